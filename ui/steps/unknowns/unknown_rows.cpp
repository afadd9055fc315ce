#include "ui/steps/unknowns/unknown_rows.h"

#include "ui/steps/unknowns/unknowns_edit.h"

#include <algorithm>

namespace rigor {

namespace {
/// Start and range are all there is to it.
bool isPlain(const Study& study, const Unknown& u) {
    return u.family.empty() && u.equals.empty() && u.of.empty() && !u.logarithmic && !u.prior.stated() &&
           u.startOf.empty() && !perExperiment(study, u.name);
}

/// Whether the unknowns from `first` on are the control points of the curve, each in its place.
bool isCurveAt(const Study& study, std::size_t first, const ModelCurve& curve, const Model& model) {
    const auto& unknowns = study.unknowns;
    if (first + curve.coefficients.size() > unknowns.size()) return false;
    for (std::size_t k = 0; k < curve.coefficients.size(); ++k) {
        const Unknown& u = unknowns[first + k];
        if (u.name != model.parameters()[curve.coefficients[k]].name || !isPlain(study, u)) return false;
    }
    return true;
}
} // namespace

std::vector<UnknownRow> unknownRows(const Study& study, const std::vector<ModelCurve>& curves,
                                    const Model* model, const std::set<std::string>& apart) {
    std::vector<UnknownRow> rows;
    for (std::size_t at = 0; at < study.unknowns.size(); at += rows.back().count) {
        const auto found = std::ranges::find_if(curves, [&](const ModelCurve& curve) {
            return model && !apart.contains(curve.name) && isCurveAt(study, at, curve, *model);
        });
        if (found == curves.end()) {
            const std::string& name = study.unknowns[at].name;
            const std::string array = name.ends_with(']') ? name.substr(0, name.find('[')) : std::string();
            rows.push_back({name, at, 1, {}, apart.contains(array) ? array : std::string()});
        } else {
            rows.push_back({found->name, at, found->coefficients.size(), *found, {}});
        }
    }
    for (std::size_t k = 0; k < study.dependence.pairs.size(); ++k) {
        const Dependence::Pair& pair = study.dependence.pairs[k];
        rows.push_back(
            {.name = pair.first + " ~ " + pair.second, .first = study.unknowns.size(), .count = 0});
        rows.back().pair = k;
    }
    return rows;
}

} // namespace rigor

#include "core/methods/fit/residuals/influence.h"

#include "core/foundation/base/translate.h"

#include <cmath>

namespace rigor {

namespace {

/// Relative to the largest predicted value of the row's case; below it is rounding.
constexpr double kInfluenceChange = 1e-9;
/// Halvings of the part between a value without influence and one with it.
constexpr int kEdgeHalvings = 12;
/// Parts of the way to a bound, near ones first.
constexpr double kPartsOfTheWay[] = {1e-3, 0.01, 0.03, 0.1, 0.2, 0.35, 0.5, 0.75, 1};

} // namespace

Influence influenceOf(Predictor& predictor, const Eigen::VectorXd& at, Eigen::Index unknown, double lower,
                      double upper, const std::vector<bool>& used) {
    const FitData& data = predictor.data();
    const Prediction here = predictor.values(at);
    Influence found;
    if (!here.answered) return found;
    const auto changes = [&](double value) {
        Eigen::VectorXd p = at;
        p[unknown] = value;
        const Prediction there = predictor.values(p);
        // Where the model cannot be simulated it surely does something else.
        if (!there.answered) return true;
        for (Eigen::Index r = 0; r < here.values.size(); ++r) {
            if (!used.empty() && !used[data.rows[static_cast<std::size_t>(r)].sensor]) continue;
            const double size = std::max(std::abs(here.values[r]), std::abs(there.values[r]));
            if (std::abs(here.values[r] - there.values[r]) > kInfluenceChange * size) return true;
        }
        return false;
    };
    const double value = at[unknown], size = value != 0 ? std::abs(value) : 1;
    const auto look = [&](double bound, double open) -> std::optional<double> {
        const double end = std::isfinite(bound) ? bound : value + open;
        double last = value;
        for (const double part : kPartsOfTheWay) {
            double there = part == 1 ? end : value + part * (end - value);
            if (there == last) continue;
            if (!changes(there)) {
                last = there;
                continue;
            }
            for (int k = 0; k < kEdgeHalvings; ++k) {
                const double middle = last + (there - last) / 2;
                (changes(middle) ? there : last) = middle;
            }
            return there;
        }
        return {};
    };
    found.below = look(lower, -10 * size);
    found.above = look(upper, 10 * size);
    return found;
}

Message sentenceOf(const Influence& influence, const std::string& name) {
    if (influence.below && influence.above)
        return filled(sentence("Method",
                               "{} has no influence on what is measured anywhere between {:.4g} and "
                               "{:.4g}; beyond it has"),
                      name, *influence.below, *influence.above);
    if (influence.above)
        return filled(sentence("Method",
                               "{} has no influence on what is measured below {:.4g}; from there on "
                               "it has"),
                      name, *influence.above);
    if (influence.below)
        return filled(sentence("Method", "{} has no influence on what is measured above {:.4g}; down from "
                                         "there it has"),
                      name, *influence.below);
    return filled(sentence("Method", "{} has no influence on what is measured"), name);
}

} // namespace rigor

#include "core/methods/provenance_facts.h"

#include "core/foundation/base/numbers.h"
#include "core/foundation/base/translate.h"
#include "core/foundation/message/number_text.h"
#include "core/foundation/message/quantity_text.h"

#include <cmath>

namespace rigor {

view::FactGroup provenanceFacts(const Result& result) {
    view::FactGroup group{translate("Result", "Provenance"), {}};
    const auto number = [&](const char* key) {
        const auto found = result.provenance.find(key);
        return found != result.provenance.end() && found->is_number() ? found->get<double>() : kNaN;
    };
    const auto count = [&](std::string name, double value, bool finding = false) {
        group.items.emplace_back(view::Fact{std::move(name), roundedCountText(value), finding});
    };
    if (const double n = number("simulations"); n > 0) // some methods run none
        count(translate("Result", "simulations"), n);
    if (const double n = number("failures"); n > 0) count(translate("Result", "failed"), n, true);
    if (const double t = number("wall_time"); std::isfinite(t))
        group.items.emplace_back(view::Fact{translate("Result", "wall time"), durationText(t)});
    if (const double s = number("seed"); std::isfinite(s)) count(translate("Result", "seed"), s);
    group.items.emplace_back(Action{Action::Kind::ShowPage, translate("Result", "open study as text"), {}});
    return group;
}

} // namespace rigor

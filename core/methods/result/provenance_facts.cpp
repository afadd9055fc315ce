#include "core/methods/result/provenance_facts.h"

#include "core/foundation/base/translate.h"
#include "core/foundation/message/number_text.h"
#include "core/methods/result/provenance.h"

#include <cmath>

namespace rigor {

view::FactGroup provenanceFacts(const Result& result) {
    view::FactGroup group{translate("Result", "Provenance"), {}};
    const Provenance known = provenanceOf(result);
    const auto count = [&](std::string name, long long value, bool finding = false) {
        group.items.emplace_back(view::Fact{std::move(name), countText(value), finding});
    };
    if (known.simulations.value_or(0) > 0) // some methods run none
        count(translate("Result", "simulations"), *known.simulations);
    if (known.failures.value_or(0) > 0) count(translate("Result", "failed"), *known.failures, true);
    if (std::isfinite(known.wallTime))
        group.items.emplace_back(view::Fact{translate("Result", "wall time"), durationText(known.wallTime)});
    if (known.seed) count(translate("Result", "seed"), *known.seed);
    group.items.emplace_back(Action{Action::Kind::ShowPage, translate("Result", "open study as text"), {}});
    return group;
}

} // namespace rigor

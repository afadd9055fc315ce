#include "core/methods/method.h"

#include "core/foundation/base/error.h"
#include "core/foundation/base/translate.h"
#include "core/methods/adequacy/adequacy.h"
#include "core/methods/adequacy/selection_method.h"
#include "core/methods/filter/filter.h"
#include "core/methods/homotopy/homotopy.h"
#include "core/methods/inverse_uncertainty/inverse_uncertainty.h"
#include "core/methods/least_squares/least_squares_method.h"
#include "core/methods/verified/verified.h"

#include <algorithm>

namespace rigor {

namespace {
template <class M> MethodEntry entry() {
    const M sample;
    return {sample.key(), sample.title(), sample.question(),
            []() -> std::unique_ptr<Method> { return std::make_unique<M>(); }};
}
} // namespace

const std::vector<MethodEntry>& methods() {
    static const std::vector<MethodEntry> list{entry<InverseUncertainty>(),    entry<ModelAdequacy>(),
                                               entry<SensorSelection>(),       entry<Homotopy>(),
                                               entry<LeastSquaresMethod>(),    entry<Filter>(),
                                               entry<VerifiedIdentification>()};
    return list;
}

std::vector<WrongOption> Method::wrongOptions(const Problem&) const { return {}; }

std::unique_ptr<Method> makeMethod(const std::string& key) {
    std::vector<std::string> keys;
    for (const auto& method : methods()) {
        if (method.key == key) return method.make();
        keys.push_back(method.key);
    }
    const auto near = nearestName(key, keys);
    fail(sentence("Method", "There is no method '{}'. {}"), key,
         near ? filled(sentence("Method", "Did you mean '{}'?"), *near)
              : filled(sentence("Method", "Known: {}."), fmt::join(keys, ", ")));
}

bool methodNeedsModel(const std::string& key) {
    const auto& all = methods();
    const auto found = std::ranges::find(all, key, &MethodEntry::key);
    return found == all.end() || found->make()->needsModel();
}

} // namespace rigor

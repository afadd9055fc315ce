#include "core/methods/fit/predict/usual_values.h"

#include "core/engine/simulate/external.h"

#include <algorithm>
#include <cmath>

namespace rigor {

void beginDifferences(const Model& model, const Problem& problem) {
    const ExternalModel* elsewhere = model.external();
    if (!elsewhere) return;
    std::vector<UsualValue> usual;
    for (const Variable& p : elsewhere->parameters()) {
        UsualValue one{p.start, p.min, p.max};
        if (const auto fixed = problem.fixed.find(p.name); fixed != problem.fixed.end())
            one.value = fixed->second;
        const auto unknown = std::ranges::find(problem.unknowns, p.name, &Unknown::name);
        if (unknown != problem.unknowns.end()) {
            one.min = std::max({one.min, unknown->value.min, unknown->lower});
            one.max = std::min({one.max, unknown->value.max, unknown->upper});
            if (!std::isnan(unknown->value.start)) one.value = unknown->value.start;
        }
        usual.push_back(one);
    }
    elsewhere->noise().begin(std::move(usual));
}

} // namespace rigor

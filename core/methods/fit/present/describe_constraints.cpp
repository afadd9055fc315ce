#include "core/methods/fit/present/describe_constraints.h"

#include "core/foundation/base/translate.h"

#include <fmt/ranges.h>

#include <algorithm>

namespace rigor {

void describeConstraints(Result& head, FitResult& result, const IntervalCheck& check, const FitBox& box,
                         const Eigen::VectorXd& estimate) {
    if (box.constraints.empty()) return;
    auto& told = result.constraints.emplace();
    std::vector<std::string> equal;
    const std::vector<Eigen::Index> active = box.within.activeAt(estimate);
    for (std::size_t k = 0; k < box.constraints.size(); ++k) {
        const bool holds = std::ranges::find(active, static_cast<Eigen::Index>(k)) != active.end();
        told.push_back({box.constraints[k], holds});
        if (holds) equal.push_back(box.constraints[k]);
    }
    const bool profiled = std::ranges::find(check.profiled, true) != check.profiled.end();
    if (!equal.empty())
        head.qualityWarnings.push_back(
            profiled
                ? filled(translate("Method",
                                   "{} holds with equality at the answer: the data alone would break it. The "
                                   "standard errors are those with the equality, the intervals those of the "
                                   "profile likelihood where it holds; they are wrong if it does not."),
                         fmt::join(equal, ", "))
                : filled(translate("Method",
                                   "{} holds with equality at the answer: the data alone would break it. "
                                   "Standard errors and intervals are those with the equality: too narrow "
                                   "where it does not hold exactly."),
                         fmt::join(equal, ", ")));
    if (!check.limited.empty())
        head.warnings.push_back(filled(
            translate("Method", "As far as the constraints allow no value is excluded by the data: {}."),
            fmt::join(check.limited, ", ")));
}

} // namespace rigor

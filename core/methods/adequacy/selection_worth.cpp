#include "core/methods/adequacy/selection_worth.h"

#include <algorithm>
#include <cmath>

namespace rigor {

std::vector<double> sensorWorth(const CandidateSensors& set, const std::vector<int>& chosen,
                                Criterion criterion) {
    std::vector<double> worth(static_cast<std::size_t>(set.count()),
                              std::numeric_limits<double>::quiet_NaN());
    const double now = criteriaOfInformation(set.information(chosen)).log(criterion);
    if (!std::isfinite(now)) return worth;
    for (int k = 0; k < set.count(); ++k) {
        std::vector<int> other = chosen;
        if (std::find(other.begin(), other.end(), k) != other.end())
            std::erase(other, k);
        else
            other.push_back(k);
        worth[static_cast<std::size_t>(k)] =
            std::exp(criteriaOfInformation(set.information(other)).log(criterion) - now);
    }
    return worth;
}

} // namespace rigor

#include "core/methods/adequacy/selection/sets/marginal_gain.h"

#include <algorithm>
#include <cmath>

namespace rigor {

std::vector<double> sensorWorth(const CandidateSensors& set, const std::vector<int>& chosen,
                                Criterion criterion) {
    std::vector<double> worth(static_cast<std::size_t>(set.count()),
                              std::numeric_limits<double>::quiet_NaN());
    const Eigen::MatrixXd together = set.information(chosen);
    const double now = criteriaOfInformation(together).log(criterion);
    if (!std::isfinite(now)) return worth;
    for (int k = 0; k < set.count(); ++k) {
        Eigen::MatrixXd information;
        if (std::find(chosen.begin(), chosen.end(), k) != chosen.end()) {
            // Summed anew: a difference would leave rounding where nothing is left.
            std::vector<int> other = chosen;
            std::erase(other, k);
            information = set.information(other);
        } else {
            information = together + set.information(k);
        }
        worth[static_cast<std::size_t>(k)] =
            std::exp(criteriaOfInformation(information).log(criterion) - now);
    }
    return worth;
}

} // namespace rigor

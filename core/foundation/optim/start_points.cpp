#include "core/foundation/optim/start_points.h"

#include "core/foundation/base/random.h"

#include <numeric>
#include <utility>
#include <vector>

namespace rigor {

Eigen::MatrixXd latinHypercube(const Eigen::VectorXd& lower, const Eigen::VectorXd& upper, int count,
                               std::uint64_t seed) {
    constexpr std::uint64_t kFirstStream = std::uint64_t{1} << 62;
    Eigen::MatrixXd points(lower.size(), count);
    std::vector<int> slice(static_cast<std::size_t>(count));
    for (Eigen::Index i = 0; i < lower.size(); ++i) {
        RandomStream random(seed, kFirstStream + static_cast<std::uint64_t>(i));
        std::iota(slice.begin(), slice.end(), 0);
        for (std::size_t k = slice.size(); k > 1; --k)
            std::swap(slice[k - 1], slice[static_cast<std::size_t>(random.below(k))]);
        for (int k = 0; k < count; ++k) {
            const double u = (slice[static_cast<std::size_t>(k)] + random.uniform()) / count;
            points(i, k) = lower[i] + u * (upper[i] - lower[i]);
        }
    }
    return points;
}

} // namespace rigor

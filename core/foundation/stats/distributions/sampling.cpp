#include "core/foundation/stats/distributions/sampling.h"

#include "core/foundation/base/error.h"
#include "core/foundation/base/random.h"

#include <boost/random/sobol.hpp>

#include <algorithm>
#include <numeric>

namespace rigor {

namespace {
// Streams of one seed, so that the schemes share no numbers.
enum Stream : std::uint64_t { kPoints = 0x10000, kPermutation = 0x20000, kShift = 0x30000 };

Eigen::MatrixXd monteCarlo(int dimension, std::int64_t count, std::uint64_t seed) {
    Eigen::MatrixXd points(dimension, count);
    for (int k = 0; k < dimension; ++k) {
        RandomStream random(seed, kPoints + static_cast<std::uint64_t>(k));
        for (std::int64_t j = 0; j < count; ++j) points(k, j) = random.uniform();
    }
    return points;
}

Eigen::MatrixXd latinHypercube(int dimension, std::int64_t count, std::uint64_t seed) {
    Eigen::MatrixXd points(dimension, count);
    std::vector<std::int64_t> cell(static_cast<std::size_t>(count));
    for (int k = 0; k < dimension; ++k) {
        RandomStream random(seed, kPermutation + static_cast<std::uint64_t>(k));
        std::iota(cell.begin(), cell.end(), 0);
        for (std::size_t j = cell.size(); j > 1; --j) std::swap(cell[j - 1], cell[random.below(j)]);
        for (std::int64_t j = 0; j < count; ++j) {
            const double inside =
                (static_cast<double>(cell[static_cast<std::size_t>(j)]) + random.uniform()) /
                static_cast<double>(count);
            points(k, j) = std::clamp(inside, 0x1p-54, 1 - 0x1p-53);
        }
    }
    return points;
}

Eigen::MatrixXd sobol(int dimension, std::int64_t count, std::uint64_t seed) {
    boost::random::sobol engine(static_cast<std::size_t>(dimension));
    std::vector<std::uint64_t> shift;
    for (int k = 0; k < dimension; ++k)
        shift.push_back(RandomStream(seed, kShift + static_cast<std::uint64_t>(k))());
    // Boost's sequence leaves out the point 0; the net property belongs to the sequence with it.
    Eigen::MatrixXd points(dimension, count);
    for (std::int64_t j = 0; j < count; ++j)
        for (int k = 0; k < dimension; ++k) {
            const std::uint64_t raw = j == 0 ? 0 : engine();
            const std::uint64_t bits = raw ^ shift[static_cast<std::size_t>(k)];
            points(k, j) = (static_cast<double>(bits >> 11) + 0.5) * 0x1p-53;
        }
    return points;
}
} // namespace

std::string toString(SamplingScheme scheme) {
    switch (scheme) {
    case SamplingScheme::MonteCarlo:
        return "monte-carlo";
    case SamplingScheme::LatinHypercube:
        return "latin-hypercube";
    case SamplingScheme::Sobol:
        return "sobol";
    }
    return "monte-carlo";
}

SamplingScheme samplingSchemeFromString(const std::string& key) {
    const std::vector schemes{SamplingScheme::MonteCarlo, SamplingScheme::LatinHypercube,
                              SamplingScheme::Sobol};
    std::vector<std::string> names;
    for (SamplingScheme scheme : schemes) {
        if (toString(scheme) == key) return scheme;
        names.push_back(toString(scheme));
    }
    if (const auto near = nearestName(key, names))
        fail("\"{}\" is not a sampling scheme. Did you mean \"{}\"?", key, *near);
    fail("\"{}\" is not a sampling scheme. Known are {}", key, fmt::join(names, ", "));
}

Eigen::MatrixXd unitPoints(SamplingScheme scheme, int dimension, std::int64_t count, std::uint64_t seed) {
    if (dimension < 1 || dimension > 100) fail("samples in {} dimensions: 1 to 100 are possible", dimension);
    if (count < 0 || count > 1'000'000'000) fail("{} samples: 0 to 1e9 are possible", count);
    switch (scheme) {
    case SamplingScheme::MonteCarlo:
        return monteCarlo(dimension, count, seed);
    case SamplingScheme::LatinHypercube:
        return latinHypercube(dimension, count, seed);
    case SamplingScheme::Sobol:
        return sobol(dimension, count, seed);
    }
    return {};
}

Eigen::MatrixXd samplesOf(const std::vector<Distribution>& inputs, const Eigen::MatrixXd& unitPoints) {
    eigen_assert(unitPoints.rows() == static_cast<Eigen::Index>(inputs.size()));
    Eigen::MatrixXd samples(unitPoints.rows(), unitPoints.cols());
    for (Eigen::Index j = 0; j < unitPoints.cols(); ++j)
        for (Eigen::Index k = 0; k < unitPoints.rows(); ++k)
            samples(k, j) = inputs[static_cast<std::size_t>(k)].quantile(unitPoints(k, j));
    return samples;
}

} // namespace rigor

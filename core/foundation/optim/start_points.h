#pragma once
// Points that fill a box, for first generations and multi-starts.

#include <Eigen/Core>

#include <cstdint>

namespace rigor {

/// Latin hypercube of `count` points (columns): each coordinate has exactly one point in each of `count`
/// equal slices, at a random place within it (McKay, Beckman & Conover 1979). Draws from RandomStream(seed,
/// 2^62 + coordinate).
Eigen::MatrixXd latinHypercube(const Eigen::VectorXd& lower, const Eigen::VectorXd& upper, int count,
                               std::uint64_t seed);

} // namespace rigor

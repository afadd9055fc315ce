#pragma once
// Where to start the Newton steps of a fit to 4 moments: solutions tabulated over skewness and kurtosis,
// which alone determine them for a given support; internal to maximum_entropy.cpp. Interpolated by cubics in
//     |skewness|  and  (r - 2)/(r + 2),  r = kurtosis - skewness^2 - 1,
// the second of which is -1 at the edge of what moments can be and 0 for the normal density. A mirrored
// density has mirrored odd terms. The start decides how many steps a fit takes, not where it ends.

#include <Eigen/Core>

#include <array>
#include <cmath>
#include <limits>
#include <optional>
#include <vector>

namespace rigor::maxent {

class StartTable {
  public:
    using Terms = Eigen::Vector4d; ///< of the normalised Hermite polynomials h_1 .. h_4

    /// solve(skewness, kurtosis, start) -> std::optional<Terms>; `start` is a solution nearby.
    template <class Solve> explicit StartTable(const Solve& solve) : nodes_(kAcross * kUp, none()) {
        for (int i = 0; i < kAcross; ++i)
            for (const int direction : {1, -1}) { // from the normal's kurtosis up, then down
                Terms last = i > 0 && known(i - 1, kMiddle) ? node(i - 1, kMiddle) : normal();
                for (int j = kMiddle; j >= 0 && j < kUp; j += direction) {
                    const double skewness = i * kAcrossStep, u = (j - kMiddle) * kUpStep,
                                 kurtosis = 2 * (1 + u) / (1 - u) + skewness * skewness + 1;
                    const std::optional<Terms> found = solve(skewness, kurtosis, last);
                    nodes_[index(i, j)] = found.value_or(none());
                    if (!found) break; // beyond it the start would be far off
                    last = *found;
                }
            }
    }

    /// Nothing outside the table and beside what could not be solved.
    std::optional<Terms> at(double skewness, double kurtosis) const {
        const double r = kurtosis - skewness * skewness - 1;
        const double across = std::abs(skewness) / kAcrossStep, up = (r - 2) / (r + 2) / kUpStep + kMiddle;
        if (!(across < kAcross - 2 && up >= 1 && up < kUp - 2)) return {};
        const int i = static_cast<int>(across), j = static_cast<int>(up);
        const auto a = weights(across - i), b = weights(up - j);
        Terms sum = Terms::Zero();
        for (int k = 0; k < 4; ++k) {
            Terms column = Terms::Zero();
            const int at = i + k - 1;
            for (int l = 0; l < 4; ++l) column += b[l] * node(std::abs(at), j + l - 1);
            if (at < 0) column = mirrored(column);
            sum += a[k] * column;
        }
        if (!sum.allFinite()) return {};
        return skewness < 0 ? mirrored(sum) : sum;
    }

    static Terms normal() { return {0, std::sqrt(0.5), 0, 0}; }

  private:
    static constexpr double kAcrossStep = 0.1, kUpStep = 1.0 / 28;
    static constexpr int kMiddle = 23, kUp = 44, kAcross = 26;

    static std::size_t index(int i, int j) { return static_cast<std::size_t>(i * kUp + j); }
    const Terms& node(int i, int j) const { return nodes_[index(i, j)]; }
    bool known(int i, int j) const { return node(i, j).allFinite(); }
    static Terms none() { return Terms::Constant(std::numeric_limits<double>::quiet_NaN()); }
    static Terms mirrored(const Terms& x) { return {-x[0], x[1], -x[2], x[3]}; }
    /// Of the Lagrange cubic through -1, 0, 1, 2.
    static std::array<double, 4> weights(double t) {
        return {-t * (t - 1) * (t - 2) / 6, (t + 1) * (t - 1) * (t - 2) / 2, -(t + 1) * t * (t - 2) / 2,
                (t + 1) * t * (t - 1) / 6};
    }

    std::vector<Terms> nodes_; ///< NaN = none
};

} // namespace rigor::maxent

#pragma once
// Proven bounds of single variables under many linear inequalities: max d_j subject to lower <= C d <= upper
// and d in a box.
//
// The solver is a dual simplex in doubles; its answer is not trusted. Any multipliers y >= 0 of the
// inequalities prove
//     d_j <= y . b + max over the box of (e_j - A^T y) . d,
// which is evaluated in intervals (Neumaier and Shcherbina, Math. Program. 99 (2004) 283): the bound holds
// whatever the solver did. If multipliers prove 0 < 0 the inequalities have no solution (Farkas).

#include "core/foundation/scalar/interval.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace rigor {

/// Rows in the order they are added; all coefficients are doubles.
class LinearBounds {
  public:
    explicit LinearBounds(std::vector<Interval> box) : box_(std::move(box)) {}

    /// lower <= c . d <= upper; c has box().size() entries.
    void add(const double* c, double lower, double upper);

    std::size_t rows() const { return lower_.size(); }
    const std::vector<Interval>& box() const { return box_; }

    /// A proven upper bound of sign * d_j (sign = 1 or -1) using the first `rows` rows. Nothing: proven that
    /// no d satisfies them.
    std::optional<double> bound(std::size_t j, double sign, std::size_t rows) const;

    /// The box shrunk to the proven bounds of every variable; false: proven empty.
    bool tighten(std::size_t rows);

  private:
    struct Constraint {
        std::size_t row = 0; ///< row of the rows; rows + k: variable k
        bool upper = true;
    };
    double entry(const Constraint& c, std::size_t k) const;
    double limit(const Constraint& c) const;
    Interval provenBound(const std::vector<double>& objective, const std::vector<Constraint>& active,
                         const std::vector<double>& multipliers) const;

    std::vector<Interval> box_;
    std::vector<double> coefficients_; ///< rows x variables
    std::vector<double> lower_, upper_;
};

} // namespace rigor

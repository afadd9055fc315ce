#pragma once
// A linear system written as formulas by elimination with pivots that are numbers of the text other than 0,
// as the 1 and -1 of sums of torques: no division by what could become 0. What is left over is solved
// otherwise (Minors); of rigid couplings that is one equation, the one of the equivalent inertia.

#include "core/engine/modelica/solve/affine.h"

namespace rigor::modelica {

class Pivots {
  public:
    /// rows: as many as each has slopes.
    Pivots(Flat& nodes, std::vector<AffineRow> rows, Span span);

    /// Rows without the columns that were eliminated; which rows they were, and the columns that are left, as
    /// many.
    std::vector<AffineRow> rest() const;
    const std::vector<std::size_t>& rows() const { return left_; }
    const std::vector<std::size_t>& columns() const { return columns_; }

    struct Eliminated {
        std::size_t column = 0;
        Id formula = kNone; ///< needs unknowns of rest() and of later ones only
    };
    /// unknowns: a node for each.
    std::vector<Eliminated> eliminated(const std::vector<Id>& unknowns);

  private:
    struct Place {
        std::size_t row = kNone, column = 0;
    };
    Place next() const;
    double smallest(const AffineRow& row) const;
    bool isPivot(Id slope, double smallest) const;
    void eliminate(Place place);
    Id over(Id x, Id pivot);

    const Flat& nodes_;
    FlatTerms terms_;
    std::vector<AffineRow> rows_;
    std::vector<std::size_t> left_;    ///< rows
    std::vector<std::size_t> columns_; ///< left
    std::vector<Place> done_;
};

} // namespace rigor::modelica

#pragma once
// A small linear system written as formulas by Cramer's rule: determinants by expansion along rows, every
// minor once. Nothing is divided by but the determinant of the whole system, so that no sample, box or
// derivative meets a zero that only a pivot made; for the few equations it is meant for, its rounding errors
// stay within those of the determinant.

#include "core/engine/modelica/solve/affine.h"

namespace rigor::modelica {

class Minors {
  public:
    static constexpr std::size_t kMostRows = 30;
    static constexpr std::size_t kMostTerms = 4000; ///< 8 full rows have 2300, a chain of 15 has 3600

    /// rows: as many as each has slopes, at most kMostRows.
    Minors(Flat& nodes, std::vector<AffineRow> rows, Span span);

    /// False if there would be more than kMostTerms products.
    bool fits() const { return fits_; }
    /// kNone = 0, whatever the formulas in it are.
    Id determinant() const { return determinant_; }
    /// Unknown k.
    Id solution(std::size_t k);

  private:
    using Mask = std::uint32_t;
    Id minor(Mask columns);

    FlatTerms terms_;
    std::vector<AffineRow> rows_;
    std::unordered_map<Mask, Id> minors_;
    std::size_t count_ = 0; ///< terms
    bool fits_ = true;
    Id determinant_ = kNone;
};

} // namespace rigor::modelica

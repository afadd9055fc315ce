#include "core/engine/modelica/solve/minors.h"

#include <bit>

namespace rigor::modelica {

Minors::Minors(Flat& nodes, std::vector<AffineRow> rows, Span span)
    : terms_(nodes, span), rows_(std::move(rows)) {
    determinant_ = minor((Mask{1} << rows_.size()) - 1);
}

/// The determinant of the first rows, as many as there are columns, over these columns; the last is the rest.
Id Minors::minor(Mask columns) {
    if (const auto found = minors_.find(columns); found != minors_.end()) return found->second;
    if (!fits_) return kNone;
    const auto size = static_cast<std::size_t>(std::popcount(columns));
    const AffineRow& row = rows_[size - 1];
    Id sum = kNone;
    std::size_t position = 0;
    for (std::size_t c = 0; c <= rows_.size(); ++c) {
        const Mask column = Mask{1} << c;
        if (!(columns & column)) continue;
        const Id entry = c < rows_.size() ? row.slopes[c] : row.rest;
        const bool plus = (position++ + size - 1) % 2 == 0;
        if (terms_.isZero(entry)) continue;
        fits_ = fits_ && ++count_ <= kMostTerms;
        const Id rest = size == 1 ? kNone : minor(columns & ~column);
        if (size > 1 && rest == kNone) continue;
        const Id term = size == 1 ? entry : terms_.mul(entry, rest);
        sum = plus ? terms_.add(sum, term) : terms_.sub(sum, term);
    }
    if (terms_.isZero(sum)) sum = kNone;
    minors_.emplace(columns, sum);
    return sum;
}

Id Minors::solution(std::size_t k) {
    const std::size_t n = rows_.size();
    const Mask all = (Mask{1} << (n + 1)) - 1;
    const Id above = minor(all & ~(Mask{1} << k));
    // The column of the rest stands last, not in the place of column k.
    const Id moved = (n - 1 - k) % 2 == 0 ? above : terms_.neg(above);
    return terms_.real(terms_.div(moved, determinant_));
}

} // namespace rigor::modelica

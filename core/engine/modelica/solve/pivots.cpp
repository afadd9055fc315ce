#include "core/engine/modelica/solve/pivots.h"

#include <algorithm>
#include <cmath>

namespace rigor::modelica {

Pivots::Pivots(Flat& nodes, std::vector<AffineRow> rows, Span span)
    : nodes_(nodes), terms_(nodes, span), rows_(std::move(rows)) {
    for (std::size_t k = 0; k < rows_.size(); ++k) {
        left_.push_back(k);
        columns_.push_back(k);
    }
    for (Place place = next(); place.row != kNone; place = next()) eliminate(place);
}

/// What a number of the row has at least to be, so as not to be small beside the others.
double Pivots::smallest(const AffineRow& row) const {
    constexpr double kBeside = 0.1;
    double largest = 0;
    for (const std::size_t c : columns_)
        if (const Id slope = row.slopes[c]; slope != kNone && nodes_.isNumber(slope))
            largest = std::max(largest, std::abs(nodes_[slope].value));
    return kBeside * largest;
}

/// A number that rounding cannot make 0.
bool Pivots::isPivot(Id slope, double smallest) const {
    return slope != kNone && nodes_.isNumber(slope) && !nodes_[slope].enclosure.contains(0) &&
           std::abs(nodes_[slope].value) >= smallest;
}

/// The pivot that can fill the fewest places (H. M. Markowitz 1957); row kNone = there is none.
Pivots::Place Pivots::next() const {
    std::vector<std::size_t> inColumn(rows_.size());
    for (const std::size_t r : left_)
        for (const std::size_t c : columns_) inColumn[c] += terms_.isZero(rows_[r].slopes[c]) ? 0 : 1;
    Place best;
    std::size_t least = 0;
    for (const std::size_t r : left_) {
        const auto inRow =
            static_cast<std::size_t>(std::count_if(columns_.begin(), columns_.end(), [&](std::size_t c) {
                return !terms_.isZero(rows_[r].slopes[c]);
            }));
        const double atLeast = smallest(rows_[r]);
        for (const std::size_t c : columns_) {
            if (!isPivot(rows_[r].slopes[c], atLeast)) continue;
            const std::size_t fill = (inRow - 1) * (inColumn[c] - 1);
            if (best.row != kNone && fill >= least) continue;
            best = {r, c};
            least = fill;
        }
    }
    return best;
}

Id Pivots::over(Id x, Id pivot) {
    const bool minus = nodes_[pivot].value == -1 && nodes_[pivot].enclosure.isPoint();
    return minus ? terms_.neg(x) : terms_.div(x, pivot);
}

void Pivots::eliminate(Place place) {
    std::erase(left_, place.row);
    std::erase(columns_, place.column);
    done_.push_back(place);
    const AffineRow& by = rows_[place.row];
    for (const std::size_t r : left_) {
        AffineRow& row = rows_[r];
        if (terms_.isZero(row.slopes[place.column])) continue;
        const Id factor = over(row.slopes[place.column], by.slopes[place.column]);
        for (const std::size_t c : columns_)
            row.slopes[c] = terms_.sub(row.slopes[c], terms_.mul(factor, by.slopes[c]));
        row.rest = terms_.sub(row.rest, terms_.mul(factor, by.rest));
    }
}

std::vector<AffineRow> Pivots::rest() const {
    std::vector<AffineRow> out;
    for (const std::size_t r : left_) {
        AffineRow& row = out.emplace_back();
        row.rest = rows_[r].rest;
        for (const std::size_t c : columns_)
            row.slopes.push_back(terms_.isZero(rows_[r].slopes[c]) ? kNone : rows_[r].slopes[c]);
    }
    return out;
}

std::vector<Pivots::Eliminated> Pivots::eliminated(const std::vector<Id>& unknowns) {
    std::vector<Eliminated> out;
    for (std::size_t k = done_.size(); k-- > 0;) {
        const auto [r, column] = done_[k];
        const AffineRow& row = rows_[r];
        Id sum = row.rest;
        const auto subtract = [&](std::size_t c) {
            if (!terms_.isZero(row.slopes[c])) sum = terms_.sub(sum, terms_.mul(row.slopes[c], unknowns[c]));
        };
        for (const std::size_t c : columns_) subtract(c);
        for (std::size_t later = k + 1; later < done_.size(); ++later) subtract(done_[later].column);
        out.push_back({column, terms_.real(over(sum, row.slopes[column]))});
    }
    return out;
}

} // namespace rigor::modelica

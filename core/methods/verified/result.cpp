#include "core/methods/verified/result.h"

#include <algorithm>

namespace rigor {

namespace {
const BoundsColumn* named(const std::vector<BoundsColumn>& columns, const std::string& name) {
    const auto found = std::ranges::find(columns, name, &BoundsColumn::name);
    return found == columns.end() ? nullptr : &*found;
}
} // namespace

const BoundsColumn* EnclosureTable::find(const std::string& name) const { return named(bounds, name); }

const BoundsColumn* BoxTable::find(const std::string& name) const { return named(bounds, name); }

double ExclusionTable::gap(std::size_t row) const {
    return std::max(allowedLower[row] - simulatedUpper[row], simulatedLower[row] - allowedUpper[row]);
}

} // namespace rigor

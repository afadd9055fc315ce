#pragma once
// What a single cell of a data file says: a number, a date, a missing value or a text.

#include "core/engine/data/csv/csv_dialect.h"

#include "core/foundation/base/text.h"

#include <optional>
#include <string>
#include <string_view>

namespace rigor {

/// Reads a plain number (sign, digits, decimal sign, digits, exponent) at `at` and moves `at` behind it.
/// False, and `at` unmoved, if there is none. Exact (nearest double) always.
bool readNumber(const char*& at, const char* end, char decimal, double& value);

/// A whole cell as a number: blanks around it, a leading +, grouping signs between groups of three digits and
/// Fortran's D exponents allowed. nullopt if it is none. "inf" and "infinity" are infinite.
std::optional<double> cellNumber(std::string_view cell, char decimal, std::string_view thousands);

/// Empty, NaN, NA, N/A, null, -, ?, #N/A, #NV, #DIV/0!, ...: without regard to case.
bool isMissing(std::string_view cell);

/// A number with a unit behind it: "0.01 sec". The unit is empty if the cell is none.
struct NumberWithUnit {
    double value = 0;
    std::string unit;
};
std::optional<NumberWithUnit> cellNumberWithUnit(std::string_view cell, char decimal);

/// A moment as written.
struct Stamp {
    double seconds = 0; ///< since 1970-01-01T00:00 of the same clock; of the day if there is no date
    int offset = 0;     ///< minutes ahead of UTC, as stated
    bool hasDate = false, hasTime = false, hasOffset = false;
    bool orderMatters = false; ///< day and month could be swapped
};

/// ISO 8601 (2026-11-21T10:11:12.5+01:00, 2026/11/21 10:11, 20261121T101112Z), 21.11.2026 10:11:12,
/// 11/21/2026 10:11:12 PM, 21-Nov-2026, times of day 10:11[:12[.5]]. Two-digit years are 1970 .. 2069.
std::optional<Stamp> cellStamp(std::string_view cell, DateOrder order);

} // namespace rigor

#pragma once
// How a column of a record is sampled: duration, step and its jitter, gaps, and the step in which its values
// move.

#include "core/engine/data/recipe.h"
#include "core/engine/data/table.h"
#include "core/foundation/base/translate.h"

#include <cstddef>
#include <string>
#include <vector>

namespace rigor {

struct ColumnSampling {
    std::size_t values = 0; ///< that are not missing, at times that go on
    double duration = 0;    ///< s, from the first to the last of them
    double step = 0;        ///< s, the usual one; 0 = fewer than two values
    double jitter = 0;      ///< largest difference of a step from the usual one, relative to it; without gaps
    std::size_t gaps = 0;   ///< gaps.h
    double widestGap = 0;   ///< s
    double resolution = 0; ///< values are multiples of it, apart from an offset; 0 = there is none to be seen
};

/// One per column of the table, of those of numbers that are not the time; empty where no column of time is
/// found. recipe: of this file.
std::vector<ColumnSampling> samplingOf(const Table& table, const DataRecipe& recipe, const std::string& file);

/// "601 values over 6 s, every 10 ms; 1 gap, the longest 0.4 s; the values move in steps of 0.1." "" =
/// nothing is known. unit: of the column.
Message samplingText(const ColumnSampling& sampling, const std::string& unit);

} // namespace rigor

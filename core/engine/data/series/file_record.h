#pragma once
// One file as a record by itself, whatever model it is for: its time, and what is worth knowing of it before
// files are joined.

#include "core/engine/data/dataset.h"

namespace rigor {

struct FileRecord {
    std::size_t time = 0; ///< column of the table
    TimedRows rows;       ///< rows with a later time than those before; s, as the file has them or from its
                          ///< first moment where it has dates
    double step = 0;      ///< s, the usual one
    std::size_t gaps = 0; ///< between rows (gaps.h)
    double widestGap = 0; ///< s
};

/// recipe: of this file (recipeOfFile). Throws Error (file, column): there is no column of time, or it holds
/// none.
FileRecord recordOf(const Table& table, const DataRecipe& recipe, const std::string& file);

/// A column over the time of the record, missing values included.
Samples curveOf(const Table& table, const FileRecord& record, std::size_t column);

/// How many times a quantity of the unit `of` must be differentiated in time to be of the kind of `to`: 2 of
/// m and m/s2, -1 of m/s and m; 0 also where that is not -2 .. 2 or a unit is not understood.
int derivativesBetween(const std::string& of, const std::string& to);

} // namespace rigor

#pragma once
// What of the data is held back from the search, so that the answer can be judged by what it has not seen:
// [data] validation of a study.

#include "core/engine/data/dataset.h"
#include "core/engine/data/recipe.h"

#include <string>
#include <vector>

namespace rigor {

struct DividedData {
    Dataset calibration; ///< what is searched by; its table is that of the data
    Dataset validation;  ///< without a table
};

/// Reads the data and divides the experiments as recipe.validation says: `share` of them drawn with its seed
/// (rounded to whole experiments), those called `labels`, those of `files` (layout "rows": files of further
/// rows), or of every record what is measured later than `after`. Throws Error as loadDataset, and for a name
/// that is not there (the nearest one) or a side without anything, with the limit.
DividedData loadDivided(const DataRecipe& recipe, const Model& model, DataFiles& files);

} // namespace rigor

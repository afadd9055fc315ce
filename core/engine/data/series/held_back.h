#pragma once
// What of the data is held back from the search, so that the answer can be judged by what it has not seen:
// [data] validation of a study.

#include "core/engine/data/dataset.h"
#include "core/engine/data/recipe.h"

#include <cstddef>
#include <string>
#include <utility>
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

/// Lines of the file of this index that no search sees, in order: rows, or of records over time what is
/// measured there. Nothing of parts that take turns (folds), of rows of several files, and where the division
/// is refused.
std::vector<std::size_t> heldLines(const Dataset& data, const DataRecipe& recipe, std::size_t file);

/// The parts of a cross-validation, recipe.validation.folds: experiments drawn with its seed, the parts as
/// equal as their number allows. Of a single record over time: stretches of it with as many times each.
class CrossDivision {
  public:
    /// `data` outlives it. Throws Error where there is less to divide than parts, with both numbers.
    CrossDivision(const Dataset& data, const HeldBack& held);

    std::size_t parts() const { return parts_; }
    bool isOfOneRecord() const { return !cuts_.empty(); }
    /// s; where a stretch begins and ends.
    std::pair<double, double> stretch(std::size_t part) const { return {cuts_[part], ends_[part]}; }
    /// Without a table.
    DividedData at(std::size_t part) const;

  private:
    const Dataset& data_;
    std::size_t parts_;
    std::vector<std::size_t> partOf_; ///< of each experiment
    std::vector<double> cuts_, ends_; ///< first and last time of each stretch
};

} // namespace rigor

#pragma once
// Sensors of one experiment in several files, each with its own times: what two loggers have written.

#include "core/engine/data/dataset.h"

#include <cstddef>
#include <string>
#include <vector>

namespace rigor {

/// The clock by which the files of one experiment are read.
struct RecordClock {
    double offset = 0;            ///< s; added to the times of the file
    std::optional<double> origin; ///< moment that counts as zero, once a file with dates has been read
    bool stated = false;          ///< the study says something of it: times are as the file has them
    double counted = 0;           ///< s; a time of the last file that became zero, its first
};

/// Per file the index of the first file of its experiment (itself, where it is one of its own).
std::vector<std::size_t> firstFiles(const DataRecipe& recipe);

/// The recipe for one of the files: with its own time, sheet and variable.
DataRecipe recipeOfFile(const DataRecipe& recipe, std::size_t index);

/// Without the columns that only other files of the experiment have.
DataRecipe recipeForTable(DataRecipe recipe, const Table& table);

/// Adds what another file measures of the experiment. Throws Error naming both files: both give the same
/// variable, or conditions that differ.
void join(Experiment& experiment, Experiment more, const std::string& first, const std::string& file);

} // namespace rigor

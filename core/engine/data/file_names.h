#pragma once
// Names of data files where several are read together: files of one name in different folders are different
// experiments, so each is called by as much of the end of its path as tells it from the others.

#include "core/engine/data/csv/csv_reader.h"
#include "core/engine/data/recipe.h"
#include "core/foundation/base/translate.h"

#include <optional>
#include <string>
#include <vector>

namespace rigor {

/// "/a/x/run.csv", "/a/y/run.csv", "/a/y/idle.csv" -> "x/run.csv", "y/run.csv", "idle.csv": as long as
/// `files` and in their order; equal paths have equal names.
std::vector<std::string> distinctNames(const std::vector<std::string>& files);

/// Sentences in which these files stand by their distinct names instead of the paths they were read from.
Messages withFileNames(Messages sentences, const std::vector<std::string>& paths,
                       const std::vector<std::string>& names);

/// What experiments are called when one file is one experiment: the names without their ending ("x/run"),
/// with it where two files differ in nothing else.
std::vector<std::string> experimentLabels(const std::vector<std::string>& files);

/// The files behind the first, whose rows alone are shown as long as no model says what is used of them:
/// which columns each has beside those of the first or lacks (EmptyColumn), what its reader warns of, or why
/// it cannot be read. Without lines; every sentence begins with the distinct name of its file.
std::vector<CsvWarning> remarksOnFurtherFiles(const DataRecipe& recipe, const CsvData& first);

/// The file whose path ends with all parts of `name`; nullopt if there is none. Throws Error if several
/// different files do and none has exactly that distinct name.
std::optional<std::size_t> fileNamed(const std::vector<std::string>& files, const std::string& name);

/// The recipe for the same files at other paths, one by one: marked cells and left-out experiments follow
/// their file. A mark that could mean several files stays as it is.
DataRecipe movedTo(DataRecipe recipe, std::vector<std::string> files);

} // namespace rigor

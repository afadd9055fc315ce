#pragma once
// The data files of a study, each read once however many models its columns are mapped to: table and
// fingerprint are of the same bytes, even if the file changes meanwhile.

#include "core/engine/data/csv/csv_reader.h"
#include "core/engine/data/recipe.h"

#include <map>
#include <string>

namespace rigor {

class DataFiles {
  public:
    struct File {
        CsvData csv;
        std::string sha256; ///< of its bytes
    };
    /// The file as the recipe says it is written; later calls take what the first one read. Throws Error as
    /// readCsv.
    const File& read(const std::string& path, const DataRecipe& recipe);

  private:
    std::map<std::string, File> files_;
};

} // namespace rigor

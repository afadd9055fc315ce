#include "core/engine/data/data_files.h"

#include "core/engine/data/csv/csv_bytes.h"
#include "core/foundation/base/error.h"
#include "core/foundation/base/sha256.h"

namespace rigor {

const DataFiles::File& DataFiles::read(const std::string& path, const DataRecipe& recipe) {
    if (const auto found = files_.find(path); found != files_.end()) return found->second;
    CsvReadOptions options;
    try {
        options.overrides = overridesOf(recipe);
    } catch (const Error& e) {
        throw Error(e.sentence(), {.file = path});
    }
    const FileBytes file(path);
    return files_[path] = {readCsvText(file.bytes(), path, options), sha256(file.bytes())};
}

} // namespace rigor

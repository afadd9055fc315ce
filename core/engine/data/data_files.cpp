#include "core/engine/data/data_files.h"

#include "core/engine/data/csv/csv_bytes.h"
#include "core/foundation/base/error.h"
#include "core/foundation/base/sha256.h"

namespace rigor {

const DataFiles::File& DataFiles::read(const std::string& path, const DataRecipe& recipe) {
    const std::string key = path + '\n' + recipe.sheet + '\n' + recipe.variable;
    if (const auto found = files_.find(key); found != files_.end()) return found->second;
    CsvReadOptions options;
    try {
        options.overrides = overridesOf(recipe);
    } catch (const Error& e) {
        throw Error(e.sentence(), {.file = path});
    }
    const FileBytes file(path);
    return files_[key] = {readCsvText(file.bytes(), path, options), sha256(file.bytes())};
}

} // namespace rigor

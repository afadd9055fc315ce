// What the program knows about itself: its version and where its shipped files are.

#include "core/study/study.h"

#include "core/foundation/base/translate.h"

#include <cstdlib>
#include <system_error>

namespace rigor {

namespace fs = std::filesystem;

std::string programVersion() { return RIGOR_VERSION; }

fs::path rigsFolder() {
    std::vector<fs::path> candidates;
    if (const char* given = std::getenv("RIGOR_RIGS"); given && *given) candidates.emplace_back(given);
    std::error_code error;
    const fs::path program = fs::read_symlink("/proc/self/exe", error);
    if (!error) candidates.push_back(program.parent_path().parent_path() / "share" / "rigor" / "rigs");
    // Only a program of the build tree knows the source tree: an installed one never reads there.
    if (!error &&
        !program.lexically_relative(fs::weakly_canonical(RIGOR_BINARY_DIR, error)).string().starts_with(".."))
        candidates.push_back(fs::path(RIGOR_SOURCE_DIR) / "resources" / "rigs");
    std::vector<std::string> tried;
    for (const auto& folder : candidates) {
        if (fs::is_directory(folder, error)) return folder.lexically_normal();
        tried.push_back(folder.lexically_normal().string());
    }
    fail(sentence("Study", "the shipped rigs were not found (looked in {}); set RIGOR_RIGS to their folder"),
         fmt::join(tried, ", "));
}

} // namespace rigor

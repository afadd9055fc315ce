// What the program knows about itself: its version and where its shipped files are.

#include "core/study/study.h"

#include "core/foundation/base/translate.h"

#include <cstdlib>
#include <system_error>

namespace rigor {

namespace fs = std::filesystem;

std::string programVersion() { return RIGOR_VERSION; }

namespace {
struct Looked {
    fs::path folder; ///< empty = it is in none of them
    std::vector<std::string> tried;
};

/// Where $variable says, beside an installed program, or `built` for a program of the build tree: an
/// installed one never reads there.
Looked shippedFolder(const char* variable, const char* installed, const fs::path& built) {
    std::vector<fs::path> candidates;
    if (const char* given = std::getenv(variable); given && *given) candidates.emplace_back(given);
    std::error_code error;
    const fs::path program = fs::read_symlink("/proc/self/exe", error);
    if (!error) {
        candidates.push_back(program.parent_path().parent_path() / "share" / "rigor" / installed);
        if (!program.lexically_relative(fs::weakly_canonical(RIGOR_BINARY_DIR, error))
                 .string()
                 .starts_with(".."))
            candidates.push_back(built);
    }
    Looked looked;
    for (const auto& folder : candidates) {
        if (fs::is_directory(folder, error)) return {folder.lexically_normal(), {}};
        looked.tried.push_back(folder.lexically_normal().string());
    }
    return looked;
}
} // namespace

fs::path rigsFolder() {
    const Looked looked =
        shippedFolder("RIGOR_RIGS", "rigs", fs::path(RIGOR_SOURCE_DIR) / "resources" / "rigs");
    if (looked.folder.empty())
        fail(sentence("Study",
                      "the shipped rigs were not found (looked in {}); set RIGOR_RIGS to their folder"),
             fmt::join(looked.tried, ", "));
    return looked.folder;
}

fs::path examplesFolder() {
    const Looked looked =
        shippedFolder("RIGOR_EXAMPLES", "examples", fs::path(RIGOR_BINARY_DIR) / "examples");
    if (looked.folder.empty())
        fail(sentence(
                 "Study",
                 "the shipped examples were not found (looked in {}); set RIGOR_EXAMPLES to their folder"),
             fmt::join(looked.tried, ", "));
    return looked.folder;
}

} // namespace rigor

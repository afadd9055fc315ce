#pragma once
// A folder that goes with its object, and a run of a study in it.

#include "core/study/study.h"
#include "tests/attacks/support/study_files.h"

#include <unistd.h>

namespace rigor::attacks {

struct Scratch {
    std::filesystem::path path;
    Scratch(const std::string& name, std::uint64_t number)
        : path(std::filesystem::temp_directory_path() /
               fmt::format("rigor-{}-{}-{}", name, ::getpid(), number)) {}
    ~Scratch() {
        std::error_code ignored;
        std::filesystem::remove_all(path, ignored);
    }
    Scratch(const Scratch&) = delete;
    Scratch& operator=(const Scratch&) = delete;
};

/// A study with what its run answered, as `rigor compare` gets it.
struct StudyRun {
    Study study;
    Result result;
};
inline StudyRun runIn(const std::filesystem::path& folder, const StudyFiles& files) {
    writeFiles(files, folder);
    StudyRun made{loadStudy(folder / "s.toml"), {}};
    PreparedStudy prepared = prepare(made.study);
    made.result = runStudy(prepared, {});
    return made;
}

} // namespace rigor::attacks

#include "core/study/places/placed_run.h"

#include "core/foundation/base/error.h"
#include "core/study/run/run_folder.h"

#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <cstdlib>
#include <cstring>

extern char** environ; // NOLINT

namespace rigor {

namespace fs = std::filesystem;

std::string programToStart() {
    const char* own = std::getenv("RIGOR_PROGRAM");
    return own && *own ? own : "/proc/self/exe";
}

long startDetached(const std::vector<std::string>& command, const fs::path& folder) {
    fs::create_directories(folder);
    const fs::path log = folder / "run.log", state = folder / kStateFile;
    std::error_code error;
    const auto before = fs::last_write_time(state, error);
    std::vector<std::string> arguments = command;
    std::vector<char*> list;
    for (std::string& argument : arguments) list.push_back(argument.data());
    list.push_back(nullptr);
    posix_spawn_file_actions_t actions;
    ::posix_spawn_file_actions_init(&actions);
    ::posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0);
    ::posix_spawn_file_actions_addopen(&actions, 1, log.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0666);
    ::posix_spawn_file_actions_adddup2(&actions, 1, 2);
    posix_spawnattr_t attributes;
    ::posix_spawnattr_init(&attributes);
    ::posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSID | POSIX_SPAWN_SETSIGMASK);
    sigset_t none;
    sigemptyset(&none);
    ::posix_spawnattr_setsigmask(&attributes, &none);
    pid_t child = 0;
    const int code =
        ::posix_spawn(&child, programToStart().c_str(), &actions, &attributes, list.data(), environ);
    ::posix_spawn_file_actions_destroy(&actions);
    ::posix_spawnattr_destroy(&attributes);
    if (code != 0)
        fail(sentence("Project", "The run cannot be started: {}"), std::string(std::strerror(code)));
    for (;;) {
        int status = 0;
        const bool ended = ::waitpid(child, &status, WNOHANG) == child;
        const bool begun = fs::last_write_time(state, error) != before && !error;
        if (ended && !(WIFEXITED(status) && WEXITSTATUS(status) == 0))
            fail(sentence("Project", "The run ended at once ({}): {}"),
                 WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status), readFileBytes(log));
        if (ended || begun) return child;
        ::usleep(50'000);
    }
}

} // namespace rigor

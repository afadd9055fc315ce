#include "core/engine/work_queue/place.h"

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <system_error>

extern char** environ; // NOLINT

namespace rigor {

namespace {

struct Pipe {
    std::array<int, 2> ends{-1, -1};
    Pipe() {
        if (::pipe2(ends.data(), O_CLOEXEC) != 0)
            throw std::system_error(errno, std::generic_category(), "pipe");
    }
    ~Pipe() { close(0), close(1); }
    Pipe(const Pipe&) = delete;
    Pipe& operator=(const Pipe&) = delete;
    void close(std::size_t end) {
        if (ends[end] >= 0) ::close(ends[end]);
        ends[end] = -1;
    }
};

} // namespace

bool onPath(const std::string& program) {
    namespace fs = std::filesystem;
    if (program.find('/') != std::string::npos) return ::access(program.c_str(), X_OK) == 0;
    const char* path = std::getenv("PATH");
    std::string_view left = path ? path : "";
    while (!left.empty()) {
        const std::size_t end = std::min(left.find(':'), left.size());
        const fs::path file = fs::path(left.substr(0, end)) / program;
        std::error_code error;
        if (::access(file.c_str(), X_OK) == 0 && fs::is_regular_file(file, error)) return true;
        left.remove_prefix(std::min(end + 1, left.size()));
    }
    return false;
}

ProgramEnd runProgram(const std::vector<std::string>& command, const std::string& input) {
    Pipe in, out, errors;
    posix_spawn_file_actions_t actions;
    ::posix_spawn_file_actions_init(&actions);
    ::posix_spawn_file_actions_adddup2(&actions, in.ends[0], 0);
    ::posix_spawn_file_actions_adddup2(&actions, out.ends[1], 1);
    ::posix_spawn_file_actions_adddup2(&actions, errors.ends[1], 2);
    std::vector<char*> arguments;
    for (const std::string& argument : command) arguments.push_back(const_cast<char*>(argument.c_str()));
    arguments.push_back(nullptr);
    pid_t child = 0;
    const int code =
        ::posix_spawnp(&child, command.front().c_str(), &actions, nullptr, arguments.data(), environ);
    ::posix_spawn_file_actions_destroy(&actions);
    if (code != 0)
        fail(sentence("Places", "{} cannot be started: {}"), command.front(),
             std::string(std::strerror(code)));
    in.close(0), out.close(1), errors.close(1);
    // What is written is short (a password): a pipe holds it.
    if (!input.empty() && ::write(in.ends[1], input.data(), input.size()) < 0) errno = 0;
    in.close(1);
    ProgramEnd end;
    const std::array<std::string*, 2> texts{&end.output, &end.errors};
    std::array<pollfd, 2> open{pollfd{out.ends[0], POLLIN, 0}, pollfd{errors.ends[0], POLLIN, 0}};
    while (open[0].fd >= 0 || open[1].fd >= 0) {
        if (::poll(open.data(), open.size(), -1) < 0 && errno != EINTR) break;
        for (std::size_t k = 0; k < open.size(); ++k) {
            if (open[k].fd < 0 || open[k].revents == 0) continue;
            char bytes[4096];
            const ssize_t n = ::read(open[k].fd, bytes, sizeof bytes);
            if (n > 0)
                texts[k]->append(bytes, static_cast<std::size_t>(n));
            else if (n == 0 || errno != EINTR)
                open[k].fd = -1;
        }
    }
    int status = 0;
    while (::waitpid(child, &status, 0) < 0 && errno == EINTR) {
    }
    end.code = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
    return end;
}

} // namespace rigor

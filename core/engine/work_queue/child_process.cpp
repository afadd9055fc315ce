#include "core/engine/work_queue/child_process.h"

#include "core/foundation/base/error.h"
#include "core/foundation/base/translate.h"

#include <fcntl.h>
#include <spawn.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstring>

extern char** environ; // NOLINT

namespace rigor {

ChildProcess::ChildProcess(const std::vector<std::string>& command, const std::string& input) {
    errors_ = ::memfd_create("errors", MFD_CLOEXEC);
    const int in = ::memfd_create("input", MFD_CLOEXEC), nothing = ::open("/dev/null", O_WRONLY | O_CLOEXEC);
    const bool written = ::write(in, input.data(), input.size()) == static_cast<ssize_t>(input.size()) &&
                         ::lseek(in, 0, SEEK_SET) == 0;
    posix_spawn_file_actions_t actions;
    ::posix_spawn_file_actions_init(&actions);
    ::posix_spawn_file_actions_adddup2(&actions, in, 0);
    ::posix_spawn_file_actions_adddup2(&actions, nothing, 1);
    ::posix_spawn_file_actions_adddup2(&actions, errors_, 2);
    posix_spawnattr_t attributes;
    ::posix_spawnattr_init(&attributes);
    ::posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK);
    ::posix_spawnattr_setpgroup(&attributes, 0);
    sigset_t none;
    sigemptyset(&none);
    ::posix_spawnattr_setsigmask(&attributes, &none);
    std::vector<char*> arguments;
    for (const std::string& argument : command) arguments.push_back(const_cast<char*>(argument.c_str()));
    arguments.push_back(nullptr);
    const int code = written ? ::posix_spawnp(&child_, command.front().c_str(), &actions, &attributes,
                                              arguments.data(), environ)
                             : EIO;
    ::posix_spawn_file_actions_destroy(&actions);
    ::posix_spawnattr_destroy(&attributes);
    ::close(in);
    ::close(nothing);
    if (code == 0) return;
    ::close(errors_);
    fail(sentence("Places", "{} cannot be started: {}"), command.front(), std::string(std::strerror(code)));
}

bool ChildProcess::running() {
    if (child_ < 0) return false;
    int status = 0;
    const pid_t ended = ::waitpid(child_, &status, WNOHANG);
    if (ended == 0) return true;
    code_ = ended < 0 ? 255 : WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
    ::kill(-child_, SIGTERM);
    child_ = -1;
    return false;
}

std::string ChildProcess::errors() const {
    char bytes[2048];
    const off_t size = ::lseek(errors_, 0, SEEK_END);
    const off_t from = std::max<off_t>(0, size - static_cast<off_t>(sizeof bytes));
    const ssize_t n = ::pread(errors_, bytes, sizeof bytes, from);
    return {bytes, static_cast<std::size_t>(std::max<ssize_t>(n, 0))};
}

ChildProcess::~ChildProcess() {
    if (running()) {
        const pid_t group = child_;
        ::kill(-group, SIGTERM);
        for (int k = 0; k < 20 && running(); ++k) ::usleep(50'000);
        ::kill(-group, SIGKILL);
        while (child_ > 0 && running()) ::usleep(10'000);
    }
    ::close(errors_);
}

} // namespace rigor

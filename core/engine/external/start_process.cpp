#include "core/engine/external/start_process.h"

#include "core/foundation/base/error.h"
#include "core/foundation/base/translate.h"

#include <fcntl.h>
#include <linux/close_range.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <condition_variable>
#include <csignal>
#include <cstring>
#include <functional>
#include <mutex>
#include <thread>

namespace rigor {
namespace {

/// Does what others hand it, in a thread that stays to the end of the program.
class Starter {
  public:
    static Starter& only() {
        static Starter* starter = new Starter; // never destroyed: its thread uses it to the last
        return *starter;
    }

    void run(const std::function<void()>& task) {
        const std::scoped_lock turn(turn_);
        std::unique_lock lock(mutex_);
        task_ = &task;
        changed_.notify_all();
        changed_.wait(lock, [&] { return task_ == nullptr; });
    }

  private:
    Starter() {
        std::thread([this] {
            for (;;) {
                std::unique_lock lock(mutex_);
                changed_.wait(lock, [&] { return task_ != nullptr; });
                (*task_)();
                task_ = nullptr;
                changed_.notify_all();
            }
        }).detach();
    }

    std::mutex turn_, mutex_;
    std::condition_variable changed_;
    const std::function<void()>* task_ = nullptr;
};

std::vector<char*> pointersTo(const std::vector<std::string>& texts) {
    std::vector<char*> pointers;
    for (const std::string& text : texts) pointers.push_back(const_cast<char*>(text.c_str()));
    pointers.push_back(nullptr);
    return pointers;
}

struct Prepared {
    const StartRequest& request;
    std::vector<char*> arguments, environment;
    sock_fprog filter;
    int nothing; ///< standard input
    int report;  ///< errno of what failed goes here
    pid_t parent;
};

/// Between fork and exec: nothing that takes a lock or memory.
[[noreturn]] void becomeChild(const Prepared& prepared) {
    const StartRequest& request = prepared.request;
    const auto give = [&] {
        const int reason = errno;
        [[maybe_unused]] const auto written = write(prepared.report, &reason, sizeof reason);
        _exit(127);
    };
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (getppid() != prepared.parent) _exit(127);
    setsid();
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, nullptr);
    for (int number = 1; number < NSIG; ++number) signal(number, SIG_DFL);
    if (dup2(prepared.nothing, 0) < 0 || dup2(request.output, 1) < 0 || dup2(request.errors, 2) < 0) give();
    syscall(SYS_close_range, 3U, ~0U, static_cast<unsigned>(CLOSE_RANGE_CLOEXEC));
    for (const int kept : request.inherited)
        if (fcntl(kept, F_SETFD, 0) < 0) give();
    if (chdir(request.folder.c_str()) < 0) give();
    const rlimit noCore{0, 0};
    setrlimit(RLIMIT_CORE, &noCore);
    if (request.memory) {
        const rlimit memory{request.memory, request.memory};
        if (setrlimit(RLIMIT_AS, &memory) < 0) give();
    }
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) < 0 && !request.filter.empty()) give();
    if (request.writeLimit >= 0 && syscall(SYS_landlock_restrict_self, request.writeLimit, 0U) < 0) give();
    if (prepared.filter.len && prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &prepared.filter) < 0) give();
    execve(request.program.c_str(), prepared.arguments.data(), prepared.environment.data());
    give();
    _exit(127);
}

[[noreturn]] void refuseStart(const std::string& program, int reason) {
    fail(sentence("Model", "{} cannot be started: {}"), program, std::strerror(reason));
}

} // namespace

pid_t startProcess(const StartRequest& request) {
    int ends[2];
    if (pipe2(ends, O_CLOEXEC) < 0) refuseStart(request.program, errno);
    const int nothing = open("/dev/null", O_RDONLY | O_CLOEXEC);
    Prepared prepared{.request = request,
                      .arguments = pointersTo(request.arguments),
                      .environment = pointersTo(request.environment),
                      .filter = {},
                      .nothing = nothing,
                      .report = ends[1],
                      .parent = getpid()};
    prepared.filter.len = static_cast<unsigned short>(request.filter.size() / sizeof(sock_filter));
    prepared.filter.filter = reinterpret_cast<sock_filter*>(const_cast<char*>(request.filter.data()));
    pid_t child = -1;
    int reason = 0;
    Starter::only().run([&] {
        child = fork();
        if (child == 0) becomeChild(prepared);
        if (child < 0) reason = errno;
    });
    close(nothing);
    close(ends[1]);
    if (child > 0) {
        ssize_t got = 0;
        do got = read(ends[0], &reason, sizeof reason);
        while (got < 0 && errno == EINTR);
        if (got != sizeof reason) reason = 0;
    }
    close(ends[0]);
    if (reason == 0) return child;
    if (child > 0) waitpid(child, nullptr, 0);
    refuseStart(request.program, reason);
}

} // namespace rigor

#include "core/engine/data/mat/mat_child.h"

#include "core/foundation/base/error.h"
#include "core/foundation/base/translate.h"

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cmath>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <filesystem>
#include <poll.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace rigor {
namespace {

constexpr int kOutput = 3;       ///< the one file that the child keeps
constexpr double kPatience = 10; ///< times the seconds of computing, on a busy machine

[[noreturn]] void failChild() {
    fail(sentence("Data", "the system gives no process to read the file in: {}"), std::strerror(errno));
}

struct OwnedFile {
    int file = -1;
    ~OwnedFile() { reset(); }
    void reset() {
        if (file >= 0) ::close(file);
        file = -1;
    }
};

bool writeWhole(int file, std::string_view bytes) {
    while (!bytes.empty()) {
        const ssize_t n = ::write(file, bytes.data(), bytes.size());
        if (n < 0 && errno == EINTR) continue;
        if (n <= 0) return false;
        bytes.remove_prefix(static_cast<std::size_t>(n));
    }
    return true;
}

/// The bytes under a name of their own as long as this lives: HDF5 opens by name, and not what has none any
/// more (memfd). Not the file they came from, which may have changed meanwhile.
class NamedBytes {
  public:
    explicit NamedBytes(std::string_view bytes)
        : path_((std::filesystem::temp_directory_path() / "rigor-data-XXXXXX").string()) {
        OwnedFile file{::mkostemp(path_.data(), O_CLOEXEC)};
        if (file.file < 0) refuse();
        if (writeWhole(file.file, bytes)) return;
        ::unlink(path_.c_str());
        refuse();
    }
    ~NamedBytes() { ::unlink(path_.c_str()); }
    NamedBytes(const NamedBytes&) = delete;
    NamedBytes& operator=(const NamedBytes&) = delete;
    const char* path() const { return path_.c_str(); }

  private:
    void refuse() const {
        fail(sentence("Data", "a copy of the file cannot be written to {}: {}"), path_, std::strerror(errno));
    }
    std::string path_;
};

void setLimit(__rlimit_resource what, rlim_t value) {
    const rlimit limit{value, value};
    ::setrlimit(what, &limit);
}

/// Address space of this process in bytes.
std::size_t memoryNow() {
    unsigned long pages = 0;
    if (std::FILE* file = std::fopen("/proc/self/statm", "r")) {
        if (std::fscanf(file, "%lu", &pages) != 1) pages = 0;
        std::fclose(file);
    }
    return pages * static_cast<std::size_t>(::sysconf(_SC_PAGESIZE));
}

/// What makes the child harmless: no handlers, no files, no core, limits.
void confine(int output, const ChildLimits& limits) {
    for (const int signal : {SIGSEGV, SIGBUS, SIGABRT, SIGFPE, SIGILL, SIGTERM, SIGINT, SIGXCPU, SIGPIPE})
        std::signal(signal, SIG_DFL);
    const int nothing = ::open("/dev/null", O_RDWR);
    if (nothing < 0) ::_exit(1);
    if (output != kOutput) ::dup2(output, kOutput);
    for (const int standard : {0, 1, 2}) ::dup2(nothing, standard);
    ::close_range(kOutput + 1, ~0u, 0);
    const std::size_t memory = memoryNow();
    setLimit(RLIMIT_CORE, 0);
    setLimit(RLIMIT_FSIZE, 0);
    setLimit(RLIMIT_CPU, static_cast<rlim_t>(std::max(1L, std::lround(limits.seconds))));
    if (memory > 0) setLimit(RLIMIT_AS, memory + limits.memory);
}

/// Everything from the pipe until its end; false if that takes too long or is too much.
bool readAll(int pipe, const ChildLimits& limits, std::string& output) {
    using Clock = std::chrono::steady_clock;
    const auto until = Clock::now() + std::chrono::duration<double>(kPatience * limits.seconds);
    std::string piece(1 << 20, '\0');
    while (output.size() <= limits.output) {
        const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(until - Clock::now()).count();
        pollfd watched{pipe, POLLIN, 0};
        const int ready = left > 0 ? ::poll(&watched, 1, static_cast<int>(left)) : 0;
        if (ready < 0 && errno == EINTR) continue;
        if (ready <= 0) return false;
        const ssize_t n = ::read(pipe, piece.data(), piece.size());
        if (n < 0 && errno == EINTR) continue;
        if (n <= 0) return n == 0;
        output.append(piece, 0, static_cast<std::size_t>(n));
    }
    return false;
}

} // namespace

ChildOutcome
inChild(std::string_view bytes, const ChildLimits& limits,
        const std::function<void(const char*, const std::function<void(std::string_view)>&)>& work) {
    const NamedBytes input(bytes);
    int ends[2];
    if (::pipe2(ends, O_CLOEXEC) != 0) failChild();
    OwnedFile from{ends[0]}, to{ends[1]};
    const pid_t child = ::fork();
    if (child < 0) failChild();
    if (child == 0) {
        confine(to.file, limits);
        try {
            work(input.path(), [](std::string_view piece) {
                if (!writeWhole(kOutput, piece)) ::_exit(1);
            });
        } catch (...) {
            ::_exit(1);
        }
        ::_exit(0); // nothing of the parent is to be closed or flushed here
    }
    to.reset();
    ChildOutcome outcome;
    const bool whole = readAll(from.file, limits, outcome.output);
    if (!whole) ::kill(child, SIGKILL);
    int status = 0;
    while (::waitpid(child, &status, 0) < 0 && errno == EINTR) {
    }
    const bool outOfTime =
        WIFSIGNALED(status) && (WTERMSIG(status) == SIGXCPU || WTERMSIG(status) == SIGKILL);
    outcome.end = whole && WIFEXITED(status) && WEXITSTATUS(status) == 0 ? ChildOutcome::End::Done
                  : outOfTime                                            ? ChildOutcome::End::TookTooLong
                                                                         : ChildOutcome::End::Died;
    if (outcome.end != ChildOutcome::End::Done) outcome.output.clear();
    return outcome;
}

} // namespace rigor

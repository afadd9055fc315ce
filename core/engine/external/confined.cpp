#include "core/engine/external/confined.h"

#include "core/engine/external/call_filter.h"
#include "core/engine/external/start_process.h"
#include "core/engine/external/write_limit.h"
#include "core/foundation/base/error.h"
#include "core/foundation/base/translate.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/eventfd.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <cmath>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <set>

namespace rigor {

namespace fs = std::filesystem;

namespace {

/// Closed at the end.
class Descriptor {
  public:
    Descriptor() = default;
    explicit Descriptor(int number) : number_(number) {}
    Descriptor(Descriptor&& other) noexcept : number_(std::exchange(other.number_, -1)) {}
    Descriptor& operator=(Descriptor&& other) noexcept {
        std::swap(number_, other.number_);
        return *this;
    }
    ~Descriptor() { reset(); }
    int get() const { return number_; }
    void reset() {
        if (number_ >= 0) close(number_);
        number_ = -1;
    }

  private:
    int number_ = -1;
};

[[noreturn]] void refuseProcess() {
    fail(sentence("Model", "No process can be started here: {}"), std::strerror(errno));
}

/// The program's file; "" if there is none.
std::string searchedProgram(const std::string& name) {
    if (name.find('/') != std::string::npos) return fs::exists(name) ? fs::absolute(name).string() : "";
    const char* path = std::getenv("PATH");
    const std::string folders = path ? path : "/usr/local/bin:/usr/bin:/bin";
    for (std::size_t from = 0; from <= folders.size();) {
        const std::size_t to = std::min(folders.find(':', from), folders.size());
        const std::string file = folders.substr(from, to - from) + "/" + name;
        if (file.front() == '/' && access(file.c_str(), X_OK) == 0 && !fs::is_directory(file)) return file;
        from = to + 1;
    }
    return {};
}

std::vector<std::string> reducedEnvironment(const ConfinedCommand& command) {
    std::vector<std::string> all = {"HOME=" + command.folder.string(), "TMPDIR=" + command.folder.string(),
                                    "LC_ALL=C.UTF-8"};
    for (const char* name : {"PATH", "LD_LIBRARY_PATH"})
        if (const char* value = std::getenv(name)) all.push_back(std::string(name) + "=" + value);
    all.insert(all.end(), command.environment.begin(), command.environment.end());
    return all;
}

/// Wrapped: read-only but for its folder, new namespaces of everything.
std::vector<std::string> bubblewrapped(const ConfinedCommand& command, const std::string& program,
                                       int filter) {
    std::vector<std::string> all = {
        "bwrap",      "--ro-bind", "/",    "/",       "--dev",    "/dev",          "--proc",
        "/proc",      "--tmpfs",   "/tmp", "--tmpfs", "/var/tmp", "--unshare-all", "--die-with-parent",
        "--cap-drop", "ALL"};
    const auto add = [&](std::initializer_list<std::string> more) {
        all.insert(all.end(), more.begin(), more.end());
    };
    if (command.hidesPeoplesFiles) {
        const char* home = std::getenv("HOME");
        std::set<std::string> hidden; // by the places that links lead to, outer folders first
        for (const char* folder : {"/home", "/root", "/media", "/mnt", "/srv", "/run", home ? home : "/"}) {
            std::error_code error;
            const fs::path place = fs::canonical(folder, error);
            if (!error && place != "/" && fs::is_directory(place, error)) hidden.insert(place.string());
        }
        for (const std::string& folder : hidden) add({"--tmpfs", folder});
    }
    const std::string own = fs::path(program).string();
    if (own.starts_with("/tmp/") || own.starts_with("/var/tmp/")) add({"--ro-bind", own, own});
    for (const fs::path& path : command.readable) add({"--ro-bind", path.string(), path.string()});
    add({"--bind", command.folder.string(), command.folder.string(), "--chdir", command.folder.string()});
    if (filter >= 0) add({"--seccomp", std::to_string(filter)});
    // For the command alone: LD_PRELOAD and the like would be obeyed by bubblewrap itself, outside.
    add({"--clearenv"});
    for (const std::string& one : reducedEnvironment(command)) {
        const std::size_t sign = one.find('=');
        add({"--setenv", one.substr(0, sign), sign == std::string::npos ? "" : one.substr(sign + 1)});
    }
    add({"--", program});
    all.insert(all.end(), command.arguments.begin() + 1, command.arguments.end());
    return all;
}

Confinement triedConfinement() {
    constexpr double kPatience = 20; // s
    for (const Confinement tried : {Confinement::Full, Confinement::Partly}) {
        try {
            const TemporaryFolder folder;
            const ConfinedCommand command{.arguments = {"true"}, .folder = folder.path(), .at = tried};
            ConfinedProcess process(command);
            if (process.wait(kPatience) == ConfinedProcess::Woken::Ended && process.end().good())
                return tried;
        } catch (const Error&) { // the next
        }
    }
    return Confinement::None;
}

void keepTail(std::string& tail, const char* bytes, std::size_t count, std::size_t most) {
    tail.append(bytes, count);
    if (tail.size() > 2 * most) tail.erase(0, tail.size() - most);
}

} // namespace

Confinement confinement() {
    static const Confinement tried = triedConfinement();
    return tried;
}

Message told(Confinement confinement) {
    switch (confinement) {
    case Confinement::Full:
        return translate("Model", "under bubblewrap: without network, writing to its own folder only");
    case Confinement::Partly:
        return canLimitWrites()
                   ? translate("Model",
                               "under a filter of system calls and Landlock (bubblewrap does not work "
                               "here): without network, writing to its own folder only, but it sees "
                               "all other files and processes")
                   : translate("Model", "under a filter of system calls (bubblewrap does not work here): "
                                        "without network, but it may write where this account may");
    case Confinement::None:
        break;
    }
    return translate("Model", "not confined: neither bubblewrap nor seccomp works here");
}

TemporaryFolder::TemporaryFolder() {
    std::error_code error;
    fs::path base = fs::temp_directory_path(error);
    if (error) base = "/tmp";
    std::string name = (fs::absolute(base) / "rigor-XXXXXX").string();
    if (!mkdtemp(name.data()))
        fail(sentence("Model", "No folder for temporary files can be made in {}: {}"), base.string(),
             std::strerror(errno));
    path_ = fs::canonical(name);
}

TemporaryFolder::~TemporaryFolder() {
    std::error_code error;
    // A folder without the right to write would keep what is in it.
    for (fs::recursive_directory_iterator at(path_, error), end; !error && at != end; at.increment(error))
        if (at->is_directory(error) && !at->is_symlink(error))
            fs::permissions(at->path(), fs::perms::owner_all, fs::perm_options::add, error);
    fs::remove_all(path_, error);
}

struct ConfinedProcess::Parts {
    Descriptor output, errors, process, stopped;
    std::string outputTail, errorTail, outputText, errorText;
    std::size_t kept = 0;
    pid_t id = -1;
    bool running = false, wrapped = false;
    ProcessEnd end;

    /// What is there now; closes at its end.
    void collect(Descriptor& pipe, std::string& tail) const {
        char bytes[4096];
        // A bound: who writes without end must not hold up who looks after him.
        for (int k = 0; k < 64 && pipe.get() >= 0; ++k) {
            const ssize_t count = read(pipe.get(), bytes, sizeof bytes);
            if (count > 0)
                keepTail(tail, bytes, static_cast<std::size_t>(count), kept);
            else if (count == 0 || (errno != EAGAIN && errno != EINTR))
                pipe.reset();
            else
                return;
        }
    }

    void collectBoth() {
        collect(output, outputTail);
        collect(errors, errorTail);
    }

    /// It has ended: nothing of it stays.
    void reap() {
        ::kill(-id, SIGKILL); // its children; before the number can be another's
        siginfo_t info{};
        while (waitid(P_PID, static_cast<id_t>(id), &info, WEXITED) < 0 && errno == EINTR) {
        }
        end = {};
        (info.si_code == CLD_EXITED ? end.code : end.signal) = info.si_status;
        if (wrapped && end.code > 128 && end.code < 128 + NSIG) end = {.code = 0, .signal = end.code - 128};
        running = false;
        collectBoth();
    }
};

ConfinedProcess::ConfinedProcess(const ConfinedCommand& command) : parts_(std::make_unique<Parts>()) {
    if (command.arguments.empty()) fail(sentence("Model", "There is no command to start."));
    const std::string program = searchedProgram(command.arguments.front());
    if (program.empty())
        fail(sentence("Model", "There is no program {} on this machine."), command.arguments.front());
    if (access(program.c_str(), X_OK) != 0 || fs::is_directory(program))
        fail(sentence("Model", "{} is no program that may be run; `chmod +x` makes it one."), program);
    const Confinement at = command.at ? *command.at : confinement();

    int output[2], errors[2];
    if (pipe2(output, O_CLOEXEC | O_NONBLOCK) < 0) refuseProcess();
    parts_->output = Descriptor(output[0]);
    const Descriptor outputEnd(output[1]);
    if (pipe2(errors, O_CLOEXEC | O_NONBLOCK) < 0) refuseProcess();
    parts_->errors = Descriptor(errors[0]);
    const Descriptor errorsEnd(errors[1]);
    // Nobody who writes there expects to be told to come again.
    fcntl(output[1], F_SETFL, 0);
    fcntl(errors[1], F_SETFL, 0);
    parts_->stopped = Descriptor(eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK));
    if (parts_->stopped.get() < 0) refuseProcess();
    parts_->kept = command.keptOutput;

    StartRequest request{.program = program,
                         .arguments = command.arguments,
                         .environment = reducedEnvironment(command),
                         .folder = command.folder.string(),
                         .inherited = command.inherited,
                         .output = outputEnd.get(),
                         .errors = errorsEnd.get()};
#ifndef __SANITIZE_ADDRESS__ // which reserves terabytes
    request.memory = command.memory;
#endif
    Descriptor filter, limit;
    if (at == Confinement::Full) {
        request.program = searchedProgram("bwrap");
        if (request.program.empty())
            fail(sentence("Model", "There is no program {} on this machine."), "bwrap");
        filter = Descriptor(memfd_create("filter", MFD_CLOEXEC));
        const std::string& bytes = callFilter(false);
        if (filter.get() < 0 ||
            write(filter.get(), bytes.data(), bytes.size()) != static_cast<ssize_t>(bytes.size()))
            refuseProcess();
        lseek(filter.get(), 0, SEEK_SET);
        const int number = bytes.empty() ? -1 : filter.get();
        if (number >= 0) request.inherited.push_back(number);
        request.arguments = bubblewrapped(command, program, number);
        request.environment = {"PATH=/usr/bin:/bin", "LC_ALL=C.UTF-8"};
        parts_->wrapped = true;
    } else if (at == Confinement::Partly) {
        request.filter = callFilter(true);
        limit = Descriptor(writeLimit(request.folder));
        request.writeLimit = limit.get();
        if (request.filter.empty())
            fail(sentence("Model", "This machine has no filter of system calls (seccomp)."));
    }
    parts_->id = startProcess(request);
    parts_->running = true;
    parts_->process = Descriptor(static_cast<int>(syscall(SYS_pidfd_open, parts_->id, 0)));
    if (parts_->process.get() < 0) {
        const int reason = errno;
        kill();
        errno = reason;
        refuseProcess();
    }
}

ConfinedProcess::~ConfinedProcess() {
    if (parts_->running) kill();
}

ConfinedProcess::Woken ConfinedProcess::await(int descriptor, double seconds, const std::stop_token& stop) {
    using Clock = std::chrono::steady_clock;
    Parts& p = *parts_;
    if (!p.running) return Woken::Ended;
    const int wake = p.stopped.get();
    const std::stop_callback stopping(stop, [wake] { eventfd_write(wake, 1); });
    const auto begin = Clock::now();
    for (;;) {
        pollfd waited[] = {{p.process.get(), POLLIN, 0},
                           {wake, POLLIN, 0},
                           {p.output.get(), POLLIN, 0},
                           {p.errors.get(), POLLIN, 0},
                           {descriptor, POLLIN, 0}};
        int patience = -1;
        if (std::isfinite(seconds)) {
            const double left = seconds - std::chrono::duration<double>(Clock::now() - begin).count();
            patience = left <= 0 ? 0 : static_cast<int>(std::min(std::ceil(left * 1e3), 1e9));
        }
        const int count = poll(waited, std::size(waited), patience);
        if (count < 0 && errno != EINTR) refuseProcess();
        if (count <= 0) {
            if (count == 0 && patience >= 0 &&
                std::chrono::duration<double>(Clock::now() - begin).count() >= seconds)
                return Woken::TimeOver;
            continue;
        }
        if (waited[2].revents) p.collect(p.output, p.outputTail);
        if (waited[3].revents) p.collect(p.errors, p.errorTail);
        if (waited[1].revents) {
            eventfd_t value = 0;
            eventfd_read(wake, &value);
            if (stop.stop_requested()) return Woken::Stopped;
        }
        // What it said before it ended comes first.
        if (waited[4].revents & POLLIN) return Woken::Readable;
        if (waited[0].revents) {
            p.reap();
            return Woken::Ended;
        }
        if (waited[4].revents) descriptor = -1; // closed at the other end: it will have ended soon
        // Who writes without end would never let the time be over.
        if (std::isfinite(seconds) && std::chrono::duration<double>(Clock::now() - begin).count() >= seconds)
            return Woken::TimeOver;
    }
}

void ConfinedProcess::kill() {
    if (!parts_->running) return;
    ::kill(-parts_->id, SIGKILL);
    ::kill(parts_->id, SIGKILL); // where it is not yet the leader of its group
    parts_->reap();
}

bool ConfinedProcess::running() const { return parts_->running; }
ProcessEnd ConfinedProcess::end() const { return parts_->end; }
int ConfinedProcess::id() const { return parts_->id; }

namespace {
const std::string& cutTail(const std::string& tail, std::string& text, std::size_t kept) {
    text = tail.size() > kept ? tail.substr(tail.size() - kept) : tail;
    return text;
}
} // namespace

const std::string& ConfinedProcess::output() const {
    return cutTail(parts_->outputTail, parts_->outputText, parts_->kept);
}
const std::string& ConfinedProcess::errors() const {
    return cutTail(parts_->errorTail, parts_->errorText, parts_->kept);
}

std::string lastLines(const std::string& text, std::size_t count) {
    constexpr std::size_t kLongest = 200;
    std::vector<std::string> lines;
    std::string line;
    const auto finish = [&] {
        while (!line.empty() && line.back() == ' ') line.pop_back();
        if (line.size() > kLongest) {
            std::size_t cut = kLongest;
            while (cut > 0 && (static_cast<unsigned char>(line[cut]) & 0xC0) == 0x80) --cut; // no half letter
            line = line.substr(0, cut) + "...";
        }
        if (!line.empty()) lines.push_back(line);
        line.clear();
        if (lines.size() > count) lines.erase(lines.begin());
    };
    for (std::size_t k = 0; k < text.size();) {
        const auto c = static_cast<unsigned char>(text[k]);
        std::size_t length = c < 0x80 ? 1 : (c & 0xE0) == 0xC0 ? 2 : (c & 0xF0) == 0xE0 ? 3 : 4;
        bool whole = c < 0x80 || (c >= 0xC2 && c < 0xF5 && k + length <= text.size());
        for (std::size_t j = 1; whole && j < length; ++j)
            whole = (static_cast<unsigned char>(text[k + j]) & 0xC0) == 0x80;
        if (!whole) length = 1;
        if (c == '\n')
            finish();
        else if (!whole)
            line += '?';
        else if (c == '\t' || (c >= 0x20 && c != 0x7F))
            line += c == '\t' ? std::string(" ") : text.substr(k, length);
        k += length;
    }
    finish();
    std::string all;
    for (const std::string& one : lines) all += (all.empty() ? "" : " / ") + one;
    return all;
}

fs::path ownProgram() {
    std::error_code error;
    fs::path program = fs::read_symlink("/proc/self/exe", error);
    return error ? fs::path() : program;
}

} // namespace rigor

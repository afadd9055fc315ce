// rigor-model-host SOCKET MEMORY SIZE: loads the FMU that its parent names and runs it, over and over. The
// first two are descriptors (see host_protocol.h); it ends when the socket is closed.
#include "core/engine/fmu/host/look.h"
#include "core/engine/fmu/host/run.h"

#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <cerrno>
#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <new>
#include <optional>
#include <string>
#include <utility>

// Under AddressSanitizer: a process that may not be traced cannot look for leaks, and how it crashes shall be
// told by its signal.
extern "C" const char* __asan_default_options() {
    return "detect_leaks=0:handle_segv=0:handle_sigbus=0:handle_sigfpe=0:handle_abort=0";
}

namespace rigor::host {
namespace {

class Host {
  public:
    Host(int socket, Shared* shared)
        : socket_(socket), shared_(*shared), memory_(reinterpret_cast<double*>(shared)) {}

    int serve() {
        for (std::uint64_t patience = 0;;) {
            Message message;
            const int how = isThereWithin(socket_, patience) ? MSG_DONTWAIT : 0;
            const ssize_t got = recv(socket_, &message, sizeof message, how);
            if (got < 0 && errno == EINTR) continue;
            if (got != sizeof message || message.magic != kMagic) return 0;
            patience = message.patience;
            shared_.answer = Answer{};
            fmuLog().clear();
            guarded(static_cast<Command>(message.command));
            shared_.answer.instances = instances_;
            const std::string& log = fmuLog();
            const std::size_t kept = std::min(log.size(), sizeof shared_.answer.log - 1);
            std::memcpy(shared_.answer.log, log.data() + (log.size() - kept), kept);
            std::fflush(stdout);
            if (send(socket_, &message, sizeof message, MSG_NOSIGNAL) != sizeof message) return 0;
        }
    }

  private:
    void guarded(Command command) {
        Answer& answer = shared_.answer;
        try {
            if (command == Command::SetUp)
                setUp();
            else
                run();
        } catch (const Stopped& stopped) {
            answer.end = stopped.end;
        } catch (const Failure& failure) {
            fail(failure);
        } catch (const std::bad_alloc&) {
            fail({.problem = Problem::Memory});
        }
        if (answer.end == End::Failed) leave(false);
    }

    void fail(const Failure& failure) {
        Answer& answer = shared_.answer;
        answer.end = End::Failed;
        answer.problem = failure.problem;
        answer.status = failure.status;
        answer.variable = failure.variable;
        answer.size = failure.size;
        const std::size_t length = std::min(failure.text.size(), sizeof answer.text - 1);
        std::memcpy(answer.text, failure.text.data(), length);
        // Nothing may be called any more; or its own memory may be damaged.
        if (failure.status == fmi::Fatal || failure.problem == Problem::Overwrote ||
            failure.problem == Problem::Memory)
            answer.spoiled = 1;
    }

    void setUp() {
        Unpacker unpacker(reinterpret_cast<const char*>(memory_ + kData), shared_.setupSize);
        describe(setup_, [&](auto& part) { unpacker.get(part); });
        if (!unpacker.good()) std::exit(1);
        tables_.emplace(setup_);
        instance_ = setup_.version == 2 ? makeInstance2(setup_) : makeInstance3(setup_);
        create();
        shared_.answer.end = End::Reached;
    }

    void create() {
        ++instances_;
        set_.assign(setup_.parameters.size(), 0);
        restored_ = kept_ = false;
        if (instance_->create(false)) {
            // A process that stands one instance cannot find out first whether that can be reset.
            const bool wanted = setup_.keepsState && (cannotReset_ || setup_.once);
            kept_ = wanted && instance_->keepState();
            return;
        }
        // Once more, so that it can say why; what it has said already would only stand there twice.
        const std::string said = std::exchange(fmuLog(), {});
        const bool now = instance_->create(true);
        if (fmuLog().empty()) fmuLog() = said;
        if (!now) throw Failure{.problem = Problem::NoInstance};
    }

    void run() {
        const Request request = shared_.request;
        if (!instance_->exists()) create();
        const double* changed = memory_ + request.changed;
        for (std::uint64_t k = 0; k < request.changedCount; ++k)
            set_.at(static_cast<std::size_t>(changed[k])) = 1;
        std::vector<std::size_t> groups;
        for (std::size_t k = 0; k < set_.size(); ++k)
            if (set_[k]) groups.push_back(k);
        Answer& answer = shared_.answer;
        answer.time = request.start;
        Run run(*instance_, setup_, *tables_, memory_, request, answer, asked_);
        answer.end = End::Reached;
        try {
            begin(run, groups);
            if (setup_.modelExchange)
                run.modelExchange();
            else
                run.coSimulation();
        } catch (const Stopped& stopped) {
            answer.end = stopped.end;
        }
        if (answer.end == End::Reached) answer.time = request.stop;
        if (answer.end == End::Reached || answer.end == End::Terminated) run.finish();
        leave(answer.end == End::Reached || answer.end == End::Terminated);
        if (++runs_ % kLook == 0) answer.resident = resident();
    }

    void begin(Run& run, const std::vector<std::size_t>& groups) {
        try {
            run.begin(groups);
        } catch (const Failure&) {
            if (restored_) shared_.answer.astray = shared_.answer.spoiled = 1;
            throw;
        }
    }

    bool goesBack() {
        restored_ = false;
        if (!cannotReset_ && instance_->reset()) return true;
        cannotReset_ = true;
        return restored_ = kept_ && instance_->setState();
    }

    /// Ready for the next run, by a reset, by its state, or anew.
    void leave(bool good) {
        if (!instance_ || !instance_->exists() || shared_.answer.spoiled) return;
        bool again = false;
        try {
            if (good) {
                instance_->terminate();
                again = goesBack();
            }
        } catch (const Failure& failure) {
            if (failure.status == fmi::Fatal) {
                shared_.answer.spoiled = 1;
                return;
            }
        }
        if (again) return;
        instance_->destroy();
        if (setup_.once) shared_.answer.spoiled = 1;
    }

    static std::uint64_t resident() {
        unsigned long long all = 0, there = 0;
        if (FILE* file = std::fopen("/proc/self/statm", "r")) {
            if (std::fscanf(file, "%llu %llu", &all, &there) != 2) there = 0;
            std::fclose(file);
        }
        return there * static_cast<std::uint64_t>(sysconf(_SC_PAGESIZE));
    }

    static constexpr std::uint64_t kLook = 64; ///< runs between two looks at the memory used
    int socket_;
    Shared& shared_;
    double* memory_;
    Setup setup_;
    std::optional<Tables> tables_;
    std::unique_ptr<Instance> instance_;
    std::vector<char> set_; ///< of each group of parameters: was set once in this instance
    bool asked_ = false;
    bool cannotReset_ = false, kept_ = false, restored_ = false; ///< of the instance: its state
    std::uint64_t instances_ = 0, runs_ = 0;
};

/// From here on no other program is started: execve and execveat are refused (seccomp, classic BPF).
void startNothing() {
    sock_filter program[] = {
        BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(seccomp_data, arch)),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, AUDIT_ARCH_X86_64, 1, 0),
        BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_KILL_PROCESS),
        BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(seccomp_data, nr)),
        BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, 0x40000000, 2, 0), // the calls of x32
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_execve, 1, 0),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_execveat, 0, 1),
        BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EPERM),
        BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
    };
    const sock_fprog filter{static_cast<unsigned short>(std::size(program)), program};
    prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
    prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &filter); // where it cannot be had, nothing is lost
}

} // namespace
} // namespace rigor::host

int main(int argc, char** argv) {
    using namespace rigor::host;
    if (argc != 4) {
        std::fputs("rigor-model-host is started by rigor, to run an FMU in a process of its own.\n", stderr);
        return 2;
    }
    const int socket = std::atoi(argv[1]), memory = std::atoi(argv[2]);
    const std::size_t size = std::strtoull(argv[3], nullptr, 10);
    void* mapped = mmap(nullptr, size, PROT_READ | PROT_WRITE, MAP_SHARED, memory, 0);
    if (mapped == MAP_FAILED || size < sizeof(Shared)) {
        std::perror("rigor-model-host");
        return 1;
    }
    close(memory);
    startNothing();
    Host host(socket, static_cast<Shared*>(mapped));
    const int code = host.serve();
    std::fflush(nullptr);
    _exit(code); // what the FMU left for the end of the process may crash
}

#include "core/engine/fmu/fmu_host.h"

#include "core/engine/fmu/host/look.h"
#include "core/foundation/base/error.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <cmath>
#include <cstdlib>
#include <thread>

namespace rigor {

namespace fs = std::filesystem;

fs::path modelHostProgram() {
    constexpr const char* kName = "rigor-model-host";
    const fs::path folder = ownProgram().parent_path();
    const char* stated = std::getenv("RIGOR_MODEL_HOST");
    for (const fs::path& file :
         {folder / kName, folder / "../libexec/rigor" / kName, fs::path(stated ? stated : ""),
          folder / ".." / kName, folder / "../.." / kName})
        if (!file.empty() && access(file.c_str(), X_OK) == 0 && fs::is_regular_file(file))
            return fs::canonical(file);
    fail(sentence("Model",
                  "The program {}, which runs FMUs in a process of their own, is not beside Rigor's own "
                  "({}); install Rigor anew."),
         kName, folder.string());
}

FmuHost::FmuHost(const FmuHostPlan& plan, std::size_t numbers) : numbers_(numbers) {
    const auto refuse = [] {
        fail(sentence("Model", "No process can be started for the FMU: {}"), std::strerror(errno));
    };
    size_ = std::max(numbers * sizeof(double), host::kData * sizeof(double) + plan.setup.size());
    const int memory = memfd_create("rigor-fmu", MFD_CLOEXEC | MFD_ALLOW_SEALING);
    if (memory < 0) refuse();
    // Of this size for ever: a file cut by the other side would end this process.
    if (ftruncate(memory, static_cast<off_t>(size_)) < 0 ||
        fcntl(memory, F_ADD_SEALS, F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_SEAL) < 0) {
        close(memory);
        refuse();
    }
    void* mapped = mmap(nullptr, size_, PROT_READ | PROT_WRITE, MAP_SHARED, memory, 0);
    int ends[2] = {-1, -1};
    if (mapped == MAP_FAILED || socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends) < 0) {
        const int reason = errno;
        if (mapped != MAP_FAILED) munmap(mapped, size_);
        close(memory);
        errno = reason;
        refuse();
    }
    shared_ = new (mapped) host::Shared;
    shared_->setupSize = plan.setup.size();
    std::memcpy(this->memory() + host::kData, plan.setup.data(), plan.setup.size());
    socket_ = ends[0];
    try {
        const fs::path program = modelHostProgram();
        process_ = std::make_unique<ConfinedProcess>(
            ConfinedCommand{.arguments = {program.string(), std::to_string(ends[1]), std::to_string(memory),
                                          std::to_string(size_)},
                            .folder = folder_.path(),
                            .readable = {program, plan.package},
                            .hidesPeoplesFiles = true,
                            .inherited = {ends[1], memory},
                            .memory = plan.memory ? plan.memory + size_ : 0,
                            .at = plan.at});
    } catch (...) {
        close(ends[0]);
        close(ends[1]);
        close(memory);
        munmap(mapped, size_);
        throw;
    }
    close(ends[1]);
    close(memory);
}

FmuHost::~FmuHost() {
    process_.reset();
    close(socket_);
    munmap(shared_, size_);
}

namespace {

constexpr double kLook = 300e-6; ///< s, the longest wait awake: who waits for longer can as well be woken
std::atomic<int> asked = 0;      ///< helpers of this process that work now

class Counted {
  public:
    Counted() { ++asked; }
    ~Counted() { --asked; }
    Counted(const Counted&) = delete;
    Counted& operator=(const Counted&) = delete;
};

double secondsBetween(std::chrono::steady_clock::time_point from, std::chrono::steady_clock::time_point to) {
    return std::chrono::duration<double>(to - from).count();
}

/// us: somewhat longer than it took last; none where that is long.
std::uint64_t lookFor(double seconds) {
    return seconds < kLook ? static_cast<std::uint64_t>(1e6 * std::min(kLook, 2 * seconds + 20e-6)) : 0;
}

} // namespace

/// us to wait awake for the answer: none where answers took longer, where the helpers and those who wait for
/// them need all cores, or for a while after a look that was in vain.
std::uint64_t FmuHost::patience() const {
    static const unsigned cores = std::thread::hardware_concurrency(); // that this process may use
    const bool room = 2 * (1 + company_) <= cores + 0.5;
    return cores > 1 && room && paused_ >= pause_ ? lookFor(took_) : 0;
}

FmuHost::Said FmuHost::ask(host::Command command, double seconds, const std::stop_token& stop) {
    using Woken = ConfinedProcess::Woken;
    using Clock = std::chrono::steady_clock;
    const Counted counted;
    const auto began = Clock::now();
    gap_ = secondsBetween(answered_, began);
    company_ += (asked - 1 - company_) / 8;
    const std::uint64_t look = patience();
    const host::Message question{.command = static_cast<std::uint32_t>(command),
                                 .sequence = ++sequence_,
                                 .patience = look ? lookFor(gap_) : 0};
    shared_->answer.time = shared_->request.start;
    ssize_t count = 0;
    do count = send(socket_, &question, sizeof question, MSG_NOSIGNAL | MSG_DONTWAIT);
    while (count < 0 && errno == EINTR);
    if (count != sizeof question && errno == EAGAIN) return Said::Rubbish;
    // Who has died cannot be written to: what follows tells. What a failed run has printed is collected.
    const bool here = look && host::isThereWithin(socket_, look);
    if (!here || shared_->answer.end == host::End::Failed) switch (process_->await(socket_, seconds, stop)) {
        case Woken::Ended:
            return Said::Died;
        case Woken::TimeOver:
            return Said::TimeOver;
        case Woken::Stopped:
            return Said::Stopped;
        case Woken::Readable:
            break;
        }
    answered_ = Clock::now();
    took_ = secondsBetween(began, answered_);
    if (look) {
        pause_ = here ? pause_ / 2 : std::min<std::uint64_t>(2 * pause_ + 1, 1023);
        paused_ = 0;
    } else if (paused_ < pause_) {
        ++paused_;
    }
    host::Message answer;
    count = recv(socket_, &answer, sizeof answer, MSG_DONTWAIT);
    // Closed: it has ended, or will.
    if ((count == 0 || (count < 0 && errno == ECONNRESET)) && process_->wait(10) == Woken::Ended)
        return Said::Died;
    const bool right = count == sizeof answer && answer.magic == host::kMagic &&
                       answer.sequence == question.sequence && answer.command == question.command;
    return right ? Said::Answer : Said::Rubbish;
}

host::Request& FmuHost::request() { return shared_->request; }

double* FmuHost::memory() { return reinterpret_cast<double*>(shared_); }

host::Answer FmuHost::answer(std::uint64_t mostRows, std::uint64_t mostEvents) const {
    host::Answer answer;
    std::memcpy(static_cast<void*>(&answer), &shared_->answer, sizeof answer);
    answer.rows = std::min(answer.rows, mostRows);
    answer.events = std::min(answer.events, mostEvents);
    answer.steps = std::min<std::uint64_t>(answer.steps, std::uint64_t{1} << 62);
    answer.text[sizeof answer.text - 1] = 0;
    answer.log[sizeof answer.log - 1] = 0;
    answer.end = std::min(answer.end, host::End::Failed);
    return answer;
}

double FmuHost::reached() const {
    double time = 0;
    std::memcpy(&time, &shared_->answer.time, sizeof time);
    return time;
}

} // namespace rigor

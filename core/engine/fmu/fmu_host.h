#pragma once
// A process rigor-model-host, seen from the program: started confined, spoken to over a socket pair and
// shared memory. Nothing it says is believed without a look.

#include "core/engine/external/confined.h"
#include "core/engine/fmu/host/host_protocol.h"

#include <chrono>
#include <filesystem>
#include <memory>
#include <optional>

namespace rigor {

/// The helper's file: beside this program, in ../libexec/rigor, as $RIGOR_MODEL_HOST says, or one or two
/// folders up. Throws Error if there is none.
std::filesystem::path modelHostProgram();

struct FmuHostPlan {
    std::string setup;             ///< packed host::Setup
    std::filesystem::path package; ///< the unpacked FMU, to be read
    std::size_t memory = 0;        ///< bytes, limit
    std::optional<Confinement> at = std::nullopt;
};

/// Used by one thread at a time.
class FmuHost {
  public:
    /// Started and asked to load the FMU. numbers: room in the memory for that many doubles. Throws Error if
    /// it cannot be started.
    FmuHost(const FmuHostPlan& plan, std::size_t numbers);
    ~FmuHost();
    FmuHost(const FmuHost&) = delete;
    FmuHost& operator=(const FmuHost&) = delete;

    enum class Said { Answer, Died, TimeOver, Stopped, Rubbish };
    /// After all but Answer it is of no more use.
    Said ask(host::Command command, double seconds, const std::stop_token& stop);

    host::Request& request();
    double* memory(); ///< offsets count from here
    std::size_t numbers() const { return numbers_; }
    /// A copy, with texts that end and numbers within the limits given.
    host::Answer answer(std::uint64_t mostRows, std::uint64_t mostEvents) const;
    double reached() const; ///< s: the time it was last seen at
    const ConfinedProcess& process() const { return *process_; }

  private:
    std::uint64_t patience() const;

    TemporaryFolder folder_;
    std::size_t numbers_ = 0, size_ = 0;
    int socket_ = -1;
    host::Shared* shared_ = nullptr;
    std::unique_ptr<ConfinedProcess> process_;
    std::uint64_t sequence_ = 0;
    // When to wait awake, learned from the questions before:
    double took_ = 1, gap_ = 1;            ///< s: the last answer, and from the one before to its question
    double company_ = 0;                   ///< other helpers at work when this one is asked, smoothed
    std::uint64_t pause_ = 0, paused_ = 0; ///< questions to sleep at after a look in vain, and slept at
    std::chrono::steady_clock::time_point answered_{};
};

} // namespace rigor

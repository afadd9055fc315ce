#pragma once
// Whether a place works: what it needs is looked for, workers are started as a run starts them, and a job of
// one second is computed there and here. It stops at the first failure, with the place's own words and what
// to do.

#include "core/engine/work_queue/place.h"
#include "core/foundation/base/translate.h"

#include <filesystem>
#include <functional>
#include <stop_token>
#include <string>
#include <vector>

namespace rigor {

struct PlaceTestStep {
    enum class State { UnderWay, Done, Note, Failed } state = State::UnderWay;
    Message said;         ///< "Job 48207 was accepted."
    Message more = {};    ///< one more clause
    double seconds = 0;   ///< that it took
    std::string own = {}; ///< of Failed: what the place itself said
    Message advice = {};  ///< of Failed: one sentence what to do
};

struct PlaceTest {
    std::vector<PlaceTestStep> steps;
    bool works = false, sameDigits = true;
    double seconds = 0; ///< until the job was back
};

/// folder: for files on their way, of the test alone. patience: s that a worker is waited for; <= 0: a
/// minute, of Slurm ten. told: of every change, by the calling thread. Never throws.
PlaceTest testPlace(const Place& place, const std::filesystem::path& folder, const std::stop_token& stop,
                    const std::function<void(const PlaceTest&)>& told, double patience = 0);

/// All steps as lines.
std::string logOf(const PlaceTest& test);

} // namespace rigor

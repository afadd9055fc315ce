#pragma once
// The online procedure of "Verified Parameter Identification for a Drive Train Test Rig": a list of sets
// follows the record; steps 1 to 8 of the deck. README.md maps them to functions.

#include "core/foundation/base/progress.h"
#include "core/methods/verified/record.h"
#include "core/methods/verified/sets/subdivision.h"

#include <functional>
#include <optional>

namespace rigor {

/// What is known at one row: hulls over the list.
struct VerifiedHull {
    std::size_t row = 0;
    std::vector<Interval> states, parameters;
    std::size_t sets = 0;
};

/// Why a set was dropped.
struct Exclusion {
    std::size_t row = 0;
    int sensor =
        -1; ///< -1: standstill, -2: the model (no mode can be active), -3: several procedures together
    Interval simulated, allowed;
};

/// What is known of a parameter that may change at rest, over one motion: it is constant from row `from` (the
/// last one that guarantees rest, or the first) to row `to`.
struct VerifiedPhase {
    std::size_t from = 0, to = 0, parameter = 0;
    Interval value;
};

struct ObserverResult {
    std::vector<VerifiedHull>
        hulls; ///< every reportEvery seconds, where rest begins or ends, and the last row
    std::vector<VerifiedPhase> phases;      ///< in the order of time; whatever is reported
    std::vector<VerifiedHull> closing;      ///< the latest rows one by one, states only
    std::vector<VerifiedHull> lists;        ///< hull of each set of the last list
    std::optional<Exclusion> contradiction; ///< of the last set; the list is empty from this row on
    std::vector<Exclusion> exclusions;      ///< the latest ones
    std::string failure;                    ///< a step found no enclosure
    double failedAt = 0;
    long long steps = 0;         ///< sets times rows
    std::size_t largest = 0;     ///< longest list
    std::vector<double> seconds; ///< processor time since the last report, per hull
    bool cancelled = false;
};

struct ObserverSettings {
    std::size_t maxSets = 1000, subdivisions = 2;
    double reportEvery = 0.5, reinitialise = 0;
    double joinEvery = 1.5; ///< s; 0: only a full list is merged
    SplitRule rule = SplitRule::Rates;
    int parts = 2; ///< of a set that is divided: 2 or 3
};

class Observer {
  public:
    Observer(const VerifiedProblem& problem, const ObserverSettings& settings);
    /// told: after every report.
    ObserverResult run(const Progress& progress, const std::function<void(const ObserverResult&)>& told = {});

  private:
    void correct(std::size_t row);
    bool keeps(StateSet& set, std::size_t row);
    void refresh(StateSet& set, std::size_t row, bool loose, bool off) const;
    void refresh(StateSet& set, std::size_t row) const;
    void resetParameters();
    void subdivide(std::size_t row);
    void split(std::size_t set, std::size_t row);
    void merge(std::size_t most);
    void makeRoom(double time);
    void predict(std::size_t row);
    bool follow(const StateSet& set, const StepInputs& step, std::size_t row, int depth = 0);
    VerifiedHull hullAt(std::size_t row) const;
    void endPhase(std::size_t row);
    void keepRow(std::size_t row);
    void exclude(const Exclusion& why);

    const VerifiedProblem& problem_;
    ObserverSettings settings_;
    HybridFlow flow_;
    Subdivision subdivision_;
    std::vector<StateSet> list_, next_, parts_;
    std::size_t settled_ = 0;      ///< first sets of the list that agree with the sensors of the row already
    std::vector<double> perPrior_; ///< 1/width of each prior
    std::vector<std::pair<double, std::size_t>> candidates_;
    StepTargets targets_;
    std::vector<LaneOutcome> outcomes_;
    double merged_ = 0, joined_ = 0;   ///< times of the last merging of a full list, of close sets
    std::size_t dividedNow_ = 0;       ///< sets of this row that had to be divided to be followed
    bool resting_ = false;             ///< the list was merged in this rest
    std::optional<std::size_t> phase_; ///< the row from which resets have the value of this motion
    ObserverResult result_;
};

} // namespace rigor

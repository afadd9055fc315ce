#pragma once
// What the window shows of a run under way, here or elsewhere.

#include "core/study/places/run_state.h"

#include <QDateTime>
#include <QString>

#include <deque>
#include <vector>

namespace rigor {

/// Something that happened on the way: a worker fell silent, evaluations failed.
struct RunIncident {
    QDateTime when;
    QString sentence;
    bool warning = false;
    double at = -1; ///< s after the start; below 0 = not known
};

/// Evaluations per second of each place, from the start of a run on.
struct RateHistory {
    std::vector<double> at;               ///< s after the start, ascending
    std::vector<std::vector<double>> per; ///< [place][time]
};

/// How long a phase takes to its end at the pace it has had so far. A phase says nothing of the next one:
/// each is timed by itself, and one that is done has no time left to tell.
class PhasePace {
  public:
    /// s, `elapsed` after the start of the run; below 0 = not known.
    double left(const ProgressEvent& last, double elapsed);

  private:
    std::string phase_;
    double total_ = -1, done_ = 0, since_ = 0; ///< when the phase began to be watched
};

struct RunProgress {
    int id = 0;
    ProgressEvent last;
    double elapsed = 0; ///< s, without pauses
    double share = -1;  ///< 0 .. 1, below 0 = not known
    double left = -1;   ///< s, of the phase under way at its pace so far; below 0 = not known
    bool cancelling = false, paused = false;
    QString process = {}; ///< "process 4711 on login1" of a run elsewhere; "" = it runs in this window

    std::vector<PlaceState> places = {}; ///< empty = the threads of one process alone
    std::vector<double> rates = {};      ///< evaluations per second of each place; below 0 = not known yet
    std::vector<RunIncident> incidents = {}; ///< newest first, a few

    /// Takes what the places are now, `at` s after the start: rates over the last half minute, and what has
    /// happened since.
    void takePlaces(std::vector<PlaceState> now, double at);
    void tell(const QString& sentence, bool warning);
    /// At most some hundred times, evenly: of a long run fewer per hour.
    const RateHistory& history() const { return history_; }
    /// Evaluations per second of all places; below 0 = not known.
    double rate() const;

  private:
    struct Sample {
        double at;
        std::vector<long long> done;
    };
    void remember(double at);
    std::deque<Sample> samples_ = {};
    RateHistory history_ = {};
    double nextKept_ = 0, keptEvery_ = 0; ///< s
};

} // namespace rigor

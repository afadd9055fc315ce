#pragma once
// Output densities while the distribution of the unknowns is dragged, off the GUI thread. One thread answers
// the newest unknowns asked for and never an older one; when nothing new has come for a moment it compares
// the response surfaces with simulations there and refines them. Another builds the surfaces. Without them,
// or outside the box they were built over, a frame is simulated.

#include "core/methods/inverse_uncertainty/present/live.h"

#include <QElapsedTimer>
#include <QObject>
#include <QString>

#include <condition_variable>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>

namespace rigor {

/// What the surfaces are worth where they were last compared with simulations.
struct LiveCheck {
    int frame = 0;             ///< number of the frame it belongs to
    double largestError = 0;   ///< of log L of one experiment
    double simulatedTotal = 0; ///< log L
    long refined = 0;          ///< experiments whose surface was refined there
};

/// How far the surfaces are.
struct LiveBuild {
    enum class State { None, Running, Cancelling, Cancelled, Failed, Done } state = State::None;
    double share = -1;         ///< 0 .. 1, below 0 = not known
    double left = -1;          ///< s, below 0 = not known
    long long simulations = 0; ///< made so far
    QString sentence;          ///< why it failed
};

class LiveWorker : public QObject {
    Q_OBJECT
  public:
    explicit LiveWorker(QObject* parent = nullptr);
    ~LiveWorker() override; ///< stops what is under way and waits for it

    /// Another problem: what was shown belongs to the past. nullptr = none. `sameResponses`: the simulations
    /// are the same, only the density or its orders differ, so that the surfaces stay.
    void setProblem(std::shared_ptr<const Problem> problem, const InverseUncertaintyOptions& options,
                    bool sameResponses);
    bool hasProblem() const { return problem_ != nullptr; }

    /// Asks for a frame at these unknowns; framed() tells of it, or of a newer one.
    void show(const std::vector<Unknown>& unknowns, const Dependence& dependence);
    /// A pair of the dependence whose frames come with one without it; none = no more.
    void comparePair(std::optional<std::size_t> pair) { pair_ = pair; }
    /// The experiments of frame() without the dependence of the pair, on surfaces only; null = not asked for
    /// or simulated.
    std::shared_ptr<const LiveFrame> independent() const { return independent_; }
    /// Of the pair, made when the mouse rests; of frame profiled().
    const LiveModel::PairProfile& profile() const { return profile_; }
    int profiled() const { return profiled_; }
    /// Builds surfaces over the boxes of the unknowns shown last (and what was covered before).
    void build();
    void cancelBuild();

    int asked() const { return asked_; }                  ///< number of the newest frame asked for
    int shown() const { return shown_; }                  ///< of the newest one answered
    const LiveFrame& frame() const { return frame_; }     ///< the newest, may be incomplete
    double seconds() const { return seconds_; }           ///< it took
    const QString& sentence() const { return sentence_; } ///< why there is no frame
    std::shared_ptr<const LiveModel> model() const { return model_; }
    const LiveBuild& buildState() const { return build_; }
    const std::optional<LiveCheck>& check() const { return check_; }
    bool hasSurfaces() const { return surfaces_ != nullptr; }
    /// Whether the surfaces answer for the unknowns shown last.
    bool covered() const;
    long simulatedDirectly() const; ///< experiments that have no surface

  Q_SIGNALS:
    void framed();
    void changed(); ///< build or check

  private:
    struct Shared; ///< between the threads, guarded by its mutex
    void answer(std::stop_token stop);
    void takeAnswer();
    void takeBuild();
    void takeProgress();

    std::shared_ptr<const Problem> problem_;
    InverseUncertaintyOptions options_;
    std::vector<Unknown> unknowns_;
    Dependence dependence_;
    std::optional<std::size_t> pair_;
    std::shared_ptr<const LiveFrame> independent_;
    LiveModel::PairProfile profile_;
    int profiled_ = 0;
    int ticket_ = 0, asked_ = 0, shown_ = 0;
    LiveFrame frame_;
    double seconds_ = 0;
    QString sentence_;
    std::shared_ptr<const LiveModel> model_;
    std::shared_ptr<const ResponseSurfaces> surfaces_;
    std::optional<LiveCheck> check_;
    LiveBuild build_;
    bool builderBusy_ = false; ///< its thread has not ended, also after what it works on belongs to the past
    double furthest_ = 0;      ///< largest share told of this build
    bool buildCounts_ = false; ///< what it works on is the present problem
    QElapsedTimer buildClock_;
    std::unique_ptr<Shared> shared_;
    std::jthread builder_, answerer_;
};

} // namespace rigor

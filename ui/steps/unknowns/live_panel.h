#pragma once
// "Output densities of all experiments" on the unknowns page: follows the distributions while they are
// dragged, and says how far the response surfaces are and why something is not live.

#include "ui/document/document.h"
#include "ui/jobs/live_worker.h"
#include "ui/jobs/run_queue.h"
#include "ui/widgets/panel.h"

class QProgressBar;

namespace rigor {

class Multiples;
struct LiveExperiments;

/// What the inspector shows of the newest frame.
struct LiveFacts {
    bool any = false; ///< there is a frame
    double logL = 0, since = 0;
    bool dragged = false; ///< `since` means something
    long measured = 0, inTails = 0, experiments = 0;
    double seconds = 0; ///< of the frame
    QString surfaces;   ///< "108 of 108"
    QString error;      ///< "0.004", or why it is not known
    QString refined;    ///< "" = none
};

class LivePanel : public Panel {
    Q_OBJECT
  public:
    LivePanel(Document& document, RunQueue& queue, QWidget* parent = nullptr);

    /// The document or the visibility of the page has changed.
    void refresh();
    /// A drag begins: changes of log L are counted from here.
    void beginDrag();
    /// Distributions the document does not know yet.
    void follow(const std::vector<Unknown>& unknowns, const Dependence& dependence);
    /// A pair of unknowns is being looked at: what its dependence does is asked for with every frame, and the
    /// densities of all experiments give way to it. None: as without.
    void setPair(std::optional<std::size_t> pair);
    /// Of the newest frame; null = there is none yet.
    std::shared_ptr<const LiveExperiments> experiments() const { return experiments_; }
    std::shared_ptr<const LiveFrame> shownFrame() const { return frame_; }

    LiveWorker& worker() { return worker_; }
    Multiples* densities() const { return densities_; }
    const LiveFacts& facts() const { return facts_; }
    /// The line over the densities: what is being built, or why something is not live. Empty = nothing to
    /// say.
    QString state() const;

  Q_SIGNALS:
    void factsChanged();

  protected:
    void showEvent(QShowEvent* event) override;

  private:
    void adopt();
    void takeFrame();
    void showFrame();
    void update();
    void considerBuild();
    /// s, from the time a simulated frame takes.
    double expectedBuildTime() const;

    Document& document_;
    RunQueue& queue_;
    LiveWorker worker_;
    Multiples* densities_;
    std::shared_ptr<const LiveExperiments> experiments_; ///< of the frame shown
    std::shared_ptr<const LiveFrame> frame_;
    Segments* axis_;
    QWidget* line_;
    IconLabel* icon_;
    Text* sentence_;
    QProgressBar* bar_;
    QPushButton* action_;
    QString blocked_; ///< why nothing is shown
    std::string studyKey_, responsesKey_, optionsKey_;
    std::shared_ptr<const Dataset> data_; ///< the worker's problem has been made of
    double simulatedFrame_ = 0;           ///< s, 0 = none yet
    std::vector<Unknown> followed_;       ///< the distributions asked for last
    Dependence followedDependence_;
    std::optional<std::size_t> pair_;
    double atDrag_ = 0;
    bool dragged_ = false, declined_ = false;
    LiveFacts facts_;
};

} // namespace rigor

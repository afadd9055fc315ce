#pragma once
// Of a model that comes from elsewhere: what bounds its runs on this machine, and, tried, what one costs and
// whether it says the same each time (VISUAL.md, r-consent-given).

#include "core/study/run/trial_runs.h"
#include "ui/document/document.h"
#include "ui/widgets/panel.h"

class QGridLayout;
class QProgressBar;
class QPushButton;

namespace rigor {

class RunsPanel : public Panel {
    Q_OBJECT
  public:
    explicit RunsPanel(Document& document, QWidget* parent = nullptr);
    ~RunsPanel() override; ///< stops what is under way
    void refresh();
    /// A hundred runs in the background; while they go on, ends them.
    void tryOrCancel();
    bool isTrying() const { return trying_; }
    const std::optional<TrialRuns>& tried() const { return tried_; }
    QPushButton* button() const { return button_; }
    Text* sentence() const { return sentence_; }

  Q_SIGNALS:
    void ended();

  private:
    void fill();
    Document& document_;
    QPushButton* button_;
    QProgressBar* bar_;
    QGridLayout* rows_;
    Text* sentence_;
    std::optional<TrialRuns> tried_;
    ModelPtr triedModel_;
    bool trying_ = false;
    int ticket_ = 0;
    std::stop_source stop_;
};

} // namespace rigor

#pragma once
// A plot as it was at times of a record: a slider, a replay, and the mechanism beside it where the model is
// one. Plots over the record share its time.

#include "core/presentation/presentation.h"

#include <QTimer>
#include <QWidget>

class QComboBox;
class QLabel;
class QSlider;
class QToolButton;

namespace rigor {

class MechanismView;
class PageState;
class Panel;
class Plot;
class PlotPanel;

/// The cursor of a plot over the record is the time that the page shows.
void shareTime(Plot* plot, PageState& state);

class ReplayView : public QWidget {
    Q_OBJECT
  public:
    /// live: somebody else plays; without the buttons of the replay. The state must outlive the view.
    ReplayView(view::Replay shown, PageState& state, bool live, QWidget* parent = nullptr);
    /// The same record, further on: the zoom stays, and the time unless it was the last.
    bool goOn(view::Replay further);

    Plot* plot() const;
    MechanismView* mechanism() const { return mechanism_; } ///< null: the model is none
    QSlider* slider() const { return slider_; }
    /// Starts or stops the replay from the slider's place.
    void togglePlay();
    bool playing() const { return timer_.isActive(); }

  private:
    QWidget* makeMechanism();
    QWidget* makeBar(bool live);
    void setTimes();
    void showInstant(int index);
    void showTime(double time);
    void showMechanism(double time);
    void advance();

    view::Replay shown_;
    PageState& state_;
    PlotPanel* panel_;
    Panel* mechanismPanel_ = nullptr;
    MechanismView* mechanism_ = nullptr;
    view::Signal signal_; ///< of its coordinate
    QWidget* bar_;
    QSlider* slider_;
    QLabel* instant_;
    QToolButton* play_;
    QComboBox* speed_;
    QTimer timer_;
    double playedTo_ = 0;
};

} // namespace rigor

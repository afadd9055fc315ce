#pragma once
// Result page of the filter: the characteristic curve as it appeared over time, with replay; states,
// innovations and their tests, unknowns and their correlation, the fit of all data beside it.

#include "core/study/report/filter_figures.h"
#include "ui/methods/tabbed_page.h"
#include "ui/plot/plot_panel.h"

#include <QTimer>

class QComboBox;
class QLabel;
class QSlider;
class QToolButton;

namespace rigor {

class FilterPage : public TabbedPage {
    Q_OBJECT
  public:
    explicit FilterPage(QWidget* parent = nullptr);
    void setResult(std::shared_ptr<const Result> result, const ResultContext& context) override;
    ResultHeadline headline() const override;

    Plot* curvePlot() const { return curve_ ? curve_->plot() : nullptr; }
    Plot* nisPlot() const { return nis_ ? nis_->plot() : nullptr; }
    QSlider* slider() const { return slider_; }
    /// Starts or stops the replay from the slider's place.
    void togglePlay();
    bool playing() const { return replay_.isActive(); }

  private:
    QWidget* makeCurve();
    QWidget* makeReplay();
    QWidget* makeStates();
    QWidget* makeInnovations();
    QWidget* makeUnknowns();
    void showInstant(int index);
    void showTime(double t);
    void advanceReplay();
    void fillInspector();
    void fillInstant(int index);
    /// Value of a column of a table at the row of time t; NaN if there is none.
    double valueAt(const char* table, const std::string& column, double t) const;

    std::shared_ptr<const Result> result_;
    std::unique_ptr<FilterFigures> figures_;
    PlotPanel *curve_ = nullptr, *nis_ = nullptr, *innovation_ = nullptr;
    QSlider* slider_ = nullptr;
    QLabel* instant_ = nullptr;
    QToolButton* play_ = nullptr;
    QComboBox *speed_ = nullptr, *sensor_ = nullptr;
    InspectorGroup* at_ = nullptr;
    InspectorGroup* points_ = nullptr;
    QTimer replay_;
    double replayTime_ = 0;
};

} // namespace rigor

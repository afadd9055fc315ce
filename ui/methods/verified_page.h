#pragma once
// Result page of verified identification: tubes of the states with the measured band, hulls of the unknowns
// over time, boxes left or admissible, number of boxes and time; what is proven in one sentence.

#include "core/study/report/verified_figures.h"
#include "ui/methods/tabbed_page.h"
#include "ui/plot/plot_panel.h"

class QComboBox;

namespace rigor {

class VerifiedPage : public TabbedPage {
    Q_OBJECT
  public:
    using TabbedPage::TabbedPage;
    void setResult(std::shared_ptr<const Result> result, const ResultContext& context) override;
    ResultHeadline headline() const override;

    QList<PlotPanel*> tubes() const { return tubes_; }
    Plot* projectionPlot() const { return projection_ ? projection_->plot() : nullptr; }
    Plot* contradictionPlot() const { return contradiction_ ? contradiction_->plot() : nullptr; }
    /// States as measured, or about the middle of their enclosure.
    void showAroundMiddle(bool around);

  private:
    QWidget* makeEnclosures();
    QWidget* makeTubes();
    QWidget* makeProjection();
    void showTubes();
    void showProjection();
    void fillInspector();
    void addLastHulls(InspectorGroup* group);

    std::shared_ptr<const Result> result_;
    std::unique_ptr<VerifiedFigures> figures_;
    QList<PlotPanel*> tubes_;
    PlotPanel *projection_ = nullptr, *contradiction_ = nullptr;
    QComboBox *view_ = nullptr, *first_ = nullptr, *second_ = nullptr;
    bool around_ = true;
};

} // namespace rigor

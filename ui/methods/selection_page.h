#pragma once
// Result page of a sensor selection: the ranking by each criterion with what was proven, the confidence
// regions of the selected combination beside the best one, how many sensors are enough, what each is worth.

#include "ui/methods/ranking_table.h"
#include "ui/methods/tabbed_page.h"
#include "ui/plot/plot_panel.h"

class QComboBox;

namespace rigor {

class SelectionPage : public TabbedPage {
    Q_OBJECT
  public:
    explicit SelectionPage(QWidget* parent = nullptr);
    void setResult(std::shared_ptr<const Result> result, const ResultContext& context) override;
    ResultHeadline headline() const override;

    RankingTable* ranking() const { return ranking_; }
    Plot* regionPlot() const { return regions_ ? regions_->plot() : nullptr; }
    QString criterion() const { return QString::fromStdString(criterion_); }
    void setCriterion(int index);

  private:
    QWidget* makeSelection();
    QWidget* makeSizes();
    QWidget* makeWorth();
    void fillRanking();
    void drawRegions();
    void fillInspector();
    void fillSelected();
    QString gapWords(const std::string& criterion) const;

    std::shared_ptr<const Result> result_;
    std::vector<std::string> criteria_;
    std::string criterion_;
    std::vector<std::size_t> listed_; ///< rows of the table of combinations that the ranking shows
    Panel* rankingPanel_ = nullptr;
    RankingTable* ranking_ = nullptr;
    PlotPanel* regions_ = nullptr;
    QComboBox* pair_ = nullptr;
    InspectorGroup* selected_ = nullptr;
};

} // namespace rigor

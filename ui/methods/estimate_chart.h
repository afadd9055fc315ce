#pragma once
// Estimates of several runs side by side: one row per run, one column per number, each with its own axis and
// unit. Dot and 95 % bar with caps, the value above; the first run is the reference: its interval is a band
// and its value a dotted line through all rows.

#include "core/methods/result.h"
#include "core/study/report/figure.h"

#include <QString>
#include <QWidget>

#include <memory>
#include <vector>

namespace rigor {

struct ChartRun {
    QString name, note; ///< "Maximum entropy", "Run 3 · reference"
    SeriesRole role = SeriesRole::Main;
    bool hollow = false;
    std::shared_ptr<const Result> result;
};

class EstimateChart : public QWidget {
    Q_OBJECT
  public:
    explicit EstimateChart(QWidget* parent = nullptr);
    /// The first run is the reference.
    void setRuns(std::vector<ChartRun> runs);
    int columns() const { return static_cast<int>(columns_.size()); }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    struct Column {
        std::string name, unit;
        FigureExtent extent;
    };
    void paintColumn(QPainter& painter, const Column& column, const QRect& box) const;
    void paintRow(QPainter& painter, const Column& column, std::size_t run, const QRectF& row,
                  const std::function<double(double)>& at) const;
    std::vector<ChartRun> runs_;
    std::vector<Column> columns_;
};

} // namespace rigor

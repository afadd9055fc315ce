#pragma once
// Measures that mean the same for all runs: for each one a head that says which way is better, and per run a
// dot on the measure's own axis with its value at the right.

#include "core/study/report/figure.h"

#include <QString>
#include <QWidget>

#include <vector>

namespace rigor {

struct ChartMeasure {
    QString title, note; ///< "log score per experiment", "[–], larger is better"
    int decimals = 2;
    std::vector<double> values; ///< one per run; NaN = the run does not give it
};

class MeasureChart : public QWidget {
    Q_OBJECT
  public:
    explicit MeasureChart(QWidget* parent = nullptr);
    struct Row {
        QString name;
        SeriesRole role = SeriesRole::Main;
        bool hollow = false;
    };
    void set(std::vector<Row> rows, std::vector<ChartMeasure> measures);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {260, sizeHint().height()}; }

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    void paintMeasure(QPainter& painter, const ChartMeasure& measure, int top) const;
    std::vector<Row> rows_;
    std::vector<ChartMeasure> measures_;
};

} // namespace rigor

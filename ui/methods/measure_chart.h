#pragma once
// Measures with one meaning for all runs: for each one a head that says which way is better, and per run a
// dot on the measure's own axis with its value at the right. A run that was validated has a second, hollow
// dot joined to the first by a line, and a second value.

#include "core/presentation/figure.h"

#include "ui/widgets/access.h"
#include <QString>

#include <QWidget>

#include <vector>

namespace rigor {

struct ChartMeasure {
    QString title, note; ///< "log score per experiment", "[–], larger is better"
    int decimals = 2;
    std::vector<double> values;     ///< one per run; NaN = the run does not give it
    std::vector<double> validation; ///< the same on other data; NaN = not validated. Empty = nowhere
};

class MeasureChart : public QWidget, public Painted {
    Q_OBJECT
  public:
    explicit MeasureChart(QWidget* parent = nullptr);
    QAccessible::Role accessRole() const override { return QAccessible::Chart; }
    struct Row {
        QString name;
        SeriesRole role = SeriesRole::Main;
        bool hollow = false;
    };
    void set(std::vector<Row> rows, std::vector<ChartMeasure> measures);
    const std::vector<ChartMeasure>& measures() const { return measures_; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {260, sizeHint().height()}; }

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    void paintMeasure(QPainter& painter, const ChartMeasure& measure, int top) const;
    bool paired() const; ///< some run has a validation
    std::vector<Row> rows_;
    std::vector<ChartMeasure> measures_;
};

} // namespace rigor

#pragma once
// Estimates of several runs side by side: one row per run, one column per number, each with its own axis and
// unit. Dot and 95 % bar with caps, the value above; the first run is the reference: its interval is a band
// and its value a dotted line through all rows.

#include "core/foundation/message/number_text.h"
#include "core/methods/result/result.h"
#include "core/presentation/figure.h"
#include "ui/widgets/access.h"

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
    std::vector<std::string> apart = {}; ///< unknowns in which it does not agree with the reference
};

class EstimateChart : public QWidget, public Painted {
    Q_OBJECT
  public:
    explicit EstimateChart(QWidget* parent = nullptr);
    QAccessible::Role accessRole() const override { return QAccessible::Chart; }
    /// The first run is the reference.
    void setRuns(std::vector<ChartRun> runs);
    /// Differences from the reference in its standard errors, on one axis for all columns. A column for which
    /// the reference has no standard error says so.
    void setRelative(bool relative);
    bool isRelative() const { return relative_; }
    /// What a column shows: lower and upper end of its axis; NaN where the reference has no standard error.
    FigureExtent extentOf(int column) const;
    int columns() const { return static_cast<int>(columns_.size()); }
    int runs() const { return static_cast<int>(runs_.size()); }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    struct Column {
        std::string name;
        DisplayUnit unit; ///< of the first run that has it
        FigureExtent extent;
        double zero = 0, one = 1; ///< what is shown is (value - zero) / one
        bool known = true;        ///< false: there is no such scale
    };
    void scale();
    void paintColumn(QPainter& painter, const Column& column, const QRect& box) const;
    int namesWidth() const;
    void clearBehind(QPainter& painter, const Column& column, const QRectF& box,
                     const std::function<double(double)>& at) const;
    void paintRow(QPainter& painter, const Column& column, std::size_t run, const QRectF& row,
                  const std::function<double(double)>& at) const;
    std::vector<ChartRun> runs_;
    std::vector<Column> columns_;
    bool relative_ = false;
};

} // namespace rigor

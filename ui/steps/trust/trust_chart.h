#pragma once
// What runs say of each unknown: a row per unknown with name, value and word, and at its right one axis with
// a lane per run. Guaranteed sets are boxes behind, the spread of a population a pale bar, a run that differs
// has a frame and its p. A click on a lane opens its run, one on a row selects the unknown.

#include "core/foundation/message/number_text.h"
#include "core/presentation/figure.h"
#include "core/study/trust/trust_view.h"
#include "ui/widgets/access.h"

#include <QWidget>

#include <vector>

class QPainter;

namespace rigor {

/// A run as it is drawn in all rows.
struct TrustRun {
    int number = 0;
    QString name; ///< "3 Least squares"
    SeriesRole role = SeriesRole::Main;
};

class TrustChart : public QWidget, public Painted {
    Q_OBJECT
  public:
    explicit TrustChart(QWidget* parent = nullptr);
    /// Runs in the order of their lanes.
    void set(std::vector<TrustedUnknown> rows, std::vector<TrustRun> runs);
    const std::vector<TrustedUnknown>& rows() const { return rows_; }
    void select(int row);
    int selected() const { return selected_; }
    QRect rowRect(int row) const;
    /// Of the run in this row: what opens it; empty if it says nothing of the unknown.
    QRect laneRect(int row, int run) const;
    FigureExtent extentOf(int row) const { return extents_.at(static_cast<std::size_t>(row)); }
    /// "100.1(1) N/m": the best claim in the unit that is shown.
    QString valueText(int row) const;
    /// Of a claim of the selected row, in its unit: "60.1 ± 0.3 N/m"; with its standard error, of a set the
    /// interval.
    QString claimText(const ClaimedUnknown& claim) const;
    QString spreadText(const ClaimedUnknown& claim) const; ///< of a population: where 95 % of it lie

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }
    QAccessible::Role accessRole() const override { return QAccessible::List; }
    std::vector<AccessPart> accessParts() const override;
    int accessFocus() const override { return rows_.empty() ? -1 : selected_; }
    std::function<void()> accessPress(int part) override;

  Q_SIGNALS:
    void rowSelected(int row);
    void runClicked(int number);

  protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool event(QEvent* event) override;

  private:
    void scale();
    std::vector<std::size_t> lanes() const; ///< runs that have one: those that claim more than sets
    int rowHeight() const;
    int headHeight() const;
    bool isSet(std::size_t run) const; ///< has no lane
    /// That of paved sets where one run has sets, else that of the run.
    QColor setColour(const TrustRun& run) const;
    std::vector<QRect> legendRects() const;
    QRectF plotRect(int row) const;
    double at(int row, double value) const;
    const ClaimedUnknown* claimOf(int row, int run) const;
    int runAt(int row, const QPoint& point) const; ///< number; 0 = none
    int rowAt(const QPoint& point) const;
    void paintLegend(QPainter& painter) const;
    void paintRow(QPainter& painter, int row) const;
    void paintWords(QPainter& painter, int row) const;
    void paintAxis(QPainter& painter, int row) const;
    void paintClaim(QPainter& painter, int row, const TrustRun& run) const;
    void paintSet(QPainter& painter, int row, const TrustRun& run) const;
    QString told(int row) const;

    std::vector<TrustedUnknown> rows_;
    std::vector<TrustRun> runs_;
    std::vector<FigureExtent> extents_; ///< in the units shown
    std::vector<DisplayUnit> units_;
    int selected_ = 0;
};

} // namespace rigor

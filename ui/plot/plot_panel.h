#pragma once
// A panel with a plot and its legend in the head. The legend is clickable: a click hides the series, a double
// click isolates it.

#include "ui/plot/plot.h"

#include "ui/widgets/panel.h"

namespace rigor {

/// What the legend in a head shows of a panel: all but the marks, which carry their own label in the plot.
std::vector<LegendEntry> headEntries(const FigurePanel& panel);

/// The entries of a plot's legend: in one row, or in as many as it takes in the width given.
class PlotLegend : public QWidget, public Painted {
    Q_OBJECT
  public:
    explicit PlotLegend(QWidget* parent = nullptr);
    void setEntries(const std::vector<LegendEntry>& entries);
    /// Clicks act on this plot and its hidden series are shown pale here.
    void follow(Plot* plot);
    /// Entries are set in rows of at most this width (a longer one is elided); 0 = all in one row.
    void setRowWidth(int width);
    int naturalWidth() const; ///< of all entries in one row
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    QRect entryRect(int index) const;
    QAccessible::Role accessRole() const override { return QAccessible::List; }
    std::vector<AccessPart> accessParts() const override;
    int accessFocus() const override { return focused_; }
    std::function<void()> accessPress(int part) override;

  Q_SIGNALS:
    void toggled(const QString& name);
    void isolated(const QString& name);
    void entriesChanged();

  protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool event(QEvent* event) override;

  private:
    int entryAt(const QPoint& position) const;
    void arrange();
    void toggle(int entry);
    std::vector<LegendEntry> entries_;
    std::vector<QRect> places_;
    Plot* plot_ = nullptr;
    int focused_ = 0, rowWidth_ = 0;
};

/// Panel of ui/kit with a plot as its body and the plot's legend at the right of its head, or in rows under
/// the head where it does not fit in.
class PlotPanel : public Panel {
    Q_OBJECT
  public:
    explicit PlotPanel(const QString& title, QWidget* parent = nullptr);
    /// body: what holds it, beside others; null = it stands alone.
    void setPlot(Plot* plot, QWidget* body = nullptr);
    /// Puts a widget at the right of the head, after the legend.
    void addHeadWidget(QWidget* widget);
    Plot* plot() const { return plot_; }
    PlotLegend* legend() const { return legend_; }

  protected:
    void resizeEvent(QResizeEvent* event) override;

  private:
    void placeLegend();
    Plot* plot_ = nullptr;
    PlotLegend* legend_;
};

} // namespace rigor

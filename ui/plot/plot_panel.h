#pragma once
// A raised panel with a head (title, muted note, legend or actions at the right) and one body. The legend is
// clickable: a click hides the series, a double click isolates it.

#include "ui/plot/plot.h"

#include <QFrame>

class QHBoxLayout;
class QLabel;
class QVBoxLayout;

namespace rigor {

/// The entries of a plot's legend in a row.
class PlotLegend : public QWidget {
    Q_OBJECT
  public:
    explicit PlotLegend(QWidget* parent = nullptr);
    void setEntries(const std::vector<LegendEntry>& entries);
    /// Clicks act on this plot and its hidden series are shown pale here.
    void follow(Plot* plot);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {24, 24}; }
    QRect entryRect(int index) const;

  Q_SIGNALS:
    void toggled(const QString& name);
    void isolated(const QString& name);

  protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool event(QEvent* event) override;

  private:
    int entryAt(const QPoint& position) const;
    std::vector<LegendEntry> entries_;
    Plot* plot_ = nullptr;
    int focused_ = 0;
};

class PlotPanel : public QFrame {
    Q_OBJECT
  public:
    explicit PlotPanel(const QString& title, QWidget* parent = nullptr);
    void setTitle(const QString& title);
    void setNote(const QString& note);
    void setBody(QWidget* body);
    /// Puts a widget at the right of the head.
    void addHeadWidget(QWidget* widget);
    /// Body = plot, legend at the right of the head.
    void setPlot(Plot* plot);
    PlotLegend* legend() const { return legend_; }

  protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

  private:
    void applyTheme();
    QLabel* title_;
    QLabel* note_;
    QHBoxLayout* head_;
    QVBoxLayout* layout_;
    PlotLegend* legend_ = nullptr;
};

} // namespace rigor

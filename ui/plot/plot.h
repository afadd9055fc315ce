#pragma once
// QCustomPlot wrapped once: a plot that shows a FigurePanel and looks and behaves the same on every page.
//
//     auto* plot = new Plot;
//     plot->setPanel(panel);          // redraws at most every 33 ms
//     connect(plot, &Plot::pointClicked, ...);
//
// Axes left and bottom only, label "quantity  [unit]", colours by meaning and by the palette in force. Wheel
// zooms x about the pointer (Shift: y, Ctrl: both), drag pans, Shift and drag zooms to a rectangle, double
// click fits, Ctrl+0 + - too. A cursor with a read-out box follows the mouse and the arrow keys; M sets a
// first cursor beside it, and the read-out gives the differences. The menu makes the axes logarithmic (L,
// Shift+L). The legend is not in the plot: see PlotPanel; what plots of a page share: PlotScope.

#include "core/presentation/figure.h"
#include "core/presentation/figure_decades.h"
#include "ui/plot/plot_theme.h"
#include "ui/widgets/access.h"

#include <QElapsedTimer>
#include <QSet>
#include <QTimer>
#include <QWidget>

#include <limits>
#include <optional>

class QMenu;
class QCustomPlot;
class QCPAxis;
class QCPItemText;

namespace rigor {

/// What the cursor reads at one abscissa, and how far that is from the first cursor.
struct PlotReading {
    double x = 0;
    QString heading; ///< "1.778 s"
    QString span;    ///< of the abscissa, "Δ 0.250 s"; "" = no first cursor
    struct Line {
        QString name, value;
        double y = 0;
        SeriesRole role = SeriesRole::Main;
        double x = std::numeric_limits<double>::quiet_NaN(); ///< of a point; NaN = at the cursor
        int series = -1;                                     ///< of the panel; -1 = bins
        QString difference; ///< "Δ −1.250 m"; points that are not at the cursors: "Δ −1.250 m over 0.24 s"
    };
    QVector<Line> lines;
};

class Plot : public QWidget, public Painted {
    Q_OBJECT
  public:
    explicit Plot(QWidget* parent = nullptr);
    ~Plot() override;

    /// Shows a panel. The zoom is kept if the panel has the key of the one before and `keepZoom` is set.
    void setPanel(const FigurePanel& panel, bool keepZoom = false);
    /// As it is drawn: over logarithmic axes its numbers are logarithms.
    const FigurePanel& panel() const { return panel_; }
    /// The reader's own, marks of the panel shown: legend, table and pictures have them. They stay while
    /// panels of the same quantity and unit follow.
    const std::vector<FigureMark>& referenceLines() const { return own_; }
    void setReferenceLines(std::vector<FigureMark> lines);
    /// The finding in one sentence, for screen readers.
    void setDescription(const QString& title, const QString& sentence);
    QAccessible::Role accessRole() const override { return QAccessible::Chart; }
    /// What is read out, then the axes and for each series how many points and their ranges.
    QString accessSummary() const override;

    /// Hidden series stay in the panel and in its table.
    void setSeriesVisible(const QString& name, bool visible);
    bool isSeriesVisible(const QString& name) const;
    void isolateSeries(const QString& name); ///< again: all are shown

    /// Marks the points of this key (an experiment) in all series; "" = none.
    void setSelectedKey(const QString& key);

    /// A drag marks out a rectangle instead of panning.
    void setPicking(bool picking) { picking_ = picking; }

    /// Stays while panels of the same key and quantities follow; nothing happens where canBeInDecades() is
    /// false.
    void setLogarithmic(FigureDirection direction, bool logarithmic);
    bool isLogarithmic(FigureDirection direction) const;
    /// The menu offers no logarithmic axes: something else is drawn over the plot.
    void setScaleFixed(bool fixed) { scaleFixed_ = fixed; }

    void fit();
    void zoom(double factor); ///< about the middle; > 1 = closer
    QPair<double, double> xRange() const;
    QPair<double, double> yRange() const;
    void setXRange(double lower, double upper);

    /// Values of the visible series at x: interpolated on lines, the bin's height in histograms.
    PlotReading readingAt(double x) const;
    /// Puts the cursor at x (in plots that share one); nullopt hides it.
    void setCursor(std::optional<double> x);
    /// The same for a time that stands (a slider's, s): its read-out is shown only while somebody reads this
    /// plot.
    void markCursor(double time);
    using QWidget::setCursor;
    /// A first cursor that stays while the other one moves; nullopt = none. Nothing happens over categories.
    void setAnchor(std::optional<double> x);
    std::optional<double> anchor() const { return anchor_; }
    /// What the read-out says; without lines where there is no cursor.
    PlotReading reading() const;
    /// The read-out as lines of text.
    QString readingText() const;
    QRectF readoutRect() const; ///< in widget coordinates, empty = not shown

    /// All series as a table with head and units, tab separated, full digits.
    QString tableText() const;
    /// By the ending: .png (twice the size), .svg, .pdf, .csv. Throws Error naming the file.
    void exportTo(const QString& file) const;
    void copyTable() const;

    /// Redraws now, whatever the throttle (tests, export).
    void redrawNow();
    QCustomPlot* canvas() const { return canvas_; }
    /// Paler, for what is shown but out of date.
    void setDimmed(bool dimmed);
    bool isDimmed() const { return dimmed_; }
    /// Left margin in px at least; 0 = as the labels need it.
    void setLeftMargin(int pixels);
    /// Stacked plots keep the same left margin, so that their axes align: this many px, more where the labels
    /// of one of them need it.
    static void alignLeft(const std::vector<Plot*>& plots, int pixels);

    QSize sizeHint() const override { return {480, 300}; }
    QSize minimumSizeHint() const override { return {160, 120}; }

  Q_SIGNALS:
    void pointClicked(const QString& key);
    void rectanglePicked(const QRectF& place);  ///< in quantities of the axes, bottom below top
    void cursorMoved(std::optional<double> at); ///< the quantity across
    void visibilityChanged();
    void panelChanged();
    void rangeChanged();
    void leftMarginGrown(int pixels); ///< the labels need more than was set

  protected:
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

  private:
    void build();
    void styleAxes();
    QString fittingLabel(const FigureAxis& axis, int room) const;
    void addHistogram(const FigureHistogram& histogram);
    void addBand(const FigureBand& band);
    void addSeries(const FigureSeries& series);
    void addPoints(const FigureSeries& series);
    void addMark(const FigureMark& mark);
    void addRange(const FigureRange& range);
    void placeLabels();
    void applyVisibility();
    void scheduleRedraw();
    void zoomAxis(QCPAxis* axis, double factor, double centre);
    void stepCursor(int direction, bool far);
    bool placeCursor(std::optional<double> x);
    void markNumber(double x);
    void tellCursor();
    void addScaleActions(QMenu& menu);
    void toggleLogarithmic(FigureDirection direction);
    FigurePanel drawnPanel(std::size_t& omitted) const;
    bool canBeLogarithmic(FigureDirection direction) const;
    /// The quantity at a number of the axis.
    double quantityAt(FigureDirection direction, double number) const;
    QRectF markedPlace() const;
    void zoomTo(const QRectF& place);
    void zoomToMeasured();
    void fitByHand();
    void shareRange();
    void toggleAnchor(double x);
    QString keyAt(const QPointF& position) const;
    bool inFrame(const QPointF& position) const;

    class Overlay;
    QCustomPlot* canvas_;
    Overlay* overlay_;
    std::vector<FigureMark> own_;
    FigurePanel given_, panel_;                       ///< the panel, and as it is drawn
    std::vector<std::pair<QString, QObject*>> parts_; ///< what is drawn for a name of the legend
    std::vector<QCPItemText*> rangeLabels_;           ///< from left to right
    std::vector<QCPItemText*> levelLabels_;           ///< of horizontal lines
    QSet<QString> hidden_;
    QString isolated_;
    QString selected_;
    std::optional<double> cursor_, anchor_;
    bool readOut_ = true; ///< beside the cursor; else its line and its points alone
    QTimer redrawTimer_;
    QElapsedTimer sinceRedraw_;
    QPointF pressed_, lastDrag_;
    bool dragging_ = false, dimmed_ = false, picking_ = false;
    bool boxing_ = false; ///< the drag marks out a rectangle to zoom to
    bool logarithmicAcross_ = false, logarithmicUpwards_ = false, scaleFixed_ = false;
    int leftMargin_ = 0;
};

} // namespace rigor

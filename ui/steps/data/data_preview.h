#pragma once
// The measured columns as plots below each other: over the row, the time or another column, with what the
// preparation makes of them, and the samples marked as outliers.

#include "core/presentation/figure.h"
#include "ui/document/document.h"
#include "ui/plot/plot_panel.h"

class QComboBox;
class QMenu;
class QPushButton;
class QVBoxLayout;

namespace rigor {

/// What is drawn. Columns by index; x = -1: the number of the row.
struct PreviewRequest {
    std::shared_ptr<const CsvData> csv;
    int x = -1, y = -1;
    std::vector<bool> marked; ///< per row; empty = none
    /// Lines held back for validation, in order; null = none.
    std::shared_ptr<const std::vector<std::size_t>> held;
    Preparation preparation;
    bool prepare = false; ///< also show the prepared trajectory (x is the time)
};
/// Long columns are thinned to their extremes. Runs off the GUI thread. The points' keys are row numbers from
/// 0.
FigurePanel previewPanel(const PreviewRequest& request);

class DataPreview : public PlotPanel {
    Q_OBJECT
  public:
    explicit DataPreview(Document& document, QWidget* parent = nullptr);
    /// Shows the table of the document; `y` empty keeps the column.
    void refresh();
    void setColumn(const QString& name);
    QString column() const;
    /// Another column in a plot of its own below, or no longer; at most kMostBeside.
    void setBeside(const QString& name, bool shown);
    const QVector<Plot*>& besidePlots() const { return beside_; }
    static constexpr int kMostBeside = 4;
    QPushButton* markButton() const { return mark_; }
    QPushButton* besideButton() const { return more_; }
    /// Lines held back for validation, in order.
    void setHeld(std::shared_ptr<const std::vector<std::size_t>> lines);
    /// Of the column drawn there.
    void toggleMark(int row, const Plot& plot);
    /// Of all samples in a rectangle of a plot: marks them, or takes the marks away where all have one.
    void toggleMarks(const QRectF& place, const Plot& plot);

  Q_SIGNALS:
    void rowClicked(int row);

  private:
    void toggleMarks(const std::vector<MarkedCell>& cells, const QString& mark, const QString& take);
    std::string timeColumn() const;
    std::string outputColumn() const; ///< of what the model gives; "" = none is mapped
    void fillColumns();
    void fillBeside(QMenu& menu);
    Plot* newPlot();
    void setPlotCount(std::size_t count); ///< with the one above
    /// The columns drawn, by index, from above; empty = none.
    std::vector<int> shownColumns() const;
    PreviewRequest requestOf(int column) const;
    void draw();
    Document& document_;
    Plot* canvas_;
    QVBoxLayout* stack_;
    QVector<Plot*> beside_;   ///< below it
    QStringList besideNames_; ///< their columns
    QPushButton* more_;
    QComboBox *x_, *y_;
    QPushButton* mark_;
    std::shared_ptr<const CsvData> shown_;
    std::shared_ptr<const std::vector<std::size_t>> held_;
    std::string time_, output_; ///< columns the picture was last drawn of by itself
    int ticket_ = 0;
};

} // namespace rigor

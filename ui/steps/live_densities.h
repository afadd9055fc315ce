#pragma once
// Small multiples of a live frame: the output density of every experiment with its measured value, all
// visible at once where there is room. Painted by hand, a hundred of them in a few milliseconds.

#include "core/engine/data/factorial.h"
#include "core/methods/inverse_uncertainty/live.h"

#include <QAbstractScrollArea>

namespace rigor {

class LiveDensities : public QAbstractScrollArea {
    Q_OBJECT
  public:
    explicit LiveDensities(QWidget* parent = nullptr);
    /// quantity: "shifting time", unit: of the outputs.
    void setExperiments(const std::vector<std::string>& labels, const QString& quantity,
                        const std::string& unit, FactorialGrid grid);
    /// In the rows and groups of the plan of the experiments, with its headings; else in their order.
    bool isPlanned() const { return planned_; }
    void setFrame(const LiveFrame& frame);
    /// The distributions have moved on: drawn pale until the next frame.
    void setBehind(bool behind);
    bool isBehind() const { return behind_; }
    void setCommonAxis(bool common);
    int count() const { return static_cast<int>(frame_.outputs.size()); }
    QRect cellRect(int index) const; ///< in the viewport
    /// What a cell says in words: numbers with units.
    QString readout(int index) const;

  protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    bool viewportEvent(QEvent* event) override;

  private:
    void arrange();
    bool arrangePlanned();
    void paintHeadings(QPainter& painter) const;
    int left() const; ///< of the first column
    int top() const;  ///< of the first row, not scrolled
    /// The cell next to the chosen one in a direction; the chosen one if there is none.
    int neighbour(int dx, int dy) const;
    void choose(int index);
    int cellAt(const QPoint& position) const;
    void paintCell(QPainter& painter, const QRect& cell, int index) const;

    std::vector<std::string> labels_;
    QString quantity_;
    std::string unit_;
    LiveFrame frame_;
    FactorialGrid grid_;
    double commonFrom_ = 0, commonTo_ = 1;
    int columns_ = 1, cellHeight_ = 40, chosen_ = -1, titleWidth_ = 0;
    bool behind_ = false, common_ = false, planned_ = false;
};

} // namespace rigor

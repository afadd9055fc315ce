#pragma once
// Models by splits: in each cell whether the split rejects the model (a cross), its sides agree (a tick) or
// they agree in a model that does not fit the data (a warning), the p-value with both covariances
// (bold, decides after Holm's correction) and that of the published rule (muted). The corrected one stands in
// the tooltip and, of the chosen cell, in the inspector. A click or the arrow keys choose a cell.

#include "core/methods/result.h"

#include <QWidget>

#include <vector>

namespace rigor {

class SplitMatrix : public QWidget {
    Q_OBJECT
  public:
    explicit SplitMatrix(QWidget* parent = nullptr);
    void setResult(const Result& result);
    void choose(int model, int split);
    int model() const { return model_; }
    int split() const { return split_; }
    QString modelName() const { return models_.value(model_); }
    QString splitName() const { return splits_.value(split_); }
    int models() const { return static_cast<int>(models_.size()); }
    int splits() const { return static_cast<int>(splits_.size()); }
    QRect cellRect(int model, int split) const;
    /// "rejected, p = 10⁻²⁰, ...": what a cell says, for screen readers and as tooltip.
    QString cellText(int model, int split) const;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

  Q_SIGNALS:
    void chosen(const QString& model, const QString& split);

  protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool event(QEvent* event) override;

  private:
    struct Cell {
        bool present = false, tested = false, rejected = false, misfit = false;
        double p = 0, holm = 0, published = 0;
    };
    const Cell& cell(int model, int split) const;
    int nameWidth() const;
    int leastColumn(int split) const; ///< width in which names and numbers are not cut
    int leastColumns() const;         ///< of all of them together
    /// Left edge; of splits() the right edge of the last. What is left is shared equally.
    int columnLeft(int split) const;
    QRect headRect(int split) const;
    void paintCell(QPainter& painter, const QRect& box, const Cell& cell) const;

    QStringList models_, splits_;
    std::vector<Cell> cells_; ///< model-major
    int model_ = 0, split_ = 0;
};

} // namespace rigor

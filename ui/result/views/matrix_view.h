#pragma once
// A matrix of findings (view::Matrix): in each cell a sign, the number that decides (bold) and the one beside
// it (muted). A click or the arrow keys choose a cell.

#include "core/presentation/presentation.h"
#include "ui/widgets/access.h"

#include <QWidget>

namespace rigor {

class PageState;

class MatrixView : public QWidget, public Painted {
    Q_OBJECT
  public:
    explicit MatrixView(QWidget* parent = nullptr);
    QAccessible::Role accessRole() const override { return QAccessible::Table; }
    std::vector<AccessPart> accessParts() const override;
    int accessFocus() const override { return row_ * columns() + column_; }
    std::function<void()> accessPress(int part) override;
    void setView(const view::Matrix& matrix);
    void setSelected(const QString& key);
    int row() const { return row_; }
    int column() const { return column_; }
    int rows() const { return static_cast<int>(matrix_.rows.size()); }
    int columns() const { return static_cast<int>(matrix_.columns.size()); }
    QRect cellRect(int row, int column) const;
    /// What a cell says, for screen readers and as tooltip.
    QString cellText(int row, int column) const;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

  Q_SIGNALS:
    void chosen(const QString& key);

  protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool event(QEvent* event) override;

  private:
    void choose(int row, int column);
    const view::Matrix::Cell& cell(int row, int column) const;
    int nameWidth() const;
    int leastColumn(int column) const; ///< width in which names and numbers are not cut
    int leastColumns() const;          ///< of all of them together
    /// Left edge; of columns() the right edge of the last. What is left is shared equally.
    int columnLeft(int column) const;
    QRect headRect(int column) const;
    void paintCell(QPainter& painter, const QRect& box, const view::Matrix::Cell& cell) const;

    view::Matrix matrix_;
    int row_ = 0, column_ = 0;
};

/// With the lines below it.
QWidget* matrixPanel(const view::Matrix& view, PageState& state);

} // namespace rigor

#pragma once
// Small multiples: the densities of all experiments, each with its own axis, in a grid that scrolls. Painted
// by hand and only where it is visible, so that a hundred of them cost a few milliseconds.

#include "core/study/report/inverse_figures.h"

#include <QAbstractScrollArea>

#include <memory>

namespace rigor {

class DensityGrid : public QAbstractScrollArea {
    Q_OBJECT
  public:
    explicit DensityGrid(QWidget* parent = nullptr);
    void setFigures(std::shared_ptr<const InverseFigures> figures);
    /// Rows of the experiments table in the order shown.
    void setOrder(std::vector<std::size_t> order);
    const std::vector<std::size_t>& order() const { return order_; }
    void setSelected(const QString& label);
    QString selected() const { return selected_; }
    /// Names of the legend that are not drawn.
    void setHidden(const QSet<QString>& names);
    QRect cellRect(int place) const; ///< in the viewport

  Q_SIGNALS:
    void experimentClicked(const QString& label);

  protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool viewportEvent(QEvent* event) override;

  private:
    void paintCell(QPainter& painter, const QRect& cell, std::size_t row) const;
    const FigurePanel& panelOf(std::size_t row) const;
    int columns() const;
    int placeAt(const QPoint& position) const;
    void updateScroll();
    void select(int place);

    std::shared_ptr<const InverseFigures> figures_;
    mutable std::vector<std::unique_ptr<FigurePanel>> panels_; ///< made when first painted
    std::vector<std::size_t> order_;
    QSet<QString> hidden_;
    QString selected_;
};

} // namespace rigor

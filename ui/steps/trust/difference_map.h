#pragma once
// How far the explanations differ over two conditions of an experiment: a field of colours, the experiments
// so far as dots, those proposed as numbered diamonds. A click selects a proposal or, where there is none,
// asks for one; a diamond is dragged, or moved by Ctrl and the arrow keys, to where it should be.

#include "core/methods/design/design_map.h"
#include "ui/widgets/access.h"

#include <QStringList>
#include <QWidget>

#include <vector>

namespace rigor {

class DifferenceMap : public QWidget, public Painted {
    Q_OBJECT
  public:
    /// One of the two conditions: in the unit of the data.
    struct Axis {
        QString name, unit;
        double scale = 1, offset = 0; ///< shown = value * scale + offset
    };
    explicit DifferenceMap(QWidget* parent = nullptr);
    QAccessible::Role accessRole() const override { return QAccessible::Chart; }
    void setMap(const DesignMap& map, const Axis& x, const Axis& y);
    /// Places in the unit of the model; taken: of the plan.
    void setPlaces(std::vector<std::pair<double, double>> soFar,
                   std::vector<std::pair<double, double>> proposed, std::vector<bool> taken);
    void setSelected(int proposal);
    int selected() const { return selected_; }
    double largest() const { return largest_; } ///< of the scale, standard errors
    QPointF placeOf(double x, double y) const;  ///< in the widget
    QString readoutAt(const QPointF& at) const; ///< "" = beside the field
    QSize sizeHint() const override { return {440, 300}; }
    QSize minimumSizeHint() const override { return {300, 220}; }

  Q_SIGNALS:
    void proposalChosen(int proposal);
    void proposalMoved(int proposal, double x, double y); ///< unit of the model
    void placeAsked(double x, double y);

  protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool event(QEvent* event) override;

  private:
    QRectF field() const;
    void paintAxis(QPainter& painter, const Axis& axis, double low, double high, bool vertical) const;
    void paintScale(QPainter& painter) const;
    void choose(int proposal);
    int proposalAt(const QPointF& at) const; ///< -1 = there is none
    std::pair<double, double> valueAt(const QPointF& at) const;
    bool nudge(int across, int up, bool far);
    DesignMap map_;
    Axis x_, y_;
    std::vector<std::pair<double, double>> soFar_, proposed_;
    std::vector<bool> taken_;
    double largest_ = 1;
    int selected_ = 0;
    QPointF pressed_;
    int dragged_ = -1;                 ///< a proposal, while it is held
    bool moves_ = false;               ///< farther than a click
    std::pair<double, double> before_; ///< where it was
};

} // namespace rigor

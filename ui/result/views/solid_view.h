#pragma once
// A body in space as lines (core/presentation/ellipsoid_solid.h). Turned by dragging or the arrow keys.

#include "core/presentation/presentation.h"
#include "ui/widgets/access.h"

#include <QWidget>

namespace rigor {

class SolidView : public QWidget, public Painted {
    Q_OBJECT
  public:
    explicit SolidView(QWidget* parent = nullptr);
    QAccessible::Role accessRole() const override { return QAccessible::Graphic; }
    void setView(const view::Solid& solid);
    QSize sizeHint() const override { return {360, 300}; }
    QSize minimumSizeHint() const override { return {200, 180}; }

  protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

  private:
    void turn(double azimuth, double elevation);
    view::Solid solid_;
    SolidEye eye_;
    QPoint pressed_;
};

} // namespace rigor

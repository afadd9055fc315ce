#pragma once
// The confidence ellipsoid of three unknowns in space (ellipsoid_solid.h). Turned by dragging or the arrow
// keys.

#include "core/foundation/message/number_text.h"
#include "core/study/report/ellipsoid_solid.h"

#include <QWidget>

#include <vector>

namespace rigor {

class EllipsoidView : public QWidget {
    Q_OBJECT
  public:
    explicit EllipsoidView(QWidget* parent = nullptr);
    /// Three unknowns; level: probability of the joint region.
    void setEllipsoid(const Eigen::VectorXd& centre, const Eigen::MatrixXd& covariance, double level,
                      std::vector<std::string> names, std::vector<DisplayUnit> units);
    QSize sizeHint() const override { return {360, 300}; }
    QSize minimumSizeHint() const override { return {200, 180}; }

  protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

  private:
    void turn(double azimuth, double elevation);
    EllipsoidSolid solid_;
    SolidEye eye_;
    std::vector<std::string> names_;
    std::vector<DisplayUnit> units_;
    QPoint pressed_;
};

} // namespace rigor

#pragma once
// The confidence ellipsoid of three unknowns in space, drawn as meridians and parallels in a box scaled to
// its sides, so that units do not decide how it looks. Turned by dragging or the arrow keys.

#include "core/study/report/number_text.h"

#include <Eigen/Core>
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
    Eigen::Matrix3d view_;  ///< rows: right, up, towards the eye
    Eigen::Matrix3d shape_; ///< unit sphere -> ellipsoid in a box of half width 1
    Eigen::Vector3d centre_, halfWidths_;
    std::vector<std::string> names_;
    std::vector<DisplayUnit> units_;
    double azimuth_ = 0.6, elevation_ = 0.35;
    QPoint pressed_;
};

} // namespace rigor

#pragma once
// A mechanism as a line drawing: bodies through their joints, ground pivots, guides, cylinders with their
// rods. It stands where its independent coordinate says.

#include "core/engine/multibody/multibody.h"
#include "ui/widgets/access.h"

#include <QWidget>

#include <memory>
#include <optional>

namespace rigor {

class MechanismView : public QWidget, public Painted {
    Q_OBJECT
  public:
    explicit MechanismView(QWidget* parent = nullptr);
    QAccessible::Role accessRole() const override { return QAccessible::Graphic; }
    /// False: the text is not that of a mechanism (*.mech), or it cannot be assembled.
    bool setText(const QString& text);
    /// Name of the independent coordinate, which is that of its body; its value (rad or m), NaN = not known.
    QString coordinate() const;
    double value() const { return value_; }
    /// "78.4°", "0.412 m"
    QString valueText() const;
    /// The scale fits all positions from lower to upper.
    void setRange(double lower, double upper);
    void setValue(double value);
    /// Whether the loops close at the value.
    bool isAssembled() const { return assembled_; }

    QSize sizeHint() const override { return {320, 280}; }
    QSize minimumSizeHint() const override { return {200, 160}; }

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    struct Link {
        QString name;
        std::vector<Eigen::Vector2d> points; ///< m, in the frame of the body
    };
    bool moveTo(double value);
    void collectLinks();
    void drawGround(QPainter& painter) const;
    void drawCylinders(QPainter& painter) const;
    void drawLinks(QPainter& painter) const;
    QPointF at(const Eigen::Vector2d& place) const;
    QPointF at(int body, const Eigen::Vector2d& local) const;
    QRectF room() const;

    std::optional<Mechanism> mechanism_;
    std::unique_ptr<MechanismState> state_;
    std::vector<Link> links_; ///< per body
    double value_ = 0, placed_ = 0;
    bool assembled_ = false;
    QRectF box_; ///< m, y upwards
};

} // namespace rigor

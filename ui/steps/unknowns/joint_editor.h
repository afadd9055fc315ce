#pragma once
// The joint density of two dependent unknowns with handles: contours around 39, 86 and 99 % (1, 2, 3 standard
// deviations of normal ones), the box, and both densities on the same axes. Two handles on the ends of the
// long axis turn it and set the dependence, the middle moves both means, those of the margins move as on
// their own pictures.

#include "ui/steps/unknowns/distribution_panel.h"
#include "ui/widgets/access.h"

#include <QWidget>

namespace rigor {

/// Two unknowns and how they depend on each other, as the study has it or a hand has moved it.
struct Joint {
    Unknown first, second;
    Dependence dependence;
    std::size_t pair = 0; ///< of dependence.pairs

    SearchValue& value() { return dependence.pairs[pair].value; }
    const SearchValue& value() const { return dependence.pairs[pair].value; }
};

/// "correlation", or of families given by it "Kendall's tau".
QString dependenceNumberName(const std::string& family);
/// Correlation of normal scores with the Kendall's tau of this number: sin(pi tau / 2) where it is tau
/// itself.
double scoreCorrelation(const std::string& family, double number);
double kendallTau(const std::string& family, double number);
/// Where its search begins, stated or not.
double numberNow(const SearchValue& value);

class JointEditor : public QWidget, public Painted {
    Q_OBJECT
  public:
    enum class Grip { Above, Below, Centre, OfFirst, OfSecond };
    struct Place {
        Grip grip;
        HandleKind kind = HandleKind::Mean; ///< of a margin
        QPointF at;                         ///< px
        QString name;
        double value = 0;
    };

    explicit JointEditor(QWidget* parent = nullptr);
    void setJoint(const Joint& joint, const QString& firstUnit, const QString& secondUnit);
    const Joint& joint() const { return now_; }
    /// In the order in which the keyboard takes them.
    std::vector<Place> places() const;
    QPointF toPixel(double x, double y) const;
    bool isDragged() const { return active_ >= 0; }

    QAccessible::Role accessRole() const override { return QAccessible::Grouping; }
    std::vector<AccessPart> accessParts() const override;
    int accessFocus() const override { return chosen_; }
    QSize sizeHint() const override { return {452, 440}; }
    QSize minimumSizeHint() const override { return {340, 330}; }

  Q_SIGNALS:
    void pressed();
    void dragged(const rigor::Joint& now);
    /// `merge`: a step of the keyboard.
    void changed(const rigor::Joint& now, const QString& what, bool merge);

  protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool event(QEvent* event) override;

  private:
    QRectF frame() const; ///< px, of the joint density
    QPointF toNumbers(const QPointF& pixel) const;
    void measure(); ///< the axes
    int placeAt(const QPointF& pixel) const;
    QPointF axisEnd(double number) const; ///< px from the middle, of the long axis at this dependence
    bool moveTo(const Place& place, const QPointF& pixel);
    void setNumber(double number);
    void choose(int place);
    std::vector<QPolygonF> contours() const;
    void paintMargins(QPainter& painter) const;
    void paintAxes(QPainter& painter) const;
    void paintReadout(QPainter& painter) const;

    Joint now_, before_;
    QString firstUnit_, secondUnit_;
    double x0_ = 0, x1_ = 1, y0_ = 0, y1_ = 1; ///< the axes
    int active_ = -1, chosen_ = 0, hovered_ = -1;
};

} // namespace rigor

#pragma once
// The density of one unknown with handles: mean, spread and the clipping box are dragged in the picture, with
// the mouse or with the arrow keys.

#include "core/methods/method.h"
#include "ui/plot/plot_panel.h"

#include <optional>

namespace rigor {

/// What can be dragged.
enum class HandleKind { Value, Mean, SpreadBelow, SpreadAbove, Minimum, Maximum, Lower, Upper };

struct Handle {
    HandleKind kind;
    double x = 0, y = 0; ///< y: density; NaN = at the upper edge of the frame
};
/// Handles of an unknown at its start values, from left to right in the order the keyboard takes them.
std::vector<Handle> handlesOf(const Unknown& unknown);
/// The unknown with a handle moved to x, held within the search range; nothing if it cannot be.
std::optional<Unknown> withHandleAt(const Unknown& unknown, HandleKind kind, double x);
/// "mean", "sd", "clip lower".
QString handleName(HandleKind kind);

class HandleLayer;

class DistributionPanel : public PlotPanel {
    Q_OBJECT
  public:
    explicit DistributionPanel(QWidget* parent = nullptr);
    void setUnknown(const Unknown& unknown, const QString& unit);
    const Unknown& unknown() const { return now_; }
    /// Position of a handle in the plot's canvas, px.
    QPointF handlePosition(HandleKind kind) const;
    HandleLayer* layer() const { return layer_; }

  Q_SIGNALS:
    void pressed();
    /// While the mouse moves; the document does not know yet.
    void dragged(const rigor::Unknown& unknown);
    /// The drag has ended (one undo entry), or an arrow key was pressed (`merge`: goes on).
    void changed(const rigor::Unknown& unknown, const QString& what, bool merge);

  private:
    friend class HandleLayer;
    void draw();
    void begin(HandleKind kind);
    void moveTo(double x);
    void end();
    void cancel();
    void step(int direction, bool far);
    Unknown now_, before_;
    QString unit_;
    std::optional<HandleKind> active_; ///< being dragged
    double frozenLower_ = 0, frozenUpper_ = 0;
    HandleLayer* layer_;
};

/// Draws the handles over the plot and takes the mouse before the plot does.
class HandleLayer : public QWidget, public Painted {
    Q_OBJECT
  public:
    explicit HandleLayer(DistributionPanel* panel);
    int chosen() const { return chosen_; }
    QAccessible::Role accessRole() const override { return QAccessible::Grouping; }
    std::vector<AccessPart> accessParts() const override;
    int accessFocus() const override { return chosen_; }

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

  private:
    friend class DistributionPanel;
    QPointF positionOf(const Handle& handle) const;
    int handleAt(const QPointF& position) const;
    void paintReadout(QPainter& painter, const QPointF& at) const;
    DistributionPanel* panel_;
    int chosen_ = 0; ///< of the keyboard
    int hovered_ = -1;
};

} // namespace rigor

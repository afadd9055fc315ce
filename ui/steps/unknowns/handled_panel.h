#pragma once
// A panel whose picture has handles: numbers of unknowns that are dragged along one axis of the plot, with
// the mouse or with the arrow keys.

#include "core/methods/method.h"
#include "ui/plot/plot_panel.h"

namespace rigor {

struct Grip {
    double x = 0, y = 0; ///< in the plot; y NaN = at the upper edge of the frame
    QString name;        ///< "mean", "y[3]"
    double value = 0;    ///< the number that it stands for
};

class HandleLayer;

class HandledPanel : public PlotPanel {
    Q_OBJECT
  public:
    HandledPanel(Qt::Orientation moves, QWidget* parent);
    HandleLayer* layer() const { return layer_; }
    /// Of a handle in the plot's canvas, px.
    QPointF gripPosition(int grip) const;

  Q_SIGNALS:
    /// part: which of the panel's unknowns.
    void pressed(int part);
    /// While the mouse moves; the document does not know yet.
    void dragged(int part, const rigor::Unknown& unknown);
    /// The drag has ended (one undo entry), or an arrow key was pressed (`merge`: goes on).
    void changed(int part, const rigor::Unknown& unknown, const QString& what, bool merge);

  protected:
    virtual std::vector<Grip> grips() const = 0;
    virtual int partOf(int grip) const = 0;
    /// Moves the number of a handle within now_; false where it cannot be.
    virtual bool place(int grip, double to) = 0;
    virtual void draw() = 0;
    void setParts(std::vector<Unknown> unknowns);
    bool isDragged() const { return active_ >= 0; }
    std::vector<Unknown> now_, before_; ///< before_: the drag
    QPair<double, double> frozen_;      ///< range of the axis of the drag while it goes on

  private:
    friend class HandleLayer;
    void begin(int grip);
    void moveTo(double to);
    void end();
    void cancel();
    void step(int direction, bool far);
    QPair<double, double> range() const;
    Qt::Orientation moves_;
    int active_ = -1; ///< being dragged
    double valueBefore_ = 0;
    HandleLayer* layer_;
};

/// Draws the handles over the plot and takes the mouse before the plot does.
class HandleLayer : public QWidget, public Painted {
    Q_OBJECT
  public:
    explicit HandleLayer(HandledPanel* panel);
    int chosen() const { return chosen_; }
    QAccessible::Role accessRole() const override { return QAccessible::Grouping; }
    std::vector<AccessPart> accessParts() const override;
    int accessFocus() const override { return chosen_; }

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

  private:
    friend class HandledPanel;
    QPointF positionOf(const Grip& grip) const;
    int gripAt(const QPointF& position) const;
    void paintReadout(QPainter& painter, const Grip& grip) const;
    HandledPanel* panel_;
    int chosen_ = 0; ///< of the keyboard
    int hovered_ = -1;
};

} // namespace rigor

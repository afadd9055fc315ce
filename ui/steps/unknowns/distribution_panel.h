#pragma once
// The density of one unknown with handles: mean, spread and the clipping box are dragged in the picture, with
// the mouse or with the arrow keys.

#include "ui/steps/unknowns/handled_panel.h"

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

class DistributionPanel : public HandledPanel {
    Q_OBJECT
  public:
    explicit DistributionPanel(QWidget* parent = nullptr);
    void setUnknown(const Unknown& unknown, const QString& unit);
    const Unknown& unknown() const { return now_.front(); }
    /// Position of a handle in the plot's canvas, px.
    QPointF handlePosition(HandleKind kind) const;

  protected:
    std::vector<Grip> grips() const override;
    int partOf(int) const override { return 0; }
    bool place(int grip, double to) override;
    void draw() override;

  private:
    QString unit_;
};

} // namespace rigor

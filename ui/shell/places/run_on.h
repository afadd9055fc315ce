#pragma once
// "Run on": where the next runs are computed, beside Run. This computer, the places of the user, and each of
// them together with this computer; a place without an answer is there, and says why it cannot be chosen.

#include "ui/document/runs/places.h"
#include "ui/widgets/popup.h"

#include <optional>

namespace rigor {

class RunOn : public Popup {
    Q_OBJECT
  public:
    /// chosen: name of a place, "" = this computer; leaves: runs are detached after their start; nullopt = of
    /// a run under way, which this is not asked of.
    RunOn(const std::vector<PlaceEntry>& places, const QString& chosen, std::optional<bool> leaves,
          QWidget* parent);
    /// Below the right end of `anchor`.
    void openBelow(const QWidget* anchor);

  Q_SIGNALS:
    void placeChosen(const QString& name);
    void leavesChosen(bool leaves);
    void placesAsked();
};

} // namespace rigor

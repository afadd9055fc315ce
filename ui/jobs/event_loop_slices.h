#pragma once
// Work that has to be done on the GUI thread, cut into pieces that each take one turn of the event loop: the
// window answers between them.

#include <QObject>

#include <functional>
#include <vector>

class QWidget;

namespace rigor {

/// Runs the pieces in order, one per turn, until one returns false or `context` is gone.
void runInSlices(QObject* context, std::vector<std::function<bool()>> pieces);

/// Prepares widgets that are not in view yet (style sheet, fonts), a few per turn, so that showing them the
/// first time is short. `done` is called when all are ready; `root` may go before.
void polishInTurns(QWidget* root, std::function<void()> done = {});

} // namespace rigor

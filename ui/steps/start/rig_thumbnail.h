#pragma once
// A small drawing for each shipped rig and template: a sign of its question, not of any result.

#include <QRectF>
#include <QString>

class QPainter;

namespace rigor {

/// An unknown rig gets a decaying oscillation.
void drawRigSign(QPainter& painter, const QRectF& rect, const QString& rig);

} // namespace rigor

#pragma once
// The program's own line icons (resources/icons), drawn in the theme's colours at the moment they are
// painted, so that a change of theme needs no reloading.

#include <QIcon>
#include <QString>

namespace rigor {

/// Which token an icon is drawn in.
enum class Ink { Text, Muted, Disabled, Accent, OnAccent, Success, Warning, Error };

QColor color(Ink ink);
/// Icon of that name in resources/icons, without ".svg".
QIcon icon(const QString& name, Ink ink = Ink::Text);
/// For painting by hand.
void paintIcon(QPainter& painter, const QString& name, const QRectF& rect, const QColor& ink,
               double rotation = 0);

} // namespace rigor

#pragma once
// Colours, dashes and markers of everything inside a plot, by what a series means
// (core/presentation/figure.h, SeriesRole) instead of by its number. The colours themselves are the tokens of
// ui/kit.

#include "core/presentation/figure.h"
#include "ui/widgets/look/theme.h"

#include <QPainter>
#include <QPen>

namespace rigor {

QColor lineColour(const Tokens& tokens, SeriesRole role);
/// Variant with the contrast of text.
QColor labelColour(const Tokens& tokens, SeriesRole role);
/// Width 2 for the main estimate, 1.6 for the others, 1 if thin; the dash of the role, or 3 2 if asked for.
QPen linePen(const Tokens& tokens, SeriesRole role, bool thin = false, bool dashed = false);
/// Fill of areas: the line's colour at this opacity.
QColor fillColour(const Tokens& tokens, SeriesRole role, double opacity);
/// Marker of the role: circle, square, triangle, diamond, cross, plus.
void drawMarker(QPainter& painter, SeriesRole role, const QPointF& at, double radius, const QColor& colour,
                bool hollow, const QColor& background);

} // namespace rigor

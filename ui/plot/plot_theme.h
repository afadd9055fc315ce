#pragma once
// Colours, dashes and markers of everything inside a plot, by meaning (core/study/report/figure.h,
// SeriesRole), for the light and the dark theme. The frame of the window has its own theme in ui/kit.

#include "core/study/report/figure.h"

#include <QColor>
#include <QPalette>
#include <QPen>
#include <QVector>

namespace rigor {

struct PlotTheme {
    QColor raised, window, border, strong, grid, text, muted, accent, selection, field, warning, warningStrip;
    QColor series[6], seriesText[6], reference;
    QColor sequential[7];
    bool dark = false;

    QColor line(SeriesRole role) const;
    QColor label(SeriesRole role) const; ///< variant with the contrast of text
    /// Pen of the line: width 2 for the main estimate, 1.6 for others, with the dash of the role.
    QPen pen(SeriesRole role, bool thin = false, bool dashed = false) const;
    /// Number of the marker: 0 circle, 1 square, 2 triangle, 3 diamond, 4 cross, 5 plus.
    static int marker(SeriesRole role);
    static double fillOpacity(SeriesRole role);
    static QVector<qreal> dash(SeriesRole role); ///< in px, empty = solid

    static const PlotTheme& light();
    static const PlotTheme& darkTheme();
    /// The one that goes with a palette: dark if its window is darker than its text.
    static const PlotTheme& of(const QPalette& palette);
};

} // namespace rigor

#pragma once
// A Figure as SVG for print: black on white, light series colours, told apart in grey by dash and marker. The
// HTML report holds it inline; the PDF paints the same text, so it keeps to what SVG Tiny 1.2 knows (no style
// sheet, no clip path: lines are cut at the frame here).

#include "core/presentation/figure.h"

#include <string>

namespace rigor {

struct SvgOptions {
    double width = 487.6; ///< pt; 172 mm, the text width of the report
    std::string fontFamily = "Inter, 'Helvetica Neue', Arial, 'DejaVu Sans', sans-serif";
};

struct Svg {
    std::string text; ///< one <svg> element
    double width = 0, height = 0;
};

Svg renderSvg(const Figure& figure, const SvgOptions& options = {});

/// &, <, > and " as entities; control characters are dropped.
std::string escapeXml(const std::string& text);

/// Colour of a role in print, "#0B6696".
const char* printColour(SeriesRole role);

} // namespace rigor

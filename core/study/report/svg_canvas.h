#pragma once
// Writes SVG elements; used by svg.cpp only.

#include "core/presentation/figure.h"

#include <string>
#include <vector>

namespace rigor {

struct SvgPoint {
    double x = 0, y = 0;
};

struct SvgBox {
    double left = 0, top = 0, right = 0, bottom = 0;
    double width() const { return right - left; }
    double height() const { return bottom - top; }
};

struct SvgStroke {
    std::string colour;
    double width = 1;
    std::string dash; ///< "6 3"
    double opacity = 1;
};

enum class SvgAnchor { Start, Middle, End };

class SvgCanvas {
  public:
    explicit SvgCanvas(std::string fontFamily) : font_(std::move(fontFamily)) {}
    void line(SvgPoint a, SvgPoint b, const SvgStroke& stroke);
    /// Broken at NaN, cut at the box.
    void polyline(const std::vector<SvgPoint>& points, const SvgBox& box, const SvgStroke& stroke);
    void polygon(const std::vector<SvgPoint>& points, const std::string& fill, double opacity);
    void rect(const SvgBox& box, const std::string& fill, double opacity, const SvgStroke* stroke = nullptr);
    void marker(SeriesRole role, SvgPoint at, double radius, const std::string& colour, bool hollow,
                double opacity = 1);
    void text(SvgPoint at, const std::string& text, SvgAnchor anchor, double size = 8,
              const std::string& colour = "#1C2127", bool bold = false, bool upwards = false);
    std::string finish(double width, double height, const std::string& title) const;

  private:
    std::string font_, body_;
};

/// Width of a text in Inter of that size, to about 5 %.
double textWidth(const std::string& text, double size);
/// Dash pattern of a role in pt; "" = solid.
std::string dashOf(SeriesRole role);

} // namespace rigor

#include "core/study/report/svg_canvas.h"

#include "core/study/report/svg.h"

#include <fmt/format.h>

#include <cmath>

namespace rigor {
namespace {
std::string strokeText(const SvgStroke& s) {
    std::string text = fmt::format(R"( stroke="{}" stroke-width="{:.2f}")", s.colour, s.width);
    if (!s.dash.empty()) text += fmt::format(R"( stroke-dasharray="{}")", s.dash);
    if (s.opacity < 1) text += fmt::format(R"( stroke-opacity="{:.2f}")", s.opacity);
    return text;
}

/// Part of a segment inside the box (Liang and Barsky, ACM Trans. Graphics 3, 1984); false if none is.
bool clip(SvgPoint& a, SvgPoint& b, const SvgBox& box) {
    double from = 0, to = 1;
    const double dx = b.x - a.x, dy = b.y - a.y;
    const double p[4] = {-dx, dx, -dy, dy};
    const double q[4] = {a.x - box.left, box.right - a.x, a.y - box.top, box.bottom - a.y};
    for (int i = 0; i < 4; ++i) {
        if (p[i] == 0) {
            if (q[i] < 0) return false;
            continue;
        }
        const double r = q[i] / p[i];
        if (p[i] < 0)
            from = std::max(from, r);
        else
            to = std::min(to, r);
        if (from > to) return false;
    }
    const SvgPoint start{a.x + from * dx, a.y + from * dy};
    b = {a.x + to * dx, a.y + to * dy};
    a = start;
    return true;
}
} // namespace

std::string dashOf(SeriesRole role) {
    switch (role) {
    case SeriesRole::Alternative:
        return "4.5 2.25";
    case SeriesRole::Third:
        return "1.5 2.25";
    case SeriesRole::Fourth:
        return "6 2.25 1.5 2.25";
    case SeriesRole::Fifth:
        return "7.5 3";
    case SeriesRole::Sixth:
        return "3 1.5";
    case SeriesRole::Truth:
        return "3.75 2.25";
    default:
        return {};
    }
}

double textWidth(const std::string& text, double size) {
    double em = 0;
    for (const char c : text) {
        if ((static_cast<unsigned char>(c) & 0xC0) == 0x80) continue; // inside a UTF-8 sequence
        if (std::string_view("il.,:;|'jI! ").find(c) != std::string_view::npos)
            em += 0.29;
        else if (std::string_view("ftr()[]/").find(c) != std::string_view::npos)
            em += 0.38;
        else if (std::string_view("mwMW").find(c) != std::string_view::npos)
            em += 0.87;
        else if (c >= 'A' && c <= 'Z')
            em += 0.69;
        else
            em += 0.6;
    }
    return em * size;
}

void SvgCanvas::line(SvgPoint a, SvgPoint b, const SvgStroke& stroke) {
    body_ += fmt::format("<line x1=\"{:.2f}\" y1=\"{:.2f}\" x2=\"{:.2f}\" y2=\"{:.2f}\"{}/>\n", a.x, a.y, b.x,
                         b.y, strokeText(stroke));
}

void SvgCanvas::polyline(const std::vector<SvgPoint>& points, const SvgBox& box, const SvgStroke& stroke) {
    std::string path;
    SvgPoint pen{std::nan(""), std::nan("")};
    for (std::size_t i = 1; i < points.size(); ++i) {
        SvgPoint a = points[i - 1], b = points[i];
        if (!std::isfinite(a.x + a.y + b.x + b.y) || !clip(a, b, box)) continue;
        if (!(std::abs(a.x - pen.x) < 1e-6 && std::abs(a.y - pen.y) < 1e-6))
            path += fmt::format("M{:.2f} {:.2f}", a.x, a.y);
        path += fmt::format("L{:.2f} {:.2f}", b.x, b.y);
        pen = b;
    }
    if (!path.empty())
        body_ += fmt::format("<path d=\"{}\" fill=\"none\" stroke-linejoin=\"round\"{}/>\n", path,
                             strokeText(stroke));
}

void SvgCanvas::polygon(const std::vector<SvgPoint>& points, const std::string& fill, double opacity) {
    if (points.size() < 3) return;
    std::string path;
    for (const auto& p : points) path += fmt::format("{}{:.2f} {:.2f}", path.empty() ? 'M' : 'L', p.x, p.y);
    body_ += fmt::format("<path d=\"{}Z\" fill=\"{}\" fill-opacity=\"{:.2f}\" stroke=\"none\"/>\n", path,
                         fill, opacity);
}

void SvgCanvas::rect(const SvgBox& box, const std::string& fill, double opacity, const SvgStroke* stroke) {
    body_ += fmt::format("<rect x=\"{:.2f}\" y=\"{:.2f}\" width=\"{:.2f}\" height=\"{:.2f}\" fill=\"{}\" "
                         "fill-opacity=\"{:.2f}\"{}/>\n",
                         box.left, box.top, std::max(0.0, box.width()), std::max(0.0, box.height()), fill,
                         opacity, stroke ? strokeText(*stroke) : std::string(" stroke=\"none\""));
}

void SvgCanvas::marker(SeriesRole role, SvgPoint at, double r, const std::string& colour, bool hollow,
                       double opacity) {
    const std::string paint =
        hollow ? fmt::format("fill=\"#FFFFFF\" stroke=\"{}\" stroke-width=\"0.9\"", colour)
               : fmt::format("fill=\"{}\" stroke=\"none\" fill-opacity=\"{:.2f}\"", colour, opacity);
    if (role == SeriesRole::Alternative)
        body_ += fmt::format("<rect x=\"{:.2f}\" y=\"{:.2f}\" width=\"{:.2f}\" height=\"{:.2f}\" {}/>\n",
                             at.x - r, at.y - r, 2 * r, 2 * r, paint);
    else if (role == SeriesRole::Third)
        body_ += fmt::format("<path d=\"M{:.2f} {:.2f}L{:.2f} {:.2f}L{:.2f} {:.2f}Z\" {}/>\n", at.x,
                             at.y - 1.2 * r, at.x + 1.1 * r, at.y + 0.9 * r, at.x - 1.1 * r, at.y + 0.9 * r,
                             paint);
    else if (role == SeriesRole::Fourth)
        body_ += fmt::format(
            "<path d=\"M{0:.2f} {1:.2f}L{2:.2f} {3:.2f}L{0:.2f} {4:.2f}L{5:.2f} {3:.2f}Z\" {6}/>\n", at.x,
            at.y - 1.3 * r, at.x + 1.3 * r, at.y, at.y + 1.3 * r, at.x - 1.3 * r, paint);
    else
        body_ += fmt::format("<circle cx=\"{:.2f}\" cy=\"{:.2f}\" r=\"{:.2f}\" {}/>\n", at.x, at.y, r, paint);
}

void SvgCanvas::text(SvgPoint at, const std::string& text, SvgAnchor anchor, double size,
                     const std::string& colour, bool bold, bool upwards) {
    if (text.empty()) return;
    const char* where = anchor == SvgAnchor::Start ? "start" : anchor == SvgAnchor::Middle ? "middle" : "end";
    const std::string place =
        upwards ? fmt::format("transform=\"translate({:.2f} {:.2f}) rotate(-90)\"", at.x, at.y)
                : fmt::format("x=\"{:.2f}\" y=\"{:.2f}\"", at.x, at.y);
    body_ += fmt::format("<text {} text-anchor=\"{}\" font-size=\"{:.2f}\"{} fill=\"{}\">{}</text>\n", place,
                         where, size, bold ? " font-weight=\"600\"" : "", colour, escapeXml(text));
}

std::string SvgCanvas::finish(double width, double height, const std::string& title) const {
    return fmt::format(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" width=\"{0:.2f}pt\" height=\"{1:.2f}pt\" "
        "viewBox=\"0 0 {0:.2f} {1:.2f}\" font-family=\"{2}\">\n<title>{3}</title>\n{4}</svg>\n",
        width, height, font_, escapeXml(title), body_);
}

} // namespace rigor

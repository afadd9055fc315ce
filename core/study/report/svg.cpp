#include "core/study/report/svg.h"

#include "core/foundation/message/number_text.h"
#include "core/study/report/svg_canvas.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <set>
#include <tuple>

namespace rigor {
namespace {
constexpr const char* kInk = "#1C2127";
constexpr const char* kMuted = "#58626F";
constexpr const char* kAxis = "#7E8895";
constexpr const char* kGrid = "#EBEEF1";

/// Maps numbers of one panel to points on the page.
struct Frame {
    SvgBox box;
    FigureExtent x, y;
    double px(double v) const { return box.left + (v - x.lower) / (x.upper - x.lower) * box.width(); }
    double py(double v) const { return box.bottom - (v - y.lower) / (y.upper - y.lower) * box.height(); }
    SvgPoint at(double u, double v) const { return {px(u), py(v)}; }
    bool contains(SvgPoint p) const {
        return p.x >= box.left - 0.5 && p.x <= box.right + 0.5 && p.y >= box.top - 0.5 &&
               p.y <= box.bottom + 0.5;
    }
};

double widthOf(SeriesRole role, bool thin) { return thin ? 0.7 : role == SeriesRole::Main ? 1.4 : 1.1; }

std::vector<double> yTicks(const FigurePanel& panel, const Frame& f) {
    if (!panel.y.categories.empty()) return {};
    return tickPositions(panel.y, f.y, f.box.height() < 90 ? 4 : 6);
}

/// Names that have so much room each: smaller where they need it, cut where that is not enough.
std::pair<double, std::vector<std::string>> besideEachOther(std::vector<std::string> names, double room) {
    constexpr double kUsual = 8, kLeast = 5;
    double widest = 0;
    for (const std::string& name : names) widest = std::max(widest, textWidth(name, kUsual));
    const double size = widest > room ? std::max(kLeast, kUsual * room / widest) : kUsual;
    for (std::string& name : names) {
        if (textWidth(name, size) <= room) continue;
        const auto within = [](char c) { return (static_cast<unsigned char>(c) & 0xC0) == 0x80; };
        while (!name.empty() && textWidth(name + "…", size) > room) {
            while (name.size() > 1 && within(name.back())) name.pop_back();
            name.pop_back();
        }
        name += "…";
    }
    return {size, names};
}

void drawGrid(SvgCanvas& canvas, const Frame& f, const FigurePanel& panel, bool xLabels) {
    const auto& box = f.box;
    const bool categories = !panel.x.categories.empty();
    const auto xt =
        categories ? std::vector<double>() : tickPositions(panel.x, f.x, box.width() < 200 ? 5 : 7);
    const auto yt = yTicks(panel, f);
    for (const double t : xt) canvas.line({f.px(t), box.top}, {f.px(t), box.bottom}, {kGrid, 0.7, "", 1});
    for (const double t : yt) canvas.line({box.left, f.py(t)}, {box.right, f.py(t)}, {kGrid, 0.7, "", 1});
    const auto xl = tickLabels(panel.x, xt), yl = tickLabels(panel.y, yt);
    for (std::size_t i = 0; i < yt.size(); ++i) {
        canvas.line({box.left - 3, f.py(yt[i])}, {box.left, f.py(yt[i])}, {kAxis, 0.7, "", 1});
        canvas.text({box.left - 5, f.py(yt[i]) + 2.8}, yl[i], SvgAnchor::End);
    }
    for (std::size_t i = 0; i < xt.size(); ++i) {
        canvas.line({f.px(xt[i]), box.bottom}, {f.px(xt[i]), box.bottom + 3}, {kAxis, 0.7, "", 1});
        if (xLabels) canvas.text({f.px(xt[i]), box.bottom + 11.5}, xl[i], SvgAnchor::Middle);
    }
    const auto [size, names] = besideEachOther(panel.x.categories, std::abs(f.px(1) - f.px(0)) - 2);
    for (std::size_t i = 0; i < names.size(); ++i)
        canvas.text({f.px(static_cast<double>(i)), box.bottom + 11.5}, names[i], SvgAnchor::Middle, size);
    for (std::size_t i = 0; i < panel.y.categories.size(); ++i)
        canvas.text({box.left - 5, f.py(static_cast<double>(i)) + 2.8}, panel.y.categories[i],
                    SvgAnchor::End);
}

std::vector<SvgPoint> stepped(const FigureSeries& s, const Frame& f) {
    std::vector<SvgPoint> points;
    for (std::size_t i = 0; i < s.x.size() && i < s.y.size(); ++i) {
        if (i > 0) points.push_back(f.at(s.x[i], s.y[i - 1]));
        points.push_back(f.at(s.x[i], s.y[i]));
    }
    return points;
}

std::vector<SvgPoint> lined(const FigureSeries& s, const Frame& f) {
    std::vector<SvgPoint> points;
    const bool ascending = std::is_sorted(s.x.begin(), s.x.end());
    if (!ascending) {
        for (std::size_t i = 0; i < s.x.size() && i < s.y.size(); ++i) points.push_back(f.at(s.x[i], s.y[i]));
        return points;
    }
    for (const std::size_t i :
         levelOfDetail(s.x, s.y, f.x.lower, f.x.upper, static_cast<int>(2 * f.box.width())))
        points.push_back(f.at(s.x[i], s.y[i]));
    return points;
}

void drawPoints(SvgCanvas& canvas, const Frame& f, const FigureSeries& s) {
    const std::string colour = printColour(s.role);
    for (std::size_t i = 0; i < s.lower.size() && i < s.x.size(); ++i) {
        SvgPoint a = f.at(s.x[i], s.lower[i]), b = f.at(s.x[i], s.upper[i]);
        if (!std::isfinite(a.y + b.y) || a.x < f.box.left || a.x > f.box.right) continue;
        a.y = std::clamp(a.y, f.box.top, f.box.bottom);
        b.y = std::clamp(b.y, f.box.top, f.box.bottom);
        canvas.line(a, b, {colour, 0.7, "", 0.4});
    }
    // Of a million points the page holds those that can be told apart: one per cell, which its marker fills.
    constexpr std::size_t kAllDrawn = 5000;
    constexpr double kCell = 2.4; // pt
    const bool thinned = s.x.size() > kAllDrawn;
    std::set<std::tuple<long, long, bool>> taken;
    for (std::size_t i = 0; i < s.x.size() && i < s.y.size(); ++i) {
        const SvgPoint p = f.at(s.x[i], s.y[i]);
        const bool hollow = i < s.hollow.size() && s.hollow[i];
        if (!std::isfinite(p.x + p.y) || !f.contains(p)) continue;
        if (!thinned || taken.emplace(std::lround(p.x / kCell), std::lround(p.y / kCell), hollow).second)
            canvas.marker(s.role, p, s.faint ? 0.9 : hollow ? 1.9 : 1.6, colour, hollow, s.faint ? 0.45 : 1);
    }
}

void drawHistogram(SvgCanvas& canvas, const Frame& f, const FigureHistogram& h) {
    const auto& box = f.box;
    const std::string colour = printColour(h.role);
    const SvgStroke edge{colour, 0.6, "", 1};
    const double base = std::min(box.bottom, f.py(std::max(0.0, f.y.lower)));
    // One outline for all bars: single rectangles would leave hairlines between them.
    std::vector<SvgPoint> outline;
    for (std::size_t i = 0; i < h.height.size(); ++i) {
        const double left = std::max(box.left, f.px(h.lower[i])),
                     right = std::min(box.right, f.px(h.upper[i]));
        if (!std::isfinite(h.height[i]) || !(left < right)) continue;
        const double top = std::clamp(f.py(h.height[i]), box.top, base);
        if (h.outlined) {
            if (h.height[i] != 0) canvas.rect({left, top, right, base}, colour, 0.28, &edge);
            continue;
        }
        if (outline.empty() || std::abs(outline.back().x - left) > 0.01) {
            if (!outline.empty()) outline.push_back({outline.back().x, base});
            outline.push_back({left, base});
        }
        outline.push_back({left, top});
        outline.push_back({right, top});
    }
    if (!outline.empty()) outline.push_back({outline.back().x, base});
    canvas.polygon(outline, colour, 0.28);
}

void drawBody(SvgCanvas& canvas, const Frame& f, const FigurePanel& panel) {
    const auto& box = f.box;
    double free = box.left - 1; // of labels that would run into each other the first ones stay
    for (const auto& r : panel.ranges) {
        const double left = std::clamp(f.px(r.lower), box.left, box.right);
        const double right = std::clamp(f.px(r.upper), box.left, box.right);
        if (r.filled)
            canvas.rect({left, box.top, right, box.bottom}, printColour(SeriesRole::Reference), 0.10);
        const double end = left + 2 + textWidth(r.label, 8);
        if (left < free || end > box.right + 8) continue;
        canvas.text({left + 2, box.top - 3}, r.label, SvgAnchor::Start, 8, kMuted);
        free = end + 2;
    }
    for (const auto& h : panel.histograms) drawHistogram(canvas, f, h);
    for (const auto& b : panel.bands) {
        std::vector<SvgPoint> outline;
        const auto push = [&](double x, double y) {
            if (std::isfinite(x + y)) outline.push_back({f.px(x), std::clamp(f.py(y), box.top, box.bottom)});
        };
        for (std::size_t i = 0; i < b.x.size(); ++i) push(b.x[i], b.upper[i]);
        for (std::size_t i = b.x.size(); i-- > 0;) push(b.x[i], b.lower[i]);
        canvas.polygon(outline, printColour(b.role), b.opacity);
    }
    // Guides and alternatives first, the main estimate on top.
    for (const bool main : {false, true})
        for (const auto& s : panel.series) {
            if ((s.role == SeriesRole::Main) != main) continue;
            if (s.shape == SeriesShape::Points) {
                drawPoints(canvas, f, s);
                continue;
            }
            const SvgStroke stroke{printColour(s.role), widthOf(s.role, s.thin),
                                   s.dashed ? "3 2" : dashOf(s.role), s.faint ? 0.3 : 1};
            canvas.polyline(s.shape == SeriesShape::Steps ? stepped(s, f) : lined(s, f), box, stroke);
        }
    for (const auto& m : panel.marks) {
        const SvgStroke stroke{printColour(m.role), m.role == SeriesRole::Reference ? 0.7 : 1.1,
                               m.dashed ? "3 2" : "", 1};
        if (m.vertical && m.at >= f.x.lower && m.at <= f.x.upper)
            canvas.line({f.px(m.at), box.top + 2}, {f.px(m.at), box.bottom}, stroke);
        if (!m.vertical && m.at >= f.y.lower && m.at <= f.y.upper)
            canvas.line({box.left, f.py(m.at)}, {box.right, f.py(m.at)}, stroke);
    }
}

/// One scale in both directions: the extent that has more room than it needs is widened about its middle.
Frame withOneScale(Frame f) {
    const double xScale = f.box.width() / (f.x.upper - f.x.lower),
                 yScale = f.box.height() / (f.y.upper - f.y.lower), scale = std::min(xScale, yScale);
    const auto widen = [&](FigureExtent& extent, double points) {
        const double middle = (extent.lower + extent.upper) / 2, half = points / scale / 2;
        extent = {middle - half, middle + half};
    };
    widen(f.x, f.box.width());
    widen(f.y, f.box.height());
    return f;
}

/// Title on the left, note on the right; a note too long for what the title leaves ends in an ellipsis.
void drawTitle(SvgCanvas& canvas, const Frame& f, const FigurePanel& panel, double base) {
    constexpr double kTitleSize = 8.5, kNoteSize = 8, kBolder = 1.1, kBetween = 8;
    canvas.text({f.box.left, base}, panel.title, SvgAnchor::Start, kTitleSize, kInk, true);
    const double room = f.box.width() - kBolder * textWidth(panel.title, kTitleSize) - kBetween;
    std::string note = panel.note;
    if (textWidth(note, kNoteSize) > room) {
        const auto isWhole = [](char next) { return (static_cast<unsigned char>(next) & 0xC0) != 0x80; };
        while (!note.empty() && textWidth(note + "…", kNoteSize) > room) {
            while (!isWhole(note.back())) note.pop_back();
            note.pop_back();
        }
        if (!note.empty()) note += "…";
    }
    canvas.text({f.box.right, base}, note, SvgAnchor::End, kNoteSize, kMuted);
}

void drawDrawing(SvgCanvas& canvas, const Frame& f, const FigurePanel& panel) {
    constexpr double kLine = 10; // pt between lines of text
    drawBody(canvas, f, panel);
    for (const FigureLabel& label : panel.labels) {
        double widest = 0;
        for (const std::string& line : label.lines) widest = std::max(widest, textWidth(line, 8));
        // Beside its place, but never beyond the edge.
        const double x = std::clamp(f.px(label.x), f.box.left + widest / 2, f.box.right - widest / 2);
        double y = f.py(label.y) + 3 - kLine * static_cast<double>(label.lines.size() - 1) / 2;
        for (const std::string& line : label.lines) {
            canvas.text({x, y}, line, SvgAnchor::Middle);
            y += kLine;
        }
    }
    drawTitle(canvas, f, panel, f.box.top - 4);
}

/// Numbers in the cells between categories, where they fit.
void drawCells(SvgCanvas& canvas, const Frame& f, const FigurePanel& panel) {
    if (panel.x.categories.empty() || panel.y.categories.empty()) return;
    constexpr double kSize = 7;
    const double width = std::abs(f.px(1) - f.px(0)), height = std::abs(f.py(1) - f.py(0));
    for (const FigureLabel& label : panel.labels) {
        if (label.lines.size() != 1 || height < kSize + 2 || textWidth(label.lines[0], kSize) > width - 2)
            continue;
        // White reads better than ink only on the strong blue of the main estimate.
        const bool strong = std::any_of(panel.bands.begin(), panel.bands.end(), [&](const FigureBand& b) {
            return b.role == SeriesRole::Main && b.opacity > 0.8 && b.x.front() < label.x &&
                   b.x.back() > label.x && b.lower.front() < label.y && b.upper.front() > label.y;
        });
        canvas.text({f.px(label.x), f.py(label.y) + kSize / 3}, label.lines[0], SvgAnchor::Middle, kSize,
                    strong ? "#FFFFFF" : kInk);
    }
}

constexpr double kLabelSize = 8, kLabelGap = 5, kTitleBack = 27, kMargin = 36;

/// Height of the line in which the ranges are named, below the panel's title.
constexpr double kRangeLine = 10;
bool namesRanges(const FigurePanel& panel) {
    return std::any_of(panel.ranges.begin(), panel.ranges.end(),
                       [](const auto& r) { return !r.label.empty(); });
}

/// From the axis back to the base line of its title, clear of the labels.
double titleBack(const FigurePanel& panel, double height) {
    const Frame f{{0, 0, 0, height}, xExtent(panel), yExtent(panel)};
    double widest = 0;
    const auto labels =
        panel.y.categories.empty() ? tickLabels(panel.y, yTicks(panel, f)) : panel.y.categories;
    for (const std::string& label : labels) widest = std::max(widest, textWidth(label, kLabelSize));
    const bool titled = !axisLabel(panel.y.quantity, panel.y.unit).empty();
    return std::max(kTitleBack, kLabelGap + widest + (titled ? 4 : -kLabelSize));
}

void drawPanel(SvgCanvas& canvas, const Frame& f, const FigurePanel& panel, bool yTitle, bool xTitle) {
    if (panel.drawing) return drawDrawing(canvas, withOneScale(f), panel);
    const auto& box = f.box;
    drawGrid(canvas, f, panel, true);
    drawBody(canvas, f, panel);
    drawCells(canvas, f, panel);
    canvas.line({box.left, box.top}, {box.left, box.bottom}, {kAxis, 0.8, "", 1});
    canvas.line({box.left, box.bottom}, {box.right, box.bottom}, {kAxis, 0.8, "", 1});
    const double titleBase = box.top - 4 - (namesRanges(panel) ? kRangeLine : 0);
    drawTitle(canvas, f, panel, titleBase);
    if (yTitle)
        canvas.text({box.left - titleBack(panel, box.height()), (box.top + box.bottom) / 2},
                    axisLabel(panel.y.quantity, panel.y.unit), SvgAnchor::Middle, 8, kInk, false, true);
    if (xTitle)
        canvas.text({(box.left + box.right) / 2, box.bottom + 22.5},
                    axisLabel(panel.x.quantity, panel.x.unit), SvgAnchor::Middle);
}

/// Legend in as many lines as it needs; returns its height (0 = none).
double drawLegend(SvgCanvas& canvas, const std::vector<LegendEntry>& entries, double width) {
    if (entries.empty()) return 0;
    double x = 0, y = 0;
    for (const auto& e : entries) {
        const double wide = 18 + textWidth(e.name, 8.5);
        if (x > 0 && x + wide > width) x = 0, y += 13;
        const std::string colour = printColour(e.role);
        if (e.sign == LegendSign::Line)
            canvas.line({x, y + 6}, {x + 14, y + 6},
                        {colour, widthOf(e.role, false), e.dashed ? "3 2" : dashOf(e.role), 1});
        if (e.sign == LegendSign::Area) canvas.rect({x, y + 2, x + 14, y + 10}, colour, e.opacity);
        if (e.sign == LegendSign::Mark) {
            const SvgStroke stroke{colour, 1.2, e.dashed ? "3 2" : "", 1};
            if (e.vertical)
                canvas.line({x + 7, y + 1}, {x + 7, y + 11}, stroke);
            else
                canvas.line({x, y + 6}, {x + 14, y + 6}, stroke);
        }
        if (e.sign == LegendSign::Points) canvas.marker(e.role, {x + 7, y + 6}, 1.8, colour, e.hollow);
        canvas.text({x + 18, y + 9}, e.name, SvgAnchor::Start, 8.5);
        x += wide + 14;
    }
    return y + 14;
}
} // namespace

const char* printColour(SeriesRole role) {
    switch (role) {
    case SeriesRole::Main:
        return "#0B6696";
    case SeriesRole::Alternative:
        return "#E8590C";
    case SeriesRole::Third:
        return "#1F9E82";
    case SeriesRole::Fourth:
        return "#9270DB";
    case SeriesRole::Fifth:
        return "#8E2420";
    case SeriesRole::Sixth:
        return "#2B1A85";
    case SeriesRole::Reference:
        return "#5E6875";
    case SeriesRole::Admissible:
        return "#0B7A75";
    case SeriesRole::Undecided:
        return "#E3A21A";
    case SeriesRole::Excluded:
        return "#E4E7EB";
    case SeriesRole::Alert:
        return "#B3261E";
    case SeriesRole::Measurement:
    case SeriesRole::Truth:
        return kInk;
    }
    return kInk;
}

std::string escapeXml(const std::string& text) {
    std::string out;
    for (const char c : text) {
        switch (c) {
        case '&':
            out += "&amp;";
            break;
        case '<':
            out += "&lt;";
            break;
        case '>':
            out += "&gt;";
            break;
        case '"':
            out += "&quot;";
            break;
        default:
            if (static_cast<unsigned char>(c) >= 0x20 || c == '\n' || c == '\t') out += c;
        }
    }
    return out;
}

Svg renderSvg(const Figure& figure, const SvgOptions& options) {
    SvgCanvas canvas(options.fontFamily);
    const std::size_t columns = std::max<std::size_t>(1, figure.columnWidths.size());
    const std::size_t rows = (figure.panels.size() + columns - 1) / columns;
    double total = 0;
    for (const double w : figure.columnWidths) total += w;
    // Panels below each other have their axes in one line.
    std::vector<double> margins(columns, kMargin);
    for (std::size_t i = 0; i < figure.panels.size(); ++i)
        if (const auto& p = figure.panels[i]; !p.drawing)
            margins[i % columns] =
                std::max(margins[i % columns], titleBack(p, figure.panelHeight) + kMargin - kTitleBack);
    double y = drawLegend(canvas, legendOf(figure), options.width);
    for (std::size_t r = 0; r < rows; ++r) {
        double head = 0;
        for (std::size_t c = 0; c < columns && r * columns + c < figure.panels.size(); ++c) {
            const auto& p = figure.panels[r * columns + c];
            const bool titled = !p.title.empty() || !p.note.empty();
            head = std::max(head, (titled ? 13 : 0) + (namesRanges(p) ? titled ? kRangeLine : 13 : 0));
        }
        const double top = y + std::max(head, 5.0);
        bool anyTitle = false;
        double x = 0;
        for (std::size_t c = 0; c < columns && r * columns + c < figure.panels.size(); ++c) {
            const std::size_t i = r * columns + c;
            const auto& p = figure.panels[i];
            const double width = total > 0 ? options.width * figure.columnWidths[c] / total : options.width;
            const bool yTitle =
                c == 0 || axisLabel(p.y.quantity, p.y.unit) !=
                              axisLabel(figure.panels[i - 1].y.quantity, figure.panels[i - 1].y.unit);
            const bool xTitle =
                i + columns >= figure.panels.size() ||
                axisLabel(p.x.quantity, p.x.unit) !=
                    axisLabel(figure.panels[i + columns].x.quantity, figure.panels[i + columns].x.unit);
            anyTitle |= xTitle;
            const Frame f{
                {x + margins[c], top, x + width - 6, top + figure.panelHeight}, xExtent(p), yExtent(p)};
            drawPanel(canvas, f, p, yTitle, xTitle);
            x += width;
        }
        y = top + figure.panelHeight + (anyTitle ? 26 : 14);
    }
    return {canvas.finish(options.width, y, figure.description), options.width, y};
}

} // namespace rigor

#include "core/methods/verified/present/figures.h"

#include "core/foundation/base/numbers.h"
#include "core/foundation/base/translate.h"
#include "core/foundation/message/number_text.h"
#include "core/presentation/display_name.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

namespace rigor {

namespace {

/// Of a table that may be missing; empty where its columns do not belong together.
template <class Table>
const BoundsColumn& boundsOf(const std::optional<Table>& table, const std::string& name, std::size_t rows) {
    static const BoundsColumn none;
    const BoundsColumn* found = table ? table->find(name) : nullptr;
    return found && found->lower.size() == rows && found->upper.size() == rows ? *found : none;
}

/// A rectangle as a piece of a band that closes on itself, so that nothing is filled between two.
void addRectangle(FigureBand& band, double left, double right, double lower, double upper) {
    const double middle = 0.5 * (lower + upper);
    for (const auto& [x, l, u] : {std::array{left, middle, middle}, std::array{left, lower, upper},
                                  std::array{right, lower, upper}, std::array{right, middle, middle}}) {
        band.x.push_back(x);
        band.lower.push_back(l);
        band.upper.push_back(u);
    }
}

/// Cells of a grid over two unknowns: the strongest verdict of the boxes that meet each.
class Raster {
  public:
    static constexpr int kCells = 160;
    Raster(double left, double right, double lower, double upper)
        : left_(left), lower_(lower), width_((right - left) / kCells), height_((upper - lower) / kCells) {}

    void add(double left, double right, double lower, double upper, char verdict) {
        // A cell counts as met from its middle on, or if the box is smaller than a cell.
        const auto range = [](double from, double to, double origin, double size, int& first, int& last) {
            first = std::clamp(static_cast<int>(std::floor((from - origin) / size)), 0, kCells - 1);
            last = std::clamp(static_cast<int>(std::ceil((to - origin) / size)) - 1, first, kCells - 1);
        };
        int x0 = 0, x1 = 0, y0 = 0, y1 = 0;
        range(left, right, left_, width_, x0, x1);
        range(lower, upper, lower_, height_, y0, y1);
        for (int y = y0; y <= y1; ++y)
            for (int x = x0; x <= x1; ++x) cell(x, y) = std::max(cell(x, y), verdict);
    }
    FigureBand band(char verdict, const std::string& name, SeriesRole role, double opacity) {
        FigureBand b{.name = name, .role = role, .x = {}, .lower = {}, .upper = {}, .opacity = opacity};
        for (int y = 0; y < kCells; ++y)
            for (int x = 0; x < kCells;) {
                int to = x;
                while (to < kCells && cell(to, y) == verdict) ++to;
                if (to > x)
                    addRectangle(b, left_ + x * width_, left_ + to * width_, lower_ + y * height_,
                                 lower_ + (y + 1) * height_);
                x = std::max(to, x + 1);
            }
        return b;
    }

  private:
    char& cell(int x, int y) { return cells_[static_cast<std::size_t>(y * kCells + x)]; }
    double left_, lower_, width_, height_;
    std::array<char, static_cast<std::size_t>(kCells* kCells)> cells_{};
};

} // namespace

VerifiedFigures::VerifiedFigures(std::shared_ptr<const VerifiedResult> result) : result_(std::move(result)) {}

void VerifiedFigures::markStandstill(FigurePanel& panel) const {
    if (!result_->measured) return;
    const auto &t = result_->measured->t, &rest = result_->measured->standstill;
    for (std::size_t k = 0; k < t.size() && k < rest.size();) {
        std::size_t to = k;
        while (to < rest.size() && rest[to] == 1) ++to;
        // Short flickers of the flag are not worth a stripe.
        if (to > k + 20) panel.ranges.push_back({.lower = t[k], .upper = t[to - 1], .label = ""});
        k = std::max(to, k + 1);
    }
}

void VerifiedFigures::markContradiction(FigurePanel& panel) const {
    if (!result_->emptyFrom) return;
    const double at = *result_->emptyFrom;
    panel.marks.push_back({.name = translate("Report", "list is empty"),
                           .label = plainText(at) + " s",
                           .role = SeriesRole::Alert,
                           .at = at});
}

FigurePanel VerifiedFigures::tube(const std::string& state, bool aroundMiddle) const {
    FigurePanel panel;
    panel.key = state;
    panel.title = wordsOf(state);
    panel.x = {.quantity = translate("Report", "time"), .unit = "s"};
    panel.y = {.quantity =
                   aroundMiddle ? filled(translate("Report", "{} − middle"), wordsOf(state)) : wordsOf(state),
               .unit = {}};
    if (!result_->enclosures) return panel;
    const auto& t = result_->enclosures->t;
    const BoundsColumn& bounds = boundsOf(result_->enclosures, state, t.size());
    if (bounds.name.empty()) return panel;
    const auto &lower = bounds.lower, &upper = bounds.upper;
    panel.y.unit = unitText(bounds.unit);
    const auto middle = [&](std::size_t k) { return aroundMiddle ? 0.5 * (lower[k] + upper[k]) : 0.0; };
    // Between two reports nothing is stated, so nothing is drawn.
    FigureSeries enclosed{.name = translate("Report", "enclosure at the reported times"),
                          .role = SeriesRole::Main,
                          .shape = SeriesShape::Points,
                          .faint = true};
    for (std::size_t k = 0; k < t.size(); ++k) {
        enclosed.x.push_back(t[k]);
        enclosed.y.push_back(0.5 * (lower[k] + upper[k]) - middle(k));
        enclosed.lower.push_back(lower[k] - middle(k));
        enclosed.upper.push_back(upper[k] - middle(k));
    }
    // The measured band at the reported rows.
    FigureSeries points{.name = translate("Report", "measured"),
                        .role = SeriesRole::Measurement,
                        .shape = SeriesShape::Points,
                        .faint = true};
    if (result_->measured) {
        const auto& [tm, sensors, unit, from, to, standstill] = *result_->measured;
        std::size_t at = 0;
        for (std::size_t k = 0; k < t.size(); ++k) {
            while (at < tm.size() && (tm[at] < t[k] - 1e-9 || sensors[at] != state)) ++at;
            if (at == tm.size()) break;
            if (std::abs(tm[at] - t[k]) > 1e-9) continue;
            points.x.push_back(t[k]);
            points.y.push_back(0.5 * (from[at] + to[at]) - middle(k));
            points.lower.push_back(from[at] - middle(k));
            points.upper.push_back(to[at] - middle(k));
        }
    }
    if (!points.x.empty()) panel.series.push_back(std::move(points));
    panel.series.push_back(std::move(enclosed));
    markStandstill(panel);
    markContradiction(panel);
    return panel;
}

FigurePanel VerifiedFigures::contradiction() const {
    FigurePanel panel;
    panel.key = "contradiction";
    panel.title = translate("Report", "Contradiction");
    if (!result_->contradictionSensor || !result_->closing) return panel;
    const std::string& name = *result_->contradictionSensor;
    const auto& t = result_->closing->t;
    const BoundsColumn& bounds = boundsOf(result_->closing, name, t.size());
    if (t.empty() || bounds.name.empty()) return panel;
    const auto &lower = bounds.lower, &upper = bounds.upper;
    panel.x = {.quantity = translate("Report", "time"), .unit = "s"};
    panel.y = {.quantity = wordsOf(name), .unit = unitText(bounds.unit)};
    FigureSeries points{.name = translate("Report", "measured, with its bound"),
                        .role = SeriesRole::Measurement,
                        .shape = SeriesShape::Points,
                        .faint = true};
    static const MeasuredTable kNone;
    const auto& [tm, sensors, unit, from, to, standstill] = result_->measured ? *result_->measured : kNone;
    const double until = t.back() + 0.4 * (t.back() - t.front());
    for (std::size_t k = 0; k < tm.size(); ++k) {
        if (sensors[k] != name || tm[k] < t.front() || tm[k] > until) continue;
        points.x.push_back(tm[k]);
        points.y.push_back(0.5 * (from[k] + to[k]));
        points.lower.push_back(from[k]);
        points.upper.push_back(to[k]);
    }
    FigureSeries enclosed{.name = translate("Report", "enclosure at each row"),
                          .role = SeriesRole::Main,
                          .shape = SeriesShape::Points,
                          .x = t};
    for (std::size_t k = 0; k < t.size(); ++k) {
        enclosed.y.push_back(0.5 * (lower[k] + upper[k]));
        enclosed.lower.push_back(lower[k]);
        enclosed.upper.push_back(upper[k]);
    }
    panel.series = {std::move(points), std::move(enclosed)};
    markContradiction(panel);
    return panel;
}

FigurePanel VerifiedFigures::widths() const {
    FigurePanel panel;
    panel.key = "widths";
    panel.title = translate("Report", "Hull widths");
    panel.note = translate("Report", "relative to the middle at the end");
    panel.x = {.quantity = translate("Report", "time"), .unit = "s"};
    panel.y = {.quantity = translate("Report", "relative width"), .unit = "", .decades = true};
    if (!result_->enclosures) return panel;
    const auto& t = result_->enclosures->t;
    std::size_t role = 0;
    for (const std::string& name : result_->parameters) {
        const BoundsColumn& bounds = boundsOf(result_->enclosures, name, t.size());
        if (bounds.name.empty() || t.empty()) continue;
        const auto &lower = bounds.lower, &upper = bounds.upper;
        const double middle = std::abs(0.5 * (lower.back() + upper.back()));
        FigureSeries series{.name = wordsOf(name),
                            .role = kSeriesRoles[role++ % std::size(kSeriesRoles)],
                            .shape = SeriesShape::Steps,
                            .x = t};
        for (std::size_t k = 0; k < t.size(); ++k) {
            const double width = (upper[k] - lower[k]) / (middle > 0 ? middle : 1);
            series.y.push_back(width > 0 ? std::log10(width) : std::numeric_limits<double>::quiet_NaN());
        }
        panel.series.push_back(std::move(series));
    }
    markContradiction(panel);
    return panel;
}

void VerifiedFigures::examinedRange(const std::string& name, double lower, double upper, double& from,
                                    double& to) const {
    from = lower, to = upper;
    for (const auto& [parameter, range] : result_->examined)
        if (parameter == name && !std::isnan(range[0]) && !std::isnan(range[1]))
            from = range[0], to = range[1];
}

/// The point to compare, where it has a value of both unknowns and lies in the picture.
void VerifiedFigures::comparePoint(FigurePanel& panel, const std::string& a, const std::string& b) const {
    if (!result_->compare || !result_->point) return;
    double x = kNaN, y = kNaN;
    for (const auto& [name, value] : *result_->compare) {
        if (name == a) x = value;
        if (name == b) y = value;
    }
    if (std::isnan(x) || std::isnan(y)) return;
    if (x < panel.x.lower || x > panel.x.upper || y < panel.y.lower || y > panel.y.upper) return;
    const std::string& said = *result_->point;
    panel.series.push_back({.name = said == "inside"    ? translate("Report", "point to compare: inside")
                                    : said == kExcluded ? translate("Report", "point to compare: excluded")
                                    : result_->pointInHull
                                        ? translate("Report", "point to compare: inside the enclosure")
                                        : translate("Report", "point to compare: undecided"),
                            .role = SeriesRole::Measurement,
                            .shape = SeriesShape::Points,
                            .x = {x},
                            .y = {y},
                            .hollow = {1}});
}

FigurePanel VerifiedFigures::projection(std::size_t first, std::size_t second) const {
    FigurePanel panel;
    panel.key = "projection";
    const bool paving = result_->paving.has_value();
    panel.title = paving ? translate("Report", "Offline set") : translate("Report", "Boxes left");
    const auto& names = result_->parameters;
    if (first >= names.size() || second >= names.size() || !hasBoxes()) return panel;
    const std::string &a = names[first], &b = names[second];
    const BoxTable& table = paving ? *result_->paving : *result_->list;
    panel.x = {.quantity = wordsOf(a), .unit = {}};
    panel.y = {.quantity = wordsOf(b), .unit = {}};
    const BoundsColumn *x = table.find(a), *y = table.find(b);
    if (!x || !y || x->lower.empty() || y->lower.size() != x->lower.size()) return panel;
    panel.x.unit = unitText(x->unit), panel.y.unit = unitText(y->unit);
    const auto &xl = x->lower, &xu = x->upper, &yl = y->lower, &yu = y->upper;
    const auto verdictOfRow = [&](std::size_t k) -> char {
        if (!paving || k >= result_->paving->verdict.size()) return 2;
        const std::string& text = result_->paving->verdict[k];
        return text == kAdmissible ? 3 : text == kUndecided ? 2 : 1;
    };
    // The part that is not excluded, with some of its surroundings.
    double box[4] = {1e300, -1e300, 1e300, -1e300};
    for (std::size_t k = 0; k < xl.size(); ++k) {
        if (verdictOfRow(k) == 1) continue;
        box[0] = std::min(box[0], xl[k]), box[1] = std::max(box[1], xu[k]);
        box[2] = std::min(box[2], yl[k]), box[3] = std::max(box[3], yu[k]);
    }
    if (!(box[0] < box[1]) || !(box[2] < box[3])) return panel;
    const double dx = 0.15 * (box[1] - box[0]), dy = 0.15 * (box[3] - box[2]);
    // What is drawn as excluded was examined; results of earlier versions do not say how far that went.
    double examined[4];
    examinedRange(a, box[0], box[1], examined[0], examined[1]);
    examinedRange(b, box[2], box[3], examined[2], examined[3]);
    box[0] = std::max(box[0] - dx, examined[0]), box[1] = std::min(box[1] + dx, examined[1]);
    box[2] = std::max(box[2] - dy, examined[2]), box[3] = std::min(box[3] + dy, examined[3]);
    Raster raster(box[0], box[1], box[2], box[3]);
    for (std::size_t k = 0; k < xl.size(); ++k)
        if (verdictOfRow(k) > 1) raster.add(xl[k], xu[k], yl[k], yu[k], verdictOfRow(k));
    panel.x.lower = box[0] - 0.1 * dx, panel.x.upper = box[1] + 0.1 * dx;
    panel.y.lower = box[2] - 0.1 * dy, panel.y.upper = box[3] + 0.1 * dy;
    // The legend counts what the picture cannot show one by one.
    const auto counted = [&](const std::string& name, const std::optional<long long>& count) {
        return count ? name + " (" + countText(*count) + ")" : name;
    };
    if (paving)
        panel.bands.push_back(raster.band(
            3, counted(translate("Report", "admissible: all of it explains the data"), result_->admissible),
            SeriesRole::Admissible, 1));
    panel.bands.push_back(raster.band(
        2,
        paving ? counted(translate("Report", "undecided"), result_->undecided)
               : counted(translate("Report", "boxes that can hold the parameters"), result_->boxes),
        SeriesRole::Undecided, 1));
    panel.bands.push_back(
        raster.band(0,
                    paving ? counted(translate("Report", "excluded, proven"), result_->excluded)
                           : translate("Report", "excluded, proven"),
                    SeriesRole::Excluded, 1));
    comparePoint(panel, a, b);
    return panel;
}

bool VerifiedFigures::hasEffort() const {
    return hasTrajectory() &&
           std::ranges::any_of(result_->enclosures->seconds, [](double s) { return s > 0; });
}

FigurePanel VerifiedFigures::boxes() const {
    FigurePanel panel;
    panel.key = "boxes";
    panel.title = translate("Report", "Boxes in the list");
    panel.x = {.quantity = translate("Report", "time"), .unit = "s"};
    panel.y = {.quantity = translate("Report", "boxes"), .unit = "", .fromZero = true};
    if (!result_->enclosures) return panel;
    panel.series.push_back({.name = translate("Report", "boxes"),
                            .shape = SeriesShape::Steps,
                            .x = result_->enclosures->t,
                            .y = result_->enclosures->boxes});
    markContradiction(panel);
    return panel;
}

FigurePanel VerifiedFigures::effort() const {
    FigurePanel panel;
    panel.key = "effort";
    panel.title = translate("Report", "Time between two reports");
    panel.x = {.quantity = translate("Report", "time"), .unit = "s"};
    panel.y = {.quantity = translate("Report", "computing time"), .unit = "ms", .fromZero = true};
    if (!result_->enclosures) return panel;
    FigureSeries series{.name = translate("Report", "computing time"),
                        .shape = SeriesShape::Steps,
                        .x = result_->enclosures->t};
    for (const double s : result_->enclosures->seconds) series.y.push_back(1e3 * s);
    panel.series.push_back(std::move(series));
    return panel;
}

} // namespace rigor

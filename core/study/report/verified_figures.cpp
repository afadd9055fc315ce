#include "core/study/report/verified_figures.h"

#include "core/foundation/base/translate.h"
#include "core/foundation/message/number_text.h"
#include "core/study/report/inverse_figures.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace rigor {

namespace {

std::vector<std::string> namesIn(const nlohmann::ordered_json& object, const char* key) {
    std::vector<std::string> names;
    const auto found = object.find(key);
    if (found == object.end() || !found->is_array()) return names;
    for (const auto& name : *found)
        if (name.is_string()) names.push_back(name.get<std::string>());
    return names;
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

VerifiedFigures::VerifiedFigures(std::shared_ptr<const Result> result)
    : result_(std::move(result)), states_(namesIn(result_->diagnostics, "states")),
      parameters_(namesIn(result_->diagnostics, "parameters")) {}

const std::vector<double>& VerifiedFigures::numbers(const char* table, const std::string& column) const {
    static const std::vector<double> none;
    const ResultTable* found = result_->table(table);
    const ResultColumn* c = found ? found->find(column) : nullptr;
    return c ? c->numbers : none;
}

std::string VerifiedFigures::unitOf(const char* table, const std::string& column) const {
    const ResultTable* found = result_->table(table);
    const ResultColumn* c = found ? found->find(column) : nullptr;
    return c ? c->unit : "";
}

void VerifiedFigures::markStandstill(FigurePanel& panel) const {
    const auto &t = numbers("measured", "t"), &rest = numbers("measured", "standstill");
    for (std::size_t k = 0; k < t.size() && k < rest.size();) {
        std::size_t to = k;
        while (to < rest.size() && rest[to] == 1) ++to;
        // Short flickers of the flag are not worth a stripe.
        if (to > k + 20) panel.ranges.push_back({.lower = t[k], .upper = t[to - 1], .label = ""});
        k = std::max(to, k + 1);
    }
}

void VerifiedFigures::markContradiction(FigurePanel& panel) const {
    const auto found = result_->diagnostics.find("first_contradiction");
    if (found == result_->diagnostics.end() || !found->is_number()) return;
    const double at = found->get<double>();
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
               .unit = unitText(unitOf("enclosures", state + "_lower"))};
    const auto &t = numbers("enclosures", "t"), &lower = numbers("enclosures", state + "_lower"),
               &upper = numbers("enclosures", state + "_upper");
    if (lower.size() != t.size() || upper.size() != t.size()) return panel;
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
    const ResultTable* measured = result_->table("measured");
    const ResultColumn* sensors = measured ? measured->find("sensor") : nullptr;
    FigureSeries points{.name = translate("Report", "measured"),
                        .role = SeriesRole::Measurement,
                        .shape = SeriesShape::Points,
                        .faint = true};
    if (sensors) {
        const auto &tm = numbers("measured", "t"), &from = numbers("measured", "lower"),
                   &to = numbers("measured", "upper");
        std::size_t at = 0;
        for (std::size_t k = 0; k < t.size(); ++k) {
            while (at < tm.size() && (tm[at] < t[k] - 1e-9 || sensors->texts[at] != state)) ++at;
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
    const auto sensor = result_->diagnostics.find("contradiction_sensor");
    if (sensor == result_->diagnostics.end() || !sensor->is_string()) return panel;
    const std::string name = sensor->get<std::string>();
    const auto &t = numbers("closing", "t"), &lower = numbers("closing", name + "_lower"),
               &upper = numbers("closing", name + "_upper");
    if (t.empty() || lower.size() != t.size() || upper.size() != t.size()) return panel;
    panel.x = {.quantity = translate("Report", "time"), .unit = "s"};
    panel.y = {.quantity = wordsOf(name), .unit = unitText(unitOf("closing", name + "_lower"))};
    FigureSeries points{.name = translate("Report", "measured, with its bound"),
                        .role = SeriesRole::Measurement,
                        .shape = SeriesShape::Points,
                        .faint = true};
    const ResultTable* measured = result_->table("measured");
    const ResultColumn* sensors = measured ? measured->find("sensor") : nullptr;
    const auto &tm = numbers("measured", "t"), &from = numbers("measured", "lower"),
               &to = numbers("measured", "upper");
    const double until = t.back() + 0.4 * (t.back() - t.front());
    for (std::size_t k = 0; sensors && k < tm.size(); ++k) {
        if (sensors->texts[k] != name || tm[k] < t.front() || tm[k] > until) continue;
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
    const auto& t = numbers("enclosures", "t");
    std::size_t role = 0;
    for (const std::string& name : parameters_) {
        const auto &lower = numbers("enclosures", name + "_lower"),
                   &upper = numbers("enclosures", name + "_upper");
        if (lower.size() != t.size() || upper.size() != t.size() || t.empty()) continue;
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
    const auto all = result_->diagnostics.find("examined");
    if (all == result_->diagnostics.end() || !all->contains(name)) return;
    const auto& range = (*all)[name];
    if (!range.is_array() || range.size() != 2 || !range[0].is_number() || !range[1].is_number()) return;
    from = range[0].get<double>(), to = range[1].get<double>();
}

/// The point to compare, where it has a value of both unknowns and lies in the picture.
void VerifiedFigures::comparePoint(FigurePanel& panel, const std::string& a, const std::string& b) const {
    const auto point = result_->diagnostics.find("compare"), verdict = result_->diagnostics.find("point");
    if (point == result_->diagnostics.end() || verdict == result_->diagnostics.end() || !point->is_object() ||
        !verdict->is_string() || !point->contains(a) || !point->contains(b))
        return;
    const double x = (*point)[a].get<double>(), y = (*point)[b].get<double>();
    if (x < panel.x.lower || x > panel.x.upper || y < panel.y.lower || y > panel.y.upper) return;
    const std::string said = verdict->get<std::string>();
    panel.series.push_back({.name = said == "inside"     ? translate("Report", "point to compare: inside")
                                    : said == "excluded" ? translate("Report", "point to compare: excluded")
                                    : result_->diagnostics.contains("point_in_hull")
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
    const bool paving = result_->table("paving") != nullptr;
    const char* table = paving ? "paving" : "list";
    panel.title = paving ? translate("Report", "Offline set") : translate("Report", "Boxes left");
    if (first >= parameters_.size() || second >= parameters_.size()) return panel;
    const std::string &a = parameters_[first], &b = parameters_[second];
    panel.x = {.quantity = wordsOf(a), .unit = unitText(unitOf(table, a + "_lower"))};
    panel.y = {.quantity = wordsOf(b), .unit = unitText(unitOf(table, b + "_lower"))};
    const auto &xl = numbers(table, a + "_lower"), &xu = numbers(table, a + "_upper"),
               &yl = numbers(table, b + "_lower"), &yu = numbers(table, b + "_upper");
    if (xl.empty() || yl.size() != xl.size()) return panel;
    const ResultColumn* verdicts = paving ? result_->table("paving")->find("verdict") : nullptr;
    const auto verdictOfRow = [&](std::size_t k) -> char {
        if (!verdicts) return 2;
        const std::string& text = verdicts->texts[k];
        return text == "admissible" ? 3 : text == "undecided" ? 2 : 1;
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
    const auto counted = [&](const std::string& name, const char* key) {
        const auto found = result_->diagnostics.find(key);
        return found != result_->diagnostics.end() && found->is_number_integer()
                   ? name + " (" + countText(found->get<long long>()) + ")"
                   : name;
    };
    if (paving)
        panel.bands.push_back(raster.band(
            3, counted(translate("Report", "admissible: all of it explains the data"), "admissible"),
            SeriesRole::Admissible, 1));
    panel.bands.push_back(
        raster.band(2,
                    paving ? counted(translate("Report", "undecided"), "undecided")
                           : counted(translate("Report", "boxes that can hold the parameters"), "boxes"),
                    SeriesRole::Undecided, 1));
    panel.bands.push_back(raster.band(0,
                                      paving ? counted(translate("Report", "excluded, proven"), "excluded")
                                             : translate("Report", "excluded, proven"),
                                      SeriesRole::Excluded, 1));
    comparePoint(panel, a, b);
    return panel;
}

bool VerifiedFigures::hasEffort() const {
    const auto& seconds = numbers("enclosures", "seconds");
    return hasCourse() && std::any_of(seconds.begin(), seconds.end(), [](double s) { return s > 0; });
}

FigurePanel VerifiedFigures::boxes() const {
    FigurePanel panel;
    panel.key = "boxes";
    panel.title = translate("Report", "Boxes in the list");
    panel.x = {.quantity = translate("Report", "time"), .unit = "s"};
    panel.y = {.quantity = translate("Report", "boxes"), .unit = "", .fromZero = true};
    panel.series.push_back({.name = translate("Report", "boxes"),
                            .shape = SeriesShape::Steps,
                            .x = numbers("enclosures", "t"),
                            .y = numbers("enclosures", "boxes")});
    markContradiction(panel);
    return panel;
}

FigurePanel VerifiedFigures::effort() const {
    FigurePanel panel;
    panel.key = "effort";
    panel.title = translate("Report", "Time between two reports");
    panel.x = {.quantity = translate("Report", "time"), .unit = "s"};
    panel.y = {.quantity = translate("Report", "computing time"), .unit = "ms", .fromZero = true};
    FigureSeries series{.name = translate("Report", "computing time"),
                        .shape = SeriesShape::Steps,
                        .x = numbers("enclosures", "t")};
    for (const double s : numbers("enclosures", "seconds")) series.y.push_back(1e3 * s);
    panel.series.push_back(std::move(series));
    return panel;
}

} // namespace rigor

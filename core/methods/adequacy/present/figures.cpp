// Regions: of the estimate, of the sides of splits, of sets of sensors. What is drawn of the data stands in
// figures_data.cpp.
#include "core/methods/adequacy/present/figures.h"

#include "core/foundation/base/translate.h"
#include "core/foundation/linalg/ellipsoid.h"

#include <algorithm>
#include <cmath>

namespace rigor {

using adequacy::SplitResult;

namespace {

SeriesRole roleOfModel(std::size_t index) { return kSeriesRoles[index % std::size(kSeriesRoles)]; }

void addName(std::vector<std::string>& list, const std::string& text) {
    if (std::ranges::find(list, text) == list.end()) list.push_back(text);
}

} // namespace

AdequacyFigures::AdequacyFigures(std::shared_ptr<const AdequacyResult> result, std::vector<Estimate> unknowns)
    : result_(std::move(result)), unknowns_(std::move(unknowns)) {
    for (const SplitResult& one : result_->splits) {
        addName(models_, one.model);
        addName(splits_, one.split);
    }
}

const SplitResult* AdequacyFigures::split(const std::string& model, const std::string& split) const {
    const auto found = std::ranges::find_if(
        result_->splits, [&](const SplitResult& s) { return s.model == model && s.split == split; });
    return found == result_->splits.end() ? nullptr : &*found;
}

std::vector<std::pair<std::size_t, std::size_t>> AdequacyFigures::pairs() const {
    std::vector<std::pair<std::size_t, std::size_t>> pairs;
    for (std::size_t i = 0; i < unknowns_.size(); ++i)
        for (std::size_t j = i + 1; j < unknowns_.size(); ++j) pairs.emplace_back(i, j);
    return pairs;
}

DisplayUnit AdequacyFigures::unitOf(const std::string& unknown) const {
    const auto found = std::ranges::find(unknowns_, unknown, &Estimate::name);
    return found == unknowns_.end() ? DisplayUnit{"–", 1} : displayUnit(found->unit, std::abs(found->value));
}

std::vector<std::string> AdequacyFigures::names() const {
    std::vector<std::string> names;
    for (const Estimate& e : unknowns_) names.push_back(e.name);
    return names;
}

std::optional<RegionSource> AdequacyFigures::sideSource(const SplitResult& split, bool validation,
                                                        bool secondOrder) const {
    const adequacy::SideResult& side = validation ? split.validation : split.calibration;
    if (!side.reason.empty()) return std::nullopt;
    return adequacy::sourceOf(names(), side.estimate,
                              secondOrder || side.withoutSecond.empty() ? side.covariance
                                                                        : side.withoutSecond);
}

bool AdequacyFigures::drawable(const RegionDrawing& drawing) const {
    return drawing.first < unknowns_.size() && drawing.second < unknowns_.size() &&
           drawing.first != drawing.second;
}

/// With the axes of the pair.
FigurePanel AdequacyFigures::pairPanel(const RegionDrawing& drawing) const {
    const std::string &x = unknowns_[drawing.first].name, &y = unknowns_[drawing.second].name;
    FigurePanel panel;
    panel.key = x + "/" + y;
    panel.x = {.quantity = x, .unit = unitOf(x).text};
    panel.y = {.quantity = y, .unit = unitOf(y).text};
    return panel;
}

RegionStyle AdequacyFigures::styleFor(const RegionDrawing& drawing, SeriesRole role, std::string name) const {
    return {.role = role,
            .name = std::move(name),
            .scaleX = unitOf(unknowns_[drawing.first].name).scale,
            .scaleY = unitOf(unknowns_[drawing.second].name).scale};
}

std::vector<FigurePanel> AdequacyFigures::ellipsoidPanels() const {
    std::vector<FigurePanel> panels;
    if (!adequacy::estimateSource(*result_, unknowns_, true)) return panels;
    for (const auto& [first, second] : pairs())
        panels.push_back(estimateRegions({.level = result_->level(), .first = first, .second = second}));
    return panels;
}

std::optional<AdequacyFigures::Solid> AdequacyFigures::solid(const RegionDrawing& drawing) const {
    const auto source = adequacy::estimateSource(*result_, unknowns_, drawing.secondOrder, drawing.model);
    if (!source || source->estimate.size() != 3) return std::nullopt;
    Solid made{ellipsoidSolid(source->estimate, source->covariance, drawing.level), {}};
    for (std::size_t k = 0; k < 3; ++k) {
        const auto i = static_cast<Eigen::Index>(k);
        const DisplayUnit unit = unitOf(unknowns_[k].name);
        const double lower = (made.shape.centre[i] - made.shape.halfWidths[i]) * unit.scale,
                     upper = (made.shape.centre[i] + made.shape.halfWidths[i]) * unit.scale;
        made.axes[k] = {axisLabel(unknowns_[k].name, unit.text),
                        intervalText(lower, upper, decimalsForInterval(lower, upper))};
    }
    return made;
}

std::optional<FigurePanel> AdequacyFigures::solidPanel() const {
    const auto shown = solid({.level = result_->level()});
    if (!shown) return std::nullopt;
    const SolidPicture picture = pictureOf(shown->shape, {});
    FigurePanel panel;
    panel.key = "solid";
    panel.drawing = true;
    constexpr double kReach = 2.1; ///< box and names beside it, half widths
    panel.x = {.lower = -kReach, .upper = kReach};
    panel.y = {.lower = -kReach, .upper = kReach};
    const auto add = [](FigureSeries& series, const SolidLine& line) {
        for (const Eigen::Vector2d& point : {line.from, line.to}) {
            series.x.push_back(point[0]);
            series.y.push_back(point[1]);
        }
        series.x.push_back(kNaN);
        series.y.push_back(kNaN);
    };
    FigureSeries edges{.role = SeriesRole::Measurement, .thin = true, .faint = true},
        axes{.role = SeriesRole::Measurement, .thin = true}, far{.thin = true, .faint = true},
        near{.thin = true};
    for (const SolidLine& line : picture.edges) add(edges, line);
    for (const SolidLine& line : picture.axes) add(axes, line);
    for (const SolidLine& line : picture.surface) add(line.near ? near : far, line);
    panel.series = {std::move(edges), std::move(axes), std::move(far), std::move(near)};
    panel.series.push_back(
        {.role = SeriesRole::Measurement, .shape = SeriesShape::Points, .x = {0}, .y = {0}});
    for (std::size_t k = 0; k < 3; ++k)
        panel.labels.push_back({picture.beside[k][0], picture.beside[k][1], shown->axes[k]});
    return panel;
}

FigurePanel AdequacyFigures::splitPanel(const std::string& model, const std::string& name) const {
    FigurePanel panel;
    panel.key = model + "/" + name;
    panel.title = model + ", " + name;
    const SplitResult* test = split(model, name);
    if (!test || unknowns_.size() < 2) return panel;
    const RegionDrawing drawing{.level = result_->level()};
    FigurePanel axes = pairPanel(drawing);
    panel.x = std::move(axes.x), panel.y = std::move(axes.y);
    panel.note = pValueText(test->p);
    for (const bool validation : {false, true}) {
        const auto source = sideSource(*test, validation, true);
        if (!source) continue;
        RegionStyle style =
            styleFor(drawing, validation ? SeriesRole::Alternative : SeriesRole::Main,
                     validation ? translate("Report", "validation") : translate("Report", "calibration"));
        style.filled = false;
        addRegion(panel, *source, drawing, style);
        panel.series.back().name.clear(); // the outline has it
    }
    return panel;
}

FigurePanel AdequacyFigures::splitIntervals(const std::string& name, const RegionDrawing& drawing) const {
    FigurePanel panel;
    if (drawing.first >= unknowns_.size()) return panel;
    const std::string& unknown = unknowns_[drawing.first].name;
    const DisplayUnit unit = unitOf(unknown);
    const auto at = static_cast<Eigen::Index>(drawing.first);
    const double radius = std::sqrt(jointLevel(1, drawing.level));
    panel.key = unknown + "/" + name;
    panel.y = {.quantity = unknown, .unit = unit.text};
    for (std::size_t m = 0; m < models_.size(); ++m) {
        const SplitResult* test = split(models_[m], name);
        FigureSeries series{.name = models_[m], .role = roleOfModel(m), .shape = SeriesShape::Points};
        for (const bool validation : {false, true}) {
            if (!test || !(validation ? drawing.validation : drawing.calibration)) continue;
            const auto source = sideSource(*test, validation, drawing.secondOrder);
            if (!source) continue;
            const double half = radius * std::sqrt(source->covariance(at, at));
            series.x.push_back(static_cast<double>(panel.x.categories.size()));
            panel.x.categories.push_back(
                models_[m] + ", " +
                (validation ? translate("Report", "validation") : translate("Report", "calibration")));
            series.y.push_back(source->estimate[at] * unit.scale);
            series.lower.push_back((source->estimate[at] - half) * unit.scale);
            series.upper.push_back((source->estimate[at] + half) * unit.scale);
            series.hollow.push_back(static_cast<char>(validation));
        }
        if (!series.x.empty()) panel.series.push_back(std::move(series));
    }
    return panel;
}

FigurePanel AdequacyFigures::splitRegions(const std::string& name, const RegionDrawing& drawing) const {
    if (!drawable(drawing)) return {};
    FigurePanel panel = pairPanel(drawing);
    panel.key += "/" + name;
    for (std::size_t m = 0; m < models_.size(); ++m) {
        const SplitResult* test = split(models_[m], name);
        if (!test) continue;
        RegionStyle style = styleFor(drawing, roleOfModel(m), models_[m]);
        std::vector<Eigen::VectorXd> centres;
        for (const bool validation : {false, true}) {
            if (!(validation ? drawing.validation : drawing.calibration)) continue;
            const auto source = sideSource(*test, validation, drawing.secondOrder);
            if (!source) continue;
            centres.push_back(source->estimate);
            style.filled = !validation;
            style.dashed = validation;
            addRegion(panel, *source, drawing, style);
        }
        if (centres.size() < 2) continue;
        const auto i = static_cast<Eigen::Index>(drawing.first),
                   j = static_cast<Eigen::Index>(drawing.second);
        panel.series.push_back({.name = models_[m],
                                .role = roleOfModel(m),
                                .x = {centres[0][i] * style.scaleX, centres[1][i] * style.scaleX},
                                .y = {centres[0][j] * style.scaleY, centres[1][j] * style.scaleY},
                                .thin = true});
    }
    return panel;
}

FigurePanel AdequacyFigures::estimateRegions(const RegionDrawing& drawing) const {
    if (!drawable(drawing)) return {};
    FigurePanel panel = pairPanel(drawing);
    const auto source = adequacy::estimateSource(*result_, unknowns_, drawing.secondOrder, drawing.model);
    if (!source) return panel;
    RegionStyle style =
        styleFor(drawing, SeriesRole::Main,
                 drawing.kind == RegionKind::Pair  ? translate("Report", "region of the pair")
                 : drawing.kind == RegionKind::Cut ? translate("Report", "cut, all others known")
                                                   : translate("Report", "joint region, projection"));
    if (const auto& refits = result_->tables.coverage;
        refits && drawing.refits && drawing.model.empty() && refits->unknowns.size() == unknowns_.size()) {
        FigureSeries points{.name = translate("Report", "refits of simulated data"),
                            .role = SeriesRole::Reference,
                            .shape = SeriesShape::Points,
                            .faint = true};
        for (const double v : refits->unknowns[drawing.first].numbers) points.x.push_back(v * style.scaleX);
        for (const double v : refits->unknowns[drawing.second].numbers) points.y.push_back(v * style.scaleY);
        panel.series.push_back(std::move(points));
    }
    addRegion(panel, *source, drawing, style);
    if (drawing.kind == RegionKind::Projection && unknowns_.size() > 2) {
        RegionDrawing cut = drawing;
        cut.kind = RegionKind::Cut;
        style.role = SeriesRole::Alternative;
        style.name = translate("Report", "cut, all others known");
        style.filled = false;
        addRegion(panel, *source, cut, style);
        panel.series.pop_back(); // the estimate is there already
    }
    return panel;
}

FigurePanel AdequacyFigures::sensorSetRegions(const std::vector<std::string>& sets,
                                              const RegionDrawing& drawing) const {
    if (!drawable(drawing)) return {};
    FigurePanel panel = pairPanel(drawing);
    for (std::size_t k = 0; k < sets.size(); ++k) {
        const auto found = std::ranges::find_if(
            result_->sets, [&](const auto& set) { return set.determined && set.names() == sets[k]; });
        if (found == result_->sets.end()) continue;
        RegionStyle style = styleFor(drawing, roleOfModel(k), sets[k]);
        style.filled = k == 0;
        if (const auto source =
                adequacy::sourceOf(names(), found->estimate, found->covariance.value_or(adequacy::Matrix{})))
            addRegion(panel, *source, drawing, style);
    }
    return panel;
}

} // namespace rigor

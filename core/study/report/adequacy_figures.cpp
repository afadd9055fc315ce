#include "core/study/report/adequacy_figures.h"

#include "core/foundation/base/translate.h"
#include "core/study/report/adequacy_regions.h"
#include "core/study/report/ellipsoid_solid.h"

#include <algorithm>
#include <cmath>

namespace rigor {

namespace {

void once(std::vector<std::string>& list, const std::string& text) {
    if (std::find(list.begin(), list.end(), text) == list.end()) list.push_back(text);
}

constexpr SeriesRole kModelRoles[] = {SeriesRole::Main,   SeriesRole::Alternative, SeriesRole::Third,
                                      SeriesRole::Fourth, SeriesRole::Fifth,       SeriesRole::Sixth};

/// Rows of a table in which these text columns have these values.
std::vector<std::size_t> rowsWith(const ResultTable& table,
                                  const std::vector<std::pair<std::string, std::string>>& wanted) {
    std::vector<std::size_t> rows;
    for (std::size_t r = 0; r < table.rows(); ++r) {
        bool all = true;
        for (const auto& [name, value] : wanted) {
            const ResultColumn* c = table.find(name);
            all = all && c && r < c->texts.size() && c->texts[r] == value;
        }
        if (all) rows.push_back(r);
    }
    return rows;
}

std::vector<double> values(const ResultColumn* column, const std::vector<std::size_t>& rows, double scale) {
    std::vector<double> list;
    for (const std::size_t r : rows)
        list.push_back(column && r < column->numbers.size() ? column->numbers[r] * scale
                                                            : std::numeric_limits<double>::quiet_NaN());
    return list;
}

std::vector<std::string> labels(const ResultTable& table, const std::vector<std::size_t>& rows) {
    std::vector<std::string> list;
    const ResultColumn* experiments = table.find("experiment");
    for (const std::size_t r : rows) list.push_back(experiments ? experiments->texts[r] : std::string());
    return list;
}

} // namespace

AdequacyFigures::AdequacyFigures(const Result& result) : result_(result) {
    if (const ResultTable* table = result.table("splits")) {
        for (const auto& [name, list] : {std::pair{"model", &models_}, {"split", &splits_}})
            if (const ResultColumn* c = column(table, name))
                for (const std::string& text : c->texts) once(*list, text);
    }
    for (const Estimate& e : result.unknowns) units_[e.name] = displayUnit(e.unit, std::abs(e.value));
}

const ResultColumn* AdequacyFigures::column(const ResultTable* table, const std::string& name) const {
    return table ? table->find(name) : nullptr;
}

DisplayUnit AdequacyFigures::unitOf(const std::string& unknown) const {
    const auto found = units_.find(unknown);
    return found == units_.end() ? DisplayUnit{"–", 1} : found->second;
}

std::vector<FigurePanel> AdequacyFigures::ellipsoidPanels() const {
    std::vector<FigurePanel> panels;
    const ResultTable* table = result_.table("ellipses");
    if (!table) return panels;
    const auto& names = result_.unknowns;
    for (std::size_t i = 0; i < names.size(); ++i)
        for (std::size_t j = i + 1; j < names.size(); ++j) {
            const DisplayUnit ux = unitOf(names[i].name), uy = unitOf(names[j].name);
            FigurePanel panel;
            panel.key = names[i].name + "/" + names[j].name;
            panel.x = {.quantity = names[i].name, .unit = ux.text};
            panel.y = {.quantity = names[j].name, .unit = uy.text};
            for (const auto& [kind, title, role] :
                 {std::tuple{"projection", translate("Report", "joint region, projection"), SeriesRole::Main},
                  {"cut", translate("Report", "cut, all others known"), SeriesRole::Alternative}}) {
                const auto rows = rowsWith(*table, {{"of", "estimate"},
                                                    {"kind", kind},
                                                    {"x_unknown", names[i].name},
                                                    {"y_unknown", names[j].name}});
                if (rows.empty()) continue;
                panel.series.push_back({.name = title,
                                        .role = role,
                                        .x = values(table->find("x"), rows, ux.scale),
                                        .y = values(table->find("y"), rows, uy.scale)});
            }
            if (panel.series.empty()) continue;
            panel.series.push_back({.name = translate("Report", "estimate"),
                                    .role = SeriesRole::Measurement,
                                    .shape = SeriesShape::Points,
                                    .x = {names[i].value * ux.scale},
                                    .y = {names[j].value * uy.scale}});
            panels.push_back(std::move(panel));
        }
    return panels;
}

std::optional<FigurePanel> AdequacyFigures::solidPanel() const {
    const auto source = estimateSource(result_, true);
    if (!source || source->estimate.size() != 3) return std::nullopt;
    double level = RegionDrawing{}.level;
    if (const auto found = result_.diagnostics.find("ellipsoid");
        found != result_.diagnostics.end() && found->is_object())
        level = found->value("confidence", level);
    const EllipsoidSolid solid = ellipsoidSolid(source->estimate, source->covariance, level);
    const SolidPicture picture = pictureOf(solid, {});
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
        series.x.push_back(std::numeric_limits<double>::quiet_NaN());
        series.y.push_back(std::numeric_limits<double>::quiet_NaN());
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
    for (std::size_t k = 0; k < 3; ++k) {
        const auto i = static_cast<Eigen::Index>(k);
        const DisplayUnit unit = unitOf(result_.unknowns[k].name);
        const double lower = (solid.centre[i] - solid.halfWidths[i]) * unit.scale,
                     upper = (solid.centre[i] + solid.halfWidths[i]) * unit.scale;
        panel.labels.push_back({picture.beside[k][0],
                                picture.beside[k][1],
                                {axisLabel(result_.unknowns[k].name, unit.text),
                                 intervalText(lower, upper, decimalsForInterval(lower, upper))}});
    }
    return panel;
}

FigurePanel AdequacyFigures::splitPanel(const std::string& model, const std::string& split) const {
    FigurePanel panel;
    panel.key = model + "/" + split;
    panel.title = model + ", " + split;
    const ResultTable *ellipses = result_.table("ellipses"), *splits = result_.table("splits");
    if (!splits || result_.unknowns.size() < 2) return panel;
    const std::string x = result_.unknowns[0].name, y = result_.unknowns[1].name;
    const DisplayUnit ux = unitOf(x), uy = unitOf(y);
    panel.x = {.quantity = x, .unit = ux.text};
    panel.y = {.quantity = y, .unit = uy.text};
    const auto row = rowsWith(*splits, {{"model", model}, {"split", split}});
    if (row.empty()) return panel;
    if (const ResultColumn* p = splits->find("p")) {
        const std::string text = probabilityText(p->numbers[row[0]]);
        panel.note = (text.starts_with('<') ? "p " : "p = ") + text;
    }
    for (const auto& [of, title, role] :
         {std::tuple{"calibration", translate("Report", "calibration"), SeriesRole::Main},
          {"validation", translate("Report", "validation"), SeriesRole::Alternative}}) {
        FigureSeries centre{.role = role,
                            .shape = SeriesShape::Points,
                            .x = values(splits->find(std::string(of) + "_" + x), row, ux.scale),
                            .y = values(splits->find(std::string(of) + "_" + y), row, uy.scale)};
        if (ellipses) {
            const auto rows = rowsWith(
                *ellipses,
                {{"of", of}, {"model", model}, {"split", split}, {"x_unknown", x}, {"y_unknown", y}});
            if (!rows.empty())
                panel.series.push_back({.name = title,
                                        .role = role,
                                        .x = values(ellipses->find("x"), rows, ux.scale),
                                        .y = values(ellipses->find("y"), rows, uy.scale)});
        }
        panel.series.push_back(std::move(centre));
    }
    return panel;
}

std::vector<FigurePanel> AdequacyFigures::trajectoryPanels() const {
    std::vector<FigurePanel> panels;
    const ResultTable* table = result_.table("courses");
    if (!table || table->rows() == 0) return panels;
    // The abscissa: the input with the most different values; the time if no input varies.
    const ResultColumn* abscissa = table->find("time");
    std::size_t most = 1;
    for (std::size_t c = 9; c < table->columns.size(); ++c) {
        std::vector<double> sorted = table->columns[c].numbers;
        std::erase_if(sorted, [](double v) { return !std::isfinite(v); });
        std::sort(sorted.begin(), sorted.end());
        const auto different =
            static_cast<std::size_t>(std::unique(sorted.begin(), sorted.end()) - sorted.begin());
        if (different > most) {
            most = different;
            abscissa = &table->columns[c];
        }
    }
    std::vector<std::string> outputs, models;
    for (const std::string& text : table->find("output")->texts) once(outputs, text);
    for (const std::string& text : table->find("model")->texts) once(models, text);
    for (const std::string& output : outputs) {
        std::string unit;
        if (result_.diagnostics.contains("output_units") &&
            result_.diagnostics["output_units"].contains(output))
            unit = result_.diagnostics["output_units"][output].get<std::string>();
        const auto all = rowsWith(*table, {{"output", output}});
        const std::vector<double> sizes = values(table->find("measured"), all, 1);
        const DisplayUnit u = displayUnit(unit, sizes);
        FigurePanel panel;
        panel.key = output;
        panel.title = output;
        panel.x = {.quantity = abscissa->name, .unit = unitText(abscissa->unit)};
        panel.y = {.quantity = output, .unit = u.text};
        for (std::size_t m = 0; m < models.size(); ++m) {
            const auto rows = rowsWith(*table, {{"output", output}, {"model", models[m]}});
            panel.series.push_back({.name = models[m],
                                    .role = kModelRoles[m % std::size(kModelRoles)],
                                    .x = values(abscissa, rows, 1),
                                    .y = values(table->find("predicted"), rows, u.scale)});
            if (m + 1 < models.size()) continue;
            panel.series.push_back({.name = translate("Report", "measured, mean"),
                                    .role = SeriesRole::Measurement,
                                    .shape = SeriesShape::Points,
                                    .x = values(abscissa, rows, 1),
                                    .y = values(table->find("measured"), rows, u.scale),
                                    .keys = labels(*table, rows)});
        }
        panels.push_back(std::move(panel));
        FigurePanel residuals;
        residuals.key = output + "/residuals";
        residuals.title = filled(translate("Report", "{}, residuals"), output);
        residuals.x = panels.back().x;
        residuals.y = {.quantity = translate("Report", "residual / standard deviation"), .unit = "–"};
        residuals.marks.push_back({.role = SeriesRole::Reference, .at = 0, .vertical = false});
        for (std::size_t m = 0; m < models.size(); ++m) {
            const auto rows = rowsWith(*table, {{"output", output}, {"model", models[m]}});
            residuals.series.push_back({.name = models[m],
                                        .role = kModelRoles[m % std::size(kModelRoles)],
                                        .shape = SeriesShape::Points,
                                        .x = values(abscissa, rows, 1),
                                        .y = values(table->find("standardised_residual"), rows, 1)});
        }
        panels.push_back(std::move(residuals));
    }
    return panels;
}

std::vector<FigurePanel> AdequacyFigures::quantilePanels() const {
    std::vector<FigurePanel> panels;
    const ResultTable* table = result_.table("quantiles");
    if (!table) return panels;
    std::vector<std::string> sensors;
    for (const std::string& text : table->find("sensor")->texts) once(sensors, text);
    for (const std::string& sensor : sensors) {
        const auto rows = rowsWith(*table, {{"sensor", sensor}});
        FigurePanel panel;
        panel.key = panel.title = sensor;
        panel.x = {.quantity = translate("Report", "normal quantile"), .unit = "–"};
        panel.y = {.quantity = translate("Report", "difference / its standard deviation"), .unit = "–"};
        panel.equalRanges = true;
        panel.series.push_back({.name = translate("Report", "normal distribution"),
                                .role = SeriesRole::Reference,
                                .x = {-3, 3},
                                .y = {-3, 3},
                                .thin = true});
        panel.series.push_back({.name = translate("Report", "differences of repeated series"),
                                .role = SeriesRole::Measurement,
                                .shape = SeriesShape::Points,
                                .x = values(table->find("normal_quantile"), rows, 1),
                                .y = values(table->find("difference"), rows, 1)});
        panels.push_back(std::move(panel));
    }
    return panels;
}

std::vector<FigurePanel> AdequacyFigures::profilePanels() const {
    std::vector<FigurePanel> panels;
    const ResultTable* table = result_.table("profile");
    if (!table) return panels;
    for (const Estimate& e : result_.unknowns) {
        const auto rows = rowsWith(*table, {{"unknown", e.name}});
        if (rows.empty()) continue;
        const DisplayUnit u = unitOf(e.name);
        FigurePanel panel;
        panel.key = panel.title = e.name;
        panel.x = {.quantity = e.name, .unit = u.text};
        panel.y = {
            .quantity = translate("Report", "rise of the sum of squares"), .unit = "–", .fromZero = true};
        FigureSeries parabola{.name = translate("Report", "of the ellipsoid"),
                              .role = SeriesRole::Reference,
                              .x = values(table->find("value"), rows, u.scale),
                              .dashed = true};
        for (const double x : parabola.x) {
            const double z = (x / u.scale - e.value) / e.standardError;
            parabola.y.push_back(z * z);
        }
        panel.series.push_back(std::move(parabola));
        panel.series.push_back({.name = translate("Report", "profile"),
                                .role = SeriesRole::Main,
                                .x = values(table->find("value"), rows, u.scale),
                                .y = values(table->find("rise"), rows, 1)});
        panels.push_back(std::move(panel));
    }
    return panels;
}

std::vector<FigurePanel> AdequacyFigures::nextPanels() const {
    const ResultTable* table = result_.table("next_experiment");
    if (!table || table->rows() == 0) return {};
    const ResultColumn& input = table->columns.front();
    FigurePanel panel;
    panel.key = "next";
    panel.x = {.quantity = input.name, .unit = unitText(input.unit)};
    panel.y = {.quantity = translate("Report", "reduction of the criterion"), .unit = "%", .fromZero = true};
    FigureSeries gain{.name = translate("Report", "one further experiment"),
                      .role = SeriesRole::Main,
                      .shape = SeriesShape::Points};
    gain.x = input.numbers;
    for (const double g : table->find("gain")->numbers) gain.y.push_back(100 * g);
    FigureSeries line = gain;
    line.name.clear();
    line.shape = SeriesShape::Line;
    line.thin = true;
    panel.series = {std::move(line), std::move(gain)};
    return {std::move(panel)};
}

} // namespace rigor

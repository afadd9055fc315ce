#include "ui/steps/trust/design_columns.h"

#include "core/foundation/base/units/units.h"
#include "core/foundation/message/number_text.h"
#include "core/foundation/message/unit_text.h"
#include "core/methods/estimate_text.h"
#include "core/presentation/axis_unit.h"
#include "core/study/design/design_resolve.h"
#include "ui/steps/trust/next_experiments.h"
#include "ui/widgets/text/qt_text.h"

#include <QLocale>

#include <algorithm>
#include <cmath>

namespace rigor {

namespace {

/// A condition in the unit of the data, as the file for the rig has it, else of the model.
TableColumn conditionColumn(const DesignResult& design, const Dataset* data, const std::string& name) {
    std::string own = name == "sampling" || name == "duration" ? "s" : "";
    for (const auto& [of, stated] : design.units)
        if (of == name) own = stated;
    std::string unit = own;
    if (const MappedColumn* column = data ? columnOf(*data, name) : nullptr; column && !column->unit.empty())
        unit = column->unit;
    TableColumn column{qt(name), qt(unit), false};
    column.decimals = -2;
    for (const DesignedExperiment& one : design.experiments) {
        const auto found = std::ranges::find(one.conditions, name, [](const auto& c) { return c.first; });
        const double value = found == one.conditions.end() ? NAN : found->second;
        column.numbers.push_back(unit == own || own.empty() ? value : convert(value, own, unit));
    }
    column.numbers.push_back(NAN);
    return column;
}

QString repetitionsText(const std::optional<double>& times) {
    if (!times) return NextExperiments::tr("no number of repetitions");
    return NextExperiments::tr("%1 repetitions").arg(qt(significantText(*times, 2)));
}

/// %, never rounded up.
double shownCertainty(double certainty) { return std::floor(std::min(certainty, 0.999) * 1000) / 10; }

DisplayUnit unitOf(const DesignGain& gain) {
    const double typical = std::isfinite(gain.now) ? gain.now : gain.value;
    return unitOfData(gain.unit, std::span(&typical, 1), gain.ofData);
}

/// "now", and after each of the experiments taken beside those before it, by their numbers: "after 1",
/// "after 1 to 3", "after 1 and 3".
QStringList stagesOf(const DesignResult& design) {
    QStringList stages{NextExperiments::tr("now")}, numbers;
    bool gap = false;
    for (std::size_t k = 0; k < design.experiments.size(); ++k) {
        if (!design.experiments[k].taken) {
            gap = true;
            continue;
        }
        numbers << QString::number(k + 1);
        stages << (numbers.size() > 1 && !gap
                       ? NextExperiments::tr("after 1 to %1").arg(numbers.last())
                       : NextExperiments::tr("after %1").arg(QLocale().createSeparatedList(numbers)));
    }
    return stages;
}

} // namespace

std::vector<TableColumn> planColumns(const DesignResult& design, const std::vector<bool>& taken,
                                     const Dataset* data) {
    std::vector<TableColumn> columns;
    TableColumn use{NextExperiments::tr("take"), {}, true};
    use.link = true;
    TableColumn number{NextExperiments::tr("No."), {}, true, false, true};
    for (std::size_t k = 0; k < design.experiments.size(); ++k) {
        number.texts.push_back(QString::number(k + 1));
        use.texts.push_back(taken[k] ? NextExperiments::tr("yes") : NextExperiments::tr("no"));
    }
    number.texts.push_back(NextExperiments::tr("as so far"));
    use.texts.push_back({});
    columns.push_back(std::move(number));
    columns.push_back(std::move(use));
    for (const auto& [name, value] : design.experiments.front().conditions)
        columns.push_back(conditionColumn(design, data, name));
    std::vector<std::string> sensors;
    for (const DesignedExperiment& one : design.experiments)
        for (const std::string& sensor : one.sensors)
            if (std::ranges::find(sensors, sensor) == sensors.end()) sensors.push_back(sensor);
    for (const std::string& sensor : sensors) {
        TableColumn column{qt(sensor), {}, true};
        for (const DesignedExperiment& one : design.experiments)
            column.texts.push_back(std::ranges::find(one.sensors, sensor) == one.sensors.end()
                                       ? QStringLiteral("○")
                                       : QStringLiteral("●"));
        column.texts.push_back(QStringLiteral("●"));
        columns.push_back(std::move(column));
    }
    if (design.certaintyAsSoFar) {
        TableColumn column{NextExperiments::tr("settles it"), "%"};
        for (const DesignedExperiment& one : design.experiments)
            column.numbers.push_back(one.certainty ? shownCertainty(*one.certainty) : NAN);
        column.numbers.push_back(shownCertainty(*design.certaintyAsSoFar));
        column.decimals = 1;
        columns.push_back(std::move(column));
    }
    if (design.gains.size() == 1) {
        const auto& [name, gain] = design.gains.front();
        const DisplayUnit shown = unitOf(gain);
        TableColumn column{NextExperiments::tr("error of %1, alone").arg(qt(name)), qt(shown.text)};
        for (const double error : gain.alone) column.numbers.push_back(error * shown.scale);
        column.numbers.push_back(gain.asSoFar * shown.scale);
        for (const double error : column.numbers)
            column.shown.push_back(std::isfinite(error) ? qt(errorText(error, 3)) : QString());
        columns.push_back(std::move(column));
    }
    TableColumn good{NextExperiments::tr("alone as good as"), {}, true, true};
    for (const DesignedExperiment& one : design.experiments)
        good.texts.push_back(repetitionsText(one.asGoodAs));
    good.texts.push_back(repetitionsText(1));
    columns.push_back(std::move(good));
    if (std::ranges::any_of(design.experiments, [](const auto& one) { return one.cost > 0; })) {
        TableColumn column{NextExperiments::tr("cost"), {}};
        for (const DesignedExperiment& one : design.experiments) column.numbers.push_back(one.cost);
        column.numbers.push_back(NAN);
        column.decimals = -2;
        columns.push_back(std::move(column));
    }
    return columns;
}

std::vector<TableColumn> gainColumns(const DesignResult& design) {
    TableColumn name{NextExperiments::tr("standard error of"), {}, true, false, true},
        unit{NextExperiments::tr("unit"), {}, true, true};
    std::vector<TableColumn> after;
    for (const QString& stage : stagesOf(design)) after.push_back({stage, {}, true});
    for (const auto& [of, gain] : design.gains) {
        const DisplayUnit shown = unitOf(gain);
        const auto text = [&](double error) {
            return std::isfinite(error) ? qt(errorText(error * shown.scale, 3))
                                        : NextExperiments::tr("not determined");
        };
        name.texts.push_back(qt(of));
        unit.texts.push_back(qt(shown.text));
        after[0].texts.push_back(text(gain.now));
        for (std::size_t k = 0; k < gain.after.size(); ++k) after[k + 1].texts.push_back(text(gain.after[k]));
    }
    std::vector<TableColumn> columns{std::move(name), std::move(unit)};
    for (TableColumn& column : after) columns.push_back(std::move(column));
    columns.back().strong = true;
    return columns;
}

FigurePanel gainFigure(const DesignResult& design, std::size_t at) {
    constexpr double kNormal95 = 1.959963984540054;
    const auto& [name, gain] = design.gains[at];
    const DisplayUnit shown = unitOfData(gain.unit, std::span(&gain.value, 1), gain.ofData);
    FigurePanel panel;
    panel.y = {.quantity = name, .unit = shown.text};
    FigureSeries now{.role = SeriesRole::Reference, .shape = SeriesShape::Points}, then = now;
    then.role = SeriesRole::Main;
    for (const QString& stage : stagesOf(design)) panel.x.categories.push_back(stage.toStdString());
    const auto add = [&](FigureSeries& to, std::size_t experiments, double error) {
        if (!std::isfinite(error)) return; // nothing would hold its interval
        const double value = gain.value * shown.scale, half = kNormal95 * error * shown.scale;
        to.x.push_back(static_cast<double>(experiments));
        to.y.push_back(value);
        to.lower.push_back(value - half);
        to.upper.push_back(value + half);
    };
    add(now, 0, gain.now);
    for (std::size_t k = 0; k < gain.after.size(); ++k) add(then, k + 1, gain.after[k]);
    if (gain.wanted) {
        const double value = gain.value * shown.scale, half = *gain.wanted * shown.scale;
        FigureBand band{.name = NextExperiments::tr("wanted, ±%1")
                                    .arg(qt(withUnit(plainText(half), shown.text)))
                                    .toStdString(),
                        .role = SeriesRole::Admissible,
                        .x = {-0.5, static_cast<double>(panel.x.categories.size()) - 0.5},
                        .lower = {value - half, value - half},
                        .upper = {value + half, value + half}};
        panel.bands.push_back(std::move(band));
        for (const double edge : {value - half, value + half})
            panel.marks.push_back({.name = {},
                                   .label = {},
                                   .role = SeriesRole::Admissible,
                                   .at = edge,
                                   .vertical = false,
                                   .dashed = true});
    }
    panel.series = {std::move(now), std::move(then)};
    return panel;
}

} // namespace rigor

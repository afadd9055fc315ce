#include "core/methods/result/validation_result.h"

#include "core/foundation/base/translate.h"
#include "core/foundation/message/number_text.h"
#include "core/foundation/message/quantity_text.h"
#include "core/foundation/message/unit_text.h"
#include "core/methods/method.h"
#include "core/methods/over_time.h"
#include "core/presentation/display_name.h"

#include <algorithm>
#include <cmath>

namespace rigor {
namespace {

/// What can be drawn together: a record over time, or the rows of an output.
struct ValidationGroup {
    std::string output, experiment; ///< experiment "" = all
    std::vector<std::size_t> rows;
};

class HeldBackFigures {
  public:
    explicit HeldBackFigures(ValidationResult result) : result_(std::move(result)) {
        const HeldBackTable& table = *result_.heldBack;
        for (std::size_t i = 0; i < table.output.size(); ++i) {
            const std::string experiment = overTime(i) ? valueAt(table.experiment, i) : "";
            const auto known =
                std::find_if(groups_.begin(), groups_.end(), [&](const ValidationGroup& group) {
                    return group.output == table.output[i] && group.experiment == experiment;
                });
            if (known == groups_.end())
                groups_.push_back({table.output[i], experiment, {i}});
            else
                known->rows.push_back(i);
        }
    }

    const std::vector<ValidationGroup>& groups() const { return groups_; }

    FigurePanel predictions(std::size_t index) const {
        const ValidationGroup& group = groups_[index];
        const HeldBackTable& table = *result_.heldBack;
        const DisplayUnit unit = unitOf(group, table.measured);
        FigurePanel panel = frame(group, translate("Report", "Held back and predicted"));
        panel.y = {.quantity = wordsOf(group.output), .unit = unit.text};
        FigureSeries measured{.name = translate("Report", "held back"),
                              .role = SeriesRole::Measurement,
                              .shape = SeriesShape::Points},
            predicted{.name = translate("Report", "predicted"),
                      .role = SeriesRole::Main,
                      .shape = group.experiment.empty() ? SeriesShape::Points : SeriesShape::Line};
        FigureBand band{.name = translate("Report", "95 % of a value"), .role = SeriesRole::Main};
        const double half = kTwoSided95 * sigmaOf(group.output);
        for (std::size_t k = 0; k < group.rows.size(); ++k) {
            const std::size_t row = group.rows[k];
            for (FigureSeries* series : {&measured, &predicted}) series->x.push_back(abscissa(group, k));
            measured.y.push_back(valueAt(table.measured, row) * unit.scale);
            predicted.y.push_back(valueAt(table.predicted, row) * unit.scale);
            measured.keys.push_back(valueAt(table.experiment, row));
            if (!(half > 0) || group.experiment.empty()) continue;
            band.x.push_back(abscissa(group, k));
            band.lower.push_back((valueAt(table.predicted, row) - half) * unit.scale);
            band.upper.push_back((valueAt(table.predicted, row) + half) * unit.scale);
        }
        measured.hollow.assign(measured.x.size(), 1);
        if (predicted.shape == SeriesShape::Line) breakAtGaps(predicted);
        if (!band.x.empty()) panel.bands = {std::move(band)};
        panel.series = {std::move(measured), std::move(predicted)};
        return panel;
    }

    FigurePanel residuals(std::size_t index) const {
        const ValidationGroup& group = groups_[index];
        const HeldBackTable& table = *result_.heldBack;
        const DisplayUnit unit = unitOf(group, table.residual);
        FigurePanel panel = frame(group, translate("Report", "Measured minus predicted"));
        panel.y = {.quantity = translate("Report", "residual"), .unit = unit.text};
        FigureSeries points{.name = translate("Report", "held back"), .shape = SeriesShape::Points};
        for (std::size_t k = 0; k < group.rows.size(); ++k) {
            points.x.push_back(abscissa(group, k));
            points.y.push_back(valueAt(table.residual, group.rows[k]) * unit.scale);
            points.keys.push_back(valueAt(table.experiment, group.rows[k]));
        }
        points.hollow.assign(points.x.size(), 1);
        panel.series = {std::move(points)};
        panel.marks = {{.name = {}, .label = {}, .at = 0, .vertical = false}};
        if (const double half = kTwoSided95 * sigmaOf(group.output) * unit.scale; half > 0)
            for (const double at : {-half, half})
                panel.marks.push_back(
                    {.name =
                         at > 0 ? translate("Report", "1.96 standard deviations of a value") : std::string(),
                     .label = {},
                     .role = SeriesRole::Reference,
                     .at = at,
                     .vertical = false,
                     .dashed = true});
        return panel;
    }

  private:
    bool overTime(std::size_t row) const {
        return result_.heldBack->t && std::isfinite(valueAt(*result_.heldBack->t, row));
    }
    double abscissa(const ValidationGroup& group, std::size_t k) const {
        return group.experiment.empty() ? static_cast<double>(k + 1)
                                        : valueAt(*result_.heldBack->t, group.rows[k]);
    }
    FigurePanel frame(const ValidationGroup& group, std::string title) const {
        FigurePanel panel;
        panel.title = std::move(title);
        panel.note = group.experiment;
        panel.x = group.experiment.empty()
                      ? FigureAxis{.quantity = translate("Report", "experiment held back")}
                      : FigureAxis{.quantity = translate("Report", "time"), .unit = "s"};
        return panel;
    }
    const ValidatedFacts* factsOf(const std::string& output) const {
        for (const auto& [name, facts] : result_.validation->outputs)
            if (name == output) return &facts;
        return nullptr;
    }
    double sigmaOf(const std::string& output) const {
        const ValidatedFacts* facts = factsOf(output);
        return facts ? facts->sigma : kNaN;
    }
    DisplayUnit unitOf(const ValidationGroup& group, const std::vector<double>& column) const {
        std::vector<double> shown;
        for (const std::size_t row : group.rows) shown.push_back(valueAt(column, row));
        const ValidatedFacts* facts = factsOf(group.output);
        return displayUnit(facts ? facts->unit : std::string(), shown);
    }

    ValidationResult result_;
    std::vector<ValidationGroup> groups_;
};

std::string shownNumber(double value, const DisplayUnit& unit) {
    return std::isfinite(value) ? significantText(value * unit.scale, 3) : "–";
}

view::Table outputsTable(const ValidationFacts& facts) {
    view::Table table;
    table.title = translate("Report", "Validation");
    const auto column = [](std::string name) { return view::TableColumn{std::move(name), "", {}, {}}; };
    table.columns = {column(translate("Report", "Output")),
                     column(translate("Report", "Values")),
                     column(translate("Report", "rms")),
                     column(translate("Report", "of the calibration")),
                     column(translate("Report", "mean error")),
                     column(translate("Report", "unit")),
                     column(translate("Report", "inside the 95 % band"))};
    for (const auto& [name, one] : facts.outputs) {
        const DisplayUnit unit = displayUnit(one.unit, one.rms);
        const std::string cells[] = {
            wordsOf(name),
            roundedCountText(one.values),
            shownNumber(one.rms, unit),
            shownNumber(one.calibrationRms, unit),
            shownNumber(one.bias, unit),
            one.unit.empty() ? std::string() : unit.text,
            std::isfinite(one.coverage)
                ? filled(sentence("Result", "{} %"), fixedText(100 * one.coverage, 0)).text()
                : std::string("–")};
        for (std::size_t c = 0; c < table.columns.size(); ++c) table.columns[c].texts.push_back(cells[c]);
    }
    table.sortedBy = view::kAsTheyAre;
    return table;
}

view::Table foldsTable(const FoldsTable& folds) {
    view::Table table;
    table.title = translate("Report", "Parts of the cross-validation");
    const auto column = [&](std::string name, std::vector<std::string> texts) {
        view::TableColumn made{std::move(name), "", {}, {}};
        made.texts = std::move(texts);
        table.columns.push_back(std::move(made));
    };
    std::vector<std::string> names, values, p;
    for (const Message& name : folds.heldBack) names.push_back(name.text());
    for (std::size_t k = 0; k < folds.heldBack.size(); ++k) {
        values.push_back(roundedCountText(valueAt(folds.values, k)));
        const double found = valueAt(folds.p, k);
        p.push_back(std::isfinite(found) ? probabilityText(found) : "–");
    }
    column(translate("Report", "held back"), std::move(names));
    column(translate("Report", "Values"), std::move(values));
    column(translate("Report", "p (Holm)"), std::move(p));
    for (const NumberColumn& unknown : folds.unknowns) {
        const DisplayUnit unit = displayUnit(unknown.unit, unknown.numbers);
        std::vector<std::string> texts;
        for (const double number : unknown.numbers)
            texts.push_back(std::isfinite(number) ? significantText(number * unit.scale, 4) : "–");
        column(unknown.unit.empty() ? wordsOf(unknown.name) : wordsOf(unknown.name) + " [" + unit.text + "]",
               std::move(texts));
    }
    table.sortedBy = view::kAsTheyAre;
    return table;
}

view::Words verdictWords(const ValidationFacts& facts) {
    view::Words words;
    const bool tested = facts.passed.has_value();
    std::string said;
    for (const Message& one : facts.said) said += (said.empty() ? "" : " ") + one.text();
    words.lines.emplace_back(view::Line{.text = said,
                                        .tone = !tested         ? view::Tone::Doubtful
                                                : *facts.passed ? view::Tone::Good
                                                                : view::Tone::Bad,
                                        .strong = facts.verdict.text(),
                                        .sign = true});
    return words;
}

} // namespace

std::optional<view::Page> validationPage(const Result& result) {
    auto read = rigor::read<ValidationResult>(result);
    if (!read.validation || !read.heldBack || read.heldBack->output.empty()) return std::nullopt;
    const view::Words words = verdictWords(*read.validation);
    std::vector<view::Body> parts{words, outputsTable(*read.validation)};
    std::vector<int> shares{1, 1};
    if (read.folds && !read.folds->heldBack.empty()) {
        parts.push_back(foldsTable(*read.folds));
        shares.push_back(2);
    }
    const auto figures = std::make_shared<const HeldBackFigures>(std::move(read));
    std::vector<view::Choice> choices;
    if (figures->groups().size() > 1) {
        view::Choice choice{translate("Result", "Output and experiment shown"), {}};
        for (const ValidationGroup& group : figures->groups())
            choice.options.push_back(
                group.experiment.empty()
                    ? filled(sentence("Result", "{}, all experiments"), wordsOf(group.output)).text()
                    : filled(sentence("Result", "{}, experiment {}"), wordsOf(group.output), group.experiment)
                          .text());
        choices = {choice};
    }
    view::PlotStack plots{{"", ""},
                          choices,
                          [figures](std::size_t plot, const view::Chosen& chosen) {
                              const std::size_t shown = chosen.empty() ? 0 : chosen[0];
                              return plot == 0 ? figures->predictions(shown) : figures->residuals(shown);
                          },
                          {260, 130}};
    parts.push_back(std::move(plots));
    shares.push_back(10000);
    return view::Page{translate("Report", "Validation"),
                      view::Split{false, std::move(parts), std::move(shares)}, true};
}

std::vector<Figure> heldBackFigures(const Result& result, std::size_t most) {
    auto read = rigor::read<ValidationResult>(result);
    if (!read.validation || !read.heldBack || read.heldBack->output.empty()) return {};
    const HeldBackFigures figures(std::move(read));
    std::vector<Figure> made;
    for (std::size_t i = 0; i < std::min(most, figures.groups().size()); ++i) {
        const ValidationGroup& group = figures.groups()[i];
        made.push_back(
            {.name = fmt::format("validation-{}", i + 1),
             .panels = {figures.predictions(i), figures.residuals(i)},
             .columnWidths = {1},
             .caption = group.experiment.empty()
                            ? filled(sentence("Report", "{}: what was held back from the search, and "
                                                        "what the values found predict of it."),
                                     wordsOf(group.output))
                                  .text()
                            : filled(sentence("Report", "{} of experiment {}: what was held back from "
                                                        "the search, and what the values found "
                                                        "predict of it."),
                                     wordsOf(group.output), group.experiment)
                                  .text()});
    }
    return made;
}

Presentation presented(const Result& result, const PresentContext& context) {
    const MethodDescriptor* method = findMethod(result.method);
    if (!method || !method->present) return {};
    Presentation made = method->present(result, context);
    if (auto page = validationPage(result)) made.pages.push_back(std::move(*page));
    return made;
}

} // namespace rigor

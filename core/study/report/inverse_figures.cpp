#include "core/study/report/inverse_figures.h"

#include "core/foundation/base/numbers.h"
#include "core/foundation/base/translate.h"
#include "core/study/report/filter_figures.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <set>

namespace rigor {
namespace {

/// Text of a cell, whatever the type of its column; labels that are whole numbers have no decimals.
std::string cellText(const ResultColumn& column, std::size_t row) {
    if (row < column.texts.size()) return column.texts[row];
    if (row < column.numbers.size()) return plainText(column.numbers[row], 8);
    return {};
}

/// One that reads well; a power of ten before a unit whose prefix would name nothing (m3/s).
DisplayUnit readableUnit(const std::string& unit, double typical) {
    const DisplayUnit prefixed = displayUnit(unit, typical);
    if (prefixed.scale != 1 || !std::isfinite(typical)) return prefixed;
    const AxisUnit power = axisUnit(std::abs(typical), unit);
    return power.scale == 1 ? prefixed : DisplayUnit{power.unit, power.scale};
}

double medianSize(const std::vector<double>& values) {
    std::vector<double> sizes;
    for (const double v : values)
        if (std::isfinite(v) && v != 0) sizes.push_back(std::abs(v));
    if (sizes.empty()) return kNaN;
    const auto middle = sizes.begin() + static_cast<std::ptrdiff_t>(sizes.size() / 2);
    std::nth_element(sizes.begin(), middle, sizes.end());
    return *middle;
}

/// "2.34 ms", "2.34 × 10⁻⁸ m³/s".
std::string writtenIn(const std::string& number, const DisplayUnit& unit) {
    if (unit.text == "–") return number;
    const bool power = unit.text.starts_with("10") && unit.scale != 1;
    return number + (power ? " × " : " ") + unit.text;
}

std::string textAt(const nlohmann::ordered_json& object, const char* key) {
    if (!object.is_object()) return {};
    const auto found = object.find(key);
    return found != object.end() && found->is_string() ? found->get<std::string>() : std::string();
}
} // namespace

InverseFigures::InverseFigures(std::shared_ptr<const Result> result, const std::string& outputName)
    : result_(std::move(result)), experiments_(result_->table("experiments")),
      densities_(result_->table("densities")), histograms_(result_->table("histograms")),
      trace_(result_->table("trace")), sobol_(result_->table("sobol")) {
    if (const auto* names = column(experiments_, "experiment"))
        for (std::size_t i = 0; i < experiments_->rows(); ++i) {
            labels_.push_back(cellText(*names, i));
            rows_[labels_.back()] = static_cast<int>(i);
        }
    densitySpans_ = spansOf(densities_);
    histogramSpans_ = spansOf(histograms_);
    std::string name = outputName.empty() ? textAt(result_->diagnostics, "output") : outputName;
    quantity_ = name.empty() ? translate("Report", "output") : wordsOf(name);
    const auto* measured = column(experiments_, "measured");
    unit_ = measured ? readableUnit(measured->unit, medianSize(measured->numbers)) : DisplayUnit{"–", 1};
    if (measured) {
        baseUnit_ = measured->unit;
        const auto* spread = column(experiments_, "standard_deviation");
        const double sd = spread ? medianSize(spread->numbers) * unit_.scale : kNaN;
        std::vector<double> shown = measured->numbers;
        for (double& value : shown) value *= unit_.scale;
        decimals_ = std::isfinite(sd) ? std::clamp(2 - static_cast<int>(std::floor(std::log10(sd))), 0, 6)
                                      : decimalsForColumn(shown);
    }
    const auto* emd = column(experiments_, distanceColumn());
    const std::string emdBase = emd && !emd->unit.empty() ? emd->unit : measured ? measured->unit : "";
    emdUnit_ = emd ? readableUnit(emdBase, medianSize(emd->numbers)) : unit_;
    // One that is on average 2 ms is no larger or smaller number where another is shown.
    double mean = kNaN;
    for (const char* one : {"mean_emd_maximum_entropy", "mean_emd_gaussian"})
        if (const auto found = result_->diagnostics.find(one);
            found != result_->diagnostics.end() && found->is_number())
            mean = std::fmax(mean, found->get<double>());
    if (mean > 0) {
        emdUnit_ = readableUnit(emdBase, mean);
        emdDecimals_ = std::max(0, 2 - static_cast<int>(std::floor(std::log10(mean * emdUnit_.scale))));
    }
}

std::string InverseFigures::distanceText(double distance) const {
    const std::string text = fixedText(distance * emdUnit_.scale, emdDecimals_);
    return std::isfinite(distance) ? writtenIn(text, emdUnit_) : text;
}

const ResultColumn* InverseFigures::column(const ResultTable* table, const std::string& name) const {
    return table ? table->find(name) : nullptr;
}

std::map<std::string, InverseFigures::Span> InverseFigures::spansOf(const ResultTable* table) const {
    std::map<std::string, Span> spans;
    const auto* names = column(table, "experiment");
    if (!names) return spans;
    const std::size_t rows = table->rows();
    for (std::size_t i = 0; i < rows;) {
        const std::string label = cellText(*names, i);
        std::size_t end = i + 1;
        while (end < rows && cellText(*names, end) == label) ++end;
        spans.try_emplace(label, Span{i, end});
        i = end;
    }
    return spans;
}

int InverseFigures::row(const std::string& label) const {
    const auto found = rows_.find(label);
    return found == rows_.end() ? -1 : found->second;
}

double InverseFigures::number(std::size_t row, const std::string& name) const {
    const auto* c = column(experiments_, name);
    return c && row < c->numbers.size() ? c->numbers[row] : kNaN;
}

std::string InverseFigures::status(std::size_t row) const {
    const auto* c = column(experiments_, "status");
    return c && row < c->texts.size() ? c->texts[row] : "ok";
}

bool InverseFigures::explained(std::size_t row) const {
    return status(row) == "ok" && std::isfinite(number(row, "log_likelihood"));
}

std::vector<std::string> InverseFigures::conditionColumns() const {
    std::vector<std::string> names;
    if (!experiments_) return names;
    for (const auto& c : experiments_->columns) {
        if (c.name == "measured") return names;
        if (c.name != "experiment") names.push_back(c.name);
    }
    return {};
}

std::string InverseFigures::conditionsText(std::size_t row) const {
    std::vector<std::string> parts;
    for (const auto& name : conditionColumns()) {
        const auto* c = column(experiments_, name);
        std::set<std::string> values;
        for (std::size_t i = 0; i < count(); ++i) values.insert(cellText(*c, i));
        if (values.size() < 2) continue;
        std::string text = cellText(*c, row);
        if (c->texts.empty() && unitText(c->unit) != "–") text += " " + unitText(c->unit);
        parts.push_back(std::move(text));
    }
    if (parts.size() > 2) parts.erase(parts.begin(), parts.end() - 2);
    return fmt::format("{}", fmt::join(parts, ", "));
}

std::string InverseFigures::referenceName() const {
    const auto found = result_->diagnostics.find("reference");
    const std::string kind = found != result_->diagnostics.end() ? textAt(*found, "kind") : "";
    if (kind.empty() || kind == "monte-carlo") return translate("Report", "Monte Carlo");
    if (kind == "latin-hypercube") return translate("Report", "Latin hypercube");
    if (kind == "sobol") return translate("Report", "Sobol points");
    return wordsOf(kind);
}

long long InverseFigures::referenceSamples() const {
    const auto found = result_->diagnostics.find("reference");
    if (found == result_->diagnostics.end() || !found->is_object()) return 0;
    const auto samples = found->find("samples");
    return samples != found->end() && samples->is_number() ? samples->get<long long>() : 0;
}

std::string InverseFigures::distanceColumn() const {
    return textAt(result_->diagnostics, "density") == "gaussian" ? "emd_gaussian" : "emd_maximum_entropy";
}

std::vector<std::size_t> InverseFigures::byDistance() const {
    std::vector<std::size_t> order(count());
    for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
    const std::string name = distanceColumn();
    const auto key = [&](std::size_t i) {
        const double d = number(i, name);
        return std::isfinite(d) ? d : -1.0;
    };
    std::stable_sort(order.begin(), order.end(), [&](auto a, auto b) { return key(a) > key(b); });
    return order;
}

std::vector<std::size_t> InverseFigures::worstAndMiddle(std::size_t wanted) const {
    std::vector<std::size_t> order = byDistance();
    std::erase_if(order, [&](std::size_t i) { return !densitySpans_.contains(labels_[i]); });
    if (order.size() <= wanted) return order;
    const std::size_t worst = (wanted + 1) / 2, middle = wanted - worst;
    std::vector<std::size_t> chosen(order.begin(), order.begin() + static_cast<std::ptrdiff_t>(worst));
    const std::size_t first = std::max(worst, order.size() / 2 - middle / 2);
    for (std::size_t i = first; i < order.size() && chosen.size() < wanted; ++i) chosen.push_back(order[i]);
    return chosen;
}

bool InverseFigures::inTails(std::size_t row) const {
    const double y = number(row, "measured");
    return y < number(row, "lower_95") || y > number(row, "upper_95");
}

InverseFigures::Coverage InverseFigures::coverage() const {
    Coverage found;
    for (std::size_t i = 0; i < count(); ++i) {
        if (!std::isfinite(number(i, "measured"))) continue;
        ++found.measured;
        found.inside += explained(i) && !inTails(i);
    }
    found.expected = 0.95 * static_cast<double>(found.measured);
    return found;
}

std::string InverseFigures::coverageText() const {
    const Coverage found = coverage();
    if (found.measured == 0) return {};
    return filled(sentence("Report", "{} of {} inside the central 95 % range, {:.0f} expected"), found.inside,
                  found.measured, std::round(found.expected));
}

double InverseFigures::classProbability() const {
    const auto found = result_->diagnostics.find("model_class_p");
    return found != result_->diagnostics.end() && found->is_number() ? found->get<double>() : kNaN;
}

std::vector<std::string> InverseFigures::tailLabels() const {
    std::vector<std::string> found;
    for (std::size_t i = 0; i < count(); ++i)
        if (inTails(i)) found.push_back(labels_[i]);
    return found;
}

std::vector<double> InverseFigures::standardisedResiduals() const {
    std::vector<double> z(count(), kNaN);
    for (std::size_t i = 0; i < z.size(); ++i) {
        const double sd = number(i, "standard_deviation");
        if (sd > 0) z[i] = (number(i, "measured") - number(i, "mean")) / sd;
    }
    return z;
}

std::vector<std::string> InverseFigures::sobolUnknowns() const {
    std::vector<std::string> names;
    if (const auto* c = column(sobol_, "unknown"))
        for (std::size_t i = 0; i < sobol_->rows(); ++i) {
            const std::string name = cellText(*c, i);
            if (std::find(names.begin(), names.end(), name) == names.end()) names.push_back(name);
        }
    return names;
}

FigurePanel InverseFigures::densityPanel(std::size_t row) const {
    FigurePanel panel;
    if (row >= count()) return panel;
    const std::string& label = labels_[row];
    panel.key = label;
    panel.title = label;
    panel.note = conditionsText(row);
    panel.x = {.quantity = quantity_, .unit = unit_.text};
    const bool compound =
        unit_.text.find_first_of("/ ") != std::string::npos || unit_.text.find("·") != std::string::npos;
    panel.y = {.quantity = translate("Report", "density"),
               .unit = unit_.text == "–" ? "–"
                       : compound        ? "1/(" + unit_.text + ")"
                                         : "1/" + unit_.text,
               .fromZero = true};
    const auto slice = [&](const ResultTable* table, Span span, const char* name, double scale) {
        std::vector<double> values;
        const auto* c = column(table, name);
        for (std::size_t i = span.begin; c && i < span.end && i < c->numbers.size(); ++i)
            values.push_back(c->numbers[i] * scale);
        return values;
    };
    if (const auto h = histogramSpans_.find(label); h != histogramSpans_.end())
        panel.histograms.push_back({.name = referenceName(),
                                    .role = SeriesRole::Reference,
                                    .lower = slice(histograms_, h->second, "bin_lower", unit_.scale),
                                    .upper = slice(histograms_, h->second, "bin_upper", unit_.scale),
                                    .height = slice(histograms_, h->second, "density", 1 / unit_.scale)});
    if (const auto d = densitySpans_.find(label); d != densitySpans_.end()) {
        const auto x = slice(densities_, d->second, "y", unit_.scale);
        const auto add = [&](const char* name, SeriesRole role, const std::string& text) {
            auto y = slice(densities_, d->second, name, 1 / unit_.scale);
            if (std::any_of(y.begin(), y.end(), [](double v) { return std::isfinite(v); }))
                panel.series.push_back({.name = text, .role = role, .x = x, .y = std::move(y)});
        };
        add("maximum_entropy", SeriesRole::Main, translate("Report", "maximum entropy"));
        add("gaussian", SeriesRole::Alternative, translate("Report", "Gaussian"));
    }
    const double measured = number(row, "measured") * unit_.scale;
    if (std::isfinite(measured)) {
        std::string text =
            filled(translate("Report", "measured {}"), writtenIn(significantText(measured, 4), unit_));
        panel.marks.push_back(
            {.name = translate("Report", "measured"), .label = std::move(text), .at = measured});
    }
    return panel;
}

} // namespace rigor

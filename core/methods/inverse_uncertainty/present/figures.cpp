#include "core/methods/inverse_uncertainty/present/figures.h"

#include "core/foundation/base/numbers.h"
#include "core/foundation/base/translate.h"
#include "core/presentation/axis_unit.h"
#include "core/presentation/display_name.h"

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

/// Of a result without experiments.
const inverse::ExperimentsTable kNoExperiments;

} // namespace

InverseFigures::InverseFigures(std::shared_ptr<const InverseUncertaintyResult> result)
    : result_(std::move(result)),
      experiments_(result_->experiments ? *result_->experiments : kNoExperiments) {
    for (std::size_t i = 0; i < count(); ++i) rows_[labels()[i]] = static_cast<int>(i);
    if (result_->densities) densitySpans_ = spansOf(result_->densities->experiment);
    if (result_->histograms) histogramSpans_ = spansOf(result_->histograms->experiment);
    quantity_ = result_->output.empty() ? translate("Report", "output") : wordsOf(result_->output);
    if (result_->experiments) chooseUnits();
}

void InverseFigures::chooseUnits() {
    unit_ = readableUnit(experiments_.unit, medianSize(experiments_.measured));
    const double sd = medianSize(experiments_.standardDeviation) * unit_.scale;
    std::vector<double> shown = experiments_.measured;
    for (double& value : shown) value *= unit_.scale;
    decimals_ = std::isfinite(sd) ? std::clamp(2 - static_cast<int>(std::floor(std::log10(sd))), 0, 6)
                                  : decimalsForColumn(shown);
    const auto& distances = choseGaussian() ? experiments_.emdGaussian : experiments_.emdMaximumEntropy;
    emdUnit_ = distances.empty() ? unit_ : readableUnit(experiments_.unit, medianSize(distances));
    // One that is on average 2 ms is no larger or smaller number where another is shown.
    const double mean = std::fmax(result_->meanEmdMaximumEntropy, result_->meanEmdGaussian);
    if (mean > 0) {
        emdUnit_ = readableUnit(experiments_.unit, mean);
        emdDecimals_ = std::max(0, 2 - static_cast<int>(std::floor(std::log10(mean * emdUnit_.scale))));
    }
}

std::string InverseFigures::distanceText(double distance) const {
    const std::string text = fixedText(distance * emdUnit_.scale, emdDecimals_);
    return std::isfinite(distance) ? writtenIn(text, emdUnit_) : text;
}

std::map<std::string, InverseFigures::Span> InverseFigures::spansOf(const std::vector<std::string>& labels) {
    std::map<std::string, Span> spans;
    for (std::size_t i = 0; i < labels.size();) {
        std::size_t end = i + 1;
        while (end < labels.size() && labels[end] == labels[i]) ++end;
        spans.try_emplace(labels[i], Span{i, end});
        i = end;
    }
    return spans;
}

int InverseFigures::row(const std::string& label) const {
    const auto found = rows_.find(label);
    return found == rows_.end() ? -1 : found->second;
}

double InverseFigures::at(const std::vector<double>& column, std::size_t row) {
    return row < column.size() ? column[row] : kNaN;
}

std::string InverseFigures::status(std::size_t row) const {
    return row < experiments_.status.size() ? experiments_.status[row] : inverse::kExplained;
}

std::string InverseFigures::problem(std::size_t row) const {
    const std::string said = status(row);
    return said == inverse::kExplained ? std::string() : said;
}

bool InverseFigures::explained(std::size_t row) const {
    return status(row) == inverse::kExplained && std::isfinite(at(experiments_.logLikelihood, row));
}

std::string InverseFigures::conditionsText(std::size_t row) const {
    std::vector<std::string> parts;
    for (const ResultColumn& condition : experiments_.conditions) {
        std::set<std::string> values;
        for (std::size_t i = 0; i < count(); ++i) values.insert(cellText(condition, i));
        if (values.size() < 2) continue;
        std::string text = cellText(condition, row);
        if (condition.texts.empty() && unitText(condition.unit) != "–")
            text += " " + unitText(condition.unit);
        parts.push_back(std::move(text));
    }
    if (parts.size() > 2) parts.erase(parts.begin(), parts.end() - 2);
    return fmt::format("{}", fmt::join(parts, ", "));
}

std::string InverseFigures::referenceName() const {
    const std::string& kind = result_->reference.kind;
    if (kind.empty() || kind == "monte-carlo") return translate("Report", "Monte Carlo");
    if (kind == "latin-hypercube") return translate("Report", "Latin hypercube");
    if (kind == "sobol") return translate("Report", "Sobol points");
    return wordsOf(kind);
}

double InverseFigures::distance(std::size_t row) const {
    return at(choseGaussian() ? experiments_.emdGaussian : experiments_.emdMaximumEntropy, row);
}

std::vector<std::size_t> InverseFigures::byDistance() const {
    std::vector<std::size_t> order(count());
    for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
    const auto key = [&](std::size_t i) {
        const double d = distance(i);
        return std::isfinite(d) ? d : -1.0;
    };
    std::stable_sort(order.begin(), order.end(), [&](auto a, auto b) { return key(a) > key(b); });
    return order;
}

std::vector<std::size_t> InverseFigures::worstAndMiddle(std::size_t wanted) const {
    std::vector<std::size_t> order = byDistance();
    std::erase_if(order, [&](std::size_t i) { return !densitySpans_.contains(labels()[i]); });
    if (order.size() <= wanted) return order;
    const std::size_t worst = (wanted + 1) / 2, middle = wanted - worst;
    std::vector<std::size_t> chosen(order.begin(), order.begin() + static_cast<std::ptrdiff_t>(worst));
    const std::size_t first = std::max(worst, order.size() / 2 - middle / 2);
    for (std::size_t i = first; i < order.size() && chosen.size() < wanted; ++i) chosen.push_back(order[i]);
    return chosen;
}

bool InverseFigures::inTails(std::size_t row) const {
    const double y = at(experiments_.measured, row);
    return y < at(experiments_.lower95, row) || y > at(experiments_.upper95, row);
}

InverseFigures::Coverage InverseFigures::coverage() const {
    Coverage found;
    for (std::size_t i = 0; i < count(); ++i) {
        if (!std::isfinite(at(experiments_.measured, i))) continue;
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

std::vector<std::string> InverseFigures::tailLabels() const {
    std::vector<std::string> found;
    for (std::size_t i = 0; i < count(); ++i)
        if (inTails(i)) found.push_back(labels()[i]);
    return found;
}

std::vector<double> InverseFigures::standardisedResiduals() const {
    std::vector<double> z(count(), kNaN);
    for (std::size_t i = 0; i < z.size(); ++i) {
        const double sd = at(experiments_.standardDeviation, i);
        if (sd > 0) z[i] = (at(experiments_.measured, i) - at(experiments_.mean, i)) / sd;
    }
    return z;
}

std::vector<std::string> InverseFigures::sobolUnknowns() const {
    std::vector<std::string> names;
    if (result_->sobolIndices)
        for (const std::string& name : result_->sobolIndices->unknown)
            if (std::ranges::find(names, name) == names.end()) names.push_back(name);
    return names;
}

FigurePanel InverseFigures::densityPanel(std::size_t row) const {
    FigurePanel panel;
    if (row >= count()) return panel;
    const std::string& label = labels()[row];
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
    const auto slice = [](const std::vector<double>& column, Span span, double scale) {
        std::vector<double> values;
        for (std::size_t i = span.begin; i < std::min(span.end, column.size()); ++i)
            values.push_back(column[i] * scale);
        return values;
    };
    const auto& scale = unit_.scale;
    if (const auto h = histogramSpans_.find(label); h != histogramSpans_.end())
        panel.histograms.push_back({.name = referenceName(),
                                    .role = SeriesRole::Reference,
                                    .lower = slice(result_->histograms->lower, h->second, scale),
                                    .upper = slice(result_->histograms->upper, h->second, scale),
                                    .height = slice(result_->histograms->density, h->second, 1 / scale)});
    if (const auto d = densitySpans_.find(label); d != densitySpans_.end()) {
        const auto x = slice(result_->densities->y, d->second, scale);
        const auto add = [&](const std::vector<double>& density, SeriesRole role, const std::string& text) {
            auto y = slice(density, d->second, 1 / scale);
            if (std::any_of(y.begin(), y.end(), [](double v) { return std::isfinite(v); }))
                panel.series.push_back({.name = text, .role = role, .x = x, .y = std::move(y)});
        };
        const bool gaussian = choseGaussian();
        add(result_->densities->maximumEntropy, gaussian ? SeriesRole::Alternative : SeriesRole::Main,
            translate("Report", "maximum entropy"));
        add(result_->densities->gaussian, gaussian ? SeriesRole::Main : SeriesRole::Alternative,
            translate("Report", "Gaussian"));
    }
    const double measured = at(experiments_.measured, row) * unit_.scale;
    if (std::isfinite(measured)) {
        std::string text =
            filled(translate("Report", "measured {}"), writtenIn(significantText(measured, 4), unit_));
        panel.marks.push_back(
            {.name = translate("Report", "measured"), .label = std::move(text), .at = measured});
    }
    return panel;
}

} // namespace rigor

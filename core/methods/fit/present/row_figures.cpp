#include "core/methods/fit/present/row_figures.h"

#include "core/foundation/base/numbers.h"
#include "core/foundation/base/translate.h"
#include "core/foundation/message/number_text.h"
#include "core/foundation/message/unit_text.h"
#include "core/foundation/stats/special.h"
#include "core/methods/fit/fit_estimator.h"
#include "core/presentation/axis_unit.h"
#include "core/presentation/display_name.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>

namespace rigor {

namespace {

constexpr std::size_t kMostLevels = 12; ///< more are put together
constexpr std::size_t kParts = 5;       ///< then so many
constexpr double kLevel = 0.05;
constexpr double kSameValue = 1e-9; ///< of the size of a condition: written with other digits

double meanOf(const std::vector<double>& values, const std::vector<std::size_t>& rows) {
    double sum = 0;
    for (const std::size_t r : rows) sum += values[r];
    return sum / static_cast<double>(rows.size());
}

double squaresAbout(const std::vector<double>& values, const std::vector<std::size_t>& rows, double mean) {
    double sum = 0;
    for (const std::size_t r : rows) sum += (values[r] - mean) * (values[r] - mean);
    return sum;
}

/// t with P(|T| > t) = 5 %.
double quantile(double freedom) {
    const double x = special::betaQuantile(freedom / 2, 0.5, kLevel);
    return std::sqrt(freedom * (1 - x) / x);
}

} // namespace

RowFigures::RowFigures(std::shared_ptr<const FitResult> result, std::string output, std::size_t unknowns,
                       const std::map<std::string, std::string>& dataUnits)
    : result_(std::move(result)), output_(std::move(output)), dataUnits_(dataUnits) {
    const FittedTable& fit = *result_->fitted;
    const ConditionTable* conditions =
        result_->conditions && result_->conditions->experiment.size() == fit.measured.size()
            ? &*result_->conditions
            : nullptr;
    std::vector<std::size_t> rows;
    for (std::size_t k = 0; k < fit.measured.size(); ++k) {
        if (fit.output[k] != output_ || !std::isfinite(fit.residual[k])) continue;
        rows.push_back(k);
        labels_.push_back(fit.experiment[k]);
        measured_.push_back(fit.measured[k]);
        fitted_.push_back(fit.fitted[k]);
        residual_.push_back(fit.residual[k]);
    }
    const auto own = dataUnits_.find(output_);
    unit_ = unitOfData(result_->unitOf(output_), measured_, own == dataUnits_.end() ? "" : own->second);
    findBand(rows, unknowns);
    std::vector<double> order(count());
    std::iota(order.begin(), order.end(), 1.0);
    for (std::size_t c = 0; conditions && c < conditions->conditions.size(); ++c) {
        const NumberColumn& column = conditions->conditions[c];
        if (column.numbers.size() != fit.measured.size()) continue;
        std::vector<double> values;
        for (const std::size_t k : rows) values.push_back(column.numbers[k]);
        effects_.push_back(effectOf(column.name, column.unit, std::move(values)));
    }
    findScatter();
    effects_.push_back(effectOf("", "", std::move(order)));
    std::ranges::stable_sort(effects_, [](const ConditionEffect& a, const ConditionEffect& b) {
        return std::isfinite(a.p) && !(a.p >= b.p);
    });
    const auto asked = static_cast<std::size_t>(
        std::ranges::count_if(effects_, [](const ConditionEffect& e) { return std::isfinite(e.p); }));
    for (std::size_t k = 0; k < asked; ++k) {
        if (!(effects_[k].p < kLevel / static_cast<double>(asked - k))) break;
        effects_[k].found = true;
    }
    double levels = 0;
    for (const ConditionEffect& effect : effects_)
        for (const ConditionLevel& level : effect.levels) levels += std::isfinite(level.p);
    for (ConditionEffect& effect : effects_)
        for (ConditionLevel& level : effect.levels) level.off = level.p < kLevel / levels;
}

void RowFigures::findBand(const std::vector<std::size_t>& rows, std::size_t unknowns) {
    const FittedTable& fit = *result_->fitted;
    const auto all = static_cast<Eigen::Index>(fit.measured.size());
    const bool known = result_->slopes && result_->slopes->experiment.size() == fit.measured.size();
    Eigen::MatrixXd slopes(all, known ? static_cast<Eigen::Index>(result_->slopes->unknowns.size()) : 0);
    for (Eigen::Index q = 0; q < slopes.cols(); ++q)
        slopes.col(q) = Eigen::Map<const Eigen::VectorXd>(
            result_->slopes->unknowns[static_cast<std::size_t>(q)].numbers.data(), all);
    // Rows count by the standard deviation stated, else by the spread of their output.
    Eigen::VectorXd weighed(all);
    for (Eigen::Index k = 0; k < all; ++k) {
        const std::string& output = fit.output[static_cast<std::size_t>(k)];
        const double stated = result_->deviationOf(output);
        weighed[k] = std::isfinite(stated) ? stated : 1;
        if (!std::isfinite(stated) && result_->outputSpreads)
            for (const auto& [of, spread] : *result_->outputSpreads)
                if (of == output) weighed[k] = spread;
    }
    const bool fitted = known && slopes.allFinite();
    const Eigen::MatrixXd own = slopes(rows, Eigen::all);
    if (fitted || unknowns == 0)
        tests_ = RowTests(own, Eigen::Map<const Eigen::VectorXd>(
                                   residual_.data(), static_cast<Eigen::Index>(residual_.size())));
    open_.assign(count(), 0);
    left_.assign(count(), 1);
    freedom_ = static_cast<double>(count()) - (fitted ? 0 : static_cast<double>(unknowns));
    std::map<std::string, double> sizes; // standard deviation of a value, by output
    if (fitted && slopes.cols() > 0) {
        const Eigen::MatrixXd scaled = weighed.cwiseInverse().asDiagonal() * slopes;
        const Eigen::MatrixXd pull =
            estimatorOf(scaled, Eigen::VectorXd::Ones(all), Eigen::VectorXd::Ones(all)).pull;
        const Eigen::VectorXd part = scaled.cwiseProduct(pull.transpose()).rowwise().sum();
        std::map<std::string, std::pair<double, double>> sums; // squares and degrees of freedom
        for (Eigen::Index k = 0; k < all; ++k) {
            const auto at = static_cast<std::size_t>(k);
            if (!std::isfinite(fit.residual[at])) continue;
            auto& [squares, freedom] = sums[fit.output[at]];
            squares += fit.residual[at] * fit.residual[at];
            freedom += 1 - part[k];
        }
        freedom_ = sums[output_].second;
        const auto sizeOf = [&](const std::string& output) {
            const double stated = result_->deviationOf(output);
            const auto& [squares, freedom] = sums[output];
            return std::isfinite(stated) ? stated : std::sqrt(squares / freedom);
        };
        Eigen::VectorXd errors(all);
        for (Eigen::Index k = 0; k < all; ++k)
            errors[k] = sizeOf(fit.output[static_cast<std::size_t>(k)]) / weighed[k];
        const Eigen::MatrixXd moved = pull * errors.asDiagonal(), covariance = moved * moved.transpose();
        for (std::size_t r = 0; r < count(); ++r) {
            const auto k = static_cast<Eigen::Index>(rows[r]);
            const Eigen::VectorXd slope = scaled.row(k).transpose();
            const Eigen::VectorXd spread = covariance * slope;
            open_[r] = slope.dot(spread) / (errors[k] * errors[k]);
            left_[r] = std::max(0.0, 1 - 2 * part[k] + open_[r]);
        }
    }
    deviation_ = result_->deviationOf(output_);
    double times = special::normalQuantile(1 - kLevel / 2);
    stated_ = std::isfinite(deviation_);
    if (!stated_ && freedom_ >= 1 - kSameValue) {
        const double squares = std::inner_product(residual_.begin(), residual_.end(), residual_.begin(), 0.0);
        deviation_ = std::sqrt(squares / freedom_);
        times = quantile(freedom_);
    }
    for (const double open : open_) half_.push_back(times * deviation_ * std::sqrt(1 + open));
}

ConditionEffect RowFigures::effectOf(std::string name, std::string unit, std::vector<double> values) const {
    ConditionEffect made{std::move(name), std::move(unit), std::move(values), {}};
    std::vector<std::size_t> order;
    for (std::size_t r = 0; r < count(); ++r)
        if (std::isfinite(made.values[r])) order.push_back(r);
    std::ranges::stable_sort(order, {}, [&](std::size_t r) { return made.values[r]; });
    for (const std::size_t r : order) {
        const double value = made.values[r];
        if (made.levels.empty() || value - made.levels.back().to > kSameValue * std::abs(value))
            made.levels.push_back({value, value, {}});
        made.levels.back().to = value;
        made.levels.back().rows.push_back(r);
    }
    if (made.levels.size() > kMostLevels) {
        std::vector<ConditionLevel> parts;
        for (ConditionLevel& level : made.levels) {
            const std::size_t before = std::accumulate(
                parts.begin(), parts.end(), std::size_t(0),
                [](std::size_t sum, const ConditionLevel& part) { return sum + part.rows.size(); });
            if (parts.empty() || before * kParts >= parts.size() * order.size())
                parts.push_back({level.from, level.to, {}});
            parts.back().to = level.to;
            parts.back().rows.insert(parts.back().rows.end(), level.rows.begin(), level.rows.end());
        }
        made.levels = std::move(parts);
    }
    RowTests::Groups groups;
    for (ConditionLevel& level : made.levels) {
        level.mean = meanOf(residual_, level.rows);
        groups.push_back(level.rows);
    }
    made.p = tests_.differ(groups, made.name.empty());
    for (std::size_t k = 0; k < groups.size(); ++k)
        made.levels[k].p = tests_.notZero(groups[k], made.name.empty());
    return made;
}

/// Called while effects_ are the conditions alone.
void RowFigures::findScatter() {
    // Rows whose conditions are all the same: by the place of each value among those of its condition.
    std::map<std::vector<std::size_t>, std::vector<std::size_t>> alike;
    std::vector<std::vector<std::size_t>> places(count());
    for (const ConditionEffect& effect : effects_) {
        std::vector<std::size_t> order(count());
        std::iota(order.begin(), order.end(), std::size_t(0));
        std::ranges::stable_sort(order, [&](std::size_t a, std::size_t b) {
            return std::isnan(effect.values[b]) ? !std::isnan(effect.values[a])
                                                : effect.values[a] < effect.values[b];
        });
        std::size_t place = 0;
        double last = kNaN;
        for (const std::size_t r : order) {
            const double value = effect.values[r];
            if (!(value - last <= kSameValue * std::abs(value))) ++place; // one that is missing is like none
            last = value;
            places[r].push_back(place);
        }
    }
    for (std::size_t r = 0; r < count(); ++r) alike[places[r]].push_back(r);
    std::vector<std::vector<std::size_t>> groups;
    for (auto& [key, rows] : alike) groups.push_back(std::move(rows));
    groups_ = static_cast<long long>(groups.size());
    if (effects_.empty()) return;
    double pure = 0;
    for (const auto& group : groups) pure += squaresAbout(residual_, group, meanOf(residual_, group));
    const double freedom = static_cast<double>(count()) - static_cast<double>(groups.size());
    if (freedom < 1 || !(pure > 0)) return;
    scatter_ = std::sqrt(pure / freedom);
    lackOfFit_ = tests_.misses(groups);
}

bool RowFigures::isOutside(std::size_t row) const { return std::abs(residual_[row]) > half_[row]; }

std::size_t RowFigures::inside() const {
    std::size_t found = 0;
    for (std::size_t r = 0; r < count(); ++r) found += std::abs(residual_[r]) <= half_[r];
    return found;
}

double RowFigures::insideExpected() const {
    double expected = 0;
    for (std::size_t r = 0; r < count(); ++r) {
        const double size = half_[r] / deviation_; // of the residual, in standard deviations of a value
        if (stated_)
            expected += 1 - 2 * special::normalLower(-size / std::sqrt(left_[r]));
        else // a share of the sum of squares that it is in itself
            expected += freedom_ > 1 ? special::betaLower(0.5, (freedom_ - 1) / 2,
                                                          std::min(1.0, size * size / (left_[r] * freedom_)))
                                     : 1;
    }
    return expected;
}

FigureBand RowFigures::band(const std::vector<double>& over, double scale,
                            const std::vector<double>& middle) const {
    FigureBand made{translate("Report", "95 % band"), SeriesRole::Main, {}, {}, {}};
    std::vector<std::size_t> order(count());
    std::iota(order.begin(), order.end(), std::size_t(0));
    std::ranges::stable_sort(order, {}, [&](std::size_t r) { return over[r]; });
    for (const std::size_t r : order) {
        const double x = over[r] * scale, half = half_[r] * unit_.scale, y = middle[r] * unit_.scale;
        if (!std::isfinite(x) || !std::isfinite(half)) continue;
        if (!made.x.empty() && x == made.x.back()) { // of rows at one place the widest
            made.lower.back() = std::min(made.lower.back(), y - half);
            made.upper.back() = std::max(made.upper.back(), y + half);
            continue;
        }
        made.x.push_back(x);
        made.lower.push_back(y - half);
        made.upper.push_back(y + half);
    }
    return made;
}

std::string RowFigures::text(double value) const {
    return withUnit(significantText(value * unit_.scale, 3), unit_.text == kMissingText ? "" : unit_.text);
}

DisplayUnit RowFigures::unitOf(const ConditionEffect& effect) const {
    if (effect.name.empty()) return {"", 1};
    const auto own = dataUnits_.find(effect.name);
    return unitOfData(effect.unit, effect.values, own == dataUnits_.end() ? "" : own->second);
}

std::string RowFigures::shownName(const ConditionEffect& effect) const {
    return effect.name.empty() ? translate("Result", "order of the rows").text() : wordsOf(effect.name);
}

FigurePanel RowFigures::measuredOverPredicted() const {
    FigurePanel panel;
    panel.title = translate("Result", "Measured against predicted");
    panel.x = {.quantity = filled(sentence("Result", "predicted {}"), wordsOf(output_)), .unit = unit_.text};
    panel.y = {.quantity = translate("Result", "measured"), .unit = unit_.text};
    panel.equalRanges = true;
    FigureSeries points{.name = translate("Report", "one experiment"),
                        .role = SeriesRole::Main,
                        .shape = SeriesShape::Points};
    double low = std::numeric_limits<double>::infinity(), high = -low;
    for (std::size_t r = 0; r < count(); ++r) {
        points.x.push_back(fitted_[r] * unit_.scale);
        points.y.push_back(measured_[r] * unit_.scale);
        points.keys.push_back(labels_[r]);
        for (const double z : {points.x.back(), points.y.back()})
            if (std::isfinite(z)) low = std::min(low, z), high = std::max(high, z);
    }
    if (low < high) {
        panel.series.push_back(
            {.name = "", .role = SeriesRole::Reference, .x = {low, high}, .y = {low, high}, .thin = true});
        if (FigureBand shown = band(fitted_, unit_.scale, fitted_); shown.x.size() > 1)
            panel.bands.push_back(std::move(shown));
    }
    panel.series.push_back(std::move(points));
    return panel;
}

FigurePanel RowFigures::residualsOver(std::size_t index) const {
    FigurePanel panel;
    panel.title = translate("Result", "Residuals against");
    if (index >= effects_.size()) return panel;
    const ConditionEffect& effect = effects_[index];
    const DisplayUnit unit = unitOf(effect);
    panel.x = {.quantity = shownName(effect), .unit = unit.text};
    panel.y = {.quantity = translate("Report", "residual"), .unit = unit_.text};
    FigureSeries points{.name = translate("Report", "one experiment"),
                        .role = SeriesRole::Main,
                        .shape = SeriesShape::Points};
    FigureSeries mean{.name = translate("Result", "mean"), .role = SeriesRole::Alternative}, dots = mean;
    dots.name.clear();
    dots.shape = SeriesShape::Points;
    for (std::size_t r = 0; r < count(); ++r) {
        points.x.push_back(effect.values[r] * unit.scale);
        points.y.push_back(residual_[r] * unit_.scale);
        points.keys.push_back(labels_[r]);
    }
    for (const ConditionLevel& level : effect.levels) {
        mean.x.push_back(meanOf(effect.values, level.rows) * unit.scale);
        mean.y.push_back(level.mean * unit_.scale);
    }
    dots.x = mean.x;
    dots.y = mean.y;
    if (FigureBand shown = band(effect.values, unit.scale, std::vector<double>(count(), 0.0));
        shown.x.size() > 1)
        panel.bands.push_back(std::move(shown));
    panel.marks.push_back({.name = "", .role = SeriesRole::Reference, .at = 0, .vertical = false});
    panel.series = {std::move(points), std::move(mean), std::move(dots)};
    return panel;
}

view::Table RowFigures::means(std::size_t index) const {
    view::Table table;
    if (index >= effects_.size()) return table;
    const ConditionEffect& effect = effects_[index];
    const DisplayUnit unit = unitOf(effect);
    table.title = filled(sentence("Result", "Mean by {}"), shownName(effect));
    if (std::isfinite(effect.p)) table.note = pValueText(effect.p);
    view::TableColumn value{
        effect.name.empty() ? translate("Result", "row").text() : shownName(effect), unit.text, {}, {}},
        n{"n", "", {}, {}}, mean{translate("Result", "mean"), unit_.text, {}, {}}, p{"p", "", {}, {}};
    mean.strong = true;
    n.decimals = 0;
    for (const ConditionLevel& level : effect.levels) {
        value.numbers.push_back(meanOf(effect.values, level.rows) * unit.scale);
        const std::string from = plainText(level.from * unit.scale, 4),
                          to = plainText(level.to * unit.scale, 4);
        value.texts.push_back(from == to ? from : from + " … " + to);
        n.numbers.push_back(static_cast<double>(level.rows.size()));
        mean.numbers.push_back(level.mean * unit_.scale);
        mean.texts.push_back(plainText(mean.numbers.back(), 2));
        p.numbers.push_back(level.p);
        p.texts.push_back(std::isfinite(level.p) ? probabilityText(level.p) : kMissingText);
        mean.marks.push_back(level.off ? translate("Result", "not zero by chance").text() : std::string());
    }
    table.columns = {std::move(value), std::move(n), std::move(mean), std::move(p)};
    return table;
}

std::vector<std::size_t> RowFigures::byResidual() const {
    std::vector<std::size_t> order(count());
    std::iota(order.begin(), order.end(), std::size_t(0));
    std::ranges::stable_sort(order, std::greater<>(), [&](std::size_t r) { return std::abs(residual_[r]); });
    return order;
}

std::string RowFigures::first() const { return count() == 0 ? std::string() : labels_[byResidual().front()]; }

view::Table RowFigures::experiments() const {
    view::Table table;
    table.title = translate("Result", "Experiments");
    const bool banded = std::isfinite(deviation_);
    if (banded)
        table.note = filled(sentence("Result", "{} rows, {} inside the 95 % band, {} expected"),
                            countText(static_cast<long long>(count())),
                            countText(static_cast<long long>(inside())), fixedText(insideExpected(), 0));
    const std::vector<std::size_t> order = byResidual();
    table.sortedBy = view::kAsTheyAre;
    const auto column = [&](std::string name, std::string unit, const std::vector<double>& from,
                            double scale) {
        view::TableColumn made{std::move(name), std::move(unit), {}, {}};
        for (const std::size_t r : order) made.numbers.push_back(from[r] * scale);
        return made;
    };
    view::TableColumn used{translate("Result", "used"), "", {}, std::vector<std::string>(count())};
    used.used = true;
    table.columns.push_back(std::move(used));
    view::TableColumn label{translate("Result", "experiment"), "", {}, {}};
    label.strong = true;
    for (const std::size_t r : order) {
        label.texts.push_back(labels_[r]);
        table.keys.push_back(labels_[r]);
    }
    table.columns.push_back(std::move(label));
    for (const ConditionEffect& effect : effects_) {
        if (effect.name.empty()) continue;
        const DisplayUnit unit = unitOf(effect);
        table.columns.push_back(column(wordsOf(effect.name), unit.text, effect.values, unit.scale));
        for (const double x : table.columns.back().numbers)
            table.columns.back().texts.push_back(plainText(x, 5));
    }
    table.columns.push_back(column(translate("Result", "measured"), unit_.text, measured_, unit_.scale));
    table.columns.push_back(column(translate("Result", "predicted"), unit_.text, fitted_, unit_.scale));
    view::TableColumn residual = column(translate("Report", "residual"), unit_.text, residual_, unit_.scale);
    for (const double x : residual.numbers) residual.texts.push_back(plainText(x, 3));
    if (banded) {
        view::TableColumn band{translate("Report", "95 % band"), "", {}, {}}, word{"", "", {}, {}};
        const double least = *std::ranges::min_element(half_) * unit_.scale;
        const int decimals = decimalsForInterval(-least, least);
        for (const std::size_t r : order) {
            band.texts.push_back(intervalText((fitted_[r] - half_[r]) * unit_.scale,
                                              (fitted_[r] + half_[r]) * unit_.scale, decimals));
            const bool out = isOutside(r);
            word.texts.push_back(out ? translate("Trust", "outside") : translate("Trust", "inside"));
            word.marks.push_back(out ? translate("Result", "outside of its 95 % band").text()
                                     : std::string());
        }
        table.columns.push_back(std::move(band));
        table.columns.push_back(std::move(residual));
        table.columns.push_back(std::move(word));
    } else
        table.columns.push_back(std::move(residual));
    table.seen = 6;
    return table;
}

std::vector<std::string> RowFigures::alike(std::size_t row) const {
    std::vector<std::string> labels;
    for (std::size_t s = 0; s < count(); ++s)
        if (std::ranges::all_of(effects_, [&](const ConditionEffect& e) {
                return e.name.empty() ||
                       std::abs(e.values[s] - e.values[row]) <= kSameValue * std::abs(e.values[row]);
            }))
            labels.push_back(labels_[s]);
    return labels;
}

view::FactGroup RowFigures::selected(const std::string& experiment) const {
    view::FactGroup group{translate("Result", "Selected experiment"), {}};
    group.key = "selected experiment";
    const auto found = std::ranges::find(labels_, experiment);
    if (found == labels_.end()) return group;
    const auto row = static_cast<std::size_t>(found - labels_.begin());
    group.note = experiment;
    for (const ConditionEffect& effect : effects_) {
        if (effect.name.empty()) continue;
        const DisplayUnit unit = unitOf(effect);
        group.items.emplace_back(
            view::Fact{wordsOf(effect.name), withUnit(plainText(effect.values[row] * unit.scale, 5),
                                                      unit.text == kMissingText ? "" : unit.text)});
    }
    const auto add = [&](std::string name, double value, int digits) {
        group.items.emplace_back(
            view::Fact{std::move(name), withUnit(significantText(value * unit_.scale, digits),
                                                 unit_.text == kMissingText ? "" : unit_.text)});
    };
    add(translate("Result", "measured"), measured_[row], 5);
    add(translate("Result", "predicted"), fitted_[row], 5);
    const std::string left = text(residual_[row]);
    group.items.emplace_back(view::Fact{
        translate("Report", "residual"),
        deviation_ > 0 ? left + ", " + significantText(residual_[row] / deviation_, 2) + " σ" : left,
        isOutside(row)});
    Action out{Action::Kind::LeaveOut, translate("Result", "Leave out this experiment")};
    out.experiments = {experiment};
    group.items.emplace_back(out);
    if (std::vector<std::string> like = alike(row); like.size() > 1 && like.size() < count()) {
        Action all{Action::Kind::LeaveOut,
                   filled(sentence("Result", "Leave out all {} of these conditions"), like.size())};
        all.experiments = std::move(like);
        group.items.emplace_back(std::move(all));
    }
    return group;
}

view::FactGroup RowFigures::dependence() const {
    view::FactGroup group{translate("Result", "Depends on"), {}};
    group.note = translate("Result", "residuals, p each");
    for (const ConditionEffect& effect : effects_)
        group.items.emplace_back(
            view::Fact{shownName(effect), std::isfinite(effect.p) ? probabilityText(effect.p) : kMissingText,
                       effect.found});
    group.items.emplace_back(
        filled(sentence("Result", "Holm over {} conditions at 5 %."), effects_.size()).text());
    return group;
}

} // namespace rigor

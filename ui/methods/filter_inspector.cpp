// The inspector of the filter's page: what is known at the time shown, whether it may be believed, what would
// explain the innovations.
#include "core/foundation/message/number_text.h"
#include "core/foundation/message/unit_text.h"
#include "core/presentation/display_name.h"
#include "ui/methods/filter_page.h"
#include "ui/methods/page_parts.h"
#include "ui/widgets/qt_text.h"

#include <QPushButton>
#include <QSlider>

#include <algorithm>
#include <cmath>
#include <limits>

namespace rigor {

double FilterPage::valueAt(const char* table, const std::string& column, double t) const {
    const ResultTable* found = result_->table(table);
    const ResultColumn* times = found ? found->find("t") : nullptr;
    const ResultColumn* values = found ? found->find(column) : nullptr;
    if (!times || !values) return qQNaN();
    const auto at = std::lower_bound(times->numbers.begin(), times->numbers.end(), t - 1e-9);
    const auto row = static_cast<std::size_t>(at - times->numbers.begin());
    return row < values->numbers.size() ? values->numbers[row] : qQNaN();
}

void FilterPage::fillInstant(int index) {
    if (!at_) return;
    // Without a curve there is no cursor: what is known at the end of the record.
    const auto& kept = figures_->times();
    const ResultTable* states = result_->table("states");
    const ResultColumn* rows = states ? states->find("t") : nullptr;
    if (kept.empty() && (!rows || rows->numbers.empty())) return;
    const double t = kept.empty()
                         ? rows->numbers.back()
                         : kept[std::min(static_cast<std::size_t>(std::max(index, 0)), kept.size() - 1)];
    at_->setTitle(tr("At %1 s").arg(qt(fixedText(t, 2))));
    at_->refill([&] { fillStates(t); });
    points_->refill([&] { fillUnknowns(t); });
}

void FilterPage::fillStates(double t) {
    if (figures_->hasCurve()) {
        const auto point = figures_->curvePointAt(t);
        if (std::isfinite(point.argument) &&
            std::none_of(figures_->states().begin(), figures_->states().end(),
                         [&](const auto& state) { return state.name == figures_->argumentName(); }))
            at_->addValue(qt(wordsOf(figures_->argumentName())),
                          qt(significantText(point.argument, 3)) + ' ' + qt(figures_->argumentUnit()));
        if (std::isfinite(point.value))
            at_->addValue(qt(figures_->curveTitle()),
                          qt(withErrorShort(point.value, point.deviation)) + ' ' + qt(figures_->curveUnit()));
    }
    for (const auto& state : figures_->states()) {
        const double value = valueAt("states", state.name, t);
        const double deviation = valueAt("states", state.name + "_standard_deviation", t);
        const DisplayUnit unit = displayUnit(state.unit, value);
        at_->addValue(qt(wordsOf(state.name)),
                      qt(withErrorShort(value * unit.scale, deviation * unit.scale)) + ' ' + qt(unit.text));
    }
}

void FilterPage::fillUnknowns(double t) {
    // One unit for all stands in the head, otherwise each has its own.
    const auto& unknowns = result_->unknowns;
    const bool common = std::all_of(unknowns.begin(), unknowns.end(),
                                    [&](const Estimate& e) { return e.unit == unknowns.front().unit; });
    double largest = 0;
    for (const Estimate& e : unknowns) largest = std::max(largest, std::abs(e.value));
    const AxisUnit head = axisUnit(largest, common && !unknowns.empty() ? unknowns.front().unit : "");
    QVector<QStringList> rows;
    for (const Estimate& e : unknowns) {
        const double value = valueAt("parameters", e.name, t);
        const DisplayUnit unit = common ? DisplayUnit{head.unit, head.scale} : displayUnit(e.unit, value);
        const QString text = qt(withErrorShort(
            unit.scale * value, unit.scale * valueAt("parameters", e.name + "_standard_deviation", t)));
        rows.push_back({qt(estimateTitle(e.name)), common ? text : text + ' ' + qt(unit.text)});
    }
    points_->setNote(common && !unknowns.empty() ? qt(head.unit) : QString());
    points_->addTable({QString(), tr("value")}, rows);
}

void FilterPage::fillInspector() {
    inspector_->refill([this] { fillGroups(); });
}

void FilterPage::fillGroups() {
    at_ = inspector_->addGroup(tr("States"));
    points_ = inspector_->addGroup(tr("Unknowns"));
    fillInstant(slider_ ? slider_->value() : std::numeric_limits<int>::max());
    const auto& d = result_->diagnostics;
    auto* belief = inspector_->addGroup(tr("May it be believed"));
    belief->addValue(tr("mean NIS"), qt(fixedText(parts::numberIn(d, "nis_mean"), 3)));
    const bool judged = parts::numberIn(d, "updates") > 0;
    if (const auto band = d.find("nis_band");
        judged && band != d.end() && band->size() == 2 && (*band)[0].is_number())
        belief->addValue(tr("expected"),
                         qt(intervalText((*band)[0].get<double>(), (*band)[1].get<double>(), 3)));
    if (judged)
        belief->addValue(tr("within 95 %"), qt(fixedText(100 * parts::numberIn(d, "coverage"), 1)) + " %");
    if (const double rejected = parts::numberIn(d, "rejected"); rejected > 0)
        belief->addValue(tr("outside the gate"), qt(countText(std::llround(rejected))));
    if (const auto words = d.find("verdict_words"); words != d.end() && words->is_string())
        belief->addText(qt(words->get<std::string>()));
    if (const auto sensors = d.find("sensors"); sensors != d.end() && sensors->is_array() && judged) {
        QVector<QStringList> rows;
        for (const auto& s : *sensors)
            rows.push_back({qt(s.value("sensor", "")), qt(fixedText(parts::numberIn(s, "nis_mean"), 3)),
                            qt(significantText(parts::numberIn(s, "ljung_box"), 3))});
        belief->addTable({tr("sensor"), tr("NIS"), tr("Ljung-Box")}, rows);
    }
    fillTruth();
    if (const auto all = d.find("all_data"); all != d.end()) {
        auto* check = inspector_->addGroup(tr("All data at once"));
        check->addValue(tr("furthest from the filter"),
                        tr("%1 σ").arg(qt(fixedText(parts::numberIn(*all, "furthest"), 1))));
        check->addText(tr("A fit of all measurements without process noise; its standard deviations are the "
                          "Cramér-Rao bound."));
    }
    const auto offer = d.find("offer");
    if (!judged || offer == d.end() || !offer->contains("standard_deviations")) return;
    fillOffer(*offer);
}

/// Where there are two, either would explain the innovations; both together would do so twice.
void FilterPage::fillOffer(const nlohmann::ordered_json& offer) {
    auto* offered = inspector_->addGroup(tr("Offered"));
    QMap<QString, double> deviations;
    for (const auto& [sensor, value] : offer["standard_deviations"].items()) {
        const double sigma = value.is_number() ? value.get<double>() : qQNaN();
        if (!std::isfinite(sigma)) continue;
        const auto& sensors = figures_->sensors();
        const auto known =
            std::find_if(sensors.begin(), sensors.end(), [&](const auto& one) { return one.name == sensor; });
        const DisplayUnit unit = displayUnit(known == sensors.end() ? std::string() : known->unit, sigma);
        offered->addValue(tr("σ of %1").arg(qt(sensor)),
                          qt(significantText(sigma * unit.scale, 3)) +
                              (unit.text == "–" ? QString() : ' ' + qt(unit.text)));
        deviations[qt(sensor)] = sigma;
    }
    if (deviations.isEmpty() && !std::isfinite(parts::numberIn(offer, "process_noise_factor")))
        return offered->addText(
            tr("Nothing: no noise of the sensors or of the process explains the innovations."));
    const auto button = [&](const QString& text, const QString& tip) {
        auto* made = makeButton(text);
        made->setToolTip(tip);
        offered->addWidget(made);
        return made;
    };
    if (!deviations.isEmpty() && !live_) {
        auto* take = button(tr("Take over σ"), tr("Writes these standard deviations of the sensors into the "
                                                  "study. Undo takes them back; press Run for the result."));
        take->setObjectName(QStringLiteral("takeDeviations"));
        connect(take, &QPushButton::clicked, this, [this, deviations] { emit deviationsTaken(deviations); });
    }
    const double factor = parts::numberIn(offer, "process_noise_factor");
    if (std::isfinite(factor))
        offered->addValue(tr("or process noise times"), qt(significantText(factor, 2)));
    if (const std::string noise = offer.value("noise", ""); !noise.empty() && !live_) {
        auto* take = button(
            tr("Take over the process noise"),
            tr("Writes %1 into the study. Undo takes it back; press Run for the result.").arg(qt(noise)));
        take->setObjectName(QStringLiteral("takeNoise"));
        connect(take, &QPushButton::clicked, this, [this, noise] { emit noiseTaken(qt(noise)); });
    }
    offered->addText(!deviations.isEmpty() && std::isfinite(factor)
                         ? tr("Either would explain the innovations. Nothing is changed by itself.")
                         : tr("This would explain the innovations. Nothing is changed by itself."));
}

/// How far the estimates are from what is known to be true.
void FilterPage::fillTruth() {
    const auto truth = result_->diagnostics.find("truth");
    if (truth == result_->diagnostics.end()) return;
    auto* group = inspector_->addGroup(tr("Truth"));
    QVector<QStringList> rows;
    for (const auto& state : figures_->states())
        if (const auto found = (*truth)["states"].find(state.name); found != (*truth)["states"].end()) {
            const double rmse = parts::numberIn(*found, "rmse");
            const DisplayUnit unit = displayUnit(state.unit, rmse);
            rows.push_back({qt(wordsOf(state.name)),
                            qt(significantText(rmse * unit.scale, 2)) + ' ' + qt(unit.text),
                            qt(fixedText(100 * parts::numberIn(*found, "coverage"), 1)) + " %"});
        }
    if (!rows.isEmpty()) group->addTable({QString(), tr("RMS error"), tr("within 95 %")}, rows);
    if (const double known = parts::numberIn(*truth, "nees_expected"); known > 0)
        group->addValue(tr("NEES of the unknowns"),
                        tr("%1, expected %2")
                            .arg(qt(fixedText(parts::numberIn(*truth, "nees"), 2)), qt(fixedText(known, 0))));
}

} // namespace rigor

// Beside the pages: what is selected, how regions are drawn, the noise of the sensors.
#include "core/foundation/base/translate.h"
#include "core/foundation/message/quantity_text.h"
#include "core/methods/adequacy/present/present_parts.h"
#include "core/methods/result/provenance_facts.h"

#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>

namespace rigor::adequacy {

namespace {

constexpr const char *kLevel = "level", *kKind = "kind", *kSecond = "second", *kPair = "pair",
                     *kCalibration = "calibration", *kValidation = "validation", *kRefits = "refits",
                     *kModel = "model";

std::string briefOf(const RegionSource& source, Eigen::Index i, const DisplayUnit& unit) {
    return withErrorShort(source.estimate[i] * unit.scale, std::sqrt(source.covariance(i, i)) * unit.scale) +
           " " + unit.text;
}

view::FactGroup splitFacts(const AdequacyFigures& figures, const SplitResult& split, bool secondOrder) {
    view::FactGroup group{filled(sentence("Result", "Selected: {}, {}"), split.model, split.split), {}};
    const auto add = [&](std::string name, std::string value) {
        group.items.emplace_back(view::Fact{std::move(name), std::move(value)});
    };
    const auto calibration = figures.sideSource(split, false, secondOrder),
               validation = figures.sideSource(split, true, secondOrder);
    for (std::size_t k = 0; k < figures.unknowns().size(); ++k) {
        const std::string& name = figures.unknowns()[k].name;
        const auto value = [&, i = static_cast<Eigen::Index>(k)](const std::optional<RegionSource>& side) {
            return side ? briefOf(*side, i, figures.unitOf(name)) : translate("Result", "no estimate");
        };
        add(filled(sentence("Result", "{}, calibration"), name), value(calibration));
        add(filled(sentence("Result", "{}, validation"), name), value(validation));
    }
    if (calibration && calibration->estimate.size() == 2) {
        const Eigen::MatrixXd& c = calibration->covariance;
        add(translate("Result", "correlation, calibration"),
            fixedText(c(0, 1) / std::sqrt(c(0, 0) * c(1, 1)), 2));
    }
    add(translate("Result", "distance², both covariances"), significantText(split.distance, 3));
    add(translate("Result", "p"), probabilityText(split.p));
    add(translate("Result", "p after Holm"), probabilityText(split.pHolm));
    add(translate("Result", "p, published rule"), probabilityText(split.pPublished));
    for (const SideResult* side : {&split.calibration, &split.validation})
        if (!side->reason.empty()) group.items.emplace_back(side->reason + ".");
    return group;
}

view::FactGroup estimateFacts(const AdequacyFigures& figures) {
    view::FactGroup group{translate("Result", "Estimate"), {}};
    view::FactTable table{{{}, translate("Result", "value"), translate("Result", "interval")}, {}};
    Messages meanings;
    for (const Estimate& e : figures.unknowns()) {
        const EstimateText text = shown(e, figures.unitOf(e.name));
        table.rows.push_back({e.name, text.briefWithUnit(), text.intervalOrRemark()});
        if (!e.interval.empty() && std::ranges::find(meanings, e.interval) == meanings.end())
            meanings.push_back(e.interval);
    }
    group.items.emplace_back(std::move(table));
    if (!meanings.empty()) group.items.emplace_back(fmt::format("{}.", fmt::join(meanings, "; ")));
    return group;
}

/// Exact probabilities; results of earlier versions have only the published ones.
view::FactGroup noiseFacts(const AdequacyResult& result) {
    view::FactGroup group{translate("Result", "Noise"), {}};
    if (!result.tables.repeatability) {
        group.items.emplace_back(
            translate("Result", "The stated standard deviations were taken as they are: the study names no "
                                "column of repeated series."));
        return group;
    }
    group.note = translate("Result", "of one value, from differences of repeated series");
    const RepeatabilityTable& table = *result.tables.repeatability;
    for (std::size_t r = 0; r < table.sensor.size(); ++r) {
        const std::string& sensor = table.sensor[r];
        const double sigma = valueAt(table.sigma, r);
        const DisplayUnit unit = displayUnit(result.unitOf(sensor), sigma);
        group.items.emplace_back(
            view::Fact{sensor, significantText(sigma * unit.scale, 4) + " " + unit.text});
        const bool exact = !table.pNormal.empty();
        const double p = valueAt(exact ? table.pNormal : table.p, r);
        view::Fact normal{filled(sentence("Result", "normal, {}"), sensor),
                          translate("Result", "not tested")};
        if (std::isfinite(p)) {
            normal.finding = r < table.normal.size() ? table.normal[r] == kRejected : p < result.significance;
            normal.good = !normal.finding;
            normal.value = normal.finding
                               ? filled(sentence("Result", "rejected, p {}"), probabilityText(p))
                               : filled(sentence("Result", "not rejected, p {}"), probabilityText(p));
        }
        group.items.emplace_back(std::move(normal));
    }
    return group;
}

} // namespace

std::vector<view::Setting> regionSettings(const AdequacyFigures& figures) {
    const AdequacyResult& result = figures.result();
    std::vector<view::Setting> settings;
    settings.push_back({.key = kLevel,
                        .label = translate("Result", "Level"),
                        .value = 100 * result.level(),
                        .range = view::Setting::Range{50, 99.99, 2, "%"}});
    settings.push_back(
        {.key = kKind,
         .label = translate("Result", "Drawn"),
         .tip =
             translate("Result", "Projection: the shadow of the ellipsoid that holds all unknowns at once. "
                                 "Cut: its slice with the others known. These two alone: the region of "
                                 "the pair, whatever the others are."),
         .options = {translate("Result", "joint, projection"), translate("Result", "joint, cut"),
                     translate("Result", "these two alone")}});
    settings.push_back(
        {.key = kSecond,
         .label = translate("Result", "Covariance"),
         .tip = translate("Result", "S: the term of the second derivatives in the Hessian."),
         .options = {translate("Result", "with S (eq. 9)"), translate("Result", "without S")}});
    if (const auto pairs = figures.pairs(); pairs.size() > 1) {
        view::Setting pair{.key = kPair, .label = translate("Result", "Unknowns")};
        for (const auto& [first, second] : pairs)
            pair.options.push_back(figures.unknowns()[first].name + ", " + figures.unknowns()[second].name);
        settings.push_back(std::move(pair));
    }
    const std::string noSplits =
        figures.splits().empty() ? translate("Result", "The study has no splits.") : std::string();
    settings.push_back({.key = kCalibration,
                        .label = translate("Result", "calibration, filled"),
                        .value = 1,
                        .whyNot = noSplits});
    settings.push_back({.key = kValidation,
                        .label = translate("Result", "validation, hollow"),
                        .value = 1,
                        .whyNot = noSplits});
    settings.push_back(
        {.key = kRefits,
         .label = translate("Result", "refits of the coverage check"),
         .whyNot =
             result.tables.coverage
                 ? std::string()
                 : translate("Result", "The run made no refits; the setting is Refits for the coverage.")});
    return settings;
}

RegionDrawing drawingOf(const AdequacyFigures& figures, const view::PageChoice& choice) {
    RegionDrawing drawing;
    drawing.level = choice.setting(kLevel, 100 * figures.result().level()) / 100;
    drawing.kind = static_cast<RegionKind>(static_cast<int>(choice.setting(kKind, 0)));
    drawing.secondOrder = choice.setting(kSecond, 0) == 0;
    const auto pairs = figures.pairs();
    if (const auto pair = static_cast<std::size_t>(choice.setting(kPair, 0)); pair < pairs.size())
        std::tie(drawing.first, drawing.second) = pairs[pair];
    drawing.calibration = choice.setting(kCalibration, 1) != 0;
    drawing.validation = choice.setting(kValidation, 1) != 0;
    drawing.refits = choice.setting(kRefits, 0) != 0;
    return drawing;
}

view::Setting modelSetting(const AdequacyResult& result) {
    view::Setting setting{
        .key = kModel,
        .label = translate("Result", "Model of the estimates"),
        .value = result.isRejected() ? 0.0 : static_cast<double>(result.modelEstimates.size()),
        .tip = translate("Result", "The estimate of the run is from the experiments of the estimate; the "
                                   "others from those of the splits")};
    for (const ModelEstimateResult& one : result.modelEstimates)
        setting.options.push_back(one.rejected ? filled(sentence("Result", "{}, rejected"), one.model)
                                               : one.model);
    setting.options.push_back(filled(sentence("Result", "{}, estimate of the run"), result.estimated.model));
    return setting;
}

std::string shownModel(const AdequacyResult& result, const view::PageChoice& choice) {
    const std::size_t count = result.modelEstimates.size();
    if (count < 2) return {};
    const auto k = static_cast<std::size_t>(
        choice.setting(kModel, result.isRejected() ? 0.0 : static_cast<double>(count)));
    return k < count ? result.modelEstimates[k].model : std::string();
}

view::FactGroup selectedFacts(const AdequacyFigures& figures, const view::PageChoice& choice) {
    const SplitResult* split = selectedSplit(figures.result(), choice);
    return split ? splitFacts(figures, *split, drawingOf(figures, choice).secondOrder)
                 : estimateFacts(figures);
}

std::vector<view::FactGroup> factsOf(const Shown& shown) {
    std::vector<view::FactGroup> groups;
    const std::size_t unknowns = shown.figures->unknowns().size();
    if (unknowns > 1) {
        view::FactGroup& ellipse = groups.emplace_back(view::FactGroup{translate("Result", "Ellipse"), {}});
        for (view::Setting& setting : regionSettings(*shown.figures))
            ellipse.items.emplace_back(std::move(setting));
        ellipse.items.emplace_back(
            unknowns > 2 ? filled(sentence("Result", "Joint: for all {} unknowns at once."), unknowns)
                         : translate("Result", "Joint for both unknowns at once."));
    }
    groups.push_back(noiseFacts(*shown.result));
    view::FactGroup& run = groups.emplace_back(provenanceFacts(shown.head));
    if (const double n = shown.result->covariance.values; std::isfinite(n))
        run.items.insert(run.items.begin(), view::Fact{translate("Result", "n, p"),
                                                       fmt::format("{}, {}", roundedCountText(n), unknowns)});
    run.items.emplace_back(Action{Action::Kind::Guide, translate("Result", "What the numbers mean"), {}});
    return groups;
}

} // namespace rigor::adequacy

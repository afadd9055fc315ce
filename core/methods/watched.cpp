#include "core/methods/watched.h"

#include "core/foundation/base/numbers.h"
#include "core/foundation/stats/tests.h"
#include "core/methods/adequacy/result.h"
#include "core/methods/estimate_covariance.h"
#include "core/methods/filter/result.h"
#include "core/methods/fit/result.h"
#include "core/methods/result/describe.h"

#include <algorithm>
#include <cmath>
#include <span>

namespace rigor {

namespace {

constexpr double kMetExactly = 1e-8; ///< residuals over signals: rounding, of which nothing can be judged

Eigen::VectorXd valuesByName(const ByName<double>& named) {
    Eigen::VectorXd values(static_cast<Eigen::Index>(named.size()));
    for (std::size_t k = 0; k < named.size(); ++k) values[static_cast<Eigen::Index>(k)] = named[k].second;
    return values;
}

WatchedDifference differenceOf(const adequacy::SplitResult& split) {
    const auto &c = split.calibration, &v = split.validation;
    const WatchedDifference none{split.split, {}, {}};
    if (!c.estimate || !v.estimate || c.estimate->size() != v.estimate->size()) return none;
    const std::size_t n = c.estimate->size();
    if (c.covariance.size() != n || v.covariance.size() != n || !c.reason.empty() || !v.reason.empty())
        return none;
    return {split.split, valuesByName(*v.estimate) - valuesByName(*c.estimate),
            squareMatrix(c.covariance) + squareMatrix(v.covariance)};
}

/// The tests of one model at this look, as the method corrects them.
void judgeAtThisLook(WatchedModel& model, const AdequacyResult& result, const adequacy::ModelFitResult& fit) {
    std::vector<double> stated, scatter;
    const auto add = [&](double p, double pScatter) {
        if (!std::isfinite(p)) return;
        stated.push_back(p);
        if (std::isfinite(pScatter)) scatter.push_back(pScatter);
    };
    add(fit.p, fit.pScatter);
    for (const adequacy::SplitResult& split : result.splits)
        if (split.model == model.name) add(split.p, split.pScatter);
    const auto least = [](const std::vector<double>& p) {
        const std::vector<double> corrected = holmCorrected(p);
        return corrected.empty() ? kNaN : *std::ranges::min_element(corrected);
    };
    model.wrong = fit.misfit;
    for (const adequacy::ModelVerdictResult& verdict : result.models)
        if (verdict.model == model.name) {
            model.wrong =
                model.wrong || verdict.verdict == adequacy::kRejected || verdict.verdict == adequacy::kMisfit;
            model.words = verdict.words;
        }
    model.pScatter = least(scatter);
    model.scatterDecides =
        model.wrong && !scatter.empty() && !stated.empty() && least(stated) >= result.significance;
}

Watched watchedModels(const Result& head) {
    const auto result = readFacts<AdequacyResult>(head);
    Watched watched;
    for (const adequacy::ModelFitResult& fit : result.fits) {
        WatchedModel model{.name = fit.model, .left = {fit.chiSquared, fit.freedom}};
        for (const adequacy::SplitResult& split : result.splits)
            if (split.model == fit.model) model.differences.push_back(differenceOf(split));
        judgeAtThisLook(model, result, fit);
        watched.models.push_back(std::move(model));
    }
    watched.values = result.covariance.values;
    for (const Estimate& e : head.unknowns)
        if (e.atBound)
            watched.structural.push_back(
                filled(translate("Watch", "{} lies at a bound of its search."), e.name));
    return watched;
}

Watched watchedFit(const Result& head) {
    const auto result = readFacts<FitResult>(head);
    Watched watched;
    watched.values = result.values.value_or(kNaN);
    WatchedModel model{.name = {}, .left = {kNaN, kNaN}};
    // By squares alone: the residuals of other objectives are no such sums.
    const bool squares =
        result.loss.value_or("squared") == "squared" && result.objectiveKind.value_or("sum") == "sum";
    const auto ofModel = std::span(head.unknowns).first(modelUnknowns(head));
    const auto noise = std::span(head.unknowns).subspan(ofModel.size());
    // As the sum of squares was divided: what lies at a bound is held there.
    const auto free = std::ranges::count(ofModel, false, &Estimate::atBound);
    const double freedom = watched.values - static_cast<double>(free);
    if (squares && freedom > 0 && result.remainingPart.value_or(1) > kMetExactly) {
        if (result.chiSquaredFreedom && result.reducedChiSquared) {
            model.left = {*result.reducedChiSquared * *result.chiSquaredFreedom, *result.chiSquaredFreedom};
        } else if (!noise.empty()) {
            // What was found by these squares says nothing against them; of several outputs there is no one
            // size that other data could be held against.
            model.stated = false;
            if (result.quality && result.quality->size() == 1)
                model.left = {std::pow(result.quality->front().rms, 2) * watched.values, freedom};
        } else if (result.reducedChiSquared) {
            model.left = {*result.reducedChiSquared * freedom, freedom};
        } else if (result.noise) {
            model.stated = false;
            model.left = {*result.noise * *result.noise * freedom, freedom};
        }
    }
    watched.models.push_back(std::move(model));
    if (const auto& tests = result.residualTests) {
        std::vector<double> p;
        for (const double one : {tests->order, tests->inputs, tests->spread, tests->outliers, tests->size})
            if (std::isfinite(one)) p.push_back(one);
        const std::vector<double> corrected = holmCorrected(p);
        if (!corrected.empty()) watched.pResiduals = *std::ranges::min_element(corrected);
    }
    for (const Estimate& e : head.unknowns)
        if (e.atBound)
            watched.structural.push_back(
                filled(translate("Watch", "{} lies at a bound of its search."), e.name));
    if (result.undetermined)
        for (const Message& sentence : *result.undetermined) watched.structural.push_back(sentence + ".");
    return watched;
}

Watched watchedFilter(const Result& head, double from) {
    const auto result = read<FilterResult>(head);
    Watched watched;
    WatchedModel model{.name = {}, .left = {0, 0}, .words = result.words};
    if (result.innovations) {
        const InnovationsTable& table = *result.innovations;
        for (std::size_t k = 0; k < table.t.size(); ++k) {
            watched.values += std::isfinite(table.used[k]) ? table.used[k] : 0;
            if (!(table.t[k] > from) || !std::isfinite(table.nis[k])) continue;
            model.left.squares += table.nis[k];
            model.left.freedom += table.used[k];
        }
        for (const InnovationColumns& sensor : table.sensors) {
            WatchedLag lag{sensor.name};
            double before = kNaN;
            for (std::size_t k = 0; k < table.t.size(); ++k) {
                const double w = sensor.normalised[k];
                if (!(table.t[k] > from) || !std::isfinite(w)) continue;
                if (std::isfinite(before)) {
                    lag.lagged += w * before;
                    lag.squares += before * before;
                }
                before = w;
            }
            model.lags.push_back(std::move(lag));
        }
    }
    const auto isOneOf = [&](std::initializer_list<const char*> verdicts) {
        return std::ranges::any_of(verdicts, [&](const char* v) { return result.verdict == v; });
    };
    model.wrong =
        isOneOf({"model-wrong", "overconfident", "start-off", "outliers", "sensor-biased", "lost-way"});
    if (isOneOf({"sensor-lost"})) watched.structural.push_back(result.words);
    watched.models.push_back(std::move(model));
    return watched;
}

} // namespace

bool canBeWatched(const MethodDescriptor& method) {
    return method.answer == AnswerKind::PointFit || method.answer == AnswerKind::Trajectory;
}

bool comparesModels(const std::string& method) {
    const MethodDescriptor* descriptor = findMethod(method);
    return descriptor && std::ranges::find(descriptor->reads, "candidates") != descriptor->reads.end();
}

Watched watchedIn(const Result& result, double from) {
    if (answers(result.method, AnswerKind::Trajectory)) return watchedFilter(result, from);
    return comparesModels(result.method) ? watchedModels(result) : watchedFit(result);
}

} // namespace rigor

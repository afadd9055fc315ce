#include "core/study/watch/watch_verdict.h"

#include "core/foundation/base/error.h"
#include "core/foundation/base/numbers.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace rigor {

namespace {

constexpr int kForgottenAfter = 5; ///< looks
constexpr std::array kStates = {"nothing", "not-converged", "consistent", "reserved", "wrong", "some-wrong"};

std::vector<std::vector<double>> keptOf(const Eigen::MatrixXd& matrix) {
    std::vector<std::vector<double>> rows;
    for (Eigen::Index i = 0; i < matrix.rows(); ++i)
        rows.emplace_back(matrix.row(i).begin(), matrix.row(i).end());
    return rows;
}

Eigen::MatrixXd matrixFrom(const std::vector<std::vector<double>>& rows) {
    const auto n = static_cast<Eigen::Index>(rows.size());
    Eigen::MatrixXd matrix(n, n);
    for (Eigen::Index i = 0; i < n; ++i)
        for (Eigen::Index j = 0; j < n; ++j)
            matrix(i, j) = rows[static_cast<std::size_t>(i)][static_cast<std::size_t>(j)];
    return matrix;
}

KeptGrowth keptOf(const GrowthEvidence& evidence) {
    const auto& k = evidence.kept();
    KeptGrowth kept{k.stated, {}, k.before.squares, k.before.freedom, k.blocks};
    for (const double log : k.logs)
        kept.logs.push_back(std::isfinite(log) ? std::optional(log) : std::nullopt);
    return kept;
}

GrowthEvidence growthFrom(const KeptGrowth& kept) {
    GrowthEvidence::Kept growth{
        .stated = kept.stated, .logs = {}, .before = {kept.squares, kept.freedom}, .blocks = kept.blocks};
    for (const auto& log : kept.logs)
        growth.logs.push_back(log.value_or(-std::numeric_limits<double>::infinity()));
    return GrowthEvidence(std::move(growth));
}

KeptLevel keptOf(const SpentLevel& spent) { return {spent.level, spent.next, spent.asked, spent.found}; }

SpentLevel spentFrom(const KeptLevel& kept) { return {kept.level, kept.next, kept.asked, kept.found}; }

} // namespace

std::string toString(WatchState state) { return kStates[static_cast<std::size_t>(state)]; }

WatchState watchStateFrom(const std::string& text) {
    const auto found = std::ranges::find(kStates, text);
    if (found == kStates.end()) fail("\"{}\" is no state of a watch", text);
    return static_cast<WatchState>(found - kStates.begin());
}

/// Point fits share their level between two kinds of verdict.
bool WatchVerdict::splitsLevel() const {
    return answers(method_, AnswerKind::PointFit) && !comparesModels(method_);
}

double WatchVerdict::alarm() const { return -std::log(splitsLevel() ? level_ / 2 : level_); }

WatchVerdict::Tested& WatchVerdict::testedOf(const WatchedModel& model) {
    for (Tested& one : tested_)
        if (one.name == model.name) return one;
    Tested made;
    made.name = model.name;
    made.growth = GrowthEvidence(model.stated);
    made.scatter.level = level_ / 2;
    tested_.push_back(std::move(made));
    return tested_.back();
}

void WatchVerdict::judge(Tested& tested, const WatchedModel& model, double values, bool endsBlock) {
    tested.growth.look(model.left, endsBlock);
    tested.unscaled.look(model.left, endsBlock);
    std::vector<double> differences, lags;
    for (const WatchedDifference& one : model.differences) {
        auto first =
            std::ranges::find(tested.first, one.name, &std::pair<std::string, Eigen::MatrixXd>::first);
        if (first == tested.first.end() && one.difference.size() > 0)
            first = tested.first.insert(first, {one.name, one.covariance});
        if (first == tested.first.end())
            differences.push_back(0); // before both sides are determined E is 1
        else
            differences.push_back(logEvidenceOfDifference(one.difference, one.covariance, first->second));
    }
    for (const WatchedLag& lag : model.lags) lags.push_back(logEvidenceOfLag(lag.lagged, lag.squares));
    std::vector<double> kinds{tested.growth.log()};
    if (!differences.empty()) kinds.push_back(logMeanOf(differences));
    if (!lags.empty()) kinds.push_back(logMeanOf(lags));
    tested.log = logMeanOf(kinds);
    const bool scatterKnown = std::isfinite(model.pScatter);
    if (endsBlock) tested.scatter.look(scatterKnown ? model.pScatter : kNaN, values);
    const bool byScatter = tested.scatter.found || tested.unscaled.log() >= -std::log(level_ / 2);
    const bool byStated = tested.log >= alarm() && (!scatterKnown || byScatter);
    const bool asksItself = answers(method_, AnswerKind::Trajectory);
    const bool wrong = model.scatterDecides ? byScatter : byStated && (!asksItself || model.wrong);
    if (wrong && !tested.wrongSince) tested.wrongSince = -1;
    if (!tested.wrongSince || wrong) tested.words = model.words;
}

void WatchVerdict::look(const Result& result, long long files, bool endsBlock, double from) {
    ++looks_;
    failure_ = {};
    if (result.outcome != RunOutcome::Answered && result.outcome != RunOutcome::Empty) {
        failure_ = verbatim(result.message());
        if (std::ranges::none_of(tested_, [](const Tested& one) { return one.wrongSince.has_value(); }))
            state_ = WatchState::NotConverged;
        return;
    }
    const Watched watched = watchedIn(result, from);
    for (const WatchedModel& model : watched.models) {
        Tested& tested = testedOf(model);
        judge(tested, model, watched.values, endsBlock);
        if (tested.wrongSince == -1) tested.wrongSince = files;
    }
    residuals_.level = level_ / 2;
    if (splitsLevel() && endsBlock) residuals_.look(watched.pResiduals, watched.values);
    if (!watched.structural.empty()) {
        structural_ = watched.structural;
        absent_ = 0;
    } else if (!structural_.empty() && ++absent_ >= kForgottenAfter) {
        structural_.clear();
    }
    const auto wrong =
        std::ranges::count_if(tested_, [](const Tested& one) { return one.wrongSince.has_value(); });
    state_ = wrong > 0 && wrong == std::ssize(tested_)  ? WatchState::Wrong
             : wrong > 0                                ? WatchState::SomeWrong
             : residuals_.found || !structural_.empty() ? WatchState::Reserved
                                                        : WatchState::Consistent;
}

std::vector<WatchVerdict::Model> WatchVerdict::models() const {
    std::vector<Model> models;
    for (const Tested& one : tested_)
        models.push_back({one.name, one.log, alarm(), one.wrongSince, one.words});
    return models;
}

std::string WatchVerdict::summary() const {
    std::string names;
    for (const Tested& one : tested_)
        if (one.wrongSince && !one.name.empty()) names += (names.empty() ? "" : ", ") + one.name;
    return toString(state_) + (names.empty() ? "" : " (" + names + ")");
}

Messages WatchVerdict::words() const {
    Messages said;
    if (state_ == WatchState::Nothing) said.push_back(translate("Watch", "There is no answer yet."));
    if (!failure_.empty()) said.push_back(failure_);
    for (const Tested& one : tested_) {
        if (!one.wrongSince) continue;
        const Message who = one.name.empty() ? translate("Watch", "The model") : verbatim(one.name);
        const double rare = 100 * std::exp(-alarm());
        said.push_back(
            *one.wrongSince > 0
                ? filled(sentence("Watch",
                                  "{} has been wrong since file {}, or the sensors are worse than "
                                  "stated: data like these come of fewer than {:g} % of right models, "
                                  "however long they are watched."),
                         who, *one.wrongSince, rare)
                : filled(sentence("Watch",
                                  "{} is wrong for the study's own data, or the sensors are worse than "
                                  "stated: data like these come of fewer than {:g} % of right models, "
                                  "however long they are watched."),
                         who, rare));
        if (!one.words.empty()) said.push_back(one.words);
    }
    if (residuals_.found)
        said.push_back(translate("Watch",
                                 "The residuals are not those of independent errors of one size: the "
                                 "standard errors do not hold."));
    said.insert(said.end(), structural_.begin(), structural_.end());
    if (state_ == WatchState::Consistent)
        said.push_back(
            translate("Watch", "Nothing speaks against the model, which does not prove it right."));
    return said;
}

KeptVerdict WatchVerdict::kept() const {
    KeptVerdict kept{.method = method_,
                     .level = level_,
                     .state = toString(state_),
                     .looks = looks_,
                     .models = {},
                     .residuals = keptOf(residuals_),
                     .structural = textsOf(structural_, Minus::Hyphen),
                     .absent = absent_};
    for (const Tested& one : tested_) {
        KeptModel& model = kept.models.emplace_back();
        model.name = one.name;
        model.growth = keptOf(one.growth);
        model.unscaled = keptOf(one.unscaled);
        for (const auto& [split, covariance] : one.first) model.first.push_back({split, keptOf(covariance)});
        model.scatter = keptOf(one.scatter);
        model.log = one.log;
        model.wrongSince = one.wrongSince;
        model.words = one.words.text(Minus::Hyphen);
    }
    return kept;
}

void WatchVerdict::restore(const KeptVerdict& kept) {
    if (kept.method != method_ || kept.level != level_)
        throw Error(
            translate("Watch", "the study had another method, or another level, when the watch began"));
    state_ = watchStateFrom(kept.state);
    looks_ = kept.looks;
    residuals_ = spentFrom(kept.residuals);
    absent_ = kept.absent;
    structural_.clear();
    for (const std::string& text : kept.structural) structural_.push_back(verbatim(text));
    tested_.clear();
    for (const KeptModel& model : kept.models) {
        Tested one;
        one.name = model.name;
        one.growth = growthFrom(model.growth);
        one.unscaled = growthFrom(model.unscaled);
        for (const KeptSplit& first : model.first)
            one.first.emplace_back(first.split, matrixFrom(first.covariance));
        one.scatter = spentFrom(model.scatter);
        one.log = model.log;
        one.wrongSince = model.wrongSince;
        one.words = verbatim(model.words);
        tested_.push_back(std::move(one));
    }
}

void KeptVerdict::goOnWith(const KeptVerdict& later) {
    state = later.state;
    looks = later.looks;
    structural = later.structural;
    absent = later.absent;
    for (KeptModel& model : models)
        for (const KeptModel& one : later.models)
            if (one.name == model.name) {
                model.wrongSince = one.wrongSince;
                model.words = one.words;
                model.log = one.log;
            }
}

bool KeptVerdict::sound() const {
    return std::ranges::all_of(models, [](const KeptModel& model) {
        return std::ranges::all_of(model.first, [](const KeptSplit& first) {
            return std::ranges::all_of(
                first.covariance, [&](const auto& row) { return row.size() == first.covariance.size(); });
        });
    });
}

} // namespace rigor

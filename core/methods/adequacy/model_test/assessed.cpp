#include "core/methods/adequacy/model_test/assessed.h"

#include "core/foundation/base/translate.h"

#include <boost/math/distributions/normal.hpp>

#include <algorithm>
#include <cmath>
#include <map>
#include <tuple>

namespace rigor {

namespace {

/// Values of all parameters that are not unknown.
std::map<std::string, double> valuesOf(const Problem& problem, const Model& model,
                                       const std::map<std::string, double>& fixed) {
    std::map<std::string, double> values;
    for (const Variable& parameter : model.parameters()) values[parameter.name] = parameter.start;
    for (const auto& [name, value] : fixed) values[name] = value;
    for (const Unknown& unknown : problem.unknowns) values.erase(unknown.name);
    return values;
}

/// "N/m", 2: "(N/m)2"
std::string powerOf(const std::string& unit, std::size_t exponent) {
    const bool product = unit.find_first_of("./*^ 0123456789") != std::string::npos;
    return (product ? "(" + unit + ")" : unit) + std::to_string(exponent);
}

} // namespace

const SensorScatter* scatterOf(const Assessed& assessed, const std::string& sensor) {
    const auto found = std::ranges::find(assessed.scatter, sensor, &SensorScatter::output);
    return found == assessed.scatter.end() ? nullptr : &*found;
}

std::string ownModel(const Problem& problem) {
    const auto own = valuesOf(problem, *problem.model, problem.fixed);
    for (const Candidate& candidate : problem.candidates)
        if (candidate.model && candidate.model->name() == problem.model->name() &&
            valuesOf(problem, *candidate.model, candidate.fixed) == own)
            return candidate.name;
    return problem.model->name();
}

const ModelVerdict* verdictOn(const Assessed& assessed, const std::string& model) {
    for (const ModelVerdict& verdict : assessed.verdicts)
        if (verdict.model == model) return &verdict;
    return nullptr;
}

bool isRejected(const Assessed& assessed, const std::string& model) {
    const ModelVerdict* verdict = verdictOn(assessed, model);
    if (verdict && verdict->wrong()) return true;
    return std::any_of(assessed.trajectories.begin(), assessed.trajectories.end(),
                       [&](const ModelTrajectory& trajectory) {
                           return trajectory.model == model && trajectory.quality.misfit;
                       });
}

std::vector<const ModelTrajectory*> acceptedModels(const Assessed& assessed) {
    std::vector<const ModelTrajectory*> list;
    for (const ModelTrajectory& trajectory : assessed.trajectories) {
        const ModelVerdict* verdict = verdictOn(assessed, trajectory.model);
        if (verdict && verdict->tested && trajectory.why.empty() && trajectory.fit.answered() &&
            !isRejected(assessed, trajectory.model))
            list.push_back(&trajectory);
    }
    return list;
}

std::vector<const ModelTrajectory*> modelsInOrder(const Assessed& assessed) {
    std::vector<const ModelTrajectory*> list = acceptedModels(assessed);
    const std::size_t accepted = list.size();
    for (const ModelTrajectory& trajectory : assessed.trajectories)
        if (trajectory.fit.answered() && std::find(list.begin(), list.begin() + static_cast<long>(accepted),
                                                   &trajectory) == list.begin() + static_cast<long>(accepted))
            list.push_back(&trajectory);
    return list;
}

Messages wordsOnEstimates(const AssessedStudy& study, const Assessed& assessed) {
    const std::string own = ownModel(study.problem);
    const auto accepted = acceptedModels(assessed);
    if (accepted.empty() || !isRejected(assessed, own)) return {};
    Messages sentences;
    for (const ModelTrajectory* trajectory : accepted) {
        Message values;
        for (std::size_t i = 0; i < study.unknowns.size(); ++i) {
            const auto at = static_cast<Eigen::Index>(i);
            const double error = std::sqrt(trajectory->covariance.covariance(at, at));
            values += (i > 0 ? ", " : "") +
                      filled(std::string("{} = {:.5g} ± {:.2g}"), study.unknowns[i],
                             trajectory->fit.estimate[at], error) +
                      (study.units[i].empty() ? "" : " " + study.units[i]);
        }
        sentences.push_back(filled(translate("Method", "{} estimates {}."), trajectory->model, values));
    }
    sentences.push_back(
        filled(translate("Method", "The intervals of the result are those of {}, which is rejected."), own));
    return sentences;
}

namespace {

/// The bounds of the study or, where it has none, those of the model's text.
std::pair<double, double> searchedRange(const AssessedStudy& study, const std::string& unknown) {
    const auto& all = study.problem.unknowns;
    const auto found = std::ranges::find(all, unknown, &Unknown::name);
    if (found == all.end()) return {-kInfinity, kInfinity};
    const FitBox box = fitBoxOf(study.problem);
    const auto at = static_cast<Eigen::Index>(found - all.begin());
    return {box.lower[at], box.upper[at]};
}

/// Takes the interval of the profile where that ends, or reaches a bound of the search.
void takeProfile(const AssessedStudy& study, const Assessed& assessed, Estimate& estimate) {
    const auto own = std::ranges::find(assessed.profiles, estimate.name, &Profile::unknown);
    if (own == assessed.profiles.end()) return;
    const auto [least, most] = searchedRange(study, estimate.name);
    double lower = own->lower, upper = own->upper;
    const bool below = std::isnan(lower) && own->values.front() == least,
               above = std::isnan(upper) && own->values.back() == most;
    if (below) lower = least;
    if (above) upper = most;
    if (std::isnan(lower) || std::isnan(upper)) return;
    estimate.lower = lower;
    estimate.upper = upper;
    estimate.interval = filled(
        below || above ? translate("Method", "{:g} % marginal, profile likelihood, up to the bounds of the "
                                             "search, n = {:g}, p = {}")
                       : translate("Method", "{:g} % marginal, profile likelihood, n = {:g}, p = {}"),
        100 * study.options.level, assessed.fit.values, study.unknowns.size());
}

} // namespace

std::pair<double, double> withinSearch(const AssessedStudy& study, std::size_t unknown, double lower,
                                       double upper) {
    const auto [least, most] = searchedRange(study, study.unknowns[unknown]);
    return {std::max(lower, least), std::min(upper, most)};
}

std::vector<Estimate> adequacyEstimates(const AssessedStudy& study, const Assessed& assessed) {
    std::vector<Estimate> list;
    if (!assessed.fit.answered()) return list;
    const double quantile = boost::math::quantile(boost::math::normal(), 0.5 + study.options.level / 2);
    const std::string model = ownModel(study.problem);
    const Message of =
        filled(isRejected(assessed, model) ? translate("Method", "; of the model {}, which is rejected")
                                           : translate("Method", "; of the model {}"),
               model);
    for (std::size_t i = 0; i < study.unknowns.size(); ++i) {
        const auto at = static_cast<Eigen::Index>(i);
        Estimate estimate;
        estimate.name = study.unknowns[i];
        estimate.unit = study.units[i];
        estimate.value = assessed.fit.estimate[at];
        estimate.atBound = assessed.fit.atBound[i];
        if (assessed.determined) {
            estimate.standardError = std::sqrt(assessed.covariance.covariance(at, at));
            const double half = quantile * estimate.standardError;
            std::tie(estimate.lower, estimate.upper) =
                withinSearch(study, i, estimate.value - half, estimate.value + half);
            estimate.interval =
                filled(assessed.covariance.secondKnown
                           ? translate("Method", "{:g} % marginal, covariance with second derivatives, "
                                                 "n = {:g}, p = {}")
                           : translate("Method", "{:g} % marginal, covariance without second derivatives, "
                                                 "n = {:g}, p = {}"),
                       100 * study.options.level, assessed.fit.values, study.unknowns.size());
            if (study.options.intervals == "profile") takeProfile(study, assessed, estimate);
            estimate.interval += of;
        } else {
            estimate.interval = translate("Method", "no interval: not determined") + of;
        }
        list.push_back(std::move(estimate));
    }
    return list;
}

std::string criterionUnit(const AssessedStudy& study, const std::string& criterion) {
    std::vector<std::pair<std::string, std::size_t>> powers; // in the order of the unknowns
    for (const std::string& unit : study.units) {
        const auto same =
            std::find_if(powers.begin(), powers.end(), [&](const auto& p) { return p.first == unit; });
        if (same == powers.end())
            powers.emplace_back(unit, 2);
        else
            same->second += 2;
    }
    if (criterion == "ME" || (criterion != "D" && powers.size() > 1)) return {};
    std::string text;
    for (const auto& [unit, exponent] : powers)
        if (!unit.empty() && unit != "1")
            text += (text.empty() ? "" : ".") + powerOf(unit, criterion == "D" ? exponent : 2);
    return text;
}

} // namespace rigor

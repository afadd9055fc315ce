#include "core/methods/adequacy/diagnostics.h"

#include "core/foundation/base/numbers.h"
#include "core/foundation/base/translate.h"

#include <boost/math/distributions/normal.hpp>

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>

namespace rigor {

using Json = nlohmann::ordered_json;

namespace {

Json vectorOf(const Eigen::VectorXd& v) {
    Json list = Json::array();
    for (const double x : v) list.push_back(x);
    return list;
}
Json matrixOf(const Eigen::MatrixXd& m) {
    Json rows = Json::array();
    for (Eigen::Index i = 0; i < m.rows(); ++i) rows.push_back(vectorOf(m.row(i).transpose()));
    return rows;
}

Json byName(const std::vector<std::string>& names, const Eigen::VectorXd& values) {
    if (values.size() == 0) return nullptr;
    Json object = Json::object();
    for (std::size_t i = 0; i < names.size(); ++i) object[names[i]] = values[static_cast<Eigen::Index>(i)];
    return object;
}

Json selectionOf(const AdequacyContext& context, const AdequacyFindings& findings) {
    Json list = Json::array();
    for (const SensorSet& set : findings.sets.sets) {
        Json one = Json::object();
        one["sensors"] = Json::array();
        for (std::size_t s = 0; s < set.used.size(); ++s)
            if (set.used[s]) one["sensors"].push_back(findings.data.sensors[s].output);
        one["A"] = set.criteria.a;
        one["D"] = set.criteria.d;
        one["E"] = set.criteria.e;
        one["ME"] = set.criteria.modifiedE;
        one["determined"] = set.determined;
        one["reason"] = set.reason;
        one["chosen"] = set.names == findings.chosenSensors;
        one["condition"] = set.covariance.condition;
        one["indefinite"] = set.covariance.indefinite;
        one["estimate"] = byName(context.unknowns, set.estimate);
        if (set.determined) one["covariance"] = matrixOf(set.covariance.covariance);
        list.push_back(std::move(one));
    }
    return list;
}

Json covarianceJson(const AdequacyContext& context, const AdequacyFindings& findings) {
    const FitCovariance& c = findings.covariance;
    Json object = Json::object();
    object["unknowns"] = context.unknowns;
    object["units"] = context.units;
    object["sensors"] = findings.chosenSensors;
    object["matrix"] = matrixOf(c.covariance);
    object["without_second_derivatives"] = matrixOf(c.withoutSecond);
    object["second_derivatives"] = c.secondKnown;
    object["correlation"] = matrixOf(correlationOf(c.covariance));
    object["information"] = matrixOf(c.information);
    object["S"] = matrixOf(c.second);
    object["singular_values"] = vectorOf(c.singularValues);
    object["condition"] = c.condition;
    object["determined"] = findings.determined;
    object["sum_of_squares"] = findings.fit.answered() ? Json(findings.fit.sumOfSquares) : Json();
    object["values"] = findings.fit.values;
    return object;
}

Json pairOf(const Ellipsoid& region) {
    return {{"semi_axes", vectorOf(region.semiAxes)},
            {"half_widths", vectorOf(region.halfWidths)},
            {"angle_deg", region.angle() * 180 / std::numbers::pi}};
}

Json ellipsoidJson(const AdequacyContext& context, const AdequacyFindings& findings) {
    if (!findings.determined) return nullptr;
    const Ellipsoid& region = findings.region;
    Json object = Json::object();
    object["confidence"] = context.options.level;
    object["squared_radius"] = region.level;
    object["centre"] = vectorOf(region.centre);
    object["semi_axes"] = vectorOf(region.semiAxes);
    object["directions"] = matrixOf(region.directions);
    object["joint_half_widths"] = vectorOf(region.halfWidths);
    object["pairs"] = Json::array();
    const Eigen::MatrixXd& c = findings.covariance.covariance;
    for (Eigen::Index i = 0; i < c.rows(); ++i)
        for (Eigen::Index j = i + 1; j < c.rows(); ++j) {
            const std::vector<Eigen::Index> kept{i, j};
            Json pair = Json::object();
            pair["unknowns"] = {context.unknowns[static_cast<std::size_t>(i)],
                                context.unknowns[static_cast<std::size_t>(j)]};
            pair["correlation"] = c(i, j) / std::sqrt(c(i, i) * c(j, j));
            const Eigen::VectorXd centre = region.centre(kept);
            pair["projection"] = pairOf(ellipsoid(centre, c(kept, kept), region.level));
            if (c.rows() > 2)
                pair["conditional"] = pairOf(ellipsoid(centre, conditionalCovariance(c, kept), region.level));
            object["pairs"].push_back(std::move(pair));
        }
    if (c.rows() == 2) object["angle_deg"] = region.angle() * 180 / std::numbers::pi;
    return object;
}

Json contourJson(const AdequacyContext& context, const ContourCheck& check) {
    Json points = Json::array();
    for (const ContourPoint& point : check.points)
        points.push_back({{"at", byName(context.unknowns, point.at)},
                          {"expected", point.expected},
                          {"rise", point.rise},
                          {"reason", point.why}});
    return {{"fair", check.fair()},
            {"bend", check.bend},
            {"limit", kFairPicture},
            {"words", wordsOf(check, context.unknowns)},
            {"points", points}};
}

Json splitsJson(const AdequacyContext& context, const AdequacyFindings& findings) {
    Json list = Json::array();
    for (const SplitTest& test : findings.tests) {
        Json one = Json::object();
        one["model"] = test.model;
        one["split"] = test.split;
        one["p_published"] = test.pPublished;
        one["p"] = test.pBoth;
        one["p_scatter"] = test.pScatter;
        one["p_holm"] = test.pHolm;
        one["distance_published"] = test.distancePublished;
        one["distance"] = test.distanceBoth;
        one["verdict"] = statusOf(test);
        one["differing_inputs"] = test.differing;
        for (const auto& [name, side] :
             {std::pair{"calibration", &test.calibration}, {"validation", &test.validation}}) {
            one[name] = {{"estimate", byName(context.unknowns, side->fit.estimate)},
                         {"covariance", matrixOf(side->covariance.covariance)},
                         {"without_second_derivatives", matrixOf(side->covariance.withoutSecond)},
                         {"values", side->fit.values},
                         {"reason", side->why}};
        }
        list.push_back(std::move(one));
    }
    return list;
}

Json repeatabilityJson(const AdequacyFindings& findings) {
    Json list = Json::array();
    for (const Repeatability& r : findings.repeatability) {
        const auto found = std::find_if(findings.scatter.begin(), findings.scatter.end(),
                                        [&](const SensorScatter& s) { return s.output == r.output; });
        const SensorScatter* scatter = found == findings.scatter.end() ? nullptr : &*found;
        list.push_back({{"sensor", r.output},
                        {"differences", r.differences.size()},
                        {"sigma_difference", r.sigmaDifference},
                        {"sigma", r.sigma},
                        {"stated_sigma", r.statedSigma},
                        {"p_stated_sigma", scatter ? scatter->pStated : kNaN},
                        {"differs_from_stated", scatter && scatter->differs},
                        {"p_normal", scatter ? scatter->pNormal : kNaN},
                        {"not_normal", scatter && scatter->notNormal},
                        {"bins", r.bins},
                        {"chi_squared", r.chiSquared},
                        {"degrees_of_freedom", r.degreesOfFreedom},
                        {"p", r.pValue},
                        {"pairs_share_a_series", r.shared}});
    }
    return list;
}

/// Values of all parameters that are not unknown.
std::map<std::string, double> valuesOf(const Problem& problem, const Model& model,
                                       const std::map<std::string, double>& fixed) {
    std::map<std::string, double> values;
    for (const Variable& parameter : model.parameters()) values[parameter.name] = parameter.start;
    for (const auto& [name, value] : fixed) values[name] = value;
    for (const Unknown& unknown : problem.unknowns) values.erase(unknown.name);
    return values;
}

/// Estimates, covariances and verdicts of all models, those that are not rejected first.
Json modelEstimatesJson(const AdequacyContext& context, const AdequacyFindings& findings) {
    Json list = Json::array();
    for (const ModelTrajectory* trajectory : modelsInOrder(findings)) {
        Json one = {{"model", trajectory->model},
                    {"rejected", isRejected(findings, trajectory->model)},
                    {"determined", trajectory->why.empty()},
                    {"reason", trajectory->why},
                    {"values", trajectory->fit.values},
                    {"estimate", byName(context.unknowns, trajectory->fit.estimate)}};
        if (trajectory->why.empty()) one["covariance"] = matrixOf(trajectory->covariance.covariance);
        list.push_back(std::move(one));
    }
    return list;
}

} // namespace

std::string ownModel(const Problem& problem) {
    const auto own = valuesOf(problem, *problem.model, problem.fixed);
    for (const Candidate& candidate : problem.candidates)
        if (candidate.model && candidate.model->name() == problem.model->name() &&
            valuesOf(problem, *candidate.model, candidate.fixed) == own)
            return candidate.name;
    return problem.model->name();
}

const ModelVerdict* verdictOn(const AdequacyFindings& findings, const std::string& model) {
    for (const ModelVerdict& verdict : findings.verdicts)
        if (verdict.model == model) return &verdict;
    return nullptr;
}

bool isRejected(const AdequacyFindings& findings, const std::string& model) {
    const ModelVerdict* verdict = verdictOn(findings, model);
    if (verdict && verdict->wrong()) return true;
    return std::any_of(findings.trajectories.begin(), findings.trajectories.end(),
                       [&](const ModelTrajectory& trajectory) {
                           return trajectory.model == model && trajectory.quality.misfit;
                       });
}

std::vector<const ModelTrajectory*> acceptedModels(const AdequacyFindings& findings) {
    std::vector<const ModelTrajectory*> list;
    for (const ModelTrajectory& trajectory : findings.trajectories) {
        const ModelVerdict* verdict = verdictOn(findings, trajectory.model);
        if (verdict && verdict->tested && trajectory.why.empty() && trajectory.fit.answered() &&
            !isRejected(findings, trajectory.model))
            list.push_back(&trajectory);
    }
    return list;
}

std::vector<const ModelTrajectory*> modelsInOrder(const AdequacyFindings& findings) {
    std::vector<const ModelTrajectory*> list = acceptedModels(findings);
    const std::size_t accepted = list.size();
    for (const ModelTrajectory& trajectory : findings.trajectories)
        if (trajectory.fit.answered() && std::find(list.begin(), list.begin() + static_cast<long>(accepted),
                                                   &trajectory) == list.begin() + static_cast<long>(accepted))
            list.push_back(&trajectory);
    return list;
}

std::vector<std::string> wordsOnEstimates(const AdequacyContext& context, const AdequacyFindings& findings) {
    const std::string own = ownModel(context.problem);
    const auto accepted = acceptedModels(findings);
    if (accepted.empty() || !isRejected(findings, own)) return {};
    std::vector<std::string> sentences;
    for (const ModelTrajectory* trajectory : accepted) {
        std::string values;
        for (std::size_t i = 0; i < context.unknowns.size(); ++i) {
            const auto at = static_cast<Eigen::Index>(i);
            const double error = std::sqrt(trajectory->covariance.covariance(at, at));
            values += (i > 0 ? ", " : "") +
                      filled(std::string("{} = {:.5g} ± {:.2g}"), context.unknowns[i],
                             trajectory->fit.estimate[at], error) +
                      (context.units[i].empty() ? "" : " " + context.units[i]);
        }
        sentences.push_back(filled(translate("Method", "{} estimates {}."), trajectory->model, values));
    }
    sentences.push_back(
        filled(translate("Method", "The intervals of the result are those of {}, which is rejected."), own));
    return sentences;
}

std::vector<Estimate> adequacyEstimates(const AdequacyContext& context, const AdequacyFindings& findings) {
    std::vector<Estimate> list;
    if (!findings.fit.answered()) return list;
    const double quantile = boost::math::quantile(boost::math::normal(), 0.5 + context.options.level / 2);
    const std::string model = ownModel(context.problem);
    const std::string of =
        filled(isRejected(findings, model) ? translate("Method", "; of the model {}, which is rejected")
                                           : translate("Method", "; of the model {}"),
               model);
    for (std::size_t i = 0; i < context.unknowns.size(); ++i) {
        const auto at = static_cast<Eigen::Index>(i);
        Estimate estimate;
        estimate.name = context.unknowns[i];
        estimate.unit = context.units[i];
        estimate.value = findings.fit.estimate[at];
        estimate.atBound = findings.fit.atBound[i];
        if (findings.determined) {
            estimate.standardError = std::sqrt(findings.covariance.covariance(at, at));
            estimate.lower = estimate.value - quantile * estimate.standardError;
            estimate.upper = estimate.value + quantile * estimate.standardError;
            estimate.interval =
                filled(findings.covariance.secondKnown
                           ? translate("Method", "{:g} % marginal, covariance with second derivatives, "
                                                 "n = {:g}, p = {}")
                           : translate("Method", "{:g} % marginal, covariance without second derivatives, "
                                                 "n = {:g}, p = {}"),
                       100 * context.options.level, findings.fit.values, context.unknowns.size()) +
                of;
        } else {
            estimate.interval = translate("Method", "no interval: not determined") + of;
        }
        list.push_back(std::move(estimate));
    }
    return list;
}

Json adequacyDiagnostics(const AdequacyContext& context, const AdequacyFindings& findings) {
    Json d = Json::object();
    d["sensors"] = findings.chosenSensors;
    d["criterion"] = context.options.criterion;
    d["output_units"] = Json::object();
    for (const FitSensor& sensor : findings.data.sensors) d["output_units"][sensor.output] = sensor.unit;
    d["selection"] = selectionOf(context, findings);
    if (!findings.sets.listed)
        d["proof"] = {{"end", toString(findings.sets.proof.end)},
                      {"nodes", findings.sets.proof.nodes},
                      {"gap", findings.sets.proof.gap()}};
    d["covariance"] = covarianceJson(context, findings);
    d["ellipsoid"] = ellipsoidJson(context, findings);
    if (findings.determined && !findings.contour.points.empty())
        d["contour"] = contourJson(context, findings.contour);
    d["splits"] = splitsJson(context, findings);
    d["significance"] = context.options.significance;
    const std::string model = ownModel(context.problem);
    d["estimated_model"] = {{"model", model}, {"rejected", isRejected(findings, model)}};
    d["models"] = Json::array();
    for (const ModelVerdict& v : findings.verdicts)
        d["models"].push_back({{"model", v.model}, {"verdict", statusOf(v)}, {"words", v.words}});
    d["model_estimates"] = modelEstimatesJson(context, findings);
    d["fits"] = Json::array();
    for (const ModelTrajectory& trajectory : findings.trajectories) {
        if (!trajectory.fit.answered()) continue;
        const FitQuality& q = trajectory.quality;
        d["fits"].push_back({{"model", trajectory.model},
                             {"chi_squared", q.chiSquared},
                             {"degrees_of_freedom", q.freedom},
                             {"p", q.freedom < 1 ? Json() : Json(q.pValue)},
                             {"p_below", q.freedom < 1 ? Json() : Json(q.pBelow)},
                             {"p_scatter", q.pScatter},
                             {"p_holm", q.freedom < 1 ? Json() : Json(q.pHolm)},
                             {"misfit", q.misfit}});
    }
    d["repeatability"] = repeatabilityJson(findings);
    if (findings.coverage) {
        const Coverage& c = *findings.coverage;
        d["coverage"] = {{"asked", c.asked},
                         {"refits", c.refits},
                         {"share", c.share},
                         {"lower", c.lower},
                         {"upper", c.upper},
                         {"refits_by_simulation", c.byModel},
                         {"polynomial_error", c.surfaceError},
                         {"bias", vectorOf(c.bias)},
                         {"covariance", matrixOf(c.covariance)}};
    }
    if (!findings.profiles.empty()) {
        d["profile"] = Json::array();
        for (const Profile& p : findings.profiles)
            d["profile"].push_back(
                {{"unknown", p.unknown}, {"lower", p.lower}, {"upper", p.upper}, {"bend", p.bend}});
    }
    if (findings.next) {
        d["next_experiment"] = {{"input", context.options.nextInput},
                                {"criterion_now", findings.next->now},
                                {"chosen", Json::array()}};
        for (const ProposalStep& step : findings.next->steps)
            d["next_experiment"]["chosen"].push_back(
                {{"value", findings.next->candidates[step.proposal].value}, {"criterion", step.criterion}});
    }
    if (findings.series) {
        Json steps = Json::array();
        for (const SeriesStep& step : findings.series->steps) {
            const SeriesCandidate& taken = findings.series->candidates[step.candidate];
            steps.push_back({{"series", taken.name},
                             {"repetition", step.repetition},
                             {"predicted", step.predicted},
                             {"criterion", step.criterion},
                             {"estimate", byName(context.unknowns, step.estimate)},
                             {"standard_errors", byName(context.unknowns, step.standardErrors)}});
        }
        d["next_series"] = {{"column", context.options.nextColumn},
                            {"criterion_now", findings.series->now},
                            {"steps", steps},
                            {"ended", findings.series->ended}};
    }
    return d;
}

} // namespace rigor

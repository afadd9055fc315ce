// What a run has found, as its typed result.
#include "core/methods/adequacy/model_test/assessed.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace rigor::adequacy {

namespace {

std::vector<double> numbersIn(const Eigen::VectorXd& v) { return {v.begin(), v.end()}; }

Matrix rowsOf(const Eigen::MatrixXd& m) {
    Matrix rows;
    for (Eigen::Index i = 0; i < m.rows(); ++i) rows.push_back(numbersIn(m.row(i).transpose()));
    return rows;
}

/// Nothing of an empty vector.
std::optional<ByName<double>> byName(const std::vector<std::string>& names, const Eigen::VectorXd& values) {
    if (values.size() == 0) return std::nullopt;
    ByName<double> named;
    for (std::size_t i = 0; i < names.size(); ++i)
        named.emplace_back(names[i], values[static_cast<Eigen::Index>(i)]);
    return named;
}

double degrees(const Ellipsoid& region) { return region.angle() * 180 / std::numbers::pi; }

EllipseResult ellipseOf(const Ellipsoid& region) {
    return {numbersIn(region.semiAxes), numbersIn(region.halfWidths), degrees(region)};
}

SensorSetResult setOf(const SensorSet& set, const AssessedStudy& study, const Assessed& assessed) {
    SensorSetResult r{.a = set.criteria.a,
                      .d = set.criteria.d,
                      .e = set.criteria.e,
                      .modifiedE = set.criteria.modifiedE,
                      .determined = set.determined,
                      .reason = set.reason,
                      .chosen = set.names == assessed.chosenSensors,
                      .condition = set.covariance.condition,
                      .indefinite = set.covariance.indefinite,
                      .estimate = byName(study.unknowns, set.estimate)};
    for (std::size_t s = 0; s < set.used.size(); ++s)
        if (set.used[s]) r.sensors.push_back(assessed.data.sensors[s].output);
    if (set.determined) r.covariance = rowsOf(set.covariance.covariance);
    return r;
}

CovarianceResult covarianceIn(const AssessedStudy& study, const Assessed& assessed) {
    const FitCovariance& c = assessed.covariance;
    return {.unknowns = study.unknowns,
            .units = study.units,
            .sensors = assessed.chosenSensors,
            .matrix = rowsOf(c.covariance),
            .withoutSecond = rowsOf(c.withoutSecond),
            .secondDerivatives = c.secondKnown,
            .correlation = rowsOf(correlationOf(c.covariance)),
            .information = rowsOf(c.information),
            .s = rowsOf(c.second),
            .singularValues = numbersIn(c.singularValues),
            .condition = c.condition,
            .determined = assessed.determined,
            .sumOfSquares = assessed.fit.answered() ? assessed.fit.sumOfSquares : kNaN,
            .values = assessed.fit.values};
}

EllipsoidResult ellipsoidIn(const AssessedStudy& study, const Assessed& assessed) {
    const Ellipsoid& region = assessed.region;
    EllipsoidResult r{.confidence = study.options.level,
                      .squaredRadius = region.level,
                      .centre = numbersIn(region.centre),
                      .semiAxes = numbersIn(region.semiAxes),
                      .directions = rowsOf(region.directions),
                      .halfWidths = numbersIn(region.halfWidths)};
    const Eigen::MatrixXd& c = assessed.covariance.covariance;
    for (Eigen::Index i = 0; i < c.rows(); ++i)
        for (Eigen::Index j = i + 1; j < c.rows(); ++j) {
            const std::vector<Eigen::Index> kept{i, j};
            const Eigen::VectorXd centre = region.centre(kept);
            PairResult pair{
                {study.unknowns[static_cast<std::size_t>(i)], study.unknowns[static_cast<std::size_t>(j)]},
                c(i, j) / std::sqrt(c(i, i) * c(j, j)),
                ellipseOf(ellipsoid(centre, c(kept, kept), region.level)),
                {}};
            if (c.rows() > 2)
                pair.cut = ellipseOf(ellipsoid(centre, conditionalCovariance(c, kept), region.level));
            r.pairs.push_back(std::move(pair));
        }
    if (c.rows() == 2) r.angle = degrees(region);
    return r;
}

ContourResult contourOf(const ContourCheck& check, const std::vector<std::string>& names) {
    ContourResult r{check.fair(), check.bend, kFairPicture, wordsOf(check, names), {}};
    for (const ContourPoint& point : check.points)
        r.points.push_back({byName(names, point.at), point.expected, point.rise, point.why});
    return r;
}

SideResult sideOf(const SideFit& side, const std::vector<std::string>& names) {
    return {byName(names, side.fit.estimate), rowsOf(side.covariance.covariance),
            rowsOf(side.covariance.withoutSecond), side.fit.values, side.why};
}

SplitResult splitOf(const SplitTest& test, const std::vector<std::string>& names) {
    return {.model = test.model,
            .split = test.split,
            .pPublished = test.pPublished,
            .p = test.pBoth,
            .pScatter = test.pScatter,
            .pHolm = test.pHolm,
            .distancePublished = test.distancePublished,
            .distance = test.distanceBoth,
            .verdict = statusOf(test),
            .differingInputs = test.differing,
            .calibration = sideOf(test.calibration, names),
            .validation = sideOf(test.validation, names)};
}

ModelEstimateResult modelEstimateOf(const ModelTrajectory& trajectory, const AssessedStudy& study,
                                    const Assessed& assessed) {
    ModelEstimateResult r{.model = trajectory.model,
                          .rejected = isRejected(assessed, trajectory.model),
                          .determined = trajectory.why.empty(),
                          .reason = trajectory.why,
                          .values = trajectory.fit.values,
                          .estimate = byName(study.unknowns, trajectory.fit.estimate)};
    if (r.determined) r.covariance = rowsOf(trajectory.covariance.covariance);
    return r;
}

ModelFitResult fitOf(const ModelTrajectory& trajectory) {
    const GoodnessOfFit& q = trajectory.quality;
    const bool judged = !(q.freedom < 1);
    return {.model = trajectory.model,
            .chiSquared = q.chiSquared,
            .freedom = q.freedom,
            .p = judged ? q.pValue : kNaN,
            .pBelow = judged ? q.pBelow : kNaN,
            .pScatter = q.pScatter,
            .pHolm = judged ? q.pHolm : kNaN,
            .misfit = q.misfit};
}

RepeatabilityResult repeatabilityIn(const Repeatability& r, const Assessed& assessed) {
    const SensorScatter* scatter = scatterOf(assessed, r.output);
    return {.sensor = r.output,
            .differences = std::ssize(r.differences),
            .sigmaDifference = r.sigmaDifference,
            .sigma = r.sigma,
            .stated = r.statedSigma,
            .pStated = scatter ? scatter->pStated : kNaN,
            .differs = scatter && scatter->differs,
            .pNormal = scatter ? scatter->pNormal : kNaN,
            .notNormal = scatter && scatter->notNormal,
            .bins = r.bins,
            .chiSquared = r.chiSquared,
            .freedom = r.degreesOfFreedom,
            .p = r.pValue,
            .shared = r.shared};
}

NextExperimentResult nextExperimentOf(const ProposedExperiments& next, const std::string& input) {
    NextExperimentResult r{input, next.now, {}};
    for (const ProposalStep& step : next.steps)
        r.chosen.push_back({next.candidates[step.proposal].value, step.criterion});
    return r;
}

NextSeriesResult nextSeriesOf(const NextSeries& series, const AssessedStudy& study) {
    NextSeriesResult r{study.options.nextColumn, series.now, {}, series.ended};
    for (const SeriesStep& step : series.steps)
        r.steps.push_back({series.candidates[step.candidate].name, step.repetition, step.predicted,
                           step.criterion, byName(study.unknowns, step.estimate),
                           byName(study.unknowns, step.standardErrors)});
    return r;
}

} // namespace

AdequacyResult resultOf(const AssessedStudy& study, const Assessed& assessed) {
    AdequacyResult r;
    r.sensors = assessed.chosenSensors;
    r.criterion = study.options.criterion;
    for (const FitSensor& sensor : assessed.data.sensors)
        r.outputUnits.emplace_back(sensor.output, sensor.unit);
    for (const SensorSet& set : assessed.sets.sets) r.sets.push_back(setOf(set, study, assessed));
    if (const BranchResult& proof = assessed.sets.proof; !assessed.sets.listed)
        r.proof = {toString(proof.end), proof.nodes, proof.gap()};
    r.covariance = covarianceIn(study, assessed);
    if (assessed.determined) {
        r.ellipsoid = ellipsoidIn(study, assessed);
        if (!assessed.contour.points.empty()) r.contour = contourOf(assessed.contour, study.unknowns);
    }
    for (const SplitTest& test : assessed.tests) r.splits.push_back(splitOf(test, study.unknowns));
    r.significance = study.options.significance;
    r.estimated.model = ownModel(study.problem);
    r.estimated.rejected = isRejected(assessed, r.estimated.model);
    for (const ModelVerdict& v : assessed.verdicts) r.models.push_back({v.model, statusOf(v), v.words});
    for (const ModelTrajectory* one : modelsInOrder(assessed))
        r.modelEstimates.push_back(modelEstimateOf(*one, study, assessed));
    for (const ModelTrajectory& one : assessed.trajectories)
        if (one.fit.answered()) r.fits.push_back(fitOf(one));
    for (const Repeatability& one : assessed.repeatability)
        r.repeatability.push_back(repeatabilityIn(one, assessed));
    if (const auto& c = assessed.coverage)
        r.coverage = {c->asked,        c->refits,          c->share,
                      c->lower,        c->upper,           c->byModel,
                      c->surfaceError, numbersIn(c->bias), rowsOf(c->covariance)};
    if (!assessed.profiles.empty()) {
        r.profiles.emplace();
        for (const Profile& p : assessed.profiles)
            r.profiles->push_back({p.unknown, p.lower, p.upper, p.bend});
    }
    if (assessed.next) r.nextExperiment = nextExperimentOf(*assessed.next, study.options.nextInput);
    if (assessed.series) r.nextSeries = nextSeriesOf(*assessed.series, study);
    r.tables = tablesOf(study, assessed);
    return r;
}

} // namespace rigor::adequacy

// What a run has found, as the tables of its result; what to measure next stands in make_design_tables.cpp.
#include "core/methods/adequacy/model_test/assessed.h"

#include <algorithm>
#include <cmath>

namespace rigor::adequacy {

namespace {

/// Nothing of a table without a row: `rows` is one of its columns.
template <class T, class Column> std::optional<T> withRows(T table, const Column T::*rows) {
    if ((table.*rows).empty()) return std::nullopt;
    return table;
}

const char* yes(bool is) { return is ? "yes" : ""; }

/// Columns of all unknowns, each named after this.
std::vector<Estimated> columnsOf(const AssessedStudy& study, const std::string& before = {}) {
    std::vector<Estimated> all;
    for (std::size_t i = 0; i < study.unknowns.size(); ++i)
        all.push_back({before + study.unknowns[i], study.units[i], {}, {}});
    return all;
}

void addIntervals(EstimatesTable& to, const AssessedStudy& study, std::size_t i, double value, double error,
                  double joint) {
    const double marginal = std::sqrt(jointLevel(1, study.options.level)) * error;
    to.unknown.push_back(study.unknowns[i]);
    to.unit.push_back(study.units[i]);
    to.value.push_back(value);
    to.error.push_back(error);
    const auto [from, until] = withinSearch(study, i, value - marginal, value + marginal);
    const auto [jointFrom, jointUntil] = withinSearch(study, i, value - joint, value + joint);
    to.marginalLower.push_back(from);
    to.marginalUpper.push_back(until);
    to.jointLower.push_back(jointFrom);
    to.jointUpper.push_back(jointUntil);
}

double errorIn(const FitCovariance& covariance, Eigen::Index i) {
    return std::sqrt(covariance.covariance(i, i));
}

EstimatesTable estimatesTable(const AssessedStudy& study, const Assessed& f) {
    EstimatesTable table;
    for (std::size_t i = 0; f.determined && i < study.unknowns.size(); ++i) {
        const auto at = static_cast<Eigen::Index>(i);
        addIntervals(table, study, i, f.fit.estimate[at], errorIn(f.covariance, at), f.region.halfWidths[at]);
    }
    return table;
}

/// Beside the estimate, the ones of all models.
ModelEstimatesTable modelEstimatesTable(const AssessedStudy& study, const Assessed& f) {
    ModelEstimatesTable table;
    if (f.trajectories.size() < 2 && f.verdicts.empty()) return table;
    const double joint = std::sqrt(jointLevel(static_cast<int>(study.unknowns.size()), study.options.level));
    for (const ModelTrajectory* trajectory : modelsInOrder(f)) {
        const ModelVerdict* verdict = verdictOn(f, trajectory->model);
        for (std::size_t i = 0; i < study.unknowns.size(); ++i) {
            const auto at = static_cast<Eigen::Index>(i);
            const double error = trajectory->why.empty() ? errorIn(trajectory->covariance, at) : kNaN;
            table.model.push_back(trajectory->model);
            table.verdict.push_back(verdict                      ? statusOf(*verdict)
                                    : trajectory->quality.misfit ? kMisfit
                                                                 : kNotTested);
            addIntervals(table.estimates, study, i, trajectory->fit.estimate[at], error, joint * error);
            table.atBound.push_back(yes(trajectory->fit.atBound[i]));
        }
    }
    return table;
}

SensorSetsTable sensorSetsTable(const AssessedStudy& study, const Assessed& f) {
    SensorSetsTable table{.unitA = criterionUnit(study, "A"),
                          .unitD = criterionUnit(study, "D"),
                          .unitE = criterionUnit(study, "E"),
                          .unknowns = columnsOf(study)};
    for (const SensorSet& set : f.sets.sets) {
        table.sensors.push_back(set.names);
        table.count.push_back(static_cast<double>(std::ranges::count(set.used, true)));
        table.a.push_back(set.criteria.a);
        table.d.push_back(set.criteria.d);
        table.e.push_back(set.criteria.e);
        table.modifiedE.push_back(set.criteria.modifiedE);
        table.condition.push_back(set.covariance.condition);
        table.determined.emplace_back(set.determined ? "yes" : "no");
        table.chosen.emplace_back(yes(set.names == f.chosenSensors));
        for (std::size_t i = 0; i < study.unknowns.size(); ++i) {
            const auto at = static_cast<Eigen::Index>(i);
            table.unknowns[i].values.push_back(set.determined ? set.estimate[at] : kNaN);
            table.unknowns[i].errors.push_back(set.determined ? errorIn(set.covariance, at) : kNaN);
        }
        table.reason.push_back(set.reason);
    }
    return table;
}

SplitsTable splitsTable(const AssessedStudy& study, const Assessed& f) {
    SplitsTable table{.unknowns = columnsOf(study, "calibration_")};
    for (Estimated& column : columnsOf(study, "validation_")) table.unknowns.push_back(std::move(column));
    for (const SplitTest& test : f.tests) {
        table.model.push_back(test.model);
        table.split.push_back(test.split);
        table.calibrationValues.push_back(test.calibration.fit.values);
        table.validationValues.push_back(test.validation.fit.values);
        table.pPublished.push_back(test.pPublished);
        table.p.push_back(test.pBoth);
        table.pScatter.push_back(test.pScatter);
        table.pHolm.push_back(test.pHolm);
        table.distancePublished.push_back(test.distancePublished);
        table.distance.push_back(test.distanceBoth);
        table.verdict.emplace_back(statusOf(test));
        auto column = table.unknowns.begin();
        for (const SideFit* side : {&test.calibration, &test.validation})
            for (Eigen::Index i = 0; i < std::ssize(study.unknowns); ++i, ++column) {
                const bool known = side->fit.answered() && side->why.empty();
                column->values.push_back(known ? side->fit.estimate[i] : kNaN);
                column->errors.push_back(known ? errorIn(side->covariance, i) : kNaN);
            }
    }
    return table;
}

/// Outlines of what belongs together.
struct EllipseWriter {
    const AssessedStudy& study;
    std::string of, model, split;
    EllipsesTable& table;

    void add(const Eigen::VectorXd& centre, const Eigen::MatrixXd& c, bool cuts) {
        if (centre.size() == 0 || !c.allFinite()) return;
        const double level = jointLevel(static_cast<int>(centre.size()), study.options.level);
        for (Eigen::Index i = 0; i < c.rows(); ++i)
            for (Eigen::Index j = i + 1; j < c.rows(); ++j) {
                const std::vector<Eigen::Index> kept{i, j};
                outline("projection", i, j, ellipsoid(centre(kept), c(kept, kept), level));
                if (cuts && c.rows() > 2)
                    outline("cut", i, j, ellipsoid(centre(kept), conditionalCovariance(c, kept), level));
            }
    }

  private:
    void outline(const char* kind, Eigen::Index i, Eigen::Index j, const Ellipsoid& region) {
        const Eigen::MatrixXd points = region.outline(96);
        for (Eigen::Index k = 0; k < points.cols(); ++k) {
            table.of.push_back(of);
            table.model.push_back(model);
            table.split.push_back(split);
            table.kind.emplace_back(kind);
            table.xUnknown.push_back(study.unknowns[static_cast<std::size_t>(i)]);
            table.yUnknown.push_back(study.unknowns[static_cast<std::size_t>(j)]);
            table.x.push_back(points(0, k));
            table.y.push_back(points(1, k));
        }
    }
};

EllipsesTable ellipsesTable(const AssessedStudy& study, const Assessed& f) {
    EllipsesTable table;
    if (f.determined)
        EllipseWriter{study, "estimate", "", "", table}.add(f.fit.estimate, f.covariance.covariance, true);
    for (const SplitTest& test : f.tests)
        for (const auto& [of, side] :
             {std::pair{"calibration", &test.calibration}, {"validation", &test.validation}})
            if (side->why.empty())
                EllipseWriter{study, of, test.model, test.split, table}.add(
                    side->fit.estimate, side->covariance.covariance, false);
    return table;
}

TrajectoriesTable trajectoriesTable(const Assessed& f) {
    TrajectoriesTable table;
    // Inputs of the first model stand for all: the other candidates may have more.
    if (!f.trajectories.empty())
        for (const Variable& input : f.trajectories.front().data.model->inputs())
            table.inputs.push_back({input.name, input.unit, {}});
    for (const ModelTrajectory& trajectory : f.trajectories) {
        if (!trajectory.fit.answered()) continue;
        const auto& data = trajectory.data;
        const auto& inputs = data.model->inputs();
        for (std::size_t r = 0; r < data.rows.size(); ++r) {
            const FitRow& row = data.rows[r];
            const FitCase& fitCase = data.cases[row.fitCase];
            const double predicted = trajectory.fit.prediction.values[static_cast<Eigen::Index>(r)];
            table.model.push_back(trajectory.model);
            table.experiment.push_back(fitCase.label);
            table.output.push_back(data.sensors[row.sensor].output);
            table.time.push_back(fitCase.times[row.time]);
            table.measured.push_back(row.value);
            table.predicted.push_back(predicted);
            table.standardised.push_back((row.value - predicted) * data.weight(row));
            table.count.push_back(row.count);
            table.used.emplace_back(trajectory.fit.used[row.sensor] ? "yes" : "no");
            for (NumberColumn& column : table.inputs) {
                double value = kNaN;
                for (std::size_t k = 0; k < inputs.size(); ++k)
                    if (inputs[k].name == column.name) value = fitCase.inputs[k].at(fitCase.times[row.time]);
                column.numbers.push_back(value);
            }
        }
    }
    return table;
}

RepeatabilityTable repeatabilityTable(const Assessed& f) {
    RepeatabilityTable table;
    for (const Repeatability& r : f.repeatability) {
        table.sensor.push_back(r.output);
        table.differences.push_back(static_cast<double>(r.differences.size()));
        table.sigmaDifference.push_back(r.sigmaDifference);
        table.sigma.push_back(r.sigma);
        table.stated.push_back(r.statedSigma > 0 ? r.statedSigma : kNaN);
        table.bins.push_back(r.bins);
        table.chiSquared.push_back(r.chiSquared);
        table.freedom.push_back(r.degreesOfFreedom);
        table.p.push_back(r.pValue);
        const SensorScatter* judged = scatterOf(f, r.output);
        table.pStated.push_back(judged ? judged->pStated : kNaN);
        table.againstStated.emplace_back(!judged || std::isnan(judged->pStated) ? ""
                                         : judged->worse()                      ? "above"
                                         : judged->better()                     ? "below"
                                                                                : "as stated");
        table.pNormal.push_back(judged ? judged->pNormal : kNaN);
        table.normal.emplace_back(!judged || std::isnan(judged->pNormal) ? ""
                                  : judged->notNormal                    ? "rejected"
                                                                         : "not rejected");
    }
    return table;
}

QuantilesTable quantilesTable(const Assessed& f) {
    QuantilesTable table;
    for (const Repeatability& r : f.repeatability) {
        table.sensor.insert(table.sensor.end(), r.quantiles.size(), r.output);
        table.normal.insert(table.normal.end(), r.quantiles.begin(), r.quantiles.end());
        table.difference.insert(table.difference.end(), r.ordered.begin(),
                                r.ordered.begin() + std::ssize(r.quantiles));
    }
    return table;
}

std::optional<CoverageTable> coverageTable(const AssessedStudy& study, const Assessed& f) {
    if (!f.coverage || f.coverage->estimates.cols() == 0) return std::nullopt;
    CoverageTable table;
    for (std::size_t i = 0; i < study.unknowns.size(); ++i) {
        const Eigen::VectorXd refits = f.coverage->estimates.row(static_cast<Eigen::Index>(i));
        table.unknowns.push_back({study.unknowns[i], study.units[i], {refits.begin(), refits.end()}});
    }
    return table;
}

ProfileTable profileTable(const Assessed& f) {
    ProfileTable table;
    for (const Profile& profile : f.profiles) {
        table.unknown.insert(table.unknown.end(), profile.values.size(), profile.unknown);
        table.value.insert(table.value.end(), profile.values.begin(), profile.values.end());
        table.rise.insert(table.rise.end(), profile.rise.begin(), profile.rise.end());
    }
    return table;
}

ProfileIntervalsTable profileIntervalsTable(const AssessedStudy& study, const Assessed& f) {
    ProfileIntervalsTable table;
    const double marginal = std::sqrt(jointLevel(1, study.options.level));
    for (std::size_t i = 0; i < f.profiles.size(); ++i) {
        const Profile& profile = f.profiles[i];
        const auto at = static_cast<Eigen::Index>(i);
        const double value = f.fit.estimate[at], half = marginal * errorIn(f.covariance, at);
        table.unknown.push_back(profile.unknown);
        table.unit.push_back(study.units[i]);
        table.lower.push_back(profile.lower);
        table.upper.push_back(profile.upper);
        const auto [from, until] = withinSearch(study, i, value - half, value + half);
        table.marginalLower.push_back(from);
        table.marginalUpper.push_back(until);
        table.bend.push_back(profile.bend);
    }
    return table;
}

} // namespace

Tables tablesOf(const AssessedStudy& study, const Assessed& f) {
    Tables tables;
    tables.estimates = withRows(estimatesTable(study, f), &EstimatesTable::unknown);
    tables.modelEstimates = withRows(modelEstimatesTable(study, f), &ModelEstimatesTable::model);
    tables.sensorSets = withRows(sensorSetsTable(study, f), &SensorSetsTable::sensors);
    tables.splits = withRows(splitsTable(study, f), &SplitsTable::model);
    tables.ellipses = withRows(ellipsesTable(study, f), &EllipsesTable::of);
    tables.trajectories = withRows(trajectoriesTable(f), &TrajectoriesTable::model);
    tables.repeatability = withRows(repeatabilityTable(f), &RepeatabilityTable::sensor);
    tables.quantiles = withRows(quantilesTable(f), &QuantilesTable::sensor);
    tables.coverage = coverageTable(study, f);
    tables.profile = withRows(profileTable(f), &ProfileTable::unknown);
    tables.profileIntervals = withRows(profileIntervalsTable(study, f), &ProfileIntervalsTable::unknown);
    addDesignTables(tables, study, f);
    return tables;
}

} // namespace rigor::adequacy

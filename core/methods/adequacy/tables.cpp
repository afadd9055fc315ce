#include "core/methods/adequacy/tables.h"

#include "core/foundation/base/numbers.h"
#include "core/foundation/base/translate.h"
#include "core/methods/result_columns.h"

#include <algorithm>
#include <cmath>

namespace rigor {

namespace {

ResultTable estimatesTable(const AdequacyContext& context, const AdequacyFindings& f) {
    ResultTable table{"estimates",
                      translatable("Field", "Every unknown with its standard error, its own (marginal) "
                                            "interval and its side of the box around the joint ellipsoid."),
                      {texts("unknown"), texts("unit"), numbers("value"), numbers("standard_error"),
                       numbers("marginal_lower"), numbers("marginal_upper"), numbers("joint_lower"),
                       numbers("joint_upper")}};
    if (!f.determined) return table;
    const double marginal = std::sqrt(jointLevel(1, context.options.level));
    for (std::size_t i = 0; i < context.unknowns.size(); ++i) {
        const auto at = static_cast<Eigen::Index>(i);
        const double value = f.fit.estimate[at], error = std::sqrt(f.covariance.covariance(at, at));
        table.columns[0].texts.push_back(context.unknowns[i]);
        table.columns[1].texts.push_back(context.units[i]);
        const double row[] = {value,
                              error,
                              value - marginal * error,
                              value + marginal * error,
                              value - f.region.halfWidths[at],
                              value + f.region.halfWidths[at]};
        for (std::size_t k = 0; k < 6; ++k) table.columns[2 + k].numbers.push_back(row[k]);
    }
    return table;
}

/// Beside the estimate, the ones of all models.
ResultTable modelEstimatesTable(const AdequacyContext& context, const AdequacyFindings& f) {
    ResultTable table{"model_estimates",
                      translatable("Field",
                                   "Estimate of every model from the experiments of the splits, those that "
                                   "are not rejected first. An interval of a model that is rejected means "
                                   "nothing."),
                      {texts("model"), texts("verdict"), texts("unknown"), texts("unit"), numbers("value"),
                       numbers("standard_error"), numbers("marginal_lower"), numbers("marginal_upper"),
                       numbers("joint_lower"), numbers("joint_upper"), texts("at_bound")}};
    if (f.trajectories.size() < 2 && f.verdicts.empty()) return table;
    const double marginal = std::sqrt(jointLevel(1, context.options.level)),
                 joint =
                     std::sqrt(jointLevel(static_cast<int>(context.unknowns.size()), context.options.level));
    for (const ModelTrajectory* trajectory : modelsInOrder(f)) {
        const ModelVerdict* verdict = verdictOn(f, trajectory->model);
        const std::string status = verdict                      ? statusOf(*verdict)
                                   : trajectory->quality.misfit ? "misfit"
                                                                : "not tested";
        for (std::size_t i = 0; i < context.unknowns.size(); ++i) {
            const auto at = static_cast<Eigen::Index>(i);
            const double value = trajectory->fit.estimate[at],
                         error = trajectory->why.empty()
                                     ? std::sqrt(trajectory->covariance.covariance(at, at))
                                     : kNaN;
            const std::string words[] = {trajectory->model, status, context.unknowns[i], context.units[i]};
            for (std::size_t k = 0; k < 4; ++k) table.columns[k].texts.push_back(words[k]);
            const double row[] = {value,
                                  error,
                                  value - marginal * error,
                                  value + marginal * error,
                                  value - joint * error,
                                  value + joint * error};
            for (std::size_t k = 0; k < 6; ++k) table.columns[4 + k].numbers.push_back(row[k]);
            table.columns[10].texts.push_back(trajectory->fit.atBound[i] ? "yes" : "");
        }
    }
    return table;
}

ResultTable sensorSetsTable(const AdequacyContext& context, const AdequacyFindings& f) {
    ResultTable table{"sensor_sets",
                      translatable("Field",
                                   "Every set of sensors: size of the covariance of its own estimate by the "
                                   "criteria A, D, E and ME, and whether it determines the unknowns."),
                      {texts("sensors"), numbers("count"), numbers("A", criterionUnit(context, "A")),
                       numbers("D", criterionUnit(context, "D")), numbers("E", criterionUnit(context, "E")),
                       numbers("ME"), numbers("condition"), texts("determined"), texts("chosen")}};
    for (std::size_t i = 0; i < context.unknowns.size(); ++i) {
        table.columns.push_back(numbers(context.unknowns[i], context.units[i]));
        table.columns.push_back(numbers(context.unknowns[i] + "_standard_error", context.units[i]));
    }
    table.columns.push_back(texts("reason"));
    for (const SensorSet& set : f.sets.sets) {
        table.columns[0].texts.push_back(set.names);
        const double row[] = {static_cast<double>(std::count(set.used.begin(), set.used.end(), true)),
                              set.criteria.a,
                              set.criteria.d,
                              set.criteria.e,
                              set.criteria.modifiedE,
                              set.covariance.condition};
        for (std::size_t k = 0; k < 6; ++k) table.columns[1 + k].numbers.push_back(row[k]);
        table.columns[7].texts.push_back(set.determined ? "yes" : "no");
        table.columns[8].texts.push_back(set.names == f.chosenSensors ? "yes" : "");
        for (std::size_t i = 0; i < context.unknowns.size(); ++i) {
            const auto at = static_cast<Eigen::Index>(i);
            table.columns[9 + 2 * i].numbers.push_back(set.determined ? set.estimate[at] : kNaN);
            table.columns[10 + 2 * i].numbers.push_back(
                set.determined ? std::sqrt(set.covariance.covariance(at, at)) : kNaN);
        }
        table.columns.back().texts.push_back(set.reason);
    }
    return table;
}

ResultTable splitsTable(const AdequacyContext& context, const AdequacyFindings& f) {
    ResultTable table{
        "splits",
        translatable("Field",
                     "Every model in every split: p-values by the published rule (covariance of the "
                     "calibration only, rejects too often), with both covariances, and with those by the "
                     "scatter of repeated values where it was asked. p_holm: of the one that decides, "
                     "after Holm's correction over the splits and the fit of a model. Misfit: the sides "
                     "agree, but the model does not fit the data."),
        {texts("model"), texts("split"), numbers("calibration_values"), numbers("validation_values"),
         numbers("p_published"), numbers("p"), numbers("p_scatter"), numbers("p_holm"),
         numbers("distance_published"), numbers("distance"), texts("verdict")}};
    const std::size_t fixed = table.columns.size();
    for (const char* side : {"calibration_", "validation_"})
        for (std::size_t i = 0; i < context.unknowns.size(); ++i) {
            table.columns.push_back(numbers(side + context.unknowns[i], context.units[i]));
            table.columns.push_back(
                numbers(side + context.unknowns[i] + "_standard_error", context.units[i]));
        }
    for (const SplitTest& test : f.tests) {
        table.columns[0].texts.push_back(test.model);
        table.columns[1].texts.push_back(test.split);
        const double row[] = {test.calibration.fit.values,
                              test.validation.fit.values,
                              test.pPublished,
                              test.pBoth,
                              test.pScatter,
                              test.pHolm,
                              test.distancePublished,
                              test.distanceBoth};
        for (std::size_t k = 0; k < 8; ++k) table.columns[2 + k].numbers.push_back(row[k]);
        table.columns[10].texts.push_back(statusOf(test));
        std::size_t column = fixed;
        for (const SideFit* side : {&test.calibration, &test.validation})
            for (std::size_t i = 0; i < context.unknowns.size(); ++i) {
                const auto at = static_cast<Eigen::Index>(i);
                const bool known = side->fit.answered() && side->why.empty();
                table.columns[column++].numbers.push_back(known ? side->fit.estimate[at] : kNaN);
                table.columns[column++].numbers.push_back(
                    known ? std::sqrt(side->covariance.covariance(at, at)) : kNaN);
            }
    }
    return table;
}

class EllipseWriter {
  public:
    explicit EllipseWriter(const AdequacyContext& context) : context_(context) {
        table_ = {"ellipses",
                  translatable("Field",
                               "Outlines of the confidence ellipsoids for every pair of unknowns: "
                               "projections, and cuts with all other unknowns held at the estimate."),
                  {texts("of"), texts("model"), texts("split"), texts("kind"), texts("x_unknown"),
                   texts("y_unknown"), numbers("x"), numbers("y")}};
    }
    void add(const std::string& of, const std::string& model, const std::string& split,
             const Eigen::VectorXd& centre, const Eigen::MatrixXd& c, bool cuts) {
        if (centre.size() == 0 || !c.allFinite()) return;
        const double level = jointLevel(static_cast<int>(centre.size()), context_.options.level);
        for (Eigen::Index i = 0; i < c.rows(); ++i)
            for (Eigen::Index j = i + 1; j < c.rows(); ++j) {
                const std::vector<Eigen::Index> kept{i, j};
                outline(of, model, split, "projection", i, j, ellipsoid(centre(kept), c(kept, kept), level));
                if (cuts && c.rows() > 2)
                    outline(of, model, split, "cut", i, j,
                            ellipsoid(centre(kept), conditionalCovariance(c, kept), level));
            }
    }
    ResultTable take() { return std::move(table_); }

  private:
    void outline(const std::string& of, const std::string& model, const std::string& split,
                 const std::string& kind, Eigen::Index i, Eigen::Index j, const Ellipsoid& region) {
        const Eigen::MatrixXd points = region.outline(96);
        for (Eigen::Index k = 0; k < points.cols(); ++k) {
            const std::string row[] = {of,
                                       model,
                                       split,
                                       kind,
                                       context_.unknowns[static_cast<std::size_t>(i)],
                                       context_.unknowns[static_cast<std::size_t>(j)]};
            for (std::size_t c = 0; c < 6; ++c) table_.columns[c].texts.push_back(row[c]);
            table_.columns[6].numbers.push_back(points(0, k));
            table_.columns[7].numbers.push_back(points(1, k));
        }
    }
    const AdequacyContext& context_;
    ResultTable table_;
};

ResultTable ellipsesTable(const AdequacyContext& context, const AdequacyFindings& f) {
    EllipseWriter writer(context);
    if (f.determined) writer.add("estimate", "", "", f.fit.estimate, f.covariance.covariance, true);
    for (const SplitTest& test : f.tests)
        for (const auto& [of, side] :
             {std::pair{"calibration", &test.calibration}, {"validation", &test.validation}})
            if (side->why.empty())
                writer.add(of, test.model, test.split, side->fit.estimate, side->covariance.covariance,
                           false);
    return writer.take();
}

ResultTable trajectoriesTable(const AdequacyFindings& f) {
    ResultTable table{
        "courses",
        translatable("Field",
                     "Measured means and every model at its own estimate from the sensors used, in the order "
                     "of the data; standardised residual = (measured - predicted)/(sigma/sqrt(count))."),
        {texts("model"), texts("experiment"), texts("output"), numbers("time", "s"), numbers("measured"),
         numbers("predicted"), numbers("standardised_residual"), numbers("count"), texts("used")}};
    // Inputs of the first model stand for all: the other candidates may have more.
    std::vector<std::string> inputs;
    if (!f.trajectories.empty())
        for (const Variable& input : f.trajectories.front().data.model->inputs()) {
            inputs.push_back(input.name);
            table.columns.push_back(numbers(input.name, input.unit));
        }
    for (const ModelTrajectory& trajectory : f.trajectories) {
        if (!trajectory.fit.answered()) continue;
        const auto& data = trajectory.data;
        for (std::size_t r = 0; r < data.rows.size(); ++r) {
            const FitRow& row = data.rows[r];
            const FitCase& fitCase = data.cases[row.fitCase];
            const double predicted = trajectory.fit.prediction.values[static_cast<Eigen::Index>(r)];
            table.columns[0].texts.push_back(trajectory.model);
            table.columns[1].texts.push_back(fitCase.label);
            table.columns[2].texts.push_back(data.sensors[row.sensor].output);
            const double values[] = {fitCase.times[row.time], row.value, predicted,
                                     (row.value - predicted) * data.weight(row), row.count};
            for (std::size_t k = 0; k < 5; ++k) table.columns[3 + k].numbers.push_back(values[k]);
            table.columns[8].texts.push_back(trajectory.fit.used[row.sensor] ? "yes" : "no");
            for (std::size_t u = 0; u < inputs.size(); ++u) {
                double value = kNaN;
                for (std::size_t k = 0; k < data.model->inputs().size(); ++k)
                    if (data.model->inputs()[k].name == inputs[u])
                        value = fitCase.inputs[k].at(fitCase.times[row.time]);
                table.columns[9 + u].numbers.push_back(value);
            }
        }
    }
    return table;
}

ResultTable repeatabilityTable(const AdequacyFindings& f) {
    ResultTable table{
        "repeatability",
        translatable("Field",
                     "Scatter of every sensor between repeated series, and the published chi-squared "
                     "test of its differences against a normal distribution (p). p_stated and p_normal: "
                     "exact, of the scatter against what is stated (two-sided) and of normality; the words "
                     "beside them hold for all sensors together."),
        {texts("sensor"), numbers("differences"), numbers("sigma_difference"), numbers("sigma"),
         numbers("stated_sigma"), numbers("bins"), numbers("chi_squared"), numbers("degrees_of_freedom"),
         numbers("p"), numbers("p_stated"), texts("against_stated"), numbers("p_normal"), texts("normal")}};
    for (const Repeatability& r : f.repeatability) {
        table.columns[0].texts.push_back(r.output);
        const double row[] = {static_cast<double>(r.differences.size()),
                              r.sigmaDifference,
                              r.sigma,
                              r.statedSigma > 0 ? r.statedSigma : kNaN,
                              static_cast<double>(r.bins),
                              r.chiSquared,
                              static_cast<double>(r.degreesOfFreedom),
                              r.pValue};
        for (std::size_t k = 0; k < 8; ++k) table.columns[1 + k].numbers.push_back(row[k]);
        const auto found = std::find_if(f.scatter.begin(), f.scatter.end(),
                                        [&](const SensorScatter& s) { return s.output == r.output; });
        const bool judged = found != f.scatter.end();
        table.columns[9].numbers.push_back(judged ? found->pStated : kNaN);
        table.columns[10].texts.push_back(!judged || std::isnan(found->pStated) ? ""
                                          : found->worse()                      ? "above"
                                          : found->better()                     ? "below"
                                                                                : "as stated");
        table.columns[11].numbers.push_back(judged ? found->pNormal : kNaN);
        table.columns[12].texts.push_back(!judged || std::isnan(found->pNormal) ? ""
                                          : found->notNormal                    ? "rejected"
                                                                                : "not rejected");
    }
    return table;
}

ResultTable quantilesTable(const AdequacyFindings& f) {
    ResultTable table{"quantiles",
                      translatable("Field",
                                   "Ordered differences between repeated series over their root mean square, "
                                   "against the quantiles of the standard normal distribution."),
                      {texts("sensor"), numbers("normal_quantile"), numbers("difference")}};
    for (const Repeatability& r : f.repeatability)
        for (std::size_t k = 0; k < r.quantiles.size(); ++k) {
            table.columns[0].texts.push_back(r.output);
            table.columns[1].numbers.push_back(r.quantiles[k]);
            table.columns[2].numbers.push_back(r.ordered[k]);
        }
    return table;
}

ResultTable coverageTable(const AdequacyContext& context, const AdequacyFindings& f) {
    ResultTable table{"coverage",
                      translatable("Field", "Estimates from data drawn at the estimate, one row per refit."),
                      {}};
    for (std::size_t i = 0; i < context.unknowns.size(); ++i) {
        ResultColumn column = numbers(context.unknowns[i], context.units[i]);
        if (f.coverage)
            for (Eigen::Index k = 0; k < f.coverage->estimates.cols(); ++k)
                column.numbers.push_back(f.coverage->estimates(static_cast<Eigen::Index>(i), k));
        table.columns.push_back(std::move(column));
    }
    return table;
}

ResultTable profileTable(const AdequacyFindings& f) {
    ResultTable table{
        "profile",
        translatable("Field",
                     "Rise of the sum of squares 2 f with one unknown held and the others fitted again."),
        {texts("unknown"), numbers("value"), numbers("rise")}};
    for (const Profile& profile : f.profiles)
        for (std::size_t k = 0; k < profile.values.size(); ++k) {
            table.columns[0].texts.push_back(profile.unknown);
            table.columns[1].numbers.push_back(profile.values[k]);
            table.columns[2].numbers.push_back(profile.rise[k]);
        }
    return table;
}

ResultTable profileIntervalsTable(const AdequacyContext& context, const AdequacyFindings& f) {
    ResultTable table{
        "profile_intervals",
        translatable("Field", "Intervals by profile likelihood beside the marginal ones of the ellipsoid; "
                              "bend is how far the profile departs from a parabola (above 0.1: trust the "
                              "profile). Missing: not reached within the bounds of the search."),
        {texts("unknown"), texts("unit"), numbers("profile_lower"), numbers("profile_upper"),
         numbers("marginal_lower"), numbers("marginal_upper"), numbers("bend")}};
    const double marginal = std::sqrt(jointLevel(1, context.options.level));
    for (std::size_t i = 0; i < f.profiles.size(); ++i) {
        const Profile& profile = f.profiles[i];
        const auto at = static_cast<Eigen::Index>(i);
        const double value = f.fit.estimate[at], error = std::sqrt(f.covariance.covariance(at, at));
        table.columns[0].texts.push_back(profile.unknown);
        table.columns[1].texts.push_back(context.units[i]);
        const double row[] = {profile.lower, profile.upper, value - marginal * error,
                              value + marginal * error, profile.bend};
        for (std::size_t k = 0; k < 5; ++k) table.columns[2 + k].numbers.push_back(row[k]);
    }
    return table;
}

} // namespace

std::vector<ResultTable> adequacyTables(const AdequacyContext& context, const AdequacyFindings& findings) {
    std::vector<ResultTable> tables{estimatesTable(context, findings),
                                    modelEstimatesTable(context, findings),
                                    sensorSetsTable(context, findings),
                                    splitsTable(context, findings),
                                    ellipsesTable(context, findings),
                                    trajectoriesTable(findings),
                                    repeatabilityTable(findings),
                                    quantilesTable(findings),
                                    coverageTable(context, findings),
                                    profileTable(findings),
                                    profileIntervalsTable(context, findings)};
    for (ResultTable& table : proposalTables(context, findings)) tables.push_back(std::move(table));
    std::erase_if(tables, [](const ResultTable& table) { return table.rows() == 0; });
    return tables;
}

} // namespace rigor

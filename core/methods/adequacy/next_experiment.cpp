#include "core/methods/adequacy/next_experiment.h"

#include "core/foundation/base/error.h"
#include "core/foundation/base/translate.h"
#include "core/methods/adequacy/sensor_sets.h"

#include <Eigen/Dense>

#include <cmath>

namespace rigor {

namespace {
/// The criterion of the inverse of the information; scaled first, since units differ.
double criterionAt(const Eigen::MatrixXd& information, const std::string& criterion) {
    const Eigen::VectorXd scale = information.diagonal().cwiseSqrt().cwiseInverse();
    const Eigen::MatrixXd scaled = scale.asDiagonal() * information * scale.asDiagonal();
    return criterionOf(criteriaOf(scale.asDiagonal() * scaled.inverse() * scale.asDiagonal()), criterion);
}
} // namespace

NextExperiments nextExperiments(const Problem& problem, const FitData& data, const PointFit& fit,
                                const FitCovariance& covariance, const std::string& criterion,
                                const std::string& input, const std::vector<double>& values, int count) {
    const Model& model = *problem.model;
    std::size_t at = 0;
    std::vector<std::string> names;
    for (const Variable& u : model.inputs()) names.push_back(u.name);
    while (at < names.size() && names[at] != input) ++at;
    if (at == names.size()) {
        const auto near = nearestName(input, names);
        fail(sentence("Method", "next_input = \"{}\": it is no input of the model {}{}"), input, model.name(),
             near ? filled(sentence("Method", ". Did you mean {}?"), *near) : "");
    }
    const FitCase& pattern = data.cases.front();
    if (pattern.times.size() > 1)
        fail(sentence("Method", "next_input = \"{}\": the experiments are courses over time; a next "
                                "experiment can be proposed only where one reading is one experiment"),
             input);

    NextExperiments result;
    result.now = criterionAt(covariance.information, criterion);
    std::vector<Eigen::MatrixXd> added;
    for (const double value : values) {
        FitData one = data;
        one.cases = {pattern};
        one.cases.front().inputs[at] = Signal(value);
        one.rows.clear();
        for (std::size_t s = 0; s < data.sensors.size(); ++s)
            if (fit.used[s]) one.rows.push_back({0, 0, s, 0, 1, 0});
        Predictor predictor(one, problem.simulation, 1);
        const Prediction there = predictor.withSlopes(fit.estimate);
        NextExperiment candidate;
        candidate.value = value;
        candidate.why = there.why;
        candidate.together = candidate.criterion = candidate.gain = std::numeric_limits<double>::quiet_NaN();
        Eigen::MatrixXd information;
        if (there.answered) {
            const Eigen::MatrixXd rows = weightedJacobian(one, there.slopes, fit.used);
            information = rows.transpose() * rows;
            candidate.criterion = criterionAt(covariance.information + information, criterion);
            candidate.gain = 1 - candidate.criterion / result.now;
        }
        added.push_back(std::move(information));
        result.candidates.push_back(std::move(candidate));
    }
    Eigen::MatrixXd sum = covariance.information;
    for (int order = 1; order <= count; ++order) {
        std::size_t best = values.size();
        double least = std::numeric_limits<double>::infinity();
        for (std::size_t k = 0; k < values.size(); ++k) {
            if (result.candidates[k].order > 0 || added[k].size() == 0) continue;
            const double criterionThen = criterionAt(sum + added[k], criterion);
            if (criterionThen < least) {
                least = criterionThen;
                best = k;
            }
        }
        if (best == values.size()) break;
        sum += added[best];
        result.candidates[best].order = order;
        result.candidates[best].together = least;
    }
    return result;
}

} // namespace rigor

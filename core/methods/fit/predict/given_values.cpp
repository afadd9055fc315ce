#include "core/methods/fit/predict/given_values.h"

#include "core/methods/fit/present/describe_fit.h"
#include "core/methods/fit/uncertainty/fit_covariance.h"

namespace rigor {

void describeAtValues(FitResult& result, Predictor& predictor, const Eigen::VectorXd& values,
                      const std::vector<std::string>& unknowns) {
    const FitData& data = predictor.data();
    const Prediction at = predictor.withSlopes(values);
    if (!at.answered || at.slopes.rows() != static_cast<Eigen::Index>(data.rows.size())) return;
    const Eigen::MatrixXd jacobian =
        weightedJacobian(data, at.slopes, std::vector<bool>(data.sensors.size(), true));
    Eigen::VectorXd residual(at.values.size());
    for (Eigen::Index i = 0; i < residual.size(); ++i) {
        const FitRow& row = data.rows[static_cast<std::size_t>(i)];
        residual[i] = data.weight(row) * (row.value - at.values[i]);
    }
    const Eigen::MatrixXd information = jacobian.transpose() * jacobian;
    const Eigen::VectorXd score = jacobian.transpose() * residual;
    if (!information.allFinite() || !score.allFinite()) return;
    InformationAtValues& told = result.atValues.emplace();
    told.unknowns = unknowns;
    for (Eigen::Index i = 0; i < information.rows(); ++i)
        told.information.push_back(toVector(information.row(i).transpose()));
    told.score = toVector(score);
    if (data.sensors.size() < 2) return;
    told.outputs.emplace();
    for (std::size_t s = 0; s < data.sensors.size(); ++s) {
        const std::vector<std::size_t>& rows = data.rowsOfSensor[s];
        const double scale = std::pow(data.sensors[s].sigma, 2);
        const Eigen::MatrixXd own = jacobian(rows, Eigen::all);
        const Eigen::MatrixXd ofOutput = scale * own.transpose() * own;
        InformationOfOutput one{
            data.sensors[s].output, {}, toVector(scale * own.transpose() * residual(rows))};
        for (Eigen::Index i = 0; i < ofOutput.rows(); ++i)
            one.information.push_back(toVector(ofOutput.row(i).transpose()));
        told.outputs->push_back(std::move(one));
    }
}

} // namespace rigor

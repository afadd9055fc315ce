#include "core/methods/fit/predict/given_values.h"

#include "core/methods/fit/present/describe_fit.h"
#include "core/methods/fit/uncertainty/fit_covariance.h"

namespace rigor {

void describeAtValues(FitResult& result, Predictor& predictor, const Eigen::VectorXd& values,
                      const std::vector<std::string>& unknowns, const std::vector<bool>& fitted) {
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
    std::vector<Eigen::Index> kept, free;
    for (Eigen::Index i = 0; i < information.rows(); ++i)
        (!fitted.empty() && fitted[static_cast<std::size_t>(i)] ? free : kept).push_back(i);
    InformationAtValues& told = result.atValues.emplace();
    for (const Eigen::Index i : kept) told.unknowns.push_back(unknowns[static_cast<std::size_t>(i)]);
    const auto tell = [&](const Eigen::MatrixXd& all, const Eigen::VectorXd& slope,
                          std::vector<std::vector<double>>& rows, std::vector<double>& scores) {
        // What the data leave of the others once they have told those that were fitted.
        Eigen::MatrixXd left = all(kept, kept);
        Eigen::VectorXd leftScore = slope(kept);
        if (!free.empty()) {
            const Eigen::MatrixXd across = all(kept, free);
            const auto solver = Eigen::MatrixXd(all(free, free)).completeOrthogonalDecomposition();
            left -= across * solver.solve(Eigen::MatrixXd(across.transpose()));
            leftScore -= across * solver.solve(Eigen::VectorXd(slope(free)));
        }
        for (Eigen::Index i = 0; i < left.rows(); ++i) rows.push_back(toVector(left.row(i).transpose()));
        scores = toVector(leftScore);
    };
    tell(information, score, told.information, told.score);
    if (data.sensors.size() < 2 || !free.empty()) return;
    told.outputs.emplace();
    for (std::size_t s = 0; s < data.sensors.size(); ++s) {
        const std::vector<std::size_t>& rows = data.rowsOfSensor[s];
        const double scale = std::pow(data.sensors[s].sigma, 2);
        const Eigen::MatrixXd own = jacobian(rows, Eigen::all);
        const Eigen::MatrixXd ofOutput = scale * own.transpose() * own;
        InformationOfOutput one{data.sensors[s].output, {}, {}};
        tell(ofOutput, scale * own.transpose() * residual(rows), one.information, one.score);
        told.outputs->push_back(std::move(one));
    }
}

} // namespace rigor

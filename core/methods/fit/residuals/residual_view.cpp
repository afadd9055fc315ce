#include "core/methods/fit/residuals/residual_view.h"

#include "core/foundation/base/numbers.h"
#include "core/methods/fit/fit_estimator.h"

#include <Eigen/QR>

#include <algorithm>
#include <cmath>

namespace rigor {

namespace {

/// Gathers the values: single ones in the order of the file, trajectories in the order of time.
class ViewBuilder {
  public:
    ViewBuilder(const Residuals& residuals, const FitData& data, const Prediction& prediction)
        : residuals_(residuals), data_(data), prediction_(prediction) {
        view_.sensors = data.sensors.size();
    }

    ResidualView build(const FitFace& face) {
        addSingles();
        addTrajectories();
        finish(face);
        return std::move(view_);
    }

  private:
    void add(std::size_t row, double value, std::string label, double time) {
        view_.row.push_back(row);
        view_.sensor.push_back(data_.rows[row].sensor);
        view_.label.push_back(std::move(label));
        view_.time.push_back(time);
        values_.push_back(value);
    }

    void addSingles() {
        std::vector<ResidualTrajectory> files(data_.sensors.size());
        for (std::size_t s = 0; s < files.size(); ++s) files[s].sensor = s;
        for (const FitSingle& single : data_.singles) {
            files[data_.rows[single.row].sensor].members.push_back(static_cast<Eigen::Index>(values_.size()));
            add(single.row, single.value, single.label, kNaN);
        }
        for (ResidualTrajectory& file : files)
            if (!file.members.empty()) view_.trajectories.push_back(std::move(file));
    }

    void addTrajectories() {
        std::vector<bool> single(data_.rows.size(), false);
        for (const FitSingle& one : data_.singles) single[one.row] = true;
        std::vector<std::size_t> order;
        for (std::size_t r = 0; r < data_.rows.size(); ++r)
            if (!single[r]) order.push_back(r);
        std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
            const FitRow &x = data_.rows[a], &y = data_.rows[b];
            return std::tie(x.fitCase, x.sensor, x.time) < std::tie(y.fitCase, y.sensor, y.time);
        });
        std::size_t before = data_.rows.size();
        for (const std::size_t r : order) {
            const FitRow& row = data_.rows[r];
            const FitCase& its = data_.cases[row.fitCase];
            if (before == data_.rows.size() || data_.rows[before].fitCase != row.fitCase ||
                data_.rows[before].sensor != row.sensor)
                view_.trajectories.push_back({row.sensor, its.label, {}});
            view_.trajectories.back().members.push_back(static_cast<Eigen::Index>(values_.size()));
            add(r, row.value, its.label, its.times[row.time]);
            before = r;
        }
    }

    void finish(const FitFace& face) {
        const auto n = static_cast<Eigen::Index>(values_.size());
        const bool fitted = prediction_.slopes.rows() == prediction_.values.size() && face.size() > 0;
        const Eigen::Index q = fitted ? face.size() : 0;
        view_.left.resize(n);
        view_.slopes.resize(n, q);
        view_.pull.resize(q, n);
        Eigen::MatrixXd slopes, pull;
        if (fitted) {
            slopes = face.along(prediction_.slopes);
            for (Eigen::Index r = 0; r < slopes.rows(); ++r)
                slopes.row(r) *= data_.weight(data_.rows[static_cast<std::size_t>(r)]);
            pull = estimatorOf(slopes, residuals_.weights(), Eigen::VectorXd::Ones(slopes.rows())).pull;
        }
        for (Eigen::Index k = 0; k < n; ++k) {
            const std::size_t r = view_.row[static_cast<std::size_t>(k)];
            const auto at = static_cast<Eigen::Index>(r);
            const FitRow& row = data_.rows[r];
            const double u = (values_[static_cast<std::size_t>(k)] - prediction_.values[at]) /
                             data_.sensors[row.sensor].sigma;
            view_.left[k] = residuals_.influence(at, u);
            if (!fitted) continue;
            // A row of repeated values counts with the root of their number.
            view_.slopes.row(k) = slopes.row(at) / std::sqrt(row.count);
            view_.pull.col(k) = pull.col(at) / std::sqrt(row.count);
        }
        if (fitted && !data_.priors.empty()) {
            const Eigen::VectorXd with = view_.left;
            view_.left = view_.leftOf(with);
        }
    }

    const Residuals& residuals_;
    const FitData& data_;
    const Prediction& prediction_;
    ResidualView view_;
    std::vector<double> values_;
};

} // namespace

Eigen::MatrixXd orthonormalColumns(const Eigen::MatrixXd& columns) {
    if (columns.cols() == 0) return columns;
    // Unit columns first, so that the rank does not depend on units.
    Eigen::MatrixXd unit = columns;
    for (Eigen::Index k = 0; k < unit.cols(); ++k)
        if (const double norm = unit.col(k).norm(); norm > 0) unit.col(k) /= norm;
    const Eigen::ColPivHouseholderQR<Eigen::MatrixXd> qr(unit);
    return qr.householderQ() * Eigen::MatrixXd::Identity(unit.rows(), qr.rank());
}

Eigen::VectorXd ResidualView::leftOf(const Eigen::VectorXd& errors) const {
    if (pull.rows() == 0) return errors;
    const Eigen::VectorXd moved = pull * errors;
    return errors - slopes * moved;
}

ResidualView residualView(const Residuals& residuals, const FitData& data, const Prediction& prediction,
                          const FitFace& face) {
    return ViewBuilder(residuals, data, prediction).build(face);
}

ResidualView viewWithout(const ResidualView& view, const std::vector<Eigen::Index>& removed,
                         const Eigen::VectorXd& weights, double& takenUp) {
    std::vector<Eigen::Index> place(static_cast<std::size_t>(view.size()), 0), kept;
    for (const Eigen::Index k : removed) place[static_cast<std::size_t>(k)] = -1;
    for (std::size_t k = 0; k < place.size(); ++k)
        if (place[k] == 0) {
            place[k] = static_cast<Eigen::Index>(kept.size());
            kept.push_back(static_cast<Eigen::Index>(k));
        }
    ResidualView rest;
    rest.sensors = view.sensors;
    Eigen::VectorXd own(static_cast<Eigen::Index>(kept.size()));
    for (std::size_t k = 0; k < kept.size(); ++k) {
        const auto from = static_cast<std::size_t>(kept[k]);
        rest.row.push_back(view.row[from]);
        rest.sensor.push_back(view.sensor[from]);
        rest.label.push_back(view.label[from]);
        rest.time.push_back(view.time[from]);
        own[static_cast<Eigen::Index>(k)] = weights[static_cast<Eigen::Index>(view.row[from])];
    }
    for (const ResidualTrajectory& trajectory : view.trajectories) {
        ResidualTrajectory shorter{trajectory.sensor, trajectory.experiment, {}};
        for (const Eigen::Index k : trajectory.members)
            if (place[static_cast<std::size_t>(k)] >= 0)
                shorter.members.push_back(place[static_cast<std::size_t>(k)]);
        if (!shorter.members.empty()) rest.trajectories.push_back(std::move(shorter));
    }
    rest.slopes = view.slopes(kept, Eigen::all);
    rest.pull.resize(rest.slopes.cols(), rest.slopes.rows());
    if (rest.slopes.cols() > 0)
        rest.pull = estimatorOf(rest.slopes, own, Eigen::VectorXd::Ones(own.size())).pull;
    const Eigen::VectorXd before = view.left(kept);
    rest.left = rest.leftOf(before);
    takenUp = (before - rest.left).squaredNorm();
    return rest;
}

} // namespace rigor

#include "tests/attacks/support/misfit.h"

namespace rigor::attacks {

namespace {

std::vector<double> sigmasOf(const Rig& rig) {
    std::vector<double> all;
    for (const auto& output : rig.outputs) all.push_back(output.sigma);
    return all;
}

} // namespace

double misfit(const Rig& rig, const Record& record, const std::vector<double>& values) {
    return misfit(rig, record, values, sigmasOf(rig));
}

double misfit(const Rig& rig, const Record& record, const std::vector<double>& values,
              const std::vector<double>& deviations) {
    double sum = 0;
    for (std::size_t r = 0; r < rig.runs.size(); ++r) {
        const Eigen::MatrixXd trajectory = rig.trajectory(values, rig.runs[r]);
        for (Eigen::Index k = 0; k < trajectory.cols(); ++k)
            for (Eigen::Index i = 0; i < trajectory.rows(); ++i)
                if (rig.runs[r].measured(i, k))
                    sum += std::pow((record.measured[r](i, k) - trajectory(i, k)) /
                                        deviations[static_cast<std::size_t>(k)],
                                    2);
    }
    return sum;
}

std::vector<double> spreads(const Rig& rig, const Record& record) {
    std::vector<double> all;
    for (std::size_t output = 0; output < rig.outputs.size(); ++output) {
        const auto k = static_cast<Eigen::Index>(output);
        double count = 0, sum = 0, squares = 0;
        for (std::size_t r = 0; r < rig.runs.size(); ++r)
            for (Eigen::Index i = 0; i < record.measured[r].rows(); ++i) {
                if (!rig.runs[r].measured(i, k)) continue;
                const double y = record.measured[r](i, k);
                count += 1;
                sum += y;
                squares += y * y;
            }
        const double variance = count > 1 ? (squares - sum * sum / count) / count : 0;
        all.push_back(variance > 0 ? std::sqrt(variance) : 1);
    }
    return all;
}

} // namespace rigor::attacks

#include "tests/attacks/support/misfit.h"

namespace rigor::attacks {

double misfit(const Rig& rig, const Record& record, const std::vector<double>& values) {
    double sum = 0;
    for (std::size_t r = 0; r < rig.runs.size(); ++r) {
        const Eigen::MatrixXd course = rig.course(values, rig.runs[r]);
        for (Eigen::Index k = 0; k < course.cols(); ++k)
            for (Eigen::Index i = 0; i < course.rows(); ++i)
                if (rig.runs[r].measured(i, k))
                    sum += std::pow((record.measured[r](i, k) - course(i, k)) /
                                        rig.outputs[static_cast<std::size_t>(k)].sigma,
                                    2);
    }
    return sum;
}

} // namespace rigor::attacks

#include "tests/attacks/support/noise.h"

#include <limits>

namespace rigor::attacks {

Eigen::VectorXd read(const Eigen::VectorXd& truth, double sigma, const Noise& noise, Draw& d) {
    Eigen::VectorXd result = truth;
    const double kept = noise.kind == NoiseKind::Ar1 ? noise.correlation : 0;
    double error = d.normal();
    for (Eigen::Index i = 0; i < truth.size(); ++i) {
        if (i > 0) error = kept * error + std::sqrt(1 - kept * kept) * d.normal();
        switch (noise.kind) {
        case NoiseKind::White:
        case NoiseKind::Ar1:
            result[i] += sigma * error;
            break;
        case NoiseKind::Outliers:
            result[i] += sigma * error;
            if (d.chance(noise.share)) result[i] += (d.chance(0.5) ? 1 : -1) * noise.size * sigma;
            break;
        case NoiseKind::Bias:
            result[i] += sigma * (error + noise.size);
            break;
        case NoiseKind::Quantised: {
            const double step = noise.size * sigma;
            result[i] = step * std::round((result[i] + sigma * error) / step);
            break;
        }
        case NoiseKind::Uniform:
            result[i] += d.between(-1, 1) * std::sqrt(3.0) * sigma;
            break;
        }
    }
    return result;
}

Record drawRecord(const Rig& rig, const Noise& noise, Draw d) {
    Record record;
    for (const RigRun& run : rig.runs) {
        Eigen::MatrixXd measured(run.truth.rows(), run.truth.cols());
        for (Eigen::Index k = 0; k < measured.cols(); ++k)
            measured.col(k) =
                read(run.truth.col(k), rig.outputs[static_cast<std::size_t>(k)].sigma, noise, d);
        record.measured.push_back(run.measured.select(measured, std::numeric_limits<double>::quiet_NaN()));
    }
    return record;
}

} // namespace rigor::attacks

#include "core/methods/fit/residuals/robust_scale.h"

#include <algorithm>
#include <cmath>

namespace rigor {

namespace {

constexpr double kNormalQuartile = 0.67448975019608171; ///< median |u| of a standard normal
constexpr double kNothing = 1e-12;                      ///< of the rms of the signal

double medianOf(std::vector<double> values) {
    const std::size_t n = values.size(), half = n / 2;
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(half);
    std::nth_element(values.begin(), middle, values.end());
    if (n % 2 == 1) return *middle;
    return (*middle + *std::max_element(values.begin(), middle)) / 2;
}

double rmsOf(const FitData& data, std::size_t sensor) {
    double squares = 0;
    for (const std::size_t r : data.rowsOfSensor[sensor]) squares += std::pow(data.rows[r].value, 2);
    const auto count = static_cast<double>(data.rowsOfSensor[sensor].size());
    return std::sqrt(squares / count) / data.sensors[sensor].sigma;
}

double atLeast(double deviation, double rms) {
    if (rms == 0) return deviation > 0 ? deviation : 1;
    return std::max(deviation, kNothing * rms);
}

} // namespace

std::vector<double> medianDeviations(const FitData& data, const Residuals& residuals,
                                     const Prediction& prediction) {
    const Eigen::VectorXd u = residuals.deviations(prediction);
    std::vector<double> result;
    for (std::size_t s = 0; s < data.sensors.size(); ++s) {
        std::vector<double> sizes;
        for (const std::size_t r : data.rowsOfSensor[s])
            sizes.push_back(std::abs(u[static_cast<Eigen::Index>(r)]));
        result.push_back(sizes.empty() ? 1 : atLeast(medianOf(sizes) / kNormalQuartile, rmsOf(data, s)));
    }
    return result;
}

std::vector<double> spreadOfSignals(const FitData& data) {
    std::vector<double> result;
    for (std::size_t s = 0; s < data.sensors.size(); ++s) {
        std::vector<double> values;
        for (const std::size_t r : data.rowsOfSensor[s])
            values.push_back(data.rows[r].value / data.sensors[s].sigma);
        if (values.empty()) {
            result.push_back(1);
            continue;
        }
        const double middle = medianOf(values), rms = rmsOf(data, s);
        for (double& v : values) v = std::abs(v - middle);
        const double spread = medianOf(values) / kNormalQuartile;
        // Of a signal that mostly stands still its size is the only measure there is.
        result.push_back(spread > 1e-3 * rms ? spread : atLeast(rms, rms));
    }
    return result;
}

} // namespace rigor

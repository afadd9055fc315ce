#pragma once
// Which sets of the measured outputs may be chosen: how many, at what cost, with and without which.

#include "core/methods/adequacy/options.h"
#include "core/methods/fit/predict/fit_data.h"

#include <limits>

namespace rigor {

/// One entry per sensor of the data; `costs` empty = none.
struct SensorLimits {
    std::vector<bool> required, forbidden;
    std::vector<double> costs;
    double costLimit = std::numeric_limits<double>::infinity();
    int most = 0; ///< 0 = all

    bool allows(const std::vector<bool>& used) const;
    double cost(const std::vector<bool>& used) const;
};

/// Throws Error: a name that is not measured (nearest name), a sensor both required and forbidden, a cost
/// that is missing or no number, a cost limit without costs, required sensors beyond the limits. `concerned`
/// is then the key of the option to blame.
SensorLimits sensorLimitsOf(const AdequacyOptions& options, const std::vector<FitSensor>& sensors,
                            std::string* concerned = nullptr);

/// "D_y 3" -> the name and the number behind it, which is NaN unless it is the one other word and a number.
std::pair<std::string, double> nameAndNumber(const std::string& item);

/// "D_y, F_x" -> per sensor whether it is named; empty if none is. `option` is named in errors.
std::vector<bool> sensorsNamed(const std::string& text, const char* option,
                               const std::vector<FitSensor>& sensors);

} // namespace rigor

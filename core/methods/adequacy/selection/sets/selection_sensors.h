#pragma once
// Candidate sensors of an experiment and which combinations of them are allowed.
//
// Gally, Groche, Hoppe, Kuttich, Matei, Pfetsch, Rakowitsch, Ulbrich, "Identification of model uncertainty
// via optimal design of experiments applied to a mechanical press", problem (10): binary weights omega_k say
// whether sensor k is used. Here the parameters stay at one estimate and the residuals are taken as small, so
// that S = 0 in eq. (9) and
//
//     M(omega) = sum_k omega_k / sigma_k^2 J_k^T J_k,   C(omega) = M(omega)^-1
//
// A sensor need not be measured yet: its rows J_k = dh_k/dp come from a model or from any other program.

#include <Eigen/Dense>

#include <limits>
#include <string>
#include <vector>

namespace rigor {

/// Sensors are numbered from 0, as in the file they come from.
struct CandidateSensors {
    std::string name;
    std::vector<std::string> sensors;    ///< n names
    std::vector<std::string> parameters; ///< p names
    std::vector<std::string> units;      ///< p units of the parameters; may be empty
    /// Per sensor J_k / sigma_k: r_k x p, row = one reading, 1 / unit of the parameter.
    std::vector<Eigen::MatrixXd> rows;
    std::vector<double> costs; ///< n, not negative; empty = none

    int count() const { return static_cast<int>(rows.size()); }
    int parameterCount() const { return static_cast<int>(parameters.size()); }
    double cost(int sensor) const { return costs.empty() ? 0 : costs[static_cast<std::size_t>(sensor)]; }
    double cost(const std::vector<int>& chosen) const;
    /// p x p information J_k^T J_k / sigma_k^2 of one sensor, and of several.
    Eigen::MatrixXd information(int sensor) const;
    Eigen::MatrixXd information(const std::vector<int>& chosen) const;
};

struct SelectionLimits {
    int maxSensors = 0;                                         ///< at most so many are chosen
    double costLimit = std::numeric_limits<double>::infinity(); ///< of the sum of their costs
    std::vector<int> required, forbidden;                       ///< ascending after checkSelection
};

/// The sensors a search may choose from: required ones are always in, forbidden and unaffordable ones never.
struct FreeSensors {
    std::vector<int> required, free; ///< ascending
    int places = 0;                  ///< free sensors that may be added at most
    double costLeft = std::numeric_limits<double>::infinity();
};

/// Sorts `required` and `forbidden`. Throws Error with sensor, value and limit for: a number that is no
/// sensor, one both required and forbidden, more required than maxSensors, required ones dearer than
/// costLimit, maxSensors below 1, a negative or not finite cost or a number of costs other than n.
void checkSelection(const CandidateSensors& set, SelectionLimits& limits);
FreeSensors freeSensors(const CandidateSensors& set, const SelectionLimits& limits);

/// Number of allowed combinations of at least one sensor, costs not regarded; infinite when beyond 1e300.
double combinationCount(const FreeSensors& sensors);

/// "2, 4, 14"
std::string sensorList(const std::vector<int>& sensors);

} // namespace rigor

#pragma once
// What would shrink the covariance most? Proposals (a further experiment, a series of them, a sensor that is
// not measured yet) are information matrices; each is judged alone, then as many as wanted are taken one
// after the other, each the best beside those before (V. V. Fedorov, "Theory of Optimal Experiments",
// section 4.2).

#include <Eigen/Core>

#include <limits>
#include <string>
#include <vector>

namespace rigor {

struct Proposal {
    int order = 0;                                               ///< 1 = first; 0 = not chosen
    double criterion = std::numeric_limits<double>::quiet_NaN(); ///< with this one alone
    double gain = std::numeric_limits<double>::quiet_NaN();      ///< 1 - criterion / criterion now
    /// Criterion with all chosen up to this one; NaN if not chosen.
    double together = std::numeric_limits<double>::quiet_NaN();
    std::string why; ///< why it could not be simulated
};

/// A, D, E or ME of the inverse of the information.
double criterionOfInformation(const Eigen::MatrixXd& information, const std::string& criterion);

/// Fills order, criterion, gain and together. added: per proposal, empty = it has none. count: how many are
/// chosen.
void orderProposals(const std::vector<Proposal*>& proposals, const Eigen::MatrixXd& information,
                    const std::vector<Eigen::MatrixXd>& added, int count, const std::string& criterion);

} // namespace rigor

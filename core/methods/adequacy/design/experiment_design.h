#pragma once
// Optimal design of experiments: what would shrink the covariance most? Proposals (a further experiment, a
// series of them, a sensor that is not measured yet) are information matrices; each is judged alone, then as
// many as wanted are taken one after the other, each the best beside those before (V. V. Fedorov, "Theory of
// Optimal Experiments", section 4.2). An experiment may be made again where that is best; of two that are
// equally good, the one taken less often is taken.

#include "core/foundation/base/translate.h"

#include <Eigen/Core>

#include <limits>
#include <optional>
#include <string>
#include <vector>

namespace rigor {

struct Proposal {
    int order = 0;     ///< place at which it is taken first, from 1; 0 = never
    bool tells = true; ///< false: what it adds to the information is nothing, so that it is never taken
    int times = 0;     ///< how often it is taken
    double criterion = std::numeric_limits<double>::quiet_NaN(); ///< with this one alone
    double gain = std::numeric_limits<double>::quiet_NaN();      ///< 1 - criterion / criterion now
    /// Criterion with all taken up to its first time; NaN if never.
    double together = std::numeric_limits<double>::quiet_NaN();
    Message why; ///< why it could not be simulated
};

/// A, D, E or ME of the inverse of the information.
double criterionOfInformation(const Eigen::MatrixXd& information, const std::string& criterion);

/// One of the proposals, taken after those before.
struct ProposalStep {
    std::size_t proposal = 0; ///< index
    double criterion = 0;     ///< then
};

/// Criteria that differ by less, relative, are equally good.
inline constexpr double kEquallyGood = 1e-9;

/// Information below this, relative to that of now, is none.
inline constexpr double kNoInformation = 1e-12;

/// The best proposal beside `information`: index, or nothing if none improves on infinity. added: per
/// proposal, empty = it cannot be taken. rank: per proposal; of equally good ones the least rank counts.
std::optional<ProposalStep> bestProposal(const Eigen::MatrixXd& information,
                                         const std::vector<Eigen::MatrixXd>& added,
                                         const std::vector<int>& rank, const std::string& criterion);

/// Fills the fields of the proposals and tells the steps; one that adds no information is never taken. added:
/// per proposal, empty = it has none. count: how many are taken; repeats: each as often as it is best,
/// otherwise once.
std::vector<ProposalStep> orderProposals(const std::vector<Proposal*>& proposals,
                                         const Eigen::MatrixXd& information,
                                         const std::vector<Eigen::MatrixXd>& added, int count,
                                         const std::string& criterion, bool repeats);

} // namespace rigor

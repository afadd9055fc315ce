#include "core/methods/adequacy/design/experiment_design.h"

#include "core/methods/adequacy/selection/sets/sensor_sets.h"

#include <Eigen/Dense>

#include <algorithm>
#include <cmath>

namespace rigor {

double criterionOfInformation(const Eigen::MatrixXd& information, const std::string& criterion) {
    // Scaled first, since units differ.
    const Eigen::VectorXd scale = information.diagonal().cwiseSqrt().cwiseInverse();
    const Eigen::MatrixXd scaled = scale.asDiagonal() * information * scale.asDiagonal();
    return criterionOf(criteriaOf(scale.asDiagonal() * scaled.inverse() * scale.asDiagonal()), criterion);
}

std::optional<ProposalStep> bestProposal(const Eigen::MatrixXd& information,
                                         const std::vector<Eigen::MatrixXd>& added,
                                         const std::vector<int>& rank, const std::string& criterion) {
    std::vector<double> then(added.size(), std::numeric_limits<double>::infinity());
    double least = std::numeric_limits<double>::infinity();
    for (std::size_t k = 0; k < added.size(); ++k) {
        if (added[k].size() == 0) continue;
        const double value = criterionOfInformation(information + added[k], criterion);
        if (!std::isfinite(value)) continue;
        then[k] = value;
        least = std::min(least, value);
    }
    if (!std::isfinite(least)) return std::nullopt;
    std::optional<ProposalStep> best;
    for (std::size_t k = 0; k < added.size(); ++k)
        if (then[k] <= least * (1 + kEquallyGood) && (!best || rank[k] < rank[best->proposal]))
            best = ProposalStep{k, then[k]};
    return best;
}

std::vector<ProposalStep> orderProposals(const std::vector<Proposal*>& proposals,
                                         const Eigen::MatrixXd& information,
                                         const std::vector<Eigen::MatrixXd>& added, int count,
                                         const std::string& criterion, bool repeats) {
    const double now = criterionOfInformation(information, criterion);
    std::vector<Eigen::MatrixXd> left = added;
    for (std::size_t k = 0; k < proposals.size(); ++k) {
        if (added[k].size() == 0) continue;
        proposals[k]->criterion = criterionOfInformation(information + added[k], criterion);
        proposals[k]->gain = 1 - proposals[k]->criterion / now;
        const double share = added[k].diagonal().cwiseQuotient(information.diagonal()).maxCoeff();
        proposals[k]->tells = share > kNoInformation;
        if (!proposals[k]->tells) left[k].resize(0, 0);
    }
    std::vector<ProposalStep> steps;
    std::vector<int> times(added.size());
    Eigen::MatrixXd sum = information;
    for (int order = 1; order <= count; ++order) {
        const auto best = bestProposal(sum, left, times, criterion);
        if (!best) break;
        Proposal& taken = *proposals[best->proposal];
        sum += added[best->proposal];
        taken.times = ++times[best->proposal];
        if (taken.times == 1) {
            taken.order = order;
            taken.together = best->criterion;
        }
        if (!repeats) left[best->proposal].resize(0, 0);
        steps.push_back(*best);
    }
    return steps;
}

} // namespace rigor

#include "core/methods/adequacy/proposals.h"

#include "core/methods/adequacy/sensor_sets.h"

#include <Eigen/Dense>

namespace rigor {

double criterionOfInformation(const Eigen::MatrixXd& information, const std::string& criterion) {
    // Scaled first, since units differ.
    const Eigen::VectorXd scale = information.diagonal().cwiseSqrt().cwiseInverse();
    const Eigen::MatrixXd scaled = scale.asDiagonal() * information * scale.asDiagonal();
    return criterionOf(criteriaOf(scale.asDiagonal() * scaled.inverse() * scale.asDiagonal()), criterion);
}

void orderProposals(const std::vector<Proposal*>& proposals, const Eigen::MatrixXd& information,
                    const std::vector<Eigen::MatrixXd>& added, int count, const std::string& criterion) {
    const double now = criterionOfInformation(information, criterion);
    for (std::size_t k = 0; k < proposals.size(); ++k) {
        if (added[k].size() == 0) continue;
        proposals[k]->criterion = criterionOfInformation(information + added[k], criterion);
        proposals[k]->gain = 1 - proposals[k]->criterion / now;
    }
    Eigen::MatrixXd sum = information;
    for (int order = 1; order <= count; ++order) {
        std::size_t best = proposals.size();
        double least = std::numeric_limits<double>::infinity();
        for (std::size_t k = 0; k < proposals.size(); ++k) {
            if (proposals[k]->order > 0 || added[k].size() == 0) continue;
            const double then = criterionOfInformation(sum + added[k], criterion);
            if (!(then < least)) continue;
            least = then;
            best = k;
        }
        if (best == proposals.size()) return;
        sum += added[best];
        proposals[best]->order = order;
        proposals[best]->together = least;
    }
}

} // namespace rigor

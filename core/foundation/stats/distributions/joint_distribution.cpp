#include "core/foundation/stats/distributions/joint_distribution.h"

namespace rigor {

std::vector<Germ> JointDistribution::germs() const {
    std::vector<Germ> germs;
    for (std::size_t i = 0; i < size(); ++i)
        germs.push_back(copula_.isElliptical() && copula_.involves(static_cast<int>(i)) ? Germ{}
                                                                                        : inputs_[i].germ());
    return germs;
}

void JointDistribution::fromIndependent(std::span<Probability> p, double* x) const {
    copula_.fromIndependent(p);
    for (std::size_t i = 0; i < size(); ++i) x[i] = inputs_[i].quantile(p[i]);
}

double JointDistribution::logPdf(std::span<const double> x) const {
    double sum = 0;
    std::vector<Probability> p;
    for (std::size_t i = 0; i < size(); ++i) {
        sum += inputs_[i].logPdf(x[i]);
        p.push_back(inputs_[i].probability(x[i]));
    }
    return copula_.independent() ? sum : sum + copula_.logDensity(p);
}

Eigen::MatrixXd samplesOf(const JointDistribution& inputs, const Eigen::MatrixXd& unitPoints) {
    eigen_assert(unitPoints.rows() == static_cast<Eigen::Index>(inputs.size()));
    Eigen::MatrixXd samples(unitPoints.rows(), unitPoints.cols());
    std::vector<Probability> p(inputs.size());
    for (Eigen::Index j = 0; j < unitPoints.cols(); ++j) {
        for (std::size_t i = 0; i < p.size(); ++i) {
            const double u = unitPoints(static_cast<Eigen::Index>(i), j);
            p[i] = {u, 1 - u};
        }
        inputs.fromIndependent(p, samples.col(j).data());
    }
    return samples;
}

} // namespace rigor

#include "core/methods/inverse_uncertainty/likelihood/propagation.h"

#include "core/foundation/base/error.h"
#include "core/foundation/base/translate.h"

#include <algorithm>

namespace rigor {

namespace {

constexpr long long kMostNodes = 2'000'000;
/// Terms times nodes of a projection (1.6 GB), and terms of an expansion whose squares are multiplied out.
constexpr double kMostOfProjection = 2e8;
constexpr int kMostSquared = 3500;

QuadratureGrid makeGrid(const std::vector<Germ>& germs, const InverseUncertaintyOptions& options) {
    const int dimension = static_cast<int>(germs.size());
    if (options.quadratureOrder < options.degree + 1)
        fail(sentence("Method", "quadrature_order is {} but must be at least degree + 1 = {}: fewer nodes "
                                "cannot tell the highest terms of the expansion apart."),
             options.quadratureOrder, options.degree + 1);
    if (gridFor(options, germs.size()) == "smolyak") {
        if (dimension < kSparseGridFromDimension)
            fail(sentence("Method",
                          "The sparse grid is offered from {} unknowns on, not for {}. Use the tensor grid."),
                 kSparseGridFromDimension, dimension);
        if (const double size = sparseGridSize(dimension, options.quadratureOrder - 1); size > kMostNodes)
            fail(sentence("Method",
                          "The Smolyak grid of quadrature_order {} in {} unknowns is made of {:.3g} "
                          "products of nodes, more than {}. Use a smaller quadrature_order and "
                          "degree."),
                 options.quadratureOrder, dimension, size, kMostNodes);
        return sparseGrid(germs, options.quadratureOrder - 1);
    }
    if (const long long size = tensorGridSize(dimension, options.quadratureOrder); size > kMostNodes)
        fail(sentence("Method", "The tensor grid of {} nodes in {} unknowns has {} points, more than {}. Use "
                                "the Smolyak grid."),
             options.quadratureOrder, dimension, size, kMostNodes);
    return tensorGrid(germs, options.quadratureOrder);
}

Eigen::MatrixXd makeProjection(const ChaosBasis& basis, const QuadratureGrid& grid) {
    const auto terms = static_cast<double>(basis.size());
    const bool many = basis.germs().size() >= kManyUnknowns;
    if (terms * static_cast<double>(grid.size()) > kMostOfProjection || (many && basis.size() > kMostSquared))
        fail(sentence("Method", "The expansion of degree {} in {} unknowns has {} terms on {} nodes: that is "
                                "too large. Use a smaller degree."),
             basis.degree(), basis.germs().size(), basis.size(), grid.size());
    return projectionMatrix(basis, grid);
}

constexpr std::size_t kMostByQuadrature = 6; ///< unknowns

int highestOrder(const InverseUncertaintyOptions& options) { return std::max(4, options.moments); }

} // namespace

std::string gridFor(const InverseUncertaintyOptions& options, std::size_t unknowns) {
    if (options.grid != "automatic") return options.grid;
    return unknowns < kManyUnknowns ? "tensor" : "smolyak";
}

Propagator::Propagator(std::vector<Germ> germs, const InverseUncertaintyOptions& options, int threads,
                       const std::string& cacheDirectory, Messages* warnings)
    : basis_(std::move(germs), options.degree), grid_(makeGrid(basis_.germs(), options)),
      projection_(makeProjection(basis_, grid_)) {
    const std::size_t unknowns = basis_.germs().size();
    if (options.momentMethod == "multinomial") {
        for (int order = 2; order <= highestOrder(options); ++order)
            tensors_.push_back(*cachedMomentTensor(basis_, order, cacheDirectory, threads, {}, warnings));
    } else if (unknowns >= kManyUnknowns && highestOrder(options) <= SquareMoments::kMostOrder) {
        square_.emplace(basis_);
    } else if (unknowns <= kMostByQuadrature) {
        quadrature_.emplace(basis_, highestOrder(options));
    } else {
        fail(sentence("Method", "moments is {} but must be at most {} with more than {} unknowns; there are "
                                "{}."),
             options.moments, SquareMoments::kMostOrder, kMostByQuadrature, unknowns);
    }
    for (std::size_t i = 0; i < unknowns && unknowns >= kManyUnknowns; ++i) {
        const Germ& germ = basis_.germs()[i];
        const QuadratureRule rule = gaussRule(germ, options.quadratureOrder);
        RuleOfOne& one = rules_.emplace_back();
        one.germs.assign(rule.nodes.begin(), rule.nodes.end());
        for (const double theta : one.germs) one.probabilities.push_back(germProbability(germ, theta));
        one.weighted =
            basis_.polynomials(static_cast<int>(i)).evaluate(rule.nodes) * rule.weights.asDiagonal();
    }
    for (Eigen::Index i = 0; i < grid_.nodes.rows(); ++i) {
        NodesOfOne& one = ofUnknown_.emplace_back();
        one.values.assign(grid_.nodes.row(i).begin(), grid_.nodes.row(i).end());
        std::sort(one.values.begin(), one.values.end());
        one.values.erase(std::unique(one.values.begin(), one.values.end()), one.values.end());
        for (const double theta : one.values)
            one.probabilities.push_back(germProbability(this->germs()[static_cast<std::size_t>(i)], theta));
        for (const double theta : grid_.nodes.row(i))
            one.ofNode.push_back(static_cast<std::size_t>(
                std::lower_bound(one.values.begin(), one.values.end(), theta) - one.values.begin()));
    }
}

Eigen::MatrixXd Propagator::samples(const JointDistribution& inputs) const {
    Eigen::MatrixXd samples(grid_.nodes.rows(), grid_.nodes.cols());
    if (!inputs.copula().independent()) {
        std::vector<Probability> p(ofUnknown_.size());
        for (Eigen::Index j = 0; j < samples.cols(); ++j) {
            for (std::size_t i = 0; i < p.size(); ++i)
                p[i] = ofUnknown_[i].probabilities[ofUnknown_[i].ofNode[static_cast<std::size_t>(j)]];
            inputs.fromIndependent(p, samples.col(j).data());
        }
        return samples;
    }
    std::vector<double> x;
    for (std::size_t i = 0; i < ofUnknown_.size(); ++i) {
        const NodesOfOne& one = ofUnknown_[i];
        const bool ownGerm = inputs[i].germ() == germs()[i];
        x.clear();
        for (std::size_t k = 0; k < one.values.size(); ++k)
            x.push_back(ownGerm ? inputs[i].fromGerm(one.values[k], one.probabilities[k])
                                : inputs[i].fromGerm(one.values[k]));
        for (std::size_t j = 0; j < one.ofNode.size(); ++j)
            samples(static_cast<Eigen::Index>(i), static_cast<Eigen::Index>(j)) = x[one.ofNode[j]];
    }
    return samples;
}

std::vector<Moments> Propagator::moments(const Eigen::MatrixXd& coefficients) const {
    Eigen::MatrixXd central;
    if (square_) {
        central = square_->central(coefficients);
    } else if (quadrature_) {
        central = quadrature_->central(coefficients);
    } else {
        Eigen::MatrixXd centred = coefficients;
        centred.row(0).setZero();
        central = Eigen::MatrixXd::Zero(static_cast<Eigen::Index>(tensors_.size()) + 1, coefficients.cols());
        for (std::size_t k = 0; k < tensors_.size(); ++k)
            central.row(static_cast<Eigen::Index>(k) + 1) = tensors_[k].moments(centred).transpose();
    }
    std::vector<Moments> all;
    for (Eigen::Index e = 0; e < coefficients.cols(); ++e) {
        const Eigen::VectorXd column = central.col(e);
        all.push_back(
            momentsFromCentral(coefficients(0, e), {column.data(), static_cast<std::size_t>(column.size())}));
    }
    return all;
}

MaximumEntropyFit fitWithFewerMoments(const Moments& moments, int order, double support) {
    MaximumEntropyOptions options;
    options.support = support;
    MaximumEntropyFit first = fitMaximumEntropy(moments, order, options);
    if (first.converged()) return first;
    for (int fewer = order % 2 == 0 ? order - 2 : order - 1; fewer >= 2; fewer -= 2) {
        MaximumEntropyFit fit = fitMaximumEntropy(moments, fewer, options);
        if (!fit.converged()) continue;
        fit.reason = first.reason;
        return fit;
    }
    return first;
}

} // namespace rigor

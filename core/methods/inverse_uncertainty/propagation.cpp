#include "core/methods/inverse_uncertainty/propagation.h"

#include "core/foundation/base/error.h"
#include "core/foundation/base/translate.h"

#include <algorithm>

namespace rigor {

namespace {

QuadratureGrid makeGrid(const std::vector<Germ>& germs, const InverseUncertaintyOptions& options) {
    const int dimension = static_cast<int>(germs.size());
    if (options.quadratureOrder < options.degree + 1)
        fail(sentence("Method", "quadrature_order is {} but must be at least degree + 1 = {}: fewer nodes "
                                "cannot tell the highest terms of the expansion apart."),
             options.quadratureOrder, options.degree + 1);
    if (options.grid == "smolyak") {
        if (dimension < kSparseGridFromDimension)
            fail(sentence("Method",
                          "The sparse grid is offered from {} unknowns on, not for {}. Use the tensor grid."),
                 kSparseGridFromDimension, dimension);
        return sparseGrid(germs, options.quadratureOrder - 1);
    }
    constexpr long long kMostNodes = 2'000'000;
    if (const long long size = tensorGridSize(dimension, options.quadratureOrder); size > kMostNodes)
        fail(sentence("Method", "The tensor grid of {} nodes in {} unknowns has {} points, more than {}. Use "
                                "the Smolyak grid."),
             options.quadratureOrder, dimension, size, kMostNodes);
    return tensorGrid(germs, options.quadratureOrder);
}

int highestOrder(const InverseUncertaintyOptions& options) { return std::max(4, options.moments); }

} // namespace

Propagator::Propagator(std::vector<Germ> germs, const InverseUncertaintyOptions& options, int threads,
                       const std::string& cacheDirectory, std::vector<std::string>* warnings)
    : basis_(std::move(germs), options.degree), grid_(makeGrid(basis_.germs(), options)),
      projection_(projectionMatrix(basis_, grid_)), quadrature_(basis_, highestOrder(options)) {
    if (options.momentMethod != "multinomial") return;
    for (int order = 2; order <= highestOrder(options); ++order)
        tensors_.push_back(*cachedMomentTensor(basis_, order, cacheDirectory, threads, {}, warnings));
}

Eigen::MatrixXd Propagator::samples(const std::vector<Distribution>& inputs) const {
    Eigen::MatrixXd samples(grid_.nodes.rows(), grid_.nodes.cols());
    for (Eigen::Index i = 0; i < samples.rows(); ++i)
        for (Eigen::Index j = 0; j < samples.cols(); ++j)
            samples(i, j) = inputs[static_cast<std::size_t>(i)].fromGerm(grid_.nodes(i, j));
    return samples;
}

std::vector<Moments> Propagator::moments(const Eigen::MatrixXd& coefficients) const {
    Eigen::MatrixXd central;
    if (tensors_.empty()) {
        central = quadrature_.central(coefficients);
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

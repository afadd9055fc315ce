#include "core/foundation/stats/sparse_expansion.h"

#include "core/foundation/base/parallel.h"
#include "core/foundation/stats/orthogonal_polynomials.h"
#include "core/foundation/stats/polynomial_chaos.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <set>

namespace rigor {

namespace {

/// A candidate whose part beside the terms taken is shorter than this share of it adds rounding.
constexpr double kDependent = 1e-9;
/// Points per term at least.
constexpr double kPointsPerTerm = 1.3;

void appendHyperbolic(MultiIndices& out, std::vector<int>& index, const std::vector<bool>& used,
                      std::size_t at, int most, double left) {
    constexpr double kRounding = 1e-9;
    if (at == index.size()) {
        out.push_back(index);
        return;
    }
    for (int degree = 0; degree <= (used[at] ? most : 0) && std::sqrt(degree) <= left + kRounding; ++degree) {
        index[at] = degree;
        appendHyperbolic(out, index, used, at + 1, most, left - std::sqrt(degree));
    }
    index[at] = 0;
}

/// Terms in the order in which they are taken, as the rows of a Cholesky factor of their Gram matrix.
struct Selection {
    std::vector<Eigen::Index> order;
    Eigen::MatrixXd factor; ///< lower triangular
};

/// psi and y are weighted by the roots of the weights; scale: per output, of the squares.
Selection select(const Eigen::MatrixXd& psi, const Eigen::MatrixXd& y, const Eigen::VectorXd& scale,
                 Eigen::Index mostTerms, const std::stop_token& stop) {
    const Eigen::Index candidates = psi.cols();
    const Eigen::MatrixXd gram = psi.transpose() * psi;
    Eigen::MatrixXd left = psi.transpose() * y;   // products with what is left of the outputs
    Eigen::VectorXd length = gram.diagonal();     // squared, of what is left of the candidates
    Eigen::MatrixXd along(candidates, mostTerms); // products with the orthonormal directions taken
    std::vector<bool> taken(static_cast<std::size_t>(candidates), false);
    Selection selection;
    double energy = 0;
    for (Eigen::Index e = 0; e < y.cols(); ++e) energy += y.col(e).squaredNorm() / scale[e];
    for (Eigen::Index count = 0; count < mostTerms && !stop.stop_requested(); ++count) {
        Eigen::Index next = count == 0 ? 0 : -1; // the constant is first
        double most = 0;
        for (Eigen::Index j = 0; j < candidates && count > 0; ++j) {
            if (taken[static_cast<std::size_t>(j)] || length[j] <= kDependent * gram(j, j)) continue;
            const double gain = (left.row(j).array().square() / scale.transpose().array()).sum() / length[j];
            if (gain > most) most = gain, next = j;
        }
        constexpr double kRounding = 1e-30;
        if (next < 0 || most < kRounding * energy * (count > 0)) break;
        taken[static_cast<std::size_t>(next)] = true;
        auto direction = along.col(count);
        direction = gram.col(next);
        if (count > 0) direction.noalias() -= along.leftCols(count) * along.row(next).head(count).transpose();
        direction /= std::sqrt(length[next]);
        const Eigen::RowVectorXd part = left.row(next) / std::sqrt(length[next]);
        left.noalias() -= direction * part;
        length -= direction.cwiseAbs2();
        selection.order.push_back(next);
    }
    const auto count = static_cast<Eigen::Index>(selection.order.size());
    selection.factor = along(selection.order, Eigen::seqN(0, count)).triangularView<Eigen::Lower>();
    return selection;
}

/// How many of the terms each output keeps, and its leave-one-out error.
struct Lengths {
    std::vector<Eigen::Index> kept;
    Eigen::VectorXd leaveOneOut;
};

Lengths lengthsOf(const Eigen::MatrixXd& directions, const Eigen::MatrixXd& y,
                  const Eigen::VectorXd& weights) {
    const Eigen::Index points = y.rows(), outputs = y.cols();
    const auto n = static_cast<double>(points);
    Lengths lengths{std::vector<Eigen::Index>(static_cast<std::size_t>(outputs), 1),
                    Eigen::VectorXd::Constant(outputs, std::numeric_limits<double>::infinity())};
    Eigen::MatrixXd rest = y;
    Eigen::ArrayXd leverage = Eigen::ArrayXd::Zero(points);
    const double all = weights.sum();
    for (Eigen::Index k = 0; k < directions.cols(); ++k) {
        const auto direction = directions.col(k);
        const Eigen::RowVectorXd part = direction.transpose() * rest;
        rest.noalias() -= direction * part;
        leverage += direction.array().square();
        const Eigen::ArrayXd alone = (1 - leverage).max(1e-9).inverse().square();
        const double terms = static_cast<double>(k) + 1;
        // Eq. 27 with the trace of an orthonormal design: few points for many terms flatter.
        const double correction = n / (n - terms) * (1 + terms / n);
        for (Eigen::Index e = 0; e < outputs; ++e) {
            const double error = std::sqrt(correction * (rest.col(e).array().square() * alone).sum() / all);
            if (!(error < lengths.leaveOneOut[e])) continue;
            lengths.leaveOneOut[e] = error;
            lengths.kept[static_cast<std::size_t>(e)] = k + 1;
        }
    }
    return lengths;
}

/// One fit with a given dictionary.
std::shared_ptr<SparseExpansion> fitWith(const MultiIndices& dictionary, const std::vector<bool>& used,
                                         const Eigen::MatrixXd& points, const Eigen::MatrixXd& values,
                                         const Eigen::VectorXd& weights, const SparseOptions& options,
                                         const std::stop_token& stop) {
    const Eigen::VectorXd root = weights.cwiseSqrt();
    const Eigen::MatrixXd psi = root.asDiagonal() * legendreProducts(dictionary, points);
    const Eigen::MatrixXd y = root.asDiagonal() * values;
    Eigen::VectorXd scale(values.cols());
    for (Eigen::Index e = 0; e < values.cols(); ++e) {
        const double spread = (values.col(e).array() - values.col(e).mean()).square().sum();
        scale[e] = spread > 0 ? spread : 1;
    }
    const auto most = static_cast<Eigen::Index>(static_cast<double>(points.cols()) / kPointsPerTerm);
    const Selection selection =
        select(psi, y, scale, std::min({most, psi.cols(), Eigen::Index{options.mostTerms}}), stop);
    if (stop.stop_requested()) return nullptr;
    const Eigen::MatrixXd taken = psi(Eigen::all, selection.order);
    const Eigen::MatrixXd directions =
        selection.factor.triangularView<Eigen::Lower>().solve(taken.transpose()).transpose();
    const Lengths lengths = lengthsOf(directions, y, weights);

    auto made = std::make_shared<SparseExpansion>();
    made->used = used;
    made->leaveOneOut = lengths.leaveOneOut;
    const Eigen::Index count = *std::ranges::max_element(lengths.kept);
    for (Eigen::Index k = 0; k < count; ++k)
        made->terms.push_back(
            dictionary[static_cast<std::size_t>(selection.order[static_cast<std::size_t>(k)])]);
    made->coefficients = Eigen::MatrixXd::Zero(count, values.cols());
    for (Eigen::Index e = 0; e < values.cols(); ++e) {
        const Eigen::Index kept = lengths.kept[static_cast<std::size_t>(e)];
        const auto factor = selection.factor.topLeftCorner(kept, kept);
        const auto own = taken.leftCols(kept);
        Eigen::VectorXd c = Eigen::VectorXd::Zero(kept), rest = y.col(e);
        for (int pass = 0; pass < 2; ++pass) { // the second takes away the rounding of the normal equations
            Eigen::VectorXd step = own.transpose() * rest;
            factor.triangularView<Eigen::Lower>().solveInPlace(step);
            factor.triangularView<Eigen::Lower>().transpose().solveInPlace(step);
            c += step;
            rest.noalias() -= own * step;
        }
        made->coefficients.col(e).head(kept) = c;
    }
    return made;
}

/// Mean of the logarithms of the errors; an output that is met exactly counts as met to rounding.
double score(const SparseExpansion& fit, const Eigen::MatrixXd& values) {
    constexpr double kExact = 1e-14;
    double sum = 0;
    for (Eigen::Index e = 0; e < values.cols(); ++e)
        sum += std::log(fit.leaveOneOut[e] + kExact * values.col(e).cwiseAbs().maxCoeff() + 1e-300);
    return sum / static_cast<double>(values.cols());
}

} // namespace

MultiIndices sparseDictionary(const std::vector<bool>& used, int level) {
    MultiIndices all;
    const auto inputs = static_cast<int>(std::ranges::count(used, true));
    std::set<std::vector<int>> known;
    const auto add = [&](const std::vector<int>& index) {
        if (known.insert(index).second) all.push_back(index);
    };
    if (inputs > 0)
        for (const auto& index : totalDegreeIndices(inputs, level)) {
            std::vector<int> whole(used.size(), 0);
            std::size_t at = 0;
            for (std::size_t i = 0; i < used.size(); ++i)
                if (used[i]) whole[i] = index[at++];
            add(whole);
        }
    const int most = 2 * level + 2;
    MultiIndices hyperbolic;
    std::vector<int> index(used.size(), 0);
    appendHyperbolic(hyperbolic, index, used, 0, most, std::sqrt(most));
    for (const auto& one : hyperbolic) add(one);
    return all;
}

Eigen::MatrixXd legendreProducts(const MultiIndices& terms, const Eigen::MatrixXd& points) {
    int degree = 0;
    for (const auto& index : terms) degree = std::max(degree, *std::ranges::max_element(index));
    const OrthonormalPolynomials legendre({.family = GermFamily::Legendre}, degree);
    std::vector<Eigen::MatrixXd> values;
    for (Eigen::Index i = 0; i < points.rows(); ++i)
        values.push_back(legendre.evaluate(Eigen::VectorXd(points.row(i))).transpose());
    Eigen::MatrixXd psi(points.cols(), static_cast<Eigen::Index>(terms.size()));
    for (std::size_t t = 0; t < terms.size(); ++t) {
        auto column = psi.col(static_cast<Eigen::Index>(t)).array();
        bool first = true;
        for (std::size_t i = 0; i < terms[t].size(); ++i) {
            if (terms[t][i] == 0) continue;
            if (first)
                column = values[i].col(terms[t][i]).array();
            else
                column *= values[i].col(terms[t][i]).array();
            first = false;
        }
        if (first) column = 1;
    }
    return psi;
}

Eigen::MatrixXd SparseExpansion::at(const Eigen::MatrixXd& points) const {
    return legendreProducts(terms, points) * coefficients;
}

double SparseExpansion::influence(int variable) const {
    double most = 0;
    for (Eigen::Index e = 0; e < coefficients.cols(); ++e) {
        double own = 0, all = 0;
        for (std::size_t t = 1; t < terms.size(); ++t) {
            const double energy = std::pow(coefficients(static_cast<Eigen::Index>(t), e), 2);
            all += energy;
            if (terms[t][static_cast<std::size_t>(variable)] > 0) own += energy;
        }
        if (all > 0) most = std::max(most, own / all);
    }
    return most;
}

std::shared_ptr<const SparseExpansion> fitSparse(const Eigen::MatrixXd& points, const Eigen::MatrixXd& values,
                                                 const Eigen::VectorXd& weights, const SparseOptions& options,
                                                 int threads, std::stop_token stop) {
    const auto bestOf = [&](const std::vector<bool>& used) {
        std::vector<MultiIndices> dictionaries;
        for (int level = 1; level <= options.mostLevel; ++level) {
            MultiIndices dictionary = sparseDictionary(used, level);
            const auto size = static_cast<Eigen::Index>(dictionary.size());
            if (level > 1 && size > std::min<Eigen::Index>(options.mostCandidates, 2 * points.cols())) break;
            dictionaries.push_back(std::move(dictionary));
        }
        std::vector<std::shared_ptr<SparseExpansion>> fits(dictionaries.size());
        parallelFor(fits.size(), threads, stop, [&](std::size_t k) {
            const std::size_t level = fits.size() - 1 - k; // the longest first
            fits[level] = fitWith(dictionaries[level], used, points, values, weights, options, stop);
        });
        std::shared_ptr<SparseExpansion> best;
        for (const auto& fit : fits)
            if (fit && (!best || score(*fit, values) < score(*best, values))) best = fit;
        return stop.stop_requested() ? nullptr : best;
    };
    std::vector<bool> used(static_cast<std::size_t>(points.rows()), true);
    std::shared_ptr<SparseExpansion> best = bestOf(used);
    if (!best) return nullptr;
    // What a variable seems to do below the error of the fit may be that error.
    double error = 0;
    for (Eigen::Index e = 0; e < values.cols(); ++e) {
        const double spread = (values.col(e).array() - values.col(e).mean()).square().mean();
        if (spread > 0) error = std::max(error, std::pow(best->leaveOneOut[e], 2) / spread);
    }
    for (const double times : {100.0, 1.0}) {
        std::vector<bool> fewer(used.size());
        for (std::size_t i = 0; i < used.size(); ++i)
            fewer[i] = best->influence(static_cast<int>(i)) > std::max(times * error, 1e-12);
        if (std::ranges::count(fewer, false) == 0) break;
        if (fewer == used) continue;
        used = fewer;
        const std::shared_ptr<SparseExpansion> without = bestOf(used);
        if (!without) return nullptr;
        if (score(*without, values) <= score(*best, values)) return without;
    }
    return best;
}

} // namespace rigor

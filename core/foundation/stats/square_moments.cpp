#include "core/foundation/stats/square_moments.h"

#include <algorithm>
#include <cmath>
#include <unordered_map>

namespace rigor {

namespace {

constexpr double kNothing = 1e-13; ///< inner products below are rounding
constexpr double kNegligible = 1e-20;

/// <phi_a phi_b phi_c> of one germ, a and b up to the degree, c up to twice the degree; exact by quadrature.
class TripleProducts {
  public:
    TripleProducts(const Germ& germ, int degree) : degree_(degree) {
        const QuadratureRule rule = gaussRule(germ, 2 * degree + 1);
        const Eigen::MatrixXd phi = OrthonormalPolynomials(germ, 2 * degree).evaluate(rule.nodes);
        for (int a = 0; a <= degree; ++a)
            for (int b = 0; b <= degree; ++b)
                for (int c = 0; c <= 2 * degree; ++c)
                    values_.push_back((phi.row(a).array() * phi.row(b).array() * phi.row(c).array() *
                                       rule.weights.transpose().array())
                                          .sum());
    }
    double operator()(int a, int b, int c) const {
        return values_[static_cast<std::size_t>((a * (degree_ + 1) + b) * (2 * degree_ + 1) + c)];
    }

  private:
    int degree_;
    std::vector<double> values_;
};

/// Finds multi-indices, whose degrees are at most 40.
class IndexNumbers {
  public:
    std::uint32_t numberOf(std::uint64_t key) {
        return known_.try_emplace(key, static_cast<std::uint32_t>(known_.size())).first->second;
    }
    std::int64_t find(std::uint64_t key) const {
        const auto found = known_.find(key);
        return found == known_.end() ? -1 : static_cast<std::int64_t>(found->second);
    }
    std::uint32_t size() const { return static_cast<std::uint32_t>(known_.size()); }
    static constexpr int kBits = 6;

  private:
    std::unordered_map<std::uint64_t, std::uint32_t> known_;
};

} // namespace

SquareMoments::SquareMoments(const ChaosBasis& basis) : terms_(basis.size()) {
    std::vector<TripleProducts> triples;
    for (const Germ& germ : basis.germs()) triples.emplace_back(germ, basis.degree());
    struct Open { ///< a product of the inputs seen so far
        std::uint64_t key;
        double weight;
    };
    IndexNumbers numbers;
    std::vector<Open> product, next;
    for (int j = 1; j < terms_; ++j)
        for (int i = 1; i <= j; ++i) {
            const auto& first = basis.indices()[static_cast<std::size_t>(i)];
            const auto& second = basis.indices()[static_cast<std::size_t>(j)];
            product.assign(1, {0, i == j ? 1.0 : 2.0});
            for (std::size_t k = 0; k < triples.size(); ++k) {
                next.clear();
                for (int c = std::abs(first[k] - second[k]); c <= first[k] + second[k]; ++c) {
                    const double value = triples[k](first[k], second[k], c);
                    if (std::abs(value) < kNothing) continue;
                    for (const Open& one : product)
                        next.push_back({(one.key << IndexNumbers::kBits) | static_cast<std::uint64_t>(c),
                                        one.weight * value});
                }
                product.swap(next);
            }
            for (const Open& one : product) parts_.push_back({numbers.numberOf(one.key), one.weight});
            ends_.push_back(static_cast<std::uint32_t>(parts_.size()));
        }
    targets_ = numbers.size();
    for (int i = 1; i < terms_; ++i) {
        std::uint64_t key = 0;
        for (const int degree : basis.indices()[static_cast<std::size_t>(i)])
            key = (key << IndexNumbers::kBits) | static_cast<std::uint64_t>(degree);
        ofTarget_.push_back(numbers.find(key));
    }
}

Eigen::MatrixXd SquareMoments::central(const Eigen::MatrixXd& coefficients) const {
    eigen_assert(coefficients.rows() == terms_);
    // Expansions side by side, so that the table is read once for all of them.
    using Block = Eigen::Array<double, kBlock, Eigen::Dynamic>;
    Eigen::MatrixXd result = Eigen::MatrixXd::Zero(kMostOrder, coefficients.cols());
    Block square(kBlock, static_cast<Eigen::Index>(targets_)), c(kBlock, terms_);
    for (Eigen::Index from = 0; from < coefficients.cols(); from += kBlock) {
        const Eigen::Index count = std::min<Eigen::Index>(kBlock, coefficients.cols() - from);
        c.setZero();
        c.topRows(count) = coefficients.middleCols(from, count).transpose().array();
        square.setZero();
        // Parts of the deviations; pairs far below rounding are passed over.
        const Eigen::Array<double, kBlock, 1> deviation =
            c.rightCols(terms_ - 1).square().rowwise().sum().sqrt().max(1e-300);
        const Eigen::ArrayXd part = (c.colwise() / deviation).abs().colwise().maxCoeff().transpose();
        std::size_t pair = 0, at = 0;
        for (int j = 1; j < terms_; ++j)
            for (int i = 1; i <= j; ++i, ++pair) {
                if (part[i] * part[j] < kNegligible) {
                    at = ends_[pair];
                    continue;
                }
                const Eigen::Array<double, kBlock, 1> both = c.col(i) * c.col(j);
                for (; at < ends_[pair]; ++at) square.col(parts_[at].target) += both * parts_[at].weight;
            }
        for (int i = 1; i < terms_; ++i) {
            result.row(1).segment(from, count) += c.col(i).square().matrix().head(count).transpose();
            if (const std::int64_t target = ofTarget_[static_cast<std::size_t>(i) - 1]; target >= 0)
                result.row(2).segment(from, count) +=
                    (c.col(i) * square.col(target)).matrix().head(count).transpose();
        }
        result.row(3).segment(from, count) = square.square().rowwise().sum().matrix().head(count).transpose();
    }
    return result;
}

} // namespace rigor

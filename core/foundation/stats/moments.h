#pragma once
// Moments mu_m = E{Y^m} of a polynomial chaos expansion, in two ways that agree to rounding:
//  (a) MomentTensor: the multinomial sum of De Groote et al., eqs. (9) and (10), over the index set with
//  nonzero
//      inner products;
//  (b) QuadratureMoments: exact Gauss quadrature of the expansion (the integrand of order m is a polynomial
//  of degree
//      m d), which is far cheaper.
// The mean is c_0; with c_0 set to 0 both give central moments without cancellation.

#include "core/foundation/base/translate.h"
#include "core/foundation/stats/polynomial_chaos.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <stop_token>
#include <string>

namespace rigor {

/// Coefficients a_i of eq. (10) for one order m: mu_m = sum_t weight_t prod_s c_(factor_ts), where the m
/// factors of term t are basis terms in ascending order and weight is multinomial times inner product.
class MomentTensor {
  public:
    /// Generates all multi-indices |i| = m over p basis terms by push and fork and keeps those with a nonzero
    /// inner product. Same result for any number of threads. nullopt if stopped. Throws Error if order is not
    /// in 1..8 or the index set has more than 2^36 members.
    static std::optional<MomentTensor> build(const ChaosBasis& basis, int order, int threads = 0,
                                             std::stop_token stop = {});

    int order() const { return order_; }
    long long generated() const { return generated_; } ///< size of the index set, counted one by one
    long long nonzero() const { return static_cast<long long>(weights_.size()); }
    /// Basis terms of entry t (order() of them) and its weight.
    std::span<const std::uint16_t> factors(std::size_t t) const;
    double weight(std::size_t t) const { return weights_[t]; }
    /// mu_m of each column of coefficients (p x L).
    Eigen::VectorXd moments(const Eigen::MatrixXd& coefficients) const;

  private:
    friend struct MomentTensorFile;
    int order_ = 0, terms_ = 0;
    long long generated_ = 0;
    std::vector<std::uint16_t> factors_; ///< nonzero x order
    std::vector<double> weights_;
};

/// Size of the index set: binomial(m + p - 1, m).
long long multiIndexCount(int terms, int order);

/// build(), or the table kept in `cacheDirectory` by an earlier call for the same germs, degree and order (""
/// = no cache). The file is versioned and carries a checksum; one that does not fit is rebuilt and a sentence
/// is appended to `warnings` (also if it cannot be written: the answer does not depend on the cache). Written
/// to a temporary name and renamed, so that a reader never sees half a file.
std::optional<MomentTensor> cachedMomentTensor(const ChaosBasis& basis, int order,
                                               const std::filesystem::path& cacheDirectory, int threads,
                                               std::stop_token stop, Messages* warnings);

/// Raw and central moments by exact quadrature, summed dimension by dimension (no table of the basis at all
/// nodes).
class QuadratureMoments {
  public:
    /// For orders 1 .. maxOrder; ceil((maxOrder d + 1)/2) nodes per direction.
    QuadratureMoments(const ChaosBasis& basis, int maxOrder);
    int maxOrder() const { return maxOrder_; }
    /// Row m - 1 = moment of order m, column l = column l of coefficients (p x L).
    Eigen::MatrixXd raw(const Eigen::MatrixXd& coefficients) const;
    /// The same about the mean (row 0 is 0).
    Eigen::MatrixXd central(const Eigen::MatrixXd& coefficients) const;

  private:
    void sum(int dimension, const double* coefficients, double weight, double* work, double* out) const;

    int dimension_ = 0, degree_ = 0, maxOrder_ = 0, terms_ = 0, nodes_ = 0;
    std::vector<QuadratureRule> rules_;
    std::vector<Eigen::MatrixXd> values_;  ///< per dimension: (degree + 1) x nodes
    std::vector<std::vector<int>> target_; ///< per dimension: term -> term of the remaining dimensions
    std::vector<std::vector<int>> power_;  ///< per dimension: term -> degree in this dimension
    std::vector<int> termsLeft_;           ///< per dimension: number of terms of dimensions >= it
};

/// Mean, standard deviation and the moments of t = (y - mean)/std: standardised[m-1] = E{t^m}; [0] = 0, [1] =
/// 1, [2] = skewness, [3] = kurtosis (3 for a normal).
struct Moments {
    double mean = 0, standardDeviation = 0;
    std::vector<double> standardised;
    int order() const { return static_cast<int>(standardised.size()); }
};
/// From raw moments mu_1 .. mu_M (binomial theorem; loses digits where the mean is large against the spread).
Moments momentsFromRaw(std::span<const double> raw);
/// From the mean and central moments of order 1 .. M (central[0] is ignored).
Moments momentsFromCentral(double mean, std::span<const double> central);
/// Of the sum with an independent normal variable of mean 0 and this standard deviation: exact, since all its
/// moments are known. 0 leaves them as they are.
Moments withNoise(const Moments& moments, double standardDeviation);
/// Standardised moments of one output from its coefficients, by quadrature about the mean.
Moments momentsOfExpansion(const QuadratureMoments& quadrature, const Eigen::VectorXd& coefficients);

/// Whether standardised moments can belong to a density on |t| <= support (infinity = the real line): the
/// Hankel matrices of the moments and of the localising polynomials support^2 - t^2 (or support +- t) are
/// positive definite. `margin` is the smallest eigenvalue after scaling each matrix to unit diagonal;
/// feasible iff margin > 0.
struct Feasibility {
    bool feasible = false;
    double margin = 0;
    std::string reason; ///< whole clause if not feasible
};
Feasibility momentFeasibility(std::span<const double> standardised, double support);
/// True only if momentFeasibility() would find them feasible, with a margin that rounding cannot doubt; found
/// without eigenvalues or memory. Up to 8 moments, finite support.
bool clearlyFeasible(std::span<const double> standardised, double support);

} // namespace rigor

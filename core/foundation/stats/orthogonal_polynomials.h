#pragma once
// Orthonormal polynomials of the Wiener-Askey scheme (De Groote et al., Table 1) by their three-term
// recurrence
//     sqrtBeta_(k+1) phi_(k+1)(t) = (t - alpha_k) phi_k(t) - sqrtBeta_k phi_(k-1)(t),   phi_0 = 1
// so that integral phi_i phi_j f dt = delta_ij under the probability density f of the germ (W. Gautschi,
// "Orthogonal Polynomials: Computation and Approximation", 2004, table 1.1). Of any other density the
// coefficients come from the discretised Stieltjes procedure (there, section 2.2.3).

#include <Eigen/Dense>

#include <memory>
#include <mutex>
#include <string>
#include <vector>

namespace rigor {

enum class GermFamily {
    Hermite,  ///< standard normal on the real line
    Laguerre, ///< gamma with shape a > 0 and scale 1 on [0, inf): t^(a-1) e^-t / Gamma(a)
    Jacobi,   ///< beta on [-1, 1]: (1+t)^(a-1) (1-t)^(b-1) / (2^(a+b-1) B(a,b)), a, b > 0
    Legendre, ///< uniform on [-1, 1]
    Other     ///< Germ::law
};

/// A probability with both tails, each with full relative precision (lower + upper = 1).
struct Probability {
    double lower = 0, upper = 1;
};

/// Points and weights (sum 1) that stand for a density in sums of polynomials up to degree 2 * 50.
struct DiscreteLaw {
    Eigen::VectorXd points, weights;
};

/// The law of a standard variable by its functions; all its moments exist. Immutable.
class GermLaw {
  public:
    explicit GermLaw(std::string key) : key_(std::move(key)) {}
    virtual ~GermLaw() = default;
    /// Two laws with the same key are the same.
    const std::string& key() const { return key_; }
    virtual double lower() const = 0; ///< end of the support, may be -inf
    virtual double upper() const = 0;
    virtual double logDensity(double t) const = 0;           ///< inside the support
    virtual Probability probability(double t) const = 0;     ///< likewise
    virtual double quantile(const Probability& p) const = 0; ///< inside (0, 1)
    /// Probabilities, ascending in (0, 1), at which density or quantile are not smooth.
    virtual std::vector<double> breaks() const { return {}; }
    /// The law within [lower, upper], renormalised, where it knows itself better than by its functions.
    virtual std::shared_ptr<const GermLaw> within(double /*lower*/, double /*upper*/) const {
        return nullptr;
    }
    /// Made once.
    const DiscreteLaw& discrete() const;

  protected:
    /// By tanh-sinh rules in the probability between the breaks (H. Takahasi and M. Mori, Publ. RIMS 9,
    /// 1974), which cope with the ends, where quantiles are singular.
    virtual DiscreteLaw discretised() const;

  private:
    std::string key_;
    mutable std::once_flag made_;
    mutable DiscreteLaw discrete_;
};

/// The standard random variable Theta an input is expressed in.
struct Germ {
    GermFamily family = GermFamily::Hermite;
    double a = 1, b = 1;                          ///< shapes, only Laguerre (a) and Jacobi (a, b)
    std::shared_ptr<const GermLaw> law = nullptr; ///< only Other

    bool operator==(const Germ& other) const {
        return family == other.family && a == other.a && b == other.b &&
               (law == other.law || (law && other.law && law->key() == other.law->key()));
    }
    bool symmetric() const; ///< density even about 0: all odd moments vanish
};

double germLogDensity(const Germ& germ, double t); ///< -inf outside the support
double germDensity(const Germ& germ, double t);
Probability germProbability(const Germ& germ, double t);
/// Inverse of germProbability; uses the smaller of the two tails. 0 and 1 give the ends of the support.
double germQuantile(const Germ& germ, const Probability& p);
double germLower(const Germ& germ); ///< end of the support, may be -inf
double germUpper(const Germ& germ);

/// Entries of the Jacobi matrix: alpha (count) on the diagonal, sqrtBeta (count) with sqrtBeta[k] beside
/// alpha[k-1] and alpha[k]; sqrtBeta[0] = 0. Throws Error if a shape is not positive and finite.
struct Recurrence {
    Eigen::VectorXd alpha, sqrtBeta;
};
Recurrence recurrence(const Germ& germ, int count);

/// phi_0 .. phi_degree at once; recurrence computed once.
class OrthonormalPolynomials {
  public:
    OrthonormalPolynomials(const Germ& germ, int degree);
    const Germ& germ() const { return germ_; }
    int degree() const { return degree_; }
    /// out[k] = phi_k(t), k = 0 .. degree.
    void evaluate(double t, double* out) const;
    /// Row k = phi_k at the nodes; (degree + 1) x nodes.
    Eigen::MatrixXd evaluate(const Eigen::VectorXd& nodes) const;

  private:
    Germ germ_;
    int degree_;
    Recurrence recurrence_;
};

} // namespace rigor

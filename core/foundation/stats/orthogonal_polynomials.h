#pragma once
// Orthonormal polynomials of the Wiener-Askey scheme (De Groote et al., Table 1) by their three-term
// recurrence
//     sqrtBeta_(k+1) phi_(k+1)(t) = (t - alpha_k) phi_k(t) - sqrtBeta_k phi_(k-1)(t),   phi_0 = 1
// so that integral phi_i phi_j f dt = delta_ij under the probability density f of the germ (W. Gautschi,
// "Orthogonal Polynomials: Computation and Approximation", 2004, table 1.1).

#include <Eigen/Dense>

#include <vector>

namespace rigor {

enum class GermFamily {
    Hermite,  ///< standard normal on the real line
    Laguerre, ///< gamma with shape a > 0 and scale 1 on [0, inf): t^(a-1) e^-t / Gamma(a)
    Jacobi,   ///< beta on [-1, 1]: (1+t)^(a-1) (1-t)^(b-1) / (2^(a+b-1) B(a,b)), a, b > 0
    Legendre  ///< uniform on [-1, 1]
};

/// The standard random variable Theta an input is expressed in.
struct Germ {
    GermFamily family = GermFamily::Hermite;
    double a = 1, b = 1; ///< shapes, only Laguerre (a) and Jacobi (a, b)

    bool operator==(const Germ&) const = default;
    bool symmetric() const; ///< density even about 0: all odd moments vanish
};

/// A probability with both tails, each with full relative precision (lower + upper = 1).
struct Probability {
    double lower = 0, upper = 1;
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

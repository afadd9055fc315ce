#pragma once
// Nonlinear least squares with bounds: minimises J(x) = 1/2 sum_i r_i(x)^2 by Levenberg-Marquardt with the
// automatic column scaling of Moré 1978, "The Levenberg-Marquardt algorithm: implementation and theory", and
// the damping of Nielsen 1999 (IMM-REP-1999-05, eq. 2.5). Every step goes to the least point of the damped
// linear model within the bounds (bounded_step.h), so that the model always promises a decrease. (Ceres 2.1
// only projects the step of all coordinates: with a bound active it can stop, converged, at a point that is
// not the minimum. tests/laws holds such problems.) With linear inequalities beside the bounds the step goes
// to the least point within both (constrained_step.h), and the search ends where the gradient is a
// combination of the active rows with multipliers of the right sign.

#include "core/foundation/base/fields.h"
#include "core/foundation/optim/inequalities.h"
#include "core/foundation/optim/search.h"

#include <memory>

namespace rigor {

/// Residuals at the columns of `points` (n x k) into `residuals` (m x k, filled with NaN). A column with an
/// entry that is not finite is a rejected point.
using BatchResiduals = std::function<void(const Eigen::MatrixXd& points, Eigen::MatrixXd& residuals)>;

struct LeastSquaresProblem {
    Eigen::VectorXd lower, upper, start; ///< n each; infinite bounds are allowed
    Eigen::Index residualCount = 0;      ///< m
    BatchResiduals residuals;
    /// m x n, row i = dr_i/dx; empty = central differences in one batch of 2n points.
    std::function<Eigen::MatrixXd(const Eigen::VectorXd& point)> jacobian;
    /// Residuals (m) and Jacobian (m x n) in one evaluation, where that costs little more than the residuals;
    /// then nothing else is called but `residuals` for the second derivative along a step. Empty = not
    /// offered.
    std::function<void(const Eigen::VectorXd& point, Eigen::VectorXd& residuals, Eigen::MatrixXd& jacobian)>
        together;
    /// Hold at the start and at every point asked for but those of differences; empty: none.
    Inequalities within;
};

struct LeastSquares {
    int iterations = 100;
    /// Relative decrease of J over a step, expected and made. 0: the search goes on where J does not resolve
    /// its changes any more, as long as the steps shrink by a fifth.
    double functionTolerance = 1e-14;
    double gradientTolerance =
        1e-10; ///< largest cosine between the residuals and a free column of the Jacobian
    double parameterTolerance = 1e-10; ///< step relative to x, both scaled
    double enough = 0;                 ///< a J, in its unit: at or below it the search has converged
    /// Damping in parts of the box widths instead of the columns of the Jacobian: directions of little
    /// influence are held rather than let go. Widths must be finite.
    bool boxScaling = false;
    /// Iterations after which every step is bent by its second derivative (M. K. Transtrum and J. P. Sethna,
    /// "Improvements to the Levenberg-Marquardt algorithm for nonlinear least-squares minimization",
    /// arXiv:1201.5885): one evaluation more per step, far fewer steps in a curved valley. -1 = never.
    int accelerateAfter = -1;
    double differenceStep = 1e-5; ///< of central differences, times the box width (or max(1, |x|) if open)
    Fields fields();
};

struct LeastSquaresResult {
    SearchResult search;       ///< value = J
    Eigen::VectorXd residuals; ///< m at the best point, empty if there is none
};

LeastSquaresResult minimize(const LeastSquaresProblem& problem, const LeastSquares& options,
                            const SearchControl& control);

/// The same search for callers who evaluate the points of many searches together:
///     while (search.next()) search.tell(residuals of search.points(), Jacobian if search.wantsJacobian());
class LeastSquaresSearch {
  public:
    /// Of `problem` only sizes, bounds, start, and which functions there are matter; they are not called.
    /// problem, options and control must outlive the search.
    LeastSquaresSearch(const LeastSquaresProblem& problem, const LeastSquares& options,
                       const SearchControl& control);
    ~LeastSquaresSearch();
    LeastSquaresSearch(LeastSquaresSearch&&) noexcept;
    LeastSquaresSearch& operator=(LeastSquaresSearch&&) noexcept;

    /// Goes on to the next question; false = the search is over.
    bool next();
    const Eigen::MatrixXd& points() const; ///< n x k; one column where the Jacobian is wanted
    bool wantsResiduals() const;
    bool wantsJacobian() const;
    /// residuals: m x k, empty if not wanted. jacobian: m x n, empty if not wanted.
    void tell(Eigen::MatrixXd residuals, Eigen::MatrixXd jacobian);
    const LeastSquaresResult& result() const; ///< so far; final after next() returned false

  private:
    class Search;
    std::unique_ptr<Search> search_;
};

} // namespace rigor

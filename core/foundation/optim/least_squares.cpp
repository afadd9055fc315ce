#include "core/foundation/optim/least_squares.h"

#include "core/foundation/base/steps.h"
#include "core/foundation/optim/bounded_step.h"
#include "core/foundation/optim/constrained_step.h"

#include <Eigen/QR>

#include <algorithm>
#include <cmath>

namespace rigor {

Fields LeastSquares::fields() {
    Fields f;
    f.add("iterations", iterations, {.label = "Iterations", .help = "Steps at most.", .min = 1});
    f.add("function_tolerance", functionTolerance,
          {.label = "Function tolerance", .help = "Relative change of the sum of squares.", .min = 0});
    f.add("gradient_tolerance", gradientTolerance,
          {.label = "Gradient tolerance",
           .help = "Largest cosine between residuals and a free column of the Jacobian.",
           .min = 0});
    f.add("parameter_tolerance", parameterTolerance,
          {.label = "Parameter tolerance", .help = "Relative change of the unknowns.", .min = 0});
    f.add("difference_step", differenceStep,
          {.label = "Difference step",
           .help = "Half-width of central differences as a fraction of the box.",
           .min = 0,
           .max = 0.1,
           .minOpen = true});
    return f;
}

namespace {
/// Relative; changes of the sum of squares below this are rounding: there the length of the steps decides,
/// which still shrinks (the parameters come to within 1e-7 of their standard errors by the sum alone).
constexpr double kResolution = 1e-13;
/// Of a step and the one before it where only their lengths are left to go by: where large residuals are bent
/// the steps shrink by less than a half each, alternating in sign.
constexpr double kShrinking = 0.8;
constexpr double kLargestBend = 0.75; ///< of Transtrum and Sethna: beyond it the step is not to be trusted
} // namespace

class LeastSquaresSearch::Search {
  public:
    Search(const LeastSquaresProblem& problem, const LeastSquares& options, const SearchControl& control)
        : problem_(problem), options_(options), control_(control), x_(problem.start) {
        steps_ = iterate();
    }

    bool next() {
        if (steps_.next()) return true;
        if (!over_) {
            over_ = true;
            best_.search.end = end_;
            if (control_.stop.stop_requested())
                best_.search.end = SearchEnd::Stopped;
            else if (best_.search.best.size() == 0 && best_.search.evaluations > 0)
                best_.search.end = SearchEnd::NoFeasiblePoint;
        }
        return false;
    }

    Eigen::MatrixXd points;
    bool wantsResiduals = false, wantsJacobian = false;
    Eigen::MatrixXd residuals, jacobian; ///< the answers

    const LeastSquaresResult& result() const { return best_; }

  private:
    Steps iterate() {
        const bool together = static_cast<bool>(problem_.together);
        if (!mayAsk(1)) co_return finish(SearchEnd::BudgetSpent);
        ask(x_, true, together);
        co_await Steps::answer;
        take();
        if (!residuals.allFinite()) co_return finish(SearchEnd::Stalled);
        r_ = residuals.col(0);
        sizeAtStart_ = r_.norm();
        if (together) jacobian_ = std::move(jacobian);
        scale_ = Eigen::VectorXd::Zero(x_.size());
        double damping = 1e-3, growth = 2, unresolvedLength = std::numeric_limits<double>::infinity();
        bool known = together;
        for (int scans = 0;; ++scans) {
            for (int k = 0; k < options_.iterations; ++k) {
                if (!known && problem_.jacobian) {
                    if (!mayAsk(1)) co_return finish(SearchEnd::BudgetSpent);
                    ask(x_, false, true);
                    co_await Steps::answer;
                    ++best_.search.evaluations;
                    jacobian_ = std::move(jacobian);
                } else if (!known) {
                    if (!mayAsk(2 * x_.size())) co_return finish(SearchEnd::BudgetSpent);
                    ask(differencePoints(), true, false);
                    co_await Steps::answer;
                    take();
                    takeDifferences();
                }
                if (!jacobian_.allFinite()) co_return finish(SearchEnd::Stalled);
                updateScale();
                factorise();
                report(k);
                if (r_.squaredNorm() / 2 <= options_.enough) goto settled;
                if (largestCosine() <= options_.gradientTolerance) goto settled;
                for (;;) {
                    const Eigen::MatrixXd system = damped(damping);
                    const BoundedStep step = stepWithin(system);
                    const Eigen::VectorXd& velocity = step.step;
                    Eigen::VectorXd trial = projected(x_ + velocity);
                    const Eigen::VectorXd moved = trial - x_;
                    if (shortStep(moved)) goto settled;
                    const double now = r_.squaredNorm() / 2;
                    const Eigen::VectorXd change = triangle_ * moved;
                    const double expected = -change.dot(inSpan_) - change.squaredNorm() / 2;
                    const bool resolved = options_.functionTolerance > 0 || expected > kResolution * now;
                    // The second derivative of an unresolved step would be rounding.
                    if (resolved && options_.accelerateAfter >= 0 && k >= options_.accelerateAfter) {
                        if (!mayAsk(2)) co_return finish(SearchEnd::BudgetSpent);
                        // The second derivative along the step by a difference; none where it leaves the box
                        // or has no value.
                        const Eigen::VectorXd beside = x_ + kBeside * velocity;
                        Eigen::VectorXd bend = Eigen::VectorXd::Zero(x_.size());
                        if (beside == projected(beside)) {
                            ask(beside, true, false);
                            co_await Steps::answer;
                            take();
                            if (residuals.allFinite()) bend = acceleration(system, step, residuals.col(0));
                        }
                        const double share =
                            2 * scale_.cwiseProduct(bend).norm() / scale_.cwiseProduct(velocity).norm();
                        if (const Eigen::VectorXd bent = x_ + velocity + bend / 2;
                            share <= kLargestBend && problem_.within.hold(bent))
                            trial = projected(bent);
                    }
                    if (!mayAsk(1)) co_return finish(SearchEnd::BudgetSpent);
                    ask(trial, true, together);
                    co_await Steps::answer;
                    take();
                    const double decrease = now - residuals.col(0).squaredNorm() / 2;
                    const double length = scale_.cwiseProduct(moved).norm();
                    const bool accepted = resolved ? decrease > 0 && decrease > 1e-4 * expected
                                                   : decrease >= -kResolution * now;
                    if (std::isfinite(decrease) && accepted) {
                        x_ = trial;
                        r_ = residuals.col(0);
                        known = together;
                        if (together) jacobian_ = std::move(jacobian);
                        const double gain =
                            std::min(2 * decrease / std::max(expected, decrease / 2) - 1, 1.0);
                        damping *= resolved ? std::max(1.0 / 3, 1 - gain * gain * gain) : 1.0 / 3;
                        growth = 2;
                        const double tiny = options_.functionTolerance * now;
                        if (decrease <= tiny && expected <= tiny) goto settled;
                        if (!resolved) {
                            best_.search.best = x_;
                            best_.search.value = r_.squaredNorm() / 2;
                            best_.residuals = r_;
                            if (!(length < kShrinking * unresolvedLength)) goto settled;
                            unresolvedLength = length;
                        }
                        break;
                    }
                    damping *= growth;
                    growth *= 2;
                    if (!(damping < 1e100)) co_return finish(SearchEnd::Stalled);
                }
            }
            co_return finish(SearchEnd::IterationsDone);
        settled:
            // Steps never move an unknown whose column is 0: a limit that is not reached, a threshold between
            // two measured values. Before it is left where it started its range is looked at.
            const Eigen::MatrixXd places = scans < kMostScans ? placesOfFlat() : Eigen::MatrixXd();
            if (places.cols() == 0 || !mayAsk(places.cols())) co_return finish(SearchEnd::Converged);
            ask(places, true, false);
            co_await Steps::answer;
            take();
            Eigen::Index better = -1;
            double least = (1 - kWorthwhile) * r_.squaredNorm();
            for (Eigen::Index k = 0; k < residuals.cols(); ++k)
                if (const double size = residuals.col(k).squaredNorm(); size < least)
                    least = size, better = k;
            if (better < 0) co_return finish(SearchEnd::Converged);
            x_ = places.col(better);
            r_ = residuals.col(better);
            known = false;
            damping = 1e-3, growth = 2, unresolvedLength = std::numeric_limits<double>::infinity();
        }
    }
    static constexpr int kMostScans = 6;
    static constexpr double kWorthwhile = 1e-6; ///< relative; a scan that gains less has found nothing

    /// x with one of its flat unknowns at places all over its range; none if no column is 0.
    Eigen::MatrixXd placesOfFlat() const {
        constexpr int kPlaces = 24;
        std::vector<Eigen::VectorXd> places;
        const auto add = [&](Eigen::Index i, double value) {
            if (value < problem_.lower[i] || value > problem_.upper[i] || value == x_[i]) return;
            places.push_back(x_);
            places.back()[i] = value;
            if (!problem_.within.hold(places.back())) places.pop_back();
        };
        for (Eigen::Index i = 0; i < x_.size(); ++i) {
            if (!jacobian_.col(i).isZero(0)) continue;
            const double low = problem_.lower[i], high = problem_.upper[i];
            const double size = x_[i] != 0 ? std::abs(x_[i]) : 1;
            const bool bounded = std::isfinite(high - low);
            for (int k = 0; k < kPlaces; ++k) {
                if (bounded) add(i, low + (high - low) * (k + 0.5) / kPlaces);
                if (bounded && low > 0 && high > 10 * low)
                    add(i, low * std::pow(high / low, (k + 0.5) / kPlaces));
                if (!bounded) add(i, x_[i] + (k % 2 == 0 ? 1 : -1) * size * std::pow(2.0, k / 2 - 5));
            }
        }
        Eigen::MatrixXd all(x_.size(), static_cast<Eigen::Index>(places.size()));
        for (std::size_t k = 0; k < places.size(); ++k) all.col(static_cast<Eigen::Index>(k)) = places[k];
        return all;
    }
    static constexpr double kBeside = 0.1; ///< part of the step at which the second derivative is taken

    void finish(SearchEnd end) { end_ = end; }

    void ask(Eigen::MatrixXd where, bool withResiduals, bool withJacobian) {
        points = std::move(where);
        wantsResiduals = withResiduals;
        wantsJacobian = withJacobian;
    }
    bool mayAsk(Eigen::Index count) const {
        return !control_.stop.stop_requested() && count <= control_.budget - best_.search.evaluations;
    }
    /// Counts the evaluations answered and keeps the best.
    void take() {
        auto& search = best_.search;
        // What a stop left without a value was not evaluated.
        const bool stopped = control_.stop.stop_requested();
        for (Eigen::Index k = 0; k < points.cols(); ++k) {
            const double value = residuals.col(k).squaredNorm() / 2;
            const bool finite = std::isfinite(value);
            if (finite || !stopped) ++search.evaluations;
            if (!finite) {
                if (!stopped) ++search.rejected;
            } else if (value < search.value) {
                search.value = value;
                search.best = points.col(k);
                best_.residuals = residuals.col(k);
            }
        }
    }

    Eigen::VectorXd projected(const Eigen::VectorXd& x) const {
        const Eigen::VectorXd inBox = x.cwiseMax(problem_.lower).cwiseMin(problem_.upper);
        const Inequalities& within = problem_.within;
        if (within.empty()) return inBox;
        return within.withoutRounding(within.lastAllowed(x_, inBox), problem_.lower, problem_.upper);
    }

    /// J = Q R: the steps only need R and Q' r, which are small.
    void factorise() {
        const Eigen::Index n = x_.size();
        if (r_.size() < n) { // fewer residuals than unknowns
            triangle_ = jacobian_;
            inSpan_ = r_;
            return;
        }
        factors_.compute(jacobian_);
        triangle_ = factors_.matrixQR().topRows(n).triangularView<Eigen::Upper>();
        inSpan_ = alongSpan(r_);
    }
    /// The first n entries of Q' v.
    Eigen::VectorXd alongSpan(Eigen::VectorXd v) const {
        if (r_.size() < x_.size()) return v;
        v.applyOnTheLeft(factors_.householderQ().adjoint());
        return v.head(x_.size());
    }

    /// The largest of the residuals and a column of the Jacobian, as far as the bounds and inequalities that
    /// x lies at leave the unknown free.
    double largestCosine() const {
        const Eigen::VectorXd gradient = triangle_.transpose() * inSpan_;
        const std::vector<Eigen::Index> active = problem_.within.activeAt(x_);
        Eigen::VectorXd cosines = Eigen::VectorXd::Zero(x_.size());
        const double size = r_.norm();
        for (Eigen::Index i = 0; i < x_.size(); ++i) {
            const bool held = (x_[i] <= problem_.lower[i] && gradient[i] >= 0) ||
                              (x_[i] >= problem_.upper[i] && gradient[i] <= 0);
            if (const double product = triangle_.col(i).norm() * size;
                product > 0 && (!held || !active.empty()))
                cosines[i] = triangle_.col(i).dot(inSpan_) / product;
        }
        if (active.empty()) return cosines.cwiseAbs().maxCoeff();
        // What is left of them beside a sum of the gradients of all that x lies at, with multipliers of the
        // right sign.
        std::vector<Eigen::VectorXd> held;
        for (const Eigen::Index k : active) {
            held.push_back(-problem_.within.rows.row(k).transpose());
            for (Eigen::Index i = 0; i < x_.size(); ++i) {
                const double norm = triangle_.col(i).norm();
                held.back()[i] /= norm > 0 ? norm : unitOf(i);
            }
        }
        for (Eigen::Index i = 0; i < x_.size(); ++i) {
            if (x_[i] <= problem_.lower[i]) held.push_back(Eigen::VectorXd::Unit(x_.size(), i));
            if (x_[i] >= problem_.upper[i]) held.push_back(-Eigen::VectorXd::Unit(x_.size(), i));
        }
        Eigen::MatrixXd gradients(x_.size(), static_cast<Eigen::Index>(held.size()));
        for (std::size_t k = 0; k < held.size(); ++k)
            gradients.col(static_cast<Eigen::Index>(k)) = held[k].normalized();
        return (cosines - gradients * nonNegativeLeastSquares(gradients, cosines)).cwiseAbs().maxCoeff();
    }

    /// D of the damping.
    double unitOf(Eigen::Index i) const { return scale_[i] > 0 ? scale_[i] : 1.0; }

    /// [R; sqrt(damping) D], of the program min |R d + Q'r|^2 + damping |D d|^2.
    Eigen::MatrixXd damped(double damping) const {
        const Eigen::Index n = x_.size(), m = triangle_.rows();
        Eigen::MatrixXd stacked = Eigen::MatrixXd::Zero(m + n, n);
        stacked.topRows(m) = triangle_;
        for (Eigen::Index i = 0; i < n; ++i) stacked(m + i, i) = std::sqrt(damping) * unitOf(i);
        return stacked;
    }
    /// `target` above zeros, one row per row of `system`.
    static Eigen::VectorXd stackedTarget(const Eigen::MatrixXd& system, const Eigen::VectorXd& target) {
        Eigen::VectorXd stacked = Eigen::VectorXd::Zero(system.rows());
        stacked.head(target.size()) = target;
        return stacked;
    }
    BoundedStep stepWithin(const Eigen::MatrixXd& system) const {
        const Eigen::VectorXd target = stackedTarget(system, -inSpan_), lower = problem_.lower - x_,
                              upper = problem_.upper - x_;
        const Inequalities& within = problem_.within;
        if (within.empty()) return boundedStep(system, target, lower, upper);
        const Eigen::VectorXd room = within.room(x_).cwiseMax(0);
        // By rounding alone no step is allowed: then none is made.
        auto made = constrainedStep(system, target, lower, upper, {within.rows, room});
        if (!made) return {Eigen::VectorXd::Zero(x_.size()), {}};
        // What bends the step would lead away from the inequalities that hold it.
        if (!made->active.empty()) made->free.clear();
        return {std::move(made->step), std::move(made->free)};
    }

    /// The second-order correction of Transtrum and Sethna 2012, eqs. 16 and 18, in the free coordinates.
    Eigen::VectorXd acceleration(const Eigen::MatrixXd& system, const BoundedStep& step,
                                 const Eigen::VectorXd& beside) const {
        Eigen::VectorXd bend = Eigen::VectorXd::Zero(x_.size());
        if (step.free.empty()) return bend;
        const Eigen::VectorXd second = 2 / kBeside * ((beside - r_) / kBeside - jacobian_ * step.step);
        const Eigen::MatrixXd columns = system(Eigen::all, step.free);
        bend(step.free) = columns.householderQr().solve(stackedTarget(system, -alongSpan(second)));
        return bend;
    }

    /// The scaled unknowns have the unit of the residuals: where they are all near 0 the residuals at the
    /// start are the size that counts, so that no unit decides where a search ends.
    bool shortStep(const Eigen::VectorXd& moved) const {
        const double size = scale_.cwiseProduct(x_).norm();
        return !(scale_.cwiseProduct(moved).norm() >
                 options_.parameterTolerance * (size + options_.parameterTolerance * sizeAtStart_));
    }

    void report(int iteration) {
        best_.search.iterations = iteration;
        if (control_.report)
            control_.report(
                {iteration, best_.search.evaluations, best_.search.value, best_.search.best, {}, {}});
    }

    void updateScale() {
        const Eigen::VectorXd norms = jacobian_.colwise().norm();
        if (!options_.boxScaling) {
            scale_ = scale_.cwiseMax(norms);
        } else if (scale_.isZero(0)) {
            const Eigen::VectorXd width = problem_.upper - problem_.lower;
            scale_ = norms.cwiseProduct(width).maxCoeff() *
                     width.unaryExpr([](double w) { return w > 0 ? 1 / w : 0.0; });
        }
    }

    Eigen::MatrixXd differencePoints() const {
        const Eigen::Index n = x_.size();
        Eigen::MatrixXd around = x_.replicate(1, 2 * n);
        for (Eigen::Index i = 0; i < n; ++i) {
            const double width = problem_.upper[i] - problem_.lower[i];
            const double half =
                options_.differenceStep * (std::isfinite(width) ? width : std::max(1.0, std::abs(x_[i])));
            around(i, 2 * i) = std::min(x_[i] + half, problem_.upper[i]);
            around(i, 2 * i + 1) = std::max(x_[i] - half, problem_.lower[i]);
        }
        return around;
    }

    void takeDifferences() {
        const Eigen::Index n = x_.size();
        jacobian_ = Eigen::MatrixXd::Zero(r_.size(), n);
        for (Eigen::Index i = 0; i < n; ++i) {
            const bool above = residuals.col(2 * i).allFinite(), below = residuals.col(2 * i + 1).allFinite();
            const double high = above ? points(i, 2 * i) : x_[i], low = below ? points(i, 2 * i + 1) : x_[i];
            if (problem_.lower[i] == problem_.upper[i]) continue;
            const Eigen::VectorXd up = above ? residuals.col(2 * i) : r_;
            const Eigen::VectorXd down = below ? residuals.col(2 * i + 1) : r_;
            jacobian_.col(i) = (up - down) / (high - low);
        }
    }

    const LeastSquaresProblem& problem_;
    const LeastSquares& options_;
    const SearchControl& control_;
    Eigen::VectorXd x_, r_, scale_; ///< scale: D of the damping
    Eigen::MatrixXd jacobian_;
    Eigen::HouseholderQR<Eigen::MatrixXd> factors_;
    Eigen::MatrixXd triangle_; ///< R
    Eigen::VectorXd inSpan_;   ///< first entries of Q' r
    double sizeAtStart_ = 0;   ///< |r|
    LeastSquaresResult best_;
    SearchEnd end_ = SearchEnd::NotRun;
    bool over_ = false;
    Steps steps_;
};

LeastSquaresSearch::LeastSquaresSearch(const LeastSquaresProblem& problem, const LeastSquares& options,
                                       const SearchControl& control) {
    checkProblem({problem.lower, problem.upper, problem.start, {}, {}, problem.within}, true,
                 options.boxScaling);
    search_ = std::make_unique<Search>(problem, options, control);
}
LeastSquaresSearch::~LeastSquaresSearch() = default;
LeastSquaresSearch::LeastSquaresSearch(LeastSquaresSearch&&) noexcept = default;
LeastSquaresSearch& LeastSquaresSearch::operator=(LeastSquaresSearch&&) noexcept = default;

bool LeastSquaresSearch::next() { return search_->next(); }
const Eigen::MatrixXd& LeastSquaresSearch::points() const { return search_->points; }
bool LeastSquaresSearch::wantsResiduals() const { return search_->wantsResiduals; }
bool LeastSquaresSearch::wantsJacobian() const { return search_->wantsJacobian; }
void LeastSquaresSearch::tell(Eigen::MatrixXd residuals, Eigen::MatrixXd jacobian) {
    search_->residuals = std::move(residuals);
    search_->jacobian = std::move(jacobian);
}
const LeastSquaresResult& LeastSquaresSearch::result() const { return search_->result(); }

LeastSquaresResult minimize(const LeastSquaresProblem& problem, const LeastSquares& options,
                            const SearchControl& control) {
    LeastSquaresSearch search(problem, options, control);
    while (search.next()) {
        const Eigen::MatrixXd& points = search.points();
        Eigen::MatrixXd residuals, jacobian;
        if (search.wantsResiduals() && search.wantsJacobian()) {
            Eigen::VectorXd at;
            problem.together(points.col(0), at, jacobian);
            residuals = at;
        } else if (search.wantsResiduals()) {
            residuals = Eigen::MatrixXd::Constant(problem.residualCount, points.cols(),
                                                  std::numeric_limits<double>::quiet_NaN());
            problem.residuals(points, residuals);
        } else {
            jacobian = problem.jacobian(points.col(0));
        }
        search.tell(std::move(residuals), std::move(jacobian));
    }
    return search.result();
}

} // namespace rigor

#pragma once
// Verified integration of x' = f(t, x, p): boxes that contain every solution that starts in a box, for every
// value of the uncertain constants p in theirs. For right sides that have a Taylor series on the way (no kink
// or jump is met); others stop with the reason.
//
// One step of length h from the set X (Lohner, "Computation of guaranteed enclosures for the solutions of
// ordinary initial and boundary value problems", 1992; Nedialkov, Jackson and Corliss, Appl. Math. Comput.
// 105 (1999) 21, sections 4 to 6):
//   1. a bounding box B with X + [0, h] f(B) within B (Picard and Lindeloef): every solution stays in B
//   during the step;
//   2. x(t + h) in phi(m) + D phi(X) (X - m) + h^K f_K(B), phi the Taylor polynomial of order K - 1 about the
//   middle m and f_K the
//      Taylor coefficient of order K over B;
//   3. against wrapping the set is held as m + C r0 + Q r: r0 are the start box and p, kept to first order
//   through all
//      steps, Q is orthogonal and takes the rest.

#include "core/engine/model/model.h"
#include "core/engine/tape/intervals/interval_evaluator.h"
#include "core/engine/tape/taylor_series.h"
#include "core/foundation/base/translate.h"

#include <Eigen/Dense>

namespace rigor {

struct EnclosureOptions {
    int order = 15;             ///< K, 2 to 40
    double smallestStep = 1e-8; ///< in units of time; a step that needs to be shorter fails
    double largestValue = 1e6;  ///< a state beyond has blown up
};

class FlowEnclosure {
  public:
    /// Throws Error, by name, for a model without states, with unknowns, or that cannot be enclosed.
    explicit FlowEnclosure(ModelPtr model, EnclosureOptions options = {});

    /// slots: a box over the slots of model.h; time must be a point. States and all other slots that are not
    /// points are uncertain: the others keep one unknown value each for all time.
    void start(std::span<const Interval> slots);

    /// One step of at most h > 0, halved until a bounding box is found. The length of the step, or 0 if there
    /// is none: then reason() says why, and states() stay those of the last time.
    double step(double h);
    /// Steps of at most `h` until less than smallestStep is left to `time`; false if one fails.
    bool advanceTo(double time, double h);

    const Interval& time() const {
        return slots_[layout_.time];
    } ///< a point, or as narrow as the sum of steps rounds
    std::span<const Interval> states() const { return states_; } ///< at time()
    std::span<const Interval> tube() const { return tube_; }     ///< B of the last step: all states during it
    std::string reason() const { return translate("Simulation", reason_.c_str()); }

  private:
    using Vector = std::vector<Interval>;
    /// Dense, row-major.
    struct Matrix {
        std::size_t rows = 0, columns = 0;
        Vector entries;
        Interval& operator()(std::size_t i, std::size_t j) { return entries[i * columns + j]; }
        const Interval& operator()(std::size_t i, std::size_t j) const { return entries[i * columns + j]; }
        static Matrix zero(std::size_t rows, std::size_t columns) {
            return {rows, columns, Vector(rows * columns)};
        }
    };
    static Matrix product(const Matrix& a, const Matrix& b);
    static Vector product(const Matrix& a, const Vector& x);
    static Matrix inverseOfNearlyOrthogonal(const Eigen::MatrixXd& q);

    bool findBoundingBox(double h);
    bool flowJacobian(double h);
    bool tryStep(double h);

    ModelPtr model_;
    EnclosureOptions options_;
    SlotLayout layout_;
    TapePtr tape_;
    IntervalEvaluator rightSide_;
    TaylorSeries<Interval> series_;
    TaylorSeries<IntervalDual> flow_;

    Vector slots_, states_, tube_, bounds_;
    std::vector<std::size_t> uncertain_;     ///< slots: all states, then the uncertain others
    std::vector<double> middle_, constants_; ///< m, and the middle of the uncertain others
    Matrix c_, q_, jacobian_;
    Vector r0_, r_;
    std::string reason_; ///< in English
};

} // namespace rigor

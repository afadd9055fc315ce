#pragma once
// Radau IIA of order 5, three stages, for stiff models (E. Hairer and G. Wanner, Solving Ordinary
// Differential Equations II, 2nd ed., table IV.5.6): W_i = h sum_j a_ij f(x + W_j, t + c_j h), and x + W_3 is
// the state after the step, of order 5 and L-stable. The steps are those of rk4 (run.h), so that the computed
// solution is a smooth function of the parameters, which step control is not.
//
// A step that goes on from the last one starts Newton's method from the continuation of the last one's
// collocation polynomial (ibid., section IV.8), where no step without a last one could.
//
// Derivatives: the stages are solved in values by Newton's method; one more Newton step over T with the exact
// Jacobian of the stages at the solution moves the derivative parts to exactly those of the computed solution
// (implicit function theorem).

#include "core/engine/simulate/simulate.h"
#include "core/engine/simulate/steppers/small_lu.h"
#include "core/engine/simulate/steppers/stepped_model.h"
#include "core/engine/tape/evaluate/layered_evaluator.h"
#include "core/foundation/scalar/scalars.h"

#include <Eigen/LU>

#include <array>
#include <memory>
#include <optional>

namespace rigor {

template <class T> class Run;

/// Stage times c and coefficients a.
struct RadauTableau {
    double a[3][3], c[3];
};
const RadauTableau& radauTableau();

template <class T> class RadauStep {
  public:
    RadauStep(const SteppedModel& stepped, std::span<const Signal> inputs, const SimulationOptions& options);
    ~RadauStep();

    /// One step of `length` from the run's state and time; the run's slots (parameters, piece, discretes) are
    /// used, its state and time are not changed. False, with next full of NaN, if Newton's method does not
    /// converge.
    bool operator()(Run<T>& run, const T& length, std::vector<T>& next);

  private:
    /// Places at which f is asked in a step: its three stages, and its begin.
    static constexpr std::size_t kBegin = 3, kPlaces = 4;
    /// f without what `Run` does around it: of a run that holds nothing, of a model without algebraic
    /// unknowns. What does not move with the states is kept through Newton's method.
    struct Layered {
        Layered(const TapePtr& derivative, std::span<const Layer> layers);
        void begin(Run<T>& run, const SlotLayout& at, double begin, double length);

        std::vector<LayeredEvaluator<double>> values; ///< per place
        std::vector<LayeredEvaluator<T>> own;         ///< per stage, with derivatives
        std::optional<LayeredEvaluator<Dual<2>>> fewSlopes;
        std::optional<LayeredEvaluator<DualNumber>> slopes;
        bool begun = false;                  ///< the evaluators have values
        std::vector<T> held;                 ///< of their held inputs
        bool spare = false;                  ///< none of them moves in the last n directions
        std::array<double, kPlaces> times{}; ///< to which the values are evaluated
    };

    bool solve(double begin, double length);
    bool solveFromAhead(double begin, double length);
    bool lookAhead(double begin, double length);
    bool stageValues(double begin, double length);
    /// f_ at x, which belongs to a place.
    bool derivativeAt(std::size_t place, const std::vector<double>& x, double t);
    /// Sets f_ too where the model is layered.
    bool jacobianAt(std::size_t place, const std::vector<double>& x, double t, Eigen::MatrixXd& to);
    template <class D>
    void slopesAt(LayeredEvaluator<D>& evaluator, std::size_t place, const std::vector<double>& x,
                  Eigen::MatrixXd& to);
    bool factorise(double begin, double length, bool atStages);
    void solveFactorised(Eigen::MatrixXd& rightSides);
    void decompose();
    bool spares(Run<T>& run, const T& length) const;
    void takeJacobian(Eigen::Index j, double length) requires std::is_same_v<T, DualNumber>;
    bool addDerivatives(Run<T>& run, const T& length, double begin,
                        std::vector<T>& next) requires(!std::is_same_v<T, double>);
    double size(const Eigen::MatrixXd& v) const;

    std::size_t n_;
    const SlotLayout& slots_;
    std::optional<Layered> layered_; ///< none: the model has algebraic unknowns
    bool isLayered_ = false;         ///< in this step
    std::unique_ptr<Run<double>> values_;
    std::unique_ptr<Run<DualNumber>> duals_;
    std::vector<double> scale_, x_, f_;
    std::vector<DualNumber> dualX_, dualF_;
    std::vector<T> stage_, slope_, stageSlopes_;
    Eigen::MatrixXd w_, residual_, correction_; ///< 3 n x 1: the stages one after the other
    Eigen::MatrixXd sides_;                     ///< 3 n x directions
    Eigen::VectorXd side_;                      ///< 3 n
    Eigen::MatrixXd start_;                     ///< n x 1
    /// The last step: its stages, the state it led to, its end and length.
    struct Last {
        Eigen::MatrixXd stages, state;
        double end = std::numeric_limits<double>::quiet_NaN(), length = 0;
    } last_;
    Eigen::MatrixXd jacobian_, matrix_;
    SmallLu small_;
    Eigen::PartialPivLU<Eigen::MatrixXd> lu_; ///< where it is not small
};

extern template class RadauStep<double>;
extern template class RadauStep<DualNumber>;
extern template class RadauStep<ComplexNumber>;

} // namespace rigor

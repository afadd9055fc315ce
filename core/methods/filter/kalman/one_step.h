#pragma once
// The one-step map x_k+1 = f(x_k, p) of the augmented system with its exact derivatives, by the fixed steps
// of the study's integrator: classical Runge-Kutta (Khadim et al. 2021, eq. 1), or Radau IIA of order 5 for
// stiff models (engine/simulate/steppers/radau.h). Steps end at the measurements and at the corners of the
// inputs; the time between two of these is cut into equal steps of at most SimulationOptions::step.
//
// Derivatives: the slopes of every stage by dual numbers, chained through the step:
//     K_i' = A_i S_i + B_i,   S_i+1 = S_1 + c h K_i',   A = df/dx, B = df/dp of stage i
// Radau: W_i = h sum_j a_ij f(x + W_j) is solved by Newton's method, and its derivative is that of the
// solution (implicit function theorem): (I - h a (x) A) W' = h sum_j a_ij (A_j [I 0] + [0 B_j]). A curve
// takes one direction, not one per control point: df/dy_j = (df/dC) B_j(u). As a check, and as published: the
// complex step Im f(x + i delta)/delta of the whole step, one parameter or state at a time. (The knot
// criterion |u - u_i| < Xi of the paper is met by choosing the span by the real part of u, so that the basis
// functions are analytic in u there.)

#include "core/engine/model/curves.h"
#include "core/engine/simulate/run/run.h"
#include "core/engine/simulate/steppers/stepped_model.h"
#include "core/methods/filter/kalman/augmented.h"

#include <Eigen/LU>

namespace rigor {

class OneStep {
  public:
    /// setup must outlive it. Throws Error if a corner of a table over time depends on an unknown.
    explicit OneStep(const FilterSetup& setup);

    /// Goes to the start time.
    void start();
    /// The same with these values of the known states there, in the order of FilterSetup::known: a record
    /// that is continued.
    void startWith(const std::vector<double>& known);
    /// On to the next step; false behind the last measurement.
    bool next();
    double begin() const { return begin_; }
    double end() const { return end_; }
    double length() const { return end_ - begin_; }
    /// The row of measurements at the end of this step, or -1.
    int rowAtEnd() const { return row_; }

    /// Steps X (L) from begin() to end(). F: d(states after)/dX (states x L); the parameters stay.
    /// False: a state or slope is not finite; X is then the state before.
    bool advance(Eigen::VectorXd& X, Eigen::MatrixXd& F);
    /// The same by complex steps of 1e-20 times `scale` (L). Slower.
    bool advanceComplex(Eigen::VectorXd& X, Eigen::MatrixXd& F, const Eigen::VectorXd& scale);
    /// Without derivatives.
    bool advance(Eigen::VectorXd& X);

    /// h(X) of all sensors at end() and H = dh/dX (sensors x L).
    void measure(const Eigen::VectorXd& X, Eigen::VectorXd& values, Eigen::MatrixXd& H);
    const std::vector<double>& knownAtBegin() const { return known_.front(); }
    /// Values of the known states at end(), in the order of FilterSetup::known.
    const std::vector<double>& knownAtEnd() const { return known_.back(); }
    /// After advance() returned false: which variable left its limits (outsideLimits), empty if none did.
    std::string outsideLimits() const;
    /// All outputs() of the model at end().
    void outputs(const Eigen::VectorXd& X, std::span<double> values);
    /// Arguments of the curves of the state derivatives at end() of the last advance, in their order.
    const std::vector<double>& curveArguments() const { return arguments_; }
    std::size_t curveCount() const { return curves_.size(); }
    const ModelCurve& curve(std::size_t k) const { return curves_[k].curve; }

  private:
    struct BumpedCurve {
        ModelCurve curve;
        std::vector<Eigen::Index> places; ///< of its coefficients among the unknowns, -1 = fixed
    };
    void buildDerivative();
    void buildKnown();
    void buildMeasurement();
    void advanceKnown();
    void setUnknowns(const Eigen::VectorXd& X);
    /// dx/dt and its slopes A (states x states), B (states x unknowns) at the place nodes_[stage] of the
    /// step.
    bool slopes(int stage, const Eigen::VectorXd& x, Eigen::VectorXd& k, Eigen::MatrixXd& A,
                Eigen::MatrixXd& B);
    void addCurveSlopes(Eigen::MatrixXd& B);
    // Radau (one_step_radau.cpp).
    bool solveStages(const Eigen::VectorXd& X);
    bool evaluateStages(const Eigen::VectorXd& X);
    bool advanceRadau(Eigen::VectorXd& X, Eigen::MatrixXd& F);
    /// Im of the states at the end over delta, for the states `x` and the parameters of complexSlots_.
    bool radauColumn(const std::vector<ComplexNumber>& x, double delta, Eigen::Ref<Eigen::VectorXd> column);
    template <class T> bool rungeKutta(Evaluator<T>& f, std::vector<T>& slots, std::vector<T>& x);
    template <class T> void fillSlots(std::vector<T>& slots, const Eigen::VectorXd& X) const;

    const FilterSetup& setup_;
    SteppedModel stepped_;
    Run<double> run_;
    Eigen::Index nx_, np_;
    std::size_t firstBump_ = 0; ///< slot that adds to the value of the first curve
    std::vector<BumpedCurve> curves_;
    std::vector<std::size_t> directions_; ///< slots: states, curves, unknowns used elsewhere
    std::vector<Eigen::Index> direct_;    ///< unknowns of the last directions
    std::unique_ptr<Evaluator<DualNumber>> dual_;
    std::unique_ptr<Evaluator<double>> plain_, knownRate_;
    std::unique_ptr<Evaluator<ComplexNumber>> complex_;
    std::unique_ptr<Evaluator<DualNumber>> measurement_;
    std::unique_ptr<Evaluator<double>> outputs_;
    std::vector<std::size_t> measuredDirections_; ///< places in X
    std::vector<DualNumber> slots_, results_, outputSlots_, outputResults_;
    std::vector<double> plainSlots_, knownSlots_, knownWork_;
    std::vector<ComplexNumber> complexSlots_, complexResults_;
    std::vector<double> nodes_;              ///< parts of the step at which stages lie, 0 first, 1 last
    std::vector<std::vector<double>> known_; ///< at the nodes
    std::vector<double> arguments_;          ///< of the curves, last stage
    double begin_ = 0, end_ = 0;
    long long stepOfPiece_ = 0;
    bool started_ = false, ended_ = false;
    int row_ = -1;
    std::size_t nextRow_ = 0;
    Eigen::VectorXd k1_, k2_, k3_, k4_, x_;
    Eigen::MatrixXd curveSlopes_; ///< states x curves: of the state derivatives to the value of a curve
    Eigen::MatrixXd A_, B_, S_, K1_, K2_, K3_, K4_;
    // Radau: stages one after the other, 3 states long.
    bool radau_ = false;
    Eigen::VectorXd W_, residual_;
    Eigen::MatrixXd stageMatrix_, stageSlopes_; ///< I - h a (x) A; h sum a_ij [A_j B_j]
    Eigen::PartialPivLU<Eigen::MatrixXd> stageFactors_;
};

} // namespace rigor

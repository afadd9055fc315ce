#pragma once
// One run of a model over one number type T: values, sensitivities (dual numbers) or complex steps.
//
// Times are of type T too. Corners and event times that depend on parameters therefore carry their
// derivatives: a step of dual length moves the state along, and the jump of the sensitivities at an event
// (saltation, Hiskens and Pai, IEEE Trans. Circuits Syst. I 47 (2000) 204, eq. 17) comes out by itself. An
// event time solves g(t*(p), p) = 0, hence dt*/dp = -(dg/dp)/(dg/dt).
//
// Between two corners (a *piece*) rk4 takes equal steps; step k of a piece of length L in n steps starts at
// begin + k (L/n). After a step the floors are applied, then the state is checked, then the guards.

#include "core/engine/simulate/equilibrium.h"
#include "core/engine/simulate/radau.h"
#include "core/engine/simulate/root_bracket.h"
#include "core/engine/simulate/simulate.h"

#include <boost/numeric/odeint/stepper/runge_kutta4.hpp>

#include <functional>
#include <optional>

namespace rigor {

template <class T> class Run {
  public:
    Run(const SteppedModel& stepped, std::span<const Signal> inputs, const SimulationOptions& options);

    /// Sets parameters (n_p) and goes to the start: initial states, discretes, guesses, pieces.
    /// stops: further times at which steps end (increasing).
    void start(std::span<const T> parameters, std::span<const double> stops = {});

    /// Length of piece and steps; valid after start, nextPiece and events.
    struct Piece {
        T begin, end, step;
        long long steps = 0;
    };
    const Piece& piece() const { return piece_; }
    /// Goes on to the piece after the current one; false at the stop time.
    bool nextPiece();

    /// Ends a step from the current state and time to `end`: floors, checks, guards, events. stateAt(h, x)
    /// gives the state of a shorter step. False = the run has ended; after an event `restarted()` is true.
    using StateAt = std::function<void(const T& h, std::vector<T>& x)>;
    bool finishStep(const T& end, std::vector<T>& next, const StateAt& stateAt);
    /// One step (rk4 or radau) of the current piece, number `index`.
    bool stepFixed(long long index);
    /// Begin of step `index` of the current piece; the piece's end for index = steps.
    T stepTime(long long index) const;
    bool restarted() const { return restarted_; }
    bool floored() const { return floored_; } ///< whether the last step was changed by a floor

    /// All with rk4 or radau. `observe` is called at the start and after each step and event.
    void runFixed(std::stop_token stop, const std::function<void()>& observe);

    const T& time() const { return time_; }
    std::vector<T>& states() { return states_; }
    std::vector<T>& discretes() { return discretes_; }
    std::vector<char>& armed() { return armed_; }
    RunStatus& status() { return status_; }
    const std::vector<Trajectory::FiredEvent>& fired() const { return fired_; }
    std::span<const T> pieceSlots() const { return std::span<const T>(slots_).subspan(stepped_.pieceSlots); }
    std::span<const T> slots() const { return slots_; }
    std::span<const T> unknowns() const {
        return std::span<const T>(slots_).subspan(stepped_.slots.unknowns, model_.unknowns().size());
    }

    /// dx/dt at (x, t); false if the algebraic unknowns have no solution.
    bool derivative(const std::vector<T>& x, std::vector<T>& dxdt, const T& t);
    /// All outputs at the current state and time (inputs as they are on the right of a corner).
    void outputs(std::span<T> values);
    /// Checks a state; sets the status and returns false if it is not finite or blows up.
    bool healthy(const std::vector<T>& x, const T& t);
    /// Puts the run where its lane is.
    void place(const T& time, std::span<const T> states);
    /// Takes over all slots of a run over double (parameters, piece, discretes).
    void copySlots(std::span<const double> values) {
        std::copy(values.begin(), values.end(), slots_.begin());
    }
    std::vector<T>& next() { return next_; }

    /// The search for an event in a step, for a caller who takes the trial steps himself: the run stands at
    /// the begin of the step to `end`, where the guards have these values.
    std::optional<RootBracket> openBracket(const T& end, std::span<const T> guards);
    /// Guards at the end of a trial step.
    void tellGuards(std::span<const T> guards);
    /// The least guard of those that fire in the step.
    double leastCrossed() const;
    /// Instead of stepFixed once the event is known to be at this part of the step.
    bool stepToEvent(long long index, double part);
    void fail(RunEnd end, double time, int variable, std::string reason);

  private:
    /// One step (rk4 or radau) of `length` from the current state and time, where the derivative is slope_;
    /// the new state before floors, checks and guards.
    void explainImplicitStep(const T& length);
    void trialStep(const T& length, std::vector<T>& next);
    void setInputs(const T& at);
    void findEnds();
    void enterPiece();
    bool evaluateGuards(const T& t, const std::vector<T>& x);
    void setSlots(const T& t, const std::vector<T>& x);
    bool holds(std::size_t event) const;
    void arm();
    bool markCrossed();
    std::optional<RootBracket> openBracket(const T& end);
    bool locate(const T& end, std::vector<T>& next, const StateAt& stateAt);
    bool fireAt(double part, const T& end, std::vector<T>& next, const StateAt& stateAt);
    T refineEventTime(double length, const StateAt& stateAt, std::size_t guard);
    bool fire(const T& at, const std::vector<T>& state, const std::vector<char>& crossed);
    bool solveUnknowns(Equilibrium& equilibrium);
    void diagnose();
    void applyFloors(const T& t, std::vector<T>& x);

    const SteppedModel& stepped_;
    const Model& model_;
    std::span<const Signal> inputs_;
    SimulationOptions options_;

    std::vector<T> slots_, states_, discretes_, guards_, floors_, pieceValues_, work_;
    std::vector<double> valueSlots_;
    std::vector<T> next_, trial_, slope_;
    boost::numeric::odeint::runge_kutta4<std::vector<T>, T, std::vector<T>, T> rk4_;
    std::unique_ptr<RadauStep<T>> radau_; ///< null with another stepper
    std::vector<char> armed_, crossed_;
    std::vector<std::unique_ptr<Evaluator<T>>> actions_;
    std::unique_ptr<Evaluator<T>> derivative_, guardTape_, floorTape_, pieceTape_, cornerTape_, initial_,
        output_;
    std::unique_ptr<Equilibrium> equilibrium_, equilibriumNow_;
    std::vector<T> ends_;
    std::vector<double> stops_;
    std::size_t pieceIndex_ = 0;
    Piece piece_;
    T time_{};
    bool restarted_ = false, floored_ = false, diagnosing_ = false;
    RunStatus status_;
    std::vector<Trajectory::FiredEvent> fired_;
};

extern template class Run<double>;
extern template class Run<DualNumber>;
extern template class Run<ComplexNumber>;

} // namespace rigor

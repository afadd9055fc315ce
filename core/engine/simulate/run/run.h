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
#include "core/engine/simulate/simulate.h"
#include "core/engine/simulate/steppers/radau.h"
#include "core/engine/simulate/steppers/root_bracket.h"

#include <functional>
#include <memory>
#include <optional>

namespace rigor {

template <class T> struct ExplicitStep; ///< run_impl.h

/// s; a time to record that is no farther from `now` is this time.
inline double sameTime(double now) { return 1e-9 * std::max(1e-3, std::abs(now)); }

template <class T> class Run {
  public:
    Run(const SteppedModel& stepped, std::span<const Signal> inputs, const SimulationOptions& options);
    ~Run();
    Run(Run&&) noexcept;

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
    /// Called before an event at this time changes anything, for who records times before it only later.
    void setBeforeEvent(std::function<void(const T& at)> call) { beforeEvent_ = std::move(call); }
    /// One step (rk4 or radau) of the current piece, number `index`.
    bool stepFixed(long long index);
    /// Begin of step `index` of the current piece; the piece's end for index = steps.
    T stepTime(long long index) const;
    bool restarted() const { return restarted_; }
    /// Whether it went on in the same piece: modes, states and steps are all that has changed.
    bool keptPiece() const { return keptPiece_; }
    bool floored() const { return floored_; } ///< whether the last step was changed by a floor

    /// All with rk4 or radau. `observe` is called at the start and after each step and event.
    void runFixed(std::stop_token stop, const std::function<void()>& observe);

    const T& time() const { return time_; }
    /// Whether the run stands at a time that parameters move and comes to the stop `at`, which none moves,
    /// at the same time within sameTime().
    bool comesTo(double at) const;
    std::vector<T>& states() { return states_; }
    std::vector<T>& discretes() { return discretes_; }
    std::vector<char>& armed() { return armed_; }
    /// The values of the modes (stepped_model.h); they stay between two events.
    std::span<const T> modes() const {
        return std::span<const T>(slots_).subspan(stepped_.modeSlots, stepped_.modes.size());
    }
    RunStatus& status() { return status_; }
    const std::vector<Trajectory::FiredEvent>& fired() const { return fired_; }
    const std::vector<double>& firedAt() const { return firedAt_; }
    std::span<const T> pieceSlots() const { return std::span<const T>(slots_).subspan(stepped_.pieceSlots); }
    std::span<const T> slots() const { return slots_; }
    std::span<const T> unknowns() const {
        return std::span<const T>(slots_).subspan(stepped_.slots.unknowns, model_.unknowns().size());
    }

    /// Whether a failed step is being repeated for its reason.
    bool diagnosing() const { return diagnosing_; }
    /// Whether the run slides along a surface or rests on one (run_held_impl.h). What it holds ends by an
    /// event, or where a piece begins.
    bool held() const { return !slides_.empty() || !rests_.empty(); }
    /// Holds what `other`, of the same model, does.
    template <class U> void holdAs(const Run<U>& other) {
        slides_.clear();
        rests_.clear();
        if (!other.held()) return;
        if (!other.slides_.empty()) prepareRates();
        for (const auto& s : other.slides_) slides_.push_back({s.mode, s.low, s.high, T(0.5), s.jump});
        for (const auto& r : other.rests_)
            rests_.push_back({r.event, r.state, r.column, r.tape, std::make_unique<Evaluator<T>>(r.tape),
                              std::vector<T>(r.values.size())});
    }

    /// dx/dt at (x, t); false if the algebraic unknowns have no solution.
    bool derivative(const std::vector<T>& x, std::vector<T>& dxdt, const T& t);
    /// All outputs at the current state and time (inputs as they are on the right of a corner).
    void outputs(std::span<T> values);
    /// Checks a state; sets the status and returns false if it is not finite or blows up.
    bool healthy(const std::vector<T>& x, const T& t);
    /// Of a model without states, at its place: false, with the status, if an assert is violated.
    bool meetsAsserts();
    /// Puts the run where its lane is.
    void place(const T& time, std::span<const T> states);
    /// Takes over all slots of a run over double (parameters, piece, discretes).
    void copySlots(std::span<const double> values) {
        std::copy(values.begin(), values.end(), slots_.begin());
    }
    std::vector<T>& next() { return next_; }

    /// The search for an event in a step, for a caller who takes the trial steps himself: the run stands at
    /// the begin of the step to `end`, where the guards have these values.
    /// modeValues: outputs of SteppedModel::modeValues there. None if nothing happens in the step.
    std::optional<RootBracket> openBracket(const T& end, std::span<const T> guards,
                                           std::span<const T> modeValues);
    /// Guards and modes at the end of a trial step.
    void tellGuards(std::span<const T> guards, std::span<const T> modeValues);
    /// The least guard of those that fire in the step.
    double leastCrossed() const;
    /// Instead of stepFixed once the event is known to be at this part of the step; the states there, with
    /// what has been told (tellGuards) at that place.
    bool stepToEvent(long long index, double part, std::span<const T> states);
    void fail(RunEnd end, double time, int variable, std::string reason);

  private:
    template <class U> friend class Run;
    /// A mode that is held at its surface; share: of the side where the level is above it.
    struct Slide {
        std::size_t mode;
        double low, high; ///< values of the mode below and above
        T share;
        double jump = 0; ///< of the level's rate from one side to the other
    };
    /// An event whose surface is held. values: ds/dt, d2s/dt2 without the force, then d(ds/dt)/dx_j.
    struct Rest {
        std::size_t event, state, column;
        TapePtr tape;
        std::unique_ptr<Evaluator<T>> rates;
        std::vector<T> values;
    };
    /// The times between two events of a kind.
    struct Hops {
        double last = -std::numeric_limits<double>::infinity();
        double length = std::numeric_limits<double>::infinity();
        int shrinking = 0;
        std::vector<double> before; ///< what the states that it sets were
    };
    bool smoothDerivative(const std::vector<T>& x, std::vector<T>& dxdt, const T& t);
    bool slidingDerivative(const std::vector<T>& x, std::vector<T>& dxdt, const T& t);
    void addRestForces(std::vector<T>& dxdt);
    void evaluateRates(const std::vector<T>& dxdt);
    bool prepareRates();
    void evaluateHeld(const std::vector<T>& x, const T& t);
    double heldGuard(std::size_t held) const;
    void considerSlide(std::size_t mode, double before);
    void endSlide(std::size_t k);
    bool slides(std::size_t mode) const;
    bool rests(std::size_t event) const;
    void noteHop(std::size_t event, double at);
    void considerRest(std::size_t event);
    bool rises(std::size_t event);
    bool goesOn(double at, const std::string& condition);
    void heldOutputs(std::span<T> values);
    /// One step (rk4 or radau) of `length` from the current state and time, where the derivative is slope_;
    /// the new state before floors, checks and guards.
    void explainImplicitStep(const T& length);
    void trialStep(const T& length, std::vector<T>& next);
    bool shortenStep(T& end);
    void setInputs(const T& at);
    std::span<const T> parameters() const {
        return std::span<const T>(slots_).subspan(stepped_.slots.parameters, model_.parameters().size());
    }
    /// The polynomial in t - around of an input whose file has a clock; corner: of its first knot in passed_.
    std::array<T, 4> clockedPolynomial(const Signal& signal, double around, std::size_t corner) const;
    /// A time at which a step has to end; a moving corner depends on a parameter.
    struct End {
        enum class Kind : std::uint8_t { Moving, Corner, Stop } kind;
        T time;
        std::size_t corner = 0; ///< of a moving one
        bool moves() const { return kind == Kind::Moving; }
        double at() const { return scalarValue(time); }
    };
    void findEnds();
    bool isAhead(const End& e) const;
    void addEnd(const End& e);
    void enterPiece();
    double evaluatePiece();
    bool evaluateGuards(const T& t, const std::vector<T>& x);
    void setSlots(const T& t, const std::vector<T>& x);
    bool holds(std::size_t event) const;
    bool modeDiffers(std::size_t mode) const;
    double modeGuard(std::size_t mode) const;
    const T& levelOf(std::size_t crossed) const;
    /// Of what can be crossed: guards, modes, then slides and rests.
    std::size_t firstHeld() const { return guards_.size() + stepped_.modes.size(); }
    void settleModes();
    /// Kinks passed in a step (run_kinks_impl.h), of which nothing else happens.
    enum class Pass : std::uint8_t { Within, AtBegin, AtEnd };
    bool onlyKinksCrossed() const;
    bool continuedAcross() const;
    Pass passOfKinks() const;
    bool passedAtBegin(std::size_t mode) const;
    bool passedAtEnd(std::size_t mode) const;
    bool passKinksAtBegin();
    bool passKinks(const T& at, const std::vector<T>& state);
    void keepPiece();
    void noteLevels();
    void divideSteps();
    void arm();
    void unpin();
    bool markCrossed();
    std::optional<RootBracket> openBracket(const T& end);
    RootBracket bracketOf(const T& end, double atBegin, double atEnd) const;
    bool fireFound(const T& at, const T& h, std::vector<T>& next, const StateAt& stateAt);
    bool locate(const T& end, std::vector<T>& next, const StateAt& stateAt);
    bool fireAt(double part, const T& end, std::vector<T>& next, const StateAt& stateAt);
    std::optional<T> refineEventTime(const T& h, const StateAt& stateAt, std::size_t crossed);
    void findEventTimes(const T& at, const T& h, std::vector<T>& next, const StateAt& stateAt);
    void act(std::size_t event);
    std::size_t firstOfCrossed() const;
    void moveTo(const T& at);
    bool fire(const std::vector<T>& state);
    void passOver(std::size_t acted, std::vector<char>& crossed);
    bool isViolated();
    bool solve(Equilibrium& equilibrium);
    bool solveRest();
    void diagnose();
    void applyFloors(const T& t, std::vector<T>& x);

    const SteppedModel& stepped_;
    const Model& model_;
    std::span<const Signal> inputs_;
    SimulationOptions options_;

    std::vector<T> slots_, states_, discretes_, guards_, modeValues_, floors_, pieceValues_, work_;
    std::vector<double> valueSlots_;
    std::vector<T> next_, trial_, slope_;
    std::unique_ptr<ExplicitStep<T>> rk4_;
    std::unique_ptr<RadauStep<T>> radau_; ///< null with another stepper
    std::vector<char> armed_, crossed_;
    std::vector<std::unique_ptr<Evaluator<T>>> actions_;
    std::unique_ptr<Evaluator<T>> derivative_, guardTape_, modeTape_, floorTape_, pieceTape_, cornerTape_,
        initial_, output_;
    std::unique_ptr<Equilibrium> equilibrium_, equilibriumNow_, rest_;
    std::vector<End> ends_, allEnds_;
    std::vector<double> cornerTimes_;
    std::vector<char> passed_; ///< per corner that moves: of the model, then of inputs with a clock
    double lastFixed_ = 0;     ///< the last end that does not move and is behind
    std::vector<double> stops_;
    std::size_t pieceIndex_ = 0;
    Piece piece_;
    T time_{};
    std::vector<Slide> slides_;
    std::vector<Rest> rests_;
    std::vector<Hops> hops_;
    std::vector<T> eventTimes_;                ///< of what is crossed
    std::vector<double> modeTargets_;          ///< per mode: its value behind the event
    std::vector<double> pinned_, modesBefore_; ///< per mode: level up to which it stays as it is
    /// Per mode, of kinks: the level at the begin of the step, the last time it was passed, and how often
    /// in a row.
    struct Kink {
        double level = 0, last = 0;
        int row = 0;
    };
    std::vector<Kink> kinks_;
    std::vector<T> guardsAtBegin_, modeValuesAtBegin_;
    std::unique_ptr<Evaluator<T>> rateTape_, heldOutput_;
    std::vector<T> rateSlots_, rates_, lowSlope_, highSlope_, heldSlope_, slideMatrix_, slideShares_,
        slideSlopes_, heldValues_;
    std::function<void(const T& at)> beforeEvent_;
    double lastEvent_ = 0;
    int atOnce_ = 0;
    int shortened_ = 0; ///< implicit steps in a row that were
    bool restarted_ = false, keptPiece_ = false, floored_ = false, diagnosing_ = false;
    RunStatus status_;
    std::vector<Trajectory::FiredEvent> fired_;
    std::vector<double> firedAt_;
};

extern template class Run<double>;
extern template class Run<DualNumber>;
extern template class Run<ComplexNumber>;

} // namespace rigor

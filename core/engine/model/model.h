#pragma once
// What a model is: named parameters, inputs, states, discretes, unknowns and outputs, and the formulas
// between them. A model is immutable and shared. Text models (engine/modelica) give all formulas as tapes;
// native models implement the same functions and declare what they can do.
//
// Arguments of every formula are one vector, the *slots*:
//     [ time | states x | unknowns z | inputs u | discretes m | parameters p ]
// x, m, p in the model's own units (as declared in the text); n_x, n_z, n_u, n_m, n_p their numbers.

#include "core/engine/tape/tape.h"

#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace rigor {

struct Variable {
    std::string name; ///< arrays are spread: "y[3]"
    std::string description;
    std::string unit; ///< as written in the model text; "" = none stated, "1" = dimensionless
    double start = 0; ///< parameters: the value; states: see Model::initial; unknowns: the first guess
    std::optional<Interval> enclosure; ///< parameters: the value as written, if that is known
    double min = -std::numeric_limits<double>::infinity();
    double max = std::numeric_limits<double>::infinity();
    double nominal = 1;
    bool isInteger = false; ///< discretes and modes
    int line = 0;           ///< of the declaration, 0 = none
};

/// `when` clause: fires where its condition becomes true, not at the start time. It is true where the guard
/// is below 0, and where it is 0 unless the condition is strict.
struct EventClause {
    std::string condition; ///< text of the condition, for messages
    bool strict = false;   ///< only < and >: not true where the guard is 0
    int line = 0;
    std::vector<std::size_t> states; ///< states given a new value (reinit) by the first outputs of the action
    std::vector<std::size_t> discretes; ///< then discretes given a new value
    bool terminates = false;
    /// A violated assert: ends the run as failed, and does so at the start time too if the condition is true
    /// there.
    bool fails = false;
    /// Of those that belong to one `when` (same number, 0 = none) only the first acts where the conditions of
    /// several become true at one instant.
    int group = 0;
    std::string message; ///< of terminate and assert
};

/// A limit kept after every step without locating an event: x[state] = max(x[state], value).
struct StateFloor {
    std::size_t state = 0;
};

/// Formulas as tapes over the slots. A null tape = the model has none of it.
struct Formulas {
    TapePtr initial; ///< n_x start values, then n_m discretes, then n_z guesses; may use parameters, inputs
                     ///< and time
    TapePtr derivative;           ///< n_x
    TapePtr residual;             ///< n_z residuals of 0 = ...
    TapePtr output;               ///< one per Model::outputs()
    TapePtr guards;               ///< one per event
    std::vector<TapePtr> actions; ///< one per event: reinit values, then discrete values
    TapePtr floors;               ///< one value per floor
    /// 0 = rest(slots) at the start in place of what `initial` says of `resting` and of z: the derivatives of
    /// the states that start at rest, then the residuals. `initial` holds where their search starts.
    TapePtr rest;
    std::vector<std::size_t> resting; ///< those states, in increasing order
    TapePtr timeEvents; ///< times at which an integrator must stop (table corners over time, `time >= e`)
    /// Relations, signs and whole parts of the other formulas whose jumps, and min, max and abs whose kinks
    /// are events: an integrator locates them and holds their values in between (simulate/stepped_model.h).
    /// Those inside noEvent and smooth are not among them. Who encloses the model by intervals needs none of
    /// this.
    TapePtr located;
};

/// How the derivatives of a run with respect to parameters come about.
enum class Derivatives {
    Exact,      ///< from the formulas, or from whom the model comes from
    Differences ///< of runs beside each other
};

/// What a model can do; a method that needs more refuses the model by name.
struct Capabilities {
    bool tape = false;     ///< formulas() is there: lanes, dual and complex numbers
    bool dynamic = false;  ///< has states, or a course over time
    bool implicit = false; ///< has unknowns z
    bool interval =
        false; ///< formulas can be enclosed over boxes (intervals, Taylor coefficients, contraction)
    Derivatives derivatives = Derivatives::Exact;
    bool courses = true;  ///< outputs at chosen times of a run; false: at its end only
    bool restart = false; ///< a run can begin in any state that somebody chooses
    int instances = 0;    ///< runs that it stands at the same time; 0 = any number
    /// s of computing, the mean of its runs on this machine until now; NaN = not measured, as of formulas.
    double secondsPerRun = std::numeric_limits<double>::quiet_NaN();
};

class ExternalModel;

class Model {
  public:
    virtual ~Model() = default;

    virtual const std::string& name() const = 0;
    virtual const std::string& description() const = 0;
    virtual Capabilities capabilities() const = 0;

    virtual const std::vector<Variable>& parameters() const = 0;
    virtual const std::vector<Variable>& inputs() const = 0;
    virtual const std::vector<Variable>& states() const = 0;
    virtual const std::vector<Variable>& unknowns() const = 0;
    virtual const std::vector<Variable>& discretes() const = 0;
    /// Declared outputs first, then every other algebraic variable (for plots), then discretes by name lookup
    /// only.
    virtual const std::vector<Variable>& outputs() const = 0;
    virtual std::size_t declaredOutputs() const = 0; ///< how many of outputs() were declared `output`
    virtual const std::vector<EventClause>& events() const = 0;
    virtual const std::vector<StateFloor>& floors() const = 0;
    /// Throws std::logic_error (a bug) if capabilities().tape is false.
    virtual const Formulas& formulas() const = 0;
    /// Whether the integrator's right side may jump or kink at states (if, min, abs, tables on states).
    virtual bool smooth() const = 0;
    /// The same model as one that runs elsewhere (simulate/external.h); null = it runs here, by its formulas.
    virtual const ExternalModel* external() const { return nullptr; }
};

using ModelPtr = std::shared_ptr<const Model>;

/// A model whose every part is given as data; what the text front end produces.
struct ModelParts {
    std::string name, description;
    std::vector<Variable> parameters, inputs, states, unknowns, discretes, outputs;
    std::size_t declaredOutputs = 0;
    std::vector<EventClause> events;
    std::vector<StateFloor> floors;
    Formulas formulas;
};

/// Throws Error, by name, if the model cannot be enclosed: "verified identification needs interval
/// evaluation, which the model 'pump' does not offer". task: who asks, as the subject of that sentence.
void requireIntervals(const Model& model, const std::string& task);

/// Checks sizes (a mismatch is a bug) and wraps the parts as a Model.
ModelPtr makeModel(ModelParts parts);

/// First slot of each group.
struct SlotLayout {
    std::size_t time = 0, states = 1, unknowns = 0, inputs = 0, discretes = 0, parameters = 0, count = 0;
    SlotLayout(std::size_t nx, std::size_t nz, std::size_t nu, std::size_t nm, std::size_t np);
    explicit SlotLayout(const Model& model);
};

/// What a name of a model means, for `--set`, columns and result lists.
enum class VariableKind { Parameter, Input, State, Unknown, Discrete, Output };
struct VariableReference {
    VariableKind kind;
    std::size_t index;
};
std::optional<VariableReference> findVariable(const Model& model, const std::string& name);
const Variable& variable(const Model& model, const VariableReference& reference);

} // namespace rigor

#pragma once
// The one verb behind the methods, what each of them is (MethodDescriptor) and the one list (methods.cpp).

#include "core/engine/data/dataset.h"
#include "core/engine/model/ties.h"
#include "core/engine/simulate/simulate.h"
#include "core/foundation/base/fields.h"
#include "core/foundation/base/progress.h"
#include "core/methods/result/result.h"

#include <cstdint>
#include <limits>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace rigor {

class BatchEvaluator;

/// A number that is searched for: start value and bounds.
struct SearchValue {
    double start = std::numeric_limits<double>::quiet_NaN();
    double min = -std::numeric_limits<double>::infinity();
    double max = std::numeric_limits<double>::infinity();
};

/// What is known of a point value beside the data of the study, for point fits
/// (methods/fit/predict/fit_prior.h). normal: mean and standard deviation; lognormal: those of the value, not
/// of its logarithm; uniform: every value from min to max alike, beyond them as a normal distribution of the
/// standard deviation `edge`.
struct Prior {
    std::string family; ///< "normal", "lognormal", "uniform"; "" = none
    double mean = std::numeric_limits<double>::quiet_NaN(), standardDeviation = mean;
    double min = mean, max = mean, edge = mean;

    bool stated() const { return !family.empty(); }
};

class SampleLaw;

/// What the family "empirical" is estimated from: samples in a column of a file.
struct SampleFile {
    std::string file, column;             ///< of a study, as written; column "" = the only one of numbers
    std::string estimate = "kernel";      ///< or "histogram"
    std::shared_ptr<const SampleLaw> law; ///< of them; null = not read
    std::string sha256;                   ///< of the file that it was read from
};

/// An unknown of the study. For a point value `value` is searched. For a distribution, `family` names it and
/// `shape` holds each of its parameters ("mean", "standard_deviation", ...), `lower`/`upper` the feasible
/// box.
struct Unknown {
    std::string name; ///< parameter of the model
    SearchValue value;
    std::string family; ///< "" = point value
    std::vector<std::pair<std::string, SearchValue>> shape;
    double lower = -std::numeric_limits<double>::infinity(), upper = std::numeric_limits<double>::infinity();
    bool logarithmic = false; ///< of a point value: its logarithm is searched
    Prior prior = {};         ///< of a point value
    /// Of a point value: it has a number of its own in every experiment, as those of the option
    /// per_experiment.
    bool perExperiment = false;
    /// Of such a one: label -> where the search starts there, if not at
    /// value.start.
    std::map<std::string, double> startOf = {};
    std::string equals = {}; ///< of a study: it follows the others, "2*k1", and is not searched; "" = it is
    /// Of a study: what it is a number of, a file of [data] or an output of the model, and which: "offset",
    /// "drift" or "delay" of its clock, "offset", "gain", "lag" or "delay" of its sensor; "" = of the model.
    std::string of = {}, kind = {};
    SampleFile samples = {}; ///< of the family "empirical"
};

/// Noise that a sensor adds to every value of an output: its standard deviation, in the unit of the output.
struct SensorNoise {
    std::string output;
    SearchValue deviation; ///< min = max: it is given; else it is searched, as "noise.<output>"

    bool given() const { return deviation.min == deviation.max; }
    std::string estimate() const { return "noise." + output; }
};

/// How the unknowns depend on each other (foundation/stats/distributions/copula.h).
struct Dependence {
    struct Pair {
        std::string first, second; ///< names of unknowns
        SearchValue value;         ///< min = max: it is given; else it is searched, as "<first>~<second>"

        bool given() const { return value.min == value.max; }
        std::string estimate() const { return first + "~" + second; }
    };
    std::string family;          ///< "gaussian", "t", "frank", "clayton", "gumbel"; "" = independent
    double degreesOfFreedom = 4; ///< of t
    bool survival = false;       ///< upper and lower tails change places
    std::vector<Pair> pairs;

    bool stated() const { return !family.empty(); }
};

/// sum of factor * unknown < limit, where < may hold with equality: what is known of unknowns together.
struct LinearConstraint {
    std::string text; ///< as in the study, "k1 + k2 < 5"
    std::map<std::string, double> factors;
    double limit = 0;
};

/// One of several models of the same rig that are compared (model adequacy): its own text or other fixed
/// values. The data are the same, mapped to this model.
struct Candidate {
    std::string name;
    ModelPtr model;
    Dataset data;
    std::map<std::string, double> fixed;
};

/// A file that the method reads itself.
struct ProblemFile {
    std::string path, bytes;
};

/// Everything a method works on. Numbers in the units of the model.
struct Problem {
    ModelPtr model; ///< null for a method that needs none
    Dataset data;   ///< of a study with a stop time: without what is measured after it
    std::vector<Unknown> unknowns;
    std::map<std::string, double> fixed; ///< parameters given another value than the model's
    /// Parameters that follow others, in `model` already, in an order in which each follows earlier ones
    /// only.
    std::vector<Tie> ties;
    std::vector<LinearConstraint> constraints;
    std::vector<SensorNoise> noise;    ///< of distributions all; of other methods those that are searched
    Dependence dependence;             ///< of unknowns that have distributions
    std::vector<Candidate> candidates; ///< empty = the model itself is the only one
    std::vector<ProblemFile> files;    ///< of a method without a model: the files of [data]
    SimulationOptions simulation;
    std::uint64_t seed = 1;
    int threads = 0;            ///< 0 = all; never changes the result
    std::string cacheDirectory; ///< for tables worth keeping between runs; "" = none
    /// Where batches are evaluated, and what is kept of them; null = threads of this process, nothing kept.
    std::shared_ptr<BatchEvaluator> evaluator = {};
};

/// An option whose value does not fit the problem.
struct WrongOption {
    std::string key; ///< as in the study; "" = it cannot be told which one
    std::string sentence;
};

struct MethodDescriptor;
struct Presentation;

/// Where a search ends at the latest.
struct SearchLimits {
    int generations = 0; ///< that its progress counts to; 0 = it does not
    double seconds = std::numeric_limits<double>::quiet_NaN(); ///< NaN = none
};

/// What a presentation may name of the study beyond the result; all optional.
struct PresentContext {
    std::vector<Unknown> searched; ///< unknowns of the study, with their ranges
    std::string output;            ///< measured output in the model: "shifting_time"
    std::string modelText;
    bool sections = true, predictions = true;          ///< are wanted too: of the report, of what is measured
    std::map<std::string, std::string> meanings = {};  ///< of parameters, as the model describes them
    std::map<std::string, std::string> dataUnits = {}; ///< what is measured and set is read in, by its name
};

/// One execution of a method. Owned by the caller; options() may be changed until run().
class Method {
  public:
    virtual ~Method() = default;
    virtual const MethodDescriptor& descriptor() const = 0;
    /// Bound to this object's options.
    virtual Fields options() = 0;
    virtual SearchLimits limits() const { return {}; } ///< as the options are now
    /// Names of the numbers searched, in the order of progress estimates and evaluate_at.
    virtual std::vector<std::string> estimateNames(const Problem& problem) const = 0;
    /// Why this method cannot run on this problem; whole clauses, empty = it can. Cheap.
    virtual std::vector<std::string> unmet(const Problem& problem) const = 0;
    /// Options that name what is not there (sensors, columns, rows), so that run() would refuse them. Asked
    /// where unmet() is empty. Simulates nothing.
    virtual std::vector<WrongOption> wrongOptions(const Problem& problem) const;
    /// About how many runs of a model whose derivatives are differences it will ask for, as the options are
    /// now, to search `numbers` with so many experiments; NaN = nobody can tell.
    virtual double expectedRuns(std::size_t /*numbers*/, std::size_t /*experiments*/) const {
        return std::numeric_limits<double>::quiet_NaN();
    }
    /// Throws Error for bad input. A numerical failure or a cancellation is in the result, with what was
    /// reached.
    virtual Result run(const Problem& problem, const Progress& progress) = 0;
};

/// What kind of answer a method gives.
enum class AnswerKind {
    General,      ///< estimates and tables, nothing of its own
    Distribution, ///< numbers that describe how the unknowns are spread over the experiments
    PointFit,     ///< values of the unknowns; evaluated on other data by the plain fit
    SensorSets,   ///< sets of sensors, of Jacobian rows alone
    Enclosure,    ///< sets that hold the unknowns for certain
    Trajectory,   ///< estimates that move with their record
};

/// The number that a search drives, as its progress and its results name it: what the window plots while a
/// run goes on and what runs are compared by. Objectives of two methods can be compared only if they are
/// named alike, and only on the same data.
struct Objective {
    const char* name = "";       ///< "J", or translatable ("Method"); "" = nothing is searched for
    const char* diagnostic = ""; ///< key of what was reached in a result's diagnostics; "" = it is not kept
    bool smallest = true;        ///< the smallest value is searched for
    /// It counts something, and the progress carries guaranteed bounds of each unknown as its two
    /// populations.
    bool encloses = false;
};

/// What a method asks of a model that not every model offers.
enum class ModelNeed {
    Runs,        ///< values of outputs for values of parameters, which all have
    Corrections, ///< equations that corrections can be added to
    States,      ///< states that it can restart from
    Intervals,   ///< evaluation over intervals
};

/// What a method is, said once, in its folder. Everything outside that differs by method follows from it.
struct MethodDescriptor {
    const char* key;       ///< "inverse-uncertainty", as in study files
    const char* title;     ///< translatable ("Field")
    const char* question;  ///< translatable ("Field"); one sentence: what it answers
    const char* guidePage; ///< of docs/guide, without .md
    AnswerKind answer = AnswerKind::General;
    Objective objective = {};
    /// False: the study names no model, and the files of [data] are handed on as they are (Problem::files)
    /// instead of being mapped to one.
    bool needsModel = true;
    ModelNeed needs = ModelNeed::Runs; ///< of its model
    bool ranksSensors = false; ///< its progress lists sets of sensors, best first, in place of an objective
    bool plainFit = false; ///< evaluates the estimates of every point fit, and is asked first of trajectories
    /// Of the keys of a study that not every method works with, those it works with or refuses itself:
    /// "data.standard_deviations", "data.bounds", "data.input_uncertainty", "candidates". Of those that it
    /// must not pass over, "unknowns.scale", "unknowns.prior", "unknowns.clock" (whose sensors or files have
    /// unknown times), "data.start", "constraints", "data.noise" (searched; given it is a standard deviation
    /// to all others) and "dependence": a study of another method is refused.
    std::vector<std::string> reads = {};
    std::vector<std::string> fileOptions = {}; ///< options that name a file: its bytes are in Problem::files
    // Options that mean something outside too, by their keys; "" = there is none.
    const char* variantOption = "";    ///< the choice that runs are named by and repeated with another of
    const char* experimentOption = ""; ///< the label of one experiment, empty: of all
    const char* splitsOption = ""; ///< rules by which the data are split (adequacy/model_test/split_rules.h)
    /// Translatable ("Method"), a sentence: what of a run workers on other machines cannot make shorter; "" =
    /// next to nothing.
    const char* serial = "";
    std::unique_ptr<Method> (*make)() = nullptr;
    /// What is shown of a result of this method; null: of its tables and estimates, as they are.
    Presentation (*present)(const Result&, const PresentContext&) = nullptr;
};

/// Why this model does not do for the method: what it does not offer, and which methods ask for less; "" if
/// it does. One function and one sentence for all of them.
Message refusedModel(const MethodDescriptor& method, const Model& model);

/// The one list, in the order in which methods are offered.
const std::vector<const MethodDescriptor*>& methods();
/// Adds one, which must stay; before other threads ask for the list.
void addMethod(const MethodDescriptor& method);
/// Null for a key that is no method's.
const MethodDescriptor* findMethod(const std::string& key);
/// Whether there is such a method and it gives this kind of answer.
bool answers(const std::string& key, AnswerKind kind);
/// The one that evaluates the estimates of point fits.
const MethodDescriptor& plainFit();
/// The first of those that work without one.
const MethodDescriptor& methodWithoutModel();
/// Throws Error naming the nearest method.
std::unique_ptr<Method> makeMethod(const std::string& key);
/// True also for a key that is no method's: what a study says of its model is kept.
bool methodNeedsModel(const std::string& key);
/// Of the method with this key, its name in the language of now; empty for a key that is no method's.
struct NamedObjective {
    std::string name, diagnostic;
    bool smallest = true, encloses = false;
};
NamedObjective objectiveOf(const std::string& key);

} // namespace rigor

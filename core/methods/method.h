#pragma once
// The one verb behind the five methods, and the one list of them (methods.cpp).

#include "core/engine/data/dataset.h"
#include "core/engine/simulate/simulate.h"
#include "core/foundation/base/fields.h"
#include "core/foundation/base/progress.h"
#include "core/methods/result.h"

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace rigor {

/// A number that is searched for: start value and bounds.
struct SearchValue {
    double start = std::numeric_limits<double>::quiet_NaN();
    double min = -std::numeric_limits<double>::infinity();
    double max = std::numeric_limits<double>::infinity();
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
    std::vector<Candidate> candidates;   ///< empty = the model itself is the only one
    std::vector<ProblemFile> files;      ///< of a method without a model: the files of [data]
    SimulationOptions simulation;
    std::uint64_t seed = 1;
    int threads = 0;            ///< 0 = all; never changes the result
    std::string cacheDirectory; ///< for tables worth keeping between runs; "" = none
};

/// An option whose value does not fit the problem.
struct WrongOption {
    std::string key; ///< as in the study; "" = it cannot be told which one
    std::string sentence;
};

/// One execution of a method. Owned by the caller; options() may be changed until run().
class Method {
  public:
    virtual ~Method() = default;
    virtual const std::string& key() const = 0;      ///< "inverse-uncertainty", as in study files
    virtual const std::string& title() const = 0;    ///< "Inverse uncertainty"
    virtual const std::string& question() const = 0; ///< one sentence: what it answers
    /// False: the study names no model, and the files of [data] are handed on as they are (Problem::files)
    /// instead of being mapped to one.
    virtual bool needsModel() const { return true; }
    /// Bound to this object's options.
    virtual Fields options() = 0;
    /// Names of the numbers searched, in the order of progress estimates and evaluate_at.
    virtual std::vector<std::string> estimateNames(const Problem& problem) const = 0;
    /// Why this method cannot run on this problem; whole clauses, empty = it can. Cheap.
    virtual std::vector<std::string> unmet(const Problem& problem) const = 0;
    /// Options that name what is not there (sensors, columns, rows), so that run() would refuse them. Asked
    /// where unmet() is empty. Simulates nothing.
    virtual std::vector<WrongOption> wrongOptions(const Problem& problem) const;
    /// Throws Error for bad input. A numerical failure or a cancellation is in the result, with what was
    /// reached.
    virtual Result run(const Problem& problem, const Progress& progress) = 0;
};

struct MethodEntry {
    std::string key, title, question;
    std::unique_ptr<Method> (*make)();
};
/// The one list.
const std::vector<MethodEntry>& methods();
/// Throws Error naming the nearest method.
std::unique_ptr<Method> makeMethod(const std::string& key);
/// True also for a key that is no method's: what a study says of its model is kept.
bool methodNeedsModel(const std::string& key);

} // namespace rigor

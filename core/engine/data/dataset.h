#pragma once
// Experiments: what the methods see of the data, already in the units of the model.

#include "core/engine/data/recipe.h"
#include "core/engine/data/series/gaps.h"
#include "core/engine/data/table.h"
#include "core/engine/model/model.h"
#include "core/engine/simulate/signal.h"
#include "core/foundation/base/translate.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace rigor {

class DataFiles;

/// What the preparation did to the values of a series, beyond leaving some out: then an error bound of the
/// sensor no longer holds for each of them.
enum class Altered : std::uint8_t { No, Derived, Resampled, LowPassed };

/// One measured output of one experiment: a single value (times empty) or a series over time.
struct Measurement {
    std::string output;           ///< name in the model
    std::vector<double> times;    ///< s
    std::vector<double> values;   ///< unit of the model's output; NaN = missing
    double standardDeviation = 0; ///< of one value, unit of the output; 0 = not stated
    double bound = 0;             ///< guaranteed |error| of a value as measured, 0 = not stated
    Altered altered = Altered::No;
    std::string file = {}; ///< of a series: its path as in the recipe
    /// By which `times` become those of the rig, with parameters of the model; null = they are.
    std::shared_ptr<const ClockModel> clock = {};
};

/// Where the times of an experiment stand in its file (layout "signals"); all of one length.
struct TimedRows {
    std::vector<double> times;      ///< s, as in measurements and inputs
    std::vector<std::size_t> rows;  ///< of the table, from 0
    std::vector<std::size_t> lines; ///< physical lines of the file, from 1
};

/// One experiment: operating conditions, input signals, measured outputs.
struct Experiment {
    std::string label;                             ///< number or name as in the data
    std::size_t row = 0;                           ///< row of the table or index of the file, from 0
    std::size_t line = 0;                          ///< physical line in the file, 0 = unknown
    std::map<std::string, double> conditions;      ///< model parameter -> value in the parameter's unit
    std::map<std::string, Signal> inputs;          ///< model input -> series
    std::map<std::string, std::string> inputFiles; ///< model input -> path of its file as in the recipe
    /// Model input -> share e of its value that it may be off, independently in every row: the true u is any
    /// number in u [1 - e, 1 + e]. Inputs without an entry are exact.
    std::map<std::string, double> inputUncertainty;
    /// Model input -> where its series is not known: the signal bridges these stretches, so what is measured
    /// in them, and behind them until the states have forgotten, says nothing about the model. In the order
    /// of time; inputs without gaps have no entry.
    std::map<std::string, std::vector<Gap>> inputGaps;
    std::vector<Measurement> measurements;
    TimedRows timedRows; ///< of its first file; empty in the layout "rows"
    bool joined = false; ///< of several files, whose rows have times of their own
};

/// A column used in a data set, for people: name and unit as in the file, where it goes in the model.
struct MappedColumn {
    std::string column, unit; ///< in the file
    std::string target;       ///< name in the model, "" = shown only
    enum class Role { Label, Condition, Input, Measurement, Time, Shown } role = Role::Shown;
    bool derived = false; ///< not in the file: computed from other columns by the recipe
};

struct Dataset {
    std::string name;   ///< file name(s)
    std::string sha256; ///< of the file's bytes (of the list of hashes for several files)
    Table table;        ///< rows as read (one row = one experiment), or of the first file
    std::vector<MappedColumn> mapping;
    std::vector<Experiment> experiments;
    Messages warnings; ///< sentences with line numbers; nothing is dropped silently
    Messages notes;    ///< of what was read otherwise than a person might think, without a change of a number
};

/// Reads, maps and converts. Columns map by name: a model parameter, input or output of the same name
/// (ignoring case and underscores) is mapped by itself where the recipe does not say otherwise, and then the
/// only one that is described so (told in notes). Units are
/// converted from the file's to the model's; a unit of another dimension is an Error naming file, column and
/// both units. Lines, marked cells and the preparation of the recipe are applied; every sample left out that
/// way is counted in warnings. A row with a missing condition or input, or with none of its measurements, is
/// reported in warnings and left out of the experiments; of a row that misses some measurements only these
/// cells are, and that is reported too. Throws Error (file, line, column name, limit).
Dataset loadDataset(const DataRecipe& recipe, const Model& model);
/// The same, of files that may have been read for another model.
Dataset loadDataset(const DataRecipe& recipe, const Model& model, DataFiles& files);

} // namespace rigor

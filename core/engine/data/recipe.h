#pragma once
// How a file becomes experiments: its dialect, which column means what, and what is done to the measured
// series. A recipe is kept with the study and holds for the next file of the same shape, or for 107 of them.

#include "core/engine/data/csv/csv_dialect.h"
#include "core/engine/data/series/preparation.h"
#include "core/foundation/base/fields.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace rigor {

/// What is done to every measured series (layout "signals"), in this order: trim, leave out marked samples
/// and outliers, resample, low-pass. Lines hold for both layouts. Inputs are trimmed, nothing else.
struct Preparation {
    long long firstLine = 0; ///< physical lines before this one are not used; 0 = none
    long long lastLine = 0;  ///< physical lines behind this one are not used; 0 = none
    /// s; the rows of a file without a column of time follow each other so, the first at 0. 0 = there is one.
    double sampleTime = 0;
    std::vector<double> trim; ///< s: {from, to}; empty = all
    double outlierLimit = 0;  ///< scaled median absolute deviations (preparation.h); 0 = off
    long long outlierHalfWidth = 5;
    double step = 0;   ///< s; 0 = as measured
    double cutoff = 0; ///< Hz; 0 = off

    bool operator==(const Preparation&) const = default;
    Fields fields();
};

/// One cell that a person marked as an outlier: it is read as missing.
struct MarkedCell {
    std::string file; ///< name; with so much of its folders as tells it from other files (file_names.h)
    std::size_t line = 0;
    std::string column;

    auto operator<=>(const MarkedCell&) const = default;
};
/// "press.csv:164:D_y", as in a study file.
std::string toString(const MarkedCell& cell);
/// From that text; throws Error otherwise.
MarkedCell markedCell(const std::string& text);

/// What is stated of the error of a sensor, with the unit it is written in.
struct StatedError {
    double value = 0;
    std::string unit; ///< "" = that of the model's output

    StatedError() = default;
    StatedError(double number) : value(number) {} // NOLINT(google-explicit-constructor): in the model's unit
    StatedError(double number, std::string writtenIn) : value(number), unit(std::move(writtenIn)) {}
    bool operator==(const StatedError&) const = default;
};
/// "2 um", as in a study file.
std::string toString(const StatedError& stated);
/// From that text; the decimal sign is a point. Throws Error: no number, or a unit that is not understood.
StatedError statedError(const std::string& text);
/// In `unit`, as a difference (1 °C is 1 K). Throws Error naming both units if their dimensions differ.
double inUnit(const StatedError& stated, const std::string& unit);

/// What holds for one of the files only.
struct FileEntry {
    long long experiment = 0; ///< files of one number are one experiment; 0 = one of its own
    std::string time;         ///< column of time; "" = as for all
    double offset = 0;        ///< s; added to its times
    std::string sheet, variable;

    bool operator==(const FileEntry&) const = default;
};

/// What no search sees, so that its answer can be judged by it (series/held_back.h): one of the five.
struct HeldBack {
    static constexpr long long kEach = -1;

    double share = 0; ///< of the experiments, drawn with `seed`; 0 = not so
    long long seed = 1;
    std::vector<std::string> files;  ///< of DataRecipe::files
    std::vector<std::string> labels; ///< of experiments
    std::optional<double> after;     ///< s; of every record what is measured later

    /// Cross-validation: the search is repeated without each of so many parts; kEach = without each
    /// experiment.
    long long folds = 0;

    bool any() const { return share > 0 || !files.empty() || !labels.empty() || after || folds != 0; }
    bool operator==(const HeldBack&) const = default;
    Fields fields(); ///< share, folds, seed and after: what a form asks
};

/// How a state starts in every record.
struct StartRule {
    enum class Kind : std::uint8_t {
        Given,    ///< at `value`
        Measured, ///< near its first measured value, in every record another
        Steady,   ///< at rest under the first values of the inputs
        Unknown   ///< in every record another
    } kind = Kind::Given;
    double value = 0; ///< in the unit of the state

    bool operator==(const StartRule&) const = default;
};

/// How to read a file as experiments: the [data] table of a study.
struct DataRecipe {
    std::vector<std::string>
        files; ///< paths; more than one: one file = one experiment, unless entries join them
    std::vector<FileEntry> entries; ///< one per file, or none (layout "signals")
    std::string layout = "rows"; ///< "rows": one row = one experiment; "signals": one file = one experiment
    std::string label;           ///< column that names the experiments, "" = row number
    std::string time;            ///< column of time (signals)
    std::map<std::string, std::string> conditions;         ///< model parameter -> column
    std::map<std::string, std::string> inputs;             ///< model input -> column
    std::map<std::string, std::string> measurements;       ///< model output -> column
    std::vector<std::string> ignored;                      ///< columns that are not used although a name fits
    std::map<std::string, StatedError> standardDeviations; ///< model output -> sd of one value
    std::map<std::string, StatedError> bounds;             ///< model output -> guaranteed bound of one value
    std::map<std::string, double> inputUncertainty; ///< model input -> share of its value; "" = every input
    /// text column -> text -> (model parameter -> value): load = { low = { Tb0 = 20, b = 0.1 }, ... }
    std::map<std::string, std::map<std::string, std::map<std::string, double>>> codes;
    std::map<std::string, std::string> derived; ///< new column -> how it is computed (derived.h)
    /// Columns read as numbers though many of their cells are none: those are missing.
    std::vector<std::string> numbers;
    std::string interpolation = "linear";     ///< of inputs: hold, linear, cubic
    std::map<std::string, std::string> units; ///< column -> unit, overrides the header
    std::string sheet;                        ///< of a workbook, "" = the first with a table
    std::string variable;                     ///< of a MAT file, "" = the one that has a time
    /// Overrides of the recognised dialect, "" = recognise. dateOrder: "day-first", "month-first";
    /// comment: the sign, or "none".
    std::string delimiter, decimal, encoding, comment, dateOrder;
    int headerLine = -1;               ///< physical line, 0 = no header, -1 = recognise
    int unitLine = -1;                 ///< physical line, 0 = no line of units, -1 = recognise
    std::vector<std::string> excluded; ///< labels of experiments left out by the user (reported)
    Preparation preparation;
    std::vector<MarkedCell> marked;
    HeldBack validation;
    std::map<std::string, StartRule> starts; ///< state of the model -> how it starts

    bool operator==(const DataRecipe&) const = default;
};

/// What the recipe says about the dialect. Throws Error: a word that is none of those above.
CsvOverrides overridesOf(const DataRecipe& recipe);

/// Every column the recipe names, as written there, each once.
std::vector<std::string> columnsNamed(const DataRecipe& recipe);

/// The recipe for other files. It is kept as it is if the first of them, read that way, has all columns it
/// names; otherwise the dialect is recognised anew and what names a missing column is dropped. Labels to
/// exclude are kept if one of the files is called so, marked cells if they lie in one of the files. Several
/// files are one experiment each, and so is the first file of a study if it has a column of time. Throws
/// Error if the first file cannot be read.
struct AppliedRecipe {
    DataRecipe recipe;
    bool fits = false;                ///< taken over as it is
    std::vector<std::string> missing; ///< columns it names that are not there
};
AppliedRecipe appliedTo(const DataRecipe& recipe, const std::vector<std::string>& files);

/// One measured series as the preparation says.
struct PreparedSeries {
    Samples samples;
    std::vector<std::size_t> outliers; ///< indices into the series given: beyond the limit
};
/// `marked`: samples that a person marked, as long as the series or empty. Throws Error (preparation.h); trim
/// must be empty or two times.
PreparedSeries preparedSeries(const Samples& measured, const std::vector<bool>& marked,
                              const Preparation& preparation);

} // namespace rigor

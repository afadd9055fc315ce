#pragma once
// Where the value of an output stands in what a run left behind: a column of a CSV file, a key of a JSON
// file, or a line of a text.

#include "core/engine/program/solver_toml.h"

#include <limits>
#include <memory>
#include <regex>
#include <string>
#include <vector>

namespace rigor {

/// A column by its name, or by its number from 1.
struct ColumnName {
    std::string name;
    std::size_t number = 0; ///< 0 = by name
    std::string shown() const { return number ? fmt::format("{}", number) : name; }
};

struct OutputReading {
    enum class From { Column, Key, Pattern };
    enum class Take { Only, First, Last };
    std::string name; ///< of the output
    SourcePlace place;
    std::string file; ///< in the folder of the run; or "stdout", "stderr"
    From from = From::Column;
    ColumnName column, timeColumn;
    std::vector<std::string> key, timeKey;
    std::string pattern;
    std::shared_ptr<const std::regex> expression; ///< matches in polynomial time, with bounded stack
    Take take = Take::Only;                       ///< where several rows or lines have a value
    bool hasTime = false;                         ///< a course over time
    bool interpolated = true; ///< straight lines between its times; false: the asked times must be there
    bool isOptional = false;  ///< that there is none means that the value is missing (NaN)
};

/// Reads the keys file, column, key, pattern, time, take, interpolate and optional of a table, whose other
/// keys are `others`. Throws Error with its place for what cannot be.
OutputReading outputReading(const SolverNode& table, const std::vector<std::string>& others);

/// What a run left behind.
class RunFiles {
  public:
    RunFiles(const std::string& folder, const std::string& out, const std::string& err);
    ~RunFiles();
    RunFiles(const RunFiles&) = delete;
    RunFiles& operator=(const RunFiles&) = delete;

    /// Throws Error with a sentence about the file if it is missing, no file, or longer than 64 MiB.
    const std::string& text(const std::string& file);

    struct Table;
    struct Tree;
    const Table& table(const std::string& file);
    const Tree& tree(const std::string& file);

  private:
    std::string folder_;
    struct Kept;
    std::unique_ptr<Kept> kept_;
};

/// Values of one output. Of a course: as many as there are times, which do not decrease; else one value and
/// no times.
struct ReadOutput {
    std::vector<double> times, values;
};

/// Throws Error with a sentence for people: what is missing, what there is, which value is none. It names the
/// file but not the output.
ReadOutput readOutput(const OutputReading& reading, RunFiles& files);

/// The course at `time`: by a straight line between its times, or where a time is the same to `same` s.
/// Throws Error where it does not reach the time.
double courseAt(const OutputReading& reading, const ReadOutput& course, double time, double same);

} // namespace rigor

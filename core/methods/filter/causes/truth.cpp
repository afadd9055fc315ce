#include "core/methods/filter/causes/truth.h"

#include "core/engine/data/csv/csv_reader.h"
#include "core/engine/data/mapping.h"
#include "core/foundation/base/error.h"
#include "core/foundation/base/translate.h"
#include "core/foundation/base/units/units.h"
#include "core/methods/filter/option_error.h"

#include <Eigen/Cholesky>

#include <algorithm>
#include <cmath>

namespace rigor {

namespace {

std::string plain(const std::string& name) {
    std::string result;
    for (const char c : name)
        if (c != '_' && c != ' ') result += c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c;
    return result;
}

/// The unit behind the name of a column, "rad/s" of "w_rad_s" for the state w in rad/s.
std::string unitBehind(const std::string& column, const std::string& state) {
    if (column.size() <= state.size() + 1 || plain(column.substr(0, state.size())) != plain(state) ||
        column[state.size()] != '_')
        return {};
    std::string unit = column.substr(state.size() + 1);
    std::replace(unit.begin(), unit.end(), '_', '/');
    return unit;
}

class TruthReader {
  public:
    TruthReader(const Problem& problem, const FilterOptions& options, const FilterSetup& setup)
        : problem_(problem), options_(options), setup_(setup) {}

    FilterTruth read() {
        FilterTruth truth;
        truth.values.setConstant(setup_.size(), std::nan(""));
        readValues(truth);
        if (options_.truth.empty()) return truth;
        if (problem_.files.empty())
            failOption("truth", sentence("Method", "the file {} was not read"), options_.truth);
        readFile(problem_.files.front(), truth);
        return truth;
    }

  private:
    void readValues(FilterTruth& truth) const {
        for (const NamedNumbers& entry : readNamedNumbers(options_.trueValues, "true_values")) {
            const auto first = setup_.names.begin() + setup_.stateCount();
            const auto found = std::find(first, setup_.names.end(), entry.name);
            if (found == setup_.names.end())
                failOption("true_values", sentence("Method", "{} is no unknown of the study"), entry.name);
            truth.values[found - setup_.names.begin()] = entry.value;
        }
    }

    /// "crank: z_rad; crank_rate: w_rad_s": state -> column.
    std::map<std::string, std::string> columns() const {
        std::map<std::string, std::string> result;
        std::string_view rest = options_.truthColumns;
        const auto trimmed = [](std::string_view text) {
            const auto first = text.find_first_not_of(' '), last = text.find_last_not_of(' ');
            return std::string(first == std::string_view::npos ? std::string_view()
                                                               : text.substr(first, last - first + 1));
        };
        while (!rest.empty()) {
            const std::size_t end = rest.find(';');
            const std::string_view piece = rest.substr(0, end);
            rest = end == std::string_view::npos ? std::string_view{} : rest.substr(end + 1);
            if (trimmed(piece).empty()) continue;
            const std::size_t colon = piece.find(':');
            const std::string state = trimmed(piece.substr(0, colon));
            if (colon == std::string_view::npos)
                failOption("truth_columns", sentence("Method", "'{}' is not of the form 'state: column'"),
                           trimmed(piece));
            const auto last = setup_.names.begin() + setup_.stateCount();
            if (std::find(setup_.names.begin(), last, state) == last)
                failOption("truth_columns", sentence("Method", "{} is no estimated state"), state);
            result[state] = trimmed(piece.substr(colon + 1));
        }
        return result;
    }

    void readFile(const ProblemFile& file, FilterTruth& truth) const {
        if (!setup_.parts.empty())
            fail(sentence("Method",
                          "options.truth is that of one experiment, and the filter goes through {}; "
                          "name one in options.experiment."),
                 setup_.parts.size());
        const Table table = readCsvText(file.bytes, file.path).table;
        const int time = likelyTime(table, [](const Column&) { return true; });
        if (time < 0) throw Error(translate("Method", "no column is the time"), {.file = file.path});
        const auto& written = table.columns[static_cast<std::size_t>(time)];
        const auto n = static_cast<Eigen::Index>(table.rows());
        truth.states.setConstant(n, setup_.stateCount(), std::nan(""));
        truth.times = written.numbers;
        if (const auto late = std::is_sorted_until(truth.times.begin(), truth.times.end());
            late != truth.times.end()) {
            const auto row = static_cast<std::size_t>(late - truth.times.begin());
            throw Error(
                filled(sentence("Method", "the times in column \"{}\" do not rise: {:g} s follows {:g} s"),
                       written.name, *late, *(late - 1)),
                {.file = file.path, .line = static_cast<int>(table.lines[row])});
        }
        const auto named = columns();
        bool any = false;
        for (Eigen::Index k = 0; k < setup_.stateCount(); ++k) {
            const auto at = static_cast<std::size_t>(k);
            const auto own = named.find(setup_.names[at]);
            const Column* column = nullptr;
            if (own != named.end()) {
                column = &table.column(own->second);
                if (column->type != ColumnType::Number)
                    throw Error(filled(sentence("Method", "column \"{}\" holds no numbers"), column->name),
                                {.file = file.path});
            }
            for (const Column& c : table.columns)
                if (!column && c.type == ColumnType::Number &&
                    (plain(c.name) == plain(setup_.names[at]) ||
                     isUnit(unitBehind(c.name, setup_.names[at]), at)))
                    column = &c;
            if (!column) continue;
            any = true;
            truth.states.col(k) = valuesOf(*column, at, file);
        }
        if (!any)
            throw Error(
                filled(sentence("Method", "no column is named like an estimated state ({})"),
                       fmt::join(setup_.names.begin(), setup_.names.begin() + setup_.stateCount(), ", ")),
                {.file = file.path});
    }

    bool isUnit(const std::string& text, std::size_t state) const {
        const auto unit = text.empty() ? std::nullopt : parseUnit(text);
        const auto own = parseUnit(setup_.units[state]);
        return unit && (!own || sameDimension(*unit, *own));
    }

    /// In the unit of the state.
    Eigen::VectorXd valuesOf(const Column& column, std::size_t state, const ProblemFile& file) const {
        std::string unit = column.unit;
        if (unit.empty()) unit = unitBehind(column.name, setup_.names[state]);
        Eigen::VectorXd values = Eigen::Map<const Eigen::VectorXd>(
            column.numbers.data(), static_cast<Eigen::Index>(column.numbers.size()));
        if (unit.empty() || !parseUnit(unit) || setup_.units[state].empty()) return values;
        try {
            for (double& v : values) v = convert(v, unit, setup_.units[state]);
        } catch (const Error& e) {
            throw Error(fmt::format("\"{}\": {}", column.name, e.sentence()), {.file = file.path});
        }
        return values;
    }

    const Problem& problem_;
    const FilterOptions& options_;
    const FilterSetup& setup_;
};

} // namespace

FilterTruth readTruth(const Problem& problem, const FilterOptions& options, const FilterSetup& setup) {
    return TruthReader(problem, options, setup).read();
}

TruthComparison compareWithTruth(const FilterSetup& setup, const FilterTrajectory& trajectory,
                                 const FilterTruth& truth, double from) {
    TruthComparison result;
    const Eigen::Index n = setup.stateCount();
    Eigen::VectorXd squares = Eigen::VectorXd::Zero(n), count = squares, inside = squares;
    const double tolerance = 1e-6 * setup.simulation.step;
    Eigen::Index row = 0;
    for (std::size_t k = 0; k < truth.times.size(); ++k) {
        const double t = truth.times[k];
        if (t < from - tolerance) continue;
        while (row < trajectory.rows && setup.times[static_cast<std::size_t>(row)] < t - tolerance) ++row;
        if (row == trajectory.rows) break;
        if (setup.times[static_cast<std::size_t>(row)] > t + tolerance) continue;
        for (Eigen::Index i = 0; i < n; ++i) {
            const double off = trajectory.X(row, i) - truth.states(static_cast<Eigen::Index>(k), i);
            if (!std::isfinite(off)) continue;
            squares[i] += off * off;
            inside[i] += std::abs(off) <= 1.96 * trajectory.deviation(row, i) ? 1 : 0;
            ++count[i];
        }
    }
    const auto none = (count.array() == 0).eval();
    result.rmse = none.select(std::nan(""), (squares.array() / count.array().max(1)).sqrt());
    result.coverage = none.select(std::nan(""), inside.array() / count.array().max(1));

    std::vector<Eigen::Index> known;
    for (Eigen::Index k = n; k < setup.size(); ++k)
        if (std::isfinite(truth.values[k]) && trajectory.last.P(k, k) > 0) known.push_back(k);
    result.known = static_cast<int>(known.size());
    if (known.empty()) return result;
    // In units of the standard deviations: variances may be 1e-22.
    const Eigen::VectorXd s = trajectory.last.P.diagonal()(known).cwiseSqrt();
    const Eigen::VectorXd z = (trajectory.last.X(known) - truth.values(known)).cwiseQuotient(s);
    const Eigen::MatrixXd P = trajectory.last.P(known, known);
    const Eigen::MatrixXd R = s.cwiseInverse().asDiagonal() * P * s.cwiseInverse().asDiagonal();
    result.nees = z.dot(R.ldlt().solve(z));
    return result;
}

} // namespace rigor

#include "core/engine/data/series/columns/formula.h"

#include "core/engine/modelica/expression.h"
#include "core/engine/tape/evaluate/evaluator.h"
#include "core/foundation/base/error.h"
#include "core/foundation/base/random.h"
#include "core/foundation/base/units/units.h"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <optional>

namespace rigor {

namespace {

constexpr int kPoints = 6;       ///< at which a law of the formula is tried
constexpr double kSame = 1e-9;   ///< relative, of ratios that are the same
constexpr double kScale = 1.625; ///< of a unit; exact in binary
constexpr double kKelvin = 273.15;

bool startsName(char c) {
    return std::isalpha(static_cast<unsigned char>(c)) != 0 || c == '_' || (c & 0x80) != 0;
}
bool goesOnName(char c) {
    return startsName(c) || std::isdigit(static_cast<unsigned char>(c)) != 0 || c == '.';
}

bool isWord(const std::string& name) {
    static const std::vector<std::string> words = {"if", "then", "else", "elseif", "and",
                                                   "or", "not",  "true", "false"};
    return std::find(words.begin(), words.end(), name) != words.end();
}

/// Calls for every name outside a call, with where it stands (quotes included).
template <class Found> void forEachName(const std::string& text, Found found) {
    for (std::size_t at = 0; at < text.size();) {
        if (text[at] == '\'') {
            const std::size_t end = text.find('\'', at + 1);
            if (end == std::string::npos) return;
            found(text.substr(at + 1, end - at - 1), at, end + 1);
            at = end + 1;
        } else if (startsName(text[at])) {
            std::size_t end = at;
            while (end < text.size() && goesOnName(text[end])) ++end;
            const std::size_t next = text.find_first_not_of(' ', end);
            const bool call = next != std::string::npos && text[next] == '(';
            const std::string name = text.substr(at, end - at);
            if (!call && !isWord(name)) found(name, at, end);
            at = end;
        } else if (std::isdigit(static_cast<unsigned char>(text[at])) != 0) {
            while (at < text.size() &&
                   (goesOnName(text[at]) ||
                    ((text[at] == '+' || text[at] == '-') && (text[at - 1] == 'e' || text[at - 1] == 'E'))))
                ++at;
        } else {
            ++at;
        }
    }
}

bool countsNothing(const std::string& unit) {
    const auto parsed = parseUnit(unit);
    return unit.empty() || (parsed && parsed->factor == 1 && sameDimension(*parsed, *parseUnit("1")));
}

/// The values of a formula where its columns have these numbers.
class Tried {
  public:
    explicit Tried(const Tape& formula) : evaluate_(std::make_shared<const Tape>(formula)) {}
    double operator()(const std::vector<double>& at) {
        double value = 0;
        evaluate_(at, std::span<double>(&value, 1));
        return value;
    }

  private:
    Evaluator<double> evaluate_;
};

std::vector<std::vector<double>> pointsFor(std::size_t columns) {
    RandomStream random(7, columns);
    std::vector<std::vector<double>> points(kPoints, std::vector<double>(columns));
    for (auto& point : points)
        for (double& x : point) x = 0.5 + random.uniform();
    return points;
}

/// The exponent with which the formula follows the columns that `chosen` marks; nothing if by no power.
std::optional<double> exponentOf(Tried& formula, const std::vector<bool>& chosen) {
    std::optional<double> exponent;
    for (const std::vector<double>& point : pointsFor(chosen.size())) {
        std::vector<double> scaled = point;
        for (std::size_t k = 0; k < chosen.size(); ++k)
            if (chosen[k]) scaled[k] *= kScale;
        const double before = formula(point), after = formula(scaled);
        if (!std::isfinite(before) || !std::isfinite(after) || before == 0) continue;
        const double ratio = after / before;
        if (!(ratio > 0)) return {};
        const double twelfths = std::round(12 * std::log(ratio) / std::log(kScale));
        if (std::abs(std::pow(kScale, twelfths / 12) / ratio - 1) > kSame) return {};
        if (exponent && *exponent != twelfths / 12) return {};
        exponent = twelfths / 12;
    }
    return exponent;
}

struct Affine {
    double constant = 0, sum = 0; ///< of the coefficients
};

std::optional<Affine> affineOf(Tried& formula, std::size_t columns) {
    Affine affine;
    std::vector<double> at(columns, 0.0);
    affine.constant = formula(at);
    std::vector<double> slopes(columns);
    for (std::size_t k = 0; k < columns; ++k) {
        at.assign(columns, 0.0);
        at[k] = 1;
        slopes[k] = formula(at) - affine.constant;
        affine.sum += slopes[k];
    }
    if (!std::isfinite(affine.constant) || !std::isfinite(affine.sum)) return {};
    for (const std::vector<double>& point : pointsFor(columns)) {
        double expected = affine.constant, size = std::abs(affine.constant);
        for (std::size_t k = 0; k < columns; ++k) {
            expected += slopes[k] * point[k];
            size += std::abs(slopes[k] * point[k]);
        }
        if (!(std::abs(formula(point) - expected) <= kSame * std::max(size, 1e-300))) return {};
    }
    return affine;
}

std::string powerText(const std::string& unit, double exponent) {
    const bool compound = unit.find_first_of("./*") != std::string::npos;
    std::string text = compound ? "(" + unit + ")" : unit;
    if (exponent == 1) return text;
    const double twelfths = 12 * exponent;
    if (exponent == std::round(exponent)) return text + fmt::format("{:g}", exponent);
    for (const int denominator : {2, 3, 4, 6, 12})
        if (const double n = exponent * denominator; std::abs(n - std::round(n)) < 1e-9)
            return text + fmt::format("({:g}/{})", std::round(n), denominator);
    return text + fmt::format("({:g}/12)", twelfths);
}

} // namespace

std::vector<std::string> columnsOfFormula(const std::string& text) {
    std::vector<std::string> columns;
    forEachName(text, [&](const std::string& name, std::size_t, std::size_t) {
        if (std::find(columns.begin(), columns.end(), name) == columns.end()) columns.push_back(name);
    });
    return columns;
}

TapePtr compileFormula(const std::string& text) {
    const std::vector<std::string> columns = columnsOfFormula(text);
    if (columns.empty()) fail(sentence("Data", "\"{}\" names no column"), text);
    // Quoted names are none of the language: each gets one that is.
    std::string plain;
    std::size_t done = 0;
    std::vector<std::string> names;
    for (std::size_t k = 0; k < columns.size(); ++k) names.push_back(fmt::format("column_{}", k + 1));
    forEachName(text, [&](const std::string& name, std::size_t from, std::size_t to) {
        const auto k = std::find(columns.begin(), columns.end(), name) - columns.begin();
        plain += text.substr(done, from - done) + names[static_cast<std::size_t>(k)];
        done = to;
    });
    plain += text.substr(done);
    const CompiledExpression made = compileExpression(plain, names);
    if (!made.problem) return made.value;
    std::string said = made.problem->sentence.text();
    for (std::size_t k = columns.size(); k-- > 0;)
        for (std::size_t at = said.find(names[k]); at != std::string::npos; at = said.find(names[k]))
            said.replace(at, names[k].size(), columns[k]);
    throw Error(filled(sentence("Data", "\"{}\": {}"), text, said));
}

std::string unitOfFormula(const Tape& formula, std::span<const std::string> columns,
                          std::span<const std::string> units) {
    Tried tried(formula);
    std::vector<std::string> distinct;
    for (const std::string& unit : units)
        if (!countsNothing(unit) && std::find(distinct.begin(), distinct.end(), unit) == distinct.end())
            distinct.push_back(unit);
    if (distinct.empty()) return {};
    if (distinct.size() == 1) {
        const auto parsed = parseUnit(distinct.front());
        const bool offset = parsed && parsed->offset != 0;
        if (const auto affine = affineOf(tried, columns.size())) {
            if (!offset) return distinct.front();
            if (std::abs(affine->sum) < kSame) return "K";
            if (std::abs(affine->sum - 1) < kSame)
                return std::abs(affine->constant - kKelvin) < 1e-3 && distinct.front() != "degF"
                           ? "K"
                           : distinct.front();
        }
        if (offset)
            fail(sentence("Data", "what becomes of the unit {} cannot be told; state the unit of the column "
                                  "(data.units)"),
                 distinct.front());
    }
    std::string text;
    for (const std::string& unit : distinct) {
        std::vector<bool> chosen;
        for (const std::string& own : units) chosen.push_back(own == unit);
        const auto exponent = exponentOf(tried, chosen);
        if (!exponent)
            fail(sentence("Data",
                          "what becomes of the unit {} cannot be told: the formula is no product of "
                          "powers, and no sum of columns in one unit. Convert the columns to one unit, or "
                          "state the unit of the column (data.units) if the numbers are meant as they "
                          "stand"),
                 unit);
        if (*exponent == 0) continue;
        text += (text.empty() ? "" : ".") + powerText(unit, *exponent);
    }
    return text.empty() ? "1" : text;
}

} // namespace rigor

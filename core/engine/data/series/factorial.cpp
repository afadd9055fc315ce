#include "core/engine/data/series/factorial.h"

#include "core/foundation/base/translate.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cmath>

namespace rigor {
namespace {
using Role = MappedColumn::Role;

constexpr std::size_t kMostLevels = 12;
constexpr double kShape = 3; ///< columns over rows

struct Factor {
    std::string name, unit;
    std::vector<std::string> levels;  ///< ascending, words in order of appearance
    std::vector<std::size_t> levelOf; ///< per experiment
};

const MappedColumn* mappingOf(const Dataset& data, const std::string& column) {
    for (const MappedColumn& mapped : data.mapping)
        if (mapped.column == column) return &mapped;
    return nullptr;
}

/// The factor a column makes; no levels if it makes none.
Factor factorOf(const Dataset& data, const Column& column) {
    const MappedColumn* mapped = mappingOf(data, column.name);
    const bool words = column.type == ColumnType::Text, condition = mapped && mapped->role == Role::Condition;
    Factor factor{.name = column.name, .unit = column.unit, .levels = {}, .levelOf = {}};
    if (!condition && !(words && (!mapped || mapped->role == Role::Shown))) return factor;
    const auto text = [&](const Experiment& experiment) {
        return words ? column.texts[experiment.row] : fmt::format("{}", column.numbers[experiment.row]);
    };
    std::vector<std::string> found;
    std::map<std::string, double> numbers;
    for (const Experiment& experiment : data.experiments) {
        if (std::ranges::find(found, text(experiment)) != found.end()) continue;
        if (found.size() == kMostLevels) return factor;
        found.push_back(text(experiment));
        if (!words) numbers[found.back()] = column.numbers[experiment.row];
    }
    if (found.size() < 2) return factor;
    if (!words) std::ranges::sort(found, {}, [&](const std::string& level) { return numbers[level]; });
    for (const Experiment& experiment : data.experiments)
        factor.levelOf.push_back(
            static_cast<std::size_t>(std::ranges::find(found, text(experiment)) - found.begin()));
    factor.levels = std::move(found);
    return factor;
}

std::vector<Factor> factorsOf(const Dataset& data) {
    std::vector<Factor> factors;
    const std::size_t n = data.experiments.size();
    if (!std::ranges::all_of(data.experiments,
                             [&](const Experiment& e) { return e.row < data.table.rows() && e.line > 0; }))
        return factors;
    for (const Column& column : data.table.columns)
        if (Factor factor = factorOf(data, column); !factor.levels.empty())
            factors.push_back(std::move(factor));
    // More combinations than experiments: the plan is no factorial in all of them.
    const auto combinations = [&] {
        double product = 1;
        for (const Factor& factor : factors) product *= static_cast<double>(factor.levels.size());
        return product;
    };
    while (!factors.empty() && combinations() > 2 * static_cast<double>(n))
        factors.erase(
            std::ranges::max_element(factors, {}, [](const Factor& factor) { return factor.levels.size(); }));
    return factors;
}

/// How many factors, counted from the last one, make the rows.
std::size_t rowFactors(const std::vector<Factor>& factors, std::size_t experiments) {
    const double wanted = std::sqrt(static_cast<double>(experiments) / kShape);
    std::size_t chosen = 0;
    double product = 1, best = std::abs(std::log(1 / wanted));
    for (std::size_t k = 1; k < factors.size(); ++k) {
        product *= static_cast<double>(factors[factors.size() - k].levels.size());
        const double off = std::abs(std::log(product / wanted));
        if (off < best) best = off, chosen = k;
    }
    return chosen;
}

/// A number with the decimal sign of the window, other texts as the file has them.
std::string spokenLevel(const std::string& level) {
    double number = 0;
    const auto end = level.data() + level.size();
    const auto read = std::from_chars(level.data(), end, number);
    return read.ec == std::errc() && read.ptr == end ? spokenText(level) : level;
}

/// Headings over the levels of a factor that changes every `each` slots; first[s] = first column of slot s.
std::vector<FactorialGroup> groupsOf(const Factor& factor, const std::vector<std::size_t>& first,
                                     std::size_t each, bool withUnit) {
    std::vector<FactorialGroup> groups;
    for (std::size_t slot = 0; slot + 1 < first.size(); slot += each) {
        const std::size_t from = first[slot], to = first[slot + each];
        if (to == from) continue;
        const bool none = !withUnit || factor.unit.empty() || factor.unit == "-" || factor.unit == "1";
        groups.push_back({fmt::format("{} {}{}", factor.name,
                                      spokenLevel(factor.levels[slot / each % factor.levels.size()]),
                                      none ? "" : ' ' + factor.unit),
                          from, to - from});
    }
    return groups;
}

FactorialGrid inOrder(std::size_t n) {
    FactorialGrid grid;
    const auto rows = std::max(1.0, std::round(std::sqrt(static_cast<double>(n) / kShape)));
    grid.columns =
        std::max<std::size_t>(1, static_cast<std::size_t>(std::ceil(static_cast<double>(n) / rows)));
    grid.rows.resize((n + grid.columns - 1) / grid.columns);
    for (std::size_t e = 0; e < n; ++e) grid.cells.push_back({e / grid.columns, e % grid.columns});
    return grid;
}
} // namespace

FactorialGrid factorialGrid(const Dataset& data) {
    const std::size_t n = data.experiments.size();
    const std::vector<Factor> factors = factorsOf(data);
    if (factors.empty()) return inOrder(n);
    const std::size_t forRows = rowFactors(factors, n), across = factors.size() - forRows;

    FactorialGrid grid;
    grid.planned = true;
    std::size_t rows = 1;
    for (std::size_t k = across; k < factors.size(); ++k) rows *= factors[k].levels.size();
    grid.rows.resize(rows);
    for (std::size_t r = 0; r < rows; ++r) {
        std::size_t rest = r;
        for (std::size_t k = factors.size(); k-- > across; rest /= factors[k].levels.size()) {
            const std::string level = spokenLevel(factors[k].levels[rest % factors[k].levels.size()]);
            grid.rows[r] = grid.rows[r].empty() ? level : level + ' ' + grid.rows[r];
        }
    }

    // Experiments of one cell of the plan stand side by side.
    const Factor& outer = factors.front();
    std::size_t inner = 1;
    for (std::size_t k = 1; k < across; ++k) inner *= factors[k].levels.size();
    const std::size_t slots = across ? outer.levels.size() * inner : 1;
    std::vector<std::size_t> count(rows * slots), slotOf(n), rowOf(n), among(n);
    for (std::size_t e = 0; e < n; ++e) {
        std::size_t slot = 0, row = 0;
        for (std::size_t k = 0; k < factors.size(); ++k) {
            std::size_t& index = k < across ? slot : row;
            index = index * factors[k].levels.size() + factors[k].levelOf[e];
        }
        slotOf[e] = slot, rowOf[e] = row;
        among[e] = count[row * slots + slot]++;
    }
    std::vector<std::size_t> first(slots + 1);
    for (std::size_t s = 0; s < slots; ++s) {
        std::size_t width = 0;
        for (std::size_t r = 0; r < rows; ++r) width = std::max(width, count[r * slots + s]);
        first[s + 1] = first[s] + width;
    }
    grid.columns = first.back();
    for (std::size_t e = 0; e < n; ++e) grid.cells.push_back({rowOf[e], first[slotOf[e]] + among[e]});
    if (across) grid.groups = groupsOf(outer, first, inner, true);
    if (across > 1) {
        const Factor& second = factors[1];
        const std::size_t each = inner / second.levels.size();
        grid.subgroups = groupsOf(second, first, each, false);
    }
    return grid;
}

} // namespace rigor

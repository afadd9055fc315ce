#include "core/engine/data/series/columns/derived.h"

#include "core/engine/data/series/columns/formula.h"
#include "core/engine/tape/evaluate/evaluator.h"
#include "core/foundation/base/error.h"
#include "core/foundation/base/numbers.h"
#include "core/foundation/base/text.h"
#include "core/foundation/base/translate.h"
#include "core/foundation/base/units/units.h"

#include <algorithm>
#include <cmath>

namespace rigor {

namespace {

constexpr std::size_t kMostDerived = 1000;

/// Rows with the same value in a column, in the order of the file; all rows if there is none.
std::vector<std::vector<std::size_t>> groupsOf(const Table& table, const Column* by) {
    std::vector<std::vector<std::size_t>> groups;
    if (!by) {
        groups.emplace_back();
        for (std::size_t row = 0; row < table.rows(); ++row) groups.back().push_back(row);
        return groups;
    }
    std::map<std::string, std::size_t> texts;
    std::map<double, std::size_t> numbers;
    for (std::size_t row = 0; row < table.rows(); ++row) {
        const bool text = by->type == ColumnType::Text;
        if (!text && std::isnan(by->numbers[row])) continue;
        const std::size_t next = groups.size();
        const std::size_t at = text ? texts.emplace(by->texts[row], next).first->second
                                    : numbers.emplace(by->numbers[row], next).first->second;
        if (at == next) groups.emplace_back();
        groups[at].push_back(row);
    }
    return groups;
}

/// Rows without a place are left out; equal places keep the order of the file.
void putInOrder(const std::vector<double>& places, std::vector<std::size_t>& rows) {
    std::erase_if(rows, [&](std::size_t row) { return std::isnan(places[row]); });
    std::stable_sort(rows.begin(), rows.end(),
                     [&](std::size_t a, std::size_t b) { return places[a] < places[b]; });
}

void fillMean(const std::vector<double>& source, const std::vector<std::size_t>& rows,
              std::vector<double>& out) {
    double sum = 0;
    std::size_t count = 0;
    for (const std::size_t row : rows)
        if (std::isfinite(source[row])) {
            sum += source[row];
            ++count;
        }
    if (count == 0) return;
    for (const std::size_t row : rows) out[row] = sum / static_cast<double>(count);
}

void fillHistory(const std::string& rule, const std::vector<double>& source,
                 const std::vector<std::size_t>& rows, std::vector<double>& out) {
    double previous = kNaN, lowest = kNaN, highest = kNaN;
    for (const std::size_t row : rows) {
        const double q = source[row];
        if (!std::isfinite(q)) continue;
        if (std::isnan(previous)) previous = lowest = highest = q;
        const bool rising = q >= previous;
        lowest = rising ? std::min(q, lowest) : q;
        highest = rising ? q : std::max(q, highest);
        out[row] = rule == "previous"          ? previous
                   : rule == "direction"       ? (rising ? 1.0 : -1.0)
                   : rule == "turning minimum" ? lowest
                                               : highest;
        previous = q;
    }
}

/// Over the places of the rows, or else their count.
void fillDetrended(const std::vector<double>& source, const std::vector<double>* places,
                   const std::vector<std::size_t>& rows, std::vector<double>& out) {
    std::vector<std::size_t> used;
    std::vector<double> x;
    for (std::size_t i = 0; i < rows.size(); ++i)
        if (std::isfinite(source[rows[i]])) {
            used.push_back(rows[i]);
            x.push_back(places ? (*places)[rows[i]] : static_cast<double>(i));
        }
    if (used.empty()) return;
    const auto n = static_cast<double>(used.size());
    double meanX = 0, meanY = 0, xx = 0, xy = 0;
    for (std::size_t i = 0; i < used.size(); ++i) {
        meanX += x[i] / n;
        meanY += source[used[i]] / n;
    }
    for (std::size_t i = 0; i < used.size(); ++i) {
        xx += (x[i] - meanX) * (x[i] - meanX);
        xy += (x[i] - meanX) * (source[used[i]] - meanY);
    }
    const double slope = xx > 0 ? xy / xx : 0;
    for (std::size_t i = 0; i < used.size(); ++i)
        out[used[i]] = source[used[i]] - meanY - slope * (x[i] - meanX);
}

/// Row by row; a row in which a column has no value has none.
Column byFormula(const Table& table, const DataRecipe& recipe, const std::string& name,
                 const std::string& text) {
    const std::vector<std::string> columns = columnsOfFormula(text);
    std::vector<const Column*> sources;
    std::vector<std::string> units;
    for (const std::string& column : columns) {
        sources.push_back(&table.column(column));
        if (sources.back()->type != ColumnType::Number)
            fail(sentence("Data", "the column \"{}\" holds no numbers"), column);
        const auto stated = recipe.units.find(column);
        units.push_back(stated != recipe.units.end() ? stated->second : sources.back()->unit);
    }
    const TapePtr formula = compileFormula(text);
    Column made{name, {}, ColumnType::Number, std::vector<double>(table.rows(), kNaN), {}};
    if (!recipe.units.contains(name)) made.unit = unitOfFormula(*formula, columns, units);
    Evaluator<double> evaluate(formula);
    std::vector<double> row(columns.size());
    for (std::size_t i = 0; i < table.rows(); ++i) {
        bool known = true;
        for (std::size_t k = 0; k < columns.size(); ++k) {
            row[k] = sources[k]->numbers[i];
            known = known && std::isfinite(row[k]);
        }
        double value = kNaN;
        if (known) evaluate(row, std::span<double>(&value, 1));
        made.numbers[i] = std::isfinite(value) ? value : kNaN;
    }
    return made;
}

} // namespace

const std::vector<std::string>& derivedRules() {
    static const std::vector<std::string> rules = {
        "mean", "previous", "direction", "turning minimum", "turning maximum", "detrended"};
    return rules;
}

std::vector<std::string> DerivedColumn::needs() const {
    if (rule.empty()) return columnsOfFormula(source);
    std::vector<std::string> columns{source, by, order};
    std::erase(columns, "");
    return columns;
}

DerivedColumn derivedColumn(const std::string& text) {
    DerivedColumn column;
    const auto of = text.find(" of ");
    if (of != std::string::npos) column.rule = trimmed(text.substr(0, of));
    if (of == std::string::npos) {
        column.source = trimmed(text);
        compileFormula(column.source);
        return column;
    }
    const auto& rules = derivedRules();
    if (std::find(rules.begin(), rules.end(), column.rule) == rules.end())
        fail(sentence("Data", "\"{}\" is no derived column; expected is a rule ({}), \"of\" and a column, "
                              "for example \"previous of force within series\", or a formula of columns, "
                              "\"force - 2.1\""),
             text, fmt::join(rules, ", "));
    const std::string word = column.rule == "mean" ? " by " : " within ";
    const std::string rest = text.substr(of + 4);
    static const std::string kOrder = " in order of ";
    const auto place = column.rule == "mean" ? std::string::npos : rest.rfind(kOrder);
    if (place != std::string::npos) column.order = trimmed(rest.substr(place + kOrder.size()));
    const std::string whose = rest.substr(0, place);
    const auto cut = whose.find(word);
    column.source = trimmed(whose.substr(0, cut));
    if (cut != std::string::npos) column.by = trimmed(whose.substr(cut + word.size()));
    if (column.rule == "mean" && column.by.empty())
        fail(
            sentence(
                "Data",
                "\"{}\": a mean needs the column whose equal values belong together, \"mean of {} by step\""),
            text, column.source);
    if (column.source.empty() || (cut != std::string::npos && column.by.empty()) ||
        (place != std::string::npos && column.order.empty()))
        fail(sentence("Data", "\"{}\" names no column"), text);
    return column;
}

void addSampleTime(Table& table, DataRecipe& recipe, const std::string& file) {
    const double step = recipe.preparation.sampleTime;
    if (!(step > 0)) return;
    if (!recipe.time.empty())
        fail(sentence("Data",
                      "{}: a sample time is stated (data.preparation.sample_time = {} s), and the column "
                      "{} as time (data.time); one of them is enough"),
             file, step, recipe.time);
    Column time{.name = "sample time", .unit = "s", .type = ColumnType::Number, .numbers = {}, .texts = {}};
    while (table.find(time.name) >= 0) time.name += "'";
    for (std::size_t row = 0; row < table.rows(); ++row)
        time.numbers.push_back(static_cast<double>(row) * step);
    recipe.time = time.name;
    table.columns.push_back(std::move(time));
}

void addDerivedColumns(Table& table, const DataRecipe& recipe, const std::string& file) {
    if (recipe.derived.size() > kMostDerived)
        throw Error(filled(sentence("Data", "{} derived columns are asked for; at most {} are computed"),
                           recipe.derived.size(), kMostDerived),
                    {.file = file});
    std::map<std::string, DerivedColumn> waiting;
    for (const auto& [name, text] : recipe.derived) {
        if (table.find(name) >= 0)
            throw Error(filled(sentence("Data", "the derived column \"{}\" is in the file already"), name),
                        {.file = file});
        try {
            waiting[name] = derivedColumn(text);
        } catch (const Error& e) {
            throw Error(filled(sentence("Data", "derived column \"{}\": {}"), name, e.sentence()),
                        {.file = file});
        }
    }
    while (!waiting.empty()) {
        const auto ready = std::find_if(waiting.begin(), waiting.end(), [&](const auto& entry) {
            const std::vector<std::string> needs = entry.second.needs();
            return std::none_of(needs.begin(), needs.end(),
                                [&](const std::string& column) { return waiting.contains(column); });
        });
        if (ready == waiting.end())
            throw Error(filled(sentence("Data", "the derived column \"{}\" needs itself through others"),
                               waiting.begin()->first),
                        {.file = file});
        const auto& [name, rule] = *ready;
        try {
            if (rule.rule.empty()) {
                table.columns.push_back(byFormula(table, recipe, name, rule.source));
                waiting.erase(ready);
                continue;
            }
            for (const std::string& column : {rule.source, rule.order})
                if (!column.empty() && table.column(column).type != ColumnType::Number)
                    fail(sentence("Data", "the column \"{}\" holds no numbers"), column);
            const Column& source = table.column(rule.source);
            const Column* by = rule.by.empty() ? nullptr : &table.column(rule.by);
            Column made{name, source.unit, ColumnType::Number, std::vector<double>(table.rows(), kNaN), {}};
            if (const auto unit = recipe.units.find(rule.source); unit != recipe.units.end())
                made.unit = unit->second;
            if (rule.rule == "direction") made.unit = std::string("1");
            for (auto& rows : groupsOf(table, by)) {
                if (!rule.order.empty()) putInOrder(table.column(rule.order).numbers, rows);
                if (rule.rule == "mean")
                    fillMean(source.numbers, rows, made.numbers);
                else if (rule.rule == "detrended")
                    fillDetrended(source.numbers,
                                  rule.order.empty() ? nullptr : &table.column(rule.order).numbers, rows,
                                  made.numbers);
                else
                    fillHistory(rule.rule, source.numbers, rows, made.numbers);
            }
            // What is left of a line is a difference: it has no zero of its own, as degrees Celsius have.
            if (const auto unit = parseUnit(made.unit);
                rule.rule == "detrended" && unit && unit->offset != 0) {
                for (double& value : made.numbers) value *= unit->factor;
                made.unit = "K";
            }
            table.columns.push_back(std::move(made));
        } catch (const Error& e) {
            throw Error(filled(sentence("Data", "derived column \"{}\": {}"), name, e.sentence()),
                        {.file = file});
        }
        waiting.erase(ready);
    }
}

OtherUses otherUsesOf(const DataRecipe& recipe, const std::string& column) {
    OtherUses uses;
    for (const auto& [name, text] : recipe.derived) try {
            const DerivedColumn derived = derivedColumn(text);
            const std::vector<std::string> needs = derived.needs();
            if (std::find(needs.begin(), needs.end(), column) != needs.end()) uses.derived.push_back(name);
        } catch (const Error&) { // said where the columns are made
        }
    for (const auto& [input, source] : recipe.inputs)
        if (source == column) uses.inputs.push_back(input);
    return uses;
}

} // namespace rigor

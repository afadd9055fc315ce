#include "core/methods/adequacy/model_test/split_rules.h"

#include "core/engine/data/series/splits.h"
#include "core/foundation/base/error.h"
#include "core/foundation/base/text.h"
#include "core/foundation/base/translate.h"
#include "core/methods/adequacy/selection/sets/row_selection.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace rigor {

namespace {

std::vector<std::size_t> both(const std::vector<std::size_t>& a, const std::vector<std::size_t>& b) {
    std::vector<std::size_t> common;
    std::set_intersection(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(common));
    return common;
}

/// Experiments with their number in the column of a rule, and those that have none.
struct Numbered {
    std::vector<std::size_t> experiments, without;
    std::vector<double> numbers;
};

Numbered numbersOf(const Dataset& data, const std::string& column, const std::vector<std::size_t>& among) {
    data.table.column(column); // throws with the nearest name
    Numbered found;
    for (const std::size_t e : among) {
        const double number = numberOf(data, e, column);
        if (!std::isfinite(number)) {
            found.without.push_back(e);
            continue;
        }
        found.experiments.push_back(e);
        found.numbers.push_back(number);
    }
    if (found.experiments.empty())
        fail(sentence("Method", "no experiment has a number in the column \"{}\""), column);
    return found;
}

/// A column that a rule may name, for an example.
std::string numericColumn(const Dataset& data) {
    for (const Column& column : data.table.columns)
        if (column.type != ColumnType::Text) return column.name;
    return "step";
}

/// "force 0.3": what follows the rule.
std::pair<std::string, double> columnAndNumber(const std::string& text, const std::string& rest,
                                               const std::string& what, const std::string& example) {
    const auto last = rest.rfind(' ');
    double value = 0;
    const std::string number = last == std::string::npos ? "" : rest.substr(last + 1);
    const auto [end, error] = std::from_chars(number.data(), number.data() + number.size(), value);
    if (number.empty() || error != std::errc() || end != number.data() + number.size())
        fail(sentence("Method", "\"{}\": a column and {} are expected, for example {}"), text, what, example);
    return {std::string(trimmed(rest.substr(0, last))), value};
}

/// By a rule: the word before the first blank. `without` gets the experiments that have no number for it.
std::optional<NamedSplit> byRule(const Dataset& data, const std::string& text,
                                 const std::vector<std::size_t>& among, std::vector<std::size_t>& without) {
    const auto blank = text.find(' ');
    const std::string rule = text.substr(0, blank);
    std::string rest(blank == std::string::npos ? "" : trimmed(std::string_view(text).substr(blank)));
    Numbered from;
    std::vector<bool> validates;
    const auto read = [&](const std::string& column) {
        if (column.empty())
            fail(sentence("Method", "\"{}\": a column is expected behind the rule, for example {}"), text,
                 rule + " " + numericColumn(data));
        from = numbersOf(data, column, among);
        validates.resize(from.numbers.size());
    };
    if (rule == "alternating") {
        read(rest);
        std::vector<double> distinct = from.numbers;
        std::sort(distinct.begin(), distinct.end());
        distinct.erase(std::unique(distinct.begin(), distinct.end()), distinct.end());
        for (std::size_t i = 0; i < validates.size(); ++i)
            validates[i] =
                (std::lower_bound(distinct.begin(), distinct.end(), from.numbers[i]) - distinct.begin()) % 2;
    } else if (rule == "sign") {
        read(rest);
        for (std::size_t i = 0; i < validates.size(); ++i) validates[i] = from.numbers[i] < 0;
    } else if (rule == "below") {
        const auto [column, limit] =
            columnAndNumber(text, rest, translate("Method", "a limit"), "below force 800");
        read(column);
        for (std::size_t i = 0; i < validates.size(); ++i) validates[i] = from.numbers[i] >= limit;
    } else if (rule == "largest" || rule == "smallest") {
        const auto [column, share] =
            columnAndNumber(text, rest, translate("Method", "a share"), rule + " force 0.3");
        read(column);
        const Split split = splitByMagnitude(from.numbers, share, rule == "largest");
        for (const std::size_t i : split.validation) validates[i] = true;
    } else {
        return std::nullopt;
    }
    without = std::move(from.without);
    NamedSplit split;
    for (std::size_t i = 0; i < validates.size(); ++i)
        (validates[i] ? split.validation : split.calibration).push_back(from.experiments[i]);
    return split;
}

NamedSplit oneSplit(const Dataset& data, const std::string& text, const std::vector<std::size_t>& among,
                    std::vector<std::size_t>& without) {
    const auto bar = text.find('|');
    if (bar != std::string::npos) {
        NamedSplit split;
        split.calibration = both(selectExperiments(data, text.substr(0, bar)), among);
        split.validation = both(selectExperiments(data, text.substr(bar + 1)), among);
        if (const auto twice = both(split.calibration, split.validation); !twice.empty())
            fail(sentence("Method", "experiment {} is on both sides"), data.experiments[twice.front()].label);
        return split;
    }
    if (auto split = byRule(data, text, among, without)) return *split;
    fail(sentence("Method", "\"{}\" is no split; two selections with | between them or one of the rules "
                            "alternating, sign, largest, smallest, below is expected"),
         text);
}

} // namespace

std::vector<NamedSplit> splitsOf(const Dataset& data, const std::string& text,
                                 const std::vector<std::size_t>& among, Messages* warnings) {
    std::vector<NamedSplit> splits;
    std::string written = text;
    std::replace(written.begin(), written.end(), '\n', ';');
    for (std::size_t from = 0; from <= written.size();) {
        const std::size_t end = std::min(written.find(';', from), written.size());
        const std::string one(trimmed(written.substr(from, end - from)));
        from = end + 1;
        if (one.empty()) continue;
        const auto colon = one.find(':');
        const std::string name(colon == std::string::npos ? ""
                                                          : trimmed(std::string_view(one).substr(0, colon)));
        if (name.empty())
            fail(sentence("Method", "splits: \"{}\" has no name; \"name: ...\" is expected"), one);
        if (std::any_of(splits.begin(), splits.end(), [&](const NamedSplit& s) { return s.name == name; }))
            fail(sentence("Method", "splits: {} is there twice"), name);
        try {
            std::vector<std::size_t> without;
            NamedSplit split = oneSplit(data, std::string(trimmed(one.substr(colon + 1))), among, without);
            split.name = name;
            if (warnings && !without.empty())
                warnings->push_back(
                    filled(translate("Method", "Split {}: where the column of the rule holds no number, the "
                                               "experiment is on neither side ({})."),
                           name, placesOf(data, without)));
            if (split.calibration.empty() || split.validation.empty())
                fail(sentence("Method",
                              "{} experiments calibrate and {} validate; both sides need at least one"),
                     split.calibration.size(), split.validation.size());
            splits.push_back(std::move(split));
        } catch (const Error& e) {
            fail(sentence("Method", "split {}: {}"), name, e.sentence());
        }
    }
    return splits;
}

} // namespace rigor

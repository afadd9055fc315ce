#include "core/methods/adequacy/split_rules.h"

#include "core/engine/data/splits.h"
#include "core/foundation/base/error.h"
#include "core/foundation/base/translate.h"
#include "core/methods/adequacy/row_selection.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace rigor {

namespace {

std::string trimmed(const std::string& text) {
    const auto first = text.find_first_not_of(" \t\n");
    return first == std::string::npos ? "" : text.substr(first, text.find_last_not_of(" \t\n") - first + 1);
}

std::vector<std::size_t> both(const std::vector<std::size_t>& a, const std::vector<std::size_t>& b) {
    std::vector<std::size_t> common;
    std::set_intersection(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(common));
    return common;
}

std::vector<double> numbersOf(const Dataset& data, const std::string& column,
                              const std::vector<std::size_t>& among) {
    data.table.column(column); // throws with the nearest name
    std::vector<double> numbers;
    for (const std::size_t e : among) {
        numbers.push_back(numberOf(data, e, column));
        if (!std::isfinite(numbers.back()))
            fail(sentence("Method", "experiment {} has no number in the column \"{}\""),
                 data.experiments[e].label, column);
    }
    return numbers;
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
    return {trimmed(rest.substr(0, last)), value};
}

/// By a rule: the word before the first blank.
std::optional<NamedSplit> byRule(const Dataset& data, const std::string& text,
                                 const std::vector<std::size_t>& among) {
    const auto blank = text.find(' ');
    const std::string rule = text.substr(0, blank);
    std::string rest = blank == std::string::npos ? "" : trimmed(text.substr(blank));
    std::vector<bool> validates(among.size());
    if (rule == "alternating") {
        const auto numbers = numbersOf(data, rest, among);
        std::vector<double> distinct;
        for (const double x : numbers)
            if (std::find(distinct.begin(), distinct.end(), x) == distinct.end()) distinct.push_back(x);
        std::sort(distinct.begin(), distinct.end());
        for (std::size_t i = 0; i < among.size(); ++i)
            validates[i] =
                (std::lower_bound(distinct.begin(), distinct.end(), numbers[i]) - distinct.begin()) % 2;
    } else if (rule == "sign") {
        const auto numbers = numbersOf(data, rest, among);
        for (std::size_t i = 0; i < among.size(); ++i) validates[i] = numbers[i] < 0;
    } else if (rule == "below") {
        const auto [column, limit] =
            columnAndNumber(text, rest, translate("Method", "a limit"), "below force 800");
        const auto numbers = numbersOf(data, column, among);
        for (std::size_t i = 0; i < among.size(); ++i) validates[i] = numbers[i] >= limit;
    } else if (rule == "largest" || rule == "smallest") {
        const auto [column, share] =
            columnAndNumber(text, rest, translate("Method", "a share"), rule + " force 0.3");
        const Split split = splitByMagnitude(numbersOf(data, column, among), share, rule == "largest");
        for (const std::size_t i : split.validation) validates[i] = true;
    } else {
        return std::nullopt;
    }
    NamedSplit split;
    for (std::size_t i = 0; i < among.size(); ++i)
        (validates[i] ? split.validation : split.calibration).push_back(among[i]);
    return split;
}

NamedSplit oneSplit(const Dataset& data, const std::string& text, const std::vector<std::size_t>& among) {
    const auto bar = text.find('|');
    if (bar != std::string::npos) {
        NamedSplit split;
        split.calibration = both(selectExperiments(data, text.substr(0, bar)), among);
        split.validation = both(selectExperiments(data, text.substr(bar + 1)), among);
        if (const auto twice = both(split.calibration, split.validation); !twice.empty())
            fail(sentence("Method", "experiment {} is on both sides"), data.experiments[twice.front()].label);
        return split;
    }
    if (auto split = byRule(data, text, among)) return *split;
    fail(sentence("Method", "\"{}\" is no split; two selections with | between them or one of the rules "
                            "alternating, sign, largest, smallest, below is expected"),
         text);
}

} // namespace

std::vector<NamedSplit> splitsOf(const Dataset& data, const std::string& text,
                                 const std::vector<std::size_t>& among) {
    std::vector<NamedSplit> splits;
    std::string written = text;
    std::replace(written.begin(), written.end(), '\n', ';');
    for (std::size_t from = 0; from <= written.size();) {
        const std::size_t end = std::min(written.find(';', from), written.size());
        const std::string one = trimmed(written.substr(from, end - from));
        from = end + 1;
        if (one.empty()) continue;
        const auto colon = one.find(':');
        const std::string name = colon == std::string::npos ? "" : trimmed(one.substr(0, colon));
        if (name.empty())
            fail(sentence("Method", "splits: \"{}\" has no name; \"name: ...\" is expected"), one);
        if (std::any_of(splits.begin(), splits.end(), [&](const NamedSplit& s) { return s.name == name; }))
            fail(sentence("Method", "splits: {} is there twice"), name);
        try {
            NamedSplit split = oneSplit(data, trimmed(one.substr(colon + 1)), among);
            split.name = name;
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

// The text of options that give numbers to variables.
#include "core/foundation/base/error.h"
#include "core/foundation/base/translate.h"
#include "core/methods/filter/kalman/augmented.h"
#include "core/methods/fit/search/noise_search.h"

#include "core/foundation/base/text.h"
#include "core/methods/filter/option_error.h"
#include <algorithm>
#include <charconv>
#include <cmath>
#include <set>

namespace rigor {

namespace {

double number(std::string_view text, std::string_view piece, const std::string& option) {
    text = trimmed(text);
    double value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{} || end != text.data() + text.size() || !std::isfinite(value))
        failOption(option, sentence("Method", "'{}' in '{}' is not a number"), text, piece);
    return value;
}

} // namespace

namespace {

/// "{start = 0.02, min = 0, max = 1}"; of these only one has to be there.
SearchValue searchedNumber(std::string_view text, std::string_view piece, const std::string& option) {
    const auto refuse = [&] {
        failOption(option,
                   sentence("Method", "'{}' is not of the form 'name: {{start = 0.1, min = 0, max = 1}}'"),
                   piece);
    };
    if (text.back() != '}' || option != "noise") refuse();
    SearchValue value;
    value.min = 0;
    std::string_view rest = text.substr(1, text.size() - 2);
    if (trimmed(rest).empty()) refuse();
    std::set<std::string_view> seen;
    while (!rest.empty()) {
        const std::size_t end = rest.find(','), sign = rest.substr(0, end).find('=');
        if (sign == std::string_view::npos) refuse();
        const std::string_view key = trimmed(rest.substr(0, sign));
        const double found = number(rest.substr(0, end).substr(sign + 1), piece, option);
        if ((key != "start" && key != "min" && key != "max") || !seen.insert(key).second) refuse();
        (key == "start" ? value.start : key == "min" ? value.min : value.max) = found;
        if (found < 0)
            failOption(option, sentence("Method", "the standard deviation in '{}' is negative"), piece);
        rest = end == std::string_view::npos ? std::string_view{} : rest.substr(end + 1);
    }
    if (value.min > value.max) failOption(option, sentence("Method", "in '{}' min is above max"), piece);
    if (value.start < value.min || value.start > value.max)
        failOption(option, sentence("Method", "in '{}' start is not from min to max"), piece);
    value.start = std::clamp(noiseStart(value), value.min, value.max);
    return value;
}

} // namespace

std::vector<NamedNumbers> readNamedNumbers(const std::string& text, const std::string& option) {
    std::vector<NamedNumbers> result;
    std::string_view rest = text;
    while (!rest.empty()) {
        const std::size_t end = rest.find(';');
        const std::string_view piece = trimmed(rest.substr(0, end));
        rest = end == std::string_view::npos ? std::string_view{} : rest.substr(end + 1);
        if (piece.empty()) continue;
        const std::size_t colon = piece.find(':');
        if (colon == std::string_view::npos)
            failOption(option, sentence("Method", "'{}' is not of the form 'name: number'"), piece);
        NamedNumbers entry;
        entry.name = std::string(trimmed(piece.substr(0, colon)));
        if (std::any_of(result.begin(), result.end(),
                        [&](const NamedNumbers& other) { return other.name == entry.name; }))
            failOption(option, sentence("Method", "{} is given twice"), entry.name);
        std::string_view value = trimmed(piece.substr(colon + 1));
        if (value.starts_with('{')) {
            const SearchValue searched = searchedNumber(value, piece, option);
            entry.value = searched.start;
            if (searched.min < searched.max) entry.searched = searched;
            result.push_back(std::move(entry));
            continue;
        }
        std::size_t sign = std::string_view::npos, length = 0;
        for (const std::string_view written : {"+-", "+/-", "\u00b1"})
            if (sign = value.find(written); sign != std::string_view::npos) {
                length = written.size();
                break;
            }
        if (sign != std::string_view::npos) {
            entry.hasDeviation = true;
            entry.deviation = number(value.substr(sign + length), piece, option);
            if (entry.deviation < 0)
                failOption(option, sentence("Method", "the standard deviation in '{}' is negative"), piece);
            value = value.substr(0, sign);
        }
        entry.value = number(value, piece, option);
        result.push_back(std::move(entry));
    }
    return result;
}

} // namespace rigor

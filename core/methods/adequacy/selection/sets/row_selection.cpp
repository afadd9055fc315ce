#include "core/methods/adequacy/selection/sets/row_selection.h"

#include "core/foundation/base/error.h"
#include "core/foundation/base/text.h"
#include "core/foundation/base/translate.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <numeric>

namespace rigor {

namespace {

constexpr double kEqual = 1e-9; ///< relative; numbers of a table and of a text count as equal

std::vector<std::string> splitAt(const std::string& text, const std::string& separator) {
    std::vector<std::string> parts;
    std::size_t from = 0;
    for (std::size_t at; (at = text.find(separator, from)) != std::string::npos; from = at + separator.size())
        parts.emplace_back(trimmed(text.substr(from, at - from)));
    parts.emplace_back(trimmed(text.substr(from)));
    return parts;
}

std::optional<double> numberIn(const std::string& text) {
    double value = 0;
    const char* first = text.data() + (text.starts_with('+') ? 1 : 0);
    const auto [end, error] = std::from_chars(first, text.data() + text.size(), value);
    return error == std::errc() && end == text.data() + text.size() ? std::optional(value) : std::nullopt;
}

bool equal(double a, double b) {
    return std::abs(a - b) <= kEqual * std::max({1.0, std::abs(a), std::abs(b)});
}

/// One item of a list of values.
struct Item {
    std::string text;
    double first = 0, step = 0, last = 0;
    bool range = false, number = false;

    explicit Item(const std::string& written) : text(written) {
        const auto parts = splitAt(written, ":");
        if (parts.size() == 1) {
            if (const auto value = numberIn(written)) {
                first = last = *value;
                number = true;
            }
            return;
        }
        const auto a = numberIn(parts[0]), b = numberIn(parts.back());
        const auto s = parts.size() == 3 ? numberIn(parts[1]) : std::optional(1.0);
        if (parts.size() > 3 || !a || !b || !s || !(*s > 0) || *a > *b)
            fail(
                sentence("Method",
                         "\"{}\" is no range; first:last or first:step:last is expected, for example 1:2:15"),
                written);
        first = *a;
        last = *b;
        step = *s;
        range = number = true;
    }
    bool holds(double value) const {
        if (!number) return false;
        if (!range) return equal(value, first);
        if (value < first && !equal(value, first)) return false;
        if (value > last && !equal(value, last)) return false;
        return equal(std::round((value - first) / step) * step + first, value);
    }
};

/// The column a part begins with: the longest name that fits, so that names may hold blanks.
std::string columnOf(const std::string& part, const std::vector<std::string>& names) {
    std::string best;
    for (const std::string& name : names)
        if (part.starts_with(name + " ") && name.size() > best.size()) best = name;
    if (!best.empty()) return best;
    const std::string word = part.substr(0, part.find(' '));
    const auto near = nearestName(word, names);
    fail(sentence("Method", "\"{}\": there is no column \"{}\"{}"), part, word,
         near ? filled(sentence("Method", ". Did you mean \"{}\"?"), *near)
              : filled(sentence("Method", "; there are {}"), fmt::join(names, ", ")));
}

} // namespace

double numberOf(const Dataset& data, std::size_t experiment, const std::string& column) {
    const Experiment& one = data.experiments[experiment];
    const int at = data.table.find(column);
    if (at < 0) return std::numeric_limits<double>::quiet_NaN();
    const Column& values = data.table.columns[static_cast<std::size_t>(at)];
    if (values.type == ColumnType::Text || one.row >= values.numbers.size())
        return std::numeric_limits<double>::quiet_NaN();
    return values.numbers[one.row];
}

std::string placesOf(const Dataset& data, const std::vector<std::size_t>& experiments) {
    constexpr std::size_t kNamed = 5;
    std::vector<std::string> names;
    for (std::size_t i = 0; i < std::min(kNamed, experiments.size()); ++i) {
        const Experiment& one = data.experiments[experiments[i]];
        names.push_back(one.line > 0 ? fmt::format("{}", one.line) : one.label);
    }
    if (experiments.size() > kNamed) names.push_back("...");
    const bool lines = data.experiments[experiments.front()].line > 0;
    return filled(lines ? translate("Method", "line {}") : translate("Method", "experiment {}"),
                  fmt::join(names, ", "));
}

std::vector<std::size_t> selectExperiments(const Dataset& data, const std::string& text) {
    std::vector<std::size_t> chosen(data.experiments.size());
    std::iota(chosen.begin(), chosen.end(), std::size_t{0});
    if (trimmed(text).empty()) return chosen;
    std::vector<std::string> names{"experiment"};
    for (const Column& column : data.table.columns) names.push_back(column.name);
    for (const std::string& part : splitAt(text, " and ")) {
        const std::string name = columnOf(part, names);
        const int at = name == "experiment" ? -1 : data.table.find(name);
        const Column* column = at < 0 ? nullptr : &data.table.columns[static_cast<std::size_t>(at)];
        std::vector<Item> items;
        for (const std::string& written : splitAt(part.substr(name.size()), ",")) items.emplace_back(written);
        std::vector<bool> met(items.size());
        const auto wanted = [&](std::size_t e) {
            const Experiment& experiment = data.experiments[e];
            const bool asText = !column || column->type == ColumnType::Text;
            const std::string own = !column  ? experiment.label
                                    : asText ? column->texts.at(experiment.row)
                                             : std::string();
            bool any = false;
            for (std::size_t k = 0; k < items.size(); ++k) {
                const auto number =
                    asText ? numberIn(own) : std::optional(column->numbers.at(experiment.row));
                const bool holds = (asText && own == items[k].text) || (number && items[k].holds(*number));
                if (holds) met[k] = true;
                any = any || holds;
            }
            return any;
        };
        std::vector<std::size_t> kept, all(data.experiments.size());
        std::iota(all.begin(), all.end(), std::size_t{0});
        for (const std::size_t e : all)
            if (wanted(e) && std::binary_search(chosen.begin(), chosen.end(), e)) kept.push_back(e);
        for (std::size_t k = 0; k < items.size(); ++k)
            if (!met[k])
                fail(sentence("Method", "\"{}\": no experiment has {} in \"{}\""), text, items[k].text, name);
        chosen = std::move(kept);
    }
    if (chosen.empty()) fail(sentence("Method", "\"{}\": no experiment is left"), text);
    return chosen;
}

} // namespace rigor

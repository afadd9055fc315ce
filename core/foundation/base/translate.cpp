#include "core/foundation/base/translate.h"

#include "core/foundation/base/retold.h"

#include <algorithm>
#include <atomic>
#include <charconv>
#include <map>
#include <optional>
#include <utility>
#include <vector>

namespace rigor {

namespace {
Translator& current() {
    static Translator translator;
    return translator;
}

std::atomic<char> sign{'.'};

thread_local bool keeps = false;

// A text with its source: kBegin context kNext pattern (kNext argument)* kEnd, arguments being texts that may
// hold such ones; a number has no context and no argument, its pattern is what fmt wrote. None of the three
// occurs in texts for people.
constexpr char kBegin = '\x1c', kNext = '\x1f', kEnd = '\x1d';

/// Places of a pattern to be filled: "{}", "{:.3g}".
std::vector<std::pair<std::size_t, std::size_t>> placesOf(std::string_view pattern) {
    std::vector<std::pair<std::size_t, std::size_t>> places;
    for (std::size_t i = 0; i < pattern.size(); ++i) {
        if (pattern[i] != '{') continue;
        if (i + 1 < pattern.size() && pattern[i + 1] == '{') {
            ++i;
            continue;
        }
        std::size_t end = i;
        int depth = 0; // "{:.{}f}" is one place
        for (; end < pattern.size(); ++end) {
            depth += pattern[end] == '{' ? 1 : pattern[end] == '}' ? -1 : 0;
            if (depth == 0) break;
        }
        if (end == pattern.size()) break;
        places.emplace_back(i, end + 1 - i);
        i = end;
    }
    return places;
}

/// A pattern that becomes the text with its source once it is filled: its own braces are doubled, its places
/// stand behind it.
std::string keptPattern(std::string_view context, std::string_view text) {
    std::string kept;
    kept += kBegin;
    kept += context;
    kept += kNext;
    const auto places = placesOf(text);
    for (const char c : text) kept.append(!places.empty() && (c == '{' || c == '}') ? 2 : 1, c);
    for (const auto& [at, size] : places) {
        kept += kNext;
        kept += text.substr(at, size);
    }
    kept += kEnd;
    return kept;
}

std::string keptNumber(std::string_view written) {
    std::string kept{kBegin, kNext};
    kept += written;
    return kept += kEnd;
}

/// The pattern with its places filled in order, or by their numbers ("{1}"); empty if there are others.
std::optional<std::string> filledInOrder(std::string_view pattern,
                                         const std::vector<std::string>& arguments) {
    const auto places = placesOf(pattern);
    if (places.size() != arguments.size()) return std::nullopt;
    std::string text;
    const auto literal = [&](std::string_view piece) {
        for (std::size_t i = 0; i < piece.size(); ++i) {
            text += piece[i];
            if ((piece[i] == '{' || piece[i] == '}') && i + 1 < piece.size() && piece[i + 1] == piece[i]) ++i;
        }
    };
    std::size_t from = 0;
    for (std::size_t k = 0; k < places.size(); ++k) {
        literal(pattern.substr(from, places[k].first - from));
        std::size_t number = k;
        const char* digits = pattern.data() + places[k].first + 1;
        std::from_chars(digits, pattern.data() + pattern.size(), number);
        if (number >= arguments.size()) return std::nullopt;
        text += arguments[number];
        from = places[k].first + places[k].second;
    }
    literal(pattern.substr(from));
    return text;
}

/// What stands between kBegin and its kEnd, said now.
std::string said(std::string_view source) {
    std::vector<std::string_view> parts;
    int depth = 0;
    std::size_t from = 0;
    for (std::size_t i = 0; i <= source.size(); ++i) {
        if (i < source.size() && source[i] == kBegin) ++depth;
        if (i < source.size() && source[i] == kEnd) --depth;
        if (i < source.size() && (source[i] != kNext || depth > 0)) continue;
        parts.push_back(source.substr(from, i - from));
        from = i + 1;
    }
    if (parts.size() < 2) return std::string(source);
    if (parts[0].empty()) return spokenText(parts[1]);
    const std::string context(parts[0]), pattern(parts[1]);
    std::string translated = translate(context.c_str(), pattern.c_str());
    if (parts.size() == 2) return translated;
    std::vector<std::string> arguments;
    for (std::size_t k = 2; k < parts.size(); ++k) arguments.push_back(retold(parts[k]));
    // A translation of another release may have other places.
    auto text = filledInOrder(translated, arguments);
    if (!text) text = filledInOrder(pattern, arguments);
    return text.value_or(pattern);
}

/// Choices are keys in lower case; those that are names or abbreviations are spelt as such where no
/// translation says otherwise.
std::string spelt(std::string choice) {
    static const std::map<std::string, std::string> names{
        {"cma es", "CMA-ES"}, {"sqp", "SQP"},       {"gaussian", "Gaussian"},
        {"huber", "Huber"},   {"cauchy", "Cauchy"}, {"smolyak", "Smolyak"},
        {"sobol", "Sobol"},   {"joseph", "Joseph"}, {"monte carlo", "Monte Carlo"}};
    const auto found = names.find(choice);
    return found == names.end() ? choice : found->second;
}
} // namespace

void setTranslator(Translator translator) { current() = std::move(translator); }

KeepSources::KeepSources(bool keep) : before_(std::exchange(keeps, keep)) {}
KeepSources::~KeepSources() { keeps = before_; }
bool KeepSources::here() { return keeps; }

bool hasSources(std::string_view text) { return text.find(kBegin) != std::string_view::npos; }

std::string retold(std::string_view text) {
    const KeepSources asShown(false);
    std::string all;
    std::size_t from = 0;
    for (std::size_t at = text.find(kBegin); at != std::string_view::npos; at = text.find(kBegin, from)) {
        std::size_t end = at + 1;
        for (int depth = 1; end < text.size(); ++end) {
            depth += text[end] == kBegin ? 1 : text[end] == kEnd ? -1 : 0;
            if (depth == 0) break;
        }
        if (end >= text.size()) break; // cut off: nothing of it can be told
        all += text.substr(from, at - from);
        all += said(text.substr(at + 1, end - at - 1));
        from = end + 1;
    }
    return all += text.substr(from);
}

std::string translate(const char* context, const char* text) {
    if (keeps) return keptPattern(context, text);
    std::string said = current() ? current()(context, text) : text;
    return std::string_view(context) == "Field" ? spelt(std::move(said)) : said;
}

void setDecimalSign(char chosen) { sign = chosen; }
char decimalSign() { return sign; }

/// "5.44e+06" as people write it: "5.44 × 10⁶", "10⁶" for "1e+06", with the decimal sign of the window.
/// Others stay as a file has them but for that sign: refusals name what was typed.
std::string spokenText(std::string_view written) {
    static constexpr const char* kSuperscripts[] = {"⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"};
    const std::size_t e = written.find_first_of("eE");
    std::string text;
    for (const char c : written.substr(0, e)) {
        if (c == '-' && e != std::string_view::npos)
            text += "−";
        else
            text += c == '.' ? decimalSign() : c;
    }
    if (e == std::string_view::npos) return text;
    if (text == "1" || text == "−1")
        text += "0"; // 1 × 10⁶ is 10⁶
    else
        text += " × 10";
    bool leading = true;
    for (const char c : written.substr(e + 1)) {
        if (c == '-') text += "⁻";
        if (c < '0' || c > '9' || (c == '0' && leading)) continue;
        leading = false;
        text += kSuperscripts[c - '0'];
    }
    if (leading) text += kSuperscripts[0];
    return text;
}

} // namespace rigor

fmt::format_context::iterator fmt::formatter<rigor::SpokenNumber>::format(const rigor::SpokenNumber& number,
                                                                          fmt::format_context& out) const {
    fmt::memory_buffer raw;
    fmt::format_context inner(fmt::appender(raw), out.args(), out.locale());
    fmt::formatter<double>::format(number.value, inner);
    const std::string_view written(raw.data(), raw.size());
    const std::string text =
        rigor::KeepSources::here() ? rigor::keptNumber(written) : rigor::spokenText(written);
    return std::copy(text.begin(), text.end(), out.out());
}

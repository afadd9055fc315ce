#pragma once
// Texts for people that are made below the window and must be readable in its language: titles and labels of
// the report, verdicts, messages. English by default (command line, tests); the window sets a translator once
// at its start, before other threads run. lupdate finds the texts by the name of the function:
//
//     filled(sentence("Report", "{} of {} experiments"), 3, 108)
//
// Both arguments are literals; the first is the context of the translation file. The compiler checks that
// the arguments fit the pattern. Counts of one and of many are two texts. Nothing that a program reads
// (keys, statuses, column names, units) passes through here.

#include <fmt/format.h>

#include <functional>
#include <string>
#include <type_traits>

namespace rigor {

using Translator = std::function<std::string(const char* context, const char* text)>;

/// Empty = English.
void setTranslator(Translator translator);

std::string translate(const char* context, const char* text);

/// Marks a text that is kept in English and translated where it is shown: the label of a field, "Field" its
/// context.
constexpr const char* translatable(const char* /*context*/, const char* text) { return text; }

/// A pattern with {} to be translated and filled: `filled(sentence(...), ...)`, `fail(sentence(...), ...)`.
struct Sentence {
    const char* context;
    const char* text;
};

constexpr Sentence sentence(const char* context, const char* text) { return {context, text}; }

/// A sentence that fits arguments of these types; it does not compile otherwise.
template <class... Args> struct SentenceFor {
    consteval SentenceFor(Sentence checked) : said(checked) { // NOLINT(google-explicit-constructor)
        [[maybe_unused]] const fmt::format_string<Args...> check(checked.text);
    }
    Sentence said;
};

/// Between the whole part and the decimals of all texts for people made from now on, in the whole program:
/// '.' at its start, or ','. Call it where no report is being made.
void setDecimalSign(char sign);
char decimalSign();

/// A number within a sentence: as fmt writes it, but with the decimal sign, and with a power of ten in place
/// of e+06.
struct SpokenNumber {
    double value;
};
std::string spokenText(std::string_view written);

template <class T> decltype(auto) inSentence(const T& value) {
    if constexpr (std::is_floating_point_v<T>)
        return SpokenNumber{value};
    else
        return (value);
}

/// The pattern with its {} filled. A pattern that does not fit its arguments (a translator's mistake) is
/// returned as it is.
template <class... Args> std::string filled(const std::string& pattern, const Args&... args) {
    try {
        return fmt::vformat(pattern, fmt::make_format_args(inSentence(args)...));
    } catch (const fmt::format_error&) {
        return pattern;
    }
}

template <class... Args>
std::string filled(SentenceFor<std::type_identity_t<Args>...> pattern, const Args&... args) {
    return filled(translate(pattern.said.context, pattern.said.text), args...);
}

} // namespace rigor

template <> struct fmt::formatter<rigor::SpokenNumber> : fmt::formatter<double> {
    fmt::format_context::iterator format(const rigor::SpokenNumber& number, fmt::format_context& out) const;
};

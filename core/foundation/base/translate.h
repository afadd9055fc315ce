#pragma once
// Texts for people that are made below the window and must be readable in its language: titles and labels of
// the report, verdicts, messages. English by default (command line, tests); the window sets a translator once
// at its start, before other threads run. lupdate finds the texts by the name of the function:
//
//     filled(translate("Report", "{} of {} experiments"), 3, 108)
//
// Both arguments are literals; the first is the context of the translation file. Counts of one and of many
// are two texts. Nothing that a program reads (keys, statuses, column names, units) passes through here.

#include <fmt/format.h>

#include <functional>
#include <string>

namespace rigor {

using Translator = std::function<std::string(const char* context, const char* text)>;

/// Empty = English.
void setTranslator(Translator translator);

std::string translate(const char* context, const char* text);

/// Marks a text that is kept in English and translated where it is shown: the label of a field, "Field" its
/// context.
constexpr const char* translatable(const char* /*context*/, const char* text) { return text; }

/// The pattern with its {} filled. A pattern that does not fit its arguments (a translator's mistake) is
/// returned as it is.
template <class... Args> std::string filled(const std::string& pattern, const Args&... args) {
    try {
        return fmt::vformat(pattern, fmt::make_format_args(args...));
    } catch (const fmt::format_error&) {
        return pattern;
    }
}

} // namespace rigor

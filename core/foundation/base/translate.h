#pragma once
// Texts for people that are made below the window and must be readable in its language: titles and labels of
// the report, verdicts, messages. English by default (command line, tests); the window sets a translator once
// at its start, before other threads run. lupdate finds the texts by the name of the function:
//
//     filled(sentence("Report", "{} of {} experiments"), 3, 108)
//
// Both arguments of sentence() are literals; the first is the context of the translation file. The compiler
// checks that the arguments fit the pattern. Counts of one and of many are two texts. Nothing that a program
// reads (keys, statuses, column names, units) passes through here.
//
// What is made is a Message. Where it is assigned to a string it is said in the language of now; what is told
// later (a verdict, a warning, a caption) stays a Message.

#include <fmt/format.h>

#include <concepts>
#include <functional>
#include <iterator>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

namespace rigor {

using Translator = std::function<std::string(const char* context, const char* text)>;

/// Empty = English.
void setTranslator(Translator translator);

/// The sign of negative numbers within a text.
enum class Minus {
    Sign,   ///< U+2212, for people
    Hyphen, ///< of a keyboard: for programs, and where a refusal names what was typed
};

struct MessageArgument;

/// A sentence, clause or name as data: its English pattern, by which the translation is found, and what fills
/// it.
struct Message {
    Message();
    /// One that is the same in every language: "", ".".
    Message(const char* text); // NOLINT(google-explicit-constructor)
    Message(const Message& other);
    Message(Message&& other) noexcept;
    Message& operator=(const Message& other);
    Message& operator=(Message&& other) noexcept;
    ~Message();

    std::string context; ///< "" = the pattern is the same in every language
    std::string pattern;
    bool isFilled = false; ///< the pattern's {} are filled, with the arguments
    std::vector<MessageArgument> arguments;

    bool empty() const { return pattern.empty(); }
    /// In the language and with the decimal sign of now.
    std::string text(Minus minus = Minus::Sign) const;
    operator std::string() const { return text(); } // NOLINT(google-explicit-constructor)
    bool operator==(const Message& other) const;
};

/// What it says in the language of now.
inline bool operator==(const Message& message, const char* text) { return message.text() == text; }

struct MessageArgument {
    std::variant<long long, unsigned long long, double, std::string, Message> value;
    bool operator==(const MessageArgument&) const = default;
};

// Here, where the type of its arguments is complete.
inline Message::Message() = default;
inline Message::Message(const char* text) : pattern(text) {}
inline Message::Message(const Message& other) = default;
inline Message::Message(Message&& other) noexcept = default;
inline Message& Message::operator=(const Message& other) = default;
inline Message& Message::operator=(Message&& other) noexcept = default;
inline Message::~Message() = default;

using Messages = std::vector<Message>;

/// A text that is the same in every language: a name, what a library said.
Message verbatim(std::string text);
/// All of them, with `between` in between.
Message joined(const Messages& parts, std::string_view between);
std::vector<std::string> textsOf(const Messages& messages, Minus minus = Minus::Sign);

Message translate(const char* context, const char* text);

/// One behind the other, each in the language in which the sum is said.
Message operator+(Message a, const Message& b);
inline Message operator+(Message a, std::string b) { return std::move(a) + verbatim(std::move(b)); }
inline Message operator+(Message a, const char* b) { return std::move(a) + Message(b); }
inline Message operator+(const char* a, const Message& b) { return Message(a) + b; }
inline Message operator+(std::string a, const Message& b) { return verbatim(std::move(a)) + b; }
inline Message& operator+=(Message& a, const Message& b) { return a = std::move(a) + b; }

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
    Minus minus = Minus::Sign;
};
std::string spokenText(std::string_view written, Minus minus = Minus::Sign);

template <class T> MessageArgument argumentOf(const T& value) {
    if constexpr (std::is_same_v<T, Message>)
        return {value};
    else if constexpr (std::is_same_v<T, bool> || std::is_same_v<T, char>)
        return {fmt::format("{}", value)};
    else if constexpr (std::is_floating_point_v<T>)
        return {static_cast<double>(value)};
    else if constexpr (std::signed_integral<T>)
        return {static_cast<long long>(value)};
    else if constexpr (std::unsigned_integral<T>)
        return {static_cast<unsigned long long>(value)};
    else if constexpr (std::is_convertible_v<const T&, std::string_view>)
        return {std::string(std::string_view(value))};
    else
        return {fmt::vformat("{}", fmt::make_format_args(value))};
}

/// fmt::join of messages stays a list of messages.
template <class It, class End> MessageArgument argumentOf(const fmt::join_view<It, End, char>& view) {
    if constexpr (std::is_same_v<std::iter_value_t<It>, Message>)
        return {joined(Messages(view.begin, view.end), {view.sep.data(), view.sep.size()})};
    else
        return {fmt::vformat("{}", fmt::make_format_args(view))};
}

/// The pattern with what fills its {}. Where the two do not fit (a translator's mistake) the pattern is said.
template <class... Args> Message filled(Message pattern, const Args&... args) {
    pattern.isFilled = true;
    pattern.arguments = {argumentOf(args)...};
    return pattern;
}

/// The same in every language but for the decimal sign.
template <class... Args> Message filled(const std::string& pattern, const Args&... args) {
    return filled(verbatim(pattern), args...);
}
template <class... Args> Message filled(const char* pattern, const Args&... args) {
    return filled(Message(pattern), args...);
}

template <class... Args>
Message filled(SentenceFor<std::type_identity_t<Args>...> pattern, const Args&... args) {
    return filled(translate(pattern.said.context, pattern.said.text), args...);
}

} // namespace rigor

template <> struct fmt::formatter<rigor::SpokenNumber> : fmt::formatter<double> {
    fmt::format_context::iterator format(const rigor::SpokenNumber& number, fmt::format_context& out) const;
};

template <> struct fmt::formatter<rigor::Message> : fmt::formatter<std::string_view> {
    template <class Context> auto format(const rigor::Message& message, Context& out) const {
        return fmt::formatter<std::string_view>::format(message.text(), out);
    }
};

#include "core/foundation/base/translate.h"

#include <fmt/args.h>

#include <algorithm>
#include <atomic>
#include <map>
#include <utility>

namespace rigor {

namespace {
Translator& current() {
    static Translator translator;
    return translator;
}

std::atomic<char> sign{'.'};

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

Message verbatim(std::string text) {
    Message message;
    message.pattern = std::move(text);
    return message;
}

Message joined(const Messages& parts, std::string_view between) {
    if (parts.empty()) return {};
    if (parts.size() == 1) return parts.front();
    Message all;
    for (const Message& part : parts) {
        if (!all.pattern.empty()) all.pattern += between;
        all.pattern += "{}";
        all.arguments.push_back({part});
    }
    all.isFilled = true;
    return all;
}

Message operator+(Message a, const Message& b) {
    if (a.empty()) return b;
    if (b.empty()) return a;
    // A sum grows, so that it is not nested as deep as it is long.
    const bool sum = a.context.empty() && a.isFilled && a.pattern.size() == 2 * a.arguments.size();
    Message all;
    if (sum)
        all = std::move(a);
    else
        all.arguments.push_back({std::move(a)});
    all.arguments.push_back({b});
    all.isFilled = true;
    all.pattern.clear();
    for (std::size_t i = 0; i < all.arguments.size(); ++i) all.pattern += "{}";
    return all;
}

std::vector<std::string> textsOf(const Messages& messages, Minus minus) {
    std::vector<std::string> texts;
    for (const Message& message : messages) texts.push_back(message.text(minus));
    return texts;
}

Message translate(const char* context, const char* text) {
    Message message(text);
    message.context = context;
    return message;
}

bool Message::operator==(const Message& other) const {
    return context == other.context && pattern == other.pattern && isFilled == other.isFilled &&
           arguments == other.arguments;
}

std::string Message::text(Minus minus) const {
    std::string said = current() && !context.empty() ? current()(context.c_str(), pattern.c_str()) : pattern;
    if (context == "Field") said = spelt(std::move(said));
    if (!isFilled) return said;
    fmt::dynamic_format_arg_store<fmt::format_context> values;
    for (const MessageArgument& argument : arguments)
        std::visit(
            [&]<class T>(const T& value) {
                if constexpr (std::is_same_v<T, Message>)
                    values.push_back(value.text(minus));
                else if constexpr (std::is_same_v<T, double>)
                    values.push_back(SpokenNumber{value, minus});
                else
                    values.push_back(value);
            },
            argument.value);
    // A translation of another release may have other places.
    for (const std::string* text : {static_cast<const std::string*>(&said), &pattern}) {
        try {
            return fmt::vformat(*text, values);
        } catch (const fmt::format_error&) {
            continue;
        }
    }
    return pattern;
}

void setDecimalSign(char chosen) { sign = chosen; }
char decimalSign() { return sign; }

/// "5.44e+06" as people write it: "5.44 × 10⁶", "10⁶" for "1e+06", with the decimal sign of the window.
/// Others stay as a file has them but for that sign and the minus.
std::string spokenText(std::string_view written, Minus minus) {
    static constexpr const char* kSuperscripts[] = {"⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"};
    const std::size_t e = written.find_first_of("eE");
    std::string text;
    for (const char c : written.substr(0, e)) {
        if (c == '-' && (minus == Minus::Sign || e != std::string_view::npos))
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
    const std::string text = rigor::spokenText(written, number.minus);
    return std::copy(text.begin(), text.end(), out.out());
}

#include "core/foundation/base/translate.h"

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
        {"sobol", "Sobol"},  {"joseph", "Joseph"}, {"monte carlo", "Monte Carlo"}};
    const auto found = names.find(choice);
    return found == names.end() ? choice : found->second;
}
} // namespace

void setTranslator(Translator translator) { current() = std::move(translator); }

std::string translate(const char* context, const char* text) {
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
    const std::string text = rigor::spokenText(std::string_view(raw.data(), raw.size()));
    return std::copy(text.begin(), text.end(), out.out());
}

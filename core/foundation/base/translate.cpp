#include "core/foundation/base/translate.h"

#include <algorithm>
#include <atomic>
#include <utility>

namespace rigor {

namespace {
Translator& current() {
    static Translator translator;
    return translator;
}

std::atomic<char> sign{'.'};
} // namespace

void setTranslator(Translator translator) { current() = std::move(translator); }

std::string translate(const char* context, const char* text) {
    return current() ? current()(context, text) : text;
}

void setDecimalSign(char chosen) { sign = chosen; }
char decimalSign() { return sign; }

} // namespace rigor

fmt::format_context::iterator fmt::formatter<rigor::SpokenNumber>::format(const rigor::SpokenNumber& number,
                                                                          fmt::format_context& out) const {
    fmt::memory_buffer text;
    fmt::format_context inner(fmt::appender(text), out.args(), out.locale());
    fmt::formatter<double>::format(number.value, inner);
    std::replace(text.begin(), text.end(), '.', rigor::decimalSign());
    return std::copy(text.begin(), text.end(), out.out());
}

#include "core/foundation/base/translate.h"

#include <utility>

namespace rigor {

namespace {
Translator& current() {
    static Translator translator;
    return translator;
}
} // namespace

void setTranslator(Translator translator) { current() = std::move(translator); }

std::string translate(const char* context, const char* text) {
    return current() ? current()(context, text) : text;
}

} // namespace rigor

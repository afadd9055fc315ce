#include "core/foundation/base/plain_line.h"

namespace rigor {

std::string plainLine(std::string text) {
    for (std::size_t k = 0; k < text.size(); ++k) {
        const auto byte = static_cast<unsigned char>(text[k]);
        if (byte < ' ' || byte == 0x7f) text[k] = ' ';
        const bool second = k + 1 < text.size() && byte == 0xc2 &&
                            static_cast<unsigned char>(text[k + 1]) < 0xa0 &&
                            static_cast<unsigned char>(text[k + 1]) >= 0x80;
        if (second) text.replace(k, 2, " ");
    }
    return text;
}

} // namespace rigor

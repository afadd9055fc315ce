#include "core/foundation/base/plain_line.h"

namespace rigor {

std::string plainLine(std::string text) {
    std::size_t made = 0;
    for (std::size_t k = 0; k < text.size(); ++k) {
        const auto byte = static_cast<unsigned char>(text[k]);
        const auto next = static_cast<unsigned char>(k + 1 < text.size() ? text[k + 1] : '\0');
        const bool second = byte == 0xc2 && next >= 0x80 && next < 0xa0;
        text[made++] = byte < ' ' || byte == 0x7f || second ? ' ' : text[k];
        if (second) ++k;
    }
    text.resize(made);
    return text;
}

} // namespace rigor

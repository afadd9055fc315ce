#include "core/study/report/report_logo.h"

#include "core/foundation/base/error.h"
#include "core/foundation/base/translate.h"

#include <fstream>
#include <iterator>

namespace rigor {

ReportLogo readLogo(const std::filesystem::path& file) {
    constexpr std::size_t kMost = 300'000; // the page stays one that can be mailed
    std::ifstream stream(file, std::ios::binary);
    if (!stream) fail(sentence("Report", "{}: the logo cannot be read"), file.string());
    ReportLogo logo;
    logo.bytes.assign(std::istreambuf_iterator<char>(stream), {});
    if (logo.bytes.size() > kMost)
        fail(sentence("Report", "{}: the logo has {} bytes; at most {} go into a report"), file.string(),
             logo.bytes.size(), kMost);
    constexpr std::size_t kHead = 1000; // an XML declaration and comments may stand before it
    logo.type = logo.bytes.starts_with("\x89PNG\r\n")                           ? "png"
                : logo.bytes.starts_with("\xFF\xD8\xFF")                        ? "jpeg"
                : logo.bytes.substr(0, kHead).find("<svg") != std::string::npos ? "svg+xml"
                                                                                : "";
    if (logo.type.empty())
        fail(sentence("Report", "{}: the logo is no PNG, JPEG or SVG picture"), file.string());
    return logo;
}

std::string dataUri(const ReportLogo& logo) {
    constexpr std::string_view kDigits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    std::string text = "data:image/" + logo.type + ";base64,";
    for (std::size_t i = 0; i < logo.bytes.size(); i += 3) {
        unsigned group = 0;
        for (std::size_t k = 0; k < 3; ++k)
            group =
                group << 8 | (i + k < logo.bytes.size() ? static_cast<unsigned char>(logo.bytes[i + k]) : 0U);
        for (std::size_t k = 0; k < 4; ++k)
            text += i + k > logo.bytes.size() ? '=' : kDigits[group >> (18 - 6 * k) & 63U];
    }
    return text;
}

} // namespace rigor

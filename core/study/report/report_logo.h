#pragma once
// The picture at the head of a report, the company's.

#include <filesystem>
#include <string>

namespace rigor {

struct ReportLogo {
    std::string bytes; ///< of the file; "" = none
    std::string type;  ///< "png", "jpeg", "svg+xml"
};

/// Throws Error naming file and limit: it cannot be read, is none of PNG, JPEG and SVG, or larger than 300
/// kB.
ReportLogo readLogo(const std::filesystem::path& file);

/// "data:image/png;base64,...", as a page holds it without a file beside it.
std::string dataUri(const ReportLogo& logo);

} // namespace rigor

#pragma once
// A sample with one of its texts changed.

#include <stdexcept>
#include <string>

namespace rigor {

/// `text` with `by` wherever `what` stands. \throws std::runtime_error it stands nowhere: the sample has
/// moved on.
inline std::string replaced(std::string text, const std::string& what, const std::string& by) {
    std::size_t at = text.find(what);
    if (at == std::string::npos) throw std::runtime_error("nothing to replace: " + what);
    for (; at != std::string::npos; at = text.find(what, at + by.size())) text.replace(at, what.size(), by);
    return text;
}

} // namespace rigor

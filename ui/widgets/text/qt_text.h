#pragma once
// Texts of core in the window.

#include <QString>

#include <string>

namespace rigor {

inline QString qt(const std::string& text) { return QString::fromStdString(text); }

} // namespace rigor

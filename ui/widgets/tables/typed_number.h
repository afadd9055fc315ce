#pragma once
// Numbers as people type them.

#include <QString>

#include <optional>
#include <string_view>

namespace rigor {

/// Point and comma are both decimal signs, spaces between digits and "× 10⁻⁸" are read as they are shown, a
/// unit behind the number is converted to `unit` ("2 mm" in m is 0.002). nullopt with the sentence in `why`
/// if it is no number.
std::optional<double> parseTyped(const QString& text, std::string_view unit, QString* why = nullptr);

} // namespace rigor

#pragma once
// What a run left behind, each file read and taken apart once.

#include "core/engine/program/output_reading.h"
#include "core/foundation/base/json.h"
#include "core/foundation/base/text.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace rigor {

struct RunFiles::Table {
    std::vector<std::string> names; ///< empty: the file has no header
    std::vector<std::vector<std::string_view>> rows;
    std::vector<int> lines; ///< of the rows
};

struct RunFiles::Tree {
    nlohmann::json root;
};

/// Also with a + in front, and with the D of Fortran. "nan" and "inf" are numbers here.
std::optional<double> cellNumber(std::string_view text);
/// Without the quotes around it.
std::string_view unquotedCell(std::string_view text);
/// Its first letters, for a sentence.
std::string shortCell(std::string_view text);

} // namespace rigor

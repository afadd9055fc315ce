#include "core/presentation/display_name.h"

#include "core/foundation/base/translate.h"

#include <algorithm>

namespace rigor {

std::string wordsOf(const std::string& name) {
    std::string text = name;
    std::replace(text.begin(), text.end(), '_', ' ');
    return text;
}

std::string estimateTitle(const std::string& name) {
    const auto dot = name.rfind('.');
    if (dot == std::string::npos) return name;
    std::string shape = name.substr(dot + 1);
    shape = shape == "standard_deviation"       ? "sd"
            : shape == "log_standard_deviation" ? "log sd"
                                                : wordsOf(shape);
    return name.substr(0, dot) + " " + translate("Field", shape.c_str());
}

} // namespace rigor

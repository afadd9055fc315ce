#include "core/methods/inverse_uncertainty/result.h"

namespace rigor::inverse {

namespace {
bool isPlainNumber(const std::string& unit) { return unit.empty() || unit == "1"; }
} // namespace

std::string squaredUnit(const std::string& unit) { return isPlainNumber(unit) ? unit : unit + "2"; }

std::string inverseUnit(const std::string& unit) { return isPlainNumber(unit) ? unit : "1/" + unit; }

} // namespace rigor::inverse

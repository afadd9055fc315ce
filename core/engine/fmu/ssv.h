#pragma once
// System Structure Parameter Values (SSP 1.0, section 5): values for the parameters of an FMU, as other tools
// write them.

#include <map>
#include <string>
#include <string_view>

namespace rigor {

struct SsvValue {
    double value = 0;
    std::string unit;      ///< as the file says; "" = that of the parameter
    std::string item = {}; ///< of an enumeration: what the value is called there, in place of the number
};

/// Name -> value ("y[2]" of an array, whose values stand beside each other), of numbers, truths (1 and 0) and
/// enumerations; texts are passed over. Throws Error with one sentence: no readable XML
/// (small_xml.h), no parameter set, a value that is no number, an array with more or fewer values than its
/// size, two values of one name.
std::map<std::string, SsvValue> readSsv(std::string_view text, const std::string& file);

} // namespace rigor

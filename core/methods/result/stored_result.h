#pragma once
// A stored result read from its text, with time and memory in proportion to its length whatever is in it.

#include "core/methods/result/result.h"

#include <string>
#include <string_view>

namespace rigor {

/// As resultFromJson. Throws Error, too, for what is no JSON, a key that is twice in one object, more than 64
/// lists or objects in each other (a result has less than ten; what reads the tree goes down by recursion).
Result resultFromText(std::string_view text);

/// JSON as text, indented unless `indent` is below 0. A path or a message of the system need not be UTF-8:
/// what is not becomes the sign U+FFFD, so that no run is lost for the name of its folder.
std::string storedText(const nlohmann::ordered_json& json, int indent = -1);
/// What such a text holds; null if it is no JSON.
nlohmann::ordered_json storedJson(std::string_view text);

} // namespace rigor

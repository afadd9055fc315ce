#pragma once
// A JSON text as a tree whose values know their place, so that a refusal can name the line.

#include "core/foundation/base/error.h"

#include <string>
#include <string_view>
#include <vector>

namespace rigor {

struct JsonNode {
    enum class Kind { Null, Boolean, Number, Text, List, Object };
    Kind kind = Kind::Null;
    int line = 0, column = 0;
    double number = 0;
    bool whole = false;
    std::string text;
    struct Member;
    std::vector<JsonNode> elements; ///< of a list
    std::vector<Member> members;    ///< of an object, in the order of the text

    const JsonNode* find(std::string_view key) const;
};
struct JsonNode::Member {
    std::string key;
    JsonNode node;
};

/// Throws Error with file:line:column for what is no JSON.
JsonNode parseJson(std::string_view text, const std::string& fileName);

} // namespace rigor

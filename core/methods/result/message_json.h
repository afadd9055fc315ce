#pragma once
// Sentences within JSON: {"$message": [context, pattern, argument, ...]} as they are kept, a text where they
// are written for people and other programs.

#include "core/foundation/base/json.h"
#include "core/foundation/base/translate.h"

#include <optional>

namespace rigor {

nlohmann::ordered_json keptJson(const Message& message);
/// Of what keptJson made, or of a text, which is the same in every language. Nothing for anything else.
std::optional<Message> messageIn(const nlohmann::ordered_json& json);
bool isMessage(const nlohmann::ordered_json& json);
/// What it says in the language of now; "" of anything else.
std::string textIn(const nlohmann::ordered_json& json, Minus minus = Minus::Sign);

} // namespace rigor

#include "core/methods/result/message_json.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace rigor {

namespace {

using Json = nlohmann::ordered_json;

constexpr const char* kMessage = "$message";
/// Of a pattern whose {} are filled, before its arguments.
constexpr const char* kFilled = "filled";
constexpr int kDeepestMessage = 200; ///< messages within messages

Json keptArgument(const MessageArgument& argument) {
    return std::visit(
        [](const auto& value) -> Json {
            if constexpr (std::is_same_v<std::decay_t<decltype(value)>, Message>)
                return keptJson(value);
            else if constexpr (std::is_same_v<std::decay_t<decltype(value)>, double>)
                return std::isfinite(value) ? Json(value) : Json{{"number", std::to_string(value)}};
            else
                return value;
        },
        argument.value);
}

/// Whether no place of the pattern asks for a text without end: a file may hold any. Widths and precisions
/// have three digits at most; where an argument gives one, no argument is larger.
bool fillsShortly(const Message& message) {
    constexpr int kMostDigits = 3;
    constexpr double kMost = 1000;
    int depth = 0, digits = 0;
    bool given = false;
    for (const char c : message.pattern) {
        depth += c == '{' ? 1 : c == '}' ? -1 : 0;
        digits = depth > 0 && c >= '0' && c <= '9' ? digits + 1 : 0;
        given = given || depth > 1;
        if (digits > kMostDigits) return false;
    }
    return !given || std::ranges::none_of(message.arguments, [](const MessageArgument& argument) {
        const auto* whole = std::get_if<long long>(&argument.value);
        const auto* count = std::get_if<unsigned long long>(&argument.value);
        return (whole && static_cast<double>(*whole) > kMost) ||
               (count && static_cast<double>(*count) > kMost);
    });
}

std::optional<Message> messageAt(const Json& json, int depth);

std::optional<MessageArgument> argumentIn(const Json& json, int depth) {
    if (json.is_string()) return MessageArgument{json.get<std::string>()};
    if (json.is_number_unsigned()) return MessageArgument{json.get<unsigned long long>()};
    if (json.is_number_integer()) return MessageArgument{json.get<long long>()};
    if (json.is_number_float()) return MessageArgument{json.get<double>()};
    if (json.is_object() && json.contains("number")) {
        const Json& text = json["number"];
        const bool infinite = text == "inf" || text == "-inf";
        const double size =
            infinite ? std::numeric_limits<double>::infinity() : std::numeric_limits<double>::quiet_NaN();
        return MessageArgument{text == "-inf" ? -size : size};
    }
    if (auto message = messageAt(json, depth)) return MessageArgument{std::move(*message)};
    return {};
}

std::optional<Message> messageAt(const Json& json, int depth) {
    if (json.is_string()) return verbatim(json.get<std::string>());
    if (!isMessage(json)) return {};
    const Json& parts = json[kMessage];
    if (depth > kDeepestMessage) return verbatim(parts[1]);
    Message message = verbatim(parts[1]);
    message.context = parts[0];
    message.isFilled = parts.size() > 2;
    for (std::size_t i = 3; i < parts.size(); ++i) {
        auto argument = argumentIn(parts[i], depth + 1);
        if (!argument) return {};
        message.arguments.push_back(std::move(*argument));
    }
    message.isFilled = message.isFilled && fillsShortly(message);
    return message;
}

} // namespace

Json keptJson(const Message& message) {
    Json parts = Json::array({message.context, message.pattern});
    if (message.isFilled) parts.push_back(kFilled);
    for (const MessageArgument& argument : message.arguments) parts.push_back(keptArgument(argument));
    return {{kMessage, std::move(parts)}};
}

bool isMessage(const Json& json) {
    if (!json.is_object() || json.size() != 1 || !json.contains(kMessage)) return false;
    const Json& parts = json[kMessage];
    return parts.is_array() && parts.size() >= 2 && parts[0].is_string() && parts[1].is_string();
}

std::optional<Message> messageIn(const Json& json) { return messageAt(json, 0); }

std::string textIn(const Json& json, Minus minus) { return messageIn(json).value_or(Message{}).text(minus); }

} // namespace rigor

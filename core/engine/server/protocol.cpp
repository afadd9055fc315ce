#include "core/engine/server/protocol.h"

#include <algorithm>

namespace rigor {

namespace {

struct TooDeep {};

/// As Python and Julia write what is no number, JSON or not: in quotes, so that the answer is read and its
/// place told.
std::string withQuotedNonNumbers(const std::string& text) {
    std::string out;
    bool quoted = false;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const std::string_view rest = std::string_view(text).substr(at);
        if (!quoted)
            for (const std::string_view word : {"NaN", "-Infinity", "Infinity"})
                if (rest.starts_with(word)) {
                    out.append("\"").append(word).append("\"");
                    at += word.size();
                    break;
                }
        if (at >= text.size()) break;
        quoted ^= text[at] == '"';
        out += text[at];
        if (quoted && text[at] == '\\' && at + 1 < text.size()) out += text[++at];
    }
    return out;
}

/// Cut before a character, not within one.
std::string cutText(const std::string& text, std::size_t most) {
    if (text.size() <= most) return text;
    std::size_t end = most;
    while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0) == 0x80) --end;
    return text.substr(0, end) + "...";
}

} // namespace

ParsedJson parsedJson(const std::string& text) {
    using Event = nlohmann::json::parse_event_t;
    try {
        return {nlohmann::json::parse(text,
                                      [](int depth, Event, nlohmann::json&) {
                                          if (depth > kDeepestJson) throw TooDeep();
                                          return true;
                                      }),
                {}};
    } catch (const nlohmann::json::parse_error& e) {
        const std::size_t at = std::min(e.byte, text.size()), from = at > 40 ? at - 40 : 0;
        return {{}, text.empty() ? "\"\"" : excerptOf(text.substr(from, 80), 80)};
    } catch (const nlohmann::json::exception& e) { // a number that no double holds
        return {{}, excerptOf(text, 80)};
    } catch (const TooDeep&) {
        return {{}, excerptOf(text, 40)};
    }
}

ParsedJson parsedAnswer(const std::string& text) {
    ParsedJson parsed = parsedJson(text);
    if (parsed.value) return parsed;
    ParsedJson quoted = parsedJson(withQuotedNonNumbers(text));
    return quoted.value ? quoted : parsed;
}

std::string excerptOf(const std::string& text, std::size_t most) {
    return nlohmann::json(cutText(text, most)).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

std::string lineOf(const std::string& text, std::size_t most) {
    std::string line = cutText(text, most);
    for (char& c : line)
        if (static_cast<unsigned char>(c) < ' ' || c == 0x7f) c = ' ';
    // What is no UTF-8 is replaced by writing and reading it as JSON.
    return nlohmann::json::parse(
               nlohmann::json(line).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace))
        .get<std::string>();
}

} // namespace rigor

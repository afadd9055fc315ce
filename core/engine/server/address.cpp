#include "core/engine/server/address.h"

#include "core/engine/server/protocol.h"
#include "core/foundation/base/error.h"

#include <algorithm>
#include <charconv>

namespace rigor {

namespace {

constexpr int kMostParallel = 1000;
constexpr std::string_view kPlain = "http://", kSecure = "https://";

[[noreturn]] void refuseAddress(const std::string& text, const Message& why) {
    fail(sentence("Model", "The address {} cannot be used: {}"), excerptOf(text), why);
}

std::string decoded(const std::string& whole, std::string_view part) {
    std::string out;
    for (std::size_t i = 0; i < part.size(); ++i) {
        if (part[i] != '%') {
            out += part[i];
            continue;
        }
        unsigned byte = 0;
        const char* digits = part.data() + i + 1;
        const char* end = part.data() + std::min(i + 3, part.size());
        if (end - digits != 2 || std::from_chars(digits, end, byte, 16).ptr != end)
            refuseAddress(whole, translate("Model", "behind a % there must be two hexadecimal digits."));
        out += static_cast<char>(byte);
        i += 2;
    }
    return out;
}

void readQuery(const std::string& whole, std::string_view query, ServerAddress& address) {
    while (!query.empty()) {
        const std::string_view one = query.substr(0, query.find('&'));
        query.remove_prefix(std::min(one.size() + 1, query.size()));
        const std::size_t equals = std::min(one.find('='), one.size());
        const std::string_view key = one.substr(0, equals);
        const std::string value = decoded(whole, one.substr(std::min(equals + 1, one.size())));
        if (key == "blocks" && value == "experiments") {
            address.blocksAreExperiments = true;
        } else if (key == "config") {
            const ParsedJson config = parsedJson(value);
            if (!config.value || !config.value->is_object())
                refuseAddress(whole, filled(sentence("Model", "config is {}, which is no JSON object."),
                                            excerptOf(value)));
            address.config = value;
        } else if (key == "parallel") {
            const char* end = value.data() + value.size();
            const auto [rest, code] = std::from_chars(value.data(), end, address.parallel);
            if (code != std::errc() || rest != end || address.parallel < 1 ||
                address.parallel > kMostParallel)
                refuseAddress(whole,
                              filled(sentence("Model", "parallel is {}; it is a whole number from 1 to {}."),
                                     excerptOf(value), kMostParallel));
        } else {
            refuseAddress(
                whole,
                filled(sentence("Model", "\"{}\" means nothing; behind the question mark "
                                         "there may be blocks=experiments, config=... and parallel=..."),
                       excerptOf(std::string(one))));
        }
    }
}

} // namespace

bool isServerAddress(std::string_view model) {
    return model.starts_with(kPlain) || model.starts_with(kSecure);
}

ServerAddress serverAddress(const std::string& text) {
    if (text.starts_with(kSecure))
        refuseAddress(text,
                      translate("Model", "model servers are reached by http only. Let a tunnel (ssh -L) "
                                         "bring the server to this machine, and name its end here."));
    if (!text.starts_with(kPlain)) refuseAddress(text, translate("Model", "it does not begin with http://."));
    if (std::ranges::any_of(text, [](unsigned char c) { return c <= ' ' || c == 0x7f; }))
        refuseAddress(text, translate("Model", "it holds a blank; write %20."));
    ServerAddress address;
    std::string_view rest = std::string_view(text).substr(kPlain.size());
    if (rest.find('#') != std::string_view::npos)
        refuseAddress(text, translate("Model", "a # has no meaning in it."));
    if (const auto mark = rest.find('?'); mark != std::string_view::npos) {
        readQuery(text, rest.substr(mark + 1), address);
        rest = rest.substr(0, mark);
    }
    address.text = std::string(kPlain) + std::string(rest);
    const std::size_t slash = std::min(rest.find('/'), rest.size());
    std::string_view place = rest.substr(0, slash), path = rest.substr(slash);
    if (place.find('@') != std::string_view::npos)
        refuseAddress(text, translate("Model", "a user and a password are not supported."));
    std::string_view port;
    bool hasPort = false;
    if (place.starts_with('[')) {
        const std::size_t close = place.find(']');
        if (close == std::string_view::npos)
            refuseAddress(text, translate("Model", "the bracket of its host is not closed."));
        address.host = place.substr(1, close - 1);
        place.remove_prefix(close + 1);
        hasPort = place.starts_with(':');
        if (!hasPort && !place.empty())
            refuseAddress(text, translate("Model", "behind the bracket a port is expected, as :4242."));
        port = place.substr(std::min<std::size_t>(1, place.size()));
    } else {
        const std::size_t colon = std::min(place.find(':'), place.size());
        hasPort = colon < place.size();
        address.host = place.substr(0, colon);
        port = place.substr(std::min(colon + 1, place.size()));
    }
    if (address.host.empty()) refuseAddress(text, translate("Model", "it names no host."));
    if (hasPort) {
        const auto [end, code] = std::from_chars(port.data(), port.data() + port.size(), address.port);
        if (code != std::errc() || end != port.data() + port.size() || address.port < 1 ||
            address.port > 65535)
            refuseAddress(text,
                          filled(sentence("Model", "\"{}\" is no port from 1 to 65535."), std::string(port)));
    }
    while (path.ends_with('/')) path.remove_suffix(1);
    if (const auto last = path.rfind('/'); last != std::string_view::npos) {
        address.model = decoded(text, path.substr(last + 1));
        address.path = path.substr(0, last);
    }
    return address;
}

} // namespace rigor

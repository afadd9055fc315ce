#pragma once
// What client and server of UM-Bridge 1.0 share: JSON from strangers, and the names of the protocol. The
// protocol as spoken here is in README.md of this folder.
// Source: L. Seelinger et al.: UM-Bridge: Uncertainty quantification and modeling bridge, Journal of Open
// Source Software 8(83), 2023, 4748; its HTTP protocol, version 1.0.

#include "core/foundation/base/json.h"
#include "core/foundation/base/translate.h"

#include <optional>
#include <string>
#include <string_view>

namespace rigor {

inline constexpr double kBridgeVersion = 1.0;
inline constexpr int kBridgePort = 4242;

/// JSON nested deeper than this is refused: nothing of the protocol needs more than 6.
inline constexpr int kDeepestJson = 16;

struct ParsedJson {
    std::optional<nlohmann::json> value;
    std::string near; ///< of a text that is no JSON: where it stops to be, quoted
};
/// Never throws.
ParsedJson parsedJson(const std::string& text);
/// The same of what a server answers: NaN and Infinity, which are no JSON, as texts, so that who wants a
/// number there can say so.
ParsedJson parsedAnswer(const std::string& text);

/// At most so many bytes of a stranger's text in quotes, control characters and broken UTF-8 replaced.
std::string excerptOf(const std::string& text, std::size_t most = 120);
/// The same without quotes, on one line.
std::string lineOf(const std::string& text, std::size_t most = 300);

} // namespace rigor

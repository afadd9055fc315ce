#include "core/engine/evaluate/status_bytes.h"

#include <limits>

namespace rigor {

namespace {
constexpr std::uint8_t kMore = 0x80; ///< in the byte of the end: what few runs have follows
}

void write(ByteWriter& to, const RunStatus& status) {
    constexpr long long most = std::numeric_limits<std::uint32_t>::max();
    const bool more = status.variable != -1 || !status.reason.empty() || status.told || status.steps > most ||
                      status.steps < 0;
    to.number(static_cast<std::uint8_t>(static_cast<std::uint8_t>(status.end) | (more ? kMore : 0)));
    to.number(status.time);
    to.number(static_cast<std::uint32_t>(more ? 0 : status.steps));
    if (!more) return;
    to.number(status.steps);
    to.number(status.variable);
    to.text(status.reason);
    to.number(status.told != nullptr);
    if (status.told) to.message(*status.told);
}

RunStatus readStatus(ByteReader& from) {
    const auto first = from.number<std::uint8_t>();
    RunStatus status;
    status.end = static_cast<RunEnd>(first & ~kMore);
    if (status.end > RunEnd::Violated) ByteReader::damaged();
    status.time = from.number<double>();
    status.steps = from.number<std::uint32_t>();
    if ((first & kMore) == 0) return status;
    status.steps = from.number<long long>();
    status.variable = from.number<int>();
    status.reason = from.text();
    if (from.number<bool>()) status.told = std::make_shared<const Message>(from.message());
    return status;
}

} // namespace rigor

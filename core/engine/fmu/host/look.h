#pragma once
// Waiting awake for a message that is about to come: waking a virtual core that sleeps takes longer than a
// short run does.

#include <sys/socket.h>

#include <chrono>
#include <cstdint>

namespace rigor::host {

/// Whether the socket has something to say (or is closed) before so many us are over. Not longer than that on
/// the core: whoever needs it otherwise waits.
inline bool isThereWithin(int socket, std::uint64_t us) {
    using Clock = std::chrono::steady_clock;
    if (us == 0) return false;
    const auto end = Clock::now() + std::chrono::microseconds(us);
    do {
        char first = 0;
        if (recv(socket, &first, 1, MSG_PEEK | MSG_DONTWAIT) >= 0) return true;
        for (int k = 0; k < 20; ++k) __builtin_ia32_pause();
    } while (Clock::now() < end);
    return false;
}

} // namespace rigor::host

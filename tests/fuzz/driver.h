#pragma once
// libFuzzer's main loop over one entry. The limit of 500 MB is held for what the program itself has
// allocated: the resident size of the process holds the sanitizer's shadow and its quarantine too.

#include "tests/fuzz/entries.h"

#include <sanitizer/allocator_interface.h>

#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <ctime>

namespace rigor::fuzz {

inline constexpr long long kMostBytes = 500'000'000;
inline std::atomic<long long> liveBytes = 0, mostBytes = 0;

inline void allocated(const volatile void*, std::size_t bytes) {
    const long long now = liveBytes.fetch_add(static_cast<long long>(bytes), std::memory_order_relaxed) +
                          static_cast<long long>(bytes);
    if (now > mostBytes.load(std::memory_order_relaxed)) mostBytes.store(now, std::memory_order_relaxed);
}
inline void freed(const volatile void* place) {
    if (place)
        liveBytes.fetch_sub(
            static_cast<long long>(__sanitizer_get_allocated_size(const_cast<const void*>(place))),
            std::memory_order_relaxed);
}

inline int drive(std::string (*entry)(std::string_view), const std::uint8_t* bytes, std::size_t size) {
    static const bool counting = __sanitizer_install_malloc_and_free_hooks(allocated, freed) != 0;
    liveBytes = mostBytes = 0;
    const std::clock_t before = std::clock(); // of the processor: others may keep the machine busy
    const std::string broken = entry({reinterpret_cast<const char*>(bytes), size});
    if (std::clock() - before > 2 * CLOCKS_PER_SEC) {
        std::fprintf(stderr, "broken law: more than 2 s\n");
        std::abort();
    }
    if (!broken.empty()) {
        std::fprintf(stderr, "broken law: %s\n", broken.c_str());
        std::abort();
    }
    if (counting && mostBytes > kMostBytes) {
        std::fprintf(stderr, "broken law: %lld bytes at once\n", mostBytes.load());
        std::abort();
    }
    return 0;
}

} // namespace rigor::fuzz

#define RIGOR_FUZZ(name)                                                                                     \
    extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {                     \
        return rigor::fuzz::drive(rigor::fuzz::name, bytes, size);                                           \
    }

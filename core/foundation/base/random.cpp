#include "core/foundation/base/random.h"

#include <boost/math/special_functions/erf.hpp>

#include <cmath>

namespace rigor {

namespace {
struct Words {
    std::uint32_t a, b, c, d;
};

Words philox(Words x, std::uint32_t k0, std::uint32_t k1) {
    constexpr std::uint64_t m0 = 0xD2511F53, m1 = 0xCD9E8D57;
    constexpr std::uint32_t w0 = 0x9E3779B9, w1 = 0xBB67AE85;
    for (int round = 0; round < 10; ++round) {
        const std::uint64_t p0 = m0 * x.a, p1 = m1 * x.c;
        x = {static_cast<std::uint32_t>(p1 >> 32) ^ x.b ^ k0, static_cast<std::uint32_t>(p1),
             static_cast<std::uint32_t>(p0 >> 32) ^ x.d ^ k1, static_cast<std::uint32_t>(p0)};
        k0 += w0;
        k1 += w1;
    }
    return x;
}
} // namespace

RandomStream::result_type RandomStream::operator()() {
    if (left_ == 0) {
        const Words x =
            philox({static_cast<std::uint32_t>(counter_), static_cast<std::uint32_t>(counter_ >> 32),
                    static_cast<std::uint32_t>(stream_), static_cast<std::uint32_t>(stream_ >> 32)},
                   static_cast<std::uint32_t>(seed_), static_cast<std::uint32_t>(seed_ >> 32));
        ++counter_;
        block_ = {(std::uint64_t{x.b} << 32) | x.a, (std::uint64_t{x.d} << 32) | x.c};
        left_ = 2;
    }
    return block_[static_cast<std::size_t>(2 - left_--)];
}

double RandomStream::uniform() { return (static_cast<double>((*this)() >> 11) + 0.5) * 0x1p-53; }

double RandomStream::normal() { return -std::sqrt(2.0) * boost::math::erfc_inv(2.0 * uniform()); }

std::uint64_t RandomStream::below(std::uint64_t n) {
    const std::uint64_t limit = max() - max() % n;
    std::uint64_t x;
    do x = (*this)();
    while (x >= limit);
    return x % n;
}

} // namespace rigor

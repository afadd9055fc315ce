#include "core/foundation/base/random.h"

#include <Random123/philox.h>
#include <boost/math/special_functions/erf.hpp>

#include <cmath>

namespace rigor {

RandomStream::result_type RandomStream::operator()() {
    if (left_ == 0) {
        const auto low = [](std::uint64_t x) { return static_cast<std::uint32_t>(x); };
        const auto high = [](std::uint64_t x) { return static_cast<std::uint32_t>(x >> 32); };
        const r123::Philox4x32::ctr_type counter{
            {low(counter_), high(counter_), low(stream_), high(stream_)}};
        const auto x = r123::Philox4x32{}(counter, {{low(seed_), high(seed_)}});
        ++counter_;
        block_ = {(std::uint64_t{x[1]} << 32) | x[0], (std::uint64_t{x[3]} << 32) | x[2]};
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

#pragma once
// Random streams that do not depend on who draws when: a stream is named by (seed, stream) and sample k of a
// stream is a pure function of the three, so that any number of threads draws the same numbers.
//
// Source: Philox4x32-10, J. K. Salmon et al., "Parallel random numbers: as easy as 1, 2, 3", SC'11,
// section 3.3, in the authors' own headers (Random123).

#include <array>
#include <cstdint>

namespace rigor {

class RandomStream {
  public:
    using result_type = std::uint64_t;

    RandomStream(std::uint64_t seed, std::uint64_t stream) : seed_(seed), stream_(stream) {}

    static constexpr result_type min() { return 0; }
    static constexpr result_type max() { return ~result_type{0}; }
    result_type operator()();

    /// Uniform in the open interval (0, 1): multiples of 2^-53 shifted by 2^-54.
    double uniform();
    /// Standard normal by the inverse of its distribution function (one uniform each).
    double normal();
    /// Uniform in 0 .. n-1, n >= 1, without bias.
    std::uint64_t below(std::uint64_t n);

  private:
    std::uint64_t seed_, stream_, counter_ = 0;
    std::array<std::uint64_t, 2> block_{};
    int left_ = 0;
};

} // namespace rigor

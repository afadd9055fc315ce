#pragma once
// The fingerprint of files and texts that provenance records.
//
// Source: FIPS PUB 180-4, Secure Hash Standard (2015), sections 4.1.2, 5.1.1, 6.2.

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace rigor {

/// Hashes bytes that arrive in pieces.
class Sha256 {
  public:
    void add(std::string_view bytes);
    /// 64 lower-case hexadecimal digits of everything added; nothing may be added afterwards.
    std::string finish();

  private:
    void compress(const unsigned char* block);

    std::array<std::uint32_t, 8> state_{0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                                        0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
    std::array<unsigned char, 64> pending_{};
    std::size_t pendingSize_ = 0;
    std::uint64_t bytes_ = 0;
};

std::string sha256(std::string_view bytes);

/// Of a file's bytes. Throws Error naming the file if it cannot be read.
std::string sha256OfFile(const std::string& path);

} // namespace rigor

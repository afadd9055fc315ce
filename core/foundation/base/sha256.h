#pragma once
// The fingerprint of files and texts that provenance records: SHA-256 (FIPS PUB 180-4) of OpenSSL's
// libcrypto.

#include <array>
#include <memory>
#include <string>
#include <string_view>

struct evp_md_ctx_st;

namespace rigor {

/// Hashes bytes that arrive in pieces.
class Sha256 {
  public:
    Sha256();
    void add(std::string_view bytes);
    /// 64 lower-case hexadecimal digits of everything added; nothing may be added afterwards.
    std::string finish();

  private:
    struct Free {
        void operator()(evp_md_ctx_st* context) const;
    };
    std::unique_ptr<evp_md_ctx_st, Free> context_;
};

std::string sha256(std::string_view bytes);

/// The digest itself, in one go: what many short keys are made of.
std::array<unsigned char, 32> sha256Digest(std::string_view bytes);

/// Of a file's bytes. Throws Error naming the file if it cannot be read.
std::string sha256OfFile(const std::string& path);

} // namespace rigor

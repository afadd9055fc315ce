#include "core/foundation/base/sha256.h"

#include "core/foundation/base/error.h"
#include "core/foundation/base/translate.h"

#include <openssl/evp.h>

#include <array>
#include <filesystem>
#include <fstream>
#include <new>
#include <vector>

namespace rigor {

void Sha256::Free::operator()(evp_md_ctx_st* context) const { EVP_MD_CTX_free(context); }

// Without memory nothing else can fail here.
Sha256::Sha256() : context_(EVP_MD_CTX_new()) {
    if (!context_ || EVP_DigestInit_ex(context_.get(), EVP_sha256(), nullptr) != 1) throw std::bad_alloc();
}

void Sha256::add(std::string_view bytes) {
    if (EVP_DigestUpdate(context_.get(), bytes.data(), bytes.size()) != 1) throw std::bad_alloc();
}

std::string Sha256::finish() {
    std::array<unsigned char, 32> digest{};
    if (EVP_DigestFinal_ex(context_.get(), digest.data(), nullptr) != 1) throw std::bad_alloc();
    constexpr std::string_view kDigits = "0123456789abcdef";
    std::string text;
    text.reserve(2 * digest.size());
    for (const unsigned char byte : digest) {
        text += kDigits[byte >> 4];
        text += kDigits[byte & 15];
    }
    return text;
}

std::string sha256(std::string_view bytes) {
    Sha256 hash;
    hash.add(bytes);
    return hash.finish();
}

std::array<unsigned char, 32> sha256Digest(std::string_view bytes) {
    std::array<unsigned char, 32> digest{};
    if (EVP_Digest(bytes.data(), bytes.size(), digest.data(), nullptr, EVP_sha256(), nullptr) != 1)
        throw std::bad_alloc();
    return digest;
}

std::string sha256OfFile(const std::string& path) {
    std::ifstream file(std::filesystem::path(path), std::ios::binary);
    if (!file || std::filesystem::is_directory(path))
        throw Error(translate("Data", "the file cannot be opened for reading"), {.file = path});
    Sha256 hash;
    std::vector<char> buffer(1 << 18);
    while (file) {
        file.read(buffer.data(), static_cast<std::streamsize>(buffer.size()));
        hash.add({buffer.data(), static_cast<std::size_t>(file.gcount())});
    }
    if (file.bad()) throw Error(translate("Data", "the file cannot be read to its end"), {.file = path});
    return hash.finish();
}

} // namespace rigor

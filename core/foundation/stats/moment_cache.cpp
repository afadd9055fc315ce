// Moment tensors kept on disk. Layout, all little-endian as written by this machine: magic, version, length
// and text of the key, order, terms, generated, nonzero, factors, weights, then the FNV-1a checksum of
// everything before it.
#include "core/foundation/base/error.h"
#include "core/foundation/stats/moments.h"

#include <algorithm>
#include <atomic>
#include <cstring>
#include <fstream>
#include <unistd.h>

namespace rigor {

namespace {
constexpr char kMagic[8] = {'R', 'I', 'G', 'O', 'R', 'M', 'T', '\n'};
constexpr std::uint64_t kVersion = 1;

std::uint64_t checksum(std::string_view bytes) {
    std::uint64_t hash = 14695981039346656037u;
    for (char c : bytes) hash = (hash ^ static_cast<unsigned char>(c)) * 1099511628211u;
    return hash;
}

std::string keyOf(const ChaosBasis& basis, int order) {
    std::string key = fmt::format("degree {} order {}", basis.degree(), order);
    for (const Germ& germ : basis.germs())
        key += fmt::format(" {}({:a},{:a}){}", static_cast<int>(germ.family), germ.a, germ.b,
                           germ.law ? germ.law->key() : std::string());
    return key;
}

template <class T> void append(std::string& out, const T* values, std::size_t count) {
    out.append(reinterpret_cast<const char*>(values), count * sizeof(T));
}

/// Takes values off the front of `in`; false if there are too few.
template <class T> bool take(std::string_view& in, T* values, std::size_t count) {
    if (in.size() / sizeof(T) < count) return false;
    if (count > 0) std::memcpy(values, in.data(), count * sizeof(T));
    in.remove_prefix(count * sizeof(T));
    return true;
}
} // namespace

struct MomentTensorFile {
    static std::string write(const MomentTensor& tensor, const std::string& key) {
        std::string out(kMagic, sizeof kMagic);
        const std::uint64_t numbers[] = {kVersion,
                                         key.size(),
                                         static_cast<std::uint64_t>(tensor.order_),
                                         static_cast<std::uint64_t>(tensor.terms_),
                                         static_cast<std::uint64_t>(tensor.generated_),
                                         tensor.weights_.size()};
        append(out, numbers, std::size(numbers));
        out += key;
        append(out, tensor.factors_.data(), tensor.factors_.size());
        append(out, tensor.weights_.data(), tensor.weights_.size());
        const std::uint64_t sum = checksum(out);
        append(out, &sum, 1);
        return out;
    }

    /// nullopt and a clause in `why` if the bytes are not the table of this key.
    static std::optional<MomentTensor> read(std::string_view bytes, const ChaosBasis& basis, int order,
                                            const std::string& key, std::string& why) {
        std::uint64_t sum = 0;
        if (bytes.size() < sizeof kMagic + sizeof sum ||
            bytes.substr(0, sizeof kMagic) != std::string_view(kMagic, 8)) {
            why = "it is not a moment table";
            return {};
        }
        std::memcpy(&sum, bytes.data() + bytes.size() - sizeof sum, sizeof sum);
        std::string_view rest = bytes.substr(0, bytes.size() - sizeof sum);
        if (checksum(rest) != sum) {
            why = "its checksum is wrong";
            return {};
        }
        rest.remove_prefix(sizeof kMagic);
        std::uint64_t numbers[6] = {};
        MomentTensor tensor;
        std::string foundKey;
        if (take(rest, numbers, 6) && numbers[0] == kVersion && numbers[1] == key.size()) {
            foundKey.resize(key.size());
            if (!take(rest, foundKey.data(), foundKey.size())) foundKey.clear();
        }
        const std::uint64_t nonzero = numbers[5], needed = 2 * static_cast<std::uint64_t>(order) + 8;
        if (foundKey != key || numbers[2] != static_cast<std::uint64_t>(order) ||
            numbers[3] != static_cast<std::uint64_t>(basis.size()) || nonzero > rest.size() / needed ||
            rest.size() != nonzero * needed) {
            why = "it was written for another expansion or version";
            return {};
        }
        tensor.order_ = order;
        tensor.terms_ = basis.size();
        tensor.generated_ = static_cast<long long>(numbers[4]);
        tensor.factors_.resize(nonzero * static_cast<std::uint64_t>(order));
        tensor.weights_.resize(nonzero);
        take(rest, tensor.factors_.data(), tensor.factors_.size());
        take(rest, tensor.weights_.data(), tensor.weights_.size());
        if (std::ranges::any_of(tensor.factors_,
                                [&](std::uint16_t factor) { return factor >= basis.size(); })) {
            why = "it names terms that do not exist";
            return {};
        }
        return tensor;
    }
};

namespace {
void store(const std::filesystem::path& file, const std::string& bytes, Messages* warnings) {
    static std::atomic<unsigned> serial{0};
    std::error_code error;
    std::filesystem::create_directories(file.parent_path(), error);
    const std::filesystem::path temporary =
        file.string() + fmt::format(".{}.{}.part", static_cast<long>(::getpid()), serial++);
    std::ofstream out(temporary, std::ios::binary);
    out.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    out.close();
    if (out) std::filesystem::rename(temporary, file, error);
    if (out && !error) return;
    std::error_code ignored;
    std::filesystem::remove(temporary, ignored);
    if (warnings)
        warnings->push_back(
            filled("The moment table could not be kept in {} ({}); it will be computed again next time.",
                   file.string(), error ? error.message() : "writing failed"));
}
} // namespace

std::optional<MomentTensor> cachedMomentTensor(const ChaosBasis& basis, int order,
                                               const std::filesystem::path& cacheDirectory, int threads,
                                               std::stop_token stop, Messages* warnings) {
    if (cacheDirectory.empty()) return MomentTensor::build(basis, order, threads, stop);
    const std::string key = keyOf(basis, order);
    const std::filesystem::path file =
        cacheDirectory / fmt::format("moments-n{}-d{}-m{}-{:016x}.bin", basis.dimension(), basis.degree(),
                                     order, checksum(key));
    if (std::ifstream in(file, std::ios::binary); in) {
        const std::string bytes((std::istreambuf_iterator<char>(in)), std::istreambuf_iterator<char>());
        std::string why;
        if (auto tensor = MomentTensorFile::read(bytes, basis, order, key, why)) return tensor;
        if (warnings)
            warnings->push_back(
                filled("The moment table {} was not used and is computed again: {}.", file.string(), why));
    }
    auto tensor = MomentTensor::build(basis, order, threads, stop);
    if (tensor) store(file, MomentTensorFile::write(*tensor, key), warnings);
    return tensor;
}

} // namespace rigor

#include "core/engine/data/mat/mat_scan.h"

#include "core/foundation/base/error.h"
#include "core/foundation/base/translate.h"

#include <zlib.h>

#include <algorithm>
#include <bit>
#include <cstdint>
#include <cstring>
#include <optional>

namespace rigor {
namespace {

constexpr std::size_t kMatHeader = 128;
constexpr std::size_t kInflated = 1 << 12;    ///< bytes of a variable that hold its header
constexpr std::uint64_t kMostInflated = 1100; ///< bytes of one byte of deflate, at most

constexpr std::uint32_t kInt8 = 1, kInt32 = 5, kUint32 = 6, kMatrix = 14, kCompressed = 15;
constexpr std::uint32_t kOpaqueClass = 17;

/// Reads numbers and elements of level 5 from a part of the file.
class MatCursor {
  public:
    MatCursor(std::string_view bytes, bool swapped) : bytes_(bytes), swapped_(swapped) {}

    std::optional<std::uint32_t> word() {
        if (bytes_.size() < 4) return std::nullopt;
        std::uint32_t value = 0;
        std::memcpy(&value, bytes_.data(), 4);
        bytes_.remove_prefix(4);
        return swapped_ ? __builtin_bswap32(value) : value;
    }

    struct Element {
        std::uint32_t type = 0;
        std::string_view data;
    };
    /// The next element, small or not; nullopt if it does not lie within the bytes.
    std::optional<Element> element() {
        const auto first = word();
        if (!first) return std::nullopt;
        Element element{*first & 0xFFFF, {}};
        std::size_t size = *first >> 16, padded = 4;
        if (size == 0) {
            const auto stated = word();
            if (!stated) return std::nullopt;
            element.type = *first;
            size = *stated;
            padded = (size + 7) / 8 * 8;
        }
        if (size > padded || size > bytes_.size()) return std::nullopt;
        element.data = bytes_.substr(0, size);
        bytes_.remove_prefix(std::min(padded, bytes_.size()));
        return element;
    }

    bool swapped() const { return swapped_; }

  private:
    std::string_view bytes_;
    bool swapped_;
};

std::string beginningInflated(std::string_view packed) {
    std::string text(kInflated, '\0');
    z_stream stream{};
    if (inflateInit(&stream) != Z_OK) return "";
    // zlib does not write to its input, whatever its type says.
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(packed.data())); // NOLINT
    stream.avail_in = static_cast<uInt>(packed.size());
    stream.next_out = reinterpret_cast<Bytef*>(text.data());
    stream.avail_out = static_cast<uInt>(text.size());
    const int result = inflate(&stream, Z_SYNC_FLUSH);
    const std::size_t left = stream.avail_out;
    inflateEnd(&stream);
    return result == Z_OK || result == Z_STREAM_END || result == Z_BUF_ERROR
               ? text.substr(0, text.size() - left)
               : "";
}

/// The header of a matrix (its content, without its own tag). `values`: how many it states. False: none.
bool readMatrixHeader(MatCursor in, MatHeader& header, std::uint64_t& values) {
    const auto flags = in.element();
    if (!flags || flags->type != kUint32 || flags->data.size() != 8) return false;
    const auto word = MatCursor(flags->data, in.swapped()).word();
    header.object = (*word & 0xFF) == kOpaqueClass;
    const auto text = [&](std::string& to) {
        const auto element = in.element();
        if (!element || element->type != kInt8) return false;
        to = std::string(element->data);
        return true;
    };
    if (header.object) {
        std::string system;
        return text(header.name) && text(system) && text(header.className);
    }
    const auto dims = in.element();
    if (!dims || dims->type != kInt32 || dims->data.size() < 8 || dims->data.size() % 4 != 0) return false;
    MatCursor sizes(dims->data, in.swapped());
    values = 1;
    while (const auto size = sizes.word()) {
        if (*size > 0x7FFFFFFF) return false;
        values = std::min<std::uint64_t>(values * *size, std::uint64_t{1} << 32);
    }
    return text(header.name);
}

class MatScan {
  public:
    MatScan(std::string_view bytes, const std::string& file) : bytes_(bytes), file_(file) {}

    std::vector<MatHeader> level5() {
        if (bytes_.size() < kMatHeader) refuseCut(0, kMatHeader);
        const bool big = bytes_[126] == 'M';
        const bool swapped = big == (std::endian::native == std::endian::little);
        std::vector<MatHeader> headers;
        for (at_ = kMatHeader; at_ + 8 <= bytes_.size();) {
            MatCursor in(bytes_.substr(at_), swapped);
            const std::uint32_t type = *in.word(), size = *in.word();
            if (type != kMatrix && type != kCompressed) refuseDamaged("");
            const std::string_view data = bytes_.substr(at_ + 8, size);
            std::string inflated;
            MatHeader header;
            std::uint64_t values = 0, most = data.size();
            bool known = false;
            if (type == kCompressed) {
                inflated = beginningInflated(data);
                most *= kMostInflated;
                MatCursor inner(inflated, swapped);
                const auto tag = inner.word();
                known = tag == kMatrix && inner.word() && readMatrixHeader(inner, header, values);
            } else {
                known = readMatrixHeader(MatCursor(data, swapped), header, values);
            }
            if (data.size() < size) refuseCut(headers.size() + 1, size, header.name);
            if (!known || values > most) refuseDamaged(header.name);
            at_ += 8 + size;
            headers.push_back(std::move(header));
        }
        return headers;
    }

    std::vector<MatHeader> level4() {
        std::vector<MatHeader> headers;
        for (at_ = 0; at_ < bytes_.size();) {
            const auto head = readLevel4Header(bytes_.substr(at_));
            if (!head) refuseDamaged("");
            const std::uint64_t size = head->bytes;
            if (size > bytes_.size() - at_) refuseCut(headers.size() + 1, size, head->name);
            at_ += size;
            headers.push_back({head->name, "", false});
        }
        return headers;
    }

    struct Level4Header {
        std::string name;
        std::uint64_t bytes = 0; ///< of header, name and numbers
    };
    static std::optional<Level4Header> readLevel4Header(std::string_view bytes) {
        if (bytes.size() < 21) return std::nullopt;
        std::int32_t word[5];
        std::memcpy(word, bytes.data(), sizeof word);
        if (word[0] < 0 || word[0] > 4052)
            for (auto& w : word)
                w = static_cast<std::int32_t>(__builtin_bswap32(static_cast<std::uint32_t>(w)));
        const std::int32_t machine = word[0] / 1000, zero = word[0] / 100 % 10, type = word[0] / 10 % 10;
        constexpr std::uint64_t kSizes[] = {8, 4, 4, 2, 2, 1};
        const bool sane = word[0] >= 0 && machine <= 1 && zero == 0 && type <= 5 && word[0] % 10 <= 2 &&
                          word[1] >= 0 && word[2] >= 0 && (word[3] == 0 || word[3] == 1) && word[4] >= 2 &&
                          word[4] <= 64;
        if (!sane) return std::nullopt;
        const auto length = static_cast<std::size_t>(word[4]);
        const std::string_view name = bytes.substr(20, length - 1);
        const auto inName = [](char c) {
            return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
        };
        if (!std::all_of(name.begin(), name.end(), inName) || bytes.size() < 20 + length ||
            bytes[19 + length] != '\0')
            return std::nullopt;
        const std::uint64_t values =
            static_cast<std::uint64_t>(word[1]) * static_cast<std::uint64_t>(word[2]);
        return Level4Header{std::string(name), 20 + length + values * kSizes[type] * (word[3] ? 2 : 1)};
    }

  private:
    [[noreturn]] void refuseCut(std::size_t index, std::uint64_t size, const std::string& name = "") const {
        if (index == 0)
            throw Error(translate("Data", "the MAT file is cut: it ends within its header; copy it anew"),
                        {.file = file_});
        throw Error(
            filled(sentence("Data", "the MAT file is cut: its variable {} \"{}\" takes {} bytes, of which {} "
                                    "are there; copy or save it anew"),
                   index, name, size, bytes_.size() - at_),
            {.file = file_});
    }
    [[noreturn]] void refuseDamaged(const std::string& name) const {
        throw Error(
            name.empty()
                ? filled(sentence("Data",
                                  "the MAT file is damaged: no variable begins at its byte {}; copy or "
                                  "save it anew"),
                         at_)
                : filled(sentence("Data",
                                  "the MAT file is damaged: its variable \"{}\" at byte {} states more "
                                  "values than it has bytes for; copy or save it anew"),
                         name, at_),
            {.file = file_});
    }

    std::string_view bytes_;
    const std::string& file_;
    std::size_t at_ = 0;
};

} // namespace

MatVersion matVersion(std::string_view bytes) {
    if (bytes.starts_with("MATLAB 7.3 MAT-file")) return MatVersion::Hdf5;
    if (bytes.starts_with("MATLAB 5.0 MAT-file")) return MatVersion::Level5;
    return MatScan::readLevel4Header(bytes) ? MatVersion::Level4 : MatVersion::None;
}

std::vector<MatHeader> scanMat(std::string_view bytes, MatVersion version, const std::string& file) {
    MatScan scan(bytes, file);
    return version == MatVersion::Level4 ? scan.level4() : scan.level5();
}

} // namespace rigor

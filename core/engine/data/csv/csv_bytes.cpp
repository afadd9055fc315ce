#include "core/engine/data/csv/csv_bytes.h"

#include "core/foundation/base/error.h"
#include "core/foundation/base/translate.h"
#include "core/foundation/message/number_text.h"

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <fstream>
#include <new>
#include <optional>
#include <string>
#include <sys/stat.h>
#include <unistd.h>

namespace rigor {
namespace {

using namespace std::string_view_literals;

struct Magic {
    std::string_view bytes;
    const char* what;
    const char* advice = "";
};
constexpr Magic kMagics[] = {
    {"\x89PNG"sv, translatable("Data", "a PNG picture")},
    {"\xFF\xD8\xFF"sv, translatable("Data", "a JPEG picture")},
    {"GIF8"sv, translatable("Data", "a GIF picture")},
    {"%PDF-"sv, translatable("Data", "a PDF document")},
    {"\xD0\xCF\x11\xE0"sv, translatable("Data", "an old Excel workbook, or one with a password"),
     translatable("Data", "save it as .xlsx without a password")},
    {"\x1F\x8B"sv, translatable("Data", "a gzip archive"), translatable("Data", "unpack it first")},
    {"\x89HDF"sv, translatable("Data", "an HDF5 file"),
     translatable("Data", "save what is needed of it as a MAT file, a workbook or CSV")},
    {"TDSm"sv, translatable("Data", "a LabVIEW TDMS file"),
     translatable("Data", "save it as CSV in DIAdem, or in Python by nptdms: "
                          "TdmsFile.read('x.tdms').as_dataframe().to_csv('x.csv')")},
    {"TDSh"sv, translatable("Data", "the index of a LabVIEW TDMS file"),
     translatable("Data", "export the .tdms file beside it as CSV")},
    {"MDF     "sv, translatable("Data", "a measurement in MDF"),
     translatable("Data", "save it as CSV in the program that measured, or in Python by asammdf: "
                          "MDF('x.mf4').export('csv', 'x.csv')")},
    {"UnFinMF "sv, translatable("Data", "an unfinished measurement in MDF"),
     translatable("Data", "save it as CSV in the program that measured")},
    {"SQLite format 3"sv, translatable("Data", "an SQLite database")},
    {"\x7F"
     "ELF"sv,
     translatable("Data", "a program")},
};

/// Windows-1252 for 0x80 .. 0x9F; 0 = undefined there.
constexpr char16_t kWindows1252[32] = {0x20AC, 0,      0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021,
                                       0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0,      0x017D, 0,
                                       0,      0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
                                       0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0,      0x017E, 0x0178};

unsigned char byteAt(std::string_view bytes, std::size_t i) { return static_cast<unsigned char>(bytes[i]); }

/// Length of the UTF-8 character at i, 0 if it is none (overlong, surrogate, beyond U+10FFFF, cut).
std::size_t characterLength(std::string_view bytes, std::size_t i) {
    const unsigned char lead = byteAt(bytes, i);
    const std::size_t length = lead < 0x80   ? 1
                               : lead < 0xC2 ? 0
                               : lead < 0xE0 ? 2
                               : lead < 0xF0 ? 3
                               : lead < 0xF5 ? 4
                                             : 0;
    if (length == 0 || i + length > bytes.size()) return 0;
    for (std::size_t k = 1; k < length; ++k)
        if ((byteAt(bytes, i + k) & 0xC0) != 0x80) return 0;
    if (length < 3) return length;
    const unsigned char second = byteAt(bytes, i + 1);
    if ((lead == 0xE0 && second < 0xA0) || (lead == 0xED && second > 0x9F) ||
        (lead == 0xF0 && second < 0x90) || (lead == 0xF4 && second > 0x8F))
        return 0;
    return length;
}

/// Position of the first byte that is no UTF-8, or npos.
std::size_t firstInvalid(std::string_view bytes, bool cut) {
    std::size_t i = 0;
    while (i < bytes.size()) {
        std::uint64_t words[4];
        if (i + sizeof words <= bytes.size()) {
            std::memcpy(words, bytes.data() + i, sizeof words);
            if (((words[0] | words[1] | words[2] | words[3]) & 0x8080808080808080u) == 0) {
                i += sizeof words;
                continue;
            }
        }
        const std::size_t length = characterLength(bytes, i);
        if (length == 0) return cut && i + 4 > bytes.size() ? std::string_view::npos : i;
        i += length;
    }
    return std::string_view::npos;
}

void append(std::string& text, char32_t c) {
    if (c < 0x80) {
        text += static_cast<char>(c);
    } else if (c < 0x800) {
        text += static_cast<char>(0xC0 | c >> 6);
        text += static_cast<char>(0x80 | (c & 0x3F));
    } else if (c < 0x10000) {
        text += static_cast<char>(0xE0 | c >> 12);
        text += static_cast<char>(0x80 | (c >> 6 & 0x3F));
        text += static_cast<char>(0x80 | (c & 0x3F));
    } else {
        text += static_cast<char>(0xF0 | c >> 18);
        text += static_cast<char>(0x80 | (c >> 12 & 0x3F));
        text += static_cast<char>(0x80 | (c >> 6 & 0x3F));
        text += static_cast<char>(0x80 | (c & 0x3F));
    }
}

std::string fromUtf16(std::string_view bytes, bool bigEndian) {
    std::string text;
    text.reserve(bytes.size() / 2);
    const auto unit = [&](std::size_t i) {
        const unsigned a = byteAt(bytes, i), b = byteAt(bytes, i + 1);
        return static_cast<char32_t>(bigEndian ? a << 8 | b : b << 8 | a);
    };
    constexpr char32_t kReplacement = 0xFFFD;
    for (std::size_t i = 0; i + 1 < bytes.size(); i += 2) {
        char32_t c = unit(i);
        if (c >= 0xD800 && c < 0xDC00 && i + 3 < bytes.size()) {
            const char32_t low = unit(i + 2);
            if (low >= 0xDC00 && low < 0xE000) {
                c = 0x10000 + ((c - 0xD800) << 10) + (low - 0xDC00);
                i += 2;
            }
        }
        append(text, c >= 0xD800 && c < 0xE000 ? kReplacement : c);
    }
    return text;
}

std::string fromSingleBytes(std::string_view bytes, bool windows) {
    std::string text;
    text.reserve(bytes.size() + bytes.size() / 16);
    for (const char raw : bytes) {
        const auto c = static_cast<unsigned char>(raw);
        const char32_t mapped = windows && c >= 0x80 && c < 0xA0 ? kWindows1252[c - 0x80] : c;
        append(text, mapped == 0 && c != 0 ? c : mapped);
    }
    return text;
}

std::size_t lineOf(std::string_view bytes, std::size_t position) {
    return 1 + static_cast<std::size_t>(
                   std::count(bytes.begin(), bytes.begin() + static_cast<std::ptrdiff_t>(position), '\n'));
}

/// UTF-16 without a mark: in Western text every other byte is zero.
std::optional<CsvEncoding> utf16ByZeros(std::string_view bytes) {
    const std::size_t n = std::min<std::size_t>(bytes.size(), 4096) / 2 * 2;
    if (n < 4) return std::nullopt;
    std::size_t even = 0, odd = 0;
    for (std::size_t i = 0; i < n; i += 2) {
        even += bytes[i] == '\0';
        odd += bytes[i + 1] == '\0';
    }
    if (odd * 10 > n / 2 * 7 && even * 20 < n / 2) return CsvEncoding::Utf16Le;
    if (even * 10 > n / 2 * 7 && odd * 20 < n / 2) return CsvEncoding::Utf16Be;
    return std::nullopt;
}

/// Bytes that programs can still get without swapping; nullopt = not told.
std::optional<std::size_t> freeMemory() {
    std::ifstream told("/proc/meminfo");
    for (std::string line; std::getline(told, line);)
        if (line.starts_with("MemAvailable:")) return std::strtoull(line.c_str() + 13, nullptr, 10) * 1024;
    return std::nullopt;
}

/// Smaller files are read whatever is free.
constexpr std::size_t kAlwaysRead = std::size_t{256} << 20;
/// Of text, columns and experiments together: 3 were seen for 70 million rows of three columns, without the
/// experiments.
constexpr std::size_t kMemoryPerByte = 4;

} // namespace

Message whyTooLarge(std::size_t bytes, std::size_t memory) {
    if (bytes <= kAlwaysRead || bytes <= memory / kMemoryPerByte) return {};
    const auto text = [](std::size_t n) { return bytesText(static_cast<long long>(n)); };
    return filled(sentence("Data",
                           "the file has {}; to read it takes about {} of memory, and {} are free. Cut "
                           "it into records, or leave out rows and columns that are not used"),
                  text(bytes), text(kMemoryPerByte * bytes), text(memory));
}

FileBytes::FileBytes(const std::string& path, std::size_t limit) {
    const auto refuse = [&](int reason) {
        throw Error(filled(sentence("Data", "the file cannot be read: {}"), std::strerror(reason)),
                    {.file = path});
    };
    // Not blocking: a pipe that nobody writes is refused, not waited for.
    const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    if (file < 0) {
        if (errno == ENOENT) throw Error(translate("Data", "the file does not exist"), {.file = path});
        refuse(errno);
    }
    const struct Closing {
        int file;
        ~Closing() { ::close(file); }
    } closing{file};
    struct stat status {};
    const bool known = ::fstat(file, &status) == 0;
    if (!known || !S_ISREG(status.st_mode))
        throw Error(known && S_ISDIR(status.st_mode)
                        ? translate("Data", "this is a folder; a data file is expected")
                        : translate("Data", "this is no ordinary file; a data file is expected"),
                    {.file = path});
    fileSize_ = static_cast<std::size_t>(status.st_size);
    const std::size_t wanted = std::min(fileSize_, limit);
    if (wanted > kAlwaysRead)
        if (const auto memory = freeMemory())
            if (Message why = whyTooLarge(wanted, *memory); !why.empty())
                throw Error(std::move(why), {.file = path});
    bytes_.reset(new (std::nothrow) char[wanted]);
    if (!bytes_) refuse(ENOMEM);
    while (count_ < wanted) {
        const ssize_t n = ::read(file, bytes_.get() + count_, wanted - count_);
        if (n < 0 && errno == EINTR) continue;
        if (n < 0) refuse(errno);
        if (n == 0) break; // it has become shorter
        count_ += static_cast<std::size_t>(n);
    }
}

EncodingGuess recogniseEncoding(std::string_view bytes, bool cut) {
    if (bytes.starts_with("\xEF\xBB\xBF")) return {CsvEncoding::Utf8, true, 0};
    if (bytes.starts_with("\xFF\xFE")) return {CsvEncoding::Utf16Le, true, 0};
    if (bytes.starts_with("\xFE\xFF")) return {CsvEncoding::Utf16Be, true, 0};
    if (const auto wide = utf16ByZeros(bytes)) return {*wide, false, 0};
    const std::size_t bad = firstInvalid(bytes, cut);
    if (bad == std::string_view::npos) return {};
    const bool windows = std::any_of(bytes.begin(), bytes.end(), [](char raw) {
        const auto c = static_cast<unsigned char>(raw);
        return c >= 0x80 && c < 0xA0;
    });
    return {windows ? CsvEncoding::Windows1252 : CsvEncoding::Latin1, false, lineOf(bytes, bad)};
}

void refuseBinary(std::string_view bytes, CsvEncoding encoding, const std::string& file) {
    if (bytes.empty()) throw Error(translate("Data", "the file is empty"), {.file = file});
    for (const Magic& magic : kMagics)
        if (bytes.starts_with(magic.bytes)) {
            Message text = filled(sentence("Data", "this is {}, not a text file with columns"),
                                  translate("Data", magic.what));
            if (*magic.advice) text = text + "; " + translate("Data", magic.advice);
            throw Error(std::move(text), {.file = file});
        }
    if (encoding == CsvEncoding::Utf16Le || encoding == CsvEncoding::Utf16Be) return;
    const void* zero = std::memchr(bytes.data(), 0, bytes.size());
    if (!zero) return;
    const auto position = static_cast<std::size_t>(static_cast<const char*>(zero) - bytes.data());
    throw Error(translate("Data", "this is no text file: it holds a zero byte"),
                {.file = file, .line = static_cast<int>(lineOf(bytes, position))});
}

std::string_view decode(std::string_view bytes, CsvEncoding encoding, std::string& storage) {
    switch (encoding) {
    case CsvEncoding::Utf8:
        if (bytes.starts_with("\xEF\xBB\xBF")) bytes.remove_prefix(3);
        return bytes;
    case CsvEncoding::Utf16Le:
    case CsvEncoding::Utf16Be:
        if (bytes.starts_with("\xFF\xFE") || bytes.starts_with("\xFE\xFF")) bytes.remove_prefix(2);
        storage = fromUtf16(bytes, encoding == CsvEncoding::Utf16Be);
        return storage;
    case CsvEncoding::Latin1:
    case CsvEncoding::Windows1252:
        storage = fromSingleBytes(bytes, encoding == CsvEncoding::Windows1252);
        return storage;
    }
    return bytes;
}

} // namespace rigor

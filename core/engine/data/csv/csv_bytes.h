#pragma once
// From the bytes of a file to UTF-8 text: reading, refusal of what is no text, recognition of the encoding.

#include "core/engine/data/csv/csv_dialect.h"
#include "core/foundation/base/translate.h"

#include <memory>
#include <string>
#include <string_view>

namespace rigor {

/// Why a text of so many bytes is not read with so much memory free (bytes); empty = it is.
Message whyTooLarge(std::size_t bytes, std::size_t memory);

/// The bytes of a file. Not mapped: a program that shortens the file meanwhile would end this one by a
/// signal. Throws Error naming the file: missing, a folder, not readable, larger than the memory allows.
class FileBytes {
  public:
    /// At most the first `limit` bytes.
    explicit FileBytes(const std::string& path, std::size_t limit = std::string_view::npos);

    std::string_view bytes() const { return {bytes_.get(), count_}; }
    std::size_t fileSize() const { return fileSize_; } ///< when it was opened

  private:
    std::unique_ptr<char[]> bytes_;
    std::size_t count_ = 0, fileSize_ = 0;
};

struct EncodingGuess {
    CsvEncoding encoding = CsvEncoding::Utf8;
    bool bom = false;
    std::size_t badLine = 0; ///< first line whose bytes are no UTF-8, 0 = none
};

/// By byte order mark; by the zeros of UTF-16; by validity as UTF-8; else Windows-1252 if a byte 0x80..0x9F
/// is present and Latin-1 if not. `cut`: the bytes are the beginning of more, a last broken character is no
/// evidence.
EncodingGuess recogniseEncoding(std::string_view bytes, bool cut);

/// Throws Error if the bytes are empty, begin like a known binary format, or hold zero bytes (and are not
/// UTF-16).
void refuseBinary(std::string_view bytes, CsvEncoding encoding, const std::string& file);

/// The text without byte order mark as UTF-8. `storage` keeps it if it had to be converted.
std::string_view decode(std::string_view bytes, CsvEncoding encoding, std::string& storage);

} // namespace rigor

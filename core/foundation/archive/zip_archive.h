#pragma once
// A ZIP archive in memory (libzip), its entries read piece by piece: what an entry unpacks to is never held
// as a whole and never exceeds what is allowed, whatever the archive says of itself.

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

struct zip;
struct zip_file;

namespace rigor {

/// What an archive says of one of its entries.
struct ArchiveEntry {
    std::string name;
    unsigned long long size = 0, packed = 0; ///< bytes
    bool encrypted = false;
    bool folder = false; ///< its name ends in /
    unsigned mode = 0;   ///< as of stat(), with the kind of file; 0 = not said
};

class ZipArchive {
  public:
    /// What it is, for the sentences.
    enum class Kind { Workbook, Fmu };

    /// `bytes` must live as long as the archive; `file` stands for it in messages. Throws Error: no archive,
    /// cut, or more than 20,000 entries.
    ZipArchive(std::string_view bytes, std::string file, Kind kind = Kind::Workbook);
    ~ZipArchive();
    ZipArchive(const ZipArchive&) = delete;
    ZipArchive& operator=(const ZipArchive&) = delete;

    const std::string& file() const { return file_; }
    /// In the order of the archive; two may have one name.
    std::vector<ArchiveEntry> entries() const;
    /// Of a workbook without regard to case.
    bool has(const std::string& entry) const;
    /// A whole small entry. Throws Error: not there, damaged, larger than `limit` bytes.
    std::string read(const std::string& entry, std::size_t limit) const;

    /// One entry from its beginning to its end.
    class Entry {
      public:
        /// Throws Error: not there, a password, unpacks to more than `limit` bytes.
        Entry(const ZipArchive& archive, std::string name, std::size_t limit);
        ~Entry();
        Entry(const Entry&) = delete;
        Entry& operator=(const Entry&) = delete;
        /// The next bytes; 0 = the end. Throws Error: damaged, or longer than allowed.
        std::size_t read(char* to, std::size_t count);

      private:
        void refuseSize() const;
        const ZipArchive& archive_;
        std::string name_;
        std::size_t limit_, done_ = 0;
        zip_file* entry_ = nullptr;
    };

  private:
    long long find(const std::string& entry) const;

    std::string file_;
    Kind kind_;
    zip* archive_ = nullptr;
};

} // namespace rigor

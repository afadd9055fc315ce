#pragma once
// The package of an FMU: a ZIP archive of which nothing is believed. Names lead nowhere but into the folder
// it is unpacked to.

#include "core/foundation/archive/zip_archive.h"

#include <filesystem>

namespace rigor {

/// `bytes` must live as long as the archive. Throws Error with one sentence: no archive, cut, a password, a
/// name that is absolute, leads out by "..", or is no plain text, two of one name, a file that is a folder
/// too, a link or device, more than 4 GB or a hundred times the archive in all.
class FmuArchive {
  public:
    FmuArchive(std::string_view bytes, std::string file);

    const std::string& file() const { return archive_.file(); }
    const std::vector<ArchiveEntry>& entries() const { return entries_; }
    bool has(const std::string& entry) const { return archive_.has(entry); }
    std::string read(const std::string& entry, std::size_t limit) const {
        return archive_.read(entry, limit);
    }
    /// All below the folders `chosen` ("resources/"), and those files by name, into `folder`, which is there;
    /// they can be read and run, not written. Throws Error: damaged, too large, the disk is full.
    void unpack(const std::filesystem::path& folder, const std::vector<std::string>& chosen) const;

  private:
    ZipArchive archive_;
    std::vector<ArchiveEntry> entries_;
};

} // namespace rigor

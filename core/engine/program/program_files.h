#pragma once
// The files beside the TOML file of a program: read once, hashed together.

#include "core/foundation/base/error.h"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace rigor {

/// "./a/b.txt" -> "a/b.txt"; nothing for what is absolute, empty, a folder above, or no name of a file.
std::optional<std::string> relativeName(const std::string& given);

/// Empty if the file may be run.
Message whyNotExecutable(const std::string& path);

struct BesideFile {
    std::string bytes;
    bool executable = false;
};

class BesideFiles {
  public:
    /// file: the TOML file; text: what it holds.
    BesideFiles(const std::string& file, const std::string& text);

    std::string path(const std::string& name) const { return (folder_ / name).string(); }
    std::string stem() const { return file_.stem().string(); }
    bool has(const std::string& name) const;
    /// Reads it, and counts it to the hash. Throws Error at `place`: missing, no file, more than 64 MiB in
    /// all.
    BesideFile read(const std::string& name, const SourcePlace& place, const Message& what);
    /// Counts a file by its whole path to the hash, where it is no part of the system (below /usr, /bin,
    /// /lib, /opt,
    /// ...), which whoever changes may change anything. Throws Error at `place` if it cannot be read.
    void countAbsolute(const std::string& path, const SourcePlace& place);
    /// Of the TOML file alone if nothing was read; else that of the text which `sha256sum` prints of all of
    /// them, the TOML file first, then as they were read.
    std::string sha256() const;

  private:
    std::filesystem::path file_, folder_;
    std::string first_, lines_;
    std::size_t total_ = 0;
};

} // namespace rigor

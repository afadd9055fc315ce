#include "core/engine/program/program_files.h"

#include "core/foundation/base/sha256.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

namespace rigor {

namespace fs = std::filesystem;

namespace {

/// Bytes of all files that are put into the folder of every run.
constexpr std::size_t kMostBeside = 64 << 20;

} // namespace

std::optional<std::string> relativeName(const std::string& given) {
    if (given.empty() || given.size() > 255 ||
        given.find_first_of(std::string("\0\n\r", 3)) != std::string::npos)
        return {};
    const fs::path normal = fs::path(given).lexically_normal();
    if (normal.is_absolute() || normal == "." || *normal.begin() == ".." || !normal.has_filename()) return {};
    return normal.string();
}

Message whyNotExecutable(const std::string& path) {
    std::error_code error;
    if (!fs::exists(path, error)) return filled(sentence("Model", "There is no program {}."), path);
    if (fs::is_directory(path, error)) return filled(sentence("Model", "{} is a folder, no program."), path);
    if (access(path.c_str(), X_OK) != 0)
        return filled(sentence("Model", "{0} may not be run; `chmod +x {0}` makes it a program."), path);
    return {};
}

BesideFiles::BesideFiles(const std::string& file, const std::string& text)
    : file_(file), folder_(fs::absolute(file_).parent_path()), first_(rigor::sha256(text)) {}

bool BesideFiles::has(const std::string& name) const {
    std::error_code error;
    return fs::is_regular_file(folder_ / name, error);
}

BesideFile BesideFiles::read(const std::string& name, const SourcePlace& place, const Message& what) {
    const std::string whole = path(name);
    const int open = ::open(whole.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC);
    if (open < 0) {
        if (errno == ENOENT || errno == ENOTDIR)
            throw Error(filled(sentence("Model", "There is no {} {}."), what, whole), place);
        throw Error(
            filled(sentence("Model", "{} cannot be read: {}"), whole, std::string(std::strerror(errno))),
            place);
    }
    struct Close {
        int handle;
        ~Close() { ::close(handle); }
    } const close{open};
    struct stat about {};
    if (fstat(open, &about) != 0 || !S_ISREG(about.st_mode))
        throw Error(filled(sentence("Model", "{} is no file; name files one by one."), whole), place);
    BesideFile made;
    made.executable = (about.st_mode & 0111) != 0;
    char block[1 << 16];
    for (;;) {
        const ssize_t got = ::read(open, block, sizeof block);
        if (got < 0 && errno == EINTR) continue;
        if (got < 0)
            throw Error(
                filled(sentence("Model", "{} cannot be read: {}"), whole, std::string(std::strerror(errno))),
                place);
        if (got == 0) break;
        made.bytes.append(block, static_cast<std::size_t>(got));
        if (made.bytes.size() + total_ > kMostBeside)
            throw Error(
                filled(sentence(
                           "Model",
                           "With {} the files of a run have more than {} MiB, and each run has its own copy; "
                           "let the program read large ones by their whole path."),
                       name, kMostBeside >> 20),
                place);
    }
    total_ += made.bytes.size();
    lines_ += rigor::sha256(made.bytes) + "  " + name + "\n";
    return made;
}

void BesideFiles::countAbsolute(const std::string& path, const SourcePlace& place) {
    std::error_code error;
    const std::string whole = fs::canonical(path, error).string();
    if (error || !fs::is_regular_file(whole, error)) return;
    for (const char* system : {"/usr/", "/bin/", "/sbin/", "/lib", "/opt/", "/etc/", "/nix/", "/snap/"})
        if (whole.starts_with(system)) return;
    try {
        lines_ += sha256OfFile(whole) + "  " + path + "\n";
    } catch (const Error& e) {
        throw Error(e.message(), place);
    }
}

std::string BesideFiles::sha256() const {
    if (lines_.empty()) return first_;
    return rigor::sha256(first_ + "  " + file_.filename().string() + "\n" + lines_);
}

} // namespace rigor

#include "core/engine/program/run_folders.h"

#include "core/foundation/base/error.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <cstdlib>
#include <cstring>
#include <thread>

namespace rigor {

namespace fs = std::filesystem;

namespace {

/// Also folders that the program left without the right to write into them.
void removeAll(const fs::path& folder) {
    std::error_code error;
    fs::remove_all(folder, error);
    if (!error) return;
    error.clear();
    for (fs::recursive_directory_iterator at(folder, error), end; !error && at != end; at.increment(error))
        if (at->is_directory(error) && !at->is_symlink(error))
            fs::permissions(at->path(), fs::perms::owner_all, fs::perm_options::add, error);
    fs::remove_all(folder, error);
}

/// A program that another process has open for writing cannot be started. A child that another thread has
/// just forked keeps it open until it becomes a program itself: a lease is given once nobody has.
void awaitClosed(const fs::path& path) {
    const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    if (file < 0) return;
    for (int k = 0; k < 1000 && fcntl(file, F_SETLEASE, F_RDLCK) != 0 && errno == EAGAIN; ++k)
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    fcntl(file, F_SETLEASE, F_UNLCK);
    ::close(file);
}

[[noreturn]] void refuseWrite(const fs::path& path) {
    fail(sentence("Model", "{} cannot be written: {}"), path.string(), std::string(std::strerror(errno)));
}

} // namespace

RunFolders::~RunFolders() {
    std::error_code error;
    if (!base_.empty() && kept_.empty()) removeAll(base_);
}

fs::path RunFolders::add() {
    const std::scoped_lock lock(mutex_);
    if (base_.empty()) {
        std::error_code error;
        fs::path temporary = fs::temp_directory_path(error);
        if (error) temporary = "/tmp";
        std::string name = (fs::absolute(temporary) / "rigor-program-XXXXXX").string();
        if (!mkdtemp(name.data()))
            fail(sentence("Model", "No folder for temporary files can be made in {}: {}"), temporary.string(),
                 std::string(std::strerror(errno)));
        base_ = fs::canonical(name);
    }
    const fs::path folder = base_ / fmt::format("run-{:06}", ++count_);
    if (::mkdir(folder.c_str(), 0700) != 0) refuseWrite(folder);
    return folder;
}

std::vector<std::string> RunFolders::kept() const {
    const std::scoped_lock lock(mutex_);
    return kept_;
}

RunFolders::One::~One() {
    if (!kept_) removeAll(path_);
}

void RunFolders::One::write(const std::string& name, std::string_view bytes, bool executable) const {
    const fs::path path = path_ / name;
    if (name.find('/') != std::string::npos) {
        std::error_code error;
        fs::create_directories(path.parent_path(), error);
    }
    const int file = ::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, executable ? 0700 : 0600);
    if (file < 0) refuseWrite(path);
    while (!bytes.empty()) {
        const ssize_t done = ::write(file, bytes.data(), bytes.size());
        if (done < 0 && errno == EINTR) continue;
        if (done <= 0) {
            const int reason = errno;
            ::close(file);
            errno = reason;
            refuseWrite(path);
        }
        bytes.remove_prefix(static_cast<std::size_t>(done));
    }
    if (::close(file) != 0) refuseWrite(path);
    if (executable) awaitClosed(path);
}

void RunFolders::One::writeBeside(const std::string& name, std::string_view bytes) const {
    try {
        write(name, bytes);
    } catch (const Error&) { // it is only for who looks there
    }
}

bool RunFolders::One::keep() {
    const std::scoped_lock lock(all_.mutex_);
    if (kept_) return true;
    if (all_.kept_.size() >= all_.keep_) return false;
    all_.kept_.push_back(path_.string());
    return kept_ = true;
}

} // namespace rigor

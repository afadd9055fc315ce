#include "core/study/run/run_folder.h"

#include "core/foundation/base/json.h"
#include "core/foundation/base/translate.h"
#include "core/methods/result/stored_result.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <system_error>

namespace rigor {

namespace fs = std::filesystem;

namespace {

/// "cannot write /a/b: no space left on device"
[[noreturn]] void failWith(Sentence what, const fs::path& path, int code) {
    std::string reason = std::generic_category().message(code);
    if (!reason.empty() && reason[0] >= 'A' && reason[0] <= 'Z')
        reason[0] = static_cast<char>(reason[0] + 32);
    throw Error(filled(translate(what.context, what.text), path.string(), reason));
}

/// A file descriptor that closes itself.
class Descriptor {
  public:
    Descriptor(const fs::path& path, int flags) : fd_(::open(path.c_str(), flags | O_CLOEXEC, 0666)) {}
    ~Descriptor() {
        if (fd_ >= 0) ::close(fd_);
    }
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    int get() const { return fd_; }
    /// Network file systems tell of a full disk only here.
    bool close() { return ::close(std::exchange(fd_, -1)) == 0; }

  private:
    int fd_;
};

void writeFlushed(const fs::path& path, const std::string& bytes, const fs::path& shown) {
    Descriptor file(path, O_WRONLY | O_CREAT | O_TRUNC);
    if (file.get() < 0) failWith(sentence("Project", "cannot write {}: {}"), shown, errno);
    for (std::size_t done = 0; done < bytes.size();) {
        const ssize_t n = ::write(file.get(), bytes.data() + done, bytes.size() - done);
        if (n < 0 && errno == EINTR) continue;
        if (n < 0) failWith(sentence("Project", "cannot write {}: {}"), shown, errno);
        done += static_cast<std::size_t>(n);
    }
    // EINVAL, EROFS: something that cannot be flushed, such as a pipe.
    if (::fsync(file.get()) != 0 && errno != EINVAL && errno != EROFS)
        failWith(sentence("Project", "cannot write {}: {}"), shown, errno);
    if (!file.close()) failWith(sentence("Project", "cannot write {}: {}"), shown, errno);
}

void flushFolder(const fs::path& folder) {
    const Descriptor handle(folder, O_RDONLY | O_DIRECTORY);
    if (handle.get() >= 0) ::fsync(handle.get());
}

void moveOver(const fs::path& from, const fs::path& to) {
    if (::rename(from.c_str(), to.c_str()) != 0)
        failWith(sentence("Project", "cannot write {}: {}"), to, errno);
}

/// A new empty folder that is removed again, whatever is in it.
class StagingFolder {
  public:
    StagingFolder(const fs::path& parent, const fs::path& shown) {
        static std::atomic<int> counter{0};
        for (;;) {
            path_ = parent / fmt::format(".rigor-{}-{}", ::getpid(), counter++);
            if (::mkdir(path_.c_str(), 0777) == 0) return;
            // EEXIST: left of a program that was killed.
            if (errno != EEXIST) failWith(sentence("Project", "cannot write into {}: {}"), shown, errno);
        }
    }
    ~StagingFolder() {
        std::error_code ignored;
        if (!path_.empty()) fs::remove_all(path_, ignored);
    }
    StagingFolder(const StagingFolder&) = delete;
    StagingFolder& operator=(const StagingFolder&) = delete;
    const fs::path& path() const { return path_; }
    void release() { path_.clear(); }

  private:
    fs::path path_;
};

fs::path parentOf(const fs::path& folder) {
    const fs::path absolute = fs::absolute(folder).lexically_normal();
    return absolute.has_filename() ? absolute.parent_path() : absolute.parent_path().parent_path();
}

void makeFolders(const fs::path& folder) {
    std::error_code error;
    fs::create_directories(folder, error);
    if (error) failWith(sentence("Project", "cannot create folder {}: {}"), folder, error.value());
}

/// The files an earlier run says it wrote; empty if there was none or its list cannot be read.
std::vector<std::string> earlierFiles(const fs::path& folder) {
    std::vector<std::string> names;
    try {
        const auto json = nlohmann::json::parse(readFileBytes(folder / "result.json"));
        for (const auto& name : json.at("files")) {
            // Only plain names: a result.json from elsewhere must not make us delete files elsewhere.
            const fs::path path = name.get<std::string>();
            if (path.has_filename() && path == path.filename()) names.push_back(path.string());
        }
    } catch (const std::exception&) {
        names.clear();
    }
    return names;
}

fs::path withoutSlash(const fs::path& path) { return path.has_filename() ? path : path.parent_path(); }

void writeInto(const fs::path& staging, const std::vector<RunFile>& files, const fs::path& shown) {
    for (const auto& file : files) writeFlushed(staging / file.name, file.bytes, shown / file.name);
    flushFolder(staging);
}

bool isAmong(const std::vector<std::string>& names, const std::string& name) {
    return std::find(names.begin(), names.end(), name) != names.end();
}

/// Puts a folder with the files, and with what is foreign in the old one, in the place of the old one: at no
/// moment is there anything else than the one or the other. False, with nothing done: the file system cannot,
/// a foreign folder is in it, or it is the folder that this program, and so a shell, stands in.
bool exchangeFolder(const fs::path& target, const std::vector<RunFile>& files, const fs::path& shown) {
    std::error_code error;
    const fs::path here = fs::current_path(error).lexically_relative(target);
    if (error || (!here.empty() && *here.begin() != "..")) return false;
    if (::access(target.parent_path().c_str(), W_OK) != 0) return false;
    StagingFolder staging(target.parent_path(), shown);
    writeInto(staging.path(), files, shown);
    const FolderLock lock(target); // what a run takes away meanwhile would come back
    const std::vector<std::string> earlier = earlierFiles(target);
    for (const auto& entry : fs::directory_iterator(target, error)) {
        const fs::path name = entry.path().filename(), copy = staging.path() / name;
        if (isAmong(earlier, name.string()) || fs::exists(fs::symlink_status(copy, error))) continue;
        if (::linkat(AT_FDCWD, entry.path().c_str(), AT_FDCWD, copy.c_str(), 0) != 0) return false;
    }
    struct stat status {};
    if (error || ::stat(target.c_str(), &status) != 0 || ::chmod(staging.path().c_str(), status.st_mode) != 0)
        return false;
    flushFolder(staging.path());
    if (::renameat2(AT_FDCWD, staging.path().c_str(), AT_FDCWD, target.c_str(), RENAME_EXCHANGE) != 0)
        return false;
    // What somebody has put there since it was listed.
    const std::vector<std::string> replaced = earlierFiles(staging.path());
    const auto keep = [&](const fs::path& name) {
        ::renameat2(AT_FDCWD, (staging.path() / name).c_str(), AT_FDCWD, (target / name).c_str(),
                    RENAME_NOREPLACE);
    };
    keep("run.json"); // before the record, which nobody would take away without it
    for (const auto& entry : fs::directory_iterator(staging.path(), error)) {
        const fs::path name = entry.path().filename();
        if (!isAmong(replaced, name.string()) && name != "result.json") keep(name);
    }
    flushFolder(target.parent_path());
    return true;
}

/// Without an exchange there is a time between: then there is no result.json, so that nobody takes files of
/// two runs for one.
void replaceOneByOne(const fs::path& target, const std::vector<RunFile>& files, const fs::path& shown) {
    StagingFolder staging(target, shown);
    writeInto(staging.path(), files, shown);
    const FolderLock lock(target);
    const std::vector<std::string> earlier = earlierFiles(target);
    std::error_code error;
    fs::remove(target / files.front().name, error);
    flushFolder(target);
    for (std::size_t i = files.size(); i-- > 0;)
        moveOver(staging.path() / files[i].name, target / files[i].name);
    for (const auto& name : earlier)
        if (std::none_of(files.begin(), files.end(), [&](const RunFile& f) { return f.name == name; }))
            fs::remove(target / name, error);
    flushFolder(target);
}

/// {"enclosures.csv": {"t": "s", ...}, ...}: the heads of the files are names alone.
nlohmann::ordered_json unitsOfTables(const Result& result) {
    auto units = nlohmann::ordered_json::object();
    for (const auto& table : result.tables)
        for (const auto& column : table.columns)
            if (!column.unit.empty()) units[table.name + ".csv"][column.name] = column.unit;
    return units;
}

} // namespace

FolderLock::FolderLock(const fs::path& folder) {
    std::error_code error;
    const fs::path real = fs::weakly_canonical(folder, error);
    fd_ = ::open(parentOf(error ? folder : real).c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    while (fd_ >= 0 && ::flock(fd_, LOCK_EX) != 0 && errno == EINTR) {
    }
}

FolderLock::~FolderLock() {
    if (fd_ >= 0) ::close(fd_);
}

std::vector<RunFile> runFiles(const Result& result, const Study& study) {
    std::vector<RunFile> files;
    nlohmann::ordered_json json = toJson(result);
    json["units"] = unitsOfTables(result);
    json["files"] = nlohmann::ordered_json::array();
    files.push_back({"result.json", storedText(json, 2) + "\n"});
    for (ResultTable table : result.tables) {
        for (auto& column : table.columns) column.unit.clear(); // programs look a column up by its name
        addRunFile(files, {table.name + ".csv", toCsv(table)});
    }
    addRunFile(files, {"study.toml", toToml(withAbsolutePaths(study))});
    return files;
}

void addRunFile(std::vector<RunFile>& files, RunFile file) {
    for (const auto& other : files)
        if (other.name == file.name)
            fail(sentence("Project", "two files of a run would be called {}"), file.name);
    auto& result = files.front();
    auto json = nlohmann::ordered_json::parse(result.bytes);
    json["files"].push_back(file.name);
    result.bytes = storedText(json, 2) + "\n";
    files.push_back(std::move(file));
}

void addToRunFolder(const fs::path& folder, std::vector<RunFile>& files, RunFile file) {
    std::vector<RunFile> more = files;
    addRunFile(more, std::move(file));
    // All of them: another run may have written there meanwhile.
    writeRunFolder(folder, more);
    files = std::move(more);
}

std::string whyNotWritable(const fs::path& folder) {
    std::error_code error;
    const fs::file_status status = fs::status(folder, error);
    if (fs::exists(status) && !fs::is_directory(status))
        return filled(sentence("Project", "cannot write into {}: it is a file, not a folder"),
                      folder.string());
    // The nearest parent that exists must be writable; nothing is created before there are results.
    fs::path existing = fs::absolute(folder).lexically_normal();
    while (!fs::exists(existing, error) && existing.has_relative_path()) existing = existing.parent_path();
    try {
        const StagingFolder probe(existing, folder);
        writeFlushed(probe.path() / "probe", std::string(4096, ' '), folder);
    } catch (const Error& e) {
        return e.sentence();
    }
    return {};
}

void writeRunFolder(const fs::path& folder, const std::vector<RunFile>& files) {
    std::error_code error;
    if (!fs::is_directory(folder, error)) {
        makeFolders(parentOf(folder));
        const fs::path target = fs::absolute(folder).lexically_normal();
        StagingFolder staging(parentOf(folder), folder);
        writeInto(staging.path(), files, folder);
        if (::rename(staging.path().c_str(), withoutSlash(target).c_str()) == 0) {
            staging.release();
            flushFolder(parentOf(folder));
            return;
        }
        // EEXIST, ENOTEMPTY: another run has just made it.
        if (!fs::is_directory(folder, error))
            failWith(sentence("Project", "cannot write {}: {}"), folder, errno);
    }
    for (const auto& file : files)
        if (fs::is_directory(folder / file.name, error))
            failWith(sentence("Project", "cannot write {}: {}"), folder / file.name, EISDIR);
    const fs::path target = fs::canonical(folder, error);
    if (error) failWith(sentence("Project", "cannot write {}: {}"), folder, error.value());
    if (!exchangeFolder(target, files, folder)) replaceOneByOne(target, files, folder);
}

FinishedRun readRunFolder(const fs::path& folder) {
    std::error_code error;
    const fs::path file = folder / "result.json";
    if (!fs::is_regular_file(file, error))
        fail(sentence("Project", "{} is no folder of a finished run: it has no result.json"),
             folder.string());
    const std::string text = readFileBytes(file);
    FinishedRun run;
    try {
        run.result = resultFromText(text);
        const auto json = nlohmann::ordered_json::parse(text);
        const auto units = json.value("units", nlohmann::ordered_json::object());
        for (const std::string& name : earlierFiles(folder)) {
            if (!name.ends_with(".csv")) continue;
            ResultTable table = tableFromCsv(readFileBytes(folder / name), name.substr(0, name.size() - 4));
            const auto known = units.find(name);
            for (ResultColumn& column : table.columns)
                if (known != units.end())
                    if (const auto unit = known->find(column.name); unit != known->end() && unit->is_string())
                        column.unit = unit->get<std::string>();
            run.result.tables.push_back(std::move(table));
        }
    } catch (const nlohmann::json::exception& e) {
        fail(sentence("Project", "{} cannot be read: {}"), file.string(), std::string(e.what()));
    } catch (const Error& e) {
        if (!e.place().file.empty()) throw;
        throw Error(e.message(), {file.string()});
    }
    run.study = loadStudy(folder / "study.toml");
    return run;
}

void writeFileAtomically(const fs::path& file, const std::string& bytes) {
    std::error_code error;
    if (fs::exists(file, error) && !fs::is_regular_file(file, error)) {
        // A device or a pipe (/dev/stdout) is written as it is: a rename would replace it.
        if (fs::is_directory(file, error)) failWith(sentence("Project", "cannot write {}: {}"), file, EISDIR);
        writeFlushed(file, bytes, file);
        return;
    }
    const fs::path parent = parentOf(file);
    if (!fs::is_directory(parent, error)) failWith(sentence("Project", "cannot write {}: {}"), file, ENOENT);
    const StagingFolder staging(parent, file);
    writeFlushed(staging.path() / "file", bytes, file);
    moveOver(staging.path() / "file", file);
    flushFolder(parent);
}

void flushFolderOf(const fs::path& file) { flushFolder(parentOf(file)); }

std::string readFileBytes(const fs::path& file) {
    const Descriptor handle(file, O_RDONLY);
    if (handle.get() < 0) failWith(sentence("Project", "cannot read {}: {}"), file, errno);
    std::string bytes;
    char buffer[65536];
    for (;;) {
        const ssize_t n = ::read(handle.get(), buffer, sizeof buffer);
        if (n < 0 && errno == EINTR) continue;
        if (n < 0) failWith(sentence("Project", "cannot read {}: {}"), file, errno);
        if (n == 0) return bytes;
        bytes.append(buffer, static_cast<std::size_t>(n));
    }
}

} // namespace rigor

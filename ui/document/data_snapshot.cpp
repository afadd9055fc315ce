#include "ui/document/data_snapshot.h"

#include "core/engine/data/file_names.h"
#include "core/foundation/base/error.h"
#include "core/foundation/base/sha256.h"

#include <QTemporaryDir>

#include <atomic>
#include <map>
#include <mutex>
#include <system_error>

namespace rigor {

namespace fs = std::filesystem;

namespace {
struct Copy {
    std::string path, sha256;
};
std::mutex mutex;
std::map<std::string, Copy> copies; // name, path, size and time of the original -> its copy

const fs::path& session() {
    static const QTemporaryDir folder;
    static const fs::path path = folder.path().toStdString();
    return path;
}

std::string stampOf(const std::string& name, const std::string& file) {
    return fmt::format("{}\n{}\n{}\n{}", name, file, fs::file_size(file),
                       fs::last_write_time(file).time_since_epoch().count());
}

Copy keep(const std::string& name, const std::string& file) {
    const bool ours = file.starts_with(session().string() + "/"); // nobody writes there
    const std::string stamp = stampOf(name, file);
    {
        const std::lock_guard lock(mutex);
        if (const auto it = copies.find(stamp); it != copies.end()) return it->second;
    }
    Copy copy{file, {}};
    if (!ours) {
        const fs::path to = sessionFolder() / name;
        fs::create_directories(to.parent_path());
        fs::copy_file(file, to);
        copy.path = to.string();
    }
    copy.sha256 = sha256OfFile(copy.path);
    if (stampOf(name, file) != stamp) return keep(name, file); // written meanwhile
    const std::lock_guard lock(mutex);
    return copies.emplace(stamp, copy).first->second;
}
} // namespace

fs::path sessionFolder() {
    static std::atomic<int> count{0};
    const fs::path folder = session() / std::to_string(++count);
    fs::create_directories(folder);
    return folder;
}

DataSnapshot keepData(const std::vector<std::string>& files) {
    DataSnapshot kept;
    std::string hashes;
    const auto names = distinctNames(files);
    for (std::size_t i = 0; i < files.size(); ++i) {
        try {
            const Copy copy = keep(names[i], files[i]);
            kept.files.push_back(copy.path);
            kept.sha256 = copy.sha256;
            hashes += copy.sha256 + "\n";
        } catch (const fs::filesystem_error& e) {
            fail(sentence("Project", "cannot copy {}: {}"), files[i], e.code().message());
        }
    }
    if (files.size() > 1) kept.sha256 = sha256(hashes);
    return kept;
}

Study onDataSnapshot(const Study& study, const std::vector<std::string>& kept) {
    Study moved = withAbsolutePaths(study);
    if (!kept.empty() && kept.size() == moved.data.files.size())
        moved.data = movedTo(std::move(moved.data), kept);
    return moved;
}

} // namespace rigor

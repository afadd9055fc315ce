#include "core/study/watch/folder_scan.h"

#include <fnmatch.h>
#include <sys/stat.h>

#include <algorithm>
#include <cctype>
#include <system_error>

namespace rigor {

namespace fs = std::filesystem;

namespace {

/// s; then the whole folder is read again even if it says that nothing came or went: files that grow do not
/// change it, and not every file system tells at once.
constexpr double kReadAgain = 2;

std::int64_t nanoseconds(const timespec& time) {
    return std::int64_t{time.tv_sec} * 1'000'000'000 + time.tv_nsec;
}

FileMark markFrom(const struct stat& status) {
    return {static_cast<std::uintmax_t>(status.st_size), nanoseconds(status.st_mtim),
            nanoseconds(status.st_ctim), status.st_ino};
}

} // namespace

std::optional<FileMark> markOf(const fs::path& file) {
    struct stat status {};
    if (::stat(file.c_str(), &status) != 0 || !S_ISREG(status.st_mode)) return {};
    return markFrom(status);
}

bool comesBefore(const std::string& a, const std::string& b) {
    const auto isDigit = [](char c) { return std::isdigit(static_cast<unsigned char>(c)) != 0; };
    std::size_t i = 0, j = 0;
    while (i < a.size() && j < b.size()) {
        if (isDigit(a[i]) && isDigit(b[j])) {
            const auto numberAt = [&](const std::string& text, std::size_t& at) {
                while (at < text.size() && text[at] == '0') ++at;
                const std::size_t from = at;
                while (at < text.size() && isDigit(text[at])) ++at;
                return text.substr(from, at - from);
            };
            const std::string m = numberAt(a, i), n = numberAt(b, j);
            if (m.size() != n.size()) return m.size() < n.size();
            if (m != n) return m < n;
        } else {
            if (a[i] != b[j]) return static_cast<unsigned char>(a[i]) < static_cast<unsigned char>(b[j]);
            ++i, ++j;
        }
    }
    const std::size_t left = a.size() - i, right = b.size() - j;
    return left != right ? left < right : a < b; // "run01" and "run1" are two
}

bool isTemporaryName(const std::string& name) {
    if (name.empty() || name.front() == '.' || name.front() == '~' || name.back() == '~') return true;
    std::string ending = fs::path(name).extension().string();
    std::ranges::transform(ending, ending.begin(),
                           [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    for (const char* one :
         {".tmp", ".temp", ".part", ".partial", ".filepart", ".crdownload", ".swp", ".lock"})
        if (ending == one) return true;
    return false;
}

/// Whether files may have come or gone.
bool FolderScan::changed(double now) {
    struct stat status {};
    if (::stat(folder_.c_str(), &status) != 0 || !S_ISDIR(status.st_mode)) {
        last_.reset();
        return true;
    }
    const FileMark mark = markFrom(status);
    const bool same = last_ == mark && now - readAt_ < kReadAgain;
    last_ = mark;
    return !same;
}

void FolderScan::readAll(double now, const IsKnown& known) {
    std::map<std::string, Waiting, decltype(&comesBefore)> seen{&comesBefore};
    std::error_code error;
    for (fs::directory_iterator at(folder_, error), end; !error && at != end; at.increment(error)) {
        const std::string name = at->path().filename().string();
        if (isTemporaryName(name) || (!pattern_.empty() && ::fnmatch(pattern_.c_str(), name.c_str(), 0) != 0))
            continue;
        const auto mark = markOf(at->path());
        if (!mark || known(name, *mark)) continue;
        const auto before = waiting_.find(name);
        const bool same = before != waiting_.end() && before->second.mark == *mark;
        seen.emplace(name, same ? before->second : Waiting{*mark, now});
    }
    waiting_ = std::move(seen);
    readAt_ = now;
    // What comes while it is read may bear the same time: it is read once more.
    if (!waiting_.empty()) last_.reset();
}

std::optional<std::vector<FolderScan::Found>> FolderScan::look(double now, const IsKnown& known) {
    if (changed(now)) {
        if (!last_) {
            waiting_.clear();
            unsettled_ = 0;
            return std::nullopt;
        }
        readAll(now, known);
    }
    std::vector<Found> found;
    unsettled_ = 0;
    for (auto& [name, one] : waiting_) {
        if (now - one.since < settle_) {
            ++unsettled_;
            continue;
        }
        // As it is now, not as it was when the folder was read.
        if (const auto mark = markOf(folder_ / name); mark == one.mark)
            found.push_back({name, one.mark, now - one.since});
        else if (mark)
            one = {*mark, now}, ++unsettled_;
    }
    return found;
}

} // namespace rigor

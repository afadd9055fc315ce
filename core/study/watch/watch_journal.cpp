#include "core/study/watch/watch_journal.h"

#include "core/foundation/base/error.h"
#include "core/foundation/base/translate.h"
#include "core/methods/result/described_text.h"
#include "core/study/run/run_folder.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <system_error>

namespace rigor {

namespace {

/// One of three: a file that was set aside, one that is the same under another mark, one that was taken.
struct JournalLine {
    std::optional<std::string> setAside, same;
    std::string taken, time, sha256, copy, reason;
    long long number = 0, of = 0;
    std::uintmax_t from = 0;
    FileMark mark;
    template <class V> void describe(V& v) {
        v.optional("set_aside", setAside);
        v.optional("same", same);
        if (!setAside && !same) {
            v("taken", taken);
            v("number", number);
            v("time", time);
            v("sha256", sha256);
            v("copy", copy);
            v("of", of);
            v("from", from);
        } else if (setAside) {
            v("reason", reason);
            v("time", time);
        }
        v.object("mark", mark);
    }
};

/// Names need not be UTF-8, JSON must be: bytes that are none are written as %XX, and % as %25.
std::string asciiName(const std::string& name) {
    std::string text;
    for (const char c : name)
        if (static_cast<unsigned char>(c) >= 0x80 || c == '%' || static_cast<unsigned char>(c) < 0x20)
            text += fmt::format("%{:02X}", static_cast<unsigned char>(c));
        else
            text += c;
    return text;
}

std::string nameOfAscii(const std::string& text) {
    std::string name;
    for (std::size_t k = 0; k < text.size(); ++k)
        if (text[k] == '%' && k + 2 < text.size()) {
            name += static_cast<char>(std::stoi(text.substr(k + 1, 2), nullptr, 16));
            k += 2;
        } else {
            name += text[k];
        }
    return name;
}

[[noreturn]] void failToWrite(const std::filesystem::path& file) {
    fail(sentence("Watch", "cannot write {}: {}"), file.string(), std::strerror(errno));
}

} // namespace

WatchJournal::WatchJournal(std::filesystem::path file) : file_(std::move(file)) {
    std::error_code error;
    if (!std::filesystem::exists(file_, error)) return;
    const std::string bytes = readFileBytes(file_);
    std::size_t at = 0;
    int line = 0;
    for (std::size_t end = bytes.find('\n'); end != std::string::npos; end = bytes.find('\n', at)) {
        const std::string text = bytes.substr(at, end - at);
        ++line;
        try {
            const auto read = describedWhole<JournalLine>(text);
            if (read.setAside) {
                SetAsideFile aside{nameOfAscii(*read.setAside), read.mark, read.reason, read.time,
                                   ++asideSoFar_};
                marks_[aside.name] = aside.mark;
                setAside_[aside.name] = std::move(aside);
            } else if (read.same) {
                const std::string name = nameOfAscii(*read.same);
                marks_[name] = read.mark;
                setAside_.erase(name);
            } else {
                remember({read.number, nameOfAscii(read.taken), read.mark, read.sha256,
                          nameOfAscii(read.copy), read.of, read.from});
            }
        } catch (const std::exception& e) {
            throw Error(filled(sentence("Watch", "this line is none of a watch: {}"), e.what()),
                        {.file = file_.string(), .line = line});
        }
        at = end + 1;
    }
    // A line that was cut off by a kill goes.
    if (at < bytes.size()) std::filesystem::resize_file(file_, at);
}

void WatchJournal::add(const std::string& line) {
    const int handle = ::open(file_.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0666);
    if (handle < 0) failToWrite(file_);
    const std::string whole = line + "\n";
    const bool well = ::write(handle, whole.data(), whole.size()) == static_cast<ssize_t>(whole.size());
    const int why = errno;
    ::close(handle);
    errno = why;
    if (!well) failToWrite(file_);
}

void WatchJournal::remember(TakenFile file) {
    marks_[file.name] = file.mark;
    setAside_.erase(file.name);
    lastOf_[file.name] = bytes_[file.sha256] = taken_.size();
    taken_.push_back(std::move(file));
}

void WatchJournal::take(const TakenFile& file, const std::string& time) {
    add(describedText(JournalLine{.taken = asciiName(file.name),
                                  .time = time,
                                  .sha256 = file.sha256,
                                  .copy = asciiName(file.copy),
                                  .number = file.number,
                                  .of = file.of,
                                  .from = file.from,
                                  .mark = file.mark}));
    remember(file);
}

void WatchJournal::setAside(SetAsideFile file) {
    add(describedText(JournalLine{
        .setAside = asciiName(file.name), .time = file.time, .reason = file.reason, .mark = file.mark}));
    file.number = ++asideSoFar_;
    marks_[file.name] = file.mark;
    setAside_[file.name] = std::move(file);
}

void WatchJournal::touch(const std::string& name, const FileMark& mark) {
    add(describedText(JournalLine{.same = asciiName(name), .mark = mark}));
    marks_[name] = mark;
    setAside_.erase(name);
}

const TakenFile* WatchJournal::lastOf(const std::string& name) const {
    const auto found = lastOf_.find(name);
    return found == lastOf_.end() ? nullptr : &taken_[found->second];
}

const TakenFile* WatchJournal::withBytes(const std::string& sha256) const {
    const auto found = bytes_.find(sha256);
    return found == bytes_.end() ? nullptr : &taken_[found->second];
}

bool WatchJournal::knows(const std::string& name, const FileMark& mark) const {
    const auto found = marks_.find(name);
    return found != marks_.end() && found->second == mark;
}

} // namespace rigor

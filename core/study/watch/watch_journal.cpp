#include "core/study/watch/watch_journal.h"

#include "core/foundation/base/error.h"
#include "core/foundation/base/json.h"
#include "core/foundation/base/translate.h"
#include "core/methods/stored_result.h"
#include "core/study/run/run_folder.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <system_error>

namespace rigor {

using Json = nlohmann::ordered_json;

namespace {

Json keptOf(const FileMark& mark) {
    return {
        {"size", mark.size}, {"modified", mark.modified}, {"changed", mark.changed}, {"inode", mark.inode}};
}

FileMark markFrom(const Json& json) {
    return {json.at("size").get<std::uintmax_t>(), json.at("modified").get<std::int64_t>(),
            json.at("changed").get<std::int64_t>(), json.at("inode").get<std::uint64_t>()};
}

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
            const Json json = Json::parse(text);
            if (json.contains("set_aside")) {
                SetAsideFile aside{nameOfAscii(json.at("set_aside")), markFrom(json.at("mark")),
                                   json.at("reason"), json.at("time"), ++asideSoFar_};
                marks_[aside.name] = aside.mark;
                setAside_[aside.name] = std::move(aside);
            } else if (json.contains("same")) {
                const std::string name = nameOfAscii(json.at("same"));
                marks_[name] = markFrom(json.at("mark"));
                setAside_.erase(name);
            } else {
                remember({json.at("number"), nameOfAscii(json.at("taken")), markFrom(json.at("mark")),
                          json.at("sha256"), nameOfAscii(json.at("copy")), json.at("of"), json.at("from")});
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
    add(storedText({{"taken", asciiName(file.name)},
                    {"number", file.number},
                    {"time", time},
                    {"sha256", file.sha256},
                    {"copy", asciiName(file.copy)},
                    {"of", file.of},
                    {"from", file.from},
                    {"mark", keptOf(file.mark)}}));
    remember(file);
}

void WatchJournal::setAside(SetAsideFile file) {
    add(storedText({{"set_aside", asciiName(file.name)},
                    {"reason", file.reason},
                    {"time", file.time},
                    {"mark", keptOf(file.mark)}}));
    file.number = ++asideSoFar_;
    marks_[file.name] = file.mark;
    setAside_[file.name] = std::move(file);
}

void WatchJournal::touch(const std::string& name, const FileMark& mark) {
    add(storedText({{"same", asciiName(name)}, {"mark", keptOf(mark)}}));
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

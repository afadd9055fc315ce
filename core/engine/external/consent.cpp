#include "core/engine/external/consent.h"

#include "core/foundation/base/error.h"
#include "core/foundation/base/sha256.h"
#include "core/foundation/base/translate.h"

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <mutex>
#include <set>

namespace rigor {

namespace fs = std::filesystem;

namespace {

std::mutex lock;

std::set<std::string>& once() {
    static std::set<std::string> hashes;
    return hashes;
}

struct Line {
    std::string hash, path;
};

/// Lines that are none are passed over: they allow nothing.
std::vector<Line> linesOf(const fs::path& list) {
    std::vector<Line> lines;
    std::ifstream stream(list);
    for (std::string text; std::getline(stream, text);)
        if (text.size() > 66 && text.find_first_not_of("0123456789abcdef") == 64 && text[64] == ' ' &&
            text[65] == ' ')
            lines.push_back({text.substr(0, 64), text.substr(66)});
    return lines;
}

std::string wholePath(const fs::path& file) {
    std::error_code error;
    const fs::path whole = fs::weakly_canonical(file, error);
    return error ? file.string() : whole.string();
}

void writeLines(const fs::path& list, const std::vector<Line>& lines) {
    std::error_code error;
    fs::create_directories(list.parent_path(), error);
    const fs::path beside = fs::path(list).concat(".new");
    std::ofstream stream(beside, std::ios::trunc);
    for (const Line& line : lines) stream << line.hash << "  " << line.path << '\n';
    stream.close();
    if (stream) fs::rename(beside, list, error);
    if (!stream || error)
        fail(sentence("Model", "{} cannot be written: {}"), list.string(),
             error ? error.message() : std::string(std::strerror(errno)));
}

} // namespace

Message kindOf(const ForeignCode& code) {
    if (code.kind == "program") return translate("Model", "program");
    if (code.kind == "server") return translate("Model", "server");
    return verbatim(code.kind);
}

fs::path trustedFile() {
    if (const char* xdg = std::getenv("XDG_CONFIG_HOME"); xdg && *xdg == '/')
        return fs::path(xdg) / "rigor" / "trusted";
    if (const char* home = std::getenv("HOME"); home && *home)
        return fs::path(home) / ".config/rigor/trusted";
    return {};
}

void trustOnce(const fs::path& file) {
    trustOnce({.file = file.string(), .sha256 = sha256OfFile(file.string())});
}

void trustOnce(const ForeignCode& code) {
    if (code.sha256.empty()) return; // nothing of it runs here
    const std::scoped_lock held(lock);
    once().insert(code.sha256);
}

void trustAlways(const fs::path& file) {
    const std::string path = wholePath(file);
    trustAlways({.file = path, .sha256 = sha256OfFile(path)});
}

void trustAlways(const ForeignCode& code) {
    if (code.sha256.empty()) return;
    const fs::path list = trustedFile();
    if (list.empty())
        fail(sentence("Model", "There is no home folder in which it could be kept what is allowed."));
    const std::string path = wholePath(code.file);
    if (path.find('\n') != std::string::npos)
        fail(sentence("Model", "{} has a line break in its name; give it another one."), path);
    const std::scoped_lock held(lock);
    std::vector<Line> lines = linesOf(list);
    std::erase_if(lines, [&](const Line& line) { return line.path == path; });
    lines.push_back({code.sha256, path});
    writeLines(list, lines);
    once().insert(code.sha256);
}

std::vector<ForeignCode> trustedCode() {
    const std::scoped_lock held(lock);
    std::vector<ForeignCode> all;
    for (const Line& line : linesOf(trustedFile())) all.push_back({.file = line.path, .sha256 = line.hash});
    return all;
}

void withdrawTrust(const ForeignCode& code) {
    const std::scoped_lock held(lock);
    once().erase(code.sha256);
    const fs::path list = trustedFile();
    std::vector<Line> lines = linesOf(list);
    const std::string path = wholePath(code.file);
    if (std::erase_if(lines, [&](const Line& line) { return line.hash == code.sha256 || line.path == path; }))
        writeLines(list, lines);
}

bool mayRun(const ForeignCode& code) {
    if (code.sha256.empty()) return true;
    const std::scoped_lock held(lock);
    if (once().contains(code.sha256)) return true;
    for (const Line& line : linesOf(trustedFile()))
        if (line.hash == code.sha256) {
            once().insert(code.sha256);
            return true;
        }
    return false;
}

std::string formerHash(const ForeignCode& code) {
    if (mayRun(code)) return {};
    const std::string path = wholePath(code.file);
    for (const Line& line : linesOf(trustedFile()))
        if (line.path == path) return line.hash;
    return {};
}

void requireConsent(const ForeignCode& code) {
    if (mayRun(code)) return;
    const Message tool =
        code.tool.empty() ? Message{} : filled(sentence("Model", ", written by {}"), code.tool);
    const std::string former = formerHash(code);
    const Message changed =
        former.empty()
            ? Message{}
            : filled(sentence("Model", " It has changed since it was allowed (SHA-256 {} then)."), former);
    throw Error(filled(
        sentence("Model", "The {} {} would run code of others on this machine{} (SHA-256 {}), and that has "
                          "not been allowed.{} If you know where it comes from: --trust {} for this command, "
                          "or `rigor trust {}` for this account."),
        kindOf(code), code.name, tool, code.sha256, changed, code.file, code.file));
}

} // namespace rigor

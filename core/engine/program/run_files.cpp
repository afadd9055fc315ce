#include "core/engine/program/run_files.h"
#include "core/foundation/base/text.h"

#include <fast_float/fast_float.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <charconv>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <map>

namespace rigor {

struct RunFiles::Kept {
    std::map<std::string, std::string> texts;
    std::map<std::string, Table> tables;
    std::map<std::string, Tree> trees;
};

namespace {

constexpr long long kLargestOutput = 64 << 20;

std::vector<std::string_view> cellsOf(std::string_view line, char separator) {
    std::vector<std::string_view> cells;
    if (separator == ' ') {
        for (std::size_t at = 0; at < line.size();) {
            const std::size_t begin = line.find_first_not_of(" \t", at);
            if (begin == std::string_view::npos) break;
            at = std::min(line.find_first_of(" \t", begin), line.size());
            cells.push_back(line.substr(begin, at - begin));
        }
        return cells;
    }
    std::size_t begin = 0;
    char quote = 0;
    for (std::size_t i = 0; i <= line.size(); ++i) {
        if (i < line.size() && quote == 0 && line[i] == '"') {
            quote = '"';
        } else if (i < line.size() && quote != 0) {
            if (line[i] == quote) quote = 0;
        } else if (i == line.size() || line[i] == separator) {
            cells.emplace_back(trimmed(line.substr(begin, i - begin)));
            begin = i + 1;
        }
    }
    if (begin <= line.size() && quote != 0) cells.emplace_back(trimmed(line.substr(begin)));
    return cells;
}

char separatorOf(std::string_view header) {
    for (const char c : {';', '\t', ','})
        if (header.find(c) != std::string_view::npos) return c;
    return ' ';
}

RunFiles::Table parsedTable(std::string_view text) {
    RunFiles::Table table;
    int number = 0;
    char separator = 0;
    std::string_view comment; // the last before the first row
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        const std::string_view line = trimmed(text.substr(begin, end - begin));
        begin = end + 1;
        ++number;
        const bool first = separator == 0;
        if (!line.empty() && line.front() == '#' && first) comment = line;
        if (line.empty() || line.front() == '#') continue;
        if (first) separator = separatorOf(line);
        auto cells = cellsOf(line, separator);
        const bool header = first && std::any_of(cells.begin(), cells.end(),
                                                 [](auto cell) { return !cellNumber(unquotedCell(cell)); });
        if (first && !header && !comment.empty()) { // "# t y", as many programs write it
            const auto names = cellsOf(
                trimmed(comment.substr(std::min(comment.find_first_not_of('#'), comment.size()))), separator);
            if (names.size() == cells.size())
                for (const auto name : names) table.names.emplace_back(unquotedCell(name));
        }
        if (header) {
            for (const auto cell : cells) table.names.emplace_back(unquotedCell(cell));
        } else {
            table.rows.push_back(std::move(cells));
            table.lines.push_back(number);
        }
    }
    return table;
}

} // namespace

std::string_view unquotedCell(std::string_view text) {
    if (text.size() >= 2 && (text.front() == '"' || text.front() == '\'') && text.back() == text.front())
        return text.substr(1, text.size() - 2);
    return text;
}

std::optional<double> cellNumber(std::string_view text) {
    text = trimmed(text);
    if (text.size() > 1 && text.front() == '+' && text[1] != '-') text.remove_prefix(1);
    double value = 0;
    const auto read = [&](std::string_view from) {
        const auto [end, code] = std::from_chars(from.data(), from.data() + from.size(), value);
        if (end != from.data() + from.size() || from.empty()) return false;
        // Too small for a double is 0; too large is found not to be finite.
        if (code == std::errc::result_out_of_range)
            fast_float::from_chars(from.data(), from.data() + from.size(), value);
        return code == std::errc() || code == std::errc::result_out_of_range;
    };
    if (read(text)) return value;
    std::string copy(text);
    if (copy.size() < 64)
        if (const std::size_t d = copy.find_first_of("dD"); d != std::string::npos && d > 0) {
            copy[d] = 'e';
            if (copy.size() > d + 1 && copy[d + 1] == '+') copy.erase(d + 1, 1);
            if (read(copy)) return value;
        }
    return std::nullopt;
}

std::string shortCell(std::string_view text) {
    if (text.size() <= 60) return std::string(text);
    std::size_t end = 60;
    while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0) == 0x80) --end;
    return std::string(text.substr(0, end)) + "...";
}

RunFiles::RunFiles(const std::string& folder, const std::string& out, const std::string& err)
    : folder_(std::filesystem::weakly_canonical(folder).string()), kept_(std::make_unique<Kept>()) {
    kept_->texts.emplace("stdout", out);
    kept_->texts.emplace("stderr", err);
}

RunFiles::~RunFiles() = default;

const std::string& RunFiles::text(const std::string& file) {
    if (const auto found = kept_->texts.find(file); found != kept_->texts.end()) return found->second;
    const std::string path = folder_ + "/" + file;
    // A pipe that the program left must not hold this one up.
    const int open = ::open(path.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC);
    if (open < 0) {
        if (errno == ENOENT || errno == ENOTDIR) fail(sentence("Model", "it left no file {}"), file);
        fail(sentence("Model", "{} cannot be read: {}"), file, std::string(std::strerror(errno)));
    }
    struct Close {
        int handle;
        ~Close() { ::close(handle); }
    } const close{open};
    struct stat about {};
    if (::fstat(open, &about) != 0 || !S_ISREG(about.st_mode)) fail(sentence("Model", "{} is no file"), file);
    // Nor may a link lead to what the program itself could not read.
    std::error_code error;
    const auto real = std::filesystem::read_symlink(fmt::format("/proc/self/fd/{}", open), error);
    if (!error && !real.string().starts_with(folder_ + "/"))
        fail(sentence("Model", "{} is a link that leaves the folder of the run"), file);
    if (about.st_size > kLargestOutput)
        fail(sentence("Model", "{} has {} bytes; at most {} are read"), file,
             static_cast<long long>(about.st_size), kLargestOutput);
    std::string text(static_cast<std::size_t>(about.st_size), '\0');
    std::size_t at = 0;
    while (at < text.size()) {
        const ssize_t got = ::read(open, text.data() + at, text.size() - at);
        if (got < 0 && errno == EINTR) continue;
        if (got <= 0) break;
        at += static_cast<std::size_t>(got);
    }
    text.resize(at);
    if (text.starts_with("\xEF\xBB\xBF")) text.erase(0, 3);
    if (text.starts_with("\xFF\xFE") || text.starts_with("\xFE\xFF"))
        fail(sentence("Model", "{} is written in UTF-16; let the program write UTF-8 or ASCII"), file);
    return kept_->texts.emplace(file, std::move(text)).first->second;
}

const RunFiles::Table& RunFiles::table(const std::string& file) {
    if (const auto found = kept_->tables.find(file); found != kept_->tables.end()) return found->second;
    return kept_->tables.emplace(file, parsedTable(text(file))).first->second;
}

namespace {
/// NaN and Infinity, as Python's json writes them, are null: missing.
std::string withoutNaN(const std::string& text) {
    std::string made;
    made.reserve(text.size());
    bool quoted = false;
    for (std::size_t k = 0; k < text.size();) {
        if (!quoted) {
            const auto word = [&](std::string_view one) { return text.compare(k, one.size(), one) == 0; };
            const std::size_t length = word("NaN") ? 3 : word("Infinity") ? 8 : word("-Infinity") ? 9 : 0;
            if (length > 0) {
                made += "null";
                k += length;
                continue;
            }
        }
        if (text[k] == '"') quoted = !quoted;
        if (quoted && text[k] == '\\' && k + 1 < text.size()) made += text[k++];
        made += text[k++];
    }
    return made;
}
} // namespace

const RunFiles::Tree& RunFiles::tree(const std::string& file) {
    if (const auto found = kept_->trees.find(file); found != kept_->trees.end()) return found->second;
    Tree tree;
    try {
        tree.root = nlohmann::json::parse(withoutNaN(text(file)));
    } catch (const nlohmann::json::exception& e) {
        fail(sentence("Model", "{} is no JSON: {}"), file, shortCell(e.what()));
    }
    return kept_->trees.emplace(file, std::move(tree)).first->second;
}

} // namespace rigor

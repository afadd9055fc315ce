#include "core/study/file/toml_tree.h"

#include "core/foundation/base/text.h"
#include "core/foundation/base/translate.h"

namespace {
struct TomlAssertion {};
[[noreturn]] void throwTomlAssertion() { throw TomlAssertion{}; }
} // namespace

// What toml++ asserts of itself, some damaged texts break: that is a damaged text, not a bug of this program.
// Under NDEBUG it would be undefined behaviour.
#undef NDEBUG
#define TOML_ASSERT(condition) ((condition) ? void() : throwTomlAssertion())
#include <toml++/toml.h>

#include <algorithm>
#include <cctype>
#include <tuple>

namespace rigor {

namespace {

/// Of tables in tables. Studies have four; what reads the tree goes down by recursion.
constexpr std::size_t kDeepestKey = 64;
/// Bytes of a study; its tree takes up to 170 times as much.
constexpr std::size_t kLongestText = 2'000'000;

using Source = std::shared_ptr<const std::string>;

SourcePlace placeAt(const toml::source_region& region, const std::string& file) {
    return {file, static_cast<int>(region.begin.line), static_cast<int>(region.begin.column)};
}

/// The line of the text and a caret below the column (which counts characters, not bytes).
std::string excerptOf(const std::string& text, const SourcePlace& place) {
    if (place.line < 1) return {};
    std::size_t begin = 0;
    for (int line = 1; line < place.line; ++line) {
        begin = text.find('\n', begin);
        if (begin == std::string::npos) return {};
        ++begin;
    }
    std::string line = text.substr(begin, text.find('\n', begin) - begin);
    while (!line.empty() && line.back() == '\r') line.pop_back();
    std::replace(line.begin(), line.end(), '\t', ' ');
    const auto column = static_cast<std::size_t>(std::max(0, place.column - 1));
    // A caret far to the right points at nothing in a terminal.
    if (column >= kMostEchoed) return shortened(line);
    return shortened(line) + "\n" + std::string(column, ' ') + "^";
}

std::string joined(const std::string& path, std::string_view key) {
    return path.empty() ? std::string(key) : fmt::format("{}.{}", path, key);
}

TomlNode convert(const toml::node& from, std::string path, const std::string& file, const Source& source) {
    TomlNode to;
    to.path = std::move(path);
    to.place = to.keyPlace = placeAt(from.source(), file);
    to.source = source;
    if (const auto* table = from.as_table()) {
        for (const auto& [key, value] : *table) {
            TomlNode member = convert(value, joined(to.path, key.str()), file, source);
            member.keyPlace = placeAt(key.source(), file);
            to.members.push_back({std::string(key.str()), std::move(member)});
        }
        // The order of the text, which toml++ gives up for the alphabet.
        std::stable_sort(to.members.begin(), to.members.end(), [](const auto& a, const auto& b) {
            return std::tie(a.node.keyPlace.line, a.node.keyPlace.column) <
                   std::tie(b.node.keyPlace.line, b.node.keyPlace.column);
        });
    } else if (const auto* array = from.as_array()) {
        to.kind = TomlNode::Kind::Array;
        for (const auto& element : *array) to.elements.push_back(convert(element, to.path, file, source));
    } else if (const auto* text = from.as_string()) {
        to.kind = TomlNode::Kind::Text;
        to.text = text->get();
    } else if (const auto* whole = from.as_integer()) {
        to.kind = TomlNode::Kind::Whole;
        to.whole = whole->get();
        to.real = static_cast<double>(whole->get());
    } else if (const auto* real = from.as_floating_point()) {
        to.kind = TomlNode::Kind::Real;
        to.real = real->get();
    } else if (const auto* boolean = from.as_boolean()) {
        to.kind = TomlNode::Kind::Boolean;
        to.boolean = boolean->get();
    } else {
        to.kind = TomlNode::Kind::Other;
    }
    return to;
}

/// Throws where a key has more than kDeepestKey parts. What is within quotes is one part.
void refuseDeepKeys(std::string_view text, const std::string& file) {
    std::size_t parts = 0; // of the chain "part.part." that the place is in
    bool behindDot = false;
    int line = 1;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (c == '\n') ++line;
        const bool begins = parts == 0 || behindDot;
        if (c == '"' || c == '\'') {
            const std::string_view quote =
                text.substr(i, 3) == std::string(3, c) ? text.substr(i, 3) : text.substr(i, 1);
            std::size_t end = i + quote.size();
            while (end < text.size() && text.substr(end, quote.size()) != quote &&
                   (quote.size() == 3 || text[end] != '\n'))
                end += c == '"' && text[end] == '\\' ? 2 : 1;
            end = std::min(end, text.size());
            line += static_cast<int>(std::count(text.begin() + static_cast<std::ptrdiff_t>(i),
                                                text.begin() + static_cast<std::ptrdiff_t>(end), '\n'));
            i = std::min(end + quote.size(), text.size()) - 1;
            if (i < text.size() && text[i] == '\n') ++line;
            if (begins) ++parts;
            behindDot = false;
        } else if (c == '.') {
            behindDot = parts > 0;
        } else if (c == '#') {
            i = std::min(text.find('\n', i), text.size()) - 1;
            parts = 0;
            behindDot = false;
        } else if (std::isalnum(static_cast<unsigned char>(c)) || c == '_' || c == '-') {
            if (begins) ++parts;
            behindDot = false;
        } else if (c != ' ' && c != '\t') {
            parts = 0;
            behindDot = false;
        }
        if (parts > kDeepestKey)
            throw Error(filled(sentence("Study", "a key has more than {} parts"), kDeepestKey), {file, line});
    }
}

/// False where toml++ breaks an assertion of its own; throws toml::parse_error.
bool parsed(std::string_view text, const std::string& file, toml::table& into) {
    try {
        into = toml::parse(text, file);
        return true;
    } catch (const TomlAssertion&) {
        return false;
    }
}

/// The line whose text breaks an assertion: the last of the shortest beginning that does.
int brokenLine(std::string_view text, const std::string& file) {
    std::vector<std::size_t> ends;
    for (std::size_t at = text.find('\n'); at != std::string_view::npos; at = text.find('\n', at + 1))
        ends.push_back(at + 1);
    ends.push_back(text.size());
    const auto first = std::partition_point(ends.begin(), ends.end(), [&](std::size_t end) {
        toml::table ignored;
        try {
            return parsed(text.substr(0, end), file, ignored);
        } catch (const toml::parse_error&) {
            return true; // a text that breaks off before
        }
    });
    return static_cast<int>(first - ends.begin()) + 1;
}

TomlNode parseText(std::string_view text, const std::string& file) {
    if (text.size() > kLongestText)
        throw Error(filled(sentence("Study", "the text has {} bytes; a study has at most {}"), text.size(),
                           kLongestText),
                    {file});
    refuseDeepKeys(text, file);
    const auto source = std::make_shared<const std::string>(text);
    toml::table table;
    try {
        if (!parsed(text, file, table)) {
            const SourcePlace place{file, brokenLine(text, file)};
            throw Error(translate("Study", "this text is damaged: it breaks off, or a value is none"), place,
                        excerptOf(*source, place));
        }
    } catch (const toml::parse_error& e) {
        const SourcePlace place = placeAt(e.source(), file);
        throw Error(std::string(e.description()), place, excerptOf(*source, place));
    }
    return convert(table, "", file, source);
}

/// "a.\"b.c\".d" -> a, b.c, d
std::vector<std::string> splitKey(const std::string& key) {
    std::vector<std::string> parts(1);
    char quote = 0;
    for (const char c : key) {
        if (quote != 0) {
            if (c == quote)
                quote = 0;
            else
                parts.back() += c;
        } else if (c == '"' || c == '\'') {
            quote = c;
        } else if (c == '.') {
            parts.emplace_back();
        } else {
            parts.back() += c;
        }
    }
    return parts;
}

/// Gives a node and everything below it the path and the place of the override.
void stamp(TomlNode& node, const std::string& path, const std::string& place, const std::string& raw) {
    node.path = path;
    node.place = node.keyPlace = {place, 0, 0};
    node.source = nullptr;
    node.overridden = true;
    if (node.kind != TomlNode::Kind::Text) node.text = raw;
    for (auto& [key, member] : node.members) stamp(member, joined(path, key), place, raw);
    for (auto& element : node.elements) stamp(element, path, place, raw);
}

TomlNode overrideValue(const StudyOverride& given) {
    TomlNode value;
    try {
        value = parseText("v = " + given.value, "");
        value = TomlNode(value.members.at(0).node);
    } catch (const Error&) {
        value = TomlNode{};
        value.kind = TomlNode::Kind::Text;
        value.text = given.value;
    }
    return value;
}

void apply(TomlNode& root, const StudyOverride& given) {
    const std::string place = "--set " + shortened(given.key + "=" + given.value);
    TomlNode* node = &root;
    std::string path;
    const std::vector<std::string> parts = splitKey(given.key);
    if (parts.size() > kDeepestKey)
        throw Error(filled(sentence("Study", "a key has more than {} parts"), kDeepestKey), {place});
    for (const auto& part : parts) {
        if (part.empty()) throw Error(translate("Study", "the key has an empty part"), {place});
        if (node->kind != TomlNode::Kind::Table)
            throw Error(
                filled(sentence("Study", "{} is a value, it has no key \"{}\" in it"), node->path, part),
                {place});
        path = joined(path, part);
        const auto found = std::find_if(node->members.begin(), node->members.end(),
                                        [&](const auto& m) { return m.key == part; });
        if (found != node->members.end()) {
            node = &found->node;
        } else {
            TomlNode table;
            stamp(table, path, place, "");
            node->members.push_back({part, std::move(table)});
            node = &node->members.back().node;
        }
    }
    *node = overrideValue(given);
    stamp(*node, path, place, given.value);
}

const char* kindName(const TomlNode& node) {
    switch (node.kind) {
    case TomlNode::Kind::Table:
        return translatable("Study", "a table");
    case TomlNode::Kind::Array:
        return translatable("Study", "a list");
    case TomlNode::Kind::Text:
        return translatable("Study", "a text");
    case TomlNode::Kind::Whole:
    case TomlNode::Kind::Real:
        return translatable("Study", "a number");
    case TomlNode::Kind::Boolean:
        return translatable("Study", "true or false");
    case TomlNode::Kind::Other:
        break;
    }
    return translatable("Study", "a date or time");
}

[[noreturn]] void wrongKind(const TomlNode& node, const char* wanted) {
    refuseValue(node, filled(sentence("Study", "{} is {}, {} is expected"), node.path,
                             translate("Study", kindName(node)), translate("Study", wanted)));
}

} // namespace

const TomlNode* TomlNode::find(std::string_view key) const {
    for (const auto& [name, member] : members)
        if (name == key) return &member;
    return nullptr;
}

TomlNode parseToml(std::string_view text, const std::string& fileName,
                   const std::vector<StudyOverride>& overrides) {
    TomlNode root = parseText(text, fileName);
    for (const auto& given : overrides) apply(root, given);
    return root;
}

void refuseKey(const TomlNode& node, Message sentence) {
    throw Error(std::move(sentence), node.keyPlace,
                node.source ? excerptOf(*node.source, node.keyPlace) : "");
}

void refuseValue(const TomlNode& node, Message sentence) {
    throw Error(std::move(sentence), node.place, node.source ? excerptOf(*node.source, node.place) : "");
}

void checkKeys(const TomlNode& table, const std::vector<std::string>& known, const std::string& what) {
    for (const auto& [key, member] : table.members) {
        if (std::find(known.begin(), known.end(), key) != known.end()) continue;
        const auto near = nearestName(key, known);
        refuseKey(member, filled(sentence("Study", "\"{}\" is not a key of {}{}"), key, what,
                                 near ? filled(sentence("Study", ". Did you mean \"{}\"?"), *near)
                                      : filled(sentence("Study", " (known: {})"), fmt::join(known, ", "))));
    }
}

std::string textOf(const TomlNode& node) {
    const bool scalar = node.kind != TomlNode::Kind::Table && node.kind != TomlNode::Kind::Array;
    if (node.kind != TomlNode::Kind::Text && !(node.overridden && scalar))
        wrongKind(node, translatable("Study", "a text"));
    return node.text;
}

double realOf(const TomlNode& node) {
    if (node.kind != TomlNode::Kind::Real && node.kind != TomlNode::Kind::Whole)
        wrongKind(node, translatable("Study", "a number"));
    return node.real;
}

long long wholeOf(const TomlNode& node) {
    if (node.kind != TomlNode::Kind::Whole) wrongKind(node, translatable("Study", "a whole number"));
    return node.whole;
}

const TomlNode& tableOf(const TomlNode& node) {
    if (node.kind != TomlNode::Kind::Table) wrongKind(node, translatable("Study", "a table"));
    return node;
}

std::vector<std::string> textsOf(const TomlNode& node) {
    if (node.kind == TomlNode::Kind::Text) return {node.text};
    if (node.kind != TomlNode::Kind::Array) wrongKind(node, translatable("Study", "a list of texts"));
    std::vector<std::string> texts;
    for (const auto& element : node.elements) {
        if (element.kind != TomlNode::Kind::Text) wrongKind(element, translatable("Study", "a text"));
        texts.push_back(element.text);
    }
    return texts;
}

FieldValue fieldValueOf(const TomlNode& node) {
    switch (node.kind) {
    case TomlNode::Kind::Text:
        return node.text;
    case TomlNode::Kind::Whole:
        return node.whole;
    case TomlNode::Kind::Real:
        return node.real;
    case TomlNode::Kind::Boolean:
        return node.boolean;
    case TomlNode::Kind::Array: {
        std::vector<double> numbers;
        for (const auto& element : node.elements) numbers.push_back(realOf(element));
        return numbers;
    }
    case TomlNode::Kind::Table:
    case TomlNode::Kind::Other:
        break;
    }
    wrongKind(node, translatable("Study", "a number, a text, true or false, or a list of numbers"));
}

std::string filePath(const TomlNode& node) {
    std::string text = node.kind == TomlNode::Kind::Array ? std::string() : textOf(node);
    if (node.overridden && !text.empty()) {
        std::error_code ignored;
        const std::string kind = text.starts_with("program:") ? "program:" : "";
        const std::string path = text.substr(kind.size());
        if (std::filesystem::exists(path, ignored))
            text = kind + std::filesystem::absolute(path, ignored).string();
    }
    return text;
}

} // namespace rigor

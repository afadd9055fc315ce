#include "core/engine/program/solver_toml.h"

namespace {
struct SolverTomlAssertion {};
[[noreturn]] void throwSolverTomlAssertion() { throw SolverTomlAssertion{}; }
} // namespace

// What toml++ asserts of itself, some damaged texts break: that is a damaged text, not a bug of this program.
// Under NDEBUG it would be undefined behaviour. The library is header-only, and study/file/toml_tree.cpp lets
// its assertions throw something else: under one name the linker would keep one of the two.
#undef NDEBUG
#define TOML_ASSERT(condition) ((condition) ? void() : throwSolverTomlAssertion())
#define toml rigorSolverToml
#include <toml++/toml.h>
#undef toml

#include <algorithm>
#include <tuple>

namespace rigor {

namespace {

namespace tomlpp = ::rigorSolverToml;

constexpr std::size_t kLongestSolverText = 256 * 1024;
/// Bytes of a line. A dotted key stands in one line, so this bounds how deep tables lie in tables, which
/// toml++ takes apart by recursion.
constexpr std::size_t kLongestSolverLine = 2000;

SourcePlace solverPlace(const tomlpp::source_region& region, const std::string& file) {
    return {file, static_cast<int>(region.begin.line), static_cast<int>(region.begin.column)};
}

SolverNode converted(const tomlpp::node& from, const std::string& path, const std::string& file) {
    using Kind = SolverNode::Kind;
    SolverNode to;
    to.path = path;
    to.place = to.keyPlace = solverPlace(from.source(), file);
    if (const auto* table = from.as_table()) {
        for (const auto& [key, value] : *table) {
            const std::string name(key.str());
            SolverNode member = converted(value, path.empty() ? name : path + "." + name, file);
            member.key = name;
            member.keyPlace = solverPlace(key.source(), file);
            to.members.push_back(std::move(member));
        }
        // The order of the text, which toml++ gives up for the alphabet.
        std::stable_sort(to.members.begin(), to.members.end(), [](const SolverNode& a, const SolverNode& b) {
            return std::tie(a.keyPlace.line, a.keyPlace.column) <
                   std::tie(b.keyPlace.line, b.keyPlace.column);
        });
    } else if (const auto* array = from.as_array()) {
        to.kind = Kind::Array;
        for (const auto& element : *array) to.members.push_back(converted(element, path, file));
    } else if (const auto* text = from.as_string()) {
        to.kind = Kind::Text;
        to.text = text->get();
    } else if (const auto* whole = from.as_integer()) {
        to.kind = Kind::Whole;
        to.real = static_cast<double>(whole->get());
    } else if (const auto* real = from.as_floating_point()) {
        to.kind = Kind::Real;
        to.real = real->get();
    } else if (const auto* boolean = from.as_boolean()) {
        to.kind = Kind::Boolean;
        to.boolean = boolean->get();
    } else {
        to.kind = Kind::Other;
    }
    return to;
}

/// False where toml++ breaks an assertion of its own; throws its parse_error.
bool solverParsed(std::string_view text, tomlpp::table& into) {
    try {
        into = tomlpp::parse(text, std::string_view());
        return true;
    } catch (const SolverTomlAssertion&) {
        return false;
    }
}

/// The line whose text breaks an assertion: the last of the shortest beginning that does.
int brokenSolverLine(std::string_view text) {
    int line = 1;
    for (std::size_t end = text.find('\n'); end != std::string_view::npos; end = text.find('\n', end + 1)) {
        tomlpp::table ignored;
        try {
            if (!solverParsed(text.substr(0, end), ignored)) return line;
        } catch (const tomlpp::parse_error&) { // a text that breaks off before
        }
        if (++line > 1000) break;
    }
    return line;
}

Message kindOf(const SolverNode& node) {
    using Kind = SolverNode::Kind;
    switch (node.kind) {
    case Kind::Table:
        return translate("Model", "a table");
    case Kind::Array:
        return translate("Model", "a list");
    case Kind::Text:
        return translate("Model", "a text");
    case Kind::Whole:
    case Kind::Real:
        return translate("Model", "a number");
    case Kind::Boolean:
        return translate("Model", "true or false");
    case Kind::Other:
        break;
    }
    return translate("Model", "a date or time");
}

[[noreturn]] void wrongSolverKind(const SolverNode& node, const Message& wanted) {
    refuseSolverValue(
        node, filled(sentence("Model", "{} is {}; {} is expected."), node.path, kindOf(node), wanted));
}

} // namespace

const SolverNode* SolverNode::find(std::string_view name) const {
    if (kind == Kind::Table)
        for (const SolverNode& member : members)
            if (member.key == name) return &member;
    return nullptr;
}

SolverNode parseSolverToml(std::string_view text, const std::string& file) {
    if (text.size() > kLongestSolverText)
        throw Error(
            filled(sentence("Model", "The text has {} bytes; the description of a program has at most {}."),
                   text.size(), kLongestSolverText),
            {file});
    int line = 1;
    for (std::size_t begin = 0; begin < text.size(); ++line) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        if (end - begin > kLongestSolverLine)
            throw Error(filled(sentence("Model", "The line has {} bytes; it may have {}. Break it."),
                               end - begin, kLongestSolverLine),
                        {file, line});
        begin = end + 1;
    }
    tomlpp::table table;
    try {
        if (!solverParsed(text, table))
            throw Error(translate("Model", "This text is damaged: it breaks off, or a value is none."),
                        {file, brokenSolverLine(text)});
    } catch (const tomlpp::parse_error& e) {
        throw Error(std::string(e.description()), solverPlace(e.source(), file));
    }
    return converted(table, "", file);
}

void refuseSolverKey(const SolverNode& node, Message sentence) {
    throw Error(std::move(sentence), node.keyPlace);
}

void refuseSolverValue(const SolverNode& node, Message sentence) {
    throw Error(std::move(sentence), node.place);
}

void checkSolverKeys(const SolverNode& table, const std::vector<std::string>& known) {
    for (const SolverNode& member : table.members) {
        if (std::find(known.begin(), known.end(), member.key) != known.end()) continue;
        const auto near = nearestName(member.key, known);
        const Message where = table.path.empty() ? translate("Model", "the description of a program")
                                                 : filled("[{}]", table.path);
        refuseSolverKey(member,
                        filled(sentence("Model", "\"{}\" is no key of {}{}"), member.key, where,
                               near ? filled(sentence("Model", ". Did you mean \"{}\"?"), *near)
                                    : filled(sentence("Model", "; known are {}."), fmt::join(known, ", "))));
    }
}

const SolverNode& solverTable(const SolverNode& node) {
    if (node.kind != SolverNode::Kind::Table) wrongSolverKind(node, translate("Model", "a table"));
    return node;
}

const std::string& solverText(const SolverNode& node) {
    if (node.kind != SolverNode::Kind::Text) wrongSolverKind(node, translate("Model", "a text"));
    return node.text;
}

double solverNumber(const SolverNode& node) {
    if (node.kind != SolverNode::Kind::Real && node.kind != SolverNode::Kind::Whole)
        wrongSolverKind(node, translate("Model", "a number"));
    return node.real;
}

bool solverBoolean(const SolverNode& node) {
    if (node.kind != SolverNode::Kind::Boolean) wrongSolverKind(node, translate("Model", "true or false"));
    return node.boolean;
}

std::vector<const SolverNode*> solverTexts(const SolverNode& node) {
    if (node.kind == SolverNode::Kind::Text) return {&node};
    if (node.kind != SolverNode::Kind::Array)
        wrongSolverKind(node, translate("Model", "a text or a list of texts"));
    std::vector<const SolverNode*> texts;
    for (const SolverNode& member : node.members) {
        if (member.kind != SolverNode::Kind::Text) wrongSolverKind(member, translate("Model", "a text"));
        texts.push_back(&member);
    }
    return texts;
}

} // namespace rigor

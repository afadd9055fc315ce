#include "core/engine/fmu/small_xml.h"

#include "core/foundation/base/error.h"
#include "core/foundation/base/text.h"
#include "core/foundation/base/translate.h"

#include <algorithm>
#include <charconv>
#include <cstring>
#include <limits>
#include <optional>

namespace rigor {
namespace {

constexpr int kDeepest = 64;
constexpr std::size_t kMostElements = 2'000'000;
constexpr std::size_t kLongestText = 1 << 16; ///< bytes of a name, a description, ...

/// From the beginning, so that the sentence can name a line.
int lineAt(const std::string& text, std::ptrdiff_t offset) {
    const auto end = text.begin() + std::clamp<std::ptrdiff_t>(offset, 0, std::ssize(text));
    return 1 + static_cast<int>(std::count(text.begin(), end, '\n'));
}

/// nullopt if it is none.
std::optional<double> xmlNumber(std::string_view text) {
    if (text == "INF" || text == "+INF") return std::numeric_limits<double>::infinity();
    if (text == "-INF") return -std::numeric_limits<double>::infinity();
    if (text == "true") return 1;
    if (text == "false") return 0;
    if (text.starts_with('+')) text.remove_prefix(1);
    double value = 0;
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (text.empty() || end != text.data() + text.size() || value != value) return {};
    if (problem != std::errc()) { // 1e-999 is a number that rounds to 0, 1e999 none that a double holds
        const std::size_t exponent = text.find_first_of("eE");
        if (exponent == std::string_view::npos || !text.substr(exponent + 1).starts_with('-')) return {};
        return 0;
    }
    return value;
}

/// Of lists of numbers, which may be as long as arrays are.
bool isList(std::string_view attribute) {
    return attribute == "start" || attribute == "value" || attribute == "clocks" ||
           attribute.starts_with("dependencies");
}

void checkTexts(pugi::xml_node node, const std::string& what, const std::string& file) {
    for (const pugi::xml_attribute attribute : node.attributes())
        if (!isList(attribute.name()) && std::strlen(attribute.value()) > kLongestText)
            throw Error(filled(sentence("Model", "{} has an attribute {} of more than {} bytes, which is not "
                                                 "read"),
                               what, shortened(attribute.name()), kLongestText),
                        {.file = file});
}

/// "&amp;", "&#176;", "&#xB0;" and the like at the start of the text; 0 if none is there.
std::size_t referenceLength(std::string_view text) {
    const std::size_t end = text.substr(0, 12).find(';');
    if (end == std::string_view::npos) return 0;
    const std::string_view name = text.substr(1, end - 1);
    if (name == "amp" || name == "lt" || name == "gt" || name == "quot" || name == "apos") return end + 1;
    if (!name.starts_with('#')) return 0;
    const bool hex = name.substr(1).starts_with('x');
    const std::string_view digits = name.substr(hex ? 2 : 1);
    unsigned code = 0;
    const auto [rest, problem] =
        std::from_chars(digits.data(), digits.data() + digits.size(), code, hex ? 16 : 10);
    const bool legal = code == 9 || code == 10 || code == 13 || (code >= 0x20 && code < 0xD800) ||
                       (code >= 0xE000 && code < 0xFFFE) || (code >= 0x10000 && code <= 0x10FFFF);
    return problem == std::errc() && rest == digits.data() + digits.size() && legal ? end + 1 : 0;
}

void checkReferences(std::string_view text, const std::string& what, const std::string& file) {
    for (std::size_t at = text.find('&'); at != std::string_view::npos; at = text.find('&', at + 1)) {
        if (referenceLength(text.substr(at)) > 0) continue;
        const std::string_view written = text.substr(at, 40);
        throw Error(filled(sentence("Model", "{} refers to an entity that nothing declares: {}"), what,
                           shortened(std::string(written.substr(0, written.find(';'))))),
                    {.file = file});
    }
}

/// pugixml reads an entity that nobody has declared as the text that it is, which is no legal XML. Of
/// whatever encoding: a second tree, whose texts are as they were written.
void refuseUndeclared(const std::string& text, const std::string& what, const std::string& file) {
    if (text.find('&') == std::string::npos) return;
    pugi::xml_document raw;
    raw.load_buffer(text.data(), text.size(), pugi::parse_default & ~pugi::parse_escapes);
    struct Walker : pugi::xml_tree_walker {
        const std::string *what, *file;
        bool for_each(pugi::xml_node& node) override {
            for (const pugi::xml_attribute attribute : node.attributes())
                checkReferences(attribute.value(), *what, *file);
            if (node.type() == pugi::node_pcdata) checkReferences(node.value(), *what, *file);
            return true;
        }
    } walker;
    walker.what = &what;
    walker.file = &file;
    raw.traverse(walker);
}

} // namespace

void parseXml(pugi::xml_document& document, const std::string& text, const std::string& what,
              const std::string& root, const std::string& file) {
    const pugi::xml_parse_result result =
        document.load_buffer(text.data(), text.size(), pugi::parse_default | pugi::parse_doctype);
    if (!result)
        throw Error(filled(sentence("Model", "{} is no legal XML: {} (line {})"), what, result.description(),
                           lineAt(text, result.offset)),
                    {.file = file});
    std::size_t elements = 0;
    int depth = 0;
    for (pugi::xml_node node = document.first_child(); node;) {
        if (node.type() == pugi::node_doctype)
            throw Error(filled(sentence("Model", "{} has a document type (<!DOCTYPE>), which could hold "
                                                 "entities that grow without end or read other files; it is "
                                                 "not read"),
                               what),
                        {.file = file});
        if (++elements > kMostElements)
            throw Error(filled(sentence("Model", "{} has more than {} elements, which are not read"), what,
                               kMostElements),
                        {.file = file});
        checkTexts(node, what, file);
        if (pugi::xml_node child = node.first_child()) {
            if (++depth > kDeepest)
                throw Error(filled(sentence("Model", "{} nests its elements deeper than {} levels; it is not "
                                                     "read"),
                                   what, kDeepest),
                            {.file = file});
            node = child;
            continue;
        }
        while (node && !node.next_sibling()) {
            node = node.parent();
            --depth;
            if (node.type() == pugi::node_document) node = {};
        }
        if (node) node = node.next_sibling();
    }
    refuseUndeclared(text, what, file);
    const pugi::xml_node first = document.document_element();
    for (pugi::xml_node next = first.next_sibling(); next; next = next.next_sibling())
        if (next.type() == pugi::node_element)
            throw Error(filled(sentence("Model", "{} goes on with <{}> behind its end </{}>"), what,
                               shortened(next.name(), 60), shortened(first.name(), 60)),
                        {.file = file});
    if (localName(first) != root)
        throw Error(filled(sentence("Model", "{} begins with <{}> where <{}> belongs"), what,
                           shortened(first.name(), 60), root),
                    {.file = file});
}

std::string localName(pugi::xml_node node) {
    const char* colon = std::strrchr(node.name(), ':');
    return colon ? colon + 1 : node.name();
}

double numberOf(pugi::xml_attribute attribute, const std::string& file) {
    if (const auto value = xmlNumber(trimmed(attribute.value()))) return *value;
    throw Error(filled(sentence("Model", "{} = \"{}\" is no number"), attribute.name(),
                       shortened(attribute.value(), 60)),
                {.file = file});
}

bool truthOf(pugi::xml_attribute attribute, const std::string& file) {
    const std::string_view text = trimmed(attribute.value());
    if (text == "true" || text == "1") return true;
    if (text == "false" || text == "0" || text.empty()) return false;
    throw Error(filled(sentence("Model", "{} = \"{}\" is neither true nor false"), attribute.name(),
                       shortened(text, 60)),
                {.file = file});
}

std::vector<double> numbersOf(const std::string& text, const std::string& whose, const std::string& file) {
    std::vector<double> values;
    const std::string_view all = text;
    for (std::size_t from = all.find_first_not_of(" \t\r\n"); from != std::string_view::npos;) {
        const std::size_t to = std::min(all.find_first_of(" \t\r\n", from), all.size());
        const auto value = xmlNumber(all.substr(from, to - from));
        if (!value)
            throw Error(filled(sentence("Model", "the start value \"{}\" of {} is no number"),
                               std::string(all.substr(from, std::min<std::size_t>(to - from, 60))), whose),
                        {.file = file});
        values.push_back(*value);
        from = all.find_first_not_of(" \t\r\n", to);
    }
    return values;
}

} // namespace rigor

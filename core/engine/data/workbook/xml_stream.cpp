#include "core/engine/data/workbook/xml_stream.h"

#include "core/foundation/base/error.h"
#include "core/foundation/base/translate.h"

#include <pugixml.hpp>

#include <algorithm>

namespace rigor {
namespace {
constexpr std::size_t kXmlPiece = 1 << 16;
constexpr std::size_t kLongestElement = 16 << 20;
} // namespace

std::string_view XmlStream::localName(std::string_view name) {
    const auto colon = name.find(':');
    return colon == std::string_view::npos ? name : name.substr(colon + 1);
}

std::string_view XmlStream::fullName() const {
    std::string_view all = tag();
    all.remove_prefix(kind_ == Kind::End ? 2 : 1);
    return all.substr(0, all.find_first_of(" \t\r\n/>"));
}

bool XmlStream::load() {
    if (keep_ > kXmlPiece) {
        text_.erase(0, keep_);
        begin_ -= std::min(begin_, keep_);
        end_ -= std::min(end_, keep_);
        keep_ = 0;
    }
    if (text_.size() - keep_ > kLongestElement)
        fail(sentence("Data", "the workbook is damaged: one of its rows is longer than {} MB"),
             kLongestElement >> 20);
    const std::size_t before = text_.size();
    text_.resize(before + kXmlPiece);
    const std::size_t n = source_(text_.data() + before, kXmlPiece);
    text_.resize(before + n);
    return n > 0;
}

/// Position of `what`, reading on as far as needed; npos at the end. Positions are relative to keep_, which
/// loading may move.
std::size_t XmlStream::find(std::string_view what, std::size_t from) {
    std::size_t at = from - keep_;
    while (true) {
        const auto found = text_.find(what, keep_ + at);
        if (found != std::string::npos) return found;
        const std::size_t seen = text_.size() - keep_;
        at = std::max(at, seen >= what.size() ? seen - what.size() + 1 : std::size_t(0));
        if (!holding_ && what == "<") { // text between tags is of no use
            keep_ = text_.size();
            at = 0;
        }
        if (!load()) return std::string::npos;
    }
}

bool XmlStream::passOver(std::size_t from, std::string_view end) {
    const std::size_t found = find(end, from);
    if (found == std::string::npos) return false;
    end_ = found + end.size();
    if (!holding_) keep_ = end_;
    return true;
}

bool XmlStream::next() {
    if (!holding_) keep_ = end_;
    while (true) {
        const std::size_t open = find("<", end_);
        if (open == std::string::npos) return false;
        begin_ = end_ = open;
        if (!holding_) keep_ = open;
        while (text_.size() < begin_ + 9 && load()) {
        }
        const std::string_view rest = std::string_view(text_).substr(begin_);
        if (rest.starts_with("<!--")) {
            if (!passOver(begin_ + 4, "-->")) return false;
        } else if (rest.starts_with("<![CDATA[")) {
            if (!passOver(begin_ + 9, "]]>")) return false;
        } else if (rest.starts_with("<?")) {
            if (!passOver(begin_ + 2, "?>")) return false;
        } else if (rest.starts_with("<!")) {
            if (!passOver(begin_ + 2, ">")) return false;
        } else {
            break;
        }
    }
    char quote = 0;
    for (std::size_t length = 1;; ++length) {
        if (begin_ + length == text_.size() && !load()) return false;
        const char c = text_[begin_ + length];
        if (quote) {
            if (c == quote) quote = 0;
        } else if (c == '"' || c == '\'') {
            quote = c;
        } else if (c == '>') {
            end_ = begin_ + length + 1;
            break;
        }
    }
    kind_ = text_[begin_ + 1] == '/' ? Kind::End : text_[end_ - 2] == '/' ? Kind::Empty : Kind::Start;
    return true;
}

std::string_view XmlStream::element() {
    if (kind_ == Kind::Empty) return tag();
    const std::string wanted(fullName());
    keep_ = begin_;
    holding_ = true;
    for (std::size_t depth = 1; depth > 0;) {
        if (!next())
            fail(sentence("Data", "the workbook is damaged or cut: an element <{}> has no end"), wanted);
        if (fullName() != wanted) continue;
        if (kind_ == Kind::Start) ++depth;
        if (kind_ == Kind::End) --depth;
    }
    holding_ = false;
    return std::string_view(text_).substr(keep_, end_ - keep_);
}

pugi::xml_node childNamed(const pugi::xml_node& node, std::string_view name) {
    for (const pugi::xml_node child : node)
        if (XmlStream::localName(child.name()) == name) return child;
    return {};
}

std::string_view attributeNamed(const pugi::xml_node& node, std::string_view name) {
    for (const pugi::xml_attribute attribute : node.attributes())
        if (XmlStream::localName(attribute.name()) == name) return attribute.value();
    return {};
}

} // namespace rigor

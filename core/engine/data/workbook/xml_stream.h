#pragma once
// The tags of an XML text one after the other, without holding more of it than the element asked for: the
// rows of a sheet of hundreds of megabytes are parsed one by one (pugixml, which alone would hold them all).
//
// Names are told without their prefix, since writers choose prefixes freely.

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>

namespace pugi {
class xml_node;
class xml_attribute;
} // namespace pugi

namespace rigor {

class XmlStream {
  public:
    /// The next bytes into a buffer of that size; 0 = the end.
    using Source = std::function<std::size_t(char*, std::size_t)>;
    explicit XmlStream(Source source) : source_(std::move(source)) {}

    enum class Kind { Start, Empty, End };
    /// Moves to the next tag; false at the end of the text. Comments, CDATA sections and instructions are
    /// passed over. Throws Error: a tag longer than 16 MB.
    bool next();
    Kind kind() const { return kind_; }
    /// Of the tag, without prefix: valid until the next call.
    std::string_view name() const { return localName(fullName()); }
    /// The tag as it stands.
    std::string_view tag() const { return std::string_view(text_).substr(begin_, end_ - begin_); }
    /// From the current start tag to the end of its element, whole; the stream then stands behind it. Throws
    /// Error: cut within it, or longer than 16 MB.
    std::string_view element();

    static std::string_view localName(std::string_view name);

  private:
    std::string_view fullName() const;
    bool load();
    std::size_t find(std::string_view what, std::size_t from);
    bool passOver(std::size_t from, std::string_view end);

    Source source_;
    std::string text_;                ///< what is held of the text
    std::size_t keep_ = 0;            ///< what lies before is of no use any more
    std::size_t begin_ = 0, end_ = 0; ///< of the current tag
    bool holding_ = false;            ///< an element is being collected from keep_ on
    Kind kind_ = Kind::Start;
};

/// The first child or attribute of that name without prefix.
pugi::xml_node childNamed(const pugi::xml_node& node, std::string_view name);
std::string_view attributeNamed(const pugi::xml_node& node, std::string_view name);

} // namespace rigor

#pragma once
// Texts with placeholders: {{k}} is the value of k in the shortest form that reads back equal, {{k:%.6e}} the
// same in a format of printf, {{file:inputs}} the name of a file, {{"{{"}} the two braces themselves.

#include "core/foundation/base/error.h"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace rigor {

/// %[-+ 0#][width][.digits] and one of e E f F g G a A d i.
struct PrintFormat {
    std::string text;    ///< as it was written; "" = the shortest that reads back equal
    std::string pattern; ///< the same for fmt, which knows no locale
    bool whole = false;  ///< d and i: the value must be a whole number
};

struct Placeholder {
    std::size_t begin = 0, end = 0; ///< bytes of the text, braces included
    std::string name;               ///< "k", or "file:inputs"
    PrintFormat format;
    SourcePlace place;
};

/// Immutable.
class ProgramText {
  public:
    /// Throws Error with file:line:column for a placeholder that is none. at: where the text begins; if
    /// `lines`, it is a file of its own, and places are counted in it.
    ProgramText(std::string text, SourcePlace at, bool lines);

    const std::string& text() const { return text_; }
    /// In the order of the text, without the braces that stand for themselves.
    const std::vector<Placeholder>& placeholders() const { return placeholders_; }
    std::string filledIn(const std::function<std::string(const Placeholder&)>& value) const;

  private:
    std::string text_;
    std::vector<Placeholder> placeholders_;
    struct Braces {
        std::size_t begin, end;
        std::string shown;
    };
    std::vector<Braces> braces_;
};

/// Throws Error where a %d is asked for a number that is not whole.
std::string printedNumber(double value, const PrintFormat& format, const std::string& name);
/// The shortest form that reads back equal: 0.1, 1e-05, 3.
std::string exactNumber(double value);

} // namespace rigor

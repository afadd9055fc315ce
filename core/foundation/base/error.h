#pragma once
// Bad input is an Error: one sentence for people that names the place, the value and the limit. A bug is an
// assert, a numerical failure is a result state (see engine/simulate/simulate.h), neither is an Error.

#include "core/foundation/base/translate.h"

#include <fmt/format.h>

#include <optional>
#include <stdexcept>
#include <string>

namespace rigor {

/// Where in a text an error lies. Lines and columns count from 1; 0 = not known.
struct SourcePlace {
    std::string file;
    int line = 0;
    int column = 0;
    bool operator==(const SourcePlace&) const = default;
};

/// "file:line:column", leaving out what is not known; empty if nothing is.
std::string toString(const SourcePlace& place);

class Error : public std::runtime_error {
  public:
    /// sentence: what is wrong, in words, without the place. excerpt: the line of the text with a caret below
    /// it.
    explicit Error(Message sentence, SourcePlace place = {}, std::string excerpt = {});
    explicit Error(std::string sentence, SourcePlace place = {}, std::string excerpt = {});
    explicit Error(const char* sentence, SourcePlace place = {}, std::string excerpt = {});

    /// In the language of now, with numbers as they were typed.
    std::string sentence() const { return sentence_.text(Minus::Hyphen); }
    const Message& message() const { return sentence_; }
    Message placed() const; ///< behind its place, with the excerpt: what() in the language of later
    const SourcePlace& place() const { return place_; }
    const std::string& excerpt() const { return excerpt_; }

  private:
    Message sentence_;
    SourcePlace place_;
    std::string excerpt_;
};

/// throw Error(filled(...)): a sentence that the window shows in its language.
template <class... Args>
[[noreturn]] void fail(SentenceFor<std::type_identity_t<Args>...> text, const Args&... args) {
    throw Error(filled(translate(text.said.context, text.said.text), args...));
}

/// throw Error(fmt::format(...)): a sentence that stays English, for the command line and for programmers.
template <class... Args> [[noreturn]] void fail(fmt::format_string<Args...> format, Args&&... args) {
    throw Error(fmt::format(format, std::forward<Args>(args)...));
}

/// The candidate nearest to `name` (edit distance at most 2, at most a third of its length), for "Did you
/// mean ...?".
template <class Range>
std::optional<std::string> nearestName(const std::string& name, const Range& candidates);

/// Number of single-character insertions, deletions, replacements and swaps of neighbours between two words.
int editDistance(const std::string& a, const std::string& b);

template <class Range>
std::optional<std::string> nearestName(const std::string& name, const Range& candidates) {
    std::optional<std::string> best;
    int bestDistance = 3;
    for (const auto& candidate : candidates) {
        const int distance = editDistance(name, std::string(candidate));
        const bool near = distance * 3 <= static_cast<int>(name.size()) + 2;
        if (near && distance < bestDistance) {
            bestDistance = distance;
            best = std::string(candidate);
        }
    }
    return best;
}

} // namespace rigor

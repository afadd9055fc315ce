#pragma once
// The text of a model, places in it, and the list of what is wrong with it.

#include "core/engine/modelica/compile.h"
#include "core/foundation/base/translate.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace rigor::modelica {

/// Bytes [begin, end) of the text.
struct Span {
    std::uint32_t begin = 0;
    std::uint32_t end = 0;
};

inline Span join(Span a, Span b) { return {std::min(a.begin, b.begin), std::max(a.end, b.end)}; }

/// A line that begins so tells the file from which the lines below it were taken: behind a model that uses
/// classes of libraries stand those (compose/library.h).
inline constexpr std::string_view kPartMark = "//# from file: ";

/// The text of a model, and behind it the parts of libraries.
class Source {
  public:
    /// A part of the text and the file it comes from.
    struct Part {
        std::uint32_t begin = 0; ///< the first byte
        int firstLine = 0;       ///< lines before it
        std::string file;
    };

    Source(std::string_view text, std::string file);

    std::string_view text() const { return text_; }
    /// The model's own first.
    const std::vector<Part>& parts() const { return parts_; }
    /// File, line and column of a byte; columns count characters, not bytes.
    SourcePlace place(std::uint32_t position) const;
    /// In its file.
    int line(std::uint32_t position) const { return place(position).line; }
    /// Characters of the piece that lie in its first line, at least 1.
    int length(Span span) const;
    /// The piece in one line, runs of white space as one blank, cut at 48 characters.
    std::string piece(Span span) const;

  private:
    /// Before a byte.
    int charactersUpTo(std::size_t position) const;

    static constexpr std::size_t kStride = 256;
    std::string_view text_;
    std::vector<Part> parts_;
    std::vector<std::uint32_t> lineStarts_;
    std::vector<int> charactersBefore_; ///< before every kStride-th byte: a line may be a megabyte long
};

/// Thrown where a statement cannot be understood any further and caught around the statement. An empty
/// sentence is the follow-up of something already reported.
struct Rejected {
    Span span;
    Message sentence;
    std::string replacement;
};

template <class... Args>
[[noreturn]] void reject(Span span, SentenceFor<std::type_identity_t<Args>...> text, const Args&... args) {
    throw Rejected{span, filled(text, args...), {}};
}

/// "The size of an array", in the language of the window. Made when a finding is: a part of a sentence is
/// passed on in English, marked by translatable("Model text", ...).
Message said(std::string_view part);

/// ". Did you mean x?" behind a sentence without its stop; "" without a candidate.
Message didYouMean(const std::optional<std::string>& nearest);

/// "f takes 2 arguments, not 3."
[[noreturn]] void rejectArguments(Span span, const std::string& function, std::size_t taken,
                                  std::size_t given);

/// Collects findings; one per place and at most kMost of them.
class Problems {
  public:
    explicit Problems(const Source& source) : source_(source) {}

    void error(Span span, Message sentence, std::string replacement = {});
    void error(const Rejected& rejected);
    void warning(Span span, Message sentence);
    bool hasErrors() const { return errors_ > 0; }
    bool full() const { return problems_.size() >= kMost; }
    const Source& source() const { return source_; }
    /// Findings in the order of the text.
    std::vector<ModelProblem> take();

  private:
    static constexpr std::size_t kMost = 100;
    void add(Severity severity, Span span, Message sentence, std::string replacement);

    const Source& source_;
    std::vector<std::pair<std::uint32_t, ModelProblem>> problems_;
    std::set<std::pair<std::uint32_t, int>> seen_;
    std::size_t errors_ = 0;
};

} // namespace rigor::modelica

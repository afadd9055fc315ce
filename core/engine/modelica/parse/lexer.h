#pragma once
// Text -> tokens. Comments and white space are dropped.

#include "core/engine/modelica/parse/source.h"
#include "core/foundation/scalar/interval.h"

namespace rigor::modelica {

enum class TokenKind : std::uint8_t { End, Name, Number, String, Symbol };

struct Token {
    TokenKind kind = TokenKind::End;
    bool whole = false; ///< a number without point and exponent
    Span span;
    std::string_view text; ///< for a string: what stands between the quotes, escapes as written
    double number = 0;
    Interval enclosure; ///< of a number as written
};

/// The last token is End. What is not a token is reported and skipped.
std::vector<Token> tokenize(const Source& source, Problems& problems);

/// The value of a string token, escapes replaced.
std::string unescaped(std::string_view text);

bool isKeyword(std::string_view word);

} // namespace rigor::modelica

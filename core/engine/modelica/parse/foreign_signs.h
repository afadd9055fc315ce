#pragma once
// Characters that people write and the language does not know: signs of mathematics, letters of other
// alphabets, spaces that cannot be seen. What is meant is told and read on with.

#include "core/engine/modelica/parse/lexer.h"

#include <optional>

namespace rigor::modelica {

struct ForeignSign {
    std::size_t length = 0; ///< bytes
    std::string_view plain; ///< how it is written here
    bool word = false;      ///< `and`, `or`, `not`
};

/// "−", "×", "≤", "**", "!=" and the like at the beginning of the text.
std::optional<ForeignSign> foreignSign(std::string_view text);

/// Bytes of a space at the beginning that is none of ASCII; 0 = none.
std::size_t foreignSpace(std::string_view text);

/// "'", "′", "’" and a dot above, as often as they stand at the beginning: marks of a derivative.
struct Primes {
    std::size_t length = 0;
    int count = 0;
};
Primes primes(std::string_view text);

/// Raised digits at the beginning: "²", "⁻¹".
struct Raised {
    std::size_t length = 0;
    bool negative = false;
    double number = 0;
};
Raised raisedDigits(std::string_view text);

/// A text between curved quotes at the beginning; 0 bytes = none.
std::size_t curvedText(std::string_view text, std::string_view& inside);

/// Letters, digits and _ at the beginning, of any alphabet.
struct Word {
    std::size_t length = 0;
    bool foreign = false; ///< not only those that a name may have
    std::string plain;    ///< by letters a to z, "" if a letter has no usual spelling
};
Word wordAt(std::string_view text);

} // namespace rigor::modelica

#include "core/engine/modelica/parse/foreign_signs.h"

#include "core/foundation/base/numbers.h"

#include <algorithm>
#include <array>

namespace rigor::modelica {

namespace {

struct Sign {
    std::string_view written, plain;
};

constexpr Sign kSigns[] = {{"−", "-"},    {"–", "-"},   {"—", "-"},   {"×", "*"},   {"·", "*"},
                           {"⋅", "*"},    {"∙", "*"},   {"∗", "*"},   {"÷", "/"},   {"∕", "/"},
                           {"⁄", "/"},    {"≤", "<="},  {"≥", ">="},  {"≠", "<>"},  {"∧", "and"},
                           {"∨", "or"},   {"¬", "not"}, {"**", "^"},  {"!=", "<>"}, {"~=", "<>"},
                           {"&&", "and"}, {"||", "or"}, {"!", "not"}, {"=>", ">="}, {"=<", "<="}};

constexpr std::string_view kSpaces[] = {"\u00A0", "\u2002", "\u2003", "\u2004", "\u2005", "\u2006", "\u2007",
                                        "\u2008", "\u2009", "\u200A", "\u200B", "\u202F", "\u3000", "\uFEFF"};

constexpr Sign kLetters[] = {
    {"α", "alpha"},  {"β", "beta"},  {"γ", "gamma"}, {"δ", "delta"},  {"ε", "epsilon"}, {"ϵ", "epsilon"},
    {"ζ", "zeta"},   {"η", "eta"},   {"θ", "theta"}, {"ϑ", "theta"},  {"ι", "iota"},    {"κ", "kappa"},
    {"λ", "lambda"}, {"μ", "mu"},    {"µ", "mu"},    {"ν", "nu"},     {"ξ", "xi"},      {"π", "pi"},
    {"ρ", "rho"},    {"ϱ", "rho"},   {"σ", "sigma"}, {"ς", "sigma"},  {"τ", "tau"},     {"υ", "upsilon"},
    {"φ", "phi"},    {"ϕ", "phi"},   {"χ", "chi"},   {"ψ", "psi"},    {"ω", "omega"},   {"Γ", "Gamma"},
    {"Δ", "Delta"},  {"∆", "Delta"}, {"Θ", "Theta"}, {"Λ", "Lambda"}, {"Ξ", "Xi"},      {"Π", "Pi"},
    {"Σ", "Sigma"},  {"Φ", "Phi"},   {"Ψ", "Psi"},   {"Ω", "Omega"},  {"ä", "ae"},      {"ö", "oe"},
    {"ü", "ue"},     {"ß", "ss"},    {"Ä", "Ae"},    {"Ö", "Oe"},     {"Ü", "Ue"},      {"é", "e"},
    {"è", "e"},      {"ê", "e"},     {"ë", "e"},     {"à", "a"},      {"á", "a"},       {"â", "a"},
    {"å", "a"},      {"ç", "c"},     {"ñ", "n"},     {"ô", "o"},      {"ó", "o"},       {"í", "i"},
    {"î", "i"},      {"ï", "i"},     {"ù", "u"},     {"û", "u"},      {"ú", "u"},       {"ø", "oe"},
    {"æ", "ae"},     {"É", "E"},     {"₀", "0"},     {"₁", "1"},      {"₂", "2"},       {"₃", "3"},
    {"₄", "4"},      {"₅", "5"},     {"₆", "6"},     {"₇", "7"},      {"₈", "8"},       {"₉", "9"}};

constexpr std::array<std::string_view, 10> kRaised = {"⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"};

bool isAsciiLetter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; }

/// Bytes of a letter of Latin, Greek or Cyrillic outside ASCII, of two bytes in UTF-8; 0 = none.
std::size_t otherLetter(std::string_view text) {
    if (text.size() < 2) return 0;
    const auto first = static_cast<unsigned char>(text[0]), second = static_cast<unsigned char>(text[1]);
    if ((second & 0xC0) != 0x80) return 0;
    const int code = (first & 0x1F) << 6 | (second & 0x3F);
    const bool two = first >= 0xC3 && first <= 0xD3;
    return two && code >= 0xC0 && code != 0xD7 && code != 0xF7 && !(code >= 0x300 && code < 0x370) ? 2 : 0;
}

} // namespace

std::optional<ForeignSign> foreignSign(std::string_view text) {
    for (const Sign& sign : kSigns)
        if (text.starts_with(sign.written))
            return ForeignSign{sign.written.size(), sign.plain, isAsciiLetter(sign.plain[0])};
    return std::nullopt;
}

std::size_t foreignSpace(std::string_view text) {
    for (std::string_view space : kSpaces)
        if (text.starts_with(space)) return space.size();
    return 0;
}

Primes primes(std::string_view text) {
    Primes out;
    for (bool found = true; found;) {
        found = false;
        for (std::string_view mark : {"'", "′", "’", "\u0307"})
            if (text.substr(out.length).starts_with(mark)) {
                out.length += mark.size();
                ++out.count;
                found = true;
            }
        for (std::string_view mark : {"″", "\u0308"})
            if (text.substr(out.length).starts_with(mark)) {
                out.length += mark.size();
                out.count += 2;
                found = true;
            }
    }
    return out;
}

Raised raisedDigits(std::string_view text) {
    Raised out;
    constexpr std::string_view minus = "⁻";
    if (text.starts_with(minus)) {
        out.negative = true;
        out.length = minus.size();
    }
    const std::size_t start = out.length;
    for (bool found = true; found && out.number < 1e6;) {
        found = false;
        for (std::size_t digit = 0; digit < kRaised.size(); ++digit)
            if (text.substr(out.length).starts_with(kRaised[digit])) {
                out.number = 10 * out.number + static_cast<double>(digit);
                out.length += kRaised[digit].size();
                found = true;
            }
    }
    return out.length > start ? out : Raised{};
}

std::size_t curvedText(std::string_view text, std::string_view& inside) {
    constexpr std::string_view kOpen[] = {"“", "„", "”", "«", "»"};
    for (std::string_view open : kOpen) {
        if (!text.starts_with(open)) continue;
        for (std::size_t at = open.size(); at < text.size() && text[at] != '\n'; ++at)
            for (std::string_view close :
                 {std::string_view("”"), std::string_view("“"), std::string_view("»"), std::string_view("«"),
                  std::string_view("\"")})
                if (text.substr(at).starts_with(close)) {
                    inside = text.substr(open.size(), at - open.size());
                    return at + close.size();
                }
    }
    return 0;
}

Word wordAt(std::string_view text) {
    Word out;
    bool spelt = true;
    while (out.length < text.size()) {
        const std::string_view rest = text.substr(out.length);
        if (isAsciiLetter(rest[0]) || isDigit(rest[0])) {
            out.plain += rest[0];
            ++out.length;
            continue;
        }
        const auto letter =
            std::ranges::find_if(kLetters, [&](const Sign& s) { return rest.starts_with(s.written); });
        const bool known = letter != std::end(kLetters);
        const std::size_t length = known ? letter->written.size() : otherLetter(rest);
        if (length == 0) break;
        out.foreign = true;
        spelt = spelt && known;
        if (known) out.plain += letter->plain;
        out.length += length;
    }
    if (!spelt || (!out.plain.empty() && isDigit(out.plain[0]))) out.plain.clear();
    return out;
}

} // namespace rigor::modelica

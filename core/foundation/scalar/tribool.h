#pragma once
// What a comparison over sets can say: true for all members, false for all, or not decided. There is no
// conversion to bool, so that code written for numbers cannot read "unknown" as "false".

#include <cstdint>

namespace rigor {

class Tribool {
  public:
    constexpr Tribool() = default; ///< unknown
    constexpr explicit Tribool(bool b) : possible_(b ? 2 : 1) {}
    static constexpr Tribool unknown() { return {}; }

    constexpr bool certain() const { return possible_ == 2; }  ///< true for all members
    constexpr bool excluded() const { return possible_ == 1; } ///< false for all members
    constexpr bool undecided() const { return possible_ == 3; }
    constexpr bool possible() const { return possible_ != 1; } ///< true for some member, as far as is known

    constexpr bool operator==(const Tribool&) const = default;
    friend constexpr Tribool operator!(Tribool a) { return a.undecided() ? a : Tribool(a.excluded()); }
    friend constexpr Tribool operator&(Tribool a, Tribool b) {
        if (a.excluded() || b.excluded()) return Tribool(false);
        return a.certain() && b.certain() ? Tribool(true) : Tribool();
    }
    friend constexpr Tribool operator|(Tribool a, Tribool b) { return !((!a) & (!b)); }

  private:
    std::uint8_t possible_ = 3; ///< bit 0: may be false, bit 1: may be true
};

} // namespace rigor

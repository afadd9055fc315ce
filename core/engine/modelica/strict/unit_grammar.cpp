#include "core/engine/modelica/strict/unit_grammar.h"

namespace rigor::modelica {

namespace {

constexpr int kDeepestUnit = 50;

class UnitText {
  public:
    explicit UnitText(std::string_view text) : rest_(text) {}

    bool whole() { return expression(0) && rest_.empty(); }

  private:
    bool accept(char c) {
        if (rest_.empty() || rest_.front() != c) return false;
        rest_.remove_prefix(1);
        return true;
    }
    bool digits() {
        std::size_t n = 0;
        while (n < rest_.size() && rest_[n] >= '0' && rest_[n] <= '9') ++n;
        rest_.remove_prefix(n);
        return n > 0;
    }
    static bool isUnitLetter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; }

    bool expression(int depth) {
        if (depth > kDeepestUnit || !numerator(depth)) return false;
        return !accept('/') || denominator(depth);
    }
    bool numerator(int depth) {
        if (accept('(')) return expression(depth + 1) && accept(')');
        if (accept('1')) return true;
        do
            if (!factor()) return false;
        while (accept('.'));
        return true;
    }
    bool denominator(int depth) {
        if (accept('(')) return expression(depth + 1) && accept(')');
        return factor();
    }
    bool factor() {
        std::size_t n = 0;
        while (n < rest_.size() && isUnitLetter(rest_[n])) ++n;
        rest_.remove_prefix(n);
        if (n == 0) return false;
        if (accept('-') || accept('+')) return digits();
        digits();
        return true;
    }

    std::string_view rest_;
};

} // namespace

bool isUnitOfTheSpecification(std::string_view text) { return text.empty() || UnitText(text).whole(); }

} // namespace rigor::modelica

#include "core/methods/verified/sets/quotient.h"

#include <algorithm>
#include <cmath>

namespace rigor {

namespace {

/// A sum of inputs and numbers with whole factors: exact. Sorted by what is summed, without factors of 0.
/// An input is its index; a number, which is known exactly, stands behind the inputs by its value.
struct Term {
    std::size_t input = 0; ///< or the number of inputs: a number
    double number = 0, factor = 0;
    auto key() const { return std::pair(input, number); }
};
using Sum = std::vector<Term>;
constexpr double kMostFactor = 1 << 20;

/// What is known of a node: its value in the box, whether it is a sum, and q where it is q times g.
struct Known {
    Interval value = Interval::entire();
    std::optional<Sum> sum;
    std::optional<Interval> quotient;
    bool isZero() const { return value == Interval(0.0); }
};

std::optional<Sum> added(const Sum& a, const Sum& b, double sign) {
    Sum all = a;
    for (Term t : b) {
        t.factor *= sign;
        const auto at = std::lower_bound(all.begin(), all.end(), t,
                                         [](const Term& x, const Term& y) { return x.key() < y.key(); });
        if (at == all.end() || at->key() != t.key())
            all.insert(at, t);
        else if ((at->factor += t.factor) == 0)
            all.erase(at);
    }
    for (const Term& t : all)
        if (!(std::abs(t.factor) < kMostFactor)) return std::nullopt;
    return all;
}

class Rules {
  public:
    explicit Rules(std::span<const Interval> slots) : slots_(slots) {}

    /// Of every node of the tape; g: what quotients are of.
    std::vector<Known> over(const Tape& tape, const Sum* g) const {
        std::vector<Known> known(tape.nodeCount());
        std::size_t n = 0;
        for (; n < tape.inputCount(); ++n) {
            known[n].value = slots_[n];
            if (known[n].isZero())
                known[n].sum.emplace();
            else
                known[n].sum = Sum{{n, 0, 1}};
        }
        for (const Interval& c : tape.constantEnclosures()) {
            Known& k = known[n++];
            k.value = c;
            if (k.isZero())
                k.sum.emplace();
            else if (c.isPoint())
                k.sum = Sum{{tape.inputCount(), c.lower, 1}};
        }
        if (g)
            for (std::size_t k = 0; k < n; ++k) compare(known[k], *g);
        for (const Instruction& i : tape.instructions()) {
            Known& k = known[n++];
            const Known &a = known[i.a], &b = known[opInfo(i.op).arity == 2 ? i.b : i.a];
            switch (i.op) {
            case Op::Neg:
                k.value = -a.value;
                if (a.sum) k.sum = added({}, *a.sum, -1);
                if (a.quotient) k.quotient = -*a.quotient;
                break;
            case Op::Add:
            case Op::Sub: {
                const bool plus = i.op == Op::Add;
                k.value = plus ? a.value + b.value : a.value - b.value;
                if (a.sum && b.sum) k.sum = added(*a.sum, *b.sum, plus ? 1 : -1);
                if (a.quotient && b.quotient)
                    k.quotient = plus ? *a.quotient + *b.quotient : *a.quotient - *b.quotient;
                break;
            }
            case Op::Mul:
                k.value = a.value * b.value;
                if (a.isZero() || b.isZero()) k.value = 0.0, k.sum.emplace();
                if (a.quotient)
                    k.quotient = *a.quotient * b.value;
                else if (b.quotient)
                    k.quotient = *b.quotient * a.value;
                break;
            case Op::Div:
                if (b.value.contains(0)) break;
                k.value = a.value / b.value;
                if (a.quotient) k.quotient = *a.quotient / b.value;
                break;
            default:
                break;
            }
            if (g && k.sum) compare(k, *g);
        }
        return known;
    }

  private:
    static void compare(Known& k, const Sum& g) {
        if (!k.sum) return;
        if (k.sum->empty()) {
            k.quotient = Interval(0.0);
            return;
        }
        if (g.size() != k.sum->size()) return;
        const Interval q = Interval(k.sum->front().factor) / Interval(g.front().factor);
        for (std::size_t t = 0; t < g.size(); ++t)
            if (g[t].key() != (*k.sum)[t].key() ||
                (*k.sum)[t].factor * g.front().factor != g[t].factor * k.sum->front().factor)
                return;
        k.quotient = q;
    }
    std::span<const Interval> slots_;
};

/// The node whose sign decides whether the condition holds.
Node decidingNode(const Tape& g) {
    Node n = g.outputs()[0];
    const std::size_t first = g.inputCount() + g.constants().size();
    const auto isBelow = [&](Node c) {
        return c >= g.inputCount() && c < first && g.constantEnclosures()[c - g.inputCount()].upper < 0;
    };
    while (n >= first) {
        const Instruction& i = g.instructions()[n - first];
        if (i.op != Op::Max) break;
        if (isBelow(i.a))
            n = i.b;
        else if (isBelow(i.b))
            n = i.a;
        else
            break;
    }
    return n;
}

} // namespace

std::optional<Interval> quotientOf(const Tape& f, std::size_t output, const Tape& g,
                                   std::span<const Interval> slots) {
    const Rules rules(slots);
    const std::optional<Sum> divisor = rules.over(g, nullptr)[decidingNode(g)].sum;
    if (!divisor || divisor->empty()) return std::nullopt;
    return rules.over(f, &*divisor)[f.outputs()[output]].quotient;
}

} // namespace rigor

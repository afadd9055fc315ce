#pragma once
// Equations as sums over what they are to be solved for:
//
//     left = right   ->   slope_1 u_1 + ... + slope_n u_n = rest
//
// with formulas slope_k and rest that no u_k is in. The u_k are derivatives of states and algebraic
// variables.

#include "core/engine/modelica/expand/flat.h"

#include <optional>
#include <unordered_map>

namespace rigor::modelica {

/// Arithmetic that makes nodes of a flat graph, all with the same span; kNone is 0. Sums with 0 and products
/// with 1 are not written.
class FlatTerms {
  public:
    FlatTerms(Flat& nodes, Span span) : nodes_(nodes), span_(span) {}
    Id add(Id x, Id y);
    Id sub(Id x, Id y);
    Id mul(Id x, Id y);
    Id div(Id x, Id y);
    Id neg(Id x);
    Id select(Id condition, Id yes, Id no);
    Id real(Id x) { return x == kNone ? nodes_.number(0, span_) : x; }
    bool isZero(Id x) const { return x == kNone || is(x, 0); }

  private:
    bool is(Id x, double value) const;
    Flat& nodes_;
    Span span_;
};

struct AffineRow {
    std::vector<Id> slopes; ///< one per u_k, kNone = 0
    Id rest = kNone;        ///< kNone = 0
};

class Affine {
  public:
    enum class Of : std::uint8_t {
        Rates, ///< u_k are derivatives and algebraic variables while the model runs
        Starts ///< u_k are start values; derivatives, definitions and other starts are looked through
    };
    /// unknowns: the elements u_k; of Rates a state stands for its derivative. through, for Rates: algebraic
    /// variables with a definition in which u_k are looked for; their definitions must not need each other in
    /// a cycle.
    Affine(FlatModel& model, const std::vector<std::uint32_t>& unknowns,
           const std::vector<std::uint32_t>& through, Of of = Of::Rates);

    /// Nothing if the equation is not linear in them; then obstacle() is the first node that is not, and
    /// culprit() one of the u_k in it.
    std::optional<AffineRow> row(const FlatEquation& equation);
    /// u_1 of an equation that holds no other. Where it stands once, operation after operation is undone, so
    /// that m*der(v) = F gives F/m as one would write it; kNone if it is not linear. `slope` becomes what was
    /// divided by at last, kNone if nothing else was than what the text itself multiplies with.
    Id solved(const FlatEquation& equation, Id& slope);

    Id obstacle() const { return obstacle_; }
    std::size_t culprit() const { return culprit_; }

  private:
    struct Part {
        bool moves = false; ///< a u_k is in it
        bool fine = true;   ///< and it is linear in them
        Id constant = kNone;
        std::vector<Id> slopes;
    };
    const Part& part(Id root);
    Part made(Id id);
    Part operation(Id id);
    Part refused(Id id, const Part& in);
    Id inside(Id id) const;
    Id constantOf(const Part& part, Id id) const { return part.moves ? part.constant : id; }
    bool moves(Id id) { return part(id).moves; }
    Id collected(Id left, Id right, Id& slope);

    FlatModel& model_;
    Flat& nodes_;
    Of of_;
    std::size_t count_;
    std::unordered_map<std::uint32_t, std::size_t> columnOf_;
    std::unordered_map<std::uint32_t, bool> through_;
    std::unordered_map<Id, Part> parts_;
    Span span_;
    Id obstacle_ = kNone;
    std::size_t culprit_ = 0;
};

} // namespace rigor::modelica

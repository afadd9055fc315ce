// `initial equation`: the same forms as in `equation`; der(x) and pre(m) stand for what they are at the
// start.

#include "core/engine/modelica/expand/expand.h"

#include "core/foundation/base/translate.h"

#include <algorithm>

namespace rigor::modelica {

void Expander::initialEquations(FlatModel& model) {
    if (text_.initialEquations.empty() && startBodies_.empty()) return;
    model_ = std::move(model);
    // What is compared with the time at the start is no event of the run.
    const std::size_t corners = model_.corners.size();
    const bool located = model_.nodes.setLocated(false);
    insideInitial_ = true;
    std::swap(model_.equations, model_.initialEquations);
    equations(text_.initialEquations);
    std::swap(model_.equations, model_.initialEquations);
    if (!problems_.hasErrors())
        for (const StartBody& start : startBodies_) tried([&] { startBody(start); });
    startBody_ = nullptr;
    insideInitial_ = false;
    checkBefore();
    model_.nodes.setLocated(located);
    model_.corners.resize(corners);
    model = std::move(model_);
}

/// Which starts are declared fixed, as far as that is known.
void Expander::fixedStarts() {
    for (std::uint32_t i = 0; i < model_.symbols.size(); ++i) {
        const Symbol& symbol = model_.symbols[i];
        if (symbol.state != Symbol::State::Ready) continue;
        for (const Attribute& attribute : symbol.declaration->attributes) {
            if (attribute.name != "fixed") continue;
            enter(i, [&] {
                const Value fixed = value(attribute.value());
                for (std::uint32_t k = 0; k < symbol.count; ++k) {
                    const Id id =
                        fixed.nodes[fixed.scalar() ? 0 : std::min<std::size_t>(k, fixed.nodes.size() - 1)];
                    model_.elements[symbol.first + k].fixed = constantOf(id).value_or(0) != 0;
                }
            });
        }
    }
}

/// Branches of an if that are of the form x = ... are so for the same x.
void Expander::checkSameStart(const FlatEquation& a, const FlatEquation& b, Span span) const {
    const FlatNode &left = model_.nodes[a.left], &right = model_.nodes[b.left];
    if (left.kind != FlatNode::Kind::Variable || right.kind != FlatNode::Kind::Variable) return;
    reject(span,
           sentence("Model text",
                    "The branches of this if give the starts of {} and {}; each must give the same ones."),
           model_.elements[left.a].name, model_.elements[right.a].name);
}

/// As for start = ...: an Integer takes no number that may have a fraction.
void Expander::checkStartKinds(const Value& left, const Value& right, const Statement& statement) const {
    const auto variable = [this](const Value& v) {
        return model_.nodes[v.nodes[0]].kind == FlatNode::Kind::Variable;
    };
    const bool leftIsWhole = left.type == Type::Integer && right.type == Type::Real && variable(left);
    const bool rightIsWhole =
        right.type == Type::Integer && left.type == Type::Real && variable(right) && !variable(left);
    if (!leftIsWhole && !rightIsWhole) return;
    const Expr& whole = leftIsWhole ? statement.left : statement.right;
    const Expr& other = leftIsWhole ? statement.right : statement.left;
    reject(other.span, sentence("Model text", "{} is an Integer; this value may have a fraction."),
           problems_.source().piece(whole.span));
}

} // namespace rigor::modelica

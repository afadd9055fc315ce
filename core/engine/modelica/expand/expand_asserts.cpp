// assert(condition, "message", level): an event that ends the run as failed where the condition becomes
// false, or is false at the start. What an assert inside a when, or one about start values, finds is kept in
// a hidden discrete of its own.

#include "core/engine/modelica/expand/expand.h"

#include "core/foundation/base/translate.h"

namespace rigor::modelica {

/// By its place or its name; null if it is not given.
const Expr* Expander::assertArgument(const Expr& call, std::size_t place, std::string_view name) const {
    for (std::size_t i = 0; i < call.args.size(); ++i) {
        const bool named = i < call.argNames.size() && !call.argNames[i].empty();
        if (named ? call.argNames[i] == name : i == place) return &call.args[i];
    }
    return nullptr;
}

bool Expander::isWarning(const Expr& call) const {
    const Expr* level = assertArgument(call, 2, "level");
    if (!level) return false;
    const bool name = level->kind == Expr::Kind::Name && level->args.empty();
    if (name && level->text == "AssertionLevel.warning") return true;
    if (!name || level->text != "AssertionLevel.error")
        reject(level->span, sentence("Model text", "The level of assert is AssertionLevel.error or "
                                                   "AssertionLevel.warning."));
    return false;
}

/// Texts joined by +; a value that String() would write stands there as it is called.
std::string Expander::messageOf(const Expr& expr) const {
    if (expr.kind == Expr::Kind::Text) return expr.text;
    if (expr.kind == Expr::Kind::Binary && expr.text == "+")
        return messageOf(expr.args[0]) + messageOf(expr.args[1]);
    if (isCall(expr, "String") && !expr.args.empty()) return problems_.source().piece(expr.args[0].span);
    reject(expr.span, sentence("Model text", "The message of assert is a text in quotes."));
}

void Expander::assertion(const Expr& call) {
    for (std::size_t i = 0; i < call.argNames.size(); ++i)
        if (const std::string& name = call.argNames[i];
            !name.empty() && name != "condition" && name != "message" && name != "level")
            reject(call.args[i].span, sentence("Model text", "{} has no argument {}.{}"), call.text, name,
                   "");
    const Expr* condition = assertArgument(call, 0, "condition");
    const Expr* text = assertArgument(call, 1, "message");
    if (!condition || !text || call.args.size() > 3)
        reject(call.nameSpan, sentence("Model text", "assert takes a condition and a message: "
                                                     "assert(x > 0, \"x must be positive\");"));
    const std::string message = messageOf(*text);
    const bool warning = isWarning(call);
    const std::size_t corners = model_.corners.size();
    const bool located = model_.nodes.setLocated(false);
    const Id holds = truth(*condition, translatable("Model text", "The condition of assert"));
    model_.nodes.setLocated(located);
    if (warning || checksOnly_) return model_.corners.resize(corners);
    if (model_.nodes.isNumber(holds)) {
        if (model_.nodes[holds].value != 0) return;
        if (under_.empty() && !event_ && !startBody_)
            reject(condition->span,
                   sentence("Model text", "This assert is violated whatever the values are: {}"), message);
    }
    model_.nodes.setQuiet(true);
    Id violated = model_.nodes.apply(Op::Not, call.span, holds);
    for (const auto& [id, isFalse] : under_)
        violated = model_.nodes.apply(Op::And, call.span,
                                      isFalse ? model_.nodes.apply(Op::Not, call.span, id) : id, violated);
    assertEvent(call, message, violated);
    model_.nodes.setQuiet(false);
}

void Expander::assertEvent(const Expr& call, const std::string& message, Id violated) {
    Flat& nodes = model_.nodes;
    FlatEvent out;
    out.condition = problems_.source().piece(call.span);
    out.span = call.span;
    out.fails = true;
    out.message = message;
    if (event_ || atStart_ || insideInitial_) {
        const std::uint32_t found =
            hidden(fmt::format("assert{}.violated", ++asserts_), Type::Boolean, call.span);
        const bool atEvent = event_ && !startBody_;
        if (atEvent) event_->assignments.push_back({found, violated, call.span});
        if (!atEvent)
            model_.elements[found].start = startBody_ && startBody_->acts != kNone
                                               ? nodes.apply(Op::And, call.span, startBody_->acts, violated)
                                               : violated;
        violated = nodes.variable(found, call.span);
        out.guard = guardOf(violated, call.span, 0);
    } else {
        out.guard = exactGuard(violated, call.span, out.strict);
    }
    model_.events.push_back(std::move(out));
}

} // namespace rigor::modelica

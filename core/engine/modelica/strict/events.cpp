// when, pre and the discrete variables.

#include "core/engine/modelica/strict/rules.h"

#include <algorithm>
#include <set>

namespace rigor::modelica {

namespace {

/// What the equations of a when set.
struct WhenSetting {
    std::string key;   ///< "n", "n[2]"
    std::string name;  ///< "n"
    bool known = true; ///< its subscripts are numbers
    Span span;
};
using WhenSettings = std::vector<WhenSetting>;

class EventRules {
  public:
    EventRules(const Scope& scope, Problems& problems) : scope_(scope), problems_(problems) {}

    /// Every variable is set by one of the whens; what those of this list set. No when stands in an if.
    WhenSettings whens(const std::vector<Statement>& list) {
        WhenSettings all;
        for (const Statement& statement : list) {
            WhenSettings added;
            if (statement.kind == Statement::Kind::When) added = when(statement);
            if (statement.kind == Statement::Kind::For) added = loop(statement);
            for (const WhenSetting& setting : added) setOnce(all, setting);
            append(all, added);
        }
        return all;
    }

    void pre(const Expr& expr, bool insideWhen) {
        forEachPart(expr, [&](const Expr& part) {
            if (part.kind == Expr::Kind::Call && part.text == "pre" && part.args.size() == 1)
                before(part, insideWhen);
            return true;
        });
    }

  private:
    static void append(WhenSettings& to, const WhenSettings& from) {
        to.insert(to.end(), from.begin(), from.end());
    }

    void setOnce(const WhenSettings& all, const WhenSetting& setting) {
        for (const WhenSetting& other : all) {
            if (other.key != setting.key || !other.known || !setting.known) continue;
            problems_.error(
                setting.span,
                filled(sentence("Model text", "{} is set by another when already, in line {}: one when "
                                              "sets a variable; join the two as `when ... elsewhen` "
                                              "(Modelica 3.6, 8.3.5)."),
                       setting.key, problems_.source().line(other.span.begin)));
            return;
        }
    }

    WhenSettings loop(const Statement& statement) {
        const WhenSettings all = whens(statement.branches[0].body);
        const Expr& range = statement.iterators[0].range[0];
        const bool several = range.kind == Expr::Kind::Range && range.args.size() == 2 &&
                             range.args[0].kind == Expr::Kind::Number &&
                             range.args[1].kind == Expr::Kind::Number &&
                             range.args[0].number < range.args[1].number;
        for (const WhenSetting& setting : all)
            if (several && setting.known)
                problems_.error(
                    setting.span,
                    filled(sentence("Model text", "Every round of the loop has a when that sets {}: one "
                                                  "when sets a variable; write when {{..., ...}} "
                                                  "(Modelica 3.6, 8.3.5)."),
                           setting.key));
        return all;
    }

    void add(WhenSettings& out, const Expr& target) const {
        if (target.kind == Expr::Kind::Tuple) {
            for (const Expr& one : target.args) add(out, one);
            return;
        }
        if (target.kind != Expr::Kind::Name) return;
        WhenSetting setting{problems_.source().piece(target.span), target.text, true, target.span};
        for (const Expr& subscript : target.args)
            if (subscript.kind != Expr::Kind::Number) setting.known = false;
        out.push_back(std::move(setting));
    }

    void reinitOnce(std::set<std::string>& done, const Expr& target) {
        const std::string name = problems_.source().piece(target.span);
        if (done.insert(name).second) return;
        problems_.error(target.span,
                        filled(sentence("Model text", "{} gets two new values at one event: leave one "
                                                      "reinit out (Modelica 3.6, 8.3.6)."),
                               name));
    }

    WhenSettings settings(const std::vector<Statement>& body) {
        WhenSettings out;
        std::set<std::string> again;
        forEachStatement(body, [&](const Statement& one) {
            if (one.kind == Statement::Kind::Equation) add(out, one.left);
            if (one.kind == Statement::Kind::Call && one.left.text == "reinit" && !one.left.args.empty())
                reinitOnce(again, one.left.args[0]);
        });
        return out;
    }

    WhenSettings when(const Statement& statement) {
        WhenSettings all;
        std::set<std::string> first;
        for (std::size_t i = 0; i < statement.branches.size(); ++i) {
            const WhenSettings here = settings(statement.branches[i].body);
            std::set<std::string> keys;
            for (const WhenSetting& setting : here) keys.insert(setting.key);
            if (i == 0)
                first = keys;
            else if (keys != first)
                otherSet(statement.branches[i], first, here);
            for (const WhenSetting& setting : here)
                if (std::none_of(all.begin(), all.end(),
                                 [&](const WhenSetting& o) { return o.key == setting.key; }))
                    all.push_back(setting);
        }
        for (const auto& branch : statement.branches) condition(*branch.condition, all);
        return all;
    }

    void otherSet(const Statement::Branch& branch, const std::set<std::string>& first,
                  const WhenSettings& here) {
        std::string missing;
        std::set<std::string> keys;
        for (const WhenSetting& setting : here) {
            keys.insert(setting.key);
            if (missing.empty() && !first.contains(setting.key)) missing = setting.key;
        }
        for (const std::string& key : first)
            if (missing.empty() && !keys.contains(key)) missing = key;
        problems_.error(
            branch.condition->span,
            filled(sentence("Model text", "The branches of a when set the same variables, but {} is not "
                                          "set in all: write {} = pre({}) where it stays "
                                          "(Modelica 3.6, 8.3.5)."),
                   missing, missing, missing));
    }

    void condition(const Expr& condition, const WhenSettings& set) {
        forEachPart(condition, [&](const Expr& part) {
            if (part.kind == Expr::Kind::Call && part.text == "pre") return false;
            if (part.kind != Expr::Kind::Name) return true;
            for (const WhenSetting& setting : set)
                if (setting.name == part.text) {
                    problems_.error(
                        part.span,
                        filled(sentence("Model text",
                                        "The condition depends on {}, which this when sets: its value "
                                        "before the event is pre({}) (Modelica 3.6, 8.3.5)."),
                               problems_.source().piece(part.span), problems_.source().piece(part.span)),
                        fmt::format("pre({})", problems_.source().piece(part.span)));
                    return true;
                }
            return true;
        });
        // An array of conditions counts each of them.
        const Expr* moving = scope_.continuousPart(condition);
        if (!moving) return;
        problems_.error(
            condition.span,
            filled(sentence("Model text", "A condition of when changes at events only, but {} moves "
                                          "between them here: compare it outside of noEvent "
                                          "(Modelica 3.6, 8.3.5)."),
                   problems_.source().piece(moving->span)));
    }

    void before(const Expr& call, bool insideWhen) {
        const Expr& argument = call.args[0];
        if (argument.kind != Expr::Kind::Name) {
            problems_.error(argument.span,
                            translate("Model text",
                                      "pre takes the name of a variable: give this expression a name "
                                      "of its own (Modelica 3.6, 3.7.5)."));
            return;
        }
        if (insideWhen || !scope_.continuousPart(argument)) return;
        problems_.error(
            argument.span,
            filled(sentence("Model text", "pre outside of a when takes a variable that changes at events "
                                          "only, and {} moves between them (Modelica 3.6, 3.7.5)."),
                   problems_.source().piece(argument.span)));
    }

    const Scope& scope_;
    Problems& problems_;
};

void checkPre(EventRules& events, const std::vector<Statement>& list, bool insideWhen) {
    for (const Statement& statement : list) {
        forEachExpression(statement, [&](const Expr& expr) { events.pre(expr, insideWhen); });
        const bool when = insideWhen || statement.kind == Statement::Kind::When;
        for (const auto& branch : statement.branches) checkPre(events, branch.body, when);
    }
}

} // namespace

void checkEvents(const ModelText& text, Problems& problems) {
    const Scope scope(text);
    EventRules events(scope, problems);
    events.whens(text.equations);
    checkPre(events, text.equations, false);
    for (const Declaration& declaration : text.declarations)
        if (declaration.binding) events.pre(*declaration.binding, false);
}

} // namespace rigor::modelica

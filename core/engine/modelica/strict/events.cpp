// when, pre and the discrete variables.

#include "core/engine/modelica/strict/rules.h"

#include <algorithm>
#include <map>
#include <set>

namespace rigor::modelica {

namespace {

/// A variable as it is written.
struct Reference {
    std::string key;   ///< "n", "n[2]", "c[1].n"
    std::string name;  ///< without subscripts: "n", "c.n"
    bool known = true; ///< its subscripts are numbers
    bool isWhole() const { return key == name; }
};

/// Of a Name or Member.
Reference referenceOf(const Expr& expr) {
    Reference out;
    std::size_t first = 0;
    if (expr.kind == Expr::Kind::Member) {
        out = referenceOf(expr.args[first++]);
        out.key += '.';
        out.name += '.';
    }
    out.key += expr.text;
    out.name += expr.text;
    for (std::size_t i = first; i < expr.args.size(); ++i) {
        const bool number = expr.args[i].kind == Expr::Kind::Number;
        out.known = out.known && number;
        out.key += i == first ? "[" : ",";
        out.key += number ? fmt::format("{}", expr.args[i].number) : "?";
    }
    if (expr.args.size() > first) out.key += ']';
    return out;
}

bool isReference(const Expr& expr) {
    return expr.kind == Expr::Kind::Name || expr.kind == Expr::Kind::Member;
}

/// Both are, or hold, the same variable for sure.
bool overlap(const Reference& a, const Reference& b) {
    return a.name == b.name && a.known && b.known && (a.key == b.key || a.isWhole() || b.isWhole());
}

/// What the equations of a when set.
struct WhenSetting : Reference {
    bool jump = false; ///< a state gets a new value by reinit
    Span span;
};
using WhenSettings = std::vector<WhenSetting>;
/// By name: what is set of it.
using KeysByName = std::map<std::string, std::set<std::string>>;

class EventRules {
  public:
    EventRules(const StrictScope& scope, Problems& problems) : scope_(scope), problems_(problems) {}

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

    void pre(const Expr& expr) {
        forEachPart(expr, [&](const Expr& part) {
            const bool call = part.kind == Expr::Kind::Call && part.text == "pre" && part.args.size() == 1 &&
                              scope_.isBuiltin("pre");
            if (call && !isReference(part.args[0]))
                problems_.error(part.args[0].span,
                                translate("Model text",
                                          "pre takes the name of a variable: give this expression "
                                          "a name of its own (Modelica 3.6, 3.7.5)."));
            return true;
        });
    }

  private:
    static void append(WhenSettings& to, const WhenSettings& from) {
        to.insert(to.end(), from.begin(), from.end());
    }

    void setOnce(const WhenSettings& all, const WhenSetting& setting) {
        for (const WhenSetting& other : all) {
            if (!overlap(other, setting) || other.jump != setting.jump) continue;
            problems_.error(
                setting.span,
                filled(sentence("Model text", "{} is set by another when already, in line {}: one when "
                                              "sets a variable; join the two as `when ... elsewhen` "
                                              "(Modelica 3.6, {})."),
                       setting.key, problems_.source().line(other.span.begin),
                       setting.jump ? "8.3.6" : "8.3.5"));
            return;
        }
    }

    WhenSettings loop(const Statement& statement) {
        const InLoop inside(scope_, statement.iterators);
        const WhenSettings all = whens(statement.branches[0].body);
        const Expr& range = statement.iterators[0].range[0];
        const bool several = range.kind == Expr::Kind::Range && range.args.size() == 2 &&
                             range.args[0].kind == Expr::Kind::Number &&
                             range.args[1].kind == Expr::Kind::Number &&
                             range.args[0].number < range.args[1].number;
        for (const WhenSetting& setting : all)
            if (several && setting.known && !setting.jump)
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
        if (isReference(target)) out.push_back({referenceOf(target), false, target.span});
    }

    static KeysByName keysOf(const WhenSettings& settings) {
        KeysByName keys;
        for (const WhenSetting& setting : settings)
            if (!setting.jump) keys[setting.name].insert(setting.known ? setting.key : setting.name);
        return keys;
    }

    /// Of two branches that set different variables: one that `b` lacks. Where an array is set as a whole, or
    /// by subscripts that are not known, its elements are not told apart.
    static std::string lacking(const KeysByName& a, const KeysByName& b) {
        for (const auto& [name, keys] : a) {
            const auto other = b.find(name);
            if (other == b.end()) return *keys.begin();
            if (keys.contains(name) || other->second.contains(name)) continue;
            for (const std::string& key : keys)
                if (!other->second.contains(key)) return key;
        }
        return {};
    }
    static std::string differing(const KeysByName& a, const KeysByName& b) {
        const std::string out = lacking(b, a);
        return out.empty() ? lacking(a, b) : out;
    }

    WhenSettings settings(const std::vector<Statement>& body) {
        WhenSettings out;
        for (const Statement& one : body) {
            if (one.kind == Statement::Kind::Equation) add(out, one.left);
            if (one.kind == Statement::Kind::If) append(out, alternatives(one));
            if (one.kind == Statement::Kind::For) {
                const InLoop inside(scope_, one.iterators);
                append(out, settings(one.branches[0].body));
            }
            if (one.kind != Statement::Kind::Call || one.left.text != "reinit" || one.left.args.empty())
                continue;
            WhenSettings jumps;
            add(jumps, one.left.args[0]);
            for (WhenSetting& jump : jumps) {
                jump.jump = true;
                again(out, jump);
            }
            append(out, jumps);
        }
        return out;
    }

    void again(const WhenSettings& before, const WhenSetting& jump) {
        for (const WhenSetting& other : before)
            if (other.jump && overlap(other, jump))
                problems_.error(jump.span,
                                filled(sentence("Model text", "{} gets two new values at one event: leave "
                                                              "one reinit out (Modelica 3.6, 8.3.6)."),
                                       jump.key));
    }

    /// An if inside of a when.
    WhenSettings alternatives(const Statement& statement) {
        WhenSettings all;
        bool fixed = true;
        KeysByName first;
        std::string missing;
        for (std::size_t i = 0; i < statement.branches.size(); ++i) {
            const Statement::Branch& branch = statement.branches[i];
            fixed = fixed && branch.condition && !scope_.movingPart(*branch.condition);
            const WhenSettings here = settings(branch.body);
            const KeysByName keys = keysOf(here);
            if (i == 0) first = keys;
            if (missing.empty()) missing = differing(first, keys);
            merge(all, here);
        }
        const bool closed = !statement.branches.back().condition;
        if (!closed && missing.empty() && !first.empty()) missing = *first.begin()->second.begin();
        if (!fixed && !missing.empty())
            problems_.error(
                statement.span,
                filled(sentence("Model text", "The branches of an if in a when set the same variables, "
                                              "but {} is not set in all: write {} = pre({}) where it "
                                              "stays, in an else too (Modelica 3.6, 8.3.5)."),
                       missing, missing, missing));
        return all;
    }

    static void merge(WhenSettings& all, const WhenSettings& here) {
        for (const WhenSetting& one : here)
            if (std::none_of(all.begin(), all.end(), [&](const WhenSetting& other) {
                    return other.key == one.key && other.jump == one.jump;
                }))
                all.push_back(one);
    }

    WhenSettings when(const Statement& statement) {
        WhenSettings all;
        KeysByName first;
        for (std::size_t i = 0; i < statement.branches.size(); ++i) {
            const WhenSettings here = settings(statement.branches[i].body);
            const KeysByName keys = keysOf(here);
            if (i == 0) first = keys;
            const std::string missing = differing(first, keys);
            if (!missing.empty()) otherSet(statement.branches[i], missing);
            merge(all, here);
        }
        for (const auto& branch : statement.branches) condition(*branch.condition, all);
        return all;
    }

    void otherSet(const Statement::Branch& branch, const std::string& missing) {
        problems_.error(
            branch.condition->span,
            filled(sentence("Model text", "The branches of a when set the same variables, but {} is not "
                                          "set in all: write {} = pre({}) where it stays "
                                          "(Modelica 3.6, 8.3.5)."),
                   missing, missing, missing));
    }

    void dependence(const Expr& part, const WhenSettings& set) {
        const bool call = part.kind == Expr::Kind::Call;
        if (call && (part.text == "pre" || part.text == "size" || part.text == "ndims")) return;
        const InLoop inside(scope_, part.iterators);
        for (const Expr& arg : part.args) dependence(arg, set);
        if (!isReference(part)) return;
        const Reference reference = referenceOf(part);
        if (scope_.loops().contains(reference.name)) return;
        for (const WhenSetting& setting : set)
            if (!setting.jump && overlap(setting, reference)) {
                const std::string written = problems_.source().piece(part.span);
                problems_.error(
                    part.span,
                    filled(sentence("Model text",
                                    "The condition depends on {}, which this when sets: its value "
                                    "before the event is pre({}) (Modelica 3.6, 8.3.5)."),
                           written, written),
                    fmt::format("pre({})", written));
                return;
            }
    }

    void condition(const Expr& condition, const WhenSettings& set) {
        dependence(condition, set);
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

    const StrictScope& scope_;
    Problems& problems_;
};

} // namespace

void checkEvents(const StrictScope& scope, Problems& problems) {
    EventRules events(scope, problems);
    events.whens(scope.type().equations);
    forEachStatement(scope.type().equations, [&](const Statement& one) {
        forEachExpression(one, [&](const Expr& expr) { events.pre(expr); });
    });
}

} // namespace rigor::modelica

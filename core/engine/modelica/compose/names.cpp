// What names mean where they stand, written as the names of the whole model.

#include "core/engine/modelica/compose/composer.h"
#include "core/engine/modelica/expand/expand.h"

#include "core/foundation/base/translate.h"

#include <algorithm>
#include <cmath>

namespace rigor::modelica {

namespace {

bool sameName(const std::string& dotted, const std::string& head) {
    return dotted == head || dotted.starts_with(head + '.');
}

} // namespace

bool isBuiltIn(const std::string& path) {
    return path.starts_with("AssertionLevel.") || path.starts_with("Modelica.Math.") ||
           path.starts_with("Modelica.Constants.") || path.starts_with("Rigor.");
}

bool hasPart(const Expr& expr) {
    return expr.kind == Expr::Kind::Member || std::any_of(expr.args.begin(), expr.args.end(), hasPart);
}

const Composer::Local* Composer::localOf(const std::string& dotted) const {
    for (std::size_t i = locals_.size(); i-- > 0;)
        if (sameName(dotted, locals_[i].name)) return &locals_[i];
    return nullptr;
}

Expr Composer::renamed(const Expr& expr, const Scope& scope) {
    Expr out = expr;
    rename(out, scope);
    return out;
}

void Composer::rename(Expr& expr, const Scope& scope) {
    if (expr.kind == Expr::Kind::Member) return partName(expr, scope);
    if (expr.kind == Expr::Kind::Comprehension && hasPart(expr)) return unrolled(expr, scope);
    const std::size_t locals = locals_.size();
    for (Iterator& iterator : expr.iterators) {
        for (Expr& range : iterator.range) rename(range, scope);
        locals_.push_back({iterator.name, std::nullopt});
    }
    for (Expr& arg : expr.args) rename(arg, scope);
    if (expr.kind == Expr::Kind::Name) renameName(expr, scope);
    if (expr.kind == Expr::Kind::Call) renameCall(expr, scope);
    locals_.resize(locals);
}

/// {f(a[i].x) for i in 1:n}: an element for each.
void Composer::unrolled(Expr& comprehension, const Scope& scope) {
    if (comprehension.iterators.size() != 1)
        reject(comprehension.span,
               sentence("Model text", "Parts of components are listed over one loop variable."));
    const Iterator iterator = comprehension.iterators[0];
    const Expr element = comprehension.args[0];
    comprehension.kind = Expr::Kind::Array;
    comprehension.iterators.clear();
    comprehension.args.clear();
    for (int i : rangeOf(iterator.range[0], scope)) {
        locals_.push_back({iterator.name, i});
        comprehension.args.push_back(renamed(element, scope));
        locals_.pop_back();
    }
}

std::string Composer::indexed(const std::string& name, const Expr* first, const Expr* last,
                              const Scope& scope) {
    if (first == last) return name;
    const auto index = last - first == 1 ? evaluated(*first, scope) : std::nullopt;
    if (!index || !(std::abs(*index) < 1e9))
        reject(first->span,
               sentence("Model text", "Which of the {} is meant must be known when the model is compiled."),
               name);
    return fmt::format("{}[{}]", name, static_cast<long long>(*index));
}

std::string Composer::pathOf(const Expr& expr, const Scope& scope) {
    if (expr.kind != Expr::Kind::Member) return expr.text;
    const Expr& base = expr.args[0];
    const std::size_t own = base.kind == Expr::Kind::Member ? 1 : 0;
    return indexed(pathOf(base, scope), base.args.data() + own, base.args.data() + base.args.size(), scope) +
           '.' + expr.text;
}

void Composer::partName(Expr& expr, const Scope& scope) {
    const std::string path = pathOf(expr, scope);
    Expr out;
    out.kind = Expr::Kind::Name;
    out.text = path;
    out.span = expr.span;
    out.nameSpan = expr.nameSpan;
    for (std::size_t i = 1; i < expr.args.size(); ++i) out.args.push_back(renamed(expr.args[i], scope));
    if (!memberName(out, scope)) {
        const std::string head = splitFirst(path).first;
        const auto array = scope.instance ? scope.instance->arrays.find(head.substr(0, head.find('[')))
                                          : decltype(scope.instance->arrays.end()){};
        if (scope.instance && array != scope.instance->arrays.end())
            reject(expr.span, sentence("Model text", "{} has the elements 1 to {}."), array->first,
                   array->second);
        reject(expr.span, sentence("Model text", "{} is not declared.{}"), head, Message{});
    }
    expr = std::move(out);
}

/// a.x of an array a of components: the list of their x.
bool Composer::sliceName(Expr& expr, const Scope& scope) {
    const auto [head, rest] = splitFirst(expr.text);
    if (!scope.instance || rest.empty()) return false;
    const auto array = scope.instance->arrays.find(head);
    if (array == scope.instance->arrays.end() || array->second == 0 || !expr.args.empty()) return false;
    Expr out;
    out.kind = Expr::Kind::Array;
    out.span = out.nameSpan = expr.span;
    out.depth = 2;
    for (int i = 1; i <= array->second; ++i) {
        Expr one = expr;
        one.text = fmt::format("{}[{}].{}", head, i, rest);
        memberName(one, scope);
        out.args.push_back(std::move(one));
    }
    expr = std::move(out);
    return true;
}

bool Composer::sees(const Scope& scope, const std::string& head) {
    if (scope.instance->parts.size() < 2 || scope.lexical == scope.instance->type) return true;
    return namesOf(*scope.lexical).contains(head.substr(0, head.find('[')));
}

Member* Composer::memberOf(const std::string& dotted, const Scope& scope, Span span, bool& gone) {
    Instance* in = scope.instance;
    gone = false;
    std::string rest = dotted, walked;
    Member* at = nullptr;
    while (in && !rest.empty()) {
        const auto [head, tail] = splitFirst(rest);
        const auto found = in->members.find(head);
        // A base does not see what is declared in the class that extends it.
        if (!at && !sees(scope, head)) return nullptr;
        if (found == in->members.end()) {
            if (!at) return nullptr;
            std::vector<std::string> names;
            for (const auto& [name, member] : in->members) names.push_back(name);
            reject(span, sentence("Model text", "{} has no {}.{}"), walked, head,
                   didYouMean(nearestName(head, names)));
        }
        at = &found->second;
        walked += (walked.empty() ? "" : ".") + head;
        if (!at->leaf && !at->child) {
            gone = true;
            return at;
        }
        in = at->child;
        rest = tail;
    }
    if (!rest.empty() && at)
        reject(span, sentence("Model text", "{} is a single variable; it has no part {}."), walked, rest);
    return at;
}

bool Composer::memberName(Expr& expr, const Scope& scope) {
    bool gone = false;
    Member* const member = memberOf(expr.text, scope, expr.nameSpan, gone);
    if (!member) return false;
    if (gone)
        reject(expr.nameSpan, sentence("Model text", "{} is not there: its condition does not hold."),
               expr.text);
    if (!member->leaf)
        reject(expr.nameSpan,
               sentence("Model text", "{} is made of several variables; write one of them, as in {}.{}."),
               expr.text, expr.text,
               member->child->members.empty() ? "x" : member->child->members.begin()->first);
    expr.text = member->leaf->name;
    return true;
}

/// The declarations of a class and of all it inherits from.
const std::map<std::string, Named, std::less<>>& Composer::namesOf(ClassText& type) {
    const auto known = names_.find(&type);
    if (known != names_.end()) return known->second;
    std::map<std::string, Named, std::less<>> out;
    std::vector<ClassText*> open{&type};
    std::set<const ClassText*> seen;
    while (!open.empty()) {
        ClassText& at = *open.back();
        open.pop_back();
        if (!seen.insert(&at).second) continue;
        for (const Declaration& d : at.declarations) out.try_emplace(d.name, Named{&d, &at});
        for (const Extends& base : at.bases)
            if (ClassText* const from = tree_.find(at, base.base)) open.push_back(from);
        if (at.alias && !at.alias->typeName.empty() && at.parent)
            if (ClassText* const from = tree_.find(*at.parent, at.alias->typeName)) open.push_back(from);
    }
    return names_.emplace(&type, std::move(out)).first->second;
}

Named Composer::constantIn(ClassText& type, const std::string& name) {
    const auto& names = namesOf(type);
    const auto found = names.find(name);
    if (found == names.end() || found->second.declaration->variability != Variability::Constant) return {};
    const auto modifies = [&](const std::vector<Attribute>& list) {
        return std::any_of(list.begin(), list.end(), [&](const Attribute& a) { return a.name == name; });
    };
    const bool modified = std::any_of(type.bases.begin(), type.bases.end(),
                                      [&](const Extends& base) { return modifies(base.modifications); }) ||
                          (type.alias && modifies(type.alias->attributes));
    if (modified)
        reject(type.span,
               sentence("Model text",
                        "{} gives other values to constants of a package it extends, which this "
                        "language does not have."),
               type.name);
    return found->second;
}

/// A constant of the classes around or of another one; no declaration = none. literal: an element of an
/// enumeration.
Named Composer::constantNamed(const std::string& dotted, ClassText& scope, std::optional<double>& literal) {
    const std::size_t dot = dotted.rfind('.');
    if (dot != std::string::npos) {
        ClassText* const in = dot == 0 ? &tree_.root() : tree_.find(scope, dotted.substr(0, dot));
        const std::string last = dotted.substr(dot + 1);
        if (!in) return {};
        const auto which = std::find(in->literals.begin(), in->literals.end(), last);
        if (which == in->literals.end()) return constantIn(*in, last);
        literal = static_cast<double>(which - in->literals.begin() + 1);
        return {};
    }
    for (ClassText* at = &scope; at; at = at->parent) {
        if (const Named found = constantIn(*at, dotted); found.declaration) return found;
        for (const Import& import : at->imports) {
            const bool all = import.alias.empty();
            if (!all && import.alias != dotted) continue;
            const std::string path = all ? import.path + dotted : import.path;
            const std::size_t last = path.rfind('.');
            if (last == std::string::npos || isBuiltIn(path)) continue;
            if (ClassText* const in = tree_.atRoot(path.substr(0, last)))
                if (const Named found = constantIn(*in, path.substr(last + 1)); found.declaration)
                    return found;
        }
        if (at->isEncapsulated) break;
    }
    return {};
}

/// A constant of a class is a constant of the model by its full name.
std::string Composer::constantOf(ClassText& type, const Declaration& declaration) {
    const auto [where, isNew] = constants_.try_emplace(&declaration);
    if (!isNew) return where->second;
    where->second = ClassTree::fullName(type) + '.' + declaration.name;
    const std::string name = where->second;
    TypeOf kind = typeOf(declaration, type);
    if (kind.of || kind.isText)
        reject(declaration.span, sentence("Model text", "{} is no single number."), name);
    Leaf leaf;
    leaf.declaration = &declaration;
    leaf.scope = {nullptr, &type};
    leaf.name = name;
    leaf.type = kind.type;
    leaf.variability = Variability::Constant;
    for (const Expr& size : declaration.sizes) leaf.sizes.push_back({&size, leaf.scope});
    leaf.sizes.insert(leaf.sizes.end(), kind.sizes.begin(), kind.sizes.end());
    for (const Attribute& a : declaration.attributes) leaf.told.inside.push_back({&a, leaf.scope});
    leaf.told.inside.insert(leaf.told.inside.end(), kind.modifications.begin(), kind.modifications.end());
    if (declaration.binding) leaf.told.binding = {&*declaration.binding, leaf.scope};
    const auto locals = std::exchange(locals_, {});
    Declaration made = flat(leaf);
    locals_ = locals;
    out_.declarations.insert(out_.declarations.begin(), std::move(made));
    return name;
}

bool Composer::constantName(Expr& expr, const Scope& scope) {
    const std::string path = tree_.imported(*scope.lexical, expr.text);
    if (isBuiltIn(path)) {
        expr.text = path;
        return true;
    }
    std::optional<double> literal;
    const Named found = constantNamed(expr.text, *scope.lexical, literal);
    if (literal) {
        expr.kind = Expr::Kind::Number;
        expr.whole = true;
        expr.number = *literal;
        expr.enclosure = Interval(expr.number);
        return true;
    }
    if (!found.declaration) return false;
    expr.text = constantOf(*found.owner, *found.declaration);
    return true;
}

void Composer::renameName(Expr& expr, const Scope& scope) {
    if (const Local* const local = localOf(expr.text)) {
        if (!local->value || !expr.args.empty()) return;
        expr.kind = Expr::Kind::Number;
        expr.whole = true;
        expr.number = *local->value;
        expr.enclosure = Interval(expr.number);
        return;
    }
    if (sliceName(expr, scope)) return;
    if (expr.text == "time" || memberName(expr, scope) || constantName(expr, scope)) return;
    // In the model itself the expander says what is near; in a part that would be the wrong names.
    if (scope.instance && scope.instance->name.empty()) return;
    std::vector<std::string> names;
    if (scope.instance)
        for (const auto& [name, member] : scope.instance->members) names.push_back(name);
    const auto nearest = nearestName(expr.text, names);
    throw Rejected{expr.nameSpan,
                   filled(sentence("Model text", "{} is not declared.{}"), expr.text, didYouMean(nearest)),
                   nearest.value_or("")};
}

void Composer::renameCall(Expr& expr, const Scope& scope) {
    const std::string path = tree_.imported(*scope.lexical, expr.text);
    if (isBuiltIn(path)) {
        expr.text = path;
        return;
    }
    if (scope.instance && scope.instance->members.contains(expr.text)) return;
    // Own classes win over our words; a library is not asked for them.
    ClassText* const found =
        isFunctionName(path) ? tree_.declared(*scope.lexical, path) : tree_.find(*scope.lexical, path);
    if (!found) return;
    if (found->kind != ClassKind::Function)
        reject(expr.nameSpan, sentence("Model text", "{} is not a function."), expr.text);
    useFunction(*found);
    expr.text = ClassTree::fullName(*found);
}

void Composer::useFunction(ClassText& function) {
    const std::string name = ClassTree::fullName(function);
    if (!functions_.insert(name).second) return;
    Function made;
    made.name = name;
    made.span = function.span;
    std::vector<Wanted> wanted;
    Instance ignored;
    collectAll(ignored, function, {}, wanted);
    const auto locals = std::exchange(locals_, {});
    for (const Wanted& one : wanted) locals_.push_back({one.declaration->name, std::nullopt});
    for (const Wanted& one : wanted) {
        const TypeOf kind = typeOf(*one.declaration, *one.lexical);
        if (kind.of || kind.isText)
            reject(
                one.declaration->span,
                sentence("Model text", "The arguments and variables of a function are numbers and arrays."));
        const Scope scope{nullptr, one.lexical};
        Declaration d = *one.declaration;
        d.type = kind.type;
        d.typeName.clear();
        d.attributes.clear();
        for (const ScopedExpr& size : kind.sizes) d.sizes.push_back(*size.expr);
        for (Expr& size : d.sizes) rename(size, scope);
        const ScopedExpr value = applied(one, ignored).binding;
        d.binding.reset();
        if (value.expr) d.binding = renamed(*value.expr, {nullptr, value.scope.lexical});
        made.declarations.push_back(std::move(d));
    }
    made.body = renamed(function.body, {nullptr, &function});
    locals_ = locals;
    out_.functions.push_back(std::move(made));
}

std::vector<Statement> Composer::renamed(const std::vector<Statement>& list, const Scope& scope) {
    std::vector<Statement> out;
    for (const Statement& one : list) out.push_back(renamed(one, scope));
    return out;
}

Statement Composer::renamed(const Statement& statement, const Scope& scope) {
    Statement out = statement;
    const std::size_t locals = locals_.size();
    for (Iterator& iterator : out.iterators) {
        for (Expr& range : iterator.range) rename(range, scope);
        locals_.push_back({iterator.name, std::nullopt});
    }
    rename(out.left, scope);
    rename(out.right, scope);
    for (Statement::Branch& branch : out.branches) {
        if (branch.condition) rename(*branch.condition, scope);
        branch.body = renamed(branch.body, scope);
    }
    locals_.resize(locals);
    return out;
}

std::vector<Attribute> Composer::attributesOf(const Leaf& leaf) {
    std::vector<Attribute> out;
    for (const Modification& m : leaf.told.inside) {
        if (!m.attribute->binding) continue;
        const auto same = std::find_if(out.begin(), out.end(),
                                       [&](const Attribute& a) { return a.name == m.attribute->name; });
        if (same != out.end() && m.attribute->isFinal)
            reject(same->span, sentence("Model text", "{} of {} is final; no other value can be given here."),
                   same->name, leaf.name);
        if (same != out.end()) continue;
        Attribute a = *m.attribute;
        // Those that no number stands for are read as they are written.
        if (a.binding->kind == Expr::Kind::Text || a.name == "quantity" || a.name == "displayUnit") {
            out.push_back(std::move(a));
            continue;
        }
        if (a.name == "stateSelect") {
            static constexpr const char* kSelect[] = {"never", "avoid", "default", "prefer", "always"};
            const auto which = evaluated(*a.binding, m.scope);
            if (!which || *which < 1 || *which > 5) continue;
            Expr select = *a.binding;
            select.kind = Expr::Kind::Name;
            select.text = std::string("StateSelect.") + kSelect[static_cast<int>(*which) - 1];
            select.args.clear();
            a.binding = std::move(select);
            out.push_back(std::move(a));
            continue;
        }
        rename(*a.binding, m.scope);
        out.push_back(std::move(a));
    }
    return out;
}

Declaration Composer::flat(const Leaf& leaf) {
    Declaration out = *leaf.declaration;
    out.name = leaf.name;
    out.type = leaf.type;
    out.typeName.clear();
    out.variability = leaf.variability;
    out.causality = leaf.causality;
    out.condition.reset();
    out.sizes.clear();
    for (const ScopedExpr& size : leaf.sizes) out.sizes.push_back(renamed(*size.expr, size.scope));
    out.attributes = attributesOf(leaf);
    out.binding.reset();
    if (leaf.told.binding.expr) out.binding = renamed(*leaf.told.binding.expr, leaf.told.binding.scope);
    return out;
}

} // namespace rigor::modelica

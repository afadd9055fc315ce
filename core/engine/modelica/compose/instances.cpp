// Which variables a model has: its classes and bases walked, modifications carried inwards.

#include "core/engine/modelica/compose/composer.h"

#include "core/foundation/base/translate.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace rigor::modelica {

namespace {

constexpr std::size_t kMostInstances = 20'000;

} // namespace

/// The declarations of a class and its bases, in their order, each with what modifies it.
void Composer::collect(Instance& instance, ClassText& type, const std::vector<Modification>& environment,
                       std::vector<Wanted>& out, int depth) {
    if (depth > kDeepestValue)
        reject(type.span, sentence("Model text", "This is nested more than {} levels deep."), kDeepestValue);
    if (std::find(heirs_.begin(), heirs_.end(), &type) != heirs_.end())
        reject(type.span, sentence("Model text", "{} inherits from itself."), type.name);
    if (!type.declarationsComplete) throw Rejected{};
    std::vector<const Attribute*> told;
    for (const Modification& m : environment) told.push_back(m.attribute);
    if (const auto before = modifiedBy_.find(&type); before != modifiedBy_.end()) {
        if (before->second != told)
            reject(type.span, sentence("Model text", "{} is inherited twice with different values."),
                   type.name);
        return;
    }
    modifiedBy_.emplace(&type, std::move(told));
    heirs_.push_back(&type);
    for (const Extends& base : type.bases) {
        ClassText& from = tree_.known(type, base.base, base.span);
        std::vector<Modification> inner = environment;
        for (const Attribute& a : base.modifications) inner.push_back({&a, {&instance, &type}});
        checkNames(from, base.modifications);
        collect(instance, from, inner, out, depth + 1);
    }
    if (type.alias && !type.alias->typeName.empty()) {
        ClassText& from = tree_.known(*type.parent, type.alias->typeName, type.alias->typeSpan);
        std::vector<Modification> inner = environment;
        for (const Attribute& a : type.alias->attributes) inner.push_back({&a, {nullptr, type.parent}});
        checkNames(from, type.alias->attributes);
        collect(instance, from, inner, out, depth + 1);
    }
    heirs_.pop_back();
    instance.parts.push_back(&type);
    for (const Declaration& declaration : type.declarations)
        out.push_back({&declaration, &type, environment});
}

void Composer::checkNames(ClassText& base, const std::vector<Attribute>& modifications) {
    const auto& names = namesOf(base);
    for (const Attribute& a : modifications) {
        if (names.contains(a.name)) continue;
        std::vector<std::string> known;
        for (const auto& [name, named] : names) known.push_back(name);
        const auto nearest = nearestName(a.name, known);
        throw Rejected{
            a.span, filled(sentence("Model text", "{} has no {}.{}"), base.name, a.name, didYouMean(nearest)),
            nearest.value_or("")};
    }
}

void Composer::collectAll(Instance& instance, ClassText& type, const std::vector<Modification>& environment,
                          std::vector<Wanted>& out) {
    modifiedBy_.clear();
    heirs_.clear();
    collect(instance, type, environment, out, 0);
}

Applied Composer::applied(const Wanted& wanted, Instance& instance) {
    Applied out;
    const Declaration& declaration = *wanted.declaration;
    Span given;
    const auto bound = [&](const std::optional<Expr>& binding, const Scope& scope, bool isFinal) {
        if (out.binding.expr && isFinal)
            reject(given, sentence("Model text", "{} is final; no other value can be given here."),
                   declaration.name);
        if (out.binding.expr || !binding) return;
        out.binding = {&*binding, scope};
        out.boundAt = out.inside.size();
        given = binding->span;
    };
    for (const Modification& m : wanted.environment) {
        if (m.attribute->name != declaration.name) continue;
        for (const Attribute& a : m.attribute->nested) out.inside.push_back({&a, m.scope});
        bound(m.attribute->binding, m.scope, m.attribute->isFinal);
    }
    const Scope own{&instance, wanted.lexical};
    for (const Attribute& a : declaration.attributes) out.inside.push_back({&a, own});
    bound(declaration.binding, own, declaration.isFinal);
    return out;
}

Composer::TypeOf Composer::typeOf(const Declaration& declaration, ClassText& lexical) {
    TypeOf out;
    const Declaration* at = &declaration;
    ClassText* scope = &lexical;
    for (std::set<const ClassText*> seen;;) {
        if (out.causality == Causality::None) out.causality = at->causality;
        if (at != &declaration) {
            for (const Attribute& a : at->attributes) out.modifications.push_back({&a, {nullptr, scope}});
            for (const Expr& size : at->sizes) out.sizes.push_back({&size, {nullptr, scope}});
        }
        out.type = at->type;
        if (at->typeName.empty()) return out;
        if (at->typeName == "String") {
            out.isText = true;
            return out;
        }
        ClassText& named = tree_.known(*scope, at->typeName, at->typeSpan);
        if (!seen.insert(&named).second)
            reject(at->typeSpan, sentence("Model text", "{} stands for itself."), at->typeName);
        if (named.isExpandable)
            reject(
                at->typeSpan,
                sentence("Model text", "{} is an expandable connector, which this language does not have."),
                at->typeName);
        if (!named.literals.empty()) {
            out.type = Type::Integer;
            out.isChoice = true;
            return out;
        }
        if (!named.alias) {
            if (named.kind == ClassKind::Function)
                reject(at->typeSpan,
                       sentence("Model text", "{} is a function; a variable needs a type or a class."),
                       at->typeName);
            if (named.kind == ClassKind::Package)
                reject(at->typeSpan,
                       sentence("Model text", "{} is a package; a variable needs a type or a class."),
                       at->typeName);
            out.of = &named;
            return out;
        }
        at = &*named.alias;
        scope = named.parent;
    }
}

void Composer::put(Instance& instance, const Declaration& declaration, Member member) {
    instance.members[declaration.name] = member;
    if (declaration.isInner) instance.inner[declaration.name] = member;
}

void Composer::leaf(Instance& instance, const Wanted& wanted, TypeOf type) {
    const Declaration& declaration = *wanted.declaration;
    if (declaration.isOuter && !declaration.isInner)
        return put(instance, declaration, *outer(instance, declaration.name, declaration.span));
    Leaf& out = leaves_.emplace_back();
    out.declaration = &declaration;
    out.scope = {&instance, wanted.lexical};
    out.name = instance.path(declaration.name);
    out.type = type.type;
    out.isChoice = type.isChoice;
    out.isFlow = declaration.isFlow || instance.isFlow;
    out.isSignal = type.causality != Causality::None;
    out.variability =
        declaration.variability == Variability::Continuous ? instance.variability : declaration.variability;
    // What goes in and out of a part is connected inside the whole.
    if (instance.name.empty()) out.causality = type.causality;
    if (instance.causality != Causality::None) out.causality = instance.causality;
    for (const Expr& size : declaration.sizes) out.sizes.push_back({&size, out.scope});
    out.sizes.insert(out.sizes.end(), type.sizes.begin(), type.sizes.end());
    out.told = applied(wanted, instance);
    out.told.inside.insert(out.told.inside.end(), type.modifications.begin(), type.modifications.end());
    for (const Modification& m : out.told.inside)
        if (!isAttribute(m.attribute->name))
            reject(m.attribute->span, sentence("Model text", "{} is not an attribute of a variable.{}"),
                   m.attribute->name,
                   translate("Model text", " There are unit, min, max, start, nominal, fixed."));
    put(instance, declaration, {&out, nullptr});
}

Member* Composer::outer(Instance& instance, const std::string& name, Span span) {
    for (Instance* at = instance.parent; at; at = at->parent)
        if (const auto found = at->inner.find(name); found != at->inner.end()) return &found->second;
    reject(span, sentence("Model text", "{} is outer, but no model around declares it inner."), name);
}

void Composer::component(Instance& instance, const Wanted& wanted, TypeOf type) {
    const Declaration& declaration = *wanted.declaration;
    const Applied told = applied(wanted, instance);
    std::vector<ScopedExpr> sizes;
    for (const Expr& size : declaration.sizes) sizes.push_back({&size, {&instance, wanted.lexical}});
    sizes.insert(sizes.end(), type.sizes.begin(), type.sizes.end());
    if (sizes.empty()) return componentNamed(instance, wanted, type, declaration.name, told);
    if (sizes.size() > 1)
        reject(declaration.span, sentence("Model text", "Arrays of components have one dimension here."));
    const int count = countOf(*sizes[0].expr, sizes[0].scope, declaration.name);
    instance.arrays[declaration.name] = count;
    for (int i = 1; i <= count; ++i)
        componentNamed(instance, wanted, type, fmt::format("{}[{}]", declaration.name, i),
                       elementOf(told, {i, count}, declaration.name));
}

int Composer::countOf(const Expr& size, const Scope& scope, const std::string& name) {
    const auto count = evaluated(size, scope);
    if (!count || *count < 0 || *count != std::floor(*count) || *count > static_cast<double>(kMostInstances))
        reject(size.span,
               sentence("Model text", "How many {} there are must be known when the model is compiled."),
               name);
    return static_cast<int>(*count);
}

/// What an element of an array of components is told of a value for all: its element of a list, or the same
/// for each.
Expr Composer::elementOf(const Expr& all, const Scope& scope, Element element) {
    if (all.kind == Expr::Kind::Array) {
        if (static_cast<std::size_t>(element.count) != all.args.size())
            reject(all.span, sentence("Model text", "These are {} values for {} components."),
                   all.args.size(), element.count);
        return all.args[static_cast<std::size_t>(element.index) - 1];
    }
    if (all.kind != Expr::Kind::Name || !all.args.empty()) return all;
    Expr out = all;
    const auto [head, rest] = splitFirst(all.text);
    if (scope.instance && !rest.empty() && scope.instance->arrays.contains(head)) {
        out.text = fmt::format("{}[{}].{}", head, element.index, rest);
        return out;
    }
    bool gone = false;
    const Member* const member = scope.instance ? memberOf(all.text, scope, all.nameSpan, gone) : nullptr;
    std::optional<double> literal;
    const Named constant = member ? Named() : constantNamed(all.text, *scope.lexical, literal);
    const bool list = member ? member->leaf && !member->leaf->sizes.empty()
                             : constant.declaration && !constant.declaration->sizes.empty();
    if (!list) return all;
    Expr index;
    index.whole = true;
    index.number = element.index;
    index.enclosure = Interval(index.number);
    index.span = all.span;
    out.args.push_back(std::move(index));
    out.depth = 2;
    return out;
}

const Attribute& Composer::elementOf(const Attribute& all, const Scope& scope, Element element) {
    Attribute out = all;
    if (all.each) return all;
    if (all.binding) out.binding = elementOf(*all.binding, scope, element);
    for (Attribute& nested : out.nested) nested = elementOf(nested, scope, element);
    return made_.emplace_back(std::move(out));
}

Applied Composer::elementOf(const Applied& all, Element element, const std::string& name) {
    if (all.binding.expr)
        reject(all.binding.expr->span,
               sentence("Model text", "Give the elements of {} their values one by one."), name);
    Applied out;
    for (const Modification& m : all.inside)
        out.inside.push_back({&elementOf(*m.attribute, m.scope, element), m.scope});
    return out;
}

void Composer::componentNamed(Instance& instance, const Wanted& wanted, const TypeOf& type,
                              const std::string& name, Applied told) {
    const Declaration& declaration = *wanted.declaration;
    if (type.of->isPartial)
        reject(declaration.typeSpan,
               sentence("Model text", "{} is partial: it only serves as a base of others."), type.of->name);
    if (++depth_ > kDeepestComposition)
        reject(declaration.typeSpan, sentence("Model text", "{} is made of itself."), type.of->name);
    if (instances_.size() >= kMostInstances)
        reject(declaration.span, sentence("Model text", "A model has at most {} components."),
               kMostInstances);
    Instance& child = instances_.emplace_back();
    child.type = type.of;
    child.name = instance.path(name);
    child.parent = &instance;
    child.isFlow = declaration.isFlow || instance.isFlow;
    if (instance.name.empty() && type.of->kind == ClassKind::Record) child.causality = type.causality;
    if (instance.causality != Causality::None) child.causality = instance.causality;
    child.variability =
        declaration.variability == Variability::Continuous ? instance.variability : declaration.variability;
    instance.members[name] = {nullptr, &child};
    if (declaration.isInner) instance.inner[name] = {nullptr, &child};
    if (told.binding.expr) recordValue(child, told);
    told.inside.insert(told.inside.end(), type.modifications.begin(), type.modifications.end());
    declare(child, told.inside);
    checkModifications(child, told.inside);
    if (type.of->kind == ClassKind::Connector && instance.type->kind != ClassKind::Connector)
        checkBalance(child);
    --depth_;
}

/// A set of connectors gets one equation per potential less than it has members, and one per flow: with as
/// many of both, each connector is worth as many equations as it has flows (9.3.1). One without flows is read
/// too.
void Composer::checkBalance(const Instance& connector) {
    double flows = 0, potentials = 0;
    const auto count = [&](const auto& self, const Instance& in) -> void {
        for (const auto& [name, member] : in.members) {
            if (member.child) self(self, *member.child);
            if (!member.leaf || member.leaf->isSignal) continue;
            const Variability v = member.leaf->variability;
            if (v == Variability::Parameter || v == Variability::Constant) continue;
            double many = 1;
            for (const ScopedExpr& size : member.leaf->sizes) many *= countOf(*size.expr, size.scope, name);
            (member.leaf->isFlow ? flows : potentials) += many;
        }
    };
    count(count, connector);
    if (flows > 0 && flows != potentials)
        reject(connector.type->span,
               sentence("Model text",
                        "The connector {} has {} flow and {} potential variables; it needs as many of "
                        "both (Modelica 3.6, 9.3.1)."),
               connector.type->name, flows, potentials);
}

/// data = other, data = Data(a=1, b=2): a value for every member.
void Composer::recordValue(Instance& child, Applied& told) {
    const Expr& expr = *told.binding.expr;
    const Scope scope = told.binding.scope;
    const auto& names = namesOf(*child.type);
    std::vector<Modification> given;
    const auto give = [&](const std::string& name, Expr of) {
        Attribute& a = made_.emplace_back();
        a.name = name;
        a.span = expr.span;
        a.binding = std::move(of);
        given.push_back({&a, scope});
    };
    const bool made = expr.kind == Expr::Kind::Call && tree_.find(*scope.lexical, expr.text) == child.type;
    if (expr.kind == Expr::Kind::Name && expr.args.empty()) {
        for (const auto& [name, named] : names) {
            Expr part = expr;
            part.text += '.' + name;
            give(name, std::move(part));
        }
    } else if (made) {
        for (std::size_t i = 0; i < expr.args.size(); ++i) {
            std::string name = i < expr.argNames.size() ? expr.argNames[i] : "";
            if (name.empty() && i < child.type->declarations.size()) name = child.type->declarations[i].name;
            if (!names.contains(name))
                reject(expr.args[i].span, sentence("Model text", "{} has no {}.{}"), child.type->name, name,
                       Message{});
            give(name, expr.args[i]);
        }
    } else {
        reject(expr.span, sentence("Model text", "{} is a record; its value is another one, or {}(...)."),
               child.name, child.type->name);
    }
    told.inside.insert(told.inside.begin() + static_cast<std::ptrdiff_t>(told.boundAt), given.begin(),
                       given.end());
}

void Composer::checkModifications(const Instance& child,
                                  const std::vector<Modification>& modifications) const {
    for (const Modification& m : modifications) {
        const std::string& name = m.attribute->name;
        if (child.members.contains(name) || child.arrays.contains(name) || child.texts.contains(name))
            continue;
        std::vector<std::string> names;
        for (const auto& [known, member] : child.members) names.push_back(known);
        const auto nearest = nearestName(m.attribute->name, names);
        throw Rejected{m.attribute->span,
                       filled(sentence("Model text", "{} has no {}.{}"), child.type->name, m.attribute->name,
                              didYouMean(nearest)),
                       nearest.value_or("")};
    }
}

bool Composer::isThere(const Declaration& declaration, Instance& instance, ClassText& lexical) {
    if (!declaration.condition) return true;
    const auto there = evaluated(*declaration.condition, {&instance, &lexical});
    if (!there)
        reject(declaration.condition->span,
               sentence("Model text", "Whether {} is there must be known when the model is compiled."),
               declaration.name);
    return *there != 0;
}

void Composer::declare(Instance& instance, std::vector<Modification> environment) {
    std::vector<Wanted> wanted;
    collectAll(instance, *instance.type, environment, wanted);
    std::vector<std::pair<Wanted*, TypeOf>> parts, conditional;
    std::map<std::string, const Declaration*, std::less<>> seen;
    std::optional<Rejected> first;
    for (Wanted& one : wanted) {
        const Declaration& declaration = *one.declaration;
        const auto [before, isNew] = seen.emplace(declaration.name, &declaration);
        if (!isNew)
            reject(declaration.span, sentence("Model text", "{} is declared twice, first in line {}."),
                   declaration.name, problems_.source().line(before->second->span.begin));
        // All that a library has to be asked for is asked at once.
        TypeOf type;
        try {
            type = typeOf(declaration, *one.lexical);
        } catch (const Rejected& rejected) {
            if (!first) first = rejected;
            continue;
        }
        if (type.isText)
            instance.texts.insert(declaration.name);
        else if (type.of)
            parts.emplace_back(&one, std::move(type));
        else if (declaration.condition)
            conditional.emplace_back(&one, std::move(type));
        else
            leaf(instance, one, std::move(type));
    }
    if (first) throw Rejected(*first);
    for (auto& [one, type] : conditional)
        if (isThere(*one->declaration, instance, *one->lexical))
            leaf(instance, *one, std::move(type));
        else
            put(instance, *one->declaration, {});
    // Inner ones first: others may refer to them.
    std::stable_partition(parts.begin(), parts.end(),
                          [](const auto& p) { return p.first->declaration->isInner; });
    for (auto& [one, type] : parts) {
        const Declaration& declaration = *one->declaration;
        if (declaration.isOuter && !declaration.isInner) {
            if (!declaration.attributes.empty())
                reject(declaration.span,
                       sentence("Model text", "{} is outer: its values are given where it is inner."),
                       declaration.name);
            put(instance, declaration, *outer(instance, declaration.name, declaration.span));
        } else if (isThere(declaration, instance, *one->lexical)) {
            component(instance, *one, std::move(type));
        } else {
            put(instance, declaration, {});
        }
    }
}

} // namespace rigor::modelica

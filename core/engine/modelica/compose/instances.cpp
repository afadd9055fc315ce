// Which variables a model has: its classes and bases walked, modifications carried inwards.

#include "core/engine/modelica/compose/composer.h"

#include "core/foundation/base/translate.h"

#include <algorithm>
#include <cmath>

namespace rigor::modelica {

namespace {

constexpr std::size_t kMostInstances = 20'000;

} // namespace

/// The declarations of a class and its bases, in their order, each with what modifies it.
void Composer::collect(Instance& instance, ClassText& type, const std::vector<Modification>& environment,
                       std::vector<Wanted>& out, int depth) {
    if (depth > kDeepestComposition)
        reject(type.span, sentence("Model text", "{} inherits from itself."), type.name);
    if (!type.declarationsComplete) throw Rejected{};
    for (const Extends& base : type.bases) {
        ClassText& from = tree_.known(type, base.base, base.span);
        std::vector<Modification> inner = environment;
        for (const Attribute& a : base.modifications) inner.push_back({&a, {&instance, &type}});
        collect(instance, from, inner, out, depth + 1);
    }
    if (type.alias && !type.alias->typeName.empty()) {
        ClassText& from = tree_.known(*type.parent, type.alias->typeName, type.alias->typeSpan);
        std::vector<Modification> inner = environment;
        for (const Attribute& a : type.alias->attributes) inner.push_back({&a, {nullptr, type.parent}});
        return collect(instance, from, inner, out, depth + 1);
    }
    if (std::find(instance.parts.begin(), instance.parts.end(), &type) != instance.parts.end()) return;
    instance.parts.push_back(&type);
    for (const Declaration& declaration : type.declarations)
        out.push_back({&declaration, &type, environment});
}

Applied Composer::applied(const Wanted& wanted, Instance& instance) {
    Applied out;
    const Declaration& declaration = *wanted.declaration;
    for (const Modification& m : wanted.environment) {
        if (m.attribute->name != declaration.name) continue;
        for (const Attribute& a : m.attribute->nested) out.inside.push_back({&a, m.scope});
        if (m.attribute->binding && !out.binding.expr) out.binding = {&*m.attribute->binding, m.scope};
    }
    const Scope own{&instance, wanted.lexical};
    for (const Attribute& a : declaration.attributes) out.inside.push_back({&a, own});
    if (declaration.binding && !out.binding.expr) out.binding = {&*declaration.binding, own};
    return out;
}

Composer::TypeOf Composer::typeOf(const Declaration& declaration, ClassText& lexical) {
    TypeOf out;
    const Declaration* at = &declaration;
    ClassText* scope = &lexical;
    for (int depth = 0;; ++depth) {
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
        if (depth > kDeepestComposition)
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
    out.isFlow = declaration.isFlow;
    out.variability =
        declaration.variability == Variability::Continuous ? instance.variability : declaration.variability;
    // What goes in and out of a part is connected inside the whole.
    if (instance.name.empty()) out.causality = type.causality;
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
    Applied told = applied(wanted, instance);
    told.inside.insert(told.inside.end(), type.modifications.begin(), type.modifications.end());
    std::vector<ScopedExpr> sizes;
    for (const Expr& size : declaration.sizes) sizes.push_back({&size, {&instance, wanted.lexical}});
    sizes.insert(sizes.end(), type.sizes.begin(), type.sizes.end());
    if (sizes.empty()) return componentNamed(instance, wanted, type, declaration.name, std::move(told));
    if (sizes.size() > 1)
        reject(declaration.span, sentence("Model text", "Arrays of components have one dimension here."));
    const int count = countOf(*sizes[0].expr, sizes[0].scope, declaration.name);
    instance.arrays[declaration.name] = count;
    for (int i = 1; i <= count; ++i)
        componentNamed(instance, wanted, type, fmt::format("{}[{}]", declaration.name, i),
                       elementOf(told, i, declaration.name));
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
Expr Composer::elementOf(const Expr& all, const Scope& scope, int element) {
    if (all.kind == Expr::Kind::Array) {
        if (static_cast<std::size_t>(element) > all.args.size())
            reject(all.span, sentence("Model text", "These are {} values; element {} has none."),
                   all.args.size(), element);
        return all.args[static_cast<std::size_t>(element) - 1];
    }
    if (all.kind != Expr::Kind::Name || !all.args.empty()) return all;
    bool gone = false;
    const Member* const member = memberOf(all.text, scope, all.nameSpan, gone);
    if (!member || !member->leaf || member->leaf->sizes.empty()) return all;
    Expr out = all;
    Expr index;
    index.whole = true;
    index.number = element;
    index.enclosure = Interval(index.number);
    index.span = all.span;
    out.args.push_back(std::move(index));
    out.depth = 2;
    return out;
}

const Attribute& Composer::elementOf(const Attribute& all, const Scope& scope, int element) {
    Attribute out = all;
    if (all.each) return all;
    if (all.binding) out.binding = elementOf(*all.binding, scope, element);
    for (Attribute& nested : out.nested) nested = elementOf(nested, scope, element);
    return made_.emplace_back(std::move(out));
}

Applied Composer::elementOf(const Applied& all, int element, const std::string& name) {
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
    child.variability =
        declaration.variability == Variability::Continuous ? instance.variability : declaration.variability;
    instance.members[name] = {nullptr, &child};
    if (declaration.isInner) instance.inner[name] = {nullptr, &child};
    if (told.binding.expr) recordValue(child, told.binding, told);
    declare(child, told.inside);
    checkModifications(child, told.inside);
    --depth_;
}

/// data = other, data = Data(a=1, b=2): a value for every member.
void Composer::recordValue(Instance& child, const ScopedExpr& value, Applied& told) {
    const Expr& expr = *value.expr;
    std::vector<Wanted> members;
    Instance ignored;
    collect(ignored, *child.type, {}, members, 0);
    std::vector<Modification> given;
    const auto give = [&](const std::string& name, Expr of) {
        Attribute& a = made_.emplace_back();
        a.name = name;
        a.span = expr.span;
        a.binding = std::move(of);
        given.push_back({&a, value.scope});
    };
    if (expr.kind == Expr::Kind::Name && expr.args.empty()) {
        for (const Wanted& member : members) {
            Expr part = expr;
            part.text += '.' + member.declaration->name;
            give(member.declaration->name, std::move(part));
        }
    } else if (expr.kind == Expr::Kind::Call) {
        for (std::size_t i = 0; i < expr.args.size(); ++i) {
            std::string name = i < expr.argNames.size() ? expr.argNames[i] : "";
            if (name.empty() && i < members.size()) name = members[i].declaration->name;
            give(name, expr.args[i]);
        }
    } else {
        reject(expr.span, sentence("Model text", "{} is a record; its value is another one, or {}(...)."),
               child.name, child.type->name);
    }
    told.inside.insert(told.inside.begin(), given.begin(), given.end());
}

void Composer::checkModifications(const Instance& child,
                                  const std::vector<Modification>& modifications) const {
    for (const Modification& m : modifications) {
        if (child.members.contains(m.attribute->name)) continue;
        std::vector<std::string> names;
        for (const auto& [name, member] : child.members) names.push_back(name);
        const auto nearest = nearestName(m.attribute->name, names);
        throw Rejected{m.attribute->span,
                       filled(sentence("Model text", "{} has no {}.{}"), child.type->name, m.attribute->name,
                              didYouMean(nearest)),
                       nearest.value_or("")};
    }
}

void Composer::declare(Instance& instance, std::vector<Modification> environment) {
    std::vector<Wanted> wanted;
    collect(instance, *instance.type, environment, wanted, 0);
    std::vector<std::pair<Wanted*, TypeOf>> parts;
    std::map<std::string, const Declaration*, std::less<>> seen;
    for (Wanted& one : wanted) {
        const auto [first, isNew] = seen.emplace(one.declaration->name, one.declaration);
        if (!isNew && first->second == one.declaration) continue;
        if (!isNew)
            reject(one.declaration->span, sentence("Model text", "{} is declared twice, first in line {}."),
                   one.declaration->name, problems_.source().line(first->second->span.begin));
        TypeOf type = typeOf(*one.declaration, *one.lexical);
        if (type.isText) continue;
        if (type.of)
            parts.emplace_back(&one, std::move(type));
        else
            leaf(instance, one, std::move(type));
    }
    // Inner ones first: others may refer to them.
    std::stable_partition(parts.begin(), parts.end(),
                          [](const auto& p) { return p.first->declaration->isInner; });
    for (auto& [one, type] : parts) {
        const Declaration& declaration = *one->declaration;
        if (declaration.isOuter && !declaration.isInner) {
            put(instance, declaration, *outer(instance, declaration.name, declaration.span));
            continue;
        }
        if (declaration.condition) {
            const auto there = evaluated(*declaration.condition, {&instance, one->lexical});
            if (!there)
                reject(
                    declaration.condition->span,
                    sentence("Model text", "Whether {} is there must be known when the model is compiled."),
                    declaration.name);
            if (*there == 0) {
                put(instance, declaration, {});
                continue;
            }
        }
        component(instance, *one, std::move(type));
    }
}

} // namespace rigor::modelica

#include "core/engine/modelica/compose/class_tree.h"

#include "core/foundation/base/translate.h"

#include <algorithm>

namespace rigor::modelica {

std::pair<std::string, std::string> splitFirst(const std::string& dotted) {
    const std::size_t dot = dotted.find('.');
    return dot == std::string::npos ? std::pair(dotted, std::string())
                                    : std::pair(dotted.substr(0, dot), dotted.substr(dot + 1));
}

ClassTree::ClassTree(Parser& parser, ParsedText& text) : parser_(parser), root_(text.own) {
    enumeration("StateSelect", {"never", "avoid", "default", "prefer", "always"});
    for (ParsedText::LibraryPart& part : text.library)
        for (auto& one : part.holder.classes) package(part.within).add(std::move(one));
    if (text.within.empty()) return;
    ClassText& home = package(text.within);
    std::vector<std::unique_ptr<ClassText>> others;
    for (auto& one : root_.classes) (one->isOwn ? home.classes : others).push_back(std::move(one));
    for (auto& one : home.classes) one->parent = &home;
    root_.classes = std::move(others);
}

void ClassTree::enumeration(const char* name, std::vector<std::string> literals) {
    auto made = std::make_unique<ClassText>();
    made->kind = ClassKind::Type;
    made->name = name;
    made->literals = std::move(literals);
    made->isOwn = false;
    root_.add(std::move(made));
}

/// The package of this name, made where no text declares it.
ClassText& ClassTree::package(const std::string& dotted) {
    ClassText* at = &root_;
    for (std::string rest = dotted; !rest.empty();) {
        const auto [head, tail] = splitFirst(rest);
        ClassText* next = child(*at, head);
        if (!next) {
            auto made = std::make_unique<ClassText>();
            made->kind = ClassKind::Package;
            made->name = head;
            made->isOwn = false;
            next = &at->add(std::move(made));
        }
        at = next;
        rest = tail;
    }
    return *at;
}

std::string ClassTree::fullName(const ClassText& of) {
    std::string out = of.name;
    for (const ClassText* p = of.parent; p && !p->name.empty(); p = p->parent) out = p->name + '.' + out;
    return out;
}

ClassText* ClassTree::child(ClassText& in, const std::string& name) {
    parser_.read(in);
    for (const auto& one : in.classes)
        if (one->name == name) {
            parser_.read(*one);
            return one.get();
        }
    return nullptr;
}

ClassText* ClassTree::inherited(ClassText& in, const std::string& name) {
    if (!asked_.emplace(&in, name).second) return nullptr;
    ++searches_;
    ClassText* out = nullptr;
    const auto through = [&](const std::string& base, const std::vector<Attribute>& modifications,
                             Span span) {
        if (out || base.empty()) return;
        ClassText* const found = find(in, base);
        if (found) out = member(*found, name);
        if (out && in.kind == ClassKind::Package && !modifications.empty())
            reject(span,
                   sentence("Model text",
                            "{} gives other values to constants of a package it extends, which this "
                            "language does not have."),
                   in.name);
    };
    try {
        for (const Extends& base : in.bases) through(base.base, base.modifications, base.span);
        if (in.alias) through(in.alias->typeName, in.alias->attributes, in.alias->typeSpan);
    } catch (const Rejected&) {
        asked_.clear();
        searches_ = 0;
        throw;
    }
    if (--searches_ == 0) asked_.clear();
    return out;
}

ClassText* ClassTree::member(ClassText& in, const std::string& name) {
    if (ClassText* const own = child(in, name)) return own;
    return inherited(in, name);
}

ClassText* ClassTree::atRoot(const std::string& dotted) {
    ClassText* at = &root_;
    std::string path;
    for (std::string rest = dotted; !rest.empty();) {
        const auto [head, tail] = splitFirst(rest);
        path += (path.empty() ? "" : ".") + head;
        ClassText* const next = member(*at, head);
        if (!next) {
            missing_.push_back({path});
            return nullptr;
        }
        at = next;
        rest = tail;
    }
    return at;
}

/// The class of a name without dots.
ClassText* ClassTree::first(ClassText& scope, const std::string& name) {
    std::vector<std::string> wanted;
    bool closed = false;
    for (ClassText* at = &scope; at && !closed; at = at->parent) {
        if (ClassText* const own = child(*at, name)) return own;
        for (const Import& import : at->imports)
            if (import.alias == name) return atRoot(import.path);
        if (ClassText* const found = inherited(*at, name)) return found;
        for (const Import& import : at->imports)
            if (import.alias.empty())
                if (ClassText* const in = atRoot(import.path.substr(0, import.path.size() - 1))) {
                    if (ClassText* const found = member(*in, name)) return found;
                    wanted.push_back(fullName(*in) + '.' + name);
                }
        if (at->kind == ClassKind::Package && !at->name.empty()) wanted.push_back(fullName(*at) + '.' + name);
        closed = at->isEncapsulated;
    }
    if (closed)
        if (ClassText* const found = child(root_, name)) return found;
    wanted.push_back(name);
    missing_.push_back(std::move(wanted));
    return nullptr;
}

ClassText* ClassTree::find(ClassText& scope, const std::string& dotted) {
    if (dotted.starts_with('.')) return atRoot(dotted.substr(1));
    if (const auto known = found_.find({&scope, dotted}); known != found_.end()) return known->second;
    auto [head, rest] = splitFirst(dotted);
    ClassText* at = first(scope, head);
    while (at && !rest.empty()) {
        const auto [next, tail] = splitFirst(rest);
        ClassText* const found = member(*at, next);
        if (!found) missing_.push_back({fullName(*at) + '.' + next});
        at = found;
        rest = tail;
    }
    if (at) found_.emplace(std::pair(&scope, dotted), at);
    return at;
}

ClassText* ClassTree::declared(ClassText& scope, const std::string& dotted) {
    const std::size_t before = missing_.size();
    ClassText* const found = find(scope, dotted);
    const std::string head = splitFirst(dotted).first;
    for (std::size_t i = before; i < missing_.size(); ++i) std::erase(missing_[i], head);
    return found;
}

std::string ClassTree::imported(ClassText& scope, const std::string& dotted) {
    if (dotted.starts_with('.')) return dotted.substr(1);
    const auto [head, rest] = splitFirst(dotted);
    const auto declares = [&](const ClassText& in) {
        return std::any_of(in.declarations.begin(), in.declarations.end(),
                           [&](const Declaration& d) { return d.name == head; });
    };
    for (ClassText* at = &scope; at; at = at->parent) {
        if (declares(*at) || child(*at, head)) return dotted;
        for (const Import& import : at->imports)
            if (import.alias == head) return rest.empty() ? import.path : import.path + '.' + rest;
        if (at->isEncapsulated) break;
    }
    return dotted;
}

ClassText& ClassTree::known(ClassText& scope, const std::string& dotted, Span span) {
    if (ClassText* const found = find(scope, dotted)) return *found;
    const auto [head, rest] = splitFirst(imported(scope, dotted));
    if (!rest.empty() && !child(root_, head))
        reject(span,
               sentence("Model text",
                        "There is no class {}: no library {} lies beside the model or in a folder "
                        "of MODELICAPATH."),
               dotted, head);
    std::vector<std::string> names;
    for (const ClassText* at = &scope; at; at = at->parent)
        for (const auto& one : at->classes) names.push_back(one->name);
    reject(span, sentence("Model text", "There is no class {}.{}"), dotted,
           didYouMean(nearestName(dotted, names)));
}

} // namespace rigor::modelica

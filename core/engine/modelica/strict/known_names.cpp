#include "core/engine/modelica/strict/known_names.h"

#include <algorithm>

namespace rigor::modelica {

namespace {

std::string joined(const std::string& package, const std::string& name) {
    return package.empty() ? name : package + '.' + name;
}

std::string withoutLast(const std::string& dotted) {
    const std::size_t dot = dotted.rfind('.');
    return dot == std::string::npos ? std::string() : dotted.substr(0, dot);
}

/// The standard library has none of the names that are asked for.
bool isStandard(const std::string& path) { return path.starts_with("Modelica."); }

} // namespace

KnownNames::KnownNames(Parser& parser, ParsedText& text) : parser_(parser), own_(&text.own) {
    const auto place = [this](ClassText& holder, const std::string& within) {
        homes_[&holder] = within;
        for (const auto& one : holder.classes) placed_[within].push_back(one.get());
    };
    place(text.own, text.within);
    for (ParsedText::LibraryPart& part : text.library) place(part.holder, part.within);
}

/// From the inside out; those of the file, then the packages it belongs to.
std::vector<KnownNames::Place> KnownNames::around(const ClassText& scope) {
    std::vector<Place> out;
    std::vector<const ClassText*> chain;
    const ClassText* holder = &scope;
    for (; holder->parent; holder = holder->parent) chain.push_back(holder);
    const std::string within = homes_[holder];
    std::string name = within;
    for (auto at = chain.rbegin(); at != chain.rend(); ++at) {
        name = joined(name, (*at)->name);
        out.push_back({*at, name});
    }
    std::reverse(out.begin(), out.end());
    for (std::size_t i = 0; i < out.size(); ++i)
        if (out[i].type->isEncapsulated) {
            out.resize(i + 1);
            return out;
        }
    out.push_back({holder, within});
    for (std::string package = within; !package.empty(); package = withoutLast(package))
        if (const auto place = below({}, package)) {
            out.push_back(*place);
            if (place->type && place->type->isEncapsulated) return out;
        }
    out.push_back({});
    return out;
}

ClassText* KnownNames::childOf(const Place& place, const std::string& name) {
    const auto named = [&](const auto& one) { return one->name == name; };
    if (place.type) {
        const auto& list = place.type->classes;
        const auto found = std::find_if(list.begin(), list.end(), named);
        if (found != list.end()) return found->get();
    }
    const auto list = placed_.find(place.name);
    if (list == placed_.end()) return nullptr;
    const auto found = std::find_if(list->second.begin(), list->second.end(), named);
    return found == list->second.end() ? nullptr : *found;
}

std::optional<KnownNames::Place> KnownNames::step(const Place& from, const std::string& name) {
    const std::string full = joined(from.name, name);
    if (ClassText* const found = childOf(from, name)) {
        parser_.read(*found);
        return Place{found, full};
    }
    const auto below = placed_.lower_bound(full);
    const bool package =
        below != placed_.end() && (below->first == full || below->first.starts_with(full + '.'));
    return package ? std::optional(Place{nullptr, full}) : std::nullopt;
}

std::optional<KnownNames::Place> KnownNames::below(Place from, const std::string& dotted) {
    std::optional<Place> at = std::move(from);
    for (std::size_t begin = 0; at && begin < dotted.size();) {
        const std::size_t dot = std::min(dotted.find('.', begin), dotted.size());
        at = step(*at, dotted.substr(begin, dot - begin));
        begin = dot + 1;
    }
    return at;
}

std::optional<KnownNames::Place> KnownNames::find(const ClassText& scope, const std::string& dotted) {
    if (dotted.starts_with('.')) return below({}, dotted.substr(1));
    const std::size_t dot = std::min(dotted.find('.'), dotted.size());
    const std::string head = dotted.substr(0, dot);
    const std::string rest = dot < dotted.size() ? dotted.substr(dot + 1) : std::string();
    for (const Place& place : around(scope)) {
        if (const auto found = step(place, head)) return below(*found, rest);
        if (!place.type) continue;
        for (const Import& import : place.type->imports)
            if (import.alias == head) return below({}, joined(import.path, rest));
    }
    return {};
}

bool KnownNames::mayHold(const Place& place, const std::string& name, Visited& visited) {
    if (childOf(place, name)) return true;
    if (!place.type || !visited.insert(place.type).second) return false;
    for (const Extends& base : place.type->bases)
        if (baseMayHold(*place.type, base.base, name, visited)) return true;
    return place.type->alias && !place.type->alias->typeName.empty() &&
           baseMayHold(*place.type, place.type->alias->typeName, name, visited);
}

bool KnownNames::baseMayHold(const ClassText& of, const std::string& base, const std::string& name,
                             Visited& visited) {
    const auto found = find(of, base);
    return found ? mayHold(*found, name, visited) : !isStandard(imported(of, base));
}

bool KnownNames::mayBeClass(const ClassText& scope, const std::string& name) {
    Visited visited;
    for (const Place& place : around(scope)) {
        // A package around the file that the text does not hold.
        if (!place.type && !place.name.empty()) return true;
        if (mayHold(place, name, visited)) return true;
        if (!place.type) continue;
        for (const Import& import : place.type->imports) {
            if (import.alias == name) return true;
            // What the package Rigor holds is known: the rules of calls ask for it by its name.
            if (!import.alias.empty() || import.path == "Rigor.") continue;
            const auto package = below({}, withoutLast(import.path));
            if (package ? mayHold(*package, name, visited) : !isStandard(import.path)) return true;
        }
    }
    return false;
}

bool KnownNames::importsAllOf(const ClassText& scope, const std::string& path) {
    for (const Place& place : around(scope)) {
        if (!place.type) continue;
        const auto& imports = place.type->imports;
        if (std::any_of(imports.begin(), imports.end(),
                        [&](const Import& one) { return one.alias.empty() && one.path == path + '.'; }))
            return true;
    }
    return false;
}

bool KnownNames::mayBringVariable(const ClassText& type, const std::string& name) {
    return !type.bases.empty() ||
           std::any_of(type.imports.begin(), type.imports.end(),
                       [&](const Import& one) { return one.alias.empty() || one.alias == name; });
}

std::string KnownNames::imported(const ClassText& scope, const std::string& written) {
    if (written.starts_with('.')) return written.substr(1);
    const std::string head = written.substr(0, written.find('.'));
    for (const ClassText* at = &scope; at; at = at->parent) {
        for (const Import& import : at->imports)
            if (import.alias == head) return import.path + written.substr(head.size());
        // A name of its own stands before those imported around it.
        for (const auto& one : at->classes)
            if (one->name == head) return written;
    }
    return written;
}

} // namespace rigor::modelica

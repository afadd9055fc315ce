#pragma once
// Which names without dots may be those of classes: declared in the text, in the libraries behind it,
// imported or inherited. What lies in neither is not known and may be anything.

#include "core/engine/modelica/parse/parser.h"

#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace rigor::modelica {

class KnownNames {
  public:
    /// Both stay where they are for as long as it lives.
    KnownNames(Parser& parser, ParsedText& text);

    /// What the name means inside of `scope` may be a class, a function among them (Modelica 3.6, 5.3).
    bool mayBeClass(const ClassText& scope, const std::string& name);
    /// import path.* stands around `scope`, in the packages of its file too.
    bool importsAllOf(const ClassText& scope, const std::string& path);
    /// What the class itself inherits or imports may be of this name.
    static bool mayBringVariable(const ClassText& type, const std::string& name);
    /// The name with what imports by name put in front of it; .P.f without its point.
    static std::string imported(const ClassText& scope, const std::string& written);

  private:
    /// A class by its full name; without a type a package that no text declares.
    struct Place {
        const ClassText* type = nullptr;
        std::string name;
    };
    using Visited = std::set<const ClassText*>;

    std::vector<Place> around(const ClassText& scope);
    ClassText* childOf(const Place& place, const std::string& name);
    std::optional<Place> step(const Place& from, const std::string& name);
    std::optional<Place> below(Place from, const std::string& dotted);
    std::optional<Place> find(const ClassText& scope, const std::string& dotted);
    bool mayHold(const Place& place, const std::string& name, Visited& visited);
    bool baseMayHold(const ClassText& of, const std::string& base, const std::string& name, Visited& visited);

    Parser& parser_;
    const ClassText* own_;
    std::map<const ClassText*, std::string> homes_; ///< of what holds the classes of a file: its within
    std::map<std::string, std::vector<ClassText*>> placed_;
};

} // namespace rigor::modelica

#pragma once
// Classes by their names: Modelica 3.6, chapter 5 (scoping, name lookup, flattening) as far as it concerns
// classes.

#include "core/engine/modelica/parse/parser.h"

#include <map>
#include <optional>
#include <set>

namespace rigor::modelica {

class ClassTree {
  public:
    /// Both stay where they are for as long as the tree lives; library parts move to their places in
    /// text.own.
    ClassTree(Parser& parser, ParsedText& text);

    /// The class that a name means in `scope`, or null; then the names that a library would have to declare
    /// are noted in missing().
    ClassText* find(ClassText& scope, const std::string& dotted);
    /// The same of a name that may mean something else: only the packages around are asked for it.
    ClassText* declared(ClassText& scope, const std::string& dotted);
    /// The class `name` inside another one, inherited ones too; or null.
    ClassText* member(ClassText& in, const std::string& name);
    /// What a name means in `scope` by an import that nothing nearer hides: "Modelica.Constants.pi" of pi, or
    /// the name itself.
    std::string imported(ClassText& scope, const std::string& dotted);
    /// A class by its full name; its lack is noted.
    ClassText* atRoot(const std::string& dotted);
    /// Of an `extends` or a component of `scope`: like find(), but rejects what there is not.
    ClassText& known(ClassText& scope, const std::string& dotted, Span span);

    ClassText& root() { return root_; }
    static std::string fullName(const ClassText& of);
    /// Each the names that would do, nearest first.
    const std::vector<std::vector<std::string>>& missing() const { return missing_; }

  private:
    ClassText* first(ClassText& scope, const std::string& name);
    ClassText* inherited(ClassText& in, const std::string& name);
    ClassText& package(const std::string& dotted);
    ClassText* child(ClassText& in, const std::string& name);
    void enumeration(const char* name, std::vector<std::string> literals);

    Parser& parser_;
    ClassText& root_;
    std::vector<std::vector<std::string>> missing_;
    std::map<std::pair<const ClassText*, std::string>, ClassText*> found_;
    std::set<std::pair<const ClassText*, std::string>> asked_; ///< of the search under way
    int searches_ = 0;
};

/// "a" and "b.c" of "a.b.c"
std::pair<std::string, std::string> splitFirst(const std::string& dotted);

} // namespace rigor::modelica

#pragma once
// What this dialect reads and the Modelica specification 3.6 refuses. Every finding is an error that says
// what the specification wants and what to write instead. Refuses no legal text: what is not known here (the
// inside of a component, what a base class brings, a function of another file) says nothing.

#include "core/engine/modelica/parse/parser.h"

namespace rigor::modelica {

/// Signs and words of the text itself, not of the libraries behind it: empty statements, an import outside of
/// a class, escapes in texts, a missing ; behind an annotation.
void checkStrictWriting(const Source& source, Problems& problems);

/// Every class that the text itself declares, each with the names it sees; classes that nobody has looked
/// into yet are read.
void checkStrict(Parser& parser, ParsedText& text, Problems& problems);

} // namespace rigor::modelica

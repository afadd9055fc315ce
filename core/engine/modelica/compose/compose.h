#pragma once
// A model made of components -> one flat list of variables and equations (Modelica 3.6, chapters 5, 7, 9):
// inertia.phi beside inertia.J, every equation with the names that its component has in the whole, and for
// every set of connectors what their connection means. A model without components passes as it is.
//
// Understood: models, blocks, records, connectors (flow and potential), types, packages, functions of the
// text; extends, modifications, conditional components, arrays of components (one dimension), inner and
// outer, enumerations, constants of packages. Refused by name: redeclare, stream and expandable connectors.

#include "core/engine/modelica/parse/parser.h"

namespace rigor::modelica {

struct Composed {
    ModelText model;
    /// Classes that the text lacks, each the names that would do, nearest first: a library may have them.
    std::vector<std::vector<std::string>> missing;
};

/// parser: the one that read `text`; what nobody has looked into yet it reads now.
Composed compose(Parser& parser, ParsedText& text, Problems& problems);

} // namespace rigor::modelica

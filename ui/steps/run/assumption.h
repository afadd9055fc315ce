#pragma once
// What explains the rest of a fit, taken into the study: an offset, gain or delay of a sensor among the
// unknowns, other columns, other starts of the records.

#include "ui/document/document.h"

namespace rigor {

/// An OtherAssumption of core/methods/fit/result.h.
struct Assumed {
    std::string kind, of, with;
    double value = 0; ///< NaN = none
};

/// Changes the study; what was changed, "y_offset = 3.07", empty: it has no such output, or has it already.
QString assume(Study& study, const Document& document, const Assumed& assumed);

} // namespace rigor

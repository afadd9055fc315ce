#pragma once
// The answer of a filter run: estimates, diagnostics, warnings, tables.

#include "core/methods/filter/filter_tables.h"

namespace rigor {

void describeFilter(Result& result, const FilterFindings& findings, const FilterOptions& options,
                    bool cancelled);

} // namespace rigor

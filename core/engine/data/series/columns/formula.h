#pragma once
// Columns computed row by row by an expression of the model language over other columns, "F - F_0",
// "(p - 0.12)*1.02", "U*I"; a name with blanks or signs stands between ', "'force N'/2". Numbers are taken as
// they stand in the columns; the unit follows from the formula:
//     a product of powers     U*I in V and A is V.A
//     a linear combination    of columns in one unit, with constants: that unit; of °C and °F the differences
//                             are K, and T + 273.15 too
// Anything else - the sine of a column in deg, kN + N - has no unit that can be told and is refused, unless
// the study states one ([data.units]).

#include "core/engine/tape/tape.h"

#include <span>
#include <string>
#include <vector>

namespace rigor {

/// The columns that a formula names, each once, in the order in which they stand there.
std::vector<std::string> columnsOfFormula(const std::string& text);

/// One output over columnsOfFormula(text). Throws Error: no column, or the sentence of the model language.
TapePtr compileFormula(const std::string& text);

/// units: of the columns, "" = none. Throws Error where none can be told.
std::string unitOfFormula(const Tape& formula, std::span<const std::string> columns,
                          std::span<const std::string> units);

} // namespace rigor

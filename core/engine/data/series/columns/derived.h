#pragma once
// Columns computed from measured ones before they mean anything to a model: averages over repeated series and
// the history of a load, which a model with memory needs as inputs. A study writes them as texts:
//
//     [data.derived]
//     force = "mean of force_N by step"
//     previous = "previous of force within series in order of step"
//     net = "force - 2.1"                                             (series/columns/formula.h)
//
// Rules, for the values q(1), q(2), ... of one series (the rows with the same value in the column behind
// `within`, or all rows; in the order of the numbers behind `in order of`, or else of the file; rows without
// a value or a place are skipped and have none):
//     mean             of the rows with the same value in the column behind `by`
//     previous         q(t-1), and q(1) at the first row
//     direction        1 where q(t) >= q(t-1) and at the first row, else -1
//     turning minimum  q_min of the last reversals: min(q, q_min) while q rises, q while it falls
//     turning maximum  q_max: q while q rises, max(q, q_max) while it falls; both start at q(1)
//     detrended        q less the straight line through q of least squares over the column behind `in order
//     of`,
//                      or over the count of the rows: for a model of small motions about a working point,
//                      whose inputs then need the same
// Turning minimum and maximum are the memory of a Preisach operator as in Gally et al., section 6 (which
// prints min in the last case; that would erase the memory and is taken as a misprint).

#include "core/engine/data/recipe.h"
#include "core/engine/data/table.h"

namespace rigor {

struct DerivedColumn {
    std::string rule;                       ///< one of derivedRules(), or "" = a formula
    std::string source;                     ///< column, or the formula
    std::string by;                         ///< column behind by or within, "" = none
    std::string order;                      ///< column behind "in order of", "" = the file's
    std::vector<std::string> needs() const; ///< these columns
};
const std::vector<std::string>& derivedRules();

/// From its text; throws Error with what is expected otherwise.
DerivedColumn derivedColumn(const std::string& text);

/// Appends the derived columns of the recipe to the table, each after those it needs. Throws Error (file): a
/// column that is not there (nearest name) or there already, no numbers, columns that need each other.
void addDerivedColumns(Table& table, const DataRecipe& recipe, const std::string& file);

/// Appends the times that the recipe's sample time gives the rows, and names them in it; nothing without one.
/// Throws Error (file): the recipe names a column of time too.
void addSampleTime(Table& table, DataRecipe& recipe, const std::string& file);

/// What a study does with a column beside its meaning for the model: the derived columns that need it, and
/// the inputs it is mapped to, which a candidate model may have where the study's own has not.
struct OtherUses {
    std::vector<std::string> derived, inputs;
    bool any() const { return !derived.empty() || !inputs.empty(); }
};
OtherUses otherUsesOf(const DataRecipe& recipe, const std::string& column);

} // namespace rigor

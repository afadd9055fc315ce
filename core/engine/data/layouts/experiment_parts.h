#pragma once
// Pieces that both layouts of a data set need: codes, the columns in use in model units, lines and marked
// cells. Used by dataset.cpp and signals_layout.cpp only.

#include "core/engine/data/dataset.h"
#include "core/engine/data/mapping.h"
#include "core/foundation/base/translate.h"

#include <set>

namespace rigor {

/// Sets the parameters that the text of a coded column stands for. Throws Error (file, line, the known
/// codes).
void applyCodes(const DataRecipe& recipe, const Table& table, std::size_t row, const std::string& file,
                Experiment& experiment);
/// Throws Error if a coded column holds no texts or a code sets what is no parameter.
void checkCodes(const DataRecipe& recipe, const Table& table, const Model& model, const std::string& file);

/// A measurement without values, with what the recipe states about its sensor, in the unit of the model's
/// output or, where the model states none, of the column. Throws Error naming the key for another dimension.
Measurement measurementOf(const DataRecipe& recipe, const ColumnUse& use);

/// A column in use with its values in model units.
struct MappedSeries {
    const ColumnUse* use;
    std::vector<double> values;
};
std::vector<MappedSeries> allSeriesOf(const Table& table, const std::vector<ColumnUse>& uses,
                                      const std::string& file);

/// Lines of this file whose cell in a column was marked as an outlier; the marks name files by their path.
std::set<std::size_t> markedLines(const DataRecipe& recipe, const std::string& file,
                                  const std::string& column);
bool inLines(const Preparation& preparation, std::size_t line);
void reportLines(const Preparation& preparation, std::size_t left, const std::string& file,
                 Messages& warnings);

} // namespace rigor

#pragma once
// The unknowns as rows of the table: one each, but the control points of a characteristic curve, which are
// searched alike, are one row with one picture.

#include "core/engine/model/curves.h"
#include "core/study/study.h"

#include <set>

namespace rigor {

struct UnknownRow {
    std::string name;                 ///< of the unknown, or of the curve: "y"
    std::size_t first = 0, count = 1; ///< of the study's unknowns
    std::optional<ModelCurve> curve;
    std::string apartOf; ///< of a point: the curve whose points the user wants one by one
    /// Of the study's dependence: a row "x1 ~ x2" of no unknown of its own (count 0), after all others.
    std::optional<std::size_t> pair = {};

    bool holds(std::size_t unknown) const { return unknown >= first && unknown < first + count; }
};

/// curves: of the model. apart: names of those whose points the user wants one by one. A point with anything
/// of its own but start and range (a prior, a logarithm, a number per experiment, an expression) keeps its
/// curve apart too.
std::vector<UnknownRow> unknownRows(const Study& study, const std::vector<ModelCurve>& curves,
                                    const Model* model, const std::set<std::string>& apart);

} // namespace rigor

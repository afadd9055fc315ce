#pragma once
// What the parts of a presentation are made from (present.cpp).

#include "core/methods/inverse_uncertainty/present/figures.h"
#include "core/presentation/presentation.h"

#include <memory>

namespace rigor::inverse {

struct Shown {
    const Result& head;
    std::shared_ptr<const InverseUncertaintyResult> result;
    std::shared_ptr<const InverseFigures> figures;
};

inline constexpr std::size_t kSearchPage = 2;
std::vector<view::Page> pagesOf(const Shown& shown);
std::vector<view::FactGroup> factsOf(const Shown& shown);
/// Densities, predictions, sample sizes, search, Sobol indices, all experiments: each where it has something.
std::vector<PaperSection> sectionsOf(const Shown& shown);

} // namespace rigor::inverse

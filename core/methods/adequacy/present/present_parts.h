#pragma once
// What the parts of a presentation are made from (present.cpp).

#include "core/methods/adequacy/present/figures.h"
#include "core/methods/estimate_text.h"
#include "core/presentation/presentation.h"

namespace rigor::adequacy {

struct Shown {
    const Result& head;
    std::shared_ptr<const AdequacyResult> result;
    std::shared_ptr<const AdequacyFigures> figures;
    std::string captionOf(const char* table) const; ///< as it is stored; "" without the table
};

/// What the keys of the page are of.
inline constexpr const char *kAboutSplits = "split", *kAboutSets = "set";
std::string splitKey(const SplitResult& split);
/// The one that is selected, at first the first; null without splits.
const SplitResult* selectedSplit(const AdequacyResult& result, const view::PageChoice& choice);

/// How regions are drawn: what the reader sets, and the drawing that follows from it.
std::vector<view::Setting> regionSettings(const AdequacyFigures& figures);
RegionDrawing drawingOf(const AdequacyFigures& figures, const view::PageChoice& choice);
/// Whose estimate is shown, where the run has several; at first one that is not rejected.
view::Setting modelSetting(const AdequacyResult& result);
std::string shownModel(const AdequacyResult& result, const view::PageChoice& choice);

/// The estimate in row r of a table, with its marginal or its joint interval.
Estimate estimateIn(const EstimatesTable& table, std::size_t r, bool joint, bool atBound = false);
/// That of a model (kRejected, ...) in words.
std::string verdictInWords(const std::string& verdict);

/// One set of sensors for people.
struct SensorSetView {
    bool chosen = false;
    /// Criteria over those of the chosen set, smaller is better; NaN where the set does not determine the
    /// unknowns or no set is chosen. `a` has the units of the covariance, which only D is free of.
    double a = kNaN, d = kNaN, e = kNaN, modifiedE = kNaN;
    std::string words; ///< "chosen, best for A, D and E", "k7 1.9 times wider", "not determined"
};
/// In the order of the result.
std::vector<SensorSetView> sensorSetViews(const AdequacyResult& result);
/// Key of the chosen set; "" = there is none.
std::string chosenSet(const AdequacyResult& result);

std::vector<view::Page> pagesOf(const Shown& shown);
/// Pages that question the data and the picture of the ellipsoid, and what to measure next.
std::vector<view::Page> checkPagesOf(const Shown& shown);
std::string trajectoriesTitle(); ///< of one of them
std::vector<view::FactGroup> factsOf(const Shown& shown);
view::FactGroup selectedFacts(const AdequacyFigures& figures, const view::PageChoice& choice);
inline constexpr const char* kPlace = "estimate"; ///< of all sections of the report
std::vector<PaperSection> sectionsOf(const Shown& shown);
/// Coverage, profiles, what to measure next.
std::vector<PaperSection> checkSectionsOf(const Shown& shown);
/// A section of one figure; none without panels.
std::optional<PaperSection> figureSection(const std::string& title, const std::string& name,
                                          std::vector<FigurePanel> panels, std::size_t columns,
                                          const std::string& caption);
/// "A [(N/m)²]"; the words alone where there is no unit.
std::string headWithUnit(const std::string& words, const std::string& unit);

} // namespace rigor::adequacy

#pragma once
// The figures of model adequacy, from its result alone (tables ellipses, trajectories, quantiles, profile,
// next_experiment). Used by the report and the result page alike. Missing tables give empty lists; nothing
// throws.

#include "core/foundation/message/number_text.h"
#include "core/methods/result.h"
#include "core/presentation/figure.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace rigor {

class AdequacyFigures {
  public:
    /// Bound to the result, which must outlive it.
    explicit AdequacyFigures(const Result& result);

    /// Models and splits in the order of the table, each once.
    const std::vector<std::string>& models() const { return models_; }
    const std::vector<std::string>& splits() const { return splits_; }
    /// Unit in which an unknown is shown.
    DisplayUnit unitOf(const std::string& unknown) const;

    /// The ellipsoid of the estimate for every pair of unknowns: projection, cut and the estimate itself.
    std::vector<FigurePanel> ellipsoidPanels() const;
    /// The ellipsoid of three unknowns in space, as the page of the window draws it. Nothing for any other
    /// number, or if it is not determined.
    std::optional<FigurePanel> solidPanel() const;
    /// Ellipses of the two sides of one split under one model, of the first pair of unknowns, with the
    /// verdict as note.
    FigurePanel splitPanel(const std::string& model, const std::string& split) const;
    /// One panel per output: measured means and the models over the input that varies most.
    std::vector<FigurePanel> trajectoryPanels() const;
    /// Ordered differences of repeated series against normal quantiles, one panel per sensor.
    std::vector<FigurePanel> quantilePanels() const;
    /// Rise of 2 f over each unknown.
    std::vector<FigurePanel> profilePanels() const;
    /// Gain of the criterion over the candidates.
    std::vector<FigurePanel> nextPanels() const;

  private:
    const ResultColumn* column(const ResultTable* table, const std::string& name) const;

    const Result& result_;
    std::vector<std::string> models_, splits_;
    std::map<std::string, DisplayUnit> units_;
};

} // namespace rigor

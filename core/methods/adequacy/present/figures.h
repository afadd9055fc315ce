#pragma once
// The figures of model adequacy, from its result alone. What is missing gives empty panels and lists; nothing
// throws.

#include "core/foundation/message/number_text.h"
#include "core/methods/adequacy/region/regions.h"
#include "core/presentation/ellipsoid_solid.h"

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace rigor {

class AdequacyFigures {
  public:
    AdequacyFigures(std::shared_ptr<const AdequacyResult> result, std::vector<Estimate> unknowns);

    const AdequacyResult& result() const { return *result_; }
    const std::vector<Estimate>& unknowns() const { return unknowns_; }
    /// Models and splits in the order of the result, each once.
    const std::vector<std::string>& models() const { return models_; }
    const std::vector<std::string>& splits() const { return splits_; }
    /// Null where the model was not split so.
    const adequacy::SplitResult* split(const std::string& model, const std::string& split) const;
    /// Pairs (first, second) of unknowns, first < second.
    std::vector<std::pair<std::size_t, std::size_t>> pairs() const;
    /// Unit in which an unknown is shown.
    DisplayUnit unitOf(const std::string& unknown) const;
    /// One side of a split of a model. Nothing without an estimate.
    std::optional<RegionSource> sideSource(const adequacy::SplitResult& split, bool validation,
                                           bool secondOrder) const;

    /// The ellipsoid of the estimate at the level of the run, for every pair of unknowns.
    std::vector<FigurePanel> ellipsoidPanels() const;
    /// The ellipsoid of three unknowns in space, and what stands beside its axes: names and joint intervals,
    /// in lines. Nothing for any other number, or if it is not determined.
    struct Solid {
        EllipsoidSolid shape;
        std::array<std::vector<std::string>, 3> axes;
    };
    std::optional<Solid> solid(const RegionDrawing& drawing) const;
    std::optional<FigurePanel> solidPanel() const;
    /// Ellipses of the two sides of one split under one model, of the first pair of unknowns, with the
    /// verdict as note.
    FigurePanel splitPanel(const std::string& model, const std::string& split) const;
    /// Two panels per output: measured means and the models over the input that varies most; the residuals.
    std::vector<FigurePanel> trajectoryPanels() const;
    /// Ordered differences of repeated series against normal quantiles, one panel per sensor.
    std::vector<FigurePanel> quantilePanels() const;
    /// Rise of 2 f over each unknown.
    std::vector<FigurePanel> profilePanels() const;
    /// Gain of the criterion over the candidates; no series without them.
    FigurePanel nextPanel() const;

    /// Estimates and intervals of one unknown on both sides of a split, for every model.
    FigurePanel splitIntervals(const std::string& split, const RegionDrawing& drawing) const;
    /// Estimates and regions of the models in one split; calibration solid and filled, validation dashed and
    /// hollow, in the colour of the model.
    FigurePanel splitRegions(const std::string& split, const RegionDrawing& drawing) const;
    /// The region of the run's estimate, its cut where there are more than two unknowns, and the refits.
    FigurePanel estimateRegions(const RegionDrawing& drawing) const;
    /// Regions of sets of sensors by their names, the first one filled.
    FigurePanel sensorSetRegions(const std::vector<std::string>& sets, const RegionDrawing& drawing) const;

  private:
    FigurePanel pairPanel(const RegionDrawing& drawing) const;
    RegionStyle styleFor(const RegionDrawing& drawing, SeriesRole role, std::string name) const;
    bool drawable(const RegionDrawing& drawing) const;
    std::vector<std::string> names() const;

    std::shared_ptr<const AdequacyResult> result_;
    std::vector<Estimate> unknowns_;
    std::vector<std::string> models_, splits_;
};

} // namespace rigor

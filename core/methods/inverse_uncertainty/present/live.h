#pragma once
// The outputs of all experiments while a hand moves the distribution of the unknowns: densities and log L at
// one alpha, on response surfaces (milliseconds) or, where there are none yet, by simulation; and what the
// surfaces are worth there.

#include "core/methods/inverse_uncertainty/likelihood/surface_check.h"

namespace rigor {

/// The output of one experiment at the alpha of a frame. Unit of the output.
struct LiveOutput {
    std::string problem;         ///< clause why there is no density, or why it is weaker than asked; "" = ok
    double from = 0, to = 0;     ///< of the curve
    std::vector<double> density; ///< at kCurvePoints equally spaced points of from .. to; empty = none
    double mean = 0, standardDeviation = 0;
    double measured = std::numeric_limits<double>::quiet_NaN(); ///< NaN = not measured
    double logL = std::numeric_limits<double>::quiet_NaN();     ///< at `measured`

    static constexpr int kCurvePoints = 49;
    static constexpr double kCurveDeviations = 3.5; ///< the curve covers the mean plus or minus so many
    /// Whether `measured` lies outside the central 95 % of the density.
    bool inTails() const;
};

struct LiveFrame {
    bool complete = false;           ///< false if stopped
    bool onSurfaces = false;         ///< else all was simulated
    std::vector<LiveOutput> outputs; ///< E
    double logLikelihood = 0;        ///< of the measured ones
    Eigen::Index measured = 0, inTails = 0;
};

/// The same unknowns without the dependence of this pair.
Dependence withoutPair(Dependence dependence, std::size_t pair);

/// A problem of the inverse uncertainty identification, ready to be asked. Immutable: frames, a build and a
/// check may be asked for at the same time from several threads.
class LiveModel {
  public:
    /// Throws Error where the method itself would.
    LiveModel(std::shared_ptr<const Problem> problem, const InverseUncertaintyOptions& options);
    LiveModel(const LiveModel&) = delete; ///< holds references to its own members
    LiveModel& operator=(const LiveModel&) = delete;

    const Problem& problem() const { return *problem_; }
    const ForwardModel& forward() const { return forward_; }
    const std::vector<std::string>& labels() const { return labels_; }

    /// Why no surfaces can be built over the boxes of these unknowns: a whole clause, "" = they can.
    static std::string whyNoSurfaces(const std::vector<Unknown>& unknowns);
    /// Whether the surfaces answer everywhere in the boxes of these unknowns.
    static bool covers(const ResponseSurfaces& surfaces, const std::vector<Unknown>& unknowns);
    /// Over the boxes of the unknowns; nullptr if stopped. Throws Error if none can be built.
    std::shared_ptr<const ResponseSurfaces> build(const std::vector<Unknown>& unknowns,
                                                  const Progress& progress) const;

    /// At the start values of these unknowns, which are those of the problem with other shapes or boxes.
    /// `surfaces` may be null; they are used where they cover the boxes. Throws Error if the distribution is
    /// not admissible.
    LiveFrame frame(const std::vector<Unknown>& unknowns, const ResponseSurfaces* surfaces,
                    const Progress& progress) const {
        return frame(unknowns, problem_->dependence, surfaces, progress);
    }
    /// With this dependence in place of that of the problem.
    LiveFrame frame(const std::vector<Unknown>& unknowns, const Dependence& dependence,
                    const ResponseSurfaces* surfaces, const Progress& progress) const;
    /// log L of all experiments over the search range of a pair, everything else as it is: `points` values of
    /// its number, NaN where there is none. Empty if stopped.
    struct PairProfile {
        std::vector<double> number, logL;
    };
    PairProfile profile(const std::vector<Unknown>& unknowns, const Dependence& dependence, std::size_t pair,
                        const ResponseSurfaces& surfaces, int points, const Progress& progress) const;
    /// Simulates there and refines. Throws Error if the distribution is not admissible.
    SurfaceCheck check(const std::vector<Unknown>& unknowns, std::shared_ptr<const ResponseSurfaces> surfaces,
                       const Progress& progress) const {
        return check(unknowns, problem_->dependence, std::move(surfaces), progress);
    }
    SurfaceCheck check(const std::vector<Unknown>& unknowns, const Dependence& dependence,
                       std::shared_ptr<const ResponseSurfaces> surfaces, const Progress& progress) const;

  private:
    InputModel inputsOf(const std::vector<Unknown>& unknowns, const Dependence& dependence) const;

    std::shared_ptr<const Problem> problem_;
    InverseUncertaintyOptions options_;
    InputModel inputs_;
    ForwardModel forward_;
    Likelihood likelihood_;
    std::vector<std::string> labels_;
};

} // namespace rigor

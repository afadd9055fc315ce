#pragma once
// Response surfaces: the forward model Y(l; x) of every experiment interpolated over the feasible box, so
// that a likelihood costs microseconds instead of simulations.
//
// Up to four unknowns the box of an experiment is bisected, along the direction in which it is roughest, into
// cells until the polynomial of each cell (chebyshev.h) is accurate: friction and end stops give Y kinks,
// which a polynomial over the whole box would smear everywhere. Halves keep the values that their cell has on
// the faces they share with it. Cells in more directions would take too many simulations: from kManyUnknowns
// on a surface is one sparse polynomial over the box (sparse_surfaces.cpp), whose terms and simulations
// become more until its leave-one-out error is small enough. The error is measured at points no polynomial
// was fitted to. An experiment that gives no value somewhere in the box, or whose surface misses those points
// (a jump, more structure than the simulations allowed can follow), has no surface: it is simulated whenever
// it is asked for, and named.

#include "core/foundation/base/translate.h"
#include "core/foundation/curve/chebyshev.h"
#include "core/foundation/stats/sparse_expansion.h"
#include "core/methods/inverse_uncertainty/likelihood/forward.h"
#include "core/methods/inverse_uncertainty/options.h"

#include <memory>
#include <optional>

namespace rigor {

constexpr const char* kBuildingSurfaces = "building response surfaces"; ///< phase
constexpr const char* kSurfaceWithoutValue =                            /// reason why there is none
    translatable("Method", "the model gives no value in part of the feasible box");

struct SurfaceOptions {
    double tolerance = 4e-4; ///< of the estimated error of a cell, relative to the output's range in the box
    int order = 4;           ///< of the polynomials, per unknown
    Eigen::Index mostNodes = 6000; ///< simulations that build the surface of one experiment, at most
    Eigen::Index mostMore = 6000;  ///< that refinements may add to them
    int mostHalvings = 14;         ///< of the box along one unknown
    double trusted = 5e-3; ///< root mean square error at the check points, relative to the output's range
    Eigen::Index checkPoints = 64; ///< Latin hypercube, shared by all experiments
};

/// The surface of one experiment: a binary tree of cells, whose leaves hold polynomials; or a sparse
/// polynomial.
struct ResponseSurface {
    struct Cell {
        ChebyshevGrid grid;
        Eigen::VectorXd values;       ///< of the output at the points of the grid; NaN = not simulated yet
        Eigen::VectorXd coefficients; ///< of the output
        Eigen::VectorXd tails;        ///< per unknown, unit of the output
        std::vector<int> halvings;    ///< per unknown, from the box
    };
    /// What a cell became; apart from the cells, so that the way down to a leaf touches little memory.
    struct Branch {
        double middle = 0; ///< where it was halved
        int along = -1;    ///< -1 = leaf
        int children = -1; ///< index of the lower half; the upper half follows it
    };
    std::vector<Cell> cells;                       ///< the first is the box; empty = no surface
    std::vector<Branch> branches;                  ///< of each cell
    std::shared_ptr<const SparseExpansion> sparse; ///< of many unknowns instead of cells; null = none
    Eigen::Index column = 0;                       ///< which of its outputs this is
    double leaveOneOut = 0; ///< of it over the box, before refinements: root mean square, unit of the output
    Eigen::Index nodes = 0; ///< simulations made for it
    double least = std::numeric_limits<double>::infinity(), most = -least; ///< of the output at the nodes
    double error = 0;    ///< largest at the check points, unit of the output
    double rmsError = 0; ///< likewise
    Message problem;     ///< a clause: why there is none

    bool usable() const { return sparse || !cells.empty(); }
    double range() const { return most - least; }
    /// `tolerance` of the range, but no less than rounding leaves; unit of the output.
    double allowance(double tolerance) const;
    /// From now on there is none, for this reason.
    void drop(const Message& reason);
    /// Index of the leaf that holds x.
    std::size_t leafAt(const Eigen::Ref<const Eigen::VectorXd>& x) const;
    double at(const Eigen::Ref<const Eigen::VectorXd>& x) const;
};

/// Immutable. Keeps a reference of `forward`.
class ResponseSurfaces : public Responses {
  public:
    static constexpr Eigen::Index kMostUnknowns = 10;
    /// Simulations per experiment that the first sparse polynomials are made of; then twice as many each
    /// time.
    static constexpr Eigen::Index kLeastSparse = 256;

    /// Why no surfaces can be built over this box: a whole clause, "" = they can.
    static Message unmet(const Eigen::VectorXd& lower, const Eigen::VectorXd& upper);
    /// Simulates. Throws Error if unmet() has something to say or the order cannot be evaluated. nullptr if
    /// stopped. done and total of the events count simulations; the total is an estimate that follows the
    /// cells still to be halved.
    static std::shared_ptr<const ResponseSurfaces>
    build(const ForwardModel& forward, const Eigen::VectorXd& lower, const Eigen::VectorXd& upper,
          const SurfaceOptions& options, int threads, std::uint64_t seed, const Progress& progress);
    /// The same, made accurate at samples (n x S) of which simulations gave `values` (S x E): cells of these
    /// experiments are halved until the surface is as near to the values there as `tolerance` times the
    /// output's range in the box, or their halvings or simulations (mostMore) are used up; of
    /// sparse ones the places weigh more. An experiment
    /// without a value there loses its surface. nullptr if stopped.
    std::shared_ptr<const ResponseSurfaces> refinedAt(const std::vector<Eigen::Index>& experiments,
                                                      const Eigen::MatrixXd& samples,
                                                      const Eigen::MatrixXd& values, double tolerance,
                                                      const Progress& progress) const;
    /// The same; these experiments are simulated from now on, for this reason (a clause).
    std::shared_ptr<const ResponseSurfaces> without(const std::vector<Eigen::Index>& experiments,
                                                    const Message& reason) const;

    const Eigen::VectorXd& lower() const { return lower_; } ///< of the box
    const Eigen::VectorXd& upper() const { return upper_; }
    /// Experiments that are simulated because they have no surface.
    Eigen::Index simulatedDirectly() const;
    /// Of sparse surfaces: the largest leave-one-out error, part of the output's range; nullopt without any.
    std::optional<double> leaveOneOut() const;
    const std::vector<ResponseSurface>& surfaces() const { return surfaces_; }
    Eigen::Index experiments() const override { return forward_.experiments(); }
    const Variable& output() const override { return forward_.output(); }
    /// Samples outside the box are simulated.
    ForwardValues run(const Eigen::MatrixXd& samples, const Progress& progress, ProgressEvent event = {},
                      const std::vector<Eigen::Index>& only = {}) const override;
    /// Of sparse surfaces of all experiments and independent inputs whose nodes lie in the box.
    Eigen::MatrixXd expansions(const JointDistribution& inputs, const Propagator& propagator) const override;
    long long simulations() const override { return forward_.simulations(); }
    long long failures() const override { return forward_.failures(); }

  private:
    struct Leaf {
        Eigen::Index experiment;
        std::size_t cell;
    };
    ResponseSurfaces(const ForwardModel& forward, const SurfaceOptions& options, int threads)
        : forward_(forward), options_(options), threads_(threads) {}
    /// Leaves rougher than the tolerance that may still be halved, the roughest of an experiment first.
    std::vector<Leaf> roughLeaves() const;
    /// False if stopped.
    bool halve(const std::vector<Leaf>& leaves, const Progress& progress);
    bool fit(const std::vector<Leaf>& fresh, const Progress& progress);
    void measureErrors();
    void dropWhatMisses();
    bool many() const { return lower_.size() >= static_cast<Eigen::Index>(kManyUnknowns); }
    Eigen::MatrixXd inUnits(const Eigen::MatrixXd& samples) const; ///< -1 .. 1 over the box
    /// False if stopped, as fitTogether() and evaluateSparse().
    bool buildSparse(std::uint64_t seed, const Progress& progress);
    void addToDesign(const Eigen::MatrixXd& samples, const Eigen::MatrixXd& values, double weight);
    bool fitTogether(const std::vector<Eigen::Index>& list, const Progress& progress);
    std::shared_ptr<const ResponseSurfaces> sparseRefinedAt(const std::vector<Eigen::Index>& list,
                                                            const Eigen::MatrixXd& samples,
                                                            const Eigen::MatrixXd& values, double tolerance,
                                                            const Progress& progress) const;
    /// Experiments by what they were fitted with.
    using Groups = std::vector<std::pair<const SparseExpansion*, std::vector<Eigen::Index>>>;
    Groups groupsOf(const std::vector<Eigen::Index>& asked) const;
    bool evaluateSparse(const Eigen::MatrixXd& samples, const std::vector<Eigen::Index>& asked,
                        const Progress& progress, Eigen::MatrixXd& values) const;

    const ForwardModel& forward_;
    SurfaceOptions options_;
    int threads_;
    Eigen::VectorXd lower_, upper_;
    Eigen::MatrixXd checkPoints_, checkValues_; ///< n x C; C x E
    std::vector<ResponseSurface> surfaces_;
    /// What the sparse polynomials are fitted to.
    struct Design {
        Eigen::MatrixXd points; ///< n x N, -1 .. 1 over the box
        Eigen::MatrixXd values; ///< N x E; NaN = not simulated, or no value
        Eigen::VectorXd weights;
    };
    Design design_;
};

} // namespace rigor

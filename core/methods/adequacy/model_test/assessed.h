#pragma once
// Everything one run has found, before it is written down as a result (result.h).

#include "core/foundation/base/translate.h"
#include "core/foundation/linalg/covariance.h"
#include "core/foundation/linalg/ellipsoid.h"
#include "core/methods/adequacy/design/next_experiment.h"
#include "core/methods/adequacy/design/sequential_design.h"
#include "core/methods/adequacy/model_test/consistency.h"
#include "core/methods/adequacy/model_test/repeatability.h"
#include "core/methods/adequacy/options.h"
#include "core/methods/adequacy/region/contour_check.h"
#include "core/methods/adequacy/region/coverage.h"
#include "core/methods/adequacy/region/profile.h"
#include "core/methods/adequacy/result.h"
#include "core/methods/adequacy/selection/sets/sensor_sets.h"

namespace rigor {

/// One candidate fitted to all experiments of the splits: its estimate, and the picture of the models over
/// the data.
struct ModelTrajectory {
    std::string model;
    FitData data;
    PointFit fit;
    FitCovariance covariance;
    Message why; ///< why it determines no unknowns; "" if it does
    GoodnessOfFit quality;
};

struct Assessed {
    FitData data; ///< of the estimate
    SensorSets sets;
    PointFit fit;              ///< with the chosen sensors
    FitCovariance covariance;  ///< of it
    GoodnessOfFit quality;     ///< of it
    bool determined = false;   ///< region, intervals and all below exist
    Ellipsoid region;          ///< at the level of the options
    std::string chosenSensors; ///< "D_y, F_x"
    ContourCheck contour;      ///< of the region
    std::vector<Repeatability> repeatability;
    std::vector<SensorScatter> scatter; ///< of repeated series, or of whatever was measured again
    std::vector<SplitTest> tests;
    std::vector<ModelVerdict> verdicts;
    std::vector<ModelTrajectory> trajectories;
    std::optional<Coverage> coverage;
    std::vector<Profile> profiles;
    std::optional<ProposedExperiments> next;
    std::optional<NextSeries> series;
    std::vector<PlannedSensor> planned;
    Messages qualityWarnings, warnings;
    bool cancelled = false;
    long long simulations = 0, failures = 0;
};

/// What was asked.
struct AssessedStudy {
    const Problem& problem;
    const AdequacyOptions& options;
    const std::vector<std::string>& unknowns; ///< names
    std::vector<std::string> units;           ///< of the unknowns
};

/// Scatter of one sensor; null = it was not judged.
const SensorScatter* scatterOf(const Assessed& assessed, const std::string& sensor);
/// The model of the estimates as its verdict names it.
std::string ownModel(const Problem& problem);
/// Its verdict; null = it was not tested by splits.
const ModelVerdict* verdictOn(const Assessed& assessed, const std::string& model);
/// Whether the model is called wrong, by its splits or by its fits.
bool isRejected(const Assessed& assessed, const std::string& model);
/// Candidates that the data reject in nothing, in their order, with an estimate.
std::vector<const ModelTrajectory*> acceptedModels(const Assessed& assessed);

/// All candidates with an estimate, the accepted ones first.
std::vector<const ModelTrajectory*> modelsInOrder(const Assessed& assessed);

/// A linearised interval of an unknown, as far as it was searched.
std::pair<double, double> withinSearch(const AssessedStudy& study, std::size_t unknown, double lower,
                                       double upper);

/// One per unknown: value, standard error, marginal interval.
std::vector<Estimate> adequacyEstimates(const AssessedStudy& study, const Assessed& assessed);
/// Where the model of the estimates is rejected: the estimates of those that are not; else none.
Messages wordsOnEstimates(const AssessedStudy& study, const Assessed& assessed);

/// Of the criterion A, D, E or ME: A and E add variances, D multiplies them, ME is a ratio. "": none, or, of
/// all but D, the unknowns have different ones.
std::string criterionUnit(const AssessedStudy& study, const std::string& criterion);

namespace adequacy {

/// To be written down.
AdequacyResult resultOf(const AssessedStudy& study, const Assessed& assessed);
Tables tablesOf(const AssessedStudy& study, const Assessed& assessed);
/// Adds what to measure next.
void addDesignTables(Tables& tables, const AssessedStudy& study, const Assessed& assessed);

} // namespace adequacy

} // namespace rigor

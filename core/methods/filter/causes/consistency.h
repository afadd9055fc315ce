#pragma once
// May the filter be believed? Bar-Shalom, Li, Kirubarajan, Estimation with Applications to Tracking and
// Navigation (2001), section 5.4: if model, Q and R are right, the normalised innovations
//     e = chol(S)^-1 nu
// are independent standard normal numbers. Tested: their squares (NIS against the chi-squared band), their
// mean (bias), their share within the confidence bounds (coverage) and their autocorrelation (Ljung and Box
// 1978, Biometrika 65, 297).
//
// With tens of thousands of values every test finds a difference that matters to nobody, so the verdict asks
// how large it is: README.md of this folder states the limits.

#include "core/foundation/base/translate.h"
#include "core/methods/filter/kalman/filter_trajectory.h"
#include "core/methods/result/result.h"

namespace rigor {

enum class FilterVerdict {
    Consistent,
    Conservative,
    Overconfident,
    ModelWrong,
    SensorLost,
    StartOff,
    Outliers,
    SensorBiased,
    LostWay,
    NotJudged
};
/// "consistent", "conservative", "overconfident", "model-wrong", "sensor-lost", "start-off", "outliers",
/// "sensor-biased", "lost-way", "not-judged"
std::string toString(FilterVerdict verdict);

struct SensorConsistency {
    std::string output;
    int values = 0;
    double nis = std::numeric_limits<double>::quiet_NaN(); ///< mean of nu^2/S
    /// Band of a consistent filter.
    double nisLower = std::numeric_limits<double>::quiet_NaN(),
           nisUpper = std::numeric_limits<double>::quiet_NaN();
    // NaN = too few values to tell: of mean, variance and coverage none at all, of the others fewer than
    // twice the lags. Then the autocorrelation is empty.
    double mean = std::numeric_limits<double>::quiet_NaN();     ///< of e
    double variance = std::numeric_limits<double>::quiet_NaN(); ///< of e
    double coverage = std::numeric_limits<double>::quiet_NaN(); ///< share of |nu| within the bounds
    double ljungBox = std::numeric_limits<double>::quiet_NaN(); ///< statistic
    double ljungBoxP = std::numeric_limits<double>::quiet_NaN();
    double largestCorrelation = std::numeric_limits<double>::quiet_NaN(); ///< over the lags
    int lagsOutside = 0;                                                  ///< outside +-1.96/sqrt(n)
    double excess = 0; ///< part of the variance of e that is correlated over time, see README.md
    double rate = std::numeric_limits<double>::quiet_NaN(); ///< Hz, of the median time between two values
    std::vector<double> autocorrelation;                    ///< lags 0..
    /// What causes that were found say of the sensor, in place of its own innovations; "" = nothing.
    Message causeWords;
    int causeLevel = 0;
};

struct SensorGap {
    std::string output;
    double from = 0, to = 0; ///< s, last value before and first behind
    bool gated = false;      ///< values came, but the gate refused them
    bool toTheEnd = false;
};

struct Consistency {
    double from = 0; ///< s, judged from
    int updates = 0; ///< with all sensors
    // NaN = nothing lies in the part that is judged.
    double nisMean = std::numeric_limits<double>::quiet_NaN();
    double nisExpected = std::numeric_limits<double>::quiet_NaN(); ///< per update
    /// Band of the mean of a consistent filter.
    double nisLower = std::numeric_limits<double>::quiet_NaN(),
           nisUpper = std::numeric_limits<double>::quiet_NaN();
    double insideShare = std::numeric_limits<double>::quiet_NaN(); ///< of single NIS within their bounds
    double coverage = std::numeric_limits<double>::quiet_NaN();    ///< of all innovations
    double spread =
        std::numeric_limits<double>::quiet_NaN(); ///< of the mean NIS over 20 equal parts of the record
    std::vector<SensorConsistency> sensors;
    std::vector<SensorGap> gaps;
    long long rejected = 0;
    /// StartOff: the innovations are too large up to `settled` (s), with this mean NIS over its expectation,
    /// and as they should be from there on. NaN otherwise.
    double settled = std::numeric_limits<double>::quiet_NaN();
    double transientRatio = std::numeric_limits<double>::quiet_NaN();
    FilterVerdict verdict = FilterVerdict::NotJudged;
    RunVerdict words;
    bool isOneOf = false; ///< the verdict is one of several that the record does not tell apart
    /// Where a gate that was tried makes the record believable: which values, and what to do. Also for a
    /// filter that lost the system on its way.
    Message outlierWords;
    /// The same for sensors that stand still.
    Message stuckWords;
    /// Overconfident: whose bounds are too narrow, if it is not all.
    Message boundsWords;
};

/// Values of one sensor that a gate refuses.
struct SensorOutliers {
    std::string output, unit;
    long long count = 0;
    double time = 0, value = 0; ///< s and unit, of the first
    std::size_t line = 0;       ///< of the file, 0 = not known
};

/// Sets verdict and words from the numbers (verdict.cpp).
void decide(Consistency& consistency);
/// For a run that was cancelled before its cause was found: a verdict that blames the model or the noise
/// becomes "not judged".
void leaveOpen(Consistency& consistency);
/// The verdict without what sensors that were lost add to it.
FilterVerdict verdictOnInnovations(const Consistency& consistency);

/// What the innovations of one sensor say, in a few words; level 0: all is right, 1: worth a look, 2: wrong.
struct SensorWords {
    int level = 0;
    Message text;
};
SensorWords wordsOnSensor(const SensorConsistency& sensor);
/// Consistent, and so is every sensor alone; too few values are.
bool isAsItShouldBe(const Consistency& consistency);
/// Consistent or conservative, and no sensor's innovations are alike by half of what would make the model
/// wrong: what is left of a record may be shorter than the whole.
bool isClearlyBelievable(const Consistency& consistency);
/// Clearly believable, and no sensor that is too large hides behind one that is too small: what is left of
/// the record has no other cause.
bool isBelievableInEverySensor(const Consistency& consistency);

/// A number of the start that all data contradict.
struct StartOffset {
    std::string name, unit;
    std::string experiment;           ///< label, if there are several and it is a state
    std::size_t setup = 0;            ///< which of the setups states it
    Eigen::Index index = 0;           ///< of L
    double stated = 0, deviation = 0; ///< as the study has it
    double found = 0;                 ///< given all data (smoother)
    double offset() const { return std::abs(found - stated) / deviation; }
};
/// Those more than four standard deviations off, the furthest first: the states of every experiment, and the
/// unknowns, which start with the first. Empty without a smoothed trajectory.
std::vector<StartOffset> startOffsets(const std::vector<FilterSetup>& setups,
                                      const SmoothedTrajectory& smoothed);
/// "T", "T of experiment 2"
std::string nameOf(const StartOffset& offset);
/// Whether innovations are so large that the start may be why.
bool mayBeTheStart(const Consistency& consistency);
/// The verdict StartOff where the same record, filtered with the start as uncertain as it is off, is
/// believable (`wider`): it is the start, not the model.
void blameStart(Consistency& consistency, const Consistency& wider, const std::vector<StartOffset>& offsets);

/// Whether single values may be the reason that the filter is not believable: worth a try with a gate.
bool mayBeOutliers(const Consistency& consistency, const FilterTrajectory& trajectory);
/// The verdict Outliers where the same record without a few values, refused by a gate of `gate` standard
/// deviations, is believable (`gated`).
void blameOutliers(Consistency& consistency, const Consistency& gated, double gate,
                   const std::vector<SensorOutliers>& outliers);

/// While data stream in nothing is filtered twice: in place of the words that the model is wrong those that
/// it or what is stated of noise, bias or start is.
void doubtTheModelAlone(Consistency& consistency);
/// While data stream in: says beside a bad verdict that few values, at most 1 %,
/// lie beyond `gate` standard deviations, which a gate would not use.
void hintAtOutliers(Consistency& consistency, const FilterSetup& setup, const FilterTrajectory& trajectory,
                    double gate);

/// A sensor that gave one value for a time, to the last digit.
struct StuckSensor {
    std::string output, unit;
    double value = 0, from = 0, to = 0; ///< s
    bool toTheEnd = false;
};
/// The verdict SensorLost where the same record without what they gave meanwhile is believable (`without`).
void blameStuck(Consistency& consistency, const Consistency& without, const std::vector<StuckSensor>& stuck);

/// The verdict ModelWrong where nothing else explains the innovations; corrected: of the filter with what
/// explains most.
void blameModel(Consistency& consistency, const Consistency& corrected);
/// Where sensors gave nothing that was used, in a sentence.
Message wordsOnGaps(const Consistency& consistency);

/// The first row of the record that is judged.
Eigen::Index firstJudged(const FilterSetup& setup, const FilterOptions& options);
Consistency judge(const FilterSetup& setup, const FilterTrajectory& trajectory, const FilterOptions& options);

/// Per sensor the standard deviation that would explain the innovations, and the factor on all process
/// noise, to first order: what is offered (never applied) has been tried and mended by the filter's run.
/// Mehra 1970, IEEE Trans. Automatic Control 15, 175: R = C_0 - H P H'.
struct NoiseOffer {
    std::vector<double> sigma;                                       ///< per sensor, NaN = cannot be told
    double processFactor = std::numeric_limits<double>::quiet_NaN(); ///< on the standard deviations
};
NoiseOffer offerNoise(const FilterSetup& setup, const FilterTrajectory& trajectory,
                      const Consistency& consistency);

} // namespace rigor

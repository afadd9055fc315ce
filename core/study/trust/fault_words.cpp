// What a fault is called, and what one signature says of it.

#include "core/foundation/base/numbers.h"
#include "core/foundation/base/translate.h"
#include "core/foundation/message/number_text.h"
#include "core/presentation/display_name.h"
#include "core/study/trust/fault_diagnosis.h"

#include <cmath>

namespace rigor {

namespace {

/// "0.12 ± 0.03 N", without its sign.
std::string sizeOf(const SignatureEvidence& e) {
    const double scale = e.unit.empty() || e.unit == "1" ? 1 : displayUnit(e.unit, std::abs(e.size)).scale;
    const std::string unit =
        e.unit.empty() || e.unit == "1" ? "" : displayUnit(e.unit, std::abs(e.size)).text;
    const std::string number = withError(std::abs(e.size) * scale, e.error * scale);
    return unit.empty() || unit == kMissingText ? number : number + " " + unit;
}
std::string percentOf(const SignatureEvidence& e) {
    return withError(100 * std::abs(e.size), 100 * e.error) + " %";
}

struct UnitRatio {
    double ratio;
    const char* units;
};
/// Factors between units that are taken for each other.
constexpr UnitRatio kRatios[] = {{1.0197162, "at, bar"},
                                 {1.01325, "bar, atm"},
                                 {1.0332275, "at, atm"},
                                 {1.0138697, "PS, hp"},
                                 {1.0197162, "kgf, daN"},
                                 {9.80665, "N, kgf"},
                                 {4.4482216, "N, lbf"},
                                 {25.4, "mm, inch"},
                                 {3.2808399, "ft, m"},
                                 {57.29577951, "deg, rad"},
                                 {6.283185307, "rad, revolutions"},
                                 {9.549296586, "rpm, rad/s"},
                                 {60, "s, min"},
                                 {3.6, "km/h, m/s"},
                                 {1.8, "degF, K"},
                                 {10, "mm, cm"},
                                 {100, "cm, m"},
                                 {1000, "a factor of 1000"},
                                 {1e6, "a factor of 10^6"},
                                 {14.5037738, "psi, bar"},
                                 {0.7456999, "hp, kW"},
                                 {4.1868, "J, cal"}};

std::string unitsOf(const SignatureEvidence& e) {
    const double found = 1 + e.size;
    const UnitRatio* best = nullptr;
    double least = 2;
    for (const UnitRatio& one : kRatios)
        for (const double ratio : {one.ratio, 1 / one.ratio})
            if (const double off = std::abs(found - ratio) / e.error;
                off < least && e.error < 0.2 * std::abs(ratio - 1)) {
                least = off;
                best = &one;
            }
    return best ? best->units : "";
}

Message wordsOnClock(const SignatureEvidence& e) {
    const bool early = e.size > 0;
    if (!e.place.empty())
        return early ? filled(sentence("Trust", "the times of {} are {} too early"), wordsOf(e.place),
                              sizeOf(e))
                     : filled(sentence("Trust", "the times of {} are {} too late"), wordsOf(e.place),
                              sizeOf(e));
    if (!e.experiment.empty())
        return early ? filled(sentence("Trust", "all sensors of experiment {} have times {} too early"),
                              e.experiment, sizeOf(e))
                     : filled(sentence("Trust", "all sensors of experiment {} have times {} too late"),
                              e.experiment, sizeOf(e));
    return early
               ? filled(sentence("Trust", "all sensors have times {} too early beside the inputs"), sizeOf(e))
               : filled(sentence("Trust", "all sensors have times {} too late beside the inputs"), sizeOf(e));
}

Message wordsOnStart(const SignatureEvidence& e) {
    const bool above = e.size > 0;
    if (!e.experiment.empty())
        return above ? filled(sentence("Trust", "{} starts {} higher in experiment {}"), wordsOf(e.place),
                              sizeOf(e), e.experiment)
                     : filled(sentence("Trust", "{} starts {} lower in experiment {}"), wordsOf(e.place),
                              sizeOf(e), e.experiment);
    return above ? filled(sentence("Trust", "{} starts {} higher than the model says"), wordsOf(e.place),
                          sizeOf(e))
                 : filled(sentence("Trust", "{} starts {} lower than the model says"), wordsOf(e.place),
                          sizeOf(e));
}

Message wordsOnSpecimen(const SignatureEvidence& e) {
    if (e.place.empty())
        return filled(sentence("Trust", "experiment {} is of another specimen: its numbers are its own"),
                      e.experiment);
    return e.size > 0 ? filled(sentence("Trust", "{} is {} larger in experiment {} than in the others"),
                               estimateTitle(e.place), sizeOf(e), e.experiment)
                      : filled(sentence("Trust", "{} is {} smaller in experiment {} than in the others"),
                               estimateTitle(e.place), sizeOf(e), e.experiment);
}

Message wordsOnUnit(const SignatureEvidence& e) {
    const std::string factor = withError(1 + e.size, e.error), units = unitsOf(e);
    return units.empty()
               ? filled(sentence("Trust", "{} reads {} times what it should: another unit or calibration"),
                        wordsOf(e.place), factor)
               : filled(sentence("Trust", "{} reads {} times what it should, as if units were mistaken ({})"),
                        wordsOf(e.place), factor, units);
}

} // namespace

Message titleOf(FaultClass fault) {
    switch (fault) {
    case FaultClass::Bias:
        return translate("Trust", "a sensor is biased");
    case FaultClass::Clock:
        return translate("Trust", "a clock is off");
    case FaultClass::Start:
        return translate("Trust", "a start is another");
    case FaultClass::Model:
        return translate("Trust", "a law of the model is wrong");
    case FaultClass::Specimen:
        return translate("Trust", "an experiment is of another specimen");
    case FaultClass::Noise:
        return translate("Trust", "the noise is not as stated");
    case FaultClass::InputScale:
        return translate("Trust", "an input is scaled");
    case FaultClass::Saturation:
        return translate("Trust", "a sensor saturates");
    case FaultClass::Unit:
        return translate("Trust", "a unit is wrong");
    case FaultClass::Drift:
        return translate("Trust", "a parameter drifts");
    case FaultClass::CorrelatedNoise:
        return translate("Trust", "the noise is correlated");
    }
    return {};
}

Message wordsOf(const SignatureEvidence& e) {
    const bool more = e.size > 0;
    switch (e.fault) {
    case FaultClass::Bias:
        return more ? filled(sentence("Trust", "{} reads {} too much"), wordsOf(e.place), sizeOf(e))
                    : filled(sentence("Trust", "{} reads {} too little"), wordsOf(e.place), sizeOf(e));
    case FaultClass::Clock:
        return wordsOnClock(e);
    case FaultClass::Start:
        return wordsOnStart(e);
    case FaultClass::Model:
        return filled(sentence("Trust", "the law behind {} is another than the model's"), wordsOf(e.place));
    case FaultClass::Specimen:
        return wordsOnSpecimen(e);
    case FaultClass::Noise:
        return e.place.empty()
                   ? filled(sentence("Trust", "the noise of all sensors is {} times as large as stated"),
                            withError(e.size, e.error))
                   : filled(sentence("Trust", "the noise of {} is {} times as large as stated"),
                            wordsOf(e.place), withError(e.size, e.error));
    case FaultClass::InputScale:
        return more ? filled(sentence("Trust", "{} is {} larger in truth than recorded"), wordsOf(e.place),
                             percentOf(e))
                    : filled(sentence("Trust", "{} is {} smaller in truth than recorded"), wordsOf(e.place),
                             percentOf(e));
    case FaultClass::Saturation:
        return filled(sentence("Trust", "{} saturates at an end of its range"), wordsOf(e.place));
    case FaultClass::Unit:
        return wordsOnUnit(e);
    case FaultClass::Drift:
        return more ? filled(sentence("Trust", "{} rises by {} per experiment"), estimateTitle(e.place),
                             sizeOf(e))
                    : filled(sentence("Trust", "{} falls by {} per experiment"), estimateTitle(e.place),
                             sizeOf(e));
    case FaultClass::CorrelatedNoise:
        return filled(sentence("Trust", "the errors of {} are correlated from one value to the next ({})"),
                      wordsOf(e.place), fixedText(e.size, 2));
    }
    return {};
}

} // namespace rigor

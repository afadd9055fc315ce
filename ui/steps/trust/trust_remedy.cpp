#include "ui/steps/trust/trust_remedy.h"

#include "ui/steps/step_page.h"
#include "ui/steps/trust/trust_findings.h"
#include "ui/widgets/text/qt_text.h"

namespace rigor {

namespace {
QString toStep(Step step) { return QStringLiteral("step:%1").arg(static_cast<int>(step)); }
} // namespace

TrustRemedy remedyOf(FaultClass fault, const std::string& place, const std::string& follow) {
    switch (fault) {
    case FaultClass::Bias:
        return {TrustFindings::tr("Search an offset of the sensor"), toStep(kUnknowns)};
    case FaultClass::Clock:
        return {TrustFindings::tr("Compare the clocks of the files"), toStep(kData)};
    case FaultClass::Start:
        return {TrustFindings::tr("Search the start"), toStep(kUnknowns)};
    case FaultClass::Model:
        return {TrustFindings::tr("Change the law, or add a candidate"), toStep(kModel)};
    case FaultClass::Specimen:
        return {TrustFindings::tr("Leave the experiment out, or give it numbers of its own"),
                toStep(kUnknowns)};
    case FaultClass::Noise:
    case FaultClass::CorrelatedNoise:
        return {place.empty() ? TrustFindings::tr("State the errors of the sensors")
                              : TrustFindings::tr("State the error of %1").arg(qt(place)),
                place.empty() ? toStep(kData) : "deviation:" + qt(place)};
    case FaultClass::InputScale:
        return {TrustFindings::tr("Look at the input"), toStep(kData)};
    case FaultClass::Saturation:
        return {TrustFindings::tr("Leave the values at the limit out"), toStep(kData)};
    case FaultClass::Unit:
        return {TrustFindings::tr("Look at the unit of the column"), toStep(kData)};
    case FaultClass::Drift:
        if (follow.empty()) return {};
        return {TrustFindings::tr("Follow it with the filter"), "method:" + qt(follow)};
    }
    return {};
}

} // namespace rigor

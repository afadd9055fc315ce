#pragma once
// Where what a finding names is put right: one place of the window per class of fault.

#include "core/study/trust/trust.h"

#include <QString>

namespace rigor {

struct TrustRemedy {
    QString text;   ///< of the button: "State its deviation"
    QString action; ///< of StepPage::actionAsked
};
/// place, follow: as of TrustFinding. Empty where there is none.
TrustRemedy remedyOf(FaultClass fault, const std::string& place, const std::string& follow);

} // namespace rigor

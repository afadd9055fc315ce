#pragma once
// What keeps the study from running can be mended at one place: a link for the sentence that says so.

#include "ui/document/document.h"

namespace rigor {

/// The model comes from elsewhere, and nobody has allowed it to run here.
bool waitsForConsent(const Document& document);

struct Remedy {
    QString text;   ///< of the link: "State the guaranteed bound of speed"
    QString action; ///< as StepPage::actionAsked takes it: "bound:speed", "method:least-squares", "step:2"
};

/// For the reasons that Document::whyNotRun() gives, the most direct first; empty while something is being
/// read, and where the place is not known.
std::vector<Remedy> remedies(const Document& document);

/// For one sentence of core, which names the key of the study that is missing: "... (data.bounds)".
std::vector<Remedy> remediesFor(const Document& document, const QString& sentence);

} // namespace rigor

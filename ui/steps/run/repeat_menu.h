#pragma once
// "Repeat with": the studies that a run can be followed by. Nothing here runs; the chosen study is handed on.

#include "ui/document/runs/run_record.h"

#include <functional>
#include <optional>

class QMenu;
class QWidget;

namespace rigor {

class Document;

/// A study to be run with the model text of the run it came from.
struct RepeatRequest {
    Study study;
    QString modelText;
    QString name;                       ///< "Gaussian", "Maximum entropy on 2024-03.csv"
    std::vector<std::string> kept = {}; ///< its data as they were run (RunRecord::kept)
    /// The study it comes from, where the method is another one: what is not taken over is said.
    std::optional<Study> before = {};
};

/// The values found by `run`, on other data. Throws Error as whyNotValidated says.
RepeatRequest validationOn(const RunRecord& run, const QStringList& files);

/// Actions: the same settings, each other choice of the option `density`, each other method (one that cannot
/// be asked says why), another data file, the values found on another data file (no search). `parent` is the
/// window of the file dialog. `known`: studies whose settings a method gets back (forMethod). `document`: a
/// method that its data and model do not suit says what is missing.
void fillRepeatMenu(QMenu& menu, const RunRecord& run, QWidget* parent,
                    std::function<void(const RepeatRequest&)> go, const std::vector<Study>& known = {},
                    const Document* document = nullptr);

/// core/study/run/validate.h, of what a run has found; "" = its estimates can be evaluated on other data.
QString whyNotValidated(const RunRecord& run);
Study atEstimates(const RunRecord& run);
/// "maximum-entropy" -> "Maximum entropy".
QString choiceTitle(const std::string& choice);

} // namespace rigor

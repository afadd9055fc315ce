#pragma once
// The folders in which runs of windows are kept on their way, below the program's data: state and record
// (core/study/places/running_folder.h), copies of model and data, and in window.json whose run it is. One
// goes when its result is safe in a project; after a crash, or when it goes on in a process of its own, the
// next start finds it. Everything may be called on any thread.

#include "ui/document/project/project_file.h"

#include <QString>

#include <vector>

namespace rigor {

/// A run by its folder, one of these or one of `rigor run`.
struct KeptRun {
    RunRecord record;          ///< Elsewhere, Interrupted or Ended
    QString modelName;         ///< of its text
    QString project, recovery; ///< files that the window saved and autosaved its project in; "" = none
    QString host;              ///< of its process
    long process = 0;
};

/// At least so long must a run have been that a crash ended, s, to be offered again.
constexpr double kWorthGoingOn = 10;

/// A new one, not made yet.
QString newKeptFolder();
bool isKeptFolder(const QString& folder);
/// Text of window.json.
std::string keptNote(const RunRecord& run, const QString& modelName, const QString& project,
                     const QString& recovery);
constexpr const char* kKeptNote = "window.json";

/// Throws Error: it is no folder of a run.
KeptRun readKeptRun(const QString& folder);
/// Those of windows that are gone, and those that go on elsewhere. What is not worth going on with is
/// removed; what cannot be read is left alone.
std::vector<KeptRun> keptRuns();
/// Whether a run folder holds something that was computed.
bool hasKept(const QString& folder);
/// Nothing but one of these.
void removeKept(const QString& folder);

} // namespace rigor

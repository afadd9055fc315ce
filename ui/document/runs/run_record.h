#pragma once
// A run as the window knows it: waiting, going on here or in a process of its own, interrupted, or ended with
// its result and with what it was made from.

#include "core/foundation/base/progress.h"
#include "core/foundation/base/translate.h"
#include "core/methods/result/result.h"
#include "core/study/places/run_state.h"
#include "core/study/study.h"
#include "ui/document/data_snapshot.h"

#include <QDateTime>
#include <QString>

#include <memory>
#include <vector>

namespace rigor {

/// The name of a run in the language of the window where it is that of a method or a density.
QString shownRunName(const QString& name);

struct RunRecord {
    enum class Phase {
        Waiting,
        Running,
        Elsewhere,   ///< in a process of its own, which is followed by its folder
        Interrupted, ///< by a crash, or stopped elsewhere: what was computed lies in its folder
        Ended
    } phase = Phase::Waiting;
    int number = 0;
    QString name; ///< "Maximum entropy"
    Study study;  ///< as run
    /// Where its data are as they were run, one path for each of the study's files; empty = where the study
    /// says.
    std::vector<std::string> kept;
    QString modelText;
    QStringList estimateNames;
    int limit = 0;                                               ///< generations at most, 0 = not known
    double timeLimit = std::numeric_limits<double>::quiet_NaN(); ///< s, of the method; NaN = it has none
    std::shared_ptr<const Result> result;
    Message why; ///< there is no result
    QDateTime ended;
    double seconds = 0;
    std::vector<ProgressEvent> trace;
    long long stored = 0;  ///< id in the project file, 0 = not saved
    QString folder;        ///< where it is kept on its way; "" = nowhere, or no longer
    QString place;         ///< as after --on; "" = this computer
    RunTold told;          ///< of Elsewhere and Interrupted: how far it was
    bool killed = false;   ///< of Interrupted: by a crash, not by a person
    bool keptSome = false; ///< of Interrupted: there is something to go on from, else it starts anew

    /// A copy for files and menus: the trace can be large and is told, not kept.
    RunRecord withoutTrace() const {
        RunRecord copy;
        copy.phase = phase;
        copy.number = number;
        copy.name = name;
        copy.study = study;
        copy.kept = kept;
        copy.modelText = modelText;
        copy.estimateNames = estimateNames;
        copy.limit = limit;
        copy.timeLimit = timeLimit;
        copy.result = result;
        copy.why = why;
        copy.ended = ended;
        copy.seconds = seconds;
        copy.stored = stored;
        copy.folder = folder;
        copy.place = place;
        copy.told = told;
        copy.killed = killed;
        copy.keptSome = keptSome;
        return copy;
    }

    /// The study that reads the data as they were run.
    Study studyOnDataSnapshot() const { return onDataSnapshot(study, kept); }

    QString shownName() const { return shownRunName(name); }
    /// "Run 3 · Maximum entropy".
    QString title() const;
    /// Of an interrupted one: "Interrupted at 41 %."
    QString interruption() const;
};

} // namespace rigor

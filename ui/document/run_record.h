#pragma once
// A run as the window knows it: waiting, going on, or ended with its result and with what it was made from.

#include "core/foundation/base/progress.h"
#include "core/study/study.h"

#include <QDateTime>
#include <QString>

#include <memory>
#include <vector>

namespace rigor {

struct RunRecord {
    enum class Phase { Waiting, Running, Ended } phase = Phase::Waiting;
    int number = 0;
    QString name; ///< "Maximum entropy"
    Study study;  ///< as run
    QString modelText;
    QStringList estimateNames;
    int limit = 0; ///< generations at most, 0 = not known
    std::shared_ptr<const Result> result;
    QString sentence; ///< why there is no result
    QDateTime ended;
    double seconds = 0;
    std::vector<ProgressEvent> trace;
    long long stored = 0; ///< id in the project file, 0 = not saved

    QString title() const { return QString("Run %1 · %2").arg(number).arg(name); }
};

} // namespace rigor

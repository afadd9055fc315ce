#include "ui/document/runs/run_record.h"

#include "core/foundation/message/number_text.h"
#include "ui/widgets/text/language.h"
#include "ui/widgets/text/qt_text.h"

#include <QCoreApplication>

namespace rigor {

QString shownRunName(const QString& name) {
    if (const QString known = fieldText(name.toStdString()); known != name) return known;
    // "Maximum entropy" is the choice "maximum entropy" at the head of a title.
    QString choice = name;
    if (!choice.isEmpty()) choice[0] = choice[0].toLower();
    QString known = fieldText(choice.toStdString());
    if (known == choice || known.isEmpty()) return name;
    known[0] = known[0].toUpper();
    return known;
}

QString RunRecord::title() const {
    return QCoreApplication::translate("RunRecord", "Run %1 · %2").arg(number).arg(shownName());
}

QString RunRecord::interruption() const {
    const QString at = told.share() >= 0 ? qt(percentText(told.share())) : QString();
    const QString after = qt(durationText(told.seconds));
    if (killed)
        return at.isEmpty() ? QCoreApplication::translate("RunRecord", "Interrupted after %1.").arg(after)
                            : QCoreApplication::translate("RunRecord", "Interrupted at %1.").arg(at);
    return at.isEmpty() ? QCoreApplication::translate("RunRecord", "Stopped after %1.").arg(after)
                        : QCoreApplication::translate("RunRecord", "Stopped at %1.").arg(at);
}

} // namespace rigor

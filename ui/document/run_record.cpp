#include "ui/document/run_record.h"

#include "ui/widgets/language.h"

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

} // namespace rigor

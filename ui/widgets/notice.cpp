#include "ui/widgets/notice.h"

#include <QFileInfo>
#include <QMetaObject>
#include <QRegularExpression>
#include <QToolTip>
#include <QWidget>

namespace rigor {

void reportError(const QWidget* from, const QString& clause, const QString& more) {
    QWidget* window = from->window();
    if (window->metaObject()->indexOfMethod("showFailure(QString,QString)") >= 0)
        QMetaObject::invokeMethod(window, "showFailure", Q_ARG(QString, clause), Q_ARG(QString, more));
}

void tellBriefly(const QWidget* beside, const QString& words) {
    QToolTip::showText(beside->mapToGlobal(beside->rect().center()), words);
}

QString withSuffixOf(const QString& file, const QString& kind) {
    static const QRegularExpression first("\\*(\\.\\w+)");
    return file.isEmpty() || !QFileInfo(file).suffix().isEmpty() ? file
                                                                 : file + first.match(kind).captured(1);
}

} // namespace rigor

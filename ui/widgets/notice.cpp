#include "ui/widgets/notice.h"

#include <QMetaObject>
#include <QWidget>

namespace rigor {

void reportError(const QWidget* from, const QString& clause, const QString& more) {
    QWidget* window = from->window();
    if (window->metaObject()->indexOfMethod("showFailure(QString,QString)") >= 0)
        QMetaObject::invokeMethod(window, "showFailure", Q_ARG(QString, clause), Q_ARG(QString, more));
}

} // namespace rigor

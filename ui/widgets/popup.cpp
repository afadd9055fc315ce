#include "ui/widgets/popup.h"

#include "ui/widgets/look/theme.h"

#include <QPainter>

namespace rigor {

Popup::Popup(const QString& name, QWidget* parent) : QWidget(parent, Qt::Popup) {
    setAttribute(Qt::WA_DeleteOnClose);
    setAccessibleName(name);
    setWindowTitle(name);
}

void Popup::open() {
    constexpr int kBars = 72; // px of menu and top bar
    move(parentWidget()->mapToGlobal(QPoint((parentWidget()->width() - width()) / 2, kBars)));
    show();
}

void Popup::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), theme().raised);
    painter.setPen(theme().strong);
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
}

} // namespace rigor

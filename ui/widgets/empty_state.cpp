#include "ui/widgets/empty_state.h"

#include "ui/widgets/look/theme.h"
#include "ui/widgets/text/labels.h"

#include <QHBoxLayout>
#include <QPainter>
#include <QVBoxLayout>

namespace rigor {

EmptyState::EmptyState(const QString& iconName, const QString& line, const QString& second, QWidget* parent)
    : QWidget(parent) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(24, 16, 24, 16);
    column->setSpacing(0);
    column->addStretch();
    column->addWidget(new IconLabel(iconName, Ink::Muted, 24), 0, Qt::AlignHCenter);
    column->addSpacing(8);
    line_ = new Text(line, TextUse::Body, Ink::Text, QFont::DemiBold);
    line_->setAlignment(Qt::AlignCenter);
    line_->setWordWrap(true);
    second_ = new Text(second, TextUse::Table, Ink::Muted);
    second_->setAlignment(Qt::AlignCenter);
    second_->setWordWrap(true);
    column->addWidget(line_);
    column->addSpacing(4);
    column->addWidget(second_);
    column->addSpacing(10);
    buttons_ = new QHBoxLayout;
    buttons_->setSpacing(8);
    buttons_->addStretch();
    buttons_->addStretch();
    column->addLayout(buttons_);
    column->addStretch();
}

void EmptyState::setLines(const QString& line, const QString& second) {
    line_->setText(line);
    second_->setText(second);
}

void EmptyState::setDropLook(bool drop) {
    drop_ = drop;
    update();
}

QPushButton* EmptyState::addAction(const QString& text, bool primary) {
    auto* button = makeButton(text, {}, primary ? "primary" : "", this);
    buttons_->insertWidget(buttons_->count() - 1, button);
    return button;
}

void EmptyState::paintEvent(QPaintEvent*) {
    if (!drop_) return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QPen pen(theme().strong, 1);
    pen.setDashPattern({3, 3});
    painter.setPen(pen);
    painter.setBrush(theme().raised);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6);
}

} // namespace rigor

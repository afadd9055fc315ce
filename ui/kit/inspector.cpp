#include "ui/kit/inspector.h"

#include "ui/kit/theme.h"

#include <QGridLayout>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

namespace rigor {

namespace {
/// A value of so many characters is shown whole: the name beside it gives way, never a part of a number.
constexpr qsizetype kWholeValue = 26;

void clearLayout(QLayout* layout) {
    while (QLayoutItem* item = layout->takeAt(0)) {
        if (item->widget()) {
            item->widget()->hide();
            item->widget()->deleteLater();
        } else if (item->layout()) {
            clearLayout(item->layout());
        }
        delete item;
    }
}
} // namespace

InspectorGroup::InspectorGroup(const QString& title, QWidget* parent) : QWidget(parent) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 4, 16, 12);
    column->setSpacing(0);
    auto* head = new QHBoxLayout;
    head->setContentsMargins(20, 0, 0, 0);
    head->setSpacing(8);
    title_ = new Text(title, TextUse::Table, Ink::Text, QFont::DemiBold);
    note_ = new Text({}, TextUse::Table, Ink::Muted);
    note_->setElided(true);
    note_->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    title_->setFixedHeight(32);
    head->addWidget(title_);
    head->addStretch(1);
    head->addWidget(note_);
    column->addLayout(head);
    body_ = new QWidget;
    rows_ = new QVBoxLayout(body_);
    rows_->setContentsMargins(0, 0, 0, 0);
    rows_->setSpacing(4);
    column->addWidget(body_);
    setFocusPolicy(Qt::TabFocus);
    setAccessibleName(title);
    connect(&Theme::instance(), &Theme::changed, this, qOverload<>(&QWidget::update));
}

void InspectorGroup::setTitle(const QString& title) {
    title_->setText(title);
    setAccessibleName(title);
}

void InspectorGroup::setNote(const QString& note) {
    note_->setText(note);
    note_->setToolTip({});
}

void InspectorGroup::setOpen(bool open) {
    open_ = open;
    body_->setVisible(open);
    update();
}

Text* InspectorGroup::addValue(const QString& name, const QString& value, Ink ink, bool strong) {
    auto* row = new QWidget;
    row->setFixedHeight(18);
    auto* line = new QHBoxLayout(row);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(8);
    auto* left = new Text(name, TextUse::Table, Ink::Muted);
    left->setElided(true);
    auto* right = new Text(value, TextUse::Table, ink, strong ? QFont::DemiBold : QFont::Normal);
    right->setElided(value.isEmpty() || value.size() > kWholeValue);
    right->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    line->addWidget(left, 0);
    line->addStretch(1);
    line->addWidget(right, 0);
    rows_->addWidget(row);
    return right;
}

void InspectorGroup::addText(const QString& text) {
    auto* label = new Text(text, TextUse::Table, Ink::Muted);
    label->setWordWrap(true);
    rows_->addWidget(label);
}

void InspectorGroup::addWidget(QWidget* widget) { rows_->addWidget(widget); }

void InspectorGroup::addTable(const QStringList& heads, const QVector<QStringList>& rows, bool strongFirst) {
    auto* table = new QWidget;
    auto* grid = new QGridLayout(table);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(10);
    grid->setVerticalSpacing(0);
    for (int c = 0; c < heads.size(); ++c) {
        auto* head = new Text(heads[c], TextUse::Table, Ink::Muted);
        head->setFixedHeight(22);
        head->setAlignment((c ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
        grid->addWidget(head, 0, c);
    }
    grid->addWidget(makeLine(Qt::Horizontal), 1, 0, 1, static_cast<int>(heads.size()));
    for (int r = 0; r < rows.size(); ++r)
        for (int c = 0; c < rows[r].size(); ++c) {
            const bool strong = strongFirst && c == 1;
            auto* cell =
                new Text(rows[r][c], TextUse::Table, Ink::Text, strong ? QFont::DemiBold : QFont::Normal);
            cell->setFixedHeight(22);
            cell->setElided(true);
            cell->setAlignment((c ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
            cell->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
            grid->addWidget(cell, r + 2, c);
        }
    grid->setColumnStretch(0, 1);
    rows_->addWidget(table);
}

void InspectorGroup::clear() { clearLayout(rows_); }

void InspectorGroup::mousePressEvent(QMouseEvent* event) {
    if (event->position().y() < 36) setOpen(!open_);
}

void InspectorGroup::keyPressEvent(QKeyEvent* event) {
    // Return in a field of the group comes here too, unused.
    if (hasFocus() && (event->key() == Qt::Key_Space || event->key() == Qt::Key_Return))
        return setOpen(!open_);
    QWidget::keyPressEvent(event);
}

void InspectorGroup::paintEvent(QPaintEvent*) {
    const Tokens& t = theme();
    QPainter painter(this);
    painter.fillRect(QRect(0, height() - 1, width(), 1), t.border);
    paintIcon(painter, open_ ? "chevron-down" : "chevron-right", QRectF(15, 14, 12, 12), t.text);
    if (hasFocus()) {
        painter.setPen(QPen(t.accent, 2));
        painter.drawRoundedRect(QRectF(10, 6, width() - 20, 28), 4, 4);
    }
}

Inspector::Inspector(QWidget* parent) : QScrollArea(parent) {
    setFocusPolicy(Qt::NoFocus); // its groups take the keyboard and bring themselves into view
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFrameShape(QFrame::NoFrame);
    column_ = new QWidget;
    layout_ = new QVBoxLayout(column_);
    layout_->setContentsMargins(0, 0, 0, 0);
    layout_->setSpacing(0);
    layout_->addStretch(1);
    setWidget(column_);
    viewport()->setAutoFillBackground(false);
    column_->setAutoFillBackground(false);
}

InspectorGroup* Inspector::addGroup(const QString& title) {
    auto* group = new InspectorGroup(title);
    layout_->insertWidget(layout_->count() - 1, group);
    return group;
}

void Inspector::addWidget(QWidget* widget) { layout_->insertWidget(layout_->count() - 1, widget); }

void Inspector::clear() {
    clearLayout(layout_);
    layout_->addStretch(1);
}

} // namespace rigor

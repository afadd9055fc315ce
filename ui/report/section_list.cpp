#include "ui/report/section_list.h"

#include "ui/widgets/look/icons.h"
#include "ui/widgets/look/theme.h"
#include "ui/widgets/text/labels.h"

#include <QApplication>
#include <QCheckBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QVBoxLayout>

namespace rigor {

SectionRow::SectionRow(const QString& name, const QString& key, bool ticked, bool locked, bool movable,
                       QWidget* parent)
    : QWidget(parent), name_(name), key_(key), box_(new QCheckBox), label_(new Text(name, TextUse::Body)),
      note_(new Text({}, TextUse::Small, Ink::Muted)), movable_(movable) {
    setFixedHeight(44);
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(name);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(12, 4, movable ? 28 : 8, 4);
    row->setSpacing(8);
    row->addWidget(box_, 0, Qt::AlignTop);
    auto* lines = new QVBoxLayout;
    lines->setSpacing(0);
    lines->addWidget(label_);
    lines->addWidget(note_);
    row->addLayout(lines, 1);
    label_->setElided(true);
    note_->setElided(true);
    for (Text* text : {label_, note_}) {
        text->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
        text->setAttribute(Qt::WA_TransparentForMouseEvents);
    }
    box_->setChecked(ticked);
    box_->setEnabled(!locked);
    box_->setAccessibleName(name);
    if (locked) {
        box_->setToolTip(tr("Always in the report"));
        box_->setAccessibleDescription(box_->toolTip());
        setNote(tr("always in the report"));
    }
    if (movable) setToolTip(tr("Drag to reorder, or Alt+Up and Alt+Down"));
    connect(box_, &QCheckBox::toggled, this, &SectionRow::toggled);
}

void SectionRow::setNumber(const QString& number) {
    label_->setText(number.isEmpty() ? name_ : number + ' ' + name_);
    setAccessibleName(label_->text());
}

QString SectionRow::shownName() const { return label_->text(); }

void SectionRow::setNote(const QString& note) {
    note_->setText(note);
    setAccessibleDescription(note);
}

void SectionRow::setCurrent(bool current) {
    current_ = current;
    update();
}

bool SectionRow::isTicked() const { return box_->isChecked(); }

std::function<void()> SectionRow::accessPress(int) {
    return [this] { emit chosen(); };
}

void SectionRow::setTicked(bool ticked) { box_->setChecked(ticked); }

void SectionRow::paintEvent(QPaintEvent*) {
    const Tokens& t = theme();
    QPainter painter(this);
    if (current_ || dragging_) painter.fillRect(rect(), dragging_ ? t.hover : t.selection);
    if (movable_) paintIcon(painter, "grip", QRectF(width() - 24, 6, 16, 16), t.muted);
    if (!hasFocus()) return;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(t.accent, 2));
    painter.drawRoundedRect(QRectF(rect()).adjusted(2, 2, -2, -2), 4, 4);
}

void SectionRow::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) return;
    pressedAt_ = event->position().y();
    Q_EMIT chosen();
}

void SectionRow::mouseMoveEvent(QMouseEvent* event) {
    if (!movable_ || pressedAt_ < 0 || !(event->buttons() & Qt::LeftButton)) return;
    const double off = event->position().y() - pressedAt_;
    if (!dragging_ && std::abs(off) < QApplication::startDragDistance()) return;
    dragging_ = true;
    update();
    Q_EMIT draggedTo(mapToParent(event->position().toPoint()).y());
}

void SectionRow::mouseReleaseEvent(QMouseEvent*) {
    pressedAt_ = -1;
    if (!dragging_) return;
    dragging_ = false;
    update();
    Q_EMIT dropped();
}

void SectionRow::keyPressEvent(QKeyEvent* event) {
    const int step = event->key() == Qt::Key_Down ? 1 : event->key() == Qt::Key_Up ? -1 : 0;
    if (step != 0 && (event->modifiers() & Qt::AltModifier))
        Q_EMIT moveAsked(step);
    else if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        Q_EMIT chosen();
    else if (event->key() == Qt::Key_Space && box_->isEnabled())
        box_->toggle();
    else
        QWidget::keyPressEvent(event);
}

SectionList::SectionList(QWidget* parent) : QWidget(parent), column_(new QVBoxLayout(this)) {
    column_->setContentsMargins(0, 0, 0, 0);
    column_->setSpacing(0);
    column_->addStretch();
}

void SectionList::setRows(const std::vector<SectionRow*>& rows) {
    for (SectionRow* row : rows_)
        if (std::find(rows.begin(), rows.end(), row) == rows.end()) {
            column_->removeWidget(row);
            row->hide();
        }
    for (SectionRow* row : rows)
        if (row->parentWidget() != this) follow(row);
    rows_ = added_ = rows;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        place(rows[i], static_cast<int>(i));
        rows[i]->show();
    }
}

void SectionList::follow(SectionRow* row) {
    row->setParent(this);
    connect(row, &SectionRow::toggled, this, &SectionList::toggled);
    connect(row, &SectionRow::chosen, this, [this, row] {
        for (SectionRow* other : rows_) other->setCurrent(other == row);
        Q_EMIT chosen(row);
    });
    connect(row, &SectionRow::moveAsked, this, [this, row](int places) { move(row, places); });
    connect(row, &SectionRow::draggedTo, this, [this, row](double y) {
        const auto over = std::find_if(rows_.begin(), rows_.end(), [&](const SectionRow* other) {
            return y >= other->y() && y < other->y() + other->height();
        });
        if (over == rows_.end() || *over == row || !(*over)->isMovable()) return;
        movedByDrag_ = true;
        place(row, static_cast<int>(over - rows_.begin()));
    });
    connect(row, &SectionRow::dropped, this, [this] {
        if (std::exchange(movedByDrag_, false)) Q_EMIT reordered();
    });
}

void SectionList::place(SectionRow* row, int index) {
    rows_.erase(std::find(rows_.begin(), rows_.end(), row));
    rows_.insert(rows_.begin() + index, row);
    column_->removeWidget(row);
    column_->insertWidget(index, row);
    // Tab follows the order that is seen.
    for (std::size_t i = 0; i + 1 < rows_.size(); ++i) {
        QWidget::setTabOrder(rows_[i], rows_[i]->findChild<QCheckBox*>());
        QWidget::setTabOrder(rows_[i]->findChild<QCheckBox*>(), rows_[i + 1]);
    }
    column_->activate();
}

void SectionList::move(SectionRow* row, int places) {
    const auto at = std::find(rows_.begin(), rows_.end(), row);
    if (at == rows_.end() || !row->isMovable()) return;
    const auto to = (at - rows_.begin()) + places;
    if (to < 0 || to >= static_cast<std::ptrdiff_t>(rows_.size()) ||
        !rows_[static_cast<std::size_t>(to)]->isMovable())
        return;
    place(row, static_cast<int>(to));
    Q_EMIT reordered();
}

void SectionList::reset() {
    if (rows_ == added_) return;
    for (std::size_t i = 0; i < added_.size(); ++i) place(added_[i], static_cast<int>(i));
    Q_EMIT reordered();
}

std::vector<std::string> SectionList::order() const {
    std::vector<std::string> keys;
    for (const SectionRow* row : rows_)
        if (row->isMovable()) keys.push_back(row->key().toStdString());
    return keys;
}

} // namespace rigor

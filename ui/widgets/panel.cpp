#include "ui/widgets/panel.h"

#include "ui/widgets/look/theme.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>

#include <utility>

namespace rigor {

Panel::Panel(const QString& title, QWidget* parent) : QWidget(parent) {
    column_ = new QVBoxLayout(this);
    column_->setContentsMargins(1, 1, 1, 1);
    column_->setSpacing(0);
    head_ = new QWidget;
    head_->setFixedHeight(32);
    headRow_ = new QHBoxLayout(head_);
    headRow_->setContentsMargins(kHeadMargin, 2, kHeadMargin, 0);
    headRow_->setSpacing(10);
    title_ = new Text(title, TextUse::Table, Ink::Text, QFont::DemiBold);
    note_ = new Text({}, TextUse::Table, Ink::Muted);
    note_->setElided(true);
    headRow_->addWidget(title_);
    headRow_->addWidget(note_, 1);
    headRow_->addStretch(0);
    column_->addWidget(head_);
    head_->setVisible(!title.isEmpty());
    setAccessibleName(title);
    connect(&Theme::instance(), &Theme::changed, this, qOverload<>(&QWidget::update));
}

void Panel::setTitle(const QString& title) {
    title_->setText(title);
    head_->setVisible(!title.isEmpty());
    setAccessibleName(title);
}

void Panel::setNote(const QString& note) {
    note_->setText(note);
    note_->setToolTip({});
}

void Panel::addToHead(QWidget* widget) { headRow_->addWidget(widget); }

int Panel::roomInHead(const QWidget* widget) const {
    int room = width() - 2 * kHeadMargin - 4;
    for (int i = 0; i < headRow_->count(); ++i) {
        const QWidget* other = headRow_->itemAt(i)->widget();
        if (!other || other == widget || other == note_) continue;
        if (other->isHidden() && other->testAttribute(Qt::WA_WState_ExplicitShowHide)) continue;
        room -= other->sizeHint().width() + headRow_->spacing();
    }
    return room - (note_->text().isEmpty() ? 0 : 2 * headRow_->spacing());
}

void Panel::placeUnderHead(QWidget* widget, bool under) {
    if (under == (under_ == widget)) return;
    if (under) {
        headRow_->removeWidget(widget);
        auto* row = new QWidget;
        auto* line = new QHBoxLayout(row);
        line->setContentsMargins(kHeadMargin - 3, 0, kHeadMargin - 3, 2);
        line->addWidget(widget);
        column_->insertWidget(1, row);
        under_ = widget;
        widget->show();
        return;
    }
    QWidget* row = widget->parentWidget();
    headRow_->insertWidget(3, widget); // after title, note and the stretch between
    column_->removeWidget(row);
    row->deleteLater();
    under_ = nullptr;
    widget->show();
}

void Panel::setContent(QWidget* content, int margin) {
    if (content_) {
        column_->removeWidget(content_);
        content_->deleteLater();
    }
    content_ = content;
    column_->setContentsMargins(2, 2, 2, 3);
    content_->setContentsMargins(margin > 2 ? margin : 0, 0, margin > 2 ? margin : 0,
                                 margin > 2 ? margin : 0);
    column_->addWidget(content_, 1);
}

void Panel::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(theme().border);
    painter.setBrush(theme().raised);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6);
}

PageHead::PageHead(const QString& title, QWidget* parent) : QWidget(parent) {
    setFixedHeight(44);
    setProperty("inSight", true);
    row_ = new QHBoxLayout(this);
    row_->setContentsMargins(16, 4, 16, 0);
    row_->setSpacing(0);
    title_ = new Text(title, TextUse::Title, Ink::Text, QFont::DemiBold);
    icon_ = new IconLabel({}, Ink::Text);
    word_ = new Text({}, TextUse::Body);
    clause_ = new Text({}, TextUse::Body, Ink::Muted);
    clause_->setElided(true);
    row_->addWidget(title_);
    row_->addSpacing(12);
    row_->addWidget(icon_);
    row_->addSpacing(6);
    row_->addWidget(word_);
    row_->addSpacing(10);
    row_->addWidget(clause_, 1);
    row_->addStretch(0);
    actions_ = new QHBoxLayout;
    actions_->setSpacing(12);
    row_->addSpacing(12);
    row_->addLayout(actions_);
    clearState();
}

void PageHead::setTitle(const QString& title) { title_->setText(title); }

void PageHead::setState(const QString& iconName, Ink ink, const QString& word, bool turning) {
    icon_->set(iconName, ink);
    icon_->setTurning(turning);
    icon_->setVisible(!iconName.isEmpty());
    word_->setText(word);
    word_->setInk(ink);
    word_->setVisible(!word.isEmpty());
    if (auto* gap = row_->itemAt(3)->spacerItem()) gap->changeSize(word.isEmpty() ? 0 : 6, 0);
    if (auto* gap = row_->itemAt(5)->spacerItem()) gap->changeSize(word.isEmpty() ? 0 : 10, 0);
    row_->invalidate();
}

void PageHead::setClause(const QString& clause) {
    clause_->setText(clause);
    clause_->setToolTip({});
}

void PageHead::addAction(QWidget* button) { actions_->addWidget(button); }

Segments::Segments(const QStringList& texts, QWidget* parent) : QWidget(parent), texts_(texts) {
    setFont(fontFor(TextUse::Table, QFont::DemiBold));
    setFixedHeight(24);
    setFocusPolicy(Qt::TabFocus);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setAccessibleName(texts.join(" | "));
    connect(&Theme::instance(), &Theme::changed, this, qOverload<>(&QWidget::update));
}

void Segments::setCurrent(int index) {
    current_ = index;
    update();
}

void Segments::choose(int index) {
    setCurrent(index);
    tellAccessFocus(this, index);
    emit chosen(index);
}

std::vector<AccessPart> Segments::accessParts() const {
    const auto x = edges();
    std::vector<AccessPart> parts;
    for (std::size_t i = 0; i + 1 < x.size(); ++i) {
        AccessPart part{.role = QAccessible::RadioButton, .name = texts_[static_cast<qsizetype>(i)]};
        part.place = {x[i], 0, x[i + 1] - x[i], height()};
        part.state.checkable = true;
        part.state.checked = std::cmp_equal(i, current_);
        parts.push_back(std::move(part));
    }
    return parts;
}

std::function<void()> Segments::accessPress(int part) {
    if (part < 0) return {};
    return [this, part] { choose(part); };
}

std::vector<int> Segments::edges() const {
    std::vector<int> list{0};
    for (const QString& text : texts_)
        list.push_back(list.back() + fontMetrics().horizontalAdvance(text) + 20);
    return list;
}

QSize Segments::sizeHint() const { return {edges().back() + 1, 24}; }

void Segments::paintEvent(QPaintEvent*) {
    const Tokens& t = theme();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF frame = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    QPainterPath clip;
    clip.addRoundedRect(frame, 4, 4);
    painter.fillPath(clip, t.raised);
    const auto x = edges();
    painter.save();
    painter.setClipPath(clip);
    const auto at = static_cast<std::size_t>(current_);
    painter.fillRect(QRect(x[at], 0, x[at + 1] - x[at], height()), t.selection);
    painter.restore();
    for (qsizetype i = 0; i < texts_.size(); ++i) {
        const auto k = static_cast<std::size_t>(i);
        QFont font = fontFor(TextUse::Table, i == current_ ? QFont::DemiBold : QFont::Normal);
        painter.setFont(font);
        painter.setPen(t.text);
        painter.drawText(QRect(x[k], 0, x[k + 1] - x[k], height()), Qt::AlignCenter, texts_[i]);
        painter.setPen(t.strong);
        if (i > 0) painter.drawLine(QPointF(x[k] + 0.5, 1), QPointF(x[k] + 0.5, height() - 1));
    }
    painter.setPen(QPen(hasFocus() ? t.accent : t.strong, hasFocus() ? 2 : 1));
    painter.drawPath(clip);
}

void Segments::mousePressEvent(QMouseEvent* event) {
    const auto x = edges();
    for (std::size_t i = 0; i + 1 < x.size(); ++i)
        if (event->position().x() < x[i + 1]) {
            return choose(static_cast<int>(i));
        }
}

void Segments::keyPressEvent(QKeyEvent* event) {
    const int step = event->key() == Qt::Key_Right ? 1 : event->key() == Qt::Key_Left ? -1 : 0;
    if (step == 0) return QWidget::keyPressEvent(event);
    const int next = std::clamp(current_ + step, 0, static_cast<int>(texts_.size()) - 1);
    if (next != current_) choose(next);
}

QVBoxLayout* pageLayout(QWidget* page, PageHead* head) {
    auto* outer = new QVBoxLayout(page);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->setSpacing(0);
    outer->addWidget(head);
    auto* body = new QVBoxLayout;
    body->setContentsMargins(16, 0, 16, 16);
    body->setSpacing(12);
    outer->addLayout(body, 1);
    return body;
}

} // namespace rigor

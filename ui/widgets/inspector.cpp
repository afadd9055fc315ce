#include "ui/widgets/inspector.h"

#include "ui/widgets/look/theme.h"

#include <QGridLayout>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>

namespace rigor {

namespace {
/// A value of so many characters is shown whole: the name beside it gives way, never a part of a number.
constexpr qsizetype kWholeValue = 26;

constexpr int kRowWidth = 244, kInspectorGap = 10; ///< px: the inspector at its least width, beside its bar

/// Whether some row of three columns or more needs more than the width of the inspector.
bool isTooWide(const QStringList& heads, const QVector<QStringList>& rows, bool strongFirst) {
    if (heads.size() < 3) return false;
    const QFontMetrics plain(fontFor(TextUse::Table)), strong(fontFor(TextUse::Table, QFont::DemiBold));
    QVector<int> widths;
    for (const QString& head : heads) widths << plain.horizontalAdvance(head);
    for (const QStringList& row : rows)
        for (int c = 0; c < std::min(row.size(), widths.size()); ++c)
            widths[c] =
                std::max(widths[c], (strongFirst && c == 1 ? strong : plain).horizontalAdvance(row[c]));
    int needed = kInspectorGap * static_cast<int>(heads.size() - 1);
    for (const int width : widths) needed += width;
    return needed > kRowWidth;
}

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

InspectorGroup::InspectorGroup(const QString& title, QWidget* parent) : QWidget(parent), key_(title) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 4, 16, 12);
    column->setSpacing(0);
    auto* head = new QHBoxLayout;
    head->setContentsMargins(20, 0, 0, 0);
    head->setSpacing(3);
    title_ = new Text(title, TextUse::Table, Ink::Text, QFont::DemiBold);
    note_ = new Text({}, TextUse::Table, Ink::Muted);
    note_->setElided(true);
    note_->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    title_->setFixedHeight(32);
    head->addWidget(title_);
    head->addWidget(note_, 1); // at the right, with all the room that the title leaves
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
    if (!QAccessible::isActive()) return;
    QAccessible::State changed;
    changed.expanded = changed.collapsed = true;
    QAccessibleStateChangeEvent event(this, changed);
    QAccessible::updateAccessibility(&event);
}

void InspectorGroup::addAccessState(QAccessible::State& state) const {
    state.expandable = true;
    state.expanded = open_;
    state.collapsed = !open_;
}

std::function<void()> InspectorGroup::accessPress(int) {
    return [this] { setOpen(!open_); };
}

InspectorGroup::Row* InspectorGroup::next(const QString& kind) {
    if (at_ < said_.size() && said_[at_].kind == kind) return &said_[at_++];
    dropFrom(at_);
    ++at_; // of the row that is added now
    return nullptr;
}

void InspectorGroup::dropFrom(qsizetype row) {
    for (qsizetype i = row; i < said_.size(); ++i) {
        rows_->removeWidget(said_[i].widget);
        said_[i].widget->hide();
        said_[i].widget->deleteLater();
    }
    said_.resize(std::min(row, said_.size()));
}

Text* InspectorGroup::addValue(const QString& name, const QString& value, Ink ink, bool strong) {
    const QString kind = QStringLiteral("value %1 %2 ").arg(static_cast<int>(ink)).arg(strong) + name;
    const bool elided = value.isEmpty() || value.size() > kWholeValue;
    if (const Row* row = next(kind)) {
        row->texts[0]->setText(value);
        row->texts[0]->setElided(elided);
        row->texts[1]->setElided(!elided);
        return row->texts[0];
    }
    auto* row = new QWidget;
    row->setFixedHeight(18);
    auto* line = new QHBoxLayout(row);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(8);
    auto* left = new Text(name, TextUse::Table, Ink::Muted);
    left->setElided(!elided); // of two, what is called so stays whole
    auto* right = new Text(value, TextUse::Table, ink, strong ? QFont::DemiBold : QFont::Normal);
    right->setElided(elided);
    right->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    line->addWidget(left, 0);
    line->addStretch(1);
    line->addWidget(right, 0);
    rows_->addWidget(row);
    said_.push_back({kind, row, {right, left}});
    return right;
}

void InspectorGroup::addText(const QString& text) {
    if (const Row* row = next("text")) return row->texts[0]->setText(text);
    auto* label = new Text(text, TextUse::Table, Ink::Muted);
    label->setWordWrap(true);
    rows_->addWidget(label);
    said_.push_back({"text", label, {label}});
}

void InspectorGroup::addFigure(const QString& text) {
    if (const Row* row = next("figure")) return row->texts[0]->setText(text);
    auto* figure = new Text(text, TextUse::Figure, Ink::Text, QFont::DemiBold);
    figure->setFixedHeight(26);
    rows_->addWidget(figure);
    said_.push_back({"figure", figure, {figure}});
}

void InspectorGroup::addWidget(QWidget* widget) {
    next({}); // never said anew
    rows_->addWidget(widget);
    said_.push_back({"widget", widget, {}});
}

void InspectorGroup::addTable(const QStringList& heads, const QVector<QStringList>& rows, bool strongFirst,
                              const QVector<QStringList>& tips) {
    const QString kind = QStringLiteral("table %1 %2 ").arg(rows.size()).arg(strongFirst) + heads.join('|');
    const bool stacked = isTooWide(heads, rows, strongFirst);
    const auto fill = [&](const QVector<Text*>& texts) {
        qsizetype cell = 0;
        for (int r = 0; r < rows.size(); ++r)
            for (int c = 0; c < rows[r].size(); ++c, ++cell) {
                texts[cell]->setText(rows[r][c]);
                texts[cell]->setToolTip(r < tips.size() && c < tips[r].size() ? tips[r][c] : QString());
            }
    };
    if (at_ < said_.size() && said_[at_].kind == kind && stacked && !said_[at_].stacked)
        dropFrom(at_); // it has grown too wide for one line
    if (const Row* row = next(kind)) return fill(row->texts);
    QVector<Text*> cells;
    auto* table = new QWidget;
    auto* grid = new QGridLayout(table);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(kInspectorGap);
    grid->setVerticalSpacing(0);
    // Stacked: columns 0 and 1 in the first line, the others at the right of the second.
    const auto columns = static_cast<int>(heads.size());
    const int lines = stacked ? 2 : 1, across = stacked ? 2 : columns;
    const auto place = [&](int line, const QVector<Text*>& texts) {
        for (int c = 0; c < texts.size(); ++c)
            if (!stacked || c < 2) grid->addWidget(texts[c], line, c);
        if (!stacked) return;
        auto* second = new QHBoxLayout;
        second->setSpacing(kInspectorGap);
        second->addStretch(1);
        for (qsizetype c = 2; c < texts.size(); ++c) second->addWidget(texts[c]);
        grid->addLayout(second, line + 1, 0, 1, 2);
    };
    QVector<Text*> headTexts;
    for (int c = 0; c < columns; ++c) {
        auto* head = new Text(heads[c], TextUse::Table, Ink::Muted);
        head->setFixedHeight(stacked ? 18 : 22);
        head->setAlignment((c ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
        headTexts << head;
    }
    place(0, headTexts);
    grid->addWidget(makeLine(Qt::Horizontal), lines, 0, 1, across);
    for (int r = 0; r < rows.size(); ++r) {
        QVector<Text*> row;
        for (int c = 0; c < rows[r].size(); ++c) {
            const bool strong = strongFirst && c == 1;
            auto* cell =
                new Text(rows[r][c], TextUse::Table, Ink::Text, strong ? QFont::DemiBold : QFont::Normal);
            cell->setFixedHeight(stacked ? 18 : 22);
            // Of a line that cannot have all its words the name gives way, never a part of a number.
            if (!stacked || c == 0) cell->setElided(true);
            cell->setAlignment((c ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
            cell->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
            row << cell;
        }
        place(lines + 1 + lines * r, row);
        cells += row;
    }
    fill(cells);
    grid->setColumnStretch(0, 1);
    rows_->addWidget(table);
    said_.push_back({kind, table, cells, stacked});
}

void InspectorGroup::clear() {
    clearLayout(rows_);
    said_.clear();
    at_ = 0;
}

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
    // What is a little too wide would move all aside when the keyboard comes to it.
    connect(horizontalScrollBar(), &QScrollBar::valueChanged, this,
            [this] { horizontalScrollBar()->setValue(0); });
}

InspectorGroup* Inspector::addGroup(const QString& title) {
    if (at_ >= 0 && at_ < groups_.size() && groups_[at_]->key_ == title) {
        InspectorGroup* group = groups_[at_++];
        group->at_ = 0;
        group->setTitle(title);
        group->setNote({});
        return group;
    }
    if (at_ >= 0) {
        for (qsizetype i = at_++; i < groups_.size(); ++i) {
            layout_->removeWidget(groups_[i]);
            groups_[i]->hide();
            groups_[i]->deleteLater();
        }
        groups_.resize(at_ - 1);
    }
    auto* group = new InspectorGroup(title);
    layout_->insertWidget(layout_->count() - 1, group);
    groups_ << group;
    return group;
}

void Inspector::beginRefill() {
    at_ = 0;
    for (InspectorGroup* group : groups_) group->at_ = 0;
}

void Inspector::endRefill() {
    for (qsizetype i = groups_.size(); i-- > 0;) {
        InspectorGroup* group = groups_[i];
        if (i < at_) {
            group->dropFrom(group->at_);
            continue;
        }
        layout_->removeWidget(group);
        group->hide();
        group->deleteLater();
        groups_.removeAt(i);
    }
    at_ = -1;
}

void Inspector::addWidget(QWidget* widget) { layout_->insertWidget(layout_->count() - 1, widget); }

void Inspector::clear() {
    clearLayout(layout_);
    groups_.clear();
    at_ = -1;
    layout_->addStretch(1);
}

} // namespace rigor

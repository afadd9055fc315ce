#include "ui/widgets/tables/table_view.h"

#include "core/foundation/base/error.h"
#include "core/foundation/message/number_text.h"
#include "ui/widgets/look/fonts.h"
#include "ui/widgets/look/icons.h"
#include "ui/widgets/look/theme.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/text/qt_text.h"

#include <QApplication>
#include <QClipboard>
#include <QFileDialog>
#include <QKeyEvent>
#include <QMenu>
#include <QPainter>
#include <QSaveFile>
#include <QStyledItemDelegate>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace rigor {

namespace {
constexpr int kCellGap = 26, kLeastGap = 14, kWidest = 300; // px
constexpr int kChevron = 16;                                ///< px behind the text of a choice
constexpr int kWidestChoice = 220;                          ///< px
constexpr int kMark = 18;                                   ///< px beside the text, of the sign of a finding

constexpr int kRowHeight = 24;
constexpr int kRowGap = 8; ///< px above and below words of several lines, together

/// Room left and right of a cell's text.
int insetOf(const QObject* child) {
    const auto* view = qobject_cast<const TableView*>(child->parent());
    return view ? view->cellInset() : 9;
}

constexpr int kHeadLines = 3, kTableHeadLine = 16; ///< lines of a head, px of each beyond the first

/// The words of a head in lines that fit the width; elided where even that does not do.
QStringList headLines(const QString& name, int width, const QFontMetrics& metrics) {
    QStringList lines{QString()};
    if (metrics.horizontalAdvance(name) <= width) return {name};
    for (const QString& word : name.split(' ')) {
        QString& line = lines.back();
        const QString longer = line.isEmpty() ? word : line + ' ' + word;
        if (line.isEmpty() || lines.size() == kHeadLines || metrics.horizontalAdvance(longer) <= width)
            line = longer;
        else
            lines << word;
    }
    for (QString& line : lines) line = metrics.elidedText(line, Qt::ElideRight, width);
    return lines;
}

/// Words of the head in as many lines as they take, with the unit as a last, muted line.
class WrappedHead : public QHeaderView {
  public:
    explicit WrappedHead(QWidget* parent) : QHeaderView(Qt::Horizontal, parent) {
        setSectionsClickable(true);
        setHighlightSections(false);
    }
    bool hasUnits() const {
        // A row of nothing but dashes says nothing.
        for (int i = 0; i < count(); ++i) {
            const QString unit = model()->headerData(i, Qt::Horizontal, Qt::UserRole).toString();
            if (!unit.isEmpty() && unit != qt(kMissingText)) return true;
        }
        return false;
    }
    QSize sizeHint() const override {
        if (!model()) return {0, 28};
        qsizetype lines = 1;
        for (int i = 0; i < count(); ++i) lines = std::max(lines, linesOf(i).size());
        return {0, (hasUnits() ? 44 : 28) + kTableHeadLine * (static_cast<int>(lines) - 1)};
    }
    QStringList linesOf(int section) const {
        return headLines(model()->headerData(section, Qt::Horizontal, Qt::DisplayRole).toString(),
                         sectionSize(section) - 2 * insetOf(this), QFontMetrics(fontFor(TextUse::Table)));
    }

  protected:
    void paintSection(QPainter* painter, const QRect& rect, int section) const override {
        const Tokens& t = theme();
        painter->fillRect(rect, t.raised);
        painter->fillRect(QRect(rect.left(), rect.bottom(), rect.width(), 1), t.border);
        const bool left = model()->headerData(section, Qt::Horizontal, Qt::UserRole + 1).toBool();
        const int align = static_cast<int>(left ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter;
        const QString unit = model()->headerData(section, Qt::Horizontal, Qt::UserRole).toString();
        const int inset = insetOf(this);
        const QRect inner = rect.adjusted(inset, 0, -inset, 0);
        painter->setFont(fontFor(TextUse::Table));
        painter->setPen(t.muted);
        // From the bottom: a head of one line stands beside the last line of its neighbours.
        int bottom = hasUnits() ? rect.top() + rect.height() - 22 : rect.top() + rect.height() - 5;
        if (hasUnits()) painter->drawText(QRect(inner.left(), bottom, inner.width(), 19), align, unit);
        const QStringList lines = linesOf(section);
        for (auto line = lines.rbegin(); line != lines.rend(); ++line, bottom -= kTableHeadLine)
            painter->drawText(QRect(inner.left(), bottom - 19, inner.width(), 19), align, *line);
        // In the gap beside the words: with it they are as wide as without.
        const QString sign = model()->headerData(section, Qt::Horizontal, Qt::UserRole + 3).toString();
        if (sign.isEmpty()) return;
        const int words = painter->fontMetrics().horizontalAdvance(lines.back());
        const int at = left ? std::min(inner.left() + words, inner.right() - 1) : inner.right() + 1;
        const int line = rect.top() + rect.height() - (hasUnits() ? 41 : 24);
        painter->drawText(QRect(at, line, inset + 2, 19), Qt::AlignCenter, sign);
    }
};

class CellDelegate : public QStyledItemDelegate {
  public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        const Tokens& t = theme();
        const bool selected = option.state & QStyle::State_Selected;
        const bool hover = option.state & QStyle::State_MouseOver;
        const QString mark = index.data(Qt::UserRole).toString();
        if (selected)
            painter->fillRect(option.rect, t.selection);
        else if (!mark.isEmpty())
            painter->fillRect(option.rect, t.warningBar);
        else if (hover)
            painter->fillRect(option.rect, t.hover);
        painter->fillRect(QRect(option.rect.left(), option.rect.bottom(), option.rect.width(), 1), t.grid);
        const QVariant weight = index.data(Qt::FontRole);
        painter->setFont(fontFor(TextUse::Table, weight.isValid() ? QFont::DemiBold : QFont::Normal));
        const bool muted = index.data(Qt::UserRole + 2).toBool();
        if (index.data(Qt::UserRole + 5).toBool()) { // hollow, as what is held back is drawn in figures
            painter->save();
            painter->setRenderHint(QPainter::Antialiasing);
            painter->setPen(QPen(t.accent, 1.5));
            painter->setBrush(Qt::NoBrush);
            painter->drawEllipse(QRectF(option.rect.left() + 5, option.rect.center().y() - 3, 6, 6));
            painter->restore();
        }
        if (const QVariant tick = index.data(Qt::CheckStateRole); tick.isValid()) {
            QStyleOptionButton box;
            box.rect = option.rect;
            box.palette = option.palette;
            box.state =
                QStyle::State_Enabled | (tick.toInt() == Qt::Checked ? QStyle::State_On : QStyle::State_Off);
            QApplication::style()->drawPrimitive(QStyle::PE_IndicatorCheckBox, &box, painter);
            if (!(option.state & QStyle::State_HasFocus)) return;
            painter->setPen(QPen(t.accent, 2));
            painter->drawRect(option.rect.adjusted(1, 1, -2, -2));
            return;
        }
        const bool link = index.data(Qt::UserRole + 6).toBool();
        const QString sign = mark.isEmpty() ? index.data(Qt::UserRole + 7).toString() : "warning";
        const Ink ink =
            mark.isEmpty() ? static_cast<Ink>(index.data(Qt::UserRole + 8).toInt()) : Ink::Warning;
        const bool tells = ink == Ink::Success || ink == Ink::Warning || ink == Ink::Error;
        painter->setPen(!sign.isEmpty() && tells ? color(ink) : link ? t.accent : muted ? t.muted : t.text);
        const int align = index.data(Qt::TextAlignmentRole).toInt();
        const int inset = insetOf(this);
        QRect inner = option.rect.adjusted(inset, 0, -inset, 0);
        const bool marked = !sign.isEmpty(), left = (align & Qt::AlignLeft) != 0;
        if (option.rect.height() > kRowHeight && left) {
            inner.adjust(marked ? kMark : 0, kRowGap / 2, 0, 0);
            if (marked)
                paintIcon(*painter, sign, QRectF(inner.left() - kMark, inner.top() + 2, 13, 13), color(ink));
            painter->drawText(inner, Qt::AlignLeft | Qt::TextWordWrap,
                              index.data(Qt::DisplayRole).toString());
            return;
        }
        if (index.data(Qt::UserRole + 4).toBool()) {
            inner.setWidth(std::min(inner.width(), kWidestChoice));
            painter->save();
            painter->setRenderHint(QPainter::Antialiasing);
            painter->setPen(QPen(hover || selected ? t.strong : t.border, 1));
            painter->setBrush(t.raised);
            painter->drawRoundedRect(QRectF(inner).adjusted(-6.5, 1.5, 5.5, -2.5), 4, 4);
            painter->restore();
            paintIcon(*painter, "chevron-down", QRectF(inner.right() - 10, inner.center().y() - 5, 11, 11),
                      t.muted);
            inner.setRight(inner.right() - kChevron);
        }
        const QString shown = painter->fontMetrics().elidedText(
            index.data(Qt::DisplayRole).toString(), Qt::ElideRight, inner.width() - (marked ? kMark : 0));
        if (marked) {
            const int width = painter->fontMetrics().horizontalAdvance(shown);
            const int at = left ? inner.left() : inner.right() - width - kMark;
            paintIcon(*painter, sign, QRectF(at, inner.center().y() - 6, 13, 13), color(ink));
            if (left) inner.setLeft(inner.left() + kMark);
        }
        painter->drawText(inner, align, shown);
        if ((option.state & QStyle::State_HasFocus) &&
            ((index.flags() & Qt::ItemIsEditable) || (link && !shown.isEmpty()))) {
            painter->setPen(QPen(t.accent, 2));
            painter->drawRect(option.rect.adjusted(1, 1, -2, -2));
        }
    }
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        const QFontMetrics metrics(fontFor(TextUse::Table));
        Q_UNUSED(option)
        return {metrics.horizontalAdvance(index.data(Qt::DisplayRole).toString()) + 20, 24};
    }
};
} // namespace

TableView::TableView(QWidget* parent) : QTableView(parent) {
    setHorizontalHeader(new WrappedHead(this));
    verticalHeader()->hide();
    verticalHeader()->setDefaultSectionSize(kRowHeight);
    verticalHeader()->setMinimumSectionSize(24);
    setShowGrid(false);
    setMouseTracking(true);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setTabKeyNavigation(false); // Tab leaves the table, the arrows move in it
    setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed |
                    QAbstractItemView::AnyKeyPressed);
    setItemDelegate(new CellDelegate(this));
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setFrameShape(QFrame::NoFrame);
    horizontalHeader()->setMinimumSectionSize(24);
    connect(horizontalHeader(), &QHeaderView::sectionResized, this, [this] {
        if (sharing_) return;
        if (QApplication::mouseButtons() != Qt::NoButton) byHand_ = true;
        fitHead();
    });
}

void TableView::setTable(NumberTable* table) {
    table_ = table;
    setModel(table);
    connect(table, &QAbstractItemModel::modelReset, this, &QWidget::updateGeometry);
}

QSize TableView::minimumSizeHint() const {
    constexpr int kRows = 6;
    const int rows = table_ ? std::clamp(table_->rowCount(), 1, kRows) : 1;
    return {QTableView::minimumSizeHint().width(),
            horizontalHeader()->sizeHint().height() + rows * kRowHeight + 2 * frameWidth()};
}

void TableView::setNothing(const QString& sentence) {
    nothing_ = sentence;
    viewport()->update();
}

void TableView::setWordsWhole(bool whole) {
    if (whole == wordsWhole_) return;
    wordsWhole_ = whole;
    connect(horizontalHeader(), &QHeaderView::sectionResized, this, [this](int section) {
        if (table_ && section == table_->columnCount() - 1) fitRows();
    });
    fitRows();
}

void TableView::fitRows() {
    constexpr int kMostRows = 500;
    if (!wordsWhole_ || !table_ || table_->columnCount() == 0) return;
    const QFontMetrics metrics(fontFor(TextUse::Table));
    const int last = table_->columnCount() - 1;
    // A stretched column gets its width later than the table.
    const int width = horizontalHeader()->stretchLastSection()
                          ? viewport()->width() - columnViewportPosition(last)
                          : columnWidth(last);
    for (int r = 0; r < std::min(table_->rowCount(), kMostRows); ++r) {
        const int mark = table_->data(table_->index(r, last), Qt::UserRole).toString().isEmpty() ? 0 : kMark;
        const QRect room(0, 0, std::max(60, width - 2 * inset_ - mark), 10000);
        const QString words = table_->data(table_->index(r, last), Qt::DisplayRole).toString();
        const int height = metrics.boundingRect(room, Qt::AlignLeft | Qt::TextWordWrap, words).height();
        setRowHeight(r, height > metrics.height() ? height + kRowGap : kRowHeight);
    }
}

int TableView::widthOfCells() const {
    return std::accumulate(cellWidths_.begin(), cellWidths_.end(), 0) +
           static_cast<int>(cellWidths_.size()) * kLeastGap + 2 * frameWidth();
}

void TableView::fitColumns(bool stretchLast) {
    if (!table_) return;
    const QFontMetrics metrics(fontFor(TextUse::Table));
    naturalWidths_.clear();
    cellWidths_.clear();
    wordWidths_.clear();
    for (int c = 0; c < table_->columnCount(); ++c) {
        const TableColumn& column = table_->columns()[static_cast<std::size_t>(c)];
        const QFontMetrics own(fontFor(TextUse::Table, column.strong ? QFont::DemiBold : QFont::Normal));
        // With tabular figures the longest number is the widest; of words the widest counts.
        QString longest;
        int widest = 0;
        bool isSigned = false;
        for (int r = 0; r < std::min(table_->rowCount(), 60); ++r) {
            isSigned = isSigned || !table_->data(table_->index(r, c), Qt::UserRole + 7).toString().isEmpty();
            const QString text = table_->data(table_->index(r, c), Qt::DisplayRole).toString();
            if (column.text) widest = std::max(widest, own.horizontalAdvance(text));
            if (!column.text && text.size() > longest.size()) longest = text;
        }
        if (!column.text) widest = own.horizontalAdvance(longest);
        const QString head = table_->headerData(c, Qt::Horizontal, Qt::DisplayRole).toString();
        const QString unit = table_->headerData(c, Qt::Horizontal, Qt::UserRole).toString();
        const int cells = std::max(widest, metrics.horizontalAdvance(unit)) + (column.choice ? kChevron : 0) +
                          (isSigned ? kMark : 0);
        const int width = std::max(cells, metrics.horizontalAdvance(head));
        naturalWidths_.push_back(std::min(width, kWidest));
        cellWidths_.push_back(std::min(std::max(cells, 24), naturalWidths_.back()));
        int word = cellWidths_.back();
        for (const QString& part : head.split(' ')) word = std::max(word, metrics.horizontalAdvance(part));
        wordWidths_.push_back(std::min(word, naturalWidths_.back()));
    }
    stretchLast_ = stretchLast;
    byHand_ = false;
    shareWidth();
    updateGeometries();
}

void TableView::shareWidth() {
    const auto count = static_cast<int>(naturalWidths_.size());
    if (count == 0 || byHand_ || count != table_->columnCount()) return;
    std::vector<int> widths = naturalWidths_;
    int sum = std::accumulate(widths.begin(), widths.end(), 0);
    // Words that fill the rest may be elided before a head is.
    constexpr int kLeastWords = 120;
    const int words =
        stretchLast_ && table_->columns().back().text ? std::max(0, widths.back() - kLeastWords) : 0;
    // Heads take several lines before one is elided.
    for (const std::vector<int>* least : {&wordWidths_, &cellWidths_}) {
        const int slack = sum - std::accumulate(least->begin(), least->end(), 0);
        const int lack = sum - words + count * kLeastGap - viewport()->width();
        if (lack <= 0 || slack <= 0) continue;
        const double share = std::min(1.0, static_cast<double>(lack) / slack);
        for (std::size_t c = 0; c < widths.size(); ++c)
            widths[c] -= static_cast<int>(std::ceil(share * (widths[c] - (*least)[c])));
        sum = std::accumulate(widths.begin(), widths.end(), 0);
    }
    // A last column of numbers stays beside the others: what is left is shared by all gaps.
    const bool lastIsText = table_->columns().back().text;
    const int most = lastIsText ? kCellGap : 4 * kCellGap;
    const int gap = std::clamp((viewport()->width() - sum) / count, kLeastGap, most);
    inset_ = std::clamp(gap / 2 - 1, 6, 9);
    sharing_ = true;
    for (int c = 0; c < count; ++c) {
        const bool last = stretchLast_ && c == count - 1 && lastIsText;
        // The last one is stretched: set no wider than it needs, or it would move sideways for nothing.
        const int width = widths[static_cast<std::size_t>(c)] + gap;
        setColumnWidth(c, last ? std::min(60, width) : width);
    }
    horizontalHeader()->setStretchLastSection(stretchLast_ && lastIsText);
    sharing_ = false;
    fitHead();
    fitRows(); // with the new inset
}

void TableView::fitHead() {
    if (horizontalHeader()->sizeHint().height() != horizontalHeader()->height()) updateGeometries();
}

int TableView::leastHead(int column) const {
    return wordWidths_[static_cast<std::size_t>(column)] + 2 * inset_;
}

int TableView::lackOfLast() const {
    const int last = static_cast<int>(naturalWidths_.size()) - 1;
    if (last < 0) return 0;
    int others = 0;
    for (int c = 0; c < last; ++c) others += columnWidth(c);
    const int needed = naturalWidths_[static_cast<std::size_t>(last)] + 2 * inset_ + kMark;
    return std::max(0, others + needed - viewport()->width());
}

void TableView::resizeEvent(QResizeEvent* event) {
    QTableView::resizeEvent(event);
    shareWidth();
}

int TableView::choiceColumn() const {
    if (!table_) return -1;
    const auto& columns = table_->columns();
    const auto found = std::ranges::find_if(columns, &TableColumn::choice);
    return found == columns.end() ? -1 : static_cast<int>(found - columns.begin());
}

void TableView::askChoice(int row) {
    const int column = choiceColumn();
    if (column < 0 || row < 0 || row >= table_->rowCount()) return;
    const QModelIndex cell = table_->index(row, column);
    scrollTo(cell);
    emit choiceAsked(row, viewport()->mapToGlobal(visualRect(cell).bottomLeft()));
}

void TableView::mouseReleaseEvent(QMouseEvent* event) {
    QTableView::mouseReleaseEvent(event);
    const QModelIndex at = indexAt(event->position().toPoint());
    if (event->button() == Qt::LeftButton && at.isValid() && at.column() == choiceColumn())
        askChoice(at.row());
    else if (event->button() == Qt::LeftButton)
        askLink(at);
}

bool TableView::askLink(const QModelIndex& cell) {
    if (!cell.data(Qt::UserRole + 6).toBool()) return false;
    if (cell.data().toString().isEmpty() && !cell.data(Qt::CheckStateRole).isValid()) return false;
    emit linkAsked(cell.row(), cell.column(), viewport()->mapToGlobal(visualRect(cell).bottomLeft()));
    return true;
}

void TableView::keyPressEvent(QKeyEvent* event) {
    if (const int key = event->key();
        (key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Space) && askLink(currentIndex()))
        return;
    if (const int key = event->key(); choiceColumn() >= 0 && currentIndex().isValid() &&
                                      (key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Space))
        return askChoice(currentIndex().row());
    const bool copy =
        event->matches(QKeySequence::Copy) ||
        (event->key() == Qt::Key_C && event->modifiers() == (Qt::ControlModifier | Qt::ShiftModifier));
    if (copy)
        copyTable();
    else
        QTableView::keyPressEvent(event);
}

void TableView::copyTable() const {
    if (table_) copyRows(table_->copyText());
}

void TableView::copyCsv() const {
    if (table_) copyRows(QString::fromUtf8(table_->csvText()));
}

void TableView::copyLatex() const {
    if (table_) copyRows(table_->latexTable());
}

void TableView::copyRows(const QString& text) const {
    QApplication::clipboard()->setText(text);
    tellBriefly(this, tr("Copied: %n row(s)", nullptr, table_->rowCount()));
}

void TableView::exportTo(const QString& file) const {
    const QByteArray bytes = table_ ? table_->csvText() : QByteArray();
    QSaveFile out(file);
    if (!out.open(QIODevice::WriteOnly) || out.write(bytes) != bytes.size() || !out.commit())
        fail(sentence("Project", "The table cannot be written to {}: {}."), file.toStdString(),
             out.errorString().toStdString());
}

void TableView::fillMenu(QMenu& menu) {
    menu.addAction(icon("copy"), tr("Copy table"), this, &TableView::copyTable);
    menu.addAction(tr("Copy as CSV"), this, &TableView::copyCsv);
    menu.addAction(tr("Copy as LaTeX"), this, &TableView::copyLatex);
    menu.addAction(icon("export"), tr("Export as CSV…"), this, [this] {
        const QString kind = tr("Tables (*.csv)");
        const QString file = withSuffixOf(
            QFileDialog::getSaveFileName(this, tr("Export table"), accessibleName() + ".csv", kind), kind);
        if (file.isEmpty()) return;
        try {
            exportTo(file);
        } catch (const Error& e) {
            reportError(this, tr("The table was not exported."), QString::fromStdString(e.sentence()));
        }
    });
}

void TableView::contextMenuEvent(QContextMenuEvent* event) {
    QMenu menu(this);
    fillMenu(menu);
    menu.exec(event->globalPos());
}

void TableView::paintEvent(QPaintEvent* event) {
    QTableView::paintEvent(event);
    QPainter painter(viewport());
    if (table_ && table_->rowCount() == 0 && !nothing_.isEmpty()) {
        painter.setFont(fontFor(TextUse::Table));
        painter.setPen(theme().muted);
        painter.drawText(viewport()->rect().adjusted(12, 8, -12, -8), Qt::AlignHCenter | Qt::TextWordWrap,
                         nothing_);
    }
    if (!hasFocus()) return;
    painter.setPen(QPen(theme().accent, 2));
    painter.drawRect(viewport()->rect().adjusted(1, 1, -1, -1));
}

} // namespace rigor

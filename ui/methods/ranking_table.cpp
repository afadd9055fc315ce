#include "ui/methods/ranking_table.h"

#include "core/foundation/message/number_text.h"
#include "ui/widgets/look/fonts.h"
#include "ui/widgets/look/theme.h"
#include "ui/widgets/tables/cell_ground.h"
#include "ui/widgets/text/qt_text.h"

#include <QPainter>
#include <QStyledItemDelegate>

#include <algorithm>
#include <cmath>
#include <utility>

namespace rigor {

namespace {
constexpr int kTrack = 56, kLeastTrack = 24, kNumber = 46; // px

/// Dot on a logarithmic track from the smallest to the largest ratio of the column, tick at 1.
class BarDelegate : public QStyledItemDelegate {
  public:
    BarDelegate(double lower, double upper, QObject* parent)
        : QStyledItemDelegate(parent), lower_(lower), upper_(upper) {}
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        const Tokens& t = theme();
        paintCellGround(painter, option);
        const auto* table = qobject_cast<const NumberTable*>(index.model());
        const auto& numbers = table->columns()[static_cast<std::size_t>(index.column())].numbers;
        const double value = numbers[static_cast<std::size_t>(index.row())];
        const QRect inner = option.rect.adjusted(9, 0, -9, 0);
        painter->setFont(fontFor(TextUse::Table));
        painter->setPen(std::isfinite(value) ? t.text : t.muted);
        painter->drawText(inner, Qt::AlignRight | Qt::AlignVCenter, index.data(Qt::DisplayRole).toString());
        const double left = inner.left() + 4, right = inner.right() - kNumber, y = inner.center().y() + 0.5;
        if (right - left < 20 || !std::isfinite(value) || !(value > 0) || !(upper_ > lower_)) return;
        const auto at = [&](double ratio) {
            return left + (std::log(ratio) - lower_) / (upper_ - lower_) * (right - left);
        };
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(QPen(t.border, 2));
        painter->drawLine(QPointF(left, y), QPointF(right, y));
        painter->setPen(QPen(t.strong, 1));
        if (lower_ <= 0 && upper_ >= 0) painter->drawLine(QPointF(at(1), y - 6), QPointF(at(1), y + 6));
        painter->setPen(Qt::NoPen);
        painter->setBrush(t.series[0]);
        painter->drawEllipse(QPointF(std::clamp(at(value), left, right), y), 4, 4);
        painter->setRenderHint(QPainter::Antialiasing, false);
    }

  private:
    double lower_, upper_; ///< logarithms
};

/// As the filter sees it.
QString filteredText(const TableColumn& column, std::size_t row) {
    if (column.text) return column.texts[row];
    return row < column.shown.size() ? column.shown[row] : qt(plainText(column.numbers[row], 8));
}
} // namespace

RankingTable::RankingTable(QWidget* parent) : TableView(parent), model_(new NumberTable(this)) {
    setTable(model_);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::SingleSelection);
    horizontalHeader()->setSectionsClickable(true);
    connect(horizontalHeader(), &QHeaderView::sectionClicked, this, [this](int section) {
        const auto other = firstOrder_ == Qt::AscendingOrder ? Qt::DescendingOrder : Qt::AscendingOrder;
        sortBy(section, section == sortColumn_ && sortOrder_ == firstOrder_ ? other : firstOrder_);
    });
    connect(selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this](const QModelIndex& now) {
        if (!quiet_ && now.isValid()) Q_EMIT rowChosen(sourceOf(now.row()));
    });
}

void RankingTable::setRows(std::vector<TableColumn> columns, const std::vector<int>& bars) {
    columns_ = std::move(columns);
    std::size_t rows = 0;
    for (const TableColumn& c : columns_) rows = std::max({rows, c.texts.size(), c.numbers.size()});
    for (TableColumn& c : columns_) { // of a stored table one may be shorter than the others
        if (c.text)
            c.texts.resize(rows);
        else
            c.numbers.resize(rows, qQNaN());
    }
    bars_ = bars;
    findings_.clear();
    sortColumn_ = -1;
    for (int c = 0; c < static_cast<int>(columns_.size()); ++c) setItemDelegateForColumn(c, nullptr);
    for (const int c : bars_) {
        double lower = 0, upper = 0; // 1 is always on the track
        for (const double v : columns_[static_cast<std::size_t>(c)].numbers)
            if (std::isfinite(v) && v > 0) {
                lower = std::min(lower, std::log(v));
                upper = std::max(upper, std::log(v));
            }
        const double room = 0.08 * (upper - lower);
        setItemDelegateForColumn(c, new BarDelegate(lower - room, upper + room, this));
    }
    rebuild();
    fitColumns();
    widenBars();
}

void RankingTable::widenBars() {
    if (bars_.empty()) return;
    const std::vector<int> shared = [&] {
        std::vector<int> widths;
        for (const int c : bars_) widths.push_back(columnWidth(c));
        return widths;
    }();
    // The tracks are short before the words of the last column are cut.
    for (int track = kTrack;; track -= 8) {
        for (std::size_t k = 0; k < bars_.size(); ++k)
            setColumnWidth(bars_[k],
                           std::max(track == kTrack ? shared[k] : leastHead(bars_[k]), track + kNumber + 18));
        if (track - 8 < kLeastTrack || lackOfLast() == 0) return;
    }
}

void RankingTable::resizeEvent(QResizeEvent* event) {
    TableView::resizeEvent(event); // shares the width anew
    widenBars();
}

void RankingTable::setFinding(int row, int column, const QString& why) {
    findings_.push_back({row, column, why});
    mark(findings_.back());
    viewport()->update();
}

void RankingTable::mark(const Finding& finding) {
    for (std::size_t row = 0; row < order_.size(); ++row)
        if (static_cast<int>(order_[row]) == finding.row)
            model_->setMark(static_cast<int>(row), finding.column, finding.why);
}

void RankingTable::setTexts(int column, std::vector<QString> texts) {
    columns_[static_cast<std::size_t>(column)].texts = std::move(texts);
    rebuild();
}

void RankingTable::setFilter(const QString& text) {
    filter_ = text;
    rebuild();
    setNothing(tr("No row holds “%1”.").arg(text));
}

void RankingTable::sortBy(int column, Qt::SortOrder order) {
    if (column >= static_cast<int>(columns_.size())) return;
    sortColumn_ = column;
    sortOrder_ = order;
    rebuild();
}

int RankingTable::allRows() const {
    return columns_.empty()
               ? 0
               : static_cast<int>(std::max(columns_.front().texts.size(), columns_.front().numbers.size()));
}

std::vector<std::size_t> RankingTable::matchingRows() const {
    std::vector<std::size_t> rows;
    for (std::size_t r = 0; std::cmp_less(r, allRows()); ++r)
        if (filter_.isEmpty() || std::ranges::any_of(columns_, [&](const TableColumn& c) {
                return !c.tick && filteredText(c, r).contains(filter_, Qt::CaseInsensitive);
            }))
            rows.push_back(r);
    return rows;
}

void RankingTable::sort(std::vector<std::size_t>& rows) const {
    const TableColumn& key = columns_[static_cast<std::size_t>(sortColumn_)];
    std::vector<double> numbers = key.numbers;
    for (const QString& text : key.texts) {
        bool good = false;
        const double number = text.toDouble(&good);
        numbers.push_back(good ? number : qQNaN());
    }
    const bool up = sortOrder_ == Qt::AscendingOrder;
    std::ranges::stable_sort(rows, [&](std::size_t a, std::size_t b) {
        const double x = numbers[a], y = numbers[b];
        if (std::isfinite(x) != std::isfinite(y)) return std::isfinite(x); // missing ones last
        if (std::isfinite(x)) return up ? x < y : x > y;
        const int order = key.text ? QString::localeAwareCompare(key.texts[a], key.texts[b]) : 0;
        return up ? order < 0 : order > 0;
    });
}

void RankingTable::rebuild() {
    const int before = selectedSource();
    order_ = matchingRows();
    if (sortColumn_ >= 0) sort(order_);
    std::vector<TableColumn> shown;
    for (std::size_t c = 0; c < columns_.size(); ++c) {
        TableColumn column = columns_[c];
        if (static_cast<int>(c) == sortColumn_)
            column.sign = sortOrder_ == Qt::AscendingOrder ? QStringLiteral("▴") : QStringLiteral("▾");
        column.texts.clear();
        column.shown.clear();
        column.numbers.clear();
        for (const std::size_t r : order_) {
            if (columns_[c].text)
                column.texts.push_back(columns_[c].texts[r]);
            else
                column.numbers.push_back(columns_[c].numbers[r]);
            if (r < columns_[c].shown.size()) column.shown.push_back(columns_[c].shown[r]);
        }
        shown.push_back(std::move(column));
    }
    quiet_ = true;
    model_->setColumns(std::move(shown));
    for (const Finding& finding : findings_) mark(finding);
    quiet_ = false;
    selectSource(before);
}

int RankingTable::sourceOf(int row) const {
    return row >= 0 && row < shownRows() ? static_cast<int>(order_[static_cast<std::size_t>(row)]) : -1;
}

int RankingTable::selectedSource() const {
    const QModelIndex now = selectionModel()->currentIndex();
    return now.isValid() ? sourceOf(now.row()) : -1;
}

void RankingTable::selectSource(int source) {
    for (int row = 0; row < shownRows(); ++row) {
        if (sourceOf(row) != source) continue;
        const bool told = !quiet_ && selectedSource() != source;
        quiet_ = true;
        selectionModel()->setCurrentIndex(model_->index(row, 0),
                                          QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
        quiet_ = false;
        if (told) Q_EMIT rowChosen(source);
        return;
    }
}

} // namespace rigor

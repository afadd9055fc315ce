#include "ui/result/views/estimates_view.h"

#include "core/foundation/message/number_text.h"
#include "ui/result/page_state.h"
#include "ui/result/views/place_delegate.h"
#include "ui/widgets/look/fonts.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/tables/table_view.h"
#include "ui/widgets/text/qt_text.h"

#include <QCoreApplication>
#include <QPushButton>

#include <algorithm>
#include <array>
#include <cmath>

namespace rigor {
namespace {
constexpr int kTableHead = 32, kColumnHead = 28, kRowOfEstimate = 24; ///< px
constexpr int kRemarkLine = 20;                                       ///< px more for a remark in two lines
constexpr int kRowsSeen = 8;                                          ///< rows, without scrolling

QString textHere(const char* source) { return QCoreApplication::translate("rigor", source); }

TableColumn wordColumn(const QString& name) {
    TableColumn column;
    column.name = name;
    column.text = true;
    return column;
}

TableColumn figureColumn(const QString& name) {
    TableColumn column;
    column.name = name;
    return column;
}

/// Columns that give way where the table is too wide, in this order; all of them stand in the inspector too.
enum class Spare { Meaning, Place, Range, None };

class EstimatesTable : public TableView {
  public:
    EstimatesTable(view::Estimates shown, PageState& state) : shown_(std::move(shown)), state_(state) {
        model_ = new NumberTable(this);
        setTable(model_);
        setWordsWhole(true);
        setAccessibleName(textHere(QT_TRANSLATE_NOOP("rigor", "Estimates")));
        fill(0);
        if (shown_.about.empty()) return;
        connect(
            selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this](const QModelIndex& now) {
                if (!now.isValid() || filling_) return;
                state_.selectOf(qt(shown_.about), qt(shown_.rows[static_cast<std::size_t>(now.row())].name));
            });
        connect(&state_, &PageState::choiceChanged, this, [this] { select(); });
        select();
    }

  protected:
    void resizeEvent(QResizeEvent* event) override {
        TableView::resizeEvent(event);
        if (filling_) return;
        if (viewport()->width() == fittedTo_) return widenPlace(); // the widths were shared anew
        fittedTo_ = viewport()->width();
        int spared = 0;
        for (fill(spared); spared < static_cast<int>(Spare::None) && isTooWide();) fill(++spared);
        widenPlace();
    }

  private:
    static constexpr int kLeastRemark = 64; ///< px; its words take several lines

    int lack() const { ///< px, of the columns as they are
        int sum = kLeastRemark;
        for (int c = 0; c + 1 < model_->columnCount(); ++c) sum += columnWidth(c);
        return sum - viewport()->width();
    }
    /// Whether cells would be cut even with the least gaps.
    bool isTooWide() const {
        constexpr int kGap = 14; // px
        const QFontMetrics metrics(fontFor(TextUse::Table, QFont::DemiBold));
        int sum = kLeastRemark;
        for (int c = 0; c + 1 < model_->columnCount(); ++c) {
            int widest = c == place_ ? PlaceDelegate::kLeastTrack : 0;
            for (int r = 0; r < model_->rowCount(); ++r)
                widest = std::max(widest, metrics.horizontalAdvance(
                                              model_->data(model_->index(r, c), Qt::DisplayRole).toString()));
            sum += widest + kGap;
        }
        return sum > viewport()->width();
    }

    /// The track is wider than the share that stands for it in copies; it gives way before words do.
    void widenPlace() {
        if (place_ < 0) return;
        constexpr int kAround = 16; // px
        setColumnWidth(place_, std::max(columnWidth(place_), PlaceDelegate::kTrack + kAround));
        if (lack() > 0)
            setColumnWidth(place_,
                           std::max(columnWidth(place_) - lack(), PlaceDelegate::kLeastTrack + kAround));
    }

    void select() {
        const QString key = state_.key(qt(shown_.about));
        for (std::size_t i = 0; i < shown_.rows.size(); ++i)
            if (qt(shown_.rows[i].name) == key && currentIndex().row() != static_cast<int>(i)) {
                filling_ = true;
                setCurrentIndex(model_->index(static_cast<int>(i), 0));
                filling_ = false;
            }
    }

    void fill(int spared) {
        filling_ = true;
        const auto has = [&](Spare one) { return static_cast<int>(one) >= spared; };
        const auto any = [&](auto of) { return std::ranges::any_of(shown_.rows, of); };
        model_->setColumns(
            columns(has(Spare::Meaning) && any([](const auto& row) { return !row.meaning.empty(); }),
                    has(Spare::Place) && any([](const auto& row) { return std::isfinite(row.place); }),
                    has(Spare::Range)));
        for (std::size_t i = 0; shown_.marked && i < shown_.rows.size(); ++i)
            if (!shown_.rows[i].remark.empty())
                model_->setMark(static_cast<int>(i), model_->columnCount() - 1, qt(shown_.rows[i].remark));
        for (int c = 0; c < model_->columnCount(); ++c) setItemDelegateForColumn(c, nullptr);
        if (place_ >= 0) {
            if (!delegate_)
                delegate_ = new PlaceDelegate(
                    [this](int row) { return shown_.rows[static_cast<std::size_t>(row)].place; },
                    [this](int row) { return shown_.rows[static_cast<std::size_t>(row)].atBound; }, this);
            setItemDelegateForColumn(place_, delegate_);
        }
        fitColumns();
        widenPlace();
        filling_ = false;
        if (!shown_.about.empty()) select();
    }

    std::vector<TableColumn> columns(bool meaning, bool place, bool range) {
        const QString level = qt(shown_.level);
        TableColumn name = wordColumn(textHere(QT_TRANSLATE_NOOP("rigor", "unknown"))),
                    means = wordColumn(textHere(QT_TRANSLATE_NOOP("rigor", "meaning"))),
                    value = figureColumn(textHere(QT_TRANSLATE_NOOP("rigor", "value"))),
                    error = figureColumn(textHere(QT_TRANSLATE_NOOP("rigor", "std. error"))),
                    lower = figureColumn(level.isEmpty()
                                             ? textHere(QT_TRANSLATE_NOOP("rigor", "interval from"))
                                             : textHere(QT_TRANSLATE_NOOP("rigor", "%1 from")).arg(level)),
                    upper = figureColumn(QCoreApplication::translate("rigor", "to", "end of an interval")),
                    kind = wordColumn(textHere(QT_TRANSLATE_NOOP("rigor", "kind"))),
                    unit = wordColumn(textHere(QT_TRANSLATE_NOOP("rigor", "unit"))),
                    searched = wordColumn(textHere(QT_TRANSLATE_NOOP("rigor", "search range"))),
                    where = wordColumn(textHere(QT_TRANSLATE_NOOP("rigor", "where in it"))),
                    remark = wordColumn(textHere(QT_TRANSLATE_NOOP("rigor", "remark")));
        value.strong = true;
        unit.muted = searched.muted = means.muted = true;
        bool anyKind = false;
        for (const view::EstimateRow& row : shown_.rows) {
            TableColumn* numbers[] = {&value, &error, &lower, &upper};
            const std::string* texts[] = {&row.value, &row.error, &row.lower, &row.upper};
            for (std::size_t k = 0; k < std::size(numbers); ++k) {
                numbers[k]->shown.push_back(qt(*texts[k]));
                numbers[k]->numbers.push_back(row.numbers[k]);
            }
            name.texts.push_back(qt(row.name));
            means.texts.push_back(qt(row.meaning));
            kind.texts.push_back(qt(row.kind));
            unit.texts.push_back(qt(row.unit));
            searched.texts.push_back(qt(row.range));
            where.texts.push_back(std::isfinite(row.place) ? qt(percentText(row.place)) : qt(kMissingText));
            remark.texts.push_back(qt(row.remark));
            anyKind = anyKind || row.kind != kMissingText;
        }
        std::vector<TableColumn> all{std::move(name)};
        if (meaning) all.push_back(std::move(means));
        for (TableColumn* column : {&value, &error, &lower, &upper}) all.push_back(std::move(*column));
        if (anyKind) all.push_back(std::move(kind));
        all.push_back(std::move(unit));
        if (range) all.push_back(std::move(searched));
        place_ = place ? static_cast<int>(all.size()) : -1;
        if (place) all.push_back(std::move(where));
        all.push_back(std::move(remark));
        return all;
    }

    view::Estimates shown_;
    PageState& state_;
    NumberTable* model_ = nullptr;
    PlaceDelegate* delegate_ = nullptr;
    int place_ = -1, fittedTo_ = -1;
    bool filling_ = false;
};
} // namespace

QWidget* estimatesPanel(const view::Estimates& shown, PageState& state) {
    auto* view = new EstimatesTable(shown, state);
    const auto& rows = shown.rows;
    auto* panel = new Panel(textHere(QT_TRANSLATE_NOOP("rigor", "Estimates")));
    panel->setNote(qt(shown.note));
    auto* copy = makeButton(textHere(QT_TRANSLATE_NOOP("rigor", "Copy")), "copy", "flat");
    copy->setToolTip(textHere(QT_TRANSLATE_NOOP("rigor", "The table with heads, units and all digits")));
    QObject::connect(copy, &QPushButton::clicked, view, &TableView::copyTable);
    panel->addToHead(copy);
    panel->setContent(view);
    const auto count = static_cast<int>(rows.size());
    const auto remarks = static_cast<int>(
        std::count_if(rows.begin(), rows.end(), [](const auto& row) { return !row.remark.empty(); }));
    const auto heightOf = [&](int seen) {
        return kTableHead + kColumnHead + kRowOfEstimate * seen + kRemarkLine * std::min(remarks, seen) + 8;
    };
    panel->setMinimumHeight(heightOf(std::min(count, kRowsSeen)));
    panel->setMaximumHeight(heightOf(count));
    return panel;
}

} // namespace rigor

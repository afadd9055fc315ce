#include "ui/methods/experiment_table.h"

#include "core/foundation/message/number_text.h"
#include "core/foundation/message/unit_text.h"

namespace rigor {
namespace {
/// Columns after the conditions: name in the result, head, whether it is in the unit of the measured output.
struct Shown {
    const char* name;
    const char* title;
    enum Kind { Measured, Distance, Plain } kind;
    int decimals; ///< of plain numbers
};
constexpr Shown kShown[] = {
    {"measured", QT_TRANSLATE_NOOP("rigor::ExperimentTable", "measured"), Shown::Measured, 0},
    {"mean", QT_TRANSLATE_NOOP("rigor::ExperimentTable", "mean"), Shown::Measured, 0},
    {"standard_deviation", QT_TRANSLATE_NOOP("rigor::ExperimentTable", "sd"), Shown::Measured, 0},
    {"skewness", QT_TRANSLATE_NOOP("rigor::ExperimentTable", "skewness"), Shown::Plain, 2},
    {"kurtosis", QT_TRANSLATE_NOOP("rigor::ExperimentTable", "kurtosis"), Shown::Plain, 2},
    {"log_likelihood", QT_TRANSLATE_NOOP("rigor::ExperimentTable", "log L"), Shown::Plain, 2},
    {"emd_maximum_entropy", QT_TRANSLATE_NOOP("rigor::ExperimentTable", "EMD max. ent."), Shown::Distance, 0},
    {"emd_gaussian", QT_TRANSLATE_NOOP("rigor::ExperimentTable", "EMD Gauss"), Shown::Distance, 0}};

QString cell(const ResultColumn& column, std::size_t row) {
    if (row < column.texts.size()) return QString::fromStdString(column.texts[row]);
    return row < column.numbers.size() ? QString::fromStdString(plainText(column.numbers[row], 8))
                                       : QString();
}
} // namespace

ExperimentTable::ExperimentTable(QWidget* parent) : TableView(parent), model_(new NumberTable(this)) {
    setTable(model_);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setAccessibleName(tr("Experiments"));
    horizontalHeader()->setSectionsClickable(true);
    connect(horizontalHeader(), &QHeaderView::sectionClicked, this, [this](int section) {
        if (section < 0 || section >= static_cast<int>(sources_.size())) return;
        const QString name = QString::fromStdString(sources_[static_cast<std::size_t>(section)].name);
        const bool again = name == sortColumn_;
        sortBy(name, again && sortOrder_ == Qt::DescendingOrder ? Qt::AscendingOrder : Qt::DescendingOrder);
    });
    connect(selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this](const QModelIndex& now) {
        if (!quiet_ && now.isValid()) Q_EMIT experimentClicked(labelAt(now.row()));
    });
}

void ExperimentTable::setResult(std::shared_ptr<const Result> result,
                                std::shared_ptr<const InverseFigures> figures) {
    result_ = std::move(result);
    figures_ = std::move(figures);
    sources_.clear();
    const auto* table = result_ ? result_->table("experiments") : nullptr;
    if (table) {
        sources_.push_back({"experiment", tr("No."), {"", 1}, -2});
        for (const auto& name : figures_->conditionColumns()) {
            const auto* c = table->find(name);
            const DisplayUnit unit{c->texts.empty() ? unitText(c->unit) : std::string(), 1};
            sources_.push_back({name, QString::fromStdString(wordsOf(name)), unit,
                                c->texts.empty() ? decimalsForColumn(c->numbers) : -1});
        }
        for (const auto& shown : kShown) {
            if (!table->find(shown.name)) continue;
            const DisplayUnit unit = shown.kind == Shown::Measured   ? figures_->unit()
                                     : shown.kind == Shown::Distance ? figures_->distanceUnit()
                                                                     : DisplayUnit{"–", 1};
            const int decimals = shown.kind == Shown::Measured   ? figures_->measuredDecimals()
                                 : shown.kind == Shown::Distance ? figures_->distanceDecimals()
                                                                 : shown.decimals;
            sources_.push_back({shown.name, tr(shown.title), unit, decimals});
        }
        const auto* status = table->find("status");
        if (status &&
            std::any_of(status->texts.begin(), status->texts.end(), [](const auto& s) { return s != "ok"; }))
            sources_.push_back({"status", tr("state"), {"", 1}, -1});
    }
    sortColumn_ = QString::fromStdString(figures_->distanceColumn());
    sortOrder_ = Qt::DescendingOrder;
    rebuild();
    fitColumns();
}

void ExperimentTable::rebuild() {
    const QString chosen = selected();
    const auto* table = result_ ? result_->table("experiments") : nullptr;
    order_.clear();
    std::vector<TableColumn> columns;
    if (table) {
        for (std::size_t i = 0; i < table->rows(); ++i) {
            bool matches = filter_.isEmpty();
            for (const auto& source : sources_)
                matches =
                    matches || cell(*table->find(source.name), i).contains(filter_, Qt::CaseInsensitive);
            if (matches) order_.push_back(i);
        }
        if (const auto* key = table->find(sortColumn_.toStdString())) {
            const bool up = sortOrder_ == Qt::AscendingOrder;
            const auto number = [&](std::size_t i) {
                if (!key->numbers.empty()) return key->numbers[i];
                bool good = false;
                const double value = QString::fromStdString(key->texts[i]).toDouble(&good);
                return good ? value : qQNaN();
            };
            std::stable_sort(order_.begin(), order_.end(), [&](std::size_t a, std::size_t b) {
                const double x = number(a), y = number(b);
                if (std::isfinite(x) && std::isfinite(y)) return up ? x < y : x > y;
                if (std::isfinite(x) != std::isfinite(y)) return std::isfinite(x); // missing ones last
                const QString s = cell(*key, a), t = cell(*key, b);
                return up ? s < t : s > t;
            });
        }
        for (const auto& source : sources_) {
            const auto* from = table->find(source.name);
            TableColumn column;
            column.name = source.title;
            if (QString::fromStdString(source.name) == sortColumn_)
                column.name += sortOrder_ == Qt::AscendingOrder ? QStringLiteral(" ▴") : QStringLiteral(" ▾");
            column.unit = QString::fromStdString(source.unit.text);
            column.decimals = source.decimals;
            column.text = from->numbers.empty();
            for (const std::size_t i : order_) {
                if (column.text)
                    column.texts.push_back(cell(*from, i));
                else
                    column.numbers.push_back(i < from->numbers.size() ? from->numbers[i] * source.unit.scale
                                                                      : qQNaN());
            }
            columns.push_back(std::move(column));
        }
    }
    quiet_ = true;
    model_->setColumns(std::move(columns));
    quiet_ = false;
    setSelected(chosen);
}

QString ExperimentTable::labelAt(int row) const {
    const auto at = static_cast<std::size_t>(row);
    return figures_ && at < order_.size() ? QString::fromStdString(figures_->labels()[order_[at]])
                                          : QString();
}

QString ExperimentTable::selected() const {
    const QModelIndex now = selectionModel()->currentIndex();
    return now.isValid() ? labelAt(now.row()) : QString();
}

void ExperimentTable::setSelected(const QString& label) {
    for (int row = 0; row < shownRows(); ++row) {
        if (labelAt(row) != label) continue;
        quiet_ = true;
        selectRow(row);
        selectionModel()->setCurrentIndex(model_->index(row, 0),
                                          QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
        scrollTo(model_->index(row, 0));
        quiet_ = false;
        return;
    }
    clearSelection();
}

void ExperimentTable::setFilter(const QString& text) {
    filter_ = text;
    rebuild();
}

void ExperimentTable::sortBy(const QString& column, Qt::SortOrder order) {
    sortColumn_ = column;
    sortOrder_ = order;
    rebuild();
}

} // namespace rigor

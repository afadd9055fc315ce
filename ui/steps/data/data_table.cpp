#include "ui/steps/data/data_table.h"

#include "core/engine/data/mapping.h"
#include "core/engine/data/series/columns/derived.h"
#include "core/foundation/message/number_text.h"
#include "core/foundation/message/unit_text.h"
#include "ui/widgets/look/fonts.h"
#include "ui/widgets/look/theme.h"
#include "ui/widgets/text/qt_text.h"

#include <QContextMenuEvent>
#include <QDateTime>
#include <QMenu>
#include <QPainter>
#include <QScrollBar>
#include <QStyleOption>
#include <QStylePainter>

#include <cmath>

namespace rigor {

using Role = MappedColumn::Role;

namespace {
constexpr int kHeadLine = 28, kComboLine = 32;
constexpr std::size_t kRowsLookedAt = 200;

/// The first rows decide the decimals; reading them all would hold the window on long files.
int decimalsOf(const Column& column) {
    int decimals = 0;
    for (std::size_t r = 0; r < std::min(column.numbers.size(), kRowsLookedAt); ++r) {
        if (!std::isfinite(column.numbers[r])) continue;
        const QString text = QString::number(column.numbers[r], 'f', 6);
        qsizetype end = text.size();
        while (text[end - 1] == '0') --end;
        decimals = std::max(decimals, static_cast<int>(end - text.indexOf('.') - 1));
    }
    return decimals;
}

/// "Tb0, b": the parameters a column of codes stands for.
QString codeTargets(const DataRecipe& recipe, const std::string& column) {
    const auto codes = recipe.codes.find(column);
    if (codes == recipe.codes.end()) return {};
    QStringList targets;
    if (!codes->second.empty())
        for (const auto& [name, value] : codes->second.begin()->second)
            targets << QString::fromStdString(name);
    return DataHead::tr("sets %1").arg(targets.join(", "));
}

/// "for rising, force_before": what a column serves that means nothing to the model.
QString otherUseText(const DataRecipe& recipe, const std::string& column) {
    const OtherUses uses = otherUsesOf(recipe, column);
    QStringList names;
    for (const auto* list : {&uses.inputs, &uses.derived})
        for (const std::string& name : *list) names << QString::fromStdString(name);
    return names.isEmpty() ? QString() : DataHead::tr("for %1").arg(names.join(", "));
}
} // namespace

QString meaningText(const ColumnMeaning& meaning) {
    const QString target = QString::fromStdString(meaning.target);
    switch (meaning.role) {
    case Role::Label:
        return DataHead::tr("label");
    case Role::Condition:
        return DataHead::tr("parameter %1").arg(target);
    case Role::Input:
        return DataHead::tr("input %1").arg(target);
    case Role::Measurement:
        return DataHead::tr("output %1").arg(target);
    case Role::Time:
        return DataHead::tr("time");
    case Role::Shown:
        return DataHead::tr("not used");
    }
    return {};
}

std::vector<ColumnMeaning> meaningsFor(const Model* model, const std::string& layout) {
    std::vector<ColumnMeaning> list{{Role::Shown, {}}};
    const bool rows = layout == "rows";
    list.push_back({rows ? Role::Label : Role::Time, {}});
    if (!model) return list;
    const auto measured = [&](const std::string& name) {
        const ColumnMeaning meaning{Role::Measurement, name};
        if (std::find(list.begin(), list.end(), meaning) == list.end()) list.push_back(meaning);
    };
    for (std::size_t i = 0; i < model->declaredOutputs(); ++i) measured(model->outputs()[i].name);
    for (const Variable& v : model->states()) measured(v.name);
    for (const Variable& v : model->outputs()) measured(v.name);
    for (const Variable& v : model->inputs()) list.push_back({Role::Input, v.name});
    for (const Variable& v : model->parameters()) list.push_back({Role::Condition, v.name});
    return list;
}

void DataTable::setTable(std::shared_ptr<const CsvData> csv, std::shared_ptr<const Dataset> data,
                         const DataRecipe& recipe, const QString& file) {
    beginResetModel();
    csv_ = std::move(csv);
    decimals_.clear();
    meanings_.clear();
    fixedTexts_.clear();
    otherUses_.clear();
    units_.clear();
    problemLines_.clear();
    markedCells_.clear();
    usedLines_.clear();
    rowsAreExperiments_ = data && recipe.layout == "rows";
    if (rowsAreExperiments_)
        for (const Experiment& experiment : data->experiments) usedLines_.push_back(experiment.line);
    std::sort(usedLines_.begin(), usedLines_.end());
    if (csv_) {
        for (const Column& column : csv_->table.columns) {
            decimals_.push_back(decimalsOf(column));
            ColumnMeaning meaning;
            if (data)
                for (const MappedColumn& mapped : data->mapping)
                    if (mapped.column == column.name) meaning = {mapped.role, mapped.target};
            meanings_.push_back(meaning);
            otherUses_.push_back(meaning.role == Role::Shown ? otherUseText(recipe, column.name) : QString());
            const auto stated = recipe.units.find(column.name);
            units_.push_back(stated != recipe.units.end() ? stated->second : column.unit);
            fixedTexts_.push_back(codeTargets(recipe, column.name));
        }
        // The mapping has the time of the first file alone.
        const bool timed =
            std::ranges::any_of(meanings_, [](const ColumnMeaning& m) { return m.role == Role::Time; });
        if (data && recipe.layout == "signals" && !timed) {
            int time = csv_->table.find(recipe.time);
            if (time < 0)
                time = likelyTime(csv_->table, [&](const Column& column) {
                    const auto c = static_cast<std::size_t>(&column - csv_->table.columns.data());
                    return column.type != ColumnType::Text && meanings_[c].role == Role::Shown;
                });
            if (time >= 0) meanings_[static_cast<std::size_t>(time)] = {Role::Time, {}};
        }
        for (const CsvWarning& warning : csv_->warnings) problemLines_.insert(warning.line);
        for (const MarkedCell& cell : recipe.marked)
            if (QString::fromStdString(cell.file) == file)
                markedCells_.insert({cell.line, csv_->table.find(cell.column)});
    }
    endResetModel();
}

void DataTable::setHeld(std::shared_ptr<const std::vector<std::size_t>> lines) {
    if (!lines && !heldLines_) return;
    heldLines_ = std::move(lines);
    if (rowCount() > 0) emit dataChanged(index(0, 0), index(rowCount() - 1, 0));
}

int DataTable::rowCount(const QModelIndex& parent) const {
    return parent.isValid() || !csv_ ? 0 : static_cast<int>(csv_->table.rows());
}

int DataTable::columnCount(const QModelIndex& parent) const {
    return parent.isValid() || !csv_ ? 0 : static_cast<int>(csv_->table.columns.size()) + 1;
}

std::size_t DataTable::lineOfRow(int row) const {
    const auto r = static_cast<std::size_t>(row);
    return csv_ && r < csv_->table.lines.size() ? csv_->table.lines[r] : r + 1;
}

QString DataTable::cellText(const Column& column, std::size_t row, int decimals) const {
    if (column.type == ColumnType::Text) return QString::fromStdString(column.texts[row]);
    if (column.type == ColumnType::Number) return qt(fixedText(column.numbers[row], decimals));
    if (!std::isfinite(column.numbers[row])) return qt(kMissingText);
    return QDateTime::fromMSecsSinceEpoch(std::llround(column.numbers[row] * 1000), Qt::UTC)
        .toString("yyyy-MM-dd HH:mm:ss.zzz");
}

QVariant DataTable::data(const QModelIndex& index, int role) const {
    const std::size_t line = lineOfRow(index.row());
    if (index.column() == 0) {
        if (role == Qt::DisplayRole) return QString::number(line);
        if (role == Qt::TextAlignmentRole) return static_cast<int>(Qt::AlignRight | Qt::AlignVCenter);
        if (role == Qt::UserRole + 2) return true;
        const bool held = heldLines_ && std::ranges::binary_search(*heldLines_, line);
        if (role == Qt::UserRole + 5) return held;
        if (held && role == Qt::ToolTipRole) return tr("Held back for validation: no search sees this row");
        if (held && role == Qt::AccessibleTextRole) return tr("%1, held back").arg(line);
        if (role == Qt::UserRole && problemLines_.contains(line)) return tr("This line has a problem");
        return {};
    }
    const auto c = static_cast<std::size_t>(index.column() - 1);
    const Column& column = csv_->table.columns[c];
    const auto r = static_cast<std::size_t>(index.row());
    const bool text = column.type == ColumnType::Text;
    switch (role) {
    case Qt::DisplayRole:
        return cellText(column, r, decimals_[c]);
    case Qt::TextAlignmentRole:
        return static_cast<int>((text ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    case Qt::ToolTipRole:
        return text ? QVariant() : QString::number(column.numbers[r], 'g', 17);
    case Qt::UserRole:
        if (markedCells_.contains({line, static_cast<int>(c)})) return tr("Marked as an outlier");
        if (!text && problemLines_.contains(line) && !std::isfinite(column.numbers[r]))
            return tr("Read as missing");
        return {};
    case Qt::UserRole + 2:
        if (rowsAreExperiments_ && !std::binary_search(usedLines_.begin(), usedLines_.end(), line))
            return true; // left out
        return c < meanings_.size() && meanings_[c].role == Role::Shown && fixedTexts_[c].isEmpty() &&
               otherUses_[c].isEmpty() &&
               std::any_of(meanings_.begin(), meanings_.end(),
                           [](const ColumnMeaning& m) { return m.role == Role::Measurement; });
    default:
        return {};
    }
}

QVariant DataTable::headerData(int section, Qt::Orientation orientation, int role) const {
    if (!csv_ || orientation != Qt::Horizontal) return {};
    if (section == 0) return role == Qt::DisplayRole ? QVariant(tr("line")) : QVariant();
    const auto c = static_cast<std::size_t>(section - 1);
    if (c >= csv_->table.columns.size()) return {};
    const Column& column = csv_->table.columns[c];
    if (role == Qt::DisplayRole) return QString::fromStdString(column.name);
    if (role == Qt::UserRole) return units_[c].empty() ? QString() : "[" + qt(unitText(units_[c])) + "]";
    if (role == Qt::UserRole + 1) return column.type == ColumnType::Text;
    return {};
}

int DataTable::rowOfLine(std::size_t line) const {
    if (!csv_) return -1;
    const auto& lines = csv_->table.lines;
    const auto it = std::lower_bound(lines.begin(), lines.end(), line);
    return it == lines.end() || *it != line ? -1 : static_cast<int>(it - lines.begin());
}

ColumnMeaning DataTable::meaning(int section) const {
    const auto c = static_cast<std::size_t>(section - 1);
    return section > 0 && c < meanings_.size() ? meanings_[c] : ColumnMeaning{};
}

bool DataTable::meaningIsFixed(int section) const {
    const auto c = static_cast<std::size_t>(section - 1);
    return section > 0 && c < fixedTexts_.size() && !fixedTexts_[c].isEmpty();
}

QString DataTable::meaningOf(int section) const {
    const auto c = static_cast<std::size_t>(section - 1);
    if (meaningIsFixed(section)) return fixedTexts_[c];
    if (section > 0 && c < otherUses_.size() && !otherUses_[c].isEmpty()) return otherUses_[c];
    return meaningText(meaning(section));
}

void MeaningCombo::paintEvent(QPaintEvent*) {
    QStylePainter painter(this);
    QStyleOptionComboBox option;
    initStyleOption(&option);
    const int room =
        style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, this).width() - 4;
    if (const QString target = option.currentText.section(' ', 1);
        !target.isEmpty() && fontMetrics().horizontalAdvance(option.currentText) > room)
        option.currentText = target;
    painter.drawComplexControl(QStyle::CC_ComboBox, option);
    painter.drawControl(QStyle::CE_ComboBoxLabel, option);
}

DataHead::DataHead(QWidget* parent) : QHeaderView(Qt::Horizontal, parent) {
    setSectionsClickable(true);
    setHighlightSections(false);
    setMinimumSectionSize(40);
    connect(this, &QHeaderView::sectionResized, this, &DataHead::place);
    connect(&Theme::instance(), &Theme::changed, this, [this] { viewport()->update(); });
}

QSize DataHead::sizeHint() const { return {0, kHeadLine + kComboLine}; }

void DataHead::resizeEvent(QResizeEvent* event) {
    QHeaderView::resizeEvent(event);
    place();
}

void DataHead::rebuild() {
    for (MeaningCombo* combo : combos_) {
        combo->hide();
        combo->deleteLater();
    }
    combos_.clear();
    place();
}

MeaningCombo* DataHead::makeCombo(int section) {
    const auto* table = qobject_cast<const DataTable*>(model());
    auto* combo = new MeaningCombo(viewport());
    combo->addItem(table->meaningOf(section));
    combo->setEnabled(!table->meaningIsFixed(section));
    combo->setToolTip(combo->currentText()); // there may be no room for all of it
    if (!combo->isEnabled())
        combo->setToolTip(tr("The texts of this column stand for parameter values, listed at the right."));
    combo->setAccessibleName(
        tr("Meaning of %1").arg(table->headerData(section, Qt::Horizontal, 0).toString()));
    combo->setFont(fontFor(TextUse::Table));
    combo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    combo->setMinimumContentsLength(2);
    connect(combo, &MeaningCombo::aboutToOpen, this, [this, combo, table, section] {
        if (combo->count() > 1) return;
        const ColumnMeaning now = table->meaning(section);
        combo->clear();
        for (const ColumnMeaning& choice : choices_) combo->addItem(meaningText(choice));
        const auto at = std::find(choices_.begin(), choices_.end(), now);
        combo->setCurrentIndex(at == choices_.end() ? -1 : static_cast<int>(at - choices_.begin()));
    });
    connect(combo, &QComboBox::activated, this, [this, combo, section](int index) {
        if (combo->count() == static_cast<int>(choices_.size()))
            emit meaningChosen(section, choices_[static_cast<std::size_t>(index)]);
    });
    combos_.insert(section, combo);
    return combo;
}

void DataHead::fillMenu(QMenu& menu, int section) {
    const auto* table = qobject_cast<const DataTable*>(model());
    if (!table || section < 1 || section >= count()) return;
    const bool numbers = !table->headerData(section, Qt::Horizontal, Qt::UserRole + 1).toBool();
    const ColumnMeaning now = table->meaning(section);
    if (numbers) menu.addAction(tr("Unit…"), this, [this, section] { emit unitAsked(section); });
    if (now.role == Role::Measurement) {
        menu.addAction(tr("Standard deviation…"), this, [this, section] { emit errorAsked(section, false); });
        menu.addAction(tr("Guaranteed bound…"), this, [this, section] { emit errorAsked(section, true); });
    }
    if (table->meaningIsFixed(section)) return;
    QMenu* as = menu.addMenu(tr("Use as"));
    for (const ColumnMeaning& choice : choices_) {
        if (choice.role == Role::Shown) continue;
        QAction* action = as->addAction(meaningText(choice), this,
                                        [this, section, choice] { emit meaningChosen(section, choice); });
        action->setCheckable(true);
        action->setChecked(choice == now);
    }
    if (now.role != Role::Shown)
        menu.addAction(tr("Do not use"), this, [this, section] { emit meaningChosen(section, {}); });
}

void DataHead::contextMenuEvent(QContextMenuEvent* event) {
    QMenu menu(this);
    fillMenu(menu, logicalIndexAt(event->pos()));
    if (!menu.isEmpty()) menu.exec(event->globalPos());
}

void DataHead::place() {
    if (!qobject_cast<const DataTable*>(model())) return;
    for (int section = 1; section < count(); ++section) {
        const int left = sectionViewportPosition(section), width = sectionSize(section);
        const bool inView = left + width > 0 && left < viewport()->width();
        MeaningCombo* combo = combos_.value(section);
        if (!inView) {
            if (combo) combo->hide();
            continue;
        }
        if (!combo) combo = makeCombo(section);
        combo->setGeometry(left + 3, kHeadLine, std::max(20, width - 6), 26);
        combo->show();
    }
}

void DataHead::paintSection(QPainter* painter, const QRect& rect, int section) const {
    const Tokens& t = theme();
    painter->fillRect(rect, t.raised);
    painter->fillRect(QRect(rect.left(), rect.bottom(), rect.width(), 1), t.border);
    const QString name = model()->headerData(section, Qt::Horizontal, Qt::DisplayRole).toString();
    const QString unit = model()->headerData(section, Qt::Horizontal, Qt::UserRole).toString();
    const bool left = model()->headerData(section, Qt::Horizontal, Qt::UserRole + 1).toBool();
    const QRect inner(rect.left() + 9, rect.top(), rect.width() - 18, kHeadLine);
    const QFont strong = fontFor(TextUse::Table, QFont::DemiBold), plain = fontFor(TextUse::Table);
    const int unitWidth = unit.isEmpty() ? 0 : QFontMetrics(plain).horizontalAdvance(unit) + 5;
    const QString shown = QFontMetrics(strong).elidedText(name, Qt::ElideRight, inner.width() - unitWidth);
    const int nameWidth = QFontMetrics(strong).horizontalAdvance(shown);
    const int x = left ? inner.left() : inner.right() - nameWidth - unitWidth;
    painter->setFont(section == 0 ? plain : strong);
    painter->setPen(section == 0 ? t.muted : t.text);
    painter->drawText(QRect(x, inner.top(), nameWidth + 2, kHeadLine), Qt::AlignLeft | Qt::AlignVCenter,
                      shown);
    painter->setFont(plain);
    painter->setPen(t.muted);
    painter->drawText(QRect(x + nameWidth + 5, inner.top(), unitWidth, kHeadLine),
                      Qt::AlignLeft | Qt::AlignVCenter, unit);
}

} // namespace rigor

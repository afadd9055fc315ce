#include "ui/widgets/tables/number_table.h"

#include "core/foundation/message/number_text.h"
#include "ui/widgets/look/fonts.h"
#include "ui/widgets/text/latex.h"
#include "ui/widgets/text/qt_text.h"

#include <QLocale>
#include <QRegularExpression>

#include <algorithm>
#include <cmath>

namespace rigor {

/// Decimals that show every number of the column as it is; -2 (each its own) beyond six.
static int exactDecimals(const std::vector<double>& numbers) {
    int decimals = 0;
    for (const double x : numbers) {
        if (!std::isfinite(x)) continue;
        const QString text = QString::number(x, 'f', QLocale::FloatingPointShortest);
        const qsizetype point = text.indexOf('.');
        if (point >= 0) decimals = std::max(decimals, static_cast<int>(text.size() - point - 1));
    }
    return decimals > 6 ? -2 : decimals;
}

/// Of numbers that no common count of decimals shows, such as 2.4e-12 or an objective that falls by decades:
/// four digits each.
constexpr int kEachFourDigits = -4;

static int commonDecimals(const std::vector<double>& numbers) {
    double largest = 0;
    for (const double x : numbers)
        if (std::isfinite(x)) largest = std::max(largest, std::abs(x));
    // One that is as good as zero beside the others may be shown as zero, a tenth of them may not.
    const auto vanish = std::count_if(numbers.begin(), numbers.end(),
                                      [&](double x) { return x != 0 && std::abs(x) < 1e-4 * largest; });
    const bool falls = 10 * static_cast<std::size_t>(vanish) > numbers.size();
    return largest > 0 && (falls || largest < 1e-4 || largest >= 1e9) ? kEachFourDigits
                                                                      : decimalsForColumn(numbers);
}

void NumberTable::setColumns(std::vector<TableColumn> columns) {
    beginResetModel();
    columns_ = std::move(columns);
    decimals_.clear();
    marks_.clear();
    for (const auto& column : columns_)
        decimals_.push_back(column.decimals == -1   ? commonDecimals(column.numbers)
                            : column.decimals == -3 ? exactDecimals(column.numbers)
                                                    : column.decimals);
    endResetModel();
}

void NumberTable::setMark(int row, int column, const QString& why) { marks_[{row, column}] = why; }

int NumberTable::rowCount(const QModelIndex& parent) const {
    if (parent.isValid() || columns_.empty()) return 0;
    const TableColumn& c = columns_.front();
    return static_cast<int>(c.text ? c.texts.size() : c.numbers.size());
}

int NumberTable::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(columns_.size());
}

QVariant NumberTable::data(const QModelIndex& index, int role) const {
    const auto c = static_cast<std::size_t>(index.column());
    const auto r = static_cast<std::size_t>(index.row());
    const TableColumn& column = columns_[c];
    switch (role) {
    case Qt::DisplayRole:
        if (column.text) return r < column.texts.size() ? column.texts[r] : QString();
        if (r >= column.numbers.size()) return {};
        if (r < column.shown.size() && !column.shown[r].isEmpty()) return column.shown[r];
        return decimals_[c] == -2                ? qt(exactText(column.numbers[r]))
               : decimals_[c] == kEachFourDigits ? qt(plainText(column.numbers[r], 4))
                                                 : qt(fixedText(column.numbers[r], decimals_[c]));
    case Qt::EditRole:
        if (column.text) return r < column.texts.size() ? column.texts[r] : QString();
        return qt(exactText(column.numbers[r]));
    case Qt::TextAlignmentRole:
        return static_cast<int>((column.text ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    case Qt::ToolTipRole: {
        const auto mark = marks_.value({index.row(), index.column()});
        if (!mark.isEmpty()) return mark;
        if (column.text) return column.texts[r];
        if (r < column.shown.size() && !std::isfinite(column.numbers[r])) return column.shown[r];
        return QString::number(column.numbers[r], 'g', 17);
    }
    case Qt::FontRole:
        return column.strong ? QVariant(fontFor(TextUse::Table, QFont::DemiBold)) : QVariant();
    case Qt::UserRole:
        return marks_.value({index.row(), index.column()});
    case Qt::UserRole + 2:
        return column.muted;
    case Qt::UserRole + 4:
        return column.choice;
    case Qt::UserRole + 6:
        return column.link || column.tick;
    case Qt::CheckStateRole:
        return column.tick ? QVariant(column.texts[r].isEmpty() ? Qt::Unchecked : Qt::Checked) : QVariant();
    default:
        return {};
    }
}

QVariant NumberTable::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || section >= static_cast<int>(columns_.size())) return {};
    const TableColumn& column = columns_[static_cast<std::size_t>(section)];
    if (role == Qt::DisplayRole || role == Qt::ToolTipRole) return column.name;
    if (role == Qt::UserRole) return column.unit;
    if (role == Qt::UserRole + 1) return column.text;
    if (role == Qt::UserRole + 3) return column.sign;
    return {};
}

Qt::ItemFlags NumberTable::flags(const QModelIndex& index) const {
    Qt::ItemFlags flags = Qt::ItemIsSelectable | Qt::ItemIsEnabled;
    if (columns_[static_cast<std::size_t>(index.column())].editable) flags |= Qt::ItemIsEditable;
    return flags;
}

bool NumberTable::setData(const QModelIndex& index, const QVariant& value, int role) {
    if (role != Qt::EditRole || !onEdit) return false;
    if (value.toString() == data(index, Qt::EditRole).toString()) return true;
    refusal_ = onEdit(index.row(), index.column(), value.toString());
    if (!refusal_.isEmpty()) emit refused(refusal_);
    return refusal_.isEmpty();
}

QString NumberTable::copyText() const {
    QStringList heads, units;
    for (const auto& column : columns_) {
        heads << column.name;
        units << column.unit;
    }
    QString text = heads.join('\t') + '\n' + units.join('\t') + '\n';
    for (int r = 0; r < rowCount(); ++r) {
        QStringList cells;
        for (const auto& column : columns_) {
            const auto k = static_cast<std::size_t>(r);
            cells << (column.text ? column.texts[k] : QString::number(column.numbers[k], 'g', 17));
        }
        text += cells.join('\t') + '\n';
    }
    return text;
}

static QString headWithUnit(const TableColumn& column) {
    const bool unit = !column.unit.isEmpty() && column.unit != qt(kMissingText);
    return unit ? column.name + " [" + column.unit + "]" : column.name;
}

QString NumberTable::latexTable() const {
    QString kinds;
    QStringList heads;
    for (const auto& column : columns_) {
        kinds += column.text ? 'l' : 'r';
        heads << latexText(headWithUnit(column));
    }
    QString text = "\\begin{tabular}{" + kinds + "}\n\\hline\n" + heads.join(" & ") + " \\\\\n\\hline\n";
    for (int r = 0; r < rowCount(); ++r) {
        QStringList cells;
        for (int c = 0; c < columnCount(); ++c)
            cells << latexText(data(index(r, c), Qt::DisplayRole).toString());
        text += cells.join(" & ") + " \\\\\n";
    }
    return text + "\\hline\n\\end{tabular}\n";
}

QByteArray NumberTable::csvText() const {
    const auto quoted = [](QString text) {
        if (!text.contains(QRegularExpression("[,\"\n]"))) return text;
        return '"' + text.replace('"', "\"\"") + '"';
    };
    QStringList heads;
    for (const auto& column : columns_) heads << quoted(headWithUnit(column));
    QString text = heads.join(',') + '\n';
    for (int r = 0; r < rowCount(); ++r) {
        QStringList cells;
        for (const auto& column : columns_) {
            const auto k = static_cast<std::size_t>(r);
            const double number = column.text ? 0 : column.numbers[k];
            cells << (column.text             ? quoted(column.texts[k])
                      : std::isfinite(number) ? QString::number(number, 'g', 17)
                                              : QString());
        }
        text += cells.join(',') + '\n';
    }
    return text.toUtf8();
}

} // namespace rigor

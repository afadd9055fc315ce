#include "ui/steps/trust/design_editor.h"

#include "core/foundation/base/error.h"
#include "core/foundation/message/number_text.h"
#include "core/foundation/message/unit_text.h"
#include "ui/widgets/tables/cell_ground.h"
#include "ui/widgets/tables/table_view.h"
#include "ui/widgets/tables/typed_number.h"
#include "ui/widgets/text/qt_text.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace rigor {

namespace {

constexpr int kTickColumn = 0, kName = 1, kLow = 2, kHigh = 3, kLevels = 4, kCost = 5; ///< of conditions
constexpr int kMostLevels = 1000;

TableColumn words(const QString& name, bool editable = false, bool link = false) {
    TableColumn column;
    column.name = name;
    column.text = true;
    column.editable = editable;
    column.link = link;
    return column;
}

QString statedText(const std::optional<DesignNumber>& number) {
    return number ? qt(withUnit(plainText(number->value), number->unit)) : QString();
}

/// With its unit as it was typed; "" of a number alone is that of the column. Throws Error.
DesignNumber typedNumber(const QString& typed, const std::string& unit) {
    QString why;
    const QString plain = QString(typed).replace(QChar(0x2212), '-').trimmed();
    if (const auto alone = parseTyped(plain, "", &why)) {
        bool isNumber = false;
        QString(plain).replace(',', '.').remove(' ').toDouble(&isNumber);
        return {*alone, isNumber ? unit : std::string()};
    }
    const DesignNumber stated = statedError(QString(plain).replace(',', '.').toStdString());
    if (!unit.empty()) (void)inUnit(stated, unit);
    return stated;
}

/// px, as high as its rows, at most six.
void fitRowsOf(TableView& view) {
    constexpr int kRow = 24, kMost = 6;
    view.setFixedHeight(view.horizontalHeader()->sizeHint().height() +
                        kRow * std::clamp(view.model()->rowCount(), 1, kMost) + 6);
}

} // namespace

void TickDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                         const QModelIndex& index) const {
    paintCellGround(painter, option);
    if (index.data().toString().isEmpty()) return; // no row that could be ticked
    QStyleOptionButton box;
    const int side = QApplication::style()->pixelMetric(QStyle::PM_IndicatorWidth);
    box.rect = QRect(option.rect.left() + 8, option.rect.center().y() - side / 2, side, side);
    box.state = QStyle::State_Enabled | (ticked_(index.row()) ? QStyle::State_On : QStyle::State_Off);
    if (option.state & QStyle::State_HasFocus) box.state |= QStyle::State_HasFocus;
    QApplication::style()->drawPrimitive(QStyle::PE_IndicatorCheckBox, &box, painter, option.widget);
}

DesignEditor::DesignEditor(Document& document, QWidget* parent)
    : Panel(tr("What may be set and read"), parent), document_(document) {
    setNote(tr("[design] of the study; empty: as in the data"));
    auto* body = new QWidget;
    auto* column = new QVBoxLayout(body);
    column->setContentsMargins(0, 0, 0, 0);
    auto* row = new QHBoxLayout;
    row->setSpacing(16);
    column->addLayout(row);
    conditions_ = new TableView;
    conditions_->setAccessibleName(tr("Conditions of an experiment"));
    sensors_ = new TableView;
    sensors_->setAccessibleName(tr("Sensors of an experiment"));
    limits_ = new TableView;
    limits_->setAccessibleName(tr("Limits of the plan"));
    row->addWidget(conditions_, 5, Qt::AlignTop);
    row->addWidget(sensors_, 2, Qt::AlignTop);
    row->addWidget(limits_, 3, Qt::AlignTop);
    refused_ = new Text({}, TextUse::Small, Ink::Error);
    refused_->setWordWrap(true);
    refused_->hide();
    column->addWidget(refused_);
    setContent(body);
    connect(conditions_, &TableView::linkAsked, this, [this](int at, int) {
        auto rows = conditionRows_;
        rows[static_cast<std::size_t>(at)].used = !rows[static_cast<std::size_t>(at)].used;
        take(rows);
    });
    connect(sensors_, &TableView::linkAsked, this, [this](int at, int) {
        auto rows = sensorRows_;
        rows[static_cast<std::size_t>(at)].used = !rows[static_cast<std::size_t>(at)].used;
        take(rows);
    });
    refresh();
}

void DesignEditor::findRows() {
    const DesignStatement& design = document_.study().design;
    conditionRows_.clear();
    sensorRows_.clear();
    const auto& dataset = document_.data().data;
    const auto& model = document_.model().model;
    const auto isUnknown = [&](const std::string& name) {
        return std::ranges::any_of(document_.study().unknowns,
                                   [&](const Unknown& one) { return one.name == name; });
    };
    // What an experiment of the data is set to; a course over time cannot be proposed.
    const auto values = [&](const std::string& name) {
        std::vector<double> found;
        for (const Experiment& one : dataset->experiments) {
            const auto input = one.inputs.find(name);
            const auto condition = one.conditions.find(name);
            if (input != one.inputs.end() && input->second.interpolation() == Interpolation::Constant)
                found.push_back(input->second.at(0));
            else if (condition != one.conditions.end())
                found.push_back(condition->second);
        }
        return found;
    };
    for (const DesignCondition& one : design.conditions) conditionRows_.push_back({one, true, {}});
    for (std::size_t k = 0; dataset && k < dataset->mapping.size(); ++k) {
        const MappedColumn& column = dataset->mapping[k];
        if (column.target.empty()) continue;
        if (column.role == MappedColumn::Role::Measurement) {
            const auto cost = design.sensors.find(column.target);
            sensorRows_.push_back({column.target, cost == design.sensors.end() ? 0 : cost->second,
                                   design.sensors.empty() || cost != design.sensors.end()});
            continue;
        }
        if (column.role != MappedColumn::Role::Condition && column.role != MappedColumn::Role::Input)
            continue;
        const auto known = std::ranges::find(conditionRows_, column.target,
                                             [](const ConditionRow& row) { return row.stated.name; });
        if (known != conditionRows_.end()) {
            known->unit = column.unit;
            continue;
        }
        const std::vector<double> set = values(column.target);
        if (set.empty() || isUnknown(column.target)) continue;
        const auto [least, most] = std::ranges::minmax(set);
        ConditionRow row{{.name = column.target}, design.conditions.empty() && least < most, column.unit};
        conditionRows_.push_back(std::move(row));
    }
    for (ConditionRow& row : conditionRows_) {
        if (!row.unit.empty() || !model) continue;
        if (const auto found = findVariable(*model, row.stated.name))
            row.unit = variable(*model, *found).unit;
    }
}

void DesignEditor::refresh() {
    refuse({});
    findRows();
    fill();
}

void DesignEditor::setPrediction(const std::string& name) {
    prediction_ = name;
    refresh();
}

std::string DesignEditor::unitOfPrediction() const {
    const auto& stated = document_.study().design.predictions;
    const auto found = std::ranges::find(stated, prediction_, &DesignPrediction::name);
    const auto& model = document_.model().model;
    const std::string& output = found == stated.end() ? prediction_ : found->output;
    const auto at = model ? findVariable(*model, output) : std::nullopt;
    return at ? variable(*model, *at).unit : std::string();
}

void DesignEditor::refuse(const QString& sentence) {
    refused_->setText(sentence);
    refused_->setVisible(!sentence.isEmpty());
}

void DesignEditor::fill() {
    const DesignStatement& design = document_.study().design;
    const QString yes = tr("yes"), no = tr("no");
    TableColumn set = words(tr("set"), false, true), name = words(tr("condition")),
                low = words(tr("min"), true), high = words(tr("max"), true),
                levels = words(tr("levels"), true), cost = words(tr("cost"), true), unit = words(tr("unit"));
    name.strong = unit.muted = true;
    for (const ConditionRow& row : conditionRows_) {
        set.texts.push_back(row.used ? yes : no);
        name.texts.push_back(qt(row.stated.name));
        low.texts.push_back(statedText(row.stated.min));
        high.texts.push_back(statedText(row.stated.max));
        QStringList all;
        for (const DesignNumber& level : row.stated.levels) all << statedText(level);
        levels.texts.push_back(row.stated.levelCount > 0 ? QString::number(row.stated.levelCount)
                                                         : all.join("; "));
        all.clear();
        for (const double one : row.stated.cost) all << qt(plainText(one));
        cost.texts.push_back(all.join("; "));
        unit.texts.push_back(qt(unitText(row.unit)));
    }
    TableColumn read = words(tr("measure"), false, true), sensor = words(tr("sensor")),
                price = words(tr("cost"), true);
    sensor.strong = true;
    for (const SensorRow& row : sensorRows_) {
        read.texts.push_back(row.used ? yes : no);
        sensor.texts.push_back(qt(row.name));
        price.texts.push_back(row.cost > 0 ? qt(plainText(row.cost)) : QString());
    }
    TableColumn limit = words(tr("limit")), value = words(tr("value"), true);
    limit.texts = {tr("experiments at most"), tr("budget"), tr("cost of every experiment")};
    value.texts = {QString::number(design.experiments),
                   design.budget ? qt(plainText(*design.budget)) : QString(),
                   design.cost > 0 ? qt(plainText(design.cost)) : QString()};
    if (!prediction_.empty()) {
        const auto found = std::ranges::find(design.predictions, prediction_, &DesignPrediction::name);
        limit.texts.push_back(tr("wanted of %1 (95 %), ±").arg(qt(prediction_)));
        value.texts.push_back(found == design.predictions.end() ? QString() : statedText(found->wanted));
    }
    const auto put = [this](TableView* view, std::vector<TableColumn> columns, auto edit) {
        auto* model = new NumberTable(view);
        model->setColumns(std::move(columns));
        model->onEdit = edit;
        connect(model, &NumberTable::refused, this, &DesignEditor::refuse);
        QAbstractItemModel* old = view->model();
        view->setTable(model);
        if (old) old->deleteLater();
        view->fitColumns(false);
        fitRowsOf(*view);
    };
    put(conditions_, {set, name, low, high, levels, cost, unit},
        [this](int row, int column, const QString& typed) { return editCondition(row, column, typed); });
    put(sensors_, {read, sensor, price},
        [this](int row, int, const QString& typed) { return editSensor(row, typed); });
    put(limits_, {limit, value},
        [this](int row, int, const QString& typed) { return editLimit(row, typed); });
    conditions_->setItemDelegateForColumn(
        kTickColumn, new TickDelegate(
                         [this](int row) {
                             return static_cast<std::size_t>(row) < conditionRows_.size() &&
                                    conditionRows_[static_cast<std::size_t>(row)].used;
                         },
                         conditions_->model()));
    sensors_->setItemDelegateForColumn(kTickColumn,
                                       new TickDelegate(
                                           [this](int row) {
                                               return static_cast<std::size_t>(row) < sensorRows_.size() &&
                                                      sensorRows_[static_cast<std::size_t>(row)].used;
                                           },
                                           sensors_->model()));
    conditions_->setNothing(tr("The data have nothing that an experiment is set to."));
    sensors_->setNothing(tr("Nothing is measured yet."));
}

/// Asked by the table while it edits: the study changes after it has ended.
void DesignEditor::take(const std::vector<ConditionRow>& rows) {
    std::vector<DesignCondition> stated;
    for (const ConditionRow& row : rows)
        if (row.used) stated.push_back(row.stated);
    if (stated.empty()) return refuse(tr("One condition at least must be set, else nothing can be chosen."));
    QMetaObject::invokeMethod(
        this,
        [this, stated] {
            document_.changeStudy(tr("conditions of the next experiments"),
                                  [&](Study& study) { study.design.conditions = stated; });
        },
        Qt::QueuedConnection);
}

void DesignEditor::take(const std::vector<SensorRow>& rows) {
    std::map<std::string, double> stated;
    for (const SensorRow& row : rows)
        if (row.used) stated[row.name] = row.cost;
    if (stated.empty()) return refuse(tr("One sensor at least must be read."));
    QMetaObject::invokeMethod(
        this,
        [this, stated] {
            document_.changeStudy(tr("sensors of the next experiments"),
                                  [&](Study& study) { study.design.sensors = stated; });
        },
        Qt::QueuedConnection);
}

QString DesignEditor::editCondition(int at, int column, const QString& typed) {
    auto rows = conditionRows_;
    ConditionRow& row = rows[static_cast<std::size_t>(at)];
    const QString text = typed.trimmed();
    const QStringList parts = text.split(';', Qt::SkipEmptyParts);
    row.used = true;
    try {
        if (column == kLow || column == kHigh) {
            auto& bound = column == kLow ? row.stated.min : row.stated.max;
            bound = text.isEmpty() ? std::nullopt : std::optional(typedNumber(text, row.unit));
            row.stated.levels.clear();
        } else if (column == kLevels) {
            row.stated.levels.clear();
            row.stated.levelCount = 0;
            bool isCount = false;
            const int count = text.toInt(&isCount);
            if (isCount && (count < 2 || count > kMostLevels))
                return tr("A number of levels lies from 2 to %1; levels by value are separated by "
                          "semicolons.")
                    .arg(kMostLevels);
            if (isCount)
                row.stated.levelCount = count;
            else
                for (const QString& part : parts) row.stated.levels.push_back(typedNumber(part, row.unit));
            if (!row.stated.levels.empty()) row.stated.min = row.stated.max = std::nullopt;
        } else if (column == kCost) {
            row.stated.cost.clear();
            for (const QString& part : parts) {
                QString why;
                const auto cost = parseTyped(part, "", &why);
                if (!cost || *cost < 0) return cost ? tr("A cost is no less than 0.") : why;
                row.stated.cost.push_back(*cost);
            }
            if (row.stated.cost.size() > 1 && row.stated.cost.size() != row.stated.levels.size())
                return tr("There is one cost for all levels, or one for each.");
        } else if (column == kName)
            return {};
    } catch (const Error& e) {
        return qt(e.sentence());
    }
    refuse({});
    take(rows);
    return {};
}

QString DesignEditor::editSensor(int at, const QString& typed) {
    auto rows = sensorRows_;
    QString why;
    const auto cost = typed.trimmed().isEmpty() ? std::optional(0.0) : parseTyped(typed, "", &why);
    if (!cost || *cost < 0) return cost ? tr("A cost is no less than 0.") : why;
    rows[static_cast<std::size_t>(at)].cost = *cost;
    rows[static_cast<std::size_t>(at)].used = true;
    refuse({});
    take(rows);
    return {};
}

QString DesignEditor::editLimit(int at, const QString& typed) {
    constexpr double kMostExperiments = 100;
    constexpr int kWanted = 3; ///< row
    if (at == kWanted) return editWanted(typed);
    const QString text = typed.trimmed();
    QString why;
    const auto number = text.isEmpty() ? std::optional(0.0) : parseTyped(text, "", &why);
    if (!number) return why;
    DesignStatement design = document_.study().design;
    if (at == 0) {
        if (*number < 1 || *number > kMostExperiments || *number != std::floor(*number))
            return tr("A plan has from 1 to %1 experiments.").arg(kMostExperiments);
        design.experiments = static_cast<long long>(*number);
    } else if (*number < 0)
        return tr("A cost is no less than 0.");
    else if (at == 1)
        design.budget = text.isEmpty() ? std::nullopt : number;
    else
        design.cost = *number;
    change(design);
    return {};
}

/// An output that [design] does not name yet is one at the end of its run.
QString DesignEditor::editWanted(const QString& typed) {
    DesignStatement design = document_.study().design;
    auto found = std::ranges::find(design.predictions, prediction_, &DesignPrediction::name);
    const QString text = typed.trimmed();
    if (text.isEmpty() && found == design.predictions.end()) return {};
    if (found == design.predictions.end())
        found = design.predictions.insert(found, {.name = prediction_, .output = prediction_});
    try {
        found->wanted = text.isEmpty() ? std::nullopt : std::optional(typedNumber(text, unitOfPrediction()));
    } catch (const Error& e) {
        return qt(e.sentence());
    }
    if (found->wanted && !(found->wanted->value > 0)) return tr("Half of an interval is above 0.");
    change(design);
    return {};
}

/// Asked by the table while it edits.
void DesignEditor::change(const DesignStatement& design) {
    refuse({});
    QMetaObject::invokeMethod(
        this,
        [this, design] {
            document_.changeStudy(tr("limits of the next experiments"),
                                  [&](Study& study) { study.design = design; });
        },
        Qt::QueuedConnection);
}

} // namespace rigor

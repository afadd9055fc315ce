#include "ui/steps/data/columns/column_editor.h"

#include "core/foundation/base/units/units.h"
#include "ui/steps/data/columns/code_values.h"
#include "ui/steps/data/columns/sensor_errors.h"
#include "ui/widgets/text/labelled.h"
#include "ui/widgets/text/labels.h"
#include "ui/widgets/text/qt_text.h"

#include <QComboBox>
#include <QLineEdit>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

namespace rigor {

ColumnEditor::ColumnEditor(Document& document, QWidget* parent) : QWidget(parent), document_(document) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    unit_ = new QLineEdit;
    unit_->setTextMargins(5, 0, 0, 0);
    column->addWidget(labelled(tr("Unit"), unit_));
    unitWhy_ = new Text({}, TextUse::Small, Ink::Error);
    unitWhy_->setWordWrap(true);
    unitWhy_->hide();
    column->addWidget(unitWhy_);
    readAs_ = new QComboBox;
    readAs_->addItem(tr("texts"));
    readAs_->addItem(tr("numbers"));
    readAs_->setToolTip(tr("Read as numbers, a cell that is none is missing and listed under Problems"));
    connect(readAs_, &QComboBox::activated, this, &ColumnEditor::setReadAs);
    column->addWidget(labelled(tr("Read as"), readAs_));
    sensor_ = new SensorErrors(document_);
    column->addWidget(sensor_);
    codes_ = new CodeValues(document_);
    column->addWidget(codes_);
    facts_ = new Text({}, TextUse::Table, Ink::Muted);
    facts_->setWordWrap(true);
    column->addWidget(facts_);
    connect(unit_, &QLineEdit::editingFinished, this, &ColumnEditor::setUnit);
}

int ColumnEditor::index() const {
    const auto& csv = document_.data().csv;
    return csv ? csv->table.find(shown_.toStdString()) : -1;
}

const MappedColumn* ColumnEditor::mapped() const {
    if (const auto& dataset = document_.data().data)
        for (const MappedColumn& one : dataset->mapping)
            if (one.column == shown_.toStdString() && one.role != MappedColumn::Role::Shown) return &one;
    return nullptr;
}

bool ColumnEditor::shows() const {
    if (shown_.isEmpty()) return false;
    const MappedColumn* use = mapped();
    return index() >= 0 || (use && use->role == MappedColumn::Role::Measurement);
}

void ColumnEditor::showColumn(const QString& name) {
    shown_ = name;
    refresh();
}

void ColumnEditor::refresh() {
    const MappedColumn* use = mapped();
    const bool measured = use && use->role == MappedColumn::Role::Measurement;
    sensor_->showOutput(measured ? use->target : std::string());
    const int at = index();
    codes_->showColumn(at < 0 ? std::string() : shown_.toStdString());
    unit_->parentWidget()->setVisible(at >= 0);
    readAs_->parentWidget()->setVisible(at >= 0);
    facts_->setVisible(at >= 0);
    unitWhy_->hide();
    unit_->setProperty("wrong", false);
    if (at < 0) return;
    const auto& csv = *document_.data().csv;
    const auto c = static_cast<std::size_t>(at);
    const Column& column = csv.table.columns[c];
    const DataRecipe& recipe = document_.study().data;
    const auto said = recipe.units.find(column.name);
    if (!unit_->hasFocus()) unit_->setText(qt(said == recipe.units.end() ? column.unit : said->second));
    // What is computed with where the file and the study state none.
    const bool taken = said == recipe.units.end() && column.unit.empty() && use && !use->unit.empty();
    unit_->setPlaceholderText(taken ? tr("taken as %1").arg(qt(use->unit)) : tr("none stated"));
    unit_->parentWidget()->setVisible(column.type == ColumnType::Number);
    const bool stated = std::ranges::find(recipe.numbers, column.name) != recipe.numbers.end();
    readAs_->setCurrentIndex(stated ? 1 : 0);
    readAs_->parentWidget()->setVisible(
        stated || (column.type == ColumnType::Text && !recipe.codes.contains(column.name)));
    QString facts = column.type == ColumnType::Number     ? tr("Numbers.")
                    : column.type == ColumnType::DateTime ? tr("Dates and times.")
                                                          : tr("Texts.");
    if (said != recipe.units.end())
        facts += ' ' + tr("The file says %1.").arg(column.unit.empty() ? tr("no unit") : qt(column.unit));
    if (c < csv.firstCells.size())
        facts += ' ' + tr("First cell %1, last cell %2.").arg(qt(csv.firstCells[c]), qt(csv.lastCells[c]));
    if (c < csv.sampling.size())
        if (const Message sampled = samplingText(csv.sampling[c], column.unit); !sampled.empty())
            facts += ' ' + qt(sampled);
    facts_->setText(facts);
}

void ColumnEditor::setReadAs(int index) {
    // The change reads the file anew: after the combo has left its handler.
    QTimer::singleShot(0, this, [this, column = shown_.toStdString(), numbers = index == 1] {
        const QString name = qt(column);
        document_.changeStudy(numbers ? tr("read %1 as numbers").arg(name) : tr("read %1 as texts").arg(name),
                              [&](Study& study) {
                                  std::erase(study.data.numbers, column);
                                  if (numbers) study.data.numbers.push_back(column);
                              });
    });
}

void ColumnEditor::setUnit() {
    const std::string typed = unit_->text().trimmed().toStdString(), column = shown_.toStdString();
    const int at = index();
    if (at < 0) return;
    std::string why;
    const bool wrong = !parseUnit(typed, &why);
    unit_->setProperty("wrong", wrong);
    unit_->update();
    unitWhy_->setVisible(wrong);
    unitWhy_->setText(wrong ? tr("The unit \"%1\" is not understood: %2").arg(unit_->text(), qt(why))
                            : QString());
    if (wrong) return;
    const std::string& ofFile = document_.data().csv->table.columns[static_cast<std::size_t>(at)].unit;
    const auto& units = document_.study().data.units;
    const auto said = units.find(column);
    if (typed == (said == units.end() ? ofFile : said->second)) return;
    document_.changeStudy(tr("change the unit of %1").arg(shown_), [&](Study& study) {
        if (typed == ofFile || typed.empty())
            study.data.units.erase(column);
        else
            study.data.units[column] = typed;
    });
}

} // namespace rigor

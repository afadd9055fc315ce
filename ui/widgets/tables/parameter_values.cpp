#include "ui/widgets/tables/parameter_values.h"

#include "ui/widgets/form.h"
#include "ui/widgets/text/labelled.h"
#include "ui/widgets/text/labels.h"
#include "ui/widgets/text/qt_text.h"

#include <QHBoxLayout>
#include <QLineEdit>
#include <QMenu>
#include <QTimer>
#include <QVBoxLayout>

#include <utility>

namespace rigor {

ParameterValues::ParameterValues(const QString& whose, QWidget* parent) : QWidget(parent), whose_(whose) {
    column_ = new QVBoxLayout(this);
    column_->setContentsMargins(0, 0, 0, 0);
    column_->setSpacing(4);
    add_ = makeButton(tr("Fix a parameter"), "add");
    add_->setAccessibleName(tr("Fix a parameter: %1").arg(whose_));
    menu_ = new QMenu(add_);
    add_->setMenu(menu_);
    connect(menu_, &QMenu::aboutToShow, this, &ParameterValues::fillMenu);
    column_->addWidget(add_, 0, Qt::AlignLeft);
}

const Variable* ParameterValues::parameter(const std::string& name) const {
    if (model_)
        for (const Variable& v : model_->parameters())
            if (v.name == name) return &v;
    return nullptr;
}

NumberField* ParameterValues::field(const std::string& name) const {
    const auto found = fields_.find(name);
    return found == fields_.end() ? nullptr : found->second;
}

QStringList ParameterValues::refusals() const {
    QStringList why;
    for (const auto& [name, field] : fields_)
        if (!field->sentence().isEmpty()) why << field->sentence();
    return why;
}

void ParameterValues::fillMenu() {
    menu_->clear();
    if (model_)
        for (const Variable& v : model_->parameters())
            if (!values_.contains(v.name) && !taken_.contains(v.name))
                menu_->addAction(qt(v.name) + "    " + qt(v.description), this,
                                 [this, name = qt(v.name), start = v.start] {
                                     // After the menu has closed: the change makes the rows anew.
                                     QTimer::singleShot(0, this, [this, name, start] {
                                         added_ = name.toStdString();
                                         emit changed(name, start);
                                     });
                                 });
    if (menu_->isEmpty()) menu_->addAction(tr("There is no other parameter"))->setEnabled(false);
}

void ParameterValues::show(ModelPtr model, const std::map<std::string, double>& values,
                           const std::set<std::string>& taken) {
    const auto unitsOf = [this] {
        std::map<std::string, std::string> units;
        for (const auto& [name, value] : values_)
            if (const Variable* v = parameter(name)) units[name] = v->unit;
        return units;
    };
    const auto unitsBefore = unitsOf();
    std::set<std::string> before, now;
    for (const auto& [name, value] : values_) before.insert(name);
    for (const auto& [name, value] : values) now.insert(name);
    model_ = std::move(model);
    values_ = values;
    taken_ = taken;
    if (!rows_ || before != now || unitsBefore != unitsOf()) make();
    for (const auto& [name, field] : fields_) field->setValue(FieldValue(values_.at(name)));
}

void ParameterValues::make() {
    if (rows_) {
        column_->removeWidget(rows_);
        rows_->hide();
        rows_->deleteLater();
    }
    fields_.clear();
    rows_ = new QWidget;
    auto* rows = new QVBoxLayout(rows_);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(4);
    for (const auto& [name, value] : values_) {
        FieldInfo info;
        info.label = name;
        if (const Variable* v = parameter(name)) {
            info.unit = v->unit;
            info.min = v->min;
            info.max = v->max;
        }
        auto* field = new NumberField(info);
        connect(field, &NumberField::edited, this, [this, name = qt(name)](const FieldValue& typed) {
            QTimer::singleShot(
                0, this, [this, name, number = std::get<double>(typed)] { emit changed(name, number); });
        });
        connect(field, &NumberField::checked, this, &ParameterValues::checked);
        field->setValue(FieldValue(value));
        QWidget* row = labelled(qt(name), field);
        field->edit()->setAccessibleName(tr("%1: %2").arg(whose_, qt(name)));
        auto* remove = makeButton({}, "remove", "flat");
        remove->setFixedSize(24, 24);
        remove->setToolTip(tr("%1 as the model has it").arg(qt(name)));
        remove->setAccessibleName(tr("Remove %1 of %2").arg(qt(name), whose_));
        connect(remove, &QPushButton::clicked, this, [this, name = qt(name)] {
            QTimer::singleShot(0, this, [this, name] { emit removed(name); });
        });
        static_cast<QHBoxLayout*>(row->layout())->addWidget(remove, 0, Qt::AlignTop);
        rows->addWidget(row);
        fields_[name] = field;
    }
    column_->insertWidget(0, rows_);
    rows_->setVisible(!values_.empty());
    // The new rows are shown in the next turn, and what is hidden cannot have the keyboard.
    if (const auto added = fields_.find(std::exchange(added_, {})); added != fields_.end())
        QTimer::singleShot(0, added->second, [field = added->second] {
            field->edit()->setFocus(Qt::TabFocusReason);
            field->edit()->selectAll();
        });
}

} // namespace rigor

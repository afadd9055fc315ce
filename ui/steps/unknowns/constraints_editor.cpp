#include "ui/steps/unknowns/constraints_editor.h"

#include "core/study/record_starts.h"
#include "core/study/study_constraints.h"
#include "core/study/study_model.h"
#include "ui/widgets/checked_text.h"
#include "ui/widgets/text/labels.h"
#include "ui/widgets/text/qt_text.h"

#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

namespace rigor {

QString whyRelationsWrong(const Study& study, const Document& document) {
    const ModelPtr text = document.model().model;
    if (!text) return {};
    const auto& dataset = document.data().data;
    try {
        Problem problem;
        problem.model = modelFor(study, text);
        problem.ties = tiesOf(study, *problem.model);
        if (dataset)
            for (const Tie& tie : problem.ties)
                if (const Message why = whyNotTied(tie, *problem.model, *dataset); !why.empty())
                    return qt(why.text());
        problem.unknowns = searchedUnknowns(study, *problem.model, dataset ? &*dataset : nullptr);
        problem.fixed = fixedParameters(study);
        constraintsOf(study, problem, dataset ? &*dataset : nullptr);
    } catch (const Error& e) {
        return qt(e.sentence());
    }
    return {};
}

bool ConstraintsEditor::isNeeded(const Study& study) {
    if (!study.constraints.empty()) return true;
    const MethodDescriptor* method = findMethod(study.method);
    return method && study.unknowns.size() > 1 &&
           std::ranges::find(method->reads, "constraints") != method->reads.end();
}

ConstraintsEditor::ConstraintsEditor(Document& document, QWidget* parent)
    : QWidget(parent), document_(document) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    lines_ = new QVBoxLayout;
    lines_->setContentsMargins(0, 0, 0, 0);
    lines_->setSpacing(4);
    column->addLayout(lines_);
    for (std::size_t k = 0; k < document_.study().constraints.size(); ++k) addLine(k);
    auto* add = makeButton(tr("Add a constraint"), "add");
    add->setToolTip(tr("A linear inequality between unknowns: k1 < k2, 0 < a + 2*b <= 5"));
    connect(add, &QPushButton::clicked, this, [this] {
        const std::size_t last = document_.study().constraints.size();
        if (static_cast<std::size_t>(lines_->count()) == last) addLine(last);
        findChildren<CheckedText*>().last()->edit()->setFocus();
    });
    column->addWidget(add, 0, Qt::AlignLeft);
}

void ConstraintsEditor::addLine(std::size_t index) {
    const auto& all = document_.study().constraints;
    auto* row = new QWidget;
    auto* line = new QHBoxLayout(row);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(4);
    auto* field = new CheckedText(tr("Constraint %1").arg(index + 1));
    field->setValue(index < all.size() ? qt(all[index]) : QString());
    field->edit()->setPlaceholderText(QStringLiteral("k1 < k2"));
    field->check = [this, index](const QString& typed) {
        Study changed = document_.study();
        changed.places.clear(); // of the file, which this text does not stand in
        if (typed.isEmpty()) {
            if (index < changed.constraints.size())
                changed.constraints.erase(changed.constraints.begin() + static_cast<std::ptrdiff_t>(index));
        } else {
            changed.constraints.resize(std::max(index + 1, changed.constraints.size()));
            changed.constraints[index] = typed.toStdString();
        }
        return whyRelationsWrong(changed, document_);
    };
    connect(field, &CheckedText::edited, this,
            [this, index](const QString& typed) { put(index, typed.toStdString()); });
    connect(field, &CheckedText::checked, this, &ConstraintsEditor::tellRefusals);
    line->addWidget(field, 1);
    auto* remove = makeButton({}, "remove", "icon");
    remove->setAccessibleName(tr("Remove constraint %1").arg(index + 1));
    remove->setToolTip(remove->accessibleName());
    connect(remove, &QPushButton::clicked, this, [this, index] { put(index, {}); });
    line->addWidget(remove, 0, Qt::AlignTop);
    lines_->addWidget(row);
}

void ConstraintsEditor::put(std::size_t index, const std::string& text) {
    // After the control has left its handler: the change makes the form anew.
    QTimer::singleShot(0, &document_, [&document = document_, index, text] {
        document.changeStudy(text.empty() ? tr("remove a constraint") : tr("change a constraint"),
                             [&](Study& study) {
                                 auto& all = study.constraints;
                                 if (index >= all.size()) {
                                     if (!text.empty()) all.push_back(text);
                                 } else if (text.empty()) {
                                     all.erase(all.begin() + static_cast<std::ptrdiff_t>(index));
                                 } else {
                                     all[index] = text;
                                 }
                             });
    });
}

void ConstraintsEditor::tellRefusals() {
    QStringList why;
    for (const auto* field : findChildren<CheckedText*>())
        if (!field->sentence().isEmpty()) why << field->sentence();
    document_.setRefused("constraints", why);
}

} // namespace rigor

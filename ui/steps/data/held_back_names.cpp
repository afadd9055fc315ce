#include "ui/steps/data/held_back_names.h"

#include "core/foundation/base/error.h"
#include "ui/widgets/text/labels.h"
#include "ui/widgets/text/qt_text.h"

#include <QLineEdit>
#include <QVBoxLayout>

#include <algorithm>

namespace rigor {

namespace {
QString listed(const std::vector<std::string>& labels) {
    QStringList names;
    for (const std::string& label : labels) names << qt(label);
    return names.join(", ");
}

bool among(const std::vector<std::string>& names, const std::string& name) {
    return std::ranges::find(names, name) != names.end();
}

/// Names between commas; of parts that make a known name together, that one.
std::vector<std::string> namesIn(const QString& typed, const std::vector<std::string>& known) {
    const QStringList parts = typed.split(',');
    std::vector<std::string> names;
    for (qsizetype at = 0; at < parts.size();) {
        qsizetype taken = 1;
        for (qsizetype length = parts.size() - at; length > 1; --length)
            if (among(known, parts.mid(at, length).join(',').trimmed().toStdString())) {
                taken = length;
                break;
            }
        const std::string name = parts.mid(at, taken).join(',').trimmed().toStdString();
        if (!name.empty() && !among(names, name)) names.push_back(name);
        at += taken;
    }
    return names;
}
} // namespace

void holdBack(Document& document, const std::vector<std::string>& labels) {
    document.changeStudy(HeldBackNames::tr("change what is held back for validation"), [&](Study& study) {
        HeldBack& held = study.data.validation;
        if (labels.empty())
            held.labels.clear();
        else
            held = {.seed = held.seed, .labels = labels};
    });
}

HeldBackNames::HeldBackNames(Document& document, QWidget* parent)
    : QWidget(parent), document_(document), edit_(new QLineEdit),
      why_(new Text({}, TextUse::Small, Ink::Error)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    edit_->setTextMargins(5, 0, 0, 0);
    edit_->setPlaceholderText(tr("none", "experiments"));
    const QString tip =
        tr("Names of the experiments that no search sees and that judge its answer, with commas "
           "between them. In the rows of a file a right click holds back the rows selected.");
    edit_->setToolTip(tip);
    edit_->setAccessibleDescription(tip);
    // Beside the field the name would be cut.
    auto* name = new Text(tr("Experiments held back"), TextUse::Body, Ink::Muted);
    name->setBuddy(edit_);
    edit_->setAccessibleName(tr("Experiments held back"));
    column->addWidget(name);
    column->addWidget(edit_);
    why_->setWordWrap(true);
    why_->hide();
    column->addWidget(why_);
    connect(edit_, &QLineEdit::editingFinished, this, &HeldBackNames::commit);
    connect(&document_, &Document::replaced, this, [this] { say({}); });
}

std::vector<std::string> HeldBackNames::known() const {
    std::vector<std::string> labels;
    if (const auto& dataset = document_.data().data)
        for (const Experiment& experiment : dataset->experiments) labels.push_back(experiment.label);
    return labels;
}

QString HeldBackNames::refusal() const { return why_->text(); }

void HeldBackNames::refresh() {
    setVisible(known().size() > 1);
    // What is wrong stays in sight until it is mended.
    const bool typing = edit_->hasFocus() && edit_->isModified();
    if (isVisibleTo(parentWidget()) && (typing || !why_->text().isEmpty())) return;
    edit_->setText(listed(document_.study().data.validation.labels));
    edit_->setCursorPosition(0);
    say({});
}

void HeldBackNames::say(const QString& why) {
    why_->setText(why);
    why_->setVisible(!why.isEmpty());
    edit_->setProperty("wrong", !why.isEmpty());
    edit_->update();
    document_.setRefused("held back", why.isEmpty() ? QStringList() : QStringList{why});
}

void HeldBackNames::commit() {
    const std::vector<std::string> there = known(), names = namesIn(edit_->text(), there);
    for (const std::string& name : names) {
        if (among(there, name)) continue;
        const auto near = nearestName(name, there);
        return say(tr("There is no experiment \"%1\".").arg(qt(name)) +
                   (near ? ' ' + tr("Did you mean \"%1\"?").arg(qt(*near)) : QString()));
    }
    if (!names.empty() &&
        std::ranges::all_of(there, [&](const std::string& label) { return among(names, label); }))
        return say(tr("All experiments are held back: at least one must be left to search with."));
    say({});
    edit_->setModified(false);
    edit_->setText(listed(names));
    if (names != document_.study().data.validation.labels) holdBack(document_, names);
}

} // namespace rigor

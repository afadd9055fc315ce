#include "ui/methods/key_value_view.h"

#include "core/methods/result/recorded_facts.h"
#include "ui/widgets/look/style.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/text/qt_text.h"

namespace rigor {
namespace {
void addItems(QTreeWidgetItem* parent, const std::vector<RecordedFact>& facts) {
    for (const RecordedFact& fact : facts) {
        auto* item = new QTreeWidgetItem(parent, {qt(fact.name), qt(fact.value)});
        item->setToolTip(1, item->text(1));
        addItems(item, fact.members);
    }
}
} // namespace

KeyValueView::KeyValueView(QWidget* parent) : QWidget(parent) {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(12);
    auto* facts = new Panel(tr("Settings and provenance"));
    tree_ = new QTreeWidget;
    tree_->setHeaderLabels({tr("name"), tr("value")});
    tree_->setFrameShape(QFrame::NoFrame);
    tree_->setFont(fontFor(TextUse::Table));
    tree_->header()->resizeSection(0, 220);
    addRing(tree_);
    tree_->setAccessibleName(tr("Settings and provenance"));
    facts->setContent(tree_);
    row->addWidget(facts, 1);
    auto* panel = new Panel(tr("Study text"));
    panel->setNote(tr("repeats this run"));
    text_ = new QPlainTextEdit;
    text_->setReadOnly(true);
    text_->setFrameShape(QFrame::NoFrame);
    text_->setFont(fontFor(TextUse::Code));
    addRing(text_);
    text_->setAccessibleName(tr("Study text"));
    panel->setContent(text_);
    textPanel_ = panel;
    row->addWidget(panel, 1);
}

void KeyValueView::setResult(const Result& result, const ResultContext& context) {
    tree_->clear();
    const auto group = [&](const QString& name, const std::vector<RecordedFact>& facts) {
        if (facts.empty()) return;
        auto* item = new QTreeWidgetItem(tree_, {name});
        item->setFont(0, fontFor(TextUse::Table, 600));
        addItems(item, facts);
        item->setExpanded(true);
    };
    const RecordedFacts facts = recordedFacts(result);
    group(tr("Settings"), facts.settings);
    group(tr("Provenance"), facts.provenance);
    group(tr("Diagnostics"), facts.diagnostics);
    text_->setPlainText(context.studyText);
    textPanel_->setVisible(!context.studyText.isEmpty());
}

} // namespace rigor

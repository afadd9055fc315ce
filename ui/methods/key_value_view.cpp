#include "ui/methods/key_value_view.h"

#include "core/foundation/message/number_text.h"
#include "core/foundation/message/unit_text.h"
#include "core/methods/message_json.h"
#include "core/methods/method.h"
#include "core/presentation/display_name.h"
#include "ui/widgets/look/style.h"
#include "ui/widgets/panel.h"

namespace rigor {
namespace {
QString valueText(const nlohmann::ordered_json& value) {
    if (value.is_string() || isMessage(value)) return QString::fromStdString(textIn(value));
    if (value.is_number_integer()) return QString::number(value.get<long long>());
    if (value.is_number()) return QString::fromStdString(plainText(value.get<double>(), 6));
    if (value.is_null()) return QString::fromUtf8(kMissingText);
    if (value.is_boolean()) return value.get<bool>() ? KeyValueView::tr("yes") : KeyValueView::tr("no");
    if (!value.is_array()) return QString::fromStdString(value.dump());
    QStringList parts;
    for (const auto& part : value) parts << valueText(part);
    return parts.isEmpty() ? QString::fromUtf8(kMissingText) : parts.join("; ");
}

using UnitOf = std::function<std::string(const std::string& key)>;

void addItems(QTreeWidgetItem* parent, const nlohmann::ordered_json& object, const UnitOf& unitOf = {}) {
    for (const auto& [key, value] : object.items()) {
        auto* item = new QTreeWidgetItem(parent, {QString::fromStdString(wordsOf(key))});
        if (value.is_object() && !isMessage(value))
            addItems(item, value);
        else
            item->setText(1, valueText(value));
        if (const std::string unit = unitOf ? unitOf(key) : ""; !unit.empty() && value.is_number())
            item->setText(1, item->text(1) + ' ' + QString::fromStdString(unitText(unit)));
        item->setToolTip(1, item->text(1));
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
    const auto group = [&](const QString& name, const nlohmann::ordered_json& object,
                           const UnitOf& unitOf = {}) {
        if (!object.is_object() || object.empty()) return;
        auto* item = new QTreeWidgetItem(tree_, {name});
        item->setFont(0, fontFor(TextUse::Table, 600));
        addItems(item, object, unitOf);
        item->setExpanded(true);
    };
    const auto options = result.provenance.find("options");
    const MethodDescriptor* known = findMethod(result.method);
    const std::unique_ptr<Method> method = known ? known->make() : nullptr;
    const Fields fields = method ? method->options() : Fields();
    const auto unitOfOption = [&](const std::string& key) {
        const Field* field = fields.find(key);
        return field ? field->info.unit : std::string();
    };
    const auto unitOfFact = [](const std::string& key) { return key == "wall_time" ? "s" : ""; };
    if (options != result.provenance.end()) group(tr("Settings"), *options, unitOfOption);
    nlohmann::ordered_json rest = result.provenance;
    if (rest.is_object()) rest.erase("options");
    group(tr("Provenance"), rest, unitOfFact);
    group(tr("Diagnostics"), result.diagnostics);
    text_->setPlainText(context.studyText);
    textPanel_->setVisible(!context.studyText.isEmpty());
}

} // namespace rigor

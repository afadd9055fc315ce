#include "ui/methods/general_page.h"

#include "core/methods/estimate_text.h"
#include "core/presentation/display_name.h"
#include "ui/methods/key_value_view.h"
#include "ui/methods/result_table.h"

namespace rigor {

void GeneralPage::setResult(std::shared_ptr<const Result> result, const ResultContext& context) {
    result_ = std::move(result);
    clearViews();
    for (const auto& table : result_->tables)
        addView(QString::fromStdString(wordsOf(table.name)), resultTablePanel(table));
    auto* facts = new KeyValueView;
    facts->setResult(*result_, context);
    addView(tr("Settings and provenance"), facts);

    inspector_->clear();
    auto* estimate = inspector_->addGroup(tr("Estimate"));
    QVector<QStringList> rows;
    QStringList meanings;
    for (const auto& e : result_->unknowns) {
        const EstimateText text = shown(e);
        rows.push_back({QString::fromStdString(estimateTitle(e.name)),
                        QString::fromStdString(text.briefWithUnit()),
                        QString::fromStdString(text.intervalOrRemark())});
        const QString meaning = QString::fromStdString(e.interval);
        if (!meaning.isEmpty() && !meanings.contains(meaning)) meanings << meaning;
    }
    estimate->addTable({QString(), tr("value"), tr("interval")}, rows);
    if (!meanings.isEmpty()) estimate->addText(meanings.join("; ") + '.');
}

ResultHeadline GeneralPage::headline() const { return result_ ? headlineOf(*result_) : ResultHeadline{}; }

} // namespace rigor

#include "ui/methods/live_ranking.h"

#include "ui/kit/language.h"
#include "ui/kit/number_format.h"
#include "ui/kit/panel.h"
#include "ui/methods/ranking_table.h"

#include <QVBoxLayout>

namespace rigor {

LiveRanking::LiveRanking(QWidget* parent)
    : QWidget(parent), panel_(new Panel(tr("Best combinations so far"))), table_(new RankingTable) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    table_->setAccessibleName(tr("Best combinations so far"));
    panel_->setContent(table_);
    column->addWidget(panel_);
    timer_.setSingleShot(true);
    timer_.setInterval(100);
    connect(&timer_, &QTimer::timeout, this, &LiveRanking::refresh);
}

void LiveRanking::start(const QStringList& sensors) {
    sensors_ = sensors;
    last_ = {};
    refresh();
}

void LiveRanking::add(const ProgressEvent& event) {
    if (!event.hasObjective) return;
    last_ = event;
    if (!timer_.isActive()) timer_.start();
}

void LiveRanking::refresh() {
    std::vector<TableColumn> columns(4);
    columns[0].name = tr("rank");
    columns[0].decimals = 0;
    columns[1].name = tr("sensors");
    columns[1].text = columns[1].strong = true;
    columns[2].name = tr("criterion");
    columns[3].name = tr("names");
    columns[3].text = true;
    for (std::size_t k = 0; k < last_.populationEstimates.size() && k < last_.population.size(); ++k) {
        QStringList numbers, names;
        const auto& weights = last_.populationEstimates[k];
        for (std::size_t s = 0; s < weights.size(); ++s)
            if (weights[s] > 0.5) {
                numbers << QString::number(s);
                names << sensors_.value(static_cast<int>(s));
            }
        columns[0].numbers.push_back(static_cast<double>(k + 1));
        columns[1].texts.push_back(numbers.join(", "));
        columns[2].numbers.push_back(last_.population[k]);
        columns[3].texts.push_back(names.join(", "));
    }
    table_->setRows(std::move(columns));
    panel_->setNote(last_.phase.empty() ? tr("nothing found yet")
                    : last_.total > 0
                        ? tr("%1 of %2 combinations scored")
                              .arg(formatCount(static_cast<long long>(last_.done)),
                                   formatCount(static_cast<long long>(last_.total)))
                        : tr("%1 · %2 relaxations solved")
                              .arg(fieldText(last_.phase), formatCount(static_cast<long long>(last_.done))));
}

} // namespace rigor

#include "ui/methods/live/live_ranking.h"

#include "core/foundation/message/number_text.h"
#include "ui/methods/ranking_table.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/text/language.h"
#include "ui/widgets/text/qt_text.h"

#include <QVBoxLayout>

#include <cmath>

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
    if (last_.populationNames.empty())
        showNumbered();
    else
        showNamed();
}

/// Sensors of a file, which have numbers there.
void LiveRanking::showNumbered() {
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
    if (columns[3].texts == columns[1].texts) columns.pop_back(); // sensors without names of their own
    table_->setRows(std::move(columns));
    panel_->setNote(last_.phase.empty() ? tr("nothing found yet")
                    : last_.total > 0   ? tr("%1 of %2 combinations scored")
                                            .arg(qt(countText(static_cast<long long>(last_.done))),
                                                 qt(countText(static_cast<long long>(last_.total))))
                                      : proofNote());
}

/// Sets of measured outputs; those that do not determine the unknowns come last.
void LiveRanking::showNamed() {
    std::vector<TableColumn> columns(4);
    columns[0].name = tr("rank");
    columns[0].decimals = 0;
    columns[1].name = tr("sensors");
    columns[1].text = columns[1].strong = true;
    columns[2].name = tr("criterion");
    columns[3].name = tr("in words");
    columns[3].text = true;
    for (std::size_t k = 0; k < last_.populationNames.size() && k < last_.population.size(); ++k) {
        const bool determined = std::isfinite(last_.population[k]);
        columns[0].numbers.push_back(determined ? static_cast<double>(k + 1) : qQNaN());
        columns[1].texts.push_back(QString::fromStdString(last_.populationNames[k]));
        columns[2].numbers.push_back(last_.population[k]);
        columns[3].texts.push_back(!determined ? tr("not determined")
                                   : k == 0    ? tr("best so far")
                                               : QString());
    }
    table_->setRows(std::move(columns));
    panel_->setNote(last_.total > 0 ? tr("%1 of %2 sets looked at, each with its own estimate")
                                          .arg(qt(countText(static_cast<long long>(last_.done))),
                                               qt(countText(static_cast<long long>(last_.total))))
                                    : proofNote());
}

QString LiveRanking::proofNote() const {
    return tr("%1 · %2 relaxations solved")
        .arg(fieldText(last_.phase), qt(countText(static_cast<long long>(last_.done))));
}

} // namespace rigor

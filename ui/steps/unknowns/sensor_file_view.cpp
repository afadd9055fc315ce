#include "ui/steps/unknowns/sensor_file_view.h"

#include "core/methods/adequacy/selection/selection_file.h"
#include "ui/jobs/background.h"
#include "ui/methods/ranking_table.h"
#include "ui/widgets/panel.h"

namespace rigor {

SensorFileView::SensorFileView(QWidget* parent)
    : QWidget(parent), panel_(new Panel(tr("Sensors"))), table_(new RankingTable) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(12);
    auto* about =
        new Text(tr("The rows of the Jacobian come with the file, so no model is needed. Another program "
                    "writes such a file; the guide states the format (F1)."),
                 TextUse::Table, Ink::Muted);
    about->setWordWrap(true);
    column->addWidget(about);
    table_->setAccessibleName(tr("Sensors of the file"));
    panel_->setContent(table_);
    column->addWidget(panel_, 1);
}

void SensorFileView::setFile(const ProblemFile& file) {
    const int ticket = ++ticket_;
    inBackground(
        this, [file] { return readSensorFile(file.bytes, file.path); },
        [this, ticket](Outcome<SensorFile>& outcome) {
            if (ticket != ticket_) return;
            sensors_ = 0;
            facts_.clear();
            if (outcome.value)
                fill(*outcome.value);
            else
                table_->setRows({});
            emit filled();
        });
}

void SensorFileView::fill(const SensorFile& file) {
    const CandidateSensors& set = file.set;
    sensors_ = set.count();
    std::vector<TableColumn> columns(2);
    columns[0].name = tr("No.");
    columns[0].decimals = 0;
    columns[1].name = tr("sensor");
    columns[1].text = columns[1].strong = true;
    TableColumn readings{.name = tr("readings")}, cost{.name = tr("cost")};
    readings.decimals = 0;
    std::vector<TableColumn> errors;
    for (std::size_t p = 0; p < set.parameters.size(); ++p) {
        TableColumn c{.name = QString::fromStdString(set.parameters[p])};
        c.unit = p < set.units.size() ? QString::fromStdString(set.units[p]) : QString();
        errors.push_back(c);
    }
    for (int k = 0; k < set.count(); ++k) {
        const auto i = static_cast<std::size_t>(k);
        columns[0].numbers.push_back(k);
        columns[1].texts.push_back(QString::fromStdString(set.sensors[i]));
        readings.numbers.push_back(static_cast<double>(set.rows[i].rows()));
        cost.numbers.push_back(set.cost(k));
        for (std::size_t p = 0; p < errors.size(); ++p) {
            const double size = set.rows[i].col(static_cast<Eigen::Index>(p)).norm();
            errors[p].numbers.push_back(size > 0 ? 1 / size : qQNaN());
        }
    }
    columns.push_back(std::move(readings));
    if (!set.costs.empty()) columns.push_back(std::move(cost));
    for (auto& c : errors) columns.push_back(std::move(c));
    table_->setRows(std::move(columns));
    facts_ = tr("%n sensor(s)", nullptr, static_cast<int>(sensors_)) + ", " +
             tr("%n parameter(s)", nullptr, static_cast<int>(set.parameterCount()));
    if (file.limits.maxSensors > 0) facts_ += ", " + tr("at most %1 chosen").arg(file.limits.maxSensors);
    panel_->setNote(tr("under a parameter: its standard error from this sensor alone, all others known"));
}

} // namespace rigor

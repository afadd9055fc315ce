#include "ui/methods/sensor_table.h"

#include "ui/widgets/table_view.h"

#include <algorithm>
#include <cmath>

namespace rigor {

SensorTable::SensorTable(QWidget* parent)
    : Panel(tr("Sensors"), parent), table_(new NumberTable(this)), view_(new TableView) {
    view_->setTable(table_);
    view_->setAccessibleName(tr("Sensors"));
    setContent(view_);
}

void SensorTable::setResult(const Result& result) {
    const ResultTable* sensors = result.table("sensors");
    if (!sensors) return;
    std::vector<TableColumn> columns;
    const auto add = [&](const char* name, const QString& title, const QString& unit, int decimals) {
        const ResultColumn* from = sensors->find(name);
        TableColumn column;
        column.name = title;
        column.unit = unit;
        column.decimals = decimals;
        column.text = from && from->numbers.empty();
        if (from) column.numbers = from->numbers;
        if (from)
            for (const auto& text : from->texts) column.texts.push_back(QString::fromStdString(text));
        columns.push_back(std::move(column));
    };
    add("sensor", tr("sensor"), {}, -1);
    add("rate", tr("rate"), QStringLiteral("Hz"), -1);
    add("values", tr("used"), {}, 0);
    add("mean_nis", tr("mean NIS"), {}, 3);
    add("bias", tr("bias / σ"), {}, 3);
    add("variance", tr("variance"), {}, 3);
    add("largest_autocorrelation", tr("largest autocorrelation"), {}, 3);
    add("ljung_box", tr("Ljung-Box"), {}, 1);
    add("words", tr("in words"), {}, -1);
    for (double& rate : columns[1].numbers) rate = std::isfinite(rate) ? std::round(10 * rate) / 10 : rate;
    const int words = static_cast<int>(columns.size()) - 1;
    table_->setColumns(std::move(columns));
    int row = 0;
    if (const auto found = result.diagnostics.find("sensors"); found != result.diagnostics.end())
        for (const auto& sensor : *found) {
            if (sensor.value("level", 0) > 0)
                table_->setMark(row, words, QString::fromStdString(sensor.value("words", "")));
            ++row;
        }
    if (rows_ == table_->rowCount()) return;
    rows_ = table_->rowCount();
    view_->fitColumns();
    // Four sensors are seen without scrolling.
    constexpr int kHead = 84, kRow = 24, kSeen = 4;
    setMinimumHeight(kHead + kRow * std::min(rows_, kSeen));
}

} // namespace rigor

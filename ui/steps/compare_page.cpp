#include "ui/steps/compare_page.h"

#include "ui/kit/empty_state.h"
#include "ui/kit/number_format.h"

#include <QStackedWidget>

#include <cmath>

namespace rigor {

namespace {
QString shown(QString name) { return name.replace(".standard_deviation", " sd").replace('.', ' '); }

double diagnostic(const Result& result, const char* key) {
    const auto it = result.diagnostics.find(key);
    return it != result.diagnostics.end() && it->is_number() ? it->get<double>() : std::nan("");
}
} // namespace

ComparePage::ComparePage(Document& document, RunQueue& queue, QWidget* parent)
    : StepPage(document, queue, parent) {
    head_ = new PageHead(tr("Compare"));
    auto* body = pageLayout(this, head_);
    stack_ = new QStackedWidget;
    empty_ = new EmptyState("compare", tr("One run is not enough to compare"),
                            tr("Repeat it with other data, another method or another density"));
    connect(empty_->addAction(tr("Go to Run")), &QPushButton::clicked, this,
            [this] { emit stepAsked(kRun); });
    stack_->addWidget(empty_);
    auto* content = new QWidget;
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(12);
    auto* first = new Panel(tr("Estimates"));
    first->setNote(tr("value(standard error) in the last digits"));
    estimates_ = new NumberTable(this);
    estimateView_ = new TableView;
    estimateView_->setTable(estimates_);
    estimateView_->setAccessibleName(tr("Estimates of the runs"));
    first->setContent(estimateView_);
    auto* second = new Panel(tr("Measures"));
    second->setNote(tr("log L: larger is better; mean EMD: smaller is better"));
    measures_ = new NumberTable(this);
    measureView_ = new TableView;
    measureView_->setTable(measures_);
    measureView_->setAccessibleName(tr("Measures of the runs"));
    second->setContent(measureView_);
    column->addWidget(first, 1);
    column->addWidget(second, 1);
    stack_->addWidget(content);
    body->addWidget(stack_, 1);
    inspector_ = new Inspector(this);
    inspector_->hide();
    connect(&document_, &Document::runsChanged, this, &ComparePage::refresh);
    refresh();
}

void ComparePage::refresh() {
    std::vector<const RunRecord*> runs;
    for (const RunRecord& record : document_.runs())
        if (record.result && !record.result->unknowns.empty()) runs.insert(runs.begin(), &record);
    inspector_->clear();
    stack_->setCurrentIndex(runs.size() < 2 ? 0 : 1);
    head_->setClause(runs.size() < 2 ? QString() : tr("%1 runs").arg(runs.size()));
    if (runs.size() < 2) {
        empty_->setLines(runs.empty() ? tr("No run yet") : tr("One run is not enough to compare"),
                         tr("Repeat it with other data, another method or another density"));
        return;
    }
    std::vector<std::string> names;
    for (const RunRecord* run : runs)
        for (const Estimate& e : run->result->unknowns)
            if (std::find(names.begin(), names.end(), e.name) == names.end()) names.push_back(e.name);
    TableColumn name{tr("Run")};
    name.text = name.strong = true;
    std::vector<TableColumn> columns{name};
    for (const RunRecord* run : runs) columns.front().texts.push_back(run->title());
    for (const std::string& key : names) {
        TableColumn column{shown(QString::fromStdString(key))};
        column.text = true;
        for (const RunRecord* run : runs) {
            QString text = tr("not estimated");
            for (const Estimate& e : run->result->unknowns)
                if (e.name == key) {
                    text = formatConcise(e.value, e.standardError);
                    column.unit = formatUnit(e.unit);
                }
            column.texts.push_back(text);
        }
        columns.push_back(std::move(column));
    }
    estimates_->setColumns(std::move(columns));
    estimateView_->fitColumns();

    std::vector<TableColumn> measures{name};
    for (const RunRecord* run : runs) measures.front().texts.push_back(run->title());
    const auto add = [&](const QString& title, const QString& unit, const char* key, int decimals) {
        TableColumn column{title, unit};
        column.decimals = decimals;
        for (const RunRecord* run : runs) column.numbers.push_back(diagnostic(*run->result, key));
        measures.push_back(std::move(column));
    };
    add(tr("log L"), QString(QChar(kMissing)), "log_likelihood", 2);
    add(tr("log L, Gaussian"), QString(QChar(kMissing)), "log_likelihood_gaussian", 2);
    add(tr("log L, max. ent."), QString(QChar(kMissing)), "log_likelihood_maximum_entropy", 2);
    TableColumn emd{tr("mean EMD")};
    for (const RunRecord* run : runs) emd.numbers.push_back(diagnostic(*run->result, "mean_emd"));
    const std::string unit = "s";
    const Prefixed prefix = choosePrefix(emd.numbers, unit);
    emd.unit = prefix.unit;
    for (double& v : emd.numbers) v *= prefix.factor;
    emd.decimals = 2;
    measures.push_back(emd);
    TableColumn time{tr("wall time"), "s"};
    time.decimals = 1;
    for (const RunRecord* run : runs) time.numbers.push_back(run->seconds);
    measures.push_back(time);
    measures_->setColumns(std::move(measures));
    measureView_->fitColumns();

    auto* group = inspector_->addGroup(tr("Runs compared"));
    group->setNote(QString::number(runs.size()));
    for (const RunRecord* run : runs)
        group->addValue(run->title(), QString::fromStdString(toString(run->result->outcome)));
    // Settings that are not the same in all runs.
    std::map<std::string, QStringList> settings;
    for (std::size_t i = 0; i < runs.size(); ++i)
        if (runs[i]->result->provenance.contains("options"))
            for (const auto& [key, value] : runs[i]->result->provenance["options"].items()) {
                QStringList& list = settings[key];
                while (list.size() < static_cast<qsizetype>(i)) list << QString(QChar(kMissing));
                list << (value.is_string() ? QString::fromStdString(value.get<std::string>())
                                           : QString::fromStdString(value.dump()));
            }
    QVector<QStringList> rows;
    for (const auto& [key, values] : settings)
        if (values.count(values.front()) != values.size())
            rows.push_back(QStringList{QString::fromStdString(key).replace('_', ' ')} + values.mid(0, 3));
    auto* differ = inspector_->addGroup(tr("Settings that differ"));
    differ->setNote(tr("%1 of %2").arg(rows.size()).arg(settings.size()));
    QStringList heads{QString()};
    for (std::size_t i = 0; i < std::min<std::size_t>(3, runs.size()); ++i)
        heads << QString::number(runs[i]->number);
    if (rows.isEmpty())
        differ->addText(tr("None: the runs have the same settings."));
    else
        differ->addTable(heads, rows);
}

} // namespace rigor

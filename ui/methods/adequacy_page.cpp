#include "ui/methods/adequacy_page.h"

#include "core/foundation/message/number_text.h"
#include "ui/methods/key_value_view.h"
#include "ui/methods/page_parts.h"
#include "ui/widgets/qt_text.h"

#include <QScrollArea>
#include <QScrollBar>
#include <QSplitter>

namespace rigor {
using namespace parts;

namespace {
QString levelText(double share) { return qt(plainText(100 * share, 6)); }
} // namespace

AdequacyPage::AdequacyPage(QWidget* parent) : TabbedPage(parent) {}

void AdequacyPage::addLazy(const QString& name, std::function<QWidget*()> make) {
    auto* holder = new QWidget;
    auto* column = new QVBoxLayout(holder);
    column->setContentsMargins(0, 0, 0, 0);
    addView(name, holder);
    makers_.push_back([holder, make = std::move(make)] {
        auto* view = make();
        holder->layout()->addWidget(view);
        return view;
    });
}

void AdequacyPage::viewShown(int index) {
    const auto i = static_cast<std::size_t>(index);
    if (i >= makers_.size() || !makers_[i]) return;
    const auto make = std::exchange(makers_[i], {});
    make();
}

void AdequacyPage::setResult(std::shared_ptr<const Result> result, const ResultContext& context) {
    result_ = std::move(result);
    context_ = context;
    figures_ = std::make_unique<AdequacyFigures>(*result_);
    rows_ = sensorSetRows(*result_);
    matrix_ = nullptr;
    splitPanel_ = sensorPanel_ = trajectory_ = residuals_ = nullptr;
    pairPanels_.clear();
    sensors_ = nullptr;
    solid_ = nullptr;
    output_ = models_ = nullptr;
    intervals_ = nullptr;
    intervalsPanel_ = nullptr;
    split_ = profile_ = nullptr;
    splitAt_.clear();
    makers_.clear();
    clearViews();
    drawing_ = RegionDrawing{};
    if (const auto found = result_->diagnostics.find("ellipsoid");
        found != result_->diagnostics.end() && found->is_object())
        drawing_.level = found->value("confidence", drawing_.level);
    sensorRow_ = -1;
    for (std::size_t k = 0; k < rows_.size(); ++k)
        if (rows_[k].chosen) sensorRow_ = static_cast<int>(k);

    if (!figures_->splits().empty()) addLazy(tr("Adequacy"), [this] { return makeAdequacy(); });
    if (!result_->unknowns.empty())
        addLazy(tr("Estimates and covariance"), [this] { return makeEstimates(); });
    if (!rows_.empty()) addLazy(tr("Sensors"), [this] { return makeSensors(); });
    if (result_->table("courses")) addLazy(tr("Models over the data"), [this] { return makeTrajectories(); });
    if (result_->table("repeatability")) addLazy(tr("Check of the data"), [this] { return makeDataCheck(); });
    if (result_->table("coverage") || result_->table("profile"))
        addLazy(tr("Coverage and profiles"), [this] { return makeCoverage(); });
    if (result_->table("next_experiment") || result_->table("next_series") ||
        result_->table("planned_sensors"))
        addLazy(tr("Next experiment"), [this] { return makeNext(); });
    addLazy(tr("Settings and provenance"), [this] {
        auto* facts = new KeyValueView;
        facts->setResult(*result_, context_);
        return facts;
    });
    fillInspector();
    viewShown(0);
    showView(0);
}

ResultHeadline AdequacyPage::headline() const {
    if (!result_) return {};
    ResultHeadline head = headlineOf(*result_);
    QStringList parts;
    if (const auto models = figures_->models().size(); models > 0)
        parts << (models == 1 ? tr("1 model") : tr("%1 models").arg(models));
    if (const auto splits = figures_->splits().size(); splits > 0)
        parts << (splits == 1 ? tr("1 split") : tr("%1 splits").arg(splits));
    const auto sensors = result_->diagnostics.find("sensors");
    if (sensors != result_->diagnostics.end() && sensors->is_string() && !sensors->get<std::string>().empty())
        parts << tr("sensors %1").arg(qt(sensors->get<std::string>()));
    head.clause = parts.join(", ");
    // In short here: the whole verdict of every model stands in the page.
    QStringList rejected, misfit, consistent;
    const auto models = result_->diagnostics.find("models");
    if (result_->outcome == RunOutcome::Answered && models != result_->diagnostics.end() &&
        models->is_array()) {
        for (const auto& model : *models) {
            const std::string verdict = model.value("verdict", "");
            if (verdict == "rejected") rejected << qt(model.value("model", ""));
            if (verdict == "misfit") misfit << qt(model.value("model", ""));
            if (verdict == "consistent") consistent << qt(model.value("model", ""));
        }
        QStringList sentences;
        if (!rejected.isEmpty()) sentences << tr("Rejected: %1.").arg(rejected.join(", "));
        if (!misfit.isEmpty()) sentences << tr("Does not fit the data: %1.").arg(misfit.join(", "));
        if (!consistent.isEmpty())
            sentences << tr("Consistent with the data, which does not prove it right: %1.")
                             .arg(consistent.join(", "));
        if (!sentences.isEmpty()) {
            head.verdict = sentences.takeFirst();
            head.more = sentences.join(' ');
        }
    }
    return head;
}

QWidget* AdequacyPage::makeAdequacy() {
    auto* top = splitter(Qt::Horizontal);
    splitPanel_ = plotPanel({});
    top->addWidget(splitPanel_);
    top->addWidget(makeVerdict());
    top->setSizes({350, 530});
    connect(matrix_, &SplitMatrix::chosen, this, [this] {
        drawRegions();
        fillSelected();
    });
    auto* page = splitter(Qt::Vertical);
    page->addWidget(top);
    if (rows_.size() > 1) {
        page->addWidget(makeSensorPanel());
        page->setSizes({430, 230});
    }
    drawRegions();
    fillSelected();
    return page;
}

QWidget* AdequacyPage::makeVerdict() {
    auto* panel = new Panel(tr("p-values, models × splits"));
    panel->setNote(tr("bold: both covariances"));
    matrix_ = new SplitMatrix;
    matrix_->setResult(*result_);
    auto* body = new QWidget;
    auto* column = new QVBoxLayout(body);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    // The table alone moves sideways; what is said below it wraps in the width of the panel.
    auto* table = scrolled(matrix_, matrix_->accessibleName());
    table->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    table->setFixedHeight(matrix_->sizeHint().height() + table->horizontalScrollBar()->sizeHint().height());
    column->addWidget(table);
    auto* words = new QWidget;
    auto* lines = new QVBoxLayout(words);
    lines->setContentsMargins(12, 10, 12, 10);
    lines->setSpacing(8);
    const auto models = result_->diagnostics.find("models");
    if (models != result_->diagnostics.end() && models->is_array())
        for (const auto& model : *models) {
            const std::string verdict = model.value("verdict", "");
            lines->addWidget(sentence(verdict == "rejected"     ? "cross"
                                      : verdict == "consistent" ? "check"
                                                                : "warning",
                                      verdict == "rejected"     ? Ink::Error
                                      : verdict == "consistent" ? Ink::Success
                                                                : Ink::Warning,
                                      qt(model.value("words", ""))));
        }
    auto* rule = new Text(tr("A model is rejected where p with both covariances, after Holm's correction "
                             "over its %1 splits and "
                             "its fit, is below %2; where values were measured again, sensors that scatter "
                             "more than stated are "
                             "not held against it. The published rule takes the estimate of the validation "
                             "for exact and rejects right "
                             "models far too often; it is shown for comparison and decides nothing.")
                              .arg(figures_->splits().size())
                              .arg(qt(plainText(result_->diagnostics.value("significance", 0.05), 3))),
                          TextUse::Table, Ink::Muted);
    rule->setWordWrap(true);
    lines->addWidget(rule);
    if (result_->table("courses")) {
        auto* link = makeButton(tr("Show the models over the data"), {}, "link");
        connect(link, &QPushButton::clicked, this,
                [this] { showView(static_cast<int>(views().indexOf(tr("Models over the data")))); });
        lines->addWidget(link, 0, Qt::AlignLeft);
    }
    lines->addStretch();
    column->addWidget(words, 1);
    panel->setContent(scrolled(body, tr("p-values, models × splits")));
    return panel;
}

void AdequacyPage::setDrawing(const RegionDrawing& drawing) {
    drawing_ = drawing;
    drawRegions();
    fillSelected();
}

void AdequacyPage::drawRegions() {
    const bool pair = result_->unknowns.size() > 1;
    const QString level = levelText(drawing_.level);
    if (splitPanel_ && matrix_) {
        const std::string split = matrix_->splitName().toStdString();
        splitPanel_->setTitle(pair ? tr("%1 % confidence ellipses").arg(level)
                                   : tr("%1 % confidence intervals").arg(level));
        splitPanel_->setNote(tr("split %1").arg(matrix_->splitName()));
        const FigurePanel panel =
            pair ? splitRegions(*result_, split, {}, drawing_) : splitIntervals(*result_, split, drawing_);
        splitPanel_->plot()->setPanel(panel);
        splitPanel_->plot()->setDescription(tr("Confidence regions of both sides of the split"),
                                            matrix_->cellText(matrix_->model(), matrix_->split()));
    }
    for (auto& [drawing, panel] : pairPanels_) {
        RegionDrawing one = drawing_;
        one.first = drawing.first;
        one.second = drawing.second;
        one.model = estimateModel();
        const QString x = qt(result_->unknowns[one.first].name), y = qt(result_->unknowns[one.second].name);
        panel->setTitle(one.model.empty() ? tr("%1 and %2, %3 %").arg(x, y, level)
                                          : tr("%1 and %2, %3 %, %4").arg(x, y, level, qt(one.model)));
        panel->plot()->setPanel(estimateRegions(*result_, one));
        panel->plot()->setDescription(tr("Confidence region of %1 and %2").arg(x, y), {});
    }
    drawSolid();
    if (sensorPanel_) {
        std::vector<std::string> sets;
        for (const auto& row : rows_)
            if (row.chosen) sets.push_back(row.sensors);
        if (sensorRow_ >= 0 && !rows_[static_cast<std::size_t>(sensorRow_)].chosen)
            sets.push_back(rows_[static_cast<std::size_t>(sensorRow_)].sensors);
        sensorPanel_->setTitle(tr("%1 % regions of the sets").arg(level));
        sensorPanel_->plot()->setPanel(sensorSetRegions(*result_, sets, drawing_));
        sensorPanel_->plot()->setDescription(tr("Confidence regions of sets of sensors"), {});
    }
}

} // namespace rigor

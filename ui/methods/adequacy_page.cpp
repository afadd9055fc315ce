#include "ui/methods/adequacy_page.h"

#include "core/foundation/base/translate.h"
#include "core/study/report/inverse_figures.h"
#include "ui/kit/style.h"
#include "ui/methods/ellipsoid_view.h"
#include "ui/methods/facts_view.h"
#include "ui/methods/result_table.h"

#include <QComboBox>
#include <QScrollArea>
#include <QScrollBar>
#include <QSplitter>

namespace rigor {
namespace {
QString qt(const std::string& text) { return QString::fromStdString(text); }

QSplitter* splitter(Qt::Orientation orientation) {
    auto* s = new QSplitter(orientation);
    s->setHandleWidth(12);
    s->setChildrenCollapsible(false);
    return s;
}

PlotPanel* plotPanel(const QString& title) {
    auto* panel = new PlotPanel(title);
    panel->setPlot(new Plot);
    return panel;
}

QString percentText(double share) { return qt(plainText(100 * share, 6)); }

/// Icon and sentence in one row, wrapping.
QWidget* sentence(const QString& iconName, Ink ink, const QString& text, const QString& strong = {}) {
    auto* line = new QWidget;
    auto* row = new QHBoxLayout(line);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    row->addWidget(new IconLabel(iconName, ink, 16), 0, Qt::AlignTop);
    auto* words = new Text(strong.isEmpty() ? text.toHtmlEscaped()
                                            : "<b>" + strong.toHtmlEscaped() + "</b> " + text.toHtmlEscaped(),
                           TextUse::Table);
    words->setTextFormat(Qt::RichText);
    words->setWordWrap(true);
    row->addWidget(words, 1);
    return line;
}
} // namespace

AdequacyPage::AdequacyPage(QWidget* parent) : TabbedPage(parent) { setProperty("guide", "model-adequacy"); }

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
    splitPanel_ = sensorPanel_ = course_ = residuals_ = nullptr;
    pairPanels_.clear();
    sensors_ = nullptr;
    solid_ = nullptr;
    output_ = nullptr;
    split_ = nullptr;
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
    if (result_->table("courses")) addLazy(tr("Models over the data"), [this] { return makeCourses(); });
    if (result_->table("repeatability")) addLazy(tr("Check of the data"), [this] { return makeDataCheck(); });
    if (result_->table("coverage") || result_->table("profile"))
        addLazy(tr("Coverage and profiles"), [this] { return makeCoverage(); });
    if (result_->table("next_experiment")) addLazy(tr("Next experiment"), [this] { return makeNext(); });
    addLazy(tr("Settings and provenance"), [this] {
        auto* facts = new FactsView;
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
    QStringList rejected, consistent;
    const auto models = result_->diagnostics.find("models");
    if (result_->outcome == RunOutcome::Answered && models != result_->diagnostics.end() &&
        models->is_array()) {
        for (const auto& model : *models) {
            const std::string verdict = model.value("verdict", "");
            if (verdict == "rejected") rejected << qt(model.value("model", ""));
            if (verdict == "consistent") consistent << qt(model.value("model", ""));
        }
        QStringList sentences;
        if (!rejected.isEmpty()) sentences << tr("Rejected: %1.").arg(rejected.join(", "));
        if (!consistent.isEmpty())
            sentences << tr("Consistent with the data, which does not prove it right: %1.")
                             .arg(consistent.join(", "));
        if (!sentences.isEmpty()) head.verdict = sentences.join(' ');
    }
    return head;
}

QWidget* AdequacyPage::makeAdequacy() {
    auto* top = splitter(Qt::Horizontal);
    splitPanel_ = plotPanel({});
    top->addWidget(splitPanel_);
    top->addWidget(makeVerdict());
    top->setSizes({400, 500});
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
    auto* table = new QScrollArea;
    table->setFrameShape(QFrame::NoFrame);
    table->setWidgetResizable(true);
    table->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    table->setWidget(matrix_);
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
    auto* rule = new Text(
        tr("A model is rejected where p with both covariances, after Holm's correction over its %1 splits, "
           "is "
           "below %2. The published rule takes the estimate of the validation for exact and rejects right "
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
    auto* area = new QScrollArea;
    area->setFrameShape(QFrame::NoFrame);
    area->setWidgetResizable(true);
    area->setWidget(body);
    for (QWidget* part : {area->viewport(), static_cast<QWidget*>(body)}) part->setAutoFillBackground(false);
    panel->setContent(area);
    return panel;
}

void AdequacyPage::setDrawing(const RegionDrawing& drawing) {
    drawing_ = drawing;
    drawRegions();
    fillSelected();
}

void AdequacyPage::drawRegions() {
    const bool pair = result_->unknowns.size() > 1;
    const QString level = percentText(drawing_.level);
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
        const QString x = qt(result_->unknowns[one.first].name), y = qt(result_->unknowns[one.second].name);
        panel->setTitle(tr("%1 and %2, %3 %").arg(x, y, level));
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

void AdequacyPage::drawSolid() {
    const auto source = estimateSource(*result_, drawing_.secondOrder);
    if (!solid_ || !source) return;
    std::vector<std::string> names;
    std::vector<DisplayUnit> units;
    for (const auto& e : result_->unknowns) {
        names.push_back(e.name);
        units.push_back(figures_->unitOf(e.name));
    }
    solid_->setEllipsoid(source->estimate, source->covariance, drawing_.level, names, units);
}

/// Every unknown in the unit it reads well in, with both kinds of interval.
QWidget* AdequacyPage::makeIntervals() {
    const ResultTable& table = *result_->table("estimates");
    std::vector<TableColumn> columns;
    for (const QString& name : {tr("unknown"), tr("value ± std. error"), tr("marginal interval"),
                                tr("joint interval"), tr("unit")}) {
        TableColumn c;
        c.name = name;
        c.text = true;
        c.strong = columns.size() == 1;
        columns.push_back(c);
    }
    const ResultColumn* names = table.find("unknown");
    for (std::size_t r = 0; names && r < names->texts.size(); ++r) {
        const DisplayUnit unit = figures_->unitOf(names->texts[r]);
        const auto scaled = [&](const char* name) { return table.find(name)->numbers[r] * unit.scale; };
        const double error = scaled("standard_error");
        const int decimals = decimalsForError(error);
        const std::string cells[] = {
            names->texts[r], withError(scaled("value"), error),
            intervalText(scaled("marginal_lower"), scaled("marginal_upper"), decimals),
            intervalText(scaled("joint_lower"), scaled("joint_upper"), decimals), unit.text};
        for (std::size_t c = 0; c < std::size(cells); ++c) columns[c].texts.push_back(qt(cells[c]));
    }
    auto* view = new RankingTable;
    view->setAccessibleName(tr("Estimates and intervals"));
    view->setRows(std::move(columns));
    auto* panel = new Panel(tr("Estimates"));
    panel->setNote(tr("intervals of the level of the run; full digits in the export"));
    panel->setContent(view);
    return panel;
}

QWidget* AdequacyPage::makeEstimates() {
    auto* page = splitter(Qt::Horizontal);
    auto* left = new QWidget;
    auto* grid = new QGridLayout(left);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(12);
    const auto pairs = pairsOf(*result_);
    const int across = pairs.size() > 1 ? 2 : 1;
    int place = 0;
    for (const auto& [first, second] : pairs) {
        RegionDrawing drawing;
        drawing.first = first;
        drawing.second = second;
        auto* panel = plotPanel({});
        pairPanels_.emplace_back(drawing, panel);
        grid->addWidget(panel, place / across, place % across);
        ++place;
    }
    if (result_->unknowns.size() == 3 && estimateSource(*result_, true)) {
        auto* panel = new Panel(tr("Ellipsoid of all three"));
        panel->setNote(tr("drag or arrow keys turn it"));
        solid_ = new EllipsoidView;
        panel->setContent(solid_);
        grid->addWidget(panel, place / across, place % across);
        ++place;
    }
    if (place > 4) { // more pairs than fit: they scroll
        auto* area = new QScrollArea;
        area->setFrameShape(QFrame::NoFrame);
        area->setWidgetResizable(true);
        left->setMinimumHeight((place + 1) / 2 * 280);
        area->setWidget(left);
        for (QWidget* part : {area->viewport(), static_cast<QWidget*>(left)})
            part->setAutoFillBackground(false);
        page->addWidget(area);
    } else if (place > 0) {
        page->addWidget(left);
    }
    auto* right = splitter(Qt::Vertical);
    if (result_->table("estimates")) right->addWidget(makeIntervals());
    const auto covariance = result_->diagnostics.find("covariance");
    if (covariance != result_->diagnostics.end() && covariance->contains("correlation") &&
        (*covariance)["correlation"].is_array()) {
        ResultTable table{"correlation",
                          translatable("Field",
                                       "Correlation of the unknowns, from the covariance with second "
                                       "derivatives where the run has it."),
                          {{"unknown", {}, {}, {}}}};
        for (const auto& e : result_->unknowns) {
            table.columns.front().texts.push_back(e.name);
            table.columns.push_back({e.name, {}, {}, {}});
        }
        for (const auto& row : (*covariance)["correlation"])
            for (std::size_t k = 0; k < row.size() && k + 1 < table.columns.size(); ++k)
                table.columns[k + 1].numbers.push_back(row[k].is_number() ? row[k].get<double>() : qQNaN());
        right->addWidget(resultTablePanel(table));
    }
    if (right->count() > 0) page->addWidget(right);
    page->setSizes({520, 380});
    drawRegions();
    return page;
}

QWidget* AdequacyPage::makeSensorPanel() {
    auto* panel = new Panel(tr("Sensor selection"));
    const bool listed = rows_.size() > 1;
    panel->setNote(listed ? tr("all %1 sets, each with its own estimate; smaller is better").arg(rows_.size())
                          : tr("only the set of all"));
    auto* table = new RankingTable;
    table->setAccessibleName(tr("Sets of sensors"));
    std::vector<TableColumn> columns(1);
    columns[0].name = tr("Sensors");
    columns[0].text = columns[0].strong = true;
    const auto sensors = sensorNames(*result_);
    const bool dots = sensors.size() <= 8;
    if (dots)
        for (const auto& sensor : sensors) {
            TableColumn c;
            c.name = qt(sensor);
            c.text = true;
            columns.push_back(c);
        }
    const int first = static_cast<int>(columns.size());
    for (const QString& name :
         {tr("A, trace"), tr("D, determinant"), tr("E, largest eigenvalue"), tr("ME")}) {
        TableColumn c;
        c.name = name;
        c.decimals = 2;
        columns.push_back(c);
    }
    TableColumn condition{.name = tr("condition")};
    condition.decimals = 0;
    columns.push_back(condition);
    TableColumn words{.name = tr("in words")};
    words.text = true;
    columns.push_back(words);
    for (const auto& row : rows_) {
        std::size_t c = 0;
        columns[c++].texts.push_back(qt(row.sensors));
        if (dots)
            for (const char used : row.used)
                columns[c++].texts.push_back(used ? QStringLiteral("●") : QStringLiteral("○"));
        for (const double v : {row.a, row.d, row.e, row.me}) columns[c++].numbers.push_back(v);
        columns[c++].numbers.push_back(row.condition);
        columns[c++].texts.push_back(qt(row.words));
    }
    table->setRows(std::move(columns), {first, first + 1, first + 2});
    for (std::size_t r = 0; r < rows_.size(); ++r)
        if (!rows_[r].determined) table->setFinding(static_cast<int>(r), first + 5, qt(rows_[r].reason));
    table->selectSource(sensorRow_);
    connect(table, &RankingTable::rowChosen, this, &AdequacyPage::chooseSensorSet);
    sensors_ = table;
    auto* copy = makeButton(tr("Copy"), "copy", "flat");
    connect(copy, &QPushButton::clicked, table, &TableView::copyTable);
    panel->addToHead(copy);
    panel->setContent(table);
    return panel;
}

void AdequacyPage::chooseSensorSet(int row) {
    if (row < 0 || row >= static_cast<int>(rows_.size()) || row == sensorRow_) return;
    sensorRow_ = row;
    drawRegions();
    fillSelected();
}

QWidget* AdequacyPage::makeSensors() {
    auto* page = splitter(Qt::Vertical);
    auto* top = splitter(Qt::Horizontal);
    if (result_->unknowns.size() > 1) {
        sensorPanel_ = plotPanel({});
        sensorPanel_->setNote(tr("chosen set and the selected one"));
        top->addWidget(sensorPanel_);
    }
    auto* panel = new Panel(tr("What the numbers mean"));
    auto* words = new QWidget;
    auto* lines = new QVBoxLayout(words);
    lines->setContentsMargins(12, 8, 12, 8);
    lines->setSpacing(8);
    for (const QString& text :
         {tr("Every set has its own estimate. A is the sum of the variances, D the squared volume of the "
             "ellipsoid, E its longest semi-axis squared, ME longest over shortest; here over those of the "
             "chosen set, so 0.81 in E is an ellipsoid a tenth shorter."),
          tr("A, E and ME add or compare numbers of different units where the unknowns have different units; "
             "D does not depend on units.")}) {
        auto* text_ = new Text(text, TextUse::Table);
        text_->setWordWrap(true);
        lines->addWidget(text_);
    }
    for (const auto& row : rows_)
        if (!row.determined && !row.reason.empty())
            lines->addWidget(
                sentence("warning", Ink::Warning,
                         qt(row.reason) + ". " + tr("Its numbers would mean nothing and are not ranked."),
                         qt(row.sensors) + ":"));
    lines->addStretch();
    auto* area = new QScrollArea;
    area->setFrameShape(QFrame::NoFrame);
    area->setWidgetResizable(true);
    area->setWidget(words);
    for (QWidget* part : {area->viewport(), static_cast<QWidget*>(words)}) part->setAutoFillBackground(false);
    panel->setContent(area);
    top->addWidget(panel);
    top->setSizes({480, 420});
    page->addWidget(top);
    auto* before = sensors_;
    page->addWidget(makeSensorPanel());
    // The table of the first view and this one show one selection.
    if (before) {
        auto* here = sensors_;
        connect(before, &RankingTable::rowChosen, here, &RankingTable::selectSource);
        connect(here, &RankingTable::rowChosen, before, &RankingTable::selectSource);
    }
    page->setSizes({400, 280});
    drawRegions();
    return page;
}

} // namespace rigor

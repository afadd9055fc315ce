#include "ui/methods/selection_page.h"

#include "core/foundation/message/number_text.h"
#include "core/foundation/message/unit_text.h"
#include "core/study/report/selection_figures.h"
#include "ui/methods/key_value_view.h"
#include "ui/methods/page_parts.h"
#include "ui/methods/result_table.h"
#include "ui/widgets/qt_text.h"

#include <QComboBox>
#include <QSplitter>

#include <cmath>

namespace rigor {
using namespace parts;

namespace {
double memberNumber(const nlohmann::ordered_json& d, const char* table, const std::string& key) {
    const auto found = d.find(table);
    return found != d.end() ? numberIn(*found, key) : qQNaN();
}
} // namespace

SelectionPage::SelectionPage(QWidget* parent) : TabbedPage(parent) {}

void SelectionPage::setResult(std::shared_ptr<const Result> result, const ResultContext& context) {
    result_ = std::move(result);
    criteria_ = selectionCriteria(*result_);
    criterion_ = criteria_.empty() ? std::string() : criteria_.front();
    rankingPanel_ = nullptr;
    ranking_ = nullptr;
    regions_ = nullptr;
    pair_ = nullptr;
    clearViews();
    if (!criteria_.empty()) {
        addView(tr("Selection"), makeSelection());
        addView(tr("How many are enough"), makeSizes());
        addView(tr("What each is worth"), makeWorth());
        if (const auto* table = result_->table("parameters"))
            addView(tr("Parameters"), resultTablePanel(*table));
    }
    auto* facts = new KeyValueView;
    facts->setResult(*result_, context);
    addView(tr("Settings and provenance"), facts);
    fillInspector();
    showView(0);
}

ResultHeadline SelectionPage::headline() const {
    if (!result_) return {};
    ResultHeadline head = headlineOf(*result_);
    const auto& d = result_->diagnostics;
    const double sensors = numberIn(d, "sensors"), most = numberIn(d, "max_sensors"),
                 scored = numberIn(d, "combinations");
    if (!std::isfinite(sensors) || !std::isfinite(most)) return head;
    head.clause = tr("at most %1 of %2 sensors").arg(std::llround(most)).arg(std::llround(sensors));
    if (std::isfinite(scored))
        head.clause += ", " + tr("all %1 combinations scored").arg(qt(countText(std::llround(scored))));
    else
        head.clause += ", " + tr("by branch and bound");
    return head;
}

QString SelectionPage::gapWords(const std::string& criterion) const {
    const auto& d = result_->diagnostics;
    const double gap = memberNumber(d, "gap", criterion);
    if (!std::isfinite(gap)) return tr("not proven");
    if (gap < 1e-8) return tr("proven optimal");
    const QString words = tr("at most %1 % above the best possible").arg(qt(significantText(100 * gap, 2)));
    const auto proof = d.find("proof");
    const std::string end =
        proof != d.end() && proof->contains(criterion) ? (*proof)[criterion].value("end", "") : "";
    return end == "time limit"   ? words + ", " + tr("ended by the time limit")
           : end == "node limit" ? words + ", " + tr("ended by the limit of relaxations")
           : end == "cancelled"  ? words + ", " + tr("cancelled")
                                 : words;
}

QWidget* SelectionPage::makeSelection() {
    auto* page = splitter(Qt::Vertical);
    auto* top = splitter(Qt::Horizontal);
    const auto parameters = selectionParameters(*result_);
    if (parameters.size() > 1) {
        regions_ = new PlotPanel(tr("95 % regions"));
        regions_->setPlot(new Plot);
        regions_->setNote(tr("best and selected combination"));
        pair_ = new QComboBox;
        pair_->setAccessibleName(tr("Parameters on the axes"));
        for (std::size_t i = 0; i < parameters.size(); ++i)
            for (std::size_t j = i + 1; j < parameters.size(); ++j)
                pair_->addItem(qt(parameters[i].name + ", " + parameters[j].name),
                               QPoint(static_cast<int>(i), static_cast<int>(j)));
        connect(pair_, &QComboBox::currentIndexChanged, this, [this] { drawRegions(); });
        regions_->addHeadWidget(pair_);
        top->addWidget(regions_);
    }
    top->addWidget(figurePanel(worthOfSensors(*result_)));
    top->setSizes({420, 480});
    page->addWidget(top);

    rankingPanel_ = new Panel(tr("Ranking"));
    if (criteria_.size() > 1) {
        QStringList names;
        for (const auto& key : criteria_) names << qt(key);
        auto* choice = new Segments(names);
        choice->setAccessibleName(tr("Criterion of the ranking"));
        connect(choice, &Segments::chosen, this, &SelectionPage::setCriterion);
        rankingPanel_->addToHead(choice);
    }
    auto* copy = makeButton(tr("Copy"), "copy", "flat");
    rankingPanel_->addToHead(copy);
    ranking_ = new RankingTable;
    ranking_->setAccessibleName(tr("Combinations of sensors, best first"));
    connect(copy, &QPushButton::clicked, ranking_, &TableView::copyTable);
    connect(ranking_, &RankingTable::rowChosen, this, [this] {
        drawRegions();
        fillSelected();
    });
    rankingPanel_->setContent(ranking_);
    page->addWidget(rankingPanel_);
    page->setSizes({360, 320});
    fillRanking();
    return page;
}

void SelectionPage::setCriterion(int index) {
    if (index < 0 || index >= static_cast<int>(criteria_.size())) return;
    criterion_ = criteria_[static_cast<std::size_t>(index)];
    fillRanking();
    fillSelected();
}

void SelectionPage::fillRanking() {
    const ResultTable* table = result_->table("combinations");
    const ResultColumn *by = table ? table->find("criterion") : nullptr,
                       *sensors = table ? table->find("sensors") : nullptr;
    listed_.clear();
    if (!ranking_ || !by || !sensors) return;
    for (std::size_t r = 0; r < by->texts.size(); ++r)
        if (by->texts[r] == criterion_) listed_.push_back(r);
    std::vector<TableColumn> columns;
    const auto add = [&](const QString& name, const ResultColumn* from, int decimals, bool strong = false) {
        if (!from) return;
        TableColumn c;
        c.name = name;
        c.strong = strong;
        c.decimals = decimals;
        c.text = from->numbers.empty();
        if (!c.text && !from->unit.empty()) c.unit = qt(unitText(from->unit));
        for (const std::size_t r : listed_) {
            if (c.text)
                c.texts.push_back(qt(from->texts[r]));
            else
                c.numbers.push_back(from->numbers[r]);
        }
        columns.push_back(std::move(c));
    };
    add(tr("rank"), table->find("rank"), 0);
    add(tr("sensors"), sensors, -1, true);
    add(tr("count"), table->find("count"), 0);
    const int bar = static_cast<int>(columns.size());
    add(tr("%1 over the best").arg(qt(criterion_)), table->find("relative"), 4);
    for (const char* key : {"A", "D", "E", "ME"}) add(QString(key), table->find(key), -2);
    add(tr("cost"), table->find("cost"), -2);
    // Shortest exact texts would be too long: four digits, all of them in the tooltip and the copy.
    for (auto& c : columns)
        if (c.decimals == -2) c.decimals = -1;
    ranking_->setRows(std::move(columns), {bar});
    rankingPanel_->setTitle(tr("Ranking by %1").arg(qt(criterion_)));
    // Beyond enumeration the list is what was found around the best one.
    const bool scored = result_->diagnostics.value("search", "") == "enumeration";
    rankingPanel_->setNote(gapWords(criterion_) + " · " +
                           (listed_.size() == 1 ? tr("1 combination listed")
                            : scored            ? tr("%1 combinations listed").arg(listed_.size())
                                                : tr("%1 combinations found around it").arg(listed_.size())));
    ranking_->selectSource(0);
    drawRegions();
}

void SelectionPage::drawRegions() {
    const ResultTable* table = result_->table("combinations");
    const ResultColumn* sensors = table ? table->find("sensors") : nullptr;
    if (!regions_ || !sensors || listed_.empty()) return;
    std::vector<std::string> shown{sensors->texts[listed_.front()]};
    const int row = ranking_->selectedSource();
    if (row > 0 && row < static_cast<int>(listed_.size()))
        shown.push_back(sensors->texts[listed_[static_cast<std::size_t>(row)]]);
    const QPoint pair = pair_->currentData().toPoint();
    const FigurePanel panel = selectionRegions(*result_, shown, static_cast<std::size_t>(pair.x()),
                                               static_cast<std::size_t>(pair.y()));
    regions_->setNote(panel.series.size() < shown.size()
                          ? tr("only the first ones of a ranking have a region in the result")
                          : tr("best and selected combination"));
    regions_->plot()->setPanel(panel);
    regions_->plot()->setDescription(tr("95 % regions of two parameters"), pair_->currentText());
}

QWidget* SelectionPage::makeSizes() {
    auto* page = splitter(Qt::Vertical);
    page->addWidget(figurePanel(standardErrorsOverSize(*result_)));
    if (const auto* table = result_->table("sizes")) page->addWidget(resultTablePanel(*table));
    page->setSizes({400, 280});
    return page;
}

QWidget* SelectionPage::makeWorth() {
    auto* page = splitter(Qt::Vertical);
    auto* worth = figurePanel(worthOfSensors(*result_));
    worth->setNote(tr("filled: without a chosen sensor; hollow: with another one added"));
    page->addWidget(worth);
    if (const auto* table = result_->table("sensors")) page->addWidget(resultTablePanel(*table));
    page->setSizes({340, 340});
    return page;
}

void SelectionPage::fillInspector() {
    inspector_->clear();
    selected_ = inspector_->addGroup(tr("Selected combination"));
    fillSelected();
    const auto& d = result_->diagnostics;
    for (const auto& key : criteria_) {
        auto* group = inspector_->addGroup(tr("Best by %1").arg(qt(key)));
        const auto& best = d["best"][key];
        std::vector<std::string> numbers;
        for (const auto& k : best["sensors"]) numbers.push_back(k.dump());
        group->addValue(tr("sensors"), qt(fmt::format("{}", fmt::join(numbers, ", "))), Ink::Text, true);
        group->addValue(tr("value"), qt(significantText(numberIn(best, "value"), 5)));
        group->addValue(tr("nothing is below"), qt(significantText(memberNumber(d, "bound", key), 5)));
        const double gap = memberNumber(d, "gap", key);
        if (std::isfinite(gap) && gap < 1e-8)
            group->addValue(tr("proof"), gapWords(key), Ink::Success);
        else
            group->addText(gapWords(key) + '.');
        if (const auto proof = d.find("proof"); proof != d.end() && proof->contains(key))
            group->addValue(tr("relaxations solved"),
                            qt(countText(std::llround(numberIn((*proof)[key], "nodes")))));
    }
    auto* run = inspector_->addGroup(tr("Provenance"));
    if (d.is_object() && d.contains("search"))
        run->addValue(tr("search"), d.value("search", "") == "enumeration" ? tr("every combination scored")
                                                                           : tr("branch and bound"));
    if (const double scored = numberIn(d, "combinations"); std::isfinite(scored))
        run->addValue(tr("combinations"), qt(countText(std::llround(scored))));
    if (const double bad = numberIn(d, "undetermined"); std::isfinite(bad))
        run->addValue(tr("not determined"), qt(countText(std::llround(bad))));
    if (const double time = numberIn(result_->provenance, "wall_time"); std::isfinite(time))
        run->addValue(tr("wall time"), qt(durationText(time)));
    auto* guide = makeButton(tr("What the numbers mean"), {}, "link");
    connect(guide, &QPushButton::clicked, this,
            [this] { emit guideRequested(property("guide").toString()); });
    run->addWidget(guide);
}

void SelectionPage::fillSelected() {
    if (!selected_) return;
    selected_->clear();
    const ResultTable* table = result_->table("combinations");
    const int row = ranking_ ? ranking_->selectedSource() : -1;
    if (!table || row < 0 || row >= static_cast<int>(listed_.size())) {
        selected_->addText(tr("Nothing was found."));
        return;
    }
    const std::size_t r = listed_[static_cast<std::size_t>(row)];
    const std::string& sensors = table->find("sensors")->texts[r];
    selected_->addValue(tr("sensors"), qt(sensors), Ink::Text, true);
    QStringList names;
    if (const ResultTable* all = result_->table("sensors"))
        if (const ResultColumn* name = all->find("name"))
            for (const QString& number : qt(sensors).split(", "))
                if (const auto k = number.toULongLong(); k < name->texts.size()) names << qt(name->texts[k]);
    if (!names.isEmpty() && names.join(", ") != qt(sensors)) selected_->addText(names.join(", "));
    for (const char* key : {"A", "D", "E", "ME"})
        if (const ResultColumn* c = table->find(key))
            selected_->addValue(QString(key), qt(significantText(c->numbers[r], 5)));
}

} // namespace rigor

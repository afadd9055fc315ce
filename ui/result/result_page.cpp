#include "ui/result/result_page.h"

#include "core/methods/method.h"
#include "ui/jobs/event_loop_slices.h"
#include "ui/methods/key_value_view.h"
#include "ui/methods/page_parts.h"
#include "ui/plot/plot_panel.h"
#include "ui/result/choices.h"
#include "ui/result/estimates_view.h"
#include "ui/result/key_table.h"
#include "ui/result/multiples.h"
#include "ui/result/page_state.h"
#include "ui/result/panels_view.h"
#include "ui/result/selected_plot.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/qt_text.h"
#include "ui/widgets/table_view.h"

#include <QComboBox>
#include <QPushButton>
#include <QSplitter>
#include <QVBoxLayout>

#include <optional>

namespace rigor {

namespace {

constexpr int kReadable = 150;       ///< px: least height of a plot on a page that scrolls
constexpr int kStackLeftMargin = 92; ///< px: plots over one abscissa begin at one place

/// Combo boxes in the head of a panel.
void addChoices(PlotPanel* panel, const std::vector<view::Choice>& choices,
                const std::function<void(const view::Chosen&)>& changed) {
    for (QComboBox* box : choiceBoxes(choices, panel, changed)) panel->addHeadWidget(box);
}

/// Points stand for what can be selected.
void shareSelection(Plot* plot, PageState& state) {
    QObject::connect(plot, &Plot::pointClicked, &state, &PageState::select);
    QObject::connect(&state, &PageState::selected, plot, &Plot::setSelectedKey);
    plot->setSelectedKey(state.key());
}

QWidget* bodyOf(const view::Plot& view, PageState& state) {
    const FigurePanel figure = view.panel(firstChosen(view.choices));
    PlotPanel* panel = parts::plotPanel(figure, qt(view.title));
    panel->setNote(qt(figure.note));
    addChoices(panel, view.choices, [panel, make = view.panel](const view::Chosen& chosen) {
        panel->plot()->setPanel(make(chosen));
    });
    shareSelection(panel->plot(), state);
    return panel;
}

bool haveOneAbscissa(const Plot& a, const Plot& b) {
    return a.panel().x.quantity == b.panel().x.quantity && a.panel().x.unit == b.panel().x.unit;
}

QWidget* bodyOf(const view::PlotStack& view, PageState& state) {
    auto* all = parts::splitter(Qt::Vertical);
    QList<PlotPanel*> panels;
    const auto titleOf = [titles = view.titles](std::size_t k, const FigurePanel& figure) {
        return qt(titles[k].empty() ? figure.title : titles[k]);
    };
    for (std::size_t k = 0; k < view.titles.size(); ++k) {
        const FigurePanel figure = view.panel(k, firstChosen(view.choices));
        PlotPanel* panel = parts::plotPanel(figure, titleOf(k, figure));
        panel->plot()->setLeftMargin(kStackLeftMargin);
        shareSelection(panel->plot(), state);
        // What has equal ranges has widened that of its abscissa.
        if (!panels.isEmpty() && panels.first()->plot()->panel().equalRanges &&
            haveOneAbscissa(*panels.first()->plot(), *panel->plot())) {
            const auto [lower, upper] = panels.first()->plot()->xRange();
            panel->plot()->setXRange(lower, upper);
        }
        panels << panel;
        all->addWidget(panel);
    }
    for (PlotPanel* from : panels)
        for (PlotPanel* to : panels)
            if (from != to)
                QObject::connect(from->plot(), &Plot::cursorMoved, to->plot(),
                                 [from, to](std::optional<double> at) {
                                     if (haveOneAbscissa(*from->plot(), *to->plot()))
                                         to->plot()->setCursor(at);
                                 });
    if (!panels.isEmpty())
        addChoices(panels.first(), view.choices,
                   [panels, make = view.panel, titleOf](const view::Chosen& chosen) {
                       for (qsizetype i = 0; i < panels.size(); ++i) {
                           const auto k = static_cast<std::size_t>(i);
                           const FigurePanel figure = make(k, chosen);
                           panels[i]->setTitle(titleOf(k, figure));
                           panels[i]->plot()->setPanel(figure);
                       }
                   });
    if (!view.shares.empty()) all->setSizes(QList<int>(view.shares.begin(), view.shares.end()));
    return all;
}

QWidget* bodyOf(const view::Panels& view, PageState&) { return panelsView(view); }

QWidget* bodyOf(const view::Estimates& view, PageState&) { return estimatesPanel(view); }

QWidget* bodyOf(const view::SelectedPlot& view, PageState& state) { return selectedPlot(view, state); }

QWidget* bodyOf(const view::Multiples& view, PageState& state) { return multiplesPanel(view, state); }

QWidget* bodyOf(const view::Nothing& view, PageState& state) {
    auto* empty = new EmptyState("curve", qt(view.line), qt(view.why));
    bool primary = true;
    for (const Action& action : view.actions) {
        QPushButton* button = empty->addAction(qt(action.text), std::exchange(primary, false));
        QObject::connect(button, &QPushButton::clicked, &state, [&state, action] { state.asked(action); });
    }
    return empty;
}

QWidget* bodyOf(const view::Table& view, PageState& state) {
    if (!view.keys.empty()) return keyTablePanel(view, state);
    std::vector<TableColumn> columns;
    for (const view::TableColumn& shown : view.columns) {
        TableColumn column;
        column.name = qt(shown.name);
        column.text = shown.numbers.empty();
        if (!column.text) column.unit = qt(shown.unit);
        column.numbers = shown.numbers;
        column.decimals = shown.decimals;
        for (const std::string& text : shown.texts) column.texts.push_back(qt(text));
        columns.push_back(std::move(column));
    }
    auto* table = new TableView;
    auto* model = new NumberTable(table);
    model->setColumns(std::move(columns));
    table->setTable(model);
    table->fitColumns();
    table->setAccessibleName(qt(view.title));
    auto* panel = new Panel(qt(view.title));
    panel->setNote(qt(view.note));
    panel->setContent(table);
    return panel;
}

QWidget* bodyOf(const view::Split& view, PageState& state) {
    auto* all = parts::splitter(view.sideBySide ? Qt::Horizontal : Qt::Vertical);
    for (const view::Body& part : view.parts) all->addWidget(makeBody(part, state));
    all->setSizes(QList<int>(view.shares.begin(), view.shares.end()));
    return all;
}

QStringList texts(const std::vector<std::string>& from) {
    QStringList to;
    for (const std::string& text : from) to << qt(text);
    return to;
}

struct AddFact {
    InspectorGroup* group;
    PageState& state;
    bool hasStudy; ///< its text is among what is shown
    void operator()(const view::Fact& fact) const {
        group->addValue(qt(fact.name), qt(fact.value), fact.finding ? Ink::Warning : Ink::Text);
    }
    void operator()(const view::SeriesChoice& choice) const { addSeriesBoxes(*group, choice, state); }
    void operator()(const Action& action) const {
        if (action.kind == Action::Kind::ShowPage && action.argument.empty() && !hasStudy) return;
        auto* link = makeButton(qt(action.text), {}, "link");
        QObject::connect(link, &QPushButton::clicked, &state,
                         [state = &state, action] { state->asked(action); });
        group->addWidget(link);
    }
    void operator()(const std::string& sentence) const { group->addText(qt(sentence)); }
    void operator()(const view::FactTable& table) const {
        QVector<QStringList> rows;
        for (const auto& row : table.rows) rows.push_back(texts(row));
        QVector<QStringList> tips;
        for (const auto& row : table.tips) tips.push_back(texts(row));
        group->addTable(texts(table.heads), rows, false, tips);
    }
};

} // namespace

QWidget* makeBody(const view::Body& body, PageState& state) {
    return std::visit([&](const auto& view) { return bodyOf(view, state); }, body);
}

void ResultPage::setResult(std::shared_ptr<const Result> result, const ResultContext& context) {
    result_ = std::move(result);
    clearViews();
    holders_.clear();
    newState();
    const MethodDescriptor* method = findMethod(result_->method); // null: the result does not say
    shown_ = method && method->present
                 ? method->present(*result_, {context.searched, context.outputName.toStdString(),
                                              context.modelText.toStdString()})
                 : Presentation{};
    for (const view::Page& page : shown_.pages) {
        auto* holder = new QWidget;
        (new QVBoxLayout(holder))->setContentsMargins(0, 0, 0, 0);
        holders_ << holder;
        addView(qt(page.title), holder);
    }
    auto* facts = new KeyValueView;
    facts->setResult(*result_, context);
    addView(tr("Settings and provenance"), facts);
    fillInspector(!context.studyText.isEmpty());
    if (!shown_.selected.empty()) state_->select(qt(shown_.selected));
    showView(static_cast<int>(shown_.firstPage));
}

void ResultPage::newState() {
    if (state_) state_->deleteLater();
    state_ = new PageState(this);
    connect(state_, &PageState::selected, this, &MethodPage::experimentSelected);
    connect(state_, &PageState::asked, this, [this](const Action& action) {
        if (action.kind == Action::Kind::RunAgain) Q_EMIT runAgainRequested();
        if (action.kind == Action::Kind::Guide) Q_EMIT guideRequested(property("guide").toString());
        if (action.kind != Action::Kind::ShowPage) return;
        const auto page = std::ranges::find(shown_.pages, action.argument, &view::Page::title);
        showView(static_cast<int>(page - shown_.pages.begin()));
    });
}

void ResultPage::viewShown(int index) {
    if (index < 0 || index >= holders_.size() || holders_[index]->layout()->count() > 0) return;
    const view::Page& page = shown_.pages[static_cast<std::size_t>(index)];
    QWidget* body = makeBody(page.body, *state_);
    if (page.scrolls) {
        for (PlotPanel* panel : body->findChildren<PlotPanel*>()) panel->setMinimumHeight(kReadable);
        body = parts::scrolled(body, qt(page.title));
    }
    holders_[index]->layout()->addWidget(body);
}

/// Group by group: some forty labels with their styles take longer than the window may be held.
void ResultPage::fillInspector(bool hasStudy) {
    inspector_->clear();
    std::vector<std::function<bool()>> pieces;
    for (std::size_t k = 0; k < shown_.facts.size(); ++k)
        pieces.emplace_back([this, k, hasStudy, of = result_] {
            if (of != result_) return false;
            const view::FactGroup& shown = shown_.facts[k];
            InspectorGroup* group = inspector_->addGroup(qt(shown.title));
            if (!shown.note.empty()) group->setNote(qt(shown.note));
            for (const auto& item : shown.items) std::visit(AddFact{group, *state_, hasStudy}, item);
            return true;
        });
    runInSlices(this, std::move(pieces));
}

ResultHeadline ResultPage::headline() const {
    if (!result_) return {};
    ResultHeadline head = headlineOf(*result_);
    head.clause = qt(shown_.clause);
    head.tellsVerdict = shown_.tellsVerdict;
    head.proven = shown_.proven;
    for (const Action& action : shown_.actions)
        head.links.push_back({qt(action.text), action.kind == Action::Kind::Copy
                                                   ? "copy:" + qt(action.argument)
                                               : action.kind == Action::Kind::ShowLine
                                                   ? "line:" + qt(action.argument)
                                                   : "guide:" + property("guide").toString()});
    return head;
}

} // namespace rigor

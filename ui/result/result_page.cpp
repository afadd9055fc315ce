#include "ui/result/result_page.h"

#include "core/methods/method.h"
#include "core/methods/result/formulations_result.h"
#include "core/methods/result/validation_result.h"
#include "ui/jobs/event_loop_slices.h"
#include "ui/methods/key_value_view.h"
#include "ui/methods/page_parts.h"
#include "ui/methods/result_table.h"
#include "ui/plot/plot_panel.h"
#include "ui/plot/plot_scope.h"
#include "ui/result/choices.h"
#include "ui/result/page_state.h"
#include "ui/result/selected_plot.h"
#include "ui/result/settings.h"
#include "ui/widgets/text/qt_text.h"

#include <QComboBox>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace rigor {

namespace {

QStringList texts(const std::vector<std::string>& from) {
    QStringList to;
    for (const std::string& text : from) to << qt(text);
    return to;
}

struct AddFact {
    InspectorGroup* group;
    PageState& state;
    bool hasStudy; ///< its text is among what is shown
    bool live;
    void operator()(const view::Fact& fact) const {
        group->addValue(qt(fact.name), qt(fact.value),
                        fact.finding ? Ink::Warning
                        : fact.good  ? Ink::Success
                                     : Ink::Text);
    }
    void operator()(const view::SeriesChoice& choice) const { addSeriesBoxes(*group, choice, state); }
    void operator()(const Action& action) const {
        if (action.kind == Action::Kind::ShowPage && action.argument.empty() && !hasStudy) return;
        if (live && changesStudy(action)) return;
        group->addWidget(actionButton(action, state));
    }
    void operator()(const view::Setting& setting) const { group->addWidget(settingRow(setting, state)); }
    void operator()(const std::string& sentence) const { group->addText(qt(sentence)); }
    /// Small, with its legend above; it has its menu and its read-out as any.
    void operator()(const view::Plot& plot) const {
        constexpr int kHeight = 176;
        auto* drawn = new Plot;
        drawn->setPanel(plot.panel(firstChosen(plot.choices)));
        drawn->setDescription(qt(plot.title), {});
        drawn->setAccessibleName(qt(plot.title));
        drawn->setFixedHeight(kHeight);
        auto* legend = new PlotLegend;
        legend->setEntries(headEntries(drawn->panel()));
        legend->follow(drawn);
        group->addWidget(legend);
        group->addWidget(drawn);
    }
    void operator()(const view::FactTable& table) const {
        QVector<QStringList> rows;
        for (const auto& row : table.rows) rows.push_back(texts(row));
        QVector<QStringList> tips;
        for (const auto& row : table.tips) tips.push_back(texts(row));
        group->addTable(texts(table.heads), rows, false, tips);
    }
};

} // namespace

Presentation ResultPage::presented(const Result& result) const {
    return rigor::presented(result, {context_.searched, context_.outputName.toStdString(),
                                     context_.modelText.toStdString(), false, false, context_.meanings,
                                     context_.dataUnits});
}

void ResultPage::setResult(std::shared_ptr<const Result> result, const ResultContext& context) {
    result_ = std::move(result);
    context_ = context;
    clearViews();
    pages_.clear();
    facts_ = nullptr;
    factsStale_ = true;
    shown_ = presented(*result_);
    newState();
    fillInspector();
    pages_.resize(shown_.pages.size());
    for (std::size_t k = 0; k < pages_.size(); ++k) {
        pages_[k].holder = new QWidget;
        (new QVBoxLayout(pages_[k].holder))->setContentsMargins(0, 0, 0, 0);
        new PlotScope(pages_[k].holder);
        addView(qt(shown_.pages[k].title), pages_[k].holder);
    }
    if (const ResultTable* runs = formulationsOf(*result_)) addView(tr("Mechanism"), resultTablePanel(*runs));
    facts_ = new KeyValueView;
    addView(tr("Settings and provenance"), facts_);
    if (pages_.empty()) showFacts();
    if (!shown_.selected.empty()) state_->select(qt(shown_.selected));
    for (const auto& [about, key] : shown_.chosen.selected) state_->selectOf(qt(about), qt(key));
    showView(static_cast<int>(shown_.firstPage));
}

void ResultPage::newState() {
    if (state_) state_->deleteLater();
    state_ = new PageState(this);
    state_->showTime(shown_.time);
    setLeftOut(leftOut_);
    connect(state_, &PageState::selected, this, &MethodPage::experimentSelected);
    connect(state_, &PageState::asked, this, &ResultPage::doAction);
    connect(state_, &PageState::timeShown, this, &ResultPage::fillMoving);
    if (shown_.factsOf) connect(state_, &PageState::choiceChanged, this, &ResultPage::fillMoving);
}

void ResultPage::follow(std::shared_ptr<const Result> result) {
    Presentation next = presented(*result);
    const auto alike = [](const view::Page& a, const view::Page& b) { return a.title == b.title; };
    if (!result_ || next.pages.empty() ||
        !std::equal(next.pages.begin(), next.pages.end(), shown_.pages.begin(), shown_.pages.end(), alike)) {
        const int view = currentView();
        setResult(std::move(result), context_);
        showView(view);
        return;
    }
    const bool atEnd = !(state_->time() < shown_.time);
    result_ = std::move(result);
    shown_ = std::move(next);
    if (atEnd) state_->showTime(shown_.time);
    inspector_->refill([this] {
        addMoving();
        for (std::size_t k = 0; k < shown_.facts.size(); ++k) addGroup(shown_.facts[k]);
    });
    for (PageView& page : pages_) page.stale = page.outer != nullptr;
    factsStale_ = true;
    viewShown(currentView());
}

void ResultPage::makePage(PageView& view, const view::Page& page) {
    delete std::exchange(view.outer, nullptr);
    view.body = makeBody(page.body, {*state_, page.scrolls, live_});
    view.outer = view.body.widget;
    if (page.scrolls) {
        for (PlotPanel* panel : view.outer->findChildren<PlotPanel*>())
            panel->setMinimumHeight(std::max(panel->minimumHeight(), kReadable));
        view.outer = parts::scrolled(view.body.widget, qt(page.title));
    }
    view.holder->layout()->addWidget(view.outer);
}

void ResultPage::viewShown(int index) {
    if (index < 0) return;
    const auto k = static_cast<std::size_t>(index);
    if (k >= pages_.size()) return showFacts();
    PageView& view = pages_[k];
    const view::Page& page = shown_.pages[k];
    if (!view.outer || (view.stale && (!view.body.update || !view.body.update(page.body))))
        makePage(view, page);
    view.stale = false;
}

void ResultPage::showFacts() {
    if (facts_ && std::exchange(factsStale_, false)) facts_->setResult(*result_, context_);
}

InspectorGroup* ResultPage::addGroup(const view::FactGroup& shown) {
    InspectorGroup* group = inspector_->addGroup(qt(shown.key.empty() ? shown.title : shown.key));
    fillGroup(group, shown);
    return group;
}

std::vector<view::FactGroup> ResultPage::movingGroups() const {
    std::vector<view::FactGroup> groups;
    if (shown_.factsAt) groups = shown_.factsAt(state_->time());
    if (shown_.factsOf)
        for (view::FactGroup& group : shown_.factsOf(state_->choice())) groups.push_back(std::move(group));
    return groups;
}

void ResultPage::addMoving() {
    moving_.clear();
    for (const view::FactGroup& group : movingGroups()) moving_ << addGroup(group);
}

/// Group by group: some forty labels with their styles take longer than the window may be held.
void ResultPage::fillInspector() {
    inspector_->clear();
    addMoving();
    std::vector<std::function<bool()>> pieces;
    for (std::size_t k = 0; k < shown_.facts.size(); ++k)
        pieces.emplace_back([this, k, of = result_] {
            if (of != result_) return false;
            addGroup(shown_.facts[k]);
            return true;
        });
    runInSlices(this, std::move(pieces));
}

/// Of another time, of what is selected.
void ResultPage::fillMoving() {
    if (moving_.isEmpty()) return;
    const auto groups = movingGroups();
    for (qsizetype k = 0; k < moving_.size() && std::cmp_less(k, groups.size()); ++k)
        moving_[k]->refill([&] { fillGroup(moving_[k], groups[static_cast<std::size_t>(k)]); });
}

void ResultPage::fillGroup(InspectorGroup* group, const view::FactGroup& shown) {
    group->setTitle(qt(shown.title));
    group->setNote(qt(shown.note));
    for (const auto& item : shown.items)
        std::visit(AddFact{group, *state_, !context_.studyText.isEmpty(), live_}, item);
}

void ResultPage::doAction(const Action& action) {
    switch (action.kind) {
    case Action::Kind::ShowPage: {
        const auto at = action.argument.empty() ? views().size() - 1 : views().indexOf(qt(action.argument));
        if (at < 0) return;
        showView(static_cast<int>(at));
        if (std::cmp_greater_equal(at, pages_.size())) return;
        const auto boxes = pages_[static_cast<std::size_t>(at)].holder->findChildren<QComboBox*>();
        for (std::size_t k = 0; k < action.chosen.size() && std::cmp_less(k, boxes.size()); ++k)
            boxes[static_cast<qsizetype>(k)]->setCurrentIndex(static_cast<int>(action.chosen[k]));
        return;
    }
    case Action::Kind::ShowFact:
        for (QPushButton* button : inspector_->findChildren<QPushButton*>())
            if (button->text() == qt(action.argument)) {
                inspector_->ensureWidgetVisible(button);
                button->setFocus(Qt::OtherFocusReason);
            }
        return;
    case Action::Kind::SetOption:
        emit optionTaken(qt(action.argument), FieldValue(action.value));
        return;
    case Action::Kind::StateDeviations: {
        QMap<QString, double> deviations;
        for (const auto& [sensor, value] : action.numbers) deviations[qt(sensor)] = value;
        emit deviationsTaken(deviations);
        return;
    }
    case Action::Kind::SetSearch:
        emit searchTaken(qt(action.text), action.numbers);
        return;
    case Action::Kind::Assume:
        emit assumptionTaken(qt(action.text), action);
        return;
    case Action::Kind::LeaveOut:
        emit leaveOutRequested(texts(action.experiments));
        return;
    case Action::Kind::BringBack:
        emit bringBackRequested(texts(action.experiments));
        return;
    case Action::Kind::RunWith:
        emit optionRequested(qt(action.argument), FieldValue(std::stoll(action.value)));
        return;
    case Action::Kind::SwitchOn:
        emit optionRequested(qt(action.argument), FieldValue(true));
        return;
    case Action::Kind::Split:
        emit splitRequested(qt(action.value), qt(action.argument));
        return;
    case Action::Kind::RunAgain:
        emit runAgainRequested();
        return;
    case Action::Kind::Guide:
        emit guideRequested(property("guide").toString());
        return;
    case Action::Kind::Copy:
    case Action::Kind::ShowLine:
    case Action::Kind::SwitchMethod:
        return; // links of the headline
    }
}

namespace {
/// As of StepPage::actionAsked; empty: the page does it itself.
QString linkOf(const Action& action, const QString& guide) {
    switch (action.kind) {
    case Action::Kind::Copy:
        return "copy:" + qt(action.argument);
    case Action::Kind::ShowLine:
        return "line:" + qt(action.argument);
    case Action::Kind::Guide:
        return "guide:" + guide;
    case Action::Kind::SwitchMethod:
        return "method:" + qt(action.argument);
    default:
        return {};
    }
}
} // namespace

void ResultPage::setLeftOut(const QStringList& labels) {
    leftOut_ = labels;
    if (state_) state_->setLeftOut({labels.begin(), labels.end()});
}

std::vector<VerdictLink> ResultPage::verdictLinks() {
    std::vector<VerdictLink> links;
    for (const Action& action : shown_.actions)
        if (linkOf(action, {}).isEmpty())
            links.push_back({qt(action.text), [this, action] { doAction(action); }});
    return links;
}

ResultHeadline ResultPage::headline() const {
    if (!result_) return {};
    ResultHeadline head = headlineOf(*result_);
    head.clause = qt(shown_.clause);
    if (!shown_.brief.empty()) {
        QStringList brief = texts(shown_.brief);
        head.verdict = brief.takeFirst();
        head.more = brief.join(' ');
    }
    head.tellsVerdict = shown_.tellsVerdict;
    head.proven = shown_.proven;
    head.pending = qt(shown_.pending);
    for (const Action& action : shown_.actions)
        if (const QString link = linkOf(action, property("guide").toString()); !link.isEmpty())
            head.links.push_back({qt(action.text), link});
    return head;
}

} // namespace rigor

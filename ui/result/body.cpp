#include "ui/result/body.h"

#include "ui/methods/page_parts.h"
#include "ui/plot/plot_panel.h"
#include "ui/plot/plot_scope.h"
#include "ui/result/choices.h"
#include "ui/result/page_state.h"
#include "ui/result/selected_plot.h"
#include "ui/result/settings.h"
#include "ui/result/views/estimates_view.h"
#include "ui/result/views/key_table.h"
#include "ui/result/views/matrix_view.h"
#include "ui/result/views/multiples.h"
#include "ui/result/views/panels_view.h"
#include "ui/result/views/replay_view.h"
#include "ui/result/views/solid_view.h"
#include "ui/result/views/words_view.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/tables/table_view.h"
#include "ui/widgets/text/qt_text.h"

#include <QComboBox>
#include <QGridLayout>
#include <QPushButton>
#include <QSplitter>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <memory>
#include <optional>
#include <utility>

namespace rigor {

namespace {

// px: least heights on a page that scrolls, of a plot with its legend below its head, of plots beside each
// other; of cells and of rows
constexpr int kReadableWithLegend = 190, kReadableBeside = 240;
constexpr int kCellsHead = 60, kCell = 26, kTableHeads = 84, kReportRow = 24;
constexpr int kWidestWhole = 560;    ///< px: a table that is whole is not made wider
constexpr int kStackLeftMargin = 92; ///< px: plots over one abscissa begin at one place

/// Combo boxes in the head of a panel.
void addChoices(PlotPanel* panel, const std::vector<view::Choice>& choices,
                const std::function<void(const view::Chosen&)>& changed) {
    for (QComboBox* box : choiceBoxes(choices, panel, changed)) panel->addHeadWidget(box);
}

bool sameChoices(const std::vector<view::Choice>& a, const std::vector<view::Choice>& b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [](const auto& one, const auto& other) { return one.options == other.options; });
}

/// Points stand for what can be selected.
void shareSelection(Plot* plot, PageState& state) {
    QObject::connect(plot, &Plot::pointClicked, &state, &PageState::select);
    QObject::connect(&state, &PageState::selected, plot, &Plot::setSelectedKey);
    plot->setSelectedKey(state.key());
}

MadeBody bodyOf(const view::Plot& plot, const BodyContext& context) {
    const auto now = std::make_shared<view::Plot>(plot);
    const auto chosen = std::make_shared<view::Chosen>(firstChosen(plot.choices));
    const FigurePanel figure = plot.panel(*chosen);
    PlotPanel* panel =
        plot.title.empty() ? parts::followedPanel(figure) : parts::plotPanel(figure, qt(plot.title));
    panel->setNote(qt(figure.note));
    shareSelection(panel->plot(), context.state);
    if (context.scrolls && !figure.y.categories.empty())
        panel->setMinimumHeight(kCellsHead + kCell * static_cast<int>(figure.y.categories.size()));
    // A new figure has no cursor: the time that the page shows stays marked.
    const auto draw = [panel, now, chosen, state = &context.state] {
        panel->plot()->setPanel(now->panel(*chosen));
        panel->setNote(qt(panel->plot()->panel().note));
        if (now->overTime && std::isfinite(state->time())) panel->plot()->markCursor(state->time());
    };
    addChoices(panel, plot.choices, [chosen, draw](const view::Chosen& all) {
        *chosen = all;
        draw();
    });
    if (plot.overTime) shareTime(panel->plot(), context.state);
    return {panel, [now, draw](const view::Body& body) {
                const auto* next = std::get_if<view::Plot>(&body);
                if (!next || !sameChoices(next->choices, now->choices)) return false;
                *now = *next;
                draw();
                return true;
            }};
}

MadeBody bodyOf(const view::Replay& replay, const BodyContext& context) {
    auto* made = new ReplayView(replay, context.state, context.live);
    return {made, [made](const view::Body& body) {
                const auto* next = std::get_if<view::Replay>(&body);
                return next && made->goOn(*next);
            }};
}

/// What can be done about the experiment selected, in the head of the first plot.
void addAct(PlotPanel* panel, const std::shared_ptr<view::PlotStack>& now,
            const std::shared_ptr<view::Chosen>& chosen, PageState& state) {
    auto* button = makeButton({}, {}, "flat");
    const auto action = std::make_shared<Action>();
    const auto tell = [=, &state] {
        *action = now->act(state.key().toStdString(), *chosen);
        button->setText(qt(action->text));
        button->setToolTip(qt(action->tip));
        button->setAccessibleDescription(qt(action->tip));
        button->setEnabled(!action->argument.empty());
    };
    tell();
    QObject::connect(&state, &PageState::selected, button, tell);
    QObject::connect(panel->plot(), &Plot::panelChanged, button, tell);
    QObject::connect(button, &QPushButton::clicked, &state, [&state, action] { state.asked(*action); });
    panel->addHeadWidget(button);
}

/// One below the other, or in rows of so many.
QWidget* stacked(const QList<PlotPanel*>& panels, const view::PlotStack& stack, bool scrolls) {
    if (stack.across < 2) {
        auto* all = parts::splitter(Qt::Vertical);
        for (PlotPanel* panel : panels) {
            panel->plot()->setLeftMargin(kStackLeftMargin);
            all->addWidget(panel);
        }
        if (!stack.shares.empty()) all->setSizes(QList<int>(stack.shares.begin(), stack.shares.end()));
        return all;
    }
    auto* all = new QWidget;
    auto* grid = new QGridLayout(all);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(12);
    const auto across = static_cast<int>(stack.across);
    for (int k = 0; k < static_cast<int>(panels.size()); ++k) {
        if (scrolls) panels[k]->setMinimumHeight(kReadableWithLegend);
        grid->addWidget(panels[k], k / across, k % across);
    }
    return all;
}

MadeBody bodyOf(const view::PlotStack& stack, const BodyContext& context) {
    const auto now = std::make_shared<view::PlotStack>(stack);
    const auto chosen = std::make_shared<view::Chosen>(firstChosen(stack.choices));
    QList<PlotPanel*> panels;
    for (std::size_t k = 0; k < stack.titles.size(); ++k) {
        const FigurePanel figure = stack.panel(k, *chosen);
        PlotPanel* panel = stack.titles[k].empty() ? parts::followedPanel(figure)
                                                   : parts::plotPanel(figure, qt(stack.titles[k]));
        shareSelection(panel->plot(), context.state);
        // What has equal ranges has widened that of its abscissa.
        if (!panels.isEmpty() && panels.first()->plot()->panel().equalRanges &&
            haveOneAbscissa(*panels.first()->plot(), *panel->plot())) {
            const auto [lower, upper] = panels.first()->plot()->xRange();
            panel->plot()->setXRange(lower, upper);
        }
        panels << panel;
    }
    const auto draw = [panels, now, chosen] {
        for (qsizetype k = 0; k < panels.size(); ++k)
            panels[k]->plot()->setPanel(now->panel(static_cast<std::size_t>(k), *chosen));
    };
    if (!panels.isEmpty())
        addChoices(panels.first(), stack.choices, [chosen, draw](const view::Chosen& all) {
            *chosen = all;
            draw();
        });
    if (!panels.isEmpty() && stack.act) addAct(panels.first(), now, chosen, context.state);
    return {stacked(panels, stack, context.scrolls), [now, draw](const view::Body& body) {
                const auto* next = std::get_if<view::PlotStack>(&body);
                if (!next || next->titles != now->titles || !sameChoices(next->choices, now->choices))
                    return false;
                *now = *next;
                draw();
                return true;
            }};
}

QWidget* bodyOf(const view::Panels& view, PageState&) { return panelsView(view); }

QWidget* bodyOf(const view::Estimates& view, PageState& state) { return estimatesPanel(view, state); }

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

QWidget* bodyOf(const view::ChosenTable& view, PageState& state) { return keyTablePanel(view, state); }

void fillTable(NumberTable* model, const view::Table& table) {
    model->setColumns(columnsOf(table));
    eachMark(table, [model](int row, int column, const QString& why) { model->setMark(row, column, why); });
}

QWidget* bodyOf(const view::Words& view, PageState& state) { return wordsPanel(view, state); }

QWidget* bodyOf(const view::Matrix& view, PageState& state) { return matrixPanel(view, state); }

MadeBody bodyOf(const view::Solid& solid, const BodyContext&) {
    auto* panel = new Panel(qt(solid.title));
    panel->setNote(qt(solid.note));
    auto* body = new SolidView;
    body->setView(solid);
    panel->setContent(body);
    return {panel, [panel, body](const view::Body& next) {
                const auto* further = std::get_if<view::Solid>(&next);
                if (!further) return false;
                panel->setNote(qt(further->note));
                body->setView(*further);
                return true;
            }};
}

/// In a holder, as it may have to be made anew.
QWidget* bodyOf(const view::Linked& linked, const BodyContext& context) {
    auto* holder = new QWidget;
    auto* column = new QVBoxLayout(holder);
    column->setContentsMargins(0, 0, 0, 0);
    const auto made = std::make_shared<MadeBody>();
    const auto show = [=, state = &context.state, body = linked.body, settings = linked.settings] {
        const view::Body next = body(state->choice());
        if (made->update && made->update(next)) return;
        if (made->widget) { // whose control may be the one that has asked
            made->widget->hide();
            made->widget->deleteLater();
        }
        *made = makeBody(next, context);
        column->addWidget(made->widget);
        for (const view::Setting& setting : settings)
            if (auto* plot = qobject_cast<PlotPanel*>(made->widget))
                plot->addHeadWidget(settingControl(setting, *state));
            else if (auto* panel = qobject_cast<Panel*>(made->widget))
                panel->addToHead(settingControl(setting, *state));
    };
    show();
    QObject::connect(&context.state, &PageState::choiceChanged, holder, show);
    return holder;
}

MadeBody bodyOf(const view::Table& shown, const BodyContext& context) {
    if (!shown.keys.empty())
        return keyTablePanel({{}, [shown](const view::Chosen&) { return shown; }}, context.state);
    auto* table = new TableView;
    auto* model = new NumberTable(table);
    fillTable(model, shown);
    table->setTable(model);
    table->fitColumns();
    table->setAccessibleName(qt(shown.title));
    auto* panel = new Panel(qt(shown.title));
    panel->setNote(qt(shown.note));
    panel->setContent(table);
    if (shown.whole) table->setMinimumWidth(std::min(table->widthOfCells(), kWidestWhole));
    if (context.scrolls)
        panel->setMinimumHeight(kTableHeads +
                                kReportRow * std::min(model->rowCount(), static_cast<int>(shown.seen)));
    return {panel, [panel, table, model](const view::Body& body) {
                const auto* next = std::get_if<view::Table>(&body);
                if (!next || next->columns.size() != model->columns().size()) return false;
                const int rows = model->rowCount();
                fillTable(model, *next);
                if (model->rowCount() != rows || next->whole) table->fitColumns();
                if (next->whole) table->setMinimumWidth(std::min(table->widthOfCells(), kWidestWhole));
                panel->setNote(qt(next->note));
                return true;
            }};
}

MadeBody bodyOf(const view::Split& split, const BodyContext& context) {
    auto* all = parts::splitter(split.sideBySide ? Qt::Horizontal : Qt::Vertical);
    std::vector<MadeBody> made;
    for (const view::Body& part : split.parts) {
        made.push_back(makeBody(part, context));
        all->addWidget(made.back().widget);
    }
    // What holds rows of its own needs what these need.
    const bool plain = std::ranges::none_of(
        split.parts, [](const view::Body& part) { return std::holds_alternative<view::Split>(part); });
    if (split.sideBySide && context.scrolls && plain) all->setMinimumHeight(kReadableBeside);
    if (!split.shares.empty()) all->setSizes(QList<int>(split.shares.begin(), split.shares.end()));
    return {all, [made](const view::Body& body) {
                const auto* next = std::get_if<view::Split>(&body);
                if (!next || next->parts.size() != made.size()) return false;
                for (std::size_t k = 0; k < made.size(); ++k)
                    if (!made[k].update || !made[k].update(next->parts[k])) return false;
                return true;
            }};
}

} // namespace

MadeBody makeBody(const view::Body& body, const BodyContext& context) {
    return std::visit(
        [&](const auto& view) -> MadeBody {
            if constexpr (requires { bodyOf(view, context); })
                return bodyOf(view, context);
            else
                return bodyOf(view, context.state);
        },
        body);
}

} // namespace rigor

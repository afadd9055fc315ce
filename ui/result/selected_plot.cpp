#include "ui/result/selected_plot.h"

#include "ui/methods/page_parts.h"
#include "ui/plot/plot_panel.h"
#include "ui/result/choices.h"
#include "ui/result/page_state.h"
#include "ui/widgets/inspector.h"
#include "ui/widgets/look/fonts.h"
#include "ui/widgets/text/qt_text.h"

#include <QCheckBox>
#include <QComboBox>

#include <memory>

namespace rigor {

namespace {
/// Names in the legend of what is shown now; those of others keep their state.
QSet<QString> hiddenIn(const Plot& plot, QSet<QString> hidden) {
    for (const LegendEntry& entry : legendOf(plot.panel())) {
        const QString name = qt(entry.name);
        if (plot.isSeriesVisible(name))
            hidden.remove(name);
        else
            hidden.insert(name);
    }
    return hidden;
}
} // namespace

QWidget* selectedPlot(const view::SelectedPlot& view, PageState& state) {
    auto* panel = parts::plotPanel(QString());
    Plot* plot = panel->plot();
    // A series that was isolated in the plot comes back there, not by the boxes.
    const auto told = std::make_shared<bool>(false);
    const auto applyHidden = [plot, &state, told] {
        if (*told) return;
        *told = true;
        for (const LegendEntry& entry : legendOf(plot->panel()))
            if (const QString name = qt(entry.name);
                plot->isSeriesVisible(name) == state.hidden().contains(name)) // else an isolation would end
                plot->setSeriesVisible(name, !state.hidden().contains(name));
        *told = false;
    };
    const auto chosen = std::make_shared<view::Chosen>(firstChosen(view.choices));
    const auto show = [panel, plot, applyHidden, chosen, make = view.panel](const QString& key) {
        const FigurePanel figure = make(key.toStdString(), *chosen);
        panel->setTitle(qt(figure.title));
        panel->setNote(qt(figure.note));
        plot->setPanel(figure);
        plot->setDescription(qt(figure.title), qt(figure.note));
        applyHidden(); // of series that were not there when they were left out
    };
    for (QComboBox* box : choiceBoxes(view.choices, panel, [chosen, show, &state](const view::Chosen& all) {
             *chosen = all;
             show(state.key());
         }))
        panel->addHeadWidget(box);
    QObject::connect(&state, &PageState::selected, panel, show);
    QObject::connect(plot, &Plot::visibilityChanged, panel, [plot, &state, told] {
        if (*told) return;
        *told = true;
        state.setHidden(hiddenIn(*plot, state.hidden()));
        *told = false;
    });
    QObject::connect(&state, &PageState::hiddenChanged, panel, applyHidden);
    if (!state.key().isEmpty()) show(state.key());
    return panel;
}

void addSeriesBoxes(InspectorGroup& group, const view::SeriesChoice& choice, PageState& state) {
    for (const auto& series : choice.series) {
        const QString name = qt(series.name);
        auto* box = new QCheckBox(qt(series.text));
        box->setFont(fontFor(TextUse::Table));
        box->setChecked(!state.hidden().contains(name));
        QObject::connect(box, &QCheckBox::toggled, &state, [&state, name](bool shown) {
            QSet<QString> hidden = state.hidden();
            if (shown)
                hidden.remove(name);
            else
                hidden.insert(name);
            state.setHidden(hidden);
        });
        QObject::connect(&state, &PageState::hiddenChanged, box, [&state, box, name] {
            const QSignalBlocker quiet(box);
            box->setChecked(!state.hidden().contains(name));
        });
        group.addWidget(box);
    }
}

} // namespace rigor

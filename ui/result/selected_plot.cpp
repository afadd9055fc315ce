#include "ui/result/selected_plot.h"

#include "ui/methods/page_parts.h"
#include "ui/plot/plot_panel.h"
#include "ui/result/page_state.h"
#include "ui/widgets/fonts.h"
#include "ui/widgets/inspector.h"
#include "ui/widgets/qt_text.h"

#include <QCheckBox>

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
    const auto show = [panel, plot, make = view.panel](const QString& key) {
        const FigurePanel figure = make(key.toStdString());
        panel->setTitle(qt(figure.title));
        panel->setNote(qt(figure.note));
        plot->setPanel(figure);
        plot->setDescription(qt(figure.title), qt(figure.note));
    };
    QObject::connect(&state, &PageState::selected, panel, show);
    // A series that was isolated in the plot comes back there, not by the boxes.
    const auto told = std::make_shared<bool>(false);
    QObject::connect(plot, &Plot::visibilityChanged, panel, [plot, &state, told] {
        if (*told) return;
        *told = true;
        state.setHidden(hiddenIn(*plot, state.hidden()));
        *told = false;
    });
    QObject::connect(&state, &PageState::hiddenChanged, panel, [plot, &state, told] {
        if (*told) return;
        *told = true;
        for (const LegendEntry& entry : legendOf(plot->panel()))
            plot->setSeriesVisible(qt(entry.name), !state.hidden().contains(qt(entry.name)));
        *told = false;
    });
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

// Views of the model adequacy page that question the data and the picture of the ellipsoid: models over the
// data, repeatability, coverage and profiles, next experiment.
#include "core/foundation/message/number_text.h"
#include "core/methods/adequacy/repeatability.h"
#include "ui/methods/adequacy_page.h"
#include "ui/methods/page_parts.h"
#include "ui/methods/result_table.h"
#include "ui/widgets/qt_text.h"

#include <QComboBox>
#include <QSplitter>

#include <cmath>

namespace rigor {
using namespace parts;

QWidget* AdequacyPage::makeTrajectories() {
    // Panels come in pairs: the models over the data of one output, and their residuals.
    const auto panels = figures_->trajectoryPanels();
    auto* page = splitter(Qt::Vertical);
    if (panels.size() < 2) return page;
    trajectory_ = plotPanel(panels[0], qt(panels[0].title));
    residuals_ = plotPanel(panels[1], qt(panels[1].title));
    Plot::alignLeft({trajectory_->plot(), residuals_->plot()}, 72);
    connect(trajectory_->plot(), &Plot::cursorMoved, residuals_->plot(),
            qOverload<std::optional<double>>(&Plot::setCursor));
    connect(residuals_->plot(), &Plot::cursorMoved, trajectory_->plot(),
            qOverload<std::optional<double>>(&Plot::setCursor));
    trajectory_->setNote(tr("every model at its own estimate"));
    residuals_->setNote(tr("over the standard deviation of the mean"));
    if (panels.size() > 2) {
        output_ = new QComboBox;
        output_->setAccessibleName(tr("Sensor shown"));
        for (std::size_t k = 0; k < panels.size(); k += 2) output_->addItem(qt(panels[k].title));
        connect(output_, &QComboBox::currentIndexChanged, this, &AdequacyPage::drawTrajectory);
        trajectory_->addHeadWidget(output_);
    }
    split_ = makeButton(tr("Split here"), {}, "flat");
    trajectory_->addHeadWidget(split_);
    connect(trajectory_->plot(), &Plot::pointClicked, this, &AdequacyPage::chooseSplit);
    connect(split_, &QPushButton::clicked, this,
            [this] { emit splitRequested(qt(trajectory_->plot()->panel().x.quantity), splitAt_); });
    chooseSplit({});
    page->addWidget(trajectory_);
    page->addWidget(residuals_);
    page->setSizes({340, 300}); // the axis of the residuals is named in full
    return page;
}

/// The split by hand: where the measured point of an experiment lies. Nothing without one, or over the time.
void AdequacyPage::chooseSplit(const QString& experiment) {
    splitAt_.clear();
    double at = qQNaN();
    const FigurePanel& panel = trajectory_->plot()->panel();
    const bool time = panel.x.quantity == "time";
    for (const auto& series : panel.series)
        for (std::size_t k = 0; k < series.keys.size() && !experiment.isEmpty() && !time; ++k)
            if (qt(series.keys[k]) == experiment) at = series.x[k];
    const bool known = std::isfinite(at);
    if (known) splitAt_ = experiment;
    trajectory_->plot()->setSelectedKey(splitAt_);
    const QString why =
        time    ? tr("Splits are by an input, and none varies here.")
        : known ? tr("Adds a split: below %1 calibrates, from there on validates.")
                      .arg(qt(significantText(at, 4)))
                : tr("Click a measured point: what lies below it calibrates, the rest validates.");
    split_->setEnabled(known);
    split_->setToolTip(why);
    split_->setAccessibleDescription(why);
    split_->setText(known ? tr("Split at %1").arg(qt(significantText(at, 4))) : tr("Split here"));
}

void AdequacyPage::drawTrajectory(int output) {
    const auto panels = figures_->trajectoryPanels();
    const auto k = static_cast<std::size_t>(std::max(output, 0)) * 2;
    if (k + 1 >= panels.size()) return;
    for (const auto& [panel, figure] : {std::pair{trajectory_, &panels[k]}, {residuals_, &panels[k + 1]}}) {
        panel->setTitle(qt(figure->title));
        panel->plot()->setPanel(*figure);
        panel->plot()->setDescription(qt(figure->title), {});
    }
    chooseSplit({});
}

/// The table of repeatability for the screen: with the unit of each sensor, in which its standard deviation
/// reads well.
static ResultTable inUnitsOfReading(ResultTable table, const nlohmann::ordered_json& diagnostics) {
    const auto units = diagnostics.find("output_units");
    const ResultColumn *sensors = table.find("sensor"), *sigma = table.find("sigma");
    if (units == diagnostics.end() || !sensors || !sigma) return table;
    ResultColumn unit{"unit", {}, {}, {}};
    std::vector<double> scale;
    for (std::size_t r = 0; r < sensors->texts.size(); ++r) {
        const DisplayUnit shown = displayUnit(units->value(sensors->texts[r], ""), sigma->numbers[r]);
        unit.texts.push_back(shown.text);
        scale.push_back(shown.scale);
    }
    // Of a difference and the number of classes follow from what is shown; the file has them.
    std::erase_if(table.columns, [](const ResultColumn& column) {
        return column.name == "sigma_difference" || column.name == "bins";
    });
    for (auto& column : table.columns)
        if (column.name.find("sigma") != std::string::npos)
            for (std::size_t r = 0; r < scale.size(); ++r) column.numbers[r] *= scale[r];
    for (auto at = table.columns.begin(); at != table.columns.end(); ++at)
        if (at->name == "stated_sigma") {
            table.columns.insert(at + 1, std::move(unit));
            break;
        }
    return table;
}

QWidget* AdequacyPage::makeDataCheck() {
    auto* page = splitter(Qt::Vertical);
    page->addWidget(gridOf(figures_->quantilePanels()));
    auto* bottom = splitter(Qt::Horizontal);
    const ResultTable& table = *result_->table("repeatability");
    bottom->addWidget(resultTablePanel(inUnitsOfReading(table, result_->diagnostics)));
    QVector<QWidget*> texts;
    const ResultColumn *sensors = table.find("sensor"), *p = table.find("p_normal"),
                       *normal = table.find("normal"), *against = table.find("against_stated");
    for (std::size_t r = 0; sensors && p && normal && against && r < sensors->texts.size(); ++r) {
        const QString sensor = qt(sensors->texts[r]);
        const bool rejected = normal->texts[r] == "rejected";
        if (!std::isfinite(p->numbers[r]))
            texts << paragraph(
                tr("%1: whether the differences are normal was not tested: they are too few, or "
                   "all alike.")
                    .arg(sensor),
                Ink::Muted);
        else
            texts << paragraph(
                (rejected ? tr("%1: a normal distribution of the differences is rejected, p = %2.")
                          : tr("%1: a normal distribution of the differences is not rejected, p = %2."))
                    .arg(sensor, qt(probabilityText(p->numbers[r]))),
                rejected ? Ink::Warning : Ink::Text);
        if (against->texts[r] == "above")
            texts << paragraph(
                tr("%1 scatters more between the series than its stated standard deviation.").arg(sensor),
                Ink::Warning);
        if (against->texts[r] == "below")
            texts << paragraph(
                tr("%1 scatters less between the series than its stated standard deviation.").arg(sensor),
                Ink::Warning);
    }
    texts << paragraph(
        tr("These p-values are exact: by simulation of the same pairs, also where a series takes "
           "part in two of them. All sentences on all sensors together are wrong for right data "
           "at most as often as the significance says. The p of the table is the published one."),
        Ink::Muted);
    bottom->addWidget(wordsPanel(tr("In words"), texts));
    bottom->setSizes({610, 290});
    page->addWidget(bottom);
    page->setSizes({380, 220});
    return page;
}

QWidget* AdequacyPage::makeCoverage() {
    auto* page = splitter(Qt::Vertical);
    const auto found = result_->diagnostics.find("coverage");
    if (found != result_->diagnostics.end() && found->is_object()) {
        auto* top = splitter(Qt::Horizontal);
        if (result_->unknowns.size() > 1) {
            RegionDrawing drawing = drawing_;
            drawing.refits = true;
            drawing.kind = RegionKind::Projection;
            top->addWidget(plotPanel(estimateRegions(*result_, drawing), tr("Refits of simulated data")));
        }
        const auto number = [&](const char* key) {
            const auto value = found->find(key);
            return value != found->end() && value->is_number() ? value->get<double>() : qQNaN();
        };
        const double lower = number("lower"), upper = number("upper");
        const bool holds = drawing_.level >= lower && drawing_.level <= upper;
        QVector<QWidget*> texts{paragraph(
            tr("Data were drawn at the estimate with the stated standard deviations and fitted again %1 "
               "times. The ellipsoid of the refit holds the estimate in %2 % of them (95 % interval %3 to "
               "%4 %); it should in %5 %.")
                .arg(qt(countText(std::llround(number("refits")))), qt(fixedText(100 * number("share"), 1)),
                     qt(fixedText(100 * lower, 1)), qt(fixedText(100 * upper, 1)),
                     qt(plainText(100 * result_->diagnostics["ellipsoid"].value("confidence", 0.95), 6))))};
        texts << paragraph(holds ? tr("The ellipsoid holds what it promises.")
                                 : tr("The ellipsoid does not hold what it promises: the model bends within "
                                      "its confidence region. Trust the profiles."),
                           holds && rejectedModel().isEmpty() ? Ink::Success : Ink::Warning);
        if (const QString rejected = rejectedModel(); !rejected.isEmpty())
            texts << paragraph(
                tr("This would hold if the model %1 were right; it is rejected.").arg(rejected),
                Ink::Warning);
        top->addWidget(wordsPanel(tr("Coverage"), texts));
        top->setSizes({520, 380});
        page->addWidget(top);
    }
    if (const auto panels = figures_->profilePanels(); !panels.empty()) {
        page->addWidget(gridOf(panels));
        if (const auto* table = result_->table("profile_intervals"))
            page->addWidget(resultTablePanel(*table));
    }
    return page;
}

QWidget* AdequacyPage::makeNext() {
    auto* page = splitter(Qt::Vertical);
    QVector<QWidget*> words{paragraph(
        tr("Experiments and sensors not measured yet are judged at the present estimate. Measure the "
           "first, add its data, and run again: the estimate is renewed and with it the order."))};
    if (result_->table("next_series"))
        words << paragraph(
            tr("Series with data are taken one after the other, and the unknowns are estimated "
               "anew with each: the criterion predicted stands beside the one reached."));
    auto* top = splitter(Qt::Horizontal);
    if (auto panels = figures_->nextPanels(); !panels.empty()) {
        for (auto& panel : panels) panel.title = tr("Next experiment").toStdString();
        top->addWidget(gridOf(panels));
    }
    top->addWidget(wordsPanel(tr("How to use it"), words));
    top->setSizes({600, 300});
    page->addWidget(top);
    int height = 240;
    for (const char* name :
         {"next_experiment", "next_experiment_steps", "next_series", "next_series_steps", "planned_sensors"})
        if (const auto* table = result_->table(name)) {
            page->addWidget(resultTablePanel(*table));
            height += 220; // six rows below head and title
        }
    page->setMinimumHeight(height);
    return scrolled(page, tr("Next experiment"));
}

} // namespace rigor

#include "ui/methods/filter_page.h"

#include "core/foundation/message/number_text.h"
#include "core/foundation/message/unit_text.h"
#include "core/methods/fit/figures.h"
#include "core/presentation/display_name.h"
#include "ui/methods/key_value_view.h"
#include "ui/methods/mechanism_view.h"
#include "ui/methods/page_parts.h"
#include "ui/methods/result_table.h"
#include "ui/methods/sensor_table.h"
#include "ui/widgets/icons.h"
#include "ui/widgets/qt_text.h"
#include "ui/widgets/table_view.h"

#include <QComboBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPointer>
#include <QPushButton>
#include <QSlider>
#include <QSplitter>
#include <QToolButton>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace rigor {

using parts::scrolled, parts::splitter;

namespace {
/// That of a point fit, whose table it has.
FigurePanel correlationOf(const Result& result) {
    return FitFigures(result, std::make_shared<const FitResult>(read<FitResult>(result))).correlation();
}

constexpr int kCurvePanel = 240, kLowPanel = 150; ///< px that a curve, a trajectory needs to be read
constexpr int kSmallPanel = 190;                  ///< px of one of many plots, with its legend under its head
constexpr int kCorrelationRow = 26;               ///< px of a row of the correlations
constexpr int kFrame = 40;                        ///< ms between two pictures of the replay

/// Title and note follow the figure that is shown: "at 4.60 s", the sensor chosen.
PlotPanel* followedPanel(const FigurePanel& figure) {
    auto* panel = parts::figurePanel(figure);
    const auto tell = [panel] {
        const FigurePanel& shown = panel->plot()->panel();
        panel->setTitle(qt(shown.title));
        panel->setNote(qt(shown.note));
    };
    tell();
    QObject::connect(panel->plot(), &Plot::panelChanged, panel, tell);
    return panel;
}

} // namespace

FilterPage::FilterPage(QWidget* parent) : TabbedPage(parent) {
    replay_.setInterval(kFrame);
    connect(&replay_, &QTimer::timeout, this, &FilterPage::advanceReplay);
}

void FilterPage::addLazy(const QString& name, std::function<QWidget*()> make) {
    auto* place = new QWidget;
    auto* column = new QVBoxLayout(place);
    column->setContentsMargins(0, 0, 0, 0);
    made_.push_back({std::move(make), column, {}, false});
    addView(name, place);
}

void FilterPage::setResult(std::shared_ptr<const Result> result, const ResultContext& context) {
    replay_.stop();
    result_ = std::move(result);
    context_ = context;
    figures_ = std::make_unique<FilterFigures>(result_);
    curve_ = nis_ = innovation_ = nullptr;
    sensors_ = nullptr;
    mechanismPanel_ = nullptr;
    mechanism_ = nullptr;
    mechanismRows_ = 0;
    slider_ = nullptr;
    instant_ = nullptr;
    play_ = nullptr;
    speed_ = sensor_ = nullptr;
    made_.clear();
    clearViews();
    if (figures_->hasCurve()) addLazy(tr("Curve"), [this] { return makeCurve(); });
    if (!figures_->states().empty()) addLazy(tr("States"), [this] { return makeStates(); });
    if (!figures_->sensors().empty()) addLazy(tr("Innovations"), [this] { return makeInnovations(); });
    if (result_->table("parameters")) addLazy(tr("Unknowns"), [this] { return makeUnknowns(); });
    if (figures_->hasCrossCheck()) addLazy(tr("Cross-check"), [this] { return makeCrossCheck(); });
    if (const ResultTable* runs = result_->table("formulations"))
        addLazy(tr("Mechanism"), [runs] { return resultTablePanel(*runs); });
    addLazy(tr("Settings and provenance"), [this] { return makeFacts(); });
    fillInspector();
    if (slider_) slider_->setValue(slider_->maximum());
    showInstant(slider_ ? slider_->value() : 0);
}

void FilterPage::follow(std::shared_ptr<const Result> result) {
    auto figures = std::make_unique<FilterFigures>(result);
    const bool sliderWanted = figures->hasCurve() && figures->times().size() > 1;
    const bool same = result_ && figures->hasCurve() == figures_->hasCurve() &&
                      figures->states().size() == figures_->states().size() &&
                      figures->sensors().size() == figures_->sensors().size() &&
                      sliderWanted == (slider_ != nullptr) && views().size() > 1;
    if (!same) {
        const int view = currentView();
        setResult(std::move(result), context_);
        setLive(live_);
        showView(view);
        return;
    }
    result_ = std::move(result);
    figures_ = std::move(figures);
    if (slider_) {
        const bool atEnd = slider_->value() == slider_->maximum();
        const QSignalBlocker quiet(slider_);
        slider_->setRange(0, static_cast<int>(figures_->times().size()) - 1);
        if (atEnd) slider_->setValue(slider_->maximum());
    }
    fillInspector();
    if (sensors_) sensors_->setResult(*result_);
    for (View& view : made_) view.stale = true;
    viewShown(currentView());
}

void FilterPage::setLive(bool live) {
    live_ = live;
    for (QWidget* w : {static_cast<QWidget*>(play_), static_cast<QWidget*>(speed_)})
        if (w) w->setVisible(!live);
    if (play_) play_->setShortcut(live ? QKeySequence() : QKeySequence(Qt::Key_Space));
}

void FilterPage::viewShown(int index) {
    if (index < 0 || static_cast<std::size_t>(index) >= made_.size()) return;
    View& view = made_[static_cast<std::size_t>(index)];
    if (view.make) {
        view.place->addWidget(std::exchange(view.make, {})());
        view.refresh = std::exchange(refresh_, {});
    } else if (view.stale && view.refresh) {
        view.refresh();
    }
    view.stale = false;
}

QWidget* FilterPage::makeFacts() {
    auto* facts = new KeyValueView;
    facts->setResult(*result_, context_);
    refresh_ = [this, facts] { facts->setResult(*result_, context_); };
    return facts;
}

QWidget* FilterPage::makeCurve() {
    auto* page = splitter(Qt::Vertical);
    auto* top = new QWidget;
    auto* column = new QVBoxLayout(top);
    column->setContentsMargins(0, 0, 0, 0);
    curve_ = followedPanel(figures_->curve());
    auto* beside = splitter(Qt::Horizontal);
    beside->addWidget(curve_);
    if (QWidget* mechanism = makeMechanism()) {
        beside->addWidget(mechanism);
        beside->setSizes({530, 340});
    }
    column->addWidget(beside, 1);
    if (figures_->times().size() > 1) column->addWidget(makeReplay());
    page->addWidget(top);
    nis_ = followedPanel(figures_->nis());
    connect(nis_->plot(), &Plot::cursorMoved, this, [this](std::optional<double> t) {
        if (t && !playing()) showTime(*t);
    });
    page->addWidget(nis_);
    sensors_ = nullptr;
    if (result_->table("sensors")) {
        sensors_ = new SensorTable;
        sensors_->setResult(*result_);
        page->addWidget(sensors_);
    }
    page->setSizes({380, 170, 160});
    curve_->setMinimumHeight(kCurvePanel);
    nis_->setMinimumHeight(kLowPanel);
    refresh_ = [this] {
        nis_->plot()->setPanel(figures_->nis());
        showInstant(slider_ ? slider_->value() : 0);
    };
    return scrolled(page, tr("Curve"));
}

/// Null: the model is no mechanism.
QWidget* FilterPage::makeMechanism() {
    auto view = std::make_unique<MechanismView>();
    if (!view->setText(context_.modelText)) return nullptr;
    mechanism_ = view.release();
    mechanismPanel_ = new Panel(tr("Mechanism"));
    mechanismPanel_->setContent(mechanism_);
    return mechanismPanel_;
}

void FilterPage::showMechanism(double t) {
    if (!mechanism_) return;
    const ResultTable* states = result_->table("states");
    const ResultColumn* z = states ? states->find(mechanism_->coordinate().toStdString()) : nullptr;
    if (z && !z->numbers.empty() && mechanismRows_ != z->numbers.size()) {
        mechanismRows_ = z->numbers.size();
        const auto [lowest, highest] = std::minmax_element(z->numbers.begin(), z->numbers.end());
        mechanism_->setRange(*lowest, *highest);
    }
    mechanism_->setValue(valueAt("states", mechanism_->coordinate().toStdString(), t));
    mechanismPanel_->setNote(mechanism_->coordinate() + " = " + mechanism_->valueText());
}

QWidget* FilterPage::makeReplay() {
    auto* bar = new QWidget;
    auto* row = new QHBoxLayout(bar);
    row->setContentsMargins(12, 0, 12, 0);
    play_ = new QToolButton;
    play_->setIcon(icon("run"));
    play_->setShortcut(Qt::Key_Space);
    play_->setToolTip(tr("Play or pause the record (Space)"));
    play_->setAccessibleName(tr("Play or pause"));
    connect(play_, &QToolButton::clicked, this, &FilterPage::togglePlay);
    instant_ = new QLabel;
    instant_->setMinimumWidth(64);
    slider_ = new QSlider(Qt::Horizontal);
    slider_->setRange(0, static_cast<int>(figures_->times().size()) - 1);
    slider_->setAccessibleName(tr("Time shown"));
    connect(slider_, &QSlider::valueChanged, this, &FilterPage::showInstant);
    speed_ = new QComboBox;
    speed_->setAccessibleName(tr("Speed of the replay"));
    for (const double factor : {1.0, 4.0, 16.0}) speed_->addItem(tr("%1×").arg(factor), factor);
    speed_->setCurrentIndex(1);
    row->addWidget(play_);
    row->addWidget(instant_);
    row->addWidget(slider_, 1);
    row->addWidget(speed_);
    return bar;
}

QWidget* FilterPage::makeStates() {
    auto* page = splitter(Qt::Vertical);
    QList<Plot*> plots;
    for (std::size_t k = 0; k < figures_->states().size(); ++k) {
        auto* panel = followedPanel(figures_->state(k));
        panel->plot()->setLeftMargin(92);
        panel->setMinimumHeight(kLowPanel);
        plots.push_back(panel->plot());
        page->addWidget(panel);
    }
    for (Plot* from : plots)
        for (Plot* to : plots)
            if (from != to)
                connect(from, &Plot::cursorMoved, to, qOverload<std::optional<double>>(&Plot::setCursor));
    refresh_ = [this, plots] {
        for (qsizetype k = 0; k < plots.size(); ++k)
            plots[k]->setPanel(figures_->state(static_cast<std::size_t>(k)));
    };
    return scrolled(page, tr("States"));
}

QWidget* FilterPage::makeInnovations() {
    auto* page = splitter(Qt::Vertical);
    innovation_ = followedPanel(figures_->innovation(0));
    sensor_ = new QComboBox;
    sensor_->setAccessibleName(tr("Sensor shown"));
    for (const auto& sensor : figures_->sensors()) sensor_->addItem(qt(wordsOf(sensor.name)));
    connect(sensor_, &QComboBox::currentIndexChanged, this, [this](int index) {
        if (index >= 0) innovation_->plot()->setPanel(figures_->innovation(static_cast<std::size_t>(index)));
    });
    innovation_->addHeadWidget(sensor_);
    page->addWidget(innovation_);
    auto* correlation = followedPanel(figures_->autocorrelation());
    page->addWidget(correlation);
    page->setSizes({320, 220});
    refresh_ = [this, correlation] {
        innovation_->plot()->setPanel(
            figures_->innovation(static_cast<std::size_t>(std::max(sensor_->currentIndex(), 0))));
        correlation->plot()->setPanel(figures_->autocorrelation());
    };
    return page;
}

/// As many lines in one plot could not be told apart, and each has a band of its own.
QWidget* FilterPage::makeUnknowns() {
    auto* page = splitter(Qt::Vertical);
    auto* trajectories = new QWidget;
    auto* grid = new QGridLayout(trajectories);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(12);
    QList<Plot*> plots;
    const auto count = static_cast<int>(result_->unknowns.size());
    const int across = std::clamp(count, 1, 3);
    for (int k = 0; k < count; ++k) {
        auto* panel = followedPanel(figures_->unknown(static_cast<std::size_t>(k)));
        panel->setMinimumHeight(kSmallPanel);
        plots.push_back(panel->plot());
        grid->addWidget(panel, k / across, k % across);
    }
    for (Plot* from : std::as_const(plots))
        for (Plot* to : std::as_const(plots))
            if (from != to)
                connect(from, &Plot::cursorMoved, to, qOverload<std::optional<double>>(&Plot::setCursor));
    page->addWidget(trajectories);
    PlotPanel* picture = nullptr;
    if (result_->table("correlation") && count > 1) {
        picture = followedPanel(correlationOf(*result_));
        picture->setMinimumHeight(60 + kCorrelationRow * count);
        page->addWidget(picture);
        auto* numbers = resultTablePanel(*result_->table("correlation"));
        numbers->setMinimumHeight(kLowPanel);
        page->addWidget(numbers);
    }
    refresh_ = [this, page, plots, picture] {
        for (qsizetype k = 0; k < plots.size(); ++k)
            plots[k]->setPanel(figures_->unknown(static_cast<std::size_t>(k)));
        const ResultTable* correlation = result_->table("correlation");
        if (!correlation || !picture) return;
        picture->plot()->setPanel(correlationOf(*result_));
        delete page->replaceWidget(2, resultTablePanel(*correlation));
    };
    return scrolled(page, tr("Unknowns"));
}

QWidget* FilterPage::makeCrossCheck() {
    auto* page = splitter(Qt::Vertical);
    auto* pictures = splitter(Qt::Horizontal);
    pictures->addWidget(followedPanel(figures_->crossCheckOfUnknowns()));
    if (const FigurePanel curve = figures_->crossCheckOfCurve(); !curve.series.empty())
        pictures->addWidget(followedPanel(curve));
    pictures->setMinimumHeight(kCurvePanel);
    page->addWidget(pictures);
    const auto& all = figures_->crossCheck();
    const bool common =
        std::all_of(all.begin(), all.end(), [&](const auto& c) { return c.unit == all.front().unit; });
    double largest = 0;
    for (const auto& c : all) largest = std::max(largest, std::abs(c.filter));
    const AxisUnit shown = common ? axisUnit(largest, all.front().unit) : AxisUnit();
    const QString unit = qt(shown.unit);
    TableColumn name{.name = tr("unknown"), .text = true}, units{.name = tr("unit"), .text = true},
        filter{.name = tr("filter"), .unit = unit}, deviation{.name = tr("standard deviation"), .unit = unit},
        fit{.name = tr("all data at once"), .unit = unit},
        bound{.name = tr("Cramér-Rao bound"), .unit = unit}, ratio{.name = tr("deviation / bound")},
        off{.name = tr("apart"), .unit = QStringLiteral("σ")};
    for (const auto& c : all) {
        name.texts.push_back(qt(estimateTitle(c.name)));
        units.texts.push_back(qt(unitText(c.unit)));
        // Each row is a quantity of its own: its digits are those of its errors.
        const auto add = [&](TableColumn& column, double number, double error) {
            column.numbers.push_back(shown.scale * number);
            column.shown.push_back(
                error > 0 ? qt(fixedText(shown.scale * number, decimalsForError(shown.scale * error)))
                          : qt(significantText(shown.scale * number)));
        };
        add(filter, c.filter, c.deviation);
        add(deviation, c.deviation, c.deviation);
        add(fit, c.allData, c.bound);
        add(bound, c.bound, c.bound);
        ratio.decimals = off.decimals = 2;
        ratio.numbers.push_back(c.deviation / c.bound);
        off.numbers.push_back(c.off);
    }
    std::vector<TableColumn> columns{name};
    if (!common) columns.push_back(units);
    for (TableColumn& column : std::array{filter, deviation, fit, bound, ratio, off})
        columns.push_back(std::move(column));
    auto* view = new TableView;
    auto* model = new NumberTable(view);
    model->setColumns(std::move(columns));
    view->setTable(model);
    view->fitColumns();
    view->setAccessibleName(tr("Cross-check"));
    auto* panel = new Panel(tr("Filter beside the fit of all data at once"));
    const bool converged = result_->diagnostics["all_data"].value("converged", false);
    panel->setNote(converged
                       ? tr("the fit has no process noise; no unbiased estimate is better than the bound")
                       : tr("the fit did not converge: its bound is that of its last point"));
    panel->setContent(view);
    // Every unknown is seen at once, of many as many as a page holds.
    constexpr int kHead = 84, kRow = 24, kSeen = 16;
    panel->setMinimumHeight(std::max(kLowPanel, kHead + kRow * std::min(model->rowCount(), kSeen)));
    page->addWidget(panel);
    page->setSizes({360, 300});
    return scrolled(page, tr("Cross-check"));
}

void FilterPage::showInstant(int index) {
    if (!figures_ || figures_->times().empty() || !curve_) return;
    const bool last = index + 1 >= static_cast<int>(figures_->times().size());
    const auto k = static_cast<std::size_t>(std::max(index, 0));
    curve_->plot()->setPanel(last ? figures_->curve() : figures_->curveAt(k), true);
    const double t = figures_->times()[std::min(k, figures_->times().size() - 1)];
    if (instant_) instant_->setText(tr("%1 s").arg(qt(fixedText(t, 2))));
    if (nis_) nis_->plot()->setCursor(t);
    showMechanism(t);
    fillInstant(index);
}

void FilterPage::showTime(double t) {
    if (!slider_) return;
    const auto& times = figures_->times();
    auto nearest = std::lower_bound(times.begin(), times.end(), t);
    if (nearest == times.end() || (nearest != times.begin() && t - *std::prev(nearest) < *nearest - t))
        --nearest;
    slider_->setValue(static_cast<int>(nearest - times.begin()));
    // Between two instants of the curve the mechanism still moves.
    showMechanism(t);
}

void FilterPage::togglePlay() {
    if (!slider_) return;
    if (playing()) {
        replay_.stop();
        play_->setIcon(icon("run"));
        return;
    }
    if (slider_->value() == slider_->maximum()) slider_->setValue(0);
    replayTime_ = figures_->times()[static_cast<std::size_t>(slider_->value())];
    play_->setIcon(icon("pause"));
    replay_.start();
}

void FilterPage::advanceReplay() {
    replayTime_ += 1e-3 * kFrame * speed_->currentData().toDouble();
    showTime(std::min(replayTime_, figures_->times().back()));
    if (replayTime_ >= figures_->times().back()) togglePlay();
}

/// Why: the innovations of the sensor that says the most. Proposed: what would explain them, with the button
/// that takes it over.
std::vector<VerdictLink> FilterPage::verdictLinks() {
    std::vector<VerdictLink> links;
    const auto views = this->views();
    if (const auto at = views.indexOf(tr("Innovations")); at >= 0)
        links.push_back({tr("Why?"), [this, at] {
                             showView(static_cast<int>(at));
                             int worst = 0;
                             double level = -1;
                             const auto& sensors = result_->diagnostics["sensors"];
                             for (std::size_t k = 0; k < sensors.size(); ++k)
                                 if (const double own = parts::numberIn(sensors[k], "level"); own > level) {
                                     level = own;
                                     worst = static_cast<int>(k);
                                 }
                             if (sensor_) sensor_->setCurrentIndex(worst);
                         }});
    auto* noise = inspector_->findChild<QPushButton*>(QStringLiteral("takeNoise"));
    auto* deviations = inspector_->findChild<QPushButton*>(QStringLiteral("takeDeviations"));
    if (QPointer<QPushButton> take = noise ? noise : deviations)
        links.push_back({noise ? tr("Propose Q") : tr("Propose R"), [this, take] {
                             if (!take) return;
                             inspector_->ensureWidgetVisible(take);
                             take->setFocus(Qt::OtherFocusReason);
                         }});
    return links;
}

ResultHeadline FilterPage::headline() const {
    if (!result_) return {};
    ResultHeadline head = headlineOf(*result_);
    head.tellsVerdict = true;
    const double updates = parts::numberIn(result_->diagnostics, "steps"),
                 nis = parts::numberIn(result_->diagnostics, "nis_mean");
    if (std::isfinite(updates) && std::isfinite(nis))
        head.clause = tr("%1 step(s), mean NIS %2", nullptr, static_cast<int>(updates))
                          .arg(qt(countText(std::llround(updates))), qt(fixedText(nis, 3)));
    return head;
}

} // namespace rigor

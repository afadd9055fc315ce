#include "ui/methods/filter_page.h"

#include "core/study/report/inverse_figures.h"
#include "core/study/report/number_text.h"
#include "ui/kit/icons.h"
#include "ui/methods/facts_view.h"
#include "ui/methods/mechanism_view.h"
#include "ui/methods/page_parts.h"
#include "ui/methods/result_table.h"
#include "ui/methods/sensor_table.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QSlider>
#include <QSplitter>
#include <QToolButton>

#include <algorithm>
#include <cmath>
#include <utility>

namespace rigor {

using parts::figurePanel, parts::qt, parts::scrolled, parts::splitter;

namespace {

/// ms between two fillings of the inspector while data stream in: laying out its texts takes longer than
/// drawing the plots.
constexpr int kInspector = 2500;
constexpr int kCurvePanel = 240, kLowPanel = 150; ///< px that a curve, a course needs to be read
constexpr int kFrame = 40;                        ///< ms between two pictures of the replay

double numberIn(const nlohmann::ordered_json& object, const char* key) {
    const auto found = object.find(key);
    return found != object.end() && found->is_number() ? found->get<double>() : qQNaN();
}

} // namespace

FilterPage::FilterPage(QWidget* parent) : TabbedPage(parent) {
    setProperty("guide", "filter");
    replay_.setInterval(kFrame);
    settle_.setSingleShot(true);
    settle_.setInterval(kInspector);
    connect(&settle_, &QTimer::timeout, this, [this] {
        if (!result_) return;
        sinceInspector_.start();
        sinceInstant_.start();
        fillInspector();
        if (sensors_) sensors_->setResult(*result_);
        if (slider_) fillInstant(slider_->value());
    });
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
    if (const ResultTable* runs = result_->table("formulations"))
        addLazy(tr("Mechanism"), [runs] { return resultTablePanel(*runs); });
    addLazy(tr("Settings and provenance"), [this] { return makeFacts(); });
    fillInspector();
    if (slider_) slider_->setValue(slider_->maximum());
    showInstant(slider_ ? slider_->value() : 0);
}

void FilterPage::follow(std::shared_ptr<const Result> result, bool last) {
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
    if (last || !sinceInspector_.isValid() || sinceInspector_.elapsed() > kInspector) {
        sinceInspector_.start();
        sinceInstant_.invalidate();
        fillInspector();
        if (sensors_) sensors_->setResult(*result_);
    } else {
        settle_.start();
    }
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
    auto* facts = new FactsView;
    facts->setResult(*result_, context_);
    refresh_ = [this, facts] { facts->setResult(*result_, context_); };
    return facts;
}

QWidget* FilterPage::makeCurve() {
    auto* page = splitter(Qt::Vertical);
    auto* top = new QWidget;
    auto* column = new QVBoxLayout(top);
    column->setContentsMargins(0, 0, 0, 0);
    curve_ = figurePanel(figures_->curve());
    auto* beside = splitter(Qt::Horizontal);
    beside->addWidget(curve_);
    if (QWidget* mechanism = makeMechanism()) {
        beside->addWidget(mechanism);
        beside->setSizes({530, 340});
    }
    column->addWidget(beside, 1);
    if (figures_->times().size() > 1) column->addWidget(makeReplay());
    page->addWidget(top);
    nis_ = figurePanel(figures_->nis());
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
        auto* panel = figurePanel(figures_->state(k));
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
    innovation_ = figurePanel(figures_->innovation(0));
    sensor_ = new QComboBox;
    sensor_->setAccessibleName(tr("Sensor shown"));
    for (const auto& sensor : figures_->sensors()) sensor_->addItem(qt(wordsOf(sensor.name)));
    connect(sensor_, &QComboBox::currentIndexChanged, this, [this](int index) {
        if (index >= 0) innovation_->plot()->setPanel(figures_->innovation(static_cast<std::size_t>(index)));
    });
    innovation_->addHeadWidget(sensor_);
    page->addWidget(innovation_);
    auto* correlation = figurePanel(figures_->autocorrelation());
    page->addWidget(correlation);
    page->setSizes({320, 220});
    refresh_ = [this, correlation] {
        innovation_->plot()->setPanel(
            figures_->innovation(static_cast<std::size_t>(std::max(sensor_->currentIndex(), 0))));
        correlation->plot()->setPanel(figures_->autocorrelation());
    };
    return page;
}

QWidget* FilterPage::makeUnknowns() {
    auto* page = splitter(Qt::Vertical);
    auto* course = figurePanel(figures_->parameters());
    page->addWidget(course);
    if (const ResultTable* correlation = result_->table("correlation"))
        page->addWidget(resultTablePanel(*correlation));
    refresh_ = [this, page, course] {
        course->plot()->setPanel(figures_->parameters());
        const ResultTable* correlation = result_->table("correlation");
        if (!correlation || page->count() < 2) return;
        delete page->replaceWidget(1, resultTablePanel(*correlation));
    };
    return page;
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
    // Texts that change every second cannot be read.
    if (live_ && last && sinceInstant_.isValid() && sinceInstant_.elapsed() < kInspector) {
        settle_.start();
        return;
    }
    sinceInstant_.start();
    fillInstant(index);
}

void FilterPage::showTime(double t) {
    if (!slider_) return;
    const auto& times = figures_->times();
    const auto after = std::lower_bound(times.begin(), times.end(), t);
    slider_->setValue(static_cast<int>(
        std::min<std::ptrdiff_t>(after - times.begin(), static_cast<std::ptrdiff_t>(times.size()) - 1)));
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

ResultHeadline FilterPage::headline() const {
    if (!result_) return {};
    ResultHeadline head = headlineOf(*result_);
    head.tellsVerdict = true;
    const double updates = numberIn(result_->diagnostics, "steps"),
                 nis = numberIn(result_->diagnostics, "nis_mean");
    if (std::isfinite(updates) && std::isfinite(nis))
        head.clause = tr("%1 step(s), mean NIS %2", nullptr, static_cast<int>(updates))
                          .arg(qt(countText(std::llround(updates))), qt(fixedText(nis, 3)));
    return head;
}

} // namespace rigor

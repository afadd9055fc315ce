#include "ui/steps/unknowns/live_panel.h"

#include "core/engine/data/series/factorial.h"
#include "core/foundation/message/number_text.h"
#include "core/foundation/message/unit_text.h"
#include "core/methods/inverse_uncertainty/present/live_view.h"
#include "core/presentation/display_name.h"
#include "ui/plot/plot_panel.h"
#include "ui/result/views/multiples.h"
#include "ui/widgets/look/fonts.h"
#include "ui/widgets/text/qt_text.h"

#include <QPainter>
#include <QProgressBar>
#include <QTimer>

namespace rigor {

namespace {
/// Simulated frames that a build costs about as much as (wet clutch: 122).
constexpr double kFramesOfABuild = 150;
/// A build that takes longer is not started unasked, s.
constexpr double kLongestUnasked = 60;
constexpr int kBehindAfter = 100; ///< ms
constexpr int kOneLine = 72;      ///< px, where there is only something to say

InverseUncertaintyOptions liveOptions(const Study& study) {
    InverseUncertaintyOptions options;
    const Fields fields = options.fields();
    for (const auto& [key, value] : study.options) fields.set(key, value);
    return options;
}

/// All that the simulations depend on but the data: model, fixed values, names of the unknowns, solver.
std::string responsesKey(Study study, const QString& modelText, const std::string& output) {
    study.title.clear();
    study.report.clear();
    study.options = {{"output", output}};
    study.dependence = {}; // of the distributions, which come with every frame
    for (Unknown& unknown : study.unknowns) {
        const std::string name = unknown.name;
        unknown = {};
        unknown.name = name;
    }
    return toToml(study) + modelText.toStdString();
}

/// The frame of a cell whose measured value lies in the tails, in the legend.
class TailSign : public QWidget, public Painted {
  public:
    TailSign() : text_(LivePanel::tr("in the tails")) {
        setAccessibleName(text_);
        setToolTip(
            LivePanel::tr("The measured value is less likely than one 1.96 standard deviations off the "
                          "mean of a normal density."));
        connect(&Theme::instance(), &Theme::changed, this, qOverload<>(&QWidget::update));
    }
    QAccessible::Role accessRole() const override { return QAccessible::StaticText; }
    QSize sizeHint() const override {
        return {24 + QFontMetrics(fontFor(TextUse::Table)).horizontalAdvance(text_) + 4, 24};
    }

  protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(theme().warning, 1));
        painter.setBrush(theme().warningBar);
        painter.drawRoundedRect(QRectF(3.5, 6.5, 12, 11), 2, 2);
        painter.setFont(fontFor(TextUse::Table));
        painter.setPen(theme().text);
        painter.drawText(rect().adjusted(22, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, text_);
    }

  private:
    QString text_;
};

std::string optionsKey(Study study) {
    Study options;
    options.method = study.method;
    options.options = std::move(study.options);
    return toToml(options);
}
} // namespace

LivePanel::LivePanel(Document& document, RunQueue& queue, QWidget* parent)
    : Panel(tr("Output densities of all experiments"), parent), document_(document), queue_(queue) {
    axis_ = new Segments({tr("own axis"), tr("common axis")});
    axis_->setAccessibleName(tr("Axis of the densities"));
    addToHead(axis_);
    auto* legend = new PlotLegend;
    legend->setEntries({{tr("density").toStdString(), SeriesRole::Main, LegendSign::Area},
                        {tr("measured").toStdString(), SeriesRole::Measurement, LegendSign::Mark}});
    legend->setAttribute(Qt::WA_TransparentForMouseEvents);
    legend->setFocusPolicy(Qt::NoFocus);
    addToHead(legend);
    addToHead(new TailSign);

    auto* content = new QWidget;
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(0, 0, 0, 6);
    column->setSpacing(2);
    line_ = new QWidget;
    auto* row = new QHBoxLayout(line_);
    row->setContentsMargins(10, 0, 10, 0);
    row->setSpacing(10);
    icon_ = new IconLabel("info", Ink::Muted, 14);
    sentence_ = new Text({}, TextUse::Table, Ink::Muted);
    sentence_->setElided(true);
    bar_ = new QProgressBar;
    bar_->setFixedSize(160, 6);
    bar_->setTextVisible(false);
    bar_->setRange(0, 1000);
    bar_->setAccessibleName(tr("Progress of the response surfaces"));
    action_ = makeButton({}, {}, "link");
    row->addWidget(icon_);
    row->addWidget(sentence_, 1);
    row->addWidget(bar_);
    row->addWidget(action_);
    row->addStretch();
    line_->setFixedHeight(28);
    column->addWidget(line_);
    densities_ = new Multiples;
    densities_->setAccessibleName(tr("Output densities of all experiments"));
    column->addWidget(densities_, 1);
    setContent(content);

    connect(axis_, &Segments::chosen, this, [this](int index) {
        axis_->setCurrent(index);
        showFrame();
        update();
    });
    connect(action_, &QPushButton::clicked, this, [this] {
        declined_ = worker_.buildState().state == LiveBuild::State::Running;
        if (declined_)
            worker_.cancelBuild();
        else
            worker_.build();
    });
    connect(&worker_, &LiveWorker::framed, this, &LivePanel::takeFrame);
    connect(&worker_, &LiveWorker::changed, this, [this] {
        considerBuild();
        update();
    });
    // In a turn of its own: the window has enough to do when the document changes.
    connect(&document_, &Document::statusChanged, this, &LivePanel::refresh, Qt::QueuedConnection);
    connect(&queue_, &RunQueue::changed, this, [this] {
        considerBuild();
        update();
    });
    refresh();
}

void LivePanel::showEvent(QShowEvent* event) {
    Panel::showEvent(event);
    QTimer::singleShot(0, this, &LivePanel::refresh); // the page is drawn first
}

void LivePanel::refresh() {
    const bool ours =
        answers(document_.study().method, AnswerKind::Distribution) && !document_.study().unknowns.empty();
    setVisible(ours);
    if (!ours || !isVisible()) return;
    blocked_ = document_.whyNotRunText();
    if (blocked_.isEmpty()) adopt();
    update();
}

/// Takes over what has changed in the document since the last time.
void LivePanel::adopt() {
    const Study& study = document_.study();
    const std::string whole = toToml(study);
    try {
        const InverseUncertaintyOptions options = liveOptions(study);
        const std::string responses = responsesKey(study, document_.modelText(), options.output),
                          density = optionsKey(study);
        const bool same =
            responses == responsesKey_ && data_ == document_.data().data && worker_.hasProblem();
        if (!same || density != optionsKey_) {
            const auto prepared = document_.prepareRun();
            worker_.setProblem(prepared->shared ? prepared->shared
                                                : std::make_shared<const Problem>(prepared->problem),
                               options, same);
            responsesKey_ = responses;
            optionsKey_ = density;
            data_ = document_.data().data;
            dragged_ = false;
            if (!same) experiments_.reset();
            if (!same) {
                simulatedFrame_ = 0;
                declined_ = false;
            }
        } else if (whole == studyKey_) {
            return; // a drag that the document does not know yet goes on
        }
        studyKey_ = whole;
        // Another change than the end of the drag: what stands is no longer what the drag did.
        Study atEnd = study;
        atEnd.unknowns = followed_;
        atEnd.dependence = followedDependence_;
        if (toToml(atEnd) != whole) dragged_ = false;
        follow(study.unknowns, study.dependence);
    } catch (const Error& error) {
        blocked_ = QString::fromStdString(error.sentence());
    }
}

void LivePanel::beginDrag() {
    atDrag_ = facts_.logL;
    dragged_ = facts_.any;
}

void LivePanel::setPair(std::optional<std::size_t> pair) {
    if (pair_ == pair) return;
    pair_ = pair;
    worker_.comparePair(pair);
    if (worker_.hasProblem() && !followed_.empty()) follow(followed_, followedDependence_);
    update();
}

void LivePanel::follow(const std::vector<Unknown>& unknowns, const Dependence& dependence) {
    if (!blocked_.isEmpty() || !isVisible()) return;
    followed_ = unknowns;
    followedDependence_ = dependence;
    worker_.show(unknowns, dependence);
    QTimer::singleShot(kBehindAfter, this, [this, asked = worker_.asked()] {
        if (worker_.shown() < asked) densities_->setBehind(true);
    });
}

void LivePanel::takeFrame() {
    if (!worker_.frame().onSurfaces && worker_.frame().complete) simulatedFrame_ = worker_.seconds();
    if (worker_.frame().complete) {
        const Variable& output = worker_.model()->forward().output();
        if (!experiments_ || !frame_ || frame_->outputs.size() != worker_.frame().outputs.size())
            experiments_ = std::make_shared<const LiveExperiments>(
                LiveExperiments{worker_.model()->labels(), wordsOf(output.name), output.unit,
                                factorialGrid(worker_.model()->problem().data)});
        frame_ = std::make_shared<const LiveFrame>(worker_.frame());
        showFrame();
        densities_->setBehind(worker_.shown() < worker_.asked() && !worker_.frame().onSurfaces);
    }
    considerBuild();
    update();
}

void LivePanel::showFrame() {
    if (frame_) densities_->setView(liveDensities(experiments_, frame_, axis_->current() == 1));
}

double LivePanel::expectedBuildTime() const { return simulatedFrame_ * kFramesOfABuild; }

void LivePanel::considerBuild() {
    const LiveBuild::State state = worker_.buildState().state;
    const bool begun = state == LiveBuild::State::Running || state == LiveBuild::State::Cancelling ||
                       state == LiveBuild::State::Failed;
    if (begun || declined_ || worker_.covered() || !worker_.frame().complete || queue_.running() ||
        !blocked_.isEmpty() || !isVisible())
        return;
    const auto& unknowns = document_.study().unknowns;
    if (!LiveModel::whyNoSurfaces(unknowns).empty()) return;
    if (expectedBuildTime() > kLongestUnasked) return;
    worker_.build();
}

QString LivePanel::state() const {
    if (!blocked_.isEmpty()) return tr("Not live: %1").arg(blocked_);
    if (!worker_.sentence().isEmpty()) return tr("No densities: %1").arg(worker_.sentence());
    const LiveBuild& build = worker_.buildState();
    switch (build.state) {
    case LiveBuild::State::Running:
        if (build.share < 0)
            return build.simulations > 0 ? tr("Building response surfaces, %1 simulations")
                                               .arg(qt(countText(build.simulations)))
                                         : tr("Building response surfaces");
        if (build.left < 0) return tr("Building response surfaces, %1").arg(qt(percentText(build.share)));
        return tr("Building response surfaces, %1, %2 left")
            .arg(qt(percentText(build.share)), qt(durationText(build.left)));
    case LiveBuild::State::Cancelling:
        return tr("Cancelling");
    case LiveBuild::State::Failed:
        return tr("No response surfaces: %1").arg(build.sentence);
    default:
        break;
    }
    if (!worker_.frame().complete) return tr("Simulating all experiments");
    if (worker_.covered()) return {};
    const std::string why = LiveModel::whyNoSurfaces(document_.study().unknowns);
    const QString simulated =
        tr("Every picture is simulated, in %1.").arg(qt(durationText(std::max(simulatedFrame_, 0.001))));
    if (!why.empty()) return simulated + ' ' + tr("Not faster: %1.").arg(QString::fromStdString(why));
    if (worker_.hasSurfaces())
        return simulated + ' ' + tr("The box reaches beyond the one the response surfaces were built over.");
    if (queue_.running()) return simulated + ' ' + tr("Response surfaces are built when the run has ended.");
    return simulated + ' ' +
           tr("Response surfaces make it immediate; building them takes about %1.")
               .arg(qt(durationText(expectedBuildTime())));
}

void LivePanel::update() {
    const LiveBuild& build = worker_.buildState();
    const LiveFrame& frame = worker_.frame();
    const bool shown = blocked_.isEmpty() && frame.complete && worker_.sentence().isEmpty();
    const bool running = build.state == LiveBuild::State::Running && blocked_.isEmpty();
    const QString text = state();
    line_->setVisible(!text.isEmpty());
    sentence_->setText(text);
    sentence_->setToolTip({});
    const bool busy = running || build.state == LiveBuild::State::Cancelling ||
                      (blocked_.isEmpty() && worker_.sentence().isEmpty() && !frame.complete);
    icon_->set(busy ? "running" : "info", busy ? Ink::Accent : Ink::Muted);
    icon_->setTurning(busy);
    bar_->setVisible(running && build.share >= 0);
    bar_->setValue(static_cast<int>(1000 * build.share));
    const bool offered = shown && !worker_.covered() && !queue_.running() &&
                         build.state != LiveBuild::State::Cancelling &&
                         LiveModel::whyNoSurfaces(document_.study().unknowns).empty();
    action_->setVisible(running || (offered && !busy));
    action_->setText(running ? tr("Cancel") : tr("Build response surfaces"));
    const bool room = blocked_.isEmpty() && worker_.sentence().isEmpty();
    densities_->setVisible(room && !pair_);
    setMaximumHeight(room && !pair_ ? QWIDGETSIZE_MAX : kOneLine);

    facts_ = {};
    facts_.any = shown;
    if (shown) {
        const auto experiments = static_cast<long>(frame.outputs.size());
        facts_.logL = frame.logLikelihood;
        facts_.dragged = dragged_;
        facts_.since = frame.logLikelihood - atDrag_;
        facts_.measured = static_cast<long>(frame.measured);
        facts_.inTails = static_cast<long>(frame.inTails);
        facts_.experiments = experiments;
        facts_.seconds = worker_.seconds();
        facts_.surfaces = worker_.hasSurfaces()
                              ? tr("%1 of %2").arg(experiments - worker_.simulatedDirectly()).arg(experiments)
                              : tr("none");
        const auto& check = worker_.check();
        if (!frame.onSurfaces)
            facts_.error = tr("simulated");
        else if (!check || check->frame != worker_.shown())
            facts_.error = tr("being checked");
        else
            facts_.error = qt(plainText(check->largestError, 2));
        if (check && check->refined > 0 && check->frame == worker_.shown())
            facts_.refined = QString::number(check->refined);
        const Variable& output = worker_.model()->forward().output();
        setTitle(tr("Output densities of all %1 experiments").arg(experiments));
        setNote(qt(axisLabel(wordsOf(output.name), unitText(output.unit))));
    }
    emit factsChanged();
}

} // namespace rigor

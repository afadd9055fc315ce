#include "ui/steps/trust/trust_page.h"

#include "core/foundation/base/json.h"
#include "core/foundation/message/number_text.h"
#include "core/presentation/display_name.h"
#include "ui/methods/page_parts.h"
#include "ui/steps/trust/next_experiments.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/page_area.h"
#include "ui/widgets/text/language.h"

#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QScrollArea>
#include <QTabBar>

namespace rigor {

namespace {
constexpr SeriesRole kLaneRoles[] = {SeriesRole::Main,   SeriesRole::Alternative, SeriesRole::Third,
                                     SeriesRole::Fourth, SeriesRole::Fifth,       SeriesRole::Sixth};

constexpr int kBoxText = 216; ///< px of a name beside a check box of the inspector

QString runText(int number) { return TrustPage::tr("run %1").arg(number); }

QStringList textsOfAll(const Messages& messages) {
    QStringList texts;
    for (const Message& one : messages) texts << qt(one);
    return texts;
}
} // namespace

TrustPage::TrustPage(Document& document, RunQueue& queue, QWidget* parent)
    : StepPage(document, queue, parent), answers_(TrustAnswers::of(document)) {
    head_ = new PageHead(tr("Trust"));
    copy_ = makeButton(tr("Copy"), "copy");
    copy_->setToolTip(tr("Verdict, pairs and findings as JSON, as rigor compare writes them"));
    connect(copy_, &QPushButton::clicked, this, [this] {
        const auto* answer = answers_.known(asked());
        if (answer && answer->trust) QApplication::clipboard()->setText(qt(jsonOf(*answer->trust)));
    });
    head_->addAction(copy_);
    join_ = makeButton(tr("Join measured file…"), "link");
    join_->setToolTip(tr("The plan with what was read at the rig becomes part of the data"));
    connect(join_, &QPushButton::clicked, this, [this] { next_->askJoin(); });
    head_->addAction(join_);
    export_ = makeButton(tr("Export plan…"), "export", "primary");
    connect(export_, &QPushButton::clicked, this, [this] { next_->askExport(); });
    head_->addAction(export_);
    auto* body = pageLayout(this, head_);
    tabs_ = new QTabBar;
    tabs_->setDrawBase(false);
    tabs_->setExpanding(false);
    body->addWidget(tabs_);
    strips_ = new MessageArea;
    stack_ = new ShownStack;
    empty_ = new EmptyState("trust", {}, {});
    connect(empty_->addAction(tr("Go to Run")), &QPushButton::clicked, this,
            [this] { Q_EMIT stepAsked(kRun); });
    stack_->addWidget(empty_);
    auto* agreement = new QWidget;
    auto* column = new QVBoxLayout(agreement);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(12);
    column->addWidget(strips_);
    column->addWidget(stack_, 1);
    views_ = new ShownStack;
    views_->addWidget(agreement);
    tabs_->addTab(tr("Agreement"));
    body->addWidget(views_, 1);
    next_ = new NextExperiments(document_);
    views_->addWidget(next_);
    tabs_->addTab(tr("Next experiment"));
    connect(tabs_, &QTabBar::currentChanged, this, [this](int index) {
        views_->setCurrentIndex(index);
        showActions();
        fillInspector();
    });
    connect(next_, &NextExperiments::changed, this, [this] {
        showActions();
        if (tabs_->currentIndex() == 1 && isVisible()) fillInspector();
    });
    connect(next_, &NextExperiments::actionAsked, this, &TrustPage::actionAsked);
    inspector_ = new Inspector(this);
    inspector_->hide();
    showActions();
    const auto again = [this] {
        if (isVisible()) activate();
    };
    connect(&document_, &Document::runsChanged, this, again);
    connect(&answers_, &TrustAnswers::changed, this, [this] {
        if (isVisible()) refresh();
    });
    connect(&answers_, &TrustAnswers::progressed, this, [this] {
        if (const auto* answer = answers_.known(asked()); answer && findings_ && isVisible())
            findings_->showProgress(answer->progress);
    });
    connect(&document_, &Document::replaced, this, [this] { unticked_.clear(); });
    refresh();
}

QWidget* TrustPage::makeAgreement() {
    panel_ = new Panel(tr("Estimates"));
    chart_ = new TrustChart;
    panel_->setContent(parts::scrolled(chart_, tr("Estimates of the runs")));
    connect(chart_, &TrustChart::rowSelected, this, [this] { fillInspector(); });
    connect(chart_, &TrustChart::runClicked, this,
            [this](int number) { Q_EMIT actionAsked(QStringLiteral("show-run:%1").arg(number)); });
    findings_ = new TrustFindings;
    connect(findings_, &TrustFindings::askAsked, this, [this] { answers_.askRows(asked()); });
    connect(findings_, &TrustFindings::cancelAsked, &answers_, &TrustAnswers::cancel);
    connect(findings_, &TrustFindings::actionAsked, this, &TrustPage::actionAsked);
    auto* content = new QWidget;
    auto* row = new QHBoxLayout(content);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(12);
    row->addWidget(panel_, 566);
    row->addWidget(findings_, 334);
    panel_->setMinimumWidth(520);
    findings_->setMinimumWidth(250);
    return content;
}

std::vector<int> TrustPage::asked() const {
    std::vector<int> runs = TrustAnswers::usualRuns(document_);
    std::erase_if(runs, [this](int number) { return unticked_.contains(number); });
    return runs;
}

void TrustPage::setTicked(int number, bool ticked) {
    if (ticked)
        unticked_.remove(number);
    else
        unticked_.insert(number);
    activate();
}

void TrustPage::activate() {
    const std::vector<int> runs = asked();
    const auto& answer = answers_.answer(runs);
    if (!runs.empty() && answer.rows == TrustAnswers::Rows::NotAsked) answers_.askRows(runs);
    refresh();
}

void TrustPage::nextTab() { tabs_->setCurrentIndex((tabs_->currentIndex() + 1) % tabs_->count()); }

QString TrustPage::titleOf(int number) const {
    const RunRecord* run = document_.run(number);
    return QStringLiteral("%1 %2").arg(number).arg(run ? run->shownName() : QString());
}

void TrustPage::refresh() {
    const std::vector<int> runs = asked();
    const auto* answer = answers_.known(runs);
    copy_->setEnabled(answer && answer->trust && !runs.empty());
    if (runs.empty() || !answer || !answer->trust) {
        showNothing(answer ? answer->trust.get() : nullptr);
        fillInspector();
        return;
    }
    if (!chart_) stack_->addWidget(makeAgreement());
    std::vector<TrustRun> lanes;
    for (const int number : runs) lanes.push_back({number, titleOf(number), kLaneRoles[0]});
    // Sets are boxes behind and take the last of the series.
    const auto isSet = [&](const TrustRun& run) {
        return std::ranges::none_of(answer->trust->claims, [&](const ClaimedUnknown& claim) {
            return claim.run == run.number && claim.claim != Claim::Set;
        });
    };
    std::size_t role = 0;
    for (const bool set : {false, true})
        for (TrustRun& run : lanes)
            if (isSet(run) == set) run.role = kLaneRoles[role++];
    chart_->set(unknownsOf(*answer->trust), std::move(lanes));
    panel_->setNote(tr("intervals 95 %"));
    findings_->show(*answer);
    showHead(*answer);
    showVerdict(*answer);
    fillInspector();
    stack_->setCurrentIndex(1);
}

/// No run, none that is ticked, or none compared yet.
void TrustPage::showNothing(const Trust* trust) {
    const bool none = TrustAnswers::usualRuns(document_).empty();
    const bool some = std::ranges::any_of(
        document_.runs(), [](const RunRecord& run) { return run.phase == RunRecord::Phase::Ended; });
    QString more;
    if (none && trust)
        for (const NextRun& next : trust->next) more += qt(next.words) + ' ';
    empty_->setLines(!none && asked().empty() ? tr("No run is ticked")
                     : !none                  ? tr("The runs are being compared")
                     : some                   ? tr("No run has estimates that could be trusted")
                     : trust                  ? qt(trust->clause)
                                              : tr("No run yet"),
                     !none && asked().empty() ? tr("Tick the runs at the right") : more.trimmed());
    head_->clearState();
    head_->setClause({});
    strips_->show({});
    stack_->setCurrentWidget(empty_);
}

void TrustPage::showHead(const TrustAnswers::Answer& answer) {
    const Trust& trust = *answer.trust;
    const auto open = static_cast<int>(trust.findings.size() + trust.differing.size());
    if (open > 0)
        head_->setState("warning", Ink::Warning, tr("%n open question(s)", nullptr, open));
    else if (answer.rows == TrustAnswers::Rows::Asking)
        head_->setState("running", Ink::Accent, tr("asking the rows"), true);
    else if (trust.asked)
        head_->setState("done", Ink::Success, tr("nothing speaks against it"));
    else
        head_->clearState();
    head_->setClause(tr("%n run(s)", nullptr, static_cast<int>(asked().size())));
}

void TrustPage::showVerdict(const TrustAnswers::Answer& answer) {
    const Trust& trust = *answer.trust;
    const QStringList more = textsOfAll(trust.sentences);
    BarMessage strip;
    strip.kind = trust.doubted()                        ? BarMessage::Kind::Warning
                 : trust.asked && !trust.usable.empty() ? BarMessage::Kind::Success
                                                        : BarMessage::Kind::Info;
    strip.clause = qt(trust.clause);
    strip.more = more.join(' ');
    if (!trust.doubted())
        strip.links.push_back({tr("Why?"), [this] { Q_EMIT actionAsked("guide:compare#trust"); }});
    strips_->show({strip});
}

void TrustPage::showActions() {
    const bool next = tabs_->currentIndex() == 1;
    copy_->setVisible(!next);
    join_->setVisible(next);
    join_->setEnabled(!document_.isEmpty());
    export_->setVisible(next);
    const bool planned = !next_->plan().empty();
    export_->setEnabled(planned);
    export_->setToolTip(planned ? QString() : tr("Propose experiments first"));
}

void TrustPage::fillInspector() {
    inspector_->refill([this] {
        if (tabs_->currentIndex() == 1) return next_->fillInspector(*inspector_);
        const auto* answer = answers_.known(asked());
        if (answer && answer->trust && chart_ && !chart_->rows().empty()) {
            addPairs(*answer->trust);
            addNumbers(*answer->trust);
        }
        addChoice();
    });
}

/// The matrix of the selected unknown: below its diagonal, p after Holm or what sets say.
void TrustPage::addPairs(const Trust& trust) {
    const auto& rows = chart_->rows();
    const TrustedUnknown& row = rows[static_cast<std::size_t>(chart_->selected())];
    if (row.claims.size() < 2) return;
    auto* group = inspector_->addGroup(tr("Pairs"));
    group->setTitle(tr("Selected: %1").arg(qt(estimateTitle(row.name))));
    group->setNote(tr("pairs, p after Holm"));
    QStringList heads{QString()};
    QVector<QStringList> cells, tips;
    for (std::size_t j = 0; j + 1 < row.claims.size(); ++j) heads << QString::number(row.claims[j].run);
    for (std::size_t i = 1; i < row.claims.size(); ++i) {
        QStringList line{runText(row.claims[i].run)}, tip{titleOf(row.claims[i].run)};
        for (std::size_t j = 0; j + 1 < row.claims.size(); ++j) {
            const PairAgreement* pair =
                j < i ? pairOf(trust, row.name, row.claims[j].run, row.claims[i].run) : nullptr;
            line << (pair ? qt(cellOf(*pair, row.claims)) : QString());
            tip << (pair ? qt(pair->words) : QString());
        }
        cells.push_back(line);
        tips.push_back(tip);
    }
    group->addTable(heads, cells, false, tips);
    std::size_t compared = 0;
    for (const PairAgreement& pair : trust.agreement) compared += pair.verdict != PairVerdict::NotCompared;
    group->addText(tr("Level 5 % over all %1 pairs together. Runs that are right are called apart in one "
                      "comparison of twenty at most.")
                       .arg(compared));
}

void TrustPage::addNumbers(const Trust& trust) {
    const TrustedUnknown& row = chart_->rows()[static_cast<std::size_t>(chart_->selected())];
    auto* group = inspector_->addGroup(tr("In numbers"));
    group->setTitle(tr("%1 in numbers").arg(qt(estimateTitle(row.name))));
    group->setNote(tr("95 %"));
    for (const ClaimedUnknown& claim : row.claims) {
        const bool differs = std::ranges::find(row.differing, claim.run, &std::pair<int, double>::first) !=
                             row.differing.end();
        group->addValue(runText(claim.run), chart_->claimText(claim),
                        differs             ? Ink::Warning
                        : claim.why.empty() ? Ink::Text
                                            : Ink::Muted);
        if (claim.claim == Claim::Population)
            group->addValue(tr("spread"), chart_->spreadText(claim), Ink::Muted);
    }
    auto* says = inspector_->addGroup(tr("What each says"));
    for (const ClaimedUnknown& claim : row.claims) says->addValue(runText(claim.run), qt(kindOf(claim)));
    if (trust.asked && trust.findings.empty()) says->addText(tr("Rows that runs share are counted once."));
}

void TrustPage::addChoice() {
    const std::vector<int> all = TrustAnswers::usualRuns(document_), ticked = asked();
    if (all.empty()) return;
    auto* group = inspector_->addGroup(tr("Runs asked"));
    group->setNote(tr("%1 of %2").arg(ticked.size()).arg(all.size()));
    for (const int number : all) {
        const QString title = titleOf(number);
        auto* box =
            new QCheckBox(QFontMetrics(fontFor(TextUse::Body)).elidedText(title, Qt::ElideRight, kBoxText));
        box->setToolTip(title);
        box->setChecked(std::ranges::find(ticked, number) != ticked.end());
        connect(box, &QCheckBox::toggled, this, [this, number](bool on) {
            // The box goes when the inspector is filled anew: not while it is telling.
            QTimer::singleShot(0, this, [this, number, on] { setTicked(number, on); });
        });
        group->addWidget(box);
    }
}

} // namespace rigor

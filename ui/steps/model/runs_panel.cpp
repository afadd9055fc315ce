#include "ui/steps/model/runs_panel.h"

#include "core/engine/external/consent.h"
#include "core/engine/simulate/external.h"
#include "core/foundation/message/number_text.h"
#include "core/study/study_model.h"
#include "ui/jobs/background.h"
#include "ui/widgets/text/qt_text.h"

#include <QGridLayout>
#include <QPointer>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>

#include <cmath>

namespace rigor {

namespace {
constexpr std::size_t kTrials = 100;
constexpr int kWidth = 304;
} // namespace

RunsPanel::RunsPanel(Document& document, QWidget* parent)
    : Panel(tr("Runs in its process"), parent), document_(document) {
    setFixedWidth(kWidth);
    button_ = makeButton({}, "run");
    connect(button_, &QPushButton::clicked, this, &RunsPanel::tryOrCancel);
    addToHead(button_);
    auto* whole = new QWidget;
    auto* column = new QVBoxLayout(whole);
    column->setContentsMargins(10, 4, 10, 8);
    column->setSpacing(6);
    bar_ = new QProgressBar;
    bar_->setRange(0, static_cast<int>(kTrials));
    bar_->setAccessibleName(tr("Runs tried"));
    bar_->hide();
    column->addWidget(bar_);
    sentence_ = new Text({}, TextUse::Table);
    sentence_->setWordWrap(true);
    sentence_->hide();
    column->addWidget(sentence_);
    rows_ = new QGridLayout;
    rows_->setContentsMargins(0, 0, 0, 0);
    rows_->setVerticalSpacing(5);
    rows_->setColumnStretch(1, 1);
    column->addLayout(rows_);
    column->addStretch();
    auto* scroll = new QScrollArea;
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(whole);
    for (QWidget* part : {scroll->viewport(), whole}) part->setAutoFillBackground(false);
    setContent(scroll);
    refresh();
}

RunsPanel::~RunsPanel() { stop_.request_stop(); }

void RunsPanel::refresh() {
    const ModelState& state = document_.model();
    const ExternalModel* elsewhere = state.model ? state.model->external() : nullptr;
    if (triedModel_ && triedModel_ != state.model) {
        stop_.request_stop();
        ++ticket_;
        trying_ = false;
        tried_.reset();
        triedModel_.reset();
        bar_->hide();
        sentence_->hide();
    }
    const bool may = elsewhere && mayRun(elsewhere->code());
    setVisible(may); // where it may not run there is the question alone
    if (!elsewhere) return;
    setTitle(elsewhere->code().kind == "server" ? tr("Its answers") : tr("Runs in its process"));
    button_->setText(trying_ ? tr("Cancel") : tr("Try %1 runs").arg(kTrials));
    button_->setEnabled(may && state.phase == ModelState::Phase::Good);
    button_->setToolTip(tr("One experiment again and again with the present values: what a run costs, and "
                           "whether it says the same each time"));
    fill();
}

void RunsPanel::fill() {
    const ExternalModel* elsewhere = document_.model().model ? document_.model().model->external() : nullptr;
    if (!elsewhere) return;
    while (QLayoutItem* item = rows_->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    int row = 0;
    const auto add = [&](const QString& name, const QString& value) {
        auto* words = new Text(name, TextUse::Table, Ink::Muted);
        auto* shown = new Text(value, TextUse::Table);
        shown->setAlignment(Qt::AlignRight);
        shown->setWordWrap(true);
        rows_->addWidget(words, row, 0);
        rows_->addWidget(shown, row++, 1);
    };
    if (tried_ && tried_->made > 0) {
        const TrialRuns& t = *tried_;
        if (std::isfinite(t.median)) {
            add(std::isfinite(t.stopTime) && document_.model().model->capabilities().dynamic
                    ? tr("a run of %1 s").arg(qt(plainText(t.stopTime, 4)))
                    : tr("a run"),
                tr("%1 (median)").arg(qt(durationText(t.median))));
            add(tr("the longest"), qt(durationText(t.longest)));
        }
        add(tr("the first, with its start"), qt(durationText(t.first)));
        add(tr("ended by a fault"), tr("%1 of %2").arg(t.failed).arg(t.made));
        if (t.made > t.failed + 1)
            add(tr("the same inputs give"), t.alike ? tr("the same bits") : tr("other values"));
    }
    for (const RunLimit& told : toldCapabilities(*elsewhere)) add(qt(told.name), qt(told.value));
    add(tr("time limit"), tr("%1 a run").arg(qt(durationText(document_.simulationOptions().timeLimit))));
}

void RunsPanel::tryOrCancel() {
    if (trying_) {
        stop_.request_stop();
        return;
    }
    const ModelPtr text = document_.model().model;
    if (!text || !text->external() || !mayRun(text->external()->code())) return;
    stop_ = {};
    const int ticket = ++ticket_;
    trying_ = true;
    tried_.reset();
    triedModel_ = text;
    sentence_->hide();
    bar_->setValue(0);
    bar_->show();
    refresh();
    const QPointer<RunsPanel> guard(this);
    Progress progress;
    progress.stop = stop_.get_token();
    progress.report = [guard, ticket](const ProgressEvent& event) {
        QMetaObject::invokeMethod(
            qApp,
            [guard, ticket, made = static_cast<int>(event.done)] {
                if (guard && ticket == guard->ticket_) guard->bar_->setValue(made);
            },
            Qt::QueuedConnection);
    };
    const auto dataset = document_.data().data;
    inBackground(
        this,
        [text, progress, dataset, study = document_.study()] {
            const Experiment* first =
                dataset && !dataset->experiments.empty() ? &dataset->experiments.front() : nullptr;
            return tryRuns(*modelFor(study, text), study, first, kTrials, progress);
        },
        [this, ticket](Outcome<TrialRuns>& outcome) {
            if (ticket != ticket_) return;
            trying_ = false;
            bar_->hide();
            tried_ = std::move(outcome.value);
            QString said = outcome.sentence;
            if (tried_) {
                if (tried_->cancelled())
                    said = tr("Cancelled after %n run(s).", nullptr, static_cast<int>(tried_->made));
                if (!tried_->failure.empty()) said += (said.isEmpty() ? "" : " ") + qt(tried_->failure);
                if (!tried_->alike)
                    said += (said.isEmpty() ? QString() : QString(" ")) +
                            tr("The same inputs do not give the same values: a search by derivatives follows "
                               "its noise.");
            }
            sentence_->setText(said);
            sentence_->setVisible(!said.isEmpty());
            refresh();
            emit ended();
        });
}

} // namespace rigor

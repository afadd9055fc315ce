#include "ui/steps/unknowns/proposal_panel.h"

#include "core/foundation/message/number_text.h"
#include "core/foundation/message/unit_text.h"
#include "core/methods/estimate_text.h"
#include "core/methods/method.h"
#include "core/study/run/integrator_choice.h"
#include "ui/document/other_method.h"
#include "ui/jobs/background.h"
#include "ui/widgets/tables/table_view.h"
#include "ui/widgets/text/qt_text.h"

#include <QHBoxLayout>
#include <QPointer>
#include <QProgressBar>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace rigor {

ProposalPanel::ProposalPanel(Document& document, QWidget* parent)
    : Panel(tr("Proposal"), parent), document_(document) {
    auto* whole = new QWidget;
    auto* column = new QVBoxLayout(whole);
    column->setContentsMargins(9, 0, 9, 9);
    column->setSpacing(6);
    sentence_ = new Text({}, TextUse::Table);
    sentence_->setWordWrap(true);
    column->addWidget(sentence_);
    auto* line = new QHBoxLayout;
    bar_ = new QProgressBar;
    bar_->setRange(0, 0);
    bar_->setAccessibleName(tr("Simulations of the proposal"));
    line->addWidget(bar_, 1);
    cancel_ = makeButton(tr("Cancel"), "stop");
    connect(cancel_, &QPushButton::clicked, this, &ProposalPanel::cancel);
    line->addWidget(cancel_);
    take_ = makeButton(tr("Take starts and ranges"), "done");
    connect(take_, &QPushButton::clicked, this, &ProposalPanel::take);
    line->addWidget(take_);
    fix_ = makeButton({}, {});
    connect(fix_, &QPushButton::clicked, this, &ProposalPanel::fix);
    line->addWidget(fix_);
    line->addStretch();
    column->addLayout(line);
    table_ = new NumberTable(this);
    view_ = new TableView;
    view_->setTable(table_);
    view_->setAccessibleName(tr("Proposed starts and ranges"));
    column->addWidget(view_);
    setContent(whole);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    close_ = makeButton(tr("Close"), {}, "link");
    close_->setAccessibleName(tr("Close the proposal"));
    connect(close_, &QPushButton::clicked, this, &ProposalPanel::closeProposal);
    addToHead(close_);
    hide();
}

ProposalPanel::~ProposalPanel() { stop_.request_stop(); }

QString ProposalPanel::whyNot() const {
    if (!document_.needsModel()) return tr("The method of this study has no ranges to search");
    if (document_.study().unknowns.empty()) return tr("Choose unknowns first");
    if (document_.model().phase != ModelState::Phase::Good) return tr("The model is not ready");
    if (!document_.data().data) return tr("There are no data to look at yet");
    return {};
}

void ProposalPanel::closeProposal() {
    stop_.request_stop();
    ++ticket_;
    searching_ = false;
    hide();
}

void ProposalPanel::propose() {
    stop_.request_stop();
    stop_ = {};
    const int ticket = ++ticket_;
    proposal_ = {};
    Study study = forMethod(document_.study(), plainFit().key, document_.askedBefore());
    study.options.clear();
    study.data.validation = {};
    searching_ = true;
    sentence_->setText(tr("Simulating points within the ranges …"));
    bar_->show();
    cancel_->show();
    take_->hide();
    fix_->hide();
    table_->setColumns({});
    view_->hide();
    show();
    const QPointer<ProposalPanel> guard(this);
    Progress progress;
    progress.stop = stop_.get_token();
    progress.report = [guard, ticket](const ProgressEvent& event) {
        QMetaObject::invokeMethod(
            qApp,
            [guard, ticket, event] {
                if (!guard || ticket != guard->ticket_ || !guard->searching_) return;
                guard->sentence_->setText(
                    tr("%1 simulations, %2 failed …")
                        .arg(qt(countText(event.simulations)), qt(countText(event.failures))));
            },
            Qt::QueuedConnection);
    };
    inBackground(
        this,
        [study, progress, method = document_.study().method, text = document_.modelText().toStdString(),
         name = document_.model().fileName.toStdString()] {
            const PreparedStudy prepared = prepare(study, text, name);
            Problem problem = prepared.whole();
            (void)chooseIntegrator(prepared.study, problem, progress.stop);
            return proposeFit(problem, progress, method);
        },
        [this, ticket](Outcome<FitProposal>& outcome) {
            if (ticket != ticket_) return;
            searching_ = false;
            bar_->hide();
            cancel_->hide();
            if (outcome.value) {
                proposal_ = std::move(*outcome.value);
                showProposal();
            } else {
                sentence_->setText(placed(outcome.sentence, outcome.place));
            }
            emit found();
        });
}

void ProposalPanel::showProposal() {
    QStringList said;
    if (proposal_.cancelled) said << tr("Cancelled; this is what was seen until then.");
    for (const Message& one : proposal_.said) said << qt(one);
    said << tr("%1 simulations, %2 failed.")
                .arg(qt(countText(proposal_.simulations)), qt(countText(proposal_.failures)));
    sentence_->setText(said.join(' '));
    const auto column = [](const QString& title) {
        TableColumn made{title};
        made.text = true;
        return made;
    };
    TableColumn name = column(tr("unknown")), now = column(tr("start now")),
                start = column(tr("start proposed")), range = column(tr("range proposed")),
                scale = column(tr("scale")), error = column(tr("expected error"));
    for (const ProposedUnknown& u : proposal_.unknowns) {
        const auto number = [&](double value) { return qt(plainText(value, 4)); };
        name.texts.push_back(u.unit.empty() ? qt(u.name) : qt(u.name) + " [" + qt(unitText(u.unit)) + "]");
        now.texts.push_back(number(u.now.start));
        start.texts.push_back(number(u.proposed.start));
        range.texts.push_back(number(u.proposed.min) + " … " + number(u.proposed.max));
        scale.texts.push_back(u.logarithmic ? tr("logarithmic") : tr("linear"));
        error.texts.push_back(std::isfinite(u.error) ? qt(errorText(u.error, 2))
                                                     : tr("the data do not tell it"));
    }
    const bool any = !proposal_.unknowns.empty();
    if (any) table_->setColumns({name, now, start, range, scale, error});
    view_->setVisible(any);
    view_->fitColumns(false);
    view_->fitRows();
    constexpr int kRow = 24, kHead = 40;
    view_->setFixedHeight(kHead + kRow * std::min<int>(8, static_cast<int>(proposal_.unknowns.size())));
    take_->setVisible(any);
    fix_->setVisible(any && !proposal_.undetermined.empty() &&
                     proposal_.undetermined.size() < proposal_.unknowns.size());
    QStringList names;
    for (const std::string& one : proposal_.undetermined) names << qt(one);
    fix_->setText(tr("Fix %1 at the value of now").arg(names.join(", ")));
}

void ProposalPanel::take() {
    QStringList left;
    bool distributions = false;
    document_.changeStudy(tr("take the starts and ranges proposed"), [&](Study& study) {
        for (const ProposedUnknown& one : proposal_.unknowns) {
            const auto known = std::ranges::find(study.unknowns, one.name, &Unknown::name);
            if (known == study.unknowns.end()) continue;
            if (known->family.empty()) {
                known->value = one.proposed;
                known->logarithmic = one.logarithmic;
            } else if (setMean(*known, one.proposed)) {
                distributions = true;
            } else {
                left << qt(one.name);
            }
        }
    });
    QStringList said{tr("Taken into the study.")};
    if (distributions)
        said << tr(
            "What is proposed for a distribution is its mean; its spread may be as large as half of the "
            "range, and its box holds the range.");
    if (!left.isEmpty())
        said << tr("Left as it is, because its family is not given by mean and standard deviation: %1.")
                    .arg(left.join(", "));
    sentence_->setText(said.join(' '));
    take_->hide();
}

void ProposalPanel::fix() {
    document_.changeStudy(tr("fix what the data do not tell"), [this](Study& study) {
        std::erase_if(study.unknowns, [this](const Unknown& u) {
            return std::ranges::find(proposal_.undetermined, u.name) != proposal_.undetermined.end();
        });
    });
    fix_->hide();
}

} // namespace rigor

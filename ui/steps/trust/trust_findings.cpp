#include "ui/steps/trust/trust_findings.h"

#include "core/foundation/message/number_text.h"
#include "core/study/trust/fault_diagnosis.h"
#include "ui/methods/page_parts.h"
#include "ui/steps/step_page.h"
#include "ui/widgets/text/language.h"
#include "ui/widgets/text/qt_text.h"

#include <QGridLayout>
#include <QScrollArea>

#include <cmath>

namespace rigor {

namespace {
constexpr double kToldFrom = 0.01; ///< likely causes below are summed up
constexpr std::size_t kMostCauses = 6;

QString toStep(Step step) { return QStringLiteral("step:%1").arg(static_cast<int>(step)); }

/// Where what a finding names is put right: one place of the window per class of fault.
struct TrustRemedy {
    QString text;   ///< of the button: "State its deviation"
    QString action; ///< of StepPage::actionAsked
};
/// place, follow: as of TrustFinding. Empty where there is none.
TrustRemedy remedyOf(FaultClass fault, const std::string& place, const std::string& follow) {
    switch (fault) {
    case FaultClass::Bias:
        return {TrustFindings::tr("Search an offset of the sensor"), toStep(kUnknowns)};
    case FaultClass::Clock:
        return {TrustFindings::tr("Compare the clocks of the files"), toStep(kData)};
    case FaultClass::Start:
        return {TrustFindings::tr("Search the start"), toStep(kUnknowns)};
    case FaultClass::Model:
        return {TrustFindings::tr("Change the law, or add a candidate"), toStep(kModel)};
    case FaultClass::Specimen:
        return {TrustFindings::tr("Leave the experiment out, or give it numbers of its own"),
                toStep(kUnknowns)};
    case FaultClass::Noise:
    case FaultClass::CorrelatedNoise:
        return {place.empty() ? TrustFindings::tr("State the errors of the sensors")
                              : TrustFindings::tr("State the error of %1").arg(qt(place)),
                place.empty() ? toStep(kData) : "deviation:" + qt(place)};
    case FaultClass::InputScale:
        return {TrustFindings::tr("Look at the input"), toStep(kData)};
    case FaultClass::Saturation:
        return {TrustFindings::tr("Leave the values at the limit out"), toStep(kData)};
    case FaultClass::Unit:
        return {TrustFindings::tr("Look at the unit of the column"), toStep(kData)};
    case FaultClass::Drift:
        if (follow.empty()) return {};
        return {TrustFindings::tr("Follow it with the filter"), "method:" + qt(follow)};
    }
    return {};
}

void setLine(QVBoxLayout* column, QWidget* widget) { column->addWidget(widget, 0, Qt::AlignLeft); }
} // namespace

QString askingText(const ProgressEvent& event) {
    QStringList parts;
    if (!event.phase.empty()) parts << fieldText(event.phase);
    if (event.simulations > 0)
        parts << TrustFindings::tr("%1 simulations").arg(qt(countText(event.simulations)));
    return parts.join(", ");
}

TrustFindings::TrustFindings(QWidget* parent)
    : Panel(tr("What the rows show"), parent), holder_(new QWidget), column_(new QVBoxLayout(holder_)) {
    column_->setContentsMargins(12, 4, 12, 12);
    column_->setSpacing(6);
    setContent(parts::scrolled(holder_, tr("What the rows show")));
}

void TrustFindings::show(const TrustAnswers::Answer& answer) {
    progress_ = nullptr;
    while (QLayoutItem* item = column_->takeAt(0)) {
        if (QWidget* old = item->widget()) {
            old->hide();
            old->deleteLater();
        }
        delete item;
    }
    setNote({});
    const auto button = [this](const QString& text, void (TrustFindings::*signal)()) {
        auto* made = makeButton(text);
        connect(made, &QPushButton::clicked, this, signal);
        setLine(column_, made);
    };
    using Rows = TrustAnswers::Rows;
    if (answer.rows == Rows::Asking) {
        column_->addWidget(parts::paragraph(tr("The rows are fitted once more, and what is left is compared "
                                               "with what each kind of fault would leave."),
                                            Ink::Muted));
        progress_ = parts::paragraph(askingText(answer.progress));
        column_->addWidget(progress_);
        button(tr("Cancel"), &TrustFindings::cancelAsked);
    } else if (answer.rows != Rows::Asked) {
        column_->addWidget(parts::paragraph(answer.rows == Rows::Cancelled
                                                ? tr("Cancelled: the rows have not been asked.")
                                                : tr("The rows have not been asked yet."),
                                            Ink::Muted));
        button(tr("Ask the rows"), &TrustFindings::askAsked);
    }
    if (const auto& trust = answer.trust) {
        for (const TrustFinding& finding : trust->findings) addFinding(column_, finding);
        if (answer.rows == Rows::Asked && trust->findings.empty() && trust->asked)
            column_->addWidget(
                parts::sentence("done", Ink::Success, tr("Nothing in the rows speaks against the answers.")));
        for (const NextRun& next : trust->next) addNext(column_, next);
        for (const Message& note : trust->notes)
            column_->addWidget(parts::sentence("info", Ink::Muted, qt(note)));
    }
    if (!answer.problem.isEmpty()) column_->addWidget(parts::sentence("error", Ink::Error, answer.problem));
    column_->addStretch();
}

void TrustFindings::showProgress(const ProgressEvent& event) {
    if (progress_) progress_->setText(askingText(event));
}

void TrustFindings::addFinding(QVBoxLayout* column, const TrustFinding& finding) {
    const QString p = qt(pValueText(finding.p, finding.atMost));
    column->addWidget(parts::sentence("warning", Ink::Warning, tr("(%1)").arg(p), qt(finding.words)));
    if (!finding.alikeWords.empty()) {
        setNote(tr("not told apart by these data"));
        for (const Message& alike : finding.alikeWords)
            column->addWidget(parts::sentence("warning", Ink::Warning, {}, tr("or %1").arg(qt(alike))));
    }
    auto* causes = new QWidget;
    auto* grid = new QGridLayout(causes);
    grid->setContentsMargins(0, 4, 0, 4);
    grid->setVerticalSpacing(4);
    grid->setColumnStretch(0, 1);
    grid->addWidget(new Text(tr("Cause"), TextUse::Small, Ink::Muted), 0, 0);
    grid->addWidget(new Text(tr("likely"), TextUse::Small, Ink::Muted), 0, 1, Qt::AlignRight);
    int row = 1;
    double rest = 0;
    for (std::size_t k = 0; k < finding.likely.size(); ++k) {
        const auto& [fault, likely] = finding.likely[k];
        if (likely < kToldFrom || k >= kMostCauses) {
            rest += likely;
            continue;
        }
        auto* name = new Text(qt(titleOf(fault)), TextUse::Table, Ink::Text,
                              k <= finding.alike.size() ? QFont::DemiBold : QFont::Normal);
        name->setWordWrap(true);
        grid->addWidget(name, row, 0);
        grid->addWidget(new Text(qt(percentText(likely)), TextUse::Table), row++, 1, Qt::AlignRight);
    }
    if (rest > 0.0005) {
        grid->addWidget(new Text(tr("all others"), TextUse::Table, Ink::Muted), row, 0);
        grid->addWidget(
            new Text(rest < kToldFrom ? tr("< 1 %") : qt(percentText(rest)), TextUse::Table, Ink::Muted), row,
            1, Qt::AlignRight);
    }
    column->addWidget(causes);
    QStringList offered;
    std::vector<FaultClass> faults{finding.fault};
    faults.insert(faults.end(), finding.alike.begin(), finding.alike.end());
    for (const FaultClass fault : faults) {
        const TrustRemedy remedy =
            remedyOf(fault, fault == finding.fault ? finding.place : std::string(), finding.follow);
        if (remedy.text.isEmpty() || offered.contains(remedy.text)) continue;
        offered << remedy.text;
        auto* link = makeButton(remedy.text, {}, "link");
        connect(link, &QPushButton::clicked, this,
                [this, action = remedy.action] { Q_EMIT actionAsked(action); });
        if (remedy.action.startsWith("method:"))
            connect(link, &QPushButton::clicked, this, [this] { Q_EMIT actionAsked(toStep(kRun)); });
        setLine(column, link);
    }
}

void TrustFindings::addNext(QVBoxLayout* column, const NextRun& next) {
    const MethodDescriptor* method = findMethod(next.method);
    const QString title = method ? fieldText(method->title) : qt(next.method);
    const QString time = next.seconds > 0 ? tr("About %1.").arg(qt(durationText(next.seconds))) : QString();
    column->addWidget(parts::sentence("add", Ink::Muted, qt(next.words) + ' ' + time,
                                      tr("A run of %1 would add:").arg(title)));
    auto* link = makeButton(tr("Set up %1").arg(title), {}, "link");
    connect(link, &QPushButton::clicked, this, [this, key = qt(next.method)] {
        Q_EMIT actionAsked("method:" + key);
        Q_EMIT actionAsked(toStep(kRun));
    });
    setLine(column, link);
}

} // namespace rigor

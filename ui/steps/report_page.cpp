#include "ui/steps/report_page.h"

#include "core/study/run_folder.h"
#include "ui/jobs/background.h"
#include "ui/kit/empty_state.h"
#include "ui/report/pdf.h"
#include "ui/report/preview.h"

#include <QCheckBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QLineEdit>
#include <QStackedWidget>

namespace rigor {

ReportPage::ReportPage(Document& document, RunQueue& queue, QWidget* parent)
    : StepPage(document, queue, parent) {
    head_ = new PageHead(tr("Report"));
    html_ = makeButton(tr("Export HTML…"), "export");
    pdf_ = makeButton(tr("Export PDF…"), "export", "primary");
    head_->addAction(html_);
    head_->addAction(pdf_);
    connect(pdf_, &QPushButton::clicked, this, [this] { askExport(true); });
    connect(html_, &QPushButton::clicked, this, [this] { askExport(false); });
    auto* body = pageLayout(this, head_);
    strips_ = new StripArea;
    body->addWidget(strips_);
    stack_ = new QStackedWidget;
    auto* empty = new EmptyState("report", tr("The report needs a run"),
                                 tr("It will hold data, model, settings, results and their provenance"));
    connect(empty->addAction(tr("Go to Run")), &QPushButton::clicked, this, [this] { emit stepAsked(kRun); });
    stack_->addWidget(empty);
    auto* panel = new Panel(tr("Preview"));
    panel->setNote(tr("the pages themselves"));
    preview_ = new ReportPreview;
    preview_->setAccessibleName(tr("Pages of the report"));
    panel->setContent(preview_);
    connect(preview_, &ReportPreview::ready, this, [this] {
        if (const RunRecord* record = shownRun())
            head_->setClause(tr("of %1, pages A4: %2").arg(record->title()).arg(preview_->pageCount()));
    });
    connect(preview_, &ReportPreview::failed, this, [this](const QString& sentence) {
        strips_->show({{StripMessage::Kind::Error, tr("The report cannot be made."), sentence, {}}});
    });
    stack_->addWidget(panel);
    body->addWidget(stack_, 1);

    inspector_ = new Inspector(this);
    inspector_->hide();
    auto* document1 = inspector_->addGroup(tr("Document"));
    const auto field = [&](const QString& label, const QString& placeholder) {
        auto* row = new QWidget;
        auto* line = new QHBoxLayout(row);
        line->setContentsMargins(0, 0, 0, 0);
        auto* text = new Text(label, TextUse::Body, Ink::Muted);
        text->setFixedWidth(108);
        auto* edit = new QLineEdit;
        edit->setTextMargins(5, 0, 0, 0);
        edit->setPlaceholderText(placeholder);
        edit->setAccessibleName(label);
        line->addWidget(text);
        line->addWidget(edit, 1);
        document1->addWidget(row);
        connect(edit, &QLineEdit::editingFinished, this, &ReportPage::refresh);
        return edit;
    };
    title_ = field(tr("Title"), tr("from the study"));
    author_ = field(tr("Author"), tr("none"));
    auto* sections = inspector_->addGroup(tr("Sections"));
    const auto box = [&](const QString& label, bool on, bool locked = false) {
        auto* check = new QCheckBox(label);
        check->setChecked(on);
        check->setEnabled(!locked);
        if (locked) check->setToolTip(tr("Always in the report"));
        sections->addWidget(check);
        connect(check, &QCheckBox::toggled, this, &ReportPage::refresh);
        return check;
    };
    box(tr("Title and verdict"), true, true);
    box(tr("Estimate, densities, measured against predicted"), true, true);
    trace_ = box(tr("Search trace"), false);
    sobol_ = box(tr("Sobol indices"), true);
    all_ = box(tr("All experiments"), false);
    model_ = box(tr("Model text"), false);
    box(tr("Warnings"), true, true);
    box(tr("Provenance"), true, true);
    study_ = box(tr("Study text"), true);
    connect(&document_, &Document::runEnded, this, [this](int number) {
        run_ = number;
        if (isVisible()) refresh();
    });
    connect(&document_, &Document::projectChanged, this, [this] { run_ = 0; });
    refresh();
}

const RunRecord* ReportPage::shownRun() const {
    if (const RunRecord* record = document_.run(run_); record && record->result) return record;
    const auto& runs = document_.runs();
    for (auto it = runs.rbegin(); it != runs.rend(); ++it)
        if (it->result) return &*it;
    return nullptr;
}

void ReportPage::showRun(int number) {
    run_ = number;
    if (isVisible()) refresh();
}

ReportSettings ReportPage::settings(const RunRecord& record) const {
    ReportSettings s;
    s.title = title_->text().toStdString();
    s.author = author_->text().toStdString();
    s.project = document_.projectName().toStdString();
    s.runName = (QString::number(record.number) + " · " + record.name).toStdString();
    s.modelText = record.modelText.toStdString();
    s.searchTrace = trace_->isChecked();
    s.sobol = sobol_->isChecked();
    s.allExperiments = all_->isChecked();
    s.model = model_->isChecked();
    s.studyInFull = study_->isChecked();
    if (record.modelText != document_.modelText())
        s.outOfDate = tr("the model was changed after this run").toStdString();
    return s;
}

void ReportPage::refresh() {
    const RunRecord* record = shownRun();
    stack_->setCurrentIndex(record ? 1 : 0);
    pdf_->setEnabled(record);
    html_->setEnabled(record);
    const QString why = record ? QString() : tr("The report needs a run");
    pdf_->setToolTip(why);
    html_->setToolTip(why);
    if (!record) {
        head_->clearState();
        head_->setClause({});
        return;
    }
    const ReportSettings s = settings(*record);
    preview_->setReport(
        [result = record->result, study = record->study, s] { return buildReport(*result, study, s); });
    if (s.outOfDate.empty())
        head_->setState("done", Ink::Success, tr("up to date"));
    else
        head_->setState("warning", Ink::Warning, tr("out of date"));
    head_->setClause(tr("of %1").arg(record->title()));
}

void ReportPage::askExport(bool pdf) {
    const QString file = QFileDialog::getSaveFileName(this, tr("Export report"),
                                                      document_.projectName() + (pdf ? ".pdf" : ".html"),
                                                      pdf ? tr("PDF (*.pdf)") : tr("HTML (*.html)"));
    if (!file.isEmpty()) exportTo(file);
}

void ReportPage::exportTo(const QString& file) {
    const RunRecord* record = shownRun();
    if (!record) return;
    // The record may change or go while the file is written: everything is copied.
    inBackground(
        this,
        [result = record->result, study = record->study, s = settings(*record), file] {
            const Report report = buildReport(*result, study, s);
            if (QFileInfo(file).suffix().toLower() == "pdf")
                writePdf(report, file.toStdString());
            else
                writeFileAtomically(file.toStdString(), renderHtml(report));
            return true;
        },
        [this, file](const Outcome<bool>& outcome) {
            if (outcome.value)
                strips_->show({{StripMessage::Kind::Info, tr("Report written."), file, {}}});
            else
                strips_->show(
                    {{StripMessage::Kind::Error, tr("The report was not written."), outcome.sentence, {}}});
        });
}

} // namespace rigor

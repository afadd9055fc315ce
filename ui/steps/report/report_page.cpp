#include "ui/steps/report/report_page.h"

#include "core/foundation/message/number_text.h"
#include "core/methods/result/provenance.h"
#include "core/study/run/run_folder.h"
#include "ui/jobs/background.h"
#include "ui/report/pdf.h"
#include "ui/report/preview.h"
#include "ui/report/section_list.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/look/icons.h"
#include "ui/widgets/page_area.h"
#include "ui/widgets/text/language.h"
#include "ui/widgets/text/qt_text.h"

#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QLineEdit>
#include <QRegularExpression>
#include <QScrollArea>
#include <QSettings>
#include <QStackedWidget>
#include <QTextDocument>

namespace rigor {
namespace {
constexpr const char *kAuthorKey = "report/author", *kLogoKey = "report/logo";
}

ReportPage::ReportPage(Document& document, RunQueue& queue, QWidget* parent)
    : StepPage(document, queue, parent) {
    head_ = new PageHead(tr("Report"));
    copy_ = makeButton(tr("Copy as text"), "copy");
    html_ = makeButton(tr("Export HTML…"), "export");
    pdf_ = makeButton(tr("Export PDF…"), "export", "primary");
    for (auto* button : {copy_, html_, pdf_}) head_->addAction(button);
    connect(copy_, &QPushButton::clicked, this, &ReportPage::copyText);
    connect(pdf_, &QPushButton::clicked, this, [this] { askExport(true); });
    connect(html_, &QPushButton::clicked, this, [this] { askExport(false); });
    auto* body = pageLayout(this, head_);
    strips_ = new MessageArea;
    body->addWidget(strips_);
    stack_ = new ShownStack;
    auto* empty = new EmptyState("report", tr("The report needs a run"),
                                 tr("It will hold data, model, settings, results and their provenance"));
    connect(empty->addAction(tr("Go to Run")), &QPushButton::clicked, this,
            [this] { Q_EMIT stepAsked(kRun); });
    stack_->addWidget(empty);
    auto* content = new QWidget;
    auto* columns = new QHBoxLayout(content);
    columns->setContentsMargins(0, 0, 0, 0);
    columns->setSpacing(12);
    columns->addWidget(makeSections());
    columns->addWidget(makePreview(), 1);
    stack_->addWidget(content);
    body->addWidget(stack_, 1);
    makeInspector();
    connect(&document_, &Document::runEnded, this, [this](int number) {
        const RunRecord* shown = isVisible() ? shownRun() : nullptr;
        if (!shown || shown->number == number) {
            run_ = number;
            if (isVisible()) refresh();
            return;
        }
        run_ = shown->number; // what is read or exported does not become another by itself
        strips_->add({BarMessage::Kind::Info,
                      tr("Run %1 has ended.").arg(number),
                      tr("This is still the report of run %1.").arg(run_),
                      {{tr("Show its report"), [this, number] { showRun(number); }}}});
    });
    connect(&document_, &Document::replaced, this, [this] { run_ = 0; });
    refresh();
}

QWidget* ReportPage::makeSections() {
    struct Entry {
        QString name;
        const char* key; ///< of the section in the report
        bool ticked, locked, movable;
    };
    const Entry entries[kSections] = {{tr("Title and verdict"), "", true, true, false},
                                      {tr("Estimate"), "estimate", true, true, true},
                                      {tr("Predicted densities"), "densities", true, false, true},
                                      {tr("Measured against predicted"), "predictions", true, false, true},
                                      {tr("Search trace"), "search", false, false, true},
                                      {tr("Sobol indices"), "sobol", true, false, true},
                                      {tr("All experiments"), "experiments", false, false, true},
                                      {tr("Warnings"), "warnings", true, true, true},
                                      {tr("Model text"), "model", true, false, true},
                                      {tr("Provenance"), "provenance", true, true, true},
                                      {tr("Study text"), "provenance", true, false, false}};
    list_ = new SectionList;
    for (int i = 0; i < kSections; ++i) {
        const Entry& e = entries[i];
        auto* row = new SectionRow(e.name, e.key, e.ticked, e.locked, e.movable);
        rows_[static_cast<std::size_t>(i)] = row;
    }
    list_->setRows({rows_.begin(), rows_.end()});
    connect(list_, &SectionList::toggled, this, &ReportPage::refresh);
    connect(list_, &SectionList::reordered, this, &ReportPage::refresh);
    connect(list_, &SectionList::chosen, this,
            [this](SectionRow* row) { preview_->showSection(row->key()); });
    auto* panel = new Panel(tr("Sections"));
    panel->setFixedWidth(254);
    auto* reset = makeButton(tr("Reset"), {}, "link");
    std::array<bool, kSections> ticked{};
    for (std::size_t i = 0; i < kSections; ++i) ticked[i] = entries[i].ticked;
    connect(reset, &QPushButton::clicked, this, [this, ticked] {
        for (std::size_t i = 0; i < kSections; ++i) rows_[i]->setTicked(ticked[i]);
        for (SectionRow* row : own_) row->setTicked(true);
        list_->reset();
    });
    panel->addToHead(reset);
    auto* scroll = new QScrollArea;
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidget(list_);
    scroll->viewport()->setAutoFillBackground(false);
    list_->setAutoFillBackground(false);
    auto* both = new QWidget;
    auto* column = new QVBoxLayout(both);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(scroll, 1);
    column->addWidget(makeLine(Qt::Horizontal));
    auto* hint = new Text(tr("Drag to reorder. Numbers follow."), TextUse::Table, Ink::Muted);
    hint->setContentsMargins(12, 8, 8, 8);
    hint->setWordWrap(true);
    column->addWidget(hint);
    panel->setContent(both);
    return panel;
}

/// The rows follow what the run shown has something for.
void ReportPage::offerSections() {
    std::vector<std::array<std::string, 3>> offered;
    for (const ReportEntry& entry : preview_->offered())
        offered.push_back({entry.key, entry.title, entry.note});
    if (offered == offered_) return;
    offered_ = std::move(offered);
    const std::vector<SectionRow*> before = std::exchange(own_, {});
    std::vector<SectionRow*> rows{rows_[kTitle]};
    for (const ReportEntry& entry : preview_->offered()) {
        const QString key = QString::fromStdString(entry.key);
        if (key == "remarks") continue; // there as soon as somebody writes them
        const auto known = std::find_if(rows_.begin() + kEstimate, rows_.begin() + kStudy,
                                        [&](const SectionRow* row) { return row->key() == key; });
        if (known != rows_.begin() + kStudy) {
            if (!entry.note.empty()) (*known)->setNote(qt(entry.note));
            rows.push_back(*known);
            continue;
        }
        // What an answer rests on, and the verdict on it, are not left out.
        const bool locked = key == "proof" || key == "validation";
        own_.push_back(new SectionRow(QString::fromStdString(entry.title), key, true, locked, true));
        QStringList parts;
        if (entry.figures > 0) parts << tr("%n figure(s)", nullptr, static_cast<int>(entry.figures));
        if (entry.tables > 0) parts << tr("%n table(s)", nullptr, static_cast<int>(entry.tables));
        own_.back()->setNote(parts.join(", "));
        rows.push_back(own_.back());
    }
    rows.push_back(rows_[kStudy]);
    list_->setRows(rows);
    for (SectionRow* row : before) row->deleteLater();
}

QWidget* ReportPage::makePreview() {
    previewPanel_ = new Panel(tr("Preview"));
    preview_ = new ReportPreview;
    auto* fit = new Segments({tr("page"), tr("two pages"), tr("width")});
    fit->setAccessibleName(tr("Size of the pages"));
    connect(fit, &Segments::chosen, this, [this](int index) {
        using Fit = ReportPreview::Fit;
        preview_->setFit(index == 0 ? Fit::Page : index == 1 ? Fit::TwoPages : Fit::Width);
    });
    previewPanel_->addToHead(fit);
    previewPanel_->setContent(preview_);
    connect(preview_, &ReportPreview::ready, this, [this] {
        previewPanel_->setNote(tr("the pages themselves, %1 %").arg(preview_->percent()));
        offerSections();
        for (SectionRow* row : list_->rows()) {
            if (!row->isMovable()) continue;
            QString number;
            for (const auto& entry : preview_->outline())
                if (entry.key == row->key()) number = entry.title.section(' ', 0, 0);
            row->setNumber(number);
        }
        const int pages = preview_->pageCount();
        if (const RunRecord* record = shownRun())
            head_->setClause(pages == 1 ? tr("of run %1, 1 page A4").arg(record->number)
                                        : tr("of run %1, %2 pages A4").arg(record->number).arg(pages));
    });
    connect(preview_, &ReportPreview::failed, this, [this](const QString& sentence) {
        strips_->show({{BarMessage::Kind::Error, tr("The report cannot be made."), sentence, {}}});
    });
    return previewPanel_;
}

void ReportPage::makeInspector() {
    inspector_ = new Inspector(this);
    inspector_->hide();
    auto* about = inspector_->addGroup(tr("Document"));
    const auto field = [&](const QString& label, const QString& placeholder) {
        auto* row = new QWidget;
        auto* line = new QHBoxLayout(row);
        line->setContentsMargins(0, 0, 0, 0);
        auto* text = new Text(label, TextUse::Body, Ink::Muted);
        text->setFixedWidth(std::max(76, text->sizeHint().width()));
        auto* edit = new QLineEdit;
        edit->setTextMargins(5, 0, 0, 0);
        edit->setPlaceholderText(placeholder);
        edit->setAccessibleName(label);
        line->addWidget(text);
        line->addWidget(edit, 1);
        about->addWidget(row);
        connect(edit, &QLineEdit::editingFinished, this, &ReportPage::refresh);
        return edit;
    };
    title_ = field(tr("Title"), tr("from the study"));
    author_ = field(tr("Author"), tr("none"));
    logo_ = field(tr("Logo"), tr("none"));
    logo_->setToolTip(tr("Picture at the head of the report (PNG, JPEG, SVG)"));
    auto* choose = logo_->addAction(icon("open", Ink::Muted), QLineEdit::TrailingPosition);
    choose->setText(tr("Choose the logo…"));
    choose->setToolTip(tr("Choose the logo…"));
    connect(choose, &QAction::triggered, this, [this] {
        const QString file = QFileDialog::getOpenFileName(this, tr("Logo of the report"), {},
                                                          tr("Pictures (*.png *.jpg *.jpeg *.svg)"));
        if (file.isEmpty()) return;
        logo_->setText(file);
        emit logo_->editingFinished();
    });
    logoWhy_ = new Text({}, TextUse::Small, Ink::Warning);
    logoWhy_->setWordWrap(true);
    logoWhy_->hide();
    about->addWidget(logoWhy_);
    // Those of the next report are most likely the same.
    for (const auto& [edit, key] : {std::pair{author_, kAuthorKey}, std::pair{logo_, kLogoKey}}) {
        edit->setText(QSettings().value(key).toString());
        connect(edit, &QLineEdit::editingFinished, this,
                [edit = edit, key = key] { QSettings().setValue(key, edit->text()); });
    }
    remarks_ = field(tr("Remarks"), tr("none"));
    auto* also = inspector_->addGroup(tr("Also written"));
    tables_ = new QCheckBox(tr("tables as CSV"));
    htmlToo_ = new QCheckBox(tr("HTML copy"));
    tables_->setChecked(true);
    also->addWidget(tables_);
    also->addWidget(htmlToo_);
    also->addText(tr("Full digits in the CSV files, beside the report."));
    checks_ = inspector_->addGroup(tr("Checks"));
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

namespace {
/// Whether the file of the model says something else than what was run: edited in the window, or later.
bool modelFileDiffers(const RunRecord& record) {
    if (record.study.model.empty() || record.study.model.starts_with("rig:")) return false;
    QFile file(QString::fromStdString((record.study.file.parent_path() / record.study.model).string()));
    return !file.open(QIODevice::ReadOnly | QIODevice::Text) ||
           QString::fromUtf8(file.readAll()).trimmed() != record.modelText.trimmed();
}

/// What repeats this run: its study file, where that file says what was run; else the text of the report.
QString repeatCommand(const RunRecord& record) {
    const QString file = QString::fromStdString(record.study.file.string());
    try {
        if (!file.isEmpty() && toToml(loadStudy(record.study.file)) == toToml(record.study)) {
            if (!modelFileDiffers(record)) return {};
            return ReportPage::tr(
                       "rigor run %1, with the model text of this run saved as %2; that file holds "
                       "another text")
                .arg(file, QString::fromStdString(record.study.model));
        }
    } catch (const Error&) {
        // It is gone, or says something that is no study.
    }
    const QString name = QStringLiteral("run-%1.toml").arg(record.number);
    return ReportPage::tr("rigor run %1, with the study text below saved under this name beside the data and "
                          "the model; no file holds it")
        .arg(name);
}
/// A validation is made with other data than the project's: nothing has changed since.
bool hasDataOfItsOwn(const RunRecord& record) { return isEvaluation(*record.result); }
} // namespace

ReportLogo ReportPage::logo() const {
    QString why;
    ReportLogo logo;
    try {
        if (!logo_->text().isEmpty()) logo = readLogo(logo_->text().toStdString());
    } catch (const Error& e) {
        why = tr("The report has no logo. %1").arg(QString::fromStdString(e.sentence()));
    }
    logoWhy_->setText(why);
    logoWhy_->setVisible(!why.isEmpty());
    return logo;
}

ReportSettings ReportPage::settings(const RunRecord& record) const {
    ReportSettings s;
    s.title = title_->text().toStdString();
    s.author = author_->text().toStdString();
    s.remarks = remarks_->text().toStdString();
    s.logo = logo();
    s.project = document_.projectName().toStdString();
    s.runName = (QString::number(record.number) + " · " + record.shownName()).toStdString();
    s.modelText = record.modelText.toStdString();
    s.command = repeatCommand(record).toStdString();
    s.searchTrace = s.allExperiments = s.model = true; // left out, not never made: the list offers them
    s.studyInFull = rows_[kStudy]->isTicked();
    s.order = list_->order();
    for (std::size_t i = 0; i < kStudy; ++i)
        if (!rows_[i]->isTicked()) s.hidden.push_back(rows_[i]->key().toStdString());
    for (const SectionRow* row : own_)
        if (!row->isTicked()) s.hidden.push_back(row->key().toStdString());
    s.language = Language::instance().current().toStdString();
    if (record.modelText != document_.modelText())
        s.outOfDate = tr("the model was changed after this run").toStdString();
    else if (dataChangedSince(record))
        s.outOfDate = tr("the data were changed after this run").toStdString();
    else if (readOtherwiseSince(record))
        s.outOfDate = tr("the preparation of the data was changed after this run").toStdString();
    return s;
}

/// By content: the same bytes under another name are the same data. Files that are still being read have not
/// been compared.
bool ReportPage::dataChangedSince(const RunRecord& record) const {
    if (hasDataOfItsOwn(record)) return false;
    const DataState& now = document_.data();
    const std::string then = provenanceOf(*record.result).dataSha256;
    if (then.empty()) return record.study.data.files != document_.study().data.files;
    if (now.phase == DataState::Phase::None) return true;
    const std::string bytes = now.data ? now.data->sha256 : now.filesSha256;
    return !bytes.empty() && bytes != then;
}

bool ReportPage::readOtherwiseSince(const RunRecord& record) const {
    if (hasDataOfItsOwn(record)) return false;
    DataRecipe then = record.study.data, now = document_.study().data;
    then.files.clear();
    now.files.clear();
    // Marked cells name their file.
    const bool moved = record.study.data.files != document_.study().data.files;
    if (moved) then.marked = now.marked = {};
    return !(then == now);
}

void ReportPage::refreshNotes(const RunRecord& record) {
    const auto lines = [](const QString& text) { return text.count('\n') + 1; };
    rows_[kEstimate]->setNote(tr("table with intervals · always"));
    rows_[kWarnings]->setNote(tr("%1 · always in the report").arg(record.result->remarks().size()));
    rows_[kModel]->setNote(tr("%n line(s)", nullptr, static_cast<int>(lines(record.modelText))));
    rows_[kStudy]->setNote(
        tr("%n line(s)", nullptr, static_cast<int>(lines(QString::fromStdString(toToml(record.study))))));
}

void ReportPage::refreshChecks(const RunRecord& record) {
    checks_->clear();
    const auto warnings = record.result->remarks().size();
    checks_->addValue(tr("warnings of the run"), warnings ? tr("%1, all printed").arg(warnings) : tr("none"),
                      warnings ? Ink::Warning : Ink::Text);
    const auto changed = [&](const QString& what, bool is) {
        checks_->addValue(what, is ? tr("yes") : tr("no"), is ? Ink::Warning : Ink::Success);
    };
    changed(tr("model changed since"), record.modelText != document_.modelText());
    changed(tr("data changed since"), dataChangedSince(record) || readOtherwiseSince(record));
    const bool sameStudy = toToml(record.study) == toToml(document_.study());
    checks_->addValue(tr("settings changed since"), sameStudy ? tr("no") : tr("yes"),
                      sameStudy ? Ink::Success : Ink::Muted);
    checks_->addValue(tr("fonts"), tr("embedded"));
}

void ReportPage::refresh() {
    const RunRecord* record = shownRun();
    stack_->setCurrentIndex(record ? 1 : 0);
    checks_->setVisible(record != nullptr);
    const QString why = record ? QString() : tr("The report needs a run");
    for (auto* button : {pdf_, html_, copy_}) {
        button->setEnabled(record);
        button->setToolTip(why);
    }
    if (!record) {
        head_->clearState();
        head_->setClause({});
        return;
    }
    const ReportSettings s = settings(*record);
    preview_->setReport(
        [result = record->result, study = record->study, s] { return buildReport(*result, study, s); });
    refreshNotes(*record);
    refreshChecks(*record);
    if (s.outOfDate.empty())
        head_->setState("done", Ink::Success, tr("up to date"));
    else
        head_->setState("warning", Ink::Warning, tr("out of date"));
    head_->setClause(tr("of %1").arg(record->title()));
}

void ReportPage::copyText() {
    const RunRecord* record = shownRun();
    if (!record) return;
    inBackground(
        this,
        [result = record->result, study = record->study, s = settings(*record)] {
            QString html = QString::fromStdString(renderHtml(buildReport(*result, study, s)));
            static const QRegularExpression pictures("<(svg|style)\\b.*?</\\1>",
                                                     QRegularExpression::DotMatchesEverythingOption);
            QTextDocument text;
            text.setHtml(html.remove(pictures));
            return text.toPlainText();
        },
        [this](const Outcome<QString>& outcome) {
            if (outcome.value) QApplication::clipboard()->setText(*outcome.value);
        });
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
        [result = record->result, study = record->study, s = settings(*record), file,
         tables = tables_->isChecked(), html = htmlToo_->isChecked()] {
            const Report report = buildReport(*result, study, s);
            const bool pdf = QFileInfo(file).suffix().toLower() == "pdf";
            const std::string base =
                (QFileInfo(file).path() + "/" + QFileInfo(file).completeBaseName()).toStdString();
            if (pdf) writePdf(report, file.toStdString());
            if (!pdf || html)
                writeFileAtomically(pdf ? base + ".html" : file.toStdString(), renderHtml(report));
            if (tables)
                for (const auto& table : result->tables)
                    writeFileAtomically(base + "-" + table.name + ".csv", toCsv(table));
            return tables ? static_cast<int>(result->tables.size()) : 0;
        },
        [this, file](const Outcome<int>& outcome) {
            if (!outcome.value)
                return strips_->show(
                    {{BarMessage::Kind::Error, tr("The report was not written."), outcome.sentence, {}}});
            strips_->show(
                {{BarMessage::Kind::Info,
                  tr("Report written."),
                  *outcome.value > 0 ? tr("%1, and %2 tables beside it").arg(file).arg(*outcome.value) : file,
                  {}}});
        });
}

} // namespace rigor

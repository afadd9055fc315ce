#include "ui/steps/data/data_page.h"

#include "core/foundation/message/number_text.h"
#include "ui/document/shown_file.h"
#include "ui/steps/data/data_import.h"
#include "ui/steps/data/data_inspector.h"
#include "ui/steps/start/start_page.h"
#include "ui/steps/unknowns/sensor_file_view.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/page_area.h"
#include "ui/widgets/text/qt_text.h"

#include <QApplication>
#include <QClipboard>
#include <QFileInfo>
#include <QStackedWidget>

namespace rigor {

DataPage::DataPage(Document& document, RunQueue& queue, QWidget* parent) : StepPage(document, queue, parent) {
    head_ = new PageHead(tr("New project"));
    paste_ = makeButton(tr("Paste"), "paste");
    paste_->setToolTip(tr("Cells copied from a spreadsheet (Ctrl+V)"));
    head_->addAction(paste_);
    connect(paste_, &QPushButton::clicked, this, [this] { emit actionAsked("paste"); });
    other_ = makeButton(tr("Other file…"), "file");
    head_->addAction(other_);
    connect(other_, &QPushButton::clicked, this, [this] { emit actionAsked("open-data"); });
    auto* body = pageLayout(this, head_);
    strips_ = new MessageArea;
    body->addWidget(strips_);
    stack_ = new ShownStack;
    start_ = new StartPage;
    connect(start_, &StartPage::actionAsked, this, &StepPage::actionAsked);
    connect(start_, &StartPage::rigChosen, this,
            [this](const QString& rig) { emit actionAsked("rig:" + rig); });
    stack_->addWidget(start_);
    import_ = new ImportRoom(document_);
    stack_->addWidget(import_);
    sensors_ = new SensorFileView;
    connect(sensors_, &SensorFileView::filled, this, &DataPage::refresh);
    stack_->addWidget(sensors_);
    reading_ = new EmptyState("data", {}, tr("Separators, decimal sign, units and dates are recognised."));
    stack_->addWidget(reading_);
    body->addWidget(stack_, 1);
    inspector_ = new DataInspector(document_, this);
    inspector_->hide();
    connect(inspector_, &DataInspector::moreFilesAsked, this, [this] { emit actionAsked("more-data"); });
    connect(inspector_, &DataInspector::tourAsked, this, [this] { emit actionAsked("guide:tour"); });
    connect(inspector_, &DataInspector::projectAsked, this,
            [this](const QString& file) { emit actionAsked("file:" + file); });
    connect(import_, &ImportRoom::columnChosen, inspector_, &DataInspector::showColumn);
    connect(import_, &ImportRoom::unitAsked, inspector_, &DataInspector::editUnit);
    connect(import_, &ImportRoom::errorAsked, inspector_, &DataInspector::editError);
    connect(&document_, &Document::dataChanged, this, &DataPage::refresh);
    connect(&document_, &Document::studyChanged, this, [this] {
        if (document_.study().data == shownRecipe_) return;
        shownRecipe_ = document_.study().data;
        import_->refreshChoices();
        inspector_->refresh();
    });
    connect(&document_, &Document::modelChecked, this, [this] {
        if (!roomShown_) return refresh();
        import_->refreshChoices();
        inspector_->refresh();
    });
    connect(&document_, &Document::projectChanged, this, &DataPage::refresh);
    refresh();
}

QWidget* DataPage::inspector() { return inspector_; }

void DataPage::nextProblem() { import_->nextProblem(); }
void DataPage::showLine(std::size_t line) { import_->selectLine(line); }

void DataPage::editSensor(const std::string& output, bool bound) {
    const auto& dataset = document_.data().data;
    if (!dataset) return;
    for (const MappedColumn& mapped : dataset->mapping)
        if (mapped.role == MappedColumn::Role::Measurement && mapped.target == output) {
            import_->chooseColumn(qt(mapped.column));
            return inspector_->editError(bound);
        }
}

QString DataPage::factsOf(const DataState& state) const {
    QStringList facts{QFileInfo(state.file).fileName()};
    if (const auto files = document_.study().data.files.size(); files > 1)
        facts << tr("file %1 of %2").arg(shownFile(document_) + 1).arg(files);
    const auto rows = static_cast<long long>(state.csv->table.rows());
    facts << tr("%1 row(s)", nullptr, static_cast<int>(rows)).arg(qt(countText(rows)))
          << tr("%n column(s)", nullptr, static_cast<int>(state.csv->table.columns.size()))
          << qt(bytesText(state.bytes));
    return facts.join(" · ");
}

std::vector<BarMessage> DataPage::messages() const {
    const DataState& state = document_.data();
    std::vector<BarMessage> list;
    if (state.phase == DataState::Phase::Wrong)
        list.push_back(
            {BarMessage::Kind::Error, tr("The data file cannot be read."), state.sentence,
             state.csv ? std::vector<BarMessage::Link>{{tr("Undo"), [this] { document_.undoStack().undo(); }}}
                       : std::vector<BarMessage::Link>{}});
    if (!state.csv) return list;
    if (state.phase == DataState::Phase::Table && !state.sentence.isEmpty())
        list.push_back({BarMessage::Kind::Error, tr("The data do not fit the model."), state.sentence, {}});
    if (const int problems = import_->problemCount(); problems > 0 && list.empty())
        list.push_back(
            {BarMessage::Kind::Warning,
             (problems == 1 ? tr("1 problem in %2 rows.") : tr("%1 problems in %2 rows.").arg(problems))
                 .replace("%2", qt(countText(static_cast<long long>(state.csv->table.rows())))),
             tr("Nothing is dropped silently; every decision is listed below and can be changed."),
             {{tr("Next problem F8"), [this] { import_->nextProblem(); }},
              {tr("Copy list"), [this] { QApplication::clipboard()->setText(import_->problemText()); }}}});
    return list;
}

/// The method reads its files itself.
void DataPage::refreshFiles() {
    const DataState& state = document_.data();
    if (shownFiles_ != state.files) {
        shownFiles_ = state.files;
        if (shownFiles_ && !shownFiles_->empty()) sensors_->setFile(shownFiles_->front());
    }
    stack_->setCurrentIndex(2);
    inspector_->setWaiting(false);
    other_->setVisible(true);
    paste_->setVisible(false);
    head_->setTitle(tr("Data"));
    const QString name = QFileInfo(state.file).fileName();
    head_->setClause(state.files ? name + " · " + sensors_->facts() : name);
    head_->clearState();
    if (state.phase == DataState::Phase::Loading)
        head_->setState("running", Ink::Accent, tr("reading"), true);
    else if (state.phase == DataState::Phase::Ready)
        head_->setState("done", Ink::Success, tr("read"));
    strips_->show(messages());
    inspector_->refresh();
}

void DataPage::refresh() {
    const DataState& state = document_.data();
    if (!document_.needsModel() && state.phase != DataState::Phase::None) {
        setProperty("guide", document_.method()->descriptor().guidePage);
        return refreshFiles();
    }
    setProperty("guide", QVariant());
    const bool start = document_.isEmpty() || (!state.csv && state.phase != DataState::Phase::Loading);
    // The first look at a file is the whole one: what is half known only flickers.
    roomShown_ = roomShown_ && state.csv;
    const bool waiting = !start && !roomShown_ && document_.isReading();
    stack_->setCurrentIndex(start ? 0 : waiting ? 3 : 1);
    other_->setVisible(!document_.isEmpty());
    paste_->setVisible(!document_.isEmpty());
    inspector_->setWaiting(waiting);
    head_->clearState();
    if (waiting) {
        reading_->setLines(tr("Reading %1").arg(QFileInfo(state.file).fileName()),
                           tr("Separators, decimal sign, units and dates are recognised."));
        head_->setTitle(tr("Data"));
        head_->setClause(QFileInfo(state.file).fileName());
        head_->setState("running", Ink::Accent, tr("reading"), true);
        strips_->show({});
        return;
    }
    import_->refresh();
    roomShown_ = state.csv != nullptr;
    head_->setTitle(document_.isEmpty() ? tr("New project") : tr("Data"));
    head_->setClause(document_.isEmpty() ? tr("nothing in it yet")
                     : state.csv         ? factsOf(state)
                                         : tr("no file yet"));
    if (state.phase == DataState::Phase::Loading)
        head_->setState("running", Ink::Accent, tr("reading"), true);
    else if (state.phase == DataState::Phase::Ready)
        head_->setState("done", Ink::Success, tr("imported"));
    strips_->show(messages());
    inspector_->refresh();
}

} // namespace rigor

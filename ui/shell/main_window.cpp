#include "ui/shell/main_window.h"

#include "ui/document/data_snapshot.h"
#include "ui/document/project/recent_projects.h"
#include "ui/document/trust_answers.h"
#include "ui/jobs/background.h"
#include "ui/jobs/example_server.h"
#include "ui/jobs/folder_follow.h"
#include "ui/shell/places/job_panel.h"
#include "ui/shell/places/places_page.h"
#include "ui/shell/places/queue_list.h"
#include "ui/shell/step_states.h"
#include "ui/shell/top_bar.h"
#include "ui/steps/compare/compare_page.h"
#include "ui/steps/data/data_page.h"
#include "ui/steps/model/model_page.h"
#include "ui/steps/report/report_page.h"
#include "ui/steps/run/run_page.h"
#include "ui/steps/trust/trust_page.h"
#include "ui/steps/unknowns/unknowns_page.h"
#include "ui/widgets/access.h"
#include "ui/widgets/job_status_bar.h"
#include "ui/widgets/look/theme.h"
#include "ui/widgets/message_bar.h"
#include "ui/widgets/navigator.h"
#include "ui/widgets/page_area.h"
#include "ui/widgets/text/language.h"

#include <QAction>
#include <QApplication>
#include <QCloseEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QScreen>
#include <QSettings>
#include <QStackedWidget>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

namespace rigor {

MainWindow::MainWindow(QWidget* parent)
    : QMainWindow(parent), document_(new Document(this)), queue_(new RunQueue(this)),
      follow_(new FolderFollow(this)) {
    installAccess();
    setMinimumSize(800, 440); // with its frame on a screen of 960 x 540, a notebook's at 200 %
    setAcceptDrops(true);
    autosave_ = std::make_unique<Autosave>(*document_);
    connect(queue_, &RunQueue::started, document_, &Document::runStarted);
    connect(queue_, &RunQueue::progressed, document_, &Document::runProgressed);
    connect(document_, &Document::replaced, queue_, &RunQueue::abandon);
    connect(document_, &Document::replaced, follow_, &FolderFollow::stop);
    connect(&Language::instance(), &Language::changed, this, &MainWindow::rebuild);
    forgetStart_ = new QAction(this);
    forgetStart_->setShortcut(Qt::Key_Escape);
    forgetStart_->setEnabled(false); // else Esc belongs to whoever has the keyboard
    addAction(forgetStart_);
    connect(forgetStart_, &QAction::triggered, this, [this] { setStartsLater(false); });
    build();
    goTo(kData);
    navigator_->setFocus(Qt::OtherFocusReason);
    resize(1440, 900);
}

/// Everything that is seen, in the language of now.
void MainWindow::build() {
    auto* central = new Surface(Surface::Fill::Window);
    auto* column = new QVBoxLayout(central);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    topBar_ = new TopBar;
    column->addWidget(topBar_);
    auto* middle = new QHBoxLayout;
    middle->setContentsMargins(0, 0, 0, 0);
    middle->setSpacing(0);
    navigator_ = new Navigator;
    pageStack_ = new QStackedWidget;
    inspectorFrame_ = new Surface(Surface::Fill::Window);
    static_cast<Surface*>(inspectorFrame_)->setEdges(Qt::LeftEdge);
    inspectorFrame_->setFixedWidth(288);
    auto* inspectorColumn = new QVBoxLayout(inspectorFrame_);
    inspectorColumn->setContentsMargins(1, 0, 0, 0);
    inspectorStack_ = new QStackedWidget;
    inspectorColumn->addWidget(inspectorStack_);
    middle->addWidget(navigator_);
    auto* pageColumn = new QVBoxLayout;
    pageColumn->setSpacing(0);
    notices_ = new MessageArea;
    notices_->setContentsMargins(16, 12, 16, 0);
    recovery_ = new MessageArea;
    recovery_->setContentsMargins(16, 12, 16, 0);
    pageColumn->addWidget(recovery_);
    pageColumn->addWidget(notices_);
    followed_ = new MessageArea;
    followed_->setContentsMargins(16, 12, 16, 0);
    pageColumn->addWidget(followed_);
    pageColumn->addWidget(pageStack_, 1);
    middle->addLayout(pageColumn, 1);
    middle->addWidget(inspectorFrame_);
    column->addLayout(middle, 1);
    queueList_ = new QueueList(*queue_);
    column->addWidget(queueList_);
    jobPanel_ = new JobPanel;
    column->addWidget(jobPanel_);
    jobStrip_ = new JobStatusBar;
    column->addWidget(jobStrip_);
    setCentralWidget(central);

    dataPage_ = new DataPage(*document_, *queue_);
    runPage_ = new RunPage(*document_, *queue_);
    reportPage_ = new ReportPage(*document_, *queue_);
    pages_ = {dataPage_,
              new ModelPage(*document_, *queue_),
              new UnknownsPage(*document_, *queue_),
              runPage_,
              new ComparePage(*document_, *queue_),
              reportPage_,
              new TrustPage(*document_, *queue_)};
    for (StepPage* page : pages_) {
        pageStack_->addWidget(new PageArea(page));
        inspectorStack_->addWidget(page->inspector());
        connect(page, &StepPage::stepAsked, this, &MainWindow::goTo);
        connect(page, &StepPage::runAsked, this, &MainWindow::run);
        connect(page, &StepPage::actionAsked, this, &MainWindow::stepAction);
        connect(page, &StepPage::repeatAsked, this, &MainWindow::repeat);
    }
    placesPage_ = new PlacesPage;
    placesArea_ = new PageArea(placesPage_);
    pageStack_->addWidget(placesArea_);
    inspectorStack_->addWidget(placesPage_->inspector());
    makeMenus();
    connectAll();
    refreshBars();
    showRecovery();
    showFollow();
}

/// The pages refer to the document and the queue and must go before them; and what goes tells its last
/// changes, which the window must no longer hear.
void MainWindow::takeDown() {
    document_->undoStack().disconnect(this);
    document_->disconnect(this);
    TrustAnswers::of(*document_).disconnect(this);
    follow_->disconnect(this);
    queue_->disconnect(this);
    queue_->follower().disconnect(this);
    autosave_->disconnect(this);
    delete takeCentralWidget();
}

MainWindow::~MainWindow() {
    takeDown();
    autosave_.reset();
}

void MainWindow::connectAll() {
    connect(navigator_, &Navigator::stepChosen, this, &MainWindow::goTo);
    connect(navigator_, &Navigator::guideAsked, this, [this] { showGuide(); });
    connect(navigator_, &Navigator::runMenu, this, &MainWindow::runMenu);
    connect(navigator_, &Navigator::runChosen, this, [this](int index) {
        const auto& runs = document_->runs();
        const int number = runs[runs.size() - 1 - static_cast<std::size_t>(index)].number;
        runPage_->showRun(number);
        reportPage_->showRun(number);
        if (step_ != kReport) goTo(kRun);
        refreshBars();
    });
    connect(topBar_, &TopBar::studyChosen, document_, &Document::showStudy);
    connect(topBar_, &TopBar::newStudyAsked, document_, &Document::addStudy);
    connect(document_, &Document::studyAdded, this, &MainWindow::tellNewStudy);
    connect(topBar_, &TopBar::undoAsked, this, [this] { undo(false); });
    connect(topBar_, &TopBar::redoAsked, this, [this] { undo(true); });
    connect(topBar_, &TopBar::findAsked, this, &MainWindow::findAction);
    connect(topBar_, &TopBar::runAsked, this, &MainWindow::run);
    connect(topBar_, &TopBar::cancelAsked, this, &MainWindow::cancel);
    connect(jobStrip_, &JobStatusBar::cancelAsked, this, &MainWindow::cancel);
    connect(jobStrip_, &JobStatusBar::queueAsked, this,
            [this] { queueList_->setVisible(!queueList_->isVisible()); });
    connect(queueList_, &QueueList::removeAsked, this, [this](int id) {
        queue_->remove(id);
        document_->forgetRun(id);
    });
    connect(document_, &Document::statusChanged, this, &MainWindow::refreshBars);
    connect(document_, &Document::statusChanged, this, &MainWindow::startIfSettled);
    connect(document_, &Document::replaced, this, [this] {
        setStartsLater(false);
        savedAt_ = {};
    });
    connect(follow_, &FolderFollow::told, this, &MainWindow::showFollow);
    connect(&TrustAnswers::of(*document_), &TrustAnswers::changed, this, &MainWindow::refreshBars);
    connect(document_, &Document::runsChanged, this, &MainWindow::refreshJobs);
    connect(document_, &Document::runsChanged, this, &MainWindow::refreshBars);
    connect(document_, &Document::projectChanged, this, &MainWindow::refreshBars);
    connect(document_, &Document::failed, this, &MainWindow::showFailure);
    connect(document_, &Document::warned, this, &MainWindow::warn);
    connect(document_, &Document::told, this, &MainWindow::tell);
    connect(document_, &Document::projectChanged, this, [this] {
        notices_->show({});
        warned_ = false;
        if (document_->file().isEmpty()) return;
        if (!savedAt_.isValid()) { // it was opened
            savedAt_ = QFileInfo(document_->file()).lastModified();
            byItself_ = false;
            jobStrip_->setSaved(savedText());
        }
        const auto runs = static_cast<int>(document_->runs().size());
        const QString method =
            document_->method() ? fieldText(document_->method()->descriptor().title) : QString();
        rememberProject(document_->file(),
                        runs == 1 ? tr("%1 · 1 run").arg(method) : tr("%1 · %2 runs").arg(method).arg(runs));
    });
    connect(autosave_.get(), &Autosave::saved, this, [this](const QDateTime& when) {
        savedAt_ = when;
        byItself_ = true;
        jobStrip_->setSaved(savedText());
    });
    connect(autosave_.get(), &Autosave::failed, this,
            [this](const QString& sentence) { showFailure(tr("Changes are not autosaved."), sentence); });
    connect(document_, &Document::dataChanged, this, [this] {
        if (!warned_ && document_->data().csv.get() != noticeData_ && document_->data().csv)
            notices_->show({});
    });
    connect(queue_, &RunQueue::started, this, [this] { notices_->show({}); });
    connect(document_, &Document::exported, this, [this](const QString& file) {
        const QFileInfo info(file);
        tell(tr("%1 is written.").arg(info.fileName()),
             tr("Its model and data are in %1 beside it.").arg(info.completeBaseName() + "-files"));
    });
    connect(document_, &Document::saved, this, [this](const QString& file) {
        savedAt_ = QDateTime::currentDateTime();
        byItself_ = false;
        Q_UNUSED(file)
        refreshBars();
    });
    QUndoStack& undo = document_->undoStack();
    connect(&undo, &QUndoStack::indexChanged, this, &MainWindow::refreshBars);
    connect(&undo, &QUndoStack::cleanChanged, this, &MainWindow::refreshBars);
    connect(queue_, &RunQueue::progressed, this, [this] { refreshJobs(); });
    connect(queue_, &RunQueue::changed, this, &MainWindow::refreshJobs);
    connect(queue_, &RunQueue::finished, this,
            [this](int id, std::shared_ptr<const Result> result, const Message& why) {
                document_->runFinished(id, std::move(result), why, queue_->progress().elapsed);
                refreshJobs();
            });
    connectKept();
    connectPlaces();
}

void MainWindow::goTo(int step) {
    // The focus of a page that goes would jump to some control of the next one and draw a ring there.
    if (pageStack_->isAncestorOf(focusWidget()) || inspectorStack_->isAncestorOf(focusWidget()))
        navigator_->setFocus(Qt::OtherFocusReason);
    step_ = step;
    pageStack_->setCurrentIndex(step);
    inspectorStack_->setCurrentIndex(step);
    navigator_->setCurrentStep(step);
    pages_[static_cast<std::size_t>(step)]->activate();
}

/// One step back or forward, with the page that it changes.
void MainWindow::undo(bool redo) {
    const Study before = document_->study();
    const QString text = document_->modelText();
    if (redo)
        document_->undoStack().redo();
    else
        document_->undoStack().undo();
    const auto differ = [&, this](const auto& part) {
        return toToml(part(before)) != toToml(part(document_->study()));
    };
    const auto unknowns = [](const Study& of) {
        Study only;
        only.unknowns = of.unknowns;
        return only;
    };
    const auto settings = [](const Study& of) {
        Study only;
        only.method = of.method;
        only.options = of.options;
        return only;
    };
    const Study& now = document_->study();
    if (text != document_->modelText() || before.candidates != now.candidates)
        goTo(kModel);
    else if (!(before.data == now.data))
        goTo(kData);
    else if (differ(unknowns))
        goTo(kUnknowns);
    else if (differ(settings))
        goTo(kRun);
}

void MainWindow::refreshBars() {
    const auto steps = stepStates(*document_, *queue_);
    navigator_->setSteps(steps);
    navigator_->setRuns(runItems(*document_, *queue_));
    int index = -1;
    const auto& runs = document_->runs();
    for (std::size_t i = 0; i < runs.size(); ++i)
        if (runs[i].number == runPage_->shownRun()) index = static_cast<int>(runs.size() - 1 - i);
    navigator_->setCurrentRun(index);
    const QStringList studies = document_->isEmpty() ? QStringList() : document_->studyNames();
    topBar_->setProject(document_->projectName(), studies, document_->shownStudy(),
                        document_->isModified() && !document_->isEmpty());
    for (QAction* action : ofStudies_) action->setEnabled(!studies.isEmpty());
    removeStudy_->setEnabled(studies.size() > 1);
    const QUndoStack& undo = document_->undoStack();
    topBar_->setUndo(undo.canUndo(), undo.undoText(), undo.canRedo(), undo.redoText());
    undoAction_->setEnabled(undo.canUndo());
    undoAction_->setText(undo.canUndo() ? tr("Undo %1").arg(undo.undoText()) : tr("Undo"));
    redoAction_->setEnabled(undo.canRedo());
    redoAction_->setText(undo.canRedo() ? tr("Redo %1").arg(undo.redoText()) : tr("Redo"));
    showRunState();
    runAction_->setText(queue_->running() ? tr("Queue") : tr("Run"));
    setWindowTitle(document_->projectName() + (document_->isModified() && !document_->isEmpty() ? " •" : ""));
    jobStrip_->setSaved(savedText());
}

void MainWindow::collapse() {
    navigator_->setVisible(wantsNavigator_);
    navigator_->setRail(width() < 1440);
    inspectorFrame_->setVisible(wantsInspector_);
    inspectorFrame_->setFixedWidth(width() > 1920 ? 336 : 288);
}

void MainWindow::resizeEvent(QResizeEvent* event) {
    QMainWindow::resizeEvent(event);
    collapse();
}

namespace {
constexpr int kPageRegion = 2;
}

/// 0 top bar, 1 navigator, 2 page, 3 inspector, 4 queue, 5 job strip.
int MainWindow::regionOf(const QWidget* widget) const {
    const std::pair<const QWidget*, int> places[] = {{navigator_, 1},
                                                     {recovery_, kPageRegion},
                                                     {notices_, kPageRegion},
                                                     {followed_, kPageRegion},
                                                     {pageStack_, kPageRegion},
                                                     {inspectorFrame_, 3},
                                                     {queueList_, 4},
                                                     {jobPanel_, 4},
                                                     {jobStrip_, 5}};
    for (const auto& [place, region] : places)
        if (place == widget || place->isAncestorOf(widget)) return region;
    return 0;
}

bool MainWindow::focusNextPrevChild(bool next) {
    // Qt's own order is that in which the widgets were made.
    QWidget* const now = focusWidget();
    std::vector<QWidget*> order;
    for (QWidget* w = nextInFocusChain(); w && w != this; w = w->nextInFocusChain())
        if (w == now || ((w->focusPolicy() & Qt::TabFocus) && !w->focusProxy() && w->isVisibleTo(this) &&
                         w->isEnabled() && w->window() == this))
            order.push_back(w);
    std::stable_sort(order.begin(), order.end(),
                     [this](const QWidget* a, const QWidget* b) { return regionOf(a) < regionOf(b); });
    if (order.empty() || (order.size() == 1 && order.front() == now)) return false;
    const auto count = static_cast<std::ptrdiff_t>(order.size());
    const auto at = std::find(order.begin(), order.end(), now);
    std::ptrdiff_t to = 0;
    if (at != order.end())
        to = (at - order.begin() + (next ? 1 : count - 1)) % count;
    else // nothing has the keyboard: it begins with the page
        to = std::find_if(order.begin(), order.end(),
                          [this](const QWidget* w) { return regionOf(w) >= kPageRegion; }) -
             order.begin();
    QWidget* const reached = order[static_cast<std::size_t>(to % count)];
    reached->setFocus(next ? Qt::TabFocusReason : Qt::BacktabFocusReason);
    bringIntoView(reached);
    return true;
}

void MainWindow::nextRegion(int direction) {
    const std::array<QWidget*, 4> regions{navigator_, pageStack_, inspectorFrame_, jobStrip_};
    int now = 1;
    for (int i = 0; i < 4; ++i)
        if (regions[static_cast<std::size_t>(i)]->isAncestorOf(QApplication::focusWidget()) ||
            regions[static_cast<std::size_t>(i)] == QApplication::focusWidget())
            now = i;
    for (int k = 1; k <= 4; ++k) {
        QWidget* region = regions[static_cast<std::size_t>((now + direction * k + 8) % 4)];
        if (!region->isVisible()) continue;
        QWidget* target = region;
        if (!(region->focusPolicy() & Qt::TabFocus))
            for (QWidget* child : region->findChildren<QWidget*>())
                if (child->isVisible() && child->isEnabled() && (child->focusPolicy() & Qt::TabFocus)) {
                    target = child;
                    break;
                }
        target->setFocus(Qt::TabFocusReason);
        bringIntoView(target);
        return;
    }
}

void MainWindow::restoreLayout() {
    QSettings settings;
    if (settings.contains("window/geometry"))
        restoreGeometry(settings.value("window/geometry").toByteArray());
    else // the frame is the window manager's, whose title bar must not push the menu off the screen
        resize(size().boundedTo(screen()->availableGeometry().size() - QSize(8, 48)));
    wantsInspector_ = settings.value("window/inspector", true).toBool();
    wantsNavigator_ = settings.value("window/navigator", true).toBool();
    collapse();
}

void MainWindow::closeEvent(QCloseEvent* event) {
    const auto further = [this, all = std::exchange(quits_, false)] {
        if (close() && all) quit();
    };
    if (!mayLose(further)) return event->ignore();
    if (asks_) {
        QSettings settings;
        settings.setValue("window/geometry", saveGeometry());
        settings.setValue("window/inspector", wantsInspector_);
        settings.setValue("window/navigator", wantsNavigator_);
    }
    queue_->cancel();
    dropKeptFolders(); // what is not in a file was not to be kept
    event->accept();
}

} // namespace rigor

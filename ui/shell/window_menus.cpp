// The menu bar: every action of the program with its keys.
#include "ui/shell/main_window.h"

#include "ui/shell/places/queue_list.h"
#include "ui/steps/data/data_page.h"
#include "ui/steps/model/model_page.h"
#include "ui/steps/report/report_page.h"
#include "ui/steps/run/run_page.h"
#include "ui/steps/start/start_page.h"
#include "ui/widgets/look/theme.h"

#include <QAction>
#include <QActionGroup>
#include <QMenu>
#include <QMenuBar>
#include <QSettings>

namespace rigor {

QAction* MainWindow::add(QMenu* menu, const QString& text, const QKeySequence& keys,
                         std::function<void()> action) {
    auto* entry = menu->addAction(text);
    entry->setShortcut(keys);
    connect(entry, &QAction::triggered, this, [action = std::move(action)] { action(); });
    return entry;
}

void MainWindow::makeMenus() {
    makeFileMenu();
    makeEditMenu();
    makeViewMenu();
    makeStudyMenu();
    makeRunMenu();
    makeHelpMenu();
}

void MainWindow::makeFileMenu() {
    auto* file = menuBar()->addMenu(tr("&File"));
    add(file, tr("New window"), QKeySequence("Ctrl+N"), [] {
        auto* window = new MainWindow;
        window->setAttribute(Qt::WA_DeleteOnClose);
        window->restoreLayout();
        window->show();
    });
    auto* templates = file->addMenu(tr("New from template"));
    for (const TemplateText& one : templateTexts())
        add(templates, one.title, QKeySequence(),
            [this, name = one.name] { stepAction("template:" + name); });
    add(file, tr("Open…"), QKeySequence("Ctrl+O"), [this] { openFile(); });
    add(file, tr("Import data…"), QKeySequence("Ctrl+I"), [this] { openData(); });
    add(file, tr("Open model…"), QKeySequence(), [this] { openModel(); });
    add(file, tr("Model of a server…"), QKeySequence(), [this] { openAddress(); });
    add(file, tr("Open run folder…"), QKeySequence(), [this] { openRunFolder(); });
    QMenu* recent = file->addMenu(tr("Open recent"));
    connect(recent, &QMenu::aboutToShow, this, [this, recent] { fillRecent(*recent); });
    file->addSeparator();
    add(file, tr("Save"), QKeySequence("Ctrl+S"), [this] { save(false); });
    add(file, tr("Save as…"), QKeySequence("Ctrl+Shift+S"), [this] { save(true); });
    add(file, tr("Export study…"), QKeySequence("Ctrl+E"), [this] { stepAction("export-study"); });
    add(file, tr("Report"), QKeySequence("Ctrl+P"), [this] { goTo(kReport); });
    file->addSeparator();
    add(file, tr("Close window"), QKeySequence("Ctrl+W"), [this] { close(); });
    add(file, tr("Quit"), QKeySequence("Ctrl+Q"), [] { quit(); });
}

void MainWindow::makeEditMenu() {
    auto* edit = menuBar()->addMenu(tr("&Edit"));
    undoAction_ = add(edit, tr("Undo"), QKeySequence("Ctrl+Z"), [this] { undo(false); });
    redoAction_ = add(edit, tr("Redo"), QKeySequence("Ctrl+Shift+Z"), [this] { undo(true); });
    add(edit, tr("History…"), QKeySequence("Ctrl+Alt+Z"), [this] { showHistory(); });
    edit->addSeparator();
    // A field of text that has the keyboard takes the key for itself.
    add(edit, tr("Paste data"), QKeySequence(QKeySequence::Paste), [this] { pasteData(); });
    add(edit, tr("Copy table"), QKeySequence("Ctrl+Shift+C"), [this] { copyFocused(); });
    edit->addSeparator();
    add(edit, tr("Find action…"), QKeySequence("Ctrl+K"), [this] { findAction(); });
    add(edit, tr("Next problem"), QKeySequence("F8"), [this] {
        if (auto* model = qobject_cast<ModelPage*>(pages_[static_cast<std::size_t>(step_)]))
            model->nextProblem();
        else if (step_ == kData)
            dataPage_->nextProblem();
    });
}

void MainWindow::makeViewMenu() {
    auto* view = menuBar()->addMenu(tr("&View"));
    const QStringList names{tr("Data"),    tr("Model"),  tr("Unknowns"), tr("Run"),
                            tr("Compare"), tr("Report"), tr("Trust")};
    for (int i = 0; i < names.size(); ++i)
        add(view, names[i], QKeySequence(QString("Ctrl+%1").arg(i + 1)), [this, i] { goTo(i); });
    add(view, tr("Next tab of the page"), QKeySequence("Ctrl+Tab"),
        [this] { pages_[static_cast<std::size_t>(step_)]->nextTab(); });
    add(view, tr("Next region"), QKeySequence("F6"), [this] { nextRegion(1); });
    add(view, tr("Previous region"), QKeySequence("Shift+F6"), [this] { nextRegion(-1); });
    view->addSeparator();
    QAction* inspector = add(view, tr("Inspector"), QKeySequence("Ctrl+Alt+I"), [this] {
        wantsInspector_ = !wantsInspector_;
        collapse();
    });
    QAction* navigator = add(view, tr("Navigator"), QKeySequence("Ctrl+Alt+N"), [this] {
        wantsNavigator_ = !wantsNavigator_;
        collapse();
    });
    QAction* queue = add(view, tr("Queue"), QKeySequence("Ctrl+Alt+J"),
                         [this] { queueList_->setVisible(!queueList_->isVisible()); });
    for (QAction* part : {inspector, navigator, queue}) part->setCheckable(true);
    connect(view, &QMenu::aboutToShow, this, [=, this] {
        inspector->setChecked(wantsInspector_);
        navigator->setChecked(wantsNavigator_);
        queue->setChecked(queueList_->isVisible());
    });
    auto* themeMenu = view->addMenu(tr("Theme"));
    auto* group = new QActionGroup(themeMenu);
    for (const auto& [name, key, choice] : {std::tuple{tr("As the system"), "system", ThemeChoice::System},
                                            std::tuple{tr("Light"), "light", ThemeChoice::Light},
                                            std::tuple{tr("Dark"), "dark", ThemeChoice::Dark}}) {
        auto* entry = themeMenu->addAction(name);
        entry->setCheckable(true);
        connect(themeMenu, &QMenu::aboutToShow, entry, [entry, choice = choice] {
            entry->setChecked(Theme::instance().choice() == choice); // Settings chooses too
        });
        entry->setChecked(Theme::instance().choice() == choice);
        group->addAction(entry);
        connect(entry, &QAction::triggered, this, [key = QString(key), choice = choice] {
            Theme::instance().choose(choice);
            QSettings().setValue("theme", key);
        });
    }

    makeLanguageMenu(view);
}

void MainWindow::makeStudyMenu() {
    auto* study = menuBar()->addMenu(tr("&Study"));
    ofStudies_ = {
        add(study, tr("New study"), QKeySequence("Ctrl+Shift+N"), [this] { document_->addStudy(); }),
        add(study, tr("Rename study…"), QKeySequence(), [this] { renameStudy(); })};
    removeStudy_ = add(study, tr("Remove study"), QKeySequence(), [this] { document_->removeStudy(); });
    study->addSeparator();
    add(study, tr("Choose unknowns"), QKeySequence(), [this] { goTo(kUnknowns); });
    add(study, tr("Settings of the method"), QKeySequence("Ctrl+,"), [this] {
        goTo(kRun);
        runPage_->showSettings();
    });
    add(study, tr("Read the data again"), QKeySequence("Ctrl+R"), [this] { document_->reloadData(); });
}

void MainWindow::makeRunMenu() {
    auto* runs = menuBar()->addMenu(tr("&Run"));
    runAction_ = add(runs, tr("Run"), QKeySequence("F5"), [this] { run(); });
    cancelAction_ = add(runs, tr("Cancel"), QKeySequence("Shift+F5"), [this] { cancel(); });
    leaveAction_ =
        add(runs, tr("Detach: it goes on without this window"), QKeySequence(), [this] { leaveRun(); });
    runs->addSeparator();
    add(runs, tr("Run on…"), QKeySequence(), [this] { showRunOn(); });
    add(runs, tr("Places…"), QKeySequence(), [this] { showPlaces(); });
    followAction_ = add(runs, tr("Follow a folder…"), QKeySequence(), [this] { askFollow(); });
}

void MainWindow::makeHelpMenu() {
    auto* help = menuBar()->addMenu(tr("&Help"));
    add(help, tr("Guide: this page"), QKeySequence("F1"), [this] { showGuide(); });
    add(help, tr("First steps with your own files"), QKeySequence(), [this] { showFirstSteps(); });
    add(help, tr("Five-minute tour"), QKeySequence(), [this] { showGuide("tour"); });
    add(help, tr("Methods"), QKeySequence(), [this] { showGuide(methods().front()->guidePage); });
    add(help, tr("Model language"), QKeySequence(), [this] { showGuide("language"); });
    add(help, tr("Messages"), QKeySequence(), [this] { showGuide("messages"); });
    add(help, tr("Study file"), QKeySequence(), [this] { showGuide("study-file"); });
    add(help, tr("Keys"), QKeySequence(), [this] { showGuide("keys"); });
    add(help, tr("About Rigor"), QKeySequence(), [this] { showAbout(); });
}

} // namespace rigor

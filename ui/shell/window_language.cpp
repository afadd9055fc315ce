// The language of the window, switched while it is open.
#include "ui/shell/main_window.h"

#include "ui/methods/live/live_filter_view.h"
#include "ui/shell/find_action.h"
#include "ui/shell/guide/first_steps.h"
#include "ui/shell/guide/guide_window.h"
#include "ui/shell/places/places_page.h"
#include "ui/shell/places/queue_list.h"
#include "ui/steps/report/report_page.h"
#include "ui/steps/run/run_page.h"
#include "ui/widgets/navigator.h"
#include "ui/widgets/page_area.h"
#include "ui/widgets/text/language.h"

#include <QActionGroup>
#include <QMenu>
#include <QMenuBar>
#include <QSettings>

namespace rigor {

void MainWindow::makeLanguageMenu(QMenu* view) {
    auto* menu = view->addMenu(tr("Language"));
    auto* group = new QActionGroup(menu);
    const auto addEntry = [&](const QString& code, const QString& name) {
        auto* entry = menu->addAction(name);
        entry->setData(code);
        entry->setCheckable(true);
        // Who does not read the language of the window looks for its name in English, or in their own.
        if (!code.isEmpty())
            entry->setProperty(kAlsoCalled,
                               "language " + QLocale::languageToString(QLocale(code).language()));
        entry->setChecked(Language::instance().choice() == code);
        group->addAction(entry);
        // The menu goes with the texts, so the switch waits until it is closed.
        connect(
            entry, &QAction::triggered, this,
            [code] {
                QSettings().setValue("language", code);
                Language::instance().choose(code);
            },
            Qt::QueuedConnection);
    };
    addEntry({}, tr("As the system"));
    for (const auto& [code, name] : Language::all()) addEntry(code, name);
}

void MainWindow::rebuild() {
    const int step = step_, run = runPage_->shownRun();
    const bool places = pageStack_->currentWidget() == placesArea_;
    const int tab = placesPage_->tab();
    const bool queueShown = queueList_->isVisible();
    const QString page = guide_ && guide_->isVisible() ? guide_->page() : QString();
    delete std::exchange(guide_, nullptr);
    const bool steps = firstSteps_ && firstSteps_->isVisible();
    delete std::exchange(firstSteps_, nullptr);
    LiveStreaming live = runPage_->leaveStream();
    takeDown();
    for (QMenu* menu : menuBar()->findChildren<QMenu*>(Qt::FindDirectChildrenOnly)) delete menu;
    menuBar()->clear();
    build();
    queueList_->setVisible(queueShown);
    runPage_->showRun(run);
    runPage_->takeUpStream(std::move(live));
    reportPage_->showRun(run);
    goTo(step);
    if (places) {
        showPlaces();
        placesPage_->showTab(tab);
    }
    refreshBars();
    refreshJobs();
    collapse();
    navigator_->setFocus(Qt::OtherFocusReason); // what had the keyboard is gone
    if (!page.isEmpty()) showGuide(page);
    if (steps) showFirstSteps();
}

} // namespace rigor

// Where runs are computed, as the window's frame tells and asks it: Run on, the panel of the run under way,
// and the page of the places.
#include "ui/shell/main_window.h"

#include "ui/document/runs/places.h"
#include "ui/jobs/background.h"
#include "ui/shell/places/job_panel.h"
#include "ui/shell/places/places_page.h"
#include "ui/shell/places/run_on.h"
#include "ui/shell/top_bar.h"
#include "ui/steps/run/run_page.h"
#include "ui/widgets/job_status_bar.h"
#include "ui/widgets/page_area.h"
#include "ui/widgets/tables/table_view.h"

#include <QStackedWidget>
#include <QTimer>

namespace rigor {

void MainWindow::connectPlaces() {
    connect(topBar_, &TopBar::runOnAsked, this, &MainWindow::showRunOn);
    connect(jobPanel_, &JobPanel::leaveAsked, this, &MainWindow::leaveRun);
    connect(jobPanel_, &JobPanel::stopAsked, this, [this](int row) {
        if (const RunRecord* run = document_->run(queue_->current()))
            queue_->moveTo(withoutPlace(run->place, row).toStdString());
    });
    connect(jobPanel_, &JobPanel::moreAsked, this, &MainWindow::showMore);
    connect(queue_, &RunQueue::moved, this, [this](int number, const QString& place) {
        document_->runMoved(number, place);
        writeKeptNotes();
        // What was told before is gone when a run starts.
        QTimer::singleShot(0, this, [this, number, place] {
            if (const RunRecord* run = document_->run(number))
                tell(tr("%1 goes on on %2.").arg(run->title(), shownPlace(place)),
                     tr("What was computed before is taken from its record."));
        });
    });
    connect(jobStrip_, &JobStatusBar::placesAsked, this, [this] {
        panelClosed_ = jobPanel_->isVisible();
        refreshPanel();
    });
    connect(queue_, &RunQueue::started, this, [this] { panelClosed_ = false; });
    connect(placesPage_, &PlacesPage::closeAsked, this, [this] { goTo(step_); });
    connect(placesPage_, &PlacesPage::placesChanged, this, [this] {
        // A place that is gone is not run on.
        for (const PlaceEntry& one : placesPage_->places())
            if (place_ == one.name || (one.joins && place_ == withPlace(one.name, {}))) return;
        setPlace({});
    });
    topBar_->setPlace(place_);
    runPage_->setPlace(place_);
}

void MainWindow::setPlace(const QString& place) {
    place_ = place;
    topBar_->setPlace(place);
    runPage_->setPlace(place);
    showRunState();
}

/// The files are read first, off the GUI thread.
void MainWindow::showRunOn() {
    inBackground(
        this, [] { return knownPlaces(); },
        [this](Outcome<std::vector<PlaceEntry>>& outcome) {
            if (!outcome.value) return;
            auto* popup = new RunOn(*outcome.value, place_, leaves_, this);
            connect(popup, &RunOn::placeChosen, this, &MainWindow::setPlace);
            connect(popup, &RunOn::leavesChosen, this, [this](bool leaves) { leaves_ = leaves; });
            connect(popup, &RunOn::placesAsked, this, &MainWindow::showPlaces);
            popup->openBelow(topBar_->runOnButton());
        });
}

/// Where else the run under way is to be computed: the places that it has not.
void MainWindow::showMore() {
    inBackground(
        this, [] { return knownPlaces(); },
        [this, number = queue_->current()](Outcome<std::vector<PlaceEntry>>& outcome) {
            const RunRecord* run = document_->run(number);
            if (!outcome.value || !run || queue_->current() != number) return;
            std::vector<PlaceEntry>& places = *outcome.value;
            std::erase_if(places, [now = run->place](const PlaceEntry& one) {
                return hasPlace(now, one.name) || (one.name.isEmpty() && !one.joins);
            });
            for (PlaceEntry& one : places) one.joins = false;
            auto* popup = new RunOn(places, "-", std::nullopt, this);
            connect(popup, &RunOn::placeChosen, this, [this, number](const QString& place) {
                const RunRecord* now = document_->run(number);
                if (now && queue_->current() == number)
                    queue_->moveTo(withPlace(now->place, place).toStdString());
            });
            connect(popup, &RunOn::placesAsked, this, &MainWindow::showPlaces);
            popup->openBelow(jobPanel_->moreButton());
        });
}

void MainWindow::showPlaces() {
    placesPage_->refresh();
    pageStack_->setCurrentWidget(placesArea_);
    inspectorStack_->setCurrentWidget(placesPage_->inspector());
    placesPage_->showTab(PlacesPage::Places);
    placesPage_->takeKeys();
}

/// Of the run under way, or of the one in sight that goes on elsewhere.
void MainWindow::refreshPanel() {
    const int number = queue_->running() ? queue_->current() : runPage_->shownRun();
    const RunProgress& progress = queue_->progressOf(number);
    const RunRecord* run = document_->run(number);
    const bool elsewhere = run && run->phase == RunRecord::Phase::Elsewhere;
    const bool shown = run && (elsewhere || run->phase == RunRecord::Phase::Running) && !run->place.isEmpty();
    if (shown) jobPanel_->setRun(tr("Run %1").arg(number), progress, !elsewhere && queue_->canLeave());
    jobPanel_->setVisible(shown && !panelClosed_);
}

} // namespace rigor

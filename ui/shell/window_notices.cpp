// What the window tells in its strip, and the list of undo steps.
#include "ui/shell/main_window.h"

#include "ui/document/project/recent_projects.h"
#include "ui/document/remedy.h"
#include "ui/jobs/background.h"
#include "ui/plot/plot.h"
#include "ui/shell/find_action.h"
#include "ui/steps/run/run_page.h"
#include "ui/widgets/message_bar.h"
#include "ui/widgets/popup.h"
#include "ui/widgets/tables/table_view.h"
#include "ui/widgets/text/language.h"

#include <QApplication>
#include <QMenu>
#include <QMenuBar>
#include <QUndoView>
#include <QVBoxLayout>

namespace rigor {

void MainWindow::showFailure(const QString& clause, const QString& more) {
    noticeData_ = document_->data().csv.get();
    warned_ = false;
    BarMessage message{BarMessage::Kind::Error, clause, more, {}};
    for (const Remedy& remedy : remediesFor(*document_, more))
        message.links.push_back({remedy.text, [this, action = remedy.action] {
                                     QTimer::singleShot(0, this, [this, action] { stepAction(action); });
                                 }});
    message.links.push_back(
        {tr("Dismiss"), [this] { QTimer::singleShot(0, this, [this] { notices_->show({}); }); }});
    notices_->show({message});
}

void MainWindow::tell(const QString& clause, const QString& more) {
    noticeData_ = document_->data().csv.get();
    warned_ = false;
    notices_->show({{BarMessage::Kind::Info, clause, more, {}}});
}

void MainWindow::warn(const QString& clause, const QString& more) {
    // The project's own signals clear the strip; this one belongs to the project that is just being opened.
    QTimer::singleShot(0, this, [this, clause, more] {
        BarMessage message{BarMessage::Kind::Warning, clause, more, {}};
        message.links.push_back(
            {tr("Save as…"), [this] { QTimer::singleShot(0, this, [this] { save(true); }); }});
        notices_->show({message});
        warned_ = true;
    });
}

void MainWindow::tellNewStudy() {
    const QString title = fieldText(document_->method()->descriptor().title);
    QStringList others;
    for (const std::string& key : document_->methodsForData())
        if (key != document_->study().method) others << fieldText(findMethod(key)->title);
    QString more = tr("It has the data and the model of the study before and asks by %1.").arg(title);
    if (!others.isEmpty()) more += ' ' + tr("The data also allow: %1.").arg(others.join(", "));
    const auto later = [this](std::function<void()> action) {
        return [this, action = std::move(action)] { QTimer::singleShot(0, this, action); };
    };
    BarMessage message{BarMessage::Kind::Info,
                       tr("%1 is new.").arg(document_->studyNames().at(document_->shownStudy())),
                       more,
                       {}};
    if (!others.isEmpty())
        message.links.push_back({tr("Choose the method"), later([this] {
                                     runPage_->showRun(0);
                                     goTo(kRun);
                                 })});
    // What is asked next, once the bars have told the change.
    goTo(document_->needsModel() && document_->model().model ? kUnknowns : kData);
    runPage_->showRun(0);
    refreshBars();
    notices_->show({message});
}

void MainWindow::offerRecovery() {
    struct Found {
        std::vector<LeftBehind> left;
        std::vector<KeptRun> runs;
    };
    inBackground(
        this,
        [recent = recentProjects()] {
            for (const RecentProject& project : recent) removeStaleLock(project.file);
            return Found{Autosave::leftBehind(), keptRuns()};
        },
        [this](Outcome<Found>& outcome) {
            if (outcome.value) {
                left_ = std::move(outcome.value->left);
                keptLeft_ = std::move(outcome.value->runs);
            }
            showRecovery();
        });
}

void MainWindow::showRecovery() {
    const auto later = [this](std::function<void()> action) {
        return [this, action = std::move(action)] { QTimer::singleShot(0, this, action); };
    };
    std::vector<BarMessage> offers;
    for (const LeftBehind& left : left_) {
        QString more =
            tr("Its state of %1 was kept, with all runs.").arg(left.when.toString("yyyy-MM-dd HH:mm:ss"));
        for (const KeptRun& kept : keptLeft_)
            if (kept.recovery == left.file && kept.record.phase == RunRecord::Phase::Interrupted)
                more += ' ' + tr("%1 in it can go on.").arg(kept.record.title());
        BarMessage message{
            BarMessage::Kind::Warning, tr("%1 was not saved when Rigor ended.").arg(left.name), more, {}};
        message.links.push_back({tr("Restore"), later([this, left] { restore(left); })});
        message.links.push_back({tr("Discard"), later([this, left] {
                                     Autosave::discard(left);
                                     decided(left);
                                 })});
        offers.push_back(std::move(message));
    }
    for (BarMessage& message : keptOffers()) offers.push_back(std::move(message));
    if (offers.empty()) return recovery_->show({});
    // One decision at a time.
    const std::size_t count = offers.size();
    BarMessage shown = std::move(offers[offered_ % count]);
    if (count > 1)
        shown.links.push_back({tr("Next (1 of %1)").arg(count), later([this, count] {
                                   offered_ = (offered_ + 1) % count;
                                   showRecovery();
                               })});
    recovery_->show({std::move(shown)});
}

/// No longer offered.
void MainWindow::decided(const LeftBehind& left) {
    std::erase_if(left_, [&](const LeftBehind& other) { return other.file == left.file; });
    showRecovery();
}

void MainWindow::restore(const LeftBehind& left) {
    if (!mayLose([this, left] { restore(left); })) return;
    decided(left);
    // The old file goes only when the restored state, and no other, lies in this window's own; it is offered
    // again if it could not be read.
    auto* once = new QObject(this);
    connect(document_, &Document::failed, once, [this, once] {
        once->deleteLater();
        offerRecovery();
    });
    connect(document_, &Document::recovered, once, [this, once, left] {
        document_->disconnect(once);
        for (const RunRecord& run : document_->runs())
            if (run.phase == RunRecord::Phase::Interrupted) { // what was restored for
                runPage_->showRun(run.number);
                goTo(kRun);
            }
        connect(autosave_.get(), &Autosave::saved, once, [once, left] {
            Autosave::discard(left);
            once->deleteLater();
        });
        // Another project in its place before that: what was left is offered again.
        connect(document_, &Document::replaced, once, [this, once] {
            once->deleteLater();
            offerRecovery();
        });
    });
    document_->recover(left.file, left.project, left.name);
}

void MainWindow::showHistory() {
    // The list alone would keep Esc and clicks beside it to itself, and the popup would never close.
    auto* popup = new Popup(tr("History"), this);
    popup->setObjectName("history");
    auto* column = new QVBoxLayout(popup);
    column->setContentsMargins(1, 1, 1, 1);
    auto* list = new QUndoView(&document_->undoStack());
    column->addWidget(list);
    list->setEmptyLabel(tr("As opened"));
    list->setAccessibleName(tr("History"));
    list->setAlternatingRowColors(false);
    list->setFrameShape(QFrame::NoFrame);
    const int rows = std::min(16, document_->undoStack().count() + 1);
    popup->resize(320, rows * 24 + 10);
    popup->open();
    list->setFocus();
}

void MainWindow::findAction() {
    std::vector<FoundAction> found;
    const std::function<void(const QString&, const QMenu*)> addAll = [&](const QString& path,
                                                                         const QMenu* menu) {
        for (QAction* entry : menu->actions()) {
            if (entry->isSeparator()) continue;
            QString text = path + ": " + entry->text();
            text.remove('&');
            if (entry->menu()) {
                Q_EMIT entry->menu()->aboutToShow(); // some are filled then
                addAll(text, entry->menu());
            } else {
                found.push_back({text, entry->shortcut().toString(QKeySequence::NativeText),
                                 entry->property(kAlsoCalled).toString(), entry->isEnabled(),
                                 [entry] { entry->trigger(); }});
            }
        }
    };
    for (QAction* menu : menuBar()->actions()) addAll(menu->text(), menu->menu());
    for (const RunRecord& run : document_->runs())
        found.push_back({run.title(), {}, {}, true, [this, number = run.number] {
                             runPage_->showRun(number);
                             goTo(kRun);
                             refreshBars();
                         }});
    auto* popup = new FindAction(std::move(found), this);
    popup->open();
    popup->setFocus();
}

void MainWindow::copyFocused() {
    for (QWidget* widget = QApplication::focusWidget(); widget; widget = widget->parentWidget()) {
        if (auto* table = qobject_cast<TableView*>(widget)) return table->copyTable();
        if (auto* plot = qobject_cast<Plot*>(widget)) return plot->copyTable();
    }
    showFailure(tr("Nothing was copied."), tr("Click the table or plot to be copied first."));
}

} // namespace rigor

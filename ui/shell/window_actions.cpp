// The window's file actions: the only places where it asks with a dialog (files, and loss of work).

#include "core/engine/data/csv/csv_reader.h"
#include "core/engine/source/source.h"
#include "core/study/demo.h"
#include "core/study/places/running_folder.h"
#include "core/study/study.h"
#include "ui/shell/main_window.h"

#include "ui/document/project/recent_projects.h"
#include "ui/jobs/example_server.h"
#include "ui/shell/guide/first_steps.h"
#include "ui/shell/guide/guide_window.h"
#include "ui/steps/data/data_page.h"
#include "ui/steps/report/report_page.h"
#include "ui/steps/run/run_page.h"
#include "ui/widgets/text/labels.h"

#include <QApplication>
#include <QClipboard>
#include <QDialog>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QInputDialog>
#include <QMenu>
#include <QMessageBox>
#include <QMimeData>
#include <QPointer>
#include <QPushButton>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QThreadPool>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>
#include <vector>

namespace rigor {

bool MainWindow::mayLose(const std::function<void()>& then) {
    if (!asks_) return true;
    const auto ask = [this](const QString& title, const QString& text, const QStringList& answers) {
        QMessageBox box(QMessageBox::Question, title, text, QMessageBox::NoButton, this);
        std::vector<QAbstractButton*> buttons;
        for (const QString& answer : answers)
            buttons.push_back(box.addButton(answer, &answer == &answers.back() ? QMessageBox::RejectRole
                                                    : answers.size() - buttons.size() == 2
                                                        ? QMessageBox::DestructiveRole
                                                        : QMessageBox::AcceptRole));
        box.setEscapeButton(buttons.back());
        box.exec();
        return std::find(buttons.begin(), buttons.end(), box.clickedButton()) - buttons.begin();
    };
    if (queue_->running()) {
        const bool canLeave = queue_->canLeave();
        QStringList answers{tr("&End the run"), tr("&Cancel")};
        QString text =
            tr("%1 has not ended. Going on here ends it without a result.").arg(queue_->currentName());
        if (canLeave) {
            answers.prepend(tr("&Detach it"));
            text += ' ' + tr("Detached, it goes on without this window.");
        }
        const auto answer = ask(tr("A run goes on"), text, answers);
        if (answer == answers.size() - 1) return false;
        if (canLeave && answer == 0) {
            auto* once = new QObject(this);
            connect(queue_, &RunQueue::changed, once, [this, once, then] {
                if (queue_->running()) return;
                once->deleteLater();
                QTimer::singleShot(0, this, then);
            });
            queue_->leave();
            return false;
        }
    }
    if (document_->isEmpty() || !document_->isModified()) return true;
    const auto answer =
        ask(tr("Unsaved changes"), tr("%1 has changes that are not saved.").arg(document_->projectName()),
            {tr("&Save"), tr("Close &without saving"), tr("&Cancel")});
    if (answer == 1) return true;
    if (answer != 0) return false;
    auto* once = new QObject(this);
    connect(document_, &Document::saved, once, [this, once, then] {
        once->deleteLater();
        QTimer::singleShot(0, this, then);
    });
    connect(document_, &Document::failed, once, &QObject::deleteLater);
    if (!save(false)) once->deleteLater();
    return false;
}

void MainWindow::openFile() {
    const QString file = QFileDialog::getOpenFileName(
        this, tr("Open"), {},
        tr("All that Rigor opens (*.rigor *.toml *.csv *.txt *.tsv *.xlsx *.ods *.mat "
           "*.mo *.mech *.fmu *.json *.ssv);;Projects (*.rigor);;Studies (*.toml);;"
           "Data (*.csv *.txt *.tsv *.xlsx *.ods *.mat);;Models (*.mo *.mech *.fmu);;Sensors (*.json);;"
           "Parameter values (*.ssv);;All files (*)"));
    if (!file.isEmpty()) open(file);
}

void MainWindow::openRunFolder() {
    const QString folder = QFileDialog::getExistingDirectory(this, tr("Open run folder"));
    if (!folder.isEmpty()) open(folder);
}

/// Asks first if what is opened takes the place of the project.
void MainWindow::open(const QString& file) {
    const QFileInfo info(file);
    const QString suffix = info.suffix().toLower();
    const bool sensors = suffix == "json" && document_->needsModel();
    const bool replaces = info.isDir() || info.fileName() == kStateFile || suffix == "rigor" ||
                          (suffix == "toml" && !Document::isProgram(file)) || sensors;
    if (replaces && !mayLose([this, file] { document_->openAny(file); })) return;
    document_->openAny(file);
}

void MainWindow::openData() {
    const QStringList files = QFileDialog::getOpenFileNames(
        this, tr("Import data"), {},
        document_->needsModel() ? tr("Data (*.csv *.txt *.tsv *.lvm *.asc *.xlsx *.ods *.mat);;All files (*)")
                                : tr("Sensors (*.json);;All files (*)"));
    if (files.isEmpty()) return;
    goTo(kData);
    document_->importFiles(files);
}

void MainWindow::moreData() {
    QStringList files = QFileDialog::getOpenFileNames(
        this, tr("Apply the recipe to more files"), {},
        tr("Data (*.csv *.txt *.tsv *.lvm *.asc *.xlsx *.ods *.mat);;All files (*)"));
    if (files.isEmpty()) return;
    // One file is one experiment: the new ones join those that are there.
    const DataRecipe& recipe = document_->study().data;
    if (recipe.layout == "signals")
        for (auto file = recipe.files.rbegin(); file != recipe.files.rend(); ++file) {
            const auto path = (document_->study().file.parent_path() / *file).lexically_normal();
            files.prepend(QString::fromStdString(path.string()));
        }
    files.removeDuplicates();
    document_->importFiles(files);
}

void MainWindow::fillRecent(QMenu& menu) {
    menu.clear();
    for (const RecentProject& project : recentProjects())
        menu.addAction(QFileInfo(project.file).fileName(), this, [this, file = project.file] { open(file); })
            ->setToolTip(project.file);
    if (menu.isEmpty()) menu.addAction(tr("No projects yet"))->setEnabled(false);
}

void MainWindow::quit() {
    std::vector<QPointer<MainWindow>> windows;
    for (QWidget* widget : QApplication::topLevelWidgets())
        windows.emplace_back(qobject_cast<MainWindow*>(widget));
    for (const QPointer<MainWindow>& window : windows) {
        if (!window || !window->isVisible()) continue;
        window->quits_ = true;
        const bool closed = window->close();
        if (window) window->quits_ = false;
        if (!closed) return;
    }
}

void MainWindow::openModel() {
    const QString file = QFileDialog::getOpenFileName(this, tr("Open model"), {},
                                                      tr("Models (*.mo *.mech *.fmu *.toml);;All files (*)"));
    if (!file.isEmpty()) document_->openModel(file);
}

/// A model that another program serves (UM-Bridge).
void MainWindow::openAddress() {
    bool ok = false;
    const QString address = QInputDialog::getText(this, tr("Model of a server"), tr("Address"),
                                                  QLineEdit::Normal, "http://localhost:4242/", &ok)
                                .trimmed();
    if (!ok || address.isEmpty()) return;
    if (isAddress(address.toStdString()))
        document_->openModel(address);
    else
        showFailure(tr("%1 was not opened.").arg(address),
                    tr("An address begins with http:// and names the model: http://localhost:4242/beam."));
}

/// The template of the spring, its model asked of a server: one of our own, on this machine.
void MainWindow::serveExample() {
    try {
        const ShippedRig spring = shippedTemplate("mass-spring-damper");
        if (!served_) served_ = std::make_unique<ExampleServer>(spring.folder / spring.models.front());
        document_->openStudy(QString::fromStdString((spring.folder / spring.studies.front()).string()),
                             QString::fromStdString(served_->address()));
    } catch (const Error& e) {
        showFailure(tr("The example was not opened."), QString::fromStdString(e.sentence()));
    }
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
    if (event->mimeData()->hasUrls()) event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event) { openAll(event->mimeData()->urls()); }

void MainWindow::openAll(const QList<QUrl>& urls) {
    QStringList files;
    for (const QUrl& url : urls)
        if (url.isLocalFile()) files << url.toLocalFile();
    static const QStringList others{"rigor", "toml", "mo", "mech", "fmu", "json", "ssv"};
    const bool isData = std::ranges::none_of(
        files, [](const QString& file) { return others.contains(QFileInfo(file).suffix().toLower()); });
    if (isData && step_ == kRun && runPage_->dropData(files)) return;
    if (files.size() == 1) return open(files.first());
    // Several files are measurements of one kind.
    files.sort();
    if (files.isEmpty()) return;
    goTo(kData);
    document_->importFiles(files);
}

namespace {
/// Cells of a spreadsheet are separated by tabs. A text without any that holds nothing but numbers with a
/// decimal comma, below a name or not, is one column of them, not two of whole numbers.
QString asCells(const QString& text) {
    static const QRegularExpression number("^\\s*[-+]?\\d+,\\d+\\s*$");
    if (text.contains('\t')) return text;
    QStringList lines = text.split('\n');
    int numbers = 0;
    for (qsizetype i = 0; i < lines.size(); ++i) {
        if (lines[i].trimmed().isEmpty()) continue;
        if (number.match(lines[i]).hasMatch())
            ++numbers;
        else if (numbers > 0 || lines[i].contains(',') || lines[i].contains(';'))
            return text;
        lines[i].replace(',', '.'); // a file without a delimiter says nothing of the comma
    }
    return numbers > 0 ? lines.join('\n') : text;
}
} // namespace

void MainWindow::pasteData() {
    // Files copied in a file manager are opened as if they were dropped.
    const QMimeData* held = QApplication::clipboard()->mimeData();
    if (held && std::ranges::any_of(held->urls(), &QUrl::isLocalFile)) return openAll(held->urls());
    const QString text = QApplication::clipboard()->text();
    if (text.trimmed().isEmpty())
        return showFailure(tr("There is no text to paste."), tr("Copy cells of a spreadsheet first."));
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + "/pasted";
    QDir().mkpath(folder);
    const QString name =
        folder + "/pasted-" + QDateTime::currentDateTime().toString("yyyyMMdd-HHmmss-zzz") + ".csv";
    QFile file(name);
    if (!file.open(QIODevice::WriteOnly) || file.write(asCells(text).toUtf8()) < 0)
        return showFailure(tr("The pasted text was not kept."), file.errorString());
    file.close();
    try {
        sniffCsv(name.toStdString());
    } catch (const Error&) {
        file.remove();
        return showFailure(tr("The clipboard holds no table."), tr("Copy cells of a spreadsheet first."));
    }
    document_->openData(name);
}

bool MainWindow::save(bool as) {
    QString file = document_->file();
    if (as || file.isEmpty())
        file = QFileDialog::getSaveFileName(this, tr("Save project"), document_->projectName() + ".rigor",
                                            tr("Projects (*.rigor)"));
    if (file.isEmpty()) return false;
    if (!file.endsWith(".rigor")) file += ".rigor";
    document_->saveProject(file, as);
    return true;
}

void MainWindow::stepAction(const QString& name) {
    if (name == "open-data")
        openData();
    else if (name.startsWith("guide:"))
        showGuide(name.mid(6));
    else if (name.startsWith("copy:"))
        QGuiApplication::clipboard()->setText(name.mid(5));
    else if (name.startsWith("line:")) {
        goTo(kData);
        if (auto* page = qobject_cast<DataPage*>(this->page(kData)))
            page->showLine(name.mid(5).toULongLong());
    } else if (name.startsWith("deviation:") || name.startsWith("bound:")) {
        goTo(kData);
        dataPage_->editSensor(name.section(':', 1).toStdString(), name.startsWith("bound:"));
    } else if (name.startsWith("data:")) {
        goTo(kData);
        document_->importFiles(name.mid(5).split('\n'));
    } else if (name == "hold-inputs")
        document_->changeStudy(tr("hold the inputs between the rows"),
                               [](Study& study) { study.data.interpolation = "hold"; });
    else if (name.startsWith("method:"))
        document_->setMethod(name.mid(7));
    else if (name.startsWith("step:"))
        goTo(name.mid(5).toInt());
    else if (name.startsWith("show-run:")) {
        runPage_->showRun(name.mid(9).toInt());
        goTo(kRun);
        refreshBars();
    } else if (name.startsWith("file:"))
        open(name.mid(5));
    else if (name.startsWith("rig:")) {
        const auto go = [this, rig = name.mid(4)] { document_->openRig(rig); };
        if (mayLose(go)) go();
    } else if (name.startsWith("go-on:"))
        goOn(name.mid(6).toInt());
    else if (name == "first-steps")
        showFirstSteps();
    else if (name == "run")
        run();
    else if (name.startsWith("template:")) {
        const auto go = [this, from = name.mid(9)] { document_->openTemplate(from); };
        if (mayLose(go)) go();
    } else if (name.startsWith("example:")) {
        const auto go = [this, from = name.mid(8)] {
            if (from == "server")
                serveExample();
            else
                document_->openExample(from);
        };
        if (mayLose(go)) go();
    } else if (name == "more-data")
        moreData();
    else if (name == "open-model")
        openModel();
    else if (name == "open-address")
        openAddress();
    else if (name == "open")
        openFile();
    else if (name == "paste")
        pasteData();
    else if (name == "undo" || name == "redo")
        undo(name == "redo");
    else if (name == "export-study") {
        const QString file = askStudy(document_->projectName());
        if (!file.isEmpty()) document_->exportStudy(file);
    }
}

/// Model and data go into a folder of the same name beside it.
QString MainWindow::askStudy(const QString& name) {
    QString file = QFileDialog::getSaveFileName(this, tr("Export study with model and data"), name + ".toml",
                                                tr("Studies (*.toml)"));
    if (!file.isEmpty() && !file.endsWith(".toml")) file += ".toml";
    return file;
}

void MainWindow::renameStudy() {
    bool ok = false;
    const QString now = document_->studyNames().at(document_->shownStudy());
    const QString name =
        QInputDialog::getText(this, tr("Rename study"), tr("Name"), QLineEdit::Normal, now, &ok).trimmed();
    if (ok && !name.isEmpty()) document_->renameStudy(name);
}

void MainWindow::runMenu(int index, const QPoint& position) {
    const auto& runs = document_->runs();
    const int number = runs[runs.size() - 1 - static_cast<std::size_t>(index)].number;
    QMenu menu(this);
    menu.addAction(tr("Rename…"), this, [this, number] {
        bool ok = false;
        const QString name = QInputDialog::getText(this, tr("Rename run"), tr("Name"), QLineEdit::Normal,
                                                   document_->run(number)->shownName(), &ok);
        const bool other = name.trimmed() != document_->run(number)->shownName();
        if (ok && other && !name.trimmed().isEmpty()) document_->renameRun(number, name.trimmed());
    });
    if (document_->run(number)->phase == RunRecord::Phase::Ended)
        fillRepeatMenu(
            *menu.addMenu(tr("Repeat with")), *document_->run(number), this,
            [this](const RepeatRequest& request) { repeat(request); }, document_->askedBefore(), document_);
    if (document_->run(number)->phase == RunRecord::Phase::Ended)
        menu.addAction(tr("Export as study…"), this, [this, number] {
            const QString file = askStudy(QString("run-%1").arg(number));
            if (!file.isEmpty()) document_->exportRun(number, file);
        });
    if (document_->run(number)->phase == RunRecord::Phase::Interrupted) {
        menu.addAction(tr("Go on"), this, [this, number] { goOn(number); });
        menu.addAction(tr("Discard what was computed"), this, [this, number] {
            const QString folder = document_->run(number)->folder;
            document_->forgetRun(number);
            QThreadPool::globalInstance()->start([folder] { removeKept(folder); });
        });
    } else
        menu.addAction(tr("Remove"), this, [this, number] { document_->removeRun(number); });
    menu.exec(position);
}

void MainWindow::showGuide(const QString& place) {
    static const char* const kPages[] = {"data",    "model",  "unknowns",     "run",
                                         "compare", "report", "compare#trust"};
    if (!guide_) guide_ = new GuideWindow(this);
    QString asked = place;
    if (asked.isEmpty()) { // only a message names a place within a page
        const QString below = GuideWindow::pageFor(QApplication::widgetAt(QCursor::pos()), {});
        if (below.contains('#')) asked = below;
    }
    const QString first = document_->isEmpty() ? QStringLiteral("tour") : QString(kPages[step_]);
    if (asked.isEmpty()) {
        const QString focused = GuideWindow::pageFor(QApplication::focusWidget(), first);
        asked = document_->isEmpty() && !focused.contains('#') ? first : focused;
    }
    guide_->showPage(asked);
    guide_->show();
    guide_->raise();
}

void MainWindow::showFirstSteps() {
    if (!firstSteps_) {
        firstSteps_ = new FirstSteps(*document_, *queue_, this);
        connect(firstSteps_, &FirstSteps::actionAsked, this, &MainWindow::stepAction);
    }
    firstSteps_->show();
    firstSteps_->raise();
}

void MainWindow::showAbout() {
    auto* about = new QDialog(this);
    about->setAttribute(Qt::WA_DeleteOnClose);
    about->setWindowTitle(tr("About Rigor"));
    auto* column = new QVBoxLayout(about);
    column->setContentsMargins(24, 20, 24, 20);
    column->addWidget(new Text(tr("Rigor %1").arg(QString::fromStdString(programVersion())), TextUse::Title,
                               Ink::Text, QFont::DemiBold));
    auto* text =
        new Text(tr("A workbench for calibrating models of test rigs. Free software under the GNU General "
                    "Public License, version 3 or later. With Qt, QCustomPlot, Eigen, Boost, "
                    "oneTBB, {fmt}, fast_float, CLI11, toml++, JSON for Modern C++, SQLite and Inter."),
                 TextUse::Body, Ink::Muted);
    text->setWordWrap(true);
    text->setMinimumWidth(380);
    column->addWidget(text);
    about->show();
}

} // namespace rigor

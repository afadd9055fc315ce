// A watched folder: begun from the menu Run, told in a strip over every page while it goes on.
#include "ui/shell/main_window.h"

#include "core/foundation/message/number_text.h"
#include "core/methods/estimate_text.h"
#include "core/methods/watched.h"
#include "core/presentation/display_name.h"
#include "ui/jobs/folder_follow.h"
#include "ui/widgets/message_bar.h"
#include "ui/widgets/text/qt_text.h"

#include <QAction>
#include <QDir>
#include <QFileDialog>

namespace rigor {

namespace {
constexpr std::size_t kAsideTold = 3;

std::pair<BarMessage::Kind, QString> wordOf(const FollowStatus& status) {
    using Kind = BarMessage::Kind;
    switch (status.state) {
    case WatchState::Nothing:
        break;
    case WatchState::NotConverged:
        return {Kind::Warning, MainWindow::tr("the last search did not converge")};
    case WatchState::Consistent:
        return {Kind::Success, MainWindow::tr("nothing speaks against the model")};
    case WatchState::Reserved:
        return {Kind::Warning, MainWindow::tr("the answer stands with reservations")};
    case WatchState::Wrong:
        return {Kind::Error, MainWindow::tr("the model is wrong")};
    case WatchState::SomeWrong:
        return {Kind::Warning, MainWindow::tr("some candidates are wrong")};
    }
    return {Kind::Info, MainWindow::tr("no answer yet")};
}

QStringList sentencesOf(const FollowStatus& status) {
    QStringList said;
    for (const Message& one : status.words) said << qt(one);
    QStringList values;
    for (const Estimate& e : status.estimates)
        values << qt(estimateTitle(e.name)) + " = " + qt(textWithUnit(shown(e)));
    if (!values.isEmpty()) said << values.join(", ") + '.';
    if (!status.lastFile.empty())
        said << MainWindow::tr("Last file: %1 (%2).")
                    .arg(qt(status.lastFile), qt(durationText(status.lookTime)));
    if (!status.problem.empty()) said << qt(status.problem);
    if (!status.aside.empty()) {
        said << MainWindow::tr("%n file(s) set aside:", nullptr, static_cast<int>(status.aside.size()));
        for (std::size_t k = status.aside.size(); k-- > 0 && status.aside.size() - k <= kAsideTold;)
            said << qt(status.aside[k].name) + ": " + qt(status.aside[k].reason);
    }
    return said;
}
} // namespace

void MainWindow::askFollow() {
    const QString folder =
        QFileDialog::getExistingDirectory(this, tr("Follow a folder: where new files appear"));
    if (!folder.isEmpty()) followFolder(folder);
}

void MainWindow::followFolder(const QString& folder) {
    if (follow_->isRunning()) return;
    const Method* method = document_->method();
    if (document_->isEmpty() || !method || !canBeWatched(method->descriptor()))
        return showFailure(
            tr("The folder is not followed."),
            tr("Least squares, homotopy, model adequacy and the filter can take new files; the "
               "study needs one of them, and a model."));
    SelfContainedStudy study{withAbsolutePaths(document_->study()), document_->modelText().toStdString(),
                             document_->model().fileName.toStdString()};
    follow_->start(std::move(study), document_->projectName().toStdString(), folder.toStdString());
}

void MainWindow::showFollow() {
    followAction_->setEnabled(!follow_->isRunning());
    if (follow_->folder().isEmpty()) return;
    const auto later = [this](std::function<void()> action) {
        return [this, action = std::move(action)] { QTimer::singleShot(0, this, action); };
    };
    const QString name = QDir(follow_->folder()).dirName();
    const FollowStatus& status = follow_->status();
    const auto files = tr("%n file(s)", nullptr, static_cast<int>(status.files));
    auto [kind, word] = wordOf(status);
    BarMessage strip{kind, {}, sentencesOf(status).join(' '), {}};
    if (!follow_->failure().isEmpty()) {
        strip.kind = BarMessage::Kind::Error;
        strip.clause = tr("%1 is not followed.").arg(name);
        strip.more = follow_->failure();
    } else if (!follow_->isRunning()) {
        strip.clause = tr("%1 was followed: %2, %3.").arg(name, files, word);
    } else if (!status.there) {
        strip.kind = BarMessage::Kind::Warning;
        strip.clause = tr("%1 is not there; it is waited for.").arg(name);
    } else {
        strip.clause = tr("Following %1: %2, %3.").arg(name, files, word);
        if (status.waiting > 0) strip.more.prepend(tr("A new file is still being written.") + ' ');
    }
    if (follow_->isRunning())
        strip.links.push_back({tr("Stop"), later([this] { follow_->stop(); })});
    else
        strip.links.push_back({tr("Close"), later([this] { followed_->show({}); })});
    if (status.files > 0)
        strip.links.push_back(
            {tr("Open its study"), later([this] { open(QDir(follow_->out()).filePath("study.toml")); })});
    followed_->show({strip});
}

} // namespace rigor

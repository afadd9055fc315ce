#pragma once
// The window with files of the test's own, driven as a person would: drop, click, type.

#include "core/foundation/base/random.h"
#include "core/study/report/report.h"
#include "tests/ui/ui_fixture.h"
#include "ui/shell/main_window.h"
#include "ui/steps/data/data_import.h"
#include "ui/steps/data/data_inspector.h"
#include "ui/steps/data/data_page.h"
#include "ui/steps/model/code_editor.h"
#include "ui/steps/model/model_page.h"
#include "ui/steps/report/report_page.h"
#include "ui/steps/run/run_page.h"
#include "ui/steps/unknowns/proposal_panel.h"
#include "ui/steps/unknowns/unknowns_page.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDropEvent>
#include <QLineEdit>
#include <QMenu>
#include <QMimeData>
#include <QPushButton>
#include <QTemporaryDir>
#include <QUrl>

namespace rigor {

struct DataWindow {
    QTemporaryDir folder;
    MainWindow main;
    Document& document = main.document();
    DataPage* page = qobject_cast<DataPage*>(main.page(kData));
    DataInspector& details = page->details();
    ImportRoom& room = page->import();

    DataWindow() {
        main.setAsksBeforeLoss(false);
        main.resize(1440, 900);
        main.show();
        main.activateWindow();
    }
    QString write(const QString& name, const QByteArray& bytes) {
        QFile file(folder.filePath(name));
        if (!file.open(QIODevice::WriteOnly)) return {};
        file.write(bytes);
        return file.fileName();
    }
    const DataRecipe& recipe() { return document.study().data; }
    bool settled() {
        return waitUntil(
            [this] {
                return document.data().phase != DataState::Phase::Loading && document.data().csv &&
                       !document.isSettling();
            },
            60000);
    }
    /// Mapped to the model.
    bool ready() {
        return waitUntil(
            [this] { return document.data().phase == DataState::Phase::Ready && !document.isSettling(); },
            60000);
    }
    void pause(int milliseconds = 50) {
        waitUntil([] { return false; }, milliseconds);
    }
    template <class W> W* named(QWidget* within, const QString& name) {
        for (W* widget : within->findChildren<W*>())
            if (widget->accessibleName() == name && widget->isVisibleTo(within)) return widget;
        return nullptr;
    }
    QPushButton* button(QWidget* within, const QString& text) {
        for (auto* one : within->findChildren<QPushButton*>())
            if (one->text() == text && one->isVisibleTo(within)) return one;
        return nullptr;
    }
    void trigger(QMenu* menu, const QString& begins) {
        Q_EMIT menu->aboutToShow();
        for (QAction* action : menu->actions())
            if (action->text().startsWith(begins) && action->isEnabled()) {
                action->trigger();
                pause();
                return;
            }
        QFAIL(qPrintable("no entry " + begins));
    }
    void type(QLineEdit* edit, const QString& text) {
        edit->setFocus();
        edit->selectAll();
        QTest::keyClick(edit, Qt::Key_Delete);
        QTest::keyClicks(edit, text);
        QTest::keyClick(edit, Qt::Key_Return);
        pause();
    }
    void choose(QComboBox* combo, const QString& text) {
        const int index = combo->findText(text);
        QVERIFY2(index >= 0, qPrintable(text));
        combo->setCurrentIndex(index);
        Q_EMIT combo->activated(index);
        pause();
    }

    void drop(const QStringList& files) {
        QMimeData mime;
        QList<QUrl> urls;
        for (const QString& file : files) urls << QUrl::fromLocalFile(file);
        mime.setUrls(urls);
        const QPoint middle = main.rect().center();
        QDragEnterEvent enter(middle, Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(&main, &enter);
        if (!enter.isAccepted()) return;
        QDropEvent dropped(middle, Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(&main, &dropped);
    }
    /// The text of a model, pasted into the editor.
    void writeModel(const QString& text) {
        main.goTo(kModel);
        auto* editor = qobject_cast<ModelPage*>(main.page(kModel))->editor();
        editor->setFocus();
        editor->selectAll();
        QApplication::clipboard()->setText(text);
        editor->paste();
        waitUntil(
            [this] { return document.model().phase == ModelState::Phase::Good && !document.isSettling(); },
            20000);
    }
    UnknownsPage& unknowns() { return *qobject_cast<UnknownsPage*>(main.page(kUnknowns)); }
    /// From the menu, and ranges as the data propose them.
    bool addUnknowns(const QStringList& names) {
        main.goTo(kUnknowns);
        for (const QString& name : names) {
            QMenu* menu = button(&unknowns(), "Add unknown")->menu();
            trigger(menu, name + "  ");
        }
        if (document.study().unknowns.size() != static_cast<std::size_t>(names.size()) || !ready())
            return false;
        unknowns().proposeButton()->click();
        if (!waitUntil([this] { return !unknowns().proposal()->isSearching(); }, 240000)) return false;
        if (!unknowns().proposal()->takeButton()->isVisible()) return false;
        unknowns().proposal()->takeButton()->click();
        return ready();
    }
    /// F5 to its end; null = it refused its input.
    std::shared_ptr<const Result> run() {
        if (!document.whyNotRun().isEmpty()) {
            qWarning("%s", qPrintable(document.whyNotRunText()));
            return nullptr;
        }
        const std::size_t before = document.runs().size();
        main.run();
        waitUntil(
            [&] {
                return document.runs().size() > before &&
                       document.runs().back().phase == RunRecord::Phase::Ended;
            },
            240000);
        return document.runs().size() > before ? document.runs().back().result : nullptr;
    }
    /// The page that the button writes.
    QString report() {
        auto* reports = qobject_cast<ReportPage*>(main.page(kReport));
        main.goTo(kReport);
        const QString file = folder.filePath("report.html");
        reports->exportTo(file);
        if (!waitUntil([&] { return QFile::exists(file) && QFile(file).size() > 0; }, 60000)) return {};
        QFile written(file);
        return written.open(QIODevice::ReadOnly) ? QString::fromUtf8(written.readAll()) : QString();
    }
};

} // namespace rigor

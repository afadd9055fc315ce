// Ctrl+K: any action and any run is found by typing, and done with Enter.
#include "tests/support/test_program.h"
#include "tests/ui/ui_fixture.h"
#include "ui/shell/find_action.h"
#include "ui/shell/main_window.h"
#include "ui/widgets/text/language.h"

#include <QAction>
#include <QApplication>
#include <QLineEdit>
#include <QListWidget>
#include <QMenuBar>
#include <QPointer>
#include <QSettings>
#include <QtTest>

namespace test_find_action {

using namespace rigor;

namespace {
FindAction* open(MainWindow& window) {
    QApplication::setActiveWindow(&window); // a popup that went leaves none active off the screen
    QTest::keyClick(&window, Qt::Key_K, Qt::ControlModifier);
    return window.findChild<FindAction*>();
}

QStringList texts(const FindAction& find) {
    QStringList all;
    for (int row = 0; row < find.list()->count(); ++row) all << find.list()->item(row)->text();
    return all;
}
} // namespace

class TestFindAction : public QObject {
    Q_OBJECT
    std::unique_ptr<MainWindow> window_;

  private Q_SLOTS:
    void initTestCase() { useTestSettings(); }
    void init() {
        Language::instance().choose("en");
        window_ = std::make_unique<MainWindow>();
        window_->setAsksBeforeLoss(false);
        window_->show();
        QApplication::setActiveWindow(window_.get());
        QVERIFY(QTest::qWaitForWindowActive(window_.get()));
    }
    void cleanup() {
        window_.reset();
        Theme::instance().choose(ThemeChoice::Light);
        Language::instance().choose("en");
    }

    void anActionIsFoundByTyping() {
        QPointer<FindAction> find = open(*window_);
        QVERIFY(find && find->isVisible());
        QVERIFY(find->list()->count() > 30);
        QTest::keyClicks(find->edit(), "repo");
        QVERIFY(texts(*find).contains("View: Report   Ctrl+6"));
        for (const QString& text : texts(*find))
            QVERIFY2(text.contains("repo", Qt::CaseInsensitive), qPrintable(text));
        QTest::keyClicks(find->edit(), "rt view"); // the words in any order
        QCOMPARE(texts(*find), QStringList("View: Report   Ctrl+6"));
        QTest::keyClick(find->edit(), Qt::Key_Return);
        QTRY_COMPARE(window_->currentStep(), int(kReport));
        QTRY_VERIFY(!find); // it goes by itself
    }

    void theArrowsChooseAndEscapeCloses() {
        QPointer<FindAction> find = open(*window_);
        QTest::keyClicks(find->edit(), "view: ");
        QCOMPARE(find->list()->currentRow(), 0);
        QTest::keyClick(find->edit(), Qt::Key_Down);
        QTest::keyClick(find->edit(), Qt::Key_Down);
        QTest::keyClick(find->edit(), Qt::Key_Up);
        QCOMPARE(find->list()->currentRow(), 1);
        QTest::keyClick(find->edit(), Qt::Key_Return);
        QTRY_COMPARE(window_->currentStep(), int(kModel));
        QTRY_VERIFY(!find);
        find = open(*window_);
        QVERIFY(find);
        QTest::keyClick(find->edit(), Qt::Key_Escape);
        QTRY_VERIFY(!find);
        QCOMPARE(window_->currentStep(), int(kModel));
    }

    void whatCannotBeDoneIsShownButNotDone() {
        FindAction* find = open(*window_);
        QTest::keyClicks(find->edit(), "edit: undo");
        QCOMPARE(texts(*find).size(), qsizetype(1));
        QVERIFY(!(find->list()->item(0)->flags() & Qt::ItemIsEnabled));
        QTest::keyClick(find->edit(), Qt::Key_Return);
        QVERIFY(find->isVisible());
        QTest::keyClicks(find->edit(), " xyzzy");
        QCOMPARE(find->list()->count(), 1);
        QVERIFY(texts(*find).first().contains("xyzzy")); // says that nothing is called so
        QTest::keyClick(find->edit(), Qt::Key_Return);
        QVERIFY(find->isVisible());
        find->close();
    }

    /// A language is found by its English name too, whatever the window speaks.
    void aLanguageIsFoundByItsEnglishName() {
        for (const char* spoken : {"en", "fr"}) {
            Language::instance().choose(spoken);
            for (const auto& [typed, name] : {std::pair("german", "Deutsch"), std::pair("french", "Français"),
                                              std::pair("dutch", "Nederlands")}) {
                QPointer<FindAction> find = open(*window_);
                QTest::keyClicks(find->edit(), typed);
                QCOMPARE(texts(*find).size(), qsizetype(1));
                QVERIFY2(texts(*find).first().contains(QString::fromUtf8(name)), typed);
                find->close();
                QTRY_VERIFY(!find);
            }
        }
    }

    void entriesOfSubmenusAndOtherLanguagesAreFound() {
        QPointer<FindAction> find = open(*window_);
        QTest::keyClicks(find->edit(), "theme dark");
        QCOMPARE(texts(*find).size(), qsizetype(1));
        QTest::keyClick(find->edit(), Qt::Key_Return);
        QTRY_VERIFY(Theme::instance().choice() == ThemeChoice::Dark);
        QTRY_VERIFY(!find);
        Language::instance().choose("de");
        QCoreApplication::processEvents();
        find = open(*window_);
        QVERIFY(find);
        QTest::keyClicks(find->edit(), "vergleich");
        QVERIFY(!texts(*find).isEmpty());
        QTest::keyClick(find->edit(), Qt::Key_Return);
        QTRY_COMPARE(window_->currentStep(), int(kCompare));
    }

    // Whatever a menu offers stands in the list.
    void everyEntryOfTheMenusIsThere() {
        FindAction* find = open(*window_);
        const QString all = texts(*find).join('\n');
        const std::function<int(const QMenu*)> missing = [&](const QMenu* menu) {
            int count = 0;
            for (const QAction* entry : menu->actions()) {
                if (entry->isSeparator()) continue;
                if (entry->menu())
                    count += missing(entry->menu());
                else if (!all.contains(": " + QString(entry->text()).remove('&'))) {
                    qWarning() << entry->text();
                    ++count;
                }
            }
            return count;
        };
        for (const QAction* menu : window_->menuBar()->actions()) QCOMPARE(missing(menu->menu()), 0);
        find->close();
    }
};

RIGOR_WINDOW_TEST(TestFindAction)
#include "test_find_action.moc"

} // namespace test_find_action

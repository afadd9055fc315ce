// Every control of every page: reachable with the keyboard, named for screen readers, and visibly different
// while it has the keyboard.
#include "tests/support/test_paths.h"
#include "tests/support/test_program.h"
#include "tests/ui/ui_fixture.h"
#include "ui/methods/method_page.h"
#include "ui/result/page_state.h"
#include "ui/result/views/words_view.h"
#include "ui/shell/main_window.h"
#include "ui/steps/run/run_page.h"
#include "ui/widgets/job_status_bar.h"
#include "ui/widgets/language.h"
#include "ui/widgets/message_bar.h"
#include "ui/widgets/navigator.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSlider>
#include <QAccessible>
#include <QApplication>
#include <QComboBox>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPointer>
#include <QScrollArea>
#include <QScrollBar>
#include <QStandardPaths>
#include <QTabBar>
#include <QVBoxLayout>
#include <QtTest>

using namespace rigor;

namespace {
QString nameOf(QWidget* widget) {
    QAccessibleInterface* interface = QAccessible::queryAccessibleInterface(widget);
    return interface ? interface->text(QAccessible::Name) : QString();
}

/// For messages: class, place in the window, what is written on it.
QString wordsFor(const QWidget* widget) {
    QString path = widget->metaObject()->className();
    if (const auto* button = qobject_cast<const QAbstractButton*>(widget))
        path += " \"" + button->text() + '"';
    for (const QWidget* w = widget->parentWidget(); w && !w->isWindow(); w = w->parentWidget())
        if (QString(w->metaObject()->className()).startsWith("rigor::"))
            return path + " in " + w->metaObject()->className();
    return path;
}

/// What a person operates: fields, buttons, lists, tabs, and everything of Rigor's own that takes the
/// keyboard. Scroll bars and the parts of a control are the control's.
bool isControl(const QWidget* widget) {
    if (!widget->isVisible() || widget->isWindow() || qobject_cast<const QScrollBar*>(widget)) return false;
    if (qobject_cast<const QComboBox*>(widget->parentWidget())) return false;
    if (qobject_cast<const QLineEdit*>(widget->parentWidget())) return false; // its clear button
    if (qobject_cast<const QTabBar*>(widget->parentWidget())) return false;   // its scroll buttons
    if (qobject_cast<const QAbstractButton*>(widget) || qobject_cast<const QLineEdit*>(widget) ||
        qobject_cast<const QComboBox*>(widget) || qobject_cast<const QAbstractItemView*>(widget) ||
        qobject_cast<const QTabBar*>(widget) || qobject_cast<const QPlainTextEdit*>(widget) ||
        qobject_cast<const QAbstractSlider*>(widget))
        return !qobject_cast<const QAbstractItemView*>(widget->parentWidget()); // corner button of a table
    return (widget->focusPolicy() & Qt::TabFocus) != 0;
}

bool hasTabFocus(const QWidget* widget) {
    if (const QWidget* proxy = widget->focusProxy()) return hasTabFocus(proxy);
    return (widget->focusPolicy() & Qt::TabFocus) != 0;
}
} // namespace

class TestAccess : public QObject {
    Q_OBJECT
    std::unique_ptr<MainWindow> window_;
    QSet<QString> failures_;
    int checked_ = 0;

    QImage around(const QWidget* widget) {
        const QRect place(widget->mapTo(window_.get(), QPoint()), widget->size());
        return window_->grab(place.adjusted(-4, -4, 4, 4)).toImage();
    }

    void checkAll(const QString& page) {
        waitUntil([] { return false; }, 50);
        QSet<QWidget*> chain;
        for (QWidget* w = window_->nextInFocusChain(); w != window_.get(); w = w->nextInFocusChain())
            chain.insert(w);
        for (QWidget* widget : window_->findChildren<QWidget*>()) {
            if (!isControl(widget)) continue;
            ++checked_;
            const QString words = page + ": " + wordsFor(widget);
            if (nameOf(widget).isEmpty()) failures_ << words + " has no accessible name";
            if (!widget->isEnabled()) {
                // Disabled things say why; the reason of Undo is that there is nothing to undo.
                if (widget->toolTip().isEmpty() && widget->accessibleDescription().isEmpty())
                    failures_ << words + " is disabled and does not say why";
                continue;
            }
            if (!hasTabFocus(widget)) failures_ << words + " is not reached by Tab";
            if (!chain.contains(widget)) failures_ << words + " is not in the chain of Tab";
        }
    }

    void checkRings(const QString& page) {
        // A dialog that has just gone may have left no window active.
        window_->activateWindow();
        waitUntil([&] { return window_->isActiveWindow(); }, 5000);
        // Leaving a field can build a part of the page anew: some of the list may be gone.
        QVector<QPointer<QWidget>> all;
        for (QWidget* widget : window_->findChildren<QWidget*>()) all << widget;
        for (const QPointer<QWidget>& widget : all) {
            if (!widget || !isControl(widget) || !widget->isEnabled() || widget->focusProxy() ||
                !hasTabFocus(widget))
                continue;
            if (widget->visibleRegion().isEmpty()) continue; // scrolled out of sight
            window_->navigator().setFocus(Qt::OtherFocusReason);
            if (!widget || widget == &window_->navigator()) continue;
            const QImage without = around(widget);
            widget->setFocus(Qt::TabFocusReason);
            if (QApplication::focusWidget() != widget) {
                failures_ << page + ": " + wordsFor(widget) + " does not take the keyboard";
                continue;
            }
            if (around(widget) == without)
                failures_ << page + ": " + wordsFor(widget) + " looks the same with the keyboard";
        }
    }

    void check(const QString& page) {
        window_->setAttribute(Qt::WA_KeyboardFocusChange); // as after Tab
        checkAll(page);
        checkRings(page);
    }

    void report() {
        QStringList all(failures_.begin(), failures_.end());
        all.sort();
        for (const QString& failure : all) qWarning().noquote() << failure;
        const auto count = failures_.size();
        failures_.clear();
        QCOMPARE(count, qsizetype(0));
    }

  private Q_SLOTS:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName("rigor-test");
        Language::instance().choose("en");
        Theme::instance().choose(ThemeChoice::Light);
        Theme::instance().install();
        window_ = std::make_unique<MainWindow>();
        window_->setAsksBeforeLoss(false);
        window_->resize(1440, 900);
        window_->show();
        QApplication::setActiveWindow(window_.get());
        QVERIFY(QTest::qWaitForWindowActive(window_.get()));
    }
    void cleanupTestCase() { window_.reset(); }

    void theEmptyWindow() {
        for (int step = 0; step < 6; ++step) {
            window_->goTo(step);
            check(QString("empty, step %1").arg(step + 1));
        }
        QVERIFY(checked_ > 60);
        report();
    }

    void theStepsOfAStudy() {
        Document& document = window_->document();
        document.openStudy(shippedStudy());
        QVERIFY(waitUntil([&] { return document.whyNotRun().isEmpty(); }));
        for (int step = 0; step < 6; ++step) {
            window_->goTo(step);
            check(QString("study, step %1").arg(step + 1));
        }
        report();
    }

    void aResultWithItsViewsTheComparisonAndTheReport() {
        Document& document = window_->document();
        const std::pair<const char*, FieldValue> options[] = {{"population", 8LL},
                                                              {"generations", 2LL},
                                                              {"optimiser", std::string("genetic")},
                                                              {"reference_samples", 64LL},
                                                              {"standard_errors", false}};
        for (const auto& [key, value] : options) {
            document.setOption(key, value);
            waitUntil([] { return false; }, 5);
        }
        for (int run = 1; run <= 2; ++run) {
            window_->run();
            QVERIFY(waitUntil([&] { return !window_->queue().running() && document.run(run)->result; }));
        }
        auto* page = qobject_cast<RunPage*>(window_->page(kRun));
        QVERIFY(waitUntil([&] { return page->resultPage() && page->resultPage()->isVisible(); }));
        const auto views = page->resultPage()->views();
        for (int view = 0; view < views.size(); ++view) {
            page->resultPage()->showView(view);
            check("result, " + views[view]);
        }
        window_->goTo(kCompare);
        check("compare");
        window_->goTo(kReport);
        waitUntil([] { return false; }, 1000);
        check("report");
        report();
    }

    void aRunGoingOn() {
        Document& document = window_->document();
        document.setOption("generations", 500LL);
        window_->run();
        QVERIFY(waitUntil([&] { return document.run(3)->trace.size() > 2; }));
        check("live");
        window_->cancel();
        QVERIFY(waitUntil([&] { return !window_->queue().running(); }));
        report();
    }

    /// Tab goes through the regions as they lie, whatever was made when: after a run its page before the bar
    /// at the bottom.
    void tabBeginsWithThePageAndEndsWithTheJobs() {
        MainWindow window;
        window.setAsksBeforeLoss(false);
        window.resize(1440, 900);
        window.show();
        window.activateWindow();
        QWidget *const runPage = window.page(kRun), *const jobs = &window.jobStrip();
        Document& document = window.document();
        document.openStudy(shippedStudy());
        QVERIFY(waitUntil([&] { return document.whyNotRun().isEmpty(); }));
        document.setOption("generations", 1LL);
        document.setOption("population", 8LL);
        document.setOption("optimiser", std::string("genetic"));
        document.setOption("reference", std::string("none"));
        window.run();
        QVERIFY(waitUntil([&] { return !window.queue().running() && document.run(1)->result; }));
        auto* page = qobject_cast<RunPage*>(window.page(kRun));
        QVERIFY(waitUntil([&] { return page->resultPage() && page->resultPage()->isVisible(); }));
        const auto inside = [](const QWidget* place, const QWidget* w) {
            return w && (place == w || place->isAncestorOf(w));
        };
        if (QWidget* now = QApplication::focusWidget()) now->clearFocus();
        QTest::keyClick(&window, Qt::Key_Tab);
        QVERIFY(inside(runPage, QApplication::focusWidget()));
        bool left = false;
        int stops = 0;
        for (; stops < 300 && !inside(jobs, QApplication::focusWidget()); ++stops) {
            QWidget* now = QApplication::focusWidget();
            QVERIFY(now);
            const bool in = inside(runPage, now);
            QVERIFY2(!in || !left, qPrintable(now->accessibleName())); // once left, the page is done
            left = left || !in;
            QTest::keyClick(now, Qt::Key_Tab);
        }
        QVERIFY(left && stops > 5 && stops < 300);
        // Back the same way.
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Backtab, Qt::ShiftModifier);
        QVERIFY(!inside(jobs, QApplication::focusWidget()));
        window.hide();
        window_->activateWindow();
        QVERIFY(waitUntil([&] { return QApplication::activeWindow() == window_.get(); }, 5000));
    }

    void wordsAreAStopOfTabWhereTheyDoNotFit() {
        view::Words words{"In words", {}};
        for (int line = 0; line < 12; ++line) words.lines.emplace_back(view::Line{"Words that take a line."});
        PageState state;
        const std::unique_ptr<QWidget> panel(wordsPanel(words, state));
        panel->setParent(window_.get());
        panel->setGeometry(200, 200, 300, 120);
        panel->show();
        panel->raise();
        auto* area = panel->findChild<QScrollArea*>();
        QVERIFY(waitUntil([&] { return area->verticalScrollBar()->maximum() > 0; }));
        QVERIFY(hasTabFocus(area));
        QCOMPARE(nameOf(area), QString("In words"));
        window_->navigator().setFocus(Qt::OtherFocusReason);
        const QImage without = around(area);
        area->setFocus(Qt::TabFocusReason);
        QCOMPARE(QApplication::focusWidget(), area);
        QVERIFY(around(area) != without);
        QTest::keyClick(area, Qt::Key_PageDown);
        QVERIFY(area->verticalScrollBar()->value() > 0);
        panel->resize(300, 600);
        QVERIFY(waitUntil([&] { return area->verticalScrollBar()->maximum() == 0; }));
        QVERIFY(!hasTabFocus(area));
    }

    void aLegendIsAStopOfTabOnlyWithEntries() {
        PlotLegend legend;
        QVERIFY(!hasTabFocus(&legend));
        legend.setEntries({{.name = "measured"}});
        QVERIFY(hasTabFocus(&legend));
        legend.setEntries({});
        QVERIFY(!hasTabFocus(&legend));
    }

    void theResultPagesOfTheOtherMethods_data() {
        QTest::addColumn<QString>("study");
        QTest::addColumn<QVariantMap>("options"); // those that keep the run short
        QTest::newRow("least squares")
            << "van-der-pol-duffing/least-squares.toml" << QVariantMap{{"starts", 20}};
        QTest::newRow("homotopy") << "van-der-pol-duffing/homotopy.toml" << QVariantMap{{"comparison", 0}};
        QTest::newRow("adequacy") << "servo-press/adequacy.toml" << QVariantMap{{"bootstrap", 20}};
        QTest::newRow("selection") << "servo-press/selection.toml" << QVariantMap();
        QTest::newRow("verified") << "drive-train/verified.toml" << QVariantMap{{"max_boxes", 4}};
        QTest::newRow("filter") << "hydraulic-four-bar/filter.toml"
                                << QVariantMap{{"cross_check", false}, {"smoother", false}};
    }
    void theResultPagesOfTheOtherMethods() {
        QFETCH(QString, study);
        QFETCH(QVariantMap, options);
        Document& document = window_->document();
        document.openStudy(QString::fromStdString(sourceDir() + "/resources/rigs/") + study);
        QVERIFY(waitUntil([&] {
            return document.study().file.string().ends_with(study.toStdString()) &&
                   document.whyNotRun().isEmpty();
        }));
        for (auto option = options.begin(); option != options.end(); ++option) {
            const bool flag = option->typeId() == QMetaType::Bool;
            document.setOption(option.key(),
                               flag ? FieldValue(option->toBool()) : FieldValue(option->toLongLong()));
            QVERIFY(waitUntil([&] { return document.whyNotRun().isEmpty(); })); // checked anew
        }
        const QString tag = QTest::currentDataTag();
        for (const int step : {kData, kRun}) {
            window_->goTo(step);
            check(QString("%1, step %2").arg(tag).arg(step + 1));
        }
        QVERIFY(document.runs().empty()); // of this study
        window_->run();
        QVERIFY(waitUntil([&] { return !document.runs().empty() && document.runs().back().result; }, 120000));
        QVERIFY(waitUntil([&] { return !window_->queue().running(); }));
        auto* page = qobject_cast<RunPage*>(window_->page(kRun));
        window_->goTo(kRun);
        const int number = document.runs().back().number;
        page->showRun(number);
        QVERIFY(waitUntil([&] {
            return page->resultPage() && page->resultPage()->isVisible() && page->shownRun() == number;
        }));
        const auto views = page->resultPage()->views();
        QVERIFY(!views.isEmpty());
        for (int view = 0; view < views.size(); ++view) {
            page->resultPage()->showView(view);
            check(tag + ", " + views[view]);
        }
        report();
    }

    /// The link that was followed goes with its strip: no other control gets the ring for it.
    /// (The last test: another window becomes the active one.)
    void aStripThatGoesGivesItsKeyboardToNobody() {
        QWidget window;
        auto* column = new QVBoxLayout(&window);
        auto* strips = new MessageArea;
        auto* other = new QPushButton("other");
        column->addWidget(strips);
        column->addWidget(other);
        strips->show({{BarMessage::Kind::Warning, "left behind", "it was kept", {{"Restore", [] {}}}}});
        window.show();
        window.activateWindow();
        QPushButton* link = nullptr;
        for (auto* button : strips->findChildren<QPushButton*>())
            if (button->text() == "Restore") link = button;
        QVERIFY(link);
        link->setFocus(Qt::TabFocusReason);
        QVERIFY(waitUntil([&] { return QApplication::focusWidget() == link; }, 2000));
        strips->show({});
        waitUntil([] { return false; }, 50);
        QVERIFY(!other->hasFocus());
    }
};

RIGOR_WINDOW_TEST(TestAccess)
#include "test_access.moc"

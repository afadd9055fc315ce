// Every control of every page: reachable with the keyboard, named for screen readers, and visibly different
// while it has the keyboard. The tree that a screen reader walks: every thing in it that takes the keyboard
// has a name, every one that paints itself a role. And every page at 960 x 540, a Full-HD notebook at 200 %.
#include "tests/support/test_paths.h"
#include "tests/support/test_program.h"
#include "tests/ui/ui_fixture.h"
#include "ui/methods/method_page.h"
#include "ui/plot/plot_panel.h"
#include "ui/result/page_state.h"
#include "ui/result/views/words_view.h"
#include "ui/shell/main_window.h"
#include "ui/shell/top_bar.h"
#include "ui/steps/run/run_page.h"
#include "ui/steps/start/start_page.h"
#include "ui/widgets/job_status_bar.h"
#include "ui/widgets/message_bar.h"
#include "ui/widgets/navigator.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/text/language.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSlider>
#include <QAccessible>
#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenuBar>
#include <QPainter>
#include <QPlainTextEdit>
#include <QPointer>
#include <QScrollArea>
#include <QScrollBar>
#include <QSplitter>
#include <QTabBar>
#include <QVBoxLayout>
#include <QtTest>

#include <algorithm>
#include <typeinfo>

namespace rigor {
/// What somebody might add: it paints itself and says nothing.
class Mute : public QWidget {
  public:
    using QWidget::QWidget;

  protected:
    void paintEvent(QPaintEvent*) override { QPainter(this).fillRect(rect(), Qt::black); }
};
} // namespace rigor

namespace test_access {

using namespace rigor;

namespace {
/// As it is read out: Qt on Linux names a choice box by its label alone, its own name is its value.
QString nameOf(QAccessibleInterface* interface) {
    if (!interface) return {};
    if (interface->role() != QAccessible::ComboBox) return interface->text(QAccessible::Name);
    for (const auto& [label, relation] : interface->relations(QAccessible::Label))
        if (label) return label->text(QAccessible::Name);
    return {};
}
QString nameOf(QWidget* widget) { return nameOf(QAccessible::queryAccessibleInterface(widget)); }

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

/// Of Rigor and without anything in it that could speak for it.
bool paintsItself(const QWidget* widget) {
    if (!QByteArray(typeid(*widget).name()).contains("5rigor")) return false;
    return std::ranges::none_of(widget->findChildren<QWidget*>(Qt::FindDirectChildrenOnly),
                                [](const QWidget* child) { return !child->isHidden(); });
}

/// What is wrong below a place in the tree that a screen reader walks.
void walk(QAccessibleInterface* one, QStringList& wrong, int& seen) {
    if (!one || !one->isValid() || one->state().invisible) return;
    ++seen;
    const auto* widget = qobject_cast<const QWidget*>(one->object());
    const auto* around = one->parent() ? qobject_cast<const QWidget*>(one->parent()->object()) : nullptr;
    const QString name = nameOf(one), words = widget   ? wordsFor(widget)
                                              : around ? "a part of " + wordsFor(around)
                                                       : name;
    const auto role = one->role();
    if (one->state().focusable && name.trimmed().isEmpty())
        wrong << words + " takes the keyboard and has no name";
    const bool scrolls = qobject_cast<const QAbstractScrollArea*>(widget) != nullptr; // Qt's own role of it
    const bool roleless = (role == QAccessible::Client && !scrolls) || role == QAccessible::NoRole;
    if (widget && paintsItself(widget)) {
        if (roleless) wrong << words + " paints itself and has no role";
        const bool decorates = role == QAccessible::Separator || qobject_cast<const IconLabel*>(widget);
        const bool label = qobject_cast<const QLabel*>(widget) != nullptr;
        if (!decorates && !label && name.trimmed().isEmpty())
            wrong << words + " paints itself and has no name";
    }
    if (one->state().focusable && roleless) wrong << words + " takes the keyboard and has no role";
    if (qobject_cast<const QAbstractItemView*>(widget)) return; // its cells are Qt's
    for (int i = 0; i < one->childCount(); ++i) walk(one->child(i), wrong, seen);
}

QStringList walked(QWidget* from, int* seen = nullptr) {
    QStringList wrong;
    int count = 0;
    walk(QAccessible::queryAccessibleInterface(from), wrong, count);
    if (seen) *seen = count;
    return wrong;
}

/// What lies within a control of Qt's is the control's to lay out.
bool isPartOfControl(const QWidget* widget) {
    if (qobject_cast<const QScrollBar*>(widget) || qobject_cast<const QSplitterHandle*>(widget) ||
        widget->objectName().startsWith("qt_"))
        return true;
    for (const QWidget* around = widget->parentWidget(); around; around = around->parentWidget())
        if (qobject_cast<const QAbstractItemView*>(around) || qobject_cast<const QComboBox*>(around) ||
            qobject_cast<const QLineEdit*>(around) || qobject_cast<const QTabBar*>(around) ||
            qobject_cast<const QMenuBar*>(around) || qobject_cast<const QPlainTextEdit*>(around))
            return true;
    return false;
}

/// The room it must have: what its layout may not take from it.
QSize leastSize(const QWidget* widget) {
    QSize least = widget->minimumSizeHint().expandedTo({0, 0});
    if (widget->minimumWidth() > 0) least.setWidth(widget->minimumWidth());
    if (widget->minimumHeight() > 0) least.setHeight(widget->minimumHeight());
    if (widget->sizePolicy().horizontalPolicy() & QSizePolicy::IgnoreFlag) least.setWidth(0);
    if (widget->sizePolicy().verticalPolicy() & QSizePolicy::IgnoreFlag) least.setHeight(0);
    if (const auto* label = qobject_cast<const QLabel*>(widget); label && label->wordWrap())
        least.setHeight(label->heightForWidth(label->width()));
    return least.boundedTo(widget->maximumSize());
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

    /// Nothing is squeezed; what starts and ends a run, and the answer, are in sight.
    void checkSmall(const QString& page) {
        const QSize before = window_->size(), small(960, 540);
        window_->resize(small);
        waitUntil([] { return false; }, 80);
        const QSize least = window_->minimumSizeHint().expandedTo(window_->minimumSize());
        if (least.width() > small.width() || least.height() > small.height() || window_->size() != small)
            failures_
                << QString("%1: the window needs %2 x %3").arg(page).arg(least.width()).arg(least.height());
        const auto tooSmall = [&] {
            QStringList list;
            for (const QWidget* widget : window_->findChildren<QWidget*>()) {
                if (!widget->isVisible() || widget->isWindow() || isPartOfControl(widget)) continue;
                const QSize room = widget->size();
                QSize wanted = leastSize(widget);
                // What scrolls by itself, or is drawn to its room, may be lower.
                if (qobject_cast<const QAbstractScrollArea*>(widget) || qobject_cast<const Plot*>(widget))
                    wanted.setHeight(wanted.height() * 2 / 3);
                if (room.width() < wanted.width() || room.height() < wanted.height())
                    list << QString("%1, small: %2 has %3 x %4 and needs %5 x %6")
                                .arg(page, wordsFor(widget))
                                .arg(room.width())
                                .arg(room.height())
                                .arg(wanted.width())
                                .arg(wanted.height());
            }
            return list;
        };
        // Pages that scroll learn what they need one layout after the other.
        waitUntil([&] { return tooSmall().isEmpty(); }, 5000);
        for (const QString& one : tooSmall()) failures_ << one;
        for (const QWidget* button : {window_->topBar().runButton(), window_->topBar().cancelButton()})
            if (button->visibleRegion().boundingRect() != button->rect())
                failures_ << page + ": " + wordsFor(button) + " is cut";
        // What a page can do is in sight where its head has the room for it.
        for (const PageHead* head : window_->findChildren<PageHead*>()) {
            const int seen = head->visibleRegion().boundingRect().width();
            if (!head->isVisible() || head->layout()->minimumSize().width() > seen) continue;
            for (const auto* button : head->findChildren<QAbstractButton*>())
                if (button->isVisible() && button->visibleRegion().boundingRect().width() < button->width())
                    failures_ << page + ": " + wordsFor(button) + " of the head is cut";
        }
        for (const QWidget* strip : window_->findChildren<StripWords*>())
            if (strip->isVisible() && strip->visibleRegion().isEmpty())
                failures_ << page + ": a strip is out of sight";
        window_->resize(before);
        waitUntil([] { return false; }, 50);
    }

    void check(const QString& page) {
        window_->setAttribute(Qt::WA_KeyboardFocusChange); // as after Tab
        checkAll(page);
        for (const QString& wrong : walked(window_.get())) failures_ << page + ", read out: " + wrong;
        checkRings(page);
        checkSmall(page);
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
        useTestSettings();
        Language::instance().choose("en");
        window_ = std::make_unique<MainWindow>();
        window_->setAsksBeforeLoss(false);
        window_->resize(1440, 900);
        window_->show();
        QApplication::setActiveWindow(window_.get());
        QVERIFY(QTest::qWaitForWindowActive(window_.get()));
    }
    void cleanupTestCase() { window_.reset(); }

    void theWalkFindsWhatSaysNothing() {
        QWidget place;
        place.resize(300, 200);
        auto* column = new QVBoxLayout(&place);
        auto* mute = new Mute;
        auto* box = new QComboBox;
        auto* field = new QLineEdit;
        box->addItem("rk4");
        for (QWidget* one : std::initializer_list<QWidget*>{mute, box, field}) column->addWidget(one);
        place.show();
        const QStringList wrong = walked(&place);
        QCOMPARE(wrong.size(), 4); // mute: neither role nor name
        box->setAccessibleName("Integrator");
        field->setAccessibleName("Step");
        QAccessible::deleteAccessibleInterface(
            QAccessible::uniqueId(QAccessible::queryAccessibleInterface(box))); // asked anew
        QCOMPARE(nameOf(box), QString("Integrator"));
        QCOMPARE(walked(&place).size(), 2);
    }

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

    void thePopupsAndDialogs() {
        for (const auto& open : std::initializer_list<std::function<void()>>{
                 [this] { window_->showHistory(); }, [this] { window_->showGuide(); },
                 [this] { QTest::keyClick(window_.get(), Qt::Key_K, Qt::ControlModifier); }}) {
            open();
            int seen = 0;
            for (QWidget* top : QApplication::topLevelWidgets()) {
                if (!top->isVisible() || top == window_.get()) continue;
                QCOMPARE(walked(top, &seen), QStringList());
                top->close();
            }
            QVERIFY2(seen >= 2, qPrintable(QString::number(seen)));
            QApplication::setActiveWindow(window_.get());
        }
    }

    /// Steps with their states and runs; the arrow keys are followed, and Enter can be had of any.
    void theNavigatorIsAList() {
        window_->resize(1600, 900); // not the rail
        window_->goTo(kRun);
        Navigator& navigator = window_->navigator();
        QAccessibleInterface* list = QAccessible::queryAccessibleInterface(&navigator);
        QCOMPARE(list->role(), QAccessible::List);
        const int runs = static_cast<int>(window_->document().runs().size());
        QVERIFY(runs > 0);
        QCOMPARE(list->childCount(), Navigator::kSteps + runs + 1); // and the guide
        for (int i = 0; i < Navigator::kSteps; ++i) {
            const StepInfo& step = navigator.steps()[static_cast<std::size_t>(i)];
            QCOMPARE(list->child(i)->text(QAccessible::Name), step.name + ", " + step.sentence);
            QCOMPARE(bool(list->child(i)->state().selected), i == kRun);
        }
        QVERIFY(list->child(Navigator::kSteps)->text(QAccessible::Name).contains("answered") ||
                list->child(Navigator::kSteps)->text(QAccessible::Name).contains("reservations"));
        navigator.setFocus(Qt::TabFocusReason);
        QTest::keyClick(&navigator, Qt::Key_Down);
        QVERIFY(list->child(kRun + 1)->state().focused);
        QCOMPARE(list->focusChild(), list->child(kRun + 1));
        auto* model = list->child(kModel)->actionInterface();
        QVERIFY(model && model->actionNames().contains(QAccessibleActionInterface::pressAction()));
        model->doAction(QAccessibleActionInterface::pressAction());
        QCOMPARE(window_->currentStep(), int(kModel));
        window_->resize(1440, 900);
    }

    void aPlotSaysItsAxesAndSeries() {
        Plot plot;
        FigurePanel panel;
        panel.x = {.quantity = "time", .unit = "s"};
        panel.y = {.quantity = "angle", .unit = "rad"};
        panel.series.push_back({.name = "measured", .x = {0, 1, 2}, .y = {-4, 7, 1}});
        plot.setPanel(panel);
        plot.setDescription("Fit", "It fits.");
        QAccessibleInterface* chart = QAccessible::queryAccessibleInterface(&plot);
        QCOMPARE(chart->role(), QAccessible::Chart);
        QCOMPARE(chart->childCount(), 0); // not its canvas
        const QString said = chart->text(QAccessible::Description);
        for (const char* part : {"It fits.", "time", "angle", "measured", "3 point", "7.000 rad"})
            QVERIFY2(said.contains(part), qPrintable(said));
        plot.setCursor(std::optional(1.0));
        QVERIFY(chart->text(QAccessible::Description).contains("measured 7.000 rad"));
    }

    void headsCardsAndStripsCanBePressedAndRead() {
        InspectorGroup group("Estimate");
        QAccessibleInterface* head = QAccessible::queryAccessibleInterface(&group);
        QVERIFY(head->state().expandable && head->state().expanded);
        head->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        QVERIFY(!group.isOpen() && head->state().collapsed);
        RigCard card("wet-clutch", "Wet clutch", "Which?", "Inverse uncertainty", true);
        QSignalSpy chosen(&card, &RigCard::chosen);
        QAccessibleInterface* button = QAccessible::queryAccessibleInterface(&card);
        QCOMPARE(button->role(), QAccessible::Button);
        button->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        QCOMPARE(chosen.count(), 1);
        const MessageBar strip({BarMessage::Kind::Error, "EMPTY.", "No vector explains the data.", {}});
        QAccessibleInterface* alert = QAccessible::queryAccessibleInterface(const_cast<MessageBar*>(&strip));
        QCOMPARE(alert->role(), QAccessible::AlertMessage);
        QCOMPARE(alert->text(QAccessible::Name), QString("EMPTY. No vector explains the data."));
        Segments segments({"signal", "middle"});
        QAccessibleInterface* parts = QAccessible::queryAccessibleInterface(&segments);
        parts->child(1)->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        QVERIFY(segments.current() == 1 && parts->child(1)->state().checked);
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
        document.changeStudy("few experiments",
                             [](Study& study) { study.data.excluded = mostExperiments(); });
        QVERIFY(waitUntil([&] { return !document.isSettling() && document.whyNotRun().isEmpty(); }));
        document.setOption("generations", 1LL);
        document.setOption("population", 8LL);
        document.setOption("optimiser", std::string("genetic"));
        document.setOption("reference", std::string("none"));
        window.run();
        QVERIFY(waitUntil([&] { return document.run(1) && document.run(1)->result; }));
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

} // namespace test_access

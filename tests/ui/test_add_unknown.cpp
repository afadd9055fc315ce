// Add unknown: what the data set is not offered, all elements of a curve are added at once, and without a
// model there is nothing to choose.
#include "tests/support/test_program.h"
#include "tests/ui/ui_fixture.h"
#include "ui/shell/main_window.h"
#include "ui/widgets/language.h"

#include <QMenu>
#include <QPushButton>
#include <QStandardPaths>
#include <QtTest>

using namespace rigor;

namespace {
QPushButton* buttonCalled(MainWindow& window, const QString& text) {
    for (auto* button : window.page(kUnknowns)->findChildren<QPushButton*>())
        if (button->text() == text) return button;
    return nullptr;
}

QAction* entryOf(const QMenu& menu, const QString& begins) {
    for (QAction* action : menu.actions())
        if (action->text().startsWith(begins)) return action;
    return nullptr;
}
} // namespace

class TestAddUnknown : public QObject {
    Q_OBJECT
    std::unique_ptr<MainWindow> window_;

    QMenu& menu() {
        QMenu* found = buttonCalled(*window_, "Add unknown")->menu();
        emit found->aboutToShow();
        return *found;
    }

  private Q_SLOTS:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        Language::instance().choose("en");
        Theme::instance().choose(ThemeChoice::Light);
        Theme::instance().install();
    }
    void init() {
        window_ = std::make_unique<MainWindow>();
        window_->setAsksBeforeLoss(false);
        window_->show();
        window_->goTo(kUnknowns);
    }
    void cleanup() { window_.reset(); }

    void whatTheDataSetIsNotOffered() {
        Document& document = window_->document();
        document.openTemplate("pendulum-period");
        QVERIFY(waitUntil([&] { return !document.isEmpty() && document.whyNotRun().isEmpty(); }, 60000));
        QMenu& offered = menu();
        QVERIFY(entryOf(offered, "L  ") && !entryOf(offered, "L  ")->isEnabled());
        QVERIFY(entryOf(offered, "L  ")->toolTip().contains("The data set L"));
        QVERIFY(entryOf(offered, "g  ") && !entryOf(offered, "g  ")->isEnabled()); // is one already
    }

    void aCurveIsAddedAsAWhole() {
        Document& document = window_->document();
        document.setModelText(
            "model Curve\n  parameter Real y[4](each unit=\"m\") = {1, 2, 3, 4} \"heights\";\n"
            "  input Real u(unit=\"m\");\n  output Real z(unit=\"m\");\nequation\n"
            "  z = bspline(u, {0, 0, 1, 2, 2, 2}, 1, y);\nend Curve;\n");
        QVERIFY(waitUntil([&] { return document.model().phase != ModelState::Phase::Checking; }, 30000));
        QVERIFY2(document.model().phase == ModelState::Phase::Good,
                 document.model().problems.empty()
                     ? ""
                     : std::string(document.model().problems.front().sentence).c_str());
        QAction* curve = entryOf(menu(), "y  ");
        QVERIFY(curve && curve->menu());
        QAction* all = entryOf(*curve->menu(), "All 4 of y");
        QVERIFY(all && all->isEnabled());
        all->trigger();
        QCOMPARE(document.study().unknowns.size(), std::size_t(4));
        QCOMPARE(document.study().unknowns.back().name, std::string("y[4]"));
        document.undoStack().undo(); // one step
        QVERIFY(document.study().unknowns.empty());
    }

    void withoutAModelNothingIsChosen() {
        QPushButton* choose = buttonCalled(*window_, "Choose parameters");
        QVERIFY(choose);
        QVERIFY(!choose->isEnabled() && !choose->toolTip().isEmpty());
    }
};

RIGOR_WINDOW_TEST(TestAddUnknown)
#include "test_add_unknown.moc"

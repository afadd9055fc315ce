// Add unknown: what the data set is not offered, all elements of a curve are added at once, and without a
// model there is nothing to choose.
#include "tests/support/test_program.h"
#include "tests/ui/ui_fixture.h"
#include "ui/shell/main_window.h"
#include "ui/widgets/text/language.h"

#include <QMenu>
#include <QPushButton>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QtTest>

#include <cmath>
#include <fstream>

namespace test_add_unknown {

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

    /// A gain of a sensor and the offset of a file's clock, planted in own files and found in the window.
    void clocksAndSensorsAreAddedAndFound() {
        QTemporaryDir folder;
        constexpr double kGain = 1.2, kOffset = 0.07; // the output's file counts from 0.07 s
        std::ofstream force(folder.filePath("force.csv").toStdString()),
            lag(folder.filePath("lag.csv").toStdString());
        force << "t [s],u\n";
        lag << "t [s],y\n";
        double x = 0;
        for (int k = 0; k <= 4000; ++k) {
            const double t = 0.002 * k, u = std::sin(1.3 * t) + std::sin(3.1 * t);
            if (k % 10 == 0) force << fmt::format("{:.6f},{:.9f}\n", t, u);
            if (k % 15 == 0 && t >= 0.3) lag << fmt::format("{:.6f},{:.9f}\n", t - kOffset, kGain * x);
            const double middle = std::sin(1.3 * (t + 0.001)) + std::sin(3.1 * (t + 0.001)),
                         a = (u - x) / 0.5;
            x += 0.002 * (middle - (x + 0.001 * a)) / 0.5;
        }
        force.close();
        lag.close();
        std::ofstream(folder.filePath("lag.mo").toStdString())
            << "model Lag\n  parameter Real T(unit=\"s\") = 0.4;\n  input Real u;\n  Real x(start=0, "
               "fixed=true);\n"
               "  output Real y;\nequation\n  T*der(x) = u - x;\n  y = x;\nend Lag;\n";
        std::ofstream(folder.filePath("lag.toml").toStdString())
            << "method = \"least-squares\"\nmodel = \"lag.mo\"\n[data]\nlayout = \"signals\"\nfiles = [{file "
               "= "
               "\"force.csv\", experiment = 1}, {file = \"lag.csv\", experiment = 1}]\n[unknowns.T]\nstart = "
               "0.4\nmin "
               "= 0.1\nmax = 2\n";
        Document& document = window_->document();
        document.openStudy(folder.filePath("lag.toml"));
        QVERIFY2(waitUntil([&] { return !document.isEmpty() && document.whyNotRun().isEmpty(); }, 60000),
                 qPrintable(document.whyNotRun().join(' ')));
        const auto choose = [&](const QString& of, const QString& title) {
            QAction* sensors = entryOf(menu(), "Clock, sensor or input");
            QVERIFY(sensors && sensors->menu());
            QAction* one = entryOf(*sensors->menu(), of);
            QVERIFY2(one && one->menu(), qPrintable(of));
            QAction* kind = entryOf(*one->menu(), title);
            QVERIFY2(kind, qPrintable(title));
            kind->trigger();
        };
        choose("lag.csv", "Offset of its clock");
        choose("y", "Gain of the sensor");
        QVERIFY(!entryOf(*entryOf(*entryOf(menu(), "Clock, sensor or input")->menu(), "y")->menu(),
                         "Gain")); // once
        const auto& unknowns = document.study().unknowns;
        QCOMPARE(unknowns.size(), std::size_t{3});
        QCOMPARE(unknowns[1].name, std::string("lag_offset"));
        QCOMPARE(unknowns[2].name, std::string("y_gain"));
        QVERIFY2(waitUntil([&] { return document.whyNotRun().isEmpty(); }, 60000),
                 qPrintable(document.whyNotRun().join(' ')));
        window_->run();
        QVERIFY(waitUntil([&] { return !document.runs().empty() && document.runs().back().result; }, 120000));
        const Result& result = *document.runs().back().result;
        QVERIFY2(result.outcome == RunOutcome::Answered, result.message().c_str());
        QVERIFY2(std::abs(result.unknowns[0].value - 0.5) < 1e-3,
                 qPrintable(QString::number(result.unknowns[0].value)));
        QVERIFY2(std::abs(result.unknowns[1].value - kOffset) < 1e-3,
                 qPrintable(QString::number(result.unknowns[1].value)));
        QVERIFY2(std::abs(result.unknowns[2].value - kGain) < 1e-3,
                 qPrintable(QString::number(result.unknowns[2].value)));
    }

    void withoutAModelNothingIsChosen() {
        QPushButton* choose = buttonCalled(*window_, "Choose parameters");
        QVERIFY(choose);
        QVERIFY(!choose->isEnabled() && !choose->toolTip().isEmpty());
    }
};

RIGOR_WINDOW_TEST(TestAddUnknown)
#include "test_add_unknown.moc"

} // namespace test_add_unknown

// The tab "Next experiment" of Trust on the real window: proposing in the background, the table in the units
// of the study, the plan as a file and that file back in one undo step.
#include "core/study/design/next_file.h"
#include "core/study/design/study_design.h"
#include "tests/support/test_paths.h"
#include "tests/support/test_program.h"
#include "tests/ui/ui_fixture.h"
#include "ui/shell/main_window.h"
#include "ui/steps/trust/next_experiments.h"
#include "ui/steps/trust/trust_page.h"
#include "ui/widgets/message_bar.h"
#include "ui/widgets/tables/table_view.h"
#include "ui/widgets/text/language.h"

#include <QComboBox>
#include <QTabBar>
#include <QTemporaryDir>

namespace test_next_experiment {

using namespace rigor;

namespace {

const QString kFormula = QString::fromStdString(sourceDir() + "/resources/templates/static-formula/fit.toml");

QString strips(const QWidget& page) {
    QStringList told;
    for (const MessageBar* strip : page.findChildren<MessageBar*>())
        told << strip->message().clause + ' ' + strip->message().more;
    return told.join(" | ");
}

} // namespace

class TestNextExperiment : public QObject {
    Q_OBJECT
    std::unique_ptr<MainWindow> window_;
    Document& document() { return window_->document(); }
    TrustPage& page() { return *qobject_cast<TrustPage*>(window_->page(kTrust)); }
    NextExperiments& next() { return *page().next(); }
    void choose(QComboBox& box, const QString& key) {
        const int at = box.findData(key);
        QVERIFY2(at >= 0, qPrintable(key));
        box.setCurrentIndex(at);
        Q_EMIT box.activated(at);
    }
    bool propose() {
        next().propose();
        return next().isBusy() && waitUntil([&] { return !next().isBusy(); });
    }

  private Q_SLOTS:
    void initTestCase() {
        useTestSettings();
        Language::instance().choose("en");
    }
    void init() {
        window_ = std::make_unique<MainWindow>();
        window_->setAsksBeforeLoss(false);
        window_->resize(1440, 900);
        window_->show();
        document().openStudy(kFormula);
        QVERIFY(waitUntil([&] { return document().whyNotRun().isEmpty(); }));
        window_->goTo(kTrust);
        window_->page(kTrust)->nextTab();
        QVERIFY(next().isVisible());
    }
    void cleanup() { window_.reset(); }

    /// What the window proposes is what rigor design proposes, word by word and number by number.
    void theProposalIsThatOfTheCommandLine() {
        QVERIFY(propose());
        QVERIFY2(next().design(), qPrintable(strips(next())));
        const StudyDesign own = designExperiments(loadStudy(kFormula.toStdString()), {"parameters"}, {});
        const StudyDesign& made = *next().design();
        QCOMPARE(made.csv, own.csv);
        QString words;
        for (const Message& one : own.result.said) words += QString::fromStdString(one.text()) + ' ';
        QVERIFY2(strips(next()).contains(words.trimmed()), qPrintable(strips(next())));
        const auto& columns = next().table()->table()->columns();
        QCOMPARE(columns[0].texts.size(), own.result.experiments.size());
        const auto flow = std::ranges::find(columns, QString("Q"), &TableColumn::name);
        QVERIFY(flow != columns.end());
        QCOMPARE(flow->unit, QString("L/min")); // as the data have it
        for (std::size_t k = 0; k < own.result.experiments.size(); ++k)
            QVERIFY(std::abs(flow->numbers[k] - 60000 * own.result.experiments[k].conditions.front().second) <
                    1e-9);
        // The gain of both unknowns: now and after each.
        const auto& gains = next().gains()->table()->columns();
        QCOMPARE(gains.size(), 3 + own.result.experiments.size());
        QCOMPARE(gains[0].texts.size(), std::size_t(2));
    }

    void aPredictionAndAnotherRunsEstimates() {
        choose(*next().goal(), "prediction:dp");
        QVERIFY(propose());
        QVERIFY(next().design() && next().design()->result.gains.size() == 1);
        QCOMPARE(next().design()->result.goal, std::string("prediction:dp"));
        const std::string csv = next().design()->csv;
        window_->run();
        QVERIFY(waitUntil([&] { return !document().runs().empty() && document().runs().back().result; }));
        window_->goTo(kTrust);
        choose(*next().from(), "1");
        QVERIFY(propose());
        QCOMPARE(next().design()->csv, csv);
        // Of one model nothing is to be told apart; the window says so as the command line does.
        choose(*next().goal(), "discrimination");
        QVERIFY(next().against()->isVisible());
        QVERIFY(propose());
        QVERIFY2(strips(next()).contains("No experiments were found") || next().design(),
                 qPrintable(strips(next())));
    }

    void thePlanGoesToTheRigAndBackInOneStep() {
        const QTemporaryDir folder;
        const QString file = folder.filePath("next.csv");
        QVERIFY(!next().exportPlan(file)); // there is none yet
        QVERIFY(propose());
        QVERIFY(next().exportPlan(file));
        QFile plan(file);
        QVERIFY(plan.open(QIODevice::ReadOnly));
        QStringList lines = QString::fromUtf8(plan.readAll()).split('\n', Qt::SkipEmptyParts);
        plan.close();
        QCOMPARE(lines.size(), 4);
        // Empty, it is refused with its name.
        next().joinFile(file);
        QVERIFY(waitUntil([&] { return strips(next()).contains("next.csv was not joined."); }, 20000));
        QVERIFY2(strips(next()).contains("lacks \"dp\""), qPrintable(strips(next())));
        const int before = document().undoStack().index();
        const auto experiments = document().data().data->experiments.size();
        for (int k = 1; k < 4; ++k) lines[k] += "56.0";
        QVERIFY(plan.open(QIODevice::WriteOnly));
        plan.write(lines.join('\n').toUtf8() + "\n");
        plan.close();
        next().joinFile(file);
        QVERIFY2(waitUntil([&] { return strips(next()).contains("next.csv is part of the data."); }, 20000),
                 qPrintable(strips(next())));
        QCOMPARE(document().undoStack().index(), before + 1);
        QVERIFY(waitUntil([&] {
            return document().whyNotRun().isEmpty() && document().data().data &&
                   document().data().data->experiments.size() == experiments + 3;
        }));
        QVERIFY(strips(next()).contains("The study has changed since"));
        document().undoStack().undo();
        QVERIFY(waitUntil([&] {
            return document().whyNotRun().isEmpty() && document().data().data &&
                   document().data().data->experiments.size() == experiments;
        }));
    }

    void proposingIsCancelled() {
        document().changeStudy("slow", [](Study& study) { study.design.experiments = 60; });
        next().propose();
        QVERIFY(next().isBusy());
        QElapsedTimer clock;
        clock.start();
        next().cancel();
        QVERIFY(!next().isBusy() && clock.elapsed() < 200);
        QVERIFY(propose());
    }
};

RIGOR_WINDOW_TEST(TestNextExperiment)
#include "test_next_experiment.moc"

} // namespace test_next_experiment

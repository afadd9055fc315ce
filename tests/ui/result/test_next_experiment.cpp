// The tab "Next experiment" of Trust on the real window: proposing in the background, the table in the units
// of the study, the plan as a file and that file back in one undo step.
#include "core/study/design/next_file.h"
#include "core/study/design/study_design.h"
#include "tests/support/test_paths.h"
#include "tests/support/test_program.h"
#include "tests/ui/ui_fixture.h"
#include "ui/plot/plot_panel.h"
#include "ui/shell/main_window.h"
#include "ui/steps/trust/design_editor.h"
#include "ui/steps/trust/difference_map.h"
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
        // Behind the experiments one more like those so far.
        QCOMPARE(columns[0].texts.size(), own.result.experiments.size() + 1);
        QCOMPARE(columns[0].texts.back(), QString("as so far"));
        const auto good = std::ranges::find(columns, QString("alone as good as"), &TableColumn::name);
        QVERIFY(good != columns.end());
        QCOMPARE(good->texts.back(), QString("1.0 repetitions"));
        QVERIFY(own.result.experiments.front().asGoodAs > 1); // it is the best of the box
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
        // Its interval: now, after the first, after the first two, ..., each narrower.
        const FigurePanel& gained = next().gainPicture()->plot()->panel();
        QCOMPARE(gained.x.categories.size(), next().design()->result.experiments.size() + 1);
        double width = gained.series[0].upper[0] - gained.series[0].lower[0];
        const auto& [name, gain] = next().design()->result.gains.front();
        QVERIFY(std::abs(gained.series[1].upper.back() - gained.series[1].lower.back() -
                         width * gain.after.back() / gain.now) < 1e-9 * width);
        for (std::size_t k = 0; k < gained.series[1].y.size(); ++k) {
            const double next = gained.series[1].upper[k] - gained.series[1].lower[k];
            QVERIFY(next < width);
            width = next;
        }
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

    /// Two explanations of the pipe: over the flow a map tells where they differ, and each says what it
    /// expects.
    void twoExplanationsAreTold() {
        window_->run();
        QVERIFY(waitUntil([&] { return !document().runs().empty() && document().runs().back().result; }));
        QString rival = document().modelText();
        rival.replace("R*Q + c*Q^2", "R*Q + c*Q^2.5");
        rival.replace("unit=\"Pa.s2/m6\", min=0, max=1e13", "min=0, max=1e13");
        document().setModelText(rival);
        QVERIFY(waitUntil([&] { return !document().isSettling() && document().whyNotRun().isEmpty(); }));
        window_->goTo(kTrust);
        choose(*next().goal(), "discrimination");
        choose(*next().against(), "1");
        QVERIFY(propose());
        QVERIFY2(next().design(), qPrintable(strips(next())));
        const DesignPicture& picture = next().design()->picture;
        QCOMPARE(picture.maps.size(), std::size_t(1)); // one condition: Q
        QCOMPARE(picture.maps[0].x, std::string("Q"));
        QCOMPARE(picture.maps[0].apart.size(), picture.maps[0].xs.size());
        // The proposal stands where the map says that they differ most, as far as its points are dense.
        const auto most = std::ranges::max_element(picture.maps[0].apart) - picture.maps[0].apart.begin();
        const double best = picture.maps[0].xs[static_cast<std::size_t>(most)],
                     range = picture.maps[0].xs.back() - picture.maps[0].xs.front(),
                     proposed = next().design()->result.experiments.front().conditions.front().second;
        QVERIFY2(std::abs(best - proposed) < 0.1 * range,
                 qPrintable(QString("%1 %2").arg(best).arg(proposed)));
        QVERIFY(next().map()->isVisible());
        // Two predictions of the same reading, in the unit of the data.
        const FigurePanel& shown = next().predicted()->plot()->panel();
        QCOMPARE(shown.x.categories.size(), std::size_t(2));
        const DesignDifference& told = next().design()->result.experiments.front().differences.front();
        const DesignCourse& course = picture.predicted.front().front();
        QVERIFY(std::abs(std::abs(course.models[0].values[0] - course.models[1].values[0]) -
                         std::abs(told.difference)) < 1e-6 * std::abs(told.difference));
        QVERIFY(shown.series[0].lower[0] < shown.series[0].y[0] &&
                shown.series[0].y[0] < shown.series[0].upper[0]);
        // A click on a diamond is a click on its row.
        if (next().design()->result.experiments.size() < 2) return;
        const auto& second = next().design()->result.experiments[1].conditions.front();
        QTest::mouseClick(next().map(), Qt::LeftButton, {},
                          next().map()->placeOf(second.second, 0).toPoint());
        QCOMPARE(next().table()->currentIndex().row(), next().map()->selected());
    }

    /// What is not taken is not in the plan; the file and the inspector say so.
    void experimentsAreTakenOrLeft() {
        QVERIFY(propose());
        QCOMPARE(next().plan(), next().design()->csv);
        const int all = static_cast<int>(next().design()->result.experiments.size());
        const TableView& table = *next().table();
        const QModelIndex box = table.model()->index(1, 1);
        QTest::mouseClick(table.viewport(), Qt::LeftButton, {}, table.visualRect(box).center());
        const auto lines = [](const std::string& text) {
            return QString::fromStdString(text).split('\n', Qt::SkipEmptyParts).size();
        };
        QCOMPARE(lines(next().plan()), qsizetype(all)); // head and all but one
        QCOMPARE(table.table()->columns()[1].texts[1], QString("no"));
        const QTemporaryDir folder;
        QVERIFY(next().exportPlan(folder.filePath("next.csv")));
        QFile plan(folder.filePath("next.csv"));
        QVERIFY(plan.open(QIODevice::ReadOnly));
        QCOMPARE(plan.readAll().toStdString(), next().plan());
        for (int k = 0; k < all; ++k) next().setTaken(static_cast<std::size_t>(k), false);
        QVERIFY(next().plan().empty());
        QVERIFY(waitUntil([&] { return !next().isJudging(); }));
        QVERIFY(next().plan().empty());
        QVERIFY2(strips(next()).contains("The experiments chosen tell no more"), qPrintable(strips(next())));
        QVERIFY(!next().exportPlan(folder.filePath("none.csv")));
    }

    /// What is left out counts for nothing of what is said of the plan.
    void whatIsLeftOutGainsNothing() {
        QVERIFY(propose());
        const DesignResult all = next().design()->result;
        QVERIFY(all.experiments.size() > 1);
        next().setTaken(0, false);
        QVERIFY(next().isJudging());
        QVERIFY(waitUntil([&] { return !next().isJudging(); }));
        const DesignResult& left = next().design()->result;
        QCOMPARE(left.experiments.size(), all.experiments.size());
        QVERIFY(!left.experiments[0].taken && left.experiments[1].taken);
        for (std::size_t i = 0; i < all.gains.size(); ++i) {
            const DesignGain &before = all.gains[i].second, &now = left.gains[i].second;
            QCOMPARE(now.now, before.now);
            QCOMPARE(now.after.size() + 1, before.after.size());
            QVERIFY(std::abs(now.after[0] - before.alone[1]) < 1e-9 * before.alone[1]);
            QVERIFY(now.after.back() > before.after.back()); // one experiment fewer
            QVERIFY(std::abs(now.alone[0] - before.alone[0]) < 1e-9 * before.alone[0]);
        }
        QCOMPARE(next().gains()->table()->columns()[3].name, QString("after 2"));
        // Taken again it is what was proposed.
        next().setTaken(0, true);
        QVERIFY(waitUntil([&] { return !next().isJudging(); }));
        for (std::size_t i = 0; i < all.gains.size(); ++i)
            QVERIFY(std::abs(next().design()->result.gains[i].second.after.back() -
                             all.gains[i].second.after.back()) < 1e-9 * all.gains[i].second.after.back());
    }

    /// A diamond goes where it is dragged, a click on the field asks for one more beside the plan.
    void experimentsAreSetByHand() {
        window_->run();
        QVERIFY(waitUntil([&] { return !document().runs().empty() && document().runs().back().result; }));
        QString rival = document().modelText();
        rival.replace("R*Q + c*Q^2", "R*Q + c*Q^2.5");
        rival.replace("unit=\"Pa.s2/m6\", min=0, max=1e13", "min=0, max=1e13");
        document().setModelText(rival);
        QVERIFY(waitUntil([&] { return !document().isSettling() && document().whyNotRun().isEmpty(); }));
        window_->goTo(kTrust);
        choose(*next().goal(), "discrimination");
        choose(*next().against(), "1");
        QVERIFY(propose());
        QVERIFY2(next().design(), qPrintable(strips(next())));
        DifferenceMap& map = *next().map();
        const DesignResult proposed = next().design()->result;
        const std::vector<double> flows = next().design()->picture.maps[0].xs;
        const double from = proposed.experiments[0].conditions.front().second,
                     middle = (flows.front() + flows.back()) / 2;
        const QPoint begin = map.placeOf(from, 0).toPoint(), end = map.placeOf(middle, 0).toPoint();
        QTest::mousePress(&map, Qt::LeftButton, {}, begin);
        const int dragged = map.selected();
        QMouseEvent move(QEvent::MouseMove, end, map.mapToGlobal(end), Qt::NoButton, Qt::LeftButton, {});
        QApplication::sendEvent(&map, &move);
        QTest::mouseRelease(&map, Qt::LeftButton, {}, end);
        QVERIFY(next().isJudging());
        QVERIFY(waitUntil([&] { return !next().isJudging(); }));
        const auto flowOf = [&](int k) {
            return next().design()->result.experiments[static_cast<std::size_t>(k)].conditions.front().second;
        };
        QVERIFY(std::abs(flowOf(dragged) - middle) < 0.02 * (flows.back() - flows.front()));
        // It tells less there than where it was proposed, and the sentences are of it.
        QVERIFY(*next().design()->result.certainty < *proposed.certainty);
        QVERIFY2(strips(next()).contains("as you set them"), qPrintable(strips(next())));
        QVERIFY(next().plan() == next().design()->csv);
        // By the keys, to the edge and no farther.
        map.setFocus();
        for (int k = 0; k < 12; ++k)
            QTest::keyClick(&map, Qt::Key_Right, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(waitUntil([&] { return !next().isJudging(); }));
        QVERIFY(std::abs(flowOf(dragged) - flows.back()) < 1e-6 * flows.back());
        // One more beside the plan, which it does not change until it is taken.
        const std::size_t count = next().design()->result.experiments.size();
        const double certainty = *next().design()->result.certainty;
        QTest::mouseClick(&map, Qt::LeftButton, {},
                          map.placeOf(flows.front() + 0.2 * (flows.back() - flows.front()), 0).toPoint());
        QVERIFY(waitUntil([&] { return !next().isJudging(); }));
        QCOMPARE(next().design()->result.experiments.size(), count + 1);
        QVERIFY(!next().design()->result.experiments.back().taken);
        QVERIFY(std::abs(*next().design()->result.certainty - certainty) < 1e-12);
        QCOMPARE(map.selected(), static_cast<int>(count));
        const std::string plan = next().plan();
        next().setTaken(count, true);
        QVERIFY(waitUntil([&] { return !next().isJudging(); }));
        QVERIFY(next().plan().size() > plan.size());
        QVERIFY(*next().design()->result.certainty >= certainty);
        // Searched anew they are those of the program.
        QVERIFY(propose());
        QCOMPARE(next().design()->result.experiments.size(), proposed.experiments.size());
        QVERIFY(!strips(next()).contains("as you set them"));
    }

    /// How certain a prediction is to be: a limit, a band in its picture and a sentence.
    void aWantedAccuracyIsSaid() {
        choose(*next().goal(), "prediction:dp");
        QVERIFY(propose());
        const DesignGain free = next().design()->result.gains.front().second;
        QVERIFY(next().gainPicture()->plot()->panel().bands.empty());
        TableView& limits = *next().editor()->limits();
        QCOMPARE(limits.table()->columns()[0].texts.size(), std::size_t(4));
        const auto edit = [&](const QString& typed) {
            return limits.model()->setData(limits.model()->index(3, 1), typed, Qt::EditRole);
        };
        QVERIFY(!edit("-3"));
        QVERIFY(!edit("3 kg"));
        const double between = 1.96 * (free.after[0] + free.now) / 2; // reached with the first experiment
        QVERIFY(edit(QString::number(between / 1000, 'g', 12) + " kPa"));
        QVERIFY(waitUntil([&] { return document().study().design.predictions.size() == 1; }));
        QVERIFY(waitUntil([&] { return !document().isSettling() && document().whyNotRun().isEmpty(); }));
        QVERIFY(propose());
        const DesignGain& gain = next().design()->result.gains.front().second;
        QVERIFY(std::abs(*gain.wanted - between) < 1e-6 * between);
        QCOMPARE(next().gainPicture()->plot()->panel().bands.size(), std::size_t(1));
        QVERIFY2(strips(next()).contains("wanted (95 %) are reached with experiment 1"),
                 qPrintable(strips(next())));
        QVERIFY(edit(QString::number(between / 1e6, 'g', 12) + " kPa"));
        QVERIFY(waitUntil(
            [&] { return document().study().design.predictions[0].wanted->value < between / 1e5; }));
        QVERIFY(waitUntil([&] { return !document().isSettling() && document().whyNotRun().isEmpty(); }));
        QVERIFY(propose());
        QVERIFY2(strips(next()).contains("are not reached"), qPrintable(strips(next())));
    }

    /// [design] is edited in the window: each cell one undo step, wrong ones refused with a sentence.
    void whatMayBeSetIsEdited() {
        DesignEditor& editor = *next().editor();
        const auto edit = [&](TableView* view, int row, int column, const QString& typed) {
            auto* model = view->model();
            return model->setData(model->index(row, column), typed, Qt::EditRole);
        };
        QCOMPARE(editor.conditions()->table()->columns()[1].texts, (std::vector<QString>{"Q"}));
        const int before = document().undoStack().index();
        QVERIFY(edit(editor.conditions(), 0, 2, "10")); // in the unit of the data
        QVERIFY(waitUntil([&] { return document().study().design.conditions.size() == 1; }));
        QVERIFY(document().study().design.conditions[0].min == DesignNumber(10, "L/min"));
        QVERIFY(edit(editor.conditions(), 0, 3, "0.02 m3/min"));
        QVERIFY(waitUntil([&] { return document().study().design.conditions[0].max.has_value(); }));
        QVERIFY(document().study().design.conditions[0].max == DesignNumber(0.02, "m3/min"));
        QVERIFY(!edit(editor.conditions(), 0, 3, "20 kg"));
        QVERIFY(editor.conditions()->table()->refusal().contains("kg"));
        QVERIFY(edit(editor.conditions(), 0, 4, "12; 16; 20"));
        QVERIFY(waitUntil([&] { return document().study().design.conditions[0].levels.size() == 3; }));
        QVERIFY(!edit(editor.conditions(), 0, 5, "1; 2"));
        QVERIFY(edit(editor.conditions(), 0, 5, "1; 2; 3"));
        QVERIFY(waitUntil([&] { return document().study().design.conditions[0].cost.size() == 3; }));
        QVERIFY(edit(editor.limits(), 1, 1, "4"));
        QVERIFY(waitUntil([&] { return document().study().design.budget == 4.0; }));
        QVERIFY(!edit(editor.limits(), 0, 1, "2.5"));
        QVERIFY(edit(editor.sensors(), 0, 2, "0.5"));
        QVERIFY(waitUntil([&] { return document().study().design.sensors.contains("dp"); }));
        QCOMPARE(document().undoStack().index(), before + 6);
        QVERIFY(waitUntil([&] { return !document().isSettling() && document().whyNotRun().isEmpty(); }));
        // It is what is proposed by: flows at the levels, within the budget.
        QVERIFY(propose());
        QVERIFY2(next().design(), qPrintable(strips(next())));
        QVERIFY(next().design()->result.cost <= 4);
        for (const DesignedExperiment& one : next().design()->result.experiments) {
            const double flow = 60000 * one.conditions.front().second;
            QVERIFY2(std::abs(flow - 12) < 1e-6 || std::abs(flow - 16) < 1e-6 || std::abs(flow - 20) < 1e-6,
                     qPrintable(QString::number(flow)));
        }
        for (int k = 0; k < 6; ++k) document().undoStack().undo();
        QVERIFY(document().study().design == DesignStatement());
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

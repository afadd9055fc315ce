// The offset of a second logger's clock, decided by what the model leaves: records whose truth is known.
#include "core/engine/data/csv/csv_reader.h"
#include "core/foundation/base/random.h"
#include "core/study/run/clock_candidates.h"
#include "tests/support/test_paths.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <cmath>

namespace test_clock_candidates {

using namespace rigor;

namespace {

/// Two masses in a row, let go with the first one displaced; laser.csv and accel.csv were made with k1 = 100,
/// k2 = 60, d1 = 0.4, d2 = 0.3, m2 = 0.5 and a clock 1732.4 s ahead.
const char* const kTwoMass = R"(model TwoMass
  parameter Real k1(unit="N/m", min=1) = 90;
  parameter Real k2(unit="N/m", min=1) = 70;
  parameter Real d1(unit="N.s/m", min=0) = 0.2;
  parameter Real d2(unit="N.s/m", min=0) = 0.2;
  parameter Real m2(unit="kg", min=0.05) = 0.6;
  output Real x1(unit="m", start=0.05);
  Real v1(unit="m/s", start=0);
  Real x2(unit="m", start=0);
  Real v2(unit="m/s", start=0);
  output Real a2(unit="m/s2");
protected
  parameter Real m1(unit="kg") = 1;
equation
  der(x1) = v1;
  der(v1) = (-k1*x1 - d1*v1 + k2*(x2 - x1) + d2*(v2 - v1))/m1;
  der(x2) = v2;
  der(v2) = a2;
  a2 = (-k2*(x2 - x1) - d2*(v2 - v1))/m2;
end TwoMass;
)";

Study twoLoggers() {
    Study study;
    study.method = "least-squares";
    study.data.layout = "signals";
    study.data.files = {sharedDir() + "/cases/gui/data/laser.csv", sharedDir() + "/cases/gui/data/accel.csv"};
    joinFiles(study.data, 0, 0.01);
    study.data.units["a2"] = "9.80665 m/s2";
    study.unknowns = {{.name = "k1", .value = {90, 10, 400}},
                      {.name = "k2", .value = {70, 10, 400}},
                      {.name = "d1", .value = {0.2, 0, 5}},
                      {.name = "d2", .value = {0.2, 0, 5}},
                      {.name = "m2", .value = {0.6, 0.1, 4}}};
    return study;
}

OffsetSearch resemblance() {
    const auto column = [](const std::string& file) {
        const CsvData csv = readCsv(file, {});
        return Samples{csv.table.columns[0].numbers, csv.table.columns[1].numbers};
    };
    const Study study = twoLoggers();
    return clockOffsets(column(study.data.files[0]), column(study.data.files[1]), 2);
}

} // namespace

class TestClockCandidates : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    /// The strongest peak, 0.998, is false; the model finds the right one and its place to a tenth of a step.
    void theModelDecidesAgainstTheStrongestPeak() {
        const OffsetSearch found = resemblance();
        QVERIFY(std::abs(found.candidates.at(0).offset + 1732.4) > 0.3);
        int told = 0;
        Progress progress;
        progress.report = [&](const ProgressEvent& event) {
            ++told;
            QVERIFY(event.done < event.total);
        };
        const ClockProposal proposal =
            judgedByModel(twoLoggers(), kTwoMass, "two.mo", 1, found.candidates, found.step, progress);
        for (const ClockTrial& trial : proposal.trials)
            qInfo("%.4f s  r %.3f  leaves %.4f %s", trial.candidate.offset, trial.candidate.correlation,
                  trial.remainder, std::string(trial.why).c_str());
        qInfo("%s", std::string(proposal.reason).c_str());
        QCOMPARE(told, static_cast<int>(found.candidates.size()));
        QVERIFY(proposal.proposed);
        const ClockTrial& best = proposal.trials[*proposal.proposed];
        QVERIFY(std::abs(best.candidate.offset + 1732.4) < 0.0005);
        QVERIFY(best.remainder < 0.05);
        QVERIFY(*proposal.proposed > 0);
    }

    /// Without unknowns nothing is fitted, and that is said.
    void withoutAFitNothingIsProposed() {
        Study study = twoLoggers();
        study.unknowns.clear();
        const ClockProposal proposal =
            judgedByModel(study, kTwoMass, "two.mo", 1, {{-1732.4, 0.7}}, 0.01, {});
        QVERIFY(!proposal.proposed);
        QVERIFY2(std::string(proposal.reason).starts_with("The model could be fitted at no offset"),
                 std::string(proposal.reason).c_str());
        QVERIFY(!judgedByModel(study, kTwoMass, "two.mo", 1, {}, 0.01, {}).proposed);
    }

    /// The same offset twice: two remainders alike.
    void twoThatAreAlikeAreNotDecided() {
        const ClockProposal proposal =
            judgedByModel(twoLoggers(), kTwoMass, "two.mo", 1, {{-1732.4, 0.7}, {-1732.3995, 0.7}}, 1e-4, {});
        QVERIFY(!proposal.proposed);
        QVERIFY2(std::string(proposal.reason).starts_with("The model does not decide"),
                 std::string(proposal.reason).c_str());
    }

    /// A model that explains nothing decides nothing, whatever leaves least.
    void aModelThatDoesNotFitDecidesNothing() {
        Study study = twoLoggers();
        study.unknowns = {{.name = "d2", .value = {0.2, 0, 5}}};
        const ClockProposal proposal =
            judgedByModel(study, kTwoMass, "two.mo", 1, {{-1731.98, 0.99}, {-1732.4, 0.7}}, 0.01, {});
        QVERIFY(!proposal.proposed);
        QVERIFY2(std::string(proposal.reason).starts_with("The model explains the data at no offset"),
                 std::string(proposal.reason).c_str());
    }

    void aCancelledSearchProposesNothing() {
        std::stop_source stop;
        stop.request_stop();
        const ClockProposal proposal = judgedByModel(twoLoggers(), kTwoMass, "two.mo", 1, {{-1732.4, 0.7}},
                                                     0.01, {stop.get_token(), {}});
        QVERIFY(proposal.cancelled);
        QVERIFY(!proposal.proposed);
    }

    /// A first file whose own clock began long before counts from its first row.
    void theFirstClockCounts() {
        DataRecipe recipe;
        recipe.files = {"a.csv", "b.csv"};
        joinFiles(recipe, 1732.5, 0.01);
        QCOMPARE(recipe.entries.size(), std::size_t{2});
        QCOMPARE(recipe.entries[0].experiment, 1LL);
        QCOMPARE(recipe.entries[1].experiment, 1LL);
        QCOMPARE(recipe.entries[0].offset, -1732.5);
        QCOMPARE(recipe.entries[1].offset, 0.0);
        DataRecipe near;
        near.files = recipe.files;
        joinFiles(near, 2, 0.01);
        QCOMPARE(near.entries[0].offset, 0.0);
    }
};

RIGOR_CORE_TEST(TestClockCandidates)
#include "test_clock_candidates.moc"

} // namespace test_clock_candidates

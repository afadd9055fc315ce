// The filter while the record of the four-bar rig streams in: in pieces, and from a file that grows.
#include "core/methods/filter/kalman/live_filter.h"
#include "tests/support/models/four_bar.h"
#include "tests/support/test_program.h"

#include <QTemporaryDir>
#include <QTest>

namespace test_four_bar_live {

using namespace rigor;
using namespace rigor::sample;

namespace {

/// The first rows of the shipped record as a file; the study on it.
PreparedStudy studyOn(const QString& file, int rows) {
    std::ifstream in(kFourBar + "cycle.csv");
    std::ofstream out(file.toStdString());
    std::string line;
    for (int k = 0; k <= rows && std::getline(in, line); ++k) out << line << '\n';
    out.close();
    return prepare(loadStudy(kFourBar + "filter.toml", {{"data.file", '"' + file.toStdString() + '"'}}));
}

} // namespace

class TestFourBarLive : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void followedInPiecesItIsTheFilterOfTheWholeRecord() {
        const FilterSetup setup = fourBarSetup();
        OneStep step(setup);
        const FilterTrajectory whole = runFilter(setup, step, nominalOptions(), {});
        PreparedStudy prepared = prepare(loadStudy(kFourBar + "filter.toml"));
        LiveFilter live(prepared.problem, nominalOptions());
        for (const double t : {0.0, 1.0, 1.0, 3.333, 13.0}) QVERIFY(live.follow(t));
        QVERIFY(std::abs(live.reached() - 13) < 1e-9);
        QCOMPARE(live.rows(), 6500LL);
        const Result part = live.result();
        QVERIFY(part.outcome == RunOutcome::Answered);
        QCOMPARE(part.unknowns[2].value, whole.X(6499, 6));
        QCOMPARE(part.table("states")->rows(), std::size_t{6500});
        // Judged from 12 s on, as the study asks.
        QCOMPARE(part.diagnostics["updates"].get<int>(), 501);
        while (!live.atEnd()) QVERIFY(live.follow(24, 1000));
        const Result end = live.result();
        for (std::size_t k = 0; k < 9; ++k)
            QCOMPARE(end.unknowns[k].value, whole.last.X[static_cast<Eigen::Index>(k) + 4]);
        QVERIFY(std::abs(end.diagnostics["nis_mean"].get<double>() - 2.89688) < 1e-4);
        const std::vector<double>& instants = end.table("parameters")->columns.front().numbers;
        QVERIFY(instants.size() > 60 && instants.size() <= 121);
        QCOMPARE(instants.back(), 24.0);
    }

    void aFileThatGrowsIsFollowed() {
        QTemporaryDir folder;
        const QString file = folder.filePath("growing.csv");
        PreparedStudy first = studyOn(file, 501); // 1 s
        LiveFilter live(first.problem, nominalOptions());
        QVERIFY(live.follow(100));
        QVERIFY(live.atEnd());
        QVERIFY(std::abs(live.recordEnd() - 1) < 1e-9);
        for (const int rows : {502, 1200, 2001}) {
            live.extend(studyOn(file, rows).problem);
            QVERIFY(live.follow(100));
            QCOMPARE(live.rows(), static_cast<long long>(rows - 1));
        }
        FilterSetup setup = fourBarSetup();
        setup.simulation.stopTime = 4;
        setup.times.resize(2000);
        OneStep step(setup);
        const FilterTrajectory whole = runFilter(setup, step, nominalOptions(), {});
        const Result result = live.result();
        for (std::size_t k = 0; k < 9; ++k) {
            const auto at = static_cast<Eigen::Index>(k) + 4;
            // Steps are cut anew where a piece begins: rounding only.
            QVERIFY(std::abs(result.unknowns[k].value - whole.X(1999, at)) <=
                    1e-7 * whole.deviation(1999, at));
        }
        QCOMPARE(result.table("innovations")->rows(), std::size_t{2000});
    }

    /// hydraulic-four-bar.mech as the model of the study, against the equations written out.
    void theMechanismAsModelGivesTheSameFilter() {
        FilterOptions options = nominalOptions();
        PreparedStudy text = prepare(loadStudy(kFourBar + "filter.toml"));
        LiveFilter one(text.problem, options);
        QVERIFY(one.follow(4));
        PreparedStudy mechanism = prepare(loadStudy(kFourBar + "filter-mechanism.toml"));
        options.start = "crank: 1.090 +- 0.02; crank_rate: 0 +- 0.02; V1: 3.8e6 +- 3e5; V2: 4.2e6 +- 3e5";
        options.noise = "crank_rate: 0.02; V1: 1581.13883; V2: 1581.13883; y: 9.48683298e-13";
        LiveFilter two(mechanism.problem, options);
        QVERIFY(two.follow(4));
        const Result a = one.result(), b = two.result();
        for (std::size_t k = 0; k < 9; ++k) {
            QVERIFY(std::abs(a.unknowns[k].value - b.unknowns[k].value) <=
                    1e-6 * a.unknowns[k].standardError);
            QVERIFY(std::abs(a.unknowns[k].standardError - b.unknowns[k].standardError) <=
                    1e-6 * a.unknowns[k].standardError);
        }
    }

    void beforeTheFirstRowThereIsNoAnswer() {
        PreparedStudy prepared = prepare(loadStudy(kFourBar + "filter.toml"));
        LiveFilter live(prepared.problem, nominalOptions());
        QVERIFY(live.result().outcome == RunOutcome::NotRun);
        QVERIFY(live.follow(0.001));
        QCOMPARE(live.rows(), 0LL);
    }
};

RIGOR_TEST(TestFourBarLive)
#include "test_four_bar_live.moc"

} // namespace test_four_bar_live

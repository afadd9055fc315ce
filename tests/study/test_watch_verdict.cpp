// The verdict of a watch by simulation: a right model that is looked at after every value is called wrong in
// at most 5 % of all records, however long it is watched; a wrong one is found. The fits are those of linear
// models, from their normal equations. By hand, for larger numbers:
//     QTEST_FUNCTION_TIMEOUT=3600000 RIGOR_WATCH_RECORDS=400 RIGOR_WATCH_LOOKS=1000 tests.study
//     test_watch_verdict
#include "core/foundation/base/random.h"
#include "core/foundation/stats/tests.h"
#include "core/methods/adequacy/result.h"
#include "core/methods/filter/result.h"
#include "core/methods/fit/result.h"
#include "core/methods/result/described_text.h"
#include "core/study/watch/watch_verdict.h"
#include "tests/support/test_program.h"

#include <Eigen/Dense>
#include <QtTest>

namespace test_watch_verdict {

using namespace rigor;

namespace {

int fromEnvironment(const char* name, int usual) {
    const int given = qEnvironmentVariableIntValue(name);
    return given > 0 ? given : usual;
}
const int kRecords = fromEnvironment("RIGOR_WATCH_RECORDS", 40);
const int kLooks = fromEnvironment("RIGOR_WATCH_LOOKS", 200);

/// As many alarms as 99 % of all such numbers of records have at most, each with probability p.
int mostOf(int records, double p) {
    double term = std::pow(1 - p, records), sum = term;
    int k = 0;
    while (sum < 0.99) {
        term *= (records - k) * p / ((k + 1) * (1 - p));
        sum += term;
        ++k;
    }
    return k;
}

/// Least squares of y = p1 + p2 u.
struct Fit {
    Eigen::Matrix2d xx = Eigen::Matrix2d::Zero();
    Eigen::Vector2d xy = Eigen::Vector2d::Zero();
    double yy = 0;
    int n = 0;
    void add(double u, double y) {
        const Eigen::Vector2d x(1, u);
        xx += x * x.transpose();
        xy += x * y;
        yy += y * y;
        ++n;
    }
    Eigen::Vector2d estimate() const { return xx.ldlt().solve(xy); }
    double squares() const { return std::max(0.0, yy - xy.dot(estimate())); }
};

struct Draw {
    double u = 0, y = 0;
};
/// What is wrong from `from` on.
enum class Fault { None, Branch, Drift, Noise };
Draw draw(RandomStream& random, Fault fault, int k, int from) {
    Draw d;
    d.u = random.uniform();
    d.y = 2 - 3 * d.u + random.normal();
    const double more = random.normal();
    if (k < from) return d;
    if (fault == Fault::Branch && k % 2) d.y += 0.5; // one side of the split
    if (fault == Fault::Drift) d.y += 2;
    if (fault == Fault::Noise) d.y += 1.2 * more;
    return d;
}

adequacy::SideResult sideOf(const Fit& fit) {
    adequacy::SideResult side;
    if (fit.n < 3) {
        side.reason = "too few";
        return side;
    }
    const Eigen::Vector2d p = fit.estimate();
    const Eigen::Matrix2d C = fit.xx.inverse();
    side.estimate = ByName<double>{{"a", p[0]}, {"b", p[1]}};
    side.covariance = {{C(0, 0), C(0, 1)}, {C(1, 0), C(1, 1)}};
    return side;
}

/// The first look at which it is called wrong; -1 = never.
int adequacyAlarm(std::uint64_t record, Fault fault, int from, int looks) {
    RandomStream random(21, record);
    WatchVerdict verdict("model-adequacy", 0.05);
    Fit all, odd, even, low, high;
    for (int k = 0; k < looks; ++k) {
        const auto [u, y] = draw(random, fault, k, from);
        all.add(u, y);
        (k % 2 ? odd : even).add(u, y);
        (u < 0.5 ? low : high).add(u, y);
        if (k < 5) continue;
        AdequacyResult typed;
        const double freedom = all.n - 2;
        typed.fits.push_back({.model = "M",
                              .chiSquared = all.squares(),
                              .freedom = freedom,
                              .p = chiSquaredUpperTail(all.squares(), freedom)});
        const auto split = [&](const char* name, const Fit& c, const Fit& v) {
            adequacy::SplitResult one;
            one.model = "M";
            one.split = name;
            one.calibration = sideOf(c);
            one.validation = sideOf(v);
            typed.splits.push_back(one);
        };
        split("parity", even, odd);
        split("branch", low, high);
        Result result;
        result.method = "model-adequacy";
        result.outcome = RunOutcome::Answered;
        write(typed, result);
        verdict.look(result, k, true, 0);
        if (verdict.state() == WatchState::Wrong) return k;
    }
    return -1;
}

enum class Sigma { Stated, Unknown, Searched }; ///< searched: [data.noise]
int fitAlarm(std::uint64_t record, Sigma sigma, Fault fault, int from, int looks) {
    RandomStream random(22, record), chance(23, record);
    WatchVerdict verdict("least-squares", 0.05);
    Fit all;
    for (int k = 0; k < looks; ++k) {
        const auto [u, y] = draw(random, fault, k, from);
        all.add(u, y);
        if (k < 5) continue;
        FitResult typed;
        const double freedom = all.n - 2;
        typed.values = all.n;
        typed.noise = sigma == Sigma::Stated ? 1 : std::sqrt(all.squares() / freedom);
        const double likeliest = std::sqrt(all.squares() / all.n);
        if (sigma == Sigma::Stated) typed.reducedChiSquared = all.squares() / freedom;
        if (sigma == Sigma::Searched) {
            typed.noise.reset();
            typed.quality = {{.output = "y", .values = static_cast<double>(all.n), .rms = likeliest}};
            typed.correlation = CorrelationTable{{"a", "b"}, {{"a", "1", {1, 0}}, {"b", "1", {0, 1}}}};
        }
        // At every look the tests of the residuals say something else: worse than they do.
        ResidualTestResult tests;
        for (double* p : {&tests.order, &tests.inputs, &tests.spread, &tests.outliers, &tests.size})
            *p = chance.uniform();
        typed.residualTests = tests;
        Result result;
        result.method = "least-squares";
        result.outcome = RunOutcome::Answered;
        result.unknowns = {{.name = "a", .value = 1}, {.name = "b", .value = 1}};
        if (sigma == Sigma::Searched) result.unknowns.push_back({.name = "noise.y", .value = likeliest});
        write(typed, result);
        verdict.look(result, k, true, 0);
        if (verdict.state() != WatchState::Consistent) return k;
    }
    return -1;
}

/// The filter's own verdict is bad all the time: the evidence alone must hold the level.
int filterAlarm(std::uint64_t record, double alike, int looks) {
    RandomStream random(24, record);
    WatchVerdict verdict("filter", 0.05);
    FilterResult typed;
    typed.verdict = "model-wrong";
    InnovationsTable table;
    table.sensors.resize(2);
    table.sensors[0].name = "x";
    table.sensors[1].name = "y";
    double before[2] = {random.normal(), random.normal()};
    for (int k = 0; k < looks; ++k) {
        table.t.push_back(k + 1);
        double nis = 0;
        for (std::size_t s = 0; s < 2; ++s) {
            const double w = alike * before[s] + std::sqrt(1 - alike * alike) * random.normal();
            before[s] = w;
            nis += w * w;
            table.sensors[s].values.push_back(w);
            table.sensors[s].deviations.push_back(1);
            table.sensors[s].normalised.push_back(w);
            table.sensors[s].measured.push_back(w);
        }
        table.nis.push_back(nis);
        table.used.push_back(2);
        if (k % 5) continue; // five rows a file
        typed.innovations = table;
        Result result;
        result.method = "filter";
        result.outcome = RunOutcome::Answered;
        write(typed, result);
        verdict.look(result, k, true, 0);
        if (verdict.state() == WatchState::Wrong) return k;
    }
    return -1;
}

template <class Alarm> int alarmsIn(int records, Alarm alarm) {
    int alarms = 0;
    for (int record = 0; record < records; ++record) alarms += alarm(static_cast<std::uint64_t>(record)) >= 0;
    return alarms;
}

} // namespace

class TestWatchVerdict : public QObject {
    Q_OBJECT

    void holds(const char* what, int alarms) {
        qInfo("%s: %d alarms in %d records of %d looks", what, alarms, kRecords, kLooks);
        QVERIFY2(alarms <= mostOf(kRecords, 0.05), what);
    }
    /// found: in at least 90 % of 20 records, not before `from`.
    template <class Alarm> void finds(const char* what, int from, Alarm alarm) {
        int found = 0, early = 0;
        double late = 0;
        for (std::uint64_t record = 0; record < 20; ++record) {
            const int at = alarm(record);
            found += at >= from;
            early += at >= 0 && at < from;
            late += at >= from ? at - from : 0;
        }
        qInfo("%s: %d of 20 found, in the mean after %.0f looks", what, found, found ? late / found : 0.0);
        QVERIFY2(found >= 18 && early <= 2, what);
    }

  private Q_SLOTS:
    void aRightModelIsHardlyEverCalledWrong() {
        holds("adequacy",
              alarmsIn(kRecords, [](auto r) { return adequacyAlarm(r, Fault::None, 0, kLooks); }));
    }

    void aRightFitIsHardlyEverCalledWrong() {
        holds("fit, sigma stated",
              alarmsIn(kRecords, [](auto r) { return fitAlarm(r, Sigma::Stated, Fault::None, 0, kLooks); }));
        holds("fit, sigma unknown",
              alarmsIn(kRecords, [](auto r) { return fitAlarm(r, Sigma::Unknown, Fault::None, 0, kLooks); }));
        holds("fit, sigma searched", alarmsIn(kRecords, [](auto r) {
                  return fitAlarm(r, Sigma::Searched, Fault::None, 0, kLooks);
              }));
    }

    void aRightFilterIsHardlyEverCalledWrong() {
        holds("filter", alarmsIn(kRecords, [](auto r) { return filterAlarm(r, 0, kLooks); }));
    }

    void wrongOnesAreFound() {
        finds("adequacy, sides differ by half a standard deviation", 0,
              [](auto r) { return adequacyAlarm(r, Fault::Branch, 0, 600); });
        finds("adequacy, drift of two standard deviations behind 150 rows", 150,
              [](auto r) { return adequacyAlarm(r, Fault::Drift, 150, 400); });
        finds("fit, sigma stated, errors 1.6 times as large behind 150 rows", 150,
              [](auto r) { return fitAlarm(r, Sigma::Stated, Fault::Noise, 150, 400); });
        finds("fit, sigma unknown, drift of two standard deviations behind 150 rows", 150,
              [](auto r) { return fitAlarm(r, Sigma::Unknown, Fault::Drift, 150, 400); });
        finds("fit, sigma searched, drift of two standard deviations behind 150 rows", 150,
              [](auto r) { return fitAlarm(r, Sigma::Searched, Fault::Drift, 150, 400); });
        finds("filter, innovations alike by 0.25", 0, [](auto r) { return filterAlarm(r, 0.25, 500); });
    }

    /// What is no matter of chance comes at once, and goes when it has been absent for five looks.
    void boundsAndEndsOfSearches() {
        WatchVerdict verdict("least-squares", 0.05);
        QVERIFY(verdict.state() == WatchState::Nothing);
        const auto look = [&](bool atBound, RunOutcome outcome = RunOutcome::Answered) {
            FitResult typed;
            typed.values = 20;
            typed.reducedChiSquared = 1;
            Result result;
            result.method = "least-squares";
            result.outcome = outcome;
            result.unknowns = {{.name = "a", .value = 1, .atBound = atBound}};
            write(typed, result);
            verdict.look(result, 1, true, 0);
        };
        look(false);
        QVERIFY(verdict.state() == WatchState::Consistent);
        look(true);
        QVERIFY(verdict.state() == WatchState::Reserved);
        for (int k = 0; k < 4; ++k) look(false);
        QVERIFY(verdict.state() == WatchState::Reserved);
        look(false);
        QVERIFY(verdict.state() == WatchState::Consistent);
        look(false, RunOutcome::NoAnswer);
        QVERIFY(verdict.state() == WatchState::NotConverged);
        look(false);
        QVERIFY(verdict.state() == WatchState::Consistent);
        WatchVerdict other("least-squares", 0.05);
        const std::string kept = describedText(verdict.kept());
        other.restore(describedWhole<KeptVerdict>(kept));
        QVERIFY(other.summary() == verdict.summary());
        QVERIFY(other.looks() == verdict.looks());
        QVERIFY(other.models()[0].log == verdict.models()[0].log);
        QCOMPARE(describedText(other.kept()), kept);
        // Of what was not kept whole nothing is guessed.
        for (const auto& [whole, part] : {std::pair{"\"looks\":", "\"look\":"},
                                          {"\"absent\":", "\"absent\":[],\"x\":"},
                                          {"\"squares\":", "\"square\":"},
                                          {"\"models\":[", "\"models\":[1,"}}) {
            std::string damaged = kept;
            QVERIFY2(damaged.find(whole) != std::string::npos, whole);
            damaged.replace(damaged.find(whole), std::string(whole).size(), part);
            QVERIFY_THROWS_EXCEPTION(Error, describedWhole<KeptVerdict>(damaged));
        }
        QVERIFY_THROWS_EXCEPTION(Error, describedWhole<KeptVerdict>(kept.substr(0, kept.size() / 2)));
    }
};

RIGOR_CORE_TEST(TestWatchVerdict)
#include "test_watch_verdict.moc"

} // namespace test_watch_verdict

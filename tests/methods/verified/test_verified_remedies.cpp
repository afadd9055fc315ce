// What verified identification says where it proves little, or where a record starts elsewhere: the way on.
#include "tests/support/models/small_models.h"
#include "tests/support/test_program.h"
#include "tests/support/verified_run.h"

#include <QTemporaryDir>
#include <QtTest>

#include <cmath>

namespace test_verified_remedies {

using namespace rigor;
using sample::contains;

namespace {

/// A to B to C from 1, 0, 0; A and C are measured.
const char* const kChain = "model Chain\n  parameter Real k1 = 0.1, k2 = 0.1;\n  output Real a(start=1);\n"
                           "  Real b(start=0);\n  output Real c(start=0);\nequation\n  der(a) = -k1*a;\n"
                           "  der(b) = k1*a - k2*b;\n  der(c) = k2*b;\nend Chain;\n";

/// Every second for a minute, k1 = 0.12, k2 = 0.05, from `start` of A.
std::vector<std::vector<double>> rows(double start) {
    std::vector<std::vector<double>> list;
    for (int t = 0; t <= 60; ++t) {
        const double a = start * std::exp(-0.12 * t),
                     b = start * 0.12 / (0.05 - 0.12) * (std::exp(-0.12 * t) - std::exp(-0.05 * t));
        list.push_back({double(t), a, start - a - b});
    }
    return list;
}

} // namespace

class TestVerifiedRemedies : public QObject {
    Q_OBJECT
    QTemporaryDir folder_;

    Result chain(double start, const char* mode, double bound = 0.01) const {
        return identify(compiled(kChain), folder_, {"a", "c"}, rows(start), {}, {{"a", bound}, {"c", bound}},
                        {{"k1", 0.01, 1, 0.12}, {"k2", 0.01, 1, 0.05}}, 200, 0,
                        {{"mode", std::string(mode)}});
    }

  private Q_SLOTS:
    void aProcedureThatProvesLittleNamesTheOthers() {
        const Result observer = chain(1, "observer");
        QVERIFY(contains(observer.message(), "Not narrowed: k2."));
        QVERIFY(contains(observer.message(), "mode = batch takes all rows at once"));
        // It does what is promised, and then nothing is left to say.
        const Result batch = chain(1, "batch");
        QVERIFY(batch.unknowns[1].upper - batch.unknowns[1].lower < 0.02);
        QVERIFY(batch.unknowns[1].lower <= 0.05 && 0.05 <= batch.unknowns[1].upper);
        QVERIFY(batch.message().find("mode =") == std::string::npos);
    }
    void whatIsNotProvenIsNotBlamedOnTheData() {
        const Result blunt = chain(1, "observer", 3);
        QVERIFY(contains(blunt.message(), "Nothing is excluded: no unknown has been narrowed."));
        QVERIFY(contains(blunt.message(), "as far as this procedure proves"));
    }
    void aRecordThatStartsElsewhereIsTold() {
        const Result empty = chain(0.8, "observer");
        QVERIFY(empty.outcome == RunOutcome::Empty);
        QVERIFY(contains(empty.message(), "simulated 1, allowed 0.78 to 0.82"));
        QVERIFY(contains(empty.message(), "That is how the record starts"));
        // Not where a later row contradicts.
        const std::vector<std::vector<double>> wrong{{0, 1, 0}, {1, 0.9, 0.005}, {2, 0.95, 0.01}};
        const Result later =
            identify(compiled(kChain), folder_, {"a", "c"}, wrong, {}, {{"a", 0.01}, {"c", 0.01}},
                     {{"k1", 0.01, 1, 0.12}, {"k2", 0.01, 1, 0.05}}, 200);
        QVERIFY(later.outcome == RunOutcome::Empty);
        QVERIFY(later.message().find("how the record starts") == std::string::npos);
    }
};

RIGOR_TEST(TestVerifiedRemedies)
#include "test_verified_remedies.moc"

} // namespace test_verified_remedies

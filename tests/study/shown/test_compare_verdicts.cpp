// What is said of runs side by side, case by case: which settings differ, and whether a validation passed.
// Over random runs: tests/attacks/attack_compare.cpp. Whether they agree: test_trust.cpp.

#include "core/foundation/base/random.h"
#include "core/methods/fit/result.h"
#include "core/study/report/compare_settings.h"
#include "core/study/report/compare_validation.h"
#include "tests/support/answers.h"
#include "tests/support/models/small_models.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <cmath>

namespace test_compare_verdicts {

using namespace rigor;
using namespace rigor::sample;

namespace {

/// y = c, of `count` readings with the deviation stated; the residuals are `residual` and minus it in turns.
std::vector<PredictedOutput> readings(int count, double residual, double stated, double shift = 0) {
    PredictedOutput p;
    p.output = "T";
    p.unit = "K";
    for (int k = 0; k < count; ++k) {
        p.experiments.push_back("1");
        p.times.push_back(k + shift);
        p.predicted.push_back(300);
        p.measured.push_back(300 + (k % 2 ? residual : -residual) * (1 + 1e-3 * k));
        p.deviations.push_back(stated);
    }
    return {p};
}

} // namespace

class TestCompareVerdicts : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void settingsAreEverythingOfTheStudyButItsTitle() {
        const auto study = [](const std::string& more) {
            return parseStudy("method = \"least-squares\"\nmodel = \"tank.mo\"\n[data]\nfile = \"tank.csv\"\n"
                              "[data.measurements]\nT = \"T\"\n[data.standard_deviations]\nT = 0.4\n"
                              "[unknowns.UA]\nstart = 4\nmin = 1\n" +
                                  more,
                              "tank.toml");
        };
        const Study first = study("max = 6\n"), wider = study("max = 20\n"),
                    stated = study("max = 6\n[options]\nobjective = \"sum\"\n");
        const auto named = [](const Study& a, const Study& b) {
            return differingSettings(comparedSettings({{&a, nullptr}, {&b, nullptr}}));
        };
        QCOMPARE(named(first, first), std::string());
        QCOMPARE(named(first, wider), std::string("search range of UA"));
        for (const ComparedSetting& one : comparedSettings({{&first, nullptr}, {&wider, nullptr}}))
            if (one.key == "unknowns.UA.range")
                QCOMPARE(one.values, (std::vector<std::string>{"1 … 6", "1 … 20"}));
        Study other = first;
        other.title = "Another title";
        QCOMPARE(named(first, other), std::string());
        other.data.files = {"tank_next_day.csv"};
        QCOMPARE(named(first, other), std::string("data"));
        other = first;
        other.data.standardDeviations["T"] = 0.8;
        QCOMPARE(named(first, other), std::string("standard deviation of T"));
        // The default written out is the default.
        if (const auto objective = makeMethod("least-squares")->options().find("objective")->defaultValue;
            objective == FieldValue(std::string("sum")))
            QCOMPARE(named(first, stated), std::string());
        Result one, two;
        one.provenance["data_sha256"] = "aaaa";
        two.provenance["data_sha256"] = "bbbb";
        QVERIFY(contains(differingSettings(comparedSettings({{&first, &one}, {&first, &two}})), "data"));
    }

    void aValidationHasAVerdict() {
        Result run = answered({estimate("c", 300, NAN)}), calibration = answered({estimate("c", 300, 0.05)});
        const auto before = readings(60, 0.4, 0.4);
        const ValidationVerdict right =
            validationOf(run, readings(60, 0.41, 0.4, 1000), &calibration, &before);
        QCOMPARE(right.clause.text(), std::string("Validation passed."));
        const ValidationVerdict wrong =
            validationOf(run, readings(60, 1.7, 0.4, 1000), &calibration, &before);
        QCOMPARE(wrong.clause.text(), std::string("Validation failed."));
        QVERIFY(!wrong.passed && wrong.p < 1e-6);
        QVERIFY2(contains(wrong.sentences.front(), "times that of the calibration"),
                 wrong.sentences.front().text().c_str());
        // Far too large a deviation: passing says nothing, and that is said.
        const ValidationVerdict loose =
            validationOf(run, readings(60, 1e-3, 0.4, 1000), &calibration, &before);
        QVERIFY(loose.passed && loose.tooGood);
        QVERIFY(contains(loose.sentences.back(), "too large"));
    }

    /// Errors that are alike over time: as many values as independent ones tell fewer, so that a right
    /// prediction is not failed more often than one in twenty (the test for independent errors: one in
    /// three).
    void correlatedErrorsOfTheCalibrationCount() {
        constexpr double r = 0.8;
        constexpr int kRecords = 1000, kValues = 200;
        const Result run = answered({estimate("c", 300, NAN)});
        Result calibration = answered({estimate("c", 300, 0.01)});
        const auto before = readings(60, 0.4, 0.4);
        const auto failures = [&] {
            RandomStream random(11, 0);
            int failed = 0;
            for (int record = 0; record < kRecords; ++record) {
                auto now = readings(kValues, 0, 1, 1000);
                double error = random.normal();
                for (double& value : now[0].measured) {
                    value = 300 + error;
                    error = r * error + std::sqrt(1 - r * r) * random.normal();
                }
                const ValidationVerdict verdict = validationOf(run, now, &calibration, &before);
                failed += !verdict.passed;
            }
            return failed;
        };
        QVERIFY(failures() > 100); // upper tail alone
        calibration.diagnostics["residual_tests"] = {{"found", {"order"}}, {"intervals_widened", {2, 3}}};
        calibration.diagnostics["residuals"] = {
            {{"output", "T"}, {"experiment", "1"}, {"lag_1_autocorrelation", r}, {"values", 60}}};
        const int failed = failures();
        QVERIFY2(failed < 50, qPrintable(QString::number(failed)));
        const ValidationVerdict told =
            validationOf(run, readings(kValues, 1, 1, 1000), &calibration, &before);
        QVERIFY(contains(told.sentences.back(), "correlated"));
    }

    /// Where the values come from is not known: nothing is called a validation.
    void ofValuesFromNowhereTheDataSpeak() {
        const Result run = answered({estimate("c", 300, NAN)});
        const ValidationVerdict right = validationOf(run, readings(60, 0.41, 0.4, 1000), nullptr, nullptr);
        QCOMPARE(right.clause.text(), std::string("The data agree with the values given."));
        QVERIFY(contains(right.sentences.back(), "no validation"));
        const ValidationVerdict wrong = validationOf(run, readings(60, 1.7, 0.4, 1000), nullptr, nullptr);
        QCOMPARE(wrong.clause.text(), std::string("The data contradict the values given."));
    }

    void theDataOfTheCalibrationValidateNothing() {
        Result run = answered({estimate("c", 300, NAN)}), calibration = answered({estimate("c", 300, 0.05)});
        const auto before = readings(60, 0.4, 0.4);
        const ValidationVerdict same = validationOf(run, before, &calibration, &before);
        QVERIFY(!same.passed);
        QCOMPARE(same.repeated, std::size_t(60));
        QVERIFY(contains(same.clause, "no validation"));
        auto half = readings(60, 0.4, 0.4);
        half[0].measured.resize(40);
        half[0].predicted.resize(40);
        half[0].times.resize(40);
        half[0].experiments.resize(40);
        half[0].deviations.resize(40);
        const ValidationVerdict part = validationOf(run, before, &calibration, &half);
        QCOMPARE(part.repeated, std::size_t(40));
        QVERIFY(contains(part.sentences.back(), "40 of its 60 values are those of the calibration"));
        QCOMPARE(part.outputs.front().values, 20.0);
    }

    /// y = a t of 40 readings, the first 25 of which a was found by: the other 15 are tested, with what is
    /// known of a, at the level that is stated.
    void theRestOfARecordIsTestedAtItsLevel() {
        constexpr int kRecords = 1000, kAll = 40, kFirst = 25;
        int rejected = 0;
        for (int record = 0; record < kRecords; ++record) {
            RandomStream random(11, static_cast<std::uint64_t>(record));
            std::vector<double> times, values;
            double information = 0, product = 0, score = 0, all = 0;
            for (int k = 0; k < kAll; ++k) {
                const double t = 1 + 0.2 * k, y = 2 * t + 0.3 * random.normal();
                times.push_back(t);
                values.push_back(y);
                all += t * t / 0.09;
                if (k < kFirst) {
                    information += t * t / 0.09;
                    product += t * y / 0.09;
                }
            }
            const double a = product / information;
            PredictedOutput p{.output = "y", .unit = "1"};
            for (std::size_t k = 0; k < kAll; ++k) {
                p.experiments.push_back("1");
                p.times.push_back(times[k]);
                p.measured.push_back(values[k]);
                p.predicted.push_back(a * times[k]);
                p.deviations.push_back(0.3);
                score += times[k] * (values[k] - a * times[k]) / 0.09;
            }
            PredictedOutput first = p;
            for (auto* column : {&first.times, &first.measured, &first.predicted, &first.deviations})
                column->resize(kFirst);
            first.experiments.resize(kFirst);
            Result run = answered({estimate("a", a, NAN)}),
                   calibration = answered({estimate("a", a, 1 / std::sqrt(information))});
            FitResult facts;
            facts.atValues = {{"a"}, {{all}}, {score}};
            write(facts, run);
            const std::vector<PredictedOutput> before{first};
            const ValidationVerdict verdict = validationOf(run, {p}, &calibration, &before);
            QCOMPARE(verdict.outputs.front().values, 15.0);
            QVERIFY(verdict.withParameters);
            rejected += verdict.p < 0.05;
        }
        // 99.9 % of a binomial of 5 %; the values as if they were exact reject 13 %.
        QVERIFY2(rejected > 27 && rejected < 75, qPrintable(QString::number(rejected)));
    }
};

RIGOR_TEST(TestCompareVerdicts)
#include "test_compare_verdicts.moc"

} // namespace test_compare_verdicts

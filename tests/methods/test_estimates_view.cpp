// The table of estimates: digits by the error, units, what is said at a bound and where the
// data say nothing.
#include "core/methods/estimates_view.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <cmath>

namespace test_estimates_view {

using namespace rigor;

namespace {

Estimate estimateOf(const std::string& name, const std::string& unit, double value, double error) {
    return {.name = name,
            .unit = unit,
            .value = value,
            .standardError = error,
            .lower = value - 2 * error,
            .upper = value + 2 * error,
            .interval = "95 % marginal"};
}

Unknown searched(const std::string& name, double min, double max) {
    Unknown u;
    u.name = name;
    u.value = {(min + max) / 2, min, max};
    return u;
}

view::EstimateRow rowOf(const Estimate& estimate, const std::vector<Unknown>& ranges, bool profile = false) {
    Result result;
    result.outcome = RunOutcome::Answered;
    result.unknowns = {estimate};
    EstimateFindings findings;
    if (profile) findings.profile = {estimate.name};
    return estimatesView(result, ranges, findings).rows.front();
}

/// With plain spaces.
QString spaced(const std::string& text) { return QString::fromStdString(text).replace(QChar(0xa0), ' '); }

} // namespace

class TestEstimatesView : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    /// An interval that was widened, or is none of the linear picture, is told in place of the error.
    void wordsNameTheIntervalWhereTheErrorSaysTooMuch() {
        Result result;
        result.outcome = RunOutcome::Answered;
        result.provenance["options"]["confidence"] = 0.95;
        result.unknowns = {estimateOf("C", "J/K", 12017.43, 77.05), estimateOf("k", "N/m", 3.25, 0.01)};
        QCOMPARE(spaced(estimatesInWords(result)),
                 QString("C is 12.02 ± 0.08 kJ/K, k is 3.250 ± 0.010 N/m."));
        result.unknowns[1].upper = 3.25 + 5 * 0.01;
        QCOMPARE(spaced(estimatesInWords(result)),
                 QString("C is 12.02 ± 0.08 kJ/K, k is 3.250 N/m (95 %: 3.230 … 3.300 N/m)."));
        // Of many the numbers of the experiments stand in the table.
        for (int k = 0; k < 9; ++k)
            result.unknowns.push_back(estimateOf("r[" + std::to_string(k) + "]", "1", 1, 0.1));
        QCOMPARE(spaced(estimatesInWords(result)),
                 QString("C is 12.02 ± 0.08 kJ/K, k is 3.250 N/m (95 %: 3.230 … 3.300 N/m)."));
    }

    /// 77.05 J/K has one digit in kJ/K (Particle Data Group), and the row ends at its place.
    void numbersOfARowEndAtThePlaceOfTheError() {
        const view::EstimateRow row =
            rowOf(estimateOf("C", "J/K", 12017.43, 77.05), {searched("C", 1000, 50000)});
        QCOMPARE(row.unit, std::string("kJ/K"));
        QCOMPARE(row.scale, 1e-3);
        QCOMPARE(row.value, std::string("12.02"));
        QCOMPARE(row.error, std::string("0.08"));
        QCOMPARE(row.lower, std::string("11.86"));
        QCOMPARE(row.upper, std::string("12.17"));
        QCOMPARE(row.kind, std::string("linear"));
        QCOMPARE(row.range, std::string("1 … 50"));
        QCOMPARE(row.remark, std::string());
    }

    /// A study without bounds is searched within those of the model's text, which the table does not know.
    void aRangeThatTheStudyDoesNotStateIsTheModels() {
        const auto rangeOf = [](double min, double max) {
            return rowOf(estimateOf("k", "N/m", 20, 1), {searched("k", min, max)}).range;
        };
        QCOMPARE(rangeOf(-HUGE_VAL, HUGE_VAL), std::string("as in the model"));
        QCOMPARE(rangeOf(0, HUGE_VAL), std::string("≥ 0"));
    }

    /// Of a unit without a prefix the whole row has one power of ten.
    void smallNumbersShareAPowerOfTen() {
        const view::EstimateRow row =
            rowOf(estimateOf("d", "m2.5/s", 2.38e-9, 2e-10), {searched("d", 1e-13, 1e-5)});
        QCOMPARE(row.scale, 1.0);
        QCOMPARE(row.value, std::string("2.38 × 10⁻⁹"));
        QCOMPARE(row.error, std::string("0.20 × 10⁻⁹"));
        QCOMPARE(row.lower, std::string("1.98 × 10⁻⁹"));
        QCOMPARE(row.upper, std::string("2.78 × 10⁻⁹"));
        QVERIFY(row.range.find("10⁻¹³ … ") != std::string::npos);
    }

    /// Beyond twelve digits an exact fit shows nothing but rounding.
    void anExactFitHasNoMoreDigitsThanItKnows() {
        const view::EstimateRow row = rowOf(estimateOf("k", "N/m", 420, 3e-13), {searched("k", 1, 1000)});
        QCOMPARE(row.value, std::string("420.000000000"));
        QCOMPARE(row.error, std::string("3.0 × 10⁻¹³"));
    }

    void atABoundNothingLinearIsStated() {
        Estimate e = estimateOf("UA", "W/K", 6, 0.22);
        e.atBound = true;
        view::EstimateRow row = rowOf(e, {searched("UA", 1, 6)});
        QCOMPARE(row.remark, std::string("at its upper bound"));
        for (const std::string& text : {row.error, row.lower, row.upper, row.kind})
            QCOMPARE(text, std::string("–"));
        e.upper = 6; // of the profile within the bounds
        row = rowOf(e, {searched("UA", 1, 6)}, true);
        QCOMPARE(row.kind, std::string("profile"));
        QCOMPARE(row.error, std::string("–"));
        QVERIFY(row.lower != "–" && row.upper != "–");
        e.value = 1;
        QCOMPARE(rowOf(e, {searched("UA", 1, 6)}).remark, std::string("at its lower bound"));
    }

    void whatTheDataLeaveOpenIsSaid() {
        Estimate e = estimateOf("R", "Ohm", 892.14, std::numeric_limits<double>::infinity());
        view::EstimateRow row = rowOf(e, {searched("R", 400, 1200)});
        QCOMPARE(row.remark, std::string("not determined"));
        QCOMPARE(row.error, std::string("–"));
        QCOMPARE(row.kind, std::string("–"));
        QCOMPARE(row.value, std::string("892.1"));
        // An interval of the profile that ends where the search ends.
        e = estimateOf("K", "1", 20, 5);
        e.lower = 4, e.upper = 1000;
        row = rowOf(e, {searched("K", 0, 1000)}, true);
        QCOMPARE(row.remark, std::string("not excluded up to the upper bound"));
        QCOMPARE(rowOf(e, {searched("K", 0, 1000)}).remark, std::string());
    }

    void givenValuesAndNumbersPerExperiment() {
        Result result;
        result.outcome = RunOutcome::Answered;
        result.unknowns = {estimateOf("x[run 2]", "m", 0.5, std::nan(""))};
        result.provenance["options"]["confidence"] = 0.9;
        const view::Estimates found = estimatesView(result, {searched("x", 0, 2)});
        QCOMPARE(found.level, std::string("90 %"));
        QVERIFY(found.marked);
        QCOMPARE(found.rows.front().range, std::string("0 … 2"));
        QCOMPARE(estimatesView(result, {}).rows.front().remark, std::string("its error is not known"));
        result.provenance["options"]["evaluate_at"] = {0.5};
        const view::Estimates given = estimatesView(result, {});
        QCOMPARE(given.rows.front().remark, std::string("given, not searched"));
        QVERIFY(!given.marked); // no finding
    }

    /// What a method knows of its estimates is said of those alone; numbers stand beside their texts.
    void findingsAreSaidOfTheirUnknowns() {
        Result result;
        result.outcome = RunOutcome::Answered;
        result.unknowns = {estimateOf("a", "J/K", 12017.43, 77.05), estimateOf("b", "m", 1, 0.1),
                           estimateOf("c", "m", 1, std::nan(""))};
        result.unknowns[1].interval = "95 % profile";
        const view::Estimates found = estimatesView(
            result, {}, {.profile = {"b"}, .steps = {"c"}, .doubtful = {"b"}, .undetermined = {}});
        QCOMPARE(found.note, std::string("95 % marginal; 95 % profile"));
        QCOMPARE(found.rows[0].remark, std::string());
        QCOMPARE(found.rows[0].kind, std::string("linear"));
        QCOMPARE(found.rows[1].remark, std::string("the interval may be too narrow"));
        QCOMPARE(found.rows[1].kind, std::string("profile"));
        QCOMPARE(found.rows[2].remark, std::string("counts in steps only"));
        QCOMPARE(found.rows[0].numbers[0], 12017.43 * 1e-3);
        QCOMPARE(found.rows[0].numbers[1], 77.05 * 1e-3);
        QVERIFY(std::isnan(found.rows[2].numbers[1]));
        QCOMPARE(
            estimatesView(result, {}, {.profile = {}, .steps = {}, .doubtful = {}, .undetermined = {"a"}})
                .rows[0]
                .remark,
            std::string("not determined"));
    }
};

RIGOR_CORE_TEST(TestEstimatesView)
#include "test_estimates_view.moc"

} // namespace test_estimates_view

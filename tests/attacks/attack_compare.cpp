// Agreement of runs, the settings that differ and the verdict of a validation, through
// core/study/report/compare_*: results of fits, bounds, guaranteed sets, cancelled and given runs drawn at
// random, held against rules written anew here and against the truth they were drawn from.

#include "core/study/report/compare_agreement.h"
#include "core/study/report/compare_settings.h"
#include "core/study/report/compare_validation.h"
#include "tests/attacks/support/attack_main.h"

#include <Eigen/Dense>

using namespace rigor;
using namespace rigor::attacks;

namespace {

constexpr double k95 = 1.959963984540054;

enum class Kind { Fit, Bound, NoError, Set, Cancelled, NoAnswer, Empty, Given };

struct DrawnRun {
    Kind kind;
    Result result;
};

/// Two unknowns with the truth (0, 0); a set holds it or, rarely, does not.
DrawnRun drawRun(Draw& d, bool onlyFits) {
    DrawnRun run{onlyFits ? Kind::Fit
                          : d.pick({Kind::Fit, Kind::Fit, Kind::Fit, Kind::Bound, Kind::NoError, Kind::Set,
                                    Kind::Set, Kind::Cancelled, Kind::NoAnswer, Kind::Empty, Kind::Given}),
                 {}};
    Result& r = run.result;
    r.method = run.kind == Kind::Set || run.kind == Kind::Empty ? "verified" : "least-squares";
    r.outcome = run.kind == Kind::Cancelled  ? RunOutcome::Cancelled
                : run.kind == Kind::NoAnswer ? RunOutcome::NoAnswer
                : run.kind == Kind::Empty    ? RunOutcome::Empty
                                             : RunOutcome::Answered;
    r.provenance["options"] = nlohmann::ordered_json::object();
    for (const char* name : {"a", "b"}) {
        Estimate e;
        e.name = name;
        e.unit = "m";
        e.standardError = d.scaled(0.01, 1);
        e.value = e.standardError * d.normal();
        e.lower = e.value - k95 * e.standardError;
        e.upper = e.value + k95 * e.standardError;
        if (run.kind == Kind::Bound && (e.name == "a" || d.chance(0.3))) {
            e.atBound = true; // mostly without an error, as what moves only outwards has none
            if (d.chance(0.7)) e.standardError = e.lower = e.upper = std::nan("");
        }
        if (run.kind == Kind::NoError && (e.name == "b" || d.chance(0.3)))
            e.standardError = e.lower = e.upper = std::nan("");
        if (run.kind == Kind::Set) {
            e.guaranteed = true;
            e.standardError = std::nan("");
            const double shift = d.chance(0.2) ? d.between(-3, 3) : 0;
            e.lower = d.chance(0.1) ? -HUGE_VAL : shift - d.between(0.01, 1);
            e.upper = d.chance(0.1) ? HUGE_VAL : shift + d.between(0.01, 1);
            e.value = shift;
        }
        if (run.kind == Kind::Empty || run.kind == Kind::Given || run.kind == Kind::Cancelled)
            e.standardError = e.lower = e.upper = std::nan("");
        r.unknowns.push_back(e);
        if (run.kind == Kind::Given) r.provenance["options"]["evaluate_at"].push_back(e.value);
    }
    return run;
}

bool answers(const DrawnRun& run) {
    return run.kind == Kind::Fit || run.kind == Kind::Bound || run.kind == Kind::NoError ||
           run.kind == Kind::Set;
}

/// What may be said of one unknown, from the rules alone: 1 agree, -1 apart, 0 nothing.
int rule(const DrawnRun& x, const DrawnRun& y, std::size_t k) {
    if (!answers(x) || !answers(y)) return 0;
    const Estimate &a = x.result.unknowns[k], &b = y.result.unknowns[k];
    const auto usable = [](const Estimate& e) { return e.guaranteed || e.standardError > 0; };
    if (!usable(a) || !usable(b) || (a.atBound && b.atBound)) return 0;
    // Intervals of fits are +- 1.96 too. A bound may keep two apart that agree, it never brings two together.
    const bool together =
        a.guaranteed || b.guaranteed
            ? a.lower <= b.upper && b.lower <= a.upper
            : std::abs(a.value - b.value) <= k95 * std::hypot(a.standardError, b.standardError);
    return !together ? -1 : a.atBound || b.atBound ? 0 : 1;
}

void attackAgreement(Attempt& attempt, bool onlyFits) {
    Draw d = attempt.recordDraw();
    std::vector<DrawnRun> runs;
    const int count = onlyFits ? 2 : d.whole(2, 4);
    for (int k = 0; k < count; ++k) runs.push_back(drawRun(d, onlyFits));
    std::vector<NumberedResult> numbered;
    for (std::size_t k = 0; k < runs.size(); ++k)
        numbered.push_back({static_cast<int>(k) + 1, &runs[k].result});
    const AgreementVerdict verdict = agreementOf(numbered);
    Claims& claims = attempt.claims;
    bool all = true, apart = false, any = false;
    std::string text = verdict.clause;
    for (const std::string& one : verdict.sentences) text += " " + one;
    for (std::size_t k = 1; k < runs.size(); ++k) {
        bool said = false;
        for (std::size_t u = 0; u < 2; ++u) {
            const int right = rule(runs[k], runs[0], u);
            all = all && right == 1;
            apart = apart || right == -1;
            any = any || right == 1;
            said = said || right != 0;
            const Agreement found = verdict.runs[k - 1].unknowns[u].agreement;
            claims.never("unknown: agree, apart or nothing", right != (found == Agreement::Agree   ? 1
                                                                       : found == Agreement::Apart ? -1
                                                                                                   : 0));
            if (right == -1) // every one is named, not only the worst
                claims.never("apart, and not named",
                             text.find(verdict.runs[k - 1].unknowns[u].words) == std::string::npos);
            if (right == 1 && onlyFits)
                claims.made("fits of one truth are apart", Rule::exactly(0.05), false);
            if (right == -1 && onlyFits)
                claims.made("fits of one truth are apart", Rule::exactly(0.05), true);
        }
        if (!said && answers(runs[0]))
            claims.never("nothing can be said of a run, and that is not said",
                         text.find("othing is said of run " + std::to_string(k + 1)) == std::string::npos &&
                             text.find("othing is said of runs") == std::string::npos);
    }
    claims.never("all agree", verdict.agree != all);
    claims.never("not all agree", verdict.apart != apart);
    claims.never("agree in words",
                 !all && (text.find("All runs agree") != std::string::npos ||
                          (apart && text.find("he others agree with") != std::string::npos)));
    claims.never("nothing could be compared",
                 !any && !apart && text.find("Not compared") == std::string::npos);
}

/// Two fits of one truth, 0, the search of one of them ending at a bound that lets the truth in.
void attackBounds(Attempt& attempt) {
    Draw d = attempt.recordDraw();
    Result bounded, free;
    bounded.method = free.method = "least-squares";
    bounded.outcome = free.outcome = RunOutcome::Answered;
    for (Result* r : {&bounded, &free}) {
        Estimate e;
        e.name = "a";
        e.standardError = d.scaled(0.01, 1);
        e.value = e.standardError * d.normal();
        if (r == &bounded) {
            const double bound = e.standardError * d.between(0, 2);
            e.atBound = e.value >= bound;
            e.value = std::min(e.value, bound);
            if (e.atBound && d.chance(0.2)) e.standardError = std::nan("");
        }
        e.lower = e.value - k95 * e.standardError;
        e.upper = e.value + k95 * e.standardError;
        r->unknowns.push_back(e);
    }
    const bool swapped = d.chance(0.5);
    const AgreementVerdict verdict =
        agreementOf({{1, swapped ? &free : &bounded}, {2, swapped ? &bounded : &free}});
    attempt.claims.made("fits of one truth are apart, one bounded", Rule::atMost(0.05), verdict.apart);
    attempt.claims.never("a fit at its bound agrees", bounded.unknowns[0].atBound && verdict.agree);
}

Study drawStudy(Draw& d) {
    Study study;
    study.title = "one";
    study.method = d.pick({"least-squares", "homotopy", "filter"});
    study.model = "m.mo";
    study.data.files = {"a.csv"};
    study.data.measurements = {{"y", "y"}};
    study.data.standardDeviations = {{"y", 0.1}};
    study.parameters = {{"c", 2.0}};
    for (const char* name : {"a", "b"}) {
        Unknown unknown;
        unknown.name = name;
        unknown.value = {1, 0.1, 10};
        study.unknowns.push_back(unknown);
    }
    study.seed = 7;
    return study;
}

void attackSettings(Attempt& attempt) {
    Draw d = attempt.recordDraw();
    const Study first = drawStudy(d);
    Study second = first;
    Result one, two;
    one.provenance["data_sha256"] = two.provenance["data_sha256"] = "0123456789";
    one.provenance["model_sha256"] = two.provenance["model_sha256"] = "abcdefabcd";
    const int what = d.whole(0, 16);
    std::string expected;
    switch (what) {
    case 0:
        second.title = "another";
        break; // no setting
    case 1:
        second.threads = 0;
        break;
    case 2:
        second.seed = 8;
        expected = "seed";
        break;
    case 3:
        second.unknowns[0].value.max = 20;
        expected = "range of a";
        break;
    case 4:
        second.unknowns[1].value.start = 2;
        expected = "start of b";
        break;
    case 5:
        second.unknowns[1].value.min = 0.2;
        expected = "range of b";
        break;
    case 6:
        second.data.files = {"b.csv"};
        expected = "data";
        break;
    case 7:
        two.provenance["data_sha256"] = "999";
        expected = "data";
        break;
    case 8:
        two.provenance["model_sha256"] = "999";
        expected = "model";
        break;
    case 9:
        second.data.standardDeviations["y"] = 0.2;
        expected = "deviation of y";
        break;
    case 10:
        second.parameters["c"] = 3;
        expected = "value of c";
        break;
    case 11:
        second.model = "n.mo";
        expected = "model";
        break;
    case 12:
        second.simulation = {{"stop_time", 3.0}};
        expected = "top";
        break;
    case 13:
        second.method = second.method == "filter" ? "homotopy" : "filter";
        expected = "method";
        break;
    case 14:
        second.data.excluded = {"3"};
        expected = "excluded";
        break;
    case 15:
        second.unknowns.pop_back();
        expected = "b";
        break;
    case 16:
        second.data.preparation.trim = {0, 6};
        expected = "trim";
        break;
    }
    const std::string differing = differingSettings(comparedSettings({{&first, &one}, {&second, &two}}));
    if (expected.empty())
        attempt.claims.never("the same settings differ", !differing.empty());
    else
        attempt.claims.never("settings that differ are called the same",
                             differing.find(expected) == std::string::npos);
}

/// y = a + b x fitted to n values and held against m others.
void attackValidation(Attempt& attempt, bool wrong) {
    Draw rig = attempt.rigDraw(), d = attempt.recordDraw();
    const int n = rig.whole(10, 60), m = rig.whole(5, 200);
    const bool stated = rig.chance(0.5);
    const double sigma = rig.scaled(0.01, 1), far = rig.between(0, 3);
    const auto drawn = [&](int count, double from, double off) {
        Eigen::MatrixXd rows(count, 3); // x, 1, y
        for (int i = 0; i < count; ++i) {
            const double x = from + d.between(-1, 1);
            rows.row(i) << x, 1, 1 + 2 * x + off + sigma * d.normal();
        }
        return rows;
    };
    const Eigen::MatrixXd fit = drawn(n, 0, 0), other = drawn(m, far, 0);
    const Eigen::MatrixXd jacobian = fit.leftCols(2), next = other.leftCols(2);
    const Eigen::MatrixXd inverse = (jacobian.transpose() * jacobian).inverse();
    const Eigen::VectorXd found = inverse * jacobian.transpose() * fit.col(2);
    const double squares = (fit.col(2) - jacobian * found).squaredNorm();
    const double scale = stated ? sigma : std::sqrt(squares / (n - 2));
    Eigen::VectorXd measured = other.col(2);
    // Planted: an offset of all that is six times its own deviation.
    if (wrong) {
        const double mean = next.colwise().mean() * inverse * next.colwise().mean().transpose();
        measured.array() += 8 * sigma * std::sqrt(1.0 / m + mean) + 2 * sigma;
    }
    const auto predicted = [&](const Eigen::MatrixXd& rows, const Eigen::VectorXd& values) {
        PredictedOutput p;
        p.output = "y";
        for (Eigen::Index i = 0; i < rows.rows(); ++i) {
            p.experiments.push_back(std::to_string(i));
            p.times.push_back(std::nan(""));
            p.measured.push_back(values[i]);
            p.predicted.push_back(rows.row(i) * found);
            p.deviations.push_back(stated ? sigma : std::nan(""));
        }
        return std::vector<PredictedOutput>{p};
    };
    Result calibration, validation;
    calibration.outcome = validation.outcome = RunOutcome::Answered;
    const Eigen::MatrixXd covariance = scale * scale * inverse;
    ResultTable correlation{"correlation", "", {}};
    for (int i = 0; i < 2; ++i) {
        Estimate e;
        e.name = i == 0 ? "b" : "a";
        e.value = found[i];
        e.standardError = std::sqrt(covariance(i, i));
        calibration.unknowns.push_back(e);
        ResultColumn column{e.name, "1", {}, {}};
        for (int j = 0; j < 2; ++j)
            column.numbers.push_back(covariance(i, j) / std::sqrt(covariance(i, i) * covariance(j, j)));
        correlation.columns.push_back(column);
    }
    calibration.tables.push_back(correlation);
    const double weight = stated ? 1 / (sigma * sigma) : 1;
    const Eigen::MatrixXd information = weight * next.transpose() * next;
    const Eigen::VectorXd score = weight * next.transpose() * (measured - next * found);
    validation.diagnostics["at_values"] = {
        {"information", {{information(0, 0), information(0, 1)}, {information(1, 0), information(1, 1)}}},
        {"score", {score[0], score[1]}}};
    const auto before = predicted(jacobian, fit.col(2));
    const ValidationVerdict verdict =
        validationOf(validation, predicted(next, measured), &calibration, &before);
    Claims& claims = attempt.claims;
    claims.never("a validation has a verdict", !verdict.tested || verdict.clause.empty());
    claims.never("fresh values are those of the calibration", verdict.repeated > 0);
    if (wrong)
        claims.made("a wrong prediction passes", Rule::atMost(0.05), verdict.passed);
    else {
        claims.made("p below 0.05 of a right prediction", Rule::exactly(0.05), verdict.p < 0.05);
        claims.made("a right prediction fails", Rule::atMost(0.05), !verdict.passed);
    }
    // The calibration once more is no validation.
    claims.never("the data of the calibration validate",
                 validationOf(validation, before, &calibration, &before).passed);
}

void record(Attempt& attempt) {
    const std::string& family = attempt.family();
    if (family == "agreement") attackAgreement(attempt, false);
    if (family == "fits") attackAgreement(attempt, true);
    if (family == "bounds") attackBounds(attempt);
    if (family == "settings") attackSettings(attempt);
    if (family == "validation") attackValidation(attempt, false);
    if (family == "validation_wrong") attackValidation(attempt, true);
}

} // namespace

int main(int argc, char** argv) {
    Attack attack;
    attack.name = "compare";
    attack.families = {"agreement", "fits", "bounds", "settings", "validation", "validation_wrong"};
    attack.rigsPerFamily = 40;
    attack.few = 200 * attack.families.size();
    attack.full = 10000 * attack.families.size();
    attack.record = record;
    return attackMain(argc, argv, attack);
}

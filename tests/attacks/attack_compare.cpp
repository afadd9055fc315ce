// The settings in which runs differ and the verdict of a validation, through core/study/report/compare_*:
// drawn at random, held against rules written anew here and against the truth they were drawn from. Whether
// runs agree: attack_trust.cpp.

#include "core/study/report/compare_settings.h"
#include "core/study/report/compare_validation.h"
#include "tests/attacks/support/attack_main.h"

#include <Eigen/Dense>

using namespace rigor;
using namespace rigor::attacks;

namespace {

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
    if (family == "settings") attackSettings(attempt);
    if (family == "validation") attackValidation(attempt, false);
    if (family == "validation_wrong") attackValidation(attempt, true);
}

} // namespace

int main(int argc, char** argv) {
    Attack attack;
    attack.name = "compare";
    attack.families = {"settings", "validation", "validation_wrong"};
    attack.rigsPerFamily = 40;
    attack.few = 200 * attack.families.size();
    attack.full = 10000 * attack.families.size();
    attack.record = record;
    return attackMain(argc, argv, attack);
}

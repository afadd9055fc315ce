// Nonlinear regression problems of NIST with certified answers, as models in the text language: estimates to
// six digits and standard deviations to four, from both published starts, with the options as they are and
// without bounds. Skipped where the data are not there.
#include "core/engine/modelica/compile.h"
#include "core/foundation/base/error.h"
#include "core/methods/method.h"
#include "tests/support/test_paths.h"
#include "tests/support/test_program.h"

#include <QTest>

namespace test_nist_strd {

using namespace rigor;
using nlohmann::json;

namespace {

const std::string kFolder = sharedDir() + "/data/nist_strd/";

json read(const std::string& name) {
    std::ifstream in(kFolder + name + ".json");
    return in ? json::parse(in) : json();
}

std::string replaced(std::string text, const std::string& from, const std::string& to) {
    for (std::size_t at = 0; (at = text.find(from, at)) != std::string::npos; at += to.size())
        text.replace(at, from.size(), to);
    return text;
}

/// y = rhs with the parameters unknown; the predictors are conditions of the experiments, one per row.
ModelPtr modelOf(const json& problem) {
    std::string text = "model Regression\n";
    for (const auto& name : problem["predictors"])
        text += "  parameter Real " + name.get<std::string>() + " = 1;\n";
    for (const auto& name : problem["parameters"])
        text += "  parameter Real " + name.get<std::string>() + " = 1;\n";
    text +=
        "  output Real y;\nequation\n  y = " + replaced(problem["model_rhs"], "pi", "Modelica.Constants.pi") +
        ";\nend Regression;\n";
    const CompiledModel compiled = compileModel(text, "regression.mo");
    if (!compiled.model) fail("{}", toString(compiled.problems.front(), text));
    return compiled.model;
}

Problem problemOf(const json& problem, const char* start) {
    Problem p;
    p.model = modelOf(problem);
    p.simulation.stopTime = 1;
    for (std::size_t i = 0; i < problem["parameters"].size(); ++i) {
        Unknown unknown;
        unknown.name = problem["parameters"][i];
        unknown.value.start = problem[start][i];
        p.unknowns.push_back(unknown);
    }
    const bool logarithm = problem["model"].get<std::string>().starts_with("log(y)");
    for (std::size_t row = 0; row < problem["y"].size(); ++row) {
        Experiment experiment;
        experiment.label = std::to_string(row + 1);
        for (const auto& name : problem["predictors"])
            experiment.conditions[name] = problem["x"][name.get<std::string>()][row];
        const double y = problem["y"][row];
        experiment.measurements = {{"y", {}, {logarithm ? std::log(y) : y}, 0, 0}};
        p.data.experiments.push_back(experiment);
    }
    return p;
}

Result fit(const Problem& problem) { return makeMethod("least-squares")->run(problem, {}); }

/// -log10 of the largest relative error; negative where there is no answer.
double digits(const Result& result, const json& certified, double Estimate::*what) {
    if (result.unknowns.empty()) return -1;
    double worst = 0;
    for (std::size_t i = 0; i < result.unknowns.size(); ++i) {
        const double truth = certified[i], error = std::abs(result.unknowns[i].*what / truth - 1);
        if (!(error <= worst)) worst = error;
    }
    return worst > 0 ? -std::log10(worst) : 16;
}

void check(const Result& result, const json& problem) {
    QVERIFY2(result.outcome == RunOutcome::Answered, result.message().c_str());
    const double values = digits(result, problem["certified"], &Estimate::value);
    const double errors = digits(result, problem["certified_sd"], &Estimate::standardError);
    QVERIFY2(values >= 6, qPrintable(QString("%1 digits of the parameters").arg(values)));
    QVERIFY2(errors >= 4, qPrintable(QString("%1 digits of the standard deviations").arg(errors)));
    // The residual sum of squares is twice the objective.
    const double sum = 2 * result.diagnostics["objective"].get<double>(), rss = problem["rss"];
    QVERIFY2(std::abs(sum - rss) <= 1e-6 * rss, qPrintable(QString::number(sum, 'g', 12)));
}

void addProblems() {
    QTest::addColumn<std::string>("name");
    for (const char* name : {"BoxBOD", "Chwirut1", "DanWood", "Eckerle4", "Gauss1", "Kirby2", "Lanczos2",
                             "MGH10", "Misra1a", "Misra1c", "Nelson", "Rat42", "Roszman1"})
        QTest::newRow(name) << std::string(name);
}

} // namespace

class TestNistStrd : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void fromStartOne_data() { addProblems(); }
    /// Far off: BoxBOD runs away to where its rate has no influence, MGH10 goes along a narrow, bent valley.
    void fromStartOne() { checkFrom("start1"); }
    void fromStartTwo_data() { addProblems(); }
    void fromStartTwo() { checkFrom("start2"); }
    void besideAnInequality_data() { addProblems(); }
    /// One that holds at the answer with room to spare has no part in it.
    void besideAnInequality() {
        QFETCH(std::string, name);
        const json problem = read(name);
        if (problem.is_null()) QSKIP("the folder shared/data/nist_strd is not there");
        Problem constrained = problemOf(problem, "start2");
        LinearConstraint one{"sum", {}, 0};
        double atStart = 0, atAnswer = 0;
        for (std::size_t i = 0; i < constrained.unknowns.size(); ++i) {
            const double answer = problem["certified"][i], start = problem["start2"][i];
            one.factors[constrained.unknowns[i].name] = 1 / answer;
            atStart += start / answer;
            atAnswer += 1;
        }
        one.limit = std::max(atStart, atAnswer) + 0.2;
        constrained.constraints = {one};
        const Result result = fit(constrained);
        check(result, problem);
        QCOMPARE(result.diagnostics["constraints"][0]["active"].get<bool>(), false);
    }

  private:
    static void checkFrom(const char* start) {
        QFETCH(std::string, name);
        const json problem = read(name);
        if (problem.is_null()) QSKIP("the folder shared/data/nist_strd is not there");
        check(fit(problemOf(problem, start)), problem);
    }
};

RIGOR_TEST(TestNistStrd)
#include "test_nist_strd.moc"

} // namespace test_nist_strd

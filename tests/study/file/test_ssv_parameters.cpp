// Parameter sets of other tools as the parameters of a model: names, units, limits, and what Rigor writes is
// read back to the last digit.
#include "core/engine/fmu/fmu_model.h"
#include "core/engine/modelica/compile.h"
#include "core/study/exchange/parameter_file.h"
#include "core/study/exchange/ssv_parameters.h"
#include "core/study/run/run_folder.h"
#include "tests/engine/fmu/small_fmu.h"
#include "tests/support/test_program.h"

#include <QtTest>

namespace test_ssv_parameters {

using namespace rigor;

namespace {

const char* const kRig = "model Rig\n"
                         "  parameter Real k(unit=\"N/m\", min=0, max=1000) = 100;\n"
                         "  parameter Real length(unit=\"mm\") = 5;\n"
                         "  parameter Real oil(unit=\"degC\") = 40;\n"
                         "  parameter Real rough(unit=\"m(5/2)/s\") = 1;\n"
                         "  parameter Real share = 0.5;\n"
                         "  parameter Real rate(unit=\"1/s\") = 1;\n"
                         "  Real x(unit=\"m\", start=0, min=-1, max=1);\n"
                         "  output Real y(unit=\"N\");\n"
                         "equation\n"
                         "  der(x) = -rate*x;\n"
                         "  y = k*x;\n"
                         "end Rig;\n";

ModelPtr rig() {
    const CompiledModel compiled = compileModel(kRig, "rig.mo");
    if (!compiled.model) qFatal("%s", toString(compiled.problems.front(), kRig).c_str());
    return compiled.model;
}

std::string entry(const std::string& name, const std::string& value, const std::string& unit = {}) {
    return "<ssv:Parameter name=\"" + name + "\"><ssv:Real value=\"" + value + "\"" +
           (unit.empty() ? "" : " unit=\"" + unit + "\"") + "/></ssv:Parameter>";
}

std::string setOf(const std::string& entries) {
    return "<ssv:ParameterSet xmlns:ssv=\"x\" version=\"1.0\" name=\"p\"><ssv:Parameters>" + entries +
           "</ssv:Parameters></ssv:ParameterSet>";
}

SsvParameters read(const std::string& entries) { return ssvParameters(rig(), setOf(entries), "p.ssv"); }

/// With the file before it.
std::string refusal(const std::string& entries) {
    try {
        read(entries);
    } catch (const Error& e) {
        return e.what();
    }
    return "it was read";
}

} // namespace

class TestSsvParameters : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void unitsOfTheFileBecomeThoseOfTheModel() {
        const SsvParameters found =
            read(entry("k", "0.25", "kN/m") + entry("length", "2", "m") + entry("oil", "300.15", "K") +
                 entry("share", "25", "%") + entry("rate", "3"));
        QVERIFY(found.others.empty());
        QCOMPARE(found.values.size(), std::size_t{5});
        QCOMPARE(found.values.at("k"), 250.0);
        QCOMPARE(found.values.at("length"), 2000.0);
        QCOMPARE(found.values.at("oil"), 27.0);   // to 12 digits
        QCOMPARE(found.values.at("share"), 25.0); // the model states no unit: nothing is converted
        QCOMPARE(found.values.at("rate"), 3.0);
    }

    void aUnitOfAnotherDimensionIsASentence() {
        const std::string said = refusal(entry("k", "5", "kg"));
        for (const char* word : {"p.ssv", "k = \"5 kg\"", "N/m", "their dimensions differ"})
            QVERIFY2(said.find(word) != std::string::npos, said.c_str());
        QVERIFY(refusal(entry("k", "5", "furlong")).find("furlong") != std::string::npos);
    }

    void limitsOfTheModelHold() {
        QCOMPARE(read(entry("k", "1", "kN/m")).values.at("k"), 1000.0);
        const std::string said = refusal(entry("k", "1.5", "kN/m"));
        for (const char* word : {"p.ssv", "k = 1500", "the model allows k from 0 to 1000"})
            QVERIFY2(said.find(word) != std::string::npos, said.c_str());
        QVERIFY(refusal(entry("x", "-2")).find("the model allows x.start from -1 to 1") != std::string::npos);
        QVERIFY(refusal(entry("rate", "INF")).find("rate: a finite number") != std::string::npos);
    }

    void namesThatAreNoParametersAreTold() {
        const SsvParameters found = read(entry("y", "1") + entry("k", "1") + entry("pump.k", "2"));
        QCOMPARE(found.others, (std::vector<std::string>{"pump.k", "y"}));
        QCOMPARE(found.values.size(), std::size_t{1});
        QVERIFY(refusal(entry("pump.k", "2")).find("no value of a parameter of the model Rig") !=
                std::string::npos);
        QVERIFY(refusal(entry("x", "0.1") + entry("x.start", "0.2")).find("gives x.start two values") !=
                std::string::npos);
    }

    void aStateStandsForItsStart() {
        const ModelPtr model = rig();
        const auto values = ssvParameters(model, setOf(entry("x", "500", "mm")), "p.ssv").values;
        QCOMPARE(values, (std::map<std::string, double>{{"x.start", 0.5}}));
        QCOMPARE(withParametersOf(values, model)->parameters().back().name, std::string("x.start"));
        QVERIFY(withParametersOf({{"k", 1.0}}, model) == model);
    }

    void namesOfAnFmuAreItsOwn() {
        const std::string xml = small_fmu::description({.version = 3});
        const ModelPtr fmu =
            fmuModel(small_fmu::zipOf({{"modelDescription.xml", xml},
                                       {"binaries/" + small_fmu::platform(3) + "/small.so", "library"}}),
                     "pump.fmu");
        const SsvParameters found = ssvParameters(
            fmu,
            setOf(entry("x", "200", "cm") + entry("k", "120", "1/min") + entry("a[2]", "7") +
                  "<ssv:Parameter name=\"flag\"><ssv:Boolean value=\"false\"/></ssv:Parameter>"),
            "p.ssv");
        QVERIFY(found.others.empty());
        QCOMPARE(found.values,
                 (std::map<std::string, double>{{"x.start", 2}, {"k", 2}, {"a[2]", 7}, {"flag", 0}}));
    }

    /// Powers that the format cannot state leave the unit out: it is that of the model.
    void whatIsWrittenIsReadBackToTheLastDigit() {
        Result result;
        result.method = "least-squares";
        result.outcome = RunOutcome::Answered;
        result.verdict = concluded(verbatim("Found."));
        result.unknowns = {{.name = "k", .unit = "N/m", .value = 1000.0 / 3},
                           {.name = "length", .unit = "mm", .value = 0.1 + 0.2},
                           {.name = "oil", .unit = "degC", .value = 100.0 / 7},
                           {.name = "rough", .unit = "m(5/2)/s", .value = 1e-300 / 3},
                           {.name = "x.start", .unit = "m", .value = -2e-7 / 3}};
        result.tied = {{.name = "rate", .unit = "1/s", .value = 2.0 / 3, .equals = "2*k"}};
        const QTemporaryDir folder;
        const std::string file = folder.filePath("p.ssv").toStdString();
        Study asked;
        for (const auto* list : {&result.unknowns, &result.tied})
            for (const Estimate& e : *list) asked.unknowns.push_back({.name = e.name});
        writeParameterFile(file, result, asked, "Rig");
        const SsvParameters found = ssvParameters(rig(), readFileBytes(file), file);
        QVERIFY(found.others.empty());
        QCOMPARE(found.values.size(), std::size_t{6});
        for (const auto* list : {&result.unknowns, &result.tied})
            for (const Estimate& e : *list) QVERIFY2(found.values.at(e.name) == e.value, e.name.c_str());
    }

    void aStudyTakesThem() {
        Study study;
        study.parameters = {{"length", 1.0}, {"share", 0.1}};
        study.unknowns = {{.name = "k", .value = {1, 0, 10}},
                          {.name = "rate",
                           .family = "normal",
                           .shape = {{"mean", {1, 0, 2}}, {"standard_deviation", {0.1, 0, 1}}}},
                          {.name = "oil", .family = "uniform", .shape = {{"lower", {}}, {"upper", {}}}},
                          {.name = "rough", .equals = "2*k"}};
        study.data.starts = {{"x", {}}};
        const std::vector<std::string> left = takeParameters(study, {{"k", 7.0},
                                                                     {"length", 2.0},
                                                                     {"oil", 50.0},
                                                                     {"other", 4.0},
                                                                     {"rate", 1.5},
                                                                     {"rough", 3.0},
                                                                     {"x.start", 0.2}});
        QCOMPARE(left, (std::vector<std::string>{"oil", "rough", "x.start"}));
        QCOMPARE(study.parameters,
                 (std::map<std::string, double>{{"length", 2.0}, {"other", 4.0}, {"share", 0.1}}));
        QCOMPARE(study.unknowns[0].value.start, 7.0);
        QCOMPARE(study.unknowns[0].value.max, 10.0);
        QCOMPARE(study.unknowns[1].shape[0].second.start, 1.5);
        QCOMPARE(study.unknowns[1].shape[1].second.start, 0.1);
        QCOMPARE(study.unknowns[3].equals, std::string("2*k"));
    }
};
RIGOR_TEST(TestSsvParameters)
#include "test_ssv_parameters.moc"

} // namespace test_ssv_parameters

// The numbers found, as other programs read them.
#include "core/engine/data/csv/csv_reader.h"
#include "core/engine/fmu/fmu_model.h"
#include "core/engine/fmu/ssv.h"
#include "core/engine/modelica/compile.h"
#include "core/study/exchange/parameter_file.h"
#include "core/study/exchange/ssv_parameters.h"
#include "core/study/run/run_folder.h"
#include "tests/engine/fmu/small_fmu.h"
#include "tests/support/test_program.h"

#include <QXmlStreamReader>
#include <QtTest>

#include <cmath>

namespace test_parameter_file {

using namespace rigor;

class TestParameterFile : public QObject {
    Q_OBJECT
    QTemporaryDir folder_;

    static Result answer() {
        Result result;
        result.method = "least-squares";
        result.outcome = RunOutcome::Answered;
        result.verdict = concluded(verbatim("Found."));
        result.unknowns = {{.name = "k",
                            .unit = "N/m",
                            .value = 1.0 / 3,
                            .standardError = 0.01,
                            .lower = 0.3,
                            .upper = 0.35},
                           {.name = "x.start", .unit = "mm", .value = -2e-7},
                           {.name = "off[run <2>--]", .unit = "m(5/2)/s", .value = 5},
                           {.name = "x1.mean", .unit = "", .value = 7},
                           {.name = "off[run 3]", .unit = "m(5/2)/s", .value = 6}};
        result.tied = {{.name = "k2", .unit = "N/m", .value = 2.0 / 3, .equals = "2*k"}};
        return result;
    }
    static Study study() {
        Study asked;
        asked.unknowns = {
            {.name = "k"},
            {.name = "x.start"},
            {.name = "off", .perExperiment = true},
            {.name = "x1", .family = "normal", .shape = {{"mean", {}}, {"standard_deviation", {}}}},
            {.name = "k2", .equals = "2*k"}};
        return asked;
    }
    std::string written(const char* name) const {
        const auto file = std::filesystem::path(folder_.filePath(name).toStdString());
        writeParameterFile(file, answer(), study(), "Rig");
        return readFileBytes(file);
    }

  private Q_SLOTS:
    void csvHoldsEveryDigit() {
        written("p.csv");
        const CsvData read = readCsv(folder_.filePath("p.csv").toStdString());
        QCOMPARE(read.table.rows(), std::size_t{6});
        QCOMPARE(read.table.column("value").numbers[0], 1.0 / 3);
        QCOMPARE(read.table.column("name").texts[2], std::string("off[run <2>--]"));
        QVERIFY(std::isnan(read.table.column("standard_error").numbers[1]));
    }
    void jsonIsThatOfTheResult() {
        const auto json = nlohmann::json::parse(written("p.json"));
        QCOMPARE(json["unknowns"]["k"]["value"].get<double>(), 1.0 / 3);
        QVERIFY(json["unknowns"]["k"]["upper"].get<double>() == 0.35);
        QCOMPARE(json["unknowns"]["k2"]["equals"].get<std::string>(), std::string("2*k"));
    }
    void aModificationIsModelica() {
        const std::string text = written("p.mo");
        QVERIFY(text.find("Rig(k = 0.3333333333333333, x(start = -2e-07), k2 = 0.6666666666666666)") !=
                std::string::npos);
        QVERIFY(text.find("// x1.mean = 7") != std::string::npos);
        QVERIFY(text.find("// off[run <2>--] = 5 m(5/2)/s") != std::string::npos);
    }
    void ssvIsWellFormedAndNamesItsUnits() {
        QXmlStreamReader xml(QByteArray::fromStdString(written("p.ssv")));
        QStringList parameters, units;
        double value = 0;
        while (!xml.atEnd()) {
            xml.readNext();
            if (!xml.isStartElement()) continue;
            if (xml.name() == QString("Parameter")) parameters << xml.attributes().value("name").toString();
            if (xml.name() == QString("Real") && parameters.last() == "k")
                value = xml.attributes().value("value").toDouble();
            if (xml.name() == QString("Unit")) units << xml.attributes().value("name").toString();
            if (xml.name() == QString("BaseUnit") && units.last() == "mm")
                QCOMPARE(xml.attributes().value("factor").toDouble(), 0.001);
        }
        QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
        QCOMPARE(parameters, QStringList({"k", "x", "k2"}));
        QCOMPARE(units, QStringList({"N/m", "mm"}));
        QCOMPARE(value, 1.0 / 3);
    }
    /// One value of each parameter of the model, whatever its name; what else was found is told.
    void ssvHoldsWhatTheStandardCan() {
        Result result = answer();
        result.unknowns = {{.name = "a[2]", .unit = "m", .value = 2},
                           {.name = "gear.J.start", .value = 4},
                           {.name = "c[2]", .value = 5},
                           {.name = "c[run 7]", .value = 6},
                           {.name = "x1.mean", .unit = "N", .value = 7},
                           {.name = "x1.standard_deviation", .unit = "N", .value = 0.5},
                           {.name = "x2.minimum", .unit = "N", .value = 1},
                           {.name = "x2.maximum", .unit = "N", .value = 4},
                           {.name = "noise.y", .value = 0.1},
                           {.name = "late", .value = 0.3}};
        result.tied = {};
        Study asked;
        asked.unknowns = {
            {.name = "a[2]"},
            {.name = "gear.J.start"},
            {.name = "c", .perExperiment = true},
            {.name = "x1", .family = "normal", .shape = {{"mean", {}}, {"standard_deviation", {}}}},
            {.name = "x2", .family = "uniform", .shape = {{"minimum", {}}, {"maximum", {}}}},
            {.name = "late", .of = "mine.csv", .kind = "offset"}};
        const std::string file = folder_.filePath("all.ssv").toStdString();
        const Messages left = writeParameterFile(file, result, asked, "Rig");
        std::string all;
        for (const Message& one : left) all += one.text() + "\n";
        const auto values = readSsv(readFileBytes(file), file);
        std::map<std::string, double> found;
        for (const auto& [name, value] : values) found[name] = value.value;
        QCOMPARE(found, (std::map<std::string, double>{{"a[2]", 2}, {"gear.J", 4}, {"x1", 7}, {"x2", 2.5}}));
        QCOMPARE(values.at("x2").unit, std::string("N"));
        for (const char* said :
             {"x1, x2: a parameter set holds one value", "c[2], c[run 7], for it holds one",
              "x1.standard_deviation, x2.minimum, x2.maximum, for a parameter set knows no spread",
              "noise.y, late, which is no value"})
            QVERIFY2(all.find(said) != std::string::npos, (said + ("\n" + all)).c_str());
        asked.unknowns = {{.name = "other"}};
        QVERIFY_EXCEPTION_THROWN(writeParameterFile(file, result, asked, "Rig"), Error);
    }
    /// Where there is one experiment, the number that it has for itself is the value of the parameter.
    void theNumberOfTheOnlyExperimentIsTheValue() {
        Result result = answer();
        result.unknowns = {{.name = "k", .unit = "N/m", .value = 2},
                           {.name = "x.start[run-3.csv]", .unit = "m", .value = 0.25},
                           {.name = "a[2][run-3.csv]", .value = 7},
                           {.name = "late[run-3.csv]", .unit = "s", .value = 0.1}};
        result.tied = {};
        Study asked;
        asked.unknowns = {{.name = "k"},
                          {.name = "x.start", .perExperiment = true},
                          {.name = "a[2]", .perExperiment = true},
                          {.name = "late", .perExperiment = true, .of = "run-3.csv", .kind = "offset"}};
        const std::string file = folder_.filePath("one.ssv").toStdString();
        const Messages left = writeParameterFile(file, result, asked, "Rig");
        QCOMPARE(left.size(), std::size_t{1});
        QVERIFY(left.front().text().find("late[run-3.csv]") != std::string::npos);
        std::map<std::string, double> found;
        const auto values = readSsv(readFileBytes(file), file);
        for (const auto& [name, value] : values) found[name] = value.value;
        QCOMPARE(found, (std::map<std::string, double>{{"k", 2}, {"x", 0.25}, {"a[2]", 7}}));
        QCOMPARE(values.at("x").unit, std::string("m"));
        const std::string text = folder_.filePath("one.mo").toStdString();
        writeParameterFile(text, result, asked, "Rig");
        // A modification names no element of an array.
        QCOMPARE(readFileBytes(text), std::string("// a[2][run-3.csv] = 7\n// late[run-3.csv] = 0.1 s\n"
                                                  "Rig(k = 2, x(start = 0.25))\n"));
        // Of two there is none.
        result.unknowns.push_back({.name = "x.start[run-4.csv]", .unit = "m", .value = 0.5});
        writeParameterFile(file, result, asked, "Rig");
        QVERIFY(!readSsv(readFileBytes(file), file).contains("x"));
    }
    /// A calibrated model is what was found and what was fixed meanwhile.
    void whatTheStudyFixesGoesAlong() {
        Result result = answer();
        result.unknowns = {{.name = "k", .unit = "N/m", .value = 2}};
        result.tied = {};
        Study asked;
        asked.unknowns = {{.name = "k"}, {.name = "gain", .of = "x", .kind = "gain"}};
        asked.parameters = {{"m", 2.5}, {"gain", 1.01}};
        asked.data.starts = {{"h", {StartRule::Kind::Given, 0.1 + 0.2}}, {"v", {StartRule::Kind::Steady, 0}}};
        const std::string file = folder_.filePath("fixed.ssv").toStdString();
        QVERIFY(writeParameterFile(file, result, asked, "Rig").empty());
        std::map<std::string, double> found;
        for (const auto& [name, value] : readSsv(readFileBytes(file), file)) found[name] = value.value;
        QCOMPARE(found, (std::map<std::string, double>{{"k", 2}, {"m", 2.5}, {"h", 0.1 + 0.2}}));
        const std::string text = folder_.filePath("fixed.mo").toStdString();
        writeParameterFile(text, result, asked, "Rig");
        QCOMPARE(readFileBytes(text), std::string("Rig(k = 2, h(start = 0.30000000000000004), m = 2.5)\n"));
    }
    /// Read by the reader of MAT files, which is another program's format for this one.
    void matIsReadBack() {
        written("p.mat");
        const CsvData read =
            readCsv(folder_.filePath("p.mat").toStdString(), {.overrides = {.variable = "values"}});
        QCOMPARE(read.table.rows(), std::size_t{6});
        QCOMPARE(read.table.columns.front().numbers[0], 1.0 / 3);
        QCOMPARE(read.table.columns.front().numbers[5], 2.0 / 3);
        QVERIFY(!std::filesystem::exists(folder_.filePath("p.mat.part").toStdString()));
    }
    void whatCannotBeIsASentence() {
        const std::filesystem::path folder = folder_.path().toStdString();
        QVERIFY_EXCEPTION_THROWN(writeParameterFile(folder / "p.xyz", answer(), study(), "Rig"), Error);
        QVERIFY_EXCEPTION_THROWN(writeParameterFile(folder / "none" / "p.mat", answer(), study(), "Rig"),
                                 Error);
        QVERIFY_EXCEPTION_THROWN(writeParameterFile(folder / "none" / "p.csv", answer(), study(), "Rig"),
                                 Error);
        Result none = answer();
        none.outcome = RunOutcome::NoAnswer;
        QVERIFY_EXCEPTION_THROWN(writeParameterFile(folder / "p.csv", none, study(), "Rig"), Error);
    }

    /// By the name that the FMU gives a value of an enumeration, as other tools write it.
    void valuesOfEnumerationsHaveNames() {
        const std::string head =
            "<TypeDefinitions><SimpleType name=\"Valve\"><Enumeration><Item name=\"open\" "
            "value=\"1\"/><Item name=\"shut\" value=\"4\"/></Enumeration></SimpleType>"
            "</TypeDefinitions>";
        const std::string more =
            "<ScalarVariable name=\"valve\" valueReference=\"32\" causality=\"parameter\"><Enumeration "
            "start=\"1\" declaredType=\"Valve\"/></ScalarVariable>";
        const ModelPtr model = fmuModel(
            small_fmu::zipOf({{"modelDescription.xml", small_fmu::description({.more = more, .head = head})},
                              {"binaries/linux64/small.so", "library"}}),
            "pump.fmu");
        const auto set = [](const std::string& parameter, const std::string& value) {
            return "<ParameterSet><Parameters><Parameter name=\"" + parameter + "\"><Enumeration value=\"" +
                   value + "\"/></Parameter></Parameters></ParameterSet>";
        };
        QCOMPARE(ssvParameters(model, set("valve", "shut"), "p.ssv").values.at("valve"), 4.0);
        QCOMPARE(ssvParameters(model, set("valve", "1"), "p.ssv").values.at("valve"), 1.0);
        const std::string said =
            small_fmu::sentenceOf([&] { ssvParameters(model, set("valve", "ajar"), "p.ssv"); });
        QVERIFY2(said.find("valve = \"ajar\": the model knows 1 = open, 4 = shut") != std::string::npos,
                 said.c_str());
        QVERIFY(small_fmu::sentenceOf([&] {
                    ssvParameters(model, set("k", "shut"), "p.ssv");
                }).find("k = \"shut\": the model knows no names of its values") != std::string::npos);
    }
};
RIGOR_TEST(TestParameterFile)
#include "test_parameter_file.moc"

} // namespace test_parameter_file

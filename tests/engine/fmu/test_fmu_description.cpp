// What FMUs say of themselves, and descriptions made to harm.
#include "core/engine/fmu/fmu_model.h"
#include "core/engine/fmu/fmu_parts.h"
#include "core/engine/fmu/ssv.h"
#include "tests/engine/fmu/small_fmu.h"
#include "tests/support/replaced.h"
#include "tests/support/test_program.h"

#include <sys/stat.h>

#include <cmath>

namespace test_fmu_description {

using namespace rigor;
namespace fs = std::filesystem;
using small_fmu::Kind;
using small_fmu::sentenceOf;

namespace {

/// A description in an archive, with a library by name.
std::string packed(const std::string& xml, const std::string& folder = "linux64") {
    return small_fmu::zipOf({{"modelDescription.xml", xml}, {"binaries/" + folder + "/small.so", "library"}});
}

FmuDescription described(const Kind& kind) {
    return readFmu(packed(small_fmu::description(kind)), "pump.fmu");
}

std::string refusal(const std::string& xml) {
    return sentenceOf([&] { fmuModel(packed(xml), "pump.fmu"); });
}

const Variable* named(const std::vector<Variable>& variables, const std::string& name) {
    for (const Variable& variable : variables)
        if (variable.name == name) return &variable;
    return nullptr;
}

std::string real(const std::string& name, int reference, const std::string& rest,
                 const std::string& details) {
    return "<ScalarVariable name=\"" + name + "\" valueReference=\"" + std::to_string(reference) + "\" " +
           rest + "><Real " + details + "/></ScalarVariable>";
}

} // namespace

class TestFmuDescription : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void headIsRead() {
        const FmuDescription two = described({});
        QCOMPARE(two.version, 2);
        QCOMPARE(two.modelName, std::string("small"));
        QCOMPARE(two.tool, std::string("tests"));
        QCOMPARE(two.token, std::string("{small}"));
        QCOMPARE(*two.stepSize, 0.01);
        QVERIFY(!two.stopTime && two.coSimulation && two.modelExchange);
        QVERIFY(two.coSimulation->variableStep && !two.coSimulation->getsAndSetsState);
        QCOMPARE(two.states, std::size_t{1});
        QCOMPARE(two.eventIndicators, std::size_t{1});
        QCOMPARE(two.platforms, std::vector<std::string>{"linux64"});
        const FmuDescription three = described({.version = 3, .modelExchange = false});
        QCOMPARE(three.version, 3);
        QVERIFY(!three.modelExchange);
    }

    void variablesBecomeParametersInputsAndOutputs() {
        const auto model =
            fmuModel(packed(small_fmu::description({.version = 3}), "x86_64-linux"), "pump.fmu");
        std::vector<std::string> names;
        for (const Variable& p : model->parameters()) names.push_back(p.name);
        QCOMPARE(names, (std::vector<std::string>{"x.start", "k", "mode", "limit", "again", "period", "gain",
                                                  "flag", "a[1]", "a[2]", "a[3]"}));
        const Variable& k = *named(model->parameters(), "k");
        QCOMPARE(k.start, 2.0);
        QCOMPARE(k.min, 0.0);
        QCOMPARE(k.max, 100.0);
        QCOMPARE(k.unit, std::string("1/s"));
        QVERIFY(!k.isInteger && named(model->parameters(), "gain")->isInteger);
        QCOMPARE(named(model->parameters(), "flag")->max, 1.0);
        QCOMPARE(named(model->parameters(), "a[3]")->start, 3.0);
        QCOMPARE(model->inputs().size(), std::size_t{1});
        QVERIFY(named(model->outputs(), "b[3]") && !named(model->outputs(), "b[4]"));
        QCOMPARE(model->code().kind, std::string("FMU"));
        QCOMPARE(model->code().name, std::string("pump.fmu"));
        QCOMPARE(model->code().tool, std::string("tests"));
        QCOMPARE(model->code().sha256.size(), std::size_t{64});
        QVERIFY(fmuDescription(*model)->variables.size() > names.size());
    }

    /// Two names of one number are legal where one of them is set at most; a number below all is 0.
    void whatOnlyLooksWrongIsRead() {
        const std::string more =
            real("seen", 3, "causality=\"local\"", "") +
            real("tiny", 30, "causality=\"parameter\"", "start=\"1e-999\"") +
            "<ScalarVariable name=\"whole\" valueReference=\"3\" causality=\"parameter\">"
            "<Integer start=\"1\"/></ScalarVariable>";
        const auto model = fmuModel(packed(small_fmu::description({.more = more})), "pump.fmu");
        QCOMPARE(named(model->parameters(), "tiny")->start, 0.0);
        QVERIFY(named(model->parameters(), "k") && named(model->parameters(), "whole"));
    }

    /// A unit that the FMU says is another than here is shown, and nothing is converted by it.
    void unitsOfAnotherMeaning() {
        const auto unitOf = [](const std::string& base) {
            return named(fmuModel(packed(small_fmu::description(
                                      {.more = real("q", 30, "causality=\"parameter\"",
                                                    "start=\"1\" unit=\"bar\""),
                                       .head = "<UnitDefinitions><Unit name=\"bar\"><BaseUnit " + base +
                                               "/></Unit></UnitDefinitions>"})),
                                  "pump.fmu")
                             ->parameters(),
                         "q")
                ->unit;
        };
        QCOMPARE(unitOf("kg=\"1\" m=\"-1\" s=\"-2\" factor=\"1e5\""), std::string("bar"));
        QCOMPARE(unitOf("m=\"1\" factor=\"2\""), std::string());
        QCOMPARE(unitOf("kg=\"1\" m=\"-1\" s=\"-2\""), std::string("kg/(m.s2)"));
        QCOMPARE(unitOf("kg=\"1\" m=\"-1\" s=\"-2\" factor=\"1e3\""), std::string());
    }

    void namesOfArrays() {
        FmuVariable matrix;
        matrix.name = "A", matrix.dimensions = {2, 3}, matrix.count = 6;
        QCOMPARE(spreadNames(matrix),
                 (std::vector<std::string>{"A[1,1]", "A[1,2]", "A[1,3]", "A[2,1]", "A[2,2]", "A[2,3]"}));
    }

    void typesAndUnits() {
        const std::string head =
            "<UnitDefinitions><Unit name=\"Newt\"><BaseUnit kg=\"1\" m=\"1\" s=\"-2\"/></Unit>"
            "<Unit name=\"smoot\"><BaseUnit m=\"1\" factor=\"1.7018\"/></Unit></UnitDefinitions>"
            "<TypeDefinitions><SimpleType name=\"Force\"><Real unit=\"Newt\" min=\"-5\" nominal=\"100\" "
            "/></SimpleType><SimpleType name=\"Valve\"><Enumeration><Item name=\"open\" "
            "value=\"1\"/>"
            "<Item name=\"shut\" value=\"4\"/></Enumeration></SimpleType></TypeDefinitions>";
        const std::string more =
            real("F", 30, "causality=\"parameter\"", "start=\"3\" declaredType=\"Force\"") +
            real("w", 31, "causality=\"parameter\" description=\"width\"", "start=\"3\" unit=\"smoot\"") +
            "<ScalarVariable name=\"valve\" valueReference=\"32\" causality=\"parameter\"><Enumeration "
            "start=\"4\" "
            "declaredType=\"Valve\"/></ScalarVariable>"
            "<ScalarVariable name=\"map\" valueReference=\"33\" causality=\"parameter\"><String "
            "start=\"file\"/></ScalarVariable>";
        Messages warnings;
        const auto model =
            fmuModel(packed(small_fmu::description({.more = more, .head = head})), "pump.fmu", &warnings);
        const Variable& force = *named(model->parameters(), "F");
        QCOMPARE(force.unit, std::string("kg.m/s2")); // by what the FMU says of it
        QCOMPARE(force.min, -5.0);
        QCOMPARE(force.nominal, 100.0);
        const Variable& width = *named(model->parameters(), "w");
        QCOMPARE(width.unit, std::string());
        QCOMPARE(width.description, std::string("width [smoot]"));
        const Variable& valve = *named(model->parameters(), "valve");
        QVERIFY(valve.isInteger && valve.min == 1 && valve.max == 4 && valve.start == 4);
        const FmuLiterals literals(*model);
        QCOMPARE(literals.of("valve", 1), std::string("open"));
        QCOMPARE(literals.of("valve", 4), std::string("shut"));
        QCOMPARE(literals.of("valve", 2), std::string());
        QCOMPARE(literals.of("flag", 1), std::string("true"));
        QCOMPARE(literals.of("flag", 0), std::string("false"));
        QCOMPARE(literals.of("gain", 1), std::string());
        QCOMPARE(literals.of("F", 1), std::string());
        const FmuParts parts = partsOf(*fmuDescription(*model));
        const auto at =
            static_cast<std::size_t>(&*named(parts.parameters, "valve") - parts.parameters.data());
        QVERIFY(refusedValue(parts, at, 1).empty() && refusedValue(parts, at, 4).empty());
        QCOMPARE(refusedValue(parts, at, 2).text(),
                 std::string("valve = 2 is none of the values of its enumeration (1, 4)"));
        QVERIFY(!named(model->parameters(), "map"));
        const std::vector<std::string> texts = textsOf(warnings);
        QCOMPARE(texts.size(), std::size_t{2});
        QCOMPARE(texts[0], std::string("1 of its variables are texts; they keep their start values"));
        QCOMPARE(texts[1],
                 std::string("the unit smoot of w is not known here: its values are not converted"));
    }

    void anExperimentThatBeginsLaterIsTold() {
        for (const auto& [experiment, told] :
             {std::pair{"startTime=\"5\" stopTime=\"6\"", true}, {"startTime=\"0\" stopTime=\"6\"", false}}) {
            Messages warnings;
            fmuModel(packed(small_fmu::description({.experiment = experiment})), "pump.fmu", &warnings);
            const std::vector<std::string> texts = textsOf(warnings);
            QCOMPARE(std::ranges::count(texts,
                                        "its experiment begins at 5 s; a run begins at 0 s where the study "
                                        "states no simulation.start_time"),
                     told ? 1 : 0);
        }
    }

    void whatCannotRunIsRefused_data() {
        QTest::addColumn<QString>("xml");
        QTest::addColumn<QString>("says");
        const auto row = [](const char* name, const std::string& xml, const char* says) {
            QTest::newRow(name) << QString::fromStdString(xml) << QString(says);
        };
        const std::string two = small_fmu::description({}), three = small_fmu::description({.version = 3});
        row("FMI 1.0", replaced(two, "fmiVersion=\"2.0\"", "fmiVersion=\"1.0\""), "written for FMI \"1.0\"");
        row("no version", replaced(two, "fmiVersion=\"2.0\"", ""), "written for FMI \"\"");
        row("no interface", small_fmu::description({.coSimulation = false, .modelExchange = false}),
            "offers neither Co-Simulation nor Model Exchange");
        row("scheduled",
            small_fmu::description({.version = 3,
                                    .coSimulation = false,
                                    .modelExchange = false,
                                    .head = "<ScheduledExecution modelIdentifier=\"small\"/>"}),
            "offers Scheduled Execution only");
        row("clock",
            small_fmu::description({.version = 3, .more = "<Clock name=\"tick\" valueReference=\"90\"/>"}),
            "tick is a clock");
        row("clocked",
            small_fmu::description(
                {.version = 3, .more = "<Float64 name=\"s\" valueReference=\"90\" clocks=\"3\"/>"}),
            "s is a clock or follows one");
        row("two of one name",
            small_fmu::description({.more = real("k", 90, "causality=\"parameter\"", "start=\"1\"")}),
            "two variables named k");
        row("two after spreading",
            small_fmu::description(
                {.version = 3,
                 .more =
                     "<Float64 name=\"a[2]\" valueReference=\"90\" causality=\"parameter\" start=\"1\"/>"}),
            "two parameters, inputs or outputs named a[2]");
        row("no name", small_fmu::description({.more = real("", 90, "", "")}), "a variable without a name");
        row("no reference", replaced(two, "valueReference=\"3\"", "valueReference=\"-3\""),
            "k has no legal valueReference (-3)");
        row("start no number", replaced(two, "start=\"2\"", "start=\"two\""),
            "the start value \"two\" of k is no number");
        row("start not finite", replaced(two, "start=\"2\"", "start=\"INF\""), "of k is not finite");
        row("limits", replaced(two, "min=\"0\" max=\"100\"", "min=\"100\" max=\"0\""),
            "the limits of k contradict each other: min = 100, max = 0");
        row("start above", replaced(two, "start=\"2\" unit=\"1/s\"", "start=\"200\" unit=\"1/s\""),
            "the start value 200 of k lies outside of its limits 0 to 100");
        row("too few starts", replaced(three, "start=\"1 2 3\"", "start=\"1 2\""),
            "a has 2 start values for 3 numbers");
        row("huge array",
            replaced(three, "start=\"3\"/>\n<Float64 name=\"a\"",
                     "start=\"99999999\"/>\n<Float64 name=\"a\""),
            "more than 1000000 numbers");
        row("size without start",
            replaced(three, "<Dimension valueReference=\"14\"/>", "<Dimension valueReference=\"77\"/>"),
            "the size of the array a is no structural parameter");
        row("part of a number",
            replaced(three, "<Dimension valueReference=\"14\"/>", "<Dimension start=\"2.5\"/>"),
            "the array a has the size 2.5");
        row("causality", replaced(two, "causality=\"parameter\"", "causality=\"sometimes\""),
            "the causality \"sometimes\", which there is not");
        row("step", small_fmu::description({.experiment = "stepSize=\"-1\""}),
            "the step size -1 s of the FMU is not above zero");
        row("indicators", replaced(two, "numberOfEventIndicators=\"1\"", "numberOfEventIndicators=\"1e300\""),
            "event indicators");
        row("library elsewhere", small_fmu::description({.identifier = "../../small"}),
            "is no name of a library");
        row("another library", small_fmu::description({.identifier = "large"}),
            "pump.fmu holds no large.so in binaries/linux64");
        row("needs a tool", replaced(two, "<ModelExchange ", "<ModelExchange needsExecutionTool=\"true\" "),
            "pump.fmu needs the tool that exported it (tests)");
        const auto experiment = [&](const char* stated, const char* says) {
            row(stated, small_fmu::description({.experiment = stated}), says);
        };
        experiment("stepSize=\"0\"", "the step size 0 s of the FMU is not above zero");
        experiment("stepSize=\"INF\"", "stepSize = inf for its experiment, which cannot be");
        experiment("stepSize=\"NaN\"", "stepSize = \"NaN\" is no number");
        experiment("stepSize=\"0,01\"", "stepSize = \"0,01\" is no number");
        experiment("stopTime=\"1e999\"", "stopTime = \"1e999\" is no number");
        experiment("stopTime=\"-1\"", "stopTime = -1 for its experiment, which cannot be");
        experiment("startTime=\"5\" stopTime=\"4\"", "stopTime = 4 for its experiment");
        experiment("tolerance=\"0\"", "tolerance = 0 for its experiment");
        row("no guid", replaced(two, "guid=\"{small}\"", ""),
            "the FMU has no guid, by which its library knows");
        row("no token", replaced(three, "instantiationToken=\"{small}\"", ""), "has no instantiationToken");
        row("no identifier", replaced(two, "<CoSimulation modelIdentifier=\"small\"", "<CoSimulation"),
            "the modelIdentifier \"\" is no name of a library");
        row("the folder above", small_fmu::description({.identifier = ".."}),
            "\"..\" is no name of a library");
        // What one sets the other overwrites.
        row("two in one place",
            small_fmu::description({.more = real("copy", 3, "causality=\"parameter\"", "start=\"1\"")}),
            "k and copy have the same valueReference 3");
        row("two in one place of FMI 3",
            small_fmu::description({.version = 3, .more = "<Boolean name=\"copy\" valueReference=\"3\"/>"}),
            "k and copy have the same valueReference 3");
        row("half an integer", replaced(two, "start=\"3\"", "start=\"2.5\""),
            "the start value 2.5 of gain is no whole number");
        row("a truth and a half", replaced(two, "start=\"true\"", "start=\"0.5\""),
            "the start value 0.5 of flag is no whole number");
        row("start with a comma", replaced(two, "start=\"2\"", "start=\"2,5\""),
            "the start value \"2,5\" of k is no number");
        row("start too large", replaced(two, "start=\"2\"", "start=\"1e999\""),
            "the start value \"1e999\" of k is no number");
        row("a limit that is none", replaced(two, "min=\"0\"", "min=\"NaN\""),
            "min = \"NaN\" of k is no number");
        row("variability", replaced(two, "variability=\"tunable\"", "variability=\"sometimes\""),
            "the variable limit has the variability \"sometimes\", which there is not");
        row("initial", replaced(two, "initial=\"exact\"", "initial=\"perhaps\""),
            "the variable x has the initial \"perhaps\", which there is not");
        row("an unknown type",
            small_fmu::description(
                {.more = real("w", 30, "causality=\"parameter\"", "start=\"3\" declaredType=\"Force\"")}),
            "w is of the type Force, which the FMU does not declare");
        row("a size without anything", replaced(three, "<Dimension valueReference=\"14\"/>", "<Dimension/>"),
            "a dimension of the array a has neither a start nor a valueReference");
        row("an array of arrays",
            replaced(three, "<Dimension valueReference=\"14\"/>",
                     "<Dimension start=\"900000\"/><Dimension start=\"900000\"/>"),
            "more than 1000000 numbers");
        row("structure beyond the variables",
            replaced(two, "<Unknown index=\"3\"/>", "<Unknown index=\"99\"/>"),
            "Derivatives of the FMU names the variable number 99, and it has 15");
        row("structure without a number", replaced(two, "<Unknown index=\"3\"/>", "<Unknown/>"),
            "Derivatives of the FMU names the variable number 0");
        for (const char* factor : {"0", "INF"})
            row((std::string("a unit with the factor ") + factor).c_str(),
                small_fmu::description(
                    {.head = std::string("<UnitDefinitions><Unit name=\"q\"><BaseUnit m=\"1\" "
                                         "factor=\"") +
                             factor + "\"/></Unit></UnitDefinitions>"}),
                "the unit q has the factor ");
        row("truth",
            replaced(two, "canHandleVariableCommunicationStepSize=\"true\"",
                     "canHandleVariableCommunicationStepSize=\"maybe\""),
            "neither true nor false");
    }
    void whatCannotRunIsRefused() {
        QFETCH(QString, xml);
        QFETCH(QString, says);
        const std::string said = refusal(xml.toStdString());
        QVERIFY2(said.find(says.toStdString()) != std::string::npos, said.c_str());
    }

    /// An empty file, a pipe that nobody writes to, a device that never ends.
    void whatIsNoFileIsASentence() {
        const QTemporaryDir folder;
        const fs::path at = folder.path().toStdString();
        std::ofstream(at / "empty.fmu").close();
        QCOMPARE(::mkfifo((at / "pipe.fmu").c_str(), 0600), 0);
        fs::create_symlink("/dev/zero", at / "zero.fmu");
        for (const char* name : {"empty.fmu", "pipe.fmu", "zero.fmu", "none.fmu"})
            QVERIFY2(sentenceOf([&] { fmuModel(at / name); }).find(name) != std::string::npos, name);
    }

    void platformsAreNamed() {
        const auto of = [](const std::vector<small_fmu::Entry>& binaries) {
            std::vector<small_fmu::Entry> entries = {{"modelDescription.xml", small_fmu::description({})}};
            entries.insert(entries.end(), binaries.begin(), binaries.end());
            return sentenceOf([&] { fmuModel(small_fmu::zipOf(entries), "/rigs/pump.fmu"); });
        };
        QCOMPARE(of({{"binaries/win64/small.dll", "x"}}),
                 std::string("pump.fmu holds binaries for win64 only; Rigor on Linux needs x86_64-linux"));
        QCOMPARE(of({{"binaries/win64/small.dll", "x"}, {"binaries/darwin64/small.dylib", "x"}}),
                 std::string(
                     "pump.fmu holds binaries for darwin64, win64 only; Rigor on Linux needs x86_64-linux"));
        QCOMPARE(of({}), std::string("pump.fmu holds no binaries; Rigor on Linux needs linux64"));
    }

    void terminalsAreRefusedByName() {
        const std::string bytes =
            small_fmu::zipOf({{"modelDescription.xml", small_fmu::description({.version = 3})},
                              {"binaries/x86_64-linux/small.so", "x"},
                              {"terminalsAndIcons/terminalsAndIcons.xml",
                               "<fmiTerminalsAndIcons fmiVersion=\"3.0\"><Terminals><Terminal "
                               "name=\"flange\"/></Terminals></fmiTerminalsAndIcons>"}});
        const std::string said = sentenceOf([&] { readFmu(bytes, "pump.fmu"); });
        QVERIFY2(said.find("has the terminal flange") != std::string::npos, said.c_str());
    }

    void xmlMadeToHarm_data() {
        QTest::addColumn<QByteArray>("xml");
        QTest::addColumn<QString>("says");
        const auto row = [](const char* name, const std::string& xml, const char* says) {
            QTest::newRow(name) << QByteArray::fromStdString(xml) << QString(says);
        };
        const std::string good = small_fmu::description({});
        const std::string body = good.substr(good.find("<fmiModel"));
        std::string laughs = "<!DOCTYPE lolz [<!ENTITY lol \"lol\">";
        for (int k = 0; k < 9; ++k)
            laughs += "<!ENTITY lol" + std::to_string(k) + " \"&lol;&lol;&lol;&lol;&lol;&lol;&lol;&lol;\">";
        row("a billion laughs", laughs + "]>" + body, "has a document type (<!DOCTYPE>)");
        row("outer entity", "<!DOCTYPE r [<!ENTITY x SYSTEM \"file:///etc/passwd\">]>" + body,
            "has a document type");
        row("doctype alone", "<!DOCTYPE r>" + body, "has a document type");
        std::string deep, shallow;
        for (int k = 0; k < 100000; ++k) deep += "<a>", shallow += "</a>";
        row("depth", replaced(body, "<ModelVariables>", deep + shallow + "<ModelVariables>"),
            "nests its elements deeper than 64 levels");
        row("depth without end", "<fmiModelDescription>" + deep, "is no legal XML");
        std::string many;
        for (int k = 0; k < 2'100'000; ++k) many += "<a/>";
        row("elements", replaced(body, "<ModelVariables>", many + "<ModelVariables>"),
            "has more than 2000000 elements");
        row("a long name",
            replaced(good, "modelName=\"small\"", "modelName=\"" + std::string(1 << 17, 'a') + "\""),
            "has an attribute modelName of more than 65536 bytes");
        row("a name of attributes that is long",
            replaced(good, "modelName",
                     std::string(1 << 17, 'b') + "=\"" + std::string(1 << 17, 'a') + "\" modelName"),
            "of more than 65536 bytes");
        row("comment without end", replaced(good, "<ModelVariables>", "<!-- <ModelVariables>"),
            "is no legal XML");
        row("section without end", replaced(good, "<ModelVariables>", "<![CDATA[<ModelVariables>"),
            "is no legal XML");
        row("a zero in a name", replaced(good, "modelName=\"small", std::string("modelName=\"sm\0ll", 17)),
            "is no legal XML");
        row("tags that cross", replaced(good, "</ModelVariables>", "</ModelVariable>"), "is no legal XML");
        row("cut", good.substr(0, good.size() / 2), "is no legal XML");
        row("empty", "", "is no legal XML");
        row("no XML", "MZ\x90\x00\x03", "is no legal XML");
        row("zeros", std::string(1000, '\0'), "is no legal XML");
        row("another root", "<html/>", "begins with <html> where <fmiModelDescription> belongs");
        row("two roots", "<html/>" + body, "goes on with <fmiModelDescription> behind its end </html>");
        row("a root behind the root", good + "<html/>",
            "modelDescription.xml goes on with <html> behind its end </fmiModelDescription>");
        // pugixml has no check of these.
        for (const char* written :
             {"&pump;", "&#0;", "&#xD800;", "&#x110000;", "&;", "a & b", "&#12a;", "&AMP;"})
            row((std::string("the entity ") + written).c_str(),
                replaced(good, "description=\"decay\"", std::string("description=\"") + written + "\""),
                "modelDescription.xml refers to an entity that nothing declares: &");
        row("an entity in a text", replaced(good, "<ModelVariables>", "<a>&pump;</a><ModelVariables>"),
            "refers to an entity that nothing declares: &pump");
        row("attribute twice",
            replaced(good, "modelName=\"small\"", "modelName=\"small\" modelName=\"small\" guid=\"x"),
            "is no legal XML");
    }
    void xmlMadeToHarm() {
        QFETCH(QByteArray, xml);
        QFETCH(QString, says);
        const std::string said = refusal(xml.toStdString());
        QVERIFY2(said.find(says.toStdString()) != std::string::npos, said.c_str());
        QVERIFY(said.find('\n') == std::string::npos);
    }

    void entitiesOfXmlItselfAreRead() {
        const auto model = fmuModel(packed(replaced(small_fmu::description({}), "description=\"decay\"",
                                                    "description=\"a &lt; b &#228;&#xA0;&amp;x;\"")),
                                    "p.fmu");
        QCOMPARE(model->description(), std::string("a < b \xc3\xa4\xc2\xa0&x;"));
    }

    void descriptionsOfOthers_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<int>("parameters");
        QTest::addColumn<int>("inputs");
        QTest::addColumn<int>("outputs");
        QTest::newRow("ball 2") << "BouncingBall-2.0" << 4 << 0 << 2;
        QTest::newRow("ball 3") << "BouncingBall-3.0" << 4 << 0 << 2;
        QTest::newRow("stair 2") << "Stair-2.0" << 1 << 0 << 1;
        QTest::newRow("stair 3") << "Stair-3.0" << 1 << 0 << 1;
        QTest::newRow("through 2") << "Feedthrough-2.0" << 2 << 5 << 5;
        QTest::newRow("through 3") << "Feedthrough-3.0" << 2 << 14 << 14;
    }
    void descriptionsOfOthers() {
        QFETCH(QString, name);
        const fs::path file = sharedDir() + "/data/fmus/" + name.toStdString() + ".fmu";
        if (!fs::exists(file)) QSKIP("the reference FMUs are not on this machine");
        const auto model = fmuModel(file);
        QTEST(static_cast<int>(model->parameters().size()), "parameters");
        QTEST(static_cast<int>(model->inputs().size()), "inputs");
        QTEST(static_cast<int>(model->outputs().size()), "outputs");
    }

    void aParameterOfASetWithoutAValueIsASentence() {
        const std::string said = sentenceOf([] {
            readSsv("<ParameterSet><Parameters><Parameter name=\"k\"><Real/></Parameter></Parameters>"
                    "</ParameterSet>",
                    "p.ssv");
        });
        QVERIFY2(said.find("the parameter set gives k no value") != std::string::npos, said.c_str());
    }

    void parameterSetsAreRead() {
        const auto values =
            readSsv("<?xml version=\"1.0\"?><ssv:ParameterSet xmlns:ssv=\"x\" version=\"1.0\" "
                    "name=\"p\"><ssv:Parameters>"
                    "<ssv:Parameter name=\"k\"><ssv:Real value=\"2.5\" unit=\"1/s\"/></ssv:Parameter>"
                    "<ssv:Parameter name=\"n\"><ssv:Integer value=\"-3\"/></ssv:Parameter>"
                    "<ssv:Parameter name=\"b\"><ssv:Boolean value=\"true\"/></ssv:Parameter>"
                    "<ssv:Parameter name=\"t\"><ssv:String value=\"text\"/></ssv:Parameter>"
                    "</ssv:Parameters></ssv:ParameterSet>",
                    "p.ssv");
        QCOMPARE(values.size(), std::size_t{3});
        QCOMPARE(values.at("k").value, 2.5);
        QCOMPARE(values.at("k").unit, std::string("1/s"));
        QCOMPARE(values.at("n").value, -3.0);
        QCOMPARE(values.at("b").value, 1.0);
        const auto said = [](const std::string& inner) {
            return sentenceOf([&] {
                readSsv("<ParameterSet><Parameters>" + inner + "</Parameters></ParameterSet>", "p.ssv");
            });
        };
        QVERIFY(
            said("<Parameter name=\"k\"><Real value=\"x\"/></Parameter>").find("\"x\" of k is no number") !=
            std::string::npos);
        QVERIFY(said("<Parameter><Real value=\"1\"/></Parameter>").find("without a name") !=
                std::string::npos);
        QVERIFY(said("<Parameter name=\"k\"><Real value=\"1\"/></Parameter><Parameter name=\"k\"><Real "
                     "value=\"1\"/></Parameter>")
                    .find("gives k two values") != std::string::npos);
        QVERIFY(said("<Parameter name=\"k\"><Dimension size=\"2\"/><Real value=\"1 2 3\"/></Parameter>")
                    .find("k has 3 values in place of 2") != std::string::npos);
        QVERIFY(said("<Parameter name=\"k\"><Dimension size=\"1e300\"/><Real value=\"1 2\"/></Parameter>")
                    .find("the array k has the size") != std::string::npos);
        QVERIFY(said("<Parameter name=\"k[2]\"><Real value=\"1\"/></Parameter><Parameter name=\"k\"><Real "
                     "value=\"1 2\"/></Parameter>")
                    .find("gives k[2] two values") != std::string::npos);
        const auto arrays = readSsv("<ParameterSet><Parameters><Parameter name=\"a\"><Real value=\"1 2 3\" "
                                    "unit=\"m\"/></Parameter><Parameter name=\"A\"><Real value=\"1 2 3 4\"/>"
                                    "<Dimension size=\"2\"/><Dimension size=\"2\"/></Parameter>"
                                    "</Parameters></ParameterSet>",
                                    "p.ssv");
        QCOMPARE(arrays.size(), std::size_t{7});
        QCOMPARE(arrays.at("a[3]").value, 3.0);
        QCOMPARE(arrays.at("a[3]").unit, std::string("m"));
        QCOMPARE(arrays.at("A[2,1]").value, 3.0);
        QVERIFY(sentenceOf([] { readSsv("<x/>", "p.ssv"); }).find("where <ParameterSet> belongs") !=
                std::string::npos);
    }
};

RIGOR_TEST(TestFmuDescription)

#include "test_fmu_description.moc"

} // namespace test_fmu_description

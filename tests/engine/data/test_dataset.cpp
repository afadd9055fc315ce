#include "core/engine/data/data_files.h"
#include "core/engine/data/dataset.h"
#include "core/foundation/base/error.h"
#include "core/foundation/base/sha256.h"
#include "tests/support/test_program.h"

#include <QTemporaryDir>
#include <QtTest>

#include <cmath>
#include <fstream>

namespace test_dataset {

using namespace rigor;
using Role = MappedColumn::Role;

namespace {

Variable named(const char* name, const char* unit) {
    Variable v;
    v.name = name;
    v.unit = unit;
    return v;
}

/// Only the names and units of a model: what mapping needs.
ModelPtr rig() {
    ModelParts parts;
    parts.name = "Rig";
    parts.parameters = {named("speed", "rad/s"), named("Tb0", "N.m"), named("b", "1"), named("stroke", "m")};
    parts.parameters[0].max = 100;
    parts.inputs = {named("u", "V")};
    parts.outputs = {named("shifting_time", "s"), named("p1", "Pa")};
    parts.declaredOutputs = 2;
    TapeBuilder builder(SlotLayout(0, 0, 1, 0, 4).count);
    const Node outputs[] = {builder.constant(0), builder.constant(0)};
    parts.formulas.output = builder.cut(outputs);
    return makeModel(parts);
}

std::string writeFile(const QTemporaryDir& dir, const char* name, const std::string& text) {
    const std::string path = dir.filePath(name).toStdString();
    std::ofstream(path, std::ios::binary) << text;
    return path;
}

std::string refusal(const DataRecipe& recipe) {
    try {
        loadDataset(recipe, *rig());
    } catch (const Error& e) {
        return e.what();
    }
    return "no error";
}

bool mentions(const auto& sentences, std::initializer_list<const char*> parts) {
    return std::any_of(sentences.begin(), sentences.end(), [&](const std::string& s) {
        return std::all_of(parts.begin(), parts.end(),
                           [&](const char* part) { return s.find(part) != std::string::npos; });
    });
}

const std::string kRows = "experiment;speed [rpm];load [-];stroke [mm];Shifting Time [ms]\n"
                          "a;30;low;1,5;1600\n"
                          "b;60;high;2,5;1400\n"
                          "c;90;low;;1300\n"
                          "d;120;high;4,5;NaN\n";

DataRecipe rowsRecipe(const std::string& path) {
    DataRecipe recipe;
    recipe.files = {path};
    recipe.label = "experiment";
    recipe.codes["load"] = {{"low", {{"Tb0", 20}, {"b", 0.1}}}, {"high", {{"Tb0", 50}, {"b", 0.3}}}};
    return recipe;
}

} // namespace

class TestDataset : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    /// A column called as one variable is described; of two, or of another dimension, none.
    void descriptionsAreNamesToo() {
        QTemporaryDir dir;
        ModelParts parts;
        parts.name = "Rig";
        parts.parameters = {named("F", "N"), named("a", "m"), named("b", "m")};
        parts.outputs = {named("w", "m"), named("e", "1")};
        parts.declaredOutputs = 2;
        parts.parameters[0].description = "load";
        parts.parameters[1].description = parts.parameters[2].description = "Length";
        parts.outputs[0].description = "tip deflection";
        parts.outputs[1].description = "strain";
        TapeBuilder builder(SlotLayout(0, 0, 0, 0, 3).count);
        const Node outputs[] = {builder.constant(0), builder.constant(0)};
        parts.formulas.output = builder.cut(outputs);
        const ModelPtr model = makeModel(parts);
        DataRecipe recipe;
        recipe.files = {writeFile(dir, "beam.csv",
                                  "Load [kN],Length [m],Tip_Deflection [mm],Strain [N]\n1,2,3,4\n2,2,6,8\n")};
        const Dataset data = loadDataset(recipe, *model);
        QCOMPARE(data.experiments.size(), std::size_t{2});
        const Experiment& first = data.experiments.front();
        QCOMPARE(first.conditions.size(), std::size_t{1}); // which length is not known
        QCOMPARE(first.conditions.at("F"), 1000.0);
        QCOMPARE(first.measurements.size(), std::size_t{1}); // a strain in N is another thing
        QCOMPARE(first.measurements.front().values.front(), 0.003);
        QCOMPARE(data.notes.size(), std::size_t{2});
    }

    /// "T" and "t" are times only where nothing else is made of them.
    void timesOfAColumnThatIsMeasuredAreNotTold() {
        const QTemporaryDir dir;
        DataRecipe recipe;
        recipe.files = {writeFile(dir, "rows.csv",
                                  "speed,Tb0,b,stroke,u,T\n1,2,3,4,5,0.1\n1,2,3,4,5,0.2\n"
                                  "1,2,3,4,5,0.3\n1,2,3,4,5,0.4\n1,2,3,4,5,0.35\n")};
        const auto told = [&] {
            return mentions(loadDataset(recipe, *rig()).warnings, {"lies before that of the row before"});
        };
        QVERIFY(told());
        recipe.measurements["shifting_time"] = "T";
        QVERIFY(!told());
    }

    void aFileIsReadOnceHoweverManyModelsUseIt() {
        const QTemporaryDir dir;
        const std::string text = "speed,shifting_time\n3,0.5\n4,0.6\n";
        const std::string path = writeFile(dir, "d.csv", text);
        DataRecipe recipe;
        recipe.files = {path};
        recipe.layout = "rows";
        DataFiles files;
        const Dataset first = loadDataset(recipe, *rig(), files);
        std::ofstream(path, std::ios::binary) << "speed,shifting_time\n9,0.9\n";
        const Dataset second = loadDataset(recipe, *rig(), files);
        QCOMPARE(second.sha256, sha256(text));
        QCOMPARE(second.experiments.size(), std::size_t{2});
        QCOMPARE(first.sha256, second.sha256);
        QCOMPARE(loadDataset(recipe, *rig()).experiments.size(), std::size_t{1});
    }

    void rowsBecomeExperimentsInModelUnits() {
        QTemporaryDir dir;
        const std::string path = writeFile(dir, "rows.csv", kRows);
        const Dataset data = loadDataset(rowsRecipe(path), *rig());
        QCOMPARE(data.experiments.size(), std::size_t(2));
        const Experiment& b = data.experiments[1];
        QCOMPARE(b.label, std::string("b"));
        QCOMPARE(b.line, std::size_t(3));
        QCOMPARE(b.row, std::size_t(1));
        QCOMPARE(b.conditions.at("speed"), 60 * 2 * M_PI / 60);
        QCOMPARE(b.conditions.at("stroke"), 0.0025);
        QCOMPARE(b.conditions.at("Tb0"), 50.0);
        QCOMPARE(b.conditions.at("b"), 0.3);
        QCOMPARE(b.measurements.size(), std::size_t(1));
        QCOMPARE(b.measurements[0].output, std::string("shifting_time"));
        QCOMPARE(b.measurements[0].values, std::vector<double>{1.4});
        QCOMPARE(data.sha256, sha256(kRows));
        QCOMPARE(data.name, std::string("rows.csv"));
        QVERIFY(data.mapping[0].role == Role::Label);
        QVERIFY(data.mapping[1].role == Role::Condition);
        QVERIFY(data.mapping[4].role == Role::Measurement);
    }

    /// Under another name a condition would be lost, and every experiment have the value of the model's text.
    void columnsOfNumbersThatAreNotUsedAreTold() {
        QTemporaryDir dir;
        std::string renamed = kRows;
        renamed.replace(renamed.find("speed"), 5, "Drehzahl");
        DataRecipe recipe = rowsRecipe(writeFile(dir, "rows.csv", renamed));
        const auto unused = {"rows.csv", "no name of the model Rig fits", "\"Drehzahl\"",
                             "the model does not see them"};
        QVERIFY(mentions(loadDataset(recipe, *rig()).warnings, unused));
        DataRecipe meant = recipe;
        meant.ignored = {"Drehzahl"};
        QVERIFY(!mentions(loadDataset(meant, *rig()).warnings, {"fits the columns"}));
        meant = recipe;
        meant.conditions["speed"] = "Drehzahl";
        QVERIFY(!mentions(loadDataset(meant, *rig()).warnings, {"fits the columns"}));
        meant = recipe;
        meant.derived["speed"] = "mean of Drehzahl by experiment";
        QVERIFY(!mentions(loadDataset(meant, *rig()).warnings, {"fits the columns"}));
    }

    void conditionsBeyondTheModelAndRepeatedNamesAreTold() {
        QTemporaryDir dir;
        std::string text = "experiment;speed [rad/s];Shifting Time [s]\n";
        for (int k = 1; k <= 12; ++k)
            text += std::to_string(k == 9 ? 4 : k) + (k == 5 || k == 7 ? ";1e300;1\n" : ";10;1\n");
        DataRecipe recipe;
        recipe.files = {writeFile(dir, "rows.csv", text)};
        recipe.label = "experiment";
        const auto warnings = loadDataset(recipe, *rig()).warnings;
        QVERIFY(
            mentions(warnings, {"rows.csv:6:", "speed = 10³⁰⁰ rad/s lies beyond", "at most 100", "1 more"}));
        QVERIFY(mentions(warnings, {"rows.csv:10:", "experiment 4 has the name of the one in line 5"}));
    }

    void inputUncertaintyGoesToTheInputsThatColumnsGive() {
        QTemporaryDir dir;
        DataRecipe recipe;
        recipe.files = {writeFile(dir, "run.csv", "t [s],u [V],p1 [Pa]\n0,1,5\n1,2,6\n")};
        recipe.layout = "signals";
        recipe.inputUncertainty = {{"", 0.1}};
        using Shares = std::map<std::string, double>;
        QCOMPARE(loadDataset(recipe, *rig()).experiments[0].inputUncertainty, (Shares{{"u", 0.1}}));
        recipe.inputUncertainty = {{"", 0.1}, {"u", 0.2}}; // what is said of one input goes before
        QCOMPARE(loadDataset(recipe, *rig()).experiments[0].inputUncertainty, (Shares{{"u", 0.2}}));
        recipe.inputUncertainty = {{"speed", 0.1}};
        QVERIFY(refusal(recipe).find("input_uncertainty names \"speed\"") != std::string::npos);
        DataRecipe rows = rowsRecipe(writeFile(dir, "rows.csv", kRows));
        rows.inputUncertainty = {{"", 0.1}};
        QVERIFY(mentions(loadDataset(rows, *rig()).warnings, {"input_uncertainty", "no column is an input"}));
    }

    /// NAME of the model = "COLUMN" written the other way round is told as that.
    void aMappingTheOtherWayRoundIsTold() {
        QTemporaryDir dir;
        DataRecipe recipe;
        recipe.files = {writeFile(dir, "run.csv", "t [s],volts [V],p1 [Pa]\n0,1,5\n1,2,6\n")};
        recipe.layout = "signals";
        recipe.inputs = {{"volts", "u"}};
        const std::string told = refusal(recipe);
        QVERIFY2(told.find("write u = \"volts\"") != std::string::npos, told.c_str());
        recipe.inputs = {{"u", "volts"}};
        QCOMPARE(refusal(recipe), std::string("no error"));
        recipe.inputs = {{"u", "power"}};
        QVERIFY(refusal(recipe).find("there is no column \"power\"") != std::string::npos);
    }

    void aFileWithoutOneUsableRowIsRefused() {
        QTemporaryDir dir;
        const std::string sentence =
            refusal(rowsRecipe(writeFile(dir, "words.csv",
                                         "experiment;speed [rpm];load [-];stroke [mm];Shifting Time [ms]\n"
                                         "a;30;low;1,5;NaN\nb;60;high;;1400\n")));
        QVERIFY2(sentence.find("words.csv") != std::string::npos &&
                     sentence.find("\"Shifting Time\"") != std::string::npos,
                 sentence.c_str());
    }

    void rowsLeftOutAreNamedOneByOne() {
        QTemporaryDir dir;
        DataRecipe recipe = rowsRecipe(writeFile(dir, "rows.csv", kRows));
        recipe.excluded = {"a"};
        const Dataset data = loadDataset(recipe, *rig());
        QCOMPARE(data.experiments.size(), std::size_t(1));
        QVERIFY(mentions(data.notes, {"rows.csv: 1 of 4 rows", "excludes a"}));
        QVERIFY(mentions(data.warnings, {"rows.csv:4:", "experiment c", "\"stroke\" has no value"}));
        QVERIFY(mentions(data.warnings, {"rows.csv:5:", "experiment d", "\"Shifting Time\" has no value"}));
        recipe.excluded = {"z"};
        QVERIFY(refusal(recipe).find("\"z\"") != std::string::npos);
    }

    /// Two outputs; of one most cells are blank, of the other none.
    void gapsOfAColumnAreOneSentenceWithTheirNumber() {
        QTemporaryDir dir;
        DataRecipe recipe;
        recipe.files = {writeFile(dir, "gaps.csv", "u;p1;t\n1;2;\n2;;\n3;4;5\n4;5;\n5;6;\n6;7;1\n")};
        recipe.units = {{"u", "V"}, {"p1", "Pa"}, {"t", "s"}};
        recipe.measurements = {{"p1", "p1"}, {"shifting_time", "t"}};
        const Dataset data = loadDataset(recipe, *rig());
        QCOMPARE(data.experiments.size(), std::size_t(5)); // line 3 has no value at all
        std::size_t ofTime = 0;
        for (const auto& warning : data.warnings) ofTime += warning.text().find("\"t\"") != std::string::npos;
        QCOMPARE(ofTime, std::size_t(1));
        QVERIFY(mentions(data.warnings, {"gaps.csv:2:", "\"t\" has no value in 3 experiments, first here"}));
        QVERIFY(mentions(data.warnings, {"gaps.csv:3:", "is left out", "\"p1\" has no value"}));
        // Without any value: the reader tells it, once.
        recipe.files = {writeFile(dir, "blank.csv", "u;p1;t\n1;2;\n2;3;\n3;4;\n")};
        const Dataset blank = loadDataset(recipe, *rig());
        QCOMPARE(blank.warnings.size(), std::size_t(1));
        QVERIFY(mentions(blank.warnings, {"\"t\" has no value in any row"}));
    }

    void ofARowThatMissesOneMeasurementOnlyThisCellIsMissing() {
        QTemporaryDir dir;
        std::string text =
            "speed [rpm],shifting_time [s],p1 [Pa]\n30,1.5,100\n60,,200\n90,1.7,broken\n120,,\n";
        for (int row = 5; row <= 16; ++row) text += fmt::format("{},1.{},{}00\n", 30 * row, row, row);
        DataRecipe recipe;
        recipe.files = {writeFile(dir, "rows.csv", text)};
        Dataset data = loadDataset(recipe, *rig());
        QCOMPARE(data.experiments.size(), std::size_t(15));
        QCOMPARE(data.experiments[1].measurements.size(), std::size_t(1));
        QCOMPARE(data.experiments[1].measurements[0].output, std::string("p1"));
        QCOMPARE(data.experiments[2].measurements[0].values, std::vector<double>{1.7});
        QVERIFY(mentions(data.warnings, {"rows.csv:3:", "\"shifting_time\"", "only this cell"}));
        QVERIFY(mentions(data.warnings, {"rows.csv:4:", "\"p1\"", "only this cell"}));
        QVERIFY(mentions(data.warnings, {"line 4", "\"broken\"", "not a number"}));
        QVERIFY(mentions(data.warnings, {"rows.csv:5:", "is left out", "\"shifting_time\""}));
        recipe.marked = {{"rows.csv", 6, "p1"}};
        data = loadDataset(recipe, *rig());
        QCOMPARE(data.experiments[3].measurements.size(), std::size_t(1));
        QVERIFY(mentions(data.warnings, {"rows.csv:6:", "\"p1\" is marked as an outlier", "only this cell"}));
    }

    void aColumnWithTheNameOfAnInputIsThatInput() {
        QTemporaryDir dir;
        DataRecipe recipe;
        recipe.files = {writeFile(dir, "rows.csv", "speed [rpm],U [mV],p1 [Pa]\n30,500,100\n60,700,200\n")};
        const Dataset data = loadDataset(recipe, *rig());
        QVERIFY(data.mapping[1].role == Role::Input);
        QCOMPARE(data.experiments[1].inputs.at("u").at(0), 0.7);
        recipe.ignored = {"U"};
        QVERIFY(loadDataset(recipe, *rig()).experiments[1].inputs.empty());
    }

    void mistakesInTheRecipeAreNamed() {
        QTemporaryDir dir;
        const std::string path = writeFile(dir, "rows.csv", kRows);
        const auto says = [](const DataRecipe& recipe, std::initializer_list<const char*> parts) {
            const std::string message = refusal(recipe);
            QVERIFY2(mentions(std::vector{message}, parts), message.c_str());
        };
        DataRecipe recipe = rowsRecipe(path);
        recipe.measurements["shifting_time"] = "Shifting Tme";
        says(recipe, {"rows.csv", "\"Shifting Tme\"", "Did you mean \"Shifting Time\"?"});
        recipe = rowsRecipe(path);
        recipe.conditions["sped"] = "speed";
        says(recipe, {"rows.csv", "\"sped\"", "Did you mean \"speed\"?"});
        recipe = rowsRecipe(path);
        recipe.units["stroke"] = "bar";
        says(recipe, {"rows.csv", "\"stroke\"", "\"bar\"", "\"m\"", "dimensions differ", "data.units"});
        recipe = rowsRecipe(path);
        recipe.codes["load"].erase("high");
        says(recipe, {"rows.csv:3:", "\"high\"", "\"load\""});
        recipe = rowsRecipe(path);
        recipe.codes["load"]["low"]["Tb1"] = 3;
        says(recipe, {"\"Tb1\"", "Did you mean \"Tb0\"?"});
        recipe = rowsRecipe(path);
        recipe.conditions["Tb0"] = "load";
        says(recipe, {"\"load\"", "texts", "in line 2", "data.numbers"});
        recipe = rowsRecipe(path);
        recipe.layout = "columns";
        says(recipe, {"layout = \"columns\""});
        recipe = rowsRecipe(path + ".missing");
        says(recipe, {"does not exist"});
    }

    void unitsWithoutStatementAreAssumedAloud() {
        QTemporaryDir dir;
        DataRecipe recipe;
        recipe.files = {writeFile(dir, "a.csv", "stroke_mm,p1_bar,b,shifting_time\n1,2,0.5,3\n2,3,0.5,4\n")};
        const Dataset data = loadDataset(recipe, *rig());
        QCOMPARE(data.experiments[0].conditions.at("stroke"), 0.001);
        QCOMPARE(data.experiments[0].measurements[0].values[0], 2e5);
        QVERIFY(mentions(data.notes, {"\"stroke_mm\"", "taken from its name: mm"}));
        QVERIFY(mentions(data.warnings, {"\"shifting_time\" states no unit", "read in s"}));
    }

    void oneFileIsOneExperimentWithSignals() {
        QTemporaryDir dir;
        DataRecipe recipe;
        recipe.layout = "signals";
        recipe.files = {
            writeFile(dir, "run1.csv",
                      "t [ms],u [mV],p1 [bar]\n0,0,1\n100,500,\n200,1000,3\n200,9,9\n300,1500,4\n"),
            writeFile(dir, "run2.csv", "t [ms],u [mV],p1 [bar]\n0,5,1\n100,5,2\n")};
        recipe.standardDeviations["p1"] = 1000;
        const Dataset data = loadDataset(recipe, *rig());
        QCOMPARE(data.experiments.size(), std::size_t(2));
        const Experiment& run = data.experiments[0];
        QCOMPARE(run.label, std::string("run1"));
        const Measurement& p = run.measurements[0];
        QCOMPARE(p.times, (std::vector<double>{0, 0.1, 0.2, 0.3}));
        QCOMPARE(p.values[2], 3e5);
        QVERIFY(std::isnan(p.values[1]));
        QCOMPARE(p.standardDeviation, 1000.0);
        // Linear between (0.1 s, 0.5 V) and (0.2 s, 1 V); a few roundings
        QVERIFY(std::abs(run.inputs.at("u").at(0.15) - 0.75) < 1e-15);
        QVERIFY(mentions(data.warnings, {"run1.csv:5:", "left out", "not later"}));
        QVERIFY(mentions(data.warnings, {"run1.csv:3:", "\"p1\" has no value in 1 rows"}));
        QCOMPARE(data.sha256,
                 sha256(sha256OfFile(recipe.files[0]) + "\n" + sha256OfFile(recipe.files[1]) + "\n"));
    }

    void datesBecomeSecondsFromTheStart() {
        QTemporaryDir dir;
        DataRecipe recipe;
        recipe.layout = "signals";
        recipe.files = {writeFile(
            dir, "a.csv",
            "stamp,p1 [Pa]\n2026-11-21 10:00:00,1\n2026-11-21 10:00:01,2\n2026-11-21 10:00:03,2\n")};
        const Dataset data = loadDataset(recipe, *rig());
        QCOMPARE(data.experiments[0].measurements[0].times, (std::vector<double>{0, 1, 3}));
    }

    void datesAndTimesOfDayAreOneTime() {
        QTemporaryDir dir;
        DataRecipe recipe;
        recipe.layout = "signals";
        const auto times = [&](const char* text) {
            recipe.files = {writeFile(dir, "a.csv", text)};
            const Dataset data = loadDataset(recipe, *rig());
            return data.experiments[0].measurements[0].times;
        };
        const std::vector<double> expected{0, 1, 3};
        QCOMPARE(times("Datum;Uhrzeit;p1 [Pa]\n31.12.2025;23:59:59;1\n01.01.2026;00:00:00;2\n"
                       "01.01.2026;00:00:02;2\n"),
                 expected);
        QCOMPARE(times("Uhrzeit;Datum;p1 [Pa]\n23:59:59;31.12.2025;1\n00:00:00;01.01.2026;2\n"
                       "00:00:02;01.01.2026;2\n"),
                 expected);
        // Dates that repeat are no time where a column of that name is; dates alone are.
        QCOMPARE(times("Datum;t [s];p1 [Pa]\n01.01.2026;0;1\n01.01.2026;1;2\n01.01.2026;3;2\n"), expected);
        QCOMPARE(times("Datum;p1 [Pa]\n01.01.2026;1\n02.01.2026;2\n04.01.2026;2\n"),
                 (std::vector<double>{0, 86400, 259200}));
    }
};

RIGOR_TEST(TestDataset)
#include "test_dataset.moc"

} // namespace test_dataset

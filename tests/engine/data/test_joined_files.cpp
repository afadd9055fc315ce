// Sensors of one experiment in several files, each with its own times, clock and gaps.
#include "core/engine/data/csv/csv_reader.h"
#include "core/engine/data/dataset.h"
#include "core/engine/data/file_names.h"
#include "core/engine/modelica/compile.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <cmath>

namespace test_joined_files {

using namespace rigor;

namespace {

ModelPtr rig() {
    const CompiledModel compiled = compileModel("model Rig\n"
                                                "  parameter Real k = 1;\n"
                                                "  parameter Real load = 20;\n"
                                                "  input Real u;\n"
                                                "  output Real x(start = 0, unit=\"m\");\n"
                                                "  output Real a(unit=\"m/s2\");\n"
                                                "equation\n"
                                                "  der(x) = u - k*x;\n"
                                                "  a = -k*(u - k*x);\n"
                                                "end Rig;\n",
                                                "rig.mo");
    return compiled.model;
}

} // namespace

class TestJoinedFiles : public QObject {
    Q_OBJECT
    QTemporaryDir folder_;

    std::string write(const char* name, const std::string& text) const {
        QFile file(folder_.filePath(name));
        if (!file.open(QIODevice::WriteOnly)) qFatal("cannot write %s", name);
        file.write(QByteArray::fromStdString(text));
        return folder_.filePath(name).toStdString();
    }
    /// laser: x [mm] every 0.1 s; logger: u and a every 0.04 s.
    DataRecipe twoLoggers(const std::string& laserHead = "t [s],x [mm]", double start = 0) const {
        std::string laser = laserHead + "\n", logger = "t [ms],u,a [m/s2]\n";
        for (int i = 0; i < 11; ++i) laser += fmt::format("{},{}\n", start + 0.1 * i, 1000.0 * i);
        for (int i = 0; i < 26; ++i) logger += fmt::format("{},{},{}\n", 40 * i, i % 2, -0.5 * i);
        DataRecipe recipe;
        recipe.layout = "signals";
        recipe.files = {write("laser.csv", laser), write("logger.csv", logger)};
        recipe.entries = {{.experiment = 1}, {.experiment = 1}};
        return recipe;
    }
    std::string refusal(const DataRecipe& recipe) const {
        try {
            loadDataset(recipe, *rig());
        } catch (const Error& e) {
            return e.what();
        }
        return "no refusal";
    }

  private Q_SLOTS:
    /// Every sensor keeps its own times; nothing is resampled.
    void sensorsKeepTheirTimes() {
        const Dataset data = loadDataset(twoLoggers(), *rig());
        QCOMPARE(data.experiments.size(), std::size_t{1});
        const Experiment& e = data.experiments.front();
        QCOMPARE(e.label, std::string("laser"));
        QVERIFY(e.joined);
        QCOMPARE(e.measurements.size(), std::size_t{2});
        QCOMPARE(e.measurements[0].output, std::string("x"));
        QCOMPARE(e.measurements[0].times.size(), std::size_t{11});
        QVERIFY(std::abs(e.measurements[0].values[3] - 3) < 1e-12); // mm -> m
        QCOMPARE(e.measurements[1].output, std::string("a"));
        QCOMPARE(e.measurements[1].times.size(), std::size_t{26});
        QVERIFY(std::abs(e.measurements[1].times[25] - 1) < 1e-12); // ms -> s
        QCOMPARE(e.inputs.at("u").knots().size(), std::size_t{26});
        QCOMPARE(data.warnings.size(), std::size_t{1}); // of one clock, which is assumed
        bool input = false;
        for (const MappedColumn& column : data.mapping) input = input || column.target == "u";
        QVERIFY(input);
    }

    /// The offset is added to the times of its file: measurements, inputs and what is trimmed.
    void aClockIsMoved() {
        DataRecipe recipe = twoLoggers("t [s],x [mm]", 7);
        recipe.entries[0].offset = -7;
        const Dataset data = loadDataset(recipe, *rig());
        const auto& times = data.experiments.front().measurements[0].times;
        for (int i = 0; i < 11; ++i) QVERIFY(std::abs(times[static_cast<std::size_t>(i)] - 0.1 * i) < 1e-12);
        recipe.preparation.trim = {0.35, 0.75};
        const Dataset cut = loadDataset(recipe, *rig());
        QCOMPARE(cut.experiments.front().measurements[0].times.size(), std::size_t{4}); // 0.4 .. 0.7
        QVERIFY(cut.experiments.front().measurements[1].times.front() >= 0.35);
    }

    /// Moments of files with dates are those of one clock, whichever began first.
    void datesAreOneClock() {
        std::string laser = "time,x [mm]\n", logger = "time,u,a [m/s2]\n";
        for (int i = 0; i < 6; ++i) laser += fmt::format("2026-11-21 10:00:{:02}.0,{}\n", 10 + i, 1000 * i);
        for (int i = 0; i < 9; ++i)
            logger += fmt::format("2026-11-21 10:00:{:02}.5,{},{}\n", 9 + i, i % 2, -i);
        DataRecipe recipe = twoLoggers();
        recipe.files = {write("l.csv", laser), write("g.csv", logger)};
        const Experiment e = loadDataset(recipe, *rig()).experiments.front();
        QVERIFY(std::abs(e.measurements[0].times.front()) < 1e-9);
        QVERIFY(std::abs(e.measurements[1].times.front() + 0.5) < 1e-9);
    }

    /// Two experiments of two files each.
    void everyNumberIsAnExperiment() {
        DataRecipe recipe = twoLoggers();
        const std::string second = write("laser2.csv", "t [s],x [mm]\n0,1\n0.5,2\n1,3\n");
        const std::string logger = write("logger2.csv", "t [s],u,a [m/s2]\n0,1,0\n0.5,1,1\n1,1,2\n");
        recipe.files.insert(recipe.files.end(), {second, logger});
        recipe.entries.insert(recipe.entries.end(), {{.experiment = 2}, {.experiment = 2}});
        const Dataset data = loadDataset(recipe, *rig());
        QCOMPARE(data.experiments.size(), std::size_t{2});
        QCOMPARE(data.experiments[1].label, std::string("laser2"));
        QCOMPARE(data.experiments[1].measurements.size(), std::size_t{2});
        QCOMPARE(data.experiments[1].inputs.size(), std::size_t{1});
    }

    /// A column is mapped in the file that has it; one that none has is a slip.
    void columnsAreFoundWhereTheyAre() {
        DataRecipe recipe = twoLoggers("t [s],laser [mm]");
        recipe.measurements = {{"x", "laser"}};
        QCOMPARE(loadDataset(recipe, *rig()).experiments.front().measurements.size(), std::size_t{2});
        recipe.measurements = {{"x", "lazer"}};
        QVERIFY2(refusal(recipe).find("Did you mean \"laser\"?") != std::string::npos,
                 refusal(recipe).c_str());
    }

    /// Other columns than the first file's are a finding only where a file is an experiment of its own.
    void otherColumnsAreNoFindingOfJoinedFiles() {
        DataRecipe recipe = twoLoggers();
        const CsvData first = readCsv(recipe.files.front());
        QVERIFY(remarksOnFurtherFiles(recipe, first).empty());
        recipe.entries.clear();
        QCOMPARE(remarksOnFurtherFiles(recipe, first).size(), std::size_t{1});
    }

    void whatTwoFilesGiveIsRefused() {
        DataRecipe recipe = twoLoggers();
        recipe.files[1] = write("twice.csv", "t [s],u,x [m]\n0,0,1\n1,0,1\n");
        QVERIFY2(refusal(recipe).find("x is given by a column of") != std::string::npos,
                 refusal(recipe).c_str());
        recipe.ignored = {};
        DataRecipe differing = twoLoggers();
        differing.conditions = {{"load", "load"}};
        differing.files[0] = write("warm.csv", "t [s],x [mm],load\n0,1,20\n1,2,20\n");
        differing.files[1] = write("cold.csv", "t [s],u,a [m/s2],load\n0,1,0,15\n1,1,2,15\n");
        QVERIFY2(refusal(differing).find("load is 15 here and 20 in") != std::string::npos,
                 refusal(differing).c_str());
    }
};

RIGOR_CORE_TEST(TestJoinedFiles)
#include "test_joined_files.moc"

} // namespace test_joined_files

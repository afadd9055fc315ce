

namespace test_recipe {

// What a study keeps of an import: preparation of the trajectories, marked cells, lines, and whether the
// recipe fits the next file.
#define QT_NO_KEYWORDS // Experiment::signals
#include "core/engine/data/csv/csv_reader.h"
#include "core/engine/data/dataset.h"
#include "core/engine/data/file_names.h"
#include "core/foundation/base/error.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QTemporaryDir>
#include <QtTest>

#include <cmath>
#include <fstream>
#include <functional>
#include <numbers>

using namespace rigor;

namespace {

ModelPtr rig() {
    const auto named = [](const char* name, const char* unit) {
        Variable v;
        v.name = name;
        v.unit = unit;
        return v;
    };
    ModelParts parts;
    parts.name = "Rig";
    parts.parameters = {named("speed", "rad/s"), named("mass", "kg")};
    parts.inputs = {named("u", "V")};
    parts.outputs = {named("y", "m")};
    parts.declaredOutputs = 1;
    TapeBuilder builder(SlotLayout(0, 0, 1, 0, 2).count);
    const Node outputs[] = {builder.constant(0)};
    parts.formulas.output = builder.cut(outputs);
    return makeModel(parts);
}

std::string writeFile(const QTemporaryDir& dir, const std::string& name, const std::string& text) {
    const std::string path = dir.filePath(QString::fromStdString(name)).toStdString();
    std::ofstream(path, std::ios::binary) << text;
    return path;
}

/// 1 kHz, 2 s, y = sin(2 pi 5 t) mm plus a disturbance of 100 Hz, and one sample far off in line 502.
std::string trajectory(double gain) {
    std::string text = "t [s];u [V];y [mm]\n";
    for (int i = 0; i < 2000; ++i) {
        const double t = i / 1000.0;
        double y =
            gain * std::sin(2 * std::numbers::pi * 5 * t) + 0.2 * std::sin(2 * std::numbers::pi * 100 * t);
        if (i == 500) y += 40;
        text += QString("%1;1.5;%2\n").arg(t, 0, 'f', 3).arg(y, 0, 'f', 9).toStdString();
    }
    return text;
}

DataRecipe signalsOf(const std::vector<std::string>& files) {
    DataRecipe recipe;
    recipe.files = files;
    recipe.layout = "signals";
    return recipe;
}

bool mentions(const auto& sentences, const std::vector<std::string>& parts) {
    return std::any_of(sentences.begin(), sentences.end(), [&](const std::string& s) {
        return std::all_of(parts.begin(), parts.end(),
                           [&](const std::string& part) { return s.find(part) != std::string::npos; });
    });
}

std::string refusal(const DataRecipe& recipe) {
    try {
        loadDataset(recipe, *rig());
    } catch (const Error& e) {
        return e.what();
    }
    return "no error";
}

} // namespace

class TestRecipe : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    /// Times of a logger make one experiment of a file; dates that say when each of its rows was one do not.
    void datesOfExperimentsMakeNoSignal_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("layout");
        QTest::newRow("list") << "Nr;Datum;l;y\n-;-;mm;s\n1;01.03.2026 08:00;300;1,1\n"
                                 "2;01.03.2026 09:07;450;1,2\n3;01.03.2026 10:14;600;1,3\n"
                                 "4;02.03.2026 08:56;300;1,4\n5;02.03.2026 09:03;450;1,5\n"
                                 "6;02.03.2026 10:10;600;1,6\n"
                              << "rows";
        // A thermometer of 0.1 degrees, every ten minutes, with two samples missing and one cell empty.
        std::string room = "date;T\n";
        for (int k = 0; k < 200; ++k) {
            if (k == 50 || k == 120) continue;
            const int day = 1 + k / 144, minutes = 10 * k % 1440;
            room += QString::asprintf(
                        "%02d.03.2026 %02d:%02d;%s\n", day, minutes / 60, minutes % 60,
                        k == 7 ? "" : QString::number(20 + 0.1 * (k * k % 7), 'f', 1).toUtf8().data())
                        .toStdString();
        }
        QTest::newRow("thermometer") << QString::fromStdString(room) << "signals";
        QTest::newRow("logger that was off") << "date;on;y\n01.03.2026 08:00;0;1\n01.03.2026 08:10;1;2\n"
                                                "01.03.2026 08:20;0;3\n02.03.2026 08:30;1;4\n"
                                             << "signals";
        QTest::newRow("logger") << "date;y\n01.03.2026 08:00:00;1\n01.03.2026 08:00:01;2\n"
                                   "01.03.2026 08:00:02;3\n01.03.2026 08:00:04;4\n"
                                << "signals";
        QTest::newRow("slow logger") << "date;y\n01.03.2026 08:00;1\n01.03.2026 08:10;2\n"
                                        "01.03.2026 08:20;3\n01.03.2026 08:30;4\n"
                                     << "signals";
        QTest::newRow("named") << "t [s];y\n0;1\n90;2\n400;3\n"
                               << "signals";
        QTest::newRow("none") << "a;y\n0;1\n1;2\n2;3\n"
                              << "rows";
    }
    void datesOfExperimentsMakeNoSignal() {
        QFETCH(QString, text);
        QFETCH(QString, layout);
        QTemporaryDir dir;
        const std::string file = writeFile(dir, "a.csv", text.toStdString());
        QCOMPARE(QString::fromStdString(appliedTo(DataRecipe(), {file}).recipe.layout), layout);
    }

    /// A unit that is stated belongs to the file that has the column.
    void aUnitOfAColumnOfAnotherFile() {
        QTemporaryDir dir;
        DataRecipe recipe = signalsOf({writeFile(dir, "a.csv", "t [s];u [V];y\n0;1;2\n1;1;3\n2;1;4\n"),
                                       writeFile(dir, "b.csv", "t [s];u [V];y [mm]\n0;1;5\n1;1;6\n2;1;8\n")});
        recipe.units["Y"] = "mm";
        QCOMPARE(loadDataset(recipe, *rig()).experiments[0].measurements[0].values[0], 2e-3);
        recipe.units["z"] = "mm";
        QVERIFY(refusal(recipe).find("data.units names the column \"z\"") != std::string::npos);
    }

    void aTrajectoryIsTrimmedCleanedResampledAndFiltered() {
        QTemporaryDir dir;
        DataRecipe recipe = signalsOf({writeFile(dir, "a.csv", trajectory(3))});
        recipe.preparation.trim = {0.2, 1.8};
        recipe.preparation.outlierLimit = 8;
        recipe.preparation.step = 0.002;
        recipe.preparation.cutoff = 20;
        const Dataset data = loadDataset(recipe, *rig());
        const Measurement& y = data.experiments.at(0).measurements.at(0);
        QCOMPARE(y.times.size(), std::size_t(801));
        QCOMPARE(y.times.front(), 0.2);
        QCOMPARE(y.times[1] - y.times[0], 0.002);
        // A second-order Butterworth run both ways keeps 1/(1 + (5/20)^4) = 0.9961 of 5 Hz and (1/(1 + 5^4))
        // of 100 Hz, 0.2 mm / 626 = 0.3 um; the bilinear transformation moves the former by less than 1e-3.
        // Away from the ends, whose extension is odd about the first value and not about the sine.
        const double gain = 3e-3 / (1 + std::pow(5.0 / 20, 4));
        for (std::size_t i = 100; i < 700; ++i)
            QVERIFY(std::abs(y.values[i] - gain * std::sin(2 * std::numbers::pi * 5 * y.times[i])) < 2e-5);
        QVERIFY(mentions(data.warnings, {"a.csv:502", "1 samples", "column \"y\"", "8 scaled median"}));
        // The input is trimmed and not filtered.
        QCOMPARE(data.experiments[0].inputs.at("u").at(1.0), 1.5);
    }

    void onlyWhatIsAskedForIsDone() {
        QTemporaryDir dir;
        const std::string file = writeFile(dir, "a.csv", trajectory(3));
        const Measurement y = loadDataset(signalsOf({file}), *rig()).experiments.at(0).measurements.at(0);
        QCOMPARE(y.times.size(), std::size_t(2000));
        QVERIFY(y.values[500] > 0.03);
        DataRecipe recipe = signalsOf({file});
        recipe.marked = {{"a.csv", 502, "y"}};
        const Dataset data = loadDataset(recipe, *rig());
        QVERIFY(std::isnan(data.experiments[0].measurements[0].values[500]));
        QVERIFY(!std::isnan(data.experiments[0].measurements[0].values[501]));
        QVERIFY(mentions(data.warnings, {"a.csv:502", "1 samples", "marked"}));
        // A mark of what is not there would leave the cell in that is meant.
        for (const MarkedCell& nowhere :
             {MarkedCell{"other.csv", 503, "y"}, {"a.csv", 99999, "y"}, {"a.csv", 503, "nope"}}) {
            recipe.marked = {nowhere};
            QVERIFY_THROWS_EXCEPTION(Error, loadDataset(recipe, *rig()));
        }
    }

    void aRecordOutOfOrderIsRefusedWithItsFileLineAndCount() {
        QTemporaryDir dir;
        const auto with = [&](const std::function<double(int)>& timeOf) {
            std::string text = "t [s];u [V];y [mm]\n";
            for (int i = 0; i < 1000; ++i)
                text += QString("%1;1;%2\n").arg(timeOf(i), 0, 'f', 3).arg(i % 7).toStdString();
            return signalsOf({writeFile(dir, "a.csv", text)});
        };
        const auto inOrder = [](int i) { return 0.01 * i; };
        const auto toText = [](const std::string& s) { return QString::fromStdString(s); };
        const QString backwards = toText(refusal(with([&](int i) { return inOrder(1000 - i); })));
        QVERIFY2(backwards.contains("a.csv:3: 999 of 1000 rows are not later than a row before them"),
                 qPrintable(backwards));
        const QString twice = toText(refusal(with([&](int i) { return inOrder(i / 2); })));
        QVERIFY2(twice.contains("a.csv:3: 500 of 1000 rows have the time of the row before"),
                 qPrintable(twice));
        const QString again = toText(refusal(with([&](int i) { return inOrder(i % 600); })));
        QVERIFY2(again.contains("a.csv:602: 400 of 1000 rows are not later"), qPrintable(again));
        // A few are left out, one by one.
        const Dataset few =
            loadDataset(with([&](int i) { return i % 250 == 249 ? 0.1 : inOrder(i); }), *rig());
        QCOMPARE(few.experiments[0].measurements[0].times.size(), std::size_t{996});
        QVERIFY(mentions(few.warnings, {"a.csv:251:", "left out", "not later"}));
    }

    void aHundredAndSevenFilesByOneRecipe() {
        QTemporaryDir dir;
        std::vector<std::string> files;
        for (int i = 0; i < 107; ++i) {
            std::string text = "Zeit [ms];Weg [um];u [V]\n";
            for (int k = 0; k < 20; ++k)
                text += QString("%1;%2;1\n").arg(k * 10).arg(1000 * i + k).toStdString();
            files.push_back(
                writeFile(dir, QString("run%1.csv").arg(i, 3, 10, QChar('0')).toStdString(), text));
        }
        DataRecipe recipe = signalsOf({files[0]});
        recipe.measurements["y"] = "Weg";
        recipe.preparation.trim = {0.05, 0.1};
        const AppliedRecipe applied = appliedTo(recipe, files);
        QVERIFY(applied.fits);
        const Dataset data = loadDataset(applied.recipe, *rig());
        QCOMPARE(data.experiments.size(), std::size_t(107));
        for (std::size_t i = 0; i < 107; ++i) {
            const Measurement& y = data.experiments[i].measurements.at(0);
            QCOMPARE(y.values.size(), std::size_t(6));
            QVERIFY(std::abs(y.values[0] - (1000.0 * static_cast<double>(i) + 5) * 1e-6) < 1e-12);
        }
        QCOMPARE(data.experiments[106].label, std::string("run106"));
    }

    void aFileOfAnotherShapeKeepsWhatFits() {
        QTemporaryDir dir;
        const std::string first =
            writeFile(dir, "first.csv", "id;Drehzahl [rad/s];y [m]\na;1,5;2,5\nb;2,5;3,5\n");
        const std::string other =
            writeFile(dir, "other.csv", "id,speed [rad/s],y [m]\nc,1.5,2.5\nd,2.5,3.5\n");
        DataRecipe recipe;
        recipe.files = {first};
        recipe.delimiter = ";";
        recipe.decimal = ",";
        recipe.label = "id";
        recipe.conditions["speed"] = "Drehzahl";
        recipe.excluded = {"a"};
        QCOMPARE(loadDataset(recipe, *rig()).experiments.size(), std::size_t(1));
        const AppliedRecipe applied = appliedTo(recipe, {other});
        QVERIFY(!applied.fits);
        QCOMPARE(applied.missing, std::vector<std::string>{"Drehzahl"});
        QVERIFY(applied.recipe.delimiter.empty() && applied.recipe.conditions.empty());
        QVERIFY(applied.recipe.excluded.empty());
        QCOMPARE(applied.recipe.label, std::string("id"));
        const Dataset data = loadDataset(applied.recipe, *rig());
        QCOMPARE(data.experiments.size(), std::size_t(2));
        QCOMPARE(data.experiments[0].conditions.at("speed"), 1.5);
        // The same shape again: taken over as it is.
        const std::string third =
            writeFile(dir, "third.csv", "id;Drehzahl [rad/s];y [m]\ne;4,5;2,5\nf;2;3,5\n");
        const AppliedRecipe again = appliedTo(recipe, {third});
        QVERIFY(again.fits);
        QCOMPARE(loadDataset(again.recipe, *rig()).experiments[0].conditions.at("speed"), 4.5);
    }

    void linesIgnoredColumnsAndMarksInRows() {
        QTemporaryDir dir;
        DataRecipe recipe;
        recipe.files = {
            writeFile(dir, "rows.csv", "mass [kg],speed [rad/s],y [m]\n1,2,3\n4,5,6\n7,8,9\n1,1,1\n")};
        recipe.ignored = {"mass"};
        recipe.preparation.firstLine = 3;
        recipe.preparation.lastLine = 4;
        recipe.marked = {{"rows.csv", 4, "y"}};
        const Dataset data = loadDataset(recipe, *rig());
        QCOMPARE(data.experiments.size(), std::size_t(1));
        QCOMPARE(data.experiments[0].conditions.at("speed"), 5.0);
        QVERIFY(!data.experiments[0].conditions.count("mass"));
        QVERIFY(mentions(data.warnings, {"2 rows are not used", "lines 3 to 4"}));
        QVERIFY(mentions(data.warnings, {"rows.csv:4", "\"y\" is marked as an outlier"}));
    }

    void filesOfOneNameInDifferentFoldersStayApart() {
        QTemporaryDir dir;
        QDir(dir.path()).mkpath("monday");
        QDir(dir.path()).mkpath("tuesday");
        const std::string monday = writeFile(dir, "monday/run.csv", trajectory(1));
        const std::string tuesday = writeFile(dir, "tuesday/run.csv", trajectory(2));
        DataRecipe recipe = signalsOf({monday});
        recipe.marked = {{"run.csv", 502, "y"}};
        // The mark goes on meaning the file it was made in.
        recipe = appliedTo(recipe, {tuesday, monday}).recipe;
        QCOMPARE(recipe.marked.size(), std::size_t(1));
        QCOMPARE(recipe.marked[0].file, std::string("monday/run.csv"));
        const Dataset data = loadDataset(recipe, *rig());
        QCOMPARE(data.name, std::string("tuesday/run.csv, monday/run.csv"));
        QCOMPARE(data.experiments[0].label, std::string("tuesday/run"));
        QCOMPARE(data.experiments[1].label, std::string("monday/run"));
        QVERIFY(!std::isnan(data.experiments[0].measurements[0].values[500]));
        QVERIFY(std::isnan(data.experiments[1].measurements[0].values[500]));
        // One of them is left out, not both.
        recipe.excluded = {"monday/run"};
        QCOMPARE(loadDataset(recipe, *rig()).experiments.size(), std::size_t(1));
        QCOMPARE(loadDataset(recipe, *rig()).experiments[0].label, std::string("tuesday/run"));
        // Alone again, both need their folder no more; the exclusion of the other file goes with it.
        const DataRecipe alone = appliedTo(recipe, {monday}).recipe;
        QCOMPARE(alone.marked[0].file, std::string("run.csv"));
        QCOMPARE(alone.excluded, std::vector<std::string>{"run"});
        QVERIFY(appliedTo(recipe, {tuesday}).recipe.excluded.empty());
        // A name that fits both files is refused, and so is one that fits none.
        recipe.marked = {{"run.csv", 502, "y"}};
        QVERIFY(QString::fromStdString(refusal(recipe)).contains("tuesday/run.csv, monday/run.csv"));
        recipe.marked.clear();
        recipe.excluded = {"run"};
        QVERIFY(QString::fromStdString(refusal(recipe)).contains("\"run\" to be excluded is not there"));
    }

    void namesTellFilesApart() {
        using Names = std::vector<std::string>;
        QCOMPARE(distinctNames({"/a/x/run.csv", "/a/y/run.csv", "/a/y/idle.csv"}),
                 (Names{"x/run.csv", "y/run.csv", "idle.csv"}));
        QCOMPARE(distinctNames({"/p/a/run.csv", "/q/a/run.csv", "/q/b/run.csv", "/q/b/../b/run.csv"}),
                 (Names{"p/a/run.csv", "q/a/run.csv", "b/run.csv", "b/run.csv"}));
        QCOMPARE(distinctNames({"run.csv", "a/run.csv"}), (Names{"run.csv", "a/run.csv"}));
        QCOMPARE(experimentLabels({"/a/run.v2.csv", "/b/x.csv", "/b/x.txt"}),
                 (Names{"run.v2", "x.csv", "x.txt"}));
        QCOMPARE(fileNamed({"/a/x/run.csv", "/a/y/run.csv"}, "y/run.csv"), std::optional<std::size_t>(1));
        QCOMPARE(fileNamed({"run.csv", "a/run.csv"}, "run.csv"), std::optional<std::size_t>(0));
        QVERIFY(!fileNamed({"/a/x/run.csv"}, "x/ran.csv"));
        QVERIFY(!fileNamed({"/a/x/run.csv"}, "un.csv"));
        // Moved, marks and exclusions follow their files.
        DataRecipe recipe = signalsOf({"/a/x/run.csv", "/a/y/run.csv"});
        recipe.marked = {{"y/run.csv", 4, "y"}};
        recipe.excluded = {"x/run"};
        const DataRecipe moved = movedTo(recipe, {"/kept/1.csv", "/kept/2.csv"});
        QCOMPARE(moved.marked[0].file, std::string("2.csv"));
        QCOMPARE(moved.excluded, Names{"1"});
    }

    void badPreparationsAreOneSentence() {
        QTemporaryDir dir;
        DataRecipe recipe = signalsOf({writeFile(dir, "a.csv", trajectory(1))});
        recipe.preparation.trim = {3, 4};
        QVERIFY(QString::fromStdString(refusal(recipe)).contains("no sample lies between 3 s and 4 s"));
        recipe.preparation.trim = {1};
        QVERIFY(QString::fromStdString(refusal(recipe)).contains("two times are expected"));
        recipe.preparation.trim.clear();
        recipe.preparation.cutoff = 600;
        const QString why = QString::fromStdString(refusal(recipe));
        QVERIFY2(why.contains("column \"y\"") && why.contains("600 Hz") && why.contains("500"),
                 qPrintable(why));
        recipe.preparation.cutoff = 0;
        recipe.dateOrder = "year";
        QVERIFY(QString::fromStdString(refusal(recipe)).contains("date_order"));
    }

    void aMarkIsWrittenAndRead() {
        const MarkedCell cell{"a:b.csv", 164, "D_y [m]"};
        QVERIFY(markedCell(toString(cell)) == cell);
        QVERIFY_EXCEPTION_THROWN(markedCell("a.csv:0:y"), Error);
        QVERIFY_EXCEPTION_THROWN(markedCell("a.csv:y"), Error);
    }
};

RIGOR_TEST(TestRecipe)
#include "test_recipe.moc"

} // namespace test_recipe

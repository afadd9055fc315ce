// The numbers found, as other programs read them.
#include "core/engine/data/csv/csv_reader.h"
#include "core/engine/modelica/compile.h"
#include "core/study/exchange/parameter_file.h"
#include "core/study/run/run_folder.h"
#include "tests/support/test_program.h"

#include <QXmlStreamReader>
#include <QtTest>

#include <cmath>

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
                           {.name = "x1.mean", .unit = "", .value = 7}};
        result.tied = {{.name = "k2", .unit = "N/m", .value = 2.0 / 3, .equals = "2*k"}};
        return result;
    }
    std::string written(const char* name) const {
        const auto file = std::filesystem::path(folder_.filePath(name).toStdString());
        writeParameterFile(file, answer(), "Rig");
        return readFileBytes(file);
    }

  private Q_SLOTS:
    void csvHoldsEveryDigit() {
        written("p.csv");
        const CsvData read = readCsv(folder_.filePath("p.csv").toStdString());
        QCOMPARE(read.table.rows(), std::size_t{5});
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
    /// Read by the reader of MAT files, which is another program's format for this one.
    void matIsReadBack() {
        written("p.mat");
        const CsvData read =
            readCsv(folder_.filePath("p.mat").toStdString(), {.overrides = {.variable = "values"}});
        QCOMPARE(read.table.rows(), std::size_t{5});
        QCOMPARE(read.table.columns.front().numbers[0], 1.0 / 3);
        QCOMPARE(read.table.columns.front().numbers[4], 2.0 / 3);
        QVERIFY(!std::filesystem::exists(folder_.filePath("p.mat.part").toStdString()));
    }
    void whatCannotBeIsASentence() {
        const std::filesystem::path folder = folder_.path().toStdString();
        QVERIFY_EXCEPTION_THROWN(writeParameterFile(folder / "p.xyz", answer(), "Rig"), Error);
        QVERIFY_EXCEPTION_THROWN(writeParameterFile(folder / "none" / "p.mat", answer(), "Rig"), Error);
        QVERIFY_EXCEPTION_THROWN(writeParameterFile(folder / "none" / "p.csv", answer(), "Rig"), Error);
        Result none = answer();
        none.outcome = RunOutcome::NoAnswer;
        QVERIFY_EXCEPTION_THROWN(writeParameterFile(folder / "p.csv", none, "Rig"), Error);
    }
};
RIGOR_TEST(TestParameterFile)
#include "test_parameter_file.moc"

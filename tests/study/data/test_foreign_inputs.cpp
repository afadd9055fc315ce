// What a study of a model from elsewhere need not say, and what it may not ask: inputs keep their own values,
// whole numbers are not searched.
#include "core/engine/external/consent.h"
#include "core/study/serve/served_blocks.h"
#include "core/study/study.h"
#include "tests/engine/fmu/small_fmu.h"
#include "tests/support/models/elsewhere_model.h"
#include "tests/support/test_program.h"

#include "core/engine/modelica/compile.h"

#include <QTemporaryDir>
#include <QTest>

#include <fstream>

namespace test_foreign_inputs {

using namespace rigor;

class TestForeignInputs : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void anInputWithoutAColumnKeepsItsOwnValue() {
        const ModelPtr text =
            compileModel("model Lag\n  parameter Real T = 1;\n  input Real u(unit = \"N\", start = 3);\n"
                         "  input Real w(start = 0);\n  output Real y(start = 0);\nequation\n"
                         "  T*der(y) = u + w - y;\nend Lag;\n",
                         "lag.mo")
                .model;
        Dataset data;
        data.experiments.resize(2);
        for (Experiment& one : data.experiments) one.inputs.emplace("w", Signal(7));
        Dataset ofText = data;
        completeForeignData(ofText, *text);
        QVERIFY(!ofText.experiments[0].inputs.contains("u")); // of a text it must be given
        completeForeignData(data, ElsewhereModel(text));
        for (const Experiment& one : data.experiments) {
            QCOMPARE(one.inputs.at("u").at(0.5), 3.0);
            QCOMPARE(one.inputs.at("w").at(0.5), 7.0);
        }
        QCOMPARE(data.warnings.size(), std::size_t{1});
        QVERIFY(data.warnings[0].text().find("the input u of Lag: it keeps its own value, 3.00 N") !=
                std::string::npos);
    }

    void wholeNumbersAreNotSearched() {
        const std::string bytes = small_fmu::bytesOf({});
        if (small_fmu::library(2).empty()) QSKIP("there is no C compiler here");
        QTemporaryDir folder;
        const auto write = [&](const char* name, const std::string& text) {
            std::ofstream(folder.filePath(name).toStdString(), std::ios::binary) << text;
        };
        write("small.fmu", bytes);
        write("data.csv", "t,z\n0,3\n0.5,1.1\n1,0.4\n");
        const std::string begin =
            "method = \"least-squares\"\nmodel = \"small.fmu\"\n[data]\nfile = \"data.csv\"\n"
            "layout = \"signals\"\ntime = \"t\"\n[data.measurements]\nz = \"z\"\n";
        write("k.toml", begin + "[unknowns.k]\nstart = 1.0\nmin = 0.1\nmax = 10.0\n");
        write("gain.toml", begin + "[unknowns.gain]\nstart = 2.0\nmin = 1.0\nmax = 10.0\n");
        prepare(loadStudy(folder.filePath("k.toml").toStdString()));
        try {
            prepare(loadStudy(folder.filePath("gain.toml").toStdString()));
            QFAIL("not refused");
        } catch (const Error& e) {
            QVERIFY2(std::string(e.what()).find("gain of small.fmu takes whole numbers") != std::string::npos,
                     e.what());
        }
    }
};

RIGOR_TEST(TestForeignInputs)
#include "test_foreign_inputs.moc"

} // namespace test_foreign_inputs

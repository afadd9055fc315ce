// What workers on other machines cannot make shorter is said before a run.
#include "core/study/places/not_spread.h"
#include "tests/study/study_samples.h"
#include "tests/support/test_paths.h"
#include "tests/support/test_program.h"

#include <QtTest>

namespace test_not_spread {

using namespace rigor;

namespace {

QString saidOf(const PreparedStudy& prepared) {
    QString all;
    for (const Message& told : notSpread(prepared)) all += QString::fromStdString(told.text()) + "\n";
    return all;
}

QString saidOfRig(const char* study) {
    return saidOf(prepare(loadStudy(sourceDir() + "/resources/rigs/" + study)));
}

} // namespace

class TestNotSpread : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void theSerialPartOfAMethod() {
        QVERIFY(saidOfRig("van-der-pol-duffing/homotopy.toml").contains("path of a homotopy"));
        QVERIFY(saidOfRig("hydraulic-four-bar/filter.toml").contains("filter goes along its record"));
        QVERIFY(
            saidOfRig("van-der-pol-duffing/verified.toml").contains("Verified identification goes along"));
        QVERIFY(
            saidOfRig("van-der-pol-duffing/least-squares.toml").contains("steps of a fit follow each other"));
        QCOMPARE(saidOfRig("wet-clutch/inverse-uncertainty.toml"), QString());
    }

    void clocksOfFiles() {
        const QTemporaryDir folder;
        const auto at = [&](const char* name) { return folder.filePath(name); };
        samples::write(at("d.mo"),
                       "model D\n  parameter Real k = 1;\n  Real x(start=1);\n  output Real y;\n"
                       "  output Real z;\nequation\n  der(x) = -k*x;\n  y = x;\n  z = 2*x;\nend D;\n");
        std::string a = "time,y\n", b = "time,z\n";
        for (int k = 0; k <= 40; ++k) {
            const double t = 0.05 * k;
            a += fmt::format("{},{}\n", t, std::exp(-1.2 * t));
            b += fmt::format("{},{}\n", t, 2 * std::exp(-1.2 * t));
        }
        samples::write(at("a.csv"), a);
        samples::write(at("b.csv"), b);
        const std::string study =
            "method = \"least-squares\"\nmodel = \"d.mo\"\n[data]\nfiles = [{file = \"a.csv\", "
            "experiment = 1}, {file = \"b.csv\", experiment = 1}]\nlayout = "
            "\"signals\"\n[unknowns.k]\nstart = 1\nmin = 0.1\nmax = 5\n";
        const std::string clock =
            "[unknowns.shift]\nof = \"b.csv\"\nkind = \"offset\"\nstart = 0\nmin = -0.1\nmax = 0.1\n";
        const auto said = [&](const std::string& text) {
            return saidOf(prepare(parseStudy(text, at("study.toml").toStdString())));
        };
        QVERIFY(!said(study).contains("clock"));
        QVERIFY2(said(study + clock).contains("The clock of a file is an unknown"),
                 qPrintable(said(study + clock)));
    }
};

RIGOR_CORE_TEST(TestNotSpread)
#include "test_not_spread.moc"

} // namespace test_not_spread

// Estimates of the candidates of a study are compared by name: of one quantity, in one unit.
#include "core/study/study.h"
#include "tests/study/study_samples.h"
#include "tests/support/test_program.h"

#include <QtTest>

namespace test_candidate_units {

using namespace rigor;

class TestCandidateUnits : public QObject {
    Q_OBJECT
    QTemporaryDir folder_;

    void model(const char* name, const char* unit, const char* formula) const {
        samples::write(
            folder_.filePath(QString(name) + ".mo"),
            fmt::format("model {}\n  parameter Real a{} = 1;\n  parameter Real q = 1;\n  output Real "
                        "y;\nequation\n  y = {};\nend {};\n",
                        name, unit, formula, name));
    }

  private Q_SLOTS:
    void oneNameIsOneQuantity_data() {
        QTest::addColumn<QString>("unit");
        QTest::addColumn<bool>("accepted");
        QTest::addRow("the same") << "(unit=\"Pa.s/m3\")" << true;
        QTest::addRow("written otherwise") << "(unit=\"s.Pa/m3\")" << true;
        QTest::addRow("not stated") << "" << true;
        QTest::addRow("another scale") << "(unit=\"kPa.s/m3\")" << false;
        QTest::addRow("another quantity") << "(unit=\"Pa.s2/m6\")" << false;
    }
    void oneNameIsOneQuantity() {
        QFETCH(const QString, unit);
        QFETCH(const bool, accepted);
        model("Own", "(unit=\"Pa.s/m3\")", "a*q");
        model("Rival", unit.toUtf8().constData(), "a*q^2");
        samples::write(folder_.filePath("rows.csv"), "q,y\n1,1\n2,2.1\n3,2.9\n4,4\n");
        const Study study = parseStudy("method = \"model-adequacy\"\nmodel = \"Own.mo\"\n[data]\nfile = "
                                       "\"rows.csv\"\nlayout = \"rows\"\n[data.standard_deviations]\ny = "
                                       "0.1\n[unknowns.a]\nstart = 1.0\n[candidates.rival]\nmodel = "
                                       "\"Rival.mo\"\n",
                                       folder_.filePath("study.toml").toStdString());
        std::string refused;
        try {
            prepare(study);
        } catch (const Error& e) {
            refused = e.what();
        }
        QVERIFY2(refused.empty() == accepted, refused.c_str());
        QVERIFY(accepted || refused.find("Write the law so that it has one unit") != std::string::npos);
    }
};

RIGOR_TEST(TestCandidateUnits)
#include "test_candidate_units.moc"

} // namespace test_candidate_units

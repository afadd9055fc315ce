// The recipe of an import in a study file.
#include "core/foundation/base/error.h"
#include "core/study/study.h"
#include "tests/support/test_program.h"

#include <QtTest>

namespace test_recipe_file {

using namespace rigor;

class TestRecipeFile : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void theStudyFileKeepsTheRecipe() {
        Study study;
        study.method = "inverse-uncertainty";
        study.model = "rig:wet-clutch";
        study.data.files = {"a.csv", "b.csv"};
        study.data.layout = "signals";
        study.data.ignored = {"mass", "two words"};
        study.data.marked = {{"a:b.csv", 164, "D_y [m]"}};
        study.data.comment = "none";
        study.data.dateOrder = "day-first";
        study.data.unitLine = 0;
        study.data.preparation.trim = {0.25, 3};
        study.data.preparation.step = 1e-3;
        study.data.preparation.cutoff = 80;
        study.data.preparation.outlierLimit = 6;
        study.data.preparation.lastLine = 1000;
        const Study read = parseStudy(toToml(study), "study.toml");
        QVERIFY(read.data == study.data);
        // A wrong value names key and limit.
        try {
            parseStudy("method='inverse-uncertainty'\nmodel='rig:wet-clutch'\n[data]\nfile='a.csv'\n"
                       "[data.preparation]\nlow_pass = -1\n",
                       "study.toml");
            QFAIL("a negative cut-off frequency was taken");
        } catch (const Error& e) {
            QVERIFY(QString(e.what()).contains("low_pass = -1"));
            QVERIFY(QString(e.what()).contains("study.toml:6"));
        }
    }
};

RIGOR_TEST(TestRecipeFile)
#include "test_recipe_file.moc"

} // namespace test_recipe_file

// Linear inequalities between unknowns in a study: what is read, refused and told.

#include "core/methods/fit/result.h"
#include "core/study/study.h"
#include "core/study/study_constraints.h"
#include "tests/study/study_samples.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <cmath>

namespace test_constraints {

using namespace rigor;

namespace {

/// y = 2 u + 4 and z = 3 u^2, off by hundredths.
class SpringFolder {
  public:
    SpringFolder() {
        samples::write(path("springs.mo"),
                       "model Springs\n  parameter Real k1 = 1;\n  parameter Real k2 = 1;\n"
                       "  parameter Real k3 = 1;\n  parameter Real l(unit = \"m\") = 1;\n  parameter Real "
                       "w(unit = \"mm\") = 1;\n  parameter Real g = 9.81;\n  input Real u;\n"
                       "  output Real y;\n  output Real z;\nequation\n  y = k1*u + k2;\n"
                       "  z = k3*u*u + 0*g;\nend Springs;\n");
        std::string rows = "run,u,y,z\n";
        const double off[] = {0.02, -0.01, 0.03, -0.02, 0.01, -0.03, 0.015, -0.015, 0.02, -0.02};
        for (int k = 0; k < 10; ++k) {
            const double u = 0.3 * (k + 1);
            rows += fmt::format("{},{},{},{}\n", k + 1, u, 2 * u + 4 + off[k], 3 * u * u + off[9 - k]);
        }
        samples::write(path("rows.csv"), rows);
    }
    QString path(const char* name) const { return dir_.filePath(name); }
    /// constraints: the value of the key; further: tables behind the unknowns k1 and k2.
    Study study(const std::string& constraints, const std::string& further = "",
                const std::string& method = "least-squares") const {
        return parseStudy("method = \"" + method +
                              "\"\nmodel = \"springs.mo\"\nconstraints = " + constraints +
                              "\n[data]\nfile = \"rows.csv\"\nlabel = \"run\"\n[data.standard_deviations]\n"
                              "y = 0.02\nz = 0.02\n[unknowns.k1]\nstart = 1.0\nmin = 0.0\nmax = 10.0\n"
                              "[unknowns.k2]\nstart = 2.0\n" +
                              further,
                          path("s.toml").toStdString());
    }
    std::vector<LinearConstraint> constraints(const std::string& written,
                                              const std::string& further = "") const {
        return prepare(study(written, further)).problem.constraints;
    }
    std::string refusal(const std::string& written, const std::string& further = "",
                        const std::string& method = "least-squares") const {
        try {
            prepare(study(written, further, method));
        } catch (const Error& e) {
            return e.what();
        }
        return "no error";
    }
    Result run(const std::string& written, const std::string& further = "") const {
        PreparedStudy prepared = prepare(study(written, further));
        return runStudy(prepared, {});
    }

  private:
    QTemporaryDir dir_;
};

bool tells(const std::string& text, const std::string& part) {
    if (text.find(part) != std::string::npos) return true;
    qWarning("%s\nlacks\n%s", text.c_str(), part.c_str());
    return false;
}

bool anyTells(const Messages& texts, const std::string& part) {
    for (const std::string text : texts)
        if (text.find(part) != std::string::npos) return true;
    for (const std::string text : texts) qWarning("%s", text.c_str());
    return false;
}

} // namespace

class TestConstraints : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void aListAndATableAreReadAndWrittenAlike() {
        const SpringFolder folder;
        const std::vector<std::string> texts{"k1 < k2", "k1 + 2*k2 <= 50"};
        const Study list = folder.study("[\"k1 < k2\", \"k1 + 2*k2 <= 50\"]");
        QCOMPARE(list.constraints, texts);
        QCOMPARE(parseStudy(toToml(list), "again.toml").constraints, texts);
        const Study table =
            parseStudy("method = \"least-squares\"\nmodel = \"m.mo\"\n[constraints]\norder = \"k1 < k2\"\n"
                       "sum = \"k1 + 2*k2 <= 50\"\n",
                       "s.toml");
        QCOMPARE(table.constraints, texts);
        QCOMPARE(placeOf(table, "constraints.1").line, 5);
    }

    void aRelationIsASumOfUnknownsBelowALimit() {
        const SpringFolder folder;
        const auto chain = folder.constraints("[\"0.5 < k1 < k2 - 1\", \"g*k2/2 + (k1 + 3)/g >= k1*g - 7\"]");
        QCOMPARE(chain.size(), std::size_t(3));
        QCOMPARE(chain[0].text, std::string("0.5 < k1"));
        QCOMPARE(chain[0].factors, (std::map<std::string, double>{{"k1", -1}}));
        QCOMPARE(chain[0].limit, -0.5);
        QCOMPARE(chain[1].factors, (std::map<std::string, double>{{"k1", 1}, {"k2", -1}}));
        QCOMPARE(chain[1].limit, -1.0);
        QVERIFY(std::abs(chain[2].factors.at("k1") - (9.81 - 1 / 9.81)) < 1e-14);
        QVERIFY(std::abs(chain[2].factors.at("k2") + 9.81 / 2) < 1e-14);
        QVERIFY(std::abs(chain[2].limit - (7 + 3 / 9.81)) < 1e-14);
        // Fixed values of the study and parameters that follow others stand for what they are.
        const auto tied = folder.constraints("\"k3 < k2 + g\"",
                                             "[unknowns.k3]\nequals = \"3*k1 - 1\"\n[parameters]\ng = 2.0\n");
        QCOMPARE(tied.front().factors, (std::map<std::string, double>{{"k1", 3}, {"k2", -1}}));
        QCOMPARE(tied.front().limit, 3.0);
    }

    /// The window keeps start and range of an unknown that follows others, for when it no longer does.
    void whatFollowsOthersIsWrittenWithoutAStartOfItsOwn() {
        Study study;
        study.method = "least-squares";
        study.model = "spring.mo";
        study.unknowns = {{.name = "k1", .value = {.start = 1.5, .min = 0, .max = 3}},
                          {.name = "k2", .value = {.start = 2, .min = 1, .max = 4}, .equals = "2*k1"}};
        const Study again = parseStudy(toToml(study), "s.toml");
        QCOMPARE(again.unknowns.size(), std::size_t(2));
        QCOMPARE(again.unknowns[0].value.start, 1.5);
        QCOMPARE(again.unknowns[1].equals, std::string("2*k1"));
    }

    void whatCannotBeWorkedWithIsRefusedWhereItStands() {
        const SpringFolder folder;
        const auto one = [&](const std::string& text) { return folder.refusal("[\"" + text + "\"]"); };
        QVERIFY(tells(one("k1 < k9"), "s.toml:3:22: constraints: k1 < k9: "));
        QVERIFY(tells(one("k1 < k9"), "k9 is not declared"));
        QVERIFY(tells(one("k1 == k2"), "s.toml:3:20: constraints: k1 == k2 is no inequality"));
        QVERIFY(tells(one("k1 = k2"), "equals = "));
        QVERIFY(tells(one("k1 + k2"), "\"k1 < k2\" is expected"));
        QVERIFY(tells(one("k1*k2 < 3"), "k1*k2 < 3 is not linear in k1"));
        QVERIFY(tells(one("max(k1, k2) < 3"), "is not linear in k1"));
        QVERIFY(tells(one("floor(k2) < 3"), "is not linear in k2"));
        QVERIFY(tells(one("k1^2 < 3"), "is not linear in k1"));
        QVERIFY(tells(one("g < 10"), "g < 10 names no unknown"));
        QVERIFY(tells(one("k1 < "), "expression is missing"));
        QVERIFY(tells(one("k1 < 0"), "the constraint k1 < 0 allows no value within the bounds of k1"));
        QVERIFY(tells(folder.refusal("[\"k1 < k2\", \"k2 < k1 - 1\"]"),
                      "s.toml:3:27: the constraints k1 < k2 and k2 < k1 - 1 together allow no values"));
        QVERIFY(tells(folder.refusal("[\"k1 < k2\", \"k2 < k1\"]"), "or equality alone"));
        QVERIFY(tells(folder.refusal("\"k1 < k2\"", "", "model-adequacy"),
                      "s.toml:3:15: constraints: the method model-adequacy does not work with it"));
        QVERIFY(tells(folder.refusal("[3]"), "constraints"));
        QVERIFY(tells(folder.refusal("\"w < l\"", "[unknowns.l]\n"), "w < l: w is in mm, l in m"));
        const std::string logs = "[unknowns.k3]\nstart = 1.0\nscale = \"log\"\n";
        QVERIFY(
            tells(folder.refusal("\"k3 < k2\"", logs), "k3 < k2 names an unknown on a logarithmic scale"));
        QCOMPARE(folder.refusal("\"k3 < 20\"", logs), std::string("no error"));
        Study rows = folder.study("\"k1 < k2 + g\"");
        rows.data.conditions["g"] = "u";
        try {
            prepare(rows);
            QFAIL("no error");
        } catch (const Error& e) {
            QVERIFY(tells(e.what(), "names g, which changes from experiment to experiment"));
        }
    }

    void theResultTellsWhichHoldWithEquality() {
        const SpringFolder folder;
        const Result loose = folder.run("[\"k1 < k2\"]", "[parameters]\nk3 = 3.0\n"),
                     tight = folder.run("[\"k2 < k1\", \"k1 < 9\"]");
        const auto one = read<FitResult>(loose), other = read<FitResult>(tight);
        QCOMPARE(one.constraints->size(), std::size_t(1));
        QVERIFY(!one.constraints->front().active);
        for (const std::string reservation : loose.qualityWarnings)
            QVERIFY(reservation.find("equality") == std::string::npos);
        QCOMPARE(other.constraints->at(0).text, std::string("k2 < k1"));
        QVERIFY(other.constraints->at(0).active && !other.constraints->at(1).active);
        QCOMPARE(tight.diagnostics["constraints"][0]["active"].get<bool>(), true);
        QVERIFY(std::abs(tight.unknowns[0].value - tight.unknowns[1].value) < 1e-12);
        QVERIFY(anyTells(tight.qualityWarnings, "k2 < k1 holds with equality at the answer"));
        // Begun at k1 = 1, k2 = 2.
        QVERIFY(anyTells(tight.warnings, "do not satisfy k2 < k1"));
    }
};

RIGOR_TEST(TestConstraints)
#include "test_constraints.moc"

} // namespace test_constraints

// A study whose data measure nothing of its model, or nothing within the run: every method says why and what
// would mend it; two loggers of which one began before the run.
#include "core/study/study.h"
#include "tests/support/test_program.h"

#include <QTemporaryDir>
#include <QtTest>

#include <cmath>
#include <fstream>

namespace test_nothing_measured {

using namespace rigor;

namespace {

const char* const kOutput =
    "model Cool\n  parameter Real k(unit=\"1/s\") = 1;\n  input Real u(unit=\"degC\");\n"
    "  output Real y(unit=\"degC\", start=80);\nequation\n  der(y) = k*(u - y);\nend Cool;\n";
const char* const kState =
    "model Cool\n  parameter Real k(unit=\"1/s\") = 1;\n  input Real u(unit=\"degC\");\n"
    "  Real y(unit=\"degC\", start=80);\nequation\n  der(y) = k*(u - y);\nend Cool;\n";

class TestNothingMeasured : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;

    void write(const char* name, const std::string& text) {
        std::ofstream(folder_.filePath(name).toStdString()) << text;
    }

    Study studyOf(const std::string& text) {
        return parseStudy(text, folder_.filePath("study.toml").toStdString());
    }

  private Q_SLOTS:
    void init() { QVERIFY(folder_.isValid()); }

    void everyMethodSaysWhyNothingIsMeasured_data() {
        QTest::addColumn<QString>("method");
        QTest::addColumn<QString>("model");
        QTest::addColumn<QStringList>("words");
        for (const char* method : {"least-squares", "homotopy", "filter", "model-adequacy"}) {
            QTest::addRow("%s, no output", method)
                << method << kState << QStringList{"Cool has no outputs", "output Real y)"};
            QTest::addRow("%s, texts", method)
                << method << kOutput << QStringList{"\"y\"", "texts such as \"warm\"", "data.numbers"};
        }
    }
    void everyMethodSaysWhyNothingIsMeasured() {
        QFETCH(const QString, method);
        QFETCH(const QString, model);
        QFETCH(const QStringList, words);
        const bool texts = model == kOutput;
        write("cool.mo", model.toStdString());
        std::string rows = "t [s],u [degC],y [degC]\n";
        for (int i = 0; i < 30; ++i)
            rows +=
                fmt::format("{},20,{}\n", 0.1 * i, texts ? i < 15 ? "warm" : "cold" : std::to_string(80 - i));
        write("cool.csv", rows);
        try {
            PreparedStudy prepared =
                prepare(studyOf("method = \"" + method.toStdString() +
                                "\"\nmodel = \"cool.mo\"\n[data]\nfile = \"cool.csv\"\nlayout = \"signals\"\n"
                                "[unknowns.k]\nstart = 0.5\nmin = 0.1\nmax = 3.0\n"));
            runStudy(prepared, {});
            QFAIL("nothing was refused");
        } catch (const Error& e) {
            for (const QString& word : words)
                QVERIFY2(QString::fromStdString(e.sentence()).contains(word), e.what());
        }
    }

    /// The logger of y began 0.5 s before that of u: the run begins with u, what lies before is told and left
    /// out, and the answer is the truth.
    void whatALoggerMeasuredBeforeTheRunIsLeftOut() {
        write("cool.mo", kOutput);
        std::string input = "t [s],u [degC]\n", output = "t [s],y [degC]\n";
        for (int i = 0; i < 40; ++i) input += fmt::format("{:.10g},20\n", 0.1 * i);
        for (int i = -5; i < 35; ++i)
            output +=
                fmt::format("{:.10g},{:.9g}\n", 0.1 * i, 20 + 60 * std::exp(-1.3 * std::max(0.0, 0.1 * i)));
        write("u.csv", input);
        write("y.csv", output);
        PreparedStudy prepared = prepare(
            studyOf("method = \"least-squares\"\nmodel = \"cool.mo\"\n[data]\nlayout = \"signals\"\n"
                    "files = [{file = \"u.csv\", experiment = 1}, {file = \"y.csv\", experiment = 1}]\n"
                    "[unknowns.k]\nstart = 0.5\nmin = 0.1\nmax = 3.0\n"));
        const Result result = runStudy(prepared, {});
        QVERIFY2(std::ranges::any_of(prepared.warnings,
                                     [](const Message& told) {
                                         return told.text().find("y.csv: 5 measured values before 0 s") !=
                                                std::string::npos;
                                     }),
                 "no warning counts what was left out");
        QCOMPARE(result.unknowns.size(), std::size_t(1));
        QVERIFY(std::abs(result.unknowns[0].value - 1.3) < 1e-4);
    }
};

} // namespace

RIGOR_TEST(TestNothingMeasured)
#include "test_nothing_measured.moc"

} // namespace test_nothing_measured

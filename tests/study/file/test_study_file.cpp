// Study files: what is read, overridden, written back and refused.
#include "core/foundation/base/text.h"
#include "core/study/study.h"
#include "tests/study/study_samples.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <functional>

namespace test_study_file {

using namespace rigor;

namespace {

Study parsed(const std::string& text, const std::vector<StudyOverride>& overrides = {}) {
    return parseStudy(text, "folder/s.toml", overrides);
}

std::string messageOf(const std::function<void()>& call) {
    try {
        call();
    } catch (const Error& e) {
        return e.what();
    }
    return "no error";
}

/// The message for the sample study with one piece of its text replaced.
std::string messageAfter(const std::string& from, const std::string& to) {
    std::string text = samples::kStudy;
    const auto at = text.find(from);
    if (at == std::string::npos) return "the sample has no such text";
    text.replace(at, from.size(), to);
    return messageOf([&] { parsed(text); });
}

std::string messageWith(const std::string& override) {
    return messageOf([&] { parsed(samples::kStudy, {parseOverride(override)}); });
}

const FieldValue& option(const Study& study, const std::string& key) {
    for (const auto& [name, value] : study.options)
        if (name == key) return value;
    throw Error("no option " + key);
}

#define COMPARE_TEXT(actual, expected) QCOMPARE(QString::fromStdString(actual), QString(expected))

} // namespace

class TestStudyFile : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void everyPartIsRead() {
        const Study s = parsed(samples::kStudy);
        COMPARE_TEXT(s.title, "Decay");
        COMPARE_TEXT(s.method, "inverse-uncertainty");
        COMPARE_TEXT(s.model, "decay.mo");
        QCOMPARE(s.seed, std::uint64_t(7));
        QCOMPARE(s.data.files, std::vector<std::string>{"decay.csv"});
        COMPARE_TEXT(s.data.label, "run");
        QCOMPARE(s.parameters.at("mark"), 1.0);
        QCOMPARE(s.unknowns.size(), std::size_t(1));
        const Unknown& k = s.unknowns.front();
        COMPARE_TEXT(k.family, "normal");
        QCOMPARE(k.lower, 0.5);
        QCOMPARE(k.upper, 2.0);
        COMPARE_TEXT(k.shape.at(0).first, "mean");
        QCOMPARE(k.shape.at(0).second.max, 1.8);
        COMPARE_TEXT(k.shape.at(1).first, "standard_deviation");
        QCOMPARE(k.shape.at(1).second.min, 0.01);
        QCOMPARE(std::get<long long>(option(s, "degree")), 3LL);
        QCOMPARE(std::get<double>(s.simulation.at(0).second), 10.0);
    }

    void inputUncertaintyIsOneShareOrOnePerInput() {
        const std::string text = "method = 'inverse-uncertainty'\nmodel = 'm.mo'\n[data]\nfile = 'd.csv'\n";
        const Study every = parsed(text + "input_uncertainty = 0.1\n");
        QCOMPARE(every.data.inputUncertainty, (std::map<std::string, double>{{"", 0.1}}));
        QCOMPARE(parsed(toToml(every)).data.inputUncertainty, every.data.inputUncertainty);
        const Study named = parsed(text + "[data.input_uncertainty]\nu = 0.1\nv = 0\n");
        QCOMPARE(named.data.inputUncertainty, (std::map<std::string, double>{{"u", 0.1}, {"v", 0.0}}));
        QCOMPARE(parsed(toToml(named)).data.inputUncertainty, named.data.inputUncertainty);
        const auto refused = [&](const std::string& line) {
            return QString::fromStdString(messageOf([&] { parsed(text + line); }));
        };
        QVERIFY2(refused("input_uncertainty = -0.1\n").contains("s.toml:5:"),
                 qPrintable(refused("input_uncertainty = -0.1\n")));
        QVERIFY(refused("input_uncertainty = -0.1\n").contains("must be at least 0"));
        QVERIFY(refused("[data.input_uncertainty]\nu = -1\n").contains("data.input_uncertainty.u"));
        QVERIFY(refused("input_uncertainty = 'much'\n").contains("number"));
    }

    void aSignOfCommentsIsNoStartOfANumber() {
        const auto isRefused = [](const std::string& sign) {
            return QString::fromStdString(messageWith("data.comment='" + sign + "'"))
                .contains("rows may start so");
        };
        for (const char* sign : {"3", "-", "+1", ".", "-.5", "12"}) QVERIFY2(isRefused(sign), sign);
        for (const char* sign : {"#", "//", "--", "%", "none", "REM", ";"}) QVERIFY2(!isRefused(sign), sign);
    }

    void derivedColumnsAndCandidatesAreReadAndWritten() {
        const std::string text =
            "method = 'inverse-uncertainty'\nmodel = 'm.mo'\n[data]\nfile = 'd.csv'\n[data.derived]\n";
        const Study s = parsed(text + "mean = 'mean of F by step'\n[candidates.M2]\nparameters = { c = 2 }\n"
                                      "[candidates.M1]\nmodel = 'other.mo'\n");
        QCOMPARE(s.data.derived, (std::map<std::string, std::string>{{"mean", "mean of F by step"}}));
        QVERIFY(
            (s.candidates == std::vector<StudyCandidate>{{"M2", "", {{"c", 2.0}}}, {"M1", "other.mo", {}}}));
        const Study again = parsed(toToml(s));
        QCOMPARE(again.data.derived, s.data.derived);
        QVERIFY(again.candidates == s.candidates);
        const auto refused = [&](const std::string& lines) {
            return QString::fromStdString(messageOf([&] { parsed(text + lines); }));
        };
        QVERIFY2(refused("mean = 'mean of F'\n").contains("s.toml:6:"),
                 qPrintable(refused("mean = 'mean of F'\n")));
        QVERIFY(refused("mean = 'mean of F'\n").contains("data.derived.mean"));
        QVERIFY(refused("[candidates.M1]\nparameter = { c = 2 }\n").contains("parameters"));
    }

    void unknownsKeepTheOrderOfTheFile() {
        // toml++ alone would sort them: a, m, z.
        const Study s = parsed("method = 'inverse-uncertainty'\nmodel = 'm.mo'\n"
                               "[unknowns.z]\nstart=1\n[unknowns.a]\nstart=1\n[unknowns.m]\nstart=1\n");
        COMPARE_TEXT(s.unknowns.at(0).name, "z");
        COMPARE_TEXT(s.unknowns.at(1).name, "a");
        COMPARE_TEXT(s.unknowns.at(2).name, "m");
    }

    void whatIsWrittenReadsBackAsTheSame() {
        Study s = parsed(samples::kStudy);
        s.title = "quotes \" and \\ and\nlines, µm";
        s.data.files = {"a.csv", "b c.csv"};
        s.data.layout = "signals";
        s.data.units["Zeit [s]"] = "ms";
        s.data.codes["load"]["high load"] = {{"Tb0", 50}, {"b", 0.1 + 0.2}};
        s.data.excluded = {"3", "5"};
        s.data.numbers = {"p [bar]", "x"};
        s.data.headerLine = 0;
        s.parameters["y[3]"] = 1e-300;
        s.report = "html";
        const std::string text = toToml(s);
        const Study again = parsed(text);
        COMPARE_TEXT(toToml(again), QString::fromStdString(text));
        COMPARE_TEXT(again.title, QString::fromStdString(s.title));
        QCOMPARE(again.data.files, s.data.files);
        QCOMPARE(again.data.units, s.data.units);
        QCOMPARE(again.data.codes, s.data.codes);
        QCOMPARE(again.data.excluded, s.data.excluded);
        QCOMPARE(again.data.numbers, s.data.numbers);
        QCOMPARE(again.data.headerLine, 0);
        QCOMPARE(again.parameters, s.parameters);
        QCOMPARE(again.unknowns.at(0).shape.at(1).second.start, 0.1);
        QCOMPARE(again.options, s.options);
        QCOMPARE(again.simulation, s.simulation);
        COMPARE_TEXT(again.report, "html");
        QCOMPARE(again.seed, s.seed);
    }

    void overridesReachAnyKey() {
        const Study s =
            parsed(samples::kStudy,
                   {parseOverride("options.evaluate_at=[1, 0.2]"), parseOverride("unknowns.k.mean.start=0.9"),
                    parseOverride("options.density=gaussian"), parseOverride("data.file=no such.csv"),
                    parseOverride("seed=12"), parseOverride("title=2024"),
                    parseOverride("data.units.\"a.b [s]\"=ms"), parseOverride("parameters.x0 = 3")});
        QCOMPARE(std::get<std::vector<double>>(option(s, "evaluate_at")), (std::vector<double>{1, 0.2}));
        QCOMPARE(s.unknowns.at(0).shape.at(0).second.start, 0.9);
        QCOMPARE(s.unknowns.at(0).shape.at(0).second.max, 1.8);
        COMPARE_TEXT(std::get<std::string>(option(s, "density")), "gaussian");
        QCOMPARE(s.data.files, std::vector<std::string>{"no such.csv"});
        QCOMPARE(s.seed, std::uint64_t(12));
        COMPARE_TEXT(s.title, "2024");
        COMPARE_TEXT(s.data.units.at("a.b [s]"), "ms");
        QCOMPARE(s.parameters.at("x0"), 3.0);
    }

    void aFileNamedByAnOverrideIsTheOneInTheCurrentFolder() {
        const QTemporaryDir folder;
        samples::write(folder.path() + "/mine.csv", "x\n1\n");
        const QString before = QDir::currentPath();
        QDir::setCurrent(folder.path());
        const Study here = parsed(samples::kStudy, {parseOverride("data.file=mine.csv")});
        QDir::setCurrent(before);
        QCOMPARE(QFileInfo(QString::fromStdString(here.data.files.at(0))).canonicalFilePath(),
                 QFileInfo(folder.path() + "/mine.csv").canonicalFilePath());
    }

    void aMisspeltKeyIsNamedWithItsPlaceAndTheNearestOne() {
        const std::string text = messageOf([] { parseStudy("metod = 'homotopy'\n", "bad.toml"); });
        COMPARE_TEXT(text, "bad.toml:1:1: \"metod\" is not a key of a study. Did you mean \"method\"?\n"
                           "metod = 'homotopy'\n^");
        COMPARE_TEXT(messageAfter("label", "labell"),
                     "folder/s.toml:8:1: \"labell\" is not a key of [data]. Did you mean \"label\"?\n"
                     "labell = \"run\"\n^");
        COMPARE_TEXT(messageAfter("degree", "degre"),
                     "folder/s.toml:27:1: [options] \"degre\" is not an option. Did you mean \"degree\"?\n"
                     "degre = 3\n^");
        QVERIFY(messageAfter("[unknowns.k.mean]", "[unknowns.k.meen]").find("Did you mean \"mean\"?") !=
                std::string::npos);
        QVERIFY(messageAfter("lower", "lowr").find("Did you mean \"lower\"?") != std::string::npos);
        QVERIFY(messageAfter("max = 1.8", "mx = 1.8").find("Did you mean") != std::string::npos);
        QVERIFY(messageAfter("inverse-uncertainty", "inverse-uncertanty").find("s.toml:2:10") !=
                std::string::npos);
    }

    void wrongTypesAndRangesAreRefusedInPlace() {
        COMPARE_TEXT(messageAfter("seed = 7", "seed = \"x\""),
                     "folder/s.toml:4:8: seed is a text, a whole number is expected\nseed = \"x\"\n       ^");
        COMPARE_TEXT(messageAfter("mark = 1.0", "mark = true"),
                     "folder/s.toml:11:8: parameters.mark is true or false, a number is expected\n"
                     "mark = true\n       ^");
        QVERIFY(messageAfter("degree = 3", "degree = 99").find("degree = 99: it must be at most") !=
                std::string::npos);
        QVERIFY(messageAfter("degree = 3", "degree = 2.5").find("a whole number is expected") !=
                std::string::npos);
        QVERIFY(messageAfter("seed = 7", "seed = -7").find("seed = -7: it must be at least 0") !=
                std::string::npos);
        QVERIFY(messageAfter("seed = 7", "seed = = 7").find("folder/s.toml:4:") == 0);
        QVERIFY(messageAfter("[data]\n", "[output]\nreport = \"doc\"\n[data]\n")
                    .find("output.report = \"doc\": it must be one of pdf, html, or empty") !=
                std::string::npos);
    }

    void aNegativeSpreadIsRefused() {
        const std::string text = messageAfter("start = 0.1\nmin = 0.01", "start = -0.1\nmin = -1");
        COMPARE_TEXT(
            text.substr(0, text.find('\n')),
            "folder/s.toml:22:9: unknowns.k.standard_deviation.start = -0.1: it must be greater than 0");
    }

    void boundsThatExcludeTheStartOrEachOtherAreRefused() {
        const std::string start = messageAfter("start = 1.0", "start = 2.5");
        COMPARE_TEXT(start.substr(0, start.find('\n')), "folder/s.toml:18:9: unknowns.k.mean.start = 2.5: it "
                                                        "must lie between min = 0.6 and max = 1.8");
        QVERIFY(messageAfter("min = 0.6", "min = 1.9").find("min = 1.9 is above max = 1.8") !=
                std::string::npos);
        QVERIFY(messageAfter("lower = 0.5", "lower = 2.0").find("lower = 2 is not below upper = 2") !=
                std::string::npos);
    }

    void anOverrideIsNamedInItsOwnErrors() {
        COMPARE_TEXT(messageWith("options.degre=4"),
                     "--set options.degre=4: [options] \"degre\" is not an option. Did you mean \"degree\"?");
        COMPARE_TEXT(messageWith("options.degree=x"),
                     "--set options.degree=x: [options] degree = \"x\": a whole number is expected");
        COMPARE_TEXT(messageWith("seed.deep=1"),
                     "--set seed.deep=1: seed is a value, it has no key \"deep\" in it");
        std::string deep = "options";
        for (int k = 0; k < 10000; ++k) deep += ".a";
        QCOMPARE(messageWith(deep + "=1"), "--set " + shortened(deep) + ": a key has more than 64 parts");
        COMPARE_TEXT(messageOf([] { parseOverride("novalue"); }),
                     "--set novalue: key.path=value is expected, for example --set options.degree=5");
    }

    void aMissingStudyIsOneSentence() {
        COMPARE_TEXT(messageOf([] { loadStudy("no/such.toml"); }),
                     "cannot read no/such.toml: no such file or directory");
    }
};

RIGOR_TEST(TestStudyFile)
#include "test_study_file.moc"

} // namespace test_study_file

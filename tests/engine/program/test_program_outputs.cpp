// Outputs in what a run left: columns, keys, lines; what is missing is named with what there is.
#include "core/engine/program/output_reading.h"
#include "core/foundation/base/random.h"
#include "tests/support/models/small_models.h"
#include "tests/support/test_program.h"

#include <QTemporaryDir>

#include <bit>
#include <fstream>

#include <sys/stat.h>

namespace test_program_outputs {

using namespace rigor;
using sample::contains;

namespace {

class Left {
  public:
    std::string folder() const { return folder_.path().toStdString(); }
    void file(const std::string& name, const std::string& text) const {
        std::ofstream(folder() + "/" + name) << text;
    }
    ReadOutput read(const std::string& keys, const std::string& out = "") const {
        const SolverNode root = parseSolverToml("[outputs.y]\n" + keys + "\n", "solver.toml");
        const OutputReading reading = outputReading(root.members.at(0).members.at(0), {});
        RunFiles files(folder(), out, "");
        return readOutput(reading, files);
    }
    double value(const std::string& keys, const std::string& out = "") const {
        const ReadOutput made = read(keys, out);
        return made.values.size() == 1 && made.times.empty() ? made.values.front() : NAN;
    }
    std::string refusal(const std::string& keys, const std::string& out = "") const {
        try {
            read(keys, out);
        } catch (const Error& e) {
            return e.what();
        }
        return "no error";
    }

  private:
    QTemporaryDir folder_;
};

double at(const ReadOutput& course, double time, bool interpolated = true) {
    OutputReading reading;
    reading.file = "out.csv";
    reading.interpolated = interpolated;
    return courseAt(reading, course, time, 1e-9);
}

} // namespace

class TestProgramOutputs : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void aColumnIsReadWhateverSeparatesIt() {
        const Left left;
        const char* texts[] = {"time,y\n0,1.5\n1,2.5\n",
                               "time;y\n0;1.5\n1;2.5\n",
                               "time\ty\r\n0\t1.5\r\n1\t2.5\r\n",
                               "# made by a solver\n\n  time   y\n  0   1.5\n  1   2.5",
                               "\"time\",\"y\"\n\"0\",\"1.5\"\n\"1\",\"2.5\"\n",
                               "\xEF\xBB\xBFtime,y\n0,+1.5D+00\n1,0.25D1\n"};
        for (const char* text : texts) {
            left.file("out.csv", text);
            const ReadOutput made = left.read("file = \"out.csv\"\ncolumn = \"y\"\ntime = \"time\"");
            QCOMPARE(made.times, (std::vector<double>{0, 1}));
            QCOMPARE(made.values, (std::vector<double>{1.5, 2.5}));
            QCOMPARE(left.value("file = \"out.csv\"\ncolumn = \"y\"\ntake = \"last\""), 2.5);
            QCOMPARE(left.value("file = \"out.csv\"\ncolumn = 2\ntake = \"first\""), 1.5);
        }
        left.file("out.csv", "0 1.5\n1 2.5\n"); // no line of names
        QCOMPARE(left.read("file = \"out.csv\"\ncolumn = 2\ntime = 1").values,
                 (std::vector<double>{1.5, 2.5}));
        left.file("out.csv", "# made by savetxt\n# t y\n0 1.5\n1 2.5\n"); // a line of names that is a comment
        QCOMPARE(left.value("file = \"out.csv\"\ncolumn = \"y\"\ntake = \"last\""), 2.5);
        left.file("out.csv", "# one two three\n0 1.5\n");
        QVERIFY(contains(left.refusal("file = \"out.csv\"\ncolumn = \"two\""), "has no line with names"));
        left.file("out.csv", "\"a, b\",y\n1,2\n");
        QCOMPARE(left.value("file = \"out.csv\"\ncolumn = \"y\""), 2.0);
    }
    void aWrongTableIsToldWithItsLine() {
        const Left left;
        const std::string course = "file = \"out.csv\"\ncolumn = \"y\"\ntime = \"t\"";
        QVERIFY(contains(left.refusal(course), "it left no file out.csv"));
        left.file("out.csv", "time,x\n0,1\n");
        QVERIFY(contains(left.refusal(course), "out.csv has no column \"y\"; it has time, x"));
        left.file("out.csv", "t,y\n0,1\n1,nan\n");
        QVERIFY(contains(left.refusal(course), "out.csv:3: nan is no finite number"));
        left.file("out.csv", "t,y\n0,1\n\n1,abc\n");
        QVERIFY(contains(left.refusal(course), "out.csv:4: \"abc\" is no number"));
        left.file("out.csv", "t,y\n0,1\n1\n");
        QVERIFY(contains(left.refusal(course), "out.csv:3: the line has 1 columns, and no column y"));
        left.file("out.csv", "t,y\n0,1\n1,2\n0.5,3\n");
        QVERIFY(contains(left.refusal(course), "out.csv:4: the time 0.5 comes after 1"));
        left.file("out.csv", "t,y,y\n0,1,2\n");
        QVERIFY(contains(left.refusal(course), "more than one column \"y\""));
        left.file("out.csv", "t,y\n");
        QVERIFY(contains(left.refusal(course), "out.csv has no row of values"));
        left.file("out.csv", "");
        QVERIFY(contains(left.refusal(course), "out.csv has no row of values"));
        left.file("out.csv", "t,y\n0,1\n1,2\n");
        QVERIFY(contains(left.refusal("file = \"out.csv\"\ncolumn = \"y\""),
                         "has 2 rows with a value; say which"));
        left.file("out.csv", "1,2\n");
        QVERIFY(contains(left.refusal("file = \"out.csv\"\ncolumn = \"y\""), "has no line with names"));
        left.file("out.csv", std::string("\0\1\xff,y\n\0,\xfe\n", 10));
        QVERIFY(left.refusal("file = \"out.csv\"\ncolumn = \"y\"") != "no error");
    }
    void whatIsNoFileIsNotWaitedFor() {
        const Left left;
        QCOMPARE(::mkfifo((left.folder() + "/pipe").c_str(), 0600), 0);
        QVERIFY(contains(left.refusal("file = \"pipe\"\ncolumn = 1"), "pipe is no file"));
        QCOMPARE(::mkdir((left.folder() + "/folder").c_str(), 0700), 0);
        QVERIFY(contains(left.refusal("file = \"folder\"\ncolumn = 1"), "folder is no file"));
    }
    void aKeyOfJsonIsFound() {
        const Left left;
        left.file(
            "out.json",
            R"({"a": {"b.c": 1.5, "list": [{"x": 1}, {"x": 2.5}]}, "t": [0, 1], "y": [3, 4], "no": null, "word": "two"})");
        const std::string file = "file = \"out.json\"\n";
        QCOMPARE(left.value(file + "key = [\"a\", \"b.c\"]"), 1.5);
        QCOMPARE(left.value(file + "key = \"a.list[1].x\""), 2.5);
        QCOMPARE(left.value(file + "key = \"a.list.1.x\""), 2.5);
        const ReadOutput course = left.read(file + "key = \"y\"\ntime = \"t\"");
        QCOMPARE(course.times, (std::vector<double>{0, 1}));
        QCOMPARE(course.values, (std::vector<double>{3, 4}));
        QVERIFY(std::isnan(left.value(file + "key = \"no\"\noptional = true")));
        QVERIFY(std::isnan(left.value(file + "key = \"missing\"\noptional = true")));
        QVERIFY(contains(left.refusal(file + "key = \"missing\""),
                         "has no \"missing\"; what there is at the top is a, no, t, word, y"));
        QVERIFY(
            contains(left.refusal(file + "key = \"a.list[7].x\""), "has no \"7\"; a.list is a list of 2"));
        QVERIFY(contains(left.refusal(file + "key = \"word\""),
                         "word of out.json is \"two\", which is no number"));
        QVERIFY(contains(left.refusal(file + "key = \"word\"\noptional = true"), "which is no number"));
        QVERIFY(contains(left.refusal(file + "key = \"a\"\ntime = \"t\""), "a of out.json is no list"));
        left.file("out.json", R"({"t": [0, 1], "y": [3]})");
        QVERIFY(contains(left.refusal(file + "key = \"y\"\ntime = \"t\""),
                         "y of out.json has 1 values for 2 times"));
        // As Python's json writes what is missing; within a text it is one.
        left.file("out.json", "{\"t\": NaN, \"s\": \"NaN, Infinity\", \"y\": [-Infinity, 2]}");
        QVERIFY(contains(left.refusal(file + "key = \"t\""),
                         "t of out.json is null or not finite, and no number"));
        QVERIFY(std::isnan(left.value(file + "key = \"t\"\noptional = true")));
        QVERIFY(contains(left.refusal(file + "key = \"s\""), "s of out.json is \"NaN, "));
        QCOMPARE(left.value(file + "key = \"y[1]\""), 2.0);
        left.file("out.json", std::string(200000, '[')); // depth
        QVERIFY(contains(left.refusal(file + "key = \"t\""), "out.json is no JSON"));
        left.file("out.json", std::string(200000, '[') + std::string(200000, ']'));
        QVERIFY(left.refusal(file + "key = \"0.0\"") != "no error");
    }
    void aLineIsFoundByItsPattern() {
        const Left left;
        const std::string key = "file = \"stdout\"\npattern = '^mass: +(\\S+) kg'\n";
        QCOMPARE(left.value(key, "step 1\nmass: 1.25e-3 kg\ndone\n"), 1.25e-3);
        QCOMPARE(left.value(key, "mass:   2 kg"), 2.0);
        const std::string several = "mass: 1 kg\nmass: 2 kg\r\nmass: 3 kg\n";
        QCOMPARE(left.value(key + "take = \"first\"", several), 1.0);
        QCOMPARE(left.value(key + "take = \"last\"", several), 3.0);
        QVERIFY(contains(left.refusal(key, several), "stdout has 3 lines with a value; say which"));
        QVERIFY(contains(left.refusal(key, "the mass: 1 kg\n"), "stdout has no line that fits \"^mass"));
        QVERIFY(contains(left.refusal(key, "\nmass: abc kg\n"), "stdout:2: \"abc\" is no number"));
        QVERIFY(std::isnan(left.value(key + "optional = true", "nothing")));
        QVERIFY(std::isnan(left.value(key + "optional = true", "mass: nan kg")));
    }
    /// As editors and PowerShell write them.
    void marksOfTheEncodingAreNoText() {
        const Left left;
        left.file("bom.txt", "\xEF\xBB\xBFy = 4.5\r\n");
        QCOMPARE(left.value("file = \"bom.txt\"\npattern = \"^y = (.*)$\""), 4.5);
        left.file("bom.csv", "\xEF\xBB\xBFy\n4.5\n");
        QCOMPARE(left.value("file = \"bom.csv\"\ncolumn = \"y\""), 4.5);
        left.file("bom.json", "\xEF\xBB\xBF{\"y\": 4.5}");
        QCOMPARE(left.value("file = \"bom.json\"\nkey = \"y\""), 4.5);
        for (const std::string mark : {"\xFF\xFE", "\xFE\xFF"}) {
            left.file("wide.txt", mark + std::string("y\0=\0 4\0", 7));
            QVERIFY(contains(left.refusal("file = \"wide.txt\"\npattern = \"^y = (.*)$\""),
                             "wide.txt is written in UTF-16"));
        }
    }

    void whatIsTooSmallForADoubleIsZero() {
        const Left left;
        const std::string keys = "file = \"stdout\"\npattern = \"^y = (.*)$\"";
        for (const char* text : {"1e-400", "-1.5D-0400", "+2.E-999"})
            QCOMPARE(left.value(keys, "y = " + std::string(text) + "\n"), 0.0);
        QCOMPARE(left.value(keys, "y = 4.9e-324\n"), 4.9e-324);
        QVERIFY(contains(left.refusal(keys, "y = 1e400\n"), "1e400 is no finite number"));
        QVERIFY(contains(left.refusal(keys, "y = 1e400x\n"), "\"1e400x\" is no number"));
    }

    void aLongLineBreaksNoPattern() {
        const Left left;
        const std::string long1(1'000'000, 'a');
        // std::regex by depth first would go down once per letter.
        QVERIFY(
            contains(left.refusal("file = \"stdout\"\npattern = '^(.*)*b'", long1), "has no line that fits"));
        QVERIFY(contains(left.refusal("file = \"stdout\"\npattern = '^((a*)*)*$'", long1 + "b"), "\"aaa"));
        QVERIFY(contains(left.refusal("file = \"stdout\"\npattern = '^((a?){20}){9}x'", long1),
                         "has no line that fits"));
    }
    void aPatternThatCannotBeIsRefused() {
        const Left left;
        const auto told = [&](const std::string& pattern) {
            return left.refusal("file = \"stdout\"\npattern = '" + pattern + "'");
        };
        QVERIFY(contains(told("mass (.*)"), "solver.toml:3:11: The pattern \"mass (.*)\" must begin with ^"));
        QVERIFY(contains(told("^mass .*"), "has no group"));
        QVERIFY(contains(told("^mass (?:.*)"), "has no group"));
        QVERIFY(contains(told("^mass [(]"), "has no group"));
        QVERIFY(contains(told("^mass \\(x\\)"), "has no group"));
        QVERIFY(contains(told("^mass (.*"), "is no regular expression"));
        QVERIFY(contains(told("^((a?){99}){99}"), "repeats too much"));
        QVERIFY(contains(told("^(a?){30000}"), "repeats too much"));
        QVERIFY(contains(told("^(" + std::string(300, 'a') + ")"), "The pattern has 303 bytes"));
    }
    void theKeysOfAnOutputFitTogether() {
        const Left left;
        QVERIFY(contains(left.refusal("column = \"y\""),
                         "solver.toml:1:10: [outputs.y] does not say in which file"));
        QVERIFY(contains(left.refusal("file = \"out.csv\""), "needs one of column"));
        QVERIFY(contains(left.refusal("file = \"out.csv\"\ncolumn = 1\nkey = \"a\""), "needs one of column"));
        QVERIFY(contains(left.refusal("file = \"../out.csv\"\ncolumn = 1"),
                         "solver.toml:2:8: outputs.y.file is \"../out.csv\""));
        QVERIFY(contains(left.refusal("file = \"/etc/passwd\"\ncolumn = 1"),
                         "it is a file in the folder of the run"));
        QVERIFY(contains(left.refusal("file = \"out.csv\"\ncolumn = 0"), "columns are counted from 1"));
        QVERIFY(contains(left.refusal("file = \"out.csv\"\ncolumn = 1.5"), "columns are counted from 1"));
        QVERIFY(contains(left.refusal("file = \"out.csv\"\ncolum = 1"),
                         "\"colum\" is no key of [outputs.y]. Did you mean \"column\"?"));
        QVERIFY(contains(left.refusal("file = \"stdout\"\npattern = '^(a)'\ntime = 1"),
                         "has no course over time"));
        QVERIFY(contains(left.refusal("file = \"a\"\nkey = \"b\"\ntake = \"last\""),
                         "solver.toml:4:1: outputs.y.take goes with"));
        QVERIFY(
            contains(left.refusal("file = \"a\"\nkey = \"b\"\ninterpolate = true"), "goes with time only"));
        QVERIFY(contains(left.refusal("file = \"a\"\nkey = \"b\"\ntime=\"t\"\noptional = true"),
                         "goes with a value without time"));
        QVERIFY(contains(left.refusal("file = \"a\"\ncolumn = 1\ntake = \"middle\""),
                         "it is \"first\" or \"last\""));
    }
    void aCourseIsStraightBetweenItsTimesAndEndsWithThem() {
        const ReadOutput course{{0, 1, 1, 3}, {0, 10, 20, 40}};
        QCOMPARE(at(course, 0), 0.0);
        QCOMPARE(at(course, 0.25), 2.5);
        QCOMPARE(at(course, 1), 20.0); // a jump: the later one
        QCOMPARE(at(course, 2), 30.0);
        QCOMPARE(at(course, 3), 40.0);
        QCOMPARE(at(course, 3 + 1e-10), 40.0);
        QVERIFY(contains(sample::refusal([&] { at(course, 3.1); }),
                         "out.csv goes from 0 to 3 s and does not reach 3.1 s"));
        QVERIFY(contains(sample::refusal([&] { at(course, -0.1); }), "does not reach -0.1 s"));
        QCOMPARE(at(course, 3, false), 40.0);
        QVERIFY(contains(sample::refusal([&] { at(course, 2, false); }), "has no row at 2 s"));
        const ReadOutput one{{2}, {5}};
        QCOMPARE(at(one, 2), 5.0);
        QVERIFY(contains(sample::refusal([&] { at(one, 1); }), "does not reach 1 s"));
    }
    void damagedOutputsAreSentences() {
        const Left left;
        const std::string csv = "time,y\n0,1.5\n0.5,2.5e3\n1,-3\n",
                          json = R"({"a": [1, 2.5, {"y": 3}], "t": [0, 1, 2]})",
                          lines = "step 1\nmass = 1.5 kg\nmass = 2 kg\n";
        RandomStream random(29, 4);
        int read = 0, refused = 0;
        for (int k = 0; k < 6000; ++k) {
            std::string text = k % 3 == 0 ? csv : k % 3 == 1 ? json : lines;
            for (std::uint64_t n = 1 + random.below(3); n > 0 && !text.empty(); --n) {
                const std::size_t at = random.below(text.size());
                if (random.below(2))
                    text[at] = static_cast<char>(random.below(256));
                else
                    text.insert(at, text.substr(random.below(text.size()), 1 + random.below(30)));
                if (random.below(10) == 0) text.resize(at);
            }
            const std::string keys = k % 3 == 0   ? "column = \"y\"\ntime = \"time\""
                                     : k % 3 == 1 ? (k % 2 ? "key = \"a[2].y\"" : "key = \"t\"\ntime = \"t\"")
                                                  : "pattern = '^mass *= *(\\S+) kg'\ntake = \"last\"";
            try {
                const ReadOutput made = left.read("file = \"stdout\"\n" + keys, text);
                for (const double value : made.values) QVERIFY(std::isfinite(value));
                for (std::size_t i = 1; i < made.times.size(); ++i)
                    QVERIFY(made.times[i] >= made.times[i - 1]);
                QCOMPARE(made.values.size(), std::max<std::size_t>(made.times.size(), 1));
                ++read;
            } catch (const Error& e) {
                ++refused;
            }
        }
        QVERIFY(read > 500 && refused > 500);
    }
    void whatIsWrittenToFullPrecisionIsReadBackBitByBit() {
        const Left left;
        RandomStream random(11, 3);
        std::string csv = "t,y\n";
        std::vector<double> values;
        while (values.size() < 2000) {
            const double value = std::bit_cast<double>(random());
            if (!std::isfinite(value)) continue;
            csv += fmt::format("{},{:.17g}\n", values.size(), value);
            values.push_back(value);
        }
        left.file("out.csv", csv);
        const ReadOutput made = left.read("file = \"out.csv\"\ncolumn = \"y\"\ntime = \"t\"");
        QCOMPARE(made.values.size(), values.size());
        for (std::size_t k = 0; k < values.size(); ++k)
            QCOMPARE(std::bit_cast<std::uint64_t>(made.values[k]), std::bit_cast<std::uint64_t>(values[k]));
    }
};

RIGOR_TEST(TestProgramOutputs)
#include "test_program_outputs.moc"

} // namespace test_program_outputs

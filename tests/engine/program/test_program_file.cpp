// solver.toml: every key, and a sentence with its place for each that is wrong; what is allowed covers all
// files.
#include "core/foundation/base/random.h"
#include "core/foundation/base/sha256.h"
#include "tests/engine/program/program_case.h"
#include "tests/support/models/small_models.h"
#include "tests/support/replaced.h"
#include "tests/support/test_paths.h"
#include "tests/support/test_program.h"

#include <QProcess>

#include <filesystem>
#include <sstream>

namespace test_program_file {

using namespace rigor;
using sample::contains;
using sample::ProgramCase;

namespace {

const std::string kGood = R"(name = "Line"
description = "a + b x"

[program]
command = "sh -c 'cat in.txt > out.txt'"
templates = ["in.txt"]
files = ["data.txt"]
limit_s = 5
failure = { exit_code = true, word = ["ERROR", "error:"], file = "stderr" }
keep_failed = 3

[parameters.b]
value = 2
unit = "mm"
min = 0
max = 10
nominal = 2
description = "slope"

[parameters]
a = 1.5

[inputs.u]
value = 4
unit = "A"

[outputs.y]
unit = "mm"
file = "out.txt"
pattern = '^y = (\S+)'
)";

/// The good one with one text in place of another, which must be there.
std::string with(const std::string& from, const std::string& to) { return replaced(kGood, from, to); }

void fillFolder(const ProgramCase& here) {
    here.write("in.txt", "y = {{a}}{{b}} {{u}}\n");
    here.write("data.txt", "1 2 3\n");
}

std::string textOfFile(const std::string& path) {
    std::ifstream stream(path);
    std::ostringstream text;
    text << stream.rdbuf();
    return text.str();
}

} // namespace

class TestProgramFile : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void everyKeyArrives() {
        const ProgramCase here;
        fillFolder(here);
        const auto model = here.read(kGood);
        QCOMPARE(model->name(), std::string("Line"));
        QCOMPARE(model->description(), std::string("a + b x"));
        QCOMPARE(model->parameters().size(), std::size_t(2));
        const Variable& b = model->parameters()[0];
        QCOMPARE(b.name, std::string("b"));
        QCOMPARE(b.unit, std::string("mm"));
        QCOMPARE(b.description, std::string("slope"));
        QCOMPARE(b.start, 2.0);
        QCOMPARE(b.min, 0.0);
        QCOMPARE(b.max, 10.0);
        QCOMPARE(b.nominal, 2.0);
        QCOMPARE(model->parameters()[1].name, std::string("a"));
        QCOMPARE(model->parameters()[1].start, 1.5);
        QCOMPARE(model->inputs().at(0).unit, std::string("A"));
        QCOMPARE(model->outputs().at(0).unit, std::string("mm"));
        QCOMPARE(model->declaredOutputs(), std::size_t(1));
        QCOMPARE(model->code().kind, std::string("program"));
        QCOMPARE(model->code().name, std::string("solver.toml"));
        QCOMPARE(model->code().file, here.path("solver.toml"));
        QVERIFY(model->warnings().empty());
        QVERIFY(model->capabilities().dynamic); // its input may vary
        QVERIFY(!model->capabilities().courses);
        QCOMPARE(model->capabilities().instances, 0);
        here.write("one.toml", with("keep_failed = 3", "parallel = 4"));
        QCOMPARE(loadProgram(here.path("one.toml"))->capabilities().instances, 4);
        QCOMPARE(model->shown().size(), std::size_t(2));
        const auto& shown = model->shown()[1];
        QCOMPARE(shown.name, std::string("in.txt"));
        QCOMPARE(shown.marks.size(), std::size_t(3));
        QCOMPARE(shown.text.substr(shown.marks[1].begin, shown.marks[1].end - shown.marks[1].begin),
                 std::string("{{b}}"));
        QVERIFY(contains(model->how().text(),
                         "The command `sh -c 'cat in.txt > out.txt'`, each run in a folder of its own"));
    }
    void outputsMayStandInTheTableOfTheProgram() {
        const ProgramCase here;
        fillFolder(here);
        QCOMPARE(here.read(with("[outputs.y]", "[program.outputs.y]"))->outputs().at(0).name,
                 std::string("y"));
    }
    void whatDoesNotNameTimeDoesNotDependOnIt() {
        const ProgramCase here;
        fillFolder(here);
        here.write("in.txt", "y = {{a}}{{b}}\n");
        const auto still = here.read(with("[inputs.u]\nvalue = 4\nunit = \"A\"\n", ""));
        QVERIFY(!still->capabilities().dynamic);
        QVERIFY(still->capabilities().courses);
        here.write("in.txt", "y = {{a}}{{b}} {{stop_time}}\n");
        const auto atEnd = here.read(with("[inputs.u]\nvalue = 4\nunit = \"A\"\n", ""));
        QVERIFY(atEnd->capabilities().dynamic);
        QVERIFY(!atEnd->capabilities().courses);
        const auto course = here.read(with("pattern = '^y = (\\S+)'", "column = 2\ntime = 1"));
        QVERIFY(course->capabilities().dynamic);
        QVERIFY(course->capabilities().courses);
        QVERIFY(course->capabilities().derivatives == Derivatives::Differences);
    }
    void whatIsWrongIsToldWithItsPlace_data() {
        QTest::addColumn<QString>("from");
        QTest::addColumn<QString>("to");
        QTest::addColumn<QString>("told");
        const auto row = [](const char* name, const char* from, const char* to, const char* told) {
            QTest::newRow(name) << from << to << told;
        };
        row("no toml", "[program]", "[program", "solver.toml:4:");
        row("no table", "[program]", "[programme]",
            "solver.toml:4:2: \"programme\" is no key of the description of a program. Did you mean "
            "\"program\"?");
        row("both", "name = \"Line\"", "name = \"Line\"\nmethod = \"filter\"",
            "solver.toml:2:1: A file with a table [program] is a program, one with the key method is a "
            "study; this has both");
        row("key", "limit_s = 5", "limits = 5",
            "solver.toml:8:1: \"limits\" is no key of [program]. Did you mean \"limit_s\"?");
        row("far key", "limit_s = 5", "colour = 5",
            "solver.toml:8:1: \"colour\" is no key of [program]; known are command, templates,");
        row("parameter key", "nominal = 2", "nominl = 2",
            "solver.toml:17:1: \"nominl\" is no key of [parameters.b]. Did you mean \"nominal\"?");
        row("kind", "limit_s = 5", "limit_s = \"5\"",
            "solver.toml:8:11: program.limit_s is a text; a number is expected.");
        row("limit", "limit_s = 5", "limit_s = 0",
            "solver.toml:8:11: program.limit_s is 0; it must be above 0 s.");
        row("limit nan", "limit_s = 5", "limit_s = nan", "program.limit_s is nan; it must be above 0 s.");
        row("keep", "keep_failed = 3", "keep_failed = -1",
            "solver.toml:10:15: program.keep_failed is -1; it is a whole number from 0 to 1000.");
        for (const char* none : {"0", "-1", "2.5", "1001", "nan"})
            row(("parallel " + std::string(none)).c_str(), "keep_failed = 3",
                ("parallel = " + std::string(none)).c_str(), "; it is a whole number from 1 to 1000.");
        row("template", "templates = [\"in.txt\"]", "templates = [\"no.txt\"]",
            "solver.toml:6:14: There is no template ");
        row("template above", "templates = [\"in.txt\"]", "templates = [\"../in.txt\"]",
            "solver.toml:6:14: \"../in.txt\" is no file in the folder of this one or below it");
        row("template twice", "templates = [\"in.txt\"]", "templates = [\"in.txt\", \"./in.txt\"]",
            "solver.toml:6:24: Two files would be in.txt in the folder of a run.");
        row("template and file", "files = [\"data.txt\"]", "files = [\"in.txt\"]",
            "Two files would be in.txt");
        row("taken name", "templates = [\"in.txt\"]", "templates = { \"in.txt\" = \"inputs.csv\" }",
            "The name inputs.csv is taken");
        row("file", "files = [\"data.txt\"]", "files = [\"absent.txt\"]",
            "solver.toml:7:10: There is no file ");
        row("folder", "files = [\"data.txt\"]", "files = [\".\"]", "is no file in the folder of this one");
        row("no command", "command = \"sh -c 'cat in.txt > out.txt'\"", "",
            "solver.toml:4:2: [program] has no command");
        row("empty command", "\"sh -c 'cat in.txt > out.txt'\"", "[]",
            "solver.toml:5:11: The command is empty.");
        row("unknown command", "\"sh -c 'cat in.txt > out.txt'\"", "\"no-such-solver in.txt\"",
            "solver.toml:5:11: There is no program no-such-solver on this machine");
        row("beside", "\"sh -c 'cat in.txt > out.txt'\"", "\"data.txt\"",
            "the one beside this file is \"./data.txt\"");
        row("not executable", "\"sh -c 'cat in.txt > out.txt'\"", "\"./data.txt\"",
            "data.txt may not be run; `chmod +x ");
        row("absolute", "\"sh -c 'cat in.txt > out.txt'\"", "\"/no/solver\"",
            "solver.toml:5:11: There is no program /no/solver.");
        row("leaves", "\"sh -c 'cat in.txt > out.txt'\"", "\"../solver\"",
            "solver.toml:5:11: \"../solver\" leaves the folder of this file");
        row("placeholder runs", "\"sh -c 'cat in.txt > out.txt'\"", "\"{{a}} x\"",
            "its first word has a placeholder");
        row("shell", "\"sh -c 'cat in.txt > out.txt'\"", "\"cat in.txt > out.txt\"",
            "solver.toml:5:11: The command runs without a shell");
        row("unknown placeholder", "\"sh -c 'cat in.txt > out.txt'\"", "[\"sh\", \"{{zeta}}\"]",
            "solver.toml:5:18: {{zeta}} is no parameter, input or time of this program; known are");
        row("no value", "value = 2\n", "", "solver.toml:12:13: [parameters.b] has no value.");
        row("nan value", "value = 2\n", "value = nan\n",
            "solver.toml:13:9: parameters.b.value is nan; a finite number is expected.");
        row("outside", "value = 2\n", "value = 11\n",
            "solver.toml:13:9: b is 11, outside its limits 0 to 10.");
        row("limits", "max = 10", "max = -10",
            "b has the limits 0 to -10; the first must be the smaller one.");
        row("nominal", "nominal = 2", "nominal = 0",
            "solver.toml:17:11: parameters.b.nominal is 0; it must be above 0.");
        row("name", "[parameters.b]", "[parameters.\"b c\"]", "solver.toml:12:13: \"b c\" is no name");
        row("injected name", "[parameters.b]", "[parameters.\"b}}\"]", "is no name");
        row("reserved", "[parameters.b]", "[parameters.stop_time]",
            "stop_time stands for the time of a run; give this another name.");
        row("same name", "[inputs.u]", "[inputs.a]",
            "solver.toml:23:9: The name a is taken already, by [parameters.a] in line 21.");
        row("output named as parameter", "[outputs.y]", "[outputs.a]", "The name a is taken already");
        row("output twice", "[outputs.y]", "[program.outputs.y]\nfile=\"a\"\ncolumn=1\n[outputs.y]",
            "The name y is taken already");
        row("output twice in toml", "[outputs.y]", "[outputs.y]\nfile=\"a\"\n[outputs.y]", "solver.toml:29:");
        row("no outputs", "[outputs.y]\nunit = \"mm\"\nfile = \"out.txt\"\npattern = '^y = (\\S+)'", "",
            "solver.toml:4:2: The program has no outputs");
        row("output is input", "file = \"out.txt\"", "file = \"in.txt\"",
            "solver.toml:27:10: in.txt is put there before the run, so it tells nothing of it");
        row("end has time", "[inputs.u]", "[end]\nfile=\"a\"\ncolumn=1\ntime=2\n[inputs.u]",
            "[end] is one number");
        row("environment", "limit_s = 5", "environment = { \"A=B\" = \"1\" }",
            "solver.toml:8:17: \"A=B\" is no name of an environment variable.");
        row("environment value", "limit_s = 5", "environment = { A = 1 }",
            "program.environment.A is a number; a text is expected.");
        row("failure", "word = [\"ERROR\", \"error:\"], ", "", "program.failure.file goes with word");
        row("empty word", "\"error:\"", "\"\"", "solver.toml:9:48: program.failure.word is empty");
    }
    void whatIsWrongIsToldWithItsPlace() {
        QFETCH(QString, from);
        QFETCH(QString, to);
        QFETCH(QString, told);
        const ProgramCase here;
        fillFolder(here);
        const std::string sentence = here.refusal(with(from.toStdString(), to.toStdString()));
        QVERIFY(contains(sentence, told.toStdString()));
        QVERIFY(contains(sentence, here.path("solver.toml")));
    }
    void aPlaceholderWithoutAParameterIsToldInItsTemplate() {
        const ProgramCase here;
        fillFolder(here);
        here.write("in.txt", "y = {{a}}\n  {{stop_tine}} {{b}} {{u}}\n");
        QVERIFY(contains(here.refusal(kGood),
                         here.path("in.txt") + ":2:3: {{stop_tine}} is no parameter, input or time of this "
                                               "program. Did you mean stop_time?"));
        here.write("in.txt", "{{file:input}}\n");
        QVERIFY(contains(here.refusal(kGood), "Did you mean file:inputs?"));
        here.write("in.txt", "{{file:inputs:%g}}\n");
        QVERIFY(contains(here.refusal(kGood), "The name of a file has no format"));
    }
    void whatChangesNothingIsAWarning() {
        const ProgramCase here;
        fillFolder(here);
        here.write("in.txt", "{{a}}\n");
        const auto model = here.read(with("unit = \"A\"", "unit = \"blob\""));
        const std::vector<std::string> told = textsOf(model->warnings());
        QCOMPARE(told.size(), std::size_t(3));
        QVERIFY(contains(
            told[0], "solver.toml:25:8: the unit \"blob\" of u is not known; its values are not converted"));
        QVERIFY(contains(
            told[1],
            "solver.toml:12: no template and no word of the command has {{b}}, so b changes nothing"));
        QVERIFY(contains(told[2], "{{u}} or {{file:inputs}}, so the input u changes nothing"));
    }
    void aProgramIsToldFromAStudy() {
        QVERIFY(isProgramText(kGood));
        QVERIFY(isProgramText(kGood + "\nthis is damaged"));
        QVERIFY(!isProgramText("method = \"filter\"\nmodel = \"program:solver.toml\"\n"));
        QVERIFY(!isProgramText("method = \"filter\nmodel = "));
        QVERIFY(!isProgramText(""));
        for (const auto& entry :
             std::filesystem::recursive_directory_iterator(sourceDir() + "/resources/rigs"))
            if (entry.path().extension() == ".toml")
                QVERIFY2(!isProgramText(textOfFile(entry.path())), entry.path().c_str());
    }
    void theHashCoversEveryFileThatComesAlong() {
        const ProgramCase here;
        fillFolder(here);
        here.write("extra.sh", "echo\n");
        const std::string toml = with("\"sh -c 'cat in.txt > out.txt'\"", "\"sh extra.sh\"");
        const std::string whole = here.read(toml)->code().sha256;
        // As a person can check it: sha256sum of the files in this order, sha256sum of what it printed.
        QProcess shell;
        shell.setWorkingDirectory(QString::fromStdString(here.path("")));
        shell.start("sh", {"-c", "sha256sum solver.toml in.txt data.txt extra.sh | sha256sum"});
        QVERIFY(shell.waitForFinished());
        QCOMPARE(shell.readAllStandardOutput().left(64).toStdString(), whole);
        for (const char* file : {"in.txt", "data.txt", "extra.sh"}) {
            const std::string before = textOfFile(here.path(file));
            here.write(file, before + "#");
            QVERIFY2(here.read(toml)->code().sha256 != whole, file);
            here.write(file, before);
        }
        QCOMPARE(here.read(toml)->code().sha256, whole);
        // The file alone, where nothing comes along.
        const std::string alone =
            "[program]\ncommand = \"true\"\n[outputs.y]\nfile = \"stdout\"\npattern = '^(.*)'\n";
        QCOMPARE(here.read(alone)->code().sha256, sha256(alone));
    }
    void damagedTextsAreSentences() {
        const ProgramCase here;
        fillFolder(here);
        const std::string example = sourceDir() + "/resources/examples/program/";
        const std::string shipped = textOfFile(example + "solver.toml");
        for (const char* file : {"parameters.json", "oscillator.py"})
            here.write(file, textOfFile(example + file));
        RandomStream random(19, 3);
        int read = 0, refused = 0;
        for (int k = 0; k < 6000; ++k) {
            std::string text = k % 2 ? kGood : shipped;
            const std::string& other = k % 2 ? shipped : kGood;
            for (std::uint64_t n = 1 + random.below(4); n > 0 && !text.empty(); --n) {
                const std::size_t at = random.below(text.size());
                const std::size_t length = 1 + random.below(std::min<std::uint64_t>(20, text.size() - at));
                switch (random.below(6)) {
                case 0:
                    text[at] = static_cast<char>(random.below(256));
                    break;
                case 1:
                    text.erase(at, length);
                    break;
                case 2:
                    text.insert(at, text.substr(random.below(text.size()), length));
                    break;
                case 3:
                    text.insert(at, other.substr(random.below(other.size()), 1 + random.below(60)));
                    break;
                case 4: {
                    static const char* const kNasty[] = {"{{",    "}}",   "\"\"\"", "'''",  "[[",  "]]",
                                                         "\\",    "\0x",  "=",      "{",    "nan", "-inf",
                                                         "1e999", "\xff", "(",      "{99}", "../"};
                    text.insert(at, kNasty[random.below(std::size(kNasty))]);
                    break;
                }
                default:
                    text.resize(at);
                }
            }
            isProgramText(text);
            try {
                programModel(text, here.path("solver.toml"));
                ++read;
            } catch (const Error& e) {
                ++refused;
                QVERIFY2(std::string(e.what()).size() > 10, text.c_str());
            }
        }
        qInfo("%d texts were read, %d refused", read, refused);
        QVERIFY(read > 100 && refused > 1000);
    }
    void deepAndLongTextsAreSentences() {
        const ProgramCase here;
        const auto repeated = [](const std::string& text, int count) {
            std::string all;
            for (int k = 0; k < count; ++k) all += text;
            return all;
        };
        for (const std::string& text : {repeated("a.", 100000) + "b = 1",
                                        "[" + repeated("a.", 900) + "a]\n" + repeated("b.", 900) + "b = 1",
                                        "a = " + repeated("[", 100000), "a = " + repeated("{a=", 600),
                                        std::string(300000, '\n'), std::string("\0\0", 2)})
            QVERIFY(here.refusal(text) != "no error");
        QVERIFY(contains(here.refusal(repeated("a.", 100000) + "b = 1"),
                         "solver.toml:1: The line has 200005 bytes; it may have 2000"));
    }
};

RIGOR_TEST(TestProgramFile)
#include "test_program_file.moc"

} // namespace test_program_file

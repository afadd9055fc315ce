// Placeholders, formats of numbers, and commands split without a shell.
#include "core/engine/program/command_line.h"
#include "core/engine/program/program_text.h"
#include "core/foundation/base/random.h"
#include "tests/support/models/small_models.h"
#include "tests/support/test_program.h"

#include <bit>
#include <charconv>
#include <cstdio>

namespace test_program_texts {

using namespace rigor;
using sample::contains;

namespace {

std::string filledText(const std::string& text, double value) {
    return ProgramText(text, {"t"}, true).filledIn([&](const Placeholder& one) {
        return printedNumber(value, one.format, one.name);
    });
}

std::string textRefusal(const std::string& text) {
    try {
        ProgramText(text, {"in.txt"}, true);
    } catch (const Error& e) {
        return e.what();
    }
    return "no error";
}

std::string words(const std::string& command) {
    std::string all;
    try {
        for (const std::string& word : splitCommand(command, {"solver.toml", 3, 11})) all += "<" + word + ">";
    } catch (const Error& e) {
        return e.what();
    }
    return all;
}

} // namespace

class TestProgramTexts : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void aNumberIsWrittenInTheShortestFormThatReadsBackEqual() {
        QCOMPARE(exactNumber(0.1), std::string("0.1"));
        QCOMPARE(exactNumber(3), std::string("3"));
        RandomStream random(7, 1);
        for (int k = 0; k < 20000; ++k) {
            // All bits at random, so all exponents; what is no number is not written.
            const double value = std::bit_cast<double>(random());
            if (!std::isfinite(value)) continue;
            const std::string text = exactNumber(value);
            double back = 0;
            std::from_chars(text.data(), text.data() + text.size(), back);
            QCOMPARE(std::bit_cast<std::uint64_t>(back), std::bit_cast<std::uint64_t>(value));
            QCOMPARE(std::bit_cast<std::uint64_t>(std::strtod(text.c_str(), nullptr)),
                     std::bit_cast<std::uint64_t>(value));
        }
    }
    void aFormatWritesWhatPrintfWrites() {
        const char* formats[] = {"%e",      "%.6e",  "%12.4f", "%-12.4f", "%+g", "% .3e",
                                 "%012.5f", "%#.0f", "%G",     "%.17g",   "%E",  "%08.1e",
                                 "%+.2f",   "%g",    "%-8.3g", "%.0f",    "%5g", "%f"};
        for (const char* format : formats)
            for (const double value : {0.0, 1.0, -2.5, 3.14159265358979, 1e-9, -123456.789, 2e20}) {
                char expected[64];
                std::snprintf(expected, sizeof expected, format, value);
                QCOMPARE(filledText(std::string("{{k:") + format + "}}", value), std::string(expected));
            }
        QCOMPARE(filledText("{{n:%d}}", 42), std::string("42"));
        QCOMPARE(filledText("[{{n:%5d}}|{{n:%-5i}}|{{n:%05d}}]", -42), std::string("[  -42|-42  |-0042]"));
    }
    void aNumberThatIsNotWholeHasNoWholeFormat() {
        QVERIFY(contains(sample::refusal([] { filledText("{{n:%d}}", 2.5); }),
                         "n is 2.5, which is no whole number"));
        QVERIFY(contains(sample::refusal([] { filledText("{{n:%d}}", 1e300); }), "no whole number"));
    }
    void bracesThatStandForThemselves() {
        QCOMPARE(filledText("a = {{\"{{\"}}1, 2}, {3, 4}} {{k}}{{\"{{}}\"}}.", 7),
                 std::string("a = {{1, 2}, {3, 4}} 7{{}}."));
        QCOMPARE(filledText("{ k } } {", 7), std::string("{ k } } {"));
        QCOMPARE(filledText("{{ k }}", 7), std::string("7"));
    }
    void aWrongPlaceholderHasItsPlace() {
        QVERIFY(contains(textRefusal("a\n  \u00e4 {{k"), "in.txt:2:5: {{ is not closed by }} in its line"));
        QVERIFY(contains(textRefusal("a\n{{k\n}}"), "in.txt:2:1: {{ is not closed"));
        QVERIFY(contains(textRefusal("{{}}"), "in.txt:1:1: \"\" is no name of a parameter"));
        QVERIFY(contains(textRefusal("x {{1; 2}}"), "in.txt:1:3: \"1; 2\" is no name"));
        QVERIFY(contains(textRefusal("{{k:%s}}"), "\"%s\" is no format of a number"));
        QVERIFY(contains(textRefusal("{{k:%999.3f}}"), "\"%999.3f\" is no format"));
        QVERIFY(contains(textRefusal("{{k:%n}}"), "\"%n\" is no format"));
        QVERIFY(contains(textRefusal("{{k:%.3d}}"), "\"%.3d\" is no format"));
        QVERIFY(contains(textRefusal("{{k:%*d}}"), "\"%*d\" is no format"));
        QVERIFY(contains(textRefusal("{{\"{{ }}"), "{{\" is not closed by \"}}"));
    }
    void aCommandIsSplitAsAShellDoes() {
        QCOMPARE(words("python3 a.py  b"), std::string("<python3><a.py><b>"));
        QCOMPARE(words("run 'two words' \"and \\\"more\\\"\" a\\ b ''"),
                 std::string("<run><two words><and \"more\"><a b><>"));
        QCOMPARE(words("run --k={{ k }} {{k:%.3f}}"), std::string("<run><--k={{ k }}><{{k:%.3f}}>"));
        QCOMPARE(words("run 'a|b' \\$x"), std::string("<run><a|b><$x>"));
    }
    void whatNeedsAShellIsRefused() {
        for (const char* command :
             {"a | b", "a > b", "a; b", "a && b", "a $HOME", "a `b`", "a \"$b\"", "a *.txt", "a $(b)"})
            QVERIFY2(contains(words(command), "solver.toml:3:11: The command runs without a shell"), command);
        QVERIFY(contains(words("a 'b"), "a quote ' that is not closed"));
        QVERIFY(contains(words("a \\"), "ends with a backslash"));
    }
};

RIGOR_TEST(TestProgramTexts)
#include "test_program_texts.moc"

} // namespace test_program_texts

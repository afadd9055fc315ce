#include "core/foundation/base/error.h"
#include "core/foundation/base/parallel.h"
#include "core/foundation/base/retold.h"
#include "core/foundation/base/translate.h"
#include "tests/support/test_program.h"

#include <QtTest>

using namespace rigor;

class TestTranslate : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void cleanup() {
        setTranslator({});
        setDecimalSign('.');
    }

    void withoutATranslatorTheTextIsItself() {
        QCOMPARE(translate("Report", "Warnings"), std::string("Warnings"));
        QCOMPARE(filled(translate("Report", "{} of {}"), 3, 108), std::string("3 of 108"));
    }

    void aTranslatorMayReorder() {
        setTranslator([](const char* context, const char* text) {
            return std::string(text) == "{} of {}" ? std::string("{1} ({0}) ") + context : std::string(text);
        });
        QCOMPARE(filled(translate("Report", "{} of {}"), 3, 108), std::string("108 (3) Report"));
        QCOMPARE(translate("Report", "Warnings"), std::string("Warnings"));
    }

    void aPatternThatDoesNotFitIsShownAsItIs() {
        QCOMPARE(filled("{} of {} {}", 1, 2), std::string("{} of {} {}"));
        QCOMPARE(filled("{:d}", std::string("text")), std::string("{:d}"));
    }

    void anErrorIsSaidInTheLanguage() {
        const auto said = [](double limit) {
            try {
                fail(sentence("Error", "{} is above {:.2f} ({})."), std::string("0.5.csv"), limit, 3);
            } catch (const Error& e) {
                return e.sentence();
            }
            return std::string();
        };
        QCOMPARE(said(1.5), std::string("0.5.csv is above 1.50 (3)."));
        setTranslator([](const char* context, const char* text) {
            return std::string(context) + text == "Error{} is above {:.2f} ({})."
                       ? std::string("{} liegt über {:.2f} ({}).")
                       : std::string(text);
        });
        setDecimalSign(',');
        QCOMPARE(said(1.5), std::string("0.5.csv liegt über 1,50 (3)."));
    }

    // Keys of choices that are names are spelt as names, unless a language has its own word.
    void choicesThatAreNamesAreSpeltAsNames() {
        QCOMPARE(translate("Field", "cma es"), std::string("CMA-ES"));
        QCOMPARE(translate("Field", "particle swarm"), std::string("particle swarm"));
        QCOMPARE(translate("Report", "sqp"), std::string("sqp"));
        setTranslator([](const char*, const char*) { return std::string("gaußsch"); });
        QCOMPARE(translate("Field", "gaussian"), std::string("gaußsch"));
    }

    // Numbers in all the forms of fmt; names and whole numbers keep their points.
    void numbersOfASentenceHaveTheDecimalSign() {
        setDecimalSign(',');
        QCOMPARE(filled("{} {:g} {:.2e} {:8.1f}|", 0.25, 1e-7, 12.5, 3.25F),
                 std::string("0,25 10⁻⁷ 1,25 × 10¹      3,2|"));
        QCOMPARE(filled("{:.{}f} {} {}", 1.0 / 3, 3, "a.b", 7), std::string("0,333 a.b 7"));
        QCOMPARE(filled("{:.4g}, {:g}, {}", -5.44e6, -1e20, -0.5), std::string("−5,44 × 10⁶, −10²⁰, -0,5"));
        QCOMPARE(filled("{}", -std::numeric_limits<double>::infinity()), std::string("-inf"));
    }

    /// What was kept is said in English and, the language changed, as it would have been made there.
    void aKeptTextIsSaidAgain() {
        const auto german = [](const char*, const char* text) {
            const std::map<std::string, std::string> known{{"{} of {}", "{1} bei {0}"},
                                                           {"line {}: {}.", "Zeile {}: {}."},
                                                           {"it is {:.{}f} {{m}}", "es ist {:.{}f} {{m}}"},
                                                           {"Nothing", "Nichts"}};
            const auto found = known.find(text);
            return found == known.end() ? std::string(text) : found->second;
        };
        const auto made = [] {
            return std::vector{filled(translate("Report", "{} of {}"), 3, 0.25),
                               filled(sentence("Report", "line {}: {}."), 7,
                                      filled(sentence("Report", "it is {:.{}f} {{m}}"), 1.0 / 3, 3)),
                               "a.b: " + translate("Report", "Nothing") + " " +
                                   filled(sentence("Report", "{} of {}"), "1.5", -5.44e6)};
        };
        const auto retoldAll = [](std::vector<std::string> texts) {
            for (std::string& text : texts) text = retold(text);
            return texts;
        };
        const auto english = made();
        std::vector<std::string> kept;
        {
            const KeepSources keep;
            kept = made();
        }
        QVERIFY(hasSources(kept[0]) && !hasSources(english[0]));
        QCOMPARE(retoldAll(kept), english);
        QCOMPARE(english[1], std::string("line 7: it is 0.333 {m}."));
        setTranslator(german);
        setDecimalSign(',');
        QCOMPARE(retoldAll(kept), made());
        QCOMPARE(retold(kept[1]), std::string("Zeile 7: es ist 0,333 {m}."));
        QCOMPARE(retold("typed \"{}\""), std::string("typed \"{}\""));
        QCOMPARE(retold(kept[2].substr(0, kept[2].size() - 1)).substr(0, 5), std::string("a.b: ")); // cut off
    }

    /// In the loops of a run too, and nowhere else.
    void aLoopKeepsWhatItsCallerKeeps() {
        std::vector<std::string> texts(64);
        const auto all = [&](bool keeps) {
            parallelFor(texts.size(), 0, {},
                        [&](std::size_t i) { texts[i] = translate("Report", "Nothing"); });
            return std::all_of(texts.begin(), texts.end(),
                               [&](const std::string& text) { return hasSources(text) == keeps; });
        };
        {
            const KeepSources keep;
            QVERIFY(all(true));
            const KeepSources not_(false);
            QVERIFY(all(false));
        }
        QVERIFY(all(false));
    }
};

RIGOR_TEST(TestTranslate)
#include "test_translate.moc"

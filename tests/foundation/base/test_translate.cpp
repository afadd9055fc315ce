#include "core/foundation/base/error.h"
#include "core/foundation/base/translate.h"
#include "tests/support/test_program.h"

#include <QtTest>

namespace test_translate {

using namespace rigor;

class TestTranslate : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void cleanup() {
        setTranslator({});
        setDecimalSign('.');
    }

    void withoutATranslatorTheTextIsItself() {
        QCOMPARE(translate("Report", "Warnings").text(), std::string("Warnings"));
        QCOMPARE(filled(translate("Report", "{} of {}"), 3, 108).text(), std::string("3 of 108"));
    }

    void aTranslatorMayReorder() {
        setTranslator([](const char* context, const char* text) {
            return std::string(text) == "{} of {}" ? std::string("{1} ({0}) ") + context : std::string(text);
        });
        QCOMPARE(filled(translate("Report", "{} of {}"), 3, 108).text(), std::string("108 (3) Report"));
        QCOMPARE(translate("Report", "Warnings").text(), std::string("Warnings"));
    }

    void aPatternThatDoesNotFitIsShownAsItIs() {
        QCOMPARE(filled("{} of {} {}", 1, 2).text(), std::string("{} of {} {}"));
        QCOMPARE(filled("{:d}", std::string("text")).text(), std::string("{:d}"));
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
        QCOMPARE(translate("Field", "cma es").text(), std::string("CMA-ES"));
        QCOMPARE(translate("Field", "particle swarm").text(), std::string("particle swarm"));
        QCOMPARE(translate("Report", "sqp").text(), std::string("sqp"));
        setTranslator([](const char*, const char*) { return std::string("gaußsch"); });
        QCOMPARE(translate("Field", "gaussian").text(), std::string("gaußsch"));
    }

    // Numbers in all the forms of fmt; names and whole numbers keep their points.
    void numbersOfASentenceHaveTheDecimalSign() {
        setDecimalSign(',');
        QCOMPARE(filled("{} {:g} {:.2e} {:8.1f}|", 0.25, 1e-7, 12.5, 3.25F).text(),
                 std::string("0,25 10⁻⁷ 1,25 × 10¹      3,2|"));
        QCOMPARE(filled("{:.{}f} {} {}", 1.0 / 3, 3, "a.b", 7).text(), std::string("0,333 a.b 7"));
        QCOMPARE(filled("{:.4g}, {:g}, {}", -5.44e6, -1e20, -0.5).text(),
                 std::string("−5,44 × 10⁶, −10²⁰, −0,5"));
        QCOMPARE(filled("{}", -std::numeric_limits<double>::infinity()).text(), std::string("−inf"));
        // The minus is a real one, of numbers alone; programs and refusals have the hyphen.
        const Message message = filled("x-1 {} {:+.2f} {}", -0.5, -1.0, "a-b");
        QCOMPARE(message.text(), std::string("x-1 −0,5 −1,00 a-b"));
        QCOMPARE(message.text(Minus::Hyphen), std::string("x-1 -0,5 -1,00 a-b"));
        QCOMPARE(textsOf({message, filled("{}: {}", "inner", message)}, Minus::Hyphen).back(),
                 std::string("inner: x-1 -0,5 -1,00 a-b"));
        QCOMPARE(Error(message).sentence(), message.text(Minus::Hyphen));
        QCOMPARE(std::string(Error(message, {.file = "f"}).what()), "f: " + message.text(Minus::Hyphen));
    }

    /// A message is said in English and, the language changed, as it would have been made there.
    void aMessageIsSaidInTheLanguageOfTheMoment() {
        const auto german = [](const char*, const char* text) {
            const std::map<std::string, std::string> known{{"{} of {}", "{1} bei {0}"},
                                                           {"line {}: {}.", "Zeile {}: {}."},
                                                           {"it is {:.{}f} {{m}}", "es ist {:.{}f} {{m}}"},
                                                           {"Nothing", "Nichts"},
                                                           {"either {}", "{} {}"}};
            const auto found = known.find(text);
            return found == known.end() ? std::string(text) : found->second;
        };
        const auto made = [] {
            return Messages{filled(translate("Report", "{} of {}"), 3, 0.25),
                            filled(sentence("Report", "line {}: {}."), 7,
                                   filled(sentence("Report", "it is {:.{}f} {{m}}"), 1.0 / 3, 3)),
                            "a.b: " + translate("Report", "Nothing") + " " +
                                filled(sentence("Report", "{} of {}"), "1.5", -5.44e6),
                            filled(sentence("Report", "either {}"),
                                   fmt::join(Messages{translate("Report", "Nothing"), "x{}"}, ", ")),
                            verbatim("typed \"{}\"")};
        };
        const Messages kept = made();
        QCOMPARE(textsOf(kept), (std::vector<std::string>{"3 of 0.25", "line 7: it is 0.333 {m}.",
                                                          "a.b: Nothing 1.5 of −5440000",
                                                          "either Nothing, x{}", "typed \"{}\""}));
        setTranslator(german);
        setDecimalSign(',');
        // A translation that does not fit its arguments is not said.
        QCOMPARE(textsOf(kept), (std::vector<std::string>{"0,25 bei 3", "Zeile 7: es ist 0,333 {m}.",
                                                          "a.b: Nichts −5440000 bei 1.5",
                                                          "either Nichts, x{}", "typed \"{}\""}));
        QCOMPARE(kept, made());
    }

    /// A long sum stays as flat as its parts; nothing added changes nothing.
    void messagesAddUp() {
        Message all;
        for (int k = 0; k < 1000; ++k) all += filled("{} ", k % 10);
        QCOMPARE(all.arguments.size(), std::size_t(1000));
        QCOMPARE(all.text().substr(0, 6), std::string("0 1 2 "));
        QCOMPARE(all + "", all);
        QCOMPARE(Message() + all, all);
        QCOMPARE(joined({"a", translate("Report", "b")}, "; ").text(), std::string("a; b"));
        QVERIFY(joined({}, "; ").empty());
    }
};

RIGOR_TEST(TestTranslate)
#include "test_translate.moc"

} // namespace test_translate

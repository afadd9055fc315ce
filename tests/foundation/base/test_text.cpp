#include "core/foundation/base/error.h"
#include "core/foundation/base/plain_line.h"
#include "core/foundation/base/text.h"
#include "tests/support/test_program.h"

#include <QtTest>

namespace test_text {

using namespace rigor;

class TestText : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void nothingIsCutWithinANumberAWordOrACharacter_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("most");
        QTest::addColumn<QByteArray>("shown");
        QTest::newRow("short enough") << QByteArray("p = 1.0") << 7 << QByteArray("p = 1.0");
        QTest::newRow("number") << QByteArray("p = 1.0 * 1.0 * 2") << 11 << QByteArray("p = 1.0 * …");
        QTest::newRow("behind the point")
            << QByteArray("p = 1.0 * 1.0 * 2") << 12 << QByteArray("p = 1.0 * …");
        QTest::newRow("end of a number")
            << QByteArray("p = 1.0 * 1.0 * 2") << 13 << QByteArray("p = 1.0 * 1.0…");
        QTest::newRow("power") << QByteArray("x + y + 1.5e-12 + z") << 12 << QByteArray("x + y + …");
        QTest::newRow("power, behind e")
            << QByteArray("x + y + 1.5e-12 + z") << 13 << QByteArray("x + y + …");
        QTest::newRow("a name minus") << QByteArray("a + force-12 + z") << 9 << QByteArray("a + force…");
        QTest::newRow("word") << QByteArray("mass and stiffness") << 14 << QByteArray("mass and …");
        QTest::newRow("component") << QByteArray("1 + motor.shaft.w + 2") << 12
                                   << QByteArray("1 + motor.sh…");
        QTest::newRow("umlaut") << QByteArray("größe + 1") << 5 << QByteArray("grö…");
        QTest::newRow("one long word") << QByteArray(100, 'a') << 10 << QByteArray(10, 'a') + "…";
    }
    void nothingIsCutWithinANumberAWordOrACharacter() {
        QFETCH(QByteArray, text);
        QFETCH(int, most);
        QFETCH(QByteArray, shown);
        QCOMPARE(QByteArray::fromStdString(shortened(text.toStdString(), static_cast<std::size_t>(most))),
                 shown);
    }

    void aLongTextOfAUserDoesNotHideTheSentence() {
        const std::string typed(50'000, 'a');
        const Error error(filled(sentence("Study", "{}: {}"), typed,
                                 filled(sentence("Study", "\"{}\" is not an option"), typed)));
        QVERIFY(std::string(error.what()).size() < 2000);
        QVERIFY(QByteArray(error.what()).endsWith("is not an option"));
        QCOMPARE(error.sentence(), std::string(error.what()));
    }

    /// Whatever strangers write: one line of legal UTF-8, and what was that stays as it was.
    void linesOfStrangers() {
        for (const char* plain :
             {"", "plain", "h\xc3\xb6he \xe2\x82\xac \xf0\x9f\x98\x80 \xed\x9f\xbf \xf4\x8f\xbf\xbf"})
            QCOMPARE(plainLine(plain), std::string(plain));
        QCOMPARE(plainLine("a\n\x1b[31m\x7f\xc2\x85z"), std::string("a  [31m  z"));
        const std::string instead = "\xef\xbf\xbd";
        for (const char* none : {"\xe9", "\x80", "\xc0", "\xf5", "\xff", "\xc3"})
            QCOMPARE(plainLine(none), instead);
        QCOMPARE(plainLine("\xc0\xaf"), instead + instead);                             // a longer form of /
        QCOMPARE(plainLine("\xed\xa0\x80"), instead + instead + instead);               // half a pair
        QCOMPARE(plainLine("\xf4\x90\x80\x80"), instead + instead + instead + instead); // behind the last
        // Not what stands beside them: a dash, an ellipsis, a narrow blank, a sign of words.
        QCOMPARE(plainLine("a\u202etxt.exe\u2028b\u2029\u200f\u2066c\u2069\u061cd"),
                 std::string("a txt.exe b   c  d"));
        for (const char* plain : {"\u2013", "\u2026", "\u202f", "\u2027", "\u2065", "\u206a", "\u200d"})
            QCOMPARE(plainLine(plain), std::string(plain));
        QCOMPARE(plainLine("\xe2\x82x"), instead + instead + "x");
    }
};

RIGOR_TEST(TestText)
#include "test_text.moc"

} // namespace test_text

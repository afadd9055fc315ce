#include "core/foundation/base/translate.h"

#include <QtTest>

using namespace rigor;

class TestTranslate : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void cleanup() { setTranslator({}); }

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
};

QTEST_APPLESS_MAIN(TestTranslate)
#include "test_translate.moc"

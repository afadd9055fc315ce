#include "tests/support/test_paths.h"
#include "tests/support/test_program.h"
#include "ui/widgets/look/theme.h"

#include <QApplication>
#include <QFile>
#include <QImage>
#include <QSet>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QtTest>

#include <cmath>

namespace test_theme {

using namespace rigor;

class TestTheme : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void contrastOfBlackOnWhiteIs21() {
        // WCAG 2.1: (1 + 0.05) / (0 + 0.05), exactly 21.
        QCOMPARE(contrast(Qt::black, Qt::white), 21.0);
    }

    void textReachesFourPointFiveOnEverySurface_data() {
        QTest::addColumn<bool>("dark");
        QTest::newRow("light") << false;
        QTest::newRow("dark") << true;
    }
    void textReachesFourPointFiveOnEverySurface() {
        QFETCH(bool, dark);
        const Tokens& t = dark ? darkTokens() : lightTokens();
        const auto check = [](const char* what, const QColor& ink, const QColor& ground, double least) {
            QVERIFY2(contrast(ink, ground) >= least,
                     qPrintable(QString("%1: %2").arg(what).arg(contrast(ink, ground))));
        };
        for (const QColor& ground : {t.raised, t.window, t.nav, t.field, t.selection}) {
            check("text", t.text, ground, 4.5);
            check("muted", t.muted, ground, 4.5);
        }
        for (const QColor& ground :
             {t.raised, t.window, t.nav, t.successBar, t.warningBar, t.errorBar, t.infoStrip})
            check("accent", t.accent, ground, 4.5);
        check("on accent", t.onAccent, t.accent, 4.5);
        check("success", t.success, t.successBar, 4.5);
        check("warning", t.warning, t.warningBar, 4.5);
        check("error", t.error, t.errorBar, 4.5);
        for (const QColor& ground : {t.raised, t.window, t.nav, t.field})
            check("strong", t.strong, ground, 2.95);
        for (const QColor& ink :
             {t.codeKeyword, t.codeType, t.codeBuiltin, t.codeNumber, t.codeString, t.muted})
            for (const QColor& ground : {t.field, t.currentLine, t.selection})
                check("code", ink, ground, 4.5);
        check("line number", t.lineNumber, t.field, 4.5);
        for (const QColor& line : t.series) check("series line", line, t.raised, 3.0);
        for (const QColor& label : t.seriesText) check("series text", label, t.raised, 4.5);
    }

    void tableOfTheDesignIsReproduced_data() {
        QTest::addColumn<QColor>("ink");
        QTest::addColumn<QColor>("ground");
        QTest::addColumn<double>("printed");
        const Tokens &l = lightTokens(), &d = darkTokens();
        QTest::newRow("light text on raised") << l.text << l.raised << 16.2;
        QTest::newRow("light text on window") << l.text << l.window << 14.6;
        QTest::newRow("light text on nav") << l.text << l.nav << 13.6;
        QTest::newRow("light text on selection") << l.text << l.selection << 12.6;
        QTest::newRow("light muted on raised") << l.muted << l.raised << 6.2;
        QTest::newRow("light accent on nav") << l.accent << l.nav << 5.2;
        QTest::newRow("light warning on strip") << l.warning << l.warningBar << 5.7;
        QTest::newRow("light strong on raised") << l.strong << l.raised << 3.6;
        QTest::newRow("dark text on raised") << d.text << d.raised << 11.5;
        QTest::newRow("dark muted on selection") << d.muted << d.selection << 4.7;
        QTest::newRow("dark accent on window") << d.accent << d.window << 7.1;
        QTest::newRow("dark on accent") << d.onAccent << d.accent << 7.1;
        QTest::newRow("dark error on strip") << d.error << d.errorBar << 5.8;
        QTest::newRow("dark strong on field") << d.strong << d.field << 4.2;
    }
    void tableOfTheDesignIsReproduced() {
        QFETCH(QColor, ink);
        QFETCH(QColor, ground);
        QFETCH(double, printed);
        // Printed with one decimal: half a unit of it.
        QVERIFY2(std::abs(contrast(ink, ground) - printed) <= 0.051,
                 qPrintable(QString::number(contrast(ink, ground))));
    }

    void choosingAThemeChangesThePaletteAtOnce() {
        Theme::instance().install();
        Theme::instance().choose(ThemeChoice::Dark);
        QCOMPARE(qApp->palette().color(QPalette::Window), darkTokens().window);
        Theme::instance().choose(ThemeChoice::Light);
        QCOMPARE(qApp->palette().color(QPalette::Window), lightTokens().window);
    }

    /// One would be asked for every widget, at every change of its palette or state.
    void noStyleSheetGoesOverTheWidgets() { QVERIFY(qApp->styleSheet().isEmpty()); }
};

RIGOR_WINDOW_TEST(TestTheme)
#include "test_theme.moc"

} // namespace test_theme

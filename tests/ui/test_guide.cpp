// The guide: every page in every language, with its pictures.
#include "tests/support/test_paths.h"
#include "tests/support/test_program.h"
#include "tests/ui/ui_fixture.h"
#include "ui/shell/guide_window.h"
#include "ui/shell/main_window.h"
#include "ui/widgets/language.h"

#include <QDir>
#include <QStandardPaths>
#include <QTextBlock>
#include <QTextBrowser>
#include <QtTest>

#include <algorithm>

using namespace rigor;

class TestGuide : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        Language::instance().choose("en");
        Theme::instance().install();
    }

    void theGuideHoldsEveryPageInEveryLanguage() {
        const QDir help(QString::fromStdString(sourceDir() + "/resources/help"));
        QStringList files;
        for (const QString& file : help.entryList({"*.md"}, QDir::Files)) files << QFileInfo(file).baseName();
        QStringList pages = GuideWindow::pages();
        std::sort(pages.begin(), pages.end());
        std::sort(files.begin(), files.end());
        QCOMPARE(pages, files);
        static const QRegularExpression link("\\]\\(([^)]+)\\)"),
            head("^#+ ", QRegularExpression::MultilineOption),
            row("^\\|", QRegularExpression::MultilineOption);
        const auto countOf = [](const QString& text, const QRegularExpression& what) {
            qsizetype n = 0;
            for (auto it = what.globalMatch(text); it.hasNext(); it.next()) ++n;
            return n;
        };
        for (const auto& language : Language::all())
            for (const QString& page : pages) {
                const QString folder = language.code == "en" ? QString() : language.code + '/';
                QFile english(":/help/" + page + ".md"), file(":/help/" + folder + page + ".md");
                QVERIFY2(english.open(QIODevice::ReadOnly) && file.open(QIODevice::ReadOnly),
                         qPrintable(folder + page));
                const QString there = QString::fromUtf8(english.readAll()),
                              here = QString::fromUtf8(file.readAll());
                QVERIFY2(folder.isEmpty() || here != there, qPrintable(folder + page));
                for (const auto* what : {&link, &head, &row})
                    QVERIFY2(countOf(here, *what) == countOf(there, *what),
                             qPrintable(folder + page + ' ' + what->pattern()));
            }
    }

    void picturesOfTheGuideAreShown() {
        MainWindow window;
        window.show();
        window.showGuide("tour");
        QTextBrowser* text = window.guide()->text();
        int pictures = 0;
        for (const QString& key : GuideWindow::pages()) {
            window.showGuide(key);
            for (QTextBlock block = text->document()->begin(); block.isValid(); block = block.next())
                for (auto part = block.begin(); !part.atEnd(); ++part)
                    if (const QTextImageFormat image = part.fragment().charFormat().toImageFormat();
                        image.isValid()) {
                        ++pictures;
                        QVERIFY2(!text->loadResource(QTextDocument::ImageResource, image.name()).isNull(),
                                 qPrintable(image.name()));
                    }
        }
        QVERIFY(pictures >= 6);
    }
};

RIGOR_WINDOW_TEST(TestGuide)
#include "test_guide.moc"

// The guide: every page in every language, with its pictures.
#include "core/study/file/study_keys.h"
#include "tests/support/test_paths.h"
#include "tests/support/test_program.h"
#include "tests/ui/ui_fixture.h"
#include "ui/shell/guide/first_steps.h"
#include "ui/shell/guide/guide_pages.h"
#include "ui/shell/guide/guide_window.h"
#include "ui/shell/main_window.h"
#include "ui/widgets/message_help.h"
#include "ui/widgets/text/language.h"

#include <QAbstractTextDocumentLayout>
#include <QApplication>
#include <QDir>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QStandardPaths>
#include <QTextBlock>
#include <QTextBrowser>
#include <QtTest>

#include <algorithm>

namespace test_guide {

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

    void headingsHaveTheSameNamesInEveryLanguage() {
        std::map<QString, QStringList> english;
        for (const auto& language : Language::all()) {
            Language::instance().choose(language.code);
            for (const QString& page : GuideWindow::pages()) {
                const QStringList names = guidePage(page).names;
                if (language.code == "en") english[page] = names;
                QVERIFY2(names == english[page], qPrintable(language.code + ' ' + page));
            }
        }
        QVERIFY(english["messages"].count("") == 1); // the title alone
    }

    /// Links lead to pages and to places that are there.
    void linksLeadSomewhere() {
        static const QRegularExpression link("\\]\\(([^)#:]*)(#[^)]*)?\\)");
        for (const auto& language : Language::all()) {
            Language::instance().choose(language.code);
            for (const QString& page : GuideWindow::pages())
                for (auto it = link.globalMatch(guidePage(page).markdown); it.hasNext();) {
                    const auto found = it.next();
                    if (found.captured(1).startsWith("images/")) continue;
                    const QString key = found.captured(1).isEmpty() ? page : found.captured(1).chopped(3);
                    QVERIFY2(GuideWindow::pages().contains(key), qPrintable(page + ' ' + found.captured(0)));
                    if (const QString name = found.captured(2).mid(1); !name.isEmpty())
                        QVERIFY2(guidePage(key).names.contains(name), qPrintable(page + ' ' + name));
                }
        }
    }

    /// Of every class that messages.txt sorts messages into, each in every language: its sentence, filled or
    /// not, leads to a section that is there.
    void everyClassOfMessageHasItsSection() {
        QFile table(":/help/messages.txt"),
            sources(QString::fromStdString(sourceDir()) + "/translations/rigor_de.ts");
        QVERIFY(table.open(QIODevice::ReadOnly) && sources.open(QIODevice::ReadOnly));
        const QString known = QString::fromUtf8(sources.readAll());
        const QStringList lines = QString::fromUtf8(table.readAll()).split('\n');
        static const QRegularExpression gap("\\{[^{}]*\\}|%n|%\\d");
        for (const auto& language : Language::all()) {
            Language::instance().choose(language.code);
            const QStringList names = guidePage("messages").names;
            QString name;
            QStringList classes;
            for (const QString& line : lines) {
                if (line.isEmpty() || line.startsWith('#')) continue;
                if (line.startsWith('[')) {
                    name = line.mid(1, line.size() - 2);
                    classes << name;
                    QVERIFY2(names.contains(name), qPrintable(language.code + ' ' + name));
                    continue;
                }
                const QString source = line.section('|', 1);
                if (language.code == "en") // a sentence that the program no longer says explains nothing
                    QVERIFY2(known.contains("<source>" + source.toHtmlEscaped().replace("'", "&apos;") +
                                            "</source>"),
                             qPrintable(source));
                QString said = QCoreApplication::translate(line.section('|', 0, 0).toUtf8(), source.toUtf8());
                said.replace(gap, "12.5");
                QVERIFY2(messageGuide(said) == "messages#" + name,
                         qPrintable(language.code + ' ' + said + " -> " + messageGuide(said)));
            }
            // And every section is reached by some message.
            for (const QString& section : names)
                QVERIFY2(section.isEmpty() || classes.contains(section), qPrintable(section));
        }
        Language::instance().choose("en");
        QCOMPARE(messageGuide("At a bound of the search: k. The interval there is not to be trusted; those "
                              "of the others hold "
                              "only if the true values lie there."),
                 QString("messages#bound"));
        QCOMPARE(messageGuide("EMPTY: no parameter vector within the bounds examined explains the data."),
                 QString("messages#empty"));
        QCOMPARE(messageGuide("The sensor w states no standard deviation, which the filter needs "
                              "(data.standard_deviations)."),
                 QString("messages#no-deviation"));
        QCOMPARE(messageGuide("R and C only in the combination C*R = 0.995(2)"),
                 QString("messages#combination"));
        QCOMPARE(messageGuide("Exported."), QString());
    }

    void everyKeyOfAStudyFileIsExplained() {
        for (const auto& language : Language::all()) {
            Language::instance().choose(language.code);
            const QString page = guidePage("study-file").markdown;
            const auto has = [&](const std::string& key) {
                return page.contains(
                    QRegularExpression("`([a-z_]+\\.)?" + QString::fromStdString(key) + "`"));
            };
            for (const auto* keys :
                 {&kStudyKeys, &kFileKeys, &kCandidateKeys, &kOutputKeys, &kValidationKeys})
                for (const std::string& key : *keys)
                    QVERIFY2(has(key), qPrintable(language.code + ' ' + QString::fromStdString(key)));
            for (const std::string& key : kDataKeys)
                QVERIFY2(page.contains("`data." + QString::fromStdString(key) + '`'),
                         qPrintable(language.code + " data." + QString::fromStdString(key)));
            for (const auto& [word, kind] : kStartWords)
                QVERIFY2(page.contains('"' + QString::fromStdString(word) + '"'), word.c_str());
            for (const char* key :
                 {"start", "min", "max", "family", "lower", "upper", "scale", "prior", "equals"})
                QVERIFY2(has(key), key);
            for (const MethodDescriptor* method : methods()) {
                QVERIFY2(has(method->key), method->key);
                const auto made = method->make();
                const Fields fields = made->options();
                for (const Field& field : fields.all()) QVERIFY2(has(field.key), field.key.c_str());
            }
        }
        Language::instance().choose("en");
    }

    void wordsAreFoundAndOpenedAtTheirPlace() {
        MainWindow window;
        window.show();
        window.showGuide("tour");
        GuideWindow& guide = *window.guide();
        QApplication::setActiveWindow(&guide);
        QTest::keyClicks(guide.search(), "Ljung-Box");
        QVERIFY(guide.found()->isVisible() && !guide.contents()->isVisible());
        QVERIFY(guide.found()->count() >= 1);
        QVERIFY2(guide.found()->item(0)->text().contains("Ljung-Box"),
                 qPrintable(guide.found()->item(0)->text()));
        QTest::keyClick(guide.search(), Qt::Key_Return);
        QCOMPARE(guide.page(), guide.found()->item(0)->data(Qt::UserRole).toString());
        QVERIFY(guide.page() != "tour");
        QVERIFY(!guide.text()->extraSelections().isEmpty());
        for (const auto& mark : guide.text()->extraSelections())
            QCOMPARE(mark.cursor.selectedText().toLower(), QString("ljung-box"));
        QVERIFY2(guide.text()->textCursor().block().text().contains("Ljung-Box"),
                 qPrintable(guide.text()->textCursor().block().text()));
        // Several words; a page whose title has them comes first.
        guide.search()->setText("own data");
        QCOMPARE(guide.found()->item(0)->data(Qt::UserRole).toString(), QString("own-data"));
        QTest::keyClick(guide.search(), Qt::Key_Down);
        QCOMPARE(guide.found()->currentRow(), 1);
        guide.search()->setText("xyzzy");
        QCOMPARE(guide.found()->count(), 1);
        QVERIFY(!(guide.found()->item(0)->flags() & Qt::ItemIsEnabled));
        QTest::keyClick(guide.search(), Qt::Key_Escape);
        QVERIFY(guide.contents()->isVisible() && guide.isVisible());
        QVERIFY(guide.text()->extraSelections().isEmpty());
    }

    /// Every line that is found is also come to: none leaves the text at its top.
    void everyHitHasItsPlace() {
        MainWindow window;
        window.show();
        window.showGuide("tour");
        GuideWindow& guide = *window.guide();
        for (const QString word : {"profile", "sensor", "likelihood", "unit"}) {
            guide.search()->setText(word);
            for (int row = 0; row < guide.found()->count(); ++row) {
                guide.found()->setCurrentRow(row);
                QTest::keyClick(guide.search(), Qt::Key_Return);
                QVERIFY2(guide.text()->textCursor().block().text().contains(word, Qt::CaseInsensitive),
                         qPrintable(guide.found()->item(row)->text()));
            }
        }
    }

    void aMessageOpensItsSection() {
        MainWindow window;
        window.show();
        window.goTo(kRun);
        window.notices().show(
            {{BarMessage::Kind::Warning,
              "Look.",
              "At a bound of the search: k. The interval there is not to be trusted; those of the "
              "others hold only if the true values lie there.",
              {}},
             {BarMessage::Kind::Info, "Exported.", "here", {}}});
        const auto bars = window.notices().findChildren<MessageBar*>();
        QPushButton* why = nullptr;
        for (MessageBar* bar : bars)
            for (auto* button : bar->findChildren<QPushButton*>())
                if (button->text() == "Why?") {
                    QVERIFY(!why); // what has nothing to explain offers nothing
                    why = button;
                }
        QVERIFY(why);
        QTest::mouseClick(why, Qt::LeftButton);
        QVERIFY(window.guide());
        QCOMPARE(window.guide()->page(), QString("messages"));
        QCOMPARE(window.guide()->text()->textCursor().block().text(), QString("A value lies on its bound"));
        // F1 with the keyboard in the strip does the same.
        window.guide()->showPage("tour");
        QApplication::setActiveWindow(&window);
        why->setFocus();
        QTRY_VERIFY(why->hasFocus());
        QTest::keyClick(&window, Qt::Key_F1);
        QCOMPARE(window.guide()->page(), QString("messages"));
    }

    /// What blocks Run is explained where it stands.
    void aBlockedRunIsExplained() {
        MainWindow window;
        window.setAsksBeforeLoss(false);
        window.show();
        window.document().openTemplate("rc-circuit");
        Document& document = window.document();
        QVERIFY(waitUntil([&] { return !document.isEmpty() && document.whyNotRun().isEmpty(); }, 60000));
        document.setMethod("filter");
        document.changeStudy("none", [](Study& study) { study.data.standardDeviations.clear(); });
        QVERIFY(waitUntil([&] { return !document.isSettling() && !document.whyNotRun().isEmpty(); }, 30000));
        window.goTo(kRun);
        QPushButton* why = nullptr;
        for (auto* button : window.page(kRun)->findChildren<QPushButton*>())
            if (button->text() == "Why?" && button->isVisible()) why = button;
        QVERIFY(why);
        QTest::mouseClick(why, Qt::LeftButton);
        QCOMPARE(window.guide()->text()->textCursor().block().text(),
                 QString("Blocked: no standard deviation"));
    }

    void theRoomOfAPictureIsThatOfThePicture() {
        MainWindow window;
        window.show();
        window.showGuide("unknowns");
        const QTextBrowser& text = *window.guide()->text();
        for (QTextBlock block = text.document()->begin(); block.isValid(); block = block.next())
            for (auto part = block.begin(); !part.atEnd(); ++part)
                if (const QTextImageFormat image = part.fragment().charFormat().toImageFormat();
                    image.isValid()) {
                    const double height =
                        text.document()->documentLayout()->blockBoundingRect(block).height();
                    QVERIFY2(height > 300 && height < 390,
                             qPrintable(QString::number(height))); // 350 and margins
                    return;
                }
        QFAIL("no picture");
    }

    void theFirstStepsTellWhatIsNext() {
        MainWindow window;
        window.setAsksBeforeLoss(false);
        window.show();
        window.showFirstSteps();
        auto* steps = window.findChild<FirstSteps*>();
        QVERIFY(steps && steps->isVisible());
        QCOMPARE(steps->next(), 0);
        QCOMPARE(steps->button(0)->text(), QString("Import data…"));
        Document& document = window.document();
        document.openTemplate("rc-circuit");
        QVERIFY(waitUntil([&] { return !document.isEmpty() && document.whyNotRun().isEmpty(); }, 60000));
        QCOMPARE(steps->next(), 3);
        QVERIFY2(steps->sentence(0).contains("1 experiment"), qPrintable(steps->sentence(0)));
        QTest::mouseClick(steps->button(2), Qt::LeftButton);
        QCOMPARE(window.currentStep(), int(kUnknowns));
        document.changeStudy("none", [](Study& study) { study.unknowns.clear(); });
        QTRY_COMPARE(steps->next(), 2);
        document.undoStack().undo();
        QTRY_COMPARE(steps->next(), 3);
        QTest::mouseClick(steps->button(3), Qt::LeftButton); // runs
        QVERIFY(waitUntil([&] { return !document.runs().empty() && document.runs().back().result; }, 60000));
        QTRY_COMPARE(steps->next(), 4);
        QTest::mouseClick(steps->button(4), Qt::LeftButton);
        QCOMPARE(window.currentStep(), int(kReport));
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

} // namespace test_guide

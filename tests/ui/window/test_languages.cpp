// The languages are complete, lose no placeholder, and are switched while the window is open.
#include "core/engine/data/csv/csv_reader.h"
#include "core/engine/modelica/compile.h"
#include "core/foundation/base/error.h"
#include "core/foundation/message/number_text.h"
#include "core/methods/method.h"
#include "core/methods/result/result_hash.h"
#include "core/presentation/figure.h"
#include "core/study/report/report.h"
#include "tests/support/test_paths.h"
#include "tests/support/test_program.h"
#include "tests/ui/ui_fixture.h"
#include "ui/shell/guide/guide_window.h"
#include "ui/shell/main_window.h"
#include "ui/steps/run/run_page.h"
#include "ui/steps/start/start_page.h"
#include "ui/widgets/message_bar.h"
#include "ui/widgets/navigator.h"
#include "ui/widgets/text/language.h"
#include "ui/widgets/text/qt_text.h"

#include <QAction>
#include <QImage>
#include <QLabel>
#include <QLibraryInfo>
#include <QMenu>
#include <QMenuBar>
#include <QProcess>
#include <QSettings>
#include <QTemporaryDir>
#include <QXmlStreamReader>
#include <QtTest>

namespace test_languages {

using namespace rigor;

namespace {
const QStringList kLanguages{"de", "fr", "nl"};

struct TranslationMessage {
    QString context, source;
    QStringList translations; ///< several for plurals
    bool finished = true;
    QString comment = {}; ///< which of the meanings of the source
};

QString catalogue(const QString& language) {
    return QString::fromStdString(sourceDir() + "/translations/rigor_%1.ts").arg(language);
}

std::vector<TranslationMessage> read(const QString& path) {
    QFile file(path);
    std::vector<TranslationMessage> messages;
    if (!file.open(QIODevice::ReadOnly)) return messages;
    QXmlStreamReader xml(&file);
    QString context;
    while (!xml.atEnd()) {
        if (!xml.readNextStartElement()) continue;
        const auto name = xml.name();
        if (name == u"name")
            context = xml.readElementText();
        else if (name == u"message")
            messages.push_back({context, {}, {}});
        else if (name == u"source")
            messages.back().source = xml.readElementText();
        else if (name == u"comment")
            messages.back().comment = xml.readElementText();
        else if (name == u"translation") {
            messages.back().finished = xml.attributes().value("type").isEmpty();
            const QString text = xml.readElementText(QXmlStreamReader::IncludeChildElements);
            messages.back().translations << text;
        }
    }
    return messages;
}

/// What is filled in later, sorted: %1, %n, {}, {:.2f}. The order of {} counts: it is filled from left to
/// right.
QStringList placeholders(const QString& text) {
    static const QRegularExpression qt("%(\\d+|n)"), braces("\\{[^}]*\\}");
    QStringList found;
    for (auto it = qt.globalMatch(text); it.hasNext();) found << it.next().captured();
    found.sort();
    found.removeDuplicates();
    for (auto it = braces.globalMatch(text); it.hasNext();) found << it.next().captured();
    return found;
}

/// What an action throws, without its place.
QString refusal(const std::function<void()>& action) {
    try {
        action();
    } catch (const Error& e) {
        return QString::fromStdString(e.sentence());
    }
    return {};
}

QString firstProblem(const std::vector<ModelProblem>& problems) {
    return problems.empty() ? QString() : QString::fromStdString(problems.front().sentence);
}

/// Of all that is seen in the window.
QStringList texts(const QWidget& window) {
    QStringList all;
    for (const auto* label : window.findChildren<QLabel*>()) all << label->text();
    for (const auto* button : window.findChildren<QAbstractButton*>()) all << button->text();
    return all;
}

QStringList menus(const MainWindow& window) {
    QStringList all;
    for (const QAction* menu : window.menuBar()->actions()) all << menu->text();
    return all;
}
} // namespace

class TestLanguages : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void initTestCase() { useTestSettings(); }
    void cleanup() { Language::instance().choose("en"); }

    void everyTextIsTranslated() {
        for (const QString& language : kLanguages) {
            const auto messages = read(catalogue(language));
            QVERIFY(messages.size() > 800);
            for (const TranslationMessage& m : messages) {
                QVERIFY2(m.finished && !m.translations.isEmpty(),
                         qPrintable(language + ": " + m.context + ": " + m.source));
                for (const QString& translation : m.translations)
                    QVERIFY2(!translation.isEmpty(),
                             qPrintable(language + ": " + m.context + ": " + m.source));
            }
        }
    }

    void theCataloguesHoldTheTextsOfTheSources() {
        const QTemporaryDir folder;
        QStringList arguments{"-silent",
                              "-tr-function-alias",
                              "QT_TRANSLATE_NOOP+=translatable,QT_TRANSLATE_NOOP+=sentence",
                              "-I",
                              ".",
                              "-locations",
                              "none",
                              "-no-obsolete",
                              "ui",
                              "core",
                              "app",
                              "-ts"};
        for (const QString& language : kLanguages) {
            const QString copy = folder.filePath("rigor_" + language + ".ts");
            QVERIFY(QFile::copy(catalogue(language), copy));
            arguments << copy;
        }
        QProcess lupdate;
        lupdate.setWorkingDirectory(QString::fromStdString(sourceDir()));
        lupdate.start(QLibraryInfo::path(QLibraryInfo::BinariesPath) + "/lupdate", arguments);
        QVERIFY2(lupdate.waitForFinished(300000), qPrintable(lupdate.errorString()));
        for (const QString& language : kLanguages) {
            QStringList shared;
            for (const TranslationMessage& m : read(catalogue(language)))
                if (m.context == "Shared") shared << m.source;
            for (const TranslationMessage& m : read(folder.filePath("rigor_" + language + ".ts")))
                QVERIFY2(m.finished || shared.contains(m.source),
                         qPrintable(language + " lacks (build update_translations): " + m.context + ": " +
                                    m.source));
        }
    }

    void whatIsTranslatedAlikeStandsOnce() {
        const auto key = [](const TranslationMessage& m) { return m.source + '|' + m.comment; };
        for (const QString& language : kLanguages) {
            QHash<QString, QStringList> shared;
            QSet<QString> met;
            const auto messages = read(catalogue(language));
            for (const TranslationMessage& m : messages)
                if (m.context == "Shared") shared.insert(key(m), m.translations);
            for (const TranslationMessage& m : messages) {
                if (m.context == "Shared") continue;
                const QString all = key(m) + '|' + m.translations.join('|');
                const bool again =
                    shared.contains(key(m)) ? shared[key(m)] == m.translations : met.contains(all);
                QVERIFY2(!again, qPrintable(language + " (build update_translations): " + m.context + ": " +
                                            m.source));
                met.insert(all);
            }
        }
    }

    void noPlaceholderIsLost() {
        for (const QString& language : kLanguages)
            for (const TranslationMessage& m : read(catalogue(language)))
                for (const QString& translation : m.translations) {
                    const QByteArray where = (language + ": " + m.source + " -> " + translation).toUtf8();
                    QVERIFY2(placeholders(translation) == placeholders(m.source), where);
                    QVERIFY2(translation.contains("*.") == m.source.contains("*."), where);
                }
    }

    // Two menus of one letter: Alt+letter would open neither.
    void theMenusHaveLettersOfTheirOwn() {
        MainWindow window;
        window.setAsksBeforeLoss(false);
        for (const QString& language : kLanguages) {
            Language::instance().choose(language);
            QStringList letters;
            for (const QString& menu : menus(window)) letters << menu.mid(menu.indexOf('&') + 1, 1).toLower();
            QCOMPARE(letters.size(), 6);
            QCOMPARE(letters.removeDuplicates(), 0);
        }
    }

    void switchingChangesNavigatorMenusAndTheOpenPage() {
        MainWindow window;
        window.setAsksBeforeLoss(false);
        window.show();
        window.document().openAny(
            QString::fromStdString(sourceDir() + "/resources/rigs/wet-clutch/inverse-uncertainty.toml"));
        QVERIFY(waitUntil([&] { return window.document().whyNotRun().isEmpty(); }, 30000));
        window.goTo(kUnknowns);
        window.showGuide("unknowns");
        const QString study = QString::fromStdString(window.document().study().title);
        const int undoSteps = window.document().undoStack().count();
        struct Expected {
            const char *code, *unknowns, *file, *add, *ready;
        };
        for (const auto& e : {Expected{"de", "Unbekannte", "&Datei", "Unbekannte hinzufügen", "Bereit"},
                              Expected{"fr", "Inconnues", "&Fichier", "Ajouter une inconnue", "Prêt"},
                              Expected{"nl", "Onbekenden", "&Bestand", "Onbekende toevoegen", "Gereed"},
                              Expected{"en", "Unknowns", "&File", "Add unknown", "Ready"}}) {
            Language::instance().choose(e.code);
            QCoreApplication::processEvents();
            const auto& steps = window.navigator().steps();
            QCOMPARE(steps[kUnknowns].name, QString::fromUtf8(e.unknowns));
            QCOMPARE(steps[kRun].sentence, QString::fromUtf8(e.ready));
            QCOMPARE(menus(window).first(), QString::fromUtf8(e.file));
            QVERIFY2(texts(*window.page(kUnknowns)).contains(QString::fromUtf8(e.add)), e.code);
            // The work goes on where it was.
            QCOMPARE(window.currentStep(), int(kUnknowns));
            QCOMPARE(QString::fromStdString(window.document().study().title), study);
            QCOMPARE(window.document().undoStack().count(), undoSteps);
            QVERIFY(window.guide() && window.guide()->isVisible());
            QCOMPARE(window.guide()->page(), QStringLiteral("unknowns"));
        }
    }

    void aRunGoesOnThroughASwitch() {
        MainWindow window;
        window.setAsksBeforeLoss(false);
        window.show();
        Document& document = window.document();
        document.openAny(
            QString::fromStdString(sourceDir() + "/resources/rigs/wet-clutch/inverse-uncertainty.toml"));
        QVERIFY(waitUntil([&] { return document.whyNotRun().isEmpty(); }, 30000));
        const std::pair<const char*, FieldValue> options[] = {{"population", 8LL},
                                                              {"generations", 2LL},
                                                              {"optimiser", std::string("genetic")},
                                                              {"reference", std::string("none")},
                                                              {"standard_errors", false}};
        for (const auto& [key, value] : options) {
            document.setOption(key, value);
            waitUntil([] { return false; }, 10);
        }
        window.run();
        Language::instance().choose("de");
        QVERIFY(waitUntil([&] { return !window.queue().running() && !document.runs().empty(); }, 120000));
        QVERIFY(waitUntil([&] { return document.runs().back().result != nullptr; }, 30000));
        QCOMPARE(document.runs().size(), std::size_t(1)); // told once, though the window was built twice
        QVERIFY(document.runs().back().result->outcome == RunOutcome::Answered);
        QCOMPARE(window.currentStep(), int(kRun));
        QVERIFY(window.navigator().steps()[kRun].sentence.startsWith("Lauf 1"));
    }

    /// A run made in one language is told in another as if it had been made there, also from its file.
    void aRunIsToldInTheLanguageOfNow() {
        MainWindow window;
        window.setAsksBeforeLoss(false);
        window.show();
        Document& document = window.document();
        document.openAny(
            QString::fromStdString(sourceDir() + "/resources/rigs/wet-clutch/inverse-uncertainty.toml"));
        QVERIFY(waitUntil([&] { return document.whyNotRun().isEmpty(); }, 30000));
        document.changeStudy("a short run with warnings", [](Study& study) {
            study.options = {{"population", 8LL},
                             {"generations", 2LL},
                             {"optimiser", std::string("genetic")},
                             {"reference", std::string("none")}};
            study.data.excluded = mostExperiments();
        });
        QVERIFY(waitUntil([&] { return document.whyNotRun().isEmpty(); }, 30000));
        const auto run = [&] {
            window.run();
            return waitUntil([&] { return !window.queue().running(); }, 120000) &&
                   document.runs().back().result;
        };
        const auto told = [](const Result& result) {
            QStringList all{QString::fromStdString(result.message())};
            for (const auto& warning : result.remarks()) all << QString::fromStdString(warning);
            for (const auto& unknown : result.unknowns) all << QString::fromStdString(unknown.interval);
            for (const auto& table : result.tables) all << QString::fromStdString(table.caption);
            return all;
        };
        QVERIFY(run());
        const QStringList english = told(*document.run(1)->result);
        QVERIFY2(english.size() > 4, qPrintable(english.join('\n')));
        const std::string hash = resultHash(*document.run(1)->result);
        Language::instance().choose("de");
        QCOMPARE(resultHash(*document.run(1)->result), hash);
        const QStringList german = told(*document.run(1)->result);
        QVERIFY(german != english);
        QVERIFY(run());
        // Some sentences tell counts of simulations, which are the same for the same run.
        QCOMPARE(told(*document.run(2)->result), german);
        const auto shown = [&] {
            QString all;
            for (const MessageBar* strip : window.page(kRun)->findChildren<MessageBar*>())
                all += strip->message().clause + strip->message().more;
            return all;
        };
        QVERIFY2(waitUntil([&] { return shown().contains(german[1]); }, 20000),
                 qPrintable(shown() + '\n' + german.join('\n')));
        QTemporaryDir folder;
        const QString file = folder.filePath("kept.rigor");
        document.saveProject(file);
        QVERIFY(waitUntil([&] { return QFile::exists(file); }, 20000));
        waitUntil([] { return false; }, 300);
        Language::instance().choose("en");
        QCOMPARE(told(*document.run(2)->result), english);
        Document again;
        again.openAny(file);
        QVERIFY(waitUntil([&] { return again.runs().size() == 2; }, 30000));
        for (const RunRecord& record : again.runs()) QCOMPARE(told(*record.result), english);
    }

    void numbersFollowTheLanguageAndFilesDoNot() {
        Language::instance().choose("de");
        QCOMPARE(qt(fixedText(0.95, 3)), QStringLiteral("0,950"));
        QCOMPARE(QString::fromStdString(withErrorShort(0.95012, 0.00873)), QStringLiteral("0,950(9)"));
        QCOMPARE(QString::fromStdString(tickLabels({0, 0.5, 1}).at(1)), QStringLiteral("0,5"));
        Document document;
        document.openAny(
            QString::fromStdString(sourceDir() + "/resources/rigs/wet-clutch/inverse-uncertainty.toml"));
        QVERIFY(waitUntil([&] { return document.whyNotRun().isEmpty(); }, 30000));
        const std::string german = toToml(document.study());
        Language::instance().choose("en");
        QCOMPARE(qt(fixedText(0.95, 3)), QStringLiteral("0.950"));
        QCOMPARE(QString::fromStdString(tickLabels({0, 0.5, 1}).at(1)), QStringLiteral("0.5"));
        QCOMPARE(toToml(document.study()), german);
    }

    // What core finds wrong is said in the language of the window: files, models, methods, options.
    void refusalsAreSaidInTheLanguageOfTheWindow() {
        const auto readMissing = [] { readCsv("/nowhere/missing.csv"); };
        const auto run = [] { makeMethod("inverse-uncertainty")->run({}, {}); };
        const auto problem = [] {
            return firstProblem(
                compileModel("model M\n  Real x;\nequation\n  der(x) = -y;\nend M;\n", "M.mo").problems);
        };
        const auto warning = [] {
            std::string text = "t;x\n0;1\n1;abc\n";
            for (int k = 2; k < 60; ++k) text += fmt::format("{0};{0}\n", k);
            const CsvData data = readCsvText(text, "a.csv");
            return data.warnings.empty() ? QString() : QString::fromStdString(data.warnings.front().sentence);
        };
        struct Expected {
            const char *code, *file, *model, *warning, *unmet, *refusal;
        };
        for (const auto& e :
             {Expected{"de", "die Datei gibt es nicht", "y ist nicht deklariert.",
                       "Zeile 3: „abc“ in Spalte „x“ ist keine Zahl; der Wert gilt als fehlend",
                       "es gibt kein Modell", "Inverse Unsicherheit kann nicht laufen: es gibt kein Modell."},
              Expected{"fr", "le fichier n’existe pas", "y n’est pas déclaré.",
                       "ligne 3 : « abc » dans la colonne « x » n’est pas un nombre ; la valeur compte comme "
                       "manquante",
                       "il n’y a pas de modèle",
                       "L’incertitude inverse ne peut pas être calculée : il n’y a pas de modèle."},
              Expected{"nl", "het bestand bestaat niet", "y is niet gedeclareerd.",
                       "regel 3: “abc” in kolom “x” is geen getal; de waarde geldt als ontbrekend",
                       "er is geen model", "Inverse onzekerheid kan niet lopen: er is geen model."},
              Expected{"en", "the file does not exist", "y is not declared.",
                       "line 3: \"abc\" in column \"x\" is not a number; it is taken as missing",
                       "there is no model", "Inverse uncertainty cannot run: there is no model."}}) {
            Language::instance().choose(e.code);
            QCOMPARE(refusal(readMissing), QString::fromUtf8(e.file));
            QVERIFY2(problem().startsWith(QString::fromUtf8(e.model)), qPrintable(problem()));
            QCOMPARE(warning(), QString::fromUtf8(e.warning));
            const auto unmet = makeMethod("inverse-uncertainty")->unmet({});
            QCOMPARE(unmet.size(), std::size_t(1));
            QCOMPARE(QString::fromStdString(unmet.front()), QString::fromUtf8(e.unmet));
            QCOMPARE(refusal(run), QString::fromUtf8(e.refusal));
        }
        // Keys stay, numbers of a sentence follow the language.
        Language::instance().choose("de");
        const QString number =
            refusal([] { fail(sentence("Data", "the step {} s must be greater than 0"), -0.5); });
        QCOMPARE(number, QString::fromUtf8("die Schrittweite -0,5 s muss größer als 0 sein"));
        QCOMPARE(QString::fromStdString(toString(RunOutcome::Answered)), QStringLiteral("answered"));
    }

    void problemsOfTheModelAreSaidAgainAfterASwitch() {
        Document document;
        document.openAny(
            QString::fromStdString(sourceDir() + "/resources/rigs/wet-clutch/inverse-uncertainty.toml"));
        QVERIFY(waitUntil([&] { return document.whyNotRun().isEmpty(); }, 30000));
        Language::instance().choose("de");
        document.setModelText("model M\n  Real x;\nequation\n  der(x) = -y;\nend M;\n");
        const auto said = [&](const char* sentence) {
            return waitUntil(
                [&] {
                    return firstProblem(document.model().problems).startsWith(QString::fromUtf8(sentence));
                },
                30000);
        };
        QVERIFY(said("y ist nicht deklariert."));
        Language::instance().choose("nl");
        QVERIFY(said("y is niet gedeclareerd."));
    }

    void anUnknownLanguageIsTheSystems() {
        Language::instance().choose("tlh");
        QCOMPARE(Language::instance().choice(), QString());
        QVERIFY(!Language::instance().current().isEmpty());
    }

    void theTitlesOfTemplatesAreWhole() {
        for (const QString& language : kLanguages) {
            Language::instance().choose(language);
            StartPage page;
            page.show();
            for (const int width : {420, 590, 640, 860, 1300}) {
                page.resize(width, 700);
                waitUntil([] { return false; }, 20);
                int cards = 0;
                for (const RigCard* card : page.findChildren<RigCard*>()) {
                    if (!card->accessSummary().isEmpty()) continue; // of a rig
                    const QString what =
                        QString("%1, %2: %3").arg(language).arg(width).arg(card->accessibleName());
                    QVERIFY2(card->width() >= card->leastWidth(), qPrintable(what));
                    QVERIFY2(card->height() >= card->heightForWidth(card->width()), qPrintable(what));
                    ++cards;
                }
                QVERIFY(cards > 8);
            }
        }
    }

    // To be looked at: beside the test programs, in "screenshots".
    void picturesOfEveryStep() {
        const QDir folder(QCoreApplication::applicationDirPath() + "/screenshots");
        QVERIFY(folder.mkpath("."));
        for (const QString& language : kLanguages) {
            MainWindow window;
            window.setAsksBeforeLoss(false);
            window.resize(1280, 800);
            window.show();
            Language::instance().choose(language);
            waitUntil([] { return false; }, 100);
            QVERIFY(window.grab().save(folder.filePath("language-" + language + "-start.png")));
            window.document().openAny(
                QString::fromStdString(sourceDir() + "/resources/rigs/wet-clutch/inverse-uncertainty.toml"));
            QVERIFY(waitUntil([&] { return window.document().whyNotRun().isEmpty(); }, 30000));
            for (int step = 0; step < 6; ++step) {
                window.goTo(step);
                waitUntil([] { return false; }, 300);
                QVERIFY(window.grab().save(
                    folder.filePath(QString("language-%1-%2.png").arg(language).arg(step))));
            }
        }
    }
};

RIGOR_WINDOW_TEST(TestLanguages)
#include "test_languages.moc"

} // namespace test_languages

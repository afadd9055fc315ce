// The step Trust and the page Compare say what `rigor compare` says of the same runs, word by word.
#include "core/study/run/run_folder.h"
#include "tests/study/study_samples.h"
#include "tests/support/test_paths.h"
#include "tests/support/test_program.h"
#include "tests/ui/ui_fixture.h"
#include "ui/document/trust_answers.h"
#include "ui/steps/compare/compare_page.h"
#include "ui/steps/trust/trust_page.h"
#include "ui/widgets/message_bar.h"
#include "ui/widgets/text/language.h"

#include <QClipboard>

namespace test_trust_window {

using namespace rigor;

namespace {

struct Told {
    QString clause, more;
};

Told stripOf(const QWidget& page) {
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete); // strips that were replaced
    const auto strips = page.findChildren<MessageBar*>();
    return strips.isEmpty() ? Told{} : Told{strips.front()->message().clause, strips.front()->message().more};
}

QString joinedTexts(const QJsonArray& sentences) {
    QStringList texts;
    for (const auto& one : sentences) texts << one.toString();
    return texts.join(' ');
}

} // namespace

class TestTrustWindow : public QObject {
    Q_OBJECT
    std::unique_ptr<QTemporaryDir> folder_;
    QString at(const QString& name) const { return folder_->path() + "/" + name; }
    QString run(const QStringList& arguments) const {
        QProcess process;
        process.setWorkingDirectory(folder_->path());
        process.start(QString::fromStdString(programFile()), arguments);
        if (!process.waitForFinished(240'000) || process.exitCode() != 0) {
            qWarning("%s", process.readAllStandardError().constData());
            return {};
        }
        return QString::fromUtf8(process.readAllStandardOutput()) + ' ';
    }

  private Q_SLOTS:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        Language::instance().choose("en");
        Theme::instance().install();
        folder_ = std::make_unique<QTemporaryDir>();
        QVERIFY(!run({"new", "mass-spring-damper", "mine"}).isEmpty());
        const QStringList fit{"run", "mine/fit.toml", "--quiet", "--out"};
        QVERIFY(!run(fit + QStringList{"one"}).isEmpty());
        QVERIFY(!run(fit + QStringList{"two", "--set", "options.loss=huber"}).isEmpty());
        // Of another mass: other values of the stiffness for the same record.
        QVERIFY(!run(fit + QStringList{"heavy", "--set", "parameters.m=2.2"}).isEmpty());
        // Sensors ten times as good as they are.
        QVERIFY(!run(fit + QStringList{"noisy", "--set", "data.standard_deviations.x=0.01 mm"}).isEmpty());
    }

    void thePageSaysWhatTheCommandLineSays_data() {
        QTest::addColumn<QStringList>("folders");
        QTest::addRow("agree") << QStringList{"one", "two"};
        QTest::addRow("one") << QStringList{"one"};
        QTest::addRow("differ") << QStringList{"one", "two", "heavy"};
        QTest::addRow("noise") << QStringList{"noisy"};
    }
    void thePageSaysWhatTheCommandLineSays() {
        QFETCH(QStringList, folders);
        const QString text = run(QStringList{"compare"} + folders + QStringList{"--json", "--quiet"});
        const QJsonObject told = QJsonDocument::fromJson(text.toUtf8()).object();
        QVERIFY2(!told.isEmpty(), qPrintable(text));

        Document document;
        RunQueue queue;
        document.openStudy(at("mine/fit.toml"));
        QVERIFY(waitUntil([&] { return document.whyNotRun().isEmpty(); }));
        for (const QString& name : folders) {
            FinishedRun run = readRunFolder(at(name).toStdString());
            const int number = document.addRun(run.study, document.modelText(), {});
            document.runFinished(number, std::make_shared<const Result>(std::move(run.result)), {}, 1);
        }
        TrustPage page(document, queue);
        page.resize(1000, 760);
        page.show();
        page.activate();
        QVERIFY(waitUntil([&] {
            const auto* answer = TrustAnswers::of(document).known(page.asked());
            return answer && answer->rows == TrustAnswers::Rows::Asked;
        }));
        const Told strip = stripOf(page);
        QCOMPARE(strip.clause, told["verdict"].toString());
        QCOMPARE(strip.more, joinedTexts(told["sentences"].toArray()));
        // Every finding in its words, and every pair.
        QString shown;
        for (const auto* label : page.findings()->findChildren<QLabel*>()) shown += label->text() + '|';
        for (const auto& one : told["findings"].toArray())
            QVERIFY2(shown.contains(one.toObject()["words"].toString()), qPrintable(shown));
        for (const auto& one : told["next"].toArray())
            QVERIFY2(shown.contains(one.toObject()["words"].toString()), qPrintable(shown));
        page.findChild<QPushButton*>()->click(); // Copy: the same JSON, but for the names of the folders
        const QJsonObject copied =
            QJsonDocument::fromJson(QApplication::clipboard()->text().toUtf8()).object();
        for (const char* key :
             {"verdict", "sentences", "agreement", "findings", "differing", "usable", "notes"})
            QCOMPARE(copied[key], told[key]);
        if (folders.size() < 2) return;
        ComparePage compare(document, queue);
        compare.resize(1000, 760);
        compare.show();
        compare.activate();
        const Told other = stripOf(compare);
        QCOMPARE(other.clause, told["verdict"].toString());
        QVERIFY2(other.more.startsWith(joinedTexts(told["sentences"].toArray())), qPrintable(other.more));
    }
};

RIGOR_WINDOW_TEST(TestTrustWindow)
#include "test_trust_window.moc"

} // namespace test_trust_window

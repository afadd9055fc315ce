// Bad input through the window: each is one sentence where it belongs, and nothing that was there is lost.
#include "tests/support/test_program.h"
#include "tests/ui/ui_fixture.h"
#include "ui/shell/main_window.h"
#include "ui/shell/top_bar.h"
#include "ui/steps/run/run_page.h"
#include "ui/steps/unknowns/unknowns_page.h"
#include "ui/widgets/navigator.h"
#include "ui/widgets/tables/table_view.h"

#include <QApplication>
#include <QImage>
#include <QTemporaryDir>
#include <QtTest>

namespace test_bad_input {

using namespace rigor;

namespace {
bool ready(MainWindow& window) { return window.document().whyNotRun().isEmpty(); }
} // namespace

class TestBadInput : public QObject {
    Q_OBJECT
    QTemporaryDir folder_;
    std::unique_ptr<MainWindow> window_;

    QString write(const char* name, const QByteArray& bytes) {
        QFile file(folder_.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size()) return {};
        return file.fileName();
    }

    /// The one strip of the window, after the import of a file that cannot be taken.
    QString sentenceAfterImport(const QString& file) {
        QSignalSpy failed(&window_->document(), &Document::failed);
        window_->document().openData(file);
        if (!waitUntil([&] { return failed.count() > 0; }, 20000)) return "no sentence";
        const auto& messages = window_->notices().messages();
        return messages.size() == 1 ? messages.front().clause + " " + messages.front().more : "not one strip";
    }

  private Q_SLOTS:
    void initTestCase() { useTestSettings(); }

    void init() {
        window_ = std::make_unique<MainWindow>();
        window_->setAsksBeforeLoss(false);
        window_->show();
        window_->document().openStudy(shippedStudy());
        QVERIFY(waitUntil([&] { return ready(*window_); }));
    }
    void cleanup() { window_.reset(); }

    void filesThatAreNoTableAreRefusedByName_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("word");
        QByteArray png;
        QBuffer buffer(&png);
        buffer.open(QIODevice::WriteOnly);
        QImage(8, 8, QImage::Format_RGB32).save(&buffer, "PNG");
        QTest::newRow("picture") << png << "PNG";
        QTest::newRow("empty") << QByteArray() << "empty";
    }
    void filesThatAreNoTableAreRefusedByName() {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, word);
        Document& document = window_->document();
        const std::string study = toToml(document.study());
        const auto data = document.data().data;
        const QString sentence = sentenceAfterImport(write("strange.csv", bytes));
        QVERIFY2(sentence.contains("strange.csv"), qPrintable(sentence));
        QVERIFY2(sentence.contains(word, Qt::CaseInsensitive), qPrintable(sentence));
        QCOMPARE(toToml(document.study()), study);
        QVERIFY(document.data().data == data);
        QVERIFY(ready(*window_));
    }

    void aColumnThatIsNotThereBlocksWithItsNameAndComesBackByUndo() {
        Document& document = window_->document();
        document.changeStudy("map",
                             [](Study& study) { study.data.measurements["shifting_time"] = "nowhere"; });
        QVERIFY(waitUntil(
            [&] {
                return document.data().phase == DataState::Phase::Table &&
                       !document.data().sentence.isEmpty();
            },
            20000));
        QVERIFY2(document.data().sentence.contains("nowhere"), qPrintable(document.data().sentence));
        QVERIFY(!window_->topBar().runButton()->isEnabled());
        QVERIFY(window_->topBar().reason().contains("data"));
        document.undoStack().undo();
        QVERIFY(waitUntil([&] { return ready(*window_); }, 20000));
    }

    void aModelWithAMissingEquationBlocksWithASentence() {
        Document& document = window_->document();
        const QString good = document.modelText();
        // Takes the first differential equation away.
        const qsizetype start = good.indexOf("der(");
        const qsizetype line = good.lastIndexOf('\n', start), end = good.indexOf(';', start);
        QVERIFY(start > 0 && end > start);
        document.setModelText(good.left(line) + good.mid(end + 1));
        QVERIFY(waitUntil([&] { return document.model().phase == ModelState::Phase::Wrong; }, 20000));
        QVERIFY(document.model().errors() >= 1);
        QVERIFY(!document.model().problems.front().sentence.empty());
        QCOMPARE(window_->topBar().reason(), QString("Run needs a model without errors"));
        document.undoStack().undo();
        QCOMPARE(document.modelText(), good);
        QVERIFY(waitUntil([&] { return ready(*window_); }, 20000));
    }

    void aNegativeSpreadIsRefusedWhereItIsTyped() {
        auto* unknowns = qobject_cast<UnknownsPage*>(window_->page(kUnknowns));
        NumberTable* table = unknowns->table();
        const std::string before = toToml(window_->document().study());
        QVERIFY(!table->setData(table->index(0, 3), "-0.1", Qt::EditRole));
        QVERIFY(!table->refusal().isEmpty());
        QCOMPARE(toToml(window_->document().study()), before);
        QVERIFY(ready(*window_));
    }

    void boundsThatExcludeTheDataEndInARunThatSaysSo() {
        Document& document = window_->document();
        document.changeStudy("shrink", [](Study& study) {
            for (auto& [key, value] : study.options)
                if (key == "evaluate_at") value = std::vector<double>{};
            // A box far from where the measured values can be reached.
            auto& x1 = study.unknowns[0];
            x1.lower = 1.95;
            x1.upper = 2.0;
            x1.shape[0].second = {1.975, 1.96, 1.99};
            x1.shape[1].second = {0.004, 0.003, 0.005};
        });
        document.setOption("population", 4LL);
        document.setOption("generations", 1LL);
        document.setOption("optimiser", std::string("genetic"));
        document.setOption("reference", std::string("none"));
        document.setOption("standard_errors", false);
        document.setOption("least_squares", false);
        const std::string before = toToml(document.study());
        if (!ready(*window_)) { // refused before it starts: also an answer, with the reason in the bar
            QVERIFY(!window_->topBar().reason().isEmpty());
            return;
        }
        window_->run();
        QVERIFY(waitUntil([&] { return !document.runs().empty() && !window_->queue().running(); }));
        const RunRecord& run = document.runs().back();
        const bool told =
            !run.why.empty() ||
            (run.result && (run.result->outcome != RunOutcome::Answered || !run.result->warnings.empty()));
        QVERIFY2(told, run.result ? run.result->message().c_str() : "");
        QCOMPARE(toToml(document.study()), before);
    }
};

RIGOR_WINDOW_TEST(TestBadInput)
#include "test_bad_input.moc"

} // namespace test_bad_input

// Runs of different methods side by side on the real page: what is compared comes from each result,
// objectives of different kinds are not ranked, a point fit is validated on other data.
#include "core/study/report/compare.h"
#include "core/study/report/compare_validation.h"
#include "core/study/run/validate.h"
#include "tests/support/test_paths.h"
#include "tests/support/test_program.h"
#include "tests/ui/ui_fixture.h"
#include "ui/steps/compare/compare_page.h"
#include "ui/steps/run/repeat_menu.h"
#include "ui/steps/run/run_page.h"
#include "ui/steps/run/validation_message.h"
#include "ui/widgets/message_bar.h"
#include "ui/widgets/text/language.h"

#include <QComboBox>
#include <QLabel>
#include <QtTest>

#include <cmath>

namespace test_compare_methods {

using namespace rigor;

namespace {
const QString kRig = QString::fromStdString(sourceDir() + "/resources/rigs/van-der-pol-duffing/");

QString allTexts(const QWidget& widget) {
    QStringList texts;
    for (const auto* label : widget.findChildren<QLabel*>()) texts << label->text();
    return texts.join(" | ");
}
} // namespace

class TestCompareMethods : public QObject {
    Q_OBJECT
    std::unique_ptr<Document> document_;
    std::unique_ptr<RunQueue> queue_;

    /// Runs what the document holds.
    int run() {
        if (!waitUntil([&] { return document_->whyNotRun().isEmpty(); })) return 0;
        const auto prepared = document_->prepareRun();
        auto result = std::make_shared<Result>(runStudy(*prepared, {}));
        if (const auto by = calibrationOf(prepared->study, document_->runs()))
            describeValidation(*result, prepared->study, by.get());
        const int number = document_->addRun();
        document_->runFinished(number, result, {}, 1);
        return number;
    }
    const Result& result(int number) const { return *document_->run(number)->result; }

  private Q_SLOTS:
    void initTestCase() {
        useTestSettings();
        Language::instance().choose("en");
    }
    void init() {
        document_ = std::make_unique<Document>();
        queue_ = std::make_unique<RunQueue>();
        document_->openStudy(kRig + "least-squares.toml");
        QVERIFY(waitUntil([&] { return document_->whyNotRun().isEmpty(); }));
    }
    void cleanup() {
        queue_.reset();
        document_.reset();
    }

    void leastSquaresAndHomotopyStandSideBySide() {
        const int plain = run();
        QVERIFY(plain > 0);
        document_->changeStudy("another method", [](Study& study) {
            study.method = "homotopy";
            study.options = {
                {"step", 0.2}, {"corrections", std::string("x1: 10 x1; x2: 10 x1")}, {"plain_fit", false}};
        });
        const int homotopy = run();
        QVERIFY(homotopy > 0);
        ComparePage page(*document_, *queue_);
        page.resize(1000, 760);
        page.show();
        page.activate();
        QCOMPARE(page.compared(), (std::vector<int>{homotopy, plain}));

        // Residuals of both, against another computation: the table of each result.
        const auto rms = [&](int number) {
            double sum = 0;
            const auto& residuals = result(number).table("fit")->find("residual")->numbers;
            for (const double r : residuals) sum += r * r;
            return std::sqrt(sum / static_cast<double>(residuals.size()));
        };
        const auto& measures = page.measures()->measures();
        const auto at = std::find_if(measures.begin(), measures.end(),
                                     [](const ChartMeasure& m) { return m.title == "rms residual"; });
        QVERIFY(at != measures.end());
        QVERIFY(at->note.contains("smaller is better"));
        const double scale = at->values[1] / rms(plain); // the unit shown, the same for both
        QVERIFY(std::isfinite(scale) && scale > 0);
        QVERIFY(std::abs(at->values[0] - scale * rms(homotopy)) <= 1e-9 * scale * rms(plain));
        // Exact data, and both find the global minimum: the plain fit looks beside the local one it falls
        // into.
        QVERIFY(rms(homotopy) < 1e-4 && rms(plain) < 1e-4);
        for (const ChartMeasure& m : measures) QVERIFY(m.title != "log score per experiment");

        // Measured and both predictions over time, 2001 values each.
        QCOMPARE(page.trajectories()->count(), 2);
        const auto& series = page.predictions()->panel().series;
        QCOMPARE(series.size(), std::size_t(3));
        for (const auto& one : series) QCOMPARE(one.x.size(), std::size_t(2001));
        QCOMPARE(page.residuals()->panel().series.size(), std::size_t(2));
        page.trajectories()->setCurrentIndex(1);
        emit page.trajectories()->activated(1);
        QVERIFY(page.predictions()->panel().equalRanges);

        // One objective, named by the methods, smaller is better; the settings that differ name the method.
        const QString told = allTexts(*page.inspector());
        QVERIFY2(told.contains("J (integral), smaller is better"), qPrintable(told));
        QVERIFY2(!told.contains("log L"), qPrintable(told));
        QVERIFY2(told.contains("Homotopy") && told.contains("Least squares"), qPrintable(told));
        QVERIFY(page.tableText().contains("rms residual"));
    }

    /// A run without estimates is named with its reason, and its settings stand beside those of the other.
    void aRunThatIsEmptyIsLeftOutAndSaysWhy() {
        const int whole = run();
        QVERIFY(whole > 0);
        auto empty = std::make_shared<Result>();
        empty->method = "least-squares";
        empty->outcome = RunOutcome::Empty;
        document_->setOption("iterations", 7);
        const int second = document_->addRun();
        document_->runFinished(second, empty, {}, 1);
        ComparePage page(*document_, *queue_);
        page.resize(1000, 760);
        page.show();
        page.activate();
        const QString why = QString("Run %1: EMPTY: no values explain its data.").arg(second);
        QVERIFY2(allTexts(page).contains(why), qPrintable(allTexts(page)));
        const QString told = allTexts(*page.inspector());
        QVERIFY2(told.contains("Left out") && told.contains(why), qPrintable(told));
        QVERIFY2(told.contains("iterations", Qt::CaseInsensitive) && told.contains(" | 7"), qPrintable(told));
        // Beside two that can be compared too.
        document_->runFinished(document_->addRun(), std::make_shared<Result>(result(whole)), {}, 1);
        page.activate();
        QVERIFY2(allTexts(*page.inspector()).contains(why), qPrintable(allTexts(*page.inspector())));
    }

    /// Of two that were cancelled nothing agrees, and what neither predicts has no axes.
    void twoCancelledRunsAreTold() {
        const int whole = run();
        QVERIFY(whole > 0);
        auto reached = std::make_shared<Result>(result(whole));
        document_->forgetRun(whole);
        reached->outcome = RunOutcome::Cancelled;
        for (Estimate& e : reached->unknowns) e.standardError = e.lower = e.upper = std::nan("");
        const auto predictions = reached->tables;
        reached->tables.clear();
        for (int k = 0; k < 2; ++k)
            document_->runFinished(document_->addRun(), std::make_shared<Result>(*reached), {}, 1);
        ComparePage page(*document_, *queue_);
        page.resize(1000, 760);
        page.show();
        page.activate();
        QStringList told;
        for (const MessageBar* strip : page.findChildren<MessageBar*>()) told << strip->message().clause;
        QVERIFY2(told.contains("Neither run was finished."), qPrintable(told.join('|')));
        QVERIFY(!page.hasFits());
        QVERIFY(!page.predictions()->isVisible());
        QVERIFY2(allTexts(page).contains("was cancelled before its predictions"), qPrintable(allTexts(page)));
        // With what one of them predicts there is something to draw.
        reached->tables = predictions;
        document_->runFinished(document_->addRun(), reached, {}, 1);
        page.activate();
        QVERIFY(waitUntil([&] { return page.hasFits() && page.predictions()->isVisible(); }, 5000));
    }

    /// What a cancelled run reached stands there as such, and neither agrees nor disagrees.
    void aCancelledRunIsNotComparedAsAnAnswer() {
        const int whole = run();
        QVERIFY(whole > 0);
        auto reached = std::make_shared<Result>(result(whole));
        reached->outcome = RunOutcome::Cancelled;
        for (Estimate& e : reached->unknowns) {
            e.value *= 1.5;
            e.standardError = e.lower = e.upper = std::nan("");
        }
        const int cancelled = document_->addRun();
        document_->runFinished(cancelled, reached, {}, 1);
        ComparePage page(*document_, *queue_);
        page.resize(1000, 760);
        page.show();
        page.activate();
        const auto told = [&] {
            QString all;
            for (const MessageBar* strip : page.findChildren<MessageBar*>())
                all += strip->message().clause + ' ' + strip->message().more;
            return all;
        };
        const QString unsaid = QString("Not compared: run %1 found no answer").arg(cancelled);
        QVERIFY2(waitUntil([&] { return told().contains(unsaid); }, 5000), qPrintable(told()));
        QVERIFY2(told().contains("No two runs say something of the same unknown"), qPrintable(told()));
        QVERIFY2(!told().contains("agree in"), qPrintable(told()));
        QVERIFY(allTexts(*page.inspector()).contains("cancelled"));
        const QStringList lines = page.tableText().split('\n');
        for (const QString& line : lines)
            if (!line.isEmpty() && line != lines.front())
                QCOMPARE(line.section('\t', 0, 0).contains("cancelled"),
                         line.startsWith(document_->run(cancelled)->title()));
        // A third that agrees with the whole one says nothing of the cancelled one.
        auto same = std::make_shared<Result>(result(whole));
        const bool compared =
            std::all_of(same->unknowns.begin(), same->unknowns.end(), [](const Estimate& e) {
                return !e.atBound && e.standardError > 0; // of others nothing is said
            });
        document_->runFinished(document_->addRun(), same, {}, 1);
        page.activate();
        const QString words =
            compared ? "Both runs agree in" : "No two runs say something of the same unknown";
        QVERIFY2(waitUntil([&] { return told().contains(words); }, 5000), qPrintable(told()));
        QVERIFY2(told().contains(unsaid), qPrintable(told()));
    }

    void aPointFitIsValidatedOnOtherData() {
        const int fit = run();
        const RunRecord record = document_->run(fit)->withoutTrace();
        QVERIFY(whyNotValidated(record).isEmpty());
        const Study validation =
            onOtherData(atEstimates(record), {(kRig + "single-well-noise5.csv").toStdString()});
        document_->changeStudy("validation", [&](Study& study) { study = validation; });
        const int validated = run();
        QVERIFY(validated > 0);
        QVERIFY(isValidationOf(result(validated), result(fit)));
        for (std::size_t i = 0; i < result(fit).unknowns.size(); ++i) {
            QCOMPARE(result(validated).unknowns[i].value, result(fit).unknowns[i].value);
            QVERIFY(std::isnan(result(validated).unknowns[i].standardError)); // given, not estimated
        }
        ComparePage page(*document_, *queue_);
        page.resize(1000, 760);
        page.show();
        page.activate();
        QCOMPARE(page.chart()->runs(), 1); // one row: calibration and validation
        bool paired = false;
        for (const ChartMeasure& m : page.measures()->measures())
            if (m.title == "rms residual") {
                paired = true;
                QVERIFY(std::isfinite(m.values[0]) && std::isfinite(m.validation[0]));
                QVERIFY(m.values[0] != m.validation[0]);
            }
        QVERIFY(paired);
        // Objectives on other data are shown without a difference.
        QVERIFY(allTexts(*page.inspector()).contains("no difference is given across data"));
        // The run itself says how it ended: exact values of exact data, and sensors 5 % off.
        RunPage own(*document_, *queue_);
        own.resize(1000, 760);
        own.show();
        own.showRun(validated);
        const auto told = [&] {
            QString all;
            for (const MessageBar* strip : own.findChildren<MessageBar*>())
                all += strip->message().clause + ' ' + strip->message().more;
            return all;
        };
        QVERIFY2(waitUntil([&] { return told().contains("Validation failed."); }, 20000), qPrintable(told()));
        QVERIFY2(told().contains("times that of the calibration"), qPrintable(told()));
        QVERIFY2(allTexts(own).contains("validation failed"), qPrintable(allTexts(own)));
        own.showRun(fit);
        QVERIFY(waitUntil([&] { return !told().contains("Validation") && own.resultPage(); }, 20000));
    }

    void whatCannotBeValidatedSaysWhy() {
        RunRecord record;
        record.number = 1;
        QVERIFY(whyNotValidated(record).contains("no estimates"));
        auto some = std::make_shared<Result>();
        some->unknowns.resize(1);
        record.result = some;
        record.study.method = "filter";
        QVERIFY(whyNotValidated(record).contains("filter"));
        record.study.method = "homotopy";
        some->unknowns[0].guaranteed = true;
        QVERIFY(whyNotValidated(record).contains("guaranteed"));
        some->unknowns[0].guaranteed = false;
        QVERIFY(whyNotValidated(record).contains("not determined"));
        some->unknowns[0].value = 1;
        QVERIFY(whyNotValidated(record).isEmpty());
    }
};

RIGOR_WINDOW_TEST(TestCompareMethods)
#include "test_compare_methods.moc"

} // namespace test_compare_methods

// A method that registers one descriptor, and nothing else, is offered, asked, run, shown, stored, reported
// and compared as the seven are.
#include "app/command_line.h"
#include "core/methods/method.h"
#include "core/methods/result/result_hash.h"
#include "core/study/report/report.h"
#include "tests/study/study_samples.h"
#include "tests/support/test_program.h"
#include "tests/ui/ui_fixture.h"
#include "ui/methods/method_page.h"
#include "ui/shell/guide/guide_window.h"
#include "ui/shell/main_window.h"
#include "ui/steps/compare/compare_page.h"
#include "ui/steps/run/repeat_menu.h"
#include "ui/steps/run/run_page.h"
#include "ui/widgets/form.h"

#include <QApplication>
#include <QComboBox>
#include <QMenu>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QtTest>

#include <numeric>

namespace test_new_method {

using namespace rigor;

namespace {

/// The mean of all that was measured, as every unknown.
class MeanValue : public Method {
  public:
    static const MethodDescriptor kDescriptor;
    const MethodDescriptor& descriptor() const override { return kDescriptor; }
    Fields options() override {
        Fields f;
        f.add("factor", factor_,
              {.label = "Factor", .help = "The mean is taken times this.", .group = "Mean"});
        return f;
    }
    std::vector<std::string> estimateNames(const Problem& problem) const override {
        std::vector<std::string> names;
        for (const Unknown& unknown : problem.unknowns) names.push_back(unknown.name);
        return names;
    }
    std::vector<std::string> unmet(const Problem& problem) const override {
        return problem.unknowns.empty() ? std::vector<std::string>{"nothing is unknown"}
                                        : std::vector<std::string>{};
    }
    Result run(const Problem& problem, const Progress&) override {
        std::vector<double> all;
        for (const Experiment& experiment : problem.data.experiments)
            for (const Measurement& one : experiment.measurements)
                all.insert(all.end(), one.values.begin(), one.values.end());
        const double mean =
            factor_ * std::accumulate(all.begin(), all.end(), 0.0) / static_cast<double>(all.size());
        Result result;
        result.outcome = RunOutcome::Answered;
        result.verdict = concluded("The mean of all values.");
        for (const Unknown& unknown : problem.unknowns) {
            Estimate estimate;
            estimate.name = unknown.name;
            estimate.value = mean;
            estimate.standardError = 0.01;
            result.unknowns.push_back(estimate);
        }
        result.diagnostics["sum_of_values"] = std::accumulate(all.begin(), all.end(), 0.0);
        result.tables.push_back({"averages", "What was averaged.", {{"value", "", all, {}}}});
        return result;
    }

  private:
    double factor_ = 1;
};

const MethodDescriptor MeanValue::kDescriptor{
    .key = "mean-value",
    .title = "Mean value",
    .question = "What is the mean of all that was measured?",
    .guidePage = "numbers",
    .objective = {.name = "sum", .diagnostic = "sum_of_values"},
    .reads = {"data.standard_deviations"},
    .make = []() -> std::unique_ptr<Method> { return std::make_unique<MeanValue>(); },
};

bool holds(const QString& text, const QString& part) { return text.contains(part); }

} // namespace

class TestNewMethod : public QObject {
    Q_OBJECT
    std::unique_ptr<QTemporaryDir> folder_;
    QString at(const QString& name) const { return folder_->path() + "/" + name; }

    int rigor(std::vector<std::string> arguments) {
        arguments.insert(arguments.begin(), "rigor");
        std::vector<const char*> argv;
        for (const auto& argument : arguments) argv.push_back(argument.c_str());
        return runCommandLine(static_cast<int>(argv.size()), argv.data(), {});
    }

  private Q_SLOTS:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName("rigor-test");
        Theme::instance().install();
        addMethod(MeanValue::kDescriptor);
    }
    void init() {
        folder_ = std::make_unique<QTemporaryDir>();
        samples::fill(folder_->path());
        QFile study(at("decay.toml"));
        QVERIFY(study.open(QIODevice::ReadOnly));
        QString text = study.readAll();
        text.replace(QRegularExpression("method = \"[a-z-]+\""), "method = \"mean-value\"");
        text.remove(QRegularExpression("\\[options\\][^\\[]*"));
        QFile mine(at("mean.toml"));
        QVERIFY(mine.open(QIODevice::WriteOnly));
        mine.write(text.toUtf8());
    }

    void theCommandLineChecksRunsAndReportsIt() {
        QCOMPARE(rigor({"check", at("mean.toml").toStdString()}), int(kAnswered));
        QCOMPARE(rigor({"run", at("mean.toml").toStdString(), "--out", at("out").toStdString(), "--quiet",
                        "--report", "html", "--set", "options.factor=2"}),
                 int(kAnswered));
        const auto json = nlohmann::json::parse(samples::read(at("out") + "/result.json"));
        QCOMPARE(json["method"].get<std::string>(), std::string("mean-value"));
        QCOMPARE(json["provenance"]["options"]["factor"].get<double>(), 2.0);
        QVERIFY(json["diagnostics"]["sum_of_values"].is_number());
        QVERIFY(QString::fromStdString(samples::read(at("out") + "/averages.csv")).startsWith("value\n"));
        const QString report = QString::fromStdString(samples::read(at("out") + "/report.html"));
        for (const char* part : {"Mean value", "The mean of all values.", "Answered."})
            QVERIFY2(holds(report, part), part);
        QCOMPARE(rigor({"run", at("mean.toml").toStdString(), "--out", at("bad").toStdString(), "--quiet",
                        "--set", "options.factr=2"}),
                 int(kBadInput));
    }

    void theWindowOffersRunsShowsStoresAndComparesIt() {
        MainWindow window;
        window.setAsksBeforeLoss(false);
        window.show();
        Document& document = window.document();
        document.openStudy(at("mean.toml"));
        QVERIFY(waitUntil([&] { return document.whyNotRun().isEmpty(); }));
        window.goTo(kRun);
        auto* choice = window.findChild<QComboBox*>("method");
        QVERIFY(choice);
        QCOMPARE(choice->currentText(), QString("Mean value"));
        auto* page = qobject_cast<RunPage*>(window.page(kRun));
        QVERIFY(page->optionsForm());
        document.setOption("factor", 3.0);
        for (const int number : {1, 2}) {
            window.run();
            QVERIFY(waitUntil([&] { return document.run(number) && document.run(number)->result; }));
            document.setOption("factor", 4.0);
        }
        const RunRecord& first = *document.run(1);
        QCOMPARE(first.result->method, std::string("mean-value"));
        QCOMPARE(document.run(2)->result->unknowns[0].value / first.result->unknowns[0].value, 4.0 / 3.0);
        page->showRun(1);
        const auto shows = [&](const QString& view) {
            for (const QString& one : page->resultPage() ? page->resultPage()->views() : QStringList())
                if (one.compare(view, Qt::CaseInsensitive) == 0) return true;
            return false;
        };
        QVERIFY(waitUntil([&] { return shows("averages"); }));
        QCOMPARE(page->resultPage()->property("guide").toString(), QString("numbers"));
        // Another result and back before its page is built, at each of its slices.
        for (int turns = 0; turns < 6; ++turns) {
            page->showRun(2);
            for (int k = 0; k < turns; ++k) QApplication::processEvents(QEventLoop::AllEvents, 1);
            page->showRun(1);
            for (int k = 0; k < turns; ++k) QApplication::processEvents(QEventLoop::AllEvents, 1);
            page->showRun(2);
            page->showRun(1);
            QVERIFY2(waitUntil([&] { return shows("averages"); }, 20'000),
                     qPrintable(QString::number(turns)));
        }
        QMenu menu;
        bool offered = false;
        RunRecord other = first;
        other.study.method = "least-squares";
        other.study.options.clear();
        fillRepeatMenu(menu, other, nullptr, [](const RepeatRequest&) {}, {});
        for (const QAction* action : menu.findChildren<QAction*>())
            offered = offered || action->objectName() == "mean-value";
        QVERIFY(offered);
        QVERIFY(GuideWindow::pages().contains("numbers"));

        window.goTo(kCompare);
        auto* compare = qobject_cast<ComparePage*>(window.page(kCompare));
        QCOMPARE(compare->compared(), std::vector<int>({2, 1}));
        QVERIFY2(holds(compare->tableText(), QString::fromStdString(first.result->unknowns[0].name)),
                 qPrintable(compare->tableText()));
        QCOMPARE(objectiveOf("mean-value").diagnostic, std::string("sum_of_values"));

        QSignalSpy saved(&document, &Document::saved);
        document.saveProject(at("mean.rigor"));
        QVERIFY(waitUntil([&] { return saved.count() == 1; }));
        MainWindow again;
        again.setAsksBeforeLoss(false);
        again.document().openProject(at("mean.rigor"));
        QVERIFY(waitUntil([&] { return again.document().runs().size() == 2; }));
        QCOMPARE(again.document().run(1)->result->tables.size(), std::size_t(1));
        QCOMPARE(resultHash(*again.document().run(1)->result), resultHash(*first.result));
    }
};

RIGOR_WINDOW_TEST(TestNewMethod)
#include "test_new_method.moc"

} // namespace test_new_method

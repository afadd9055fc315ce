// Writes a picture of every view, light and dark, in every language, at 1280 x 800, 2560 x 1440 and 960 x 540
// (in English also at 1440 x 900, the size of the design pictures), into the folder "screenshots" beside the
// test programs, and checks that none of them is empty. Look at them:
//
//     make screenshots
//     montage build/release/tests/screenshots/*-fr-light-1280.png -tile 3x -geometry 900x+4+4 french.png
//
// `make test` writes those in English, light at 1280 x 800 and dark at 2560 x 1440;
// RIGOR_SCREENSHOT_LANGUAGES="nl" writes others, all of them.
#include "tests/support/test_paths.h"
#include "tests/support/test_program.h"
#include "tests/ui/ui_fixture.h"
#include "ui/document/trust_answers.h"
#include "ui/methods/method_page.h"
#include "ui/shell/guide/guide_window.h"
#include "ui/shell/main_window.h"
#include "ui/shell/places/job_panel.h"
#include "ui/shell/places/places_page.h"
#include "ui/steps/model/model_page.h"
#include "ui/steps/run/run_page.h"
#include "ui/steps/trust/next_experiments.h"
#include "ui/steps/trust/trust_page.h"
#include "ui/widgets/text/language.h"

#include <QApplication>
#include <QDir>
#include <QImage>
#include <QSet>
#include <QStandardPaths>
#include <QTabBar>
#include <QTemporaryDir>
#include <QtTest>

#include <cmath>

namespace test_screenshots {

using namespace rigor;

class TestScreenshots : public QObject {
    Q_OBJECT
    QDir folder_;
    QStringList languages_;
    bool all_ = qEnvironmentVariableIsSet("RIGOR_SCREENSHOT_LANGUAGES");
    std::unique_ptr<MainWindow> window_;

    void save(const QString& name, const QImage& image) {
        QSet<QRgb> colours;
        for (int y = 0; y < image.height(); y += 7)
            for (int x = 0; x < image.width(); x += 7) colours.insert(image.pixel(x, y));
        QVERIFY2(colours.size() > 8, qPrintable(name));
        QVERIFY(image.save(folder_.filePath(name + ".png"), nullptr, 60));
    }

    struct View {
        QString name;
        /// Brings the view up again after a change of language has built the pages anew.
        std::function<void()> show = [] {};
        int settle = 80; ///< ms
    };

    /// All views in one theme before the next: a change of theme paints every widget of the window anew.
    void grab(const std::vector<View>& views) {
        for (const QString& language : languages_) {
            if (Language::instance().current() != language) Language::instance().choose(language);
            for (const auto& [suffix, choice] :
                 {std::pair{"light", ThemeChoice::Light}, std::pair{"dark", ThemeChoice::Dark}}) {
                Theme::instance().choose(choice);
                for (const View& view : views) {
                    view.show();
                    for (const QSize size :
                         {QSize(1440, 900), QSize(1280, 800), QSize(2560, 1440), QSize(960, 540)}) {
                        if (size.width() == 1440 && language != "en") continue;
                        const int shown = choice == ThemeChoice::Light ? 1280 : 2560;
                        if (!all_ && size.width() != shown) continue;
                        window_->resize(size);
                        waitUntil([] { return false; }, view.settle);
                        save(QString("%1-%2-%3-%4").arg(view.name, language, suffix).arg(size.width()),
                             window_->grab().toImage());
                    }
                }
            }
        }
        Theme::instance().choose(ThemeChoice::Light);
    }

    /// Its pages are made in the background, anew for every size.
    View report(const QString& name) {
        return {name, [&] { window_->goTo(kReport); }, 1800};
    }

    RunPage* runPage() { return qobject_cast<RunPage*>(window_->page(kRun)); }

    void showResult(int view) {
        window_->goTo(kRun);
        QVERIFY(waitUntil([&] { return runPage()->resultPage() && runPage()->resultPage()->isVisible(); }));
        runPage()->resultPage()->showView(view);
        waitUntil([] { return false; }, 200);
    }

  private Q_SLOTS:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        folder_ = QDir(QCoreApplication::applicationDirPath() + "/screenshots");
        QVERIFY(folder_.mkpath("."));
        languages_ = qEnvironmentVariable("RIGOR_SCREENSHOT_LANGUAGES", "en").split(' ');
        Language::instance().choose(languages_.first());
        Theme::instance().choose(ThemeChoice::Light);
        Theme::instance().install();
        window_ = std::make_unique<MainWindow>();
        window_->setAsksBeforeLoss(false);
        window_->resize(1440, 900);
        window_->show();
    }
    void cleanupTestCase() {
        window_.reset();
        Language::instance().choose("en");
    }

    // The functions follow the work and build on each other.
    void theStepsBeforeTheFirstRun() {
        grab({{"start"}});
        Document& document = window_->document();
        document.openStudy(shippedStudy());
        QVERIFY(waitUntil([&] { return document.whyNotRun().isEmpty(); }));
        const char* names[] = {"data",          "model",        "unknowns",   "run-settings",
                               "compare-empty", "report-empty", "trust-empty"};
        std::vector<View> views;
        for (int i = 0; i < 7; ++i) views.push_back({names[i], [this, i] { window_->goTo(i); }});
        grab(views);
        const QString good = document.modelText();
        document.setModelText(QString(good).replace("der(omega1)", "der(omega_1)"));
        QVERIFY(waitUntil([&] { return document.model().phase == ModelState::Phase::Wrong; }));
        grab({{"model-error", [&] {
                   window_->goTo(kModel);
                   qobject_cast<ModelPage*>(window_->page(kModel))->nextProblem();
               }}});
        document.undoStack().undo();
        QVERIFY(waitUntil([&] { return document.whyNotRun().isEmpty(); }));
    }

    void aResult() {
        Document& document = window_->document();
        document.setOption("generations", 4LL);
        document.setOption("population", 8LL);
        document.setOption("reference_samples", 256LL);
        document.setOption("optimiser", std::string("genetic"));
        window_->run();
        QVERIFY(waitUntil([&] { return !window_->queue().running(); }, 250000));
        const char* names[] = {"result", "result-fit", "result-trace", "result-sobol", "result-settings"};
        std::vector<View> views;
        for (int view = 0; view < 5; ++view)
            views.push_back({names[view], [this, view] { showResult(view); }});
        grab(views);
    }

    void comparisonAndReport() {
        Document& document = window_->document();
        document.setOption("density", std::string("gaussian"));
        document.setOption("profiles", false);
        window_->run();
        QVERIFY(waitUntil([&] { return !window_->queue().running() && document.run(2)->result; }, 250000));
        // The first run at its own values again: a pair of calibration and validation.
        const RunRecord first = document.run(1)->withoutTrace();
        window_->repeat({atEstimates(first), first.modelText, "Maximum entropy, validation"});
        QVERIFY(waitUntil(
            [&] { return document.run(3) && document.run(3)->result && !window_->queue().running(); },
            250000));
        window_->goTo(kTrust);
        const auto& asked = [&] {
            const auto* answer = TrustAnswers::of(document).known(TrustAnswers::usualRuns(document));
            return answer && answer->rows == TrustAnswers::Rows::Asked;
        };
        QVERIFY(waitUntil(asked));
        grab({{"compare", [&] { window_->goTo(kCompare); }},
              {"trust", [&] { window_->goTo(kTrust); }},
              report("report")});
    }

    void aRunGoingOnAndCancelled() {
        Document& document = window_->document();
        document.setOption("population", 24LL);
        document.setOption("generations", 1000LL);
        window_->run();
        QVERIFY(waitUntil([&] { return document.run(4)->trace.size() > 8 || !window_->queue().running(); }));
        QVERIFY(window_->queue().running());
        grab({{"run-live", [&] { window_->goTo(kRun); }}});
        window_->cancel();
        QVERIFY(waitUntil([&] { return !window_->queue().running(); }));
        grab({{"run-cancelled", [&] { showResult(2); }}});
    }

    void everyMethod_data() {
        QTest::addColumn<QString>("study");
        QTest::addColumn<QVariantMap>("options");
        QTest::newRow("homotopy") << "van-der-pol-duffing/homotopy.toml" << QVariantMap();
        QTest::newRow("basins") << "van-der-pol-duffing/basins.toml" << QVariantMap();
        QTest::newRow("adequacy") << "servo-press/adequacy.toml" << QVariantMap{{"bootstrap", 200}};
        QTest::newRow("selection") << "servo-press/selection.toml" << QVariantMap();
        QTest::newRow("verified") << "drive-train/verified.toml" << QVariantMap{{"max_boxes", 20}};
        QTest::newRow("verified-empty") << "drive-train/one-friction.toml" << QVariantMap();
        QTest::newRow("verified-offline") << "drive-train/offline.toml" << QVariantMap();
        QTest::newRow("verified-batch") << "drive-train/batch.toml" << QVariantMap();
        QTest::newRow("filter") << "hydraulic-four-bar/filter.toml" << QVariantMap();
    }
    void everyMethod() {
        QFETCH(QString, study);
        QFETCH(QVariantMap, options);
        Language::instance().choose(languages_.first());
        Document& document = window_->document();
        document.openStudy(QString::fromStdString(sourceDir() + "/resources/rigs/") + study);
        QVERIFY(waitUntil([&] {
            return QString::fromStdString(document.study().file.string()).endsWith(study) &&
                   document.whyNotRun().isEmpty();
        }));
        for (auto option = options.begin(); option != options.end(); ++option)
            document.setOption(option.key(), option.value().toLongLong());
        QVERIFY(waitUntil([&] { return document.whyNotRun().isEmpty(); })); // checked anew
        if (study.contains("selection")) // no model, no unknowns: what the steps say then
            grab({{"selection-data", [&] { window_->goTo(kData); }},
                  {"selection-model", [&] { window_->goTo(kModel); }}});
        window_->run();
        QVERIFY(waitUntil([&] { return !document.runs().empty() && document.runs().back().result; }, 250000));
        showResult(0);
        const QString method = QTest::currentDataTag();
        std::vector<View> views;
        for (int view = 0; view < runPage()->resultPage()->views().size(); ++view)
            views.push_back({QString("%1-%2").arg(method).arg(view + 1), [this, view] { showResult(view); }});
        views.push_back(report(method + "-report"));
        grab(views);
    }

    /// Five made-up answers of eight unknowns, one of which differs, and the experiments proposed.
    void trustOfFiveMethods() {
        Language::instance().choose(languages_.first());
        Document& document = window_->document();
        document.openTemplate("static-formula");
        QVERIFY(waitUntil([&] {
            return document.study().unknowns.size() == 2 && document.whyNotRun().isEmpty() &&
                   document.runs().empty();
        }));
        const char* methods[] = {"least-squares", "model-adequacy", "inverse-uncertainty", "filter",
                                 "verified"};
        const char* names[] = {"k1", "k2", "d1", "d2", "stiffness_of_the_rear_mount", "F_c", "m_eff", "J"};
        for (int m = 0; m < 5; ++m) {
            Result result;
            result.method = methods[m];
            result.outcome = RunOutcome::Answered;
            result.provenance["data_sha256"] = "made up";
            for (int u = 0; u < 8; ++u) {
                Estimate e;
                e.name = names[u];
                e.unit = u < 2 || u == 4 ? "N/m" : u < 4 ? "N.s/m" : u == 5 ? "N" : "kg";
                const double size = std::pow(10.0, u - 2) * 6, error = 0.002 * size * (1 + 0.3 * m);
                e.value = size + 0.4 * error * std::sin(7.0 * m + u) - (m == 3 && u == 1 ? 12 * error : 0);
                e.standardError = error;
                e.lower = e.value - 1.96 * error;
                e.upper = e.value + 1.96 * error;
                if (m == 4) {
                    e.guaranteed = true;
                    e.lower = size - 4.5 * error;
                    e.upper = size + 4 * error;
                }
                if (m == 1 && u == 5) e.atBound = true;
                if (m == 2) { // a population
                    Estimate spread = e;
                    spread.name += ".standard_deviation";
                    spread.value = 2.5 * error;
                    e.name += ".mean";
                    result.unknowns.push_back(spread);
                }
                result.unknowns.push_back(e);
            }
            const int number =
                document.addRun(document.study(), document.modelText(), {},
                                m == 1 ? "Model adequacy, rear mount cold, second attempt" : "");
            document.runFinished(number, std::make_shared<const Result>(std::move(result)), {}, 1);
        }
        const auto asked = [&] {
            const auto* answer = TrustAnswers::of(document).known(TrustAnswers::usualRuns(document));
            return answer && answer->rows == TrustAnswers::Rows::Asked;
        };
        window_->goTo(kTrust);
        QVERIFY(waitUntil(asked));
        grab({{"trust-five", [&] { window_->goTo(kTrust); }}});
        auto* page = qobject_cast<TrustPage*>(window_->page(kTrust));
        page->next()->propose();
        QVERIFY(waitUntil([&] { return !page->next()->isBusy(); }));
        QVERIFY(page->next()->design());
        grab({{"trust-next", [&] {
                   window_->goTo(kTrust);
                   auto* now = qobject_cast<TrustPage*>(window_->page(kTrust));
                   if (now->tabs()->currentIndex() == 0) now->nextTab();
                   if (now->next()->design()) return;
                   now->next()->propose(); // the pages are new in another language
                   waitUntil([&] { return !now->next()->isBusy(); });
               }}});
    }

    /// Where runs are computed: the panel of a run at two places, and Settings.
    void places() {
        const QTemporaryDir config;
        const QByteArray before = qgetenv("XDG_CONFIG_HOME");
        qputenv("XDG_CONFIG_HOME", config.path().toUtf8());
        QVERIFY(QDir(config.path()).mkpath("rigor/places"));
        const auto write = [&](const QString& name, const QByteArray& text) {
            QFile file(config.filePath("rigor/" + name));
            QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
        };
        write("places/hpc-west.toml", "kind = \"slurm\"\npartition = \"short\"\nworkers = 64\ntime = "
                                      "\"4:00:00\"\nmemory = 2000\n");
        write("places/lab-pcs.toml", "kind = \"ssh\"\nhosts = [\"rig1\", \"rig2\", \"rig3\"]\n");
        write("trusted", QByteArray(64, 'a') + "  /rigs/pump.fmu\n");
        RunProgress progress;
        for (int s = 0; s <= 120; ++s)
            progress.takePlaces(
                {{.place = "hpc-west",
                  .started = "Slurm job 48213",
                  .workers = 62,
                  .wanted = 64,
                  .done = 20LL * s,
                  .failed = s > 20 ? 3 : 0,
                  .takenOver = s > 70 ? 212 : 0,
                  .coreSeconds = 60.0 * s,
                  .silence = 4,
                  .each = {{"c004 4711", 12LL * s, 4}, {"c005 12", 8LL * s, 6}}},
                 {.workers = 2, .wanted = 2, .done = s, .coreSeconds = 2.0 * s, .silence = 1}},
                s);
        progress.tell("2 of 64 slots of hpc-west are still waiting.", false);
        progress.left = 2921;
        const auto settings = [&](int tab) {
            return [this, tab] {
                window_->jobPanel().hide();
                window_->showPlaces();
                window_->placesPage().showTab(tab);
                waitUntil([this] { return window_->placesPage().places().size() == 3; }, 10'000);
                window_->placesPage().select("hpc-west");
            };
        };
        grab({{"job-panel",
               [&] {
                   window_->goTo(kRun);
                   window_->jobPanel().setRun("Run 4", progress, true);
                   window_->jobPanel().show();
               }},
              {"settings-general", settings(PlacesPage::General)},
              {"settings-places", settings(PlacesPage::Places)},
              {"settings-trusted", settings(PlacesPage::Trusted)}});
        window_->jobPanel().hide();
        window_->goTo(kRun);
        before.isNull() ? qunsetenv("XDG_CONFIG_HOME") : qputenv("XDG_CONFIG_HOME", before);
    }

    void theGuide() {
        for (const QString& language : languages_) {
            Language::instance().choose(language);
            window_->showGuide("tour");
            window_->guide()->resize(760, 640);
            waitUntil([] { return false; }, 150);
            save("guide-" + language, window_->guide()->grab().toImage());
            window_->guide()->hide();
        }
    }
};

RIGOR_WINDOW_TEST(TestScreenshots)
#include "test_screenshots.moc"

} // namespace test_screenshots

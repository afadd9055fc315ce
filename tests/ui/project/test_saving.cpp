// What is saved is all there is: data of one name, data and model of every run as they were run, numbers of
// runs; saving twice, while something changes, and while another project is opened; what is exported runs
// with the same numbers in the real program.
#include "core/foundation/base/sha256.h"
#include "core/methods/result/result_hash.h"
#include "core/study/project/project_store.h"
#include "core/study/report/report.h"
#include "core/study/run/run_folder.h"
#include "core/study/run/validate.h"
#include "tests/study/study_samples.h"
#include "tests/support/test_paths.h"
#include "tests/support/test_program.h"
#include "tests/ui/ui_fixture.h"
#include "ui/shell/main_window.h"
#include "ui/steps/run/repeat_menu.h"

#include <QApplication>
#include <QProcess>
#include <QTemporaryDir>
#include <QtTest>

#include <csignal>
#include <sys/resource.h>

namespace test_saving {

using namespace rigor;

namespace {
bool ready(MainWindow& window) { return window.document().whyNotRun().isEmpty(); }

/// Runs and waits; the number of the run.
int ran(MainWindow& window) {
    const auto before = window.document().runs().size();
    window.run();
    const bool ended = waitUntil([&] {
        return window.document().runs().size() > before && !window.queue().running() &&
               window.document().runs().back().phase == RunRecord::Phase::Ended;
    });
    return ended ? window.document().runs().back().number : 0;
}

bool saved(MainWindow& window, const QString& file) {
    QSignalSpy told(&window.document(), &Document::saved);
    window.document().saveProject(file);
    return waitUntil([&] { return told.count() > 0; }, 30000);
}
} // namespace

class TestSaving : public QObject {
    Q_OBJECT
    std::unique_ptr<QTemporaryDir> folder_;
    std::unique_ptr<MainWindow> window_;
    QString at(const QString& name) const { return folder_->filePath(name); }

    void open(const QString& file) {
        window_ = std::make_unique<MainWindow>();
        window_->setAsksBeforeLoss(false);
        window_->show();
        window_->document().openAny(file);
        QVERIFY2(waitUntil([&] { return ready(*window_); }, 60000),
                 qPrintable(window_->document().whyNotRun().join(' ')));
    }

  private Q_SLOTS:
    void initTestCase() { useTestSettings("saving"); }
    void init() {
        folder_ = std::make_unique<QTemporaryDir>();
        samples::fill(folder_->path());
    }
    void cleanup() { window_.reset(); }

    void everyRunComesBackWithItsOwnDataModelAndNumber() {
        open(at("decay.toml"));
        Document* document = &window_->document();
        QCOMPARE(ran(*window_), 1);
        // The file is written anew: the second run is made with other numbers under the same name.
        const std::string changed = std::string(samples::kData) + "7,5,1.58\n8,5,1.64\n";
        samples::write(at("decay.csv"), changed);
        document->reloadData();
        QVERIFY(waitUntil([&] { return ready(*window_) && document->data().data->experiments.size() == 8; }));
        document->setModelText(QString::fromLatin1(samples::kModel).replace("\"rate\"", "\"rate of decay\""));
        QVERIFY(waitUntil([&] { return ready(*window_); }));
        QCOMPARE(ran(*window_), 2);
        // The third has a validation file of the same name in another folder.
        QDir(folder_->path()).mkpath("validation");
        samples::write(at("validation/decay.csv"), "run,x0 [m],crossing [s]\n1,2,0.71\n2,5,1.59\n");
        const RunRecord first = *document->run(1);
        window_->repeat({onOtherData(atEstimates(first), {at("validation/decay.csv").toStdString()}),
                         first.modelText, "v"});
        QVERIFY(waitUntil([&] { return document->run(3) && document->run(3)->result; }));
        document->removeRun(2);
        const int fourth = ran(*window_);
        QCOMPARE(fourth, 4);
        document->undoStack().undo(); // run 2 is back
        std::map<int, std::string> hashes;
        std::map<int, QString> models;
        for (const RunRecord& run : document->runs()) {
            hashes[run.number] = resultHash(*run.result);
            models[run.number] = run.modelText;
        }
        QCOMPARE(hashes.size(), std::size_t(4));
        QVERIFY(saved(*window_, at("decay.rigor")));
        window_.reset();
        for (const char* name : {"decay.csv", "validation/decay.csv", "decay.mo", "decay.toml"})
            QVERIFY(QFile::remove(at(name)));

        open(at("decay.rigor"));
        document = &window_->document();
        QCOMPARE(document->data().data->experiments.size(), std::size_t(8));
        QCOMPARE(document->runs().size(), std::size_t(4));
        for (const RunRecord& run : std::vector<RunRecord>(document->runs())) {
            QCOMPARE(resultHash(*run.result), hashes[run.number]);
            QCOMPARE(run.modelText, models[run.number]);
            QCOMPARE(sha256OfFile(run.studyOnDataSnapshot().data.files.at(0)),
                     run.result->provenance["data_sha256"].get<std::string>());
            // Repeated with the same settings it gives the same numbers.
            const auto before = document->runs().size();
            window_->repeat({run.study, run.modelText, "again", run.kept});
            QVERIFY(waitUntil([&] {
                return document->runs().size() > before && document->runs().back().result &&
                       !window_->queue().running();
            }));
            QCOMPARE(document->runs().back().number, static_cast<int>(before) + 1);
            QCOMPARE(resultHash(*document->runs().back().result), hashes[run.number]);
        }
        QVERIFY(document->run(2)->modelText.contains("rate of decay"));
        QVERIFY(!document->run(1)->modelText.contains("rate of decay"));
        // Saved again into the same file and opened again: still each its own.
        QVERIFY(saved(*window_, at("decay.rigor")));
        open(at("decay.rigor"));
        QCOMPARE(window_->document().runs().size(), std::size_t(8));
        for (const RunRecord& run : window_->document().runs())
            QCOMPARE(sha256OfFile(run.studyOnDataSnapshot().data.files.at(0)),
                     run.result->provenance["data_sha256"].get<std::string>());
    }

    void anExportedRunGivesTheSameNumbersInTheProgram() {
        open(at("decay.toml"));
        Document& document = window_->document();
        document.setModelText(QString::fromLatin1(samples::kModel).replace("start=x0", "start=1.01*x0"));
        QVERIFY(waitUntil([&] { return ready(*window_); }));
        QCOMPARE(ran(*window_), 1);
        // Neither what is changed afterwards nor the files on the disk are in it.
        document.changeStudy("seed", [](Study& study) { study.seed = 99; });
        samples::write(at("decay.csv"), "run,x0 [m],crossing [s]\n1,2,0.9\n");
        QDir(folder_->path()).mkpath("out");
        QSignalSpy exported(&document, &Document::exported);
        document.exportRun(1, at("out/run-1.toml"));
        QVERIFY(waitUntil([&] { return exported.count() == 1; }, 20000));
        QProcess program;
        program.setWorkingDirectory(at("out"));
        program.start(QString::fromStdString(programFile()),
                      {"run", "run-1.toml", "--out", "answer", "--quiet"});
        QVERIFY(program.waitForFinished(120000));
        QVERIFY2(program.exitCode() == 0, program.readAllStandardError().constData());
        const auto answer = nlohmann::json::parse(samples::read(at("out/answer/result.json")));
        const Result& mine = *document.run(1)->result;
        for (const auto& estimate : mine.unknowns)
            QCOMPARE(answer["unknowns"][estimate.name]["value"].get<double>(), estimate.value);
        QCOMPARE(answer["diagnostics"]["log_likelihood"].get<double>(),
                 mine.diagnostics["log_likelihood"].get<double>());
        for (const char* key : {"data_sha256", "model_sha256", "seed"})
            QCOMPARE(answer["provenance"][key].dump(), mine.provenance[key].dump());
    }

    void filesOfOneNameAreBothInTheProject() {
        window_ = std::make_unique<MainWindow>();
        window_->setAsksBeforeLoss(false);
        Document* document = &window_->document();
        QStringList files;
        for (const char* day : {"monday", "tuesday"}) {
            QDir(folder_->path()).mkpath(day);
            files << at(QString(day) + "/run.csv");
            std::string text = "t [s],x [m]\n";
            for (int i = 0; i < 40; ++i)
                text += fmt::format("{},{}\n", 0.1 * i, (files.size() == 1 ? 1.0 : 2.0) / (1 + i));
            samples::write(files.back(), text);
        }
        document->openModel(at("decay.mo"));
        QVERIFY(waitUntil([&] { return document->model().phase == ModelState::Phase::Good; }));
        document->setModelText(QString(document->modelText()).replace("  Real x(", "  output Real x("));
        document->importFiles(files);
        const auto both = [&] {
            return document->data().data && document->data().data->experiments.size() == 2;
        };
        QVERIFY2(waitUntil(both), qPrintable(document->data().sentence));
        document->changeStudy("mark", [&](Study& study) {
            study.data.marked = {{"tuesday/run.csv", 5, "x"}};
        });
        const auto marked = [&] {
            return both() &&
                   std::isnan(document->data().data->experiments[1].measurements.at(0).values.at(3));
        };
        QVERIFY(waitUntil(marked));
        QVERIFY(saved(*window_, at("two.rigor")));
        window_ = std::make_unique<MainWindow>();
        window_->setAsksBeforeLoss(false);
        document = &window_->document();
        document->openProject(at("two.rigor"));
        QVERIFY(waitUntil(marked));
        const auto& experiments = document->data().data->experiments;
        QCOMPARE(experiments[0].label, std::string("monday/run"));
        QCOMPARE(experiments[0].measurements.at(0).values.at(0), 1.0);
        QCOMPARE(experiments[0].measurements.at(0).values.at(3), 0.25);
        QCOMPARE(experiments[1].measurements.at(0).values.at(0), 2.0);
    }

    void aProjectWithoutAModelIsKeptAsWell() {
        window_ = std::make_unique<MainWindow>();
        window_->setAsksBeforeLoss(false);
        Document* document = &window_->document();
        document->openData(at("decay.csv"));
        QVERIFY(waitUntil([&] { return document->data().phase == DataState::Phase::Table; }, 20000));
        QSignalSpy kept(&window_->autosave(), &Autosave::saved);
        QVERIFY(waitUntil([&] { return kept.count() > 0; }, 20000));
        QVERIFY(saved(*window_, at("data only.rigor")));
        window_ = std::make_unique<MainWindow>();
        window_->setAsksBeforeLoss(false);
        document = &window_->document();
        document->openProject(at("data only.rigor"));
        QVERIFY(waitUntil([&] { return document->data().phase == DataState::Phase::Table; }, 20000));
        QCOMPARE(document->data().csv->table.rows(), std::size_t(6));
    }

    void savingTwiceAtOnceKeepsEachRunOnce() {
        open(at("decay.toml"));
        Document& document = window_->document();
        QCOMPARE(ran(*window_), 1);
        QSignalSpy told(&document, &Document::saved), failed(&document, &Document::failed);
        document.saveProject(at("twice.rigor"));
        document.saveProject(at("twice.rigor")); // Ctrl+S held down
        document.saveProject(at("twice.rigor"));
        QVERIFY(waitUntil([&] { return told.count() == 2; }, 30000));
        waitUntil([] { return false; }, 100);
        QCOMPARE(told.count(), 2); // what was asked for meanwhile is one
        QVERIFY2(failed.isEmpty(), failed.isEmpty() ? "" : qPrintable(failed.at(0).at(1).toString()));
        QVERIFY(!document.isModified());
        QCOMPARE(ProjectStore::open(at("twice.rigor").toStdString()).runs().size(), std::size_t(1));
    }

    void whatChangesWhileTheFileIsWrittenIsStillUnsaved() {
        open(at("decay.toml"));
        Document& document = window_->document();
        document.changeStudy("seed", [](Study& study) { study.seed = 5; });
        QSignalSpy told(&document, &Document::saved), kept(&window_->autosave(), &Autosave::saved);
        document.saveProject(at("while.rigor"));
        document.changeStudy("seed", [](Study& study) { study.seed = 6; });
        QVERIFY(waitUntil([&] { return told.count() == 1; }, 30000));
        QVERIFY(document.isModified());
        QVERIFY(waitUntil([&] { return kept.count() > 0; }, 20000)); // and is autosaved
        const ProjectStore file = ProjectStore::open(window_->autosave().file().toStdString());
        QVERIFY(QString::fromStdString(file.study("decay")).contains("seed = 6"));
        QVERIFY(QString::fromStdString(ProjectStore::open(at("while.rigor").toStdString()).study("decay"))
                    .contains("seed = 5"));
    }

    void aProjectOpenedWhileAnotherIsSavedKeepsItsOwnName() {
        open(at("decay.toml"));
        Document& document = window_->document();
        document.changeStudy("seed", [](Study& study) { study.seed = 5; });
        QVERIFY(saved(*window_, at("first.rigor")));
        document.changeStudy("seed", [](Study& study) { study.seed = 6; });
        QVERIFY(saved(*window_, at("second.rigor")));
        QSignalSpy replaced(&document, &Document::replaced);
        document.openProject(at("first.rigor"));
        // Asked for in the old project, still going on when the new one comes or just before.
        document.saveProject(at("third.rigor"));
        QVERIFY(waitUntil([&] { return replaced.count() == 1 && ready(*window_); }, 30000));
        QVERIFY(waitUntil([&] { return QFile::exists(at("third.rigor")); }, 30000));
        waitUntil([] { return false; }, 200);
        QCOMPARE(document.file(), at("first.rigor"));
        QCOMPARE(document.study().seed, std::uint64_t(5));
        QVERIFY(saved(*window_, document.file()));
        QVERIFY(QString::fromStdString(ProjectStore::open(at("third.rigor").toStdString()).study("decay"))
                    .contains("seed = 6"));
    }

    void aRunOfTheProjectBeforeIsNotTakenForOneOfThisOne() {
        open(at("decay.toml"));
        Document& document = window_->document();
        document.setOption("generations", 5000LL);
        window_->run();
        QVERIFY(waitUntil([&] { return window_->queue().progress().last.simulations > 0; }));
        window_->run(); // waits
        QCOMPARE(window_->queue().waiting().size(), std::size_t(1));
        QSignalSpy replaced(&document, &Document::replaced);
        document.openStudy(at("decay.toml"));
        QVERIFY(waitUntil([&] { return replaced.count() == 1 && ready(*window_); }, 30000));
        QCOMPARE(ran(*window_), 1);
        QVERIFY(document.run(1)->result->outcome == RunOutcome::Answered);
        QCOMPARE(document.runs().size(), std::size_t(1));
        QCOMPARE(document.run(1)->trace.empty(), false);
        for (const ProgressEvent& event : document.run(1)->trace)
            QVERIFY(event.total < 5000 || event.total == 0);
    }

    void whatAKilledProgramLeftBesideTheProjectGoes() {
        open(at("decay.toml"));
        QVERIFY(saved(*window_, at("left.rigor")));
        window_.reset();
        samples::write(at("left.rigor.saving"), "half a file");
        samples::write(at("left.rigor.saving-journal"), "half a journal");
        open(at("left.rigor"));
        QVERIFY(!QFile::exists(at("left.rigor.saving")) && !QFile::exists(at("left.rigor.saving-journal")));
    }

    void afterAFullDiskTheNextSaveSucceeds() {
        open(shippedStudy());
        Document& document = window_->document();
        const QString file = at("full.rigor");
        QVERIFY(saved(*window_, file));
        const QString longer = document.modelText() + QString(3'000'000, ' ');
        document.setModelText(longer);
        QVERIFY(waitUntil([&] { return ready(*window_); }));
        std::signal(SIGXFSZ, SIG_IGN);
        rlimit before{};
        getrlimit(RLIMIT_FSIZE, &before);
        const rlimit limit{static_cast<rlim_t>(QFileInfo(file).size()) + 100'000, before.rlim_max};
        QSignalSpy failed(&document, &Document::failed);
        setrlimit(RLIMIT_FSIZE, &limit);
        document.saveProject(file);
        const bool told = waitUntil([&] { return failed.count() > 0; });
        setrlimit(RLIMIT_FSIZE, &before);
        QVERIFY(told);
        QVERIFY2(failed.at(0).at(1).toString().contains("full.rigor"),
                 qPrintable(failed.at(0).at(1).toString()));
        QVERIFY(document.isModified());
        QCOMPARE(document.modelText(), longer);
        // What lay in the file lies there still, and with room again the same file takes the rest.
        QVERIFY(!ProjectStore::open(file.toStdString()).models().empty());
        const bool again = saved(*window_, file);
        QVERIFY2(again, qPrintable(failed.back().at(1).toString()));
        QCOMPARE(failed.count(), 1);
        QVERIFY(!document.isModified());
        open(file);
        QCOMPARE(window_->document().modelText(), longer);
    }

    void aPlaceThatCannotBeWrittenIsNamedAndNothingIsLost() {
        open(shippedStudy());
        Document& document = window_->document();
        document.changeStudy("seed", [](Study& study) { study.seed = 99; });
        QSignalSpy failed(&document, &Document::failed);
        for (const QString& file : {QString("/proc/clutch.rigor"), at("no such folder/clutch.rigor")}) {
            const int told = static_cast<int>(failed.count());
            document.saveProject(file);
            QVERIFY(waitUntil([&] { return failed.count() > told; }));
            QVERIFY2(failed.back().at(1).toString().contains("clutch.rigor"),
                     qPrintable(failed.back().at(1).toString()));
            QVERIFY(document.isModified());
            QCOMPARE(document.study().seed, std::uint64_t(99));
        }
        QVERIFY(saved(*window_, at("clutch.rigor")));
    }

    void aStudyThatCouldNotBeReadBackIsNotSavedOverOneThatCan() {
        open(at("decay.toml"));
        Document& document = window_->document();
        QVERIFY(saved(*window_, at("good.rigor")));
        document.changeStudy("bad", [](Study& study) { study.unknowns[0].shape[0].second.start = 99; });
        QSignalSpy failed(&document, &Document::failed);
        document.saveProject(at("good.rigor"));
        QVERIFY(waitUntil([&] { return failed.count() == 1; }, 20000));
        QVERIFY2(failed.at(0).at(1).toString().contains("start = 99"),
                 qPrintable(failed.at(0).at(1).toString()));
        QVERIFY(document.isModified());
        open(at("good.rigor"));
        QCOMPARE(window_->document().study().unknowns[0].shape[0].second.start, 1.0);
    }
};

RIGOR_WINDOW_TEST(TestSaving)
#include "test_saving.moc"

} // namespace test_saving

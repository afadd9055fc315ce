// What studies read, put into one project: nothing overwrites anything that a run still needs, and what comes
// out gives the same numbers.
#include "core/foundation/base/error.h"
#include "core/methods/result/result_hash.h"
#include "core/study/project/project_importer.h"
#include "core/study/report/report.h"
#include "core/study/run/run_folder.h"
#include "tests/study/study_samples.h"
#include "tests/support/test_program.h"

#include <QtTest>

namespace test_project_importer {

using namespace rigor;

class TestProjectShelf : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> folder_;
    std::string path(const std::string& name) const { return folder_->path().toStdString() + "/" + name; }
    void write(const QString& name, const std::string& text) const {
        QDir().mkpath(QFileInfo(folder_->filePath(name)).path());
        samples::write(folder_->filePath(name), text);
    }
    SelfContainedStudy decay() const { return {loadStudy(path("decay.toml")), samples::kModel, "decay.mo"}; }
    static SelfContainedStudy of(const std::vector<std::string>& files) {
        SelfContainedStudy shelved;
        shelved.study.data.files = files;
        shelved.study.data.layout = "signals";
        shelved.modelName = "m.mo";
        return shelved;
    }

  private Q_SLOTS:
    void init() {
        folder_ = std::make_unique<QTemporaryDir>();
        samples::fill(folder_->path());
    }

    void filesOfOneNameKeepTheirContentsAndTheirMarks() {
        write("monday/run.csv", "monday");
        write("tuesday/run.csv", "tuesday");
        SelfContainedStudy shelved = of({path("monday/run.csv"), path("tuesday/run.csv")});
        shelved.study.data.marked = {{"tuesday/run.csv", 4, "y"}};
        shelved.study.data.excluded = {"monday/run"};
        ProjectStore store = ProjectStore::inMemory();
        ProjectImporter shelf(store, {});
        const Study kept = shelf.put(shelved);
        QCOMPARE(kept.data.files, (std::vector<std::string>{"monday/run.csv", "tuesday/run.csv"}));
        QCOMPARE(store.data("monday/run.csv"), std::string("monday"));
        QCOMPARE(store.data("tuesday/run.csv"), std::string("tuesday"));
        QCOMPARE(kept.data.marked[0].file, std::string("tuesday/run.csv"));
        QCOMPARE(kept.data.excluded, std::vector<std::string>{"monday/run"});
        // Another study with another file of that name, alone: it is not taken for one of these.
        write("other/run.csv", "other");
        const Study other = shelf.put(of({path("other/run.csv")}));
        QCOMPARE(store.data(other.data.files[0]), std::string("other"));
        QCOMPARE(store.data("monday/run.csv"), std::string("monday"));
    }

    void aRunKeepsTheDataAndTheModelItWasMadeWith() {
        ProjectStore store = ProjectStore::inMemory();
        Study asRun;
        {
            ProjectImporter shelf(store, {});
            asRun = shelf.put(decay());
        }
        const std::string changed = std::string(samples::kData) + "7,5,1.6\n";
        write("decay.csv", changed);
        SelfContainedStudy later = decay();
        later.modelText += "// changed\n";
        Study now;
        {
            ProjectImporter shelf(store, {asRun});
            now = shelf.put(later);
            shelf.removeUnused();
        }
        QCOMPARE(store.data(asRun.data.files[0]), std::string(samples::kData));
        QCOMPARE(store.model(asRun.model), std::string(samples::kModel));
        QCOMPARE(store.data(now.data.files[0]), changed);
        QCOMPARE(store.model(now.model), later.modelText);
        // The name without its folder is the same: it is what people see and what labels are made of.
        QCOMPARE(std::filesystem::path(now.data.files[0]).filename().string(), std::string("decay.csv"));
        // Without the run, its data and model go.
        ProjectImporter shelf(store, {});
        now = shelf.put(later);
        shelf.removeUnused();
        QCOMPARE(store.dataFiles(), now.data.files);
        QCOMPARE(store.models(), std::vector<std::string>{now.model});
    }

    void aFileThatIsGoneStaysNamed() {
        ProjectStore store = ProjectStore::inMemory();
        ProjectImporter shelf(store, {});
        const Study kept = shelf.put(of({path("pulled-out-disk/run.csv")}));
        QCOMPARE(kept.data.files, std::vector<std::string>{path("pulled-out-disk/run.csv")});
        QVERIFY(store.dataFiles().empty());
    }

    void namesThatCannotBeFilesInOneFolderAreNotGiven() {
        // A file called as a folder, as the model and as the study: all three come out again.
        write("a/2", "two");
        write("b/decay.toml", "text");
        write("c/m.mo", "data");
        ProjectStore store = ProjectStore::inMemory();
        store.saveStudy("decay", "# study\n");
        ProjectImporter shelf(store, {});
        SelfContainedStudy shelved = of({path("a/2"), path("b/decay.toml"), path("c/m.mo")});
        shelved.modelText = "model";
        const Study kept = shelf.put(shelved);
        store.exportTo(path("out"));
        const char* contents[] = {"two", "text", "data"};
        for (std::size_t i = 0; i < 3; ++i)
            QCOMPARE(readFileBytes(path("out/" + kept.data.files[i])), std::string(contents[i]));
        QCOMPARE(readFileBytes(path("out/" + kept.model)), std::string("model"));
        QCOMPARE(readFileBytes(path("out/decay.toml")), std::string("# study\n"));
    }

    void anExportedStudyGivesTheSameNumbersWhereverItIsMoved() {
        PreparedStudy before = prepare(loadStudy(path("decay.toml")));
        const Result expected = runStudy(before, {});
        QVERIFY2(expected.outcome == RunOutcome::Answered, expected.message().c_str());
        QDir(folder_->path()).mkpath("out");
        exportStudyWithFiles(decay(), path("out/mine.toml"));
        QFile::remove(folder_->filePath("decay.csv"));
        QFile::remove(folder_->filePath("decay.mo"));
        QVERIFY(QDir(folder_->path()).rename("out", "moved"));
        PreparedStudy after = prepare(loadStudy(path("moved/mine.toml")));
        QCOMPARE(resultHash(runStudy(after, {})), resultHash(expected));
        // Exporting over itself loses nothing.
        exportStudyWithFiles({loadStudy(path("moved/mine.toml")), samples::kModel, "decay.mo"},
                             path("moved/mine.toml"));
        QCOMPARE(samples::read(folder_->filePath("moved/mine-files/decay.csv")), std::string(samples::kData));
    }
};

RIGOR_TEST(TestProjectShelf)
#include "test_project_importer.moc"

} // namespace test_project_importer

// Project files: what goes in comes out; wrong, newer and damaged files are refused; a failed change changes
// nothing.
#include "core/foundation/base/error.h"
#include "core/study/project/project_store.h"
#include "tests/study/study_samples.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <sqlite3.h>
#include <sys/resource.h>

#include <cmath>
#include <csignal>
#include <functional>
#include <limits>

namespace test_project_store {

using namespace rigor;

namespace {

std::string messageOf(const std::function<void()>& call) {
    try {
        call();
    } catch (const Error& e) {
        return e.what();
    }
    return "no error";
}

Result answer() {
    Result r;
    r.method = "inverse-uncertainty";
    r.outcome = RunOutcome::Answered;
    r.verdict = concluded("It is \"explained\".");
    r.unknowns.push_back({"k.mean", "1/s", 1.25, 0.1, 1.0, 1.5, "95 %", true});
    r.diagnostics["log_likelihood"] = -3.5;
    r.warnings = {"one", "two"};
    r.provenance["date"] = "2026-01-02T03:04:05+01:00";
    const double nan = std::numeric_limits<double>::quiet_NaN();
    r.tables.push_back({"experiments",
                        "All of them.",
                        {{"experiment", "", {}, {"first", "zwölfte"}}, {"y", "s", {0.1, nan}, {}}}});
    r.tables.push_back({"empty", "", {{"y", "s", {}, {}}}});
    return r;
}

void sql(const std::string& file, const std::string& text) {
    sqlite3* db = nullptr;
    sqlite3_open(file.c_str(), &db);
    sqlite3_exec(db, text.c_str(), nullptr, nullptr, nullptr);
    sqlite3_close(db);
}

} // namespace

class TestProjectStore : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    std::string path(const char* name) const { return (folder_.path() + "/" + name).toStdString(); }

  private Q_SLOTS:
    void textsAndDataComeBackByteForByte() {
        const std::string file = path("a.rigor");
        const std::string bytes("a\0b\xff\n", 5);
        {
            ProjectStore store = ProjectStore::create(file);
            store.saveStudy("z", "method = 'x'");
            store.saveStudy("a", "one");
            store.saveStudy("z", "changed");
            store.saveModel("m.mo", "model M end M;");
            store.saveData("d.csv", bytes);
            store.saveData("empty.csv", "");
            store.setSetting("title", "Clutch");
        }
        ProjectStore store = ProjectStore::open(file);
        QCOMPARE(store.studies(), (std::vector<std::string>{"z", "a"}));
        QCOMPARE(store.study("z"), std::string("changed"));
        QCOMPARE(store.model("m.mo"), std::string("model M end M;"));
        QCOMPARE(store.data("d.csv"), bytes);
        QCOMPARE(store.data("empty.csv"), std::string());
        QCOMPARE(store.setting("title").value_or(""), std::string("Clutch"));
        QVERIFY(!store.setting("none"));
        store.removeData("d.csv");
        QCOMPARE(store.dataFiles(), std::vector<std::string>{"empty.csv"});
        QCOMPARE(messageOf([&] { store.data("d.csv"); }), std::string("the project has no data \"d.csv\""));
    }

    void aRunComesBackWithItsTables() {
        ProjectStore store = ProjectStore::create(path("runs.rigor"));
        const Result before = answer();
        const long long id = store.addRun("clutch", "text", before);
        store.addRun("clutch", "text 2", before);
        const auto runs = store.runs();
        QCOMPARE(runs.size(), std::size_t(2));
        QCOMPARE(runs[0].id, id);
        QCOMPARE(runs[0].studyText, std::string("text"));
        QCOMPARE(runs[0].date, std::string("2026-01-02T03:04:05+01:00"));
        QVERIFY(runs[0].outcome == RunOutcome::Answered);
        const Result after = store.loadRun(id);
        QCOMPARE(toJson(after).dump(), toJson(before).dump());
        QCOMPARE(after.tables.size(), std::size_t(2));
        QCOMPARE(toCsv(after.tables[0]), toCsv(before.tables[0]));
        QVERIFY(std::isnan(after.tables[0].columns[1].numbers[1]));
        QCOMPARE(after.tables[0].caption.text(), std::string("All of them."));
        QCOMPARE(after.tables[1].rows(), std::size_t(0));
        store.setRunNote(id, "good");
        QCOMPARE(store.runs()[0].note, std::string("good"));
        store.removeRun(id);
        QCOMPARE(store.runs().size(), std::size_t(1));
        QCOMPARE(messageOf([&] { store.loadRun(id); }), "the project has no run " + std::to_string(id));
    }

    void aTransactionThatIsNotCommittedLeavesNothing() {
        ProjectStore store = ProjectStore::create(path("t.rigor"));
        store.saveModel("kept", "1");
        {
            ProjectStore::Transaction t(store);
            store.saveModel("lost", "2");
            store.addRun("s", "", answer()); // has a transaction of its own inside
            store.saveModel("kept", "3");
        }
        QCOMPARE(store.models(), std::vector<std::string>{"kept"});
        QCOMPARE(store.model("kept"), std::string("1"));
        QVERIFY(store.runs().empty());
        {
            ProjectStore::Transaction t(store);
            store.saveModel("new", "2");
            t.commit();
        }
        QCOMPARE(store.models().size(), std::size_t(2));
    }

    void aFullDiskLeavesTheProjectAsItWas() {
        const std::string file = path("full.rigor");
        ProjectStore store = ProjectStore::create(file);
        store.saveModel("m", "before");
        std::signal(SIGXFSZ, SIG_IGN);
        rlimit before{};
        getrlimit(RLIMIT_FSIZE, &before);
        const rlimit limit{200'000, before.rlim_max};
        setrlimit(RLIMIT_FSIZE, &limit);
        std::string message = messageOf([&] {
            ProjectStore::Transaction t(store);
            store.saveModel("m", "after");
            store.saveData("large", std::string(5'000'000, 'x'));
            t.commit();
        });
        setrlimit(RLIMIT_FSIZE, &before);
        QVERIFY2(message.starts_with("cannot"), message.c_str());
        QVERIFY2(message.find(file) != std::string::npos, message.c_str());
        QCOMPARE(store.model("m"), std::string("before"));
        const ProjectStore again = ProjectStore::open(file);
        QCOMPARE(again.model("m"), std::string("before"));
        QVERIFY(again.dataFiles().empty());
    }

    void anUnfinishedChangeOfAKilledProgramIsTakenBack() {
        const std::string file = path("crash.rigor");
        ProjectStore::create(file).saveModel("m", "before");
        // What a killed program leaves: the database in mid-change with its journal.
        sqlite3* db = nullptr;
        sqlite3_open(file.c_str(), &db);
        sqlite3_exec(db, "PRAGMA cache_size = 1; BEGIN; UPDATE model SET content = 'after';", nullptr,
                     nullptr, nullptr);
        sqlite3_exec(db, "INSERT INTO data(name, content) VALUES('d', zeroblob(1000000));", nullptr, nullptr,
                     nullptr);
        QVERIFY(QFile::copy(QString::fromStdString(file), QString::fromStdString(path("crashed.rigor"))));
        QVERIFY(QFile::copy(QString::fromStdString(file + "-journal"),
                            QString::fromStdString(path("crashed.rigor-journal"))));
        sqlite3_exec(db, "ROLLBACK", nullptr, nullptr, nullptr);
        sqlite3_close(db);
        const ProjectStore store = ProjectStore::open(path("crashed.rigor"));
        QCOMPARE(store.model("m"), std::string("before"));
        QVERIFY(store.dataFiles().empty());
    }

    void whatIsNoProjectIsRefused() {
        samples::write(folder_.path() + "/text.rigor", "this is no database, however long it may be .......");
        QCOMPARE(messageOf([&] { ProjectStore::open(path("text.rigor")); }),
                 path("text.rigor") + " is not a Rigor project");
        sql(path("other.rigor"), "CREATE TABLE t(x); INSERT INTO t VALUES(1);");
        QCOMPARE(messageOf([&] { ProjectStore::open(path("other.rigor")); }),
                 path("other.rigor") + " is not a Rigor project");
        QCOMPARE(messageOf([&] { ProjectStore::open(path("none.rigor")); }),
                 "cannot open " + path("none.rigor") + ": there is no such file");
    }

    void aNewerFileIsRefused() {
        const std::string file = path("newer.rigor");
        ProjectStore::create(file);
        sql(file, "PRAGMA user_version = 99");
        QCOMPARE(
            messageOf([&] { ProjectStore::open(file); }),
            file + " was written by a newer version of Rigor (file version 99, this program reads up to 1)");
    }

    void createDoesNotOverwrite() {
        const std::string file = path("there.rigor");
        ProjectStore::create(file).saveModel("m", "x");
        QCOMPARE(messageOf([&] { ProjectStore::create(file); }), file + " is there already");
        QCOMPARE(ProjectStore::open(file).model("m"), std::string("x"));
    }

    void savingUnderAnotherNameGoesOnThere() {
        ProjectStore store = ProjectStore::inMemory();
        QVERIFY(store.file().empty());
        store.saveModel("m", "x");
        store.addRun("s", "t", answer());
        store.saveAs(path("saved.rigor"));
        QCOMPARE(store.file().string(), path("saved.rigor"));
        store.saveModel("n", "y");
        const ProjectStore other = ProjectStore::open(path("saved.rigor"));
        QCOMPARE(other.models(), (std::vector<std::string>{"m", "n"}));
        QCOMPARE(other.runs().size(), std::size_t(1));
    }

    void namesMayHaveFoldersButLeadNowhereElse() {
        ProjectStore store = ProjectStore::inMemory();
        store.saveData("monday/run.csv", "1");
        store.saveData("tuesday/run.csv", "2");
        store.exportTo(path("to"));
        QCOMPARE(samples::read(folder_.path() + "/to/monday/run.csv"), std::string("1"));
        QCOMPARE(samples::read(folder_.path() + "/to/tuesday/run.csv"), std::string("2"));
        for (const char* name : {"../out.csv", "/out.csv", "a/../../out.csv", "a/"}) {
            ProjectStore foreign = ProjectStore::inMemory();
            foreign.saveData(name, "x");
            const std::string message = messageOf([&] { foreign.exportTo(path("to")); });
            QVERIFY2(message.find("is damaged") != std::string::npos, message.c_str());
        }
        QVERIFY(!QFile::exists(folder_.filePath("out.csv")));
    }
};

RIGOR_TEST(TestProjectStore)
#include "test_project_store.moc"

} // namespace test_project_store

// Profiles of places: what is read, refused, written and kept; how far a run is, as run.json tells it.
#include "core/methods/result/described_text.h"
#include "core/study/places/place_profile.h"
#include "core/study/places/run_state.h"
#include "tests/study/study_samples.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <cmath>

namespace test_place_profile {

using namespace rigor;

class TestPlaceProfile : public QObject {
    Q_OBJECT
    std::unique_ptr<QTemporaryDir> folder_;

    QString file(const QString& name) const { return folder_->filePath("rigor/places/" + name + ".toml"); }
    static QString refusal(const std::string& name) {
        try {
            readProfile(name);
        } catch (const Error& e) {
            return QString::fromStdString(toString(e.place()) + ": " + e.sentence());
        }
        return {};
    }

  private Q_SLOTS:
    void init() {
        folder_ = std::make_unique<QTemporaryDir>();
        qputenv("XDG_CONFIG_HOME", folder_->path().toUtf8());
        QDir().mkpath(folder_->filePath("rigor/places"));
    }

    void allKindsArePlaces() {
        samples::write(file("west"),
                       "partition = \"short\"\nworkers = 64\nmemory = 2000\nmodules = [\"gcc/12\", "
                       "\"cctools\"]\nfolder = \"/scratch/rigor\"\n");
        samples::write(file("lab"), "kind = \"ssh\"\nhosts = [\"ada@rig1\", \"rig2\"]\n");
        samples::write(file("own"),
                       "kind = \"command\"\ncommand = \"start {host} {port} {password_file}\"\n");
        QCOMPARE(placeProfiles(), (std::vector<std::string>{"lab", "own", "west"}));
        const Place west = placeOfProfile(readProfile("west"), "west");
        QVERIFY(west.kind == Place::Kind::Slurm && west.asksMemory);
        QCOMPARE(west.count, 64);
        QCOMPARE(west.memory, 2000);
        QCOMPARE(west.modules, (std::vector<std::string>{"gcc/12", "cctools"}));
        QCOMPARE(west.folder, std::string("/scratch/rigor"));
        const Place lab = placeOfProfile(readProfile("lab"), "lab");
        QVERIFY(lab.kind == Place::Kind::Ssh && !lab.asksMemory);
        QCOMPARE(lab.hosts, (std::vector<std::string>{"ada@rig1", "rig2"}));
        QCOMPARE(lab.count, 2);
        QCOMPARE(lab.memory, 500);
        // As --on takes them.
        const Place own = placeOf("own", readPlaceProfile);
        QVERIFY(own.kind == Place::Kind::Command);
        QCOMPARE(own.name, std::string("own"));
        QVERIFY_THROWS_EXCEPTION(Error, placeOf("nowhere", readPlaceProfile));
        QVERIFY_THROWS_EXCEPTION(Error, placeOf("slurm:own", readPlaceProfile));
    }

    void whatIsWrongIsNamed() {
        samples::write(file("a"), "kind = \"slurm\"\nworkers = 0\n");
        QVERIFY2(refusal("a").contains("a.toml:2") && refusal("a").contains("workers"),
                 qPrintable(refusal("a")));
        samples::write(file("b"), "partitoin = \"short\"\n");
        QVERIFY2(refusal("b").contains("partitoin"), qPrintable(refusal("b")));
        samples::write(file("c"), "kind = \"cloud\"\n");
        QVERIFY2(refusal("c").contains("kind"), qPrintable(refusal("c")));
        samples::write(file("d"), "kind = \n");
        QVERIFY2(refusal("d").contains("d.toml:1"), qPrintable(refusal("d")));
        QVERIFY2(refusal("e").contains("There is no profile e"), qPrintable(refusal("e")));
    }

    void whatIsWrittenIsReadAndCommentsStay() {
        const std::string before =
            "# our cluster\npartition = \"short\"  # never long\n\nworkers = 8\ntime = \"01:00:00\"\n";
        samples::write(file("west"), before);
        PlaceProfile profile = readProfile("west");
        writeProfile("west", profile);
        QCOMPARE(samples::read(file("west")), "" + before);
        profile.workers = 32;
        profile.time.clear();
        profile.modules = "gcc/12, a \"b\"";
        writeProfile("west", profile);
        QCOMPARE(samples::read(file("west")),
                 std::string("# our cluster\npartition = \"short\"  # never long\n\nworkers = 32\nmodules = "
                             "[\"gcc/12\", \"a \\\"b\\\"\"]\n"));
        const PlaceProfile again = readProfile("west");
        QCOMPARE(again.workers, 32);
        QCOMPARE(again.modules, profile.modules);
        QCOMPARE(again.time, std::string());
        // A damaged one makes way, and a name that is none is refused.
        samples::write(file("west"), "workers = \n");
        writeProfile("west", profile);
        QCOMPARE(readProfile("west").workers, 32);
        QVERIFY_THROWS_EXCEPTION(Error, writeProfile("../west", profile));
        QVERIFY_THROWS_EXCEPTION(Error, writeProfile("slurm", profile));
        removeProfile("west");
        QCOMPARE(placeProfiles().size(), std::size_t(0));
    }

    void howFarARunIsGoesThroughItsFile() {
        RunTold told;
        told.seconds = 61.5;
        told.last.phase = "searching";
        told.last.done = 41;
        told.last.total = 100;
        told.last.simulations = 41280;
        told.last.failures = 3;
        told.last.hasObjective = true;
        told.last.objective = 11.62;
        told.last.estimate = {1.5, std::nan("")};
        told.places = {
            {"hpc-west", "Slurm job 7", 62, 64, 39970, 3, 212, 127440, 4, {{"c004 4711", 620, 1.5}}}, {}};
        const RunTold read = *describedFrom<RunTold>(describedText(told));
        QCOMPARE(read.seconds, 61.5);
        QCOMPARE(read.share(), 0.41);
        QCOMPARE(read.last.simulations, 41280LL);
        QCOMPARE(read.last.objective, 11.62);
        QCOMPARE(read.last.estimate[0], 1.5);
        QVERIFY(std::isnan(read.last.estimate[1]));
        QCOMPARE(read.places.size(), std::size_t(2));
        QCOMPARE(read.places[0].takenOver, 212LL);
        QCOMPARE(read.places[0].started, std::string("Slurm job 7"));
        QCOMPARE(read.places[0].each.size(), std::size_t(1));
        QCOMPARE(read.places[0].each[0].machine, std::string("c004 4711"));
        QCOMPARE(read.places[0].each[0].done, 620LL);
        QVERIFY(read.places[1].each.empty());
        QCOMPARE(describedFrom<RunTold>("{\"seconds\": \"x\", \"places\": [3]}")->seconds, 0.0);
        QVERIFY(!describedFrom<RunTold>("{\"seconds\"") && !describedFrom<RunTold>("[]"));
        QVERIFY(RunTold().share() < 0);
    }
};

RIGOR_CORE_TEST(TestPlaceProfile)
#include "test_place_profile.moc"

} // namespace test_place_profile

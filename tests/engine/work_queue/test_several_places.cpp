// One run at several places: the same bits, nothing waits for a place without workers, and one that ends is
// done without.
#include "tests/engine/work_queue/work_queue_samples.h"
#include "tests/support/own_workers.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <chrono>
#include <csignal>
#include <fstream>
#include <random>
#include <thread>

namespace test_several_places {

using namespace rigor;
using namespace rigor::sample;

class TestSeveralPlaces : public QObject {
    Q_OBJECT

    static constexpr int kMostRounds = 30;
    static bool bothHaveWorked(const WorkQueueEvaluator& evaluator) {
        return std::ranges::all_of(evaluator.state().places,
                                   [](const WorkQueuePlace& place) { return place.evaluations > 0; });
    }

  private Q_SLOTS:
    void initTestCase() {
        if (!onPath("work_queue_worker")) QSKIP("work_queue_worker is not installed (coop-computing-tools)");
    }

    void theyShareTheWork() {
        const EvaluationRequest request = ends(200), again = ends(200);
        const EvaluatedBatch truth = ThreadEvaluator().evaluate({&request, 1}, 2, {}).front();
        WorkQueueSettings both = settings(folder_, 1);
        both.besides = {here()};
        WorkQueueEvaluator evaluator(both);
        QTRY_COMPARE_WITH_TIMEOUT(evaluator.state().connected, 2, 60'000);
        // On a busy machine one of them may have done all before the other began.
        long long asked = 0;
        do {
            QVERIFY(sameBits(evaluator.evaluate({&again, 1}, 1, {}).front(), truth));
            asked += 200;
        } while (!bothHaveWorked(evaluator) && asked < 200 * kMostRounds);
        QVERIFY(evaluator.provenance()["place"].get<std::string>().ends_with(" + here"));
        const WorkQueueState state = evaluator.state();
        QCOMPARE(state.places.size(), std::size_t(2));
        long long all = state.here;
        for (const WorkQueuePlace& place : state.places) {
            QVERIFY(place.evaluations > 0 && place.coreSeconds > 0 && place.silence >= 0);
            QCOMPARE(place.wanted, 1);
            all += place.evaluations;
        }
        QCOMPARE(all, asked);
        QTRY_COMPARE_WITH_TIMEOUT(evaluator.state().places[1].connected, 1, 60'000);
    }

    /// rigor-evaluate as it is installed at one of them.
    void aProgramOfThePlaceIsTaken() {
        const std::string used = folder_.filePath("it's used").toStdString(),
                          program = folder_.filePath("own evaluate").toStdString();
        std::ofstream(program) << "#!/bin/sh\ntouch " << shellQuoted(used) << "\nexec "
                               << shellQuoted(evaluateProgram()) << " \"$@\"\n";
        fs::permissions(program, fs::perms::owner_all);
        const EvaluationRequest request = ends(100), again = ends(100);
        const EvaluatedBatch truth = ThreadEvaluator().evaluate({&request, 1}, 2, {}).front();
        WorkQueueSettings both = settings(folder_, 1);
        both.place.program = program;
        both.place.folder = folder_.filePath("shared").toStdString();
        both.besides = {here()};
        WorkQueueEvaluator evaluator(both);
        QTRY_COMPARE_WITH_TIMEOUT(evaluator.state().connected, 2, 60'000);
        QVERIFY(fs::exists(both.place.folder + "/workers/password"));
        for (int round = 0; round == 0 || (!bothHaveWorked(evaluator) && round < kMostRounds); ++round)
            QVERIFY(sameBits(evaluator.evaluate({&again, 1}, 1, {}).front(), truth));
        QVERIFY(bothHaveWorked(evaluator));
        QVERIFY(fs::exists(used));
    }

    /// What a worker says of itself decides what is told, and no value.
    void aWorkerThatLiesIsBelievedInNothingElse() {
        const EvaluationRequest request = ends(200);
        const EvaluatedBatch truth = ThreadEvaluator().evaluate({&request, 1}, 2, {}).front();
        for (const char* const lie : {"1", "7", "-1", "x 1", "99999999999999999999999"}) {
            const EvaluationRequest again = ends(200);
            WorkQueueSettings both = settings(folder_, 1);
            both.place.command = "export RIGOR_PLACE='" + std::string(lie) + "'; " + both.place.command;
            both.besides = {here()};
            WorkQueueEvaluator evaluator(both);
            QTRY_COMPARE_WITH_TIMEOUT(evaluator.state().connected, 2, 60'000);
            QVERIFY2(sameBits(evaluator.evaluate({&again, 1}, 1, {}).front(), truth), lie);
            const WorkQueueState state = evaluator.state();
            QCOMPARE(state.evaluations + state.here, 200LL);
            long long told = 0;
            for (const WorkQueuePlace& place : state.places) told += place.evaluations;
            QVERIFY(told <= state.evaluations);
            QCOMPARE(state.places[0].evaluations, 0LL); // none says that it is from there
        }
    }

    /// All workers of one of them are killed again and again.
    void killedWorkersCostNothingButTime() {
        const EvaluationRequest request = ends(300), again = ends(300);
        const EvaluatedBatch truth = ThreadEvaluator().evaluate({&request, 1}, 2, {}).front();
        WorkQueueSettings both = settings(folder_, 2);
        both.place.folder = folder_.filePath("killed").toStdString();
        both.besides = {here()};
        WorkQueueEvaluator evaluator(both);
        std::atomic<int> killed = 0;
        std::jthread killer([&](const std::stop_token& stop) {
            std::mt19937 random(4);
            while (!stop.stop_requested()) {
                std::this_thread::sleep_for(std::chrono::milliseconds(100 + random() % 500));
                for (const pid_t worker :
                     workersOf(folder_.filePath("killed/workers/password").toStdString())) {
                    ::kill(worker, SIGKILL);
                    ++killed;
                }
            }
        });
        bool same = true;
        for (int round = 0; round == 0 || (killed == 0 && round < kMostRounds); ++round)
            same = same && sameBits(evaluator.evaluate({&again, 1}, 1, {}).front(), truth);
        killer.request_stop();
        QVERIFY(same);
        QVERIFY(killed > 0);
    }

    /// A cluster whose queue is full.
    void nothingWaitsForAPlaceWithoutWorkers() {
        const EvaluationRequest request = ends(100), again = ends(100);
        const EvaluatedBatch truth = ThreadEvaluator().evaluate({&request, 1}, 2, {}).front();
        WorkQueueSettings both = settings(folder_, 1);
        both.place = placeOf("workers", {});
        both.besides = {here()};
        WorkQueueEvaluator evaluator(both);
        QVERIFY(sameBits(evaluator.evaluate({&again, 1}, 1, {}).front(), truth));
        const WorkQueueState state = evaluator.state();
        QCOMPARE(state.places[0].evaluations, 0LL);
        QCOMPARE(state.places[0].connected, 0);
        QCOMPARE(state.places[1].evaluations + state.here, 100LL);
    }

    /// The other one has workers only after that was told.
    void aPlaceThatEndsIsToldAndDoneWithout() {
        const EvaluationRequest request = ends(100), again = ends(100);
        const EvaluatedBatch truth = ThreadEvaluator().evaluate({&request, 1}, 2, {}).front();
        const std::string told = folder_.filePath("told").toStdString();
        WorkQueueSettings both = settings(folder_, 1);
        const Place fails =
            placeOf("command:echo no licence for {host} {port} {password_file} >&2; exit 3", {});
        both.place.command = "while ! test -e " + told + "; do sleep 0.1; done; " + both.place.command;
        both.besides = {fails};
        both.say = [&](const Message& said, bool) { std::ofstream(told) << said.text(); };
        {
            WorkQueueEvaluator evaluator(both);
            QVERIFY(sameBits(evaluator.evaluate({&again, 1}, 1, {}).front(), truth));
            QVERIFY(!evaluator.state().places[1].ended.empty());
        }
        std::ifstream file(told);
        const std::string said{std::istreambuf_iterator<char>(file), {}};
        QVERIFY2(said.find("no licence") != std::string::npos, said.c_str());
        // Where none is left, the run cannot go on.
        const EvaluationRequest further = ends(100);
        both.place = fails;
        WorkQueueEvaluator none(both);
        QVERIFY_THROWS_EXCEPTION(Error, none.evaluate({&further, 1}, 1, {}));
    }

    void portsThatDifferAreRefused() {
        WorkQueueSettings both = settings(folder_, 1);
        both.place.port = 19124;
        both.besides = {here()};
        both.besides[0].port = 19125;
        QVERIFY_THROWS_EXCEPTION(Error, WorkQueueEvaluator{both});
        QVERIFY(!fs::exists(both.folder));
    }

    /// Of a test of a place while a run goes on: the library serves one queue at a time.
    void twoQueuesInOneProcess() {
        const EvaluationRequest request = ends(400), one = ends(400), two = ends(400);
        const EvaluatedBatch truth = ThreadEvaluator().evaluate({&request, 1}, 2, {}).front();
        WorkQueueSettings other = settings(folder_, 2);
        other.folder = folder_.filePath("other").toStdString();
        WorkQueueEvaluator first(settings(folder_, 2)), second(other);
        EvaluatedBatch madeBySecond;
        std::jthread beside([&] { madeBySecond = second.evaluate({&two, 1}, 1, {}).front(); });
        QVERIFY(sameBits(first.evaluate({&one, 1}, 1, {}).front(), truth));
        beside.join();
        QVERIFY(sameBits(madeBySecond, truth));
    }

    void theyAreNamedInOneText() {
        const auto read = [](const std::string& text) {
            QStringList names;
            for (const Place& place : placesOf(text, [](const std::string&name, Place&place) {
                     place.kind = Place::Kind::Workers;
                     place.name = name;
                 }))
                names << QString::fromStdString(place.text);
            return names;
        };
        QCOMPARE(read("workers"), QStringList{"workers"});
        QCOMPARE(read("lab + here"), (QStringList{"lab", "here"}));
        const std::string line = "command:start {host} {port} {password_file} + more";
        const std::string text = placesText({line, "lab", "here"});
        QCOMPARE(read(text), (QStringList{"lab", "here", QString::fromStdString(line)}));
        QVERIFY_THROWS_EXCEPTION(Error, read("here + lab + here"));
        QVERIFY_THROWS_EXCEPTION(Error, read("here + "));
        QVERIFY_THROWS_EXCEPTION(Error, placesText({line, "here", line + " again"}));
    }

  private:
    static Place here() {
        Place made = placeOf("here", {});
        made.count = 1;
        return made;
    }
    QTemporaryDir folder_;
};

RIGOR_TEST(TestSeveralPlaces)
#include "test_several_places.moc"

} // namespace test_several_places

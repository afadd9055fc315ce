// Evaluations on real workers of Work Queue: the same bits as here, whoever is killed.
#include "core/engine/evaluate/model_bytes.h"
#include "tests/engine/work_queue/work_queue_samples.h"
#include "tests/support/own_workers.h"
#include "tests/support/test_program.h"

#include <QTemporaryDir>
#include <QTest>

#include <sys/resource.h>
#include <sys/stat.h>

#include <chrono>
#include <csignal>
#include <random>
#include <thread>

namespace test_work_queue {

using namespace rigor;
using namespace rigor::sample;
namespace fs = std::filesystem;

class TestWorkQueue : public QObject {
    Q_OBJECT

    static QString refusal(const EvaluationRequest& request, WorkQueueSettings settings) {
        WorkQueueEvaluator evaluator(std::move(settings));
        try {
            evaluator.evaluate({&request, 1}, 1, {});
        } catch (const Error& e) {
            return QString::fromStdString(e.sentence());
        }
        return "it was taken";
    }

  private Q_SLOTS:
    void initTestCase() {
        if (!onPath("work_queue_worker")) QSKIP("work_queue_worker is not installed (coop-computing-tools)");
    }

    void theSameBitsAsHere() {
        const QTemporaryDir folder;
        const EvaluationRequest request = ends(60);
        const EvaluatedBatch truth = ThreadEvaluator().evaluate({&request, 1}, 1, {}).front();
        const EvaluationRequest again = ends(60);
        WorkQueueEvaluator evaluator(settings(folder, 2));
        struct stat password {};
        QCOMPARE(::stat((folder.filePath("workers/password")).toStdString().c_str(), &password), 0);
        QCOMPARE(password.st_mode & 0777, mode_t(0600));
        Eigen::Index told = 0;
        const auto made = evaluator.evaluate(
            {&again, 1}, 1, {}, [&](const EvaluatedColumns& columns, const auto&) { told += columns.count; });
        QVERIFY(sameBits(made.front(), truth));
        QCOMPARE(told, Eigen::Index(60));
        const auto provenance = evaluator.provenance();
        long long elsewhere = 0;
        for (const auto& machine : provenance["machines"])
            elsewhere += machine["evaluations"].get<long long>();
        QCOMPARE(elsewhere + provenance["evaluations_here"].get<long long>(), 60LL);
        QVERIFY(elsewhere > 0);
        QVERIFY(evaluator.mixed().empty());
        long long each = 0;
        const WorkQueueState state = evaluator.state();
        QVERIFY(!state.places[0].workers.empty() && state.places[0].workers.size() <= 2);
        for (const WorkQueueWorker& worker : state.places[0].workers) {
            QVERIFY(worker.evaluations > 0 && worker.silence >= 0);
            QVERIFY2(worker.machine.find(' ') != std::string::npos, worker.machine.c_str());
            each += worker.evaluations;
        }
        QCOMPARE(each, state.places[0].evaluations);
    }

    /// By what an evaluation is known to cost: half a second at least, and an equal share where there is
    /// less.
    void tasksAreWorthTheirCost_data() {
        QTest::addColumn<int>("columns");
        QTest::addColumn<int>("inATask");
        QTest::newRow("half a second") << 3000 << 500;
        QTest::newRow("less for each worker") << 400 << 200;
    }

    void tasksAreWorthTheirCost() {
        QFETCH(const int, columns);
        QFETCH(const int, inATask);
        const QTemporaryDir folder;
        WorkQueueEvaluator evaluator(settings(folder, 2));
        QTRY_COMPARE_WITH_TIMEOUT(evaluator.state().connected, 2, 120'000);
        const EvaluationRequest request = ends(columns, 0.1);
        request.setting->cost() = 0.001; // all tasks are cut before the first answer tells better
        std::vector<Eigen::Index> tasks;
        evaluator.evaluate({&request, 1}, 1, {},
                           [&](const EvaluatedColumns& part, const auto&) { tasks.push_back(part.count); });
        QCOMPARE(tasks, std::vector<Eigen::Index>(static_cast<std::size_t>(columns / inATask), inATask));
    }

    void killedWorkersCostNothingButTime() {
        const QTemporaryDir folder;
        const EvaluationRequest request = ends(150), again = ends(150);
        const EvaluatedBatch truth = ThreadEvaluator().evaluate({&request, 1}, 1, {}).front();
        WorkQueueEvaluator evaluator(settings(folder, 3));
        std::jthread killer([&](const std::stop_token& stop) {
            std::mt19937 random(3);
            for (int k = 0; k < 3 && !stop.stop_requested(); ++k) {
                std::this_thread::sleep_for(std::chrono::milliseconds(200 + random() % 400));
                const auto workers = workersOf(folder.filePath("workers/password").toStdString());
                if (workers.size() > 1) ::kill(workers[random() % workers.size()], SIGKILL);
            }
        });
        const auto made = evaluator.evaluate({&again, 1}, 1, {});
        QVERIFY(sameBits(made.front(), truth));
    }

    void aStopIsHeard() {
        const QTemporaryDir folder;
        const EvaluationRequest request = ends(4000);
        WorkQueueEvaluator evaluator(settings(folder, 2));
        std::stop_source source;
        std::jthread stopper([&] {
            std::this_thread::sleep_for(std::chrono::seconds(1));
            source.request_stop();
        });
        const auto begin = std::chrono::steady_clock::now();
        const auto made = evaluator.evaluate({&request, 1}, 1, source.get_token());
        QVERIFY(std::chrono::steady_clock::now() - begin < std::chrono::seconds(15));
        QCOMPARE(made.front().statuses.back().end, RunEnd::NotRun);
    }

    void theWorkersEndWithTheRun() {
        const QTemporaryDir folder;
        const std::string password = folder.filePath("workers/password").toStdString();
        {
            const EvaluationRequest request = ends(20);
            WorkQueueEvaluator evaluator(settings(folder, 2));
            evaluator.evaluate({&request, 1}, 1, {});
            QVERIFY(!workersOf(password).empty());
        }
        QTRY_VERIFY_WITH_TIMEOUT(workersOf(password).empty(), 10'000);
        QVERIFY(!fs::exists(fs::path(password).parent_path()));
    }

    void aWorkerOfAnotherProgramIsRefused_data() {
        QTest::addColumn<QString>("own");
        QTest::newRow("version") << "99.9";
        QString build = programBuild(); // of the same version
        const qsizetype digit = build.size() - 2;
        build[digit] = build[digit] == '0' ? '1' : '0';
        QTest::newRow("build") << build;
    }

    void aWorkerOfAnotherProgramIsRefused() {
        QFETCH(QString, own);
        const QTemporaryDir folder;
        const EvaluationRequest request = ends(400); // more than are tried here first
        WorkQueueSettings other = settings(folder, 1);
        other.version = own.toStdString();
        const QString said = refusal(request, std::move(other));
        QVERIFY2(said.contains("rigor-evaluate is version " + QString(programBuild())) && said.contains(own),
                 qPrintable(said));
    }

    void whatIsDamagedAtAWorkerIsRefused_data() {
        QTest::addColumn<QString>("files");
        QTest::addColumn<bool>("cut");
        for (const char* const files : {"m-*", "s-*"})
            for (const bool cut : {false, true})
                QTest::addRow("%s %s", files, cut ? "cut" : "of another") << files << cut;
    }

    /// Not written to its end, or left there under the same name.
    void whatIsDamagedAtAWorkerIsRefused() {
        QFETCH(QString, files);
        QFETCH(bool, cut);
        const QTemporaryDir folder;
        const EvaluationRequest request = ends(400);
        EvaluationSetting other;
        other.model = request.setting->model;
        other.options = request.setting->options;
        other.options.step = 2e-4;
        other.values = request.setting->values;
        std::string bytes = files == "s-*" ? other.bytes() : modelBytes(*other.model);
        if (files == "m-*") { // k = 4 becomes 5
            double k = 4;
            const std::string four(reinterpret_cast<const char*>(&k), sizeof k);
            const std::size_t place = bytes.find(four);
            QVERIFY(place != std::string::npos);
            k = 5;
            std::memcpy(bytes.data() + place, &k, sizeof k);
        }
        if (cut) bytes.resize(bytes.size() / 2);
        const std::string program = folder.filePath("rigor-evaluate").toStdString(),
                          left = folder.filePath("left").toStdString();
        std::ofstream(left, std::ios::binary) << bytes;
        std::ofstream(program) << "#!/bin/sh\nfor f in " << files.toStdString() << "; do rm -f $f; cp "
                               << left << " $f; done\nexec " << evaluateProgram() << " \"$@\"\n";
        fs::permissions(program, fs::perms::owner_all);
        WorkQueueSettings damaged = settings(folder, 1);
        damaged.program = program;
        const QString said = refusal(request, std::move(damaged));
        QVERIFY2(said.contains("is damaged: it is not what the task names"), qPrintable(said));
    }

    /// The answers of a worker whose last digits are others.
    void otherDigitsAreRefusedOrSaid() {
        if (!onPath("python3")) QSKIP("there is no python3 here");
        const QTemporaryDir folder;
        const std::string program = folder.filePath("rigor-evaluate").toStdString();
        std::ofstream(program)
            << "#!/usr/bin/env python3\n"
               "import struct, subprocess, sys, zlib\n"
               "subprocess.run(['"
            << evaluateProgram()
            << "'] + sys.argv[1:], check=True)\n"
               "answer = open(sys.argv[2], 'rb').read()[:-8]\n"
               "at = 20 + struct.unpack_from('<Q', answer, 12)[0] + 8\n"
               "answer = answer[:at] + bytes([answer[at] ^ 1]) + answer[at + 1:]\n"
               "open(sys.argv[2], 'wb').write(answer + struct.pack('<Q', zlib.crc32(answer)))\n";
        fs::permissions(program, fs::perms::owner_all);
        for (const bool allowed : {false, true}) {
            const QTemporaryDir own;
            const EvaluationRequest request = ends(100);
            WorkQueueSettings mixed = settings(own, 1);
            mixed.program = program;
            mixed.allowMixed = allowed;
            WorkQueueEvaluator evaluator(std::move(mixed));
            QString said;
            try {
                const auto made = evaluator.evaluate({&request, 1}, 1, {});
                QVERIFY(made.front().statuses.back().answered());
                said = QString::fromStdString(evaluator.mixed().text());
            } catch (const Error& e) {
                said = QString::fromStdString(e.sentence());
            }
            QVERIFY2(said.contains(allowed ? "the last digits of this result depend" : "--allow-mixed"),
                     qPrintable(said));
        }
    }

    /// A worker that is killed leaves its folder, named by its process: who is given that number next takes
    /// the files there for its own.
    void filesOfAKilledWorkerAreNotTaken() {
        const QTemporaryDir folder;
        const EvaluationRequest request = ends(60), again = ends(60);
        const EvaluationSetting& setting = *request.setting;
        const std::string left = folder.filePath("left").toStdString();
        const std::string bytes =
            bytesOf({{setting.modelHash(), setting.hash(), Eigen::MatrixXd::Constant(1, 8, 5)}});
        std::ofstream(left, std::ios::binary) << bytes;
        const EvaluatedBatch truth = ThreadEvaluator().evaluate({&request, 1}, 1, {}).front();
        WorkQueueSettings heirs = settings(folder, 2);
        heirs.place = placeOf("command:for i in $(seq {count}); do sh -c 'for t in $(seq 40); do d=" +
                                  folder.path().toStdString() + "/worker-$(id -u)-$$/t.$t; mkdir -p $d; cp " +
                                  left + " $d/task.bin; done; exec work_queue_worker --workdir " +
                                  folder.path().toStdString() +
                                  " --password {password_file} --cores 1 --memory 500 --disk 500 -t 20 "
                                  "{host} {port}' & done; wait",
                              {});
        heirs.place.host = "127.0.0.1";
        heirs.place.count = 2;
        WorkQueueEvaluator evaluator(std::move(heirs));
        const auto made = evaluator.evaluate({&again, 1}, 1, {});
        QVERIFY(sameBits(made.front(), truth));
        const auto provenance = evaluator.provenance();
        for (const auto& machine : provenance["machines"]) QCOMPARE(machine["failed"].get<int>(), 0);
    }

    /// Whatever mixes them up on their way.
    void anAnswerToAnotherTaskIsRefused() {
        const QTemporaryDir folder;
        const std::string program = folder.filePath("rigor-evaluate").toStdString(),
                          first = folder.filePath("first").toStdString();
        std::ofstream(program) << "#!/bin/sh\n"
                               << evaluateProgram() << " $1 $2\ncp -n $2 " << first << "\ncp " << first
                               << " $2\n";
        fs::permissions(program, fs::perms::owner_all);
        const EvaluationRequest request = ends(400);
        WorkQueueSettings mixedUp = settings(folder, 1);
        mixedUp.program = program;
        const QString said = refusal(request, std::move(mixedUp));
        QVERIFY2(said.contains("the answer is not of this task"), qPrintable(said));
    }

    void whoWaitsForWorkersIsTold_data() {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("said");
        QTest::addColumn<double>("patience");
        QTest::newRow("none comes") << "true {host} {port} {password_file}"
                                    << "No worker has reached" << 3.0;
        QTest::newRow("that of another run comes")
            << "echo 0123 > {password_file}.other; exec work_queue_worker --password {password_file}.other "
               "--cores 1 --memory 500 --disk 500 -t 20 {host} {port}"
            << "No worker has reached" << 3.0;
        QTest::newRow("none is large enough")
            << "exec work_queue_worker --password {password_file} --cores "
               "1 --memory 20 --disk 500 -t 20 {host} "
               "{port}"
            << "none of them takes a task: it asks for 1 core, 500 MB" << 3.0;
        QTest::newRow("that came has left")
            << "[ -e {password_file}.once ] || { touch {password_file}.once; work_queue_worker --password "
               "{password_file} --cores 1 --memory 20 --disk 500 -t 3 {host} {port}; }"
            << "none of them takes a task: it asks for 1 core, 500 MB" << 15.0;
    }

    void whoWaitsForWorkersIsTold() {
        QFETCH(QString, line);
        QFETCH(QString, said);
        QFETCH(const double, patience);
        const QTemporaryDir folder;
        WorkQueueSettings waiting = settings(folder, 1);
        waiting.place = placeOf("command:" + line.toStdString(), {});
        waiting.place.host = "127.0.0.1";
        waiting.patience = patience;
        std::mutex mutex;
        QString told;
        std::stop_source source;
        waiting.say = [&](const Message& message, bool trouble) {
            if (!trouble) return;
            const std::lock_guard lock(mutex);
            told += QString::fromStdString(message.text());
            source.request_stop();
        };
        WorkQueueEvaluator evaluator(std::move(waiting));
        std::jthread limit([&](const std::stop_token& stop) {
            for (int k = 0; k < 300 && !stop.stop_requested(); ++k)
                std::this_thread::sleep_for(std::chrono::milliseconds(100));
            source.request_stop();
        });
        const EvaluationRequest request = ends(100);
        evaluator.evaluate({&request, 1}, 1, source.get_token());
        const std::lock_guard lock(mutex);
        QVERIFY2(told.contains(said), qPrintable(told));
    }

    /// As on a full disk: Work Queue would take every answer for the loss of a worker, for ever.
    void answersThatCannotBeWrittenEndIt() {
        const QTemporaryDir folder;
        const EvaluationRequest request = ends(4000);
        WorkQueueEvaluator evaluator(settings(folder, 2));
        std::stop_source source;
        std::jthread limit([&](const std::stop_token& stop) {
            for (int k = 0; k < 1200 && !stop.stop_requested(); ++k)
                std::this_thread::sleep_for(std::chrono::milliseconds(100));
            source.request_stop();
        });
        rlimit before{};
        ::getrlimit(RLIMIT_FSIZE, &before);
        const auto handler = ::signal(SIGXFSZ, SIG_IGN);
        QString said;
        try {
            evaluator.evaluate({&request, 1}, 1, source.get_token(), [&](const auto&, const auto&) {
                const rlimit none{0, before.rlim_max};
                if (evaluator.state().evaluations > 0) ::setrlimit(RLIMIT_FSIZE, &none);
            });
        } catch (const Error& e) {
            said = QString::fromStdString(e.sentence());
        }
        ::setrlimit(RLIMIT_FSIZE, &before);
        ::signal(SIGXFSZ, handler);
        QVERIFY2(said.contains("cannot be written, where the answers of the workers go"), qPrintable(said));
    }

    void aTakenPortIsSaid() {
        const QTemporaryDir one, two;
        WorkQueueSettings first = settings(one, 1);
        first.place = placeOf("workers", {});
        first.place.port = 19123;
        const WorkQueueEvaluator holder(first);
        WorkQueueSettings second = first;
        second.folder = two.filePath("workers").toStdString();
        QString said;
        try {
            const WorkQueueEvaluator other(second);
        } catch (const Error& e) {
            said = QString::fromStdString(e.sentence());
        }
        QVERIFY2(said.contains("port 19123") && said.contains("another program has it"), qPrintable(said));
        QVERIFY(!fs::exists(second.folder));
    }

    void placesThatAreNone() {
        const auto said = [](const std::string& text) {
            try {
                placeOf(text, {});
            } catch (const Error& e) {
                return QString::fromStdString(e.sentence());
            }
            return QString();
        };
        QVERIFY(said("cloud").contains("a place is slurm"));
        QVERIFY(said("ssh:").contains("a place is slurm"));
        QVERIFY(said("ssh:-oProxyCommand=x").contains("is no host"));
        QVERIFY(said("command:start {host} {port}").contains("{password_file}"));
        QCOMPARE(said("workers"), QString());
        const QByteArray path = qgetenv("PATH");
        qputenv("PATH", "/nowhere");
        const QString slurm = said("slurm");
        qputenv("PATH", path);
        QVERIFY2(slurm.contains("sbatch"), qPrintable(slurm));
    }
};

RIGOR_TEST(TestWorkQueue)
#include "test_work_queue.moc"

} // namespace test_work_queue

// The record of a run: what was written is there, whatever happened to the program or to the file.
#include "core/engine/evaluate/record.h"
#include "core/foundation/base/error.h"
#include "tests/support/test_program.h"

#include <QElapsedTimer>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <csignal>
#include <deque>
#include <random>

namespace test_record {

using namespace rigor;

namespace {

const RecordOwner kOwner{"a study", "1.0"};

RecordKey keyOf(int k) { return recordKey("entry " + std::to_string(k)); }

std::string valueOf(int k) {
    return std::string(static_cast<std::size_t>(k % 90), static_cast<char>('a' + k % 26));
}

std::string readAll(const std::string& path) {
    QFile file(QString::fromStdString(path));
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

void writeAll(const std::string& path, const std::string& bytes) {
    QFile file(QString::fromStdString(path));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(bytes.data(), static_cast<qint64>(bytes.size()));
}

/// How many of the first entries are there, all of them whole; -1: one of them is another.
int goodEntries(const EvaluationRecord& record) {
    int k = 0;
    for (; const auto found = record.find(keyOf(k)); ++k)
        if (*found != valueOf(k)) return -1;
    return static_cast<std::size_t>(k) == record.entries() ? k : -1;
}

QString refusal(const std::string& file, const RecordOwner& owner) {
    try {
        const EvaluationRecord record(file, owner);
    } catch (const Error& e) {
        return QString::fromStdString(e.sentence());
    }
    return {};
}

} // namespace

class TestRecord : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void init() {
        folder_ = std::make_unique<QTemporaryDir>();
        file_ = folder_->filePath("record.bin").toStdString();
    }

    void whatIsWrittenIsThere() {
        fill(500);
        const EvaluationRecord record(file_, kOwner);
        QCOMPARE(goodEntries(record), 500);
        QCOMPARE(record.cut(), std::uint64_t(0));
        QVERIFY(!record.find(recordKey("another")));
    }

    void everyCutLeavesTheEntriesBefore() {
        fill(40);
        const std::string whole = readAll(file_);
        int before = -1;
        for (std::size_t size = 0; size <= whole.size(); ++size) {
            writeAll(file_, whole.substr(0, size));
            int good = 0;
            try {
                const EvaluationRecord record(file_, kOwner);
                good = goodEntries(record);
            } catch (const Error&) { // within the first lines, which say whose it is
                QVERIFY(size < 60);
                continue;
            }
            QVERIFY(good >= 0);
            QVERIFY(good >= before);
            before = good;
        }
        QCOMPARE(before, 40);
    }

    void aFlippedBitCutsThereAndNothingWrongIsRead() {
        fill(40);
        const std::string whole = readAll(file_);
        std::mt19937 random(1);
        for (int k = 0; k < 400; ++k) {
            std::string damaged = whole;
            const std::size_t at = random() % damaged.size();
            damaged[at] = static_cast<char>(damaged[at] ^ (1 << random() % 8));
            writeAll(file_, damaged);
            try {
                const EvaluationRecord record(file_, kOwner);
                const int good = goodEntries(record);
                QVERIFY2(good >= 0 && good < 40, qPrintable(QString::number(at)));
            } catch (const Error&) {
                QVERIFY(at < 60);
            }
        }
    }

    void anotherStudyAndAnotherVersionAreRefusedByName() {
        fill(3);
        const std::string before = readAll(file_);
        QVERIFY(refusal(file_, {"another study", "1.0"}).contains("another study, or of other data"));
        const QString version = refusal(file_, {"a study", "1.1"});
        QVERIFY2(version.contains("version 1.0") && version.contains("version 1.1"), qPrintable(version));
        writeAll(file_, "an,ordinary\ntable,of numbers and texts\n");
        QVERIFY(refusal(file_, kOwner).contains("is no record of a run"));
        QCOMPARE(readAll(file_), std::string("an,ordinary\ntable,of numbers and texts\n"));
        writeAll(file_, before);
        QCOMPARE(refusal(file_, kOwner), QString());
    }

    void twoRunsDoNotShareOne() {
        const EvaluationRecord record(file_, kOwner);
        QVERIFY(refusal(file_, kOwner).contains("another run"));
    }

    void itStopsGrowingAtItsLimit() {
        {
            EvaluationRecord record(file_, kOwner, 2000);
            for (int k = 0; k < 100; ++k) record.append(keyOf(k), valueOf(k));
            QVERIFY(QString::fromStdString(record.trouble()).contains("is full"));
        }
        QVERIFY(readAll(file_).size() <= 2000);
        const EvaluationRecord record(file_, kOwner);
        QVERIFY(goodEntries(record) > 10);
    }

    void aFullDiskIsSaidAndKeepsWhatIsThere() {
        const pid_t child = ::fork();
        if (child == 0) {
            const rlimit limit{3000, 3000};
            ::setrlimit(RLIMIT_FSIZE, &limit);
            ::signal(SIGXFSZ, SIG_IGN);
            EvaluationRecord record(file_, kOwner);
            for (int k = 0; k < 200; ++k) record.append(keyOf(k), valueOf(k));
            record.flush();
            ::_exit(record.trouble().empty() ? 1 : 0);
        }
        int status = 0;
        ::waitpid(child, &status, 0);
        QCOMPARE(status, 0);
        const EvaluationRecord record(file_, kOwner);
        QVERIFY(goodEntries(record) > 10);
    }

    /// kill -9 at any moment: what was appended a second before is there, and nothing that is not whole.
    void aKilledProgramLosesAtMostTheLastSecond() {
        std::mt19937 random(7);
        for (int round = 0; round < 20; ++round) {
            int pipe[2];
            QCOMPARE(::pipe(pipe), 0);
            const pid_t child = ::fork();
            if (child == 0) {
                EvaluationRecord record(file_, kOwner);
                for (int k = static_cast<int>(record.entries());; ++k) {
                    record.append(keyOf(k), valueOf(k));
                    if (k % 64 == 0) ::usleep(200);
                    if (::write(pipe[1], &k, sizeof k) < 0) ::_exit(1);
                }
            }
            ::close(pipe[1]);
            int last = 0, acknowledged = 0;
            const auto begin = std::chrono::steady_clock::now();
            const auto life = std::chrono::milliseconds(random() % 400);
            std::deque<std::pair<std::chrono::steady_clock::time_point, int>> told;
            while (::read(pipe[0], &last, sizeof last) == sizeof last) {
                const auto now = std::chrono::steady_clock::now();
                told.emplace_back(now, last);
                if (now - begin >= life) break;
            }
            ::kill(child, SIGKILL);
            const auto killed = std::chrono::steady_clock::now();
            ::waitpid(child, nullptr, 0);
            ::close(pipe[0]);
            for (const auto& [time, k] : told)
                if (killed - time > std::chrono::seconds(1)) acknowledged = k + 1;
            const EvaluationRecord record(file_, kOwner);
            const int good = goodEntries(record);
            QVERIFY(good >= acknowledged);
        }
    }

    void aMillionEntriesAreOpenedAtOnce() {
        const double number = 1;
        {
            EvaluationRecord record(file_, kOwner);
            std::string payload(13 + sizeof number, 'x');
            RecordKey key = recordKey("first");
            for (int k = 0; k < 1'000'000; ++k) {
                key[0] = key[0] * 6364136223846793005U + 1442695040888963407U;
                record.append(key, payload);
            }
        }
        const double bytes = static_cast<double>(QFile(QString::fromStdString(file_)).size());
        QVERIFY2(bytes / 1e6 - sizeof number < 40, qPrintable(QString::number(bytes / 1e6)));
        QElapsedTimer timer;
        timer.start();
        const EvaluationRecord record(file_, kOwner);
        const auto opened = timer.elapsed();
        QCOMPARE(record.entries(), std::size_t(1'000'000));
        qInfo("1e6 entries of one number: %.1f bytes beyond it each, opened in %lld ms",
              bytes / 1e6 - sizeof number, static_cast<long long>(opened));
        QVERIFY2(opened < 5000, qPrintable(QString::number(opened))); // of a machine that others load
    }

  private:
    void fill(int entries) const {
        EvaluationRecord record(file_, kOwner);
        for (int k = 0; k < entries; ++k) record.append(keyOf(k), valueOf(k));
    }
    std::unique_ptr<QTemporaryDir> folder_;
    std::string file_;
};

RIGOR_TEST(TestRecord)
#include "test_record.moc"

} // namespace test_record

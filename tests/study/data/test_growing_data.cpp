// A file that is read while it is written: what is new is the same as from the whole file, and what was read
// is not read again.
#include "core/study/project/growing_data.h"
#include "tests/support/test_paths.h"
#include "tests/support/test_program.h"
#include "tests/support/workbook_files.h"

#include <QTemporaryDir>
#include <QtTest>

#include <fstream>

namespace test_growing_data {

using namespace rigor;

namespace {

const std::string kRig = sourceDir() + "/resources/rigs/hydraulic-four-bar/";

std::vector<std::string> lines(std::size_t count) {
    std::ifstream in(kRig + "cycle.csv");
    std::vector<std::string> all;
    for (std::string line; all.size() < count && std::getline(in, line);) all.push_back(line);
    return all;
}

void append(const std::string& file, const std::vector<std::string>& all, std::size_t from, std::size_t to) {
    std::ofstream out(file, std::ios::app | std::ios::binary);
    for (std::size_t k = from; k < to; ++k) out << all[k] << '\n';
}

struct Followed {
    QTemporaryDir folder, copies;
    std::string file = folder.filePath("growing.csv").toStdString();
    std::unique_ptr<PreparedStudy> study;
    std::unique_ptr<GrowingData> data;
    void begin(const std::vector<StudyOverride>& more = {}) {
        std::vector<StudyOverride> overrides{{"data.file", '"' + file + '"'}};
        overrides.insert(overrides.end(), more.begin(), more.end());
        study = std::make_unique<PreparedStudy>(prepare(loadStudy(kRig + "filter.toml", overrides)));
        data = std::make_unique<GrowingData>(*study, copies.path().toStdString());
    }
};

} // namespace

class TestGrowingData : public QObject {
    Q_OBJECT
    const std::vector<std::string> lines_ = lines(6000);

  private Q_SLOTS:
    void aWorkbookIsReadAnewAsAWhole() {
        Followed f;
        f.file = f.folder.filePath("growing.xlsx").toStdString();
        const auto write = [&](std::size_t count) {
            std::vector<std::vector<std::string>> rows;
            for (std::size_t k = 0; k < count; ++k) {
                const auto cells = QString::fromStdString(lines_[k]).split(',');
                rows.emplace_back();
                for (const QString& cell : cells) rows.back().push_back(cell.toStdString());
            }
            sample::XlsxParts parts;
            parts.sheets = {{"Log", sample::xlsxRows(rows)}};
            std::ofstream(f.file, std::ios::binary) << sample::xlsx(parts);
        };
        write(501);
        f.begin();
        QCOMPARE(f.data->read().data.experiments[0].measurements[0].values.size(), std::size_t{500});
        write(801);
        QVERIFY(f.data->grown());
        QCOMPARE(f.data->read().data.experiments[0].measurements[0].values.size(), std::size_t{800});
    }

    void whatIsNewIsThatOfTheWholeFile() {
        Followed f;
        append(f.file, lines_, 0, 5001);
        f.begin();
        QVERIFY(f.data->grown());
        QVERIFY(!f.data->grown());
        const Problem first = f.data->read();
        QCOMPARE(first.data.experiments.size(), std::size_t{1});
        QCOMPARE(first.data.experiments[0].label, std::string("growing"));
        QCOMPARE(first.data.experiments[0].measurements[0].values.size(), std::size_t{5000});
        std::uintmax_t before = f.data->bytesRead();
        for (std::size_t to : {5002, 5003, 5500}) {
            append(f.file, lines_, to == 5500 ? 5003 : to - 1, to);
            QVERIFY(f.data->grown());
            const Problem next = f.data->read();
            const Measurement& m = next.data.experiments[0].measurements[0];
            // In the file row k, line k + 1, is at 2 ms (k - 1).
            QVERIFY(std::abs(m.times.back() - 0.002 * static_cast<double>(to - 2)) < 1e-9);
            std::size_t fresh = 0;
            for (std::size_t k = 0; k < m.times.size(); ++k) {
                const auto row = static_cast<std::size_t>(std::llround(m.times[k] / 0.002));
                const std::string& line = lines_[row + 1];
                const std::string third = line.substr(line.find(',', line.find(',') + 1) + 1);
                QCOMPARE(m.values[k], std::stod(third));
                fresh += row + 1 >= 5001 ? 1 : 0;
            }
            QCOMPARE(fresh, to - 5001);
            // The valve's command between the rows is that of the whole file.
            const auto& command = next.data.experiments[0].inputs.at("u");
            const std::string& last = lines_[to - 1];
            const std::size_t comma = last.find(',') + 1;
            QCOMPARE(command.at(m.times.back()), std::stod(last.substr(comma)));
        }
        // 499 lines of about 38 bytes, not three times 190 kB.
        QVERIFY2(f.data->bytesRead() - before < 25000,
                 qPrintable(QString::number(f.data->bytesRead() - before)));
    }

    void aLineThatIsBeingWrittenWaits() {
        Followed f;
        append(f.file, lines_, 0, 1001);
        f.begin();
        f.data->read();
        std::ofstream(f.file, std::ios::app | std::ios::binary) << lines_[1001].substr(0, 9);
        QVERIFY(std::abs(f.data->read().data.experiments[0].measurements[0].times.back() - 0.002 * 999) <
                1e-9);
        std::ofstream(f.file, std::ios::app | std::ios::binary) << lines_[1001].substr(9) << '\n';
        const Problem next = f.data->read();
        QVERIFY(std::abs(next.data.experiments[0].measurements[0].times.back() - 2) < 1e-9);
    }

    void whereRowsDoNotStandForThemselvesAllIsRead() {
        Followed f;
        append(f.file, lines_, 0, 1001);
        f.begin({{"data.preparation.low_pass", "50"}, {"data.preparation.resample", "0.002"}});
        f.data->read();
        append(f.file, lines_, 1001, 1002);
        const Problem next = f.data->read();
        QVERIFY(next.data.experiments[0].measurements[0].values.size() > 900);
    }

    void aFileThatBeginsAnewIsReadAnew() {
        Followed f;
        append(f.file, lines_, 0, 2001);
        f.begin();
        f.data->read();
        std::ofstream(f.file, std::ios::trunc).close();
        append(f.file, lines_, 0, 501);
        QVERIFY(f.data->grown());
        QCOMPARE(f.data->read().data.experiments[0].measurements[0].values.size(), std::size_t{500});
        QVERIFY(f.data->beganAnew());
        // Longer than what was read of the one before, and another all the same.
        std::ofstream(f.file, std::ios::trunc).close();
        std::vector<std::string> other = lines_;
        for (std::size_t k = 1; k < other.size(); ++k) other[k][other[k].size() - 1] ^= 1; // another digit
        append(f.file, other, 0, 801);
        QVERIFY(f.data->grown());
        QCOMPARE(f.data->read().data.experiments[0].measurements[0].values.size(), std::size_t{800});
        QVERIFY(f.data->beganAnew());
        append(f.file, other, 801, 802);
        QVERIFY(f.data->grown());
        f.data->read();
        QVERIFY(!f.data->beganAnew());
    }

    void aFileThatIsGoneIsSaidAndWaitedFor() {
        Followed f;
        append(f.file, lines_, 0, 1001);
        f.begin();
        QVERIFY(f.data->grown());
        f.data->read();
        std::filesystem::rename(f.file, f.file + ".away");
        QVERIFY(f.data->grown());
        try {
            f.data->read();
            QFAIL("no error");
        } catch (const Error& e) {
            QCOMPARE(QString::fromStdString(e.what()),
                     QString::fromStdString(f.file) + ": The file is not there; it is waited for.");
        }
        QVERIFY(!f.data->grown());
        std::filesystem::rename(f.file + ".away", f.file);
        append(f.file, lines_, 1001, 1003);
        QVERIFY(f.data->grown());
        const Problem next = f.data->read();
        QVERIFY(!f.data->beganAnew());
        QVERIFY(std::abs(next.data.experiments[0].measurements[0].times.back() - 2.002) < 1e-9);
    }

    void linesThatAreNoneOfTheRecordAreLeftOutByTheirLine() {
        Followed f;
        append(f.file, lines_, 0, 1001);
        f.begin();
        f.data->read();
        append(f.file, lines_, 1001, 1003);
        std::ofstream(f.file, std::ios::app | std::ios::binary) << "2.004,0,#?!,1,2\n"
                                                                << "a,b,c,d,e,f,g\n";
        append(f.file, lines_, 1005, 1006);
        Problem next = f.data->read();
        const QString file = QString::fromStdString(f.file);
        QCOMPARE(f.data->notes().size(), std::size_t{2});
        QCOMPARE(QString::fromStdString(f.data->notes()[0]),
                 file + ":1004: the line is left out: \"#?!\" in column 3 is no number");
        QCOMPARE(QString::fromStdString(f.data->notes()[1]),
                 file + ":1005: the line is left out: it has 7 cells instead of 5");
        const auto& times = next.data.experiments[0].measurements[0].times;
        QVERIFY(std::abs(times.back() - 2.008) < 1e-9);
        QVERIFY(std::abs(times[times.size() - 2] - 2.002) < 1e-9);
        // A row that is late is named with its line, and the next ones go on.
        append(f.file, lines_, 1003, 1004);
        append(f.file, lines_, 1006, 1008);
        next = f.data->read();
        QCOMPARE(f.data->notes().size(), std::size_t{1});
        QCOMPARE(
            QString::fromStdString(f.data->notes()[0]),
            file + ":1007: 1 new rows are left out, first here: their time is missing or not later than that "
                   "of the row before");
        QVERIFY(std::abs(next.data.experiments[0].measurements[0].times.back() - 2.012) < 1e-9);
        // Times that begin again in the same file are refused, and what follows is read.
        append(f.file, lines_, 1, 101);
        try {
            f.data->read();
            QFAIL("no error");
        } catch (const Error& e) {
            QVERIFY2(QString::fromStdString(e.what()).startsWith(file + ":1010: 100 of "), e.what());
        }
        append(f.file, lines_, 1008, 1009);
        QVERIFY(std::abs(f.data->read().data.experiments[0].measurements[0].times.back() - 2.014) < 1e-9);
    }
};

RIGOR_TEST(TestGrowingData)
#include "test_growing_data.moc"

} // namespace test_growing_data

// A file that is read while it is written: what is new is the same as from the whole file, and what was read
// is not read again.
#include "core/study/growing_data.h"

#include <QTemporaryDir>
#include <QtTest>

#include <fstream>

using namespace rigor;

namespace {

const std::string kRig = std::string(RIGOR_SOURCE_DIR) + "/resources/rigs/hydraulic-four-bar/";

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
        QCOMPARE(f.data->read().data.experiments[0].measurements[0].values.size(), std::size_t{500});
    }
};

QTEST_APPLESS_MAIN(TestGrowingData)
#include "test_growing_data.moc"

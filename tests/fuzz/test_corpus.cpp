// The kept corpus of the fuzzers: every input that once was a finding, or reaches code that no other does,
// ends with an answer or a sentence. New findings are added with a name: tests/fuzz/corpus/<entry>/<what it
// broke>.

#include "tests/fuzz/entries.h"
#include "tests/support/test_paths.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <iterator>
#include <utility>
#include <vector>

namespace test_corpus {

using namespace rigor;

namespace {

using Entry = std::string (*)(std::string_view);
const std::vector<std::pair<const char*, Entry>> kEntries = {
    {"csv", fuzz::csv},
    {"model", fuzz::model},
    {"study", fuzz::study},
    {"mechanism", fuzz::mechanism},
    {"selection", fuzz::selection},
    {"result", fuzz::result},
    {"project", fuzz::project},
};

std::string bytesOf(const std::filesystem::path& file) {
    std::ifstream stream(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), std::istreambuf_iterator<char>()};
}

} // namespace

class TestCorpus : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void everyInputEndsWithAnAnswerOrASentence_data() {
        QTest::addColumn<int>("entry");
        for (std::size_t k = 0; k < kEntries.size(); ++k)
            QTest::newRow(kEntries[k].first) << static_cast<int>(k);
    }
    void everyInputEndsWithAnAnswerOrASentence() {
        QFETCH(int, entry);
        const auto& [name, run] = kEntries[static_cast<std::size_t>(entry)];
        const std::filesystem::path folder = std::filesystem::path(sourceDir() + "/tests/fuzz/corpus") / name;
        int inputs = 0;
        for (const auto& file : std::filesystem::directory_iterator(folder)) {
            const std::string broken = run(bytesOf(file.path()));
            QVERIFY2(broken.empty(), (file.path().filename().string() + ": " + broken).c_str());
            ++inputs;
        }
        QVERIFY(inputs > 0);
    }

    /// An entry that answers "" to everything would hold no law.
    void entriesTellABrokenLaw() {
        QVERIFY(fuzz::csv("t,p\n0,1\n1,2\n").empty());
        QCOMPARE(fuzz::sentenceOf(Error("")), std::string("an Error without a sentence"));
    }
};

RIGOR_TEST(TestCorpus)
#include "test_corpus.moc"

} // namespace test_corpus

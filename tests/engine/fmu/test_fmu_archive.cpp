// Packages made to harm, and packages that were damaged: each one sentence, and nothing is written outside.
#include "core/engine/fmu/fmu_archive.h"
#include "core/engine/fmu/fmu_description.h"
#include "tests/engine/fmu/small_fmu.h"
#include "tests/support/test_program.h"

#include <random>

#include <set>
#include <sys/stat.h>

namespace test_fmu_archive {

using namespace rigor;
namespace fs = std::filesystem;
using small_fmu::Entry;
using small_fmu::sentenceOf;
using small_fmu::zipOf;

namespace {

std::vector<Entry> good() {
    return {{"modelDescription.xml", small_fmu::description({})},
            {"binaries/linux64/small.so", std::string(500, 'x')}};
}

std::string with(const Entry& entry, bool stored = false) {
    std::vector<Entry> entries = good();
    entries.push_back(entry);
    return zipOf(entries, stored);
}

std::string swapped(std::string bytes, const std::string& what, const std::string& by) {
    for (std::size_t at = bytes.find(what); at != std::string::npos; at = bytes.find(what, at + 1))
        bytes.replace(at, what.size(), by);
    return bytes;
}

void put(std::string& bytes, std::size_t at, unsigned value, int count) {
    for (int k = 0; k < count; ++k)
        bytes.at(at + static_cast<std::size_t>(k)) = static_cast<char>(value >> (8 * k));
}

/// `value` into the local header and the central directory of the first entry whose headers hold `name`; the
/// fields' places from the beginning of each (APPNOTE.TXT, 4.3.7 and 4.3.12).
std::string patched(std::string bytes, const std::string& name, std::size_t local, std::size_t central,
                    unsigned value, int count) {
    for (std::size_t at = bytes.find(name); at != std::string::npos; at = bytes.find(name, at + 1)) {
        if (at >= 30 && bytes.compare(at - 30, 4, "PK\3\4") == 0) put(bytes, at - 30 + local, value, count);
        if (at >= 46 && bytes.compare(at - 46, 4, "PK\1\2") == 0) put(bytes, at - 46 + central, value, count);
    }
    return bytes;
}

std::set<std::string> filesIn(const fs::path& folder) {
    std::set<std::string> all;
    for (const auto& entry : fs::recursive_directory_iterator(folder)) all.insert(entry.path().string());
    return all;
}

/// Reads and unpacks as the model does.
std::string refused(const std::string& bytes, const fs::path& to) {
    return sentenceOf([&] {
        readFmu(bytes, "pump.fmu");
        FmuArchive(bytes, "pump.fmu").unpack(to, {"binaries/linux64/", "resources/", "modelDescription.xml"});
    });
}

} // namespace

class TestFmuArchive : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void goodOnesAreUnpacked() {
        const TemporaryFolder folder;
        std::vector<Entry> entries = good();
        entries.push_back({"resources/tables/a.csv", "1,2"});
        entries.push_back({"sources/all.c", "int x;"});
        entries.push_back({"resources/empty/", ""});
        QCOMPARE(refused(zipOf(entries), folder.path()), std::string());
        QCOMPARE(small_fmu::contentsOf(folder.path() / "resources/tables/a.csv"), std::string("1,2"));
        QVERIFY(!fs::exists(folder.path() / "sources"));
        struct stat status {};
        QCOMPARE(stat((folder.path() / "binaries/linux64/small.so").c_str(), &status), 0);
        QCOMPARE(status.st_mode & 0777U, 0500U);
    }

    void attacks_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("says");
        const auto row = [](const char* name, const std::string& bytes, const char* says) {
            QTest::newRow(name) << QByteArray::fromStdString(bytes) << QString(says);
        };
        row("out by ..", with({"../evil", "x"}), "would write to ../evil, outside its own folder");
        row("out from within", with({"resources/a/../../../evil", "x"}), "outside its own folder");
        row("out at the end", with({"resources/..", "x"}), "outside its own folder");
        row("absolute", with({"/tmp/evil", "x"}), "would write to /tmp/evil, outside");
        row("drive", with({"C:/evil", "x"}), "would write to C:/evil, outside");
        row("backslashes", with({"..\\evil", "x"}), "has a backslash");
        row("link", with({"resources/link", "/etc", S_IFLNK | 0777}), "resources/link in the FMU is a link");
        row("device", with({"resources/null", "", S_IFCHR | 0666}), "is a device, not a file");
        row("pipe", with({"resources/pipe", "", S_IFIFO | 0666}), "is a device, not a file");
        row("two of one name",
            swapped(with({"modelDescriptiom.xml", "<other/>"}), "modelDescriptiom.xml",
                    "modelDescription.xml"),
            "holds two files modelDescription.xml");
        row("file and folder", with({"binaries/linux64/small.so/deeper", "x"}),
            "is a file and a folder at once");
        row("point", with({"resources/./x", "x"}), "is no plain path");
        row("nothing between", with({"resources//x", "x"}), "is no plain path");
        row("line break", swapped(with({"resources/E", "x"}), "resources/E", "resources/\n"),
            "holds signs that no name has");
        // Said to be UTF-8, so that it is not taken for letters of DOS.
        const std::string signs = swapped(with({"resources/E[2J", "x"}), "E[2J", "\x1b[2J");
        row("control signs", patched(signs, "resources/\x1b[2J", 6, 8, 0x800, 2), "damaged or cut");
        row("long name", with({std::string(3000, 'n'), "x"}), "has 3000 letters");
        row("bomb", with({"resources/zeros", std::string(200 << 20, '\0')}), "are not believed of it");
        std::vector<Entry> many = good();
        for (int k = 0; k < 20'001; ++k) many.push_back({"resources/" + std::to_string(k), ""});
        row("entries", zipOf(many, true), "entries; at most 20000 are read");
        const std::string plain = zipOf(good(), true), description = "modelDescription.xml",
                          library = "binaries/linux64/small.so";
        row("password", patched(plain, library, 6, 8, 1, 2), "is locked by a password");
        row("size of 4 GB", patched(plain, library, 22, 24, 0xfffffff0U, 4), "unpacks to more than 2048 MB");
        row("size too small", patched(plain, description, 22, 24, 100, 4), "");
        row("checksum", patched(plain, description, 14, 16, 0x12345678, 4),
            "its part modelDescription.xml cannot be unpacked");
        row("checksum of the library", patched(plain, library, 14, 16, 0x12345678, 4),
            "its part binaries/linux64/small.so cannot be unpacked");
        row("packed in an unknown way", patched(plain, description, 8, 10, 77, 2),
            "its part modelDescription.xml cannot be unpacked");
        row("packed, but not", patched(plain, description, 8, 10, 8, 2),
            "its part modelDescription.xml cannot be unpacked");
        row("cut", plain.substr(0, plain.size() - 30), "damaged or cut, or no FMU at all");
        row("without its beginning", plain.substr(100), "");
        row("empty", "", "the archive has no modelDescription.xml");
        row("no archive", "#!/bin/sh\nrm -rf /\n", "damaged or cut, or no FMU at all");
        std::string directory = plain;
        put(directory, directory.rfind("PK\5\6") + 16, 0x7ffffff0, 4);
        row("directory behind the end", directory, "damaged or cut, or no FMU at all");
        std::string count = plain;
        put(count, count.rfind("PK\5\6") + 10, 60000, 2);
        put(count, count.rfind("PK\5\6") + 8, 60000, 2);
        row("more entries than there are", count, "damaged or cut, or no FMU at all");
        row("no description", zipOf({{"other.xml", "x"}}), "the archive has no modelDescription.xml");
        row("another case", zipOf({{"MODELDESCRIPTION.XML", small_fmu::description({})}}),
            "the archive has no modelDescription.xml");
        row("an archive in it", zipOf({{"pump.fmu", zipOf(good())}}),
            "the archive has no modelDescription.xml");
    }
    void attacks() {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, says);
        const TemporaryFolder around;
        const fs::path inner = around.path() / "inner";
        fs::create_directory(inner);
        const auto before = filesIn(around.path());
        const std::string said = refused(bytes.toStdString(), inner);
        QVERIFY2(!said.empty() && said.find(says.toStdString()) != std::string::npos, said.c_str());
        QVERIFY2(said.find('\n') == std::string::npos && said.find('\x1b') == std::string::npos,
                 said.c_str());
        for (const std::string& file : filesIn(around.path()))
            QVERIFY2(before.contains(file) || file.starts_with(inner.string() + "/"), file.c_str());
        QVERIFY(!fs::exists("/tmp/evil"));
    }

    void damagedArchivesNeverCrash() {
        const std::string plain = zipOf(good(), true), packed = zipOf(good());
        std::mt19937_64 random(19);
        int refusals = 0;
        const TemporaryFolder folder;
        for (int k = 0; k < 4000; ++k) {
            std::string bytes = k % 2 ? plain : packed;
            for (auto count = 1 + random() % 4; count > 0; --count) {
                const std::size_t at = random() % bytes.size();
                switch (random() % 4) {
                case 0:
                    bytes[at] = static_cast<char>(random());
                    break;
                case 1:
                    bytes.erase(at, random() % 16);
                    break;
                case 2:
                    bytes.insert(at, std::string(random() % 16, static_cast<char>(random())));
                    break;
                case 3: // in the directory, where the sizes and places are
                    bytes[bytes.size() - 1 - random() % 300] = static_cast<char>(random());
                    break;
                }
            }
            refusals += !refused(bytes, folder.path() / std::to_string(k)).empty();
        }
        QVERIFY2(refusals > 1000, std::to_string(refusals).c_str());
    }

    void damagedDescriptionsNeverCrash() {
        std::mt19937_64 random(91);
        int refusals = 0;
        const std::string texts[] = {small_fmu::description({}), small_fmu::description({.version = 3})};
        const std::string pieces[] = {"\"",
                                      "<",
                                      "/>",
                                      "&",
                                      "&#0;",
                                      "-1",
                                      "1e999",
                                      "NaN",
                                      "\xff",
                                      " start=\"\"",
                                      "<Dimension start=\"0\"/>",
                                      "<!--",
                                      "]]>",
                                      "<![CDATA[",
                                      "9999999999"};
        for (int k = 0; k < 3000; ++k) {
            std::string xml = texts[random() % 2];
            for (auto count = 1 + random() % 3; count > 0; --count) {
                const std::size_t at = random() % xml.size();
                switch (random() % 4) {
                case 0:
                    xml[at] = static_cast<char>(random());
                    break;
                case 1:
                    xml.insert(at, pieces[random() % std::size(pieces)]);
                    break;
                case 2:
                    xml.erase(at, random() % 40);
                    break;
                case 3:
                    xml.insert(at, xml.substr(random() % xml.size(), random() % 200));
                    break;
                }
            }
            refusals +=
                !sentenceOf([&] {
                     readFmu(zipOf({{"modelDescription.xml", xml}, {"binaries/linux64/small.so", "x"}}),
                             "p.fmu");
                 }).empty();
        }
        QVERIFY2(refusals > 500 && refusals < 2990, std::to_string(refusals).c_str());
    }
};

RIGOR_TEST(TestFmuArchive)

#include "test_fmu_archive.moc"

} // namespace test_fmu_archive

#include "core/foundation/base/error.h"
#include "core/foundation/base/sha256.h"
#include "tests/support/test_program.h"

#include <QTemporaryDir>
#include <QtTest>

#include <fstream>

namespace test_sha256 {

using namespace rigor;

class TestSha256 : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void publishedExamplesHashAsPublished() {
        // NIST CSRC, examples with intermediate values for SHA-256, and the empty message.
        QCOMPARE(sha256(""), std::string("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"));
        QCOMPARE(sha256("abc"),
                 std::string("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"));
        QCOMPARE(sha256("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"),
                 std::string("248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"));
        QCOMPARE(sha256(std::string(1'000'000, 'a')),
                 std::string("cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"));
    }

    void piecesHashLikeTheWhole() {
        std::string text;
        for (int i = 0; i < 300; ++i) text += static_cast<char>(i * 7);
        for (std::size_t size = 0; size <= text.size(); ++size) {
            Sha256 hash;
            hash.add(std::string_view(text).substr(0, size / 3));
            hash.add(std::string_view(text).substr(size / 3, size - size / 3));
            QCOMPARE(hash.finish(), sha256(std::string_view(text).substr(0, size)));
        }
    }

    void filesHashByTheirBytes() {
        QTemporaryDir dir;
        const std::string path = dir.filePath("a.bin").toStdString();
        std::string bytes(600'000, '\0');
        for (std::size_t i = 0; i < bytes.size(); ++i) bytes[i] = static_cast<char>(i % 251);
        std::ofstream(path, std::ios::binary) << bytes;
        QCOMPARE(sha256OfFile(path), sha256(bytes));
        QVERIFY_THROWS_EXCEPTION(Error, sha256OfFile(path + ".missing"));
        QVERIFY_THROWS_EXCEPTION(Error, sha256OfFile(dir.path().toStdString()));
    }
};

RIGOR_TEST(TestSha256)
#include "test_sha256.moc"

} // namespace test_sha256

// Addresses of model servers.

#include "core/engine/server/address.h"
#include "core/foundation/base/error.h"
#include "tests/support/test_program.h"

namespace test_address {

using namespace rigor;

class TestAddress : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void whatIsOne() {
        QVERIFY(isServerAddress("http://localhost:4242/beam"));
        QVERIFY(isServerAddress("https://localhost"));
        for (const char* none :
             {"", "beam.mo", "rig:wet-clutch", "http:/beam", "program:solver.toml", "ftp://x/y"})
            QVERIFY(!isServerAddress(none));
    }

    void parts() {
        const ServerAddress a = serverAddress("http://lab.example.org:4242/rigs/press/beam%20one");
        QCOMPARE(a.text, std::string("http://lab.example.org:4242/rigs/press/beam%20one"));
        QCOMPARE(a.host, std::string("lab.example.org"));
        QCOMPARE(a.port, 4242);
        QCOMPARE(a.path, std::string("/rigs/press"));
        QCOMPARE(a.model, std::string("beam one"));
        QVERIFY(!a.blocksAreExperiments && a.config.empty());
        const ServerAddress b = serverAddress("http://[::1]/?blocks=experiments&config=%7B%22a%22%3A1%7D");
        QCOMPARE(b.host, std::string("::1"));
        QCOMPARE(b.port, 80);
        QCOMPARE(b.path, std::string());
        QCOMPARE(b.model, std::string());
        QVERIFY(b.blocksAreExperiments);
        QCOMPARE(b.config, std::string("{\"a\":1}"));
        QCOMPARE(b.parallel, 0);
        QCOMPARE(serverAddress("http://h/m?parallel=2&blocks=experiments").parallel, 2);
        QCOMPARE(serverAddress("http://h:1").port, 1);
        QCOMPARE(serverAddress("http://[::1]:65535/m").port, 65535);
    }

    void wrongOnes_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("said");
        const auto row = [](const char* text, const char* said) { QTest::newRow(text) << text << said; };
        row("https://host/m", "by http only");
        row("http://", "names no host");
        row("http:///m", "names no host");
        row("http://:4242/m", "names no host");
        row("http://host:/m", "no port");
        row("http://host:0/m", "no port");
        row("http://host:65536/m", "no port");
        row("http://host:42a/m", "no port");
        row("http://host:99999999999/m", "no port");
        row("http://ada:secret@host/m", "a user and a password");
        row("http://host/m#top", "a # has no meaning");
        row("http://host/a m", "holds a blank");
        row("http://host/m\r\nX: y", "holds a blank");
        for (const char* none : {"0", "-1", "1001", "two", "2x", ""})
            row(("http://host/m?parallel=" + std::string(none)).c_str(),
                "it is a whole number from 1 to 1000.");
        row("http://host/%zz", "two hexadecimal digits");
        row("http://host/%4", "two hexadecimal digits");
        row("http://[::1/m", "is not closed");
        row("http://[::1]x/m", "a port is expected");
        row("http://host/m?level=2", "means nothing");
        row("http://host/m?config=[1]", "no JSON object");
        row("http://host/m?config={", "no JSON object");
        row("file:///m", "does not begin with http://");
    }
    void wrongOnes() {
        QFETCH(QString, text);
        QFETCH(QString, said);
        try {
            serverAddress(text.toStdString());
            QFAIL("no error");
        } catch (const Error& error) {
            QVERIFY2(QString::fromStdString(error.sentence()).contains(said), error.what());
        }
    }
};

RIGOR_TEST(TestAddress)
#include "test_address.moc"

} // namespace test_address

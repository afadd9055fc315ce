// Servers that lie, stall or speak something else: each ends in one sentence with the address and what came.

#include "core/engine/server/server_model.h"
#include "core/foundation/base/error.h"
#include "tests/engine/server/raw_server.h"
#include "tests/support/test_program.h"

#include <chrono>

namespace test_hostile_servers {

using namespace rigor;
using sample::honestBut;
using sample::httpAnswer;
using sample::RawHandler;
using sample::RawRequest;
using sample::RawServer;

namespace {

std::shared_ptr<const ServerModel> opened(const std::string& address) {
    Messages warnings;
    return serverModel(address, warnings);
}

std::string refusalOf(const std::string& address) {
    try {
        opened(address);
    } catch (const Error& error) {
        return error.sentence();
    }
    return "no error";
}

SimulationOptions within(double seconds) {
    SimulationOptions options;
    options.timeLimit = seconds;
    return options;
}

Trajectory runOf(const ServerModel& model, const SimulationOptions& options, std::stop_token stop = {}) {
    return model.run(std::vector<double>{2, 3}, {}, options, {}, std::move(stop));
}

/// An answer that is bytes, after which the connection ends.
RawHandler says(std::string bytes) {
    return [bytes = std::move(bytes)](const RawRequest& request) {
        request.send(bytes);
        return false;
    };
}

RawHandler answers(const std::string& body, const std::string& status = "200 OK",
                   const std::string& fields = {}) {
    return says(httpAnswer(body, status, fields));
}

/// `first`, and `piece` again and again as long as somebody reads.
RawHandler endless(std::string first, std::string piece) {
    return [first = std::move(first), piece = std::move(piece)](const RawRequest& request) {
        bool read = request.send(first);
        while (read) read = request.send(piece);
        return false;
    };
}

bool holds(const std::string& text, const std::string& part) {
    const bool found = text.find(part) != std::string::npos;
    if (!found) qWarning("\"%s\" lacks \"%s\"", text.c_str(), part.c_str());
    return found;
}

struct Case {
    const char* name;
    const char* endpoint;
    RawHandler lie;
    const char* said;
};

std::vector<Case> cases() {
    const std::string million(1 << 20, 'a');
    return {
        // What comes instead of HTTP, and HTTP that never ends.
        {"other protocol", "", says("SSH-2.0-OpenSSH_9.2p1 Debian-2\r\n"), "not HTTP: \"SSH-2.0-OpenSSH"},
        {"binary", "", says(std::string("\x16\x03\x01\x00\xff", 5)), "not HTTP"},
        {"status of letters", "", says("HTTP/1.1 twohundred OK\r\n\r\n"), "not HTTP"},
        {"status of four digits", "", says("HTTP/1.1 2000 OK\r\n\r\n"), "not HTTP"},
        {"nothing", "", says(""), "closed the connection without an answer"},
        {"half a head", "", says("HTTP/1.1 200 OK\r\nContent-Le"), "within the head"},
        {"long status line", "", says("HTTP/1.1 200 " + million + "\r\n\r\n{}"), "head of more than 64 kB"},
        {"status line without end", "", endless("HTTP/1.1 200 ", million), "head of more than 64 kB"},
        {"fields without end", "", endless("HTTP/1.1 200 OK\r\n", "A: b\r\n"), "head of more than 64 kB"},
        {"no HTTP without end", "", endless("", million), "not HTTP"},
        {"body without end", "", endless("HTTP/1.1 200 OK\r\n\r\n", million), "more than 64 MB"},
        {"pieces without end", "",
         endless("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n", "100000\r\n" + million + "\r\n"),
         "more than 64 MB"},
        {"length of everything", "", says("HTTP/1.1 200 OK\r\nContent-Length: 99999999999999\r\n\r\n{}"),
         "more than 64 MB"},
        {"length that is none", "", says("HTTP/1.1 200 OK\r\nContent-Length: -1\r\n\r\n{}"),
         "announced an answer of \"-1\" bytes"},
        {"two lengths", "", says("HTTP/1.1 200 OK\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}"),
         "announced an answer of \"3\" bytes"},
        {"piece without a length", "", says("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nhello\r\n"),
         "piece of its answer"},
        {"huge piece", "", says("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nffffffffffffffff\r\n"),
         "more than 64 MB"},
        {"broken off", "", says("HTTP/1.1 200 OK\r\nContent-Length: 50\r\n\r\n{\"protocol"),
         "after 10 of 50 bytes"},
        {"compressed", "", answers("\x1f\x8b", "200 OK", "Content-Encoding: gzip\r\n"), "encoding \"gzip\""},
        // HTTP that is no UM-Bridge.
        {"redirect", "", answers("", "302 Found", "Location: http://example.org/\r\n"),
         "sent Info elsewhere (status 302, to \"http://example.org/\")"},
        {"web page", "/Info", answers("<html><body>It works!</body></html>"), "not JSON, near \"<html>"},
        {"nothing there", "/Info", answers("Not Found", "404 Not Found"),
         "answered Info with the status 404: \"Not Found\""},
        {"a list", "/Info", answers("[1, 2]"), "answered Info with [1,2]; an object is expected"},
        {"other version", "/Info", answers(R"({"protocolVersion": 0.9, "models": ["f"]})"),
         "speaks version 0.9"},
        {"version as text", "/Info", answers(R"({"protocolVersion": "1.0", "models": ["f"]})"),
         "speaks version \"1.0\""},
        {"no version", "/Info", answers("{}"), "no protocolVersion"},
        {"no models", "/Info", answers(R"({"protocolVersion": 1.0, "models": []})"), "has no models"},
        {"models of numbers", "/Info", answers(R"({"protocolVersion": 1.0, "models": [7]})"),
         "lists 7 among"},
        {"other model", "/Info", answers(R"({"protocolVersion": 1.0, "models": ["beam", "plate"]})"),
         "has no model \"f\"; it has beam, plate"},
        {"deep", "/Info", answers(std::string(1'000'000, '[')), "not JSON"},
        {"no support", "/ModelInfo", answers("{}"), "what it supports"},
        {"no Evaluate", "/ModelInfo", answers(R"({"support": {"Evaluate": false}})"),
         "does not support Evaluate"},
        {"error", "/ModelInfo",
         answers(R"({"error": {"type": "ModelNotFound", "message": "Model f\nnot found"}})",
                 "400 Bad Request"),
         "refused ModelInfo: Model f not found"},
        {"no sizes", "/InputSizes", answers(R"({"sizes": [2]})"), "without the list inputSizes"},
        {"size below 0", "/InputSizes", answers(R"({"inputSizes": [-2]})"), "announces -2 as the size"},
        {"size of everything", "/OutputSizes", answers(R"({"outputSizes": [1000000000000000]})"),
         "announces 1000000000000000 as the size"},
        {"too much in all", "/OutputSizes", answers(R"({"outputSizes": [9000000, 9000000]})"),
         "announces 18000000 numbers in OutputSizes"},
        {"sizes of a half", "/InputSizes", answers(R"({"inputSizes": [1.5]})"), "announces 1.5 as the size"},
        {"nothing to ask for", "/InputSizes", answers(R"({"inputSizes": []})"), "announces no number"},
    };
}

/// Lies of Evaluate.
std::vector<Case> runs() {
    return {
        {"a block too few", "/Evaluate", answers(R"({"output": [[5]]})"), "with 1 blocks; 2 were announced"},
        {"a number too many", "/Evaluate", answers(R"({"output": [[5], [6, -1, 7]]})"),
         "with 3 numbers in output[1]; 2 were announced"},
        {"a text", "/Evaluate", answers(R"({"output": [[5], [6, "x"]]})"), "with \"x\" in output[1][1]"},
        {"null", "/Evaluate", answers(R"({"output": [[null], [6, 7]]})"), "with null in output[0][0]"},
        {"true", "/Evaluate", answers(R"({"output": [[true], [6, 7]]})"), "with true in output[0][0]"},
        {"nested", "/Evaluate", answers(R"({"output": [[[5]], [6, 7]]})"), "with [5] in output[0][0]"},
        {"a number in place of a block", "/Evaluate", answers(R"({"output": [5, [6, 7]]})"),
         "with 5 in output[0]; a list of 1 numbers"},
        {"NaN", "/Evaluate", answers(R"({"output": [[NaN], [6, 7]]})"),
         "with \"NaN\" in output[0][0]; a number is expected"},
        {"less than all", "/Evaluate",
         answers("{\"a\": \"\\\\ \\\"NaN\", \"output\": [[5], [6, -Infinity]]}"),
         "with \"-Infinity\" in output[1][1]; a number is expected"},
        {"NaN and more that is no JSON", "/Evaluate", answers(R"({"output": [[NaN], [6, 7]})"),
         "not JSON, near \"{\\\"output\\\": [[NaN"},
        {"beyond double", "/Evaluate", answers(R"({"output": [[1e999], [6, 7]]})"), "not JSON, near"},
        {"no output", "/Evaluate", answers(R"({"result": []})"), "without the list output"},
        {"500 with words", "/Evaluate", answers("Traceback: ZeroDivisionError", "500 Internal Server Error"),
         "status 500: \"Traceback: ZeroDivisionError\""},
        {"500 with an error", "/Evaluate",
         answers(R"({"error": {"type": "Solver", "message": "did not converge"}})",
                 "500 Internal Server Error"),
         "refused Evaluate: did not converge"},
        {"error that is none", "/Evaluate", answers(R"({"error": 7})"), "refused Evaluate: 7"},
        {"stall", "/Evaluate",
         [](const RawRequest& request) {
             while (!request.stop.stop_requested()) std::this_thread::sleep_for(std::chrono::milliseconds(5));
             return false;
         },
         "no whole answer within 0.3 s"},
        {"byte by byte", "/Evaluate",
         [](const RawRequest& request) {
             while (request.send("H")) std::this_thread::sleep_for(std::chrono::milliseconds(20));
             return false;
         },
         "not HTTP"},
        {"body byte by byte", "/Evaluate",
         [](const RawRequest& request) {
             bool read = request.send("HTTP/1.1 200 OK\r\n\r\n");
             while (read) {
                 std::this_thread::sleep_for(std::chrono::milliseconds(20));
                 read = request.send(" ");
             }
             return false;
         },
         "no whole answer within 0.3 s"},
        {"closed", "/Evaluate", says(""), "closed the connection without an answer"},
    };
}

} // namespace

class TestHostileServers : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void honestServerIsRead() {
        const RawServer server([](const RawRequest& request) {
            return request.send(httpAnswer(sample::honestAnswer(request.path), "200 OK",
                                           "Keep-Alive: timeout=60, max=100\r\n"));
        });
        const auto model = opened(server.address() + "/f");
        QCOMPARE(model->parameters().size(), std::size_t{2});
        QCOMPARE(model->parameters()[1].name, std::string("x[2]"));
        QCOMPARE(model->outputs().size(), std::size_t{3});
        QCOMPARE(model->outputs()[0].name, std::string("y1[1]"));
        QCOMPARE(model->outputs()[2].name, std::string("y2[2]"));
        QVERIFY(!model->capabilities().dynamic);
        const Trajectory run = model->run(std::vector<double>{2, 3}, {}, {}, std::vector<double>{0.5, 1}, {});
        QVERIFY(run.status.answered());
        for (Eigen::Index row = 0; row < 2; ++row) {
            QCOMPARE(run.outputs(row, 0), 5.0);
            QCOMPARE(run.outputs(row, 1), 6.0);
            QCOMPARE(run.outputs(row, 2), -1.0);
        }
        QCOMPARE(run.endOutputs, (std::vector<double>{5, 6, -1}));
        // All of it over one connection.
        QCOMPARE(server.connections(), 1);
    }

    void lieAtTheStart_data() {
        QTest::addColumn<int>("number");
        for (int i = 0; i < static_cast<int>(cases().size()); ++i)
            QTest::newRow(cases()[static_cast<std::size_t>(i)].name) << i;
    }
    void lieAtTheStart() {
        QFETCH(int, number);
        const Case one = cases()[static_cast<std::size_t>(number)];
        const RawServer server(one.endpoint[0] ? honestBut(one.endpoint, one.lie) : one.lie);
        const std::string said = refusalOf(server.address() + "/f");
        QVERIFY(holds(said, server.address() + "/f"));
        QVERIFY(holds(said, one.said));
        QVERIFY(said.size() < 400);
        QVERIFY(said.find('\n') == std::string::npos);
    }

    void lieInARun_data() {
        QTest::addColumn<int>("number");
        for (int i = 0; i < static_cast<int>(runs().size()); ++i)
            QTest::newRow(runs()[static_cast<std::size_t>(i)].name) << i;
    }
    void lieInARun() {
        QFETCH(int, number);
        const Case one = runs()[static_cast<std::size_t>(number)];
        const RawServer server(honestBut(one.endpoint, one.lie));
        const auto model = opened(server.address() + "/f");
        const Trajectory run = runOf(*model, within(0.3));
        QVERIFY(run.status.end == RunEnd::Foreign);
        QVERIFY(!run.status.answered());
        const std::string said = toString(run.status, *model);
        QVERIFY(holds(said, server.address() + "/f"));
        QVERIFY(holds(said, one.said));
    }

    void lieInADerivative() {
        const RawServer server(honestBut("/ApplyJacobian", answers(R"({"output": [1, 2, 3]})")));
        const auto model = opened(server.address() + "/f");
        const std::vector<std::size_t> chosen = {0, 1};
        const auto result =
            simulateWithSensitivities(*model, std::vector<double>{2, 3}, chosen, {}, {}, std::vector{1.0});
        QVERIFY(result.trajectory.status.end == RunEnd::Foreign);
        QVERIFY(holds(toString(result.trajectory.status, *model),
                      "with 3 numbers in output of ApplyJacobian; 1 were announced"));
    }

    void stalledRunIsCancelled() {
        std::stop_source stop;
        const RawServer server(honestBut("/Evaluate", [&](const RawRequest& request) {
            stop.request_stop();
            while (!request.stop.stop_requested()) std::this_thread::sleep_for(std::chrono::milliseconds(5));
            return false;
        }));
        const auto model = opened(server.address() + "/f");
        // Without the stop this would take an hour.
        QVERIFY(runOf(*model, within(3600), stop.get_token()).status.end == RunEnd::Cancelled);
    }

    void connectionsThatAreClosedAreMadeAnew() {
        // Says nothing of it and closes.
        const RawServer server([](const RawRequest& request) {
            request.send(httpAnswer(sample::honestAnswer(request.path)));
            return false;
        });
        const auto model = opened(server.address() + "/f");
        for (int k = 0; k < 5; ++k) QVERIFY(runOf(*model, within(20)).status.answered());
        QCOMPARE(server.connections(), 9);
    }

    /// A question is a function of its numbers: it is asked anew, twice, where the server does not say that
    /// the numbers are why; no more where that has never helped.
    void failuresInPassingAreAskedAnew_data() {
        QTest::addColumn<QByteArray>("answer");
        QTest::addColumn<bool>("anew");
        const auto error = [](const char* type) {
            return QByteArray::fromStdString(httpAnswer(
                fmt::format(R"({{"error": {{"type": "{}", "message": "no"}}}})", type), "500 Wrong"));
        };
        QTest::newRow("closed") << QByteArray() << true;
        QTest::newRow("closed within the head") << QByteArray("HTTP/1.1 200 OK\r\nCont") << true;
        QTest::newRow("broken off") << QByteArray("HTTP/1.1 200 OK\r\nContent-Length: 50\r\n\r\n{") << true;
        QTest::newRow("500 of a library")
            << QByteArray::fromStdString(httpAnswer("Traceback", "500 Internal Server Error")) << true;
        QTest::newRow("503") << QByteArray::fromStdString(httpAnswer("busy", "503 Unavailable")) << true;
        QTest::newRow("internal error") << error("InternalError") << true;
        QTest::newRow("the numbers") << error("InvalidOutput") << false;
        QTest::newRow("400") << QByteArray::fromStdString(httpAnswer("no", "400 Bad Request")) << false;
        QTest::newRow("no numbers") << QByteArray::fromStdString(httpAnswer(R"({"output": [[5]]})")) << false;
    }
    void failuresInPassingAreAskedAnew() {
        QFETCH(QByteArray, answer);
        QFETCH(bool, anew);
        std::atomic<int> asked = 0, failing = 2;
        const RawServer server(honestBut("/Evaluate", [&](const RawRequest& request) {
            ++asked;
            if (failing-- > 0) {
                request.send(answer.toStdString());
                return false;
            }
            return request.send(httpAnswer(sample::honestAnswer("/Evaluate")));
        }));
        const auto model = opened(server.address() + "/f");
        QVERIFY(model->toldOfRuns().empty());
        const Trajectory run = runOf(*model, within(20));
        QCOMPARE(run.status.answered(), anew);
        QCOMPARE(asked.load(), anew ? 3 : 1);
        QCOMPARE(model->toldOfRuns().empty(), !anew);
        if (!anew) return;
        QCOMPARE(run.endOutputs, (std::vector<double>{5, 6, -1}));
        QVERIFY(holds(model->toldOfRuns().text(), "failed at 2 of the questions"));
        // Within the time of the run, pauses and all.
        failing = 2;
        QVERIFY(!runOf(*model, within(0.05)).status.answered());
        failing = 1000;
        asked = 0;
        for (int k = 0; k < 10; ++k) QVERIFY(!runOf(*model, within(20)).status.answered());
        QVERIFY2(asked >= 4 * 3 + 6 && asked <= 5 * 3 + 5, std::to_string(asked).c_str());
    }

    void nobodyThereIsTriedAgain() {
        int port = 0;
        {
            const RawServer gone(honestBut("", {}));
            port = gone.port();
        }
        const auto begin = std::chrono::steady_clock::now();
        QVERIFY(holds(refusalOf(fmt::format("http://127.0.0.1:{}/f", port)),
                      "cannot be reached: Connection refused"));
        // Three times, with pauses of 50 ms and 200 ms.
        QVERIFY(std::chrono::steady_clock::now() - begin >= std::chrono::milliseconds(250));
        QVERIFY(
            holds(refusalOf("http://no-such-host.invalid/f"), "the host no-such-host.invalid is not known"));
    }

    void otherWaysToSendTheSame_data() {
        QTest::addColumn<QString>("head");
        QTest::addColumn<bool>("chunked");
        QTest::newRow("until it closes") << "HTTP/1.0 200 OK\r\n\r\n" << false;
        QTest::newRow("bare line ends") << "HTTP/1.1 200\nconnection: CLOSE\n\n" << false;
        QTest::newRow("continue first") << "HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 200 OK\r\n\r\n" << false;
        QTest::newRow("pieces") << "HTTP/1.1 200 OK\r\ntransfer-encoding: Chunked\r\n\r\n" << true;
    }
    void otherWaysToSendTheSame() {
        QFETCH(QString, head);
        QFETCH(bool, chunked);
        const RawServer server([&](const RawRequest& request) {
            const std::string body = sample::honestAnswer(request.path);
            std::string bytes = head.toStdString();
            if (chunked) {
                for (const char c : body) bytes += fmt::format("1;x=y\r\n{}\r\n", c);
                bytes += "0\r\n\r\n";
            } else {
                bytes += body;
            }
            request.send(bytes);
            return chunked;
        });
        const auto model = opened(server.address() + "/f");
        QCOMPARE(runOf(*model, within(5)).endOutputs, (std::vector<double>{5, 6, -1}));
    }

    void serverThatDescribesItselfWrongly_data() {
        QTest::addColumn<QString>("described");
        const auto row = [](const char* name, const char* json) { QTest::newRow(name) << QString(json); };
        row("nothing", "7");
        row("no kind", R"({"parameters": []})");
        row("parameters", R"({"kind": "model", "parameters": [{"name": "a"}], "outputs": []})");
        row("twice", R"({"kind": "model", "parameters": [{"name": "a"}, {"name": "a"}],
                         "outputs": [{"name": "u"}, {"name": "v"}]})");
        row("limits", R"({"kind": "model", "parameters": [{"name": "a", "min": 2, "max": 1}, {"name": "b"}],
                          "outputs": [{"name": "u"}, {"name": "v"}]})");
        row("outputs",
            R"({"kind": "model", "parameters": [{"name": "a"}, {"name": "b"}], "outputs": [{"name": "u"}]})");
        row("name of a number", R"({"kind": "model", "parameters": [{"name": 1}, {"name": "b"}],
                                    "outputs": [{"name": "u"}, {"name": "v"}]})");
        row("experiments", R"({"kind": "study", "parameters": [{"name": "a"}, {"name": "b"}],
                               "outputs": [{"name": "u"}], "experiments": []})");
        row("rows",
            R"({"kind": "study", "parameters": [{"name": "a"}, {"name": "b"}], "outputs": [{"name": "u"}],
                        "experiments": [{"label": "1", "output": [0], "time": [1]},
                                        {"label": "2", "output": [0], "time": [1]}]})");
        row("output that is not there",
            R"({"kind": "study", "parameters": [{"name": "a"}, {"name": "b"}], "outputs": [{"name": "u"}],
                "experiments": [{"label": "1", "output": [1], "time": [1]},
                                {"label": "2", "output": [0, 0], "time": [1, 2]}]})");
    }
    void serverThatDescribesItselfWrongly() {
        QFETCH(QString, described);
        const RawServer server([&](const RawRequest& request) {
            if (request.path == "/ModelInfo")
                return request.send(httpAnswer(R"({"support": {"Evaluate": true, "Describe": true}})"));
            if (request.path == "/InputSizes")
                return request.send(httpAnswer(
                    fmt::format(R"({{"inputSizes": [2], "describe": {}}})", described.toStdString())));
            return request.send(httpAnswer(sample::honestAnswer(request.path)));
        });
        const std::string said = refusalOf(server.address() + "/f");
        QVERIFY(holds(said, server.address()));
        QVERIFY(said.find("describes itself wrongly") != std::string::npos ||
                said.find("a description and gives none") != std::string::npos);
    }

    void blocksAreExperimentsWhereTheAddressSaysSo() {
        const RawServer server(honestBut("", {}));
        const auto model = opened(server.address() + "/f?blocks=experiments");
        QCOMPARE(model->parameters().size(), std::size_t{3});
        QCOMPARE(model->parameters()[2].name, std::string("block"));
        QCOMPARE(model->outputs().size(), std::size_t{2});
        QVERIFY(model->blockParameter() == std::size_t{2});
        const auto at = [&](double block) {
            return model->run(std::vector<double>{2, 3, block}, {}, {}, std::vector{1.0}, {});
        };
        QCOMPARE(at(1).outputs(0, 0), 5.0);
        QVERIFY(std::isnan(at(1).outputs(0, 1)));
        QCOMPARE(at(2).outputs(0, 0), 6.0);
        QCOMPARE(at(2).outputs(0, 1), -1.0);
        for (const double none : {0.0, 3.0, 1.5, std::nan("")})
            QVERIFY(at(none).status.end == RunEnd::Foreign);
        QVERIFY(holds(toString(at(3).status, *model), "has the output blocks 1 to 2; block is 3"));
    }

    void configOfTheAddressIsSent() {
        std::atomic<int> sent = 0;
        const RawServer server([&](const RawRequest& request) {
            if (request.body.find(R"("config":{"level":2})") != std::string::npos) ++sent;
            return request.send(httpAnswer(sample::honestAnswer(request.path)));
        });
        const auto model = opened(server.address() + "/f?config={\"level\":2}");
        QVERIFY(runOf(*model, within(5)).status.answered());
        QCOMPARE(sent.load(), 4); // all but Info
    }
};

RIGOR_TEST(TestHostileServers)
#include "test_hostile_servers.moc"

} // namespace test_hostile_servers

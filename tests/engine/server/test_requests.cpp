// What strangers send to a server of ours: every request is answered, and a wrong one with a sentence.

#include "core/engine/server/http_client.h"
#include "core/engine/server/protocol.h"
#include "tests/engine/server/raw_server.h"
#include "tests/engine/server/served_here.h"
#include "tests/support/test_program.h"

#include <QProcess>
#include <QStandardPaths>

#include <bit>
#include <cmath>
#include <random>

namespace test_requests {

using namespace rigor;
using sample::ServedHere;
using Json = nlohmann::json;

namespace {

SimulationOptions quick() {
    SimulationOptions options;
    options.step = 0.05;
    options.maxSteps = 10'000; // of mutated times
    return options;
}

std::vector<std::shared_ptr<const Served>> springServed() {
    return {servedModel("spring", sample::compiled(sample::kSpring), {}, quick())};
}

/// What a raw connection is answered, until the server closes it or `end` has come.
std::string rawAnswer(int port, const std::string& bytes, const std::string& end = "}") {
    const int socket = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    sockaddr_in there{};
    there.sin_family = AF_INET;
    there.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    there.sin_port = htons(static_cast<std::uint16_t>(port));
    std::string got;
    if (::connect(socket, reinterpret_cast<sockaddr*>(&there), sizeof there) == 0) {
        std::size_t sent = 0;
        while (sent < bytes.size()) {
            const ssize_t some = ::send(socket, bytes.data() + sent, bytes.size() - sent, MSG_NOSIGNAL);
            if (some <= 0) break;
            sent += static_cast<std::size_t>(some);
        }
        char piece[4096];
        for (ssize_t some = 0; (some = ::recv(socket, piece, sizeof piece, 0)) > 0;) {
            got.append(piece, static_cast<std::size_t>(some));
            if (got.find("\r\n\r\n") != std::string::npos && got.find(end) != std::string::npos) break;
        }
    }
    ::close(socket);
    return got;
}

std::string post(const std::string& path, const std::string& body, const std::string& fields = {}) {
    return fmt::format("POST {} HTTP/1.1\r\nHost: x\r\nContent-Length: {}\r\n{}\r\n{}", path, body.size(),
                       fields, body);
}

} // namespace

class TestRequests : public QObject {
    Q_OBJECT

    BridgeAnswers answers_{springServed()};

    Json told(const std::string& path, const Json& request) {
        return Json::parse(answers_.answer("POST", path, request.dump()).body);
    }

  private Q_SLOTS:
    void protocolAsItIsWritten() {
        QCOMPARE(Json::parse(answers_.answer("GET", "/Info", "").body),
                 Json::parse(R"({"protocolVersion": 1.0, "models": ["spring"]})"));
        QCOMPARE(told("/ModelInfo", {{"name", "spring"}})["support"],
                 Json::parse(R"({"Evaluate": true, "Gradient": true, "ApplyJacobian": true,
                                 "ApplyHessian": false, "Describe": true})"));
        QCOMPARE(told("/InputSizes", {{"name", "spring"}}), Json::parse(R"({"inputSizes": [3]})"));
        QCOMPARE(told("/OutputSizes", {{"name", "spring"}}), Json::parse(R"({"outputSizes": [1, 1]})"));
        QCOMPARE(told("/OutputSizes", {{"name", "spring"}, {"config", {{"times", {0, 1, 2}}}}}),
                 Json::parse(R"({"outputSizes": [3, 3]})"));
        // Without config: the end of the run (1 s), inputs at their start values.
        const ModelPtr text = sample::compiled(sample::kSpring);
        const std::vector<double> p = {2, 0.3, 5};
        const std::vector<double> end = {1};
        const Trajectory run = simulate(*text, p, std::vector{Signal(0.0)}, quick(), end);
        const Json values = told("/Evaluate", {{"name", "spring"}, {"input", {p}}});
        QCOMPARE(values.size(), std::size_t{1});
        QCOMPARE(values["output"][0][0].get<double>(), run.outputs(0, 0));
        QCOMPARE(values["output"][1][0].get<double>(), run.outputs(0, 1));
        // Integers are numbers.
        QCOMPARE(told("/Evaluate", {{"name", "spring"}, {"input", {{2, 0.3, 5}}}, {"config", nullptr}}),
                 values);
        const std::vector<std::size_t> all = {0, 1, 2};
        const auto slopes = simulateWithSensitivities(*text, p, all, std::vector{Signal(0.0)}, quick(), end);
        const Json gradient = told(
            "/Gradient", {{"name", "spring"}, {"outWrt", 1}, {"inWrt", 0}, {"input", {p}}, {"sens", {-0.5}}});
        const Json jacobian =
            told("/ApplyJacobian",
                 {{"name", "spring"}, {"outWrt", 1}, {"inWrt", 0}, {"input", {p}}, {"vec", {0, 2, 0}}});
        for (std::size_t i = 0; i < 3; ++i)
            QCOMPARE(gradient["output"][i].get<double>(),
                     -0.5 * slopes.outputs[0](1, static_cast<Eigen::Index>(i)));
        QCOMPARE(jacobian["output"], Json::array({2 * slopes.outputs[0](1, 1)}));
    }

    void numbersReadBackEqual() {
        std::mt19937_64 random(7);
        for (int k = 0; k < 100'000; ++k) {
            const double x = std::bit_cast<double>(random());
            if (!std::isfinite(x)) continue;
            const ParsedJson parsed = parsedJson(Json(x).dump());
            QVERIFY(parsed.value);
            QCOMPARE(std::bit_cast<std::uint64_t>(parsed.value->get<double>()),
                     std::bit_cast<std::uint64_t>(x));
        }
    }

    void wrongRequests_data() {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("body");
        QTest::addColumn<QString>("type");
        QTest::addColumn<QString>("said");
        const auto row = [](const char* name, const char* path, const QString& body, const char* said,
                            const char* type = "InvalidInput") {
            QTest::newRow(name) << path << body << type << said;
        };
        const auto evaluate = [&](const char* name, const char* rest, const char* said) {
            row(name, "/Evaluate", QString(R"({"name": "spring", %1})").arg(rest), said);
        };
        row("nothing", "/Evaluate", "", "is not JSON, near \"\"");
        row("no JSON", "/Evaluate", "hello", "is not JSON, near \"hello\"");
        row("list", "/Evaluate", "[1]", "is no JSON object");
        row("deep", "/Evaluate", QString(100'000, '['), "is not JSON");
        row("no name", "/Evaluate", "{}", "The request has no name");
        row("other name", "/Evaluate", R"({"name": "beam"})", "There is no model \"beam\"; there is spring",
            "ModelNotFound");
        row("name of a number", "/InputSizes", R"({"name": 7})", "There is no model 7", "ModelNotFound");
        row("other endpoint", "/Solve", R"({"name": "spring"})", "There is no Solve here",
            "UnsupportedFeature");
        row("no Hessian", "/ApplyHessian", R"({"name": "spring"})", "spring has no ApplyHessian",
            "UnsupportedFeature");
        evaluate("no input", R"("config": {})", "The request has no input");
        evaluate("flat input", R"("input": [2, 0.3, 5])", "input must be a list of one list of 3 numbers");
        evaluate("two blocks", R"("input": [[2, 0.3, 5], [1]])", "input must be a list of one list");
        evaluate("too few", R"("input": [[2, 0.3]])", "input[0] has 2 numbers; 3 are expected");
        evaluate("a text", R"("input": [[2, "0.3", 5]])", "input[0] holds \"0.3\", which is no number");
        evaluate("null", R"("input": [[2, null, 5]])", "input[0] holds null");
        evaluate("nested", R"("input": [[2, [0.3], 5]])", "input[0] holds [0.3]");
        evaluate("NaN", R"("input": [[2, NaN, 5]])", "is not JSON, near \"{\\\"name\\\"");
        evaluate("beyond double", R"("input": [[2, 1e999, 5]])", "is not JSON");
        evaluate("below", R"("input": [[0.05, 0.3, 5]])", "m = 0.05: the model allows 0.1 to inf");
        evaluate("above", R"("input": [[2, 10.5, 5]])", "d = 10.5: the model allows 0 to 10");
        evaluate("config", R"("input": [[2, 0.3, 5]], "config": [])", "config is no JSON object");
        evaluate("config key", R"("input": [[2, 0.3, 5]], "config": {"time": 1})",
                 "config.time is not known; there are describe, times, stop_time, inputs, run");
        evaluate("times", R"("input": [[2, 0.3, 5]], "config": {"times": 1})", "config.times is no list");
        evaluate("no times", R"("input": [[2, 0.3, 5]], "config": {"times": []})", "config.times is empty");
        evaluate("times back", R"("input": [[2, 0.3, 5]], "config": {"times": [1, 1]})",
                 "config.times holds 1");
        evaluate("times before", R"("input": [[2, 0.3, 5]], "config": {"times": [-1]})",
                 "config.times holds -1");
        evaluate("stop", R"("input": [[2, 0.3, 5]], "config": {"times": [3], "stop_time": 2})",
                 "config.stop_time is 2");
        evaluate("input name", R"("input": [[2, 0.3, 5]], "config": {"inputs": {"G": 1}})",
                 "names \"G\", which is no input of Spring");
        evaluate("input value", R"("input": [[2, 0.3, 5]], "config": {"inputs": {"F": [1, 2]}})",
                 "config.inputs.F is [1,2]; a number is expected");
        evaluate("run", R"("input": [[2, 0.3, 5]], "config": {"run": 1})", "config.run is neither");
        evaluate("describe", R"("input": [[2, 0.3, 5]], "config": {"describe": 1})",
                 "config.describe is neither");
        const auto gradient = [&](const char* name, const char* rest, const char* said) {
            row(name, "/Gradient", QString(R"({"name": "spring", "input": [[2, 0.3, 5]], %1})").arg(rest),
                said);
        };
        gradient("no outWrt", R"("inWrt": 0, "sens": [1])", "The request has no outWrt");
        gradient("outWrt", R"("outWrt": 2, "inWrt": 0, "sens": [1])",
                 "outWrt is 2; whole numbers from 0 to 1");
        gradient("outWrt below", R"("outWrt": -1, "inWrt": 0, "sens": [1])", "outWrt is -1");
        gradient("outWrt huge", R"("outWrt": 18446744073709551616, "inWrt": 0, "sens": [1])",
                 "outWrt is 1.8");
        gradient("inWrt", R"("outWrt": 0, "inWrt": 0.5, "sens": [1])", "inWrt is 0.5");
        gradient("sens", R"("outWrt": 0, "inWrt": 0, "sens": [1, 2])", "sens has 2 numbers; 1 are expected");
        gradient("no sens", R"("outWrt": 0, "inWrt": 0)", "The request has no sens");
        row("vec", "/ApplyJacobian",
            R"({"name": "spring", "input": [[2, 0.3, 5]], "outWrt": 0, "inWrt": 0, "vec": [1]})",
            "vec has 1 numbers; 3 are expected");
    }
    void wrongRequests() {
        QFETCH(QString, path);
        QFETCH(QString, body);
        QFETCH(QString, type);
        QFETCH(QString, said);
        const BridgeAnswer answer = answers_.answer("POST", path.toStdString(), body.toStdString());
        QCOMPARE(answer.status, 400);
        const Json error = Json::parse(answer.body)["error"];
        QCOMPARE(error["type"].get<std::string>(), type.toStdString());
        QVERIFY2(QString::fromStdString(error["message"].get<std::string>()).contains(said),
                 answer.body.c_str());
    }

    void failedSimulationIsAnError() {
        BridgeAnswers fall({servedModel("fall", sample::compiled(sample::kFall), {}, quick())});
        const auto ask = [&](const char* config) {
            const BridgeAnswer answer =
                fall.answer("POST", "/Evaluate",
                            fmt::format(R"({{"name": "fall", "input": [[5, 9.81]], "config": {}}})", config));
            return std::pair(answer.status, Json::parse(answer.body));
        };
        const auto [status, body] = ask(R"({"times": [0.5, 3]})");
        QCOMPARE(status, 500);
        QVERIFY(body["error"]["message"].get<std::string>().find("before 3 s (config.times)") !=
                std::string::npos);
        // With `run` the end is told instead, and what lies behind it is null.
        const auto [fine, told] = ask(R"({"times": [0.5, 3], "run": true})");
        QCOMPARE(fine, 200);
        QVERIFY(told["output"][0][0].is_number() && told["output"][0][1].is_null());
        QVERIFY(told["run"]["terminated"].get<bool>());
        QVERIFY(std::abs(told["run"]["time"].get<double>() - std::sqrt(2 * 5 / 9.81)) < 1e-9);
    }

    void wrongHttp_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("said");
        const auto row = [](const char* name, const std::string& bytes, const char* said) {
            QTest::newRow(name) << QByteArray::fromStdString(bytes) << said;
        };
        const std::string form = "--b\r\nContent-Disposition: form-data; name=\"" +
                                 std::string(1 << 20, 'a') + "\"\r\n\r\nx\r\n--b--\r\n";
        row("no HTTP", "hello\r\n\r\n", "400");
        row("GET", "GET /Evaluate HTTP/1.1\r\nHost: x\r\n\r\n", "GET asks for /Info only");
        row("PUT", "PUT /Evaluate HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n{}",
            "cannot be understood");
        row("form", post("/Evaluate", form, "Content-Type: multipart/form-data; boundary=b\r\n"),
            "A form is no request");
        row("length", "POST /Evaluate HTTP/1.1\r\nHost: x\r\nContent-Length: 99999999999999999999\r\n\r\n{}",
            "error");
        row("long path", post("/" + std::string(100'000, 'a'), "{}"), "4");
        row("long field", post("/Evaluate", "{}", "A: " + std::string(100'000, 'b') + "\r\n"), "400");
        row("bad piece", "POST /Evaluate HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n{}",
            "error");
        row("range", post("/Evaluate", "{}", "Range: bytes=5-1,7-3\r\n"), "4");
        row("expect", post("/Info", "{}", "Expect: 100-continue\r\n"), "HTTP/1.1 100 Continue");
        row("100 MB", post("/Evaluate", std::string(100 << 20, ' ')), "The request has more than 16 MB");
        row("nested 10 MB", post("/Evaluate", std::string(10 << 20, '[')), "is not JSON");
    }
    void wrongHttp() {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, said);
        const ServedHere server(springServed());
        const std::string got = rawAnswer(server.port(), bytes.toStdString());
        QVERIFY2(QString::fromStdString(got).contains(said), got.substr(0, 300).c_str());
        // It goes on.
        HttpClient client("127.0.0.1", server.port());
        QCOMPARE(client.ask({"GET", "/Info", {}, 20}, {}).status, 200);
    }

    /// What a client says of the kind of its body, or that it says nothing, does not limit the body.
    void bodiesOfAnyKindMayBeLong() {
        const ServedHere server(springServed());
        const std::string long_ = Json{
            {"name", "spring"},
            {"config", {{"times", std::vector<double>(3000, 0.5)}}},
            {"input", {{2, 0.3, 5}}}}.dump();
        QVERIFY(long_.size() > 8192);
        const std::string right =
            Json{{"name", "spring"}, {"input", {{2, 0.3, 5}}}}.dump() + std::string(20'000, ' ');
        for (const char* kind : {"", "Content-Type: application/x-www-form-urlencoded\r\n",
                                 "Content-Type: application/json\r\n", "Content-Type: text/plain\r\n"}) {
            const std::string got = rawAnswer(server.port(), post("/Evaluate", right, kind));
            QVERIFY2(got.starts_with("HTTP/1.1 200") && got.find("\"output\"") != std::string::npos,
                     (kind + got.substr(0, 300)).c_str());
            // Its own fault is told, not its length.
            const std::string wrong = rawAnswer(server.port(), post("/Evaluate", long_, kind));
            QVERIFY2(wrong.find("times") != std::string::npos, (kind + wrong.substr(0, 300)).c_str());
        }
    }

    void mutatedRequestsNeverEndIt() {
        const ServedHere server(springServed());
        const std::vector<std::string> seeds = {
            R"({"name": "spring", "input": [[2, 0.3, 5]], "config": {"times": [0.1, 0.2], "inputs": {"F": 1.5}}})",
            R"({"name": "spring", "input": [[2, 0.3, 5]], "outWrt": 1, "inWrt": 0, "sens": [1.0]})",
            R"({"name": "spring", "input": [[2, 0.3, 5]], "outWrt": 0, "inWrt": 0, "vec": [1.0, -2e-3, 0]})"};
        const std::vector<std::string> paths = {"/Evaluate",    "/Gradient",  "/ApplyJacobian", "/InputSizes",
                                                "/OutputSizes", "/ModelInfo", "/Info",          "/"};
        const std::string pieces = "[]{}\",:0123456789eE+-.ntfa \\\0\x80\xff";
        std::mt19937_64 random(19);
        const auto below = [&](std::size_t n) { return static_cast<std::size_t>(random() % n); };
        HttpClient client("127.0.0.1", server.port());
        int fine = 0, refused = 0;
        for (int k = 0; k < 500; ++k) {
            std::string body = seeds[below(seeds.size())];
            for (std::size_t changes = below(5); changes > 0; --changes) {
                const std::size_t at = below(body.size());
                switch (below(4)) {
                case 0:
                    body[at] = pieces[below(pieces.size())];
                    break;
                case 1:
                    body.erase(at, 1 + below(8));
                    break;
                case 2:
                    body.insert(at, 1, pieces[below(pieces.size())]);
                    break;
                default:
                    body.insert(at, body.substr(below(body.size()), below(20)));
                }
                if (body.empty()) body = "{";
            }
            const HttpAnswer answer = client.ask({"POST", paths[below(paths.size())], body, 60}, {});
            QVERIFY2(answer.trouble.empty(), answer.trouble.text().c_str());
            const ParsedJson parsed = parsedJson(answer.body);
            QVERIFY2(parsed.value && parsed.value->is_object(), answer.body.c_str());
            if (answer.status == 200) {
                QVERIFY(!parsed.value->contains("error"));
                ++fine;
            } else {
                QVERIFY((*parsed.value)["error"]["message"].is_string());
                ++refused;
            }
        }
        QVERIFY(fine > 20 && refused > 100);
        // Mutations of the whole request, head included: whatever comes back, it goes on.
        for (int k = 0; k < 200; ++k) {
            std::string bytes = post("/Evaluate", seeds[0], "Connection: close\r\n");
            for (std::size_t changes = 1 + below(4); changes > 0; --changes)
                bytes[below(90)] = pieces[below(pieces.size())];
            // What waits for more bytes is not waited for: the connection is closed by this end.
            const int socket = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
            sockaddr_in there{};
            there.sin_family = AF_INET;
            there.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
            there.sin_port = htons(static_cast<std::uint16_t>(server.port()));
            QCOMPARE(::connect(socket, reinterpret_cast<sockaddr*>(&there), sizeof there), 0);
            ::send(socket, bytes.data(), bytes.size(), MSG_NOSIGNAL);
            ::close(socket);
        }
        QCOMPARE(client.ask({"GET", "/Info", {}, 60}, {}).status, 200);
    }

    void portThatIsTakenIsASentence() {
        const ServedHere first(springServed());
        try {
            BridgeServer second(springServed(), "127.0.0.1", first.port());
            QFAIL("two servers on one port");
        } catch (const Error& error) {
            QVERIFY2(error.sentence().find("cannot be listened at: Address already in use") !=
                         std::string::npos,
                     error.what());
        }
    }

    /// A client nobody here wrote: Python's.
    void pythonReadsIt() {
        const QString python = QStandardPaths::findExecutable("python3");
        if (python.isEmpty()) QSKIP("There is no python3 on this machine.");
        const ServedHere server(springServed());
        const QString program = R"(
import json, sys, urllib.request
url = sys.argv[1]
def ask(path, **body):
    data = json.dumps(body).encode() if body else None
    request = urllib.request.Request(url + path, data, {"Content-Type": "application/json"})
    return json.load(urllib.request.urlopen(request, timeout=30))
assert ask("/Info") == {"protocolVersion": 1.0, "models": ["spring"]}
assert ask("/InputSizes", name="spring", config={})["inputSizes"] == [3]
x = [[2, 0.3, 5]]
config = {"times": [0.25, 0.5], "inputs": {"F": 0.75}}
sizes = ask("/OutputSizes", name="spring", config=config)["outputSizes"]
y = ask("/Evaluate", name="spring", input=x, config=config)["output"]
assert [len(block) for block in y] == sizes
j = ask("/ApplyJacobian", name="spring", outWrt=0, inWrt=0, input=x, vec=[0, 0, 1], config=config)["output"]
print(repr(y[0][1]), repr(j[1]))
)";
        QProcess process;
        process.start(python, {"-c", program, QString::fromStdString(server.address())});
        QVERIFY(process.waitForFinished(60'000));
        QVERIFY2(process.exitCode() == 0, process.readAllStandardError().constData());
        const ModelPtr text = sample::compiled(sample::kSpring);
        const std::vector<double> p = {2, 0.3, 5}, times = {0.25, 0.5};
        const std::vector<std::size_t> all = {0, 1, 2};
        SimulationOptions options = quick();
        options.stopTime = 0.5;
        const auto near = simulateWithSensitivities(*text, p, all, std::vector{Signal(0.75)}, options, times);
        const QList<QByteArray> said = process.readAllStandardOutput().trimmed().split(' ');
        QCOMPARE(said.size(), 2);
        QCOMPARE(said[0].toDouble(), near.trajectory.outputs(1, 0));
        QCOMPARE(said[1].toDouble(), near.outputs[1](0, 2));
    }
};

RIGOR_CORE_TEST(TestRequests)
#include "test_requests.moc"

} // namespace test_requests

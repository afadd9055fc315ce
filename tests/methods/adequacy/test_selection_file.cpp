// Files of sensors: what is read, and what is refused with its place.
#include "core/foundation/base/error.h"
#include "tests/support/replaced.h"
#include "tests/support/sensor_samples.h"
#include "tests/support/test_program.h"

#include <QtTest>

namespace test_selection_file {

using namespace rigor;

namespace {

/// Two sensors, two parameters, one value per line where the tests change it.
const char* const kText = R"({
 "name": "pair",
 "n_sensors": 2,
 "n_params": 2,
 "max_sensors": 1,
 "sigma": [0.5,
  2],
 "jacobian": [
  [[1, 2], [3, 4]],
  [[5, 6]]
 ]
}
)";

std::string with(const std::string& from, const std::string& to) { return replaced(kText, from, to); }

std::string messageOf(const std::string& text) {
    try {
        readSensorFile(text, "s.json");
    } catch (const Error& e) {
        return e.what();
    }
    return "no error";
}

} // namespace

class TestSelectionFile : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void rowsAreDividedByTheStandardDeviation() {
        const SensorFile file = readSensorFile(kText, "s.json");
        QCOMPARE(QString::fromStdString(file.set.name), QString("pair"));
        QCOMPARE(file.set.count(), 2);
        QCOMPARE(file.limits.maxSensors, 1);
        QVERIFY(file.set.rows[0] == (Eigen::MatrixXd(2, 2) << 2, 4, 6, 8).finished());
        QVERIFY(file.set.rows[1] == (Eigen::MatrixXd(1, 2) << 2.5, 3).finished());
        QVERIFY(file.set.information(1) == (Eigen::MatrixXd(2, 2) << 6.25, 7.5, 7.5, 9).finished());
        QVERIFY(file.warnings.empty());
        QVERIFY((file.set.parameters == std::vector<std::string>{"p1", "p2"}));
    }

    void limitsAndNamesAreRead() {
        const SensorFile file =
            readSensorFile(with("\"max_sensors\": 1,",
                                "\"max_sensors\": 2, \"costs\": [3, 0.5], \"cost_limit\": 3.25, "
                                "\"required\": [1], \"forbidden\": [0], \"sensors\": [\"ram\", \"frame\"], "
                                "\"parameters\": [\"k5\", \"k7\"], \"units\": [\"N/m\", \"N/m\"],"),
                           "s.json");
        QCOMPARE(file.limits.costLimit, 3.25);
        QVERIFY((file.set.costs == std::vector<double>{3, 0.5}));
        QVERIFY((file.limits.required == std::vector<int>{1}) &&
                (file.limits.forbidden == std::vector<int>{0}));
        QCOMPARE(QString::fromStdString(file.set.sensors[1]), QString("frame"));
        QCOMPARE(QString::fromStdString(file.set.units[1]), QString("N/m"));
    }

    void anUnknownKeyIsToldAndASensorWithoutInfluenceToo() {
        SensorFile file = readSensorFile(with("\"name\"", "\"nme\""), "s.json");
        QCOMPARE(file.warnings.size(), std::size_t{1});
        QVERIFY(file.warnings[0].text().find("s.json:2: the key \"nme\" is not known") == 0);
        file = readSensorFile(with("[5, 6]", "[0, 0]"), "s.json");
        QCOMPARE(file.warnings.size(), std::size_t{1});
        QVERIFY(file.warnings[0].text().find("sensor 1 ") != std::string::npos);
    }

    void whatCannotBeIsRefusedWithItsPlace_data() {
        QTest::addColumn<QString>("from");
        QTest::addColumn<QString>("to");
        QTest::addColumn<QString>("message");
        QTest::newRow("sigma 0") << "  2]"
                                 << "  0]"
                                 << "s.json:7:3: sigma[1] = 0: it must be greater than 0";
        QTest::newRow("sigma text") << "  2]"
                                    << "  \"2\"]"
                                    << "sigma[1] must be a number";
        QTest::newRow("too few sigmas") << "0.5,\n  2"
                                        << "0.5"
                                        << "sigma has 1 entries, but jacobian has 2";
        QTest::newRow("ragged row") << "[3, 4]"
                                    << "[3]"
                                    << "jacobian[0][1] has 1 numbers, but the rows before it have 2";
        QTest::newRow("no list") << "[[5, 6]]"
                                 << "5"
                                 << "s.json:10:3: jacobian[1] must be a list";
        QTest::newRow("a text") << "6]]"
                                << "null]]"
                                << "jacobian[1][0][1] must be a number";
        QTest::newRow("other count")
            << "\"n_sensors\": 2"
            << "\"n_sensors\": 3"
            << "s.json:3:15: n_sensors = 3, but the number of entries of jacobian is 2";
        QTest::newRow("other parameters")
            << "\"n_params\": 2"
            << "\"n_params\": 4"
            << "n_params = 4, but the number of entries of a row of jacobian is 2";
        QTest::newRow("half a sensor") << "\"max_sensors\": 1"
                                       << "\"max_sensors\": 1.5"
                                       << "max_sensors = 1.5: it must be a whole number from 1 to 1000000";
        QTest::newRow("no jacobian") << "\"jacobian\""
                                     << "\"jacobi\""
                                     << "the key \"jacobian\" is missing";
        QTest::newRow("required") << "\"max_sensors\": 1,"
                                  << "\"max_sensors\": 1, \"required\": [2],"
                                  << "required: there is no sensor 2; they are numbered from 0 to 1";
        QTest::newRow("cost") << "\"max_sensors\": 1,"
                              << "\"max_sensors\": 1, \"costs\": [1, -2],"
                              << "costs[1] = -2: it must be at least 0";
        QTest::newRow("limit alone") << "\"max_sensors\": 1,"
                                     << "\"max_sensors\": 1, \"cost_limit\": 2,"
                                     << "cost_limit needs the key \"costs\"";
        QTest::newRow("twice") << "\"n_params\": 2"
                               << "\"n_sensors\": 2"
                               << "the key \"n_sensors\" is there twice";
        QTest::newRow("syntax") << "[5, 6]"
                                << "[5 6]"
                                << "s.json:10:";
        QTest::newRow("ends") << " ]\n}"
                              << ""
                              << "the file ends before its JSON does";
        QTest::newRow("NaN") << "[5, 6]"
                             << "[NaN, 6]"
                             << "s.json:10:";
        QTest::newRow("too large") << "[5, 6]"
                                   << "[1e999, 6]"
                                   << "1e999 is too large for a number";
        QTest::newRow("beyond use") << "[5, 6]"
                                    << "[1e200, 6]"
                                    << "it must be below 1e120";
        QTest::newRow("names") << "\"max_sensors\": 1,"
                               << "\"max_sensors\": 1, \"sensors\": [\"a\"],"
                               << "sensors has 1 entries, but 2 are needed";
    }
    void whatCannotBeIsRefusedWithItsPlace() {
        QFETCH(QString, from);
        QFETCH(QString, to);
        QFETCH(QString, message);
        const std::string found = messageOf(with(from.toStdString(), to.toStdString()));
        QVERIFY2(found.find(message.toStdString()) != std::string::npos, found.c_str());
        QVERIFY2(found.find("s.json") == 0, found.c_str());
    }

    void whatIsDeepOrLongIsRefusedWithItsPlace() {
        QVERIFY(messageOf("{\"jacobian\": " + std::string(1'000'000, '['))
                    .find("more than 64 lists or objects") != std::string::npos);
        std::string keys = "{";
        for (int i = 0; i < 100'000; ++i) keys += "\"k" + std::to_string(i) + "\": 1, ";
        const std::string found = messageOf(keys + "\"k0\": 2}");
        QVERIFY2(found.find("the key \"k0\" is there twice") != std::string::npos, found.c_str());
    }

    void theFilesOfTheServoPressAreRead() {
        const SensorFile file = samples::pressSensors("oed30");
        QCOMPARE(file.set.count(), 30);
        QCOMPARE(file.set.parameterCount(), 4);
        QCOMPARE(file.limits.maxSensors, 6);
        QVERIFY(file.warnings.empty());
        QCOMPARE(file.set.rows[0](0, 0), 1.082608 / 0.1559);
    }
};

RIGOR_CORE_TEST(TestSelectionFile)
#include "test_selection_file.moc"

} // namespace test_selection_file

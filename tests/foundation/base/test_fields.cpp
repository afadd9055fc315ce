#include "core/foundation/base/error.h"
#include "core/foundation/base/fields.h"
#include "tests/support/test_program.h"

#include <QtTest>

namespace test_fields {

using namespace rigor;

namespace {
struct Options {
    int degree = 4;
    double step = 0.001;
    std::string density = "gaussian";
    std::vector<double> point;
    bool parallel = true;
    Fields fields() {
        Fields f;
        f.add("degree", degree, {.label = "Degree", .min = 1, .max = 8});
        f.add("step", step, {.label = "Step", .unit = "s", .min = 0, .minOpen = true});
        f.add("density", density, {.label = "Density", .choices = {"gaussian", "maximum-entropy"}});
        f.add("point", point, {.label = "Point"});
        f.add("parallel", parallel, {.label = "Parallel"});
        return f;
    }
};

std::string messageOf(const std::function<void()>& call) {
    try {
        call();
    } catch (const Error& e) {
        return e.sentence();
    }
    return "no error";
}
} // namespace

class TestFields : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void valuesReachTheMembers() {
        Options options;
        const Fields f = options.fields();
        f.set("degree", 3LL);
        f.set("step", 2LL);
        f.set("density", std::string("maximum-entropy"));
        f.set("point", std::vector<double>{1, 2});
        f.set("parallel", false);
        QCOMPARE(options.degree, 3);
        QCOMPARE(options.step, 2.0);
        QCOMPARE(options.density, std::string("maximum-entropy"));
        QCOMPARE(options.point.size(), std::size_t(2));
        QCOMPARE(options.parallel, false);
    }

    void refusalsNameKeyValueAndLimit() {
        Options options;
        const Fields f = options.fields();
        QCOMPARE(messageOf([&] { f.set("degree", 9LL); }), std::string("degree = 9: it must be at most 8"));
        QCOMPARE(messageOf([&] { f.set("step", 0.0); }), std::string("step = 0: it must be greater than 0"));
        QCOMPARE(messageOf([&] { f.set("degre", 2LL); }),
                 std::string("\"degre\" is not an option. Did you mean \"degree\"?"));
        QCOMPARE(messageOf([&] { f.set("degree", 2.5); }),
                 std::string("degree = 2.5: a whole number is expected"));
        QVERIFY(messageOf([&] {
                    f.set("density", std::string("gausian"));
                }).find("Did you mean \"gaussian\"?") != std::string::npos);
        QCOMPARE(options.degree, 4);
    }

    void numberOrWord() {
        std::string windows = "1";
        Fields f;
        f.add("windows", windows, {.min = 1, .max = 100, .choices = {"grow"}});
        QVERIFY(f.find("windows")->get() == FieldValue(1LL));
        f.set("windows", std::string("grow"));
        QVERIFY(f.find("windows")->get() == FieldValue(std::string("grow")));
        f.set("windows", 7LL);
        QCOMPARE(windows, std::string("7"));
        f.set("windows", 8.0); // as a file may write it
        QCOMPARE(windows, std::string("8"));
        QCOMPARE(messageOf([&] { f.set("windows", 101LL); }),
                 std::string("windows = 101: it must be at most 100"));
        QCOMPARE(messageOf([&] { f.set("windows", std::string("gro")); }),
                 std::string("windows = \"gro\": it must be a whole number from 1 to 100, or grow"));
        QCOMPARE(messageOf([&] { f.set("windows", 2.5); }),
                 std::string("windows = 2.5: a whole number is expected"));
        QCOMPARE(windows, std::string("8"));
    }
};

RIGOR_TEST(TestFields)
#include "test_fields.moc"

} // namespace test_fields

#include "core/foundation/base/error.h"
#include "core/foundation/base/fields.h"
#include "tests/support/test_program.h"

#include <QtTest>

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
};

RIGOR_TEST(TestFields)
#include "test_fields.moc"

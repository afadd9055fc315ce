// Second-order dual numbers: every elementary function against derivatives written by hand, products and
// quotients against polynomials.

#include "core/foundation/scalar/second_order.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <cmath>
#include <functional>

namespace test_second_order {

using namespace rigor;
using Number = SecondOrderNumber;

namespace {

Number variable(double value, std::size_t direction) {
    Number x(value);
    x.d[direction] = 1;
    return x;
}

bool near(double value, double expected, double relative = 4e-15) {
    const bool fine = std::abs(value - expected) <= relative * std::max(1.0, std::abs(expected));
    if (!fine) qWarning("%.17g instead of %.17g", value, expected);
    return fine;
}

struct Case {
    const char* name;
    std::function<Number(const Number&)> function;
    double at, value, first, second;
};

} // namespace

class TestSecondOrder : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void elementaryFunctions() {
        const double x = 0.6, e = std::exp(x), s = std::sin(x), c = std::cos(x), t = std::tan(x);
        const double w = std::sqrt(1 - x * x), h = std::tanh(x);
        const std::vector<Case> cases = {
            {"sqrt", [](auto& a) { return math::sqrt(a); }, x, std::sqrt(x), 0.5 / std::sqrt(x),
             -0.25 / (x * std::sqrt(x))},
            {"exp", [](auto& a) { return math::exp(a); }, x, e, e, e},
            {"log", [](auto& a) { return math::log(a); }, x, std::log(x), 1 / x, -1 / (x * x)},
            {"sin", [](auto& a) { return math::sin(a); }, x, s, c, -s},
            {"cos", [](auto& a) { return math::cos(a); }, x, c, -s, -c},
            {"tan", [](auto& a) { return math::tan(a); }, x, t, 1 + t * t, 2 * t * (1 + t * t)},
            {"asin", [](auto& a) { return math::asin(a); }, x, std::asin(x), 1 / w, x / (w * w * w)},
            {"acos", [](auto& a) { return math::acos(a); }, x, std::acos(x), -1 / w, -x / (w * w * w)},
            {"atan", [](auto& a) { return math::atan(a); }, x, std::atan(x), 1 / (1 + x * x),
             -2 * x / std::pow(1 + x * x, 2)},
            {"sinh", [](auto& a) { return math::sinh(a); }, x, std::sinh(x), std::cosh(x), std::sinh(x)},
            {"cosh", [](auto& a) { return math::cosh(a); }, x, std::cosh(x), std::sinh(x), std::cosh(x)},
            {"tanh", [](auto& a) { return math::tanh(a); }, x, h, 1 - h * h, -2 * h * (1 - h * h)},
            {"pow", [](auto& a) { return math::pow(a, Number(2.5)); }, x, std::pow(x, 2.5),
             2.5 * std::pow(x, 1.5), 3.75 * std::sqrt(x)},
        };
        for (const Case& one : cases) {
            // Along u = 2 d0 - d2, the chain rule: f'' u u'.
            Number a(one.at);
            a.d = {2, 0, -1, 0};
            a.dd[Number::pair(0, 2)] = 0.5;
            const Number r = one.function(a);
            QVERIFY2(near(r.value, one.value), one.name);
            QVERIFY2(near(r.d[0], 2 * one.first) && near(r.d[2], -one.first) && r.d[1] == 0, one.name);
            QVERIFY2(near(r.dd[Number::pair(0, 0)], 4 * one.second), one.name);
            QVERIFY2(near(r.dd[Number::pair(2, 0)], -2 * one.second + 0.5 * one.first), one.name);
            QVERIFY2(near(r.dd[Number::pair(2, 2)], one.second), one.name);
        }
    }

    void functionsOfTwoNumbers() {
        const double x = 1.3, y = -0.7;
        const Number a = variable(x, 0), b = variable(y, 1);
        const Number product = a * a * b; // f = x^2 y
        QVERIFY(near(product.dd[Number::pair(0, 0)], 2 * y) && near(product.dd[Number::pair(0, 1)], 2 * x));
        QVERIFY(near(product.dd[Number::pair(1, 1)], 0));
        const Number quotient = a / b; // f_xy = -1/y^2, f_yy = 2 x/y^3
        QVERIFY(near(quotient.dd[Number::pair(0, 1)], -1 / (y * y)));
        QVERIFY(near(quotient.dd[Number::pair(1, 1)], 2 * x / (y * y * y)));
        QVERIFY(near(quotient.dd[Number::pair(0, 0)], 0));
        const Number power = math::pow(a, b); // f_xy = x^(y-1) (1 + y ln x), f_yy = x^y ln^2 x
        QVERIFY(near(power.dd[Number::pair(0, 1)], std::pow(x, y - 1) * (1 + y * std::log(x))));
        QVERIFY(near(power.dd[Number::pair(1, 1)], std::pow(x, y) * std::log(x) * std::log(x)));
        QVERIFY(near(power.dd[Number::pair(0, 0)], y * (y - 1) * std::pow(x, y - 2)));
        for (const auto& [u, v] : {std::pair{x, y}, {y, x}, {-x, y}, {-y, -x}}) {
            const Number angle = math::atan2(variable(u, 0), variable(v, 1)); // u = sin, v = cos
            const double r2 = u * u + v * v;
            QVERIFY(near(angle.value, std::atan2(u, v)));
            QVERIFY(near(angle.d[0], v / r2) && near(angle.d[1], -u / r2));
            QVERIFY(near(angle.dd[Number::pair(0, 0)], -2 * u * v / (r2 * r2)));
            QVERIFY(near(angle.dd[Number::pair(0, 1)], (u * u - v * v) / (r2 * r2)));
            QVERIFY(near(angle.dd[Number::pair(1, 1)], 2 * u * v / (r2 * r2)));
        }
    }

    void aConstantStaysOneWhereTheSlopeIsInfinite() {
        const Number r = math::sqrt(Number(0));
        for (const double d : r.d) QCOMPARE(d, 0.0);
        for (const double d : r.dd) QCOMPARE(d, 0.0);
    }
};

RIGOR_CORE_TEST(TestSecondOrder)
#include "test_second_order.moc"

} // namespace test_second_order

// Verified identification of text models other than the drive train: a smooth one that oscillates, and one
// whose right side has kinks on the way.
#include "core/foundation/base/error.h"
#include "core/foundation/base/random.h"
#include "tests/support/replaced.h"
#include "tests/support/test_paths.h"
#include "tests/support/test_program.h"
#include "tests/support/verified_run.h"

#include <QTest>

namespace test_verified_models {

using namespace rigor;

namespace {

/// The truth lies inside at every reported time, and each width is at most `share` of the prior's.
void checkAnswer(const Result& result, const std::vector<Range>& unknowns, const std::vector<double>& share) {
    QVERIFY2(result.outcome == RunOutcome::Answered, result.message().c_str());
    const ResultTable& table = *result.table("enclosures");
    for (std::size_t k = 0; k < unknowns.size(); ++k) {
        const Range& r = unknowns[k];
        const auto &lower = table.find(r.name + "_lower")->numbers,
                   &upper = table.find(r.name + "_upper")->numbers;
        for (std::size_t n = 0; n < lower.size(); ++n)
            QVERIFY2(lower[n] <= r.truth && r.truth <= upper[n],
                     qPrintable(QString("%1 at row %2").arg(r.name.c_str()).arg(n)));
        const double width = (upper.back() - lower.back()) / (r.to - r.from);
        QVERIFY2(width <= share[k],
                 qPrintable(QString("%1: %2 of its range").arg(r.name.c_str()).arg(width)));
    }
}

} // namespace

class TestVerifiedModels : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    /// A `when` fires where its condition becomes true, and not again while it stays true: behind the event
    /// the condition holds on for a while, or for ever.
    void aConditionThatStaysTrueDoesNotFireAgain_data() {
        QTest::addColumn<QString>("mode");
        for (const char* mode : {"observer", "batch", "offline"}) QTest::newRow(mode) << mode;
    }
    void aConditionThatStaysTrueDoesNotFireAgain() {
        QFETCH(QString, mode);
        const QTemporaryDir folder;
        const std::vector<std::pair<std::string, FieldValue>> options{{"mode", mode.toStdString()},
                                                                      {"accuracy", 0.05}};
        const auto possible = [&](const Result& result, double truth) {
            QVERIFY2(result.outcome == RunOutcome::Answered, result.message().c_str());
            QVERIFY2(result.unknowns[0].lower <= truth && truth <= result.unknowns[0].upper,
                     result.message().c_str());
            QVERIFY(result.unknowns[0].upper - result.unknowns[0].lower < 0.6);
        };
        // With speed 1 to x = 1, then slowed by a: x goes on above 1, stops, and comes back.
        const double a = 1.5;
        std::vector<std::vector<double>> rows;
        for (int k = 0; k <= 50; ++k) {
            const double at = k / 20.0, on = std::max(0.0, at - 1);
            rows.push_back({at, at - a / 2 * on * on});
        }
        possible(
            identify(compiled("model T parameter Real a = 1; output Real x(start = 0); Real v(start = 1);\n"
                              "Integer m(start = 1, min = 1, max = 2);\n"
                              "equation der(x) = v; der(v) = if m == 1 then 0 else -a;\n"
                              "when x >= 1 then m = 2; end when; end T;"),
                     folder, {"x"}, rows, {}, {{"x", 0.01}}, {{"a", 1, 2, a}}, 20, 0, options),
            a);
        // The event puts x where its condition still holds; then the rate is that of the next mode.
        rows.clear();
        for (int k = 0; k <= 40; ++k) {
            const double at = k / 20.0;
            rows.push_back({at, at < 1 ? at : 1.5 + 2 * (at - 1)});
        }
        rows.erase(rows.begin() + 20); // the instant itself
        possible(identify(compiled("model T parameter Real a = 1; output Real x(start = 0);\n"
                                   "Integer m(start = 1, min = 1, max = 9);\n"
                                   "equation der(x) = a*m;\n"
                                   "when x >= 1 then m = pre(m) + 1; reinit(x, 3 - 1.5*x); end when; end T;"),
                          folder, {"x"}, rows, {}, {{"x", 0.01}}, {{"a", 0.5, 1.5, 1}}, 20, 0, options),
                 1);
    }
    /// A condition that holds where the record starts does not fire there, as in a simulation; how many of
    /// the members of a set meet it makes no difference.
    void aConditionThatHoldsAtTheStart_data() { aConditionThatStaysTrueDoesNotFireAgain_data(); }
    void aConditionThatHoldsAtTheStart() {
        QFETCH(QString, mode);
        const QTemporaryDir folder;
        const std::vector<std::pair<std::string, FieldValue>> options{{"mode", mode.toStdString()},
                                                                      {"accuracy", 0.05}};
        // From above the threshold: x falls to 0.8, where the heating goes on, having been on all the time.
        std::vector<std::vector<double>> rows;
        for (int k = 0; k <= 40; ++k) rows.push_back({k / 20.0, 1.2 + (1.51 - 1.2) * std::exp(-k / 20.0)});
        const Result heated = identify(
            compiled("model T parameter Real a = 1; parameter Real x0 = 1.5;\n"
                     "output Real x(start = x0); Integer m(start = 1, min = 1, max = 2);\n"
                     "equation der(x) = -x + (if m == 1 then a else 0);\n"
                     "when x >= 1.5 then m = 2; end when; end T;"),
            folder, {"x"}, rows, {}, {{"x", 0.02}}, {{"a", 1, 1.5, 1.2}, {"x0", 1, 2, 1.51}}, 20, 0, options);
        QVERIFY2(heated.outcome == RunOutcome::Answered, heated.message().c_str());
        QVERIFY2(heated.unknowns[0].lower <= 1.2 && 1.2 <= heated.unknowns[0].upper,
                 heated.message().c_str());
        QVERIFY2(heated.unknowns[1].lower <= 1.51 && 1.51 <= heated.unknowns[1].upper,
                 heated.message().c_str());
        // Members above the threshold go on, while others, joined to them, are set back and come to it again.
        rows.clear();
        for (int k = 0; k <= 32; ++k)
            rows.push_back({k / 50.0, k % 4 == 0 ? 2.6 - (2.6 - 1.06) * std::exp(-k / 50.0)
                                                 : std::numeric_limits<double>::quiet_NaN()});
        const Result above =
            identify(compiled("model T parameter Real a = 1; parameter Real b = 0; parameter Real x0 = 1;\n"
                              "output Real x(start = x0); equation der(x) = a*(2.6 - x);\n"
                              "when x >= 1 then reinit(x, b*x); end when; end T;"),
                     folder, {"x"}, rows, {}, {{"x", 0.005}},
                     {{"a", 0.5, 1.5, 1}, {"b", 0, 0.9, 0.5}, {"x0", 1, 1.1, 1.06}}, 1, 0, options);
        QVERIFY2(above.outcome == RunOutcome::Answered, above.message().c_str());
        QVERIFY2(above.unknowns[0].lower <= 1 && 1 <= above.unknowns[0].upper, above.message().c_str());
        // An input at its threshold from the first row on: c lies below the input, and nothing has happened.
        rows.clear();
        for (int k = 0; k <= 20; ++k) rows.push_back({k / 20.0, 0.7, k / 20.0});
        const Result still =
            identify(compiled("model T parameter Real c = 1; input Real u; output Real x(start = 0);\n"
                              "Integer m(start = 1, min = 1, max = 2);\n"
                              "equation der(x) = if m == 1 then 1 else 2;\n"
                              "when u >= c then m = 2; end when; end T;"),
                     folder, {"u", "x"}, rows, {"u"}, {{"x", 0.01}}, {{"c", 0.2, 1.2, 0.5}}, 20, 0, options);
        QVERIFY2(still.outcome == RunOutcome::Answered, still.message().c_str());
        QVERIFY2(still.unknowns[0].lower <= 0.5 && 0.5 <= still.unknowns[0].upper, still.message().c_str());
    }
    /// While the flag guarantees rest an input may change the mode, if the next one rests too.
    void aModeMayChangeAtRest_data() { aConditionThatStaysTrueDoesNotFireAgain_data(); }
    void aModeMayChangeAtRest() {
        QFETCH(QString, mode);
        const QTemporaryDir folder;
        // Rest to 1 s, meanwhile u meets its threshold; then v' = w - b v from rest.
        const double b = 0.4;
        std::vector<std::vector<double>> rows;
        for (int k = 0; k <= 40; ++k) {
            const double at = k / 20.0, v = at < 1 ? 0 : (1 - std::exp(-b * (at - 1))) / b;
            rows.push_back({at, at < 0.5 ? 0.0 : 1.0, at < 1 ? 0.0 : 1.0, v, at < 0.99 ? 1.0 : 0.0});
        }
        const Result result = identify(
            compiled("model T parameter Real b = 1; parameter Real c = 0.5; input Real u;\n"
                     "input Real w; output Real v(start = 0); Integer m(start = 1, min = 1, max = 2);\n"
                     "equation der(v) = w - (if m == 1 then 3 else b)*v;\n"
                     "when u >= c then m = 2; end when; end T;"),
            folder, {"u", "w", "v", "r"}, rows, {"u", "w"}, {{"v", 0.001}},
            {{"b", 0.1, 0.9, b}, {"c", 0.4, 0.8, 0.5}}, 20, 0,
            {{"mode", mode.toStdString()},
             {"accuracy", 0.05},
             {"standstill", std::string("r")},
             {"standstill_window", 0.05},
             {"rest_states", std::string("v")}});
        QVERIFY2(result.outcome == RunOutcome::Answered, result.message().c_str());
        QVERIFY2(result.unknowns[0].lower <= b && b <= result.unknowns[0].upper, result.message().c_str());
        QVERIFY2(result.unknowns[0].upper - result.unknowns[0].lower < 0.2, result.message().c_str());
    }
    /// The input that changes the mode at rest comes exactly to its threshold, where the condition holds, and
    /// goes back before the motion.
    void aModeMayChangeAtRestByAnInputAtItsThreshold_data() {
        aConditionThatStaysTrueDoesNotFireAgain_data();
    }
    void aModeMayChangeAtRestByAnInputAtItsThreshold() {
        QFETCH(QString, mode);
        const QTemporaryDir folder;
        const double b = 0.4;
        std::vector<std::vector<double>> rows;
        for (int k = 0; k <= 40; ++k) {
            const double at = k / 20.0, v = at < 1 ? 0 : (1 - std::exp(-b * (at - 1))) / b;
            rows.push_back(
                {at, at > 0.49 && at < 0.79 ? 0.5 : 0.0, at < 1 ? 0.0 : 1.0, v, at < 0.99 ? 1.0 : 0.0});
        }
        const Result result = identify(
            compiled("model T parameter Real b = 1; parameter Real c = 0.5; input Real u;\n"
                     "input Real w; output Real v(start = 0); Integer m(start = 1, min = 1, max = 2);\n"
                     "equation der(v) = w - (if m == 1 then 3 else b)*v;\n"
                     "when u >= c then m = 2; end when; end T;"),
            folder, {"u", "w", "v", "r"}, rows, {"u", "w"}, {{"v", 0.001}}, {{"b", 0.1, 0.9, b}}, 20, 0,
            {{"mode", mode.toStdString()},
             {"accuracy", 0.05},
             {"standstill", std::string("r")},
             {"standstill_window", 0.1},
             {"rest_states", std::string("v")}});
        QVERIFY2(result.outcome == RunOutcome::Answered, result.message().c_str());
        QVERIFY2(result.unknowns[0].lower <= b && b <= result.unknowns[0].upper, result.message().c_str());
    }
    /// Coarse rows of a strongly nonlinear model: steps are taken in parts and sets are divided where they
    /// are too wide for one; what no step follows leaves what the rows before have proven.
    void aCoarseRecordIsAnswered_data() {
        QTest::addColumn<QString>("mode");
        for (const char* mode : {"observer", "batch"}) QTest::newRow(mode) << mode;
    }
    void aCoarseRecordIsAnswered() {
        QFETCH(QString, mode);
        const QTemporaryDir folder;
        const double a = 4.4, b = 0.4, c = 1;
        std::vector<std::vector<double>> rows;
        RandomStream random(5, 1);
        double x = 1, v = 0.5;
        for (int row = 0; row <= 30; ++row) {
            rows.push_back({row / 10.0, x + 0.0199 * (2 * random.uniform() - 1)});
            const double h = 1e-4;
            const auto rate = [&](double y, double w) {
                return -a * std::tanh(y) - b * w * w * w - c * std::atan(w);
            };
            for (int k = 0; k < 1000; ++k) { // the midpoint rule, exact to 1e-8
                const double ym = x + h / 2 * v, vm = v + h / 2 * rate(x, v);
                x += h * vm, v += h * rate(ym, vm);
            }
        }
        const std::vector<Range> unknowns{{"a", 2, 6, a}, {"b", 0.05, 0.8, b}, {"c", 0.2, 2, c}};
        const Result result = identify(
            compiled("model P parameter Real a = 4; parameter Real b = 0.3; parameter Real c = 1;\n"
                     "output Real x(start = 1); Real v(start = 0.5);\n"
                     "equation der(x) = v; der(v) = -a*tanh(x) - b*v^3 - c*atan(v); end P;"),
            folder, {"x"}, rows, {}, {{"x", 0.02}}, unknowns, 100, 0, {{"mode", mode.toStdString()}});
        checkAnswer(result, unknowns, {0.8, 1.01, 1.01});
        for (std::size_t k = 0; k < unknowns.size(); ++k)
            QVERIFY(result.unknowns[k].lower <= unknowns[k].truth &&
                    unknowns[k].truth <= result.unknowns[k].upper);
    }
    /// More values of a parameter than the batch procedure has symbols for: the oldest ones are told and
    /// left.
    void aRecordOfManyRests() {
        const QTemporaryDir folder;
        // Motions of 0.6 s under a torque of 1 and as long a time to stop, each with a friction of its own.
        const double h = 0.02, beta = 5, alpha = -1;
        std::vector<std::vector<double>> rows;
        std::vector<double> frictions;
        double x = 0, v = 0, tf = 0.3;
        for (int motion = 0; motion < 30; ++motion) {
            frictions.push_back(tf = 0.2 + 0.005 * motion);
            for (int k = 0; k < 150; ++k) {
                const double u = k >= 5 && k < 35 ? 1 : 0;
                rows.push_back({h * static_cast<double>(rows.size()), u, x, k < 4 ? 1.0 : 0.0});
                if (v == 0 && u <= tf) continue;
                // x'' = alpha x' + beta (u - TFs) until x' = 0.
                const double force = beta * (u - tf);
                double left = h;
                if (force < 0) left = std::min(left, std::log(force / (force + alpha * v)) / alpha);
                const double e = std::expm1(alpha * left);
                x += v * e / alpha + force * (e - alpha * left) / (alpha * alpha);
                v = left < h ? 0 : v + e * (v + force / alpha);
            }
            QCOMPARE(v, 0.0);
        }
        const std::string rig = sourceDir() + "/resources/rigs/drive-train/drive-train.mo";
        const Result result =
            identify(compiled(fileText(rig)), folder, {"u", "x1", "r"}, rows, {"u"}, {{"x1", 0.001}},
                     {{"alpha", -1.02, -0.98, alpha},
                      {"beta", 4.95, 5.05, beta},
                      {"TFs", 0.1, 0.4, 0.3},
                      {"x1_start", -0.1, 0.1, 0}},
                     30, 0,
                     {{"mode", std::string("batch")},
                      {"standstill", std::string("r")},
                      {"standstill_window", 0.05},
                      {"rest_states", std::string("x2")},
                      {"resets", std::string("TFs")}});
        QVERIFY2(result.outcome == RunOutcome::Answered, result.message().c_str());
        QVERIFY(result.unknowns[0].lower <= alpha && alpha <= result.unknowns[0].upper);
        QVERIFY(result.unknowns[1].lower <= beta && beta <= result.unknowns[1].upper);
        QVERIFY(result.unknowns[1].upper - result.unknowns[1].lower < 0.07); // by all motions together
        const ResultTable& epochs = *result.table("epochs");
        const auto &from = epochs.find("from")->numbers, &to = epochs.find("to")->numbers,
                   &lower = epochs.find("lower")->numbers, &upper = epochs.find("upper")->numbers;
        int narrowed = 0;
        for (std::size_t k = 0; k < from.size(); ++k) {
            const auto motion = static_cast<std::size_t>((from[k] + to[k]) / 2 / (150 * h));
            if (to[k] - from[k] < 0.5) continue; // within a rest
            QVERIFY2(lower[k] <= frictions[motion] && frictions[motion] <= upper[k],
                     qPrintable(QString("motion %1").arg(motion)));
            narrowed += upper[k] - lower[k] < 0.04;
        }
        QCOMPARE(narrowed, 30);
    }
    /// Rest can be a balance: a spring that carries a constant load does not move, in no mode of its own.
    void aBalanceIsAtRest_data() { aConditionThatStaysTrueDoesNotFireAgain_data(); }
    void aBalanceIsAtRest() {
        QFETCH(QString, mode);
        const QTemporaryDir folder;
        std::vector<std::vector<double>> rows;
        for (int k = 0; k <= 10; ++k) rows.push_back({k / 10.0, 1, 0.25, 1});
        const Result result = identify(
            compiled("model A parameter Real k = 4; parameter Real x0 = 0; input Real u;\n"
                     "output Real x(start = x0); Real v(start = 0);\n"
                     "equation der(x) = v; der(v) = u - k*x - v; end A;"),
            folder, {"u", "x", "r"}, rows, {"u"}, {{"x", 0.1}}, {{"k", 2, 6, 4}, {"x0", -1, 1, 0.25}}, 20, 0,
            {{"mode", mode.toStdString()},
             {"accuracy", 0.05},
             {"standstill", std::string("r")},
             {"standstill_window", 0.2},
             {"rest_states", std::string("v")}});
        QVERIFY2(result.outcome == RunOutcome::Answered, result.message().c_str());
        QVERIFY(result.unknowns[0].lower <= 4 && 4 <= result.unknowns[0].upper);
        QVERIFY(result.unknowns[1].lower <= 0.25 && 0.25 <= result.unknowns[1].upper);
        QVERIFY(result.unknowns[1].upper < 0.5 && result.unknowns[1].lower > 0); // k x = 1
    }
    /// Friction below the torque would let the rig move where the flag says that it rests: such parameters
    /// are not admissible.
    void whatWouldMoveAtRestIsNotAdmissible() {
        const QTemporaryDir folder;
        std::vector<std::vector<double>> rows;
        // The torque comes with the second row: what holds at the start has not fired there.
        for (int k = 0; k <= 10; ++k) rows.push_back({k / 10.0, k > 0 ? 0.15 : 0.0, 0, 1});
        const std::string rig = sourceDir() + "/resources/rigs/drive-train/drive-train.mo";
        const Result result = identify(compiled(fileText(rig)), folder, {"u", "x1", "r"}, rows, {"u"},
                                       {{"x1", 100}}, {{"TFs", 0.1, 0.2, 0.18}}, 20, 0,
                                       {{"mode", std::string("offline")},
                                        {"accuracy", 0.01},
                                        {"compare", std::string("TFs = 0.12")},
                                        {"standstill", std::string("r")},
                                        {"standstill_window", 0.2},
                                        {"rest_states", std::string("x2")}});
        QCOMPARE(result.diagnostics["point"].get<std::string>(), std::string("excluded"));
        const ResultTable& paving = *result.table("paving");
        const auto& lower = paving.find("TFs_lower")->numbers;
        int admissible = 0;
        for (std::size_t k = 0; k < lower.size(); ++k)
            if (paving.find("verdict")->texts[k] == "admissible") {
                QVERIFY(lower[k] >= 0.15);
                ++admissible;
            }
        QVERIFY(admissible > 0);
        const double inner = result.diagnostics["inner_volume"], outer = result.diagnostics["outer_volume"];
        QVERIFY(inner > 0.045 && inner <= 0.05 && outer >= 0.05 && outer < 0.053);
    }
    /// With the torque from the first row on: the rig slides from the start where its friction is below it,
    /// as the model states, so such parameters are excluded. Where the model leaves its start to a `when` it
    /// is open whether that has just fired: they are neither excluded nor admissible.
    void whatMayMoveFromTheStartIsNotAdmissible() {
        const QTemporaryDir folder;
        std::vector<std::vector<double>> rows;
        for (int k = 0; k <= 10; ++k) rows.push_back({k / 10.0, 0.15, 0, 1});
        const std::string rig = fileText(sourceDir() + "/resources/rigs/drive-train/drive-train.mo");
        const auto answer = [&](const std::string& text) {
            return identify(compiled(text), folder, {"u", "x1", "r"}, rows, {"u"}, {{"x1", 100}},
                            {{"TFs", 0.1, 0.2, 0.18}}, 20, 0,
                            {{"mode", std::string("offline")},
                             {"accuracy", 0.01},
                             {"compare", std::string("TFs = 0.12")},
                             {"standstill", std::string("r")},
                             {"standstill_window", 0.2},
                             {"rest_states", std::string("x2")}});
        };
        const Result stated = answer(rig);
        QCOMPARE(stated.diagnostics["point"].get<std::string>(), std::string("excluded"));
        double inner = stated.diagnostics["inner_volume"], outer = stated.diagnostics["outer_volume"];
        QVERIFY2(inner > 0.045 && inner <= 0.05 && outer >= 0.05 && outer < 0.053, stated.message().c_str());

        const std::string start = "mode = if u > TFs then 3 elseif u < -TFs then 1 else 2;\nequation";
        const Result open = answer(replaced(rig, start, "mode = 2;\nequation"));
        QCOMPARE(open.diagnostics["point"].get<std::string>(), std::string("undecided"));
        inner = open.diagnostics["inner_volume"], outer = open.diagnostics["outer_volume"];
        QVERIFY2(inner > 0.045 && inner <= 0.05 && outer > 0.0999 && outer < 0.1003, open.message().c_str());
    }
    /// The oscillator of Manikantan et al., position known to +-0.05: noise of any distribution within.
    void theOscillatorWithBoundedNoise() {
        const std::string rig = sourceDir() + "/resources/rigs/van-der-pol-duffing/";
        std::ifstream in(rig + "single-well-bounded.csv"), exact(rig + "single-well.csv");
        std::string line, truth;
        std::getline(in, line), std::getline(exact, truth);
        std::vector<std::vector<double>> rows;
        double largest = 0;
        for (double t, x, at; std::getline(in, line) && std::getline(exact, truth);)
            if (std::sscanf(line.c_str(), "%lf,%lf", &t, &x) == 2 &&
                std::sscanf(truth.c_str(), "%*f,%lf", &at) == 1) {
                rows.push_back({t, x});
                largest = std::max(largest, std::abs(x - at));
            }
        QCOMPARE(rows.size(), std::size_t(2001));
        QVERIFY(largest < 0.0499999 && largest > 0.0495);
        const QTemporaryDir folder;
        const std::vector<Range> unknowns{
            {"alpha", 0.2, 0.9, 0.5}, {"beta", 0.2, 0.9, 0.5}, {"mu", 0.02, 0.3, 0.1}};
        const Result result = identify(compiled(fileText(rig + "van-der-pol-duffing.mo")), folder, {"x1"},
                                       rows, {}, {{"x1", 0.05}}, unknowns, 100);
        checkAnswer(result, unknowns, {0.3, 0.3, 0.6});
    }
    /// A slide with dry and viscous friction written with sign() and abs(), without modes: where the velocity
    /// may be 0 the step takes the hull of both branches.
    void aSlideWithSignAndAbs() {
        const char* text = R"(model Slide
  parameter Real Fc(min=0) = 0.3 "dry friction over mass";
  parameter Real c(min=0) = 0.2 "quadratic friction over mass";
  input Real u "force over mass";
  output Real x(start=0) "position, measured";
  Real v(start=1) "velocity";
equation
  der(x) = v;
  der(v) = u - Fc*sign(v) - c*v*abs(v);
end Slide;)";
        // By small steps of its own; the force keeps the slide moving, then turns it round.
        const double fc = 0.3, c = 0.2, h = 1e-5;
        std::vector<std::vector<double>> rows;
        RandomStream random(12, 1);
        double x = 0, v = 1;
        for (int row = 0; row <= 400; ++row) {
            const double u = row < 200 ? 0.8 : -0.8;
            rows.push_back({row / 100.0, u, x + 0.00999 * (2 * random.uniform() - 1)});
            for (int k = 0; k < 1000; ++k) {
                const auto rate = [&](double w) {
                    return u - fc * (w > 0 ? 1 : w < 0 ? -1 : 0) - c * w * std::abs(w);
                };
                const double w = v + 0.5 * h * rate(v);
                x += h * w, v += h * rate(w);
            }
        }
        QVERIFY(v < 0);
        const QTemporaryDir folder;
        const std::vector<Range> unknowns{{"Fc", 0.1, 0.6, fc}, {"c", 0.05, 0.5, c}};
        const Result result =
            identify(compiled(text), folder, {"u", "x"}, rows, {"u"}, {{"x", 0.01}}, unknowns, 60);
        checkAnswer(result, unknowns, {0.5, 0.5});
    }
    /// A real drive with friction (A. Janot, M. Gautier, M. Brunot, Data Set and Reference Models of EMPS,
    /// 2019): its first motions, position known to 1 mm, force to 10 %. The published parameters are
    /// possible; a friction above the largest force is not, and if only such were possible the record would
    /// prove the model wrong.
    void theEmpsDriveWithBounds() {
        std::ifstream in(sharedDir() + "/data/emps/emps_train.csv");
        if (!in) QSKIP("the record of the drive is not there");
        const std::string text = fileText(sourceDir() + "/tests/rigs/emps/emps-axis.mo");
        std::string line;
        std::getline(in, line);
        std::vector<std::vector<double>> rows;
        // Hundredths of a second: their first position, and the mean force.
        double t, reference, q, volts;
        for (int k = 0; rows.size() < 600 && std::getline(in, line); ++k) {
            if (std::sscanf(line.c_str(), "%lf,%lf,%lf,%lf", &t, &reference, &q, &volts) != 4) continue;
            if (k % 10 == 0) rows.push_back({k / 1000.0, 0, q});
            rows.back()[1] += 3.515065188 * volts;
        }
        const QTemporaryDir folder;
        std::vector<Range> unknowns{{"M", 60, 140, 95.1089},
                                    {"Fv", 50, 400, 203.5034},
                                    {"Fc", 5, 300, 20.3935},
                                    {"off", -8, 2, -3.1648}};
        const auto answer = [&] {
            return identify(compiled(text), folder, {"force", "q"}, rows, {"force"}, {{"q", 1e-3}}, unknowns,
                            30, 0.1);
        };
        checkAnswer(answer(), unknowns, {1, 1, 0.5, 1});
        unknowns[2].from = 200;
        const Result empty = answer();
        QVERIFY2(empty.outcome == RunOutcome::Empty, empty.message().c_str());
        QCOMPARE(empty.diagnostics["contradiction_sensor"].get<std::string>(), std::string("q"));
    }
    /// The input of a row without a usable time is lost: held from the row before it would prove what is
    /// false.
    void aRowWithoutItsTimeIsRefusedWhereInputsChange() {
        const ModelPtr model = compiled("model Push\n parameter Real c = 1;\n input Real u;\n output Real "
                                        "x(start=0);\nequation\n der(x) = c*u;\nend Push;\n");
        // u = 1, 1, 5, 1, ...: the third row's, for which x grows by 0.5.
        std::vector<std::vector<double>> rows{{0, 1, 0},     {0.1, 1, 0.1}, {0.2, 5, 0.2},
                                              {0.3, 1, 0.7}, {0.4, 1, 0.8}, {0.5, 1, 0.9}};
        const std::vector<Range> unknowns{{"c", 0.5, 2, 1}};
        const auto run = [&](double time) {
            const QTemporaryDir folder;
            auto changed = rows;
            changed[2][0] = time;
            return identify(model, folder, {"u", "x"}, changed, {"u"}, {{"x", 0.01}}, unknowns, 20);
        };
        checkAnswer(run(0.2), unknowns, {0.1});
        for (const double time : {std::nan(""), 0.1, 0.05}) {
            std::string said;
            try {
                said = run(time).message();
            } catch (const Error& e) {
                said = e.what();
            }
            QVERIFY2(said.find("the row after line 3 of record.csv") != std::string::npos, said.c_str());
        }
    }

    /// What a recipe computes is no record of what the rig got.
    void anInputThatIsComputedIsTold() {
        const ModelPtr model = compiled("model Push\n parameter Real c = 1;\n input Real u;\n output Real "
                                        "x(start=0);\nequation\n der(x) = c*u;\nend Push;\n");
        const QTemporaryDir folder;
        const std::string path = folder.filePath("record.csv").toStdString();
        std::ofstream(path) << "t,w,x\n0,1,0\n0.1,1,0.1\n0.2,1,0.2\n0.3,1,0.3\n";
        const Result result = identifyFile(model, path, {"u"}, {{"x", 0.01}}, {{"c", 0.5, 2, 1}}, 20, 0, {},
                                           {{"u", "previous of w"}});
        QVERIFY(std::any_of(
            result.qualityWarnings.begin(), result.qualityWarnings.end(), [](const std::string& w) {
                return w.find("The input u is computed from other columns") != std::string::npos;
            }));
    }

    /// A double holds seconds since 1970 to 2.4e-7 s: at 300 /s that is more than this sensor's bound.
    void datesAreOnlyAsExactAsTheyAreRead() {
        const ModelPtr model = compiled("model Line\n parameter Real c = 300;\n output Real x(start=0);\n"
                                        "equation\n der(x) = c;\nend Line;\n");
        const QTemporaryDir folder;
        const std::string path = folder.filePath("record.csv").toStdString();
        std::ofstream out(path);
        out << "t,x\n";
        for (int k = 0; k < 40; ++k)
            out << fmt::format("2025-03-04 05:06:{:02}.{:03},{}\n", 7 + k * 13 / 1000, k * 13 % 1000,
                               300 * 13 * k / 1000.0);
        out.close();
        const std::vector<Range> unknowns{{"c", 299, 301, 300}};
        checkAnswer(identifyFile(model, path, {}, {{"x", 1e-5}}, unknowns, 20), unknowns, {0.1});
    }

    /// What cannot be enclosed is refused by name before anything runs.
    void whatCannotBeEnclosedIsRefusedByName() {
        const auto refusal = [](const std::string& text, const std::string& bound) {
            const QTemporaryDir folder;
            try {
                identify(compiled(text), folder, {"x"}, {{0, 1}, {1, 1}}, {},
                         {{"x", bound.empty() ? 0.0 : 0.1}}, {{"p", 0, 1, 0.5}}, 5);
            } catch (const Error& e) {
                return std::string(e.what());
            }
            return std::string();
        };
        const std::string good = "model Fine\n parameter Real p = 1;\n output Real x(start=1);\nequation\n "
                                 "der(x) = -p*x;\nend Fine;\n";
        QVERIFY(refusal(good, "").find("bound of the sensor x") != std::string::npos);
        const std::string implicit = "model Loop\n parameter Real p = 1;\n output Real x(start=1);\n Real "
                                     "z;\nequation\n der(x) = -p*z;\n z + z^3 = x;\nend Loop;\n";
        const std::string said = refusal(implicit, "0.1");
        QVERIFY2(said.find("Loop") != std::string::npos && said.find("implicit") != std::string::npos,
                 said.c_str());
    }
};

RIGOR_CORE_TEST(TestVerifiedModels)
#include "test_verified_models.moc"

} // namespace test_verified_models

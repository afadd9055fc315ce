// The law of verified identification: the parameters that made a record are never excluded, and the record is
// never called contradictory. Random models with one and two modes, resets of states, rests, uncertain
// inputs; trajectories by tight integration, errors within the bound. RIGOR_RECORDS sets how many records.
#include "core/engine/modelica/compile.h"
#include "core/engine/simulate/simulate.h"
#include "core/foundation/base/error.h"
#include "core/foundation/base/random.h"
#include "core/methods/verified/verified.h"
#include "tests/support/test_paths.h"
#include "tests/support/test_program.h"

#include <QTest>

namespace test_verified {

using namespace rigor;

namespace {

struct Unknowns {
    std::string name;
    double truth, spread; ///< the prior is the truth and as much to each side, unevenly
};

struct Made {
    std::string text;
    std::vector<Unknowns> unknowns;
    std::vector<std::string> inputs, sensors;
    std::vector<double> bounds; ///< of each sensor
    double dt = 0.05;
    int rows = 60;
    std::function<double(int, RandomStream&)> input; ///< at a row
    std::string restState;                           ///< flagged while it is 0; empty: none
    std::string resets;
    double inputError = 0;
};

double between(RandomStream& random, double from, double to) { return from + (to - from) * random.uniform(); }

/// Piecewise constant, changed every few rows.
std::function<double(int, RandomStream&)> steps(double from, double to, int every) {
    auto value = std::make_shared<double>(0);
    return [=](int row, RandomStream& random) {
        if (row % every == 0) *value = random.uniform() < 0.3 ? 0.0 : between(random, from, to);
        return *value;
    };
}

Made smooth(RandomStream& r) {
    const double a = between(r, 0.3, 2), b = between(r, 0.2, 1);
    const char* bend[] = {"sin(x)", "x*x/(1 + x*x)", "tanh(2*x)", "exp(-x*x)", "abs(x)", "max(x, 0.2)"};
    return {.text = fmt::format("model T parameter Real a = 1; parameter Real b = 1; input Real u; "
                                "output Real x(start = 0.4); equation der(x) = u - a*x + b*{}; end T;",
                                bend[static_cast<int>(6 * r.uniform())]),
            .unknowns = {{"a", a, 0.4}, {"b", b, 0.3}},
            .inputs = {"u"},
            .sensors = {"x"},
            .bounds = {between(r, 0.002, 0.05)},
            .dt = between(r, 0.02, 0.2),
            .input = steps(-1, 1, 7),
            .inputError = r.uniform() < 0.4 ? 0.05 : 0};
}

Made oscillator(RandomStream& r) {
    return {.text = "model T parameter Real k = 1; parameter Real c = 1; parameter Real x0 = 1; output Real "
                    "x(start = x0); Real v(start = 0); equation der(x) = v; der(v) = -k*x - c*v - 0.5*x^3; "
                    "end T;",
            .unknowns = {{"k", between(r, 2, 6), 0.5},
                         {"c", between(r, 0.1, 0.5), 0.1},
                         {"x0", between(r, 0.5, 1.5), 0.05}},
            .sensors = {"x"},
            .bounds = {between(r, 0.01, 0.05)},
            .dt = between(r, 0.01, 0.08)};
}

/// Two masses whose accelerations stand in both equations.
Made coupled(RandomStream& r) {
    return {.text =
                "model T parameter Real k = 1; parameter Real m = 1; output Real x(start = 1); "
                "Real y(start = 0); Real v(start = 0); Real w(start = 0); equation der(x) = v; "
                "der(y) = w; 2*der(v) + m*der(w) = -k*x - 0.4*v; m*der(v) + 3*der(w) + 2*y + w = 0; end T;",
            .unknowns = {{"k", between(r, 2, 6), 0.5}, {"m", between(r, 0.3, 0.9), 0.1}},
            .sensors = {"x"},
            .bounds = {between(r, 0.01, 0.05)},
            .dt = between(r, 0.01, 0.08)};
}

Made thermostat(RandomStream& r) {
    const double heat = between(r, 1.6, 3);
    return {.text = "model T parameter Real a = 1; parameter Real high = 1; parameter Real low = 0.5; "
                    "output Real x(start = 0.2); Integer m(start = 1, min = 1, max = 2); "
                    "equation der(x) = -x + (if m == 1 then a else 0); when x >= high then m = 2; end when; "
                    "when x <= low then m = 1; end when; end T;",
            .unknowns = {{"a", heat, 0.2}, {"high", between(r, 0.9, 1.2), 0.1}},
            .sensors = {"x"},
            .bounds = {between(r, 0.005, 0.03)},
            .dt = between(r, 0.02, 0.1)};
}

Made ball(RandomStream& r) {
    return {.text = "model T parameter Real g = 9.8; parameter Real e = 0.8; output Real x(start = 1); "
                    "Real v(start = 0); equation der(x) = v; der(v) = -g; "
                    "when x <= 0 then reinit(v, -e*v); end when; end T;",
            .unknowns = {{"g", between(r, 8, 11), 0.5}, {"e", between(r, 0.7, 0.9), 0.05}},
            .sensors = {"x"},
            .bounds = {between(r, 0.005, 0.03)},
            .dt = between(r, 0.01, 0.03)};
}

Made drive(RandomStream& r) {
    std::ifstream in(sourceDir() + "/resources/rigs/drive-train/drive-train.mo");
    const double friction = between(r, 0.08, 0.2);
    const bool exactly = r.uniform() < 0.3; // the torque may lie at the friction, where it holds the rig
    auto torque = steps(-0.45, 0.45, 11);
    return {.text = {(std::istreambuf_iterator<char>(in)), {}},
            .unknowns = {{"alpha", -between(r, 0.4, 1.5), 0.3},
                         {"beta", between(r, 12, 30), 6},
                         {"TFs", exactly ? 0.125 : friction, 0.04}},
            .inputs = {"u"},
            .sensors = {"x1"},
            .bounds = {between(r, 0.01, 0.1)},
            .dt = between(r, 0.01, 0.05),
            .rows = 150,
            .input =
                [=](int row, RandomStream& random) {
                    const double u = torque(row, random);
                    return exactly && row % 22 < 11 && row > 22 && u > 0.125 ? 0.0 : u;
                },
            .restState = "x2",
            .resets = r.uniform() < 0.5 ? "TFs" : "",
            .inputError = r.uniform() < 0.3 ? 0.03 : 0};
}

/// Two modes that both rest while w is 0, told apart only by the motion behind; the input may come exactly to
/// the threshold.
Made restingModes(RandomStream& r) {
    const double c = r.uniform() < 0.5 ? 0.5 : between(r, 0.3, 0.7);
    const int on = 5 + static_cast<int>(10 * r.uniform()), off = on + 1 + static_cast<int>(8 * r.uniform());
    const double level = r.uniform() < 0.5 ? c : between(r, c - 0.2, c + 0.2);
    std::vector<Unknowns> unknowns{{"b", between(r, 0.3, 0.8), 0.3}};
    if (r.uniform() < 0.6) unknowns.push_back({"c", c, 0.15});
    const bool known = unknowns.size() == 1;
    return {.text = fmt::format("model T parameter Real b = 1; parameter Real c = {}; input Real u; "
                                "output Real v(start = 0); Integer m(start = 1, min = 1, max = 2); "
                                "equation der(v) = (if time > 2.0 then 1 else 0) - (if m == 1 then 3 else "
                                "b)*v; when u >= c then m = 2; end when; end T;",
                                c),
            .unknowns = unknowns,
            .inputs = {"u"},
            .sensors = {"v"},
            .bounds = {0.002},
            .dt = 0.0625,
            .input = [=](int row, RandomStream&) { return row >= on && row < off ? level : 0.0; },
            .restState = "v",
            .resets = !known && r.uniform() < 0.5 ? "c" : ""};
}

using Family = Made (*)(RandomStream&);
const std::pair<const char*, Family> kFamilies[] = {
    {"smooth", smooth}, {"oscillator", oscillator},      {"thermostat", thermostat}, {"ball", ball},
    {"drive", drive},   {"resting modes", restingModes}, {"coupled", coupled}};

} // namespace

class TestVerifiedLaw : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void theTruthIsNeverExcluded_data() {
        QTest::addColumn<int>("family");
        for (int k = 0; k < static_cast<int>(std::size(kFamilies)); ++k)
            QTest::newRow(kFamilies[k].first) << k;
    }
    void theTruthIsNeverExcluded() {
        QFETCH(int, family);
        const int records = std::max(4, qEnvironmentVariableIntValue("RIGOR_RECORDS"));
        int answered = 0, runs = 0;
        for (int record = 0; record < records; ++record) {
            RandomStream random(static_cast<std::uint64_t>(100 * family + 7),
                                static_cast<std::uint64_t>(record));
            const Made made = kFamilies[family].second(random);
            const CompiledModel compiled = compileModel(made.text, "model.mo");
            QVERIFY2(compiled.model,
                     compiled.problems.empty() ? "" : toString(compiled.problems.front(), made.text).c_str());
            const Model& model = *compiled.model;
            std::vector<double> parameters;
            for (const Variable& p : model.parameters()) {
                parameters.push_back(p.start);
                for (const Unknowns& u : made.unknowns)
                    if (u.name == p.name) parameters.back() = u.truth;
            }
            std::vector<double> times;
            for (int k = 0; k < made.rows; ++k) times.push_back(made.dt * k);
            std::vector<double> given, taken;
            std::vector<Signal> signals;
            if (made.input) {
                for (int k = 0; k < made.rows; ++k) {
                    given.push_back(made.input(k, random));
                    taken.push_back(given.back() * (1 + made.inputError * between(random, -1, 1)));
                }
                signals.emplace_back(times, taken, Interpolation::Hold);
            }
            SimulationOptions options;
            options.stepper = "dopri5";
            options.stopTime = times.back();
            options.relativeTolerance = options.absoluteTolerance = 1e-11;
            const Trajectory trajectory = simulate(model, parameters, signals, options, times);
            QVERIFY(trajectory.status.answered());

            const QTemporaryDir folder;
            const std::string path = folder.filePath("record.csv").toStdString();
            std::ofstream out(path);
            out << "t," << (made.input ? "u," : "") << made.sensors[0] << ",rest\n";
            std::size_t sensor = 0, rest = 0;
            for (std::size_t i = 0; i < model.states().size(); ++i) {
                if (model.states()[i].name == made.sensors[0]) sensor = i;
                if (model.states()[i].name == made.restState) rest = i;
            }
            for (int k = 0; k < made.rows; ++k) {
                const auto at = [&](int row, std::size_t i) {
                    return trajectory.states(static_cast<Eigen::Index>(row), static_cast<Eigen::Index>(i));
                };
                const double error =
                    random.uniform() < 0.2 ? (random.uniform() < 0.5 ? -1 : 1) : between(random, -1, 1);
                const bool still = !made.restState.empty() && k > 1 && at(k, rest) == 0 &&
                                   at(k - 1, rest) == 0 && at(k - 2, rest) == 0;
                out << fmt::format("{},", times[static_cast<std::size_t>(k)]);
                if (made.input) out << fmt::format("{},", given[static_cast<std::size_t>(k)]);
                out << fmt::format("{},{}\n", at(k, sensor) + 0.9999 * error * made.bounds[0],
                                   still && random.uniform() < 0.9 ? 1 : 0);
            }
            out.close();

            Problem problem;
            problem.model = compiled.model;
            DataRecipe recipe;
            recipe.files = {path};
            recipe.layout = "signals";
            recipe.time = "t";
            if (made.input) recipe.inputs["u"] = "u";
            recipe.measurements[made.sensors[0]] = made.sensors[0];
            recipe.bounds[made.sensors[0]] = made.bounds[0];
            recipe.interpolation = "hold";
            if (made.inputError > 0) recipe.inputUncertainty = {{"", made.inputError}};
            problem.data = loadDataset(recipe, model);
            for (const Unknowns& u : made.unknowns) {
                Unknown unknown;
                unknown.name = u.name;
                unknown.value.min = u.truth - u.spread * random.uniform();
                unknown.value.max = u.truth + u.spread * random.uniform();
                problem.unknowns.push_back(unknown);
            }
            for (const char* mode : {"observer", "batch", "offline"}) {
                VerifiedIdentification method;
                method.options().set("mode", std::string(mode));
                method.options().set("accuracy", 0.1);
                method.options().set("max_boxes", static_cast<long long>(1 + 40 * random.uniform()));
                if (!made.restState.empty()) {
                    method.options().set("standstill", std::string("rest"));
                    method.options().set("standstill_window", 1.5 * made.dt);
                    method.options().set("rest_states", made.restState);
                    if (!made.resets.empty() && std::string(mode) != "offline")
                        method.options().set("resets", made.resets);
                }
                const Result result = method.run(problem, {});
                const auto where = fmt::format("{} record {} {}: {}", kFamilies[family].first, record, mode,
                                               result.message());
                QVERIFY2(result.outcome != RunOutcome::Empty, where.c_str());
                ++runs;
                if (result.outcome != RunOutcome::Answered) continue;
                ++answered;
                const ResultTable* table = result.table("enclosures");
                for (std::size_t k = 0; k < made.unknowns.size(); ++k) {
                    const auto& [name, truth, spread] = made.unknowns[k];
                    QVERIFY2(result.unknowns[k].lower <= truth && truth <= result.unknowns[k].upper,
                             where.c_str());
                    if (!table || !table->find(name + "_lower")) continue;
                    const auto &lower = table->find(name + "_lower")->numbers,
                               &upper = table->find(name + "_upper")->numbers;
                    for (std::size_t n = 0; n < lower.size(); ++n)
                        QVERIFY2(lower[n] <= truth && truth <= upper[n], where.c_str());
                }
            }
        }
        QVERIFY2(2 * answered > runs, qPrintable(QString("%1 of %2 runs answered").arg(answered).arg(runs)));
    }
};

RIGOR_TEST(TestVerifiedLaw)
#include "test_verified.moc"

} // namespace test_verified

// Verified identification of the drive train against the truth, the witnesses and the numbers of
// reference.json.
#include "core/engine/modelica/compile.h"
#include "core/engine/simulate/simulate.h"
#include "core/foundation/base/error.h"
#include "core/methods/verified/verified.h"
#include "tests/support/test_paths.h"
#include "tests/support/test_program.h"

#include <QTest>

namespace test_drive_train_verified {

using namespace rigor;
using nlohmann::json;

namespace {

const std::string kRig = sourceDir() + "/resources/rigs/drive-train/";

json reference() {
    std::ifstream in(kRig + "reference.json");
    return json::parse(in);
}

using Options = std::vector<std::pair<std::string, FieldValue>>;

/// The shipped studies as problems: observer and batch over angle.csv, offline over offline.csv.
struct Case {
    std::string file = kRig + "angle.csv";
    Options options;
    double inputError = 0, bound = 0.1;
    std::string interpolation = "hold", resets = "TFs";
    bool offline = false;
    Preparation preparation{};
    std::string boundOf = "x1";
};

Result run(const Case& c) {
    std::ifstream in(kRig + "drive-train.mo");
    const std::string text((std::istreambuf_iterator<char>(in)), {});
    Problem problem;
    problem.model = compileModel(text, "drive-train.mo").model;
    DataRecipe recipe;
    recipe.files = {c.file};
    recipe.layout = "signals";
    recipe.time = "t";
    recipe.inputs = {{"u", "u"}};
    recipe.measurements = {{"x1", "angle"}};
    recipe.bounds = {{c.boundOf, c.bound}};
    recipe.preparation = c.preparation;
    recipe.interpolation = c.interpolation;
    if (c.inputError > 0) recipe.inputUncertainty = {{"", c.inputError}};
    problem.data = loadDataset(recipe, *problem.model);
    const auto add = [&](const char* name, double from, double to) {
        Unknown unknown;
        unknown.name = name;
        unknown.value.min = from, unknown.value.max = to;
        problem.unknowns.push_back(unknown);
    };
    add("alpha", c.offline ? -1.2 : -3, c.offline ? -0.5 : -0.1);
    add("beta", c.offline ? 15 : 5, c.offline ? 30 : 60);
    add("TFs", c.offline ? 0.1 : 0.02, c.offline ? 0.19 : 0.4);
    add("x1_start", c.offline ? 0.372 : -10, c.offline ? 0.374 : 10);
    VerifiedIdentification method;
    const Fields fields = method.options();
    const auto set = [&](const std::string& key, const FieldValue& value) { fields.set(key, value); };
    set("standstill", std::string("standstill"));
    set("standstill_window", 0.2);
    set("rest_states", std::string("x2"));
    set("compare", std::string("alpha = -0.84, beta = 21.7"));
    if (!c.offline) set("resets", c.resets);
    if (c.offline) set("mode", std::string("offline")), set("held", std::string("x1_start"));
    for (const auto& [key, value] : c.options) set(key, value);
    return method.run(problem, {});
}

Options boxes(long long most, long long subdivisions) {
    return {{"max_boxes", most}, {"subdivisions", subdivisions}};
}

const std::vector<double>& column(const Result& result, const char* table, const std::string& name) {
    return result.table(table)->find(name)->numbers;
}

/// The value of TFs at a time, by the timeline of the truth.
double frictionAt(const json& timeline, double t) {
    double value = 0;
    for (const auto& entry : timeline)
        if (entry[0].get<double>() <= t) value = entry[1];
    return value;
}

double widthAt(const Result& result, const std::string& name, double t) {
    const auto& times = column(result, "enclosures", "t");
    for (std::size_t k = 0; k < times.size(); ++k)
        if (std::abs(times[k] - t) < 1e-6)
            return column(result, "enclosures", name + "_upper")[k] -
                   column(result, "enclosures", name + "_lower")[k];
    return std::nan("");
}

/// The first rows of a record as a file of its own, changed by `edit` (row, fields).
std::string recordFile(const QTemporaryDir& folder, const std::string& from, int rows,
                       const std::function<void(int, QStringList&)>& edit) {
    QFile in(QString::fromStdString(kRig + from));
    const QString path = folder.filePath("record.csv");
    QFile out(path);
    if (!in.open(QIODevice::ReadOnly) || !out.open(QIODevice::WriteOnly)) return {};
    out.write(in.readLine());
    for (int row = 0; row < rows && !in.atEnd(); ++row) {
        QStringList fields = QString::fromUtf8(in.readLine()).trimmed().split(',');
        edit(row, fields);
        out.write((fields.join(',') + '\n').toUtf8());
    }
    return path.toStdString();
}

} // namespace

class TestDriveTrainVerified : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    /// Truth and every witness lie inside at every reported time, and the hulls are as narrow as required.
    void theObserverHoldsTruthAndWitnesses_data() {
        QTest::addColumn<qlonglong>("boxes");
        QTest::newRow("100 boxes") << 100LL;
        QTest::newRow("1000 boxes") << 1000LL;
    }
    void theObserverHoldsTruthAndWitnesses() {
        QFETCH(qlonglong, boxes);
        const json all = reference()["angle_csv"];
        const Result result = run({.options = {{"max_boxes", static_cast<long long>(boxes)}}});
        QVERIFY2(result.outcome == RunOutcome::Answered, result.message().c_str());
        const auto& t = column(result, "enclosures", "t");
        QVERIFY(t.size() >= 240);
        const auto contains = [&](std::size_t k, const std::string& name, double value) {
            return column(result, "enclosures", name + "_lower")[k] <= value &&
                   value <= column(result, "enclosures", name + "_upper")[k];
        };
        for (std::size_t k = 0; k < t.size(); ++k) {
            QVERIFY2(contains(k, "alpha", all["truth"]["alpha"]), qPrintable(QString::number(t[k])));
            QVERIFY2(contains(k, "beta", all["truth"]["beta"]), qPrintable(QString::number(t[k])));
            QVERIFY2(contains(k, "TFs", frictionAt(all["truth"]["TFs_timeline"], t[k])),
                     qPrintable(QString::number(t[k])));
            for (const auto& state : all["truth"]["state_every_10s"])
                if (std::abs(state[0].get<double>() - t[k]) < 1e-9) {
                    QVERIFY(contains(k, "x1", state[1]));
                    // The truth is written in decimals of a zero.
                    QVERIFY(contains(k, "x2", state[2]));
                }
            // Whatever explains all data explains those up to t.
            for (const char* until : {"40", "120"})
                for (const auto& w : all["witnesses"][until]) {
                    if (t[k] > std::stod(until)) continue;
                    QVERIFY(contains(k, "alpha", w[0]));
                    QVERIFY(contains(k, "beta", w[1]));
                }
        }
        QVERIFY(widthAt(result, "alpha", 80) <= 0.045);
        if (boxes == 1000) {
            for (const auto& [time, widths] : all["online"]["width_to_reach"].items())
                for (const auto& [name, width] : widths.items()) {
                    const double reached = widthAt(result, name, std::stod(time));
                    QVERIFY2(
                        reached <= width.get<double>(),
                        qPrintable(QString("%1 at %2 s: %3").arg(name.c_str(), time.c_str()).arg(reached)));
                }
            QVERIFY(widthAt(result, "alpha", 80) <= 0.0138);
            QVERIFY(widthAt(result, "beta", 80) <= 0.16);
            QVERIFY(widthAt(result, "TFs", 112) <= 0.0027);
        }
        QCOMPARE(result.diagnostics["point_in_hull"].get<bool>(), true);
        QVERIFY(result.diagnostics["first_contradiction"].is_null());
    }
    /// However boxes are divided: at every reported time the hulls, and at the end one box of the list, hold
    /// the truth and every witness.
    void everySubdivisionHoldsTruthAndWitnesses_data() {
        QTest::addColumn<QString>("split");
        QTest::addColumn<int>("parts");
        for (const char* split : {"rates", "product", "conditions", "paper"})
            for (const int parts : {2, 3}) QTest::addRow("%s in %d", split, parts) << split << parts;
    }
    void everySubdivisionHoldsTruthAndWitnesses() {
        QFETCH(QString, split);
        QFETCH(int, parts);
        const QTemporaryDir folder;
        const std::string file = recordFile(folder, "angle.csv", 1001, [](int, QStringList&) {});
        const Result result = run({.file = file,
                                   .options = {{"max_boxes", 60LL},
                                               {"split", split.toStdString()},
                                               {"parts", static_cast<long long>(parts)}}});
        QVERIFY2(result.outcome == RunOutcome::Answered, result.message().c_str());
        const json all = reference()["angle_csv"];
        // alpha, beta, x1_start, TFs of the first motion.
        std::vector<std::vector<double>> members{{all["truth"]["alpha"], all["truth"]["beta"],
                                                  all["truth"]["x1_0"],
                                                  frictionAt(all["truth"]["TFs_timeline"], 10)}};
        for (const char* until : {"40", "120"})
            for (const auto& w : all["witnesses"][until]) members.push_back({w[0], w[1], w[2], w[3]});
        const char* names[] = {"alpha", "beta", "x1_start", "TFs"};
        const auto holds = [&](const char* table, std::size_t row, const std::vector<double>& member) {
            for (std::size_t k = 0; k < member.size(); ++k)
                if (member[k] < column(result, table, std::string(names[k]) + "_lower")[row] ||
                    member[k] > column(result, table, std::string(names[k]) + "_upper")[row])
                    return false;
            return true;
        };
        const std::size_t times = column(result, "enclosures", "t").size(),
                          left = column(result, "list", "alpha_lower").size();
        QVERIFY(times >= 20 && left >= 2);
        for (const std::vector<double>& member : members) {
            for (std::size_t k = 0; k < times; ++k) QVERIFY(holds("enclosures", k, member));
            bool inABox = false;
            for (std::size_t k = 0; k < left; ++k) inABox = inABox || holds("list", k, member);
            QVERIFY(inABox);
        }
        QVERIFY(result.diagnostics["largest_list"].get<int>() > 30);
    }
    /// One dry friction for all motions contradicts the data; the answer names time, sensor and row.
    void oneFrictionForAllMotionsIsProvenWrong() {
        const Result result = run({.options = boxes(40, 4), .resets = ""});
        QVERIFY2(result.outcome == RunOutcome::Empty, result.message().c_str());
        const double at = result.diagnostics["first_contradiction"];
        // The friction is 0.142 up to 16.99 s; nothing can be contradicted before it changes.
        QVERIFY2(at > 16.99, qPrintable(QString::number(at)));
        QVERIFY(result.diagnostics["contradiction_line"].get<int>() > 1700);
        QCOMPARE(result.diagnostics["boxes"].get<int>(), 0);
        QVERIFY(result.table("closing")->rows() >= 20);
        QVERIFY(result.message().find("EMPTY") == 0);
        // The numbers of the sentence tell simulated and allowed apart.
        double simulated[2], allowed[2];
        const auto numbers = result.message().find("simulated ");
        QVERIFY2(numbers != std::string::npos, result.message().c_str());
        QCOMPARE(std::sscanf(result.message().c_str() + numbers, "simulated %lf to %lf, allowed %lf to %lf",
                             simulated, simulated + 1, allowed, allowed + 1),
                 4);
        QVERIFY2(simulated[1] < allowed[0] || allowed[1] < simulated[0], result.message().c_str());
        QVERIFY(result.unknowns.empty());
        QCOMPARE(result.diagnostics["point"].get<std::string>(), std::string("excluded"));
    }
    /// The bound of a sensor is closed: an error of exactly 0.1 rad is possible, 0.1001 is not.
    void aBoundThatIsAttainedIsNotAContradiction() {
        const QTemporaryDir folder;
        const auto record = [&](const QString& second) {
            return recordFile(folder, "angle.csv", 100, [&](int row, QStringList& fields) {
                // At rest at 0.373: the first row allows 0.2730 to 0.4730, the second touches it.
                fields[2] = row == 0 ? QString("0.3730") : row == 1 ? second : QString("0.4500");
            });
        };
        const std::string touching = record("0.5730"); // allows from 0.4730 on
        const Result met = run({.file = touching, .options = boxes(20, 2)});
        QVERIFY2(met.outcome == RunOutcome::Answered, met.message().c_str());
        const auto& lower = column(met, "enclosures", "x1_lower");
        QVERIFY(lower.back() <= 0.473 && lower.back() >= 0.473 - 1e-9);
        const std::string apart = record("0.5731");
        const Result empty = run({.file = apart, .options = boxes(20, 2)});
        QVERIFY2(empty.outcome == RunOutcome::Empty, empty.message().c_str());
        QVERIFY(std::abs(empty.diagnostics["first_contradiction"].get<double>() - 0.01) < 1e-9);
        QCOMPARE(empty.diagnostics["contradiction_sensor"].get<std::string>(), std::string("x1"));
        QCOMPARE(empty.diagnostics["contradiction_line"].get<int>(), 3); // behind the header
    }
    /// An angle that jumps by more than the model can move is a contradiction at its row, not before.
    void anInconsistentRecordIsEmptyAtTheRightRow() {
        const QTemporaryDir folder;
        const std::string file = recordFile(folder, "angle.csv", 800, [](int row, QStringList& fields) {
            if (row >= 700) fields[2] = QString::number(fields[2].toDouble() + 1.0, 'f', 4);
        });
        const Result result = run({.file = file, .options = boxes(20, 2)});
        QVERIFY2(result.outcome == RunOutcome::Empty, result.message().c_str());
        const double at = result.diagnostics["first_contradiction"];
        QVERIFY2(at >= 7.0 && at <= 7.3, qPrintable(QString::number(at)));
    }
    /// With the torque known to 10 % only, the enclosures hold the truth and are wider.
    void anUncertainInputWidensTheAnswer() {
        const QTemporaryDir folder;
        const std::string file = recordFile(folder, "angle.csv", 1000, [](int, QStringList&) {});
        const Result known = run({.file = file, .options = boxes(30, 2)}),
                     vague = run({.file = file, .options = boxes(30, 2), .inputError = 0.1});
        QVERIFY2(vague.outcome == RunOutcome::Answered, vague.message().c_str());
        QVERIFY(vague.unknowns[2].lower <= 0.142 && vague.unknowns[2].upper >= 0.142);
        QVERIFY(known.unknowns[2].lower <= 0.142 && known.unknowns[2].upper >= 0.142);
        QVERIFY(vague.unknowns[2].upper - vague.unknowns[2].lower >
                known.unknowns[2].upper - known.unknowns[2].lower);
    }
    /// All rows at once: witnesses inside, never narrower than the floor that no sound result can pass.
    void theBatchHoldsEveryWitness() {
        const json all = reference()["angle_csv"];
        const Result result =
            run({.options = {{"mode", std::string("batch")}, {"max_boxes", 40LL}, {"subdivisions", 3LL}}});
        QVERIFY2(result.outcome == RunOutcome::Answered, result.message().c_str());
        const Estimate &alpha = result.unknowns[0], &beta = result.unknowns[1];
        for (const auto& w : all["witnesses"]["120"]) {
            QVERIFY(alpha.lower <= w[0].get<double>() && w[0].get<double>() <= alpha.upper);
            QVERIFY(beta.lower <= w[1].get<double>() && w[1].get<double>() <= beta.upper);
        }
        QVERIFY(alpha.lower <= all["floor"]["alpha_lo"].get<double>());
        QVERIFY(alpha.upper >= all["floor"]["alpha_hi"].get<double>());
        QVERIFY(beta.lower <= all["floor"]["beta_lo"].get<double>());
        QVERIFY(beta.upper >= all["floor"]["beta_hi"].get<double>());
        // Each motion's friction, from the last flag before it on.
        const auto& from = column(result, "epochs", "from");
        const auto &lower = column(result, "epochs", "lower"), &upper = column(result, "epochs", "upper");
        const json timeline = all["truth"]["TFs_timeline"];
        for (std::size_t k = 0; k < from.size(); ++k) {
            const double truth = frictionAt(timeline, from[k]);
            QVERIFY2(lower[k] <= truth && truth <= upper[k], qPrintable(QString::number(from[k])));
        }
        QVERIFY(from.size() >= 6);
    }
    /// The offline set: the Monte Carlo volume lies between inner and outer volume, and the truth is never
    /// excluded.
    void theOfflineSetEnclosesTheMonteCarloVolume_data() {
        QTest::addColumn<double>("accuracy");
        QTest::addColumn<double>("inner");
        QTest::addColumn<double>("outer");
        QTest::newRow("coarse") << 0.04 << 0.0 << 0.1;
        QTest::newRow("as fine as asked for") << 0.001 << 2.0e-5 << 1.25e-4;
    }
    void theOfflineSetEnclosesTheMonteCarloVolume() {
        QFETCH(double, accuracy);
        QFETCH(double, inner);
        QFETCH(double, outer);
        const json offline = reference()["offline_csv"];
        const Result result =
            run({.file = kRig + "offline.csv", .options = {{"accuracy", accuracy}}, .offline = true});
        QVERIFY2(result.outcome == RunOutcome::Answered, result.message().c_str());
        const double volume = offline["monte_carlo_volume"]["value"],
                     deviation = offline["monte_carlo_volume"]["std"];
        QVERIFY(result.diagnostics["inner_volume"].get<double>() <= volume + 3 * deviation);
        QVERIFY(result.diagnostics["outer_volume"].get<double>() >= volume - 3 * deviation);
        QVERIFY(result.diagnostics["inner_volume"].get<double>() >= inner);
        QVERIFY(result.diagnostics["outer_volume"].get<double>() <= outer);
        QVERIFY(result.diagnostics["point"].get<std::string>() != "excluded");
        // The boxes tile the prior: their volumes add up to it.
        const ResultTable* paving = result.table("paving");
        double sum = 0;
        for (std::size_t k = 0; k < paving->rows(); ++k) {
            double v = 1;
            for (const char* name : {"alpha", "beta", "TFs"})
                v *= paving->find(std::string(name) + "_upper")->numbers[k] -
                     paving->find(std::string(name) + "_lower")->numbers[k];
            sum += v;
        }
        QVERIFY(std::abs(sum - 0.7 * 15 * 0.09) < 1e-9);
    }
    void whatIsNotGuaranteedIsRefusedByName() {
        const auto refusal = [](const Case& c) {
            try {
                run(c);
            } catch (const Error& e) {
                return std::string(e.what());
            }
            return std::string();
        };
        QVERIFY(refusal({.interpolation = "linear"}).find("held between rows") != std::string::npos);
        QVERIFY(refusal({.bound = 0}).find("bound of the sensor x1") != std::string::npos);
        QVERIFY(refusal({.resets = "friction"}).find("friction") != std::string::npos);
        QVERIFY(refusal({.boundOf = "x3"}).find("data.bounds names \"x3\"") != std::string::npos);
        const auto refused = [&](const Options& options, const char* why) {
            const std::string said = refusal({.options = options});
            QVERIFY2(said.find(why) != std::string::npos, said.c_str());
        };
        refused({{"compare", std::string("TFs = 0.142")}}, "TFs@12.5");
        refused({{"compare", std::string("TFs@1 = 0.142")}}, "rests");
        refused({{"compare", std::string("alpha@12 = -0.84")}}, "alpha is constant");
        refused({{"compare", std::string("alpha = -0.84, alpha = -0.9")}}, "alpha twice");
        refused({{"compare", std::string("alpha = fast")}}, "compare = \"alpha = fast\"");
        refused({{"standstill_window", 130.0}}, "longer than the record");
        refused({{"compare", std::string("TFs@130 = 0.142")}}, "lasts from 0 s to 120 s");
        // In the language of the window too: both the refusal and its reason are marked.
        setTranslator([](const char*, const char* text) { return std::string("<<") + text; });
        const std::vector<std::string> all{refusal({.interpolation = "linear"}),
                                           refusal({.bound = 0}),
                                           refusal({.resets = "friction"}),
                                           refusal({.options = {{"compare", std::string("TFs = 0.142")}}}),
                                           refusal({.options = {{"rest_states", std::string("x3")}}}),
                                           refusal({.options = {{"standstill_window", 130.0}}})};
        setTranslator({});
        for (const std::string& said : all)
            QVERIFY2(said.starts_with("<<") && said.rfind("<<") > 0, said.c_str());
    }
    /// The bound of a sensor holds for what it measured, not for what was made of it.
    void alteredValuesAreRefusedByEveryProcedure_data() {
        QTest::addColumn<QString>("mode");
        for (const char* mode : {"observer", "batch", "offline"}) QTest::newRow(mode) << mode;
    }
    void alteredValuesAreRefusedByEveryProcedure() {
        QFETCH(QString, mode);
        Preparation lowPass, resample, trim;
        lowPass.cutoff = 5, resample.step = 0.02, trim.trim = {0, 3};
        const auto outcome = [&](const Preparation& preparation) {
            const bool offline = mode == "offline";
            try {
                return run({.file = kRig + (offline ? "offline.csv" : "angle.csv"),
                            .options = {{"mode", mode.toStdString()}, {"max_boxes", 10LL}, {"accuracy", 0.5}},
                            .offline = offline,
                            .preparation = preparation})
                    .message();
            } catch (const Error& e) {
                return std::string("refused: ") + e.what();
            }
        };
        for (const auto& [preparation, why] : {std::pair{lowPass, "low-pass"}, {resample, "resampling"}}) {
            const std::string said = outcome(preparation);
            QVERIFY2(said.starts_with("refused") && said.find("x1") != std::string::npos &&
                         said.find(why) != std::string::npos,
                     said.c_str());
        }
        // Leaving values out only says less.
        const std::string cut = outcome(trim);
        QVERIFY2(!cut.starts_with("refused"), cut.c_str());
    }
    /// What is stated of the friction is that of a motion, however often the trajectory is reported, and
    /// every motion's value holds the truth.
    void theReportsDoNotDecideWhatIsStated() {
        const QTemporaryDir folder;
        const std::string file = recordFile(folder, "angle.csv", 3500, [](int, QStringList&) {});
        const auto answer = [&](double every, const std::string& compare) {
            return run({.file = file,
                        .options = {{"max_boxes", 60LL}, {"report_every", every}, {"compare", compare}}});
        };
        const Result often = answer(0.01, "TFs@12 = 0.142"), seldom = answer(20, "TFs@12 = 0.3");
        QVERIFY2(often.outcome == RunOutcome::Answered, often.message().c_str());
        for (std::size_t k = 0; k < often.unknowns.size(); ++k) {
            QVERIFY(often.unknowns[k].lower == seldom.unknowns[k].lower);
            QVERIFY(often.unknowns[k].upper == seldom.unknowns[k].upper);
            QCOMPARE(often.unknowns[k].interval, seldom.unknowns[k].interval);
        }
        const Estimate& friction = often.unknowns[2];
        QVERIFY(friction.guaranteed && friction.upper - friction.lower < 0.1);
        QVERIFY2(friction.interval.text().find(" s to ") != std::string::npos,
                 friction.interval.text().c_str());
        const json timeline = reference()["angle_csv"]["truth"]["TFs_timeline"];
        const auto &from = column(often, "epochs", "from"), &to = column(often, "epochs", "to");
        const auto &lower = column(often, "epochs", "lower"), &upper = column(often, "epochs", "upper");
        QVERIFY(from.size() >= 2);
        for (std::size_t k = 0; k < from.size(); ++k) {
            const double truth = frictionAt(timeline, 0.5 * (from[k] + to[k]));
            QVERIFY2(lower[k] <= truth && truth <= upper[k], qPrintable(QString::number(from[k])));
        }
        QCOMPARE(often.diagnostics["point"].get<std::string>(), std::string("undecided"));
        QCOMPARE(seldom.diagnostics["point"].get<std::string>(), std::string("excluded"));
    }
    /// Outside the bounds of the study nothing is proven, by no procedure; and the answer says which unknowns
    /// it has not narrowed.
    void outsideTheBoundsNothingIsProven() {
        const QTemporaryDir folder;
        const std::string file = recordFile(folder, "angle.csv", 200, [](int, QStringList&) {});
        const Result rest =
            run({.file = file, .options = {{"max_boxes", 1LL}, {"compare", std::string("alpha = -3.5")}}});
        QVERIFY2(rest.outcome == RunOutcome::Answered, rest.message().c_str());
        QCOMPARE(rest.diagnostics["point"].get<std::string>(), std::string("not-examined"));
        QVERIFY2(rest.message().find("Not narrowed: alpha, beta") != std::string::npos,
                 rest.message().c_str());
        QVERIFY(rest.unknowns[0].atBound && rest.unknowns[0].lower == -3 && rest.unknowns[0].upper == -0.1);
        QVERIFY(!rest.unknowns[3].atBound); // the first angle is measured
        const Result offline = run({.file = kRig + "offline.csv",
                                    .options = {{"accuracy", 0.2}, {"compare", std::string("beta = 31")}},
                                    .offline = true});
        QCOMPARE(offline.diagnostics["point"].get<std::string>(), std::string("not-examined"));
    }
    /// A torque above the dry friction from the first instant: the rig slides from there on, says its table,
    /// in a simulation as in every enclosure.
    void aTorqueAboveTheFrictionFromTheStart_data() {
        QTest::addColumn<QString>("mode");
        for (const char* mode : {"observer", "batch"}) QTest::newRow(mode) << mode;
    }
    void aTorqueAboveTheFrictionFromTheStart() {
        QFETCH(QString, mode);
        const double alpha = -0.84, beta = 21.7, friction = 0.142;
        for (const double u : {0.3, -0.3, 0.1}) {
            const double push =
                std::abs(u) > friction ? beta * (std::abs(u) - friction) * (u > 0 ? 1 : -1) : 0;
            const auto angleAt = [&](double t) {
                return 0.373 + push * (std::expm1(alpha * t) - alpha * t) / (alpha * alpha);
            };
            std::ifstream in(kRig + "drive-train.mo");
            const std::string text((std::istreambuf_iterator<char>(in)), {});
            const ModelPtr model = compileModel(text, "drive-train.mo").model;
            const std::vector<double> parameters{alpha, beta, friction, 0.373};
            const std::vector<Signal> torque{Signal(u)};
            const std::vector<double> times{0, 1, 2};
            const Trajectory trajectory = simulate(*model, parameters, torque, {.stopTime = 2}, times);
            QVERIFY(trajectory.status.answered());
            for (std::size_t k = 0; k < times.size(); ++k)
                QVERIFY(std::abs(trajectory.states(static_cast<Eigen::Index>(k), 0) - angleAt(times[k])) <
                        1e-8);

            const QTemporaryDir folder;
            const std::string file = recordFile(folder, "angle.csv", 201, [&](int row, QStringList& fields) {
                fields[1] = QString::number(u);
                fields[2] = QString::number(angleAt(row / 100.0) + (row % 2 ? 0.05 : -0.05), 'g', 17);
                fields[3] = "0";
            });
            const Result result = run({.file = file, .options = {{"mode", mode.toStdString()}}});
            QVERIFY2(result.outcome == RunOutcome::Answered, result.message().c_str());
            for (std::size_t k = 0; k < parameters.size(); ++k)
                QVERIFY2(result.unknowns[k].lower <= parameters[k] &&
                             parameters[k] <= result.unknowns[k].upper,
                         result.message().c_str());
        }
    }
    /// A torque that is just as large as the friction does not overcome it (u > TFs), whether it comes there
    /// in a jump or along a ramp: the shaft stays at rest, in single runs and in lanes, and the observer
    /// agrees.
    void aTorqueAtTheFrictionDoesNotOvercomeIt() {
        std::ifstream in(kRig + "drive-train.mo");
        const std::string text((std::istreambuf_iterator<char>(in)), {});
        const ModelPtr model = compileModel(text, "drive-train.mo").model;
        QVERIFY(model->events()[2].strict && model->events()[3].strict && !model->events()[0].strict);
        const double friction = 0.142;
        const std::vector<double> parameters{-0.84, 21.7, friction, 0.373}, times{0, 1, 2, 3};
        for (const auto& torque : {Signal({0, 1, 2}, {0, friction, 0.1}, Interpolation::Hold),
                                   Signal({0, 1, 2}, {0, friction, 0.1}, Interpolation::Linear),
                                   Signal({0, 1, 2}, {0, -friction, -0.1}, Interpolation::Linear)}) {
            const Trajectory trajectory =
                simulate(*model, parameters, std::vector{torque}, {.stopTime = 3}, times);
            QVERIFY(trajectory.status.answered());
            QVERIFY(trajectory.events.empty());
            for (Eigen::Index k = 0; k < 4; ++k) QCOMPARE(trajectory.states(k, 0), 0.373);

            Eigen::MatrixXd both(4, 20);
            for (Eigen::Index c = 0; c < both.cols(); ++c)
                for (std::size_t k = 0; k < parameters.size(); ++k)
                    both(static_cast<Eigen::Index>(k), c) = parameters[k];
            const BatchResult lanes = simulateBatch(*model, both, std::vector{torque}, {.stopTime = 3},
                                                    {{{VariableKind::State, 0}}});
            for (Eigen::Index c = 0; c < both.cols(); ++c) QCOMPARE(lanes.values(0, c), 0.373);
        }
        const QTemporaryDir folder;
        const std::string file = recordFile(folder, "angle.csv", 201, [&](int row, QStringList& fields) {
            fields[1] = row < 50 ? "0" : row < 100 ? "0.142" : "0.1";
            fields[2] = QString::number(0.373 + (row % 2 ? 0.05 : -0.05), 'g', 17);
            fields[3] = "0";
        });
        const Result result = run({.file = file});
        QVERIFY2(result.outcome == RunOutcome::Answered, result.message().c_str());
        QVERIFY2(result.unknowns[2].lower <= friction && friction <= result.unknowns[2].upper,
                 result.message().c_str());
    }
    /// The offline procedure names time, sensor and line of its contradiction too.
    void anEmptyOfflineSetSaysWhere() {
        const QTemporaryDir folder;
        const std::string file = recordFile(folder, "offline.csv", 801, [](int row, QStringList& fields) {
            if (row >= 600) fields[2] = QString::number(fields[2].toDouble() + 30, 'f', 4);
        });
        const Result empty = run({.file = file, .options = {{"accuracy", 0.1}}, .offline = true});
        QVERIFY2(empty.outcome == RunOutcome::Empty, empty.message().c_str());
        const double at = empty.diagnostics["first_contradiction"];
        QVERIFY2(at > 0 && at <= 6.0, qPrintable(QString::number(at)));
        QCOMPARE(empty.diagnostics["contradiction_line"].get<int>(),
                 static_cast<int>(std::lround(at * 100)) + 2);
        QCOMPARE(empty.diagnostics["contradiction_sensor"].get<std::string>(), std::string("x1"));
        QCOMPARE(empty.diagnostics["boxes"].get<int>(), 0);
        QVERIFY(empty.table("exclusions")->rows() > 0);
    }
    /// Lines are those of the file, whatever was left out before; and flags count at the time of their row
    /// when the time is a date.
    void linesAndFlagsFollowTheFile() {
        const QTemporaryDir folder;
        const std::string dated = recordFile(folder, "angle.csv", 900, [](int row, QStringList& fields) {
            if (row >= 700) fields[2] = QString::number(fields[2].toDouble() + 5.0, 'f', 4);
            const double t = row / 100.0;
            fields[0] = QString("2026-03-01T10:00:%1").arg(t, 5, 'f', 2, QChar('0'));
        });
        Preparation trim;
        trim.trim = {3.0, 8.9};
        const Result result = run({.file = dated, .options = boxes(20, 2), .preparation = trim});
        QVERIFY2(result.outcome == RunOutcome::Empty, result.message().c_str());
        const double at = result.diagnostics["first_contradiction"];
        QVERIFY2(at >= 7.0 && at <= 7.3, qPrintable(QString::number(at)));
        QCOMPARE(result.diagnostics["contradiction_line"].get<int>(),
                 static_cast<int>(std::lround(at * 100)) + 2);
        const auto &t = column(result, "measured", "t"), &rest = column(result, "measured", "standstill");
        std::ifstream in(kRig + "angle.csv");
        std::vector<double> flags;
        std::string line;
        for (std::getline(in, line); std::getline(in, line);) flags.push_back(line.back() == '1' ? 1 : 0);
        QVERIFY(t.size() > 500);
        for (std::size_t k = 0; k < t.size(); ++k)
            QCOMPARE(rest[k], flags[static_cast<std::size_t>(std::lround(100 * t[k]))]);
    }
    /// A held input says nothing about rows that are missing: the answer says on what it rests, and a row
    /// whose time is wrong is refused, for its input would be lost without a word.
    void missingRowsAreTold() {
        const QTemporaryDir folder;
        const std::string gap = recordFile(folder, "angle.csv", 600, [](int row, QStringList& fields) {
            if (row > 500) fields[0] = QString::number(row / 100.0 + 0.2, 'f', 2);
        });
        // Nobody knows what the input did in the gap: held, it would be an assumption that proves anything.
        try {
            run({.file = gap, .options = boxes(10, 1)});
            QFAIL("an input that was not recorded has been held");
        } catch (const Error& e) {
            QVERIFY2(e.sentence().find("is not known from 5 s to 5.21 s (21 steps)") != std::string::npos,
                     e.sentence().c_str());
        }
        const std::string whole = recordFile(folder, "angle.csv", 600, [](int, QStringList&) {});
        QVERIFY(run({.file = whole, .options = boxes(10, 1)}).remarks().empty());
        for (const auto& [row, time] : {std::pair{300, "2.99"}, {300, ""}, {300, "1.00"}, {599, "5.98"}}) {
            const std::string file = recordFile(folder, "angle.csv", 600, [&](int k, QStringList& fields) {
                if (k == row) fields[0] = time;
            });
            try {
                run({.file = file, .options = boxes(5, 1)});
                QFAIL(time);
            } catch (const Error& e) {
                const std::string place = "after line " + std::to_string(row + 1) + " of record.csv";
                QVERIFY2(std::string(e.what()).find(place) != std::string::npos, e.what());
            }
        }
    }
    /// A flag that is neither 1 nor 0, or missing, is no guess.
    void flagsOtherThanOneAndZeroAreRefused() {
        for (const char* flag : {"2", "0.5", ""}) {
            const QTemporaryDir folder;
            const std::string file = recordFile(folder, "angle.csv", 50, [&](int row, QStringList& fields) {
                if (row == 20) fields[3] = flag;
            });
            try {
                run({.file = file, .options = boxes(5, 1)});
                QFAIL(flag);
            } catch (const Error& e) {
                QVERIFY2(std::string(e.what()).find("line 22 of record.csv") != std::string::npos, e.what());
            }
        }
    }
};

RIGOR_CORE_TEST(TestDriveTrainVerified)
#include "test_drive_train_verified.moc"

} // namespace test_drive_train_verified

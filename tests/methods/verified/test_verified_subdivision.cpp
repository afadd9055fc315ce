// How the observer divides sets: the parts cover the set by every rule, and conditions are divided where they
// are decided.
#include "core/engine/modelica/compile.h"
#include "core/foundation/base/random.h"
#include "core/methods/verified/sets/subdivision.h"
#include "tests/support/test_paths.h"
#include "tests/support/test_program.h"

#include <set>

#include <QTest>

namespace test_verified_subdivision {

using namespace rigor;

namespace {

ModelPtr driveTrain() {
    std::ifstream in(sourceDir() + "/resources/rigs/drive-train/drive-train.mo");
    const std::string text((std::istreambuf_iterator<char>(in)), {});
    return compileModel(text, "drive-train.mo").model;
}

/// The drive train with unknown alpha, beta and TFs, each by a share of its value.
struct DriveFlow {
    std::vector<Interval> prior;
    HybridFlow flow;

    static DriveFlow wide(double share) {
        const ModelPtr model = driveTrain();
        std::vector<std::size_t> unknown;
        std::vector<Interval> prior, fixed;
        for (const Variable& p : model->parameters()) fixed.push_back(*p.enclosure);
        for (const auto& [name, value] : {std::pair{"alpha", -0.84}, {"beta", 21.7}, {"TFs", 0.142}}) {
            unknown.push_back(findVariable(*model, name)->index);
            prior.push_back(Interval(value) * Interval(1 - share, 1 + share));
        }
        return {prior, HybridFlow(model, unknown, fixed, 3)};
    }
    StepInputs step(int row, double torque) const {
        const double h = 1.0 / 128; // exact
        return {Interval(row * h), Interval(h), {Interval(torque)}, false};
    }
    /// At rest without torque: conditions that hold at the start have not fired there.
    StateSet start() { return flow.start(prior, 0.0, step(0, 0).inputs).front(); }
    /// The sets behind some rows of a torque; none if one was not enclosed.
    std::vector<StateSet> followed(std::vector<StateSet> list, int row, int to, double torque) {
        for (; row < to; ++row) {
            std::vector<StateSet> next;
            for (const StateSet& set : list)
                if (!flow.advance(set, step(row, torque), next)) return {};
            std::swap(list, next);
        }
        return list;
    }
};

/// States and unknowns that belong to random symbols of a set.
std::vector<double> memberOf(const StateSet& set, RandomStream& random) {
    std::array<double, kMostSymbols> symbols{};
    for (std::size_t j = 0; j < set.symbols; ++j)
        symbols[j] = set.range[j].lower + random.uniform() * set.range[j].width();
    std::vector<double> values;
    for (std::size_t i = 0; i < set.states; ++i) {
        double x = set.form[i].middle + set.form[i].rest.lower + random.uniform() * set.form[i].rest.width();
        for (std::size_t j = 0; j < set.symbols; ++j)
            x += set.form[i].slope[j] * (symbols[j] - set.center[j]);
        values.push_back(x);
    }
    for (std::size_t k = 0; k < set.parameters; ++k) values.push_back(symbols[set.symbolOf[k]]);
    return values;
}
/// In the box of the set; 1e-12: the member was calculated in doubles.
bool holds(const StateSet& set, const std::vector<double>& member) {
    for (std::size_t v = 0; v < member.size(); ++v) {
        const Interval& x = v < set.states ? set.box[v] : set.parameter(v - set.states);
        if (member[v] < x.lower - 1e-12 || member[v] > x.upper + 1e-12) return false;
    }
    return true;
}

} // namespace

class TestVerifiedSubdivision : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    /// Whatever is divided, and in how many parts: neighbours share their boundary, the ends are those of the
    /// set, and every member of the set is in a part.
    void thePartsOfASetCoverIt_data() {
        QTest::addColumn<int>("rule");
        QTest::addColumn<int>("parts");
        for (const auto& [name, rule] : {std::pair{"rates", SplitRule::Rates},
                                         {"product", SplitRule::Product},
                                         {"conditions", SplitRule::Conditions}})
            for (const int parts : {2, 3})
                QTest::addRow("%s in %d", name, parts) << static_cast<int>(rule) << parts;
    }
    void thePartsOfASetCoverIt() {
        QFETCH(int, rule);
        QFETCH(int, parts);
        DriveFlow drive = DriveFlow::wide(0.2);
        // A torque inside the range of the friction sets some members in motion, not others.
        const double torque = 0.15;
        std::vector<StateSet> list = drive.followed({drive.start()}, 0, 30, torque);
        for (StateSet& set : list) anchor(set);
        list = drive.followed(list, 30, 40, torque);
        std::erase_if(list, [&](const StateSet& set) {
            return drive.flow.rests(set, drive.step(40, torque).time, drive.step(40, torque).inputs);
        });
        QVERIFY(!list.empty());
        Subdivision subdivision(static_cast<SplitRule>(rule), parts, {true, false}, drive.prior);
        RandomStream random(11, 1);
        std::set<std::size_t> divided;
        for (int round = 0; round < 60; ++round) {
            subdivision.look(list);
            const std::size_t at = static_cast<std::size_t>(round) % list.size();
            const StateSet whole = list[at];
            const auto cut = subdivision.choose(drive.flow, whole, drive.step(40, torque));
            QVERIFY(cut.has_value());
            QCOMPARE(cut->at.size() + 1, static_cast<std::size_t>(parts));
            const bool isState = cut->variable < whole.states;
            const std::size_t k = isState ? 0 : cut->variable - whole.states;
            const Interval range = !isState   ? whole.parameter(k)
                                   : cut->now ? whole.box[cut->variable]
                                              : whole.range[cut->variable];
            QVERIFY(range.lower < cut->at.front() && cut->at.back() < range.upper);
            divided.insert(cut->variable);
            std::vector<StateSet> made;
            divide(whole, *cut, made);
            QCOMPARE(made.size(), static_cast<std::size_t>(parts));
            for (std::size_t m = 0; m < made.size(); ++m) {
                const std::size_t symbol = isState ? cut->variable : made[m].symbolOf[k];
                const Interval& part = made[m].range[symbol];
                QVERIFY(part.lower == (m == 0 ? range.lower : cut->at[m - 1]));
                QVERIFY(part.upper == (m + 1 == made.size() ? range.upper : cut->at[m]));
                QCOMPARE(made[m].mode, whole.mode);
            }
            for (int member = 0; member < 50; ++member) {
                const std::vector<double> values = memberOf(whole, random);
                if (!holds(whole, values)) continue; // its symbols allow it, its box does not
                QVERIFY(std::any_of(made.begin(), made.end(),
                                    [&](const StateSet& part) { return holds(part, values); }));
            }
            list[at] = made.front();
            list.insert(list.end(), made.begin() + 1, made.end());
        }
        QVERIFY(divided.size() >= 2);
        QVERIFY(!divided.contains(0)); // no rate depends on the angle
        QCOMPARE(divided.contains(1), rule != static_cast<int>(SplitRule::Product)); // the velocity
    }
    /// A rig that has run for a second, under another torque: the variable that the slides divide, by hand.
    void theRulesOfTheSlidesAreKeptToTheLetter_data() {
        QTest::addColumn<double>("before");
        QTest::addColumn<double>("torque");
        QTest::addColumn<int>("variable");
        QTest::addColumn<double>("at"); // NaN: the middle
        const double middle = std::nan("");
        // alpha in [-1.008, -0.672], beta in [17.36, 26.04], TFs in [0.1136, 0.1704].
        QTest::newRow("TFs where |u| lies in it") << 0.9 << 0.15 << 4 << 0.15;
        QTest::newRow("TFs where |u| lies in it, backward") << 0.9 << -0.15 << 4 << 0.15;
        QTest::newRow("TFs below it") << 0.9 << 0.05 << 4 << middle;
        QTest::newRow("omega") << 9.0 << 9.0 << 1 << middle; // some 60 rad/s wide, beta 8.7
        QTest::newRow("beta") << 0.9 << -0.3 << 3 << middle; // alpha omega meets [-12.2, -7.2]
        QTest::newRow("alpha") << 0.9 << 0.3 << 2 << middle; // alpha omega is below 0 < beta (u - TFs)
    }
    void theRulesOfTheSlidesAreKeptToTheLetter() {
        QFETCH(double, before);
        QFETCH(double, torque);
        QFETCH(int, variable);
        QFETCH(double, at);
        DriveFlow drive = DriveFlow::wide(0.2);
        const auto list = drive.followed({drive.start()}, 0, 128, before);
        QCOMPARE(list.size(), std::size_t{1});
        const StateSet& set = list.front();
        Subdivision subdivision(SplitRule::Paper, 2, {true, false}, drive.prior);
        subdivision.look(list);
        const auto cut = subdivision.choose(drive.flow, set, drive.step(128, torque));
        QVERIFY(cut.has_value());
        QCOMPARE(cut->variable, static_cast<std::size_t>(variable));
        QCOMPARE(cut->at.size(), std::size_t{1});
        if (std::isnan(at)) return;
        QVERIFY(cut->at[0] > at && cut->at[0] < at + 1e-6);
    }
    /// Sensors for all states leave none to tell unmeasured rates by; boxes are divided all the same.
    void setsAreDividedWhereEveryStateIsMeasured() {
        DriveFlow drive = DriveFlow::wide(0.2);
        const auto list = drive.followed({drive.start()}, 0, 20, 0.3);
        QVERIFY(!list.empty());
        Subdivision subdivision(SplitRule::Rates, 2, {true, true}, drive.prior);
        subdivision.look(list);
        const auto cut = subdivision.choose(drive.flow, list.front(), drive.step(20, 0.3));
        QVERIFY(cut.has_value());
        QCOMPARE(cut->at.size(), std::size_t{1});
    }
    /// TFs decides whether a torque of 0.15 breaks the drive away: it is divided there.
    void anOpenConditionIsDividedWhereItIsDecided() {
        DriveFlow drive = DriveFlow::wide(0.2); // TFs in [0.1136, 0.1704]
        const double margin = 1e-6 * drive.prior[2].width();
        const StateSet rest = drive.start();
        for (const double torque : {0.15, -0.15}) {
            const StepInputs step = drive.step(0, torque);
            const auto open = drive.flow.openConditions(rest, step);
            QCOMPARE(open.size(), std::size_t{1}); // of the two directions the torque leaves one open
            QCOMPARE(open[0].parameter, std::size_t{2});
            QVERIFY(open[0].turns.contains(0.15) && open[0].turns.width() < 1e-12);
            QVERIFY(open[0].failsAbove); // with more friction it does not move
            for (const int parts : {2, 3}) {
                Subdivision subdivision(SplitRule::Conditions, parts, {true, false}, drive.prior);
                subdivision.look({rest});
                const auto cut = subdivision.choose(drive.flow, rest, step);
                QVERIFY(cut.has_value());
                QCOMPARE(cut->variable, std::size_t{4});
                QCOMPARE(cut->at.size(), static_cast<std::size_t>(parts) - 1);
                QVERIFY(std::abs(cut->at.back() - (0.15 + margin)) < 1e-12);
                QVERIFY(parts == 2 || std::abs(cut->at.front() - (0.15 - margin)) < 1e-12);
                std::vector<StateSet> made;
                divide(rest, *cut, made);
                QVERIFY(drive.flow.openConditions(made.back(), step).empty());
                QCOMPARE(drive.flow.openConditions(made.front(), step).empty(), parts == 3);
            }
        }
        QVERIFY(drive.flow.openConditions(rest, drive.step(0, 0.05)).empty());
        QVERIFY(drive.flow.openConditions(rest, drive.step(0, 0.3)).empty());
    }
};

RIGOR_TEST(TestVerifiedSubdivision)
#include "test_verified_subdivision.moc"

} // namespace test_verified_subdivision

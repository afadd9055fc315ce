// Both formulations on the quick-return rig against an independent solution (reference.csv, reference.json).
#include "core/engine/multibody/multibody.h"
#include "tests/support/test_paths.h"
#include "tests/support/test_program.h"

#include <QRegularExpression>
#include <QTest>

#include <fstream>
#include <sstream>

namespace test_quick_return {

using namespace rigor;

namespace {

const std::string kRig = sourceDir() + "/resources/rigs/quick-return/";

struct Reference {
    std::vector<std::string> names;
    std::vector<std::vector<double>> rows;
    double at(std::size_t row, const char* name) const {
        const auto k = std::find(names.begin(), names.end(), name) - names.begin();
        return rows.at(row).at(static_cast<std::size_t>(k));
    }
};

Reference readReference() {
    Reference result;
    std::ifstream in(kRig + "reference.csv");
    std::string line, cell;
    std::getline(in, line);
    for (std::istringstream head(line); std::getline(head, cell, ',');) result.names.push_back(cell);
    while (std::getline(in, line)) {
        result.rows.emplace_back();
        for (std::istringstream row(line); std::getline(row, cell, ',');)
            result.rows.back().push_back(std::stod(cell));
    }
    return result;
}

struct Errors {
    double s = 0, sd = 0, phi = 0, ram = 0, pressure = 0;
};

/// Place of the ram's joint L, and its velocity is not needed.
double ramOf(const Mechanism& mechanism, const MultibodyInstant& i) {
    Kinematics kinematics(mechanism);
    kinematics.place(i.q, i.rates);
    return kinematics.pointOn(4, {0, 0}).place.x();
}

Errors errorsOf(const MultibodyRun& run, const Mechanism& mechanism, const Reference& reference) {
    Errors e;
    for (const MultibodyInstant& i : run.instants) {
        const auto row = static_cast<std::size_t>(std::llround(i.time / 0.01));
        e.s = std::max(e.s, std::abs(i.lengths[0] - reference.at(row, "s_m")));
        e.sd = std::max(e.sd, std::abs(i.lengthRates[0] - reference.at(row, "sd_m_s")));
        e.phi = std::max(e.phi, std::abs(i.q[0] - reference.at(row, "phi_rad")));
        e.ram = std::max(e.ram, std::abs(ramOf(mechanism, i) - reference.at(row, "xram_m")));
        for (int k = 0; k < 3; ++k)
            e.pressure =
                std::max(e.pressure, std::abs(i.pressures[k] - reference.at(row, k == 0   ? "p1_Pa"
                                                                                 : k == 1 ? "p2_Pa"
                                                                                          : "p3_Pa")));
    }
    return e;
}

QString text(const MultibodyRun& r) {
    return QString("%1 position %2 velocity %3 acceleration %4 energy %5 iterations %6 most %7 us/step %8 "
                   "factorisations %9")
        .arg(QString::fromStdString(r.reason))
        .arg(r.position)
        .arg(r.velocity)
        .arg(r.acceleration)
        .arg(r.energyBalance)
        .arg(r.meanIterations)
        .arg(r.mostIterations)
        .arg(1e6 * r.secondsPerStep)
        .arg(r.factorisations);
}

MultibodyOptions optionsOf(Formulation formulation, double step) {
    MultibodyOptions options;
    options.formulation = formulation;
    options.step = step;
    options.recordEvery = static_cast<int>(std::llround(0.01 / step));
    return options;
}

} // namespace

class TestQuickReturn : public QObject {
    Q_OBJECT
    const Mechanism mechanism_ = loadMechanism(kRig + "quick-return.mech");
    const Reference reference_ = readReference();

  private Q_SLOTS:
    void cleanup() {
        setTranslator({});
        setDecimalSign('.');
    }

    void theStartIsThatOfTheReference() {
        const MultibodyRun run = simulateMechanism(mechanism_, [] {
            MultibodyOptions o;
            o.stopTime = 0.01;
            return o;
        }());
        const MultibodyInstant& start = run.instants.front();
        QVERIFY(std::abs(start.lengths[0] - 0.9452350722479) < 1e-12);
        QVERIFY(std::abs(start.pressures[0] - 3254102.0141653) < 1e-4);
        QCOMPARE(start.pressures[0], start.pressures[1]);
        QVERIFY(std::abs(start.energy - reference_.at(0, "E_J")) < 1e-7);
    }

    void bothFormulationsMeetTheirLevelsAndTheReference_data() {
        QTest::addColumn<bool>("doubleStep");
        QTest::newRow("double-step") << true;
        QTest::newRow("augmented-lagrangian") << false;
    }
    void bothFormulationsMeetTheirLevelsAndTheReference() {
        QFETCH(bool, doubleStep);
        const Formulation formulation =
            doubleStep ? Formulation::DoubleStep : Formulation::AugmentedLagrangian;
        const MultibodyRun run = simulateMechanism(mechanism_, optionsOf(formulation, 1e-3));
        qInfo("%s", qPrintable(text(run)));
        QVERIFY2(run.answered, run.reason.c_str());
        QVERIFY(run.position < (doubleStep ? 1e-14 : 1e-12));
        QVERIFY(run.velocity < (doubleStep ? 1e-14 : 1e-8));
        QVERIFY(run.acceleration < (doubleStep ? 1e-14 : 1e-5));
        QVERIFY(run.energyBalance < 1e-5);
        // 5 % over the reference implementation's errors, which are those of the trapezoidal rule.
        const Errors e = errorsOf(run, mechanism_, reference_);
        QVERIFY2(e.s < 1.05 * 1.55e-7, qPrintable(QString::number(e.s)));
        QVERIFY2(e.sd < 1.05 * 1.15e-5, qPrintable(QString::number(e.sd)));
        QVERIFY2(e.phi < 1.05 * 7.63e-7, qPrintable(QString::number(e.phi)));
        QVERIFY2(e.ram < 1.05 * 2.72e-7, qPrintable(QString::number(e.ram)));
        QVERIFY2(e.pressure < 1.05 * 188, qPrintable(QString::number(e.pressure)));
    }

    void halvingTheStepDividesTheErrorByFour() {
        const Errors coarse = errorsOf(
            simulateMechanism(mechanism_, optionsOf(Formulation::DoubleStep, 2e-3)), mechanism_, reference_);
        const Errors fine = errorsOf(simulateMechanism(mechanism_, optionsOf(Formulation::DoubleStep, 1e-3)),
                                     mechanism_, reference_);
        for (const double ratio : {coarse.s / fine.s, coarse.phi / fine.phi, coarse.ram / fine.ram})
            QVERIFY2(ratio > 3.8 && ratio < 4.2, qPrintable(QString::number(ratio)));
    }

    void theFormulationsAgree() {
        MultibodyOptions a = optionsOf(Formulation::DoubleStep, 1e-3),
                         b = optionsOf(Formulation::AugmentedLagrangian, 1e-3);
        a.stopTime = b.stopTime = 3;
        const MultibodyRun one = simulateMechanism(mechanism_, a), two = simulateMechanism(mechanism_, b);
        QCOMPARE(one.instants.size(), two.instants.size());
        for (std::size_t k = 0; k < one.instants.size(); ++k)
            QVERIFY(std::abs(one.instants[k].lengths[0] - two.instants[k].lengths[0]) < 1e-9);
    }

    void aPenaltyThatIsTooSmallIsRefusedWithAReason() {
        MultibodyOptions options = optionsOf(Formulation::AugmentedLagrangian, 1e-3);
        options.penalty = 1e7;
        const MultibodyRun run = simulateMechanism(mechanism_, options);
        QVERIFY(!run.answered);
        const QString reason = QString::fromStdString(run.reason);
        qInfo("%s", qPrintable(reason));
        QVERIFY2(reason.contains("the penalty 10⁷ is too small"), qPrintable(reason));
        options.penalty = 1e9;
        QVERIFY(simulateMechanism(mechanism_, options).answered);
    }

    void theAdvisedPenaltyCarriesThrough_data() {
        QTest::addColumn<double>("penalty");
        QTest::addColumn<QString>("blame");
        for (const double small : {1.0, 1e5, 1e8}) QTest::addRow("%g", small) << small << "too small";
        // Beside these the inertia is rounded away: the energy balance is off by 1e-2 J at 1e18.
        for (const double large : {1e18, 1e20, 1e25}) QTest::addRow("%g", large) << large << "too large";
    }
    void theAdvisedPenaltyCarriesThrough() {
        QFETCH(double, penalty);
        QFETCH(QString, blame);
        MultibodyOptions options = optionsOf(Formulation::AugmentedLagrangian, 1e-3);
        options.penalty = penalty;
        const MultibodyRun run = simulateMechanism(mechanism_, options);
        const QString reason = QString::fromStdString(run.reason);
        QVERIFY(!run.answered);
        const QRegularExpression words(
            "the penalty \\S+ is (too \\w+) .*; 10([⁰¹²³⁴⁵⁶⁷⁸⁹]+) was tried and carries through");
        const QRegularExpressionMatch match = words.match(reason);
        QVERIFY2(match.hasMatch(), qPrintable(reason));
        QCOMPARE(match.captured(1), blame);
        QString power;
        for (const QChar digit : match.captured(2))
            power += QString::number(QString("⁰¹²³⁴⁵⁶⁷⁸⁹").indexOf(digit));
        options.penalty = std::pow(10, power.toInt());
        const MultibodyRun advised = simulateMechanism(mechanism_, options);
        QVERIFY2(advised.answered, advised.reason.c_str());
        // Three times what double-step leaves (7e-6 J), that of the trapezoidal rule.
        QVERIFY2(advised.energyBalance < 3 * 7e-6, qPrintable(QString::number(advised.energyBalance)));
    }

    void aStepThatIsTooLargeIsNamed_data() { bothFormulationsMeetTheirLevelsAndTheReference_data(); }
    void aStepThatIsTooLargeIsNamed() {
        QFETCH(bool, doubleStep);
        MultibodyOptions options =
            optionsOf(doubleStep ? Formulation::DoubleStep : Formulation::AugmentedLagrangian, 1e-3);
        options.step = 1;
        const MultibodyRun run = simulateMechanism(mechanism_, options);
        QVERIFY(!run.answered);
        const QString reason = QString::fromStdString(run.reason);
        const QRegularExpression words("^the step of 1 s is too large: .*; steps of (\\S+) s were tried");
        const QRegularExpressionMatch match = words.match(reason);
        QVERIFY2(match.hasMatch(), qPrintable(reason));
        options.step = match.captured(1).toDouble();
        QVERIFY(simulateMechanism(mechanism_, options).answered);
    }

    /// All that is said of a mechanism file passes the translator, what a place of the line is for too.
    void mistakesInTheFileAreSaidInTheLanguageOfTheReader_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("said");
        const auto row = [](const char* name, const char* text, const char* said) {
            QTest::newRow(name) << QString(text) << QString(said);
        };
        row("no body", "mechanism m\n", "<The mechanism has no body.>");
        row("unknown", "wheel\n", "<'wheel' is no statement of a mechanism file.>");
        row("no name", "mechanism\n", "<The line ends where <a name> should stand.>");
        row("no number", "gravity 0 x\n", "<'x' stands where <gravity>, a number, should stand.>");
        row("negative", "body a mass -0.5\n",
            "<-0,5 stands where <the mass>, a positive number, should stand.>");
        row("property", "body a colour 1\n", "<A body has no property 'colour'.>");
        row("hangs nowhere", "body a mass 1\n", "<The body 'a' hangs nowhere.>");
        row("joint", "cut C ball\n", "<'ball' is no joint; known are revolute and translational.>");
        row("property of a cut", "cut C revolute ground 0 0 ground 0 0 axes\n",
            "<A cut joint has no property 'axes'.>");
        row("too much", "mechanism m n\n", "<'n' is too much on this line.>");
        row("curve", "curve knots 1\n", "<A curve needs the valve above it.>");
        row("pairs", "command 0 1 2\n", "<The command needs pairs of time and value.>");
        row("time", "command 1.5 0 1.5 1\n",
            "<The time 1,5 of the command is not later than the one before.>");
    }
    void mistakesInTheFileAreSaidInTheLanguageOfTheReader() {
        QFETCH(QString, text);
        QFETCH(QString, said);
        setTranslator([](const char* context, const char* english) {
            return std::string(context) == "Mechanism" ? "<" + std::string(english) + ">"
                                                       : std::string(english);
        });
        setDecimalSign(',');
        QString sentence;
        try {
            parseMechanism(text.toStdString(), "m.mech");
        } catch (const Error& error) {
            sentence = QString::fromStdString(error.sentence());
        }
        QCOMPARE(sentence, said);
    }

    void theReasonOfAStopIsSaidInTheLanguageOfTheReader() {
        setTranslator([](const char* context, const char* english) {
            return std::string(context) == "Mechanism" ? "<" + std::string(english) + ">"
                                                       : std::string(english);
        });
        setDecimalSign(',');
        MultibodyOptions options = optionsOf(Formulation::AugmentedLagrangian, 1e-3);
        options.penalty = 1e7;
        const QString reason = QString::fromStdString(simulateMechanism(mechanism_, options).reason);
        QVERIFY2(reason.startsWith("<<the penalty 10⁷ is too small for steps of 0,001 s: <at 0,"),
                 qPrintable(reason));
        QVERIFY2(reason.endsWith(">>; 10⁹ was tried and carries through>"), qPrintable(reason));
    }

    void aMistakeInTheFileIsNamedWithItsLine() {
        try {
            parseMechanism("mechanism m\nbody a mass 1 inertia 1 hangs O revolute base 0 0\n", "m.mech");
            QFAIL("no error");
        } catch (const Error& error) {
            QCOMPARE(error.place().line, 2);
            QCOMPARE(QString::fromStdString(error.sentence()),
                     QString("There is no body 'base' above this line."));
        }
    }
};

RIGOR_TEST(TestQuickReturn)
#include "test_quick_return.moc"

} // namespace test_quick_return

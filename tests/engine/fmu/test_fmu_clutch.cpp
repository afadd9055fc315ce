// The wet clutch as an FMU: runs are those of the text model.
#include "core/engine/external/consent.h"
#include "core/engine/fmu/fmu_model.h"
#include "core/engine/modelica/compile.h"
#include "tests/engine/fmu/clutch_fmu.h"
#include "tests/support/models/small_models.h"
#include "tests/support/test_paths.h"
#include "tests/support/test_program.h"

#include <QStandardPaths>

namespace test_fmu_clutch {

using namespace rigor;
using sample::near;

namespace {

ModelPtr textModel() { return loadModel(sourceDir() + "/resources/rigs/wet-clutch/wet-clutch.mo"); }

std::shared_ptr<const ExternalModel> clutch(int version, const std::string& stepSize = "3") {
    Messages warnings;
    auto model = fmuModel(clutch_fmu::bytesOf(version, stepSize), "clutch.fmu", &warnings);
    if (!warnings.empty()) qFatal("%s", warnings.front().text().c_str());
    trustOnce(model->code());
    return model;
}

/// x1, x2, dt, u0, du, motor speed, Tb0, b; of the last the load never comes to speed.
const std::vector<std::vector<double>> kCases{{1, 1, 0.095, 0.21, 0.10, 1350, 20, 0.10},
                                              {0.83, 1.17, 0.085, 0.18, 0.10, 1200, 50, 0.30},
                                              {1.21, 0.64, 0.105, 0.24, 0.12, 1500, 20, 0.10},
                                              {1, 1, 0.095, 0.21, 0.10, 1350, 500, 5}};

SimulationOptions untilThree() {
    SimulationOptions options;
    options.stopTime = 3;
    options.eventTolerance = 1e-13; // the FMU halves its step sixty times
    return options;
}

/// The speeds in every row and at the end; the shifting time at the end, where the FMU says 0 for none.
bool same(const Trajectory& fmu, const Trajectory& text, double relative) {
    bool fine = fmu.status.end == text.status.end && near(fmu.status.time, text.status.time, relative) &&
                fmu.times == text.times && fmu.outputs.rows() == text.outputs.rows();
    for (Eigen::Index y = 0; y < 2 && fine; ++y) {
        for (Eigen::Index row = 0; row < text.outputs.rows() && fine; ++row)
            fine = near(fmu.outputs(row, y), text.outputs(row, y), relative);
        const auto at = static_cast<std::size_t>(y);
        fine = fine && near(fmu.endOutputs[at], text.endOutputs[at], relative);
    }
    for (Eigen::Index row = 0; row < text.outputs.rows() && fine; ++row) fine = fmu.outputs(row, 2) == 0;
    if (text.status.end != RunEnd::Terminated)
        return fine && std::isnan(text.endOutputs[2]) && fmu.endOutputs[2] == 0;
    return fine && near(fmu.endOutputs[2], text.endOutputs[2], relative);
}

} // namespace

class TestFmuClutch : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void initTestCase() {
        if (QStandardPaths::findExecutable("cc").isEmpty()) QSKIP("There is no C compiler on this machine.");
        for (const int version : {2, 3}) QVERIFY(!clutch_fmu::library(version).empty());
    }

    void itsVariablesAreThoseOfTheTextModel() {
        const ModelPtr text = textModel();
        for (const int version : {2, 3}) {
            const auto fmu = clutch(version);
            QCOMPARE(fmu->parameters().size(), kCases.front().size());
            for (std::size_t p = 0; p < fmu->parameters().size(); ++p) {
                const Variable &mine = fmu->parameters()[p], &theirs = text->parameters()[p];
                QCOMPARE(mine.name, theirs.name);
                QCOMPARE(mine.unit, theirs.unit);
                QCOMPARE(mine.start, theirs.start);
                QCOMPARE(mine.min, theirs.min);
                QCOMPARE(mine.max, theirs.max);
            }
            QCOMPARE(fmu->outputs().size(), text->declaredOutputs());
            for (std::size_t y = 0; y < fmu->outputs().size(); ++y) {
                QCOMPARE(fmu->outputs()[y].name, text->outputs()[y].name);
                QCOMPARE(fmu->outputs()[y].unit, text->outputs()[y].unit);
                QCOMPARE(fmu->outputs()[y].nominal, text->outputs()[y].nominal);
            }
        }
    }

    void itsRunsAreThoseOfTheTextModel_data() {
        QTest::addColumn<int>("version");
        QTest::addColumn<QString>("stepSize");
        for (const int version : {2, 3})
            // Its corners are whole milliseconds: steps of communication so long end where the steps of the
            // integration do.
            for (const char* stepSize : {"3", "0.001"})
                QTest::addRow("FMI %d, %s s", version, stepSize) << version << stepSize;
    }
    void itsRunsAreThoseOfTheTextModel() {
        QFETCH(int, version);
        QFETCH(QString, stepSize);
        const auto fmu = clutch(version, stepSize.toStdString());
        const ModelPtr text = textModel();
        const SimulationOptions options = untilThree();
        const std::vector<double> times{0, 0.095, 0.5, 1, 1.5, 2.5, 3};
        for (const auto& parameters : kCases) {
            const Trajectory mine = simulate(*fmu, parameters, {}, options, times);
            QVERIFY2(mine.status.answered(), toString(mine.status, *fmu).text().c_str());
            const Trajectory theirs = simulate(*text, parameters, {}, options, times);
            QCOMPARE(theirs.status.end == RunEnd::Terminated, parameters[6] < 500);
            QVERIFY(same(mine, theirs, 1e-9));
        }
    }

    /// Corners of the current that are no whole milliseconds, within its steps.
    void cornersNeedNotBeCommunicated() {
        const auto fmu = clutch(2);
        const ModelPtr text = textModel();
        for (std::vector<double> parameters : kCases) {
            parameters[2] += 0.000377;
            const std::vector<double> times{0.3, 3};
            const Trajectory mine = simulate(*fmu, parameters, {}, untilThree(), times);
            QVERIFY2(mine.status.answered(), toString(mine.status, *fmu).text().c_str());
            QVERIFY(same(mine, simulate(*text, parameters, {}, untilThree(), times), 1e-9));
        }
    }

    /// Steps of communication cut those of the integration, which moves where these meet the corners of the
    /// plates: by 1e-7 s, as wet-clutch.mo says.
    void otherStepsOfCommunicationMoveItLittle() {
        const auto fmu = clutch(2, "0.0137");
        const ModelPtr text = textModel();
        const std::vector<double> times{3};
        for (const auto& parameters : kCases) {
            const Trajectory mine = simulate(*fmu, parameters, {}, untilThree(), times);
            QVERIFY2(mine.status.answered(), toString(mine.status, *fmu).text().c_str());
            QVERIFY(same(mine, simulate(*text, parameters, {}, untilThree(), times), 1e-6));
        }
    }

    /// A helper resets its instance from run to run.
    void aRunLeavesNothingBehind() {
        for (const int version : {2, 3}) {
            const auto fmu = clutch(version);
            const std::vector<double> times{3};
            const double first = simulate(*fmu, kCases[0], {}, untilThree(), times).endOutputs[2];
            for (const auto& parameters : kCases) {
                QVERIFY(simulate(*fmu, parameters, {}, untilThree(), times).status.answered());
                QCOMPARE(simulate(*fmu, kCases[0], {}, untilThree(), times).endOutputs[2], first);
            }
        }
    }
};

RIGOR_TEST(TestFmuClutch)
#include "test_fmu_clutch.moc"

} // namespace test_fmu_clutch

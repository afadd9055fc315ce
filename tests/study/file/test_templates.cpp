// The templates: each runs as it is and finds the truth that its data were made of; nothing is to be said of
// it before.
#include "core/engine/data/csv/csv_reader.h"
#include "core/foundation/base/json.h"
#include "core/study/demo.h"
#include "core/study/run/run_folder.h"
#include "core/study/study.h"
#include "tests/support/test_program.h"

#include <QTemporaryDir>
#include <QtTest>

namespace test_templates {

using namespace rigor;

class TestTemplates : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void thereAreTheEight() {
        std::vector<std::string> names;
        for (const ShippedRig& one : shippedTemplates()) names.push_back(one.name);
        QCOMPARE(names,
                 (std::vector<std::string>{"drive-with-friction", "first-order-lag", "hydraulic-cylinder",
                                           "mass-spring-damper", "pendulum-period", "rc-circuit",
                                           "static-formula", "tank-with-orifice"}));
        QVERIFY_THROWS_EXCEPTION(Error, shippedTemplate("rc-circiut"));
    }

    void eachFindsItsTruth_data() {
        QTest::addColumn<QString>("name");
        for (const ShippedRig& one : shippedTemplates())
            QTest::newRow(one.name.c_str()) << QString::fromStdString(one.name);
    }

    void eachFindsItsTruth() {
        QFETCH(QString, name);
        const ShippedRig one = shippedTemplate(name.toStdString());
        QVERIFY(!one.title.empty());
        QCOMPARE(one.studies, std::vector<std::string>{"fit.toml"});
        PreparedStudy prepared = prepare(loadStudy(one.folder / "fit.toml"));
        QCOMPARE(prepared.study.method, std::string("least-squares"));
        QVERIFY2(prepared.warnings.empty(),
                 prepared.warnings.empty() ? "" : std::string(prepared.warnings.front()).c_str());
        const Result result = runStudy(prepared, Progress());
        QVERIFY(result.outcome == RunOutcome::Answered);
        QVERIFY2(result.qualityWarnings.size() <= 1, result.message().c_str());
        const auto truth = nlohmann::json::parse(readFileBytes(one.folder / "truth.json")).at("truth");
        QCOMPARE(result.unknowns.size(), truth.size());
        for (const Estimate& estimate : result.unknowns) {
            const double off =
                (estimate.value - truth.at(estimate.name).get<double>()) / estimate.standardError;
            QVERIFY2(std::abs(off) < 3.3, fmt::format("{}: {} standard errors", estimate.name, off).c_str());
            QVERIFY2(!estimate.atBound && !estimate.unit.empty(), estimate.name.c_str());
            // The search has work to do: it does not begin at the truth.
            const auto unknown = std::ranges::find(prepared.study.unknowns, estimate.name, &Unknown::name);
            QVERIFY(unknown->value.start != truth.at(estimate.name).get<double>());
        }
    }

    void everyQuantityHasAUnit_data() { eachFindsItsTruth_data(); }

    void everyQuantityHasAUnit() {
        QFETCH(QString, name);
        const ShippedRig one = shippedTemplate(name.toStdString());
        const PreparedStudy prepared = prepare(loadStudy(one.folder / "fit.toml"));
        const Model& model = *prepared.problem.model;
        for (const auto* list : {&model.parameters(), &model.inputs(), &model.states(), &model.outputs()})
            for (const Variable& variable : *list)
                QVERIFY2(!variable.unit.empty() && !variable.description.empty(), variable.name.c_str());
        for (const std::string& file : withAbsolutePaths(prepared.study).data.files)
            for (const Column& column : readCsv(file, {}).table.columns)
                QVERIFY2(!column.unit.empty() || column.name == prepared.study.data.label,
                         column.name.c_str());
    }

    void aCopyRunsWhereItIsPut() {
        const QTemporaryDir folder;
        const std::filesystem::path to = folder.filePath("mine").toStdString();
        const auto written = copyRig(shippedTemplate("static-formula"), to);
        QVERIFY(written.size() >= 4);
        PreparedStudy prepared = prepare(loadStudy(to / "fit.toml"));
        QVERIFY(runStudy(prepared, Progress()).outcome == RunOutcome::Answered);
    }
};

RIGOR_TEST(TestTemplates)
#include "test_templates.moc"

} // namespace test_templates

// An evaluation is the same bit for bit wherever it is made: model and setting as bytes and back, alone or
// beside others, from the record or anew.
#include "core/engine/evaluate/evaluation_task.h"
#include "core/engine/evaluate/model_bytes.h"
#include "core/engine/evaluate/recorded_evaluator.h"
#include "core/engine/modelica/compile.h"
#include "core/engine/simulate/lanes/batch_integrator.h"
#include "tests/support/models/elsewhere_model.h"
#include "tests/support/test_paths.h"
#include "tests/support/test_program.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <array>
#include <mutex>

namespace test_evaluation {

using namespace rigor;

namespace {

ModelPtr compiled(const std::string& text) {
    const CompiledModel made = compileModel(text, "test.mo");
    if (!made.model) fail("{}", toString(made.problems.front(), text));
    return made.model;
}

/// Tables, splines of parameters, events, terminate, a floor: everything that is written.
ModelPtr eventful() {
    return compiled(R"(model Eventful
  parameter Real a = 1;
  parameter Real mark(min=0.01) = 0.4;
  input Real u;
  Real x(start=2);
  Real y(start=0.3);
  output Real z = a*x - y^3;
  discrete output Real crossing;
equation
  der(x) = -a*x + 0.1*table(y, {0, 0.5, 1}, {0, a, 0}) + u;
  der(y) = sin(x) - y*abs(y);
  atLeast(y, 0);
  when x <= mark then
    crossing = time;
    terminate("mark");
  end when;
end Eventful;)");
}

ModelPtr smooth() {
    return compiled(R"(model Smooth
  parameter Real k = 4;
  parameter Real d = 0.3;
  input Real u;
  Real x(start=1);
  Real v(start=0);
  output Real y = x + 0.1*v;
equation
  der(x) = v;
  der(v) = -k*sin(x) - d*v + u;
end Smooth;)");
}

EvaluationRequest endsOf(const ModelPtr& model, Eigen::Index columns) {
    auto setting = std::make_shared<EvaluationSetting>();
    setting->model = model;
    setting->inputs = {Signal({0, 0.5, 1, 3}, {0, 0.2, -0.1, 0}, Interpolation::Cubic)};
    setting->options.stopTime = 4;
    setting->values = {*findVariable(*model, "crossing"), *findVariable(*model, "z")};
    EvaluationRequest request{setting, Eigen::MatrixXd(2, columns)};
    for (Eigen::Index k = 0; k < columns; ++k)
        request.parameters.col(k) << 0.5 + 0.01 * static_cast<double>(k),
            0.2 + 0.003 * static_cast<double>(k);
    return request;
}

EvaluationRequest courses(const ModelPtr& model, bool slopes, EvaluationSetting::Kind kind) {
    auto setting = std::make_shared<EvaluationSetting>();
    setting->kind = kind;
    setting->model = model;
    setting->inputs = {Signal({0, 0.5, 1, 3}, {0, 0.2, -0.1, 0}, Interpolation::Linear)};
    setting->times = {0.1, 0.4, 0.9, 1.7};
    setting->options.stopTime = 1.7;
    setting->outputs = {findVariable(*model, "y")->index};
    if (slopes) setting->chosen = {0, 1};
    if (kind == EvaluationSetting::Kind::Lanes) {
        setting->parameters = {4, 0.3};
        setting->varying = {0, 1};
        setting->checked = 2;
        setting->integrator =
            BatchIntegrator::make(model, setting->parameters, setting->varying, setting->inputs,
                                  setting->options, setting->times, setting->outputs, setting->checked);
    }
    EvaluationRequest request{setting, Eigen::MatrixXd(2, 21)};
    for (Eigen::Index k = 0; k < 21; ++k) request.parameters.col(k) << 3 + 0.1 * static_cast<double>(k), 0.2;
    return request;
}

bool sameBits(const Eigen::MatrixXd& a, const Eigen::MatrixXd& b) {
    return a.rows() == b.rows() && a.cols() == b.cols() &&
           std::memcmp(a.data(), b.data(), sizeof(double) * static_cast<std::size_t>(a.size())) == 0;
}

void compareBatches(const EvaluatedBatch& a, const EvaluatedBatch& b) {
    QVERIFY(sameBits(a.values, b.values));
    QCOMPARE(a.statuses.size(), b.statuses.size());
    for (std::size_t k = 0; k < a.statuses.size(); ++k) {
        QCOMPARE(a.statuses[k].end, b.statuses[k].end);
        QCOMPARE(a.statuses[k].time, b.statuses[k].time);
        QCOMPARE(a.statuses[k].reason, b.statuses[k].reason);
    }
}

EvaluatedBatch here(const EvaluationRequest& request) {
    return ThreadEvaluator().evaluate({&request, 1}, 1, {}).front();
}

/// As rigor-evaluate would do it.
EvaluatedBatch afar(const EvaluationRequest& request) {
    const ModelPtr model = modelFromBytes(modelBytes(*request.setting->model), nullptr);
    const auto setting = settingFromBytes(request.setting->bytes(), model);
    const auto parts = taskFromBytes(bytesOf(
        std::vector<TaskPart>{{request.setting->modelHash(), request.setting->hash(), request.parameters}}));
    EvaluatedBatch made = emptyBatch({setting, parts.front().parameters});
    evaluateColumns({setting, parts.front().parameters}, 0, request.parameters.cols(), 1, {}, made);
    TaskAnswer answer;
    answer.parts.push_back(std::move(made));
    return answerFromBytes(bytesOf(answer)).parts.front();
}

/// Counts what it is asked for.
class Counting : public BatchEvaluator {
  public:
    std::vector<EvaluatedBatch> evaluate(std::span<const EvaluationRequest> requests, int threads,
                                         std::stop_token stop, const Told& told) override {
        for (const EvaluationRequest& request : requests) evaluations += request.parameters.cols();
        return threads_.evaluate(requests, threads, std::move(stop),
                                 [&](EvaluatedColumns columns, const auto& batch) {
                                     columns.seconds = seconds * static_cast<double>(columns.count);
                                     told(columns, batch);
                                 });
    }
    Eigen::Index evaluations = 0;
    double seconds = 0; ///< that one is said to cost

  private:
    ThreadEvaluator threads_;
};

} // namespace

class TestEvaluation : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void theSameBitsFromBytes() {
        using Kind = EvaluationSetting::Kind;
        for (const EvaluationRequest& request :
             {endsOf(eventful(), 40), courses(smooth(), false, Kind::Course),
              courses(smooth(), true, Kind::Course), courses(smooth(), false, Kind::Lanes)})
            compareBatches(here(request), afar(request));
        // Lanes and single runs give the same too.
        const auto lanes = here(courses(smooth(), false, Kind::Lanes));
        const auto request = courses(smooth(), false, Kind::Course);
        const auto single = here(request);
        for (Eigen::Index k = 0; k < 21; ++k) {
            const auto run = courseOf(*request.setting, single.values.col(k),
                                      single.statuses[static_cast<std::size_t>(k)]);
            for (Eigen::Index t = 0; t < 4; ++t)
                QCOMPARE(
                    run.trajectory.outputs(t, static_cast<Eigen::Index>(request.setting->outputs.front())),
                    lanes.values(t, k));
        }
    }

    void everyShippedModelIsToldInBytes() {
        namespace fs = std::filesystem;
        int models = 0;
        for (const auto& entry : fs::recursive_directory_iterator(fs::path(sourceDir()) / "resources/rigs")) {
            if (entry.path().extension() != ".mo") continue;
            const ModelPtr model = loadModel(entry.path());
            const std::string bytes = modelBytes(*model);
            QVERIFY2(!bytes.empty(), entry.path().c_str());
            QCOMPARE(modelBytes(*modelFromBytes(bytes, nullptr)).size(), bytes.size());
            ++models;
        }
        QVERIFY(models >= 8);
    }

    void aFailureKeepsItsReason() {
        auto request =
            endsOf(compiled("model M\n parameter Real a=1;\n parameter Real b=1;\n input Real u;\n Real "
                            "x(start=1);\n output Real z = x;\n output Real crossing = x;\nequation\n "
                            "der(x) = a/(x - x) + u;\nend M;"),
                   3);
        const auto a = here(request), b = afar(request);
        QVERIFY(!a.statuses.front().answered());
        QVERIFY(!a.statuses.front().reason.empty());
        compareBatches(a, b);
    }

    void whatIsInTheRecordIsNotAskedForAgain() {
        const QTemporaryDir folder;
        const std::string file = folder.filePath("record.bin").toStdString();
        const EvaluationRequest request = endsOf(eventful(), 100);
        const EvaluatedBatch truth = here(request);
        const RecordOwner owner{"study", "1"};
        const auto inner = std::make_shared<Counting>();
        inner->seconds = 0.01;
        EvaluationRequest half = request;
        half.parameters = request.parameters.leftCols(37);
        {
            RecordedEvaluator first(inner, std::make_shared<EvaluationRecord>(file, owner));
            first.evaluate({&half, 1}, 1, {});
        }
        QCOMPARE(inner->evaluations, Eigen::Index(37));
        RecordedEvaluator second(inner, std::make_shared<EvaluationRecord>(file, owner));
        compareBatches(second.evaluate({&request, 1}, 1, {}).front(), truth);
        QCOMPARE(inner->evaluations, Eigen::Index(100));
        QCOMPARE(second.recalled(), 37LL);
    }

    void cheapBatchesAreKeptWholeWhereTheirValuesAre() {
        const QTemporaryDir folder;
        const std::string file = folder.filePath("record.bin").toStdString();
        EvaluationRequest request = endsOf(eventful(), 700);
        const EvaluatedBatch truth = here(request);
        const RecordOwner owner{"study", "1"};
        const auto inner = std::make_shared<Counting>();
        for (const bool kept : {false, true}) {
            request.kept = kept;
            RecordedEvaluator(inner, std::make_shared<EvaluationRecord>(file, owner))
                .evaluate({&request, 1}, 1, {});
        }
        QCOMPARE(inner->evaluations, Eigen::Index(1400));
        RecordedEvaluator third(inner, std::make_shared<EvaluationRecord>(file, owner));
        compareBatches(third.evaluate({&request, 1}, 1, {}).front(), truth);
        QCOMPARE(inner->evaluations, Eigen::Index(1400));
        // Another setting is another evaluation.
        auto other = std::make_shared<EvaluationSetting>();
        other->model = request.setting->model;
        other->inputs = request.setting->inputs;
        other->options = request.setting->options;
        other->options.step = 0.002;
        other->values = request.setting->values;
        request.setting = other;
        third.evaluate({&request, 1}, 1, {});
        QCOMPARE(inner->evaluations, Eigen::Index(2100));
    }

    /// Single evaluations are there, then the rest of their batch is evaluated: it is kept whole.
    void aBatchOfWhichSomeAreThereIsKeptWhole() {
        const QTemporaryDir folder;
        const std::string file = folder.filePath("record.bin").toStdString();
        EvaluationRequest request = endsOf(eventful(), 700);
        request.kept = true;
        EvaluationRequest part = request;
        part.parameters = request.parameters.middleCols(500, 37); // of both pieces
        const EvaluatedBatch truth = here(request);
        const RecordOwner owner{"study", "1"};
        const auto inner = std::make_shared<Counting>();
        inner->seconds = 0.01;
        RecordedEvaluator(inner, std::make_shared<EvaluationRecord>(file, owner)).evaluate({&part, 1}, 1, {});
        inner->seconds = 0;
        {
            RecordedEvaluator second(inner, std::make_shared<EvaluationRecord>(file, owner));
            compareBatches(second.evaluate({&request, 1}, 1, {}).front(), truth);
            QCOMPARE(second.recalled(), 37LL);
            QCOMPARE(inner->evaluations, Eigen::Index(700));
        }
        const auto record = std::make_shared<EvaluationRecord>(file, owner);
        QCOMPARE(record->entries(), std::size_t(37 + 2));
        compareBatches(RecordedEvaluator(inner, record).evaluate({&request, 1}, 1, {}).front(), truth);
        QCOMPARE(inner->evaluations, Eigen::Index(700));
    }

    /// With a record or without, with entries in it or none: who asks is told of each column once, with its
    /// values, and what is not kept leaves no entry.
    void everyColumnIsToldOnce() {
        const QTemporaryDir folder;
        const std::string file = folder.filePath("record.bin").toStdString();
        const RecordOwner owner{"study", "1"};
        const EvaluationRequest cheap = endsOf(eventful(), 700),
                                dear = courses(smooth(), true, EvaluationSetting::Kind::Course);
        const std::array requests{cheap, dear};
        const auto inner = std::make_shared<Counting>();
        for (const std::size_t before : {0U, 21U}) {
            inner->seconds = 0;
            const auto record = std::make_shared<EvaluationRecord>(file, owner);
            QCOMPARE(record->entries(), before);
            RecordedEvaluator recorded(inner, record);
            std::mutex mutex;
            std::array<std::vector<int>, 2> told{std::vector<int>(700), std::vector<int>(21)};
            const auto made = recorded.evaluate(
                requests, 2, {}, [&](const EvaluatedColumns& columns, const EvaluatedBatch& batch) {
                    const std::lock_guard lock(mutex);
                    for (Eigen::Index k = columns.first; k < columns.first + columns.count; ++k)
                        told[columns.request][static_cast<std::size_t>(k)] +=
                            batch.statuses[static_cast<std::size_t>(k)].end == RunEnd::NotRun ? 100 : 1;
                });
            for (const auto& each : told)
                QVERIFY(std::ranges::all_of(each, [](int times) { return times == 1; }));
            for (std::size_t r = 0; r < 2; ++r) compareBatches(made[r], here(requests[r]));
            inner->seconds = 0.01; // the dear ones are kept one by one, for the next turn
            recorded.evaluate({&dear, 1}, 1, {});
        }
    }

    void serversAreNotKept() {
        const EvaluationRequest request = endsOf(std::make_shared<ElsewhereModel>(eventful()), 3);
        QVERIFY(request.setting->hash().empty());
    }

    void damagedBytesAreRefused() {
        const EvaluationRequest request = endsOf(eventful(), 2);
        std::string model = modelBytes(*request.setting->model), setting = request.setting->bytes();
        QVERIFY_THROWS_EXCEPTION(Error, modelFromBytes(model.substr(0, model.size() / 2), nullptr));
        QVERIFY_THROWS_EXCEPTION(Error, settingFromBytes(setting.substr(0, 20), request.setting->model));
        TaskAnswer answer;
        answer.parts.push_back(here(request));
        std::string bytes = bytesOf(answer);
        bytes[bytes.size() / 2] = static_cast<char>(bytes[bytes.size() / 2] ^ 1);
        QVERIFY_THROWS_EXCEPTION(Error, answerFromBytes(bytes));
    }
};

RIGOR_TEST(TestEvaluation)
#include "test_evaluation.moc"

} // namespace test_evaluation

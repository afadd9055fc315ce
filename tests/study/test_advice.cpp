// Methods named to people as what would help (core/methods/advice.h): over all kinds of models and all
// methods none that refuses the model at hand.
#include "core/engine/fmu/fmu_model.h"
#include "core/engine/server/server_model.h"
#include "core/methods/advice.h"
#include "core/methods/result/provenance.h"
#include "core/methods/result/validation_result.h"
#include "core/methods/watched.h"
#include "core/study/trust/trust.h"
#include "tests/engine/fmu/small_fmu.h"
#include "tests/engine/program/program_case.h"
#include "tests/engine/server/raw_server.h"
#include "tests/engine/server/served_here.h"
#include "tests/support/answers.h"
#include "tests/support/models/small_models.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <set>
#include <sstream>

namespace test_advice {

using namespace rigor;
using namespace rigor::sample;

namespace {

const char* const kOverTime = "model Decay\n  parameter Real k = 1;\n  output Real y(start = 1);\nequation\n"
                              "  der(y) = -k*y;\nend Decay;\n";
const char* const kAtOnce =
    "model Line\n  parameter Real k = 1;\n  input Real u;\n  output Real y;\nequation\n"
    "  y = k*u;\nend Line;\n";

const char* const kOverTimeElsewhere =
    "[program]\ncommand = [\"sh\", \"-c\", \"echo 0,{{k}} > out.csv\"]\n[parameters]\nk = 1\n"
    "[outputs.y]\nfile = \"out.csv\"\ncolumn = 2\ntime = 1\n";
const char* const kAtOnceElsewhere =
    "[program]\ncommand = [\"sh\", \"-c\", \"echo {{k}} > out.csv\"]\n[parameters]\nk = 1\n[inputs]\nu = 0\n"
    "[outputs.y]\nfile = \"out.csv\"\ncolumn = 1\n";

ModelPtr asked(const std::string& address) {
    Messages warnings;
    return serverModel(address, warnings);
}

/// Texts, FMUs of both versions and interfaces, programs, servers of ours and of others: over time and not.
std::vector<ModelPtr> made() {
    static const ProgramCase program, atOnce;
    std::vector<ModelPtr> models{modelOf(kOverTime), modelOf(kAtOnce), program.read(kOverTimeElsewhere),
                                 atOnce.read(kAtOnceElsewhere)};
    for (const char* text : {kOverTime, kAtOnce}) {
        const ServedHere ours({servedModel("rig", modelOf(text), {}, {})});
        models.push_back(asked(ours.address("rig")));
    }
    const RawServer anybodys(honestBut("", {}));
    models.push_back(asked(anybodys.address() + "/f"));
    if (!QStandardPaths::findExecutable("cc").isEmpty())
        for (const int version : {2, 3})
            for (const bool coSimulation : {true, false})
                models.push_back(fmuModel(
                    small_fmu::bytesOf({.version = version, .coSimulation = coSimulation}), "small.fmu"));
    return models;
}

const std::vector<ModelPtr>& modelsOfAllKinds() {
    static const std::vector<ModelPtr> models = made();
    return models;
}

Result ended(const MethodDescriptor& method, const Model& model, RunOutcome outcome) {
    Result result;
    result.method = method.key;
    result.outcome = outcome;
    result.unknowns = {{.name = "k", .value = 1}};
    Provenance provenance{.modelOffers = offersOf(model)};
    result.provenance = toJson(provenance);
    return result;
}

/// "a, b" -> a, b
std::set<std::string> wordsOf(const std::string& list) {
    std::set<std::string> words;
    std::istringstream stream(list);
    for (std::string word; std::getline(stream >> std::ws, word, ',');) words.insert(word);
    return words;
}

bool takes(const std::string& method, const Model& model) {
    const MethodDescriptor* known = findMethod(method);
    return known && refusedModel(*known, model).empty();
}

} // namespace

class TestAdvice : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void noAdvisedMethodRefusesTheModel() {
        int named = 0;
        for (const ModelPtr& model : modelsOfAllKinds())
            for (const MethodDescriptor* method : methods()) {
                if (!method->needsModel || !takes(method->key, *model)) continue;
                for (const RunOutcome outcome :
                     {RunOutcome::Answered, RunOutcome::NoAnswer, RunOutcome::Cancelled}) {
                    const Result result = ended(*method, *model, outcome);
                    for (const NextRun& next : agreementAmong({{1, "", nullptr, &result}}).next) {
                        QVERIFY2(takes(next.method, *model), next.method.c_str());
                        ++named;
                    }
                    for (const Action& action : presented(result, {}).actions)
                        if (action.kind == Action::Kind::SwitchMethod) {
                            QVERIFY2(takes(action.argument, *model), action.argument.c_str());
                            ++named;
                        }
                }
            }
        QVERIFY(named > 20);
    }

    void theTableOfARunIsThatOfItsModel() {
        for (const ModelPtr& model : modelsOfAllKinds())
            for (const MethodDescriptor* method : methods())
                if (method->needsModel)
                    QCOMPARE(couldFollow(method->key,
                                         ended(*findMethod("least-squares"), *model, RunOutcome::Answered)),
                             takes(method->key, *model));
        // A run of before this was recorded says nothing against any.
        QVERIFY(couldFollow("verified", Result()));
        QVERIFY(!couldFollow("none-such", Result()));
    }

    void listsLeaveThemOut() {
        std::set<std::string> keys;
        for (const MethodDescriptor* method : methods())
            keys.insert(method->reads.begin(), method->reads.end());
        for (const ModelPtr& model : modelsOfAllKinds()) {
            for (const std::string& key : keys)
                for (const std::string& word : wordsOf(methodsReading(key, {model})))
                    QVERIFY2(takes(word, *model), word.c_str());
            for (const std::string& word : wordsOf(methodsThat(canBeWatched, {model})))
                QVERIFY2(takes(word, *model), word.c_str());
        }
        const ModelPtr text = modelOf(kOverTime);
        QCOMPARE(methodsReading("data.start", {text}), std::string("homotopy, least-squares"));
        const ProgramCase program;
        QCOMPARE(methodsReading("data.start", {text, program.read(kOverTimeElsewhere)}),
                 std::string("least-squares"));
    }
};

RIGOR_TEST(TestAdvice)
#include "test_advice.moc"

} // namespace test_advice

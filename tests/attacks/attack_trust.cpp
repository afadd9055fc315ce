// What `rigor compare` finds in the rows of a run (core/study/trust): healthy records must be called faulty
// in 5 % at most, planted faults must be named; and answers of several methods from one healthy record must
// agree. What a fit says to explain its rest (diagnostics.explained_by) must be what was planted. Prints
// which class was named for which fault, per family. RIGOR_FAULT_SIZE: deviations of the test that knows the
// fault, else 4.8.

#include "core/study/trust/fault_diagnosis.h"
#include "core/study/trust/trust.h"
#include "tests/attacks/support/attack_main.h"
#include "tests/attacks/support/rigs/faulty_rigs.h"
#include "tests/attacks/support/scratch.h"

#include <cstdlib>
#include <mutex>
#include <set>

using namespace rigor;
using namespace rigor::attacks;

namespace {

/// What was said of one fault.
struct Row {
    int records = 0, found = 0, first = 0, pair = 0,
        among = 0;                    ///< pair: of two that are alike; among: of more
    std::map<std::string, int> named; ///< class said first
    int explained = 0, rightly = 0;   ///< by the fit alone
    std::map<std::string, int> explanations;
};
std::mutex guard;
std::map<std::string, std::map<int, Row>> table; ///< per family and fault

constexpr const char* kAgree = "agree_";

/// 0 = none.
PlantedFault faultOf(int number) {
    return number > 0 ? PlantedFault(static_cast<FaultClass>(number - 1)) : PlantedFault();
}
std::string plantedKey(PlantedFault fault) { return fault ? keyOf(*fault) : ""; }

/// What explains it among the assumptions of a fit; "" = none can.
std::string explanationOf(FaultClass fault) {
    switch (fault) {
    case FaultClass::Bias:
        return "offset";
    case FaultClass::Unit:
        return "gain";
    case FaultClass::Clock:
        return "delay";
    case FaultClass::Start:
        return "start";
    case FaultClass::InputScale:
        return "input gain";
    default:
        return "";
    }
}

double sizeOfFaults() {
    const char* text = std::getenv("RIGOR_FAULT_SIZE");
    return text ? std::atof(text) : 4.8;
}

/// A healthy record identified by several methods: all pairs of their answers together are called apart in 5
/// %.
void agreement(Attempt& attempt) {
    const FaultyRig rig =
        drawFaultyRig(attempt.family().substr(std::string(kAgree).size()), attempt.rigDraw());
    const Record data = drawFaultyRecord(rig, {}, 0, attempt.recordDraw());
    std::vector<StudyRun> made;
    const Scratch folder("trust", attempt.number());
    for (const char* method : {"least-squares", "homotopy", "filter", "least-squares"}) {
        StudyOptions options{.method = method};
        if (made.size() == 3) options.options["loss"] = toml("huber");
        made.push_back(runIn(folder.path, studyOf(rig.rig, data, options)));
    }
    std::vector<TrustedRun> runs;
    for (std::size_t k = 0; k < made.size(); ++k)
        runs.push_back({static_cast<int>(k) + 1, "", &made[k].study, &made[k].result});
    const Trust trust = agreementAmong(runs);
    std::size_t compared = 0;
    for (const PairAgreement& pair : trust.agreement) compared += pair.verdict != PairVerdict::NotCompared;
    attempt.claims.never("nothing could be compared", compared == 0);
    attempt.claims.made("answers of right methods are called apart, all pairs together", Rule::atMost(0.05),
                        !trust.differing.empty());
}

void record(Attempt& attempt) {
    if (attempt.family().starts_with(kAgree)) return agreement(attempt);
    const FaultyRig rig = drawFaultyRig(attempt.family(), attempt.rigDraw());
    Draw draw = attempt.recordDraw(1);
    const char* only = std::getenv("RIGOR_FAULT");
    const int number = only ? std::atoi(only) : draw.whole(0, static_cast<int>(kFaults));
    const PlantedFault fault = faultOf(number);
    const Record data = drawFaultyRecord(rig, fault, sizeOfFaults(), attempt.recordDraw());
    const Scratch folder("trust", attempt.number());
    const StudyRun run = runIn(folder.path, studyOf(rig.rig, data, {}));
    const FaultDiagnosis made = diagnose(run.study, run.result, kFaultLevel, {});
    Claims& claims = attempt.claims;
    claims.never("the rows were asked", !made.unseen.empty());
    const FaultVerdict& verdict = made.verdict;
    const std::string first = verdict.found ? keyOf(verdict.ranked.front()) : "";
    const bool named = first == plantedKey(fault);
    const bool alike =
        verdict.found && std::ranges::any_of(verdict.alike, [&](FaultClass one) { return fault == one; });
    std::set<std::string> explanations;
    if (run.result.diagnostics.contains("explained_by"))
        for (const auto& one : run.result.diagnostics["explained_by"]) {
            const bool ofInput = std::ranges::any_of(
                rig.rig.inputs, [&](const RigInput& input) { return one.value("of", "") == input.name; });
            explanations.insert((ofInput ? "input " : "") + one["kind"].get<std::string>());
        }
    const bool rightly = fault && explanations.contains(explanationOf(*fault));
    if (!fault)
        claims.made("another assumption is said to explain a healthy record", Rule::atMost(0.05),
                    !explanations.empty());
    else if (!explanations.empty() && !explanationOf(*fault).empty())
        claims.made("what is said to explain the rest is not what is wrong: " + plantedKey(fault),
                    Rule::atMost(0.1), !rightly);
    const std::lock_guard lock(guard);
    Row& row = table[attempt.family()][number];
    row.explained += !explanations.empty();
    row.rightly += rightly;
    for (const std::string& one : explanations) ++row.explanations[one];
    ++row.records;
    row.found += verdict.found;
    row.first += named;
    row.pair += alike && verdict.alike.size() == 1;
    row.among += alike && verdict.alike.size() > 1;
    ++row.named[first];
    if (!fault)
        claims.made("a healthy record is called faulty", Rule::atMost(0.05), verdict.found);
    else if (fault != FaultClass::Start)
        claims.made(std::string("not named: ") + plantedKey(fault), Rule::atMost(0.15),
                    !named && !(alike && verdict.alike.size() == 1));
}

void print() {
    for (const auto& [family, rows] : table) {
        fmt::print("\n{}: fault, records, found, named, or of two alike, or of more; classes said first\n",
                   family);
        for (const auto& [fault, row] : rows) {
            std::string said;
            for (const auto& [name, count] : row.named)
                said += fmt::format(" {} {}", name.empty() ? "-" : name, count);
            std::string explained;
            for (const auto& [name, count] : row.explanations)
                explained += fmt::format(" {} {}", name, count);
            const std::string key = plantedKey(faultOf(fault));
            fmt::print("  {:17} {:4} {:4} {:4} {:4} {:4} {:5.1f} % |{} | fit: {} of {}:{}\n",
                       key.empty() ? "(healthy)" : key, row.records, row.found, row.first, row.pair,
                       row.among, 100.0 * (row.first + row.pair) / row.records, said, row.rightly,
                       row.explained, explained);
        }
    }
}

} // namespace

int main(int argc, char** argv) {
    Attack attack;
    attack.name = "trust";
    attack.families = faultyFamilies();
    for (const std::string& family : faultyFamilies()) attack.families.push_back(kAgree + family);
    attack.rigsPerFamily = 8;
    attack.few = 36;
    attack.full = 1000 * attack.families.size();
    attack.record = record;
    const int code = attackMain(argc, argv, attack);
    print();
    return code;
}

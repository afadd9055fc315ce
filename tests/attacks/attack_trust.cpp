// What `rigor compare` finds in the rows of a run (core/study/trust): healthy records must be called faulty in 5 % at most,
// planted faults must be named. Prints which class was named for which fault, per family. RIGOR_FAULT_SIZE: deviations of the
// test that knows the fault, else 4.8.

#include "core/study/trust/fault_diagnosis.h"
#include "tests/attacks/support/attack_main.h"
#include "tests/attacks/support/faulty_rigs.h"

#include <cstdlib>
#include <mutex>

using namespace rigor;
using namespace rigor::attacks;

namespace {

/// What was said of one fault.
struct Row {
    int records = 0, found = 0, first = 0, pair = 0, among = 0; ///< pair: of two that are alike; among: of more
    std::map<std::string, int> named;                            ///< class said first
};
std::mutex guard;
std::map<std::string, std::map<int, Row>> table; ///< per family and fault

double sizeOfFaults() {
    const char* text = std::getenv("RIGOR_FAULT_SIZE");
    return text ? std::atof(text) : 4.8;
}

void record(Attempt& attempt) {
    const FaultyRig rig = drawFaultyRig(attempt.family(), attempt.rigDraw());
    Draw draw = attempt.recordDraw(1);
    const auto fault = static_cast<PlantedFault>(draw.whole(0, kPlantedFaults - 1));
    const Record data = drawFaultyRecord(rig, fault, sizeOfFaults(), attempt.recordDraw());
    const StudyFiles files = studyOf(rig.rig, data, {});
    const auto folder = std::filesystem::temp_directory_path() /
                        fmt::format("rigor-trust-{}-{}", ::getpid(), attempt.number());
    writeFiles(files, folder);
    const Study study = loadStudy(folder / "s.toml");
    PreparedStudy prepared = prepare(study);
    const Result result = runStudy(prepared, {});
    const FaultDiagnosis made = diagnose(study, result, kFaultLevel, {});
    std::filesystem::remove_all(folder);
    Claims& claims = attempt.claims;
    claims.never("the rows were asked", !made.unseen.empty());
    const FaultVerdict& verdict = made.verdict;
    const std::string first = verdict.found ? rigor::keyOf(verdict.ranked.front()) : "";
    const bool named = first == keyOf(fault);
    const bool alike = verdict.found && std::ranges::any_of(verdict.alike, [&](FaultClass one) {
                           return std::string(rigor::keyOf(one)) == keyOf(fault);
                       });
    const std::lock_guard lock(guard);
    Row& row = table[attempt.family()][static_cast<int>(fault)];
    ++row.records;
    row.found += verdict.found;
    row.first += named;
    row.pair += alike && verdict.alike.size() == 1;
    row.among += alike && verdict.alike.size() > 1;
    ++row.named[first];
    if (fault == PlantedFault::None)
        claims.made("a healthy record is called faulty", Rule::atMost(0.05), verdict.found);
    else if (fault != PlantedFault::Start)
        claims.made(std::string("not named: ") + keyOf(fault), Rule::atMost(0.15),
                    !named && !(alike && verdict.alike.size() == 1));
}

void print() {
    for (const auto& [family, rows] : table) {
        fmt::print("\n{}: fault, records, found, named, or of two alike, or of more; classes said first\n", family);
        for (const auto& [fault, row] : rows) {
            std::string said;
            for (const auto& [name, count] : row.named) said += fmt::format(" {} {}", name.empty() ? "-" : name, count);
            const char* key = keyOf(static_cast<PlantedFault>(fault));
            fmt::print("  {:17} {:4} {:4} {:4} {:4} {:4} {:5.1f} % |{}\n", *key ? key : "(healthy)", row.records,
                       row.found, row.first, row.pair, row.among,
                       100.0 * (row.first + row.pair) / row.records, said);
        }
    }
}

} // namespace

int main(int argc, char** argv) {
    Attack attack;
    attack.name = "trust";
    attack.families = faultyFamilies();
    attack.rigsPerFamily = 8;
    attack.few = 24;
    attack.full = 1200 * attack.families.size();
    attack.record = record;
    const int code = attackMain(argc, argv, attack);
    print();
    return code;
}

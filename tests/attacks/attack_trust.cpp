// What `rigor compare` finds in the rows of a run (core/study/trust): healthy records must be called faulty
// in 5 % at most, planted faults must be named; and answers of several methods from one healthy record must
// agree. Prints which class was named for which fault, per family. RIGOR_FAULT_SIZE: deviations of the test
// that knows the fault, else 4.8.

#include "core/study/trust/fault_diagnosis.h"
#include "core/study/trust/trust.h"
#include "tests/attacks/support/attack_main.h"
#include "tests/attacks/support/faulty_rigs.h"

#include <cstdlib>
#include <mutex>

using namespace rigor;
using namespace rigor::attacks;

namespace {

/// What was said of one fault.
struct Row {
    int records = 0, found = 0, first = 0, pair = 0,
        among = 0;                    ///< pair: of two that are alike; among: of more
    std::map<std::string, int> named; ///< class said first
};
std::mutex guard;
std::map<std::string, std::map<int, Row>> table; ///< per family and fault

constexpr const char* kAgree = "agree_";

/// A folder that goes with it.
struct Scratch {
    std::filesystem::path path;
    explicit Scratch(std::uint64_t number)
        : path(std::filesystem::temp_directory_path() /
               fmt::format("rigor-trust-{}-{}", ::getpid(), number)) {}
    ~Scratch() {
        std::error_code ignored;
        std::filesystem::remove_all(path, ignored);
    }
    Scratch(const Scratch&) = delete;
    Scratch& operator=(const Scratch&) = delete;
};

double sizeOfFaults() {
    const char* text = std::getenv("RIGOR_FAULT_SIZE");
    return text ? std::atof(text) : 4.8;
}

/// A healthy record identified by several methods: all pairs of their answers together are called apart in 5
/// %.
void agreement(Attempt& attempt) {
    const FaultyRig rig =
        drawFaultyRig(attempt.family().substr(std::string(kAgree).size()), attempt.rigDraw());
    const Record data = drawFaultyRecord(rig, PlantedFault::None, 0, attempt.recordDraw());
    std::vector<Result> results;
    std::vector<Study> studies;
    const Scratch folder(attempt.number());
    for (const char* method : {"least-squares", "homotopy", "filter", "least-squares"}) {
        StudyOptions options{.method = method};
        if (results.size() == 3) options.options["loss"] = toml("huber");
        writeFiles(studyOf(rig.rig, data, options), folder.path);
        studies.push_back(loadStudy(folder.path / "s.toml"));
        PreparedStudy prepared = prepare(studies.back());
        results.push_back(runStudy(prepared, {}));
    }
    std::vector<TrustedRun> runs;
    for (std::size_t k = 0; k < results.size(); ++k)
        runs.push_back({static_cast<int>(k) + 1, "", &studies[k], &results[k]});
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
    const auto fault = static_cast<PlantedFault>(only ? std::atoi(only) : draw.whole(0, kPlantedFaults - 1));
    const Record data = drawFaultyRecord(rig, fault, sizeOfFaults(), attempt.recordDraw());
    const StudyFiles files = studyOf(rig.rig, data, {});
    const Scratch folder(attempt.number());
    writeFiles(files, folder.path);
    const Study study = loadStudy(folder.path / "s.toml");
    PreparedStudy prepared = prepare(study);
    const Result result = runStudy(prepared, {});
    const FaultDiagnosis made = diagnose(study, result, kFaultLevel, {});
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
        fmt::print("\n{}: fault, records, found, named, or of two alike, or of more; classes said first\n",
                   family);
        for (const auto& [fault, row] : rows) {
            std::string said;
            for (const auto& [name, count] : row.named)
                said += fmt::format(" {} {}", name.empty() ? "-" : name, count);
            const char* key = keyOf(static_cast<PlantedFault>(fault));
            fmt::print("  {:17} {:4} {:4} {:4} {:4} {:4} {:5.1f} % |{}\n", *key ? key : "(healthy)",
                       row.records, row.found, row.first, row.pair, row.among,
                       100.0 * (row.first + row.pair) / row.records, said);
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

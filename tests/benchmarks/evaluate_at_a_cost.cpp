// rigor-evaluate with an artificial cost of each evaluation, for bench_workers only:
// RIGOR_ARTIFICIAL_COST="sleep 1" costs a second of time and nothing of a processor, "spin 0.02" 20 ms of a
// processor, "claim 0.05" nothing at all but says so.

#include "core/engine/evaluate/bytes.h"
#include "core/engine/evaluate/evaluation_task.h"
#include "core/engine/evaluate/model_bytes.h"
#include "core/engine/evaluate/program_build.h"

#include <unistd.h>

#include <chrono>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <iterator>
#include <map>
#include <sstream>
#include <thread>

using namespace rigor;

namespace {

std::string read(const std::string& file) {
    std::ifstream stream(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
}

double processorSeconds() {
    timespec time{};
    ::clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

void spend(const std::string& kind, double seconds) {
    if (kind == "sleep") std::this_thread::sleep_for(std::chrono::duration<double>(seconds));
    const double until = processorSeconds() + seconds;
    while (kind == "spin" && processorSeconds() < until) {
    }
}

} // namespace

int main(int, char** argv) {
    const char* stated = std::getenv("RIGOR_ARTIFICIAL_COST");
    std::istringstream words(stated ? stated : "claim 0");
    std::string kind;
    double cost = 0;
    words >> kind >> cost;
    TaskAnswer answer;
    answer.version = programBuild();
    answer.digits = ownDigits();
    answer.instructionSet = "artificial";
    char host[256] = {};
    ::gethostname(host, sizeof host - 1);
    answer.machine = host;
    std::map<std::string, ModelPtr> models;
    const std::string task = read(argv[1]);
    answer.task = checksum(task);
    for (const TaskPart& part : taskFromBytes(task)) {
        ModelPtr& model = models[part.modelHash];
        if (!model) model = modelFromBytes(read(modelFileName(part.modelHash)), nullptr);
        const EvaluationRequest request{settingFromBytes(read(settingFileName(part.hash)), model),
                                        part.parameters};
        const auto begin = std::chrono::steady_clock::now();
        answer.parts.push_back(emptyBatch(request));
        evaluateColumns(request, 0, part.parameters.cols(), 1, {}, answer.parts.back());
        spend(kind, cost * static_cast<double>(part.parameters.cols()));
        const std::chrono::duration<double> spent = std::chrono::steady_clock::now() - begin;
        answer.seconds +=
            kind == "claim" ? cost * static_cast<double>(part.parameters.cols()) : spent.count();
    }
    const std::string bytes = bytesOf(answer);
    std::ofstream(argv[2], std::ios::binary) << bytes;
}

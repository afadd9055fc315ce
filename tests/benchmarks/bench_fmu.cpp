// Co-Simulation runs of the bouncing ball of ../shared/data/fmus (FMI 2.0) through the helper, against the
// same calls in this process, and the memory of both after 100,000 runs. "CPU" is the time that this process
// and the helper were at work, in us a run: what a run costs where others use the machine too.

#include "core/engine/external/consent.h"
#include "core/engine/fmu/fmu_archive.h"
#include "core/engine/fmu/fmu_model.h"
#include "core/engine/fmu/host/fmi_functions.h"
#include "core/foundation/base/error.h"
#include "tests/engine/fmu/host_processes.h"
#include "tests/support/test_paths.h"

#include <benchmark/benchmark.h>
#include <dlfcn.h>

#include <cstdarg>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <sstream>

namespace {

using namespace rigor;
using namespace fmi;
using namespace fmi::two;

std::string fmuFile() { return sharedDir() + "/data/fmus/BouncingBall-2.0.fmu"; }

std::string bytesOf(const std::string& file) {
    std::ostringstream text;
    text << std::ifstream(file, std::ios::binary).rdbuf();
    return text.str();
}

std::vector<double> timesOf(long long steps) {
    std::vector<double> times;
    for (long long k = 0; k <= steps; ++k) times.push_back(0.01 * static_cast<double>(k));
    return times;
}

void quiet(void*, fmi::Text, fmi::Status, fmi::Text, fmi::Text, ...) {}

/// What the helper does, without it.
class InProcess {
  public:
    InProcess() {
        const std::string bytes = bytesOf(fmuFile());
        FmuArchive(bytes, fmuFile()).unpack(folder_.path(), {"binaries/linux64/"});
        library_ =
            dlopen((folder_.path() / "binaries/linux64/BouncingBall.so").c_str(), RTLD_NOW | RTLD_LOCAL);
        if (!library_) std::abort();
#define X(name, gives, takes)                                                                                \
    name = reinterpret_cast<decltype(name)>(dlsym(library_, "fmi2" #name));                                  \
    if (!name) std::abort();
        RIGOR_FMI2_COMMON(X)
        RIGOR_FMI2_CO_SIMULATION(X)
#undef X
        const std::string token = readFmu(bytes, fmuFile()).token;
        instance_ = Instantiate("ball", fmi::two::CoSimulation, token.c_str(), "", &callbacks_, 0, 0);
        if (!instance_) std::abort();
    }
    void run(const std::vector<double>& times, double start, std::vector<double>& rows) {
        const fmi::Reference h = 1, outputs[] = {1, 3};
        SetupExperiment(instance_, 0, 0, 0, 1, times.back());
        SetReal(instance_, &h, 1, &start);
        EnterInitializationMode(instance_);
        ExitInitializationMode(instance_);
        rows.resize(2 * times.size());
        GetReal(instance_, outputs, 2, rows.data());
        for (std::size_t k = 1; k < times.size(); ++k) {
            DoStep(instance_, times[k - 1], times[k] - times[k - 1], 1);
            GetReal(instance_, outputs, 2, rows.data() + 2 * k);
        }
        Terminate(instance_);
        Reset(instance_);
    }

  private:
    TemporaryFolder folder_;
    void* library_ = nullptr;
    fmi::two::Callbacks callbacks_{quiet, std::calloc, std::free, nullptr, nullptr};
    fmi::Component instance_ = nullptr;
#define X(name, gives, takes) gives(*name) takes = nullptr;
    RIGOR_FMI2_COMMON(X) RIGOR_FMI2_CO_SIMULATION(X)
#undef X
};

double secondsOf(clockid_t clock) {
    timespec now{};
    if (clock_gettime(clock, &now) != 0) std::abort();
    return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

double secondsAtWork() {
    double all = secondsOf(CLOCK_PROCESS_CPUTIME_ID);
    for (const pid_t id : small_fmu::hosts()) {
        clockid_t clock = 0;
        if (clock_getcpuclockid(id, &clock) != 0) std::abort();
        all += secondsOf(clock);
    }
    return all;
}

/// Since this was made, as a counter of the benchmark.
class AtWork {
  public:
    explicit AtWork(benchmark::State& state) : state_(state), before_(secondsAtWork()) {}
    ~AtWork() {
        const double took = secondsAtWork() - before_;
        state_.counters["CPU"] = 1e6 * took / static_cast<double>(state_.iterations());
        state_.SetItemsProcessed(state_.iterations());
    }
    AtWork(const AtWork&) = delete;
    AtWork& operator=(const AtWork&) = delete;

  private:
    benchmark::State& state_;
    double before_;
};

void inThisProcess(benchmark::State& state) {
    static InProcess ball;
    const std::vector<double> times = timesOf(state.range(0));
    std::vector<double> rows;
    double start = 1;
    const AtWork work(state);
    for (auto _ : state) {
        ball.run(times, start, rows);
        start = start > 2 ? 1 : start + 1e-3;
    }
}

struct Ball {
    std::shared_ptr<const ExternalModel> model;
    std::vector<double> values;
    SimulationOptions options;

    Ball() {
        trustOnce(fmuFile());
        model = fmuModel(fmuFile());
        for (const Variable& p : model->parameters()) values.push_back(p.start);
    }
    double run(const std::vector<double>& times) {
        options.stopTime = times.back();
        values[0] = values[0] > 2 ? 1 : values[0] + 1e-3;
        const Trajectory made = model->run(values, {}, options, times, {});
        if (!made.status.answered()) std::abort();
        return made.endOutputs[0];
    }
};

void throughTheHelper(benchmark::State& state) {
    static Ball ball;
    const std::vector<double> times = timesOf(state.range(0));
    ball.run(times);
    const AtWork work(state);
    for (auto _ : state) benchmark::DoNotOptimize(ball.run(times));
}

double residentMegabytes(const std::string& process) {
    std::ifstream text("/proc/" + process + "/statm");
    double all = 0, there = 0;
    text >> all >> there;
    return there * 4096 / 1e6;
}

void memoryOf100000Runs(benchmark::State& state) {
    Ball ball;
    const std::vector<double> times = timesOf(100);
    for (auto _ : state) {
        for (int k = 0; k < 1000; ++k) ball.run(times);
        const std::vector<pid_t> hosts = small_fmu::hosts();
        if (hosts.size() != 1) std::abort();
        const std::string host = std::to_string(hosts.front());
        const double own = residentMegabytes("self"), others = residentMegabytes(host);
        for (int k = 0; k < 100'000; ++k) ball.run(times);
        state.counters["own growth in MB"] = residentMegabytes("self") - own;
        state.counters["that of the helper"] = residentMegabytes(host) - others;
    }
}

BENCHMARK(inThisProcess)->Arg(100)->Arg(1000)->UseRealTime()->Unit(benchmark::kMicrosecond);
BENCHMARK(throughTheHelper)->Arg(100)->Arg(1000)->UseRealTime()->Unit(benchmark::kMicrosecond);
BENCHMARK(memoryOf100000Runs)->Iterations(1)->UseRealTime()->Unit(benchmark::kSecond);

} // namespace

BENCHMARK_MAIN();

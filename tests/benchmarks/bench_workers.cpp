// What workers cost and bring, by real ones (README.md says what was measured):
//
//     bench_workers slurm [EVALUATIONS]   64 places of a real Slurm (root), evaluations that sleep 1 s
//     bench_workers manager               processor time of the manager per evaluation, tasks of 100
//     bench_workers two [EVALUATIONS]     two local workers against one, clutch and 20 ms a run
//     bench_workers batches [WORKERS]     small batches one after another: their time against the ideal
//     bench_workers kill [TIMES]          a worker is killed at so many random moments: the same bits
//     bench_workers cancel [TIMES]        the same of elements of Slurm's array
//     bench_workers record [PAIRS]        what a record costs evaluations that are not kept one by one
#include "core/engine/evaluate/program_build.h"
#include "core/engine/evaluate/recorded_evaluator.h"
#include "core/engine/work_queue/work_queue_evaluator.h"
#include "core/study/study.h"
#include "tests/support/own_slurm.h"
#include "tests/support/own_workers.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstring>
#include <ctime>
#include <iterator>
#include <random>

using namespace rigor;
namespace fs = std::filesystem;

namespace {

using Clock = std::chrono::steady_clock;

double since(Clock::time_point begin) { return std::chrono::duration<double>(Clock::now() - begin).count(); }

double processorSeconds() {
    timespec time{};
    ::clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

/// The clutch; its evaluations are taken to cost so much, s.
EvaluationRequest requestOf(Eigen::Index columns, double cost) {
    static const PreparedStudy prepared =
        prepare(loadStudy(RIGOR_SOURCE_DIR "/resources/rigs/wet-clutch/inverse-uncertainty.toml"));
    const Model& model = *prepared.problem.model;
    auto setting = std::make_shared<EvaluationSetting>();
    setting->model = prepared.problem.model;
    setting->options = prepared.problem.simulation;
    setting->options.stepper = "dopri5"; // one by one, not in lanes
    setting->options.stopTime = 3;
    setting->values = {*findVariable(model, "shifting_time")};
    setting->cost() = cost;
    EvaluationRequest request{setting,
                              Eigen::MatrixXd(static_cast<Eigen::Index>(model.parameters().size()), columns)};
    const auto x1 = static_cast<Eigen::Index>(findVariable(model, "x1")->index);
    for (Eigen::Index i = 0; i < request.parameters.rows(); ++i)
        request.parameters.row(i).setConstant(model.parameters()[static_cast<std::size_t>(i)].start);
    for (Eigen::Index k = 0; k < columns; ++k)
        request.parameters(x1, k) = 0.7 + 0.6 * static_cast<double>(k) / static_cast<double>(columns);
    return request;
}

class Folder {
  public:
    Folder() {
        std::string name = (fs::temp_directory_path() / "bench-XXXXXX").string();
        path = ::mkdtemp(name.data());
    }
    ~Folder() { fs::remove_all(path); }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;
    fs::path path;
};

WorkQueueSettings settingsOf(const Folder& folder, const std::string& place, int workers) {
    WorkQueueSettings settings;
    settings.place = placeOf(place, {});
    settings.place.host = "127.0.0.1";
    settings.place.count = workers;
    settings.place.memory = settings.place.disk = 100;
    settings.program = (fs::read_symlink("/proc/self/exe").parent_path() / "evaluate_at_a_cost").string();
    settings.version = programBuild();
    settings.folder = (folder.path / "workers").string();
    settings.worthSending = 0;
    settings.say = [](const Message& told, bool) { fmt::print("{}\n", told.text()); };
    return settings;
}

const std::string kLocal = "command:for i in $(seq {count}); do work_queue_worker --password {password_file} "
                           "--cores 1 --memory 100 --disk 100 -t 60 {host} {port} & done; wait";

/// The same, each started again when it is killed.
const std::string kStartedAgain =
    "command:for i in $(seq {count}); do (while :; do work_queue_worker --password {password_file} --cores 1 "
    "--memory 100 --disk 100 -t 60 {host} {port}; sleep 0.3; done) & done; wait";

bool sameBits(const EvaluatedBatch& a, const EvaluatedBatch& b) {
    return a.values.size() == b.values.size() &&
           std::memcmp(a.values.data(), b.values.data(),
                       sizeof(double) * static_cast<std::size_t>(a.values.size())) == 0;
}

/// s from the first worker, when `workers` of them are there, to the last result.
double timed(const std::string& place, int workers, const EvaluationRequest& request) {
    const Folder folder;
    WorkQueueEvaluator evaluator(settingsOf(folder, place, workers));
    std::atomic<double> first = -1;
    double all = -1;
    const auto begin = Clock::now();
    std::jthread watching([&](const std::stop_token& stop) {
        while (!stop.stop_requested() && all < 0) {
            const int connected = evaluator.state().connected;
            if (connected > 0 && first < 0) first = since(begin);
            if (connected >= workers) all = since(begin);
            std::this_thread::sleep_for(std::chrono::milliseconds(20));
        }
    });
    std::atomic<double> last = 0, last98 = 0;
    std::atomic<long long> done = 0;
    const auto columns = static_cast<long long>(request.parameters.cols());
    evaluator.evaluate({&request, 1}, 1, {}, [&](const EvaluatedColumns& part, const EvaluatedBatch&) {
        done += part.count;
        last = since(begin);
        if (done * 100 <= columns * 98) last98 = since(begin);
    });
    watching.request_stop();
    watching.join();
    const double spent = last - first;
    fmt::print("  {} workers: first after {:.2f} s, all after {:.2f} s; {:.2f} s from the first to the last "
               "result (98 % of them: {:.2f} s)\n",
               workers, first.load(), all, spent, last98 - first);
    return spent;
}

int slurm(int evaluations) {
    OwnSlurm own;
    if (const std::string why = own.start(); !why.empty()) return fmt::print("no Slurm: {}\n", why), 1;
    constexpr int kWorkers = 64;
    ::setenv("RIGOR_ARTIFICIAL_COST", "sleep 1", 1);
    const double processor = processorSeconds();
    const double spent = timed("slurm", kWorkers, requestOf(evaluations, 1));
    fmt::print("{} evaluations of 1 s at {} places: {:.1f} % of ideal; the manager used {:.1f} s of a "
               "processor\n",
               evaluations, kWorkers, 100.0 * evaluations / kWorkers / spent, processorSeconds() - processor);
    return 0;
}

int manager() {
    constexpr int kEvaluations = 40'000;
    constexpr double kCost = 0.05; // tasks of 100 are cut: 5 s
    ::setenv("RIGOR_ARTIFICIAL_COST", "claim 0.05", 1);
    const Folder folder;
    WorkQueueEvaluator evaluator(settingsOf(folder, kLocal, 2));
    const EvaluationRequest request = requestOf(kEvaluations, kCost);
    while (evaluator.state().connected < 2) std::this_thread::sleep_for(std::chrono::milliseconds(20));
    const double processor = processorSeconds();
    const auto begin = Clock::now();
    evaluator.evaluate({&request, 1}, 1, {});
    const double used = processorSeconds() - processor;
    fmt::print("{}\n{:.4f} ms of a processor per evaluation, {:.2f} s wall\n", evaluator.provenance().dump(),
               1e3 * used / kEvaluations, since(begin));
    return 0;
}

int two(int evaluations) {
    for (const char* cost : {"sleep 0.02", "spin 0.02"}) {
        ::setenv("RIGOR_ARTIFICIAL_COST", cost, 1);
        const EvaluationRequest request = requestOf(evaluations, 0.02);
        const double one = timed(kLocal, 1, request), both = timed(kLocal, 2, request);
        fmt::print("{}: two local workers against one: {:.3f}x\n", cost, one / both);
    }
    return 0;
}

/// As a search asks: the next batch begins when the last one has come back.
int batches(int workers) {
    constexpr double kCost = 0.05;
    constexpr int kTimes = 5;
    ::setenv("RIGOR_ARTIFICIAL_COST", "sleep 0.05", 1);
    const Folder folder;
    WorkQueueEvaluator evaluator(settingsOf(folder, kLocal, workers));
    const auto batchOf = [&](double each) {
        return requestOf(static_cast<Eigen::Index>(each * workers / kCost), kCost);
    };
    while (evaluator.state().connected < workers) std::this_thread::sleep_for(std::chrono::milliseconds(20));
    const EvaluationRequest first = batchOf(2); // files are sent along
    evaluator.evaluate({&first, 1}, 1, {});
    for (const double each : {0.1, 0.3, 1.0, 4.0}) {
        std::vector<double> wall, tasks;
        for (int k = 0; k < kTimes; ++k) {
            const EvaluationRequest request = batchOf(each);
            const auto begin = Clock::now();
            evaluator.evaluate(
                {&request, 1}, 1, {},
                [&](const EvaluatedColumns& part, const EvaluatedBatch&) { tasks.push_back(part.seconds); });
            wall.push_back(since(begin));
        }
        std::sort(wall.begin(), wall.end());
        std::sort(tasks.begin(), tasks.end());
        const auto brief = std::lower_bound(tasks.begin(), tasks.end(), 0.5 - 1e-9) - tasks.begin();
        fmt::print("{} workers, batches of {:g} s for each: {:.2f} s ({:.0f} % of ideal, the best of {}: "
                   "{:.2f} s); {:.1f} tasks per worker of {:.2f} to {:.2f} s, {:.0f} % below 0.5 s\n",
                   workers, each, wall[kTimes / 2], 100 * each / wall[kTimes / 2], kTimes, wall.front(),
                   static_cast<double>(tasks.size()) / kTimes / workers, tasks.front(), tasks.back(),
                   100.0 * static_cast<double>(brief) / static_cast<double>(tasks.size()));
    }
    return 0;
}

/// One of the workers, or elements of the array, ends at random moments until it was `times`.
int kill(int times, bool elements) {
    std::optional<OwnSlurm> own;
    if (elements) {
        own.emplace();
        if (const std::string why = own->start(); !why.empty()) return fmt::print("no Slurm: {}\n", why), 1;
    }
    ::setenv("RIGOR_ARTIFICIAL_COST", "sleep 0.05", 1);
    const Folder folder;
    WorkQueueEvaluator evaluator(settingsOf(folder, elements ? "slurm" : kStartedAgain, elements ? 16 : 8));
    int killed = 0, rounds = 0, wrong = 0;
    std::jthread killer([&](const std::stop_token& stop) {
        std::mt19937 random(1);
        while (!stop.stop_requested()) {
            std::this_thread::sleep_for(std::chrono::milliseconds(50 + random() % 500));
            if (elements) {
                std::istringstream jobs(runProgram({"squeue", "-h", "-r", "-t", "R", "-o", "%i"}).output);
                const std::vector<std::string> ids{std::istream_iterator<std::string>(jobs), {}};
                if (ids.empty()) continue;
                runProgram({"scancel", ids[random() % ids.size()]});
            } else {
                const auto workers = workersOf((folder.path / "workers/password").string());
                if (workers.empty()) continue;
                ::kill(workers[random() % workers.size()], SIGKILL);
            }
            ++killed;
        }
    });
    while (killed < times) {
        const EvaluationRequest request = requestOf(800, 0.05);
        const auto truth = ThreadEvaluator().evaluate({&request, 1}, 1, {});
        request.setting->cost() = 0.05;
        const auto made = evaluator.evaluate({&request, 1}, 1, {});
        ++rounds;
        wrong += sameBits(made.front(), truth.front()) ? 0 : 1;
    }
    killer.request_stop();
    killer.join();
    fmt::print("{} {} in {} batches of 800 evaluations of 0.05 s; {} of them differ from what is computed "
               "here\n{}\n",
               killed, elements ? "elements cancelled" : "workers killed", rounds, wrong,
               evaluator.provenance().dump());
    return wrong;
}

/// Batches of the direct clutch, turn by turn without a record and with one: what others do to this machine
/// meets both.
int record(int pairs) {
    const Folder folder;
    const auto threads = std::make_shared<ThreadEvaluator>();
    RecordedEvaluator recorded(
        threads, std::make_shared<EvaluationRecord>(folder.path / "record.bin", RecordOwner{"bench", "1"}));
    const EvaluationRequest asked = requestOf(8192, 0);
    auto setting = std::make_shared<EvaluationSetting>();
    setting->model = asked.setting->model;
    setting->options = asked.setting->options;
    setting->options.stepper = "rk4"; // in lanes
    setting->values = asked.setting->values;
    const EvaluationRequest request{setting, asked.parameters};
    const auto timed = [&](BatchEvaluator& evaluator) {
        std::atomic<long long> told = 0;
        const double processor = processorSeconds();
        const auto begin = Clock::now();
        evaluator.evaluate({&request, 1}, 0, {}, [&](const EvaluatedColumns& columns, const EvaluatedBatch&) {
            told += columns.count;
        });
        return std::pair(since(begin), processorSeconds() - processor);
    };
    timed(*threads);
    std::vector<double> wall, processor;
    double spent = 0;
    for (int k = 0; k < pairs; ++k) {
        // By turns first and second.
        const auto one = timed(k % 2 == 0 ? static_cast<BatchEvaluator&>(*threads) : recorded);
        const auto two = timed(k % 2 == 0 ? static_cast<BatchEvaluator&>(recorded) : *threads);
        const auto& [without, with] = k % 2 == 0 ? std::tie(one, two) : std::tie(two, one);
        wall.push_back(with.first / without.first - 1);
        processor.push_back(with.second / without.second - 1);
        spent += without.second;
    }
    const auto quantile = [](std::vector<double>& of, double at) {
        std::sort(of.begin(), of.end());
        return 100 * of[static_cast<std::size_t>(at * static_cast<double>(of.size() - 1))];
    };
    fmt::print(
        "{} pairs of 8192 evaluations of {:.1f} us of a processor: with a record {:+.2f} % wall "
        "({:+.2f} to {:+.2f}), {:+.2f} % processor ({:+.2f} to {:+.2f}); medians, and the half between\n",
        pairs, 1e6 * spent / pairs / 8192, quantile(wall, 0.5), quantile(wall, 0.25), quantile(wall, 0.75),
        quantile(processor, 0.5), quantile(processor, 0.25), quantile(processor, 0.75));
    return 0;
}

} // namespace

int main(int argc, char** argv) {
    const std::string what = argc > 1 ? argv[1] : "";
    const int number = argc > 2 ? std::atoi(argv[2]) : 0;
    if (what == "slurm") return slurm(number > 0 ? number : 20'000);
    if (what == "manager" || what.empty() || what.starts_with("--")) return manager(); // of `make bench`
    if (what == "two") return two(number > 0 ? number : 2000);
    if (what == "batches") return batches(number > 0 ? number : 32);
    if (what == "kill" || what == "cancel") return kill(number > 0 ? number : 100, what == "cancel");
    if (what == "record") return record(number > 0 ? number : 100);
    fmt::print("bench_workers slurm | manager | two | batches | kill | cancel | record\n");
    return 2;
}

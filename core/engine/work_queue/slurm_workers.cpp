#include "core/engine/work_queue/slurm_workers.h"

#include "core/foundation/base/translate.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <fstream>

namespace rigor {

namespace {

constexpr const char* kJobs = "slurm-jobs"; ///< beside the password, a number per line

class SlurmWorkers : public PlacedWorkers {
  public:
    SlurmWorkers(const Place& place, const Listening& at) : place_(place), at_(at) { submit(place.count); }
    ~SlurmWorkers() override {
        try {
            for (const std::string& job : jobs_) runProgram({"scancel", "--quiet", job});
        } catch (const Error&) { // they end by themselves, idle
        }
    }
    SlurmWorkers(const SlurmWorkers&) = delete;
    SlurmWorkers& operator=(const SlurmWorkers&) = delete;

    void follow(int connected) override {
        reached_ = reached_ || connected > 0;
        const auto now = std::chrono::steady_clock::now();
        if (now - asked_ < kPause) return;
        asked_ = now;
        std::string list;
        for (const std::string& job : jobs_) list += (list.empty() ? "" : ",") + job;
        // One line per element that waits or runs. Slurm forgets jobs that have ended: then it refuses the
        // list.
        const ProgramEnd seen =
            runProgram({"squeue", "--noheader", "--array", "--format=%A", "--jobs=" + list});
        if (seen.code != 0 && seen.errors.find("Invalid job id") == std::string::npos)
            return; // it may be busy
        const auto there = std::count(seen.output.begin(), seen.output.end(), '\n');
        if (there >= place_.count) return;
        if (!reached_ && jobs_.size() >= kMostInVain)
            fail(sentence("Places",
                          "Slurm ended the workers {} times before one of them reached {}:{}. Is {} on the "
                          "path of its nodes, and can they reach that address?"),
                 jobs_.size(), at_.host, at_.port, place_.worker);
        submit(place_.count - static_cast<int>(there));
    }
    int count() const override { return place_.count; }
    Message started() const override {
        return jobs_.empty() ? Message() : filled(sentence("Places", "Slurm job {}"), jobs_.back());
    }

  private:
    static constexpr std::size_t kMostInVain = 4;
    static constexpr auto kPause = std::chrono::seconds(10);

    void submit(int count) {
        std::vector<std::string> command{"sbatch",
                                         "--parsable",
                                         "--job-name=rigor",
                                         "--output=/dev/null",
                                         "--error=/dev/null",
                                         "--array=1-" + std::to_string(count),
                                         "--cpus-per-task=" + std::to_string(place_.cores)};
        const auto add = [&](const char* option, const std::string& value) {
            if (!value.empty()) command.push_back(std::string("--") + option + "=" + value);
        };
        add("partition", place_.partition);
        add("account", place_.account);
        add("time", place_.time);
        if (place_.asksMemory) add("mem-per-cpu", std::to_string(place_.memory));
        std::string line;
        for (const std::string& module : place_.modules) line += "module load " + module + " && ";
        command.push_back("--wrap=" + line + "exec " + workerLine(place_, at_, std::to_string(place_.cores)));
        const ProgramEnd end = runProgram(command);
        if (end.code != 0)
            fail(sentence("Places", "Slurm refused the workers (sbatch, exit code {}): {}"), end.code,
                 end.errors.empty() ? end.output : end.errors);
        // "1234" or "1234;cluster"
        jobs_.push_back(end.output.substr(0, end.output.find_first_of(";\n")));
        std::ofstream(std::filesystem::path(at_.passwordFile).parent_path() / kJobs, std::ios::app)
            << jobs_.back() << "\n";
        asked_ = std::chrono::steady_clock::now();
    }

    Place place_;
    Listening at_;
    std::vector<std::string> jobs_;
    bool reached_ = false;
    std::chrono::steady_clock::time_point asked_;
};

} // namespace

void endLeftSlurmWorkers(const std::filesystem::path& folder) {
    std::ifstream file(folder / kJobs);
    for (std::string job; std::getline(file, job);) try {
            if (!job.empty() && job.find_first_not_of("0123456789") == std::string::npos)
                runProgram({"scancel", "--quiet", "--name=rigor", job});
        } catch (const Error&) { // no Slurm here: they end by themselves
        }
}

std::unique_ptr<PlacedWorkers> slurmWorkers(const Place& place, const Listening& at) {
    return std::make_unique<SlurmWorkers>(place, at);
}

} // namespace rigor

#include "core/study/places/manager_job.h"

#include "core/foundation/base/translate.h"
#include "core/study/run/provenance.h"
#include "core/study/run/run_folder.h"

#include <chrono>
#include <cstdlib>
#include <thread>

namespace rigor {

namespace fs = std::filesystem;

ManagerJob submitManager(std::vector<std::string> command, const fs::path& folder, const Place& place) {
    if (place.kind != Place::Kind::Slurm)
        fail(sentence("Places", "--as-job: {} is no cluster that takes jobs; the place must be slurm"),
             place.text);
    constexpr std::chrono::milliseconds kPatience(10'000), kPause(300);
    fs::create_directories(folder);
    const fs::path log = fs::absolute(folder) / "run.log", state = folder / "run.json";
    std::error_code error;
    fs::remove(log, error);
    const auto before = fs::last_write_time(state, error),
               result = fs::last_write_time(folder / "result.json", error);
    command.front() = fs::read_symlink("/proc/self/exe").string();
    std::vector<std::string> submit{"sbatch",
                                    "--parsable",
                                    "--job-name=rigor-manager",
                                    "--output=" + log.string(),
                                    "--error=" + log.string(),
                                    "--cpus-per-task=1"};
    const auto add = [&](const char* option, const std::string& value) {
        if (!value.empty()) submit.push_back(std::string("--") + option + "=" + value);
    };
    add("partition", place.partition);
    add("account", place.account);
    add("time", place.time);
    std::string line;
    for (const std::string& module : place.modules) line += "module load " + module + " && ";
    submit.push_back("--wrap=" + line + "exec " + shellCommand(command));
    const ProgramEnd end = runProgram(submit);
    if (end.code != 0)
        fail(sentence("Places", "Slurm refused the manager (sbatch, exit code {}): {}"), end.code,
             end.errors.empty() ? end.output : end.errors);
    ManagerJob job{.number = end.output.substr(0, end.output.find_first_of(";\n"))};
    for (const auto until = std::chrono::steady_clock::now() + kPatience;
         std::chrono::steady_clock::now() < until; std::this_thread::sleep_for(kPause)) {
        const auto now = fs::last_write_time(state, error);
        if (!error && now != before) {
            job.begun = true;
            return job;
        }
        const ProgramEnd seen = runProgram({"squeue", "--noheader", "--format=%T", "--jobs=" + job.number});
        if (seen.code == 0 && !seen.output.empty() && !seen.output.starts_with("COMPLETING")) continue;
        // It has ended: with results, or with a sentence.
        if (const auto made = fs::last_write_time(folder / "result.json", error); !error && made != result) {
            job.begun = true;
            return job;
        }
        fail(sentence("Places", "The run has ended as job {} of Slurm: {}"), job.number,
             fs::exists(log, error) ? readFileBytes(log) : std::string());
    }
    return job;
}

void placeWithinJob(Place& place) {
    if (std::getenv("SLURM_JOB_ID")) place.host.clear();
}

} // namespace rigor

#include "tests/attacks/support/attack_main.h"

#include "core/foundation/base/error.h"
#include "core/foundation/base/parallel.h"
#include "core/foundation/base/sha256.h"
#include "core/study/run/run_folder.h"

#include <fmt/ranges.h>

#include <chrono>
#include <cstdio>
#include <cstring>

namespace rigor::attacks {

namespace fs = std::filesystem;
using Clock = std::chrono::steady_clock;

namespace {

std::uint64_t streamOf(const std::string& text) {
    std::uint64_t hash = 14695981039346656037u; // FNV-1a
    for (const char c : text) hash = (hash ^ static_cast<unsigned char>(c)) * 1099511628211u;
    return hash;
}

struct Arguments {
    std::uint64_t seed = 1, count = 0;
    std::string family, keep;
    double minutes = 0; ///< 0 = no limit
    long long show = -1;
    std::string out = "shown";
    int threads = 0;
    bool full = false;
    std::vector<std::string> summarise;
};

constexpr const char* kUsage =
    "usage: [--seed S] [--count N | --full] [--family NAME] [--keep FILE] [--minutes M] [--threads T]\n"
    "       --show K [--out FOLDER]      writes record K as a folder that `rigor run s.toml` repeats\n"
    "       --summarise FILE...          one table of the counts kept in the files\n";

Arguments read(int argc, char** argv, const Attack& attack) {
    Arguments a;
    for (int i = 1; i < argc; ++i) {
        const std::string key = argv[i];
        if (key == "--full") {
            a.full = true;
            continue;
        }
        if (key == "--summarise") {
            for (++i; i < argc; ++i) a.summarise.emplace_back(argv[i]);
            return a;
        }
        if (i + 1 == argc) fail("{} needs a value", key);
        const std::string value = argv[++i];
        if (key == "--seed")
            a.seed = std::stoull(value);
        else if (key == "--count")
            a.count = std::stoull(value);
        else if (key == "--family")
            a.family = value;
        else if (key == "--keep")
            a.keep = value;
        else if (key == "--minutes")
            a.minutes = std::stod(value);
        else if (key == "--show")
            a.show = std::stoll(value);
        else if (key == "--out")
            a.out = value;
        else if (key == "--threads")
            a.threads = std::stoi(value);
        else
            fail("unknown argument {}", key);
    }
    if (!a.family.empty() &&
        std::find(attack.families.begin(), attack.families.end(), a.family) == attack.families.end())
        fail("no family '{}'; there are {}", a.family, fmt::join(attack.families, ", "));
    if (a.count == 0) a.count = a.full ? attack.full : attack.few;
    return a;
}

Attempt attemptOf(const Attack& attack, std::uint64_t seed, std::uint64_t number, const fs::path& shown) {
    const std::uint64_t families = attack.families.size();
    return {attack.families[number % families], seed, number, number / families % attack.rigsPerFamily,
            shown};
}

/// Never thrown out of: what must not happen is a false claim too.
void make(const Attack& attack, Attempt& attempt) {
    try {
        attack.record(attempt);
    } catch (const std::exception& e) {
        attempt.claims.never(std::string("the record runs to its end: ") + e.what(), true);
    }
}

int show(const Attack& attack, const Arguments& a) {
    Attempt attempt = attemptOf(attack, a.seed, static_cast<std::uint64_t>(a.show), a.out);
    make(attack, attempt);
    fmt::print("record {} of {}, in {}/\n", a.show, attempt.family(), a.out);
    for (const Claims::One& one : attempt.claims.list())
        fmt::print("{}  {}\n", one.isFalse ? "FALSE" : "true ", one.name);
    return 0;
}

/// Counts kept in a file are those of one program and one seed: others are not gone on with.
class Keeper {
  public:
    Keeper(const Attack& attack, const Arguments& a) : file_(a.keep) {
        identity_ = {{"attack", attack.name},
                     {"seed", a.seed},
                     {"family", a.family},
                     {"program", sha256OfFile("/proc/self/exe")}};
    }
    /// Records done so far, their counts in tally.
    std::uint64_t begin(Tally& tally) const {
        if (file_.empty() || !fs::exists(file_)) return 0;
        const auto kept = nlohmann::ordered_json::parse(readFileBytes(file_));
        if (kept.value("identity", nlohmann::ordered_json()) != identity_) {
            fmt::print("{} was counted by another program or seed: it is begun anew\n", file_);
            return 0;
        }
        tally = Tally::fromJson(kept.at("tally"));
        return kept.at("done").get<std::uint64_t>();
    }
    void keep(const Tally& tally, std::uint64_t done, std::uint64_t wanted) const {
        if (file_.empty()) return;
        if (fs::path(file_).has_parent_path()) fs::create_directories(fs::path(file_).parent_path());
        nlohmann::ordered_json json = {{"identity", identity_}, {"done", done}, {"wanted", wanted}};
        json["tally"] = tally.toJson();
        writeFileAtomically(file_, json.dump(1) + "\n");
    }

  private:
    std::string file_;
    nlohmann::ordered_json identity_;
};

int summarise(const std::vector<std::string>& files) {
    long long records = 0;
    bool broken = false;
    std::string text = "| program | records | of | broken claims |\n|---|---|---|---|\n", tables;
    for (const std::string& file : files) {
        const auto kept = nlohmann::ordered_json::parse(readFileBytes(file));
        const Tally tally = Tally::fromJson(kept.at("tally"));
        const std::string name = kept.at("identity").at("attack").get<std::string>();
        records += tally.records();
        broken = broken || !tally.broken().empty();
        text += fmt::format("| {} | {} | {} | {} |\n", name, tally.records(),
                            kept.at("wanted").get<std::uint64_t>(), tally.broken().size());
        tables += fmt::format("\n## {}\n{}\n{}", name, tally.summary(), tally.table());
    }
    fmt::print("{}\n{} records in all.\n{}", text, records, tables);
    return broken ? 1 : 0;
}

int runAll(const Attack& attack, const Arguments& a) {
    const Clock::time_point begun = Clock::now();
    const auto minutes = [&] { return std::chrono::duration<double>(Clock::now() - begun).count() / 60; };
    std::vector<std::uint64_t> numbers;
    for (std::uint64_t k = 0; numbers.size() < a.count; ++k)
        if (a.family.empty() || attack.families[k % attack.families.size()] == a.family) numbers.push_back(k);
    Tally tally;
    const Keeper keeper(attack, a);
    std::uint64_t done = std::min<std::uint64_t>(keeper.begin(tally), numbers.size());
    bool late = false;
    while (done < numbers.size() && !late) {
        // Batches do not depend on the number of threads, nor do the counts, which are added in order.
        const std::uint64_t batch = std::min<std::uint64_t>(16, numbers.size() - done);
        std::vector<Claims> made(batch);
        parallelFor(batch, a.threads, {}, [&](std::size_t i) {
            Attempt attempt = attemptOf(attack, a.seed, numbers[done + i], {});
            make(attack, attempt);
            made[i] = std::move(attempt.claims);
        });
        for (std::uint64_t i = 0; i < batch; ++i) {
            const std::uint64_t number = numbers[done + i];
            tally.add(attack.families[number % attack.families.size()], number, made[i]);
        }
        done += batch;
        keeper.keep(tally, done, numbers.size());
        late = a.minutes > 0 && minutes() >= a.minutes;
    }
    fmt::print("{}: {} of {} records, seed {}, {:.1f} minutes\n\n{}", attack.name, done, numbers.size(),
               a.seed, minutes(), tally.table());
    for (const std::string& name : tally.broken()) fmt::print("broken: {}\n", name);
    if (!tally.broken().empty()) return 1;
    return done < numbers.size() ? 3 : 0;
}

} // namespace

Draw Attempt::rigDraw() const {
    return Draw(RandomStream(seed_, streamOf(fmt::format("rig {} of {}", rig_, family_))));
}

Draw Attempt::recordDraw(std::uint64_t which) const {
    return Draw(
        RandomStream(seed_, streamOf(fmt::format("record {} of {}, part {}", number_, family_, which))));
}

Outcome Attempt::run(const StudyFiles& files) {
    ++runs_;
    if (shown_.empty()) return runFiles(files);
    const fs::path folder = runs_ == 1 ? shown_ : shown_ / fmt::format("run{}", runs_);
    writeFiles(files, folder);
    return runFolder(folder);
}

int attackMain(int argc, char** argv, const Attack& attack) {
    try {
        const Arguments a = read(argc, argv, attack);
        if (!a.summarise.empty()) return summarise(a.summarise);
        return a.show >= 0 ? show(attack, a) : runAll(attack, a);
    } catch (const std::exception& e) {
        fmt::print(stderr, "{}\n{}", e.what(), kUsage);
        return 2;
    }
}

} // namespace rigor::attacks

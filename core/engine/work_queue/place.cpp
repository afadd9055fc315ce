#include "core/engine/work_queue/place.h"

#include "core/engine/work_queue/child_process.h"
#include "core/engine/work_queue/slurm_workers.h"
#include "core/foundation/base/parallel.h"
#include "core/foundation/base/translate.h"

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <sstream>

namespace rigor {

namespace {

std::string replacedAll(std::string text, const std::string& name, const std::string& value) {
    for (std::size_t at = 0; (at = text.find(name, at)) != std::string::npos; at += value.size())
        text.replace(at, name.size(), value);
    return text;
}

class WorkersByHand : public PlacedWorkers {
  public:
    explicit WorkersByHand(const Place& place) : count_(place.count) {}
    void follow(int) override {}
    int count() const override { return count_; }

  private:
    int count_;
};

/// Processes here, of which each starts workers: a line of the user's, or ssh.
class WorkersByProcess : public PlacedWorkers {
  public:
    struct Started {
        std::string name; ///< of the place, for people
        std::vector<std::string> command;
        std::string input;
    };
    WorkersByProcess(std::vector<Started> started, int count) : started_(std::move(started)), count_(count) {
        for (const Started& one : started_)
            children_.push_back(std::make_unique<ChildProcess>(one.command, one.input));
    }

    /// A line that starts workers elsewhere may end at once; one that fails is started again, a few times.
    void follow(int connected) override {
        if (connected > 0) failures_ = 0; // what fails later may be mended by starting again
        for (std::size_t k = 0; k < children_.size(); ++k) {
            ChildProcess& child = *children_[k];
            if (child.running() || (child.code() == 0 && connected > 0)) continue;
            if (child.code() != 0 && ++failures_ > kMostFailures && connected == 0)
                fail(sentence("Places", "{}: no worker could be started (exit code {}): {}"),
                     started_[k].name, child.code(), child.errors());
            if (child.code() != 0 || connected == 0)
                children_[k] = std::make_unique<ChildProcess>(started_[k].command, started_[k].input);
        }
    }
    int count() const override { return count_; }
    Message started() const override {
        std::string names;
        for (const Started& one : started_) names += (names.empty() ? "" : ", ") + one.name;
        return started_.size() > 1 ? verbatim(names) : Message();
    }

  private:
    static constexpr int kMostFailures = 3;
    std::vector<Started> started_;
    std::vector<std::unique_ptr<ChildProcess>> children_;
    int count_ = 0, failures_ = 0;
};

std::unique_ptr<PlacedWorkers> byCommand(const Place& place, std::string line, const Listening& at) {
    if (!at.environment.empty()) line = "export " + at.environment + "; " + line;
    line = replacedAll(line, "{host}", at.host);
    line = replacedAll(line, "{port}", std::to_string(at.port));
    line = replacedAll(line, "{password_file}", at.passwordFile);
    line = replacedAll(line, "{count}", std::to_string(place.count));
    return std::make_unique<WorkersByProcess>(
        std::vector<WorkersByProcess::Started>{
            {place.name.empty() ? place.text : place.name, {"/bin/sh", "-c", line}, {}}},
        place.count);
}

std::string passwordOf(const std::string& file);

/// The password goes through the connection, never through a command line; the manager is where ssh came
/// from.
std::unique_ptr<PlacedWorkers> bySsh(const Place& place, const Listening& at) {
    // A command of its own, as git's GIT_SSH_COMMAND: ssh with a key or a jump host of this user's.
    const char* own = std::getenv("RIGOR_SSH");
    std::vector<std::string> ssh;
    std::istringstream words(own ? own : "ssh");
    for (std::string word; words >> word;) ssh.push_back(word);
    std::vector<WorkersByProcess::Started> started;
    for (const std::string& host : place.hosts) {
        Listening there = at;
        there.host = place.host.empty() ? "\"${SSH_CLIENT%% *}\"" : shellQuoted(place.host);
        there.passwordFile = "\"$f\"";
        std::string line = "umask 077; f=$(mktemp) && cat > \"$f\" && trap 'rm -f \"$f\"' EXIT; ";
        for (const std::string& module : place.modules) line += "module load " + shellQuoted(module) + "; ";
        line += workerLine(place, there, "$(nproc)");
        std::vector<std::string> command = ssh;
        command.insert(command.end(), {"-o", "BatchMode=yes", host, line});
        started.push_back({"ssh " + host, std::move(command), passwordOf(at.passwordFile)});
    }
    return std::make_unique<WorkersByProcess>(std::move(started), place.count);
}

std::string passwordOf(const std::string& file) {
    std::ifstream stream(file);
    return {std::istreambuf_iterator<char>(stream), {}};
}

} // namespace

std::string shellQuoted(const std::string& text) {
    std::string out = "'";
    for (const char c : text) out += c == '\'' ? std::string("'\\''") : std::string(1, c);
    return out + "'";
}

std::string missingProgram(const Place& place) {
    std::vector<std::string> needed;
    if (place.kind == Place::Kind::Ssh) needed = {"ssh"};
    if (place.kind == Place::Kind::Slurm) needed = {"sbatch", "squeue", "scancel", place.worker};
    if (place.kind == Place::Kind::Here) needed = {place.worker};
    const auto missing = std::ranges::find_if_not(needed, onPath);
    return missing == needed.end() ? std::string() : *missing;
}

void checkPlace(const Place& place) {
    if (place.kind == Place::Kind::Command)
        for (const char* name : {"{host}", "{port}", "{password_file}"})
            if (place.command.find(name) == std::string::npos)
                fail(sentence("Places", "--on command: the line does not say {0}, which a worker needs: {1}"),
                     std::string(name), place.command);
    if (place.kind == Place::Kind::Ssh) {
        if (place.hosts.empty()) fail(sentence("Places", "The place {} names no host"), place.text);
        for (const std::string& host : place.hosts)
            if (host.empty() || host.front() == '-')
                fail(sentence("Places", "--on ssh: \"{}\" is no host"), host);
    }
    if (const std::string program = missingProgram(place); !program.empty())
        fail(sentence("Places", "--on {} needs the program {}, which is not on the path (PATH)"), place.text,
             program);
}

Place placeOf(const std::string& text, const std::function<void(const std::string&, Place&)>& profile) {
    Place place;
    place.text = text;
    const std::size_t colon = std::min(text.find(':'), text.size());
    const std::string kind = text.substr(0, colon), rest = text.substr(std::min(colon + 1, text.size()));
    if (kind == "workers" && rest.empty()) return place;
    if (text == "here") {
        place.kind = Place::Kind::Here;
        place.count = hardwareThreads();
        place.host = "127.0.0.1";
    } else if (kind == "command" && !rest.empty()) {
        place.kind = Place::Kind::Command;
        place.command = rest;
    } else if (kind == "ssh" && !rest.empty()) {
        place.kind = Place::Kind::Ssh;
        std::istringstream hosts(rest);
        for (std::string host; std::getline(hosts, host, ',');) place.hosts.push_back(host);
        place.count = static_cast<int>(place.hosts.size());
    } else if (kind == "slurm") {
        place.kind = Place::Kind::Slurm;
        if (!rest.empty()) profile(rest, place);
        if (place.kind != Place::Kind::Slurm)
            fail(sentence("Places", "{} is no profile of Slurm: --on {} names it"), rest, rest);
    } else if (profile && !text.empty() && text.find(':') == std::string::npos) {
        profile(text, place);
    } else {
        fail(sentence("Places",
                      "--on {}: a place is slurm, slurm:PROFILE, ssh:HOST,HOST, command:\"...\", here, "
                      "workers or the name of a profile"),
             text);
    }
    checkPlace(place);
    return place;
}

std::vector<std::string> partsOfPlaces(std::string_view text) {
    const std::string_view between = kBetweenPlaces;
    std::vector<std::string> parts;
    for (;;) {
        const std::size_t end = text.starts_with("command:") ? text.npos : text.find(between);
        parts.emplace_back(text.substr(0, end));
        if (end == text.npos) return parts;
        text.remove_prefix(end + between.size());
    }
}

std::vector<Place> placesOf(const std::string& text,
                            const std::function<void(const std::string&, Place&)>& profile) {
    std::vector<Place> places;
    for (const std::string& part : partsOfPlaces(text)) {
        if (std::ranges::find(places, part, &Place::text) != places.end())
            fail(sentence("Places", "--on names {} twice"), part);
        places.push_back(placeOf(part, profile));
    }
    return places;
}

std::string placesText(std::vector<std::string> places) {
    const auto isLine = [](const std::string& one) { return one.starts_with("command:"); };
    std::ranges::stable_partition(places, [&](const std::string& one) { return !isLine(one); });
    if (std::ranges::count_if(places, isLine) > 1)
        fail(sentence("Places", "--on command: can be given once; write a profile for the other line"));
    return fmt::format("{}", fmt::join(places, kBetweenPlaces));
}

std::string workerLine(const Place& place, const Listening& at, const std::string& cores) {
    const std::string memory = "$((" + cores + " * " + std::to_string(place.memory) + "))";
    const std::string disk = "$((" + cores + " * " + std::to_string(place.disk) + "))";
    // It scans its own cores, memory and disk where one of the three is not stated.
    return (at.environment.empty() ? "" : "env " + at.environment + " ") + place.worker + " --password " +
           at.passwordFile + " --cores " + cores + " --memory " + memory + " --disk " + disk + " -t " +
           std::to_string(place.idle) + " " + at.host + " " + std::to_string(at.port);
}

std::unique_ptr<PlacedWorkers> startWorkers(const Place& place, const Listening& at,
                                            const std::function<void(const std::string&)>& say) {
    switch (place.kind) {
    case Place::Kind::Workers: {
        Listening shown = at;
        shown.passwordFile = shellQuoted(at.passwordFile);
        say("Start workers by: " + workerLine(place, shown, std::to_string(place.cores)));
        return std::make_unique<WorkersByHand>(place);
    }
    case Place::Kind::Here: {
        Listening shown = at;
        shown.passwordFile = shellQuoted(at.passwordFile);
        return byCommand(
            place, "for i in $(seq {count}); do " + workerLine(place, shown, "1") + " & done; wait", at);
    }
    case Place::Kind::Command:
        return byCommand(place, place.command, at);
    case Place::Kind::Ssh:
        return bySsh(place, at);
    case Place::Kind::Slurm:
        return slurmWorkers(place, at);
    }
    return {};
}

} // namespace rigor

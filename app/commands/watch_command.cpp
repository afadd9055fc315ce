// rigor watch STUDY FOLDER: every new file of a folder is the next data of a study.

#include "app/commands/commands.h"
#include "app/console.h"
#include "app/interrupt.h"

#include "core/foundation/base/error.h"
#include "core/study/watch/watch.h"

#include <sys/wait.h>

#include <spawn.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <condition_variable>
#include <csignal>
#include <cstring>
#include <mutex>
#include <system_error>

namespace rigor {

namespace fs = std::filesystem;

namespace {

constexpr std::chrono::seconds kForCommands{10}; ///< that a watch waits at its end for those that still run

/// The user's own commands, each a process of its own beside the watch.
class Commands {
  public:
    void start(const std::string& command, const std::vector<std::pair<std::string, std::string>>& more) {
        std::vector<std::string> all;
        for (char** one = environ; *one; ++one)
            if (!std::string_view(*one).starts_with("RIGOR_")) all.emplace_back(*one);
        for (const auto& [name, value] : more) all.push_back(name + "=" + value);
        std::vector<char*> environment;
        for (std::string& one : all) environment.push_back(one.data());
        environment.push_back(nullptr);
        std::string shell = "/bin/sh", option = "-c", text = command;
        char* arguments[] = {shell.data(), option.data(), text.data(), nullptr};
        // Without the signals that this program keeps to itself, and not ended by its Ctrl-C.
        posix_spawnattr_t attributes;
        posix_spawnattr_init(&attributes);
        sigset_t none, usual;
        sigemptyset(&none);
        sigemptyset(&usual);
        for (const int signal : {SIGPIPE, SIGXFSZ, SIGINT, SIGTERM}) sigaddset(&usual, signal);
        posix_spawnattr_setsigmask(&attributes, &none);
        posix_spawnattr_setsigdefault(&attributes, &usual);
        posix_spawnattr_setpgroup(&attributes, 0);
        posix_spawnattr_setflags(&attributes,
                                 POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP);
        pid_t child = 0;
        const int error =
            ::posix_spawn(&child, shell.c_str(), nullptr, &attributes, arguments, environment.data());
        posix_spawnattr_destroy(&attributes);
        if (error != 0)
            tellStderr(fmt::format("rigor: the command was not run: {}\n", std::strerror(error)));
        else
            running_.push_back(child);
    }

    /// Says of each that ended badly how.
    void reap() {
        std::erase_if(running_, [](pid_t child) {
            int status = 0;
            if (::waitpid(child, &status, WNOHANG) == 0) return false;
            if (!WIFEXITED(status) || WEXITSTATUS(status) != 0)
                tellStderr(WIFEXITED(status)
                               ? fmt::format("rigor: the command ended with {}\n", WEXITSTATUS(status))
                               : std::string("rigor: the command was ended by a signal\n"));
            return true;
        });
    }
    bool any() const { return !running_.empty(); }

  private:
    std::vector<pid_t> running_;
};

/// A pause that an interruption ends.
void rest(double seconds, std::stop_token stop) {
    std::mutex mutex;
    std::condition_variable_any changed;
    std::unique_lock lock(mutex);
    changed.wait_for(lock, stop, std::chrono::duration<double>(seconds), [] { return false; });
}

std::string told(const Watch& watch, const std::string& before) {
    std::string text = fmt::format("{} -> {}", before, watch.verdict().summary());
    if (!watch.lastFile().empty()) text += fmt::format(" (file {}, {})", watch.files(), watch.lastFile());
    for (const Message& words : watch.verdict().words()) text += "\n  " + words.text();
    return text + "\n";
}

class Told {
  public:
    Told(const WatchRequest& request, Watch& watch) : request_(request), watch_(watch) {}

    void step() {
        commands_.reap();
        if (!request_.quiet) tellFiles();
        const auto before = watch_.changedFrom();
        if (!before) return;
        printed_ = tellStdout(told(watch_, *before)) && printed_;
        if (!request_.onChange.empty())
            commands_.start(request_.onChange, {{"RIGOR_VERDICT", toString(watch_.verdict().state())},
                                                {"RIGOR_SUMMARY", watch_.verdict().summary()},
                                                {"RIGOR_BEFORE", *before},
                                                {"RIGOR_STATUS", fs::absolute(watch_.statusFile()).string()},
                                                {"RIGOR_FILE", watch_.lastFile()}});
        watch_.told();
    }

    void end() {
        const auto from = std::chrono::steady_clock::now();
        while (commands_.any() && std::chrono::steady_clock::now() - from < kForCommands) {
            commands_.reap();
            rest(0.02, {});
        }
        if (!printed_) fail("the changes could not be printed; they are in {}", watch_.statusFile().string());
    }

  private:
    void tellFiles() {
        if (watch_.files() != files_) {
            files_ = watch_.files();
            tellStderr(fmt::format("{} files, last {}: {} ({:.2f} s)\n", files_, watch_.lastFile(),
                                   watch_.verdict().summary(), watch_.lookTime()));
        }
        long long last = aside_;
        for (const auto& [name, file] : watch_.journal().setAside()) {
            if (file.number <= aside_) continue;
            tellStderr(fmt::format("set aside: {}: {}\n", name, file.reason));
            last = std::max(last, file.number);
        }
        aside_ = last;
        if (watch_.folderIsThere() != there_) {
            there_ = watch_.folderIsThere();
            tellStderr(there_ ? "the folder is there again\n"
                              : "the folder is not there; it is waited for\n");
        }
        if (watch_.problem() != problem_) {
            problem_ = watch_.problem();
            if (!problem_.empty()) tellStderr(problem_ + "\n");
        }
    }

    const WatchRequest& request_;
    Watch& watch_;
    Commands commands_;
    long long files_ = 0, aside_ = 0;
    std::string problem_;
    bool there_ = true, printed_ = true;
};

} // namespace

int runWatch(const WatchRequest& request) {
    const InterruptWatch interrupt;
    const fs::path file = request.study;
    std::vector<StudyOverride> overrides;
    for (const auto& text : request.set) overrides.push_back(parseOverride(text));
    if (request.threads) overrides.push_back({"threads", fmt::format("{}", *request.threads)});
    WatchOptions options;
    options.folder = fs::absolute(request.folder);
    options.out = fs::absolute(request.out.empty() ? file.stem().string() + "-watch" : request.out);
    options.pattern = request.pattern;
    options.pieces = request.as == "pieces";
    options.repeats = request.repeats;
    options.settle = request.settle;
    if (!request.moveBad.empty()) options.moveTo = fs::absolute(request.moveBad);
    std::error_code error;
    // A name that was mistyped is told; a folder that goes and comes later is waited for.
    if (!fs::is_directory(options.folder, error) && !fs::exists(options.out / "state.json", error))
        fail("there is no folder {}", request.folder);
    const auto begin = std::chrono::steady_clock::now();
    Watch watch(loadStudy(file, overrides), options);
    Told tell(request, watch);
    const Progress progress{interrupt.token(), {}};
    while (!interrupt.token().stop_requested()) {
        const std::chrono::duration<double> now = std::chrono::steady_clock::now() - begin;
        const bool changed = watch.step(now.count(), progress);
        tell.step();
        if (request.once && !changed && watch.waiting() == 0 && watch.folderIsThere()) break;
        rest(request.every, interrupt.token());
    }
    watch.stopped();
    tell.end();
    if (interrupt.token().stop_requested()) return kInterrupted;
    const WatchState state = watch.verdict().state();
    return state == WatchState::Nothing || state == WatchState::NotConverged ? kNoAnswer : kAnswered;
}

} // namespace rigor

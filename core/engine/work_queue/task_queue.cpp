#include "core/engine/work_queue/task_queue.h"

#include "core/foundation/base/error.h"
#include "core/foundation/base/translate.h"

extern "C" {
#include <cctools/work_queue.h>
}

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <random>
#include <sstream>

namespace rigor {

namespace fs = std::filesystem;

namespace {

using Clock = std::chrono::steady_clock;

constexpr int kMostFailures = 5; ///< of one task, workers that were lost aside
constexpr auto kBetweenFollows = std::chrono::seconds(2);
constexpr auto kQuiet = std::chrono::seconds(5);
constexpr std::size_t kRoom = 65536;                 ///< bytes, more than an answer of most tasks
constexpr int kKeepAlive = 15, kKeepAliveLimit = 30; ///< s
constexpr const char *kTaskFile = "task.bin", *kAnswerFile = "answer.bin", *kProgram = "rigor-evaluate",
                     *kPassword = "password";

std::string randomDigits(int words) {
    std::random_device device;
    std::string text;
    for (int k = 0; k < words; ++k) text += fmt::format("{:08x}", device());
    return text;
}

void writePrivately(const fs::path& file, const std::string& bytes) {
    const int fd = ::open(file.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
    const bool written =
        fd >= 0 && ::write(fd, bytes.data(), bytes.size()) == static_cast<ssize_t>(bytes.size());
    if (fd >= 0) ::close(fd);
    if (!written) fail(sentence("Places", "cannot write {}"), file.string());
}

/// Held by who calls the library.
std::mutex& library() {
    static std::mutex one;
    return one;
}
std::atomic<int> queues = 0;

std::string ownName() {
    char host[256] = {};
    ::gethostname(host, sizeof host - 1);
    return host;
}

} // namespace

long long failedOf(const EvaluatedBatch& batch) {
    return std::count_if(batch.statuses.begin(), batch.statuses.end(), [](const RunStatus& status) {
        return status.end != RunEnd::StopTime && status.end != RunEnd::Terminated;
    });
}

TaskQueue::TaskQueue(WorkQueueSettings settings) : settings_(std::move(settings)), token_(randomDigits(4)) {
    const fs::path name = fs::path(settings_.folder).filename();
    int port = settings_.place.port;
    placed_.push_back({settings_.place, settings_.folder});
    for (const Place& one : settings_.besides) {
        if (one.port != 0 && port != 0 && one.port != port)
            fail(sentence("Places", "The manager listens at one port: {} asks for {}, another place for {}"),
                 one.text, one.port, port);
        port = std::max(port, one.port);
        placed_.push_back({one, settings_.folder});
    }
    if (placed_.size() > 1) // each sees its own
        for (Placed& one : placed_)
            if (!one.place.folder.empty()) one.folder = (fs::absolute(one.place.folder) / name).string();
    const std::string password = randomDigits(8);
    for (const Placed& one : placed_) {
        fs::create_directories(one.folder);
        fs::permissions(one.folder, fs::perms::owner_all);
        if (const fs::path file = fs::path(one.folder) / kPassword; !fs::exists(file))
            writePrivately(file, password);
    }
    const std::lock_guard only(library());
    queue_ = work_queue_create(port);
    if (!queue_) {
        removeFolders();
        fail(sentence("Places", "The manager cannot listen at port {}: another program has it"), port);
    }
    work_queue_specify_password_file(queue_, (fs::path(settings_.folder) / kPassword).c_str());
    work_queue_specify_keepalive_interval(queue_, kKeepAlive);
    work_queue_specify_keepalive_timeout(queue_, kKeepAliveLimit);
    try {
        startPlaces();
    } catch (...) {
        placed_.clear();
        work_queue_delete(queue_);
        removeFolders();
        throw;
    }
    lastWorker_ = lastFollow_ = lastCheck_ = Clock::now();
    ++queues;
    thread_ = std::jthread([this](const std::stop_token& stop) { run(stop); });
}

void TaskQueue::startPlaces() {
    int cores = 0;
    for (std::size_t k = 0; k < placed_.size(); ++k) {
        Placed& one = placed_[k];
        Listening at{one.place.host.empty() ? ownName() : one.place.host, work_queue_port(queue_),
                     (fs::path(one.folder) / kPassword).string()};
        if (placed_.size() > 1) {
            at.environment = fmt::format("RIGOR_PLACE={}", k);
            if (!one.place.program.empty())
                at.environment += " RIGOR_EVALUATE_THERE=" + shellQuoted(one.place.program);
        }
        one.workers = startWorkers(one.place, at, [&](const std::string& line) {
            if (settings_.say) settings_.say(verbatim(line), false);
        });
        cores += std::max(1, one.place.count * one.place.cores);
        WorkQueuePlace& told = state_.places.emplace_back();
        told.wanted = one.workers->count();
        told.started = one.workers->started();
        state_.wanted += told.wanted;
        if (k > 0) continue;
        state_.started = told.started;
        state_.port = at.port;
        state_.host = at.host;
    }
    cores_ = cores;
}

void TaskQueue::removeFolders() const {
    std::error_code error;
    fs::remove_all(settings_.folder, error);
    for (const Placed& one : placed_) fs::remove_all(one.folder, error);
}

TaskQueue::~TaskQueue() {
    thread_.request_stop();
    wake_.notify_all();
    thread_.join();
    const std::lock_guard only(library());
    for (const auto& [id, task] : sent_) // those of a stop
        if (work_queue_task* left = work_queue_cancel_by_taskid(queue_, id)) work_queue_task_delete(left);
    work_queue_shut_down_workers(queue_, 0);
    for (Placed& one : placed_) one.workers.reset();
    work_queue_delete(queue_);
    removeFolders();
    --queues;
}

void TaskQueue::submit(std::vector<std::shared_ptr<SentTask>> tasks) {
    const std::lock_guard lock(mutex_);
    std::move(tasks.begin(), tasks.end(), std::back_inserter(fresh_));
    wake_.notify_all();
}

void TaskQueue::cancel(const std::shared_ptr<SentBatch>& batch) {
    {
        const std::lock_guard lock(batch->mutex);
        batch->cancelled = true;
    }
    const std::lock_guard lock(mutex_);
    dropped_ = true;
    wake_.notify_all();
}

std::string TaskQueue::file(const std::string& name, const std::string& bytes) {
    const std::lock_guard lock(mutex_);
    auto& path = files_[name];
    if (path.empty()) {
        const fs::path made = fs::path(settings_.folder) / name;
        writePrivately(made, bytes);
        path = made.string();
    }
    return path;
}

WorkQueueState TaskQueue::state() const {
    const std::lock_guard lock(mutex_);
    WorkQueueState now = state_;
    const auto since = [](Clock::time_point at) {
        return std::chrono::duration<double>(Clock::now() - at).count();
    };
    if (lastAnswer_) now.silence = since(*lastAnswer_);
    for (std::size_t k = 0; k < placed_.size(); ++k)
        if (placed_[k].lastAnswer) now.places[k].silence = since(*placed_[k].lastAnswer);
    for (const auto& [worker, seen] : seen_)
        now.places[seen.place].workers.push_back({worker, seen.evaluations, since(seen.at)});
    return now;
}

std::map<std::string, Share> TaskQueue::shares() const {
    const std::lock_guard lock(mutex_);
    return shares_;
}

void TaskQueue::run(const std::stop_token& stop) {
    while (!stop.stop_requested()) {
        std::shared_ptr<SentBatch> batch;
        {
            const std::lock_guard only(library());
            submitNew();
            cancelDropped();
        }
        if (sent_.empty()) {
            // Workers are greeted, and kept alive; but what is asked for next must not wait for that.
            std::unique_lock lock(mutex_);
            const bool asked = wake_.wait_for(lock, stop, std::chrono::seconds(2),
                                              [&] { return !fresh_.empty() || dropped_; });
            if (asked || stop.stop_requested()) continue;
        }
        {
            const std::lock_guard only(library());
            if (work_queue_task* task = work_queue_wait(queue_, 1)) batch = take(task);
            watch();
        }
        if (batch) awaitMore(*batch, stop);
        checkFolder();
        if (queues > 1) std::this_thread::sleep_for(std::chrono::milliseconds(2)); // the other one's turn
        follow();
    }
}

void TaskQueue::submitNew() {
    std::vector<std::shared_ptr<SentTask>> fresh;
    {
        const std::lock_guard lock(mutex_);
        fresh.swap(fresh_);
    }
    for (const auto& task : fresh) send(task);
}

void TaskQueue::send(const std::shared_ptr<SentTask>& task) {
    static std::atomic<long long> counter = 0;
    const long long number = ++counter;
    task->answerFile = (fs::path(settings_.folder) / fmt::format("answer-{}", number)).string();
    // A worker whose number another had that was killed takes over its folder, and files found there for its
    // own: no name comes twice.
    const std::string folder = fmt::format("r-{}-{}", token_, number);
    const auto there = [&folder](const std::string& name) { return folder + "/" + name; };
    work_queue_task* made = work_queue_task_create(fmt::format("cd {} && {}", folder, command()).c_str());
    if (placed_.size() > 1 || settings_.place.program.empty())
        work_queue_task_specify_file(made, settings_.program.c_str(), there(kProgram).c_str(),
                                     WORK_QUEUE_INPUT, WORK_QUEUE_CACHE);
    for (const auto& [name, file] : task->files)
        work_queue_task_specify_file(made, file.c_str(), there(name).c_str(), WORK_QUEUE_INPUT,
                                     WORK_QUEUE_CACHE);
    work_queue_task_specify_buffer(made, task->bytes.data(), static_cast<int>(task->bytes.size()),
                                   there(kTaskFile).c_str(), WORK_QUEUE_NOCACHE);
    work_queue_task_specify_file(made, task->answerFile.c_str(), there(kAnswerFile).c_str(),
                                 WORK_QUEUE_OUTPUT, WORK_QUEUE_NOCACHE);
    if (task->files.contains("rigor-model-host"))
        work_queue_task_specify_environment_variable(made, "RIGOR_MODEL_HOST", "./rigor-model-host");
    // In the order in which they were cut: of equals Work Queue takes the last first, and the large tasks of
    // the beginning would end alone.
    work_queue_task_specify_priority(made, -static_cast<double>(number));
    work_queue_task_specify_cores(made, 1);
    work_queue_task_specify_memory(made, least(&Place::memory));
    work_queue_task_specify_disk(made, least(&Place::disk));
    sent_[work_queue_submit(queue_, made)] = task;
}

int TaskQueue::least(int Place::*what) const {
    int least = settings_.place.*what;
    for (const Place& one : settings_.besides) least = std::min(least, one.*what);
    return least;
}

/// Each worker says which it is, and of several places whose.
std::string TaskQueue::command() const {
    const bool several = placed_.size() > 1;
    const std::string& there = settings_.place.program;
    const std::string program = several         ? fmt::format("\"${{RIGOR_EVALUATE_THERE:-./{}}}\"", kProgram)
                                : there.empty() ? std::string("./") + kProgram
                                                : there;
    return fmt::format("{} {} {} && echo \"{} $PPID\"", program, kTaskFile, kAnswerFile,
                       several ? "$RIGOR_PLACE" : "0");
}

/// Null: nobody knows, of several.
TaskQueue::Placed* TaskQueue::placeOf(const work_queue_task& answered, long long evaluations) {
    std::istringstream output(answered.output ? answered.output : "");
    std::size_t place = 0;
    std::string worker;
    if (!(output >> place >> worker) || place >= placed_.size())
        return placed_.size() == 1 ? &placed_.front() : nullptr;
    const std::lock_guard lock(mutex_);
    Seen& seen = seen_[std::string(answered.hostname ? answered.hostname : "") + " " + worker];
    seen.place = place;
    seen.at = Clock::now();
    seen.evaluations += evaluations;
    return &placed_[place];
}

/// Those that have answered and are there still: of more than are connected the ones that were heard of last.
void TaskQueue::countWorkers() {
    while (static_cast<int>(seen_.size()) > state_.connected)
        seen_.erase(std::ranges::min_element(seen_, {}, [](const auto& one) { return one.second.at; }));
    if (placed_.size() == 1) {
        state_.places.front().connected = state_.connected;
        return;
    }
    for (WorkQueuePlace& place : state_.places) place.connected = 0;
    for (const auto& [worker, seen] : seen_) ++state_.places[seen.place].connected;
}

void TaskQueue::cancelDropped() {
    {
        const std::lock_guard lock(mutex_);
        if (!dropped_) return;
        dropped_ = false;
    }
    for (auto it = sent_.begin(); it != sent_.end();) {
        bool cancelled = false;
        {
            const std::lock_guard lock(it->second->batch->mutex);
            cancelled = it->second->batch->cancelled;
        }
        if (!cancelled) {
            ++it;
            continue;
        }
        if (work_queue_task* task = work_queue_cancel_by_taskid(queue_, it->first))
            work_queue_task_delete(task);
        it = sent_.erase(it);
    }
}

std::string TaskQueue::refusal(const TaskAnswer& answer) const {
    if (!answer.failure.empty()) return answer.failure;
    if (answer.version != settings_.version)
        return filled(sentence("Places", "its rigor-evaluate is version {}, this program is version {}"),
                      answer.version, settings_.version);
    if (answer.digits != ownDigits() && !settings_.allowMixed)
        return translate("Places", "it computes other digits than this machine (--allow-mixed accepts them)");
    return {};
}

/// A worker is idle, and what it shall do is being cut: work_queue_wait(), which knows nothing of that, would
/// let it wait for up to a second.
void TaskQueue::awaitMore(const SentBatch& batch, const std::stop_token& stop) {
    if (batch.allCut || static_cast<int>(sent_.size()) >= cores_) return;
    std::unique_lock lock(mutex_);
    wake_.wait_for(lock, stop, std::chrono::milliseconds(10),
                   [&] { return !fresh_.empty() || dropped_ || batch.allCut; });
}

std::shared_ptr<SentBatch> TaskQueue::take(work_queue_task* done) {
    const auto found = sent_.find(done->taskid);
    if (found == sent_.end()) {
        work_queue_task_delete(done);
        return {};
    }
    const std::shared_ptr<SentTask> task = found->second;
    sent_.erase(found);
    TaskAnswer answer;
    std::string why;
    const std::string host = done->hostname ? done->hostname : "";
    if (done->result != WORK_QUEUE_RESULT_SUCCESS || done->return_status != 0) {
        why = filled(sentence("Places", "the task ended with {} (exit code {}): {}"),
                     std::string(work_queue_result_str(done->result)), done->return_status,
                     std::string(done->output ? done->output : ""));
    } else {
        std::ifstream stream(task->answerFile, std::ios::binary);
        try {
            answer = answerFromBytes(std::string{std::istreambuf_iterator<char>(stream), {}});
            why = refusal(answer);
            if (why.empty() &&
                (answer.task != checksum(task->bytes) || answer.parts.size() != task->parts.size()))
                why = translate("Places", "the answer is not of this task");
        } catch (const Error& e) {
            why = e.sentence();
        }
    }
    const int tries = done->try_count;
    long long evaluations = 0, failed = 0;
    for (const auto& part : task->parts) evaluations += part.count;
    Placed* const place = why.empty() ? placeOf(*done, evaluations) : nullptr;
    work_queue_task_delete(done);
    std::error_code error;
    fs::remove(task->answerFile, error);
    const std::string machine = answer.machine.empty() ? host : answer.machine + " " + answer.instructionSet;
    if (!why.empty()) {
        repeat(task, why, machine);
        return {};
    }
    for (const EvaluatedBatch& batch : answer.parts) failed += failedOf(batch);
    {
        const std::lock_guard lock(mutex_);
        Share& share = shares_[machine];
        share.instructionSet = answer.instructionSet;
        share.digits = answer.digits;
        if (!answer.confinement.empty()) share.confinement = answer.confinement;
        share.evaluations += evaluations;
        share.seconds += answer.seconds;
        ++share.tasks;
        share.repeated += std::max(0, tries - 1);
        state_.evaluations += evaluations;
        state_.failed += failed;
        const long long again = tries > 1 || task->failures > 0 ? evaluations : 0;
        state_.takenOver += again;
        state_.coreSeconds += answer.seconds;
        lastAnswer_ = Clock::now();
        if (place) {
            WorkQueuePlace& told = state_.places[static_cast<std::size_t>(place - placed_.data())];
            told.evaluations += evaluations;
            told.failed += failed;
            told.takenOver += again;
            told.coreSeconds += answer.seconds;
            place->lastAnswer = lastAnswer_;
        }
    }
    const std::lock_guard lock(task->batch->mutex);
    task->batch->answered.emplace_back(task, std::move(answer));
    task->batch->changed.notify_all();
    return task->batch;
}

void TaskQueue::repeat(std::shared_ptr<SentTask> task, const std::string& why, const std::string& machine) {
    {
        const std::lock_guard lock(mutex_);
        ++shares_[machine].failed;
    }
    if (++task->failures < kMostFailures) {
        send(task);
        return;
    }
    const Message unwritable = whyUnwritable();
    const std::lock_guard lock(task->batch->mutex);
    task->batch->failure =
        !unwritable.empty()
            ? unwritable.text(Minus::Hyphen)
            : filled(sentence("Places", "An evaluation failed {} times on workers, the last time on {}: {}"),
                     kMostFailures, machine, why);
    task->batch->changed.notify_all();
}

void TaskQueue::watch() {
    work_queue_stats stats{};
    work_queue_get_stats(queue_, &stats);
    const auto now = Clock::now();
    const bool takes =
        stats.workers_connected > 0 && (stats.tasks_on_workers > 0 || stats.tasks_waiting == 0);
    if (takes || sent_.empty()) {
        lastWorker_ = now;
        offered_ = {};
        toldOfNone_ = false;
    } else if (stats.workers_connected > 0) { // one without a task soon leaves again
        offered_ = {std::max<long long>(offered_.cores, stats.max_cores),
                    std::max<long long>(offered_.memory, stats.max_memory),
                    std::max<long long>(offered_.disk, stats.max_disk)};
    }
    if (stats.total_cores > 0) cores_ = static_cast<int>(stats.total_cores);
    {
        const std::lock_guard lock(mutex_);
        state_.connected = stats.workers_connected;
        state_.running = stats.tasks_running;
        state_.waiting = stats.tasks_waiting;
        countWorkers();
    }
    if (std::chrono::duration<double>(now - lastWorker_).count() < settings_.patience || toldOfNone_) return;
    toldOfNone_ = true;
    if (!settings_.say) return;
    if (offered_.cores > 0 || stats.workers_connected > 0)
        settings_.say(filled(sentence("Places", "Workers have come, but none of them takes a task: it asks "
                                                "for 1 core, {} MB of memory and "
                                                "{} MB of disk, and the largest of them offers {} cores, {} "
                                                "MB and {} MB (--cores, --memory, "
                                                "--disk of work_queue_worker). The run waits."),
                             least(&Place::memory), least(&Place::disk), offered_.cores, offered_.memory,
                             offered_.disk),
                      true);
    else
        settings_.say(
            filled(
                sentence(
                    "Places",
                    "No worker has reached this machine for a minute. Are they running ({}), does the name "
                    "{} lead here from there, and does a firewall let them reach port {}? The run waits."),
                settings_.place.text, state().host, work_queue_port(queue_)),
            true);
}

/// Workers that compute go on where no more can be had; a place without any has ended, and the run goes on at
/// the others.
void TaskQueue::follow() {
    if (Clock::now() - lastFollow_ < kBetweenFollows || sent_.empty()) return;
    lastFollow_ = Clock::now();
    const WorkQueueState now = state();
    for (std::size_t k = 0; k < placed_.size(); ++k) {
        Placed& one = placed_[k];
        if (!now.places[k].ended.empty()) continue;
        // Who has not answered yet may be its own.
        int connected = now.connected;
        for (std::size_t i = 0; i < placed_.size(); ++i)
            if (i != k) connected -= now.places[i].connected;
        try {
            one.workers->follow(connected);
            one.toldOfTrouble = false;
            const std::lock_guard lock(mutex_);
            state_.places[k].started = one.workers->started();
            if (k == 0) state_.started = state_.places[k].started;
        } catch (const Error& e) {
            if (connected == 0) {
                const std::lock_guard lock(mutex_);
                state_.places[k].ended = e.message();
            }
            if ((connected > 0 || placed_.size() > 1) && !std::exchange(one.toldOfTrouble, true) &&
                settings_.say)
                settings_.say(e.message(), true);
        }
    }
    const auto places = state().places;
    if (!std::ranges::all_of(places, [](const WorkQueuePlace& one) { return !one.ended.empty(); })) return;
    failAll(places.back().ended);
}

void TaskQueue::failAll(const Message& why) {
    for (auto& [id, task] : sent_) {
        const std::lock_guard lock(task->batch->mutex);
        task->batch->failure = why.text(Minus::Hyphen);
        task->batch->changed.notify_all();
    }
}

/// Work Queue takes an answer that it cannot write for the loss of a worker, again and again: where none
/// comes, that is looked at.
void TaskQueue::checkFolder() {
    const auto now = Clock::now();
    if (sent_.empty() || now - std::max(lastCheck_, lastAnswer_.value_or(lastCheck_)) < kQuiet) return;
    lastCheck_ = now;
    if (const Message why = whyUnwritable(); !why.empty()) failAll(why);
}

Message TaskQueue::whyUnwritable() const {
    const fs::path file = fs::path(settings_.folder) / "room";
    const std::string bytes(kRoom, '\0');
    const int fd = ::open(file.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
    int error = fd < 0 ? errno : 0;
    if (fd >= 0)
        if (const ssize_t n = ::write(fd, bytes.data(), bytes.size());
            n != static_cast<ssize_t>(bytes.size()))
            error = n < 0 ? errno : ENOSPC;
    if (fd >= 0 && ::close(fd) != 0 && error == 0) error = errno;
    std::error_code ignored;
    fs::remove(file, ignored);
    if (error == 0) return {};
    return filled(sentence("Places", "{} cannot be written, where the answers of the workers go: {}"),
                  settings_.folder, std::string(std::strerror(error)));
}

} // namespace rigor

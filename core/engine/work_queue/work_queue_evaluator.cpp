#include "core/engine/work_queue/work_queue_evaluator.h"

#include "core/engine/evaluate/model_bytes.h"
#include "core/engine/evaluate/piece_size.h"
#include "core/engine/external/consent.h"
#include "core/engine/simulate/external.h"
#include "core/engine/work_queue/task_queue.h"
#include "core/foundation/base/error.h"

#include <algorithm>
#include <filesystem>

namespace rigor {

namespace {

using Index = Eigen::Index;

/// s: what a task should take; they become shorter towards the end of a batch, so that the workers end
/// together. Of a batch that has less for each worker a task is an equal share, down to the least: a task
/// costs some 20 ms at its worker.
constexpr double kLeastTask = 0.1, kShortTask = 0.5, kLongTask = 5;
/// What runs elsewhere is taken to cost so much until it is known, s.
constexpr double kElsewhere = 1;

} // namespace

class WorkQueueEvaluator::Manager {
  public:
    explicit Manager(WorkQueueSettings settings)
        : worthSending(settings.worthSending), queue(std::move(settings)) {}
    double worthSending;
    TaskQueue queue;
    ThreadEvaluator here;
    std::atomic<long long> evaluatedHere = 0, failedHere = 0;
    std::atomic<double> secondsHere = 0;

    void tookHere(const EvaluatedBatch& batch, double seconds) {
        evaluatedHere += static_cast<long long>(batch.statuses.size());
        failedHere += failedOf(batch);
        secondsHere += seconds;
    }
};

namespace {

/// One call of evaluate(): cuts what is left into tasks as workers become free.
class Sending {
  public:
    Sending(TaskQueue& queue, std::span<const EvaluationRequest> requests, std::vector<Index> next,
            std::vector<EvaluatedBatch>& made, const BatchEvaluator::Told& told)
        : queue_(queue), requests_(requests), next_(std::move(next)), made_(made), told_(told),
          batch_(std::make_shared<SentBatch>()) {}

    void run(const std::stop_token& stop) {
        while (!stop.stop_requested()) {
            cut();
            if (under_ == 0) return;
            std::unique_lock lock(batch_->mutex);
            batch_->changed.wait(lock, stop,
                                 [&] { return !batch_->answered.empty() || !batch_->failure.empty(); });
            if (!batch_->failure.empty()) {
                const std::string why = batch_->failure;
                lock.unlock();
                queue_.cancel(batch_);
                throw Error(verbatim(why));
            }
            auto answered = std::move(batch_->answered);
            batch_->answered.clear();
            lock.unlock();
            for (auto& [task, answer] : answered) take(*task, answer);
        }
        queue_.cancel(batch_);
    }

  private:
    double costOf(const EvaluationRequest& request) const {
        const double known = request.setting->cost();
        return known > 0 ? known : kElsewhere;
    }

    /// s, as far as is known: of what was not sent, and of all.
    std::pair<double, double> leftAndWhole() const {
        double left = 0, whole = 0;
        for (std::size_t r = 0; r < requests_.size(); ++r) {
            const double cost = costOf(requests_[r]);
            const Index columns = requests_[r].parameters.cols();
            left += cost * static_cast<double>(columns - next_[r]);
            whole += cost * static_cast<double>(columns);
        }
        return {left, whole};
    }

    /// One per worker, and some that wait: Work Queue compares each that waits with every worker again and
    /// again.
    void cut() {
        const int cores = queue_.cores(), most = cores + std::clamp(cores / 4, 4, 32);
        std::vector<std::shared_ptr<SentTask>> tasks;
        auto [all, whole] = leftAndWhole();
        const double least = std::clamp(whole / cores, kLeastTask, kShortTask);
        while (all > 0 && under_ < most) {
            auto task = std::make_shared<SentTask>();
            task->batch = batch_;
            double budget = std::clamp(all / (3.0 * cores), least, kLongTask);
            for (std::size_t r = first_; r < requests_.size() && budget > 0; ++r) {
                const Index open = requests_[r].parameters.cols() - next_[r];
                if (open == 0) {
                    if (r == first_) ++first_;
                    continue;
                }
                const double cost = costOf(requests_[r]);
                if (!task->parts.empty() && cost > budget) break;
                const Index count = std::min(
                    std::max(static_cast<Index>(budget / cost), evaluatedTogether(*requests_[r].setting)),
                    open);
                task->parts.push_back({r, next_[r], count});
                next_[r] += count;
                budget -= cost * static_cast<double>(count);
            }
            if (task->parts.empty()) break;
            write(*task);
            tasks.push_back(std::move(task));
            ++under_;
            all = leftAndWhole().first;
        }
        batch_->allCut = !(all > 0);
        queue_.submit(std::move(tasks));
    }

    void write(SentTask& task) {
        std::vector<TaskPart> parts;
        for (const SentTask::Part& part : task.parts) {
            const EvaluationRequest& request = requests_[part.request];
            const EvaluationSetting& setting = *request.setting;
            parts.push_back(
                {setting.modelHash(), setting.hash(), request.parameters.middleCols(part.first, part.count)});
            const std::string model = modelFileName(setting.modelHash()),
                              name = settingFileName(setting.hash());
            if (!task.files.contains(model))
                task.files[model] = queue_.file(model, modelBytes(*setting.model));
            if (!task.files.contains(name)) task.files[name] = queue_.file(name, setting.bytes());
            addForeign(setting, task);
        }
        task.bytes = bytesOf(parts);
    }

    /// Its file goes along with what it reads beside it, an FMU with the helper that loads it.
    void addForeign(const EvaluationSetting& setting, SentTask& task) const {
        namespace fs = std::filesystem;
        const ExternalModel* elsewhere = setting.model->external();
        if (!elsewhere) return;
        const ForeignCode& code = elsewhere->code();
        requireConsent(code); // the worker asks nobody
        const fs::path file = fs::absolute(code.file);
        const std::string folder = foreignFolderName(code.sha256) + "/";
        task.files[folder + file.filename().string()] = file.string();
        for (const std::string& name : code.beside)
            task.files[folder + name] = (file.parent_path() / name).string();
        const fs::path helper = fs::path(queue_.settings().program).parent_path() / "rigor-model-host";
        if (code.kind == "FMU" && fs::exists(helper))
            task.files[helper.filename().string()] = helper.string();
    }

    void take(const SentTask& task, const TaskAnswer& answer) {
        --under_;
        double evaluations = 0;
        for (const SentTask::Part& part : task.parts) evaluations += static_cast<double>(part.count);
        const double cost = std::max(answer.seconds, 1e-9) / evaluations;
        for (std::size_t k = 0; k < task.parts.size(); ++k) {
            const SentTask::Part& part = task.parts[k];
            EvaluatedBatch& to = made_[part.request];
            const EvaluatedBatch& from = answer.parts[k];
            if (from.values.rows() != to.values.rows() || from.values.cols() != part.count)
                fail(sentence("Places", "a worker's answer is not of the size that was asked for"));
            to.values.middleCols(part.first, part.count) = from.values;
            std::copy(from.statuses.begin(), from.statuses.end(), to.statuses.begin() + part.first);
            requests_[part.request].setting->cost() = cost;
            if (told_)
                told_({part.request, part.first, part.count, cost * static_cast<double>(part.count)}, to);
        }
    }

    TaskQueue& queue_;
    std::span<const EvaluationRequest> requests_;
    std::vector<Index> next_; ///< of each request, the first column that was not sent
    std::vector<EvaluatedBatch>& made_;
    const BatchEvaluator::Told& told_;
    std::shared_ptr<SentBatch> batch_;
    std::size_t first_ = 0; ///< request of which something is left
    int under_ = 0;         ///< tasks on their way
};

} // namespace

WorkQueueEvaluator::WorkQueueEvaluator(WorkQueueSettings settings)
    : manager_(std::make_unique<Manager>(std::move(settings))) {}

WorkQueueEvaluator::~WorkQueueEvaluator() = default;

std::vector<EvaluatedBatch> WorkQueueEvaluator::evaluate(std::span<const EvaluationRequest> requests,
                                                         int threads, std::stop_token stop,
                                                         const Told& told) {
    tellRuns(requests);
    Manager& m = *manager_;
    std::vector<EvaluatedBatch> made;
    std::vector<Index> next;
    const auto evaluateHere = [&](std::size_t r, Index count) {
        const EvaluationRequest some{requests[r].setting, requests[r].parameters.leftCols(count)};
        const auto part = m.here.evaluate({&some, 1}, threads, stop);
        made[r].values.leftCols(count) = part.front().values;
        std::copy(part.front().statuses.begin(), part.front().statuses.end(), made[r].statuses.begin());
        next[r] = count;
        if (stop.stop_requested()) return;
        m.tookHere(part.front(), requests[r].setting->cost() * static_cast<double>(count));
        if (told) told({r, 0, count, requests[r].setting->cost() * static_cast<double>(count)}, made[r]);
    };
    double left = 0;
    for (std::size_t r = 0; r < requests.size(); ++r) {
        const EvaluationSetting& setting = *requests[r].setting;
        const Index all = requests[r].parameters.cols();
        made.push_back(emptyBatch(requests[r]));
        next.push_back(0);
        if (all == 0) continue;
        // A server is asked from here; and who stands few runs at a time has them counted in one process.
        if (setting.hash().empty() || setting.model->capabilities().instances > 0) {
            evaluateHere(r, all);
            continue;
        }
        if (!(setting.cost() > 0) && !setting.model->external())
            evaluateHere(r, std::min(evaluatedTogether(setting), all));
        left +=
            (setting.cost() > 0 ? setting.cost().load() : kElsewhere) * static_cast<double>(all - next[r]);
    }
    if (left == 0) return made;
    if (left < m.worthSending) {
        std::vector<EvaluationRequest> rest;
        std::vector<std::size_t> of;
        for (std::size_t r = 0; r < requests.size(); ++r) {
            if (next[r] == requests[r].parameters.cols()) continue;
            rest.push_back({requests[r].setting,
                            requests[r].parameters.rightCols(requests[r].parameters.cols() - next[r])});
            of.push_back(r);
        }
        const auto part = m.here.evaluate(rest, threads, stop);
        for (std::size_t k = 0; k < rest.size(); ++k) {
            EvaluatedBatch& to = made[of[k]];
            const Index first = next[of[k]], count = rest[k].parameters.cols();
            to.values.rightCols(count) = part[k].values;
            std::copy(part[k].statuses.begin(), part[k].statuses.end(), to.statuses.begin() + first);
            if (stop.stop_requested()) continue;
            m.tookHere(part[k], rest[k].setting->cost() * static_cast<double>(count));
            if (told) told({of[k], first, count, rest[k].setting->cost() * static_cast<double>(count)}, to);
        }
        return made;
    }
    Sending(m.queue, requests, std::move(next), made, told).run(stop);
    return made;
}

WorkQueueState WorkQueueEvaluator::state() const {
    WorkQueueState now = manager_->queue.state();
    now.here = manager_->evaluatedHere;
    now.failedHere = manager_->failedHere;
    now.secondsHere = manager_->secondsHere;
    return now;
}

nlohmann::ordered_json WorkQueueEvaluator::provenance() const {
    nlohmann::ordered_json json;
    std::string places = manager_->queue.settings().place.text;
    for (const Place& one : manager_->queue.settings().besides) places += kBetweenPlaces + one.text;
    json["place"] = places;
    json["evaluations_here"] = manager_->evaluatedHere.load();
    json["machines"] = nlohmann::ordered_json::array();
    for (const auto& [machine, share] : manager_->queue.shares()) {
        json["machines"].push_back({{"machine", machine.substr(0, machine.find(' '))},
                                    {"instruction_set", share.instructionSet},
                                    {"evaluations", share.evaluations},
                                    {"seconds", share.seconds},
                                    {"tasks", share.tasks},
                                    {"repeated", share.repeated},
                                    {"failed", share.failed}});
        if (!share.confinement.empty()) json["machines"].back()["foreign_code"] = share.confinement;
    }
    return json;
}

Message WorkQueueEvaluator::mixed() const {
    const std::string own = ownDigits();
    for (const auto& [machine, share] : manager_->queue.shares())
        if (share.tasks > 0 && share.digits != own)
            return filled(sentence("Places",
                                   "{} computes other digits than this machine: the last digits of this "
                                   "result depend on which of them computed what."),
                          machine);
    return {};
}

} // namespace rigor

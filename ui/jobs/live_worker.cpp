#include "ui/jobs/live_worker.h"

#include "core/foundation/base/error.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <utility>

namespace rigor {

namespace {
/// Rest of the mouse after which the surfaces are compared with simulations.
constexpr std::chrono::milliseconds kRest{150};
constexpr qint64 kTellEvery = 100; ///< ms
constexpr int kProfilePoints = 25;
} // namespace

struct LiveWorker::Shared {
    struct Order {
        int ticket = 0, number = 0;
        std::shared_ptr<const Problem> problem;
        InverseUncertaintyOptions options;
        std::vector<Unknown> unknowns;
        Dependence dependence;
        std::optional<std::size_t> pair; ///< of it
    };
    /// Surfaces refer to the model they were simulated with.
    struct Built {
        std::shared_ptr<const LiveModel> owner;
        std::shared_ptr<const ResponseSurfaces> surfaces;
    };
    struct Answer {
        int ticket = 0, number = 0;
        LiveFrame frame;
        std::shared_ptr<const LiveFrame> independent;
        LiveModel::PairProfile profile;
        double seconds = 0;
        QString sentence;
        std::shared_ptr<const LiveModel> model;
    };

    std::mutex mutex;
    std::condition_variable_any wake;
    std::optional<Order> order; ///< the newest, not taken yet
    std::stop_source task;      ///< of the frame or check under way
    bool checking = false;
    Built built;
    std::optional<Answer> answer; ///< not taken by the GUI yet
    std::optional<LiveCheck> check;
    int checkTicket = 0;
    // of the builder
    ProgressEvent progress;
    Built freshlyBuilt;
    QString whyNotBuilt;
};

LiveWorker::LiveWorker(QObject* parent) : QObject(parent), shared_(std::make_unique<Shared>()) {
    answerer_ = std::jthread([this](std::stop_token stop) { answer(stop); });
}

LiveWorker::~LiveWorker() {
    builder_.request_stop();
    answerer_.request_stop();
    {
        const std::scoped_lock lock(shared_->mutex);
        shared_->task.request_stop();
    }
    for (std::jthread* thread : {&builder_, &answerer_})
        if (thread->joinable()) thread->join();
}

void LiveWorker::setProblem(std::shared_ptr<const Problem> problem, const InverseUncertaintyOptions& options,
                            bool sameResponses) {
    problem_ = std::move(problem);
    options_ = options;
    ++ticket_;
    unknowns_.clear();
    frame_ = {};
    sentence_.clear();
    check_.reset();
    if (!sameResponses) {
        model_.reset();
        surfaces_.reset();
        builder_.request_stop();
        buildCounts_ = false;
        build_ = {};
    }
    const std::scoped_lock lock(shared_->mutex);
    shared_->order.reset();
    shared_->answer.reset();
    shared_->task.request_stop();
    if (!sameResponses) shared_->built = {};
}

void LiveWorker::show(const std::vector<Unknown>& unknowns, const Dependence& dependence) {
    if (!problem_) return;
    unknowns_ = unknowns;
    dependence_ = dependence;
    if (pair_ && *pair_ >= dependence.pairs.size()) pair_.reset();
    ++asked_;
    {
        const std::scoped_lock lock(shared_->mutex);
        shared_->order = Shared::Order{ticket_, asked_, problem_, options_, unknowns, dependence, pair_};
        if (shared_->checking) shared_->task.request_stop();
    }
    shared_->wake.notify_one();
}

bool LiveWorker::covered() const {
    return surfaces_ && !unknowns_.empty() && LiveModel::covers(*surfaces_, unknowns_);
}

long LiveWorker::simulatedDirectly() const {
    return surfaces_ ? static_cast<long>(surfaces_->simulatedDirectly()) : 0;
}

void LiveWorker::answer(std::stop_token stop) {
    using Clock = std::chrono::steady_clock;
    std::shared_ptr<const LiveModel> model;
    Shared::Order order;
    bool rest = false; // something to compare when nothing new comes
    for (;;) {
        bool check = false;
        Shared::Built built;
        Progress progress;
        {
            std::unique_lock lock(shared_->mutex);
            const auto fresh = [this] { return shared_->order.has_value(); };
            if (rest)
                check = !shared_->wake.wait_for(lock, stop, kRest, fresh);
            else
                shared_->wake.wait(lock, stop, fresh);
            if (stop.stop_requested()) return;
            if (!check) {
                if (shared_->order->ticket != order.ticket) model.reset();
                order = std::move(*shared_->order);
                shared_->order.reset();
            }
            built = shared_->built;
            shared_->task = std::stop_source();
            shared_->checking = check;
            progress.stop = shared_->task.get_token();
        }
        rest = false;
        const auto before = built.surfaces;
        Shared::Answer answer{.ticket = order.ticket,
                              .number = order.number,
                              .frame = {},
                              .independent = nullptr,
                              .profile = {},
                              .seconds = 0,
                              .sentence = {},
                              .model = {}};
        std::optional<LiveCheck> compared;
        try {
            if (!model) model = std::make_shared<const LiveModel>(order.problem, order.options);
            if (check) {
                const SurfaceCheck found =
                    model->check(order.unknowns, order.dependence, built.surfaces, progress);
                if (!found.complete) continue; // a newer order is waiting
                compared = LiveCheck{order.number, found.largestDifference(), found.simulatedTotal(),
                                     static_cast<long>(found.refined)};
                built.surfaces = found.surfaces;
            }
            const auto start = Clock::now();
            answer.frame = model->frame(order.unknowns, order.dependence, built.surfaces.get(), progress);
            if (order.pair && answer.frame.onSurfaces) {
                auto without = std::make_shared<LiveFrame>(
                    model->frame(order.unknowns, withoutPair(order.dependence, *order.pair),
                                 built.surfaces.get(), progress));
                if (without->complete) answer.independent = std::move(without);
            }
            answer.seconds = std::chrono::duration<double>(Clock::now() - start).count();
            if (!answer.frame.complete) continue;
            if (check && answer.independent)
                answer.profile = model->profile(order.unknowns, order.dependence, *order.pair,
                                                *built.surfaces, kProfilePoints, progress);
            rest = answer.frame.onSurfaces && !check;
        } catch (const Error& error) {
            answer.sentence = QString::fromStdString(error.sentence());
        } catch (const std::exception& error) {
            answer.sentence = QString::fromUtf8(error.what());
        }
        answer.model = model;
        {
            const std::scoped_lock lock(shared_->mutex);
            // a build that ended meanwhile is newer than what was refined
            if (check && shared_->built.surfaces == before) shared_->built = built;
            shared_->answer = std::move(answer);
            shared_->check = compared;
            shared_->checkTicket = order.ticket;
        }
        QMetaObject::invokeMethod(this, &LiveWorker::takeAnswer, Qt::QueuedConnection);
    }
}

void LiveWorker::takeAnswer() {
    std::optional<Shared::Answer> answer;
    std::optional<LiveCheck> check;
    {
        const std::scoped_lock lock(shared_->mutex);
        answer.swap(shared_->answer);
        if (shared_->checkTicket == ticket_) check.swap(shared_->check);
        surfaces_ = shared_->built.surfaces;
    }
    if (!answer || answer->ticket != ticket_) return;
    model_ = std::move(answer->model);
    shown_ = answer->number;
    frame_ = std::move(answer->frame);
    independent_ = std::move(answer->independent);
    if (!answer->profile.number.empty()) {
        profile_ = std::move(answer->profile);
        profiled_ = shown_;
    }
    seconds_ = answer->seconds;
    sentence_ = answer->sentence;
    if (check) check_ = check;
    emit framed();
    if (check) emit changed();
}

void LiveWorker::build() {
    if (!model_ || unknowns_.empty() || builderBusy_) return;
    std::vector<Unknown> boxes = unknowns_;
    if (surfaces_)
        for (std::size_t i = 0; i < boxes.size(); ++i) {
            const auto k = static_cast<Eigen::Index>(i);
            boxes[i].lower = std::min(boxes[i].lower, surfaces_->lower()[k]);
            boxes[i].upper = std::max(boxes[i].upper, surfaces_->upper()[k]);
        }
    build_ = {.state = LiveBuild::State::Running};
    furthest_ = 0;
    builderBusy_ = buildCounts_ = true;
    buildClock_.start();
    builder_ = std::jthread([this, model = model_, boxes](std::stop_token stop) {
        QElapsedTimer told;
        told.start();
        const Progress progress{stop, [&](const ProgressEvent& event) {
                                    if (told.elapsed() < kTellEvery) return;
                                    told.restart();
                                    {
                                        const std::scoped_lock lock(shared_->mutex);
                                        shared_->progress = event;
                                    }
                                    QMetaObject::invokeMethod(this, &LiveWorker::takeProgress,
                                                              Qt::QueuedConnection);
                                }};
        std::shared_ptr<const ResponseSurfaces> surfaces;
        QString why;
        try {
            surfaces = model->build(boxes, progress);
        } catch (const Error& error) {
            why = QString::fromStdString(error.sentence());
        } catch (const std::exception& error) {
            why = QString::fromUtf8(error.what());
        }
        {
            const std::scoped_lock lock(shared_->mutex);
            shared_->freshlyBuilt = {model, std::move(surfaces)};
            shared_->whyNotBuilt = why;
        }
        QMetaObject::invokeMethod(this, &LiveWorker::takeBuild, Qt::QueuedConnection);
    });
    emit changed();
}

void LiveWorker::cancelBuild() {
    if (build_.state != LiveBuild::State::Running) return;
    builder_.request_stop();
    build_.state = LiveBuild::State::Cancelling;
    emit changed();
}

void LiveWorker::takeProgress() {
    if (build_.state != LiveBuild::State::Running || !buildCounts_) return;
    ProgressEvent event;
    {
        const std::scoped_lock lock(shared_->mutex);
        event = shared_->progress;
    }
    build_.simulations = std::max(build_.simulations, std::llround(event.done));
    build_.share = build_.left = -1;
    if (event.total > 0) {
        // A guess that is corrected upwards does not run the bar backwards.
        build_.share = furthest_ = std::max(furthest_, std::min(0.99, event.done / event.total));
        const double passed = static_cast<double>(buildClock_.elapsed()) / 1000;
        build_.left = build_.share > 0.02 ? passed * (1 - build_.share) / build_.share : -1;
    }
    emit changed();
}

void LiveWorker::takeBuild() {
    Shared::Built built;
    QString why;
    {
        const std::scoped_lock lock(shared_->mutex);
        std::swap(built, shared_->freshlyBuilt);
        why = shared_->whyNotBuilt;
    }
    builderBusy_ = false;
    if (!std::exchange(buildCounts_, false)) { // the problem has changed since
        emit changed();
        return;
    }
    build_.share = build_.left = -1;
    if (built.surfaces) {
        build_.state = LiveBuild::State::Done;
        surfaces_ = built.surfaces;
        {
            const std::scoped_lock lock(shared_->mutex);
            shared_->built = built;
        }
        const std::vector<Unknown> again = unknowns_;
        const Dependence same = dependence_;
        show(again, same);
    } else {
        build_.state = why.isEmpty() ? LiveBuild::State::Cancelled : LiveBuild::State::Failed;
        build_.sentence = why;
    }
    emit changed();
}

} // namespace rigor

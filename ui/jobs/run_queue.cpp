#include "ui/jobs/run_queue.h"

#include "ui/widgets/text/language.h"
#include "ui/widgets/text/qt_text.h"

#include <QCoreApplication>
#include <QPointer>

#include <algorithm>

namespace rigor {

RunQueue::RunQueue(QObject* parent) : QObject(parent) {
    timer_.setInterval(100);
    connect(&timer_, &QTimer::timeout, this, &RunQueue::deliver);
}

RunQueue::~RunQueue() {
    waiting_.clear();
    thread_.request_stop();
    if (thread_.joinable()) thread_.join();
}

void RunQueue::add(RunRequest request) {
    waiting_.push_back(std::move(request));
    if (!running()) startNext();
    emit changed();
}

void RunQueue::remove(int id) {
    std::erase_if(waiting_, [&](const RunRequest& r) { return r.id == id; });
    emit changed();
}

void RunQueue::move(int id, int places) {
    const auto from =
        std::find_if(waiting_.begin(), waiting_.end(), [&](const RunRequest& r) { return r.id == id; });
    if (from == waiting_.end()) return;
    const auto last = static_cast<std::ptrdiff_t>(waiting_.size()) - 1;
    const auto to = std::clamp<std::ptrdiff_t>(from - waiting_.begin() + places, 0, last);
    RunRequest request = std::move(*from);
    waiting_.erase(from);
    waiting_.insert(waiting_.begin() + to, std::move(request));
    emit changed();
}

void RunQueue::cancel() {
    if (!running()) return;
    setPaused(false);
    progress_.cancelling = true;
    thread_.request_stop();
    emit changed();
}

void RunQueue::setPaused(bool paused) {
    if (!running() || paused == progress_.paused || progress_.cancelling) return;
    {
        const std::lock_guard lock(mailbox_->mutex);
        mailbox_->paused = paused;
    }
    mailbox_->goesOn.notify_all();
    before_ = elapsed();
    clock_.restart();
    progress_.paused = paused;
    emit changed();
    emit progressed(current_, {});
}

void RunQueue::leave() {
    if (!canLeave()) return;
    {
        const std::lock_guard lock(mailbox_->mutex);
        mailbox_->leaves = true;
    }
    cancel();
}

void RunQueue::moveTo(const std::string& place) {
    if (!canLeave()) return;
    {
        const std::lock_guard lock(mailbox_->mutex);
        mailbox_->movesTo = place;
    }
    cancel();
}

const RunProgress& RunQueue::progressOf(int id) const {
    static const RunProgress none;
    if (id != 0 && id == current_) return progress_;
    const RunProgress* followed = follower_.progress(id);
    return followed ? *followed : none;
}

double RunQueue::elapsed() const {
    return before_ + (progress_.paused ? 0 : static_cast<double>(clock_.elapsed()) / 1000);
}

void RunQueue::abandon() {
    waiting_.clear();
    follower_.forgetAll();
    abandoned_ = running();
    cancel();
    emit changed();
}

void RunQueue::startNext() {
    abandoned_ = false;
    if (waiting_.empty()) return;
    RunRequest request = std::move(waiting_.front());
    waiting_.pop_front();
    current_ = request.id;
    currentName_ = request.name;
    currentStudy_ = request.prepared;
    before_ = 0;
    progress_ = RunProgress{};
    pace_ = {};
    placesAt_ = -1;
    canLeave_ = !request.kept.folder.empty() && request.prepared->study.checkpoint;
    progress_.id = request.id;
    clock_.start();
    timer_.start();
    mailbox_ = std::make_shared<Mailbox>();
    QPointer<RunQueue> self(this);
    thread_ = std::jthread([self, request, mailbox = mailbox_](std::stop_token stop) {
        Progress progress;
        progress.stop = stop;
        progress.report = [&](const ProgressEvent& event) {
            std::unique_lock lock(mailbox->mutex);
            if (event.hasObjective || !event.estimate.empty()) mailbox->events.push_back(event);
            mailbox->last = event;
            mailbox->any = true;
            mailbox->goesOn.wait(lock, stop, [&] { return !mailbox->paused; });
        };
        const RunHooks hooks{[&](std::function<std::vector<PlaceState>()> places) {
                                 const std::lock_guard lock(mailbox->mutex);
                                 mailbox->places = std::move(places);
                             },
                             [&](const Message& said, bool trouble) {
                                 const std::lock_guard lock(mailbox->mutex);
                                 mailbox->said.emplace_back(said, trouble);
                             },
                             [&] {
                                 const std::lock_guard lock(mailbox->mutex);
                                 return mailbox->leaves;
                             },
                             [&] {
                                 const std::lock_guard lock(mailbox->mutex);
                                 return mailbox->movesTo.has_value();
                             }};
        RunEnded ended = runKept(request, progress, hooks);
        QMetaObject::invokeMethod(
            qApp,
            [self, request, mailbox, ended = std::move(ended)] {
                const int id = request.id;
                if (!self) return;
                self->deliver();
                self->timer_.stop();
                if (self->thread_.joinable()) self->thread_.join();
                self->current_ = 0;
                self->currentStudy_.reset();
                if (self->abandoned_) {
                    // its project is closed
                } else if (ended.moved) {
                    RunRequest further = request;
                    further.place = *mailbox->movesTo;
                    further.kept.goesOn = true;
                    self->waiting_.push_front(std::move(further));
                    emit self->moved(id, qt(*mailbox->movesTo));
                } else if (ended.left)
                    emit self->left(id);
                else if (!ended.result && ended.kept)
                    emit self->stopped(id, ended.why);
                else
                    emit self->finished(id, ended.result, ended.why);
                self->startNext();
                emit self->changed();
            },
            Qt::QueuedConnection);
    });
    emit started(current_);
    emit changed();
}

void RunQueue::deliver() {
    if (!mailbox_ || !running() || abandoned_) return;
    std::vector<ProgressEvent> events;
    {
        const std::lock_guard lock(mailbox_->mutex);
        events.swap(mailbox_->events);
        if (mailbox_->any) progress_.last = mailbox_->last;
    }
    progress_.elapsed = elapsed();
    deliverPlaces();
    const ProgressEvent& last = progress_.last;
    // A phase that is done says nothing of the run, which goes on.
    progress_.share = last.total > 0 && last.done < last.total ? last.done / last.total : -1;
    progress_.left = pace_.left(last, progress_.elapsed);
    emit progressed(current_, events);
}

/// Once a second is often enough for people.
void RunQueue::deliverPlaces() {
    std::vector<std::pair<Message, bool>> said;
    std::vector<PlaceState> now;
    {
        const std::lock_guard lock(mailbox_->mutex);
        said.swap(mailbox_->said);
        if (mailbox_->places && progress_.elapsed - placesAt_ >= 1) now = mailbox_->places();
    }
    for (const auto& [told, trouble] : said) progress_.tell(qt(told.text()), trouble);
    if (now.empty()) return;
    placesAt_ = progress_.elapsed;
    progress_.takePlaces(std::move(now), progress_.elapsed);
}

} // namespace rigor

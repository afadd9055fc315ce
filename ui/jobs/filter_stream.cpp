#include "ui/jobs/filter_stream.h"

#include "core/foundation/base/error.h"
#include "core/foundation/base/translate.h"
#include "core/study/project/growing_data.h"
#include "core/study/run/integrator_choice.h"
#include "core/study/run/option_files.h"

#include <QCoreApplication>
#include <QPointer>
#include <QTemporaryDir>

#include <chrono>
#include <condition_variable>
#include <filesystem>
#include <limits>
#include <mutex>

namespace rigor {

namespace {

using Clock = std::chrono::steady_clock;
constexpr auto kTick = std::chrono::milliseconds(40);
constexpr auto kBetweenResults = std::chrono::milliseconds(250); ///< of a fast replay
constexpr auto kBetweenSlow = std::chrono::milliseconds(500);    ///< at up to four times real time
constexpr auto kBetweenReal = std::chrono::milliseconds(1000);   ///< at real time, for hours beside a rig
constexpr auto kBetweenLooks = std::chrono::milliseconds(300);   ///< at a file that may have grown
constexpr long long kRowsAtOnce = 100;                           ///< so that a stop is answered soon

FilterOptions optionsOf(const Study& study) {
    FilterOptions options;
    const Fields fields = options.fields();
    for (const auto& [key, value] : study.options) fields.set(key, value);
    return options;
}

} // namespace

struct FilterStream::Shared {
    std::mutex mutex;
    std::condition_variable_any changed;
    double speed = 1;
    bool paused = false;
    // Towards the window.
    std::shared_ptr<const Result> result;
    std::string sentence;
    double reached = 0, recordEnd = 0;
    bool ended = false, failed = false;
};

FilterStream::FilterStream(QObject* parent) : QObject(parent) {}
FilterStream::~FilterStream() = default; // the thread is asked to stop and waited for

namespace {

/// One stream from its start to its end; runs in the thread.
template <class Shared, class Tell> class Stream {
  public:
    Stream(const PreparedStudy& study, FilterStream::Source source, Shared& shared, Tell tell)
        : study_(study), growing_(source == FilterStream::Source::GrowingFile), shared_(shared), tell_(tell),
          files_(study, std::filesystem::path(folder_.path().toStdString())) {}

    void run(std::stop_token stop) {
        const FilterOptions options = optionsOf(study_.study);
        std::unique_ptr<LiveFilter> made = begin(options, stop);
        if (!made) return;
        double target = made->startTime();
        auto before = Clock::now();
        lookedAt_ = before;
        publish(*made);
        while (!stop.stop_requested()) {
            LiveFilter& filter = *made;
            double speed = 0;
            {
                std::unique_lock lock(shared_.mutex);
                if (shared_.paused) {
                    shared_.changed.wait(lock, stop, [&] { return !shared_.paused; });
                    before = Clock::now();
                }
                speed = growing_ ? 0 : shared_.speed;
            }
            between_ = growing_ || (speed > 0 && speed <= 1) ? kBetweenReal
                       : speed > 0 && speed <= 4             ? kBetweenSlow
                                                             : kBetweenResults;
            const auto now = Clock::now();
            const std::chrono::duration<double> passed = now - before;
            before = now;
            target =
                speed > 0 ? std::max(target, filter.reached()) + speed * passed.count() : filter.recordEnd();
            const bool well = followed(filter, target, stop);
            if (!well || (!growing_ && filter.atEnd())) return end(filter, !well);
            if (now - publishedAt_ >= between_) publish(filter);
            // A look hands on what is behind the rows known; those must have been followed.
            if (growing_ && filter.atEnd() && now - lookedAt_ >= kBetweenLooks) look(made, options, stop);
            if (speed > 0 || made->atEnd()) rest(stop);
        }
    }

  private:
    Problem withFiles(Problem problem) const {
        problem.files = readOptionFiles(study_.study);
        return problem;
    }

    Problem grownFile(std::stop_token stop) {
        Problem problem = files_.read();
        integrator_.apply(study_.study, problem, std::move(stop));
        return problem;
    }

    /// A file that has nothing to filter yet is waited for. Null: stopped.
    std::unique_ptr<LiveFilter> begin(const FilterOptions& options, std::stop_token stop) {
        if (!growing_) {
            Problem whole = withFiles(study_.whole());
            integrator_.apply(study_.study, whole, stop);
            return std::make_unique<LiveFilter>(whole, options);
        }
        while (!stop.stop_requested()) {
            if (files_.grown()) {
                try {
                    auto made = std::make_unique<LiveFilter>(withFiles(grownFile(stop)), options);
                    tellSentence({});
                    return made;
                } catch (const Error& e) {
                    tellSentence(whole(e));
                }
            }
            rest(stop);
        }
        return nullptr;
    }

    /// Results go on meanwhile, so that a fast replay is seen. True: the filter is well.
    bool followed(LiveFilter& filter, double target, std::stop_token stop) {
        for (long long rows = -1; rows != filter.rows() && !stop.stop_requested();) {
            rows = filter.rows();
            if (!filter.follow(target, kRowsAtOnce)) return false;
            if (Clock::now() - publishedAt_ >= between_) publish(filter);
            const std::lock_guard lock(shared_.mutex);
            if (shared_.paused) break;
        }
        return true;
    }

    /// What a file that is followed says anew. Lines that are left out, and a file that begins anew, are told
    /// until there is something else to tell; what keeps it from being read, as long as it does.
    void look(std::unique_ptr<LiveFilter>& filter, const FilterOptions& options, std::stop_token stop) {
        lookedAt_ = Clock::now();
        if (!files_.grown()) return;
        try {
            const Problem further = grownFile(stop);
            if (files_.beganAnew())
                beginAnew(filter, further, options);
            else if (timesOf(further).second > filter->reached())
                filter->extend(further);
            if (!files_.notes().empty()) standing_ = files_.notes().back();
            tellSentence(standing_);
        } catch (const Error& e) {
            tellSentence(whole(e));
        }
    }

    /// Another record stands where the one before was: the filter goes on behind what it knows, or, where the
    /// times begin anew too, begins anew.
    void beginAnew(std::unique_ptr<LiveFilter>& filter, const Problem& record, const FilterOptions& options) {
        const std::string file = files_.firstFile().string();
        const double first = timesOf(record).first;
        if (first > filter->reached()) {
            filter->extend(record);
            standing_ = filled(translate("FilterStream", "{} begins anew at {:g} s: the filter goes on from "
                                                         "what it knows."),
                               file, first);
            return;
        }
        try {
            filter = std::make_unique<LiveFilter>(withFiles(record), options);
        } catch (...) {
            files_.beginAnewNext(); // nothing to begin with yet
            throw;
        }
        told_ = -1;
        standing_ = filled(translate("FilterStream", "{} begins anew, and so does the filter."), file);
    }

    /// s, first and last time of what is measured.
    static std::pair<double, double> timesOf(const Problem& problem) {
        constexpr double kFar = std::numeric_limits<double>::infinity();
        std::pair<double, double> times{kFar, -kFar};
        for (const Experiment& e : problem.data.experiments)
            for (const Measurement& m : e.measurements)
                if (!m.times.empty())
                    times = {std::min(times.first, m.times.front()), std::max(times.second, m.times.back())};
        return times;
    }

    static std::string whole(const Error& e) {
        const std::string place = toString(e.place());
        return place.empty() ? e.sentence() : place + ": " + e.sentence();
    }

    void tellSentence(const std::string& sentence) {
        {
            const std::lock_guard lock(shared_.mutex);
            if (shared_.sentence == sentence) return;
            shared_.sentence = sentence;
        }
        tell_();
    }

    void rest(std::stop_token stop) {
        std::unique_lock lock(shared_.mutex);
        shared_.changed.wait_for(lock, stop, kTick, [] { return false; });
    }

    void publish(const LiveFilter& filter) {
        publishedAt_ = Clock::now();
        if (filter.rows() == told_) return;
        told_ = filter.rows();
        auto result = std::make_shared<const Result>(filter.result());
        {
            const std::lock_guard lock(shared_.mutex);
            shared_.result = std::move(result);
            shared_.reached = filter.reached();
            shared_.recordEnd = filter.recordEnd();
        }
        tell_();
    }

    void end(const LiveFilter& filter, bool failed) {
        told_ = -1;
        publish(filter);
        {
            const std::lock_guard lock(shared_.mutex);
            shared_.ended = true;
            shared_.failed = failed;
            if (failed && shared_.result) shared_.sentence = shared_.result->message();
        }
        tell_();
    }

    const PreparedStudy& study_;
    bool growing_;
    Shared& shared_;
    Tell tell_;
    QTemporaryDir folder_;
    GrowingData files_;
    GrowingChoice integrator_;
    Clock::time_point publishedAt_{}, lookedAt_{};
    Clock::duration between_ = kBetweenResults;
    long long told_ = -1;
    std::string standing_; ///< what was last left out or begun anew
};

} // namespace

void FilterStream::start(std::shared_ptr<const PreparedStudy> study, Source source, double speed) {
    stop();
    source_ = source;
    shared_ = std::make_shared<Shared>();
    shared_->speed = speed;
    phase_ = Phase::Running;
    result_.reset();
    sentence_.clear();
    reached_ = recordEnd_ = 0;
    QPointer<FilterStream> self(this);
    thread_ = std::jthread([self, study, source, shared = shared_, ticket = ticket_](std::stop_token stop) {
        const auto tell = [self, ticket] {
            QMetaObject::invokeMethod(
                qApp,
                [self, ticket] {
                    if (self) self->take(ticket);
                },
                Qt::QueuedConnection);
        };
        try {
            Stream(*study, source, *shared, tell).run(stop);
        } catch (const std::exception& e) {
            const auto* own = dynamic_cast<const Error*>(&e);
            const std::lock_guard lock(shared->mutex);
            shared->sentence = own ? own->sentence() : e.what();
            shared->ended = shared->failed = true;
        }
        tell();
    });
    emit told();
}

void FilterStream::take(int ticket) {
    if (ticket != ticket_ || !shared_) return;
    {
        const std::lock_guard lock(shared_->mutex);
        result_ = shared_->result;
        sentence_ = QString::fromStdString(shared_->sentence);
        reached_ = shared_->reached;
        recordEnd_ = shared_->recordEnd;
        if (shared_->ended) phase_ = shared_->failed ? Phase::Failed : Phase::Ended;
    }
    emit told();
}

void FilterStream::setSpeed(double speed) {
    if (!shared_) return;
    const std::lock_guard lock(shared_->mutex);
    shared_->speed = speed;
    shared_->changed.notify_all();
}

void FilterStream::setPaused(bool paused) {
    if (phase_ != Phase::Running && phase_ != Phase::Paused) return;
    {
        const std::lock_guard lock(shared_->mutex);
        shared_->paused = paused;
        shared_->changed.notify_all();
    }
    phase_ = paused ? Phase::Paused : Phase::Running;
    emit told();
}

void FilterStream::stop() {
    ++ticket_;
    if (thread_.joinable()) {
        thread_.request_stop();
        thread_.join();
    }
    if (phase_ == Phase::Running || phase_ == Phase::Paused) {
        phase_ = Phase::Ended;
        emit told();
    }
}

} // namespace rigor

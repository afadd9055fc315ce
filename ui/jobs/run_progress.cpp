#include "ui/jobs/run_progress.h"

#include <QCoreApplication>

#include <algorithm>

namespace rigor {

namespace {
QString said(const char* text, int count) {
    return QCoreApplication::translate("RunProgress", text, nullptr, count);
}
} // namespace

double PhasePace::left(const ProgressEvent& last, double elapsed) {
    constexpr double kWatched = 0.5; // s
    if (!(last.total > 0)) return -1;
    if (last.phase != phase_ || last.total != total_ || last.done < done_) {
        phase_ = last.phase;
        total_ = last.total;
        done_ = last.done;
        since_ = elapsed;
    }
    const double watched = elapsed - since_, made = last.done - done_;
    if (watched < kWatched || !(made > 0) || last.done >= last.total) return -1;
    return watched * (last.total - last.done) / made;
}

void RunProgress::tell(const QString& sentence, bool warning) {
    constexpr std::size_t kMost = 3;
    if (!incidents.empty() && incidents.front().sentence == sentence) return;
    incidents.insert(incidents.begin(), {QDateTime::currentDateTime(), sentence, warning,
                                         samples_.empty() ? -1 : samples_.back().at});
    if (incidents.size() > kMost) incidents.resize(kMost);
}

void RunProgress::takePlaces(std::vector<PlaceState> now, double at) {
    constexpr double kWatched = 30; // s
    if (now.size() == places.size())
        for (std::size_t k = 0; k < now.size(); ++k) {
            const long long failed = now[k].failed - places[k].failed,
                            taken = now[k].takenOver - places[k].takenOver;
            if (failed > 0)
                tell(
                    said(QT_TRANSLATE_N_NOOP("RunProgress", "%n evaluation(s) failed: the model could not be "
                                                            "simulated. They count as no answer."),
                         static_cast<int>(failed)),
                    false);
            if (taken > 0)
                tell(said(QT_TRANSLATE_N_NOOP("RunProgress",
                                              "A worker was lost. Its %n evaluation(s) were taken "
                                              "over by others; nothing was lost."),
                          static_cast<int>(taken)),
                     true);
        }
    else
        samples_.clear(), history_ = {}, nextKept_ = keptEvery_ = 0;
    places = std::move(now);
    Sample sample{at, {}};
    for (const PlaceState& place : places) sample.done.push_back(place.done);
    samples_.push_back(std::move(sample));
    while (samples_.size() > 2 && samples_[1].at <= at - kWatched) samples_.pop_front();
    rates.assign(places.size(), -1);
    const double watched = at - samples_.front().at;
    if (watched < 0.5) return;
    for (std::size_t k = 0; k < places.size(); ++k)
        rates[k] = static_cast<double>(places[k].done - samples_.front().done[k]) / watched;
    remember(at);
}

void RunProgress::remember(double at) {
    constexpr std::size_t kMost = 600;
    if (at < nextKept_ || (!history_.at.empty() && at <= history_.at.back())) return;
    history_.per.resize(rates.size());
    history_.at.push_back(at);
    for (std::size_t k = 0; k < rates.size(); ++k) history_.per[k].push_back(std::max(rates[k], 0.0));
    nextKept_ = at + keptEvery_;
    if (history_.at.size() < kMost) return;
    const auto everySecond = [](std::vector<double>& values) {
        for (std::size_t i = 0; 2 * i < values.size(); ++i) values[i] = values[2 * i];
        values.resize((values.size() + 1) / 2);
    };
    everySecond(history_.at);
    for (std::vector<double>& values : history_.per) everySecond(values);
    keptEvery_ = (history_.at.back() - history_.at.front()) / static_cast<double>(history_.at.size() - 1);
    nextKept_ = history_.at.back() + keptEvery_;
}

double RunProgress::rate() const {
    double sum = -1;
    for (const double rate : rates)
        if (rate >= 0) sum = std::max(sum, 0.0) + rate;
    return sum;
}

} // namespace rigor

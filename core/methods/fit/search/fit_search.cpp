#include "core/methods/fit/search/fit_search.h"

#include "core/foundation/base/parallel.h"
#include "core/foundation/optim/start_points.h"
#include "core/methods/fit/fit_constraints.h"
#include "core/methods/fit/residuals/fit_quality.h"
#include "core/methods/fit/search/search_scale.h"

#include <algorithm>
#include <atomic>
#include <map>
#include <thread>

namespace rigor {

namespace {
/// Part of a range within which two ends of searches are one place.
constexpr double kOnePlace = 1e-2;

bool samePlace(const FitBox& box, const Eigen::VectorXd& a, const Eigen::VectorXd& b) {
    const FitBox scaled = onScale(box);
    const Eigen::VectorXd way = toScale(box, a) - toScale(box, b);
    return (way.cwiseAbs().array() <= kOnePlace * (scaled.upper - scaled.lower).array()).all();
}

/// Searches that one thread has under way: their questions fill several blocks of lanes.
constexpr std::size_t kUnderWay = 48;
} // namespace

FitGround::FitGround(FitData data, SimulationOptions simulation)
    : data_(std::move(data)), simulation_(std::move(simulation)),
      lanes_(std::make_shared<const LanePredictor>(data_, simulation_)) {}

bool FitGround::slopesAreCheap() const {
    if (lanes_->offered(true)) return true;
    // An implicit step over dual numbers is the step over values and one more iteration of Newton's method.
    const Capabilities& can = data_.model->capabilities();
    return simulation_.stepper == "radau" && can.tape && can.dynamic &&
           data_.unknowns.size() <= kDualDirections;
}

std::vector<Prediction> FitGround::evaluate(std::span<const FitPoint> points, bool slopes, int threads,
                                            std::stop_token stop) const {
    if (lanes_->offered(slopes)) {
        std::vector<Prediction> all = lanes_->predict(points, slopes, threads, stop);
        for (std::size_t k = 0; k < all.size(); ++k)
            if (all[k].slopesMissing)
                all[k] = Predictor(data_, simulation_, threads, stop, lanes_).alone(points[k], slopes);
        return all;
    }
    return Predictor(data_, simulation_, threads, stop, lanes_).together(points, slopes);
}

LocalSearch::LocalSearch(const FitGround& ground, const Residuals& residuals, const FitBox& box,
                         const LeastSquares& options, SearchControl control, Eigen::VectorXd path)
    : ground_(ground), residuals_(residuals), box_(box),
      problem_(residuals.frame(onScale(startedWithin(box).value_or(box)))), options_(options),
      control_(reportingValues(box, control)), search_([this]() -> LeastSquaresSearch {
          // Only whether they are there matters to a search that asks.
          problem_.residuals = [](const Eigen::MatrixXd&, Eigen::MatrixXd&) {};
          problem_.jacobian = [](const Eigen::VectorXd&) { return Eigen::MatrixXd(); };
          if (ground_.slopesAreCheap())
              problem_.together = [](const Eigen::VectorXd&, Eigen::VectorXd&, Eigen::MatrixXd&) {};
          return {problem_, options_, control_};
      }()),
      path_(std::move(path)) {
    question_.ground = &ground;
}

bool LocalSearch::next() {
    if (!search_.next()) return false;
    question_.points.clear();
    for (Eigen::Index k = 0; k < search_.points().cols(); ++k)
        question_.points.push_back({fromScale(box_, Eigen::VectorXd(search_.points().col(k))), path_});
    question_.slopes = search_.wantsJacobian();
    return true;
}

void LocalSearch::tell(const std::vector<Prediction>& answers) {
    Eigen::MatrixXd values, slopes;
    if (search_.wantsResiduals()) {
        values.resize(problem_.residualCount, static_cast<Eigen::Index>(answers.size()));
        for (std::size_t k = 0; k < answers.size(); ++k)
            values.col(static_cast<Eigen::Index>(k)) = residuals_.ofPrediction(answers[k]);
        if (atStart_.size() == 0) atStart_ = values.col(0);
    }
    if (search_.wantsJacobian())
        slopes = residuals_.slopesOfPrediction(answers.front()) *
                 stretchOf(box_, question_.points.front().unknowns).asDiagonal();
    for (const Prediction& answer : answers) {
        solves_ += answer.solves;
        failures_ += answer.failures;
        if (firstFailure_.empty()) firstFailure_ = residuals_.whyNone(answer);
    }
    search_.tell(std::move(values), std::move(slopes));
}

LeastSquaresResult LocalSearch::result() const {
    LeastSquaresResult found = search_.result();
    if (found.search.best.size() > 0) found.search.best = fromScale(box_, found.search.best);
    return found;
}

Eigen::MatrixXd manyStarts(const FitBox& box, int count, std::uint64_t seed) {
    Eigen::MatrixXd starts(box.start.size(), count + 1);
    starts.col(0) = box.start;
    const FitBox scaled = onScale(box);
    starts.rightCols(count) = latinHypercube(scaled.lower, scaled.upper, count, seed);
    for (auto start : starts.rightCols(count).colwise())
        start = nearestAllowed(box, fromScale(box, Eigen::VectorXd(start)));
    return starts;
}

StartsFound startsFound(const FitBox& box, const Eigen::MatrixXd& starts,
                        const std::vector<StartedSearch>& ends, const std::vector<Unknown>& unknowns,
                        const FitData& data, const Residuals& residuals, double best) {
    std::vector<std::size_t> order;
    for (std::size_t k = 0; k < ends.size(); ++k)
        if (ends[k].solves > 0) order.push_back(k);
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return ends[a].objective < ends[b].objective; });
    StartsFound found;
    for (const Unknown& unknown : unknowns) found.table.begins.push_back({"start_" + unknown.name, "", {}});
    // Where the model fits exactly J ends at rounding, whose size means nothing.
    const double floor = kExactFit * kExactFit * residuals.objective(offBySize(data));
    std::vector<std::size_t> minima;
    for (const std::size_t k : order) {
        const StartedSearch& one = ends[k];
        const bool answered = one.end.size() > 0;
        found.table.start.push_back(static_cast<double>(k));
        found.table.objective.push_back(answered ? one.objective + residuals.scatter() : std::nan(""));
        found.table.solves.push_back(static_cast<double>(one.solves));
        for (Eigen::Index i = 0; i < starts.rows(); ++i)
            found.table.begins[static_cast<std::size_t>(i)].numbers.push_back(
                starts(i, static_cast<Eigen::Index>(k)));
        found.atBest += one.objective <= best * (1 + 1e-3) + floor ? 1 : 0;
        if (!answered || !one.converged) continue;
        if (std::ranges::none_of(minima, [&](std::size_t other) {
                return one.objective <= ends[other].objective * (1 + 1e-3) + floor &&
                       samePlace(box, one.end, ends[other].end);
            }))
            minima.push_back(k);
    }
    found.made = static_cast<int>(order.size());
    found.minima = static_cast<int>(minima.size());
    return found;
}

void tellStarts(FitResult& result, StartsFound found) {
    result.startsMade = found.made;
    result.startsAtBest = found.atBest;
    result.minimaFound = found.minima;
    result.starts = std::move(found.table);
}

Message sayStarts(const FitResult& result) {
    if (!result.startsMade) return {};
    return filled(translate("Method", "The best of {} starts; {} ended there, minima found: {}."),
                  *result.startsMade, *result.startsAtBest, *result.minimaFound);
}

void runAlone(FitSearch& search, int threads, std::stop_token stop) {
    while (search.next()) {
        const FitQuestion& q = search.question();
        search.tell(q.ground->evaluate(q.points, q.slopes, threads, stop));
    }
}

namespace {

/// What one thread does: takes searches from the common list while there are some.
class SearchWorker {
  public:
    SearchWorker(std::size_t count, std::atomic<std::size_t>& taken, std::stop_token stop,
                 const std::function<std::unique_ptr<FitSearch>(std::size_t)>& make,
                 const std::function<void(std::size_t, FitSearch&)>& done, const std::function<void()>& told)
        : count_(count), taken_(taken), stop_(std::move(stop)), make_(make), done_(done), told_(told) {}

    void run() {
        for (;;) {
            // After a stop the searches under way end by themselves, with what they have reached.
            while (underWay_.size() < kUnderWay && !stop_.stop_requested() && begin()) {
            }
            if (underWay_.empty()) return;
            answer();
            for (std::size_t k = 0; k < underWay_.size();)
                if (goOn(underWay_[k]))
                    ++k;
                else
                    underWay_.erase(underWay_.begin() + static_cast<std::ptrdiff_t>(k));
            told_();
        }
    }

  private:
    struct UnderWay {
        std::size_t number;
        std::unique_ptr<FitSearch> search;
    };

    bool goOn(UnderWay& one) {
        if (one.search->next()) return true;
        done_(one.number, *one.search);
        return false;
    }
    bool begin() {
        const std::size_t number = taken_++;
        if (number >= count_) return false;
        UnderWay one{number, make_(number)};
        if (goOn(one)) underWay_.push_back(std::move(one));
        return true;
    }
    void answer() {
        std::map<std::pair<const FitGround*, bool>, std::vector<std::size_t>> alike;
        for (std::size_t k = 0; k < underWay_.size(); ++k) {
            const FitQuestion& q = underWay_[k].search->question();
            alike[{q.ground, q.slopes}].push_back(k);
        }
        for (const auto& [kind, members] : alike) {
            std::vector<FitPoint> points;
            for (const std::size_t k : members) {
                const auto& own = underWay_[k].search->question().points;
                points.insert(points.end(), own.begin(), own.end());
            }
            auto answers = kind.first->evaluate(points, kind.second, 1, stop_);
            auto from = answers.begin();
            for (const std::size_t k : members) {
                const auto size = static_cast<std::ptrdiff_t>(underWay_[k].search->question().points.size());
                underWay_[k].search->tell(
                    {std::make_move_iterator(from), std::make_move_iterator(from + size)});
                from += size;
            }
        }
    }

    std::size_t count_;
    std::atomic<std::size_t>& taken_;
    std::stop_token stop_;
    const std::function<std::unique_ptr<FitSearch>(std::size_t)>& make_;
    const std::function<void(std::size_t, FitSearch&)>& done_;
    const std::function<void()>& told_; ///< after every round of answers
    std::vector<UnderWay> underWay_;
};

} // namespace

void runTogether(std::size_t count, int threads, std::stop_token stop,
                 const std::function<std::unique_ptr<FitSearch>(std::size_t)>& make,
                 const std::function<void(std::size_t, FitSearch&)>& done,
                 const std::function<void(std::size_t)>& over) {
    std::atomic<std::size_t> taken{0}, finished{0};
    const std::function<void(std::size_t, FitSearch&)> counted = [&](std::size_t number, FitSearch& search) {
        done(number, search);
        ++finished;
    };
    const std::thread::id caller = std::this_thread::get_id();
    std::size_t before = 0;
    const std::function<void()> tell = [&] {
        if (!over || std::this_thread::get_id() != caller) return;
        if (const std::size_t now = finished; now > before) over(before = now);
    };
    const auto workers =
        static_cast<std::size_t>(threads > 0 ? std::min(threads, hardwareThreads()) : hardwareThreads());
    parallelFor(workers, threads, stop,
                [&](std::size_t) { SearchWorker(count, taken, stop, make, counted, tell).run(); });
    tell();
}

} // namespace rigor

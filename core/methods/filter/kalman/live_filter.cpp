#include "core/methods/filter/kalman/live_filter.h"
#include "core/methods/filter/filter.h"

#include "core/foundation/base/error.h"
#include "core/foundation/base/translate.h"
#include "core/methods/filter/filter_result.h"
#include "core/methods/filter/kalman/clock_likelihood.h"

namespace rigor {

namespace {
constexpr std::size_t kInstants = 120;
constexpr double kFirstSpacing = 0.02; ///< s
constexpr double kHintedGate = 6;      ///< standard deviations; one of 500 million normal numbers lies beyond
} // namespace

LiveFilter::LiveFilter(const Problem& problem, const FilterOptions& options)
    : options_(options), setup_(std::make_unique<FilterSetup>(filterSetup(clocksAtStart(problem), options_))),
      step_(std::make_unique<OneStep>(*setup_)),
      loop_(std::make_unique<FilterLoop>(*setup_, *step_, options_)),
      truth_(readTruth(problem, options_, *setup_)), start_(setup_->simulation.startTime),
      spacing_(kFirstSpacing) {
    std::vector<std::string> searched = searchedClocks(problem);
    for (const SearchedNoise& noise : setup_->searched) searched.push_back(noise.estimate);
    if (!searched.empty())
        fail(sentence("Method",
                      "{} is searched over a whole record; while data stream in give it as a number"),
             searched.front());
}

LiveFilter::~LiveFilter() = default;

double LiveFilter::reached() const { return times_.empty() ? start_ : times_.back(); }
double LiveFilter::recordEnd() const { return setup_->times.back(); }
long long LiveFilter::rows() const { return loop_->trajectory.rows; }

bool LiveFilter::follow(double time, long long rows) {
    const double tolerance = 1e-6 * setup_->simulation.step;
    const auto due = [&] {
        const Eigen::Index next = loop_->trajectory.rows - before_;
        return next < static_cast<Eigen::Index>(setup_->times.size()) &&
               setup_->times[static_cast<std::size_t>(next)] <= time + tolerance;
    };
    for (; rows > 0 && due(); --rows) {
        if (!loop_->next({})) return false;
        const Eigen::Index row = loop_->trajectory.rows - 1;
        times_.push_back(setup_->times[static_cast<std::size_t>(row - before_)]);
        if (values_.rows() <= row)
            values_.conservativeResize(std::max<Eigen::Index>(1024, 2 * (row + 1)), setup_->values.cols());
        values_.row(row) = setup_->values.row(row - before_);
        keepInstant();
    }
    return !failed();
}

void LiveFilter::extend(const Problem& longer) {
    Problem further = longer;
    further.simulation.startTime = reached();
    auto setup = std::make_unique<FilterSetup>(filterSetup(clocksAtStart(further), options_));
    const std::vector<double> known = times_.empty() ? std::vector<double>() : step_->knownAtEnd();
    auto step = std::make_unique<OneStep>(*setup);
    if (times_.empty()) {
        loop_ = std::make_unique<FilterLoop>(*setup, *step, options_);
    } else {
        step->startWith(known);
        before_ = loop_->trajectory.rows;
        loop_->goOn(*setup, *step);
    }
    setup_ = std::move(setup);
    step_ = std::move(step);
}

void LiveFilter::keepInstant() {
    const double t = times_.back();
    if (!instants_.empty() && t < instants_.back() + spacing_ - 1e-9) return;
    instants_.push_back(t);
    states_.push_back(loop_->trajectory.last);
    if (instants_.size() < kInstants) return;
    // Every second one goes.
    std::size_t kept = 0;
    for (std::size_t k = 0; k < instants_.size(); k += 2, ++kept) {
        instants_[kept] = instants_[k];
        states_[kept] = states_[k];
    }
    instants_.resize(kept);
    states_.resize(kept);
    spacing_ *= 2;
}

Result LiveFilter::result() const {
    Result result;
    result.method = Filter::kDescriptor.key;
    if (times_.empty() && !failed()) {
        result.verdict = concluded(translate("Method", "No measurement yet."));
        return result;
    }
    FilterSetup sofar = *setup_;
    sofar.simulation.startTime = start_;
    sofar.times = times_;
    sofar.values = values_.topRows(static_cast<Eigen::Index>(times_.size()));
    std::vector<double> instants = instants_;
    std::vector<GaussianState> states = states_;
    if (!times_.empty() && instants.back() < times_.back()) {
        instants.push_back(times_.back());
        states.push_back(loop_->trajectory.last);
    }
    Consistency consistency = judge(sofar, loop_->trajectory, options_);
    doubtTheModelAlone(consistency);
    if (options_.gate == 0) hintAtOutliers(consistency, sofar, loop_->trajectory, kHintedGate);
    describeFilter(result,
                   {sofar,
                    loop_->trajectory,
                    consistency,
                    nullptr,
                    nullptr,
                    instants,
                    states,
                    {},
                    truth_.empty() ? nullptr : &truth_},
                   options_, false);
    return result;
}

} // namespace rigor

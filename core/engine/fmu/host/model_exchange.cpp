// Model Exchange: the states are integrated here by the steppers of Boost.Odeint, with state events (located
// between two steps by repeating the step up to them), time events and event iteration. FMI 2.0.4
// section 3.2, FMI 3.0 section 3.
#include "core/engine/fmu/host/run.h"

#include <boost/numeric/odeint/stepper/runge_kutta4.hpp>
#include <boost/numeric/odeint/stepper/runge_kutta_dopri5.hpp>

namespace rigor::host {

namespace odeint = boost::numeric::odeint;

namespace {

using States = std::vector<double>;
constexpr double kNever = std::numeric_limits<double>::infinity();
constexpr int kMostIterations = 1000; ///< of events at one time
/// With event indicators a run has at least so many steps: what changes its sign twice in one is not seen.
constexpr double kLookedAtEvents = 5000;

/// The FMU has no derivatives there.
struct NotHere {};

} // namespace

class Exchange {
  public:
    explicit Exchange(Run& run) : run_(run), fmu_(run.instance_), request_(run.request_) {}

    void go() {
        const std::size_t nx = fmu_.states(), nz = fmu_.indicators();
        if (std::max(nx, nz) > (std::size_t{1} << 26))
            throw Failure{.problem = Problem::Memory, .size = std::max(nx, nz)};
        for (Room<double>* room : {&x_, &dx_, &nominal_}) room->size(nx);
        for (Room<double>* room : {&z_, &before_}) room->size(nz);
        state_.resize(nx), next_.resize(nx), error_.resize(nx), slopes_.resize(nx), nextSlopes_.resize(nx);
        size_ = request_.step;
        if (nz > 0) most_ = std::max(request_.step, (request_.stop - run_.time_) / kLookedAtEvents);
        iterate();
        takeStates(true);
        continueFrom();
        run_.record(run_.time_);
        while (run_.time_ < request_.stop - run_.same_) segment();
        if (!fmu_.intact() || !x_.intact() || !dx_.intact() || !nominal_.intact() || !z_.intact() ||
            !before_.intact())
            throw Failure{.problem = Problem::Overwrote};
    }

  private:
    /// The event mode, until nothing changes any more.
    void iterate() {
        Discrete found;
        int count = 0;
        nextTime_ = kNever;
        bool states = false;
        do {
            found = fmu_.updateDiscrete();
            states = states || found.statesChanged;
            if (found.terminated) throw Stopped{End::Terminated};
            if (++count > kMostIterations) throw Stopped{End::Endless};
        } while (found.again);
        nextTime_ = found.nextTime;
        if (states || found.nominalsChanged) takeStates(found.nominalsChanged);
    }

    void takeStates(bool nominals) {
        if (state_.empty()) return;
        fmu_.getStates(x_.data(), state_.size());
        std::copy_n(x_.data(), state_.size(), state_.begin());
        if (nominals) fmu_.getNominals(nominal_.data(), state_.size());
    }

    void continueFrom() {
        fmu_.enterContinuous();
        if (before_.count()) fmu_.getIndicators(before_.data(), before_.count());
        fresh_ = true;
    }

    void event() {
        const double now = run_.time_;
        if (now - lastEvent_ > 4 * request_.eventTolerance) // to which both are known
            repeated_ = 0;
        else if (++repeated_ > kMostIterations)
            throw Stopped{End::Endless};
        lastEvent_ = now;
        if (run_.answer_.events < request_.eventCapacity)
            run_.memory_[request_.events + run_.answer_.events++] = now;
        fmu_.enterEvents();
        run_.setInputs(run_.tables_.inputs, now);
        iterate();
        continueFrom();
    }

    /// Time and inputs within the segment, then the states.
    void place(double time, const States& x) {
        fmu_.setTime(time);
        if (!run_.tables_.continuousInputs.empty()) {
            run_.inputs_.pinned(time, run_.inputValues_.data());
            for (const Access& access : run_.tables_.continuousInputs)
                fmu_.set(access, run_.inputValues_.data());
        }
        if (!x.empty()) fmu_.setStates(x.data(), x.size());
    }

    void derivatives(const States& x, States& slopes, double time) {
        if (x.empty()) return;
        place(time, x);
        if (!fmu_.getDerivatives(dx_.data(), x.size())) throw NotHere{};
        for (std::size_t k = 0; k < x.size(); ++k) {
            if (!std::isfinite(dx_.data()[k])) throw Stopped{End::NotFinite};
            slopes[k] = dx_.data()[k];
        }
    }

    /// next_ = the states `size` after now.
    void trial(double size) {
        const auto system = [this](const States& x, States& slopes, double t) { derivatives(x, slopes, t); };
        if (state_.empty()) return;
        if (fresh_) derivatives(state_, slopes_, run_.time_);
        fresh_ = false;
        if (request_.method == Method::Fixed)
            fixed_.do_step(system, state_, slopes_, run_.time_, next_, size);
        else
            adaptive_.do_step(system, state_, slopes_, run_.time_, next_, nextSlopes_, size, error_);
    }

    double errorOfTrial() const {
        double most = 0;
        for (std::size_t k = 0; k < state_.size(); ++k) {
            const double scale =
                request_.absoluteTolerance * std::max(std::abs(nominal_[k]), 1e-300) +
                request_.relativeTolerance * std::max(std::abs(state_[k]), std::abs(next_[k]));
            most = std::max(most, std::abs(error_[k]) / scale);
        }
        return most;
    }

    /// From now to the next time at which anything is asked for or happens.
    void segment() {
        double to = std::min({request_.stop, run_.nextTime(), run_.inputs_.nextStop(run_.time_)});
        if (nextTime_ <= run_.time_) return event();
        to = std::min(to, nextTime_);
        run_.inputs_.pin(run_.time_);
        const double from = run_.time_;
        const double parts = std::max(1.0, std::ceil((to - from) / request_.step - 1e-9));
        bool happened = false;
        if (request_.method == Method::Fixed) {
            for (double k = 1; k <= parts && !happened; ++k)
                happened = step(k == parts ? to : from + (to - from) * (k / parts));
        } else {
            while (run_.time_ < to && !happened) happened = adaptiveStep(to);
        }
        const bool timed = run_.time_ >= nextTime_;
        if (happened || timed || run_.inputs_.jumpsAt(run_.time_))
            event();
        else if (run_.time_ >= run_.inputs_.nextStop(from))
            fresh_ = true;
        run_.record(run_.time_);
    }

    bool step(double to) {
        try {
            trial(to - run_.time_);
        } catch (const NotHere&) {
            throw Failure{.problem = Problem::Status, .text = "GetDerivatives", .status = fmi::Discard};
        }
        return accept(to);
    }

    bool adaptiveStep(double to) {
        for (;;) {
            const double left = to - run_.time_;
            const bool last = std::min(size_, most_) >= left;
            const double size = last ? left : std::min(size_, most_);
            double error = 4; // of a step that cannot be taken: halved
            try {
                trial(size);
                error = errorOfTrial();
            } catch (const NotHere&) {
                fresh_ = true;
            }
            const double factor = std::clamp(0.9 * std::pow(std::max(error, 1e-10), -0.2), 0.2, 5.0);
            if (error <= 1) {
                // A step cut by the end of the segment says nothing against the longer one.
                size_ = last ? std::max(size_, size * factor) : size * factor;
                return accept(last ? to : run_.time_ + size);
            }
            size_ = size * std::min(factor, 0.9);
            if (run_.time_ + size_ <= run_.time_ + run_.same_) throw Stopped{End::StepTooSmall};
            run_.count();
        }
    }

    bool changed() const {
        for (std::size_t k = 0; k < before_.count(); ++k)
            if ((before_[k] > 0) != (z_[k] > 0)) return true;
        return false;
    }

    void lookAt(double time) {
        place(time, next_);
        if (z_.count()) fmu_.getIndicators(z_.data(), z_.count());
    }

    /// The trial becomes the truth, up to the first event in it; whether there is one.
    bool accept(double to) {
        lookAt(to);
        const bool happened = changed();
        if (happened) to = located(to);
        for (std::size_t k = 0; k < next_.size(); ++k) {
            if (!std::isfinite(next_[k])) throw Stopped{End::NotFinite};
            if (std::abs(next_[k]) > request_.blowUp * std::max(std::abs(nominal_[k]), 1e-300))
                throw Stopped{End::BlowUp};
        }
        state_.swap(next_);
        if (request_.method == Method::Adaptive && !happened)
            slopes_.swap(nextSlopes_);
        else
            fresh_ = true;
        run_.time_ = to;
        run_.count();
        std::copy_n(z_.data(), z_.count(), before_.data());
        const auto [wanted, ended] = fmu_.completedStep();
        if (ended) throw Stopped{End::Terminated};
        return happened || wanted;
    }

    /// The time behind the first change within the step to `to`, the states there in next_.
    double located(double to) {
        const double from = run_.time_;
        const double size = to - from;
        double low = 0, high = size;
        States zLow(before_.data(), before_.data() + before_.count());
        States zHigh(z_.data(), z_.data() + z_.count());
        const double least = std::max(request_.eventTolerance, 4 * run_.same_ / 8);
        for (int k = 0; high - low > least && k < 200; ++k) {
            double guess = high;
            for (std::size_t i = 0; i < zHigh.size(); ++i)
                if ((zLow[i] > 0) != (zHigh[i] > 0) && std::isfinite(zLow[i]) && std::isfinite(zHigh[i]))
                    guess = std::min(guess, low + (high - low) * (zLow[i] / (zLow[i] - zHigh[i])));
            // Every third by halves, so that it ends whatever the indicator does; a hair behind the line's
            // guess, so that the end that changes comes near too.
            if (k % 3 == 2 || !(guess > low && guess < high))
                guess = 0.5 * (low + high);
            else
                guess = std::min(guess + 0.25 * least, 0.5 * (guess + high));
            fresh_ = fresh_ || state_.empty();
            trialAgain(guess);
            lookAt(from + guess);
            if (changed())
                high = guess, zHigh.assign(z_.data(), z_.data() + z_.count());
            else
                low = guess, zLow.assign(z_.data(), z_.data() + z_.count());
        }
        trialAgain(high);
        lookAt(from + high);
        return high == size ? to : from + high;
    }

    void trialAgain(double size) {
        try {
            trial(size);
        } catch (const NotHere&) {
            throw Failure{.problem = Problem::Status, .text = "GetDerivatives", .status = fmi::Discard};
        }
    }

    Run& run_;
    Instance& fmu_;
    const Request& request_;
    Room<double> x_, dx_, nominal_, z_, before_;
    States state_, next_, error_, slopes_, nextSlopes_;
    odeint::runge_kutta4<States> fixed_;
    odeint::runge_kutta_dopri5<States> adaptive_;
    double size_ = 0, most_ = kNever, nextTime_ = kNever, lastEvent_ = -kNever;
    int repeated_ = 0;
    bool fresh_ = true; ///< slopes_ is not of where the run stands
};

void Run::modelExchange() { Exchange(*this).go(); }

} // namespace rigor::host

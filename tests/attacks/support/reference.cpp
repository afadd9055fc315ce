#include "tests/attacks/support/reference.h"

#include <algorithm>
#include <cmath>

namespace rigor::attacks {

namespace {

State moved(const State& x, double h, const State& slope) {
    State result = x;
    for (std::size_t i = 0; i < x.size(); ++i) result[i] += h * slope[i];
    return result;
}

State rungeKutta(const ReferenceSystem& system, double t, const State& x, int mode, double h) {
    const State k1 = system.slope(t, x, mode);
    const State k2 = system.slope(t + h / 2, moved(x, h / 2, k1), mode);
    const State k3 = system.slope(t + h / 2, moved(x, h / 2, k2), mode);
    const State k4 = system.slope(t + h, moved(x, h, k3), mode);
    State result = x;
    for (std::size_t i = 0; i < x.size(); ++i) result[i] += h / 6 * (k1[i] + 2 * k2[i] + 2 * k3[i] + k4[i]);
    return result;
}

/// From t to `end`, within one step or over the events in it.
void advance(const ReferenceSystem& system, double t, double end, State& x, int& mode) {
    // A bouncing ball that comes to rest has no end of events; records end before that.
    for (int events = 0; events < 1000 && t < end; ++events) {
        const State next = rungeKutta(system, t, x, mode, end - t);
        if (!system.guard || !(system.guard(t, x, mode) > 0) || system.guard(end, next, mode) > 0) {
            x = next;
            return;
        }
        double before = 0, behind = end - t;
        for (int k = 0; k < 200 && before < behind; ++k) {
            const double middle = before + (behind - before) / 2;
            if (middle <= before || middle >= behind) break;
            (system.guard(t + middle, rungeKutta(system, t, x, mode, middle), mode) > 0 ? before : behind) =
                middle;
        }
        x = rungeKutta(system, t, x, mode, behind);
        t += behind;
        system.action(t, x, mode);
    }
}

} // namespace

std::vector<State> referenceTrajectory(const ReferenceSystem& system, std::span<const double> times,
                                       int steps) {
    std::vector<State> trajectory;
    State x = system.start;
    int mode = system.mode;
    const double longest = (times.back() - times.front()) / steps;
    for (std::size_t k = 0; k < times.size(); ++k) {
        if (k > 0) {
            const double from = times[k - 1], length = times[k] - from;
            const int pieces = std::max(1, static_cast<int>(std::ceil(length / longest)));
            for (int i = 0; i < pieces; ++i)
                advance(system, from + length * i / pieces, from + length * (i + 1) / pieces, x, mode);
        }
        trajectory.push_back(x);
    }
    return trajectory;
}

double LinearSignal::operator()(double t) const {
    if (t <= times_.front()) return values_.front();
    if (t >= times_.back()) return values_.back();
    const auto next =
        static_cast<std::size_t>(std::upper_bound(times_.begin(), times_.end(), t) - times_.begin());
    const double share = (t - times_[next - 1]) / (times_[next] - times_[next - 1]);
    return values_[next - 1] + share * (values_[next] - values_[next - 1]);
}

} // namespace rigor::attacks

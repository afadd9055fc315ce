#include "tests/attacks/support/rigs/held_rigs.h"

namespace rigor::attacks {

namespace {

/// Steps between two rows: with rates below 20 per second and rows at most 0.2 s apart a step of Runge-Kutta
/// is off by less than 1e-11 of the state, where a formula has a kink by less than 1e-9.
constexpr int kSteps = 200;

HeldState along(const HeldState& x, double h, const HeldState& slope) {
    HeldState result = x;
    for (std::size_t i = 0; i < x.size(); ++i) result[i] += h * slope[i];
    return result;
}

class Mover {
  public:
    Mover(const HeldSystem& system, double u, const Values& p) : s_(system), u_(u), p_(p) {}

    void move(double t, double end, HeldState& x, int& mode) const {
        // A ball that comes to rest has no end of events: records end before that.
        for (int events = 0; events < 100 && t < end; ++events) {
            const HeldState next = step(t, x, mode, end - t);
            if (!s_.guard || !(s_.guard(t, x, mode, u_, p_) > 0) || s_.guard(end, next, mode, u_, p_) > 0) {
                x = next;
                return;
            }
            double before = 0, behind = end - t;
            for (int k = 0; k < 200; ++k) {
                const double middle = before + (behind - before) / 2;
                if (middle <= before || middle >= behind) break;
                (s_.guard(t + middle, step(t, x, mode, middle), mode, u_, p_) > 0 ? before : behind) = middle;
            }
            x = step(t, x, mode, behind);
            t += behind;
            s_.action(x, mode, u_, p_);
            if (s_.settle) mode = s_.settle(x, mode, u_, p_);
        }
    }

  private:
    HeldState step(double t, const HeldState& x, int mode, double h) const {
        const HeldState a = s_.slope(t, x, mode, u_, p_),
                        b = s_.slope(t + h / 2, along(x, h / 2, a), mode, u_, p_),
                        c = s_.slope(t + h / 2, along(x, h / 2, b), mode, u_, p_),
                        d = s_.slope(t + h, along(x, h, c), mode, u_, p_);
        HeldState result = x;
        for (std::size_t i = 0; i < x.size(); ++i) result[i] += h / 6 * (a[i] + 2 * b[i] + 2 * c[i] + d[i]);
        return result;
    }

    const HeldSystem& s_;
    double u_;
    const Values& p_;
};

} // namespace

Values HeldRig::truth() const {
    Values values;
    for (const HeldUnknown& unknown : unknowns) values.push_back(unknown.truth);
    return values;
}

std::vector<HeldState> heldTrajectory(
    const HeldSystem& system, const std::vector<double>& times, const std::vector<double>& inputs,
    const std::function<const Values&(std::size_t row, const std::vector<HeldState>& sofar)>& values) {
    std::vector<HeldState> trajectory;
    int mode = 0;
    for (std::size_t k = 0; k < times.size(); ++k) {
        if (k == 0) trajectory.push_back(system.start(values(0, trajectory)));
        const Values& p = values(k, trajectory);
        if (k + 1 == times.size()) break;
        const double u = inputs.empty() ? 0 : inputs[k];
        HeldState x = trajectory.back();
        if (system.settle) mode = system.settle(x, mode, u, p);
        const Mover mover(system, u, p);
        for (int n = 0; n < kSteps; ++n) {
            const double from = times[k] + (times[k + 1] - times[k]) * n / kSteps,
                         to = n + 1 == kSteps ? times[k + 1]
                                              : times[k] + (times[k + 1] - times[k]) * (n + 1) / kSteps;
            mover.move(from, to, x, mode);
        }
        trajectory.push_back(x);
    }
    return trajectory;
}

} // namespace rigor::attacks

#pragma once
// The first point of [0, 1] where a guard has fallen to 0 or below: g(0) > 0, g(1) <= 0. (A strict condition
// calls its guard positive where it is 0.) Illinois' variant of
// regula falsi (M. Dowell and P. Jarratt, BIT 11 (1971) 168), each trial pushed half a tolerance into the
// bracket, so that it closes from both sides once the root is known.

#include <algorithm>
#include <cmath>

namespace rigor {

class RootBracket {
  public:
    RootBracket(double guardAt0, double guardAt1, double tolerance)
        : lowValue_(guardAt0), highValue_(guardAt1), tolerance_(std::max(tolerance, 1e-15)) {}

    bool closed() const { return high_ - low_ <= tolerance_; }
    double high() const { return high_; } ///< the guard is <= 0 here

    double next() const {
        const double width = high_ - low_, middle = low_ + width / 2;
        // A guard that jumps; one that is exactly 0 at the end, or infinite, has no secant (0/0, inf/inf).
        if (trials_ % 8 == 7 || !(highValue_ < 0)) return middle;
        double at = low_ + width * (lowValue_ / (lowValue_ - highValue_));
        if (!std::isfinite(at)) return middle;
        at += at < middle ? tolerance_ / 2 : -tolerance_ / 2;
        return std::clamp(at, low_ + tolerance_ / 4, high_ - tolerance_ / 4);
    }
    void tell(double at, double guard) {
        ++trials_;
        if (guard > 0) {
            low_ = at, lowValue_ = guard;
            if (side_ == 1) highValue_ /= 2;
            side_ = 1;
        } else {
            high_ = at, highValue_ = guard;
            if (side_ == -1) lowValue_ /= 2;
            side_ = -1;
        }
    }

  private:
    double low_ = 0, high_ = 1, lowValue_, highValue_, tolerance_;
    int side_ = 0, trials_ = 0;
};

} // namespace rigor

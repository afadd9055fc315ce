#include "core/methods/verified/sets/state_set.h"

namespace rigor {

Interval valueOf(const StateSet& set, const Form& form) {
    Interval sum = form.rest + Interval(form.middle);
    for (std::size_t j = 0; j < set.symbols; ++j)
        if (form.slope[j] != 0) sum += Interval(form.slope[j]) * (set.range[j] - Interval(set.center[j]));
    return sum;
}

Form formOf(const Interval& range) {
    const double middle = range.middle();
    return {middle, {}, range - Interval(middle)};
}

bool contract(StateSet& set, const Form& form, const Interval& target) {
    std::array<Interval, kMostSymbols> term;
    Interval sum = form.rest + Interval(form.middle);
    for (std::size_t j = 0; j < set.symbols; ++j) {
        if (form.slope[j] == 0) continue;
        term[j] = Interval(form.slope[j]) * (set.range[j] - Interval(set.center[j]));
        sum += term[j];
    }
    if (intersection(sum, target).isEmpty()) return false;
    if (target.contains(sum)) return true;
    // What is left for term j: target - (sum without it), by the bounds of the sum.
    for (std::size_t j = 0; j < set.symbols; ++j) {
        if (form.slope[j] == 0 || set.range[j].isPoint()) continue;
        const Interval others(rounding::addDown(sum.lower, -term[j].lower),
                              rounding::addUp(sum.upper, -term[j].upper));
        if (!(others.lower <= others.upper)) continue;
        const Interval cut = (target - others) / Interval(form.slope[j]) + Interval(set.center[j]);
        if (cut.contains(set.range[j])) continue;
        set.range[j] = intersection(set.range[j], cut);
        if (set.range[j].isEmpty()) return false;
    }
    return true;
}

bool restrictState(StateSet& set, std::size_t state, const Interval& target) {
    set.box[state] = intersection(set.box[state], target);
    return !set.box[state].isEmpty() && contract(set, set.form[state], set.box[state]);
}

bool tighten(StateSet& set) {
    for (std::size_t i = 0; i < set.states; ++i) {
        set.box[i] = intersection(set.box[i], valueOf(set, set.form[i]));
        if (set.box[i].isEmpty()) return false;
    }
    return true;
}

void recenter(StateSet& set) {
    std::array<double, kMostSymbols> to{};
    for (std::size_t j = 0; j < set.symbols; ++j) to[j] = set.range[j].middle();
    moveCenter(set, to);
}

void anchor(StateSet& set) {
    StateSet to;
    to.mode = set.mode, to.states = set.states, to.parameters = set.parameters;
    to.spent = set.spent, to.held = set.held, to.fresh = set.fresh;
    to.symbols = set.states + set.parameters;
    to.box = set.box;
    for (std::size_t i = 0; i < set.states; ++i) {
        to.range[i] = set.box[i];
        to.center[i] = to.form[i].middle = set.box[i].middle();
        to.form[i].slope[i] = 1;
    }
    for (std::size_t k = 0; k < set.parameters; ++k) {
        const std::size_t s = set.states + k;
        to.symbolOf[k] = static_cast<std::uint8_t>(s);
        to.range[s] = set.parameter(k);
        to.center[s] = to.range[s].middle();
    }
    set = to;
}

Form combined(const StateSet& set, const Interval* factors, const Interval* parameterFactors,
              const Interval& offset) {
    Form out;
    std::array<Interval, kMostSymbols> slope;
    std::array<bool, kMostSymbols> used{};
    Interval rest = offset;
    for (std::size_t i = 0; i < set.states; ++i) {
        if (factors[i] == Interval(0.0)) continue;
        const Form& f = set.form[i];
        for (std::size_t j = 0; j < set.symbols; ++j)
            if (f.slope[j] != 0) {
                const Interval term = factors[i] * Interval(f.slope[j]);
                slope[j] = used[j] ? slope[j] + term : term;
                used[j] = true;
            }
        if (!(f.rest == Interval(0.0))) rest += factors[i] * f.rest;
    }
    for (std::size_t k = 0; k < set.parameters; ++k) {
        if (parameterFactors[k] == Interval(0.0)) continue;
        const std::size_t j = set.symbolOf[k];
        slope[j] = used[j] ? slope[j] + parameterFactors[k] : parameterFactors[k];
        used[j] = true;
    }
    for (std::size_t j = 0; j < set.symbols; ++j) {
        if (!used[j]) continue;
        out.slope[j] = slope[j].middle();
        if (!slope[j].isPoint())
            rest += (slope[j] - Interval(out.slope[j])) * (set.range[j] - Interval(set.center[j]));
    }
    out.middle = rest.middle();
    out.rest = rest - Interval(out.middle);
    return out;
}

/// The centers of a set become `to`; forms follow.
void moveCenter(StateSet& set, const std::array<double, kMostSymbols>& to) {
    for (std::size_t j = 0; j < set.symbols; ++j) {
        const Interval by = Interval(to[j]) - Interval(set.center[j]);
        if (by == Interval(0.0)) continue;
        for (std::size_t i = 0; i < set.states; ++i) {
            Form& f = set.form[i];
            if (f.slope[j] == 0) continue;
            const Interval moved = Interval(f.middle) + Interval(f.slope[j]) * by;
            f.middle = moved.middle();
            f.rest += moved - Interval(f.middle);
        }
        set.center[j] = to[j];
    }
}

/// A form that holds for the members of both sets; same centers.
Form merged(const StateSet& a, const Form& x, const StateSet& b, const Form& y) {
    Form best;
    // The slopes of either, or between: whichever leaves the smallest rest.
    for (const double share : {0.0, 0.5, 1.0}) {
        Form out;
        for (std::size_t j = 0; j < a.symbols; ++j)
            out.slope[j] = share == 0.0   ? x.slope[j]
                           : share == 1.0 ? y.slope[j]
                                          : 0.5 * (x.slope[j] + y.slope[j]);
        const auto restOf = [&](const StateSet& set, const Form& f) {
            Interval rest = f.rest + Interval(f.middle);
            for (std::size_t j = 0; j < set.symbols; ++j)
                if (f.slope[j] != out.slope[j])
                    rest += (Interval(f.slope[j]) - Interval(out.slope[j])) *
                            (set.range[j] - Interval(set.center[j]));
            return rest;
        };
        const Interval rest = hull(restOf(a, x), restOf(b, y));
        out.middle = rest.middle();
        out.rest = rest - Interval(out.middle);
        if (share == 0.0 || out.rest.width() < best.rest.width()) best = out;
    }
    return best;
}

StateSet joined(const StateSet& a, const StateSet& b) {
    StateSet set = a;
    for (std::size_t i = 0; i < a.states; ++i) {
        set.form[i] = merged(a, a.form[i], b, b.form[i]);
        set.box[i] = hull(a.box[i], b.box[i]);
    }
    for (std::size_t j = 0; j < a.symbols; ++j) set.range[j] = hull(a.range[j], b.range[j]);
    set.spent |= b.spent, set.held &= b.held, set.fresh |= b.fresh;
    return set;
}

} // namespace rigor

#pragma once
// The step over one kind of lanes. A: V, a vector of doubles; M, a mask of its lanes; directed operations.
// Included by lane_step_<kind>.cpp, inside their unnamed namespaces, after A is defined.
//
// The lines follow HybridFlow::Engine::bound and smoothStep, state_set.cpp and Observer::keeps; a product
// with a rest or a deviation is bounded by magnitudes where that is cheaper.
//
// What a lane ends with depends on its own set alone, not on those beside it: the same bounds for one lane at
// a time and for eight.

#include "core/methods/verified/lanes/lane_bounds_impl.h"

/// A group of sets, one per lane.
struct Group {
    Bounds range[kLaneSymbols], deviation[kLaneSymbols], box[kLaneStates], rest[kLaneStates];
    V center[kLaneSymbols], middle[kLaneStates], slope[kLaneStates][kLaneSymbols];
    bool used[kLaneStates][kLaneSymbols]; ///< some slope is not 0
    bool kept[kLaneStates][kLaneSymbols]; ///< before the step or after it
};

class Stepper {
  public:
    explicit Stepper(const LaneTask& task)
        : t_(task), nx_(task.states), np_(task.parameters), ns_(nx_ + np_),
          r_(static_cast<Bounds*>(task.workspace)) {
        for (std::size_t k = 0; k < task.registers; ++k) r_[k] = toAll(task.fixed[k]);
    }

    void run() {
        for (std::size_t k = 0; k < t_.count; k += A::kLanes) {
            const std::size_t n = t_.count - k < A::kLanes ? t_.count - k : A::kLanes;
            load(t_.sets + k, n);
            M done = t_.still ? stay() : move();
            if (A::any(done)) correct(done);
            store(t_.outcomes + k, n, done);
        }
    }

  private:
    void run(const LaneStepCode& code) {
        const LaneStepInstruction* const end = code.begin + code.count;
        for (const LaneStepInstruction* i = code.begin; i != end; ++i) {
            const Bounds &a = r_[i->a], &b = r_[i->b];
            switch (i->op) {
            case LaneStepOp::Add:
                r_[i->to] = a + b;
                break;
            case LaneStepOp::Subtract:
                r_[i->to] = a - b;
                break;
            case LaneStepOp::Multiply:
                r_[i->to] = product(a, b, open_);
                break;
            case LaneStepOp::MultiplyPositive:
                r_[i->to] = positiveProduct(a, b, open_);
                break;
            case LaneStepOp::Divide:
                r_[i->to] = quotient(a, b, open_);
                break;
            case LaneStepOp::Negate:
                r_[i->to] = {A::negate(a.upper), A::negate(a.lower)};
                break;
            case LaneStepOp::Square:
                r_[i->to] = square(a);
                break;
            case LaneStepOp::Minimum:
                r_[i->to] = {A::least(a.lower, b.lower), A::least(a.upper, b.upper)};
                break;
            case LaneStepOp::Maximum:
                r_[i->to] = {A::largest(a.lower, b.lower), A::largest(a.upper, b.upper)};
                break;
            }
        }
    }

    void load(double* const* sets, std::size_t n) {
        const LaneSetLayout& l = t_.layout;
        pointers_ = A::pointers(sets, n);
        const auto get = [&](std::size_t at) { return A::gather(pointers_, at); };
        const auto bounds = [&](std::size_t at) { return Bounds{get(at), get(at + 1)}; };
        open_ = cut_ = A::none();
        const auto check = [&](const Bounds& x) { open_ = A::either(open_, A::inverse(isModerate(x))); };
        for (std::size_t j = 0; j < ns_; ++j) {
            g_.range[j] = bounds(l.range + 2 * j);
            g_.center[j] = get(l.center + j);
            check(g_.range[j]), check({g_.center[j], g_.center[j]});
        }
        deviate();
        for (std::size_t i = 0; i < nx_; ++i) {
            const std::size_t form = l.form + i * l.formStride;
            g_.box[i] = bounds(l.box + 2 * i);
            g_.middle[i] = get(form);
            g_.rest[i] = bounds(form + l.rest);
            for (std::size_t j = 0; j < ns_; ++j) {
                g_.slope[i][j] = get(form + l.slope + j);
                g_.used[i][j] = A::any(A::differs(g_.slope[i][j], A::of(0)));
                g_.kept[i][j] = g_.used[i][j];
                if (g_.used[i][j]) check({g_.slope[i][j], g_.slope[i][j]});
            }
            check(g_.box[i]), check(g_.rest[i]), check({g_.middle[i], g_.middle[i]});
        }
    }
    void deviate() {
        for (std::size_t j = 0; j < ns_; ++j)
            g_.deviation[j] = g_.range[j] - Bounds{g_.center[j], g_.center[j]};
    }

    void putParameters() {
        for (std::size_t k = 0; k < np_; ++k) r_[t_.parameterRegister[k]] = g_.range[nx_ + k];
    }
    void putStates(const Bounds* box) {
        for (std::size_t i = 0; i < nx_; ++i) r_[t_.stateRegister + i] = box[i];
    }
    /// No member can reach g = 0 downward; the states are `box`.
    M guardsHold(const Bounds* box) {
        run(t_.guards);
        Bounds g[kLaneGuards];
        M hold = A::every();
        for (std::size_t k = 0; k < t_.guardCount; ++k) g[k] = r_[t_.guardOf[k]];
        for (std::size_t k = 0; k < t_.guardCount; ++k) {
            if (t_.guardsMayEnd) {
                hold = A::both(hold, A::less(A::of(0), g[k].upper));
                continue;
            }
            if (t_.fixedGuardsHold && t_.surfaces[k].fixed) continue;
            M above = A::less(A::of(0), g[k].lower);
            if (!A::full(above) && t_.surfaces[k].known) {
                const M before = open_;
                const M stays = grows(t_.surfaces[k], box);
                open_ = A::either(before, A::butNot(open_, above));
                above = A::either(above, stays);
            }
            hold = A::both(hold, above);
        }
        return hold;
    }
    /// The guard does not fall where it is 0: then it stays at or above 0 (Nagumo).
    M grows(const LaneSurface& surface, const Bounds* box) {
        r_[t_.stateRegister + surface.state] = {A::of(surface.at), A::of(surface.at)};
        run(t_.field);
        const Bounds& rate = r_[t_.fieldOf[surface.state]];
        const M holds =
            surface.rises ? A::lessEqual(A::of(0), rate.lower) : A::lessEqual(rate.upper, A::of(0));
        r_[t_.stateRegister + surface.state] = box[surface.state];
        return holds;
    }

    /// f = 0 and no guard can reach 0.
    M stay() {
        r_[t_.timeRegister] = toAll(t_.during);
        putParameters();
        putStates(g_.box);
        run(t_.field);
        M rests = A::every();
        for (std::size_t i = 0; i < nx_; ++i) {
            const Bounds& rate = r_[t_.fieldOf[i]];
            rests = A::both(rests,
                            A::both(A::lessEqual(A::of(0), rate.lower), A::lessEqual(rate.upper, A::of(0))));
        }
        return A::butNot(A::both(rests, guardsHold(g_.box)), open_);
    }

    /// Picard: a box with from + [0, h] f(box) within it.
    M bound(Bounds* box) {
        for (std::size_t i = 0; i < nx_; ++i) box[i] = g_.box[i];
        Bounds next[kLaneStates];
        const Bounds span{A::of(0), A::of(t_.length.upper)};
        M done = A::none();
        for (int trial = 0; trial < 4; ++trial) {
            const M before = open_;
            putStates(box);
            run(t_.field);
            M within = trial > 0 ? A::inverse(done) : A::none();
            for (std::size_t i = 0; i < nx_; ++i) {
                next[i] = g_.box[i] + positiveProduct(r_[t_.fieldOf[i]], span, open_);
                within = A::both(within, inside(box[i], next[i]));
            }
            open_ = A::either(before, A::butNot(open_, done));
            if (trial > 0) {
                for (std::size_t i = 0; i < nx_; ++i) box[i] = chosen(within, next[i], box[i]);
                done = A::either(done, within);
                if (A::full(A::either(done, open_))) break;
            }
            const V share = A::of(trial < 2 ? 0.05 : 0.5);
            for (std::size_t i = 0; i < nx_; ++i) {
                const Bounds both = hullOf(box[i], next[i]);
                const V by = A::addUp(A::multiplyUp(A::addUp(both.upper, A::negate(both.lower)), share),
                                      A::addUp(A::multiplyUp(magnitude(both), A::of(1e-12)), A::of(1e-100)));
                const Bounds wide{A::addDown(both.lower, A::negate(by)), A::addUp(both.upper, by)};
                box[i] = chosen(done, box[i], wide);
            }
        }
        return done;
    }

    /// The Taylor step; the group is at the end of it in the lanes that it gives.
    M move() {
        Bounds wide[kLaneStates];
        putParameters();
        r_[t_.timeRegister] = toAll(t_.during);
        M done = bound(wide);
        if (!A::any(done)) return done;
        putStates(wide);
        done = A::both(done, guardsHold(wide));
        if (!A::any(done)) return done;
        run(t_.remainder);
        Bounds beyond[kLaneStates], offset[kLaneStates];
        for (std::size_t i = 0; i < nx_; ++i)
            beyond[i] = positiveProduct(r_[t_.remainderOf[i]], toAll(t_.power), open_);

        r_[t_.timeRegister] = toAll(t_.time);
        for (std::size_t i = 0; i < nx_; ++i) r_[t_.stateRegister + i] = {g_.middle[i], g_.middle[i]};
        for (std::size_t k = 0; k < np_; ++k)
            r_[t_.parameterRegister[k]] = {g_.center[nx_ + k], g_.center[nx_ + k]};
        for (std::size_t i = 0; i < nx_; ++i) {
            run(t_.value[i]);
            offset[i] = r_[t_.valueOf[i]] + beyond[i];
        }
        for (std::size_t i = 0; i < nx_; ++i) r_[t_.stateRegister + i] = hullWith(g_.box[i], g_.middle[i]);
        for (std::size_t k = 0; k < np_; ++k)
            r_[t_.parameterRegister[k]] = hullWith(g_.range[nx_ + k], g_.center[nx_ + k]);
        run(t_.jacobian);
        // What one step of the boxes alone gives: at the corners, where the polynomial is monotone.
        Bounds slopes[kLaneStates][kLaneSymbols];
        for (std::size_t i = 0; i < nx_; ++i)
            for (std::size_t j = 0; j < ns_; ++j) {
                slopes[i][j] = r_[t_.jacobianOf[i * ns_ + j]];
                if (t_.jacobianKind[i * ns_ + j] == LaneEntry::General)
                    open_ = A::either(open_, A::inverse(isModerate(slopes[i][j])));
            }
        for (std::size_t i = 0; i < nx_; ++i) wide[i] = meet(wide[i], atCorners(i, slopes[i]) + beyond[i]);
        advanceForms(slopes, offset);
        for (std::size_t i = 0; i < nx_; ++i) g_.box[i] = wide[i];
        done = A::both(done, tighten(A::every()));
        return A::butNot(done, open_);
    }

    Bounds atCorners(std::size_t i, const Bounds* slope) {
        Bounds ends[2];
        for (int large = 0; large < 2; ++large) {
            const auto end = [&](const Bounds& x, std::size_t j) {
                if (t_.jacobianKind[i * ns_ + j] == LaneEntry::Zero) return x;
                const M grows = A::lessEqual(A::of(0), slope[j].lower),
                        falls = A::lessEqual(slope[j].upper, A::of(0));
                const V first = large ? x.upper : x.lower, second = large ? x.lower : x.upper;
                return chosen(grows, Bounds{first, first}, chosen(falls, Bounds{second, second}, x));
            };
            for (std::size_t l = 0; l < nx_; ++l) r_[t_.stateRegister + l] = end(g_.box[l], l);
            for (std::size_t k = 0; k < np_; ++k)
                r_[t_.parameterRegister[k]] = end(g_.range[nx_ + k], nx_ + k);
            run(t_.value[i]);
            ends[large] = r_[t_.valueOf[i]];
        }
        return hullOf(ends[0], ends[1]);
    }

    /// Every state as the row of the Jacobian times the old forms.
    void advanceForms(const Bounds (*slopes)[kLaneSymbols], const Bounds* offset) {
        V made[kLaneStates][kLaneSymbols], center[kLaneStates];
        bool used[kLaneStates][kLaneSymbols];
        Bounds left[kLaneStates];
        for (std::size_t i = 0; i < nx_; ++i) {
            const LaneEntry* const kind = t_.jacobianKind + i * ns_;
            Bounds rest = offset[i];
            V more = A::of(0);
            for (std::size_t l = 0; l < nx_; ++l)
                if (kind[l] == LaneEntry::One)
                    rest = rest + g_.rest[l];
                else if (kind[l] == LaneEntry::General)
                    rest = rest + product(slopes[i][l], g_.rest[l], open_);
            for (std::size_t j = 0; j < ns_; ++j) {
                Bounds sum;
                bool any = false;
                const auto add = [&](const Bounds& term) {
                    sum = any ? sum + term : term;
                    any = true;
                };
                for (std::size_t l = 0; l < nx_; ++l) {
                    if (!g_.used[l][j] || kind[l] == LaneEntry::Zero) continue;
                    if (kind[l] == LaneEntry::One)
                        add({g_.slope[l][j], g_.slope[l][j]});
                    else
                        add(scaled(slopes[i][l], g_.slope[l][j]));
                }
                if (j >= nx_ && kind[j] != LaneEntry::Zero) add(slopes[i][j]);
                used[i][j] = any;
                made[i][j] = A::of(0);
                if (!any) continue;
                made[i][j] = middle(sum);
                const V radius = A::largest(A::addUp(sum.upper, A::negate(made[i][j])),
                                            A::addUp(made[i][j], A::negate(sum.lower)));
                more = A::addUp(more, A::multiplyUp(radius, magnitude(g_.deviation[j])));
            }
            rest = {A::addDown(rest.lower, A::negate(more)), A::addUp(rest.upper, more)};
            center[i] = middle(rest);
            left[i] = rest - Bounds{center[i], center[i]};
        }
        for (std::size_t i = 0; i < nx_; ++i) {
            g_.middle[i] = center[i], g_.rest[i] = left[i];
            for (std::size_t j = 0; j < ns_; ++j) {
                g_.slope[i][j] = made[i][j];
                g_.kept[i][j] = used[i][j] || g_.used[i][j];
                g_.used[i][j] = used[i][j];
            }
        }
    }

    Bounds valueOf(std::size_t i) const {
        Bounds sum = g_.rest[i] + Bounds{g_.middle[i], g_.middle[i]};
        for (std::size_t j = 0; j < ns_; ++j)
            if (g_.used[i][j]) sum = sum + scaled(g_.deviation[j], g_.slope[i][j]);
        return sum;
    }
    M tighten(M where) {
        M holds = A::every();
        for (std::size_t i = 0; i < nx_; ++i) {
            g_.box[i] = chosen(where, meet(g_.box[i], valueOf(i)), g_.box[i]);
            holds = A::both(holds, isNonempty(g_.box[i]));
        }
        return holds;
    }

    /// What the sensors say; lanes that may hold nothing are taken from `done`.
    void correct(M& done) {
        for (std::size_t i = 0; i < nx_; ++i) {
            if (!t_.targeted[i]) continue;
            const Bounds target = toAll(t_.target[i]);
            const Bounds sum = valueOf(i);
            g_.box[i] = meet(g_.box[i], target);
            done = A::both(done, isNonempty(g_.box[i]));
            const M reaches = A::butNot(done, inside(target, sum));
            if (!A::any(reaches)) continue;
            cut_ = A::either(cut_, reaches);
            contract(i, sum, target, reaches, done);
            deviate();
        }
        if (A::any(cut_)) done = A::both(done, tighten(cut_));
    }

    void contract(std::size_t i, const Bounds& sum, const Bounds& target, M where, M& done) {
        for (std::size_t j = 0; j < ns_; ++j) {
            if (!g_.used[i][j]) continue;
            const V slope = g_.slope[i][j];
            const Bounds term = scaled(g_.deviation[j], slope);
            // What is left for this term: target - (sum without it), by the bounds of the sum.
            const Bounds others{A::addDown(sum.lower, A::negate(term.lower)),
                                A::addUp(sum.upper, A::negate(term.upper))};
            const Bounds left = target - others;
            const M falls = A::less(slope, A::of(0));
            const Bounds cut = Bounds{A::divideDown(A::choose(falls, left.upper, left.lower), slope),
                                      A::divideUp(A::choose(falls, left.lower, left.upper), slope)} +
                               Bounds{g_.center[j], g_.center[j]};
            const M sound = A::both(A::both(where, A::differs(slope, A::of(0))),
                                    A::both(isNonempty(others), isNonempty(cut)));
            g_.range[j] = chosen(sound, meet(g_.range[j], cut), g_.range[j]);
            done = A::both(done, isNonempty(g_.range[j]));
        }
    }

    void store(std::uint8_t* outcomes, std::size_t n, M done) {
        const LaneSetLayout& l = t_.layout;
        M off = A::none(), loose = A::none();
        for (std::size_t i = 0; i < nx_; ++i) {
            done = A::both(done, A::both(isModerate(g_.box[i]), isModerate(g_.rest[i])));
            loose =
                A::either(loose, A::less(A::multiplyUp(A::addUp(g_.box[i].upper, A::negate(g_.box[i].lower)),
                                                       A::of(t_.looseShare)),
                                         A::addUp(g_.rest[i].upper, A::negate(g_.rest[i].lower))));
        }
        for (std::size_t j = 0; j < ns_; ++j)
            off = A::either(off, A::either(A::less(g_.center[j], g_.range[j].lower),
                                           A::less(g_.range[j].upper, g_.center[j])));
        const unsigned bits = A::bits(done), offBits = A::bits(off), looseBits = A::bits(loose);
        for (std::size_t k = 0; k < n; ++k)
            outcomes[k] = static_cast<std::uint8_t>(
                (bits >> k & 1) == 0 ? 0 : 1 | (offBits >> k & 1) << 1 | (looseBits >> k & 1) << 2);
        if (n < A::kLanes) done = A::both(done, A::firstLanes(n));
        const auto put = [&](std::size_t at, V v) { A::scatter(pointers_, done, at, v); };
        for (std::size_t j = 0; A::any(cut_) && j < ns_; ++j)
            put(l.range + 2 * j, g_.range[j].lower), put(l.range + 2 * j + 1, g_.range[j].upper);
        for (std::size_t i = 0; i < nx_; ++i) {
            const std::size_t form = l.form + i * l.formStride;
            put(l.box + 2 * i, g_.box[i].lower), put(l.box + 2 * i + 1, g_.box[i].upper);
            if (t_.still) continue;
            put(form, g_.middle[i]);
            put(form + l.rest, g_.rest[i].lower), put(form + l.rest + 1, g_.rest[i].upper);
            for (std::size_t j = 0; j < ns_; ++j)
                if (g_.kept[i][j]) put(form + l.slope + j, g_.slope[i][j]);
        }
    }

    const LaneTask& t_;
    std::size_t nx_, np_, ns_;
    Bounds* r_;
    Group g_;
    M open_; ///< lanes that show nothing
    M cut_;  ///< lanes in which a range has changed
    typename A::Pointers pointers_;
};

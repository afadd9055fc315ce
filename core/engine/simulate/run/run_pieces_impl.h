#pragma once
// How Run<T> goes from piece to piece: between corners of inputs, times to record and the end its inputs are
// polynomials, and the steps of a piece end where it does. Included by run_events_impl.h.

#include "core/engine/simulate/run/run_impl.h"

namespace rigor {

/// sum_j c_j (rate h + rest)^j, multiplied out by Horner's rule; rest has derivatives only. In a piece
/// without length a knot that has been passed counts as behind, any other as ahead.
template <class T>
std::array<T, 4> Run<T>::clockedPolynomial(const Signal& signal, double around, std::size_t corner) const {
    const ClockModel& clock = *signal.clock();
    const T inFile = clock.fileTime(T(around), parameters());
    const T rate = clock.fileTime(T(around + 1), parameters()) - inFile;
    double place = scalarValue(inFile);
    const double begin = scalarValue(piece_.begin), rounding = run_detail::rounding(begin);
    if (!(scalarValue(piece_.end) - begin > rounding)) {
        const std::span<const double> knots = signal.knots();
        const auto next = std::lower_bound(knots.begin(), knots.end(), place);
        for (auto knot = next == knots.begin() ? next : next - 1; knot != knots.end(); ++knot) {
            const double at = scalarValue(clock.rigTime(*knot, parameters()));
            if (at > begin + 2 * rounding) break;
            if (at < begin - 2 * rounding) continue;
            const bool behind = passed_[corner + static_cast<std::size_t>(knot - knots.begin())] != 0;
            place = behind ? *knot : std::nextafter(*knot, -kInfinity);
            if (!behind) break;
        }
    }
    const T rest = inFile - T(place);
    const auto c = signal.polynomialAt(place);
    std::array<T, 4> product{T(c[3]), T(0.0), T(0.0), T(0.0)};
    for (std::size_t j = 3; j-- > 0;) {
        for (std::size_t k = 3; k > 0; --k) product[k] = product[k] * rest + product[k - 1] * rate;
        product[0] = product[0] * rest + T(c[j]);
    }
    return product;
}

template <class T> bool Run<T>::isAhead(const End& e) const {
    const double now = scalarValue(time_), rounding = run_detail::rounding(now);
    if (!(std::abs(e.at() - now) <= rounding)) return e.at() > now && e.at() <= options_.end();
    // At this instant only derivatives are left to tell what is before and what behind.
    if constexpr (std::is_same_v<T, double>) return false;
    return e.moves() ? !passed_[e.corner] : run_detail::moves(time_) && e.at() > lastFixed_ + rounding;
}

/// Ends that do not move and are nearly the same are one, unless both are times to record. A moving one is
/// none of its neighbours: its derivative is that of all that follows. One that differs from a fixed one by
/// rounding comes first, and between them lies a piece without length.
template <class T> void Run<T>::addEnd(const End& e) {
    const double at = e.at(), room = ends_.empty() ? kInfinity : at - ends_.back().at();
    if (room <= run_detail::rounding(at)) {
        End& before = ends_.back();
        if (std::is_same_v<T, double> || (!e.moves() && !before.moves())) {
            before.time = T(at);
        } else if (e.moves() && !before.moves()) {
            const End fixed{before.kind, T(at)};
            before = e;
            ends_.push_back(fixed);
        } else {
            ends_.push_back(e);
        }
        return;
    }
    if (!e.moves() && !ends_.empty() && !ends_.back().moves()) {
        if (e.kind == End::Kind::Corner && room <= run_detail::kSliver * options_.step) return;
        if (e.kind == End::Kind::Stop && room <= sameTime(at)) {
            ends_.back().time = e.time;
            return;
        }
    }
    ends_.push_back(e);
}

template <class T> void Run<T>::findEnds() {
    slots_[stepped_.slots.time] = time_;
    (*cornerTape_)(std::span<const T>(slots_), pieceValues_);
    allEnds_.clear();
    cornerTimes_.resize(stepped_.movingCorners.size());
    for (std::size_t k = 0; k < cornerTimes_.size(); ++k) {
        cornerTimes_[k] = scalarValue(pieceValues_[k]);
        allEnds_.push_back(
            {stepped_.movingCorners[k] ? End::Kind::Moving : End::Kind::Corner, pieceValues_[k], k});
    }
    std::size_t moving = cornerTimes_.size();
    for (const Signal& signal : inputs_)
        for (double t : signal.knots())
            if (const ClockModel* clock = signal.clock())
                allEnds_.push_back({End::Kind::Moving, clock->rigTime(t, parameters()), moving++});
            else
                allEnds_.push_back({End::Kind::Corner, T(t)});
    for (double t : stops_) allEnds_.push_back({End::Kind::Stop, T(t)});
    allEnds_.push_back({End::Kind::Stop, T(options_.end())});
    std::erase_if(allEnds_, [&](const End& e) { return !isAhead(e); });
    std::stable_sort(allEnds_.begin(), allEnds_.end(), [](const End& a, const End& b) {
        return a.at() < b.at() || (a.at() == b.at() && a.moves() && !b.moves());
    });
    ends_.clear();
    for (const End& e : allEnds_) addEnd(e);
    pieceIndex_ = 0;
}

template <class T> bool Run<T>::comesTo(double at) const {
    if (status_.end != RunEnd::NotRun || !run_detail::moves(time_)) return false;
    return std::any_of(
        ends_.begin() + static_cast<std::ptrdiff_t>(pieceIndex_), ends_.end(),
        [&](const End& e) { return !e.moves() && std::abs(e.at() - at) <= sameTime(scalarValue(time_)); });
}

/// pieceValues_ of the current piece; returns the time around which they are polynomials.
template <class T> double Run<T>::evaluatePiece() {
    const double begin = scalarValue(piece_.begin), length = scalarValue(piece_.end) - begin,
                 middle = begin + 0.5 * length, rounding = run_detail::rounding(begin);
    const auto evaluate = [&](double at) {
        slots_[stepped_.slots.time] = T(at);
        (*pieceTape_)(std::span<const T>(slots_), pieceValues_);
        return at;
    };
    if (length > rounding) return evaluate(middle);
    // A piece without length: what changes at corners that have been passed is as it is behind them.
    const auto isHere = [&](double at) { return std::abs(at - begin) <= 2 * rounding; };
    const bool fixedIsAhead =
        std::any_of(ends_.begin() + static_cast<std::ptrdiff_t>(pieceIndex_), ends_.end(),
                    [&](const End& e) { return !e.moves() && isHere(e.at()); });
    evaluate(middle + 4 * rounding);
    const std::vector<T> behind(pieceValues_.begin(), pieceValues_.end());
    const double before = evaluate(middle - 4 * rounding);
    for (std::size_t k = 0; k < stepped_.pieceCorners.size(); ++k) {
        const auto [first, count] = stepped_.pieceCorners[k];
        for (std::size_t c = first; c < first + count; ++c)
            if (isHere(cornerTimes_[c]) && (stepped_.movingCorners[c] ? passed_[c] != 0 : !fixedIsAhead))
                pieceValues_[k] = behind[k];
    }
    return fixedIsAhead ? before : middle + 4 * rounding;
}

template <class T> void Run<T>::divideSteps() {
    const double length = scalarValue(piece_.end) - scalarValue(piece_.begin);
    const double count = std::max(1.0, std::ceil(length / options_.step - run_detail::kSliver));
    piece_.steps = static_cast<long long>(std::min(count, 9e18));
    piece_.step = (piece_.end - piece_.begin) / T(count);
}

/// The rest of the piece is begun anew from here.
template <class T> void Run<T>::keepPiece() {
    piece_.begin = time_;
    divideSteps();
    keptPiece_ = true;
}

template <class T> void Run<T>::enterPiece() {
    keptPiece_ = false;
    piece_.begin = time_;
    piece_.end = ends_[pieceIndex_].time;
    divideSteps();
    const double around = evaluatePiece();
    slots_[stepped_.pieceSlots] = T(around);
    std::copy_n(pieceValues_.begin(), pieceTape_->tape().outputs().size(),
                slots_.begin() + static_cast<std::ptrdiff_t>(stepped_.pieceSlots) + 1);
    std::size_t slot = stepped_.inputPolynomials, corner = stepped_.movingCorners.size();
    for (std::size_t k = 0; k < inputs_.size(); ++k) {
        if (inputs_[k].clock()) {
            const auto moving = clockedPolynomial(inputs_[k], around, corner);
            for (int j = 0; j <= stepped_.inputDegrees[k]; ++j)
                slots_[slot++] = moving[static_cast<std::size_t>(j)];
            corner += inputs_[k].knots().size();
            continue;
        }
        const auto polynomial = inputs_[k].polynomialAt(around);
        for (int j = 0; j <= stepped_.inputDegrees[k]; ++j)
            slots_[slot++] = T(polynomial[static_cast<std::size_t>(j)]);
    }
    settleModes();
}

template <class T> bool Run<T>::nextPiece() {
    time_ = piece_.end;
    const End& reached = ends_[pieceIndex_];
    if (reached.moves())
        passed_[reached.corner] = 1;
    else
        lastFixed_ = reached.at();
    if (++pieceIndex_ >= ends_.size()) {
        status_.end = RunEnd::StopTime;
        status_.time = scalarValue(time_);
        return false;
    }
    enterPiece();
    return true;
}

} // namespace rigor

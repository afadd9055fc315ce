#pragma once
// What a file's clock makes of the time of the rig. A sample with the time f (s) in its file belongs to the
// time
//     t = f + sum offsets - sum delays + f sum drifts
// of the rig, by parameters of the model: how far the clock began late (s), how late the sensor tells (s),
// and by how much the clock runs slow (s/s). Over dual numbers t and f carry their derivatives.

#include <cstddef>
#include <span>
#include <vector>

namespace rigor {

struct ClockModel {
    struct Term {
        std::size_t parameter = 0; ///< index
        double sign = 1;           ///< -1: a delay
        bool drift = false;        ///< times the time of the file
    };
    std::vector<Term> terms;

    /// parameters: all of the model.
    template <class T> T rigTime(double fileTime, std::span<const T> parameters) const {
        T time(fileTime);
        for (const Term& term : terms)
            time = time + T(term.drift ? term.sign * fileTime : term.sign) * parameters[term.parameter];
        return time;
    }
    template <class T> T fileTime(const T& rigTime, std::span<const T> parameters) const {
        T rate(1.0), time = rigTime;
        for (const Term& term : terms)
            if (term.drift)
                rate = rate + T(term.sign) * parameters[term.parameter];
            else
                time = time - T(term.sign) * parameters[term.parameter];
        return time / rate;
    }
    /// dt/dp of this parameter.
    double slope(std::size_t parameter, double fileTime) const {
        double sum = 0;
        for (const Term& term : terms)
            if (term.parameter == parameter) sum += term.drift ? term.sign * fileTime : term.sign;
        return sum;
    }
};

} // namespace rigor

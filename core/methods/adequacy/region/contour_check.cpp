#include "core/methods/adequacy/region/contour_check.h"

#include "core/foundation/base/numbers.h"
#include "core/foundation/base/translate.h"

#include <cmath>

namespace rigor {

namespace {

/// Rise of the sum of squares from the estimate to a prediction.
double riseOf(const FitData& data, const PointFit& fit, const Prediction& there) {
    double sum = 0;
    for (std::size_t r = 0; r < data.rows.size(); ++r) {
        const FitRow& row = data.rows[r];
        if (!fit.used[row.sensor]) continue;
        const auto at = static_cast<Eigen::Index>(r);
        const double now = there.values[at], before = fit.prediction.values[at], w = data.weight(row);
        // (z - now)^2 - (z - before)^2 without the loss of digits of a difference of squares
        sum += w * w * (before - now) * (2 * row.value - now - before);
    }
    return sum;
}

Message beyondBound(const Eigen::VectorXd& p, const FitBox& box, const std::vector<std::string>& names) {
    for (Eigen::Index i = 0; i < p.size(); ++i) {
        const bool below = p[i] < box.lower[i];
        if (below || p[i] > box.upper[i])
            return filled(translate("Method", "{} lies beyond its bound {:g}"),
                          names[static_cast<std::size_t>(i)], below ? box.lower[i] : box.upper[i]);
    }
    return {};
}

/// Ends of the semi-axes, then the points that touch the box.
std::vector<Eigen::VectorXd> surfacePoints(const Ellipsoid& region, const Eigen::MatrixXd& covariance) {
    std::vector<Eigen::VectorXd> points;
    for (Eigen::Index k = 0; k < region.semiAxes.size(); ++k)
        for (const double sign : {1.0, -1.0})
            points.push_back(region.centre + sign * region.semiAxes[k] * region.directions.col(k));
    for (Eigen::Index k = 0; k < covariance.rows() && covariance.rows() > 1; ++k)
        for (const double sign : {1.0, -1.0})
            points.push_back(region.centre +
                             sign * std::sqrt(region.level / covariance(k, k)) * covariance.col(k));
    return points;
}

} // namespace

ContourCheck checkContour(Predictor& predictor, const PointFit& fit, const FitCovariance& covariance,
                          const Ellipsoid& region, const FitBox& box, const std::vector<std::string>& names) {
    ContourCheck check;
    std::vector<FitPoint> asked;
    for (const Eigen::VectorXd& at : surfacePoints(region, covariance.covariance)) {
        const Eigen::VectorXd d = at - fit.estimate;
        check.points.push_back({at, d.dot(covariance.hessian * d), kNaN, beyondBound(at, box, names)});
        if (check.points.back().why.empty()) asked.push_back({at, {}});
    }
    const std::vector<Prediction> answers = predictor.together(asked, false);
    std::size_t next = 0;
    for (std::size_t k = 0; k < check.points.size(); ++k) {
        ContourPoint& point = check.points[k];
        if (point.why.empty()) {
            const Prediction& there = answers[next++];
            point.why = there.answered ? Message{} : there.why;
            if (there.answered) point.rise = riseOf(predictor.data(), fit, there);
        }
        if (!std::isfinite(point.rise) || !(point.expected > 0)) {
            if (check.complete) check.worst = k;
            check.complete = false;
            continue;
        }
        const double bend = std::abs(std::sqrt(std::max(0.0, point.rise) / point.expected) - 1);
        if (!(bend > check.bend)) continue;
        check.bend = bend;
        if (check.complete) check.worst = k;
    }
    return check;
}

Message wordsOf(const ContourCheck& check, const std::vector<std::string>& names) {
    if (check.fair())
        return filled(translate("Method",
                                "The ellipsoid is a fair picture: on its surface the sum of squares "
                                "differs from that of a linear model by at most {:.1f} % of the distance."),
                      100 * check.bend);
    const ContourPoint& worst = check.points[check.worst];
    Messages place;
    for (std::size_t i = 0; i < names.size(); ++i)
        place.push_back(filled(std::string("{} = {:.4g}"), names[i], worst.at[static_cast<Eigen::Index>(i)]));
    if (!worst.why.empty())
        return filled(
            translate("Method", "The ellipsoid is a poor picture: its surface reaches {}, where {}."),
            fmt::join(place, ", "), worst.why);
    return filled(translate("Method",
                            "The ellipsoid is a poor picture: on its surface, at {}, the sum of squares "
                            "rises by {:.3g} instead of {:.3g}."),
                  fmt::join(place, ", "), worst.rise, worst.expected);
}

} // namespace rigor

#include "core/methods/fit/search/search_scale.h"

#include "core/methods/fit/fit_constraints.h"

#include <algorithm>
#include <cmath>

namespace rigor {

double toScale(const FitBox& box, Eigen::Index i, double value) {
    return box.isLog(i) ? std::log(value) : value;
}

double fromScale(const FitBox& box, Eigen::Index i, double coordinate) {
    if (!box.isLog(i)) return coordinate;
    // exp(log(bound)) may miss the bound by rounding, and whether an unknown lies at its bound counts.
    if (coordinate <= std::log(box.lower[i])) return box.lower[i];
    if (coordinate >= std::log(box.upper[i])) return box.upper[i];
    return std::clamp(std::exp(coordinate), box.lower[i], box.upper[i]);
}

Eigen::VectorXd toScale(const FitBox& box, const Eigen::VectorXd& values) {
    Eigen::VectorXd coordinates = values;
    for (Eigen::Index i = 0; i < values.size(); ++i) coordinates[i] = toScale(box, i, values[i]);
    return coordinates;
}

Eigen::VectorXd fromScale(const FitBox& box, const Eigen::VectorXd& coordinates) {
    Eigen::VectorXd values = coordinates;
    for (Eigen::Index i = 0; i < values.size(); ++i) values[i] = fromScale(box, i, coordinates[i]);
    return values;
}

Eigen::VectorXd stretchOf(const FitBox& box, const Eigen::VectorXd& values) {
    Eigen::VectorXd stretch = Eigen::VectorXd::Ones(values.size());
    for (Eigen::Index i = 0; i < values.size(); ++i)
        if (box.isLog(i)) stretch[i] = values[i];
    return stretch;
}

namespace {
/// In coordinates: log(a) + log(x_1) < log(b) + log(x_2) of a x_1 < b x_2, and x < c alike.
void toLogarithms(Inequalities& within, const FitBox& box, Eigen::Index k) {
    std::vector<Eigen::Index> members;
    for (Eigen::Index i = 0; i < within.rows.cols(); ++i)
        if (within.rows(k, i) != 0) members.push_back(i);
    const Eigen::Index first = members.front();
    if (members.size() == 1) {
        within.limits[k] = toScale(box, first, within.limits[k] / within.rows(k, first));
        within.rows(k, first) = within.rows(k, first) > 0 ? 1 : -1;
        within.limits[k] *= within.rows(k, first);
        return;
    }
    const Eigen::Index larger = within.rows(k, first) > 0 ? members[1] : first,
                       smaller = within.rows(k, first) > 0 ? first : members[1];
    within.limits[k] = std::log(-within.rows(k, larger) / within.rows(k, smaller));
    within.rows(k, smaller) = 1;
    within.rows(k, larger) = -1;
}
} // namespace

FitBox onScale(const FitBox& box) {
    FitBox made{toScale(box, box.start), toScale(box, box.lower), toScale(box, box.upper)};
    made.within = box.within;
    for (Eigen::Index k = 0; k < made.within.size(); ++k)
        for (Eigen::Index i = 0; i < made.start.size(); ++i)
            if (box.isLog(i) && made.within.rows(k, i) != 0) {
                toLogarithms(made.within, box, k);
                break;
            }
    return made;
}

bool fillable(const FitBox& box) {
    const FitBox scaled = onScale(box);
    return scaled.lower.allFinite() && scaled.upper.allFinite();
}

SearchControl reportingValues(const FitBox& box, const SearchControl& control) {
    SearchControl made = control;
    if (control.report)
        made.report = [box, report = control.report](SearchStep step) {
            if (step.estimate.size() > 0) step.estimate = fromScale(box, step.estimate);
            for (auto member : step.members.colwise()) member = fromScale(box, Eigen::VectorXd(member));
            report(step);
        };
    return made;
}

namespace {
bool isLinear(const FitBox& box) {
    return std::none_of(box.logs.begin(), box.logs.end(), [](bool log) { return log; });
}
} // namespace

LeastSquaresResult minimizeOnScale(Residuals& residuals, const FitBox& stated, const LeastSquares& options,
                                   const SearchControl& control) {
    const std::optional<FitBox> begun = startedWithin(stated);
    if (!begun) return {.search = {.end = SearchEnd::NoFeasiblePoint, .best = {}}, .residuals = {}};
    const FitBox& box = *begun;
    const LeastSquaresProblem values = residuals.problem(box);
    if (isLinear(box)) return minimize(values, options, control);
    LeastSquaresProblem problem = values;
    const FitBox scaled = onScale(box);
    problem.start = scaled.start;
    problem.lower = scaled.lower;
    problem.upper = scaled.upper;
    problem.within = scaled.within;
    problem.residuals = [&](const Eigen::MatrixXd& points, Eigen::MatrixXd& out) {
        Eigen::MatrixXd at = points;
        for (auto point : at.colwise()) point = fromScale(box, Eigen::VectorXd(point));
        values.residuals(at, out);
    };
    problem.jacobian = [&](const Eigen::VectorXd& point) -> Eigen::MatrixXd {
        const Eigen::VectorXd at = fromScale(box, point);
        return values.jacobian(at) * stretchOf(box, at).asDiagonal();
    };
    if (values.together)
        problem.together = [&](const Eigen::VectorXd& point, Eigen::VectorXd& out, Eigen::MatrixXd& slopes) {
            const Eigen::VectorXd at = fromScale(box, point);
            values.together(at, out, slopes);
            slopes = (slopes * stretchOf(box, at).asDiagonal()).eval();
        };
    LeastSquaresResult found = minimize(problem, options, reportingValues(box, control));
    if (found.search.best.size() > 0) found.search.best = fromScale(box, found.search.best);
    return found;
}

SearchResult
minimizeOnScale(SearchProblem problem, const FitBox& box, const SearchControl& control,
                const std::function<SearchResult(const SearchProblem&, const SearchControl&)>& minimizer) {
    if (isLinear(box)) return minimizer(problem, control);
    const FitBox scaled = onScale(box);
    problem.start = scaled.start;
    problem.lower = scaled.lower;
    problem.upper = scaled.upper;
    if (!problem.within.empty()) problem.within = scaled.within;
    problem.objective = [&box, objective = problem.objective](const Eigen::MatrixXd& points,
                                                              Eigen::VectorXd& values) {
        Eigen::MatrixXd at = points;
        for (auto point : at.colwise()) point = fromScale(box, Eigen::VectorXd(point));
        objective(at, values);
    };
    if (problem.gradient)
        problem.gradient = [&box,
                            gradient = problem.gradient](const Eigen::VectorXd& point) -> Eigen::VectorXd {
            const Eigen::VectorXd at = fromScale(box, point);
            return stretchOf(box, at).cwiseProduct(gradient(at));
        };
    SearchResult found = minimizer(problem, reportingValues(box, control));
    if (found.best.size() > 0) found.best = fromScale(box, found.best);
    return found;
}

} // namespace rigor

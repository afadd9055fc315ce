#include "core/methods/adequacy/design/sequential_design.h"

#include "core/foundation/base/error.h"
#include "core/foundation/base/translate.h"
#include "core/methods/adequacy/selection/sets/row_selection.h"

#include <Eigen/Dense>

#include <algorithm>
#include <cmath>
#include <set>

namespace rigor {

namespace {

struct Group {
    std::string name;
    std::vector<std::size_t> experiments;
};

std::vector<Group> groupsOf(const Dataset& data, const std::string& column) {
    const int at = data.table.find(column);
    if (at < 0) {
        std::vector<std::string> names;
        for (const Column& c : data.table.columns) names.push_back(c.name);
        const auto near = nearestName(column, names);
        fail(sentence("Method", "next_column: there is no column \"{}\"{}"), column,
             near ? filled(sentence("Method", ". Did you mean \"{}\"?"), *near)
                  : filled(sentence("Method", "; there are {}"), fmt::join(names, ", ")));
    }
    const Column& values = data.table.columns[static_cast<std::size_t>(at)];
    std::vector<Group> groups;
    for (std::size_t e = 0; e < data.experiments.size(); ++e) {
        std::string name;
        if (values.type == ColumnType::Text)
            name = values.texts.at(data.experiments[e].row);
        else if (const double value = numberOf(data, e, column); std::isfinite(value))
            name = fmt::format("{}", value);
        if (name.empty()) continue;
        const auto found =
            std::find_if(groups.begin(), groups.end(), [&](const Group& g) { return g.name == name; });
        if (found == groups.end())
            groups.push_back({name, {e}});
        else
            found->experiments.push_back(e);
    }
    return groups;
}

/// Whether the series is part of the estimate: all of it, or none.
bool isPart(const Group& group, const std::string& column, const std::vector<std::size_t>& rows) {
    const std::set<std::size_t> inside(rows.begin(), rows.end());
    const auto in = std::count_if(group.experiments.begin(), group.experiments.end(),
                                  [&](std::size_t e) { return inside.count(e) > 0; });
    if (in > 0 && static_cast<std::size_t>(in) < group.experiments.size())
        fail(sentence("Method", "next_column = \"{}\": {} of the {} experiments of {} are part of the "
                                "estimate; a series is taken whole or not"),
             column, in, group.experiments.size(), group.name);
    return in > 0;
}

class Sequence {
  public:
    Sequence(const Problem& problem, const std::vector<std::size_t>& rows, const FitData& data,
             const PointFit& fit, const FitBox& box, const NextSeriesOptions& options,
             const Progress& progress)
        : problem_(problem), rows_(rows), box_(box), options_(options), progress_(progress),
          estimate_(fit.estimate), groups_(groupsOf(problem.data, options.column)) {
        for (std::size_t s = 0; s < data.sensors.size(); ++s)
            if (fit.used[s]) outputs_.push_back(data.sensors[s].output);
    }

    NextSeries run(const Eigen::MatrixXd& information) {
        information_ = information;
        result_.now = criterionOfInformation(information, options_.criterion);
        for (const Group& group : groups_) {
            SeriesCandidate candidate;
            candidate.name = group.name;
            candidate.repetition = isPart(group, options_.column, rows_);
            result_.candidates.push_back(std::move(candidate));
        }
        std::vector<Eigen::MatrixXd> added = candidatesNow();
        std::vector<Proposal*> proposals;
        for (SeriesCandidate& candidate : result_.candidates) proposals.push_back(&candidate);
        orderProposals(proposals, information_, added, 0, options_.criterion, options_.repeats);
        for (int order = 1; order <= options_.count && take(order, added); ++order)
            if (order < options_.count) added = candidatesNow();
        return std::move(result_);
    }

  private:
    std::vector<bool> usedIn(const FitData& data) const {
        std::vector<bool> used;
        for (const FitSensor& sensor : data.sensors)
            used.push_back(std::count(outputs_.begin(), outputs_.end(), sensor.output) > 0);
        return used;
    }

    /// Information of every candidate at the present estimate; empty for those without an answer.
    std::vector<Eigen::MatrixXd> candidatesNow() {
        std::vector<Eigen::MatrixXd> added;
        for (std::size_t k = 0; k < groups_.size(); ++k) {
            SeriesCandidate& candidate = result_.candidates[k];
            const FitData data = fitDataOf(problem_, groups_[k].experiments);
            const std::vector<bool> used = usedIn(data);
            candidate.values = data.values(used);
            Predictor predictor(data, problem_.simulation, problem_.threads, progress_.stop);
            const Prediction there = predictor.withSlopes(estimate_);
            candidate.why = there.why;
            Eigen::MatrixXd information;
            if (there.answered) {
                const Eigen::MatrixXd rows = weightedJacobian(data, there.slopes, used);
                information = rows.transpose() * rows;
            }
            added.push_back(std::move(information));
        }
        return added;
    }

    /// The best of those left. False if there is none, or no estimate with its data.
    bool take(int order, const std::vector<Eigen::MatrixXd>& added) {
        // Of equally good ones the one taken least often, and one with data before a repetition.
        std::vector<Eigen::MatrixXd> left = added;
        std::vector<int> rank;
        for (std::size_t k = 0; k < groups_.size(); ++k) {
            const SeriesCandidate& candidate = result_.candidates[k];
            rank.push_back(2 * candidate.times + (isInside(k) ? 1 : 0));
            if (!options_.repeats && candidate.times > 0) left[k].resize(0, 0);
        }
        const auto found = bestProposal(information_, left, rank, options_.criterion);
        if (!found || progress_.stopRequested()) return false;
        const std::size_t best = found->proposal;
        SeriesStep step;
        step.candidate = best;
        step.predicted = step.criterion = found->criterion;
        step.repetition = isInside(best);
        if (step.repetition) {
            information_ += added[best];
            repeated_.push_back(best);
        } else if (!estimateWith(groups_[best].experiments, step)) {
            result_.ended = filled(translate("Method", "with the data of {} there is no estimate: {}"),
                                   groups_[best].name, why_);
            return false;
        }
        step.estimate = estimate_;
        step.standardErrors = information_.inverse().diagonal().cwiseSqrt();
        SeriesCandidate& taken = result_.candidates[best];
        if (++taken.times == 1) {
            taken.order = order;
            taken.together = step.criterion;
        }
        result_.steps.push_back(std::move(step));
        return true;
    }

    /// Part of the estimate of now.
    bool isInside(std::size_t k) const {
        return result_.candidates[k].repetition || result_.candidates[k].times > 0;
    }

    bool estimateWith(const std::vector<std::size_t>& experiments, SeriesStep& step) {
        rows_.insert(rows_.end(), experiments.begin(), experiments.end());
        std::sort(rows_.begin(), rows_.end());
        const FitData data = fitDataOf(problem_, rows_);
        Predictor predictor(data, problem_.simulation, problem_.threads, progress_.stop);
        FitBox near = box_;
        near.start = estimate_;
        const PointFit fit = fitPoint(predictor, near, usedIn(data), {}, progress_.stop);
        why_ = fit.why;
        if (!fit.answered()) return false;
        estimate_ = fit.estimate;
        information_ = covarianceOfFit(predictor, fit, false, options_.conditionLimit).information;
        if (!repeated_.empty()) {
            const std::vector<Eigen::MatrixXd> added = candidatesNow();
            for (const std::size_t k : repeated_)
                if (added[k].size() > 0) information_ += added[k];
        }
        step.criterion = criterionOfInformation(information_, options_.criterion);
        return true;
    }

    const Problem& problem_;
    std::vector<std::size_t> rows_;
    FitBox box_;
    const NextSeriesOptions& options_;
    const Progress& progress_;
    Eigen::VectorXd estimate_;
    Eigen::MatrixXd information_;
    std::vector<std::string> outputs_;
    std::vector<Group> groups_;
    std::vector<std::size_t> repeated_;
    NextSeries result_;
    std::string why_;
};

} // namespace

void checkNextColumn(const Dataset& data, const std::string& column, const std::vector<std::size_t>& rows) {
    for (const Group& group : groupsOf(data, column)) isPart(group, column, rows);
}

NextSeries nextSeries(const Problem& problem, const std::vector<std::size_t>& rows, const FitData& data,
                      const PointFit& fit, const FitCovariance& covariance, const FitBox& box,
                      const NextSeriesOptions& options, const Progress& progress) {
    return Sequence(problem, rows, data, fit, box, options, progress).run(covariance.information);
}

} // namespace rigor

#include "core/methods/verified/record.h"

#include "core/foundation/base/error.h"
#include "core/foundation/base/units.h"

#include <algorithm>
#include <cmath>

namespace rigor {

namespace {

std::vector<std::string> namesIn(const std::string& text) {
    std::vector<std::string> names;
    std::string name;
    for (const char c : text + ",") {
        if (c == ',' || c == ' ') {
            if (!name.empty()) names.push_back(name);
            name.clear();
        } else {
            name += c;
        }
    }
    return names;
}

std::size_t indexOf(const std::vector<std::string>& names, const std::string& name, const char* what) {
    const auto at = std::find(names.begin(), names.end(), name);
    if (at == names.end()) fail("{} names {}, which is no unknown of the study.", what, name);
    return static_cast<std::size_t>(at - names.begin());
}

std::vector<double> pointOf(const std::string& text, const std::vector<std::string>& names) {
    std::vector<double> point(names.size(), std::nan(""));
    std::string piece;
    for (const char c : text + ",") {
        if (c != ',') {
            piece += c;
            continue;
        }
        if (piece.find_first_not_of(' ') == std::string::npos) continue;
        const auto equal = piece.find('=');
        if (equal == std::string::npos) fail("compare = \"{}\": \"{}\" is not name = value.", text, piece);
        const std::vector<std::string> name = namesIn(piece.substr(0, equal));
        if (name.size() != 1) fail("compare = \"{}\": \"{}\" is not name = value.", text, piece);
        point[indexOf(names, name[0], "compare")] = decimalInterval(piece.substr(equal + 1)).middle();
        piece.clear();
    }
    return point;
}

class Builder {
  public:
    Builder(const Problem& problem, const VerifiedOptions& options) : from_(problem), options_(options) {}

    /// All but the rows: whatever can be refused, at the cost of a few names.
    VerifiedProblem head() {
        made_.model = from_.model;
        made_.order = options_.order;
        made_.window = options_.window;
        parameters();
        if (from_.data.experiments.size() != 1)
            fail("verified identification follows one record over time; the data have {} experiments.",
                 from_.data.experiments.size());
        sensors(from_.data.experiments.front());
        inputs(from_.data.experiments.front());
        if (!(first_ < last_)) fail("verified identification needs at least two rows over time.");
        standstillTime();
        return std::move(made_);
    }
    VerifiedProblem build() {
        made_ = head();
        rows(from_.data.experiments.front());
        standstill();
        return std::move(made_);
    }

  private:
    void parameters() {
        const Model& model = *from_.model;
        for (const Variable& p : model.parameters())
            made_.fixed.push_back(p.enclosure ? *p.enclosure : writtenNumber(p.start));
        for (const auto& [name, value] : from_.fixed)
            made_.fixed[findVariable(model, name)->index] = writtenNumber(value);
        for (const auto& [name, value] : from_.data.experiments.empty()
                                             ? std::map<std::string, double>{}
                                             : from_.data.experiments[0].conditions) {
            const std::size_t at = findVariable(model, name)->index;
            made_.fixed[at] = convertedNumber(value, offsetOf(name, model.parameters()[at].unit));
        }
        for (const Unknown& u : from_.unknowns) {
            if (!std::isfinite(u.value.min) || !std::isfinite(u.value.max))
                fail("verified identification needs min and max of {}: outside them nothing is examined.",
                     u.name);
            const auto found = findVariable(model, u.name);
            made_.unknown.push_back(found->index);
            made_.names.push_back(u.name);
            made_.units.push_back(model.parameters()[found->index].unit);
            made_.prior.push_back(hull(writtenNumber(u.value.min), writtenNumber(u.value.max)));
            made_.fixed[found->index] = made_.prior.back();
        }
        for (const std::string& name : namesIn(options_.resets))
            made_.resets.push_back(indexOf(made_.names, name, "resets"));
        for (const std::string& name : namesIn(options_.held))
            made_.held.push_back(indexOf(made_.names, name, "held"));
        for (const std::string& name : namesIn(options_.restStates)) {
            const auto found = findVariable(model, name);
            if (!found || found->kind == VariableKind::Parameter)
                fail("rest_states names {}, which is no state.", name);
            std::size_t state = model.states().size();
            for (std::size_t i = 0; i < model.states().size(); ++i)
                if (model.states()[i].name == name) state = i;
            if (state == model.states().size()) fail("rest_states names {}, which is no state.", name);
            made_.restStates.push_back(state);
        }
        made_.compare = pointOf(options_.compare, made_.names);
    }

    /// Of the units of the file and of the model together, in the model's; 0 where both count from one zero.
    double offsetOf(const std::string& target, const std::string& modelUnit) const {
        const auto to = parseUnit(modelUnit);
        if (!to) return 0;
        double offset = std::abs(to->offset);
        for (const MappedColumn& column : from_.data.mapping)
            if (const auto unit = parseUnit(column.unit); column.target == target && unit)
                offset = std::max(offset, std::abs(to->offset) + std::abs(unit->offset));
        return offset / std::abs(to->factor);
    }

    void covers(std::span<const double> times) {
        if (times.empty()) return;
        const auto [first, last] = std::minmax_element(times.begin(), times.end());
        first_ = std::min(first_, *first), last_ = std::max(last_, *last);
    }

    void sensors(const Experiment& experiment) {
        const Model& model = *from_.model;
        for (const Measurement& m : experiment.measurements) {
            if (m.times.empty())
                fail("{} is measured once per run; verified identification needs courses.", m.output);
            if (!(m.bound > 0))
                fail("verified identification needs the guaranteed bound of the sensor {} (data.bounds): a "
                     "standard "
                     "deviation guarantees nothing.",
                     m.output);
            RecordSensor sensor{m.output, 0, "", m.bound};
            bool found = false;
            for (std::size_t k = 0; k < model.outputs().size(); ++k)
                if (model.outputs()[k].name == m.output)
                    sensor.output = k, sensor.unit = model.outputs()[k].unit, found = true;
            if (!found) fail("{} is measured, but it is no output of the model {}.", m.output, model.name());
            zeros_.push_back(offsetOf(m.output, sensor.unit));
            made_.sensors.push_back(sensor);
            covers(m.times);
        }
    }

    void inputs(const Experiment& experiment) {
        const Model& model = *from_.model;
        for (const Variable& input : model.inputs()) {
            const auto found = experiment.inputs.find(input.name);
            if (found == experiment.inputs.end())
                fail("the record gives no course for the input {} of the model {}.", input.name,
                     model.name());
            const Interpolation kind = found->second.interpolation();
            if (kind != Interpolation::Hold && kind != Interpolation::Constant)
                fail("verified identification needs inputs that are held between rows (interpolation = "
                     "\"hold\"); {} "
                     "is interpolated.",
                     input.name);
            signals_.push_back(&found->second);
            offsets_.push_back(offsetOf(input.name, input.unit));
            const auto error = experiment.inputUncertainty.find(input.name);
            errors_.push_back(error == experiment.inputUncertainty.end() ? 0.0 : error->second);
            covers(found->second.corners());
        }
    }

    /// What was not recorded is not known, and holding the value before it would make a theorem of a guess.
    void knownThroughout(std::size_t k, const std::vector<double>& times) const {
        const auto corners = signals_[k]->corners();
        if (corners.size() < 2) return; // the same throughout
        for (const double t : times)
            if (!std::binary_search(corners.begin(), corners.end(), t))
                fail("the input {} has no value at {:g} s: what is not recorded cannot be guaranteed. Leave "
                     "these "
                     "rows out, or fill the cells.",
                     from_.model->inputs()[k].name, t);
    }

    void rows(const Experiment& experiment) {
        std::vector<double> times;
        for (const Measurement& m : experiment.measurements)
            times.insert(times.end(), m.times.begin(), m.times.end());
        for (const Signal* signal : signals_) {
            const auto corners = signal->corners();
            times.insert(times.end(), corners.begin(), corners.end());
        }
        std::sort(times.begin(), times.end());
        times.erase(std::unique(times.begin(), times.end()), times.end());
        for (std::size_t k = 0; k < signals_.size(); ++k) knownThroughout(k, times);
        std::vector<std::size_t> next(experiment.measurements.size(), 0);
        for (const double t : times) {
            RecordRow row;
            row.shownTime = t;
            row.time = writtenNumber(t, 2);
            row.sameInputs = !made_.rows.empty();
            for (std::size_t k = 0; k < signals_.size(); ++k) {
                row.sameInputs = row.sameInputs && errors_[k] == 0 &&
                                 signals_[k]->at(t) == signals_[k]->at(made_.rows.back().shownTime);
                const Interval e = writtenNumber(errors_[k]);
                row.inputs.push_back(
                    convertedNumber(signals_[k]->at(t), offsets_[k]) *
                    (errors_[k] > 0 ? Interval(1) + Interval(-e.upper, e.upper) : Interval(1)));
            }
            for (std::size_t s = 0; s < experiment.measurements.size(); ++s) {
                const Measurement& m = experiment.measurements[s];
                if (next[s] >= m.times.size() || m.times[next[s]] != t) continue;
                const double value = m.values[next[s]++];
                if (!std::isfinite(value)) continue;
                const double bound = writtenNumber(m.bound, 4).upper;
                row.measured.emplace_back(s, convertedNumber(value, zeros_[s]) + Interval(-bound, bound));
                row.values.push_back(value);
            }
            made_.rows.push_back(std::move(row));
        }
        made_.rows.front().line = 1;
        for (std::size_t k = 0; k < made_.rows.size(); ++k) made_.rows[k].line = k + 1;
    }

    /// Column of the time, in whatever unit the file counts it; null if no standstill column is named.
    const MappedColumn* standstillTime() const {
        if (options_.standstill.empty()) return nullptr;
        const MappedColumn* time = nullptr;
        for (const MappedColumn& c : from_.data.mapping)
            if (c.role == MappedColumn::Role::Time) time = &c;
        if (!time || from_.data.table.column(options_.standstill).type != ColumnType::Number)
            fail("the standstill column {} must hold numbers over time.", options_.standstill);
        return time;
    }
    /// s, counted as the rows of the record are: dates from the first one.
    std::vector<double> secondsOf(const MappedColumn& time) const {
        const Column& column = from_.data.table.column(time.column);
        std::vector<double> seconds = column.numbers;
        if (column.type == ColumnType::DateTime) {
            const auto first =
                std::find_if(seconds.begin(), seconds.end(), [](double t) { return std::isfinite(t); });
            const double origin = first == seconds.end() ? 0 : *first;
            for (double& t : seconds) t -= origin;
        } else if (const auto unit = parseUnit(time.unit); unit && !time.unit.empty() && time.unit != "1") {
            for (double& t : seconds) t *= unit->factor;
        }
        return seconds;
    }
    void standstill() {
        const MappedColumn* const found = standstillTime();
        if (!found) return;
        const std::vector<double> times = secondsOf(*found);
        std::size_t matched = 0;
        const Column& flag = from_.data.table.column(options_.standstill);
        std::size_t row = 0;
        for (std::size_t k = 0; k < times.size() && row < made_.rows.size(); ++k) {
            const double near = 1e-9 * std::max(1.0, std::abs(times[k]));
            while (row < made_.rows.size() && made_.rows[row].shownTime < times[k] - near) ++row;
            if (row >= made_.rows.size() || std::abs(made_.rows[row].shownTime - times[k]) > near) continue;
            made_.rows[row].flagged = flag.numbers[k] == 1;
            ++matched;
        }
        // A flag at the wrong time would prove what is not so.
        if (matched < made_.rows.size())
            fail("the standstill column {} has a time for {} of the {} rows of the record.",
                 options_.standstill, matched, made_.rows.size());
        double longest = 0;
        for (std::size_t k = 0; k < made_.rows.size(); ++k) {
            if (k > 0) longest = std::max(longest, made_.rows[k].shownTime - made_.rows[k - 1].shownTime);
        }
        // Looking back: a row rests if a later flag covers the time since the row before it.
        double until = -1e300; ///< earliest time that the flags met so far cover
        for (std::size_t k = made_.rows.size(); k-- > 0;) {
            if (made_.rows[k].flagged) until = made_.rows[k].shownTime - options_.standstillWindow + 1e-9;
            made_.rows[k].rest =
                made_.rows[k].flagged || (k > 0 && until > -1e300 && made_.rows[k - 1].shownTime >= until);
        }
        made_.restsBetween = options_.standstillWindow >= 1.000001 * longest;
    }

    const Problem& from_;
    const VerifiedOptions& options_;
    VerifiedProblem made_;
    double first_ = rounding::kInfinity, last_ = -rounding::kInfinity; ///< s, over all courses
    std::vector<const Signal*> signals_;                               ///< per input, held
    std::vector<double> errors_, offsets_, zeros_; ///< per input: relative, of its units; per sensor
};

} // namespace

Interval writtenNumber(double value, int roundings) {
    // Whole numbers are written exactly; after a conversion of units only 0 is certain to be.
    const bool whole = value == std::floor(value) && std::abs(value) < 9007199254740992.0;
    if (value == 0 || (whole && roundings <= 2)) return value;
    Interval enclosure(value);
    for (int k = 0; k < roundings; ++k)
        enclosure = {rounding::below(enclosure.lower), rounding::above(enclosure.upper)};
    return enclosure;
}

Interval convertedNumber(double value, double offset) {
    if (offset == 0) return writtenNumber(value, 4);
    const double by = 1e-15 * (std::abs(value) + 2 * offset);
    return Interval(value) + Interval(-by, by);
}

StepInputs VerifiedProblem::step(std::size_t row, bool rests) const {
    return {rows[row].time, rows[row + 1].time - rows[row].time, rows[row].inputs, rests && restsBetween,
            rows[row].sameInputs && !rows[row].flagged};
}

VerifiedProblem verifiedProblem(const Problem& problem, const VerifiedOptions& options) {
    return Builder(problem, options).build();
}
VerifiedProblem verifiedHead(const Problem& problem, const VerifiedOptions& options) {
    return Builder(problem, options).head();
}

} // namespace rigor

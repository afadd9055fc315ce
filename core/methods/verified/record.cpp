#include "core/methods/verified/record.h"

#include "core/foundation/base/error.h"
#include "core/foundation/base/units/units.h"

#include <algorithm>
#include <cmath>
#include <map>

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
    if (at == names.end())
        fail(sentence("Method", "{} names {}, which is no unknown of the study."), what, name);
    return static_cast<std::size_t>(at - names.begin());
}

Interval numberIn(const std::string& compare, const std::string& number) {
    try {
        return decimalInterval(number);
    } catch (const Error&) {
        fail(sentence("Method", "compare = \"{}\": \"{}\" is no number."), compare, number);
    }
}

/// "alpha = -0.84, TFs@12.5 = 0.142": the value at 12.5 s, of an unknown that may change at rest.
std::vector<ComparedValue> pointOf(const std::string& text, const std::vector<std::string>& names,
                                   const std::vector<std::size_t>& resets) {
    std::vector<ComparedValue> point;
    std::string piece;
    for (const char c : text + ",") {
        if (c != ',') {
            piece += c;
            continue;
        }
        if (piece.find_first_not_of(' ') == std::string::npos) continue;
        const auto equal = piece.find('=');
        if (equal == std::string::npos)
            fail(sentence("Method", "compare = \"{}\": \"{}\" is not name = value."), text, piece);
        const std::vector<std::string> left = namesIn(piece.substr(0, equal));
        if (left.size() != 1)
            fail(sentence("Method", "compare = \"{}\": \"{}\" is not name = value."), text, piece);
        const auto sign = left[0].find('@');
        const std::string name = left[0].substr(0, sign);
        ComparedValue one{indexOf(names, name, "compare"), numberIn(text, piece.substr(equal + 1))};
        one.shown = one.value.middle();
        if (sign != std::string::npos) one.at = numberIn(text, left[0].substr(sign + 1)).middle();
        const bool changes = std::count(resets.begin(), resets.end(), one.parameter) > 0;
        if (changes && !one.at)
            fail(sentence("Method", "compare names {}, which may take a new value at every standstill: say "
                                    "of which motion by one of its times, such as {}@12.5 = ..."),
                 name, name);
        if (!changes && one.at)
            fail(sentence("Method", "compare = \"{}\": {} is constant, it has no time."), text, name);
        if (!changes && std::any_of(point.begin(), point.end(),
                                    [&](const ComparedValue& o) { return o.parameter == one.parameter; }))
            fail(sentence("Method", "compare = \"{}\" gives {} twice."), text, name);
        point.push_back(one);
        piece.clear();
    }
    return point;
}

class Builder {
  public:
    Builder(const Problem& problem, const VerifiedOptions& options,
            const std::vector<Interval>& narrowed = {})
        : from_(problem), options_(options), narrowed_(narrowed) {}

    /// All but the rows: whatever can be refused, at the cost of a few names.
    VerifiedProblem head() {
        made_.model = from_.model;
        made_.order = options_.order;
        made_.window = options_.window;
        parameters();
        if (from_.data.experiments.size() != 1)
            fail(sentence(
                     "Method",
                     "verified identification follows one record over time; the data have {} experiments."),
                 from_.data.experiments.size());
        sensors(from_.data.experiments.front());
        inputs(from_.data.experiments.front());
        if (!(first_ < last_))
            fail(sentence("Method", "verified identification needs at least two rows over time, each later "
                                    "than the one before; {} has fewer."),
                 from_.data.name);
        everyRowHasItsTime(from_.data.experiments.front());
        clocks(from_.data.experiments.front());
        checkStandstill(from_.data.experiments.front());
        return std::move(made_);
    }
    VerifiedProblem build() {
        made_ = head();
        rows(from_.data.experiments.front());
        standstill(from_.data.experiments.front());
        findPhases();
        findGaps();
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
                fail(
                    sentence(
                        "Method",
                        "verified identification needs min and max of {}: outside them nothing is examined."),
                    u.name);
            const auto found = findVariable(model, u.name);
            made_.unknown.push_back(found->index);
            made_.names.push_back(u.name);
            made_.units.push_back(model.parameters()[found->index].unit);
            made_.prior.push_back(hull(writtenNumber(u.value.min), writtenNumber(u.value.max)));
            made_.examined.push_back({u.value.min, u.value.max});
            made_.fixed[found->index] = made_.prior.back();
        }
        for (const std::string& name : namesIn(options_.resets))
            made_.resets.push_back(indexOf(made_.names, name, "resets"));
        for (const std::string& name : namesIn(options_.held))
            made_.held.push_back(indexOf(made_.names, name, "held"));
        for (const std::string& name : namesIn(options_.restStates)) {
            const auto found = findVariable(model, name);
            if (!found || found->kind == VariableKind::Parameter)
                fail(sentence("Method", "rest_states names {}, which is no state."), name);
            std::size_t state = model.states().size();
            for (std::size_t i = 0; i < model.states().size(); ++i)
                if (model.states()[i].name == name) state = i;
            if (state == model.states().size())
                fail(sentence("Method", "rest_states names {}, which is no state."), name);
            made_.restStates.push_back(state);
        }
        made_.compare = pointOf(options_.compare, made_.names, made_.resets);
        made_.bounds = made_.prior;
        if (!narrowed_.empty()) made_.prior = narrowed_;
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

    /// A bound holds for the values that a sensor gave. Values left out (trim, outliers, marked cells) only
    /// say less.
    static void requireAsMeasured(const Measurement& m) {
        switch (m.altered) {
        case Altered::No:
            return;
        case Altered::Derived:
            fail(sentence("Method",
                          "verified identification needs the values of {} as they were measured: the bound "
                          "of the sensor does not hold for a column that is computed from others."),
                 m.output);
        case Altered::Resampled:
            fail(sentence(
                     "Method",
                     "verified identification needs the values of {} as they were measured: the bound of the "
                     "sensor does not hold between two of them. Switch off resampling (resample = 0)."),
                 m.output);
        case Altered::LowPassed:
            fail(
                sentence("Method",
                         "verified identification needs the values of {} as they were measured: the bound of "
                         "the sensor does not hold behind a low-pass filter. Switch it off (low_pass = 0)."),
                m.output);
        }
    }

    void sensors(const Experiment& experiment) {
        const Model& model = *from_.model;
        for (const Measurement& m : experiment.measurements) {
            if (m.times.empty())
                fail(
                    sentence("Method", "{} is measured once per run; verified identification needs courses."),
                    m.output);
            if (!(m.bound > 0))
                fail(sentence("Method",
                              "verified identification needs the guaranteed bound of the sensor {}, "
                              "above 0 (data.bounds): a standard deviation guarantees nothing."),
                     m.output);
            requireAsMeasured(m);
            RecordSensor sensor{.name = m.output, .bound = m.bound};
            bool found = false;
            for (std::size_t k = 0; k < model.outputs().size(); ++k)
                if (model.outputs()[k].name == m.output)
                    sensor.output = k, sensor.unit = model.outputs()[k].unit, found = true;
            if (!found)
                fail(sentence("Method", "{} is measured, but it is no output of the model {}."), m.output,
                     model.name());
            for (std::size_t i = 0; i < model.states().size(); ++i)
                if (model.states()[i].name == m.output) sensor.state = i;
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
                fail(sentence("Method", "the record gives no course for the input {} of the model {}."),
                     input.name, model.name());
            const Interpolation kind = found->second.interpolation();
            if (kind != Interpolation::Hold && kind != Interpolation::Constant)
                fail(sentence("Method", "verified identification needs inputs that are held between rows "
                                        "(interpolation = \"hold\"); {} is interpolated."),
                     input.name);
            for (const MappedColumn& column : from_.data.mapping)
                if (column.target == input.name && column.derived) made_.derivedInputs.push_back(input.name);
            const auto& own = experiment.timedRows.times;
            if (experiment.joined && !std::ranges::all_of(found->second.corners(), [&](double t) {
                    return std::binary_search(own.begin(), own.end(), t);
                }))
                fail(sentence("Method",
                              "the input {} stands in another file than the first of its experiment: "
                              "verified identification sees only of the first whether rows are missing. "
                              "Name that file first (data.files)."),
                     input.name);
            signals_.push_back(&found->second);
            offsets_.push_back(offsetOf(input.name, input.unit));
            const auto error = experiment.inputUncertainty.find(input.name);
            made_.inputErrors.push_back(error == experiment.inputUncertainty.end() ? 0.0 : error->second);
            covers(found->second.corners());
        }
    }

    /// Behind a time, where its row is known: " (line 17 of angle.csv)".
    std::string placeOf(double time) const {
        const TimedRows& file = from_.data.experiments.front().timedRows;
        const auto at = rowAt(file, time);
        return at ? " " + filled(sentence("Method", "(line {} of {})"), file.lines[*at], from_.data.name)
                  : "";
    }

    /// What was not recorded is not known, and holding the value before it would make a theorem of a guess.
    /// Between the rows of its own file an input is held.
    void knownThroughout(const Experiment& experiment, std::size_t k,
                         const std::vector<double>& times) const {
        const auto corners = signals_[k]->corners();
        if (corners.size() < 2) return; // the same throughout
        const auto& own = experiment.timedRows.times;
        const auto ofAnotherFile = [&](double t) {
            return experiment.joined && !std::binary_search(own.begin(), own.end(), t) &&
                   t >= corners.front() && t <= corners.back();
        };
        for (const double t : times)
            if (!std::binary_search(corners.begin(), corners.end(), t) && !ofAnotherFile(t))
                fail(sentence(
                         "Method",
                         "the input {} has no value at {:g} s{}: what is not recorded cannot be guaranteed. "
                         "Fill the cells, or leave these rows out where the input kept its value."),
                     from_.model->inputs()[k].name, t, placeOf(t));
    }

    /// A row whose time is missing or out of order is left out, and with it what its inputs were.
    void everyRowHasItsTime(const Experiment& experiment) const {
        const std::vector<std::size_t>& used = experiment.timedRows.rows;
        if (std::none_of(signals_.begin(), signals_.end(),
                         [](const Signal* s) { return s->corners().size() > 1; }))
            return;
        const auto refuse = [&](std::size_t line) {
            fail(sentence("Method", "the row after line {} of {} has no time later than that of the rows "
                                    "before it: its inputs would be unknown. Mend its time, or take the "
                                    "row out where the inputs kept their values."),
                 line, from_.data.name);
        };
        for (std::size_t k = 1; k < used.size(); ++k)
            if (used[k] != used[k - 1] + 1) refuse(experiment.timedRows.lines[k - 1]);
        // Behind the last one there may be those beyond the part that is used, which are later.
        if (experiment.row != 0 || used.empty()) return;
        for (const MappedColumn& column : from_.data.mapping) {
            if (column.role != MappedColumn::Role::Time) continue;
            const std::vector<double>& times = from_.data.table.column(column.column).numbers;
            if (used.back() + 1 < times.size() && !(times[used.back() + 1] > times[used.back()]))
                refuse(experiment.timedRows.lines.back());
        }
    }

    /// s: dates are read as seconds since 1970, of which a double has some 2e-7 s, before the first is taken
    /// away.
    void findTimeError(const Experiment& experiment) {
        for (const MappedColumn& column : from_.data.mapping) {
            if (column.role != MappedColumn::Role::Time || experiment.row != 0) continue;
            const std::string unit = column.unit;
            const auto known = parseUnit(unit);
            timeConverted_ = !unit.empty() && known && known->factor != 1;
            for (const Column& read : from_.data.table.columns)
                if (read.name == column.column && read.type == ColumnType::DateTime)
                    for (const double t : read.numbers)
                        if (std::isfinite(t))
                            timeError_ = std::max(timeError_, rounding::above(std::abs(t)) - std::abs(t));
        }
    }

    /// By which a series is moved beside the inputs: per parameter of the model, what it counts for, as an
    /// offset and as a part of the time.
    struct Movement {
        std::map<std::size_t, std::array<double, 2>> terms;
        void add(const ClockModel* clock, double sign) {
            if (!clock) return;
            for (const ClockModel::Term& term : clock->terms)
                terms[term.parameter][term.drift ? 1 : 0] += sign * term.sign;
            std::erase_if(terms,
                          [](const auto& entry) { return entry.second[0] == 0 && entry.second[1] == 0; });
        }
    };

    /// Inputs that are moved together are where they are, and all else is moved the other way: a model that
    /// does not know the time cannot tell.
    void clocks(const Experiment& experiment) {
        const ClockModel* common = nullptr;
        bool first = true;
        for (const Signal* signal : signals_) {
            if (signal->corners().size() < 2) continue;
            const ClockModel* clock = signal->clock();
            const auto same = [](const ClockModel& a, const ClockModel& b) {
                return std::ranges::equal(a.terms, b.terms, [](const auto& x, const auto& y) {
                    return x.parameter == y.parameter && x.sign == y.sign && x.drift == y.drift;
                });
            };
            if (!first && (!clock != !common || (clock && !same(*clock, *common))))
                fail(sentence("Method",
                              "verified identification needs all inputs by one clock; here one of them "
                              "is moved and another is not."));
            common = clock;
            first = false;
        }
        for (const Measurement& m : experiment.measurements) {
            Movement& own = movements_.emplace_back();
            own.add(m.clock.get(), 1);
            own.add(common, -1);
        }
        if (std::ranges::all_of(movements_, [](const Movement& m) { return m.terms.empty(); })) return;
        if (common) refuseMovedInputs(*common);
        if (!from_.model->events().empty())
            fail(sentence("Method",
                          "verified identification does not work with times that are not known where the "
                          "model has events (when): between two of them anything may happen twice."));
        if (options_.mode == "offline")
            fail(sentence("Method",
                          "the offline procedure does not work with times that are not known; observer "
                          "and batch do."));
        if (!options_.standstill.empty())
            fail(sentence("Method", "a standstill column guarantees nothing where times are not known."));
        for (std::size_t k = 0; k < made_.unknown.size(); ++k)
            if (std::ranges::any_of(movements_,
                                    [&](const Movement& m) { return m.terms.contains(made_.unknown[k]); }))
                made_.clocks.push_back(k);
    }

    void refuseMovedInputs(const ClockModel& clock) const {
        for (const ClockModel::Term& term : clock.terms)
            if (term.drift)
                fail(sentence("Method",
                              "verified identification does not work with a drift of the clock of inputs "
                              "({}): the model would have to run faster. State the drift of the other "
                              "files instead."),
                     from_.model->parameters()[term.parameter].name);
        const Formulas& f = from_.model->formulas();
        const SlotLayout slots(*from_.model);
        for (const TapePtr& tape : {f.derivative, f.output})
            for (std::size_t o = 0; tape && o < tape->outputs().size(); ++o)
                if (tape->depends(o, slots.time))
                    fail(sentence("Method",
                                  "verified identification does not work with an unknown clock of inputs "
                                  "where the equations depend on the time itself."));
    }

    /// Where the inputs are known, s; without inputs, from the first row on.
    std::array<double, 2> known(const std::vector<double>& base) const {
        std::array<double, 2> range{base.front(), rounding::kInfinity};
        for (const Signal* signal : signals_)
            if (const auto corners = signal->corners(); corners.size() > 1) {
                range[0] = std::max(range[0], corners.front());
                range[1] = std::min(range[1], corners.back());
            }
        return range;
    }

    /// Moved values, each with a time about when it was measured; which are added to `times`.
    std::vector<std::pair<double, MovedValue>> movedValues(const Experiment& experiment,
                                                           std::vector<double>& times) {
        std::vector<std::pair<double, MovedValue>> values;
        if (made_.clocks.empty() &&
            std::ranges::all_of(movements_, [](const Movement& m) { return m.terms.empty(); }))
            return values;
        const std::vector<double> base = times;
        const auto [begin, end] = known(base);
        for (std::size_t s = 0; s < experiment.measurements.size(); ++s) {
            const Measurement& m = experiment.measurements[s];
            if (movements_[s].terms.empty()) continue;
            for (std::size_t k = 0; k < m.times.size(); ++k) {
                if (!std::isfinite(m.values[k])) continue;
                const Interval inFile = writtenNumber(m.times[k], 4) + Interval(-timeError_, timeError_);
                MovedValue moved{
                    .sensor = s, .allowed = allowed(m, s, m.values[k]), .shift = inFile, .moves = {}};
                Interval middle = inFile, all = inFile;
                for (const auto& [parameter, by] : movements_[s].terms) {
                    const Interval factor = Interval(by[0]) + Interval(by[1]) * inFile;
                    const auto found = std::ranges::find(made_.unknown, parameter);
                    if (found == made_.unknown.end()) {
                        moved.shift += factor * made_.fixed[parameter];
                        continue;
                    }
                    const auto at = static_cast<std::size_t>(found - made_.unknown.begin());
                    moved.moves.emplace_back(at, factor);
                    middle += factor * Interval(made_.prior[at].middle());
                    all += factor * made_.prior[at];
                }
                middle += moved.shift - inFile;
                all += moved.shift - inFile;
                if (!(all.lower > begin + timeError_ && all.upper < end - timeError_)) {
                    ++made_.outside;
                    continue;
                }
                double at = middle.middle();
                const auto near = std::lower_bound(base.begin(), base.end(), at - 8 * timeError_);
                if (near != base.end() && *near <= at + 8 * timeError_)
                    at = *near;
                else
                    times.push_back(at);
                values.emplace_back(at, std::move(moved));
            }
        }
        std::sort(times.begin(), times.end());
        // Of two that are too close for a step one is enough.
        std::vector<double> kept;
        for (const double t : times)
            if (kept.empty() || t - kept.back() > 8 * timeError_ || std::ranges::binary_search(base, t)) {
                if (!kept.empty() && t - kept.back() <= 8 * timeError_ && t != kept.back()) {
                    for (auto& [at, value] : values)
                        if (at == kept.back()) at = t;
                    kept.pop_back();
                }
                if (kept.empty() || t != kept.back()) kept.push_back(t);
            } else {
                for (auto& [at, value] : values)
                    if (at == t) at = kept.back();
            }
        times = std::move(kept);
        std::stable_sort(values.begin(), values.end(),
                         [](const auto& a, const auto& b) { return a.first < b.first; });
        return values;
    }

    Interval allowed(const Measurement& m, std::size_t sensor, double value) const {
        const double bound = writtenNumber(m.bound, 4).upper;
        return convertedNumber(value, zeros_[sensor]) + Interval(-bound, bound);
    }

    void rows(const Experiment& experiment) {
        findTimeError(experiment);
        // Times of a further file are sums with its offset, which is not known here any more.
        if (experiment.joined) timeError_ = std::max(timeError_, 1e-9);
        std::vector<double> times;
        for (std::size_t s = 0; s < experiment.measurements.size(); ++s)
            if (const Measurement& m = experiment.measurements[s]; movements_[s].terms.empty())
                times.insert(times.end(), m.times.begin(), m.times.end());
        for (const Signal* signal : signals_) {
            const auto corners = signal->corners();
            times.insert(times.end(), corners.begin(), corners.end());
        }
        if (times.empty()) times.push_back(first_);
        std::sort(times.begin(), times.end());
        times.erase(std::unique(times.begin(), times.end()), times.end());
        for (std::size_t k = 0; k < signals_.size(); ++k) knownThroughout(experiment, k, times);
        std::vector<std::size_t> next(experiment.measurements.size(), 0);
        for (std::size_t k = 1; k < times.size(); ++k)
            if (times[k] - times[k - 1] <= 4 * timeError_)
                fail(sentence("Method", "the times {:.9g} s and {:.9g} s{} are closer than dates can be told "
                                        "apart: give the times in seconds from the begin of the record."),
                     times[k - 1], times[k], placeOf(times[k]));
        const std::vector<double> base = times;
        std::vector<std::pair<double, MovedValue>> moved = movedValues(experiment, times);
        std::size_t nextMoved = 0;
        for (const double t : times) {
            RecordRow row;
            row.shownTime = t;
            row.inserted = !std::ranges::binary_search(base, t);
            row.time = row.inserted
                           ? Interval(t)
                           : writtenNumber(t, timeConverted_ ? 4 : 2) + Interval(-timeError_, timeError_);
            row.sameInputs = !made_.rows.empty();
            for (std::size_t k = 0; k < signals_.size(); ++k) {
                row.sameInputs = row.sameInputs && made_.inputErrors[k] == 0 &&
                                 signals_[k]->at(t) == signals_[k]->at(made_.rows.back().shownTime);
                const Interval e = writtenNumber(made_.inputErrors[k]);
                row.inputs.push_back(
                    convertedNumber(signals_[k]->at(t), offsets_[k]) *
                    (made_.inputErrors[k] > 0 ? Interval(1) + Interval(-e.upper, e.upper) : Interval(1)));
            }
            for (std::size_t s = 0; s < experiment.measurements.size(); ++s) {
                const Measurement& m = experiment.measurements[s];
                if (!movements_[s].terms.empty() || next[s] >= m.times.size() || m.times[next[s]] != t)
                    continue;
                const double value = m.values[next[s]++];
                if (!std::isfinite(value)) continue;
                row.measured.emplace_back(s, allowed(m, s, value));
                row.values.push_back(value);
            }
            for (; nextMoved < moved.size() && moved[nextMoved].first == t; ++nextMoved) {
                moved[nextMoved].second.shift -= row.time;
                row.moved.push_back(std::move(moved[nextMoved].second));
            }
            made_.rows.push_back(std::move(row));
        }
        const TimedRows& file = experiment.timedRows;
        for (RecordRow& row : made_.rows)
            if (const auto at = rowAt(file, row.shownTime); at && !row.inserted) row.line = file.lines[*at];
        if (const auto first = rowAt(file, made_.rows.front().shownTime))
            made_.beginsLater = file.rows[*first] > 0;
    }

    static std::optional<std::size_t> rowAt(const TimedRows& file, double time) {
        const auto at = std::lower_bound(file.times.begin(), file.times.end(), time);
        if (at == file.times.end() || *at != time) return std::nullopt;
        return static_cast<std::size_t>(at - file.times.begin());
    }
    /// Where the rows follow one clock but for a few, the inputs were recorded at each of its ticks: a row
    /// that is missing leaves an input unknown that is held all the same.
    void findGaps() {
        if (made_.rows.size() < 3 || std::none_of(signals_.begin(), signals_.end(),
                                                  [](const Signal* s) { return s->corners().size() > 1; }))
            return;
        std::vector<double> steps;
        std::vector<std::size_t> before; ///< the row before the end of each step
        std::size_t last = 0;
        for (std::size_t k = 1; k < made_.rows.size(); ++k) {
            if (made_.rows[k].inserted) continue;
            steps.push_back(made_.rows[k].shownTime - made_.rows[last].shownTime);
            before.push_back(k - 1);
            last = k;
        }
        if (steps.size() < 2) return;
        std::vector<double> sorted = steps;
        std::nth_element(sorted.begin(), sorted.begin() + static_cast<std::ptrdiff_t>(sorted.size() / 2),
                         sorted.end());
        const double usual = sorted[sorted.size() / 2];
        for (std::size_t k = 0; k < steps.size(); ++k)
            if (steps[k] > 1.5 * usual) made_.gaps.push_back(before[k]);
        // Without a clock every distance is as meant.
        if (10 * made_.gaps.size() > steps.size()) made_.gaps.clear();
    }
    /// A flag at the wrong time, or one misread, would prove what is not so.
    void checkStandstill(const Experiment& experiment) {
        if (options_.standstill.empty()) return;
        const Column& flag = from_.data.table.column(options_.standstill);
        const TimedRows& file = experiment.timedRows;
        if (flag.type != ColumnType::Number || file.times.empty())
            fail(sentence("Method", "the standstill column {} must hold numbers over time."),
                 options_.standstill);
        if (experiment.row != 0)
            fail(sentence("Method", "the standstill column {} is read from the first file of the study; the "
                                    "record is another one."),
                 options_.standstill);
        for (std::size_t k = 0; k < file.rows.size(); ++k) {
            const double value = flag.numbers[file.rows[k]];
            if (std::isnan(value))
                fail(sentence("Method", "the standstill column {} has no value in line {} of {}: 1 "
                                        "guarantees rest, 0 guarantees nothing."),
                     options_.standstill, file.lines[k], from_.data.name);
            if (value != 0 && value != 1)
                fail(sentence("Method", "the standstill column {} holds {:g} in line {} of {}: only 1 "
                                        "(guarantees rest) and 0 (guarantees nothing) have a meaning."),
                     options_.standstill, value, file.lines[k], from_.data.name);
        }
        if (options_.standstillWindow > last_ - first_)
            fail(sentence("Method",
                          "standstill_window = {:g} s is longer than the record, which lasts {:g} s."),
                 options_.standstillWindow, last_ - first_);
    }
    void standstill(const Experiment& experiment) {
        if (options_.standstill.empty()) return;
        const Column& flag = from_.data.table.column(options_.standstill);
        for (RecordRow& row : made_.rows) {
            const auto at = rowAt(experiment.timedRows, row.shownTime);
            if (!at)
                fail(sentence("Method", "the standstill column {} has no row at {:g} s."),
                     options_.standstill, row.shownTime);
            row.flagged = flag.numbers[experiment.timedRows.rows[*at]] == 1;
        }
        double longest = 0;
        for (std::size_t k = 0; k < made_.rows.size(); ++k) {
            if (k > 0) longest = std::max(longest, made_.rows[k].shownTime - made_.rows[k - 1].shownTime);
        }
        // Looking back: a row rests if a later flag covers the time since the row before it.
        double until = -1e300; ///< earliest time that the flags met so far cover
        for (std::size_t k = made_.rows.size(); k-- > 0;) {
            if (made_.rows[k].flagged)
                until = made_.rows[k].shownTime - options_.standstillWindow + 1e-9 + 2 * timeError_;
            made_.rows[k].rest =
                made_.rows[k].flagged || (k > 0 && until > -1e300 && made_.rows[k - 1].shownTime >= until);
        }
        made_.restsBetween = options_.standstillWindow >= 1.000001 * longest + 2 * timeError_;
    }
    /// Of every value to compare that has a time: which motion it is of.
    void findPhases() {
        for (ComparedValue& value : made_.compare) {
            if (!value.at) continue;
            const std::string& name = made_.names[value.parameter];
            if (*value.at < made_.rows.front().shownTime || *value.at > made_.rows.back().shownTime)
                fail(sentence("Method",
                              "compare names {} at {:g} s, but the record lasts from {:g} s to {:g} s."),
                     name, *value.at, made_.rows.front().shownTime, made_.rows.back().shownTime);
            std::size_t row = 0;
            while (row + 1 < made_.rows.size() && made_.rows[row + 1].shownTime <= *value.at) ++row;
            if (made_.rows[row].flagged && (row + 1 == made_.rows.size() || made_.rows[row + 1].flagged))
                fail(sentence("Method", "compare names {} at {:g} s, where the rig rests and {} may change: "
                                        "name a time of a motion."),
                     name, *value.at, name);
            while (row > 0 && !made_.rows[row].flagged) --row;
            value.phase = row;
        }
    }

    const Problem& from_;
    const VerifiedOptions& options_;
    const std::vector<Interval> narrowed_;
    VerifiedProblem made_;
    std::vector<Movement> movements_;                                  ///< of the measurements
    double first_ = rounding::kInfinity, last_ = -rounding::kInfinity; ///< s, over all trajectories
    std::vector<const Signal*> signals_;                               ///< per input, held
    double timeError_ = 0;                                             ///< s, of every time
    bool timeConverted_ = false;          ///< times are products of what was written
    std::vector<double> offsets_, zeros_; ///< of the units: per input, per sensor
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

bool RecordSensor::cut(StateSet& set, const Form& y, const Interval& allowed) const {
    if (!contract(set, y, allowed)) return false;
    if (state) set.box[*state] = intersection(set.box[*state], allowed);
    return tighten(set);
}

StepInputs VerifiedProblem::step(std::size_t row, bool rests) const {
    return {rows[row].time, rows[row + 1].time - rows[row].time, rows[row].inputs, rests && restsBetween,
            rows[row].sameInputs && !rows[row].flagged};
}

std::size_t VerifiedProblem::endOfPhase(std::size_t row) const {
    while (row + 1 < rows.size() && !rows[++row].flagged) {
    }
    return row;
}

std::optional<Form> VerifiedProblem::reading(HybridFlow& flow, const StateSet& set, std::size_t row,
                                             const MovedValue& value) const {
    Interval away = value.shift;
    for (const auto& [k, factor] : value.moves) away += factor * set.parameter(k);
    const RecordRow& now = rows[row];
    const Interval meanwhile = now.time + hull(away, Interval(0.0));
    std::vector<Interval> inputs = now.inputs;
    const auto add = [&](std::size_t other) {
        for (std::size_t k = 0; k < inputs.size(); ++k) inputs[k] = hull(inputs[k], rows[other].inputs[k]);
    };
    for (std::size_t k = row; k > 0 && rows[k].time.upper >= meanwhile.lower; --k) add(k - 1);
    for (std::size_t k = row + 1; k < rows.size() && rows[k].time.lower <= meanwhile.upper; ++k) add(k);
    return flow.outputNear(set, sensors[value.sensor].output, now.time, value.shift, value.moves, inputs);
}

VerifiedProblem verifiedProblem(const Problem& problem, const VerifiedOptions& options,
                                const std::vector<Interval>& narrowed) {
    return Builder(problem, options, narrowed).build();
}
VerifiedProblem verifiedHead(const Problem& problem, const VerifiedOptions& options) {
    return Builder(problem, options).head();
}

} // namespace rigor

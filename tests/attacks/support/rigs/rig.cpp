#include "tests/attacks/support/rigs/rig.h"

#include "core/foundation/base/error.h"
#include "tests/attacks/support/rigs/families.h"

#include <algorithm>
#include <numeric>

namespace rigor::attacks {

RigUnknown positive(const std::string& name, double truth, double wide) {
    return {name, truth, truth, truth / wide, truth * wide};
}

RigUnknown anySign(const std::string& name, double truth, double width) {
    return {name, truth, truth, truth - width, truth + width};
}

Eigen::MatrixXd columnsOf(const std::vector<std::array<double, 4>>& trajectory,
                          std::vector<std::size_t> which) {
    Eigen::MatrixXd table(trajectory.size(), which.size());
    for (Eigen::Index i = 0; i < table.rows(); ++i)
        for (Eigen::Index k = 0; k < table.cols(); ++k)
            table(i, k) = trajectory[static_cast<std::size_t>(i)][which[static_cast<std::size_t>(k)]];
    return table;
}

std::vector<double> Rig::truth() const {
    std::vector<double> values;
    for (const RigUnknown& unknown : unknowns) values.push_back(unknown.truth);
    return values;
}

namespace {

enum class Sampling { Even, Uneven, Gap, EmptyCells };

std::vector<double> sampled(Sampling kind, double end, int n, Draw& d) {
    std::vector<double> times{0};
    for (int k = 1; k < n; ++k) {
        // Within its own cell, so that two are never closer than a tenth of the mean distance.
        const double shift = kind == Sampling::Uneven && k < n - 1 ? d.between(-0.45, 0.45) : 0;
        times.push_back(end * (k + shift) / (n - 1));
    }
    if (kind != Sampling::Gap) return times;
    const double from = d.between(0.2, 0.6) * end, to = from + d.between(0.1, 0.25) * end;
    std::erase_if(times, [&](double t) { return t > from && t < to; });
    return times;
}

/// Steps and ramps of u in [-1, 1], or levels from 0 to 1 of a formula.
Eigen::MatrixXd inputsOf(const Rig& rig, const std::vector<double>& times, double end, Draw& d) {
    Eigen::MatrixXd u(times.size(), rig.inputs.size());
    for (Eigen::Index k = 0; k < u.cols(); ++k) {
        const bool even = d.chance(0.5), repeated = d.chance(0.3);
        const double w = d.between(1.5, 3) * 6.2832 / end, phase = d.between(0, 6.28),
                     switched = d.between(0.15, 0.3) * end;
        const bool block = d.chance(0.4);
        for (Eigen::Index i = 0; i < u.rows(); ++i) {
            const double t = times[static_cast<std::size_t>(i)],
                         share = static_cast<double>(i) / static_cast<double>(u.rows() - 1);
            if (rig.rows)
                u(i, k) = repeated ? std::floor(8 * share) / 8 : even ? share : d.between(0, 1);
            else if (block)
                u(i, k) = std::fmod(t, 2 * switched) < switched ? 1 : -0.8;
            else
                u(i, k) = std::sin(w * t + phase);
        }
    }
    return u;
}

struct FileUnit {
    const char *model, *file;
    double factor, offset;
};
constexpr FileUnit kFileUnits[] = {
    {"m", "mm", 1000, 0},      {"m", "cm", 100, 0},  {"rad", "deg", 57.29577951308232, 0},
    {"K", "degC", 1, -273.15}, {"V", "mV", 1000, 0}, {"m/s", "mm/s", 1000, 0}};

void drawUnit(RigColumn& column, Draw& d) {
    for (const FileUnit& one : kFileUnits)
        if (column.unit == one.model && d.chance(0.4)) {
            column.unit = one.file;
            column.factor = one.factor;
            column.offset = one.offset;
            return;
        }
}

void drawSimulation(Rig& rig, double end, Draw& d) {
    if (rig.rows) return;
    const std::string stepper = d.pick<std::string>({"rk4", "rk4", "dopri5", "radau"});
    rig.simulation["stepper"] = "\"" + stepper + "\"";
    if (stepper == "dopri5") rig.simulation["relative_tolerance"] = "1e-9";
    rig.simulation["step"] = fmt::format("{:.6g}", end / (stepper == "rk4" ? 1000 : 400));
}

void drawStarts(Rig& rig, double spread, Draw& d) {
    for (RigUnknown& unknown : rig.unknowns) {
        const bool logarithmic = unknown.lower > 0;
        if (spread > 1)
            unknown.start = logarithmic ? d.scaled(unknown.lower, unknown.upper)
                                        : d.between(unknown.lower, unknown.upper);
        else
            unknown.start =
                unknown.truth + d.between(-spread, spread) *
                                    (logarithmic ? unknown.truth : 0.25 * (unknown.upper - unknown.lower));
        unknown.start = std::clamp(unknown.start, unknown.lower, unknown.upper);
    }
}

void drawHoles(RigRun& run, Sampling kind, Draw& d) {
    run.measured.setConstant(run.truth.rows(), run.truth.cols(), true);
    if (kind != Sampling::EmptyCells) return;
    for (Eigen::Index i = 1; i < run.measured.rows() - 1; ++i)
        for (Eigen::Index k = 0; k < run.measured.cols(); ++k)
            if (d.chance(0.1)) run.measured(i, k) = false;
}

const std::vector<Family>& allFamilies() {
    static const std::vector<Family> list = [] {
        std::vector<Family> all = smoothFamilies();
        all.insert(all.end(), eventFamilies().begin(), eventFamilies().end());
        all.insert(all.end(), formulaFamilies().begin(), formulaFamilies().end());
        return all;
    }();
    return list;
}

std::vector<std::string> namesOf(const std::vector<Family>& families) {
    std::vector<std::string> names;
    for (const Family& one : families) names.push_back(one.name);
    return names;
}

} // namespace

const std::vector<std::string>& rigFamilies() {
    static const std::vector<std::string> names = namesOf(allFamilies());
    return names;
}

const std::vector<std::string>& dynamicFamilies() {
    static const std::vector<std::string> names = [] {
        std::vector<std::string> all = namesOf(smoothFamilies());
        for (const Family& one : eventFamilies()) all.push_back(one.name);
        return all;
    }();
    return names;
}

const std::vector<std::string>& staticFamilies() {
    static const std::vector<std::string> names = namesOf(formulaFamilies());
    return names;
}

Rig drawRig(const std::string& family, const RigOptions& options, Draw d) {
    const auto& all = allFamilies();
    const auto found =
        std::find_if(all.begin(), all.end(), [&](const Family& one) { return one.name == family; });
    if (found == all.end()) fail("there is no family of rigs '{}'", family);
    Rig rig;
    rig.family = family;
    const double end = found->make(rig, d);
    drawSimulation(rig, end, d);
    drawStarts(rig, options.startSpread, d);
    if (!rig.rows && d.chance(0.25))
        rig.time = end > 60 ? RigColumn{"t", "min", 1 / 60.0, 0} : RigColumn{"t", "ms", 1000, 0};
    for (RigInput& input : rig.inputs) drawUnit(input.column, d);
    for (RigOutput& output : rig.outputs) drawUnit(output.column, d);

    // A gap in an input would be bridged by a line: what is measured of inputs has none.
    const Sampling kind =
        rig.rows             ? (options.holes && d.chance(0.2) ? Sampling::EmptyCells : Sampling::Even)
        : !options.holes     ? d.pick({Sampling::Even, Sampling::Even, Sampling::Uneven})
        : rig.inputs.empty() ? d.pick({Sampling::Even, Sampling::Uneven, Sampling::Gap, Sampling::EmptyCells})
                             : d.pick({Sampling::Even, Sampling::Uneven, Sampling::EmptyCells});
    for (int k = 0; k < (rig.rows ? 1 : options.runs); ++k) {
        RigRun run;
        run.label = fmt::format("run{}", k + 1);
        run.times = sampled(kind, rig.rows ? 1 : end, d.whole(options.leastValues, options.mostValues), d);
        run.inputs = inputsOf(rig, run.times, end, d);
        run.truth = rig.trajectory(rig.truth(), run);
        drawHoles(run, kind, d);
        rig.runs.push_back(std::move(run));
    }
    for (Eigen::Index k = 0; k < static_cast<Eigen::Index>(rig.outputs.size()); ++k) {
        double low = rig.runs[0].truth(0, k), high = low;
        for (const RigRun& run : rig.runs) {
            low = std::min(low, run.truth.col(k).minCoeff());
            high = std::max(high, run.truth.col(k).maxCoeff());
        }
        RigOutput& output = rig.outputs[static_cast<std::size_t>(k)];
        output.range = high - low;
        output.sigma = d.scaled(options.leastNoise, options.mostNoise) * output.range;
    }
    return rig;
}

} // namespace rigor::attacks

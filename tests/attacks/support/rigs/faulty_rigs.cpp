#include "tests/attacks/support/rigs/faulty_rigs.h"

#include "core/foundation/base/error.h"
#include "tests/attacks/support/reference.h"
#include "tests/attacks/support/rigs/families.h"

#include <Eigen/QR>
#include <boost/math/distributions/non_central_chi_squared.hpp>
#include <boost/math/distributions/normal.hpp>

#include <algorithm>

namespace rigor::attacks {

namespace {

constexpr int kExperiments = 5, kReferenceSteps = 600;

using SlopeOf = std::function<State(double u, const State& x, const std::vector<double>& p, double law)>;

/// Outputs are the first states named.
void setCourse(FaultyRig& faulty, std::vector<std::size_t> outputs, const SlopeOf& slope) {
    faulty.course = [=](const std::vector<double>& p, const RigRun& run, const Departure& from) {
        const Eigen::VectorXd u = run.inputs.col(0);
        const LinearSignal input(run.times, {u.begin(), u.end()});
        ReferenceSystem system;
        for (std::size_t k = 0; k < 4; ++k) system.start[k] = from.start[k];
        system.slope = [&](double t, const State& x, int) {
            return slope(from.input * input(t), x, p, from.law);
        };
        std::vector<double> times = run.times;
        if (from.later != 0) {
            times.insert(times.begin(), times.front());
            for (std::size_t k = 1; k < times.size(); ++k)
                times[k] = std::max(times[k] + from.later, times[0] + 1e-9 * static_cast<double>(k));
        }
        const Eigen::MatrixXd all = columnsOf(referenceTrajectory(system, times, kReferenceSteps), outputs);
        return Eigen::MatrixXd(all.bottomRows(static_cast<Eigen::Index>(run.times.size())));
    };
    faulty.rig.trajectory = [course = faulty.course](const std::vector<double>& p, const RigRun& run) {
        return course(p, run, {});
    };
}

double twoMass(FaultyRig& faulty, Draw& d) {
    Rig& rig = faulty.rig;
    rig.model = R"(model TwoMass
  parameter Real k1(unit="N/m") = 100; parameter Real k2(unit="N/m") = 60;
  parameter Real d1(unit="N.s/m") = 0.8; parameter Real d2(unit="N.s/m") = 0.5;
  input Real F(unit="N");
  output Real x1(unit="m", start=0); output Real x2(unit="m", start=0);
  Real v1(unit="m/s", start=0); Real v2(unit="m/s", start=0);
equation
  der(x1) = v1;
  der(x2) = v2;
  1.0*der(v1) = F - k1*x1 - d1*v1 - k2*(x1 - x2) - d2*(v1 - v2);
  0.6*der(v2) = k2*(x1 - x2) + d2*(v1 - v2);
end TwoMass;
)";
    rig.unknowns = {positive("k1", d.scaled(80, 120), 4), positive("k2", d.scaled(40, 80), 4),
                    positive("d1", d.scaled(0.8, 2), 10), positive("d2", d.scaled(0.5, 1.2), 10)};
    rig.inputs = {{"F", {"F", "N"}}};
    rig.outputs = {{"x1", {"x1", "m"}}, {"x2", {"x2", "m"}}};
    faulty.states = 4;
    setCourse(faulty, {0, 1}, [](double u, const State& x, const std::vector<double>& p, double law) {
        const double between = p[1] * (x[0] - x[1]) + p[3] * (x[2] - x[3]);
        return State{x[2], x[3], u - p[0] * x[0] - p[2] * x[2] - law * x[2] * std::abs(x[2]) - between,
                     between / 0.6};
    });
    return 4;
}

double plate(FaultyRig& faulty, Draw& d) {
    Rig& rig = faulty.rig;
    rig.model = R"(model Plate
  parameter Real C(unit="J/K") = 200; parameter Real g(unit="W/K") = 4; parameter Real h(unit="W/K") = 1.5;
  input Real P(unit="W");
  output Real T1(unit="K", start=0); output Real T2(unit="K", start=0);
equation
  C*der(T1) = P - g*(T1 - T2);
  300*der(T2) = g*(T1 - T2) - h*T2;
end Plate;
)";
    rig.unknowns = {positive("C", d.scaled(150, 300), 4), positive("g", d.scaled(3, 6), 4),
                    positive("h", d.scaled(1, 2.5), 4)};
    rig.inputs = {{"P", {"P", "W"}}};
    rig.outputs = {{"T1", {"T1", "K"}}, {"T2", {"T2", "K"}}};
    faulty.states = 2;
    setCourse(faulty, {0, 1}, [](double u, const State& x, const std::vector<double>& p, double law) {
        const double between = p[1] * (x[0] - x[1]);
        return State{(u - between) / p[0], (between - p[2] * x[1] - law * x[1] * std::abs(x[1])) / 300, 0, 0};
    });
    return 600;
}

double motor(FaultyRig& faulty, Draw& d) {
    Rig& rig = faulty.rig;
    rig.model = R"(model Motor
  parameter Real J(unit="kg.m2") = 0.002; parameter Real b(unit="N.m.s/rad") = 0.003; parameter Real R(unit="Ohm") = 1;
  input Real u(unit="V");
  output Real w(unit="rad/s", start=0); output Real i(unit="A", start=0);
equation
  J*der(w) = 0.05*i - b*w;
  0.02*der(i) = u - R*i - 0.05*w;
end Motor;
)";
    rig.unknowns = {positive("J", d.scaled(0.001, 0.004), 4), positive("b", d.scaled(0.002, 0.006), 4),
                    positive("R", d.scaled(0.6, 1.5), 4)};
    rig.inputs = {{"u", {"u", "V"}}};
    rig.outputs = {{"w", {"w", "rad/s"}}, {"i", {"i", "A"}}};
    faulty.states = 2;
    setCourse(faulty, {0, 1}, [](double u, const State& x, const std::vector<double>& p, double law) {
        return State{(0.05 * x[1] - p[1] * x[0] - law * x[0] * std::abs(x[0])) / p[0],
                     (u - p[2] * x[1] - 0.05 * x[0]) / 0.02, 0, 0};
    });
    return 2.5;
}

/// All values of all runs, in standard deviations.
Eigen::VectorXd inDeviations(const Rig& rig, const std::vector<Eigen::MatrixXd>& runs) {
    Eigen::Index n = 0;
    for (const auto& run : runs) n += run.size();
    Eigen::VectorXd all(n);
    Eigen::Index at = 0;
    for (const auto& run : runs)
        for (Eigen::Index k = 0; k < run.cols(); ++k, at += run.rows())
            all.segment(at, run.rows()) = run.col(k) / rig.outputs[static_cast<std::size_t>(k)].sigma;
    return all;
}

/// Draws the fault once and makes the courses with any part of it.
class FaultPlan {
  public:
    FaultPlan(const FaultyRig& faulty, PlantedFault fault, Draw& d)
        : faulty_(faulty), rig_(faulty.rig), fault_(fault) {
        sensor_ = static_cast<Eigen::Index>(d.whole(0, static_cast<int>(rig_.outputs.size()) - 1));
        run_ = static_cast<std::size_t>(d.whole(0, static_cast<int>(rig_.runs.size()) - 1));
        unknown_ = static_cast<std::size_t>(d.whole(0, static_cast<int>(rig_.unknowns.size()) - 1));
        state_ = static_cast<std::size_t>(d.whole(0, static_cast<int>(faulty.states) - 1));
        wholeClock_ = d.chance(0.5);
        sign_ = d.chance(0.5) ? 1 : -1;
        for (std::size_t k = 0; k < rig_.unknowns.size(); ++k) relative_.push_back(d.normal());
        makeSlopes();
    }

    Eigen::Index sensor() const { return sensor_; }

    /// The part of the fault whose change is of so many deviations.
    double partOf(double deviations) const {
        double low = 0, high = 1e-3;
        while (distance(high) < deviations && high < 1e6) high *= 2;
        for (int k = 0; k < 40; ++k)
            (distance((low + high) / 2) < deviations ? low : high) = (low + high) / 2;
        return high;
    }

    std::vector<Eigen::MatrixXd> courses(double part) const {
        std::vector<Eigen::MatrixXd> all;
        for (std::size_t r = 0; r < rig_.runs.size(); ++r) all.push_back(courseOf(r, sign_ * part));
        return all;
    }

  private:
    Eigen::MatrixXd courseOf(std::size_t r, double part) const {
        const RigRun& run = rig_.runs[r];
        std::vector<double> p = rig_.truth();
        Departure from;
        Eigen::MatrixXd h = run.truth;
        const double range = rig_.outputs[static_cast<std::size_t>(sensor_)].range;
        if (!fault_) return h;
        switch (*fault_) {
        case FaultClass::Bias:
            h.col(sensor_).array() += part * range;
            return h;
        case FaultClass::Unit:
            h.col(sensor_) *= 1 + part;
            return h;
        case FaultClass::Saturation: {
            // The part of the range that is cut off.
            double top = -HUGE_VAL;
            for (const RigRun& one : rig_.runs) top = std::max(top, one.truth.col(sensor_).maxCoeff());
            h.col(sensor_) = h.col(sensor_).cwiseMin(top - std::min(1.0, std::abs(part)) * range);
            return h;
        }
        case FaultClass::Clock:
            if (wholeClock_ && r != run_) return h;
            from.later = part * run.times.back();
            if (wholeClock_) return faulty_.course(p, run, from);
            h.col(sensor_) = faulty_.course(p, run, from).col(sensor_);
            return h;
        case FaultClass::Start:
            if (r != run_) return h;
            from.start[state_] = part;
            break;
        case FaultClass::Model:
            from.law = std::abs(part);
            break;
        case FaultClass::Specimen:
            if (r != run_) return h;
            for (std::size_t k = 0; k < p.size(); ++k)
                p[k] *= std::exp(std::clamp(part * relative_[k], -3.0, 3.0));
            break;
        case FaultClass::InputScale:
            from.input = 1 + part;
            break;
        case FaultClass::Drift:
            p[unknown_] *=
                std::exp(std::clamp(part * (static_cast<double>(r) - (kExperiments - 1) / 2.0), -3.0, 3.0));
            break;
        case FaultClass::Noise:
        case FaultClass::CorrelatedNoise:
            return h;
        }
        return faulty_.course(p, run, from);
    }

    void makeSlopes() {
        const std::vector<double> truth = rig_.truth();
        std::vector<Eigen::MatrixXd> base;
        for (const RigRun& run : rig_.runs) base.push_back(run.truth);
        base_ = inDeviations(rig_, base);
        Eigen::MatrixXd slopes(base_.size(), static_cast<Eigen::Index>(truth.size()));
        for (std::size_t k = 0; k < truth.size(); ++k) {
            std::vector<double> p = truth;
            p[k] *= 1 + 1e-4;
            std::vector<Eigen::MatrixXd> moved;
            for (const RigRun& run : rig_.runs) moved.push_back(rig_.trajectory(p, run));
            slopes.col(static_cast<Eigen::Index>(k)) =
                (inDeviations(rig_, moved) - base_) / (1e-4 * truth[k]);
        }
        for (auto column : slopes.colwise()) column.normalize();
        qr_.compute(slopes);
    }
    double distance(double part) const {
        const Eigen::VectorXd change = inDeviations(rig_, courses(part)) - base_;
        const Eigen::VectorXd turned = qr_.householderQ().adjoint() * change;
        return turned.tail(turned.size() - qr_.cols()).norm();
    }

    const FaultyRig& faulty_;
    const Rig& rig_;
    PlantedFault fault_;
    Eigen::Index sensor_ = 0;
    std::size_t run_ = 0, unknown_ = 0, state_ = 0;
    bool wholeClock_ = false;
    double sign_ = 1;
    std::vector<double> relative_;
    Eigen::VectorXd base_;
    Eigen::HouseholderQR<Eigen::MatrixXd> qr_;
};

/// One direction that a one-sided test at 5 % finds with some probability, as the size that a test finds
/// likewise which knows neither the direction of q nor which of n it is.
double ofDirections(double deviations, std::size_t q, std::size_t n) {
    const boost::math::normal normal;
    const double missed = cdf(normal, boost::math::quantile(normal, 0.95) - deviations);
    const double limit = boost::math::quantile(
        complement(boost::math::chi_squared(static_cast<double>(q)), 0.05 / static_cast<double>(n)));
    double low = 0, high = 100;
    for (int k = 0; k < 60; ++k) {
        const double size = (low + high) / 2;
        const boost::math::non_central_chi_squared found(static_cast<double>(q), size * size);
        (cdf(found, limit) > missed ? low : high) = size;
    }
    return high;
}

} // namespace

const std::vector<std::string>& faultyFamilies() {
    static const std::vector<std::string> names{"two_mass", "plate", "motor"};
    return names;
}

FaultyRig drawFaultyRig(const std::string& family, Draw d) {
    FaultyRig faulty;
    Rig& rig = faulty.rig;
    rig.family = family;
    const double end = family == "two_mass" ? twoMass(faulty, d)
                       : family == "plate"  ? plate(faulty, d)
                       : family == "motor"  ? motor(faulty, d)
                                            : (fail("there is no family of rigs '{}'", family), 0.0);
    rig.simulation["stepper"] = "\"rk4\"";
    rig.simulation["step"] = fmt::format("{:.6g}", end / 500);
    const double size = family == "plate" ? 60 : family == "motor" ? 12 : 10;
    for (int k = 0; k < kExperiments; ++k) {
        RigRun run;
        run.label = fmt::format("run{}", k + 1);
        const int n = 80;
        for (int t = 0; t < n; ++t) run.times.push_back(end * t / (n - 1));
        run.inputs.resize(n, 1);
        const double level = size * d.between(0.5, 1), swing = size * d.between(0.3, 1),
                     w = d.between(1.5, 5) * 6.2832 / end, phase = d.between(0, 6.28),
                     at = d.between(0.4, 0.7) * end;
        for (int t = 0; t < n; ++t) {
            const double time = run.times[static_cast<std::size_t>(t)];
            run.inputs(t, 0) = (time < at ? level : 0.2 * level) + swing * std::sin(w * time + phase);
        }
        run.truth = rig.trajectory(rig.truth(), run);
        run.measured.setConstant(n, run.truth.cols(), true);
        rig.runs.push_back(std::move(run));
    }
    for (Eigen::Index k = 0; k < static_cast<Eigen::Index>(rig.outputs.size()); ++k) {
        double low = HUGE_VAL, high = -HUGE_VAL;
        for (const RigRun& run : rig.runs) {
            low = std::min(low, run.truth.col(k).minCoeff());
            high = std::max(high, run.truth.col(k).maxCoeff());
        }
        RigOutput& output = rig.outputs[static_cast<std::size_t>(k)];
        output.range = high - low;
        output.sigma = d.scaled(0.005, 0.03) * output.range;
    }
    return faulty;
}

Record drawFaultyRecord(const FaultyRig& faulty, PlantedFault fault, double deviations, Draw d) {
    const Rig& rig = faulty.rig;
    const FaultPlan plan(faulty, fault, d);
    const bool ofErrors = !fault || fault == FaultClass::Noise || fault == FaultClass::CorrelatedNoise;
    if (fault == FaultClass::Specimen)
        deviations = ofDirections(deviations, rig.unknowns.size(), rig.runs.size());
    const auto courses = plan.courses(ofErrors ? 0 : plan.partOf(deviations));
    double values = 0; // of the sensor
    for (const RigRun& run : rig.runs) values += static_cast<double>(run.times.size());
    Record record;
    for (const Eigen::MatrixXd& course : courses) {
        Eigen::MatrixXd measured = course;
        for (Eigen::Index k = 0; k < course.cols(); ++k) {
            Noise noise;
            double sigma = rig.outputs[static_cast<std::size_t>(k)].sigma;
            // A variance ratio w is found with 99.9 % where chi^2_n/n of w exceeds that of 1: both are about
            // normal, with the deviations w sqrt(2/n) and sqrt(2/n).
            if (fault == FaultClass::Noise && k == plan.sensor()) {
                const double one = std::sqrt(2 / values), level = 1.645;
                sigma *= std::sqrt((1 + level * one) / std::max(0.2, 1 - (deviations - level) * one));
            }
            if (fault == FaultClass::CorrelatedNoise && k == plan.sensor()) {
                noise.kind = NoiseKind::Ar1;
                noise.correlation = deviations / std::sqrt(values);
            }
            measured.col(k) = read(course.col(k), sigma, noise, d);
        }
        record.measured.push_back(std::move(measured));
    }
    return record;
}

} // namespace rigor::attacks

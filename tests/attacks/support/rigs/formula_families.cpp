#include "tests/attacks/support/rigs/families.h"

#include <fmt/format.h>

namespace rigor::attacks {

namespace {

/// A formula y = f(p, u) of one input, evaluated row by row.
void formula(Rig& rig, const std::string& parameters, const std::string& right,
             std::function<double(const std::vector<double>& p, double u)> f) {
    rig.rows = true;
    rig.model = fmt::format(
        "model Formula\n  input Real u; {}\n  output Real y;\nequation\n  y = {};\nend Formula;\n",
        parameters, right);
    rig.inputs = {{"u", {"u", ""}}};
    rig.outputs = {{"y", {"y", ""}}};
    rig.trajectory = [f = std::move(f)](const std::vector<double>& p, const RigRun& run) {
        Eigen::MatrixXd y(run.inputs.rows(), 1);
        for (Eigen::Index i = 0; i < y.rows(); ++i) y(i, 0) = f(p, run.inputs(i, 0));
        return y;
    };
}

double line(Rig& rig, Draw& d) {
    formula(rig, "parameter Real a = 0; parameter Real b = 1;", "a + b*u",
            [](const auto& p, double u) { return p[0] + p[1] * u; });
    rig.unknowns = {anySign("a", d.between(-2, 2), 10), anySign("b", d.between(0.5, 3), 10)};
    return 0;
}

double cubic(Rig& rig, Draw& d) {
    formula(rig, "parameter Real a = 0; parameter Real b = 1; parameter Real c = 0; parameter Real e = 0;",
            "a + b*u + c*u^2 + e*u^3",
            [](const auto& p, double u) { return p[0] + u * (p[1] + u * (p[2] + u * p[3])); });
    rig.unknowns = {anySign("a", d.between(-1, 1), 10), anySign("b", d.between(-2, 2), 10),
                    anySign("c", d.between(-3, 3), 20), anySign("e", d.between(-3, 3), 20)};
    return 0;
}

double michaelisMenten(Rig& rig, Draw& d) {
    formula(rig, "parameter Real V = 1; parameter Real K = 1;", "V*u/(K + u)",
            [](const auto& p, double u) { return p[0] * u / (p[1] + u); });
    rig.unknowns = {positive("V", d.between(0.5, 3), 30), positive("K", d.scaled(0.1, 1), 30)};
    return 0;
}

double saturating(Rig& rig, Draw& d) {
    formula(rig, "parameter Real A = 1; parameter Real k = 1; parameter Real b = 0;", "b + A*(1 - exp(-k*u))",
            [](const auto& p, double u) { return p[2] + p[0] * (1 - std::exp(-p[1] * u)); });
    rig.unknowns = {positive("A", d.between(0.5, 3)), positive("k", d.between(2, 6)),
                    anySign("b", d.between(-1, 1), 3)};
    return 0;
}

double power(Rig& rig, Draw& d) {
    formula(rig, "parameter Real A = 1; parameter Real n = 1;", "A*(0.1 + u)^n",
            [](const auto& p, double u) { return p[0] * std::pow(0.1 + u, p[1]); });
    rig.unknowns = {positive("A", d.between(0.5, 3)), positive("n", d.between(0.6, 3))};
    return 0;
}

/// A limit within the inputs.
double limit(Rig& rig, Draw& d) {
    const double g = d.between(0.5, 2);
    formula(rig, "parameter Real g = 1; parameter Real most = 1;", "min(g*u, most)",
            [](const auto& p, double u) { return std::min(p[0] * u, p[1]); });
    rig.unknowns = {positive("g", g), positive("most", g * d.between(0.35, 0.75))};
    return 0;
}

} // namespace

const std::vector<Family>& formulaFamilies() {
    static const std::vector<Family> list = {
        {"line", line},   {"cubic", cubic}, {"michaelis_menten", michaelisMenten}, {"saturating", saturating},
        {"power", power}, {"limit", limit}};
    return list;
}

} // namespace rigor::attacks

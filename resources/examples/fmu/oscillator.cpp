// A small FMU (FMI 2.0, Co-Simulation): m x'' + c x' + k x = F(t), from rest. What it needs of the standard's
// interface stands here; a tool that exports FMUs writes all of this by itself.
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <new>

namespace {
using Component = void*;
using Text = const char*;
using Environment = void*;
enum Status { Ok, Warning, Discard, Wrong };
enum Reference : unsigned { kMass, kDamping, kStiffness, kForce, kPosition, kVelocity };

struct Oscillator {
    double m = 2, c = 0.8, k = 50, F = 10, x = 0, v = 0, t = 0;
};

Oscillator& self(Component component) { return *static_cast<Oscillator*>(component); }

double* place(Oscillator& o, unsigned reference) {
    double* const all[] = {&o.m, &o.c, &o.k, &o.F, &o.x, &o.v};
    return reference <= kVelocity ? all[reference] : nullptr;
}

/// Classical Runge-Kutta, in steps of at most 1 ms; the force is held from one communication to the next.
void go(Oscillator& o, double duration) {
    const int count = std::max(1, static_cast<int>(std::ceil(duration / 1e-3)));
    const double h = duration / count;
    const auto rate = [&o](double x, double v) { return (o.F - o.c * v - o.k * x) / o.m; };
    for (int i = 0; i < count; ++i) {
        const double a1 = rate(o.x, o.v), v2 = o.v + h / 2 * a1;
        const double a2 = rate(o.x + h / 2 * o.v, v2), v3 = o.v + h / 2 * a2;
        const double a3 = rate(o.x + h / 2 * v2, v3), v4 = o.v + h * a3;
        const double a4 = rate(o.x + h * v3, v4);
        o.x += h / 6 * (o.v + 2 * v2 + 2 * v3 + v4);
        o.v += h / 6 * (a1 + 2 * a2 + 2 * a3 + a4);
    }
    o.t += duration;
}
} // namespace

extern "C" {
#define FMI __attribute__((visibility("default")))
FMI Text fmi2GetTypesPlatform() { return "default"; }
FMI Text fmi2GetVersion() { return "2.0"; }
FMI Status fmi2SetDebugLogging(Component, int, std::size_t, const Text*) { return Ok; }
FMI Component fmi2Instantiate(Text, int, Text, Text, const void*, int, int) {
    return new (std::nothrow) Oscillator;
}
FMI void fmi2FreeInstance(Component component) { delete static_cast<Oscillator*>(component); }
FMI Status fmi2SetupExperiment(Component component, int, double, double start, int, double) {
    self(component).t = start;
    return Ok;
}
FMI Status fmi2EnterInitializationMode(Component) { return Ok; }
FMI Status fmi2ExitInitializationMode(Component) { return Ok; }
FMI Status fmi2Terminate(Component) { return Ok; }
FMI Status fmi2Reset(Component component) {
    self(component) = {};
    return Ok;
}
FMI Status fmi2GetReal(Component component, const unsigned* references, std::size_t count, double* values) {
    for (std::size_t i = 0; i < count; ++i) {
        const double* from = place(self(component), references[i]);
        if (!from) return Wrong;
        values[i] = *from;
    }
    return Ok;
}
FMI Status fmi2SetReal(Component component, const unsigned* references, std::size_t count,
                       const double* values) {
    for (std::size_t i = 0; i < count; ++i) {
        double* to = place(self(component), references[i]);
        if (!to || references[i] > kForce) return Wrong;
        *to = values[i];
    }
    return Ok;
}
FMI Status fmi2GetInteger(Component, const unsigned*, std::size_t count, int*) { return count ? Wrong : Ok; }
FMI Status fmi2SetInteger(Component, const unsigned*, std::size_t count, const int*) {
    return count ? Wrong : Ok;
}
FMI Status fmi2GetBoolean(Component, const unsigned*, std::size_t count, int*) { return count ? Wrong : Ok; }
FMI Status fmi2SetBoolean(Component, const unsigned*, std::size_t count, const int*) {
    return count ? Wrong : Ok;
}
FMI Status fmi2GetString(Component, const unsigned*, std::size_t count, Text*) { return count ? Wrong : Ok; }
FMI Status fmi2SetString(Component, const unsigned*, std::size_t count, const Text*) {
    return count ? Wrong : Ok;
}
FMI Status fmi2GetFMUstate(Component, void**) { return Wrong; }
FMI Status fmi2SetFMUstate(Component, void*) { return Wrong; }
FMI Status fmi2FreeFMUstate(Component, void**) { return Wrong; }
FMI Status fmi2SerializedFMUstateSize(Component, void*, std::size_t*) { return Wrong; }
FMI Status fmi2SerializeFMUstate(Component, void*, char*, std::size_t) { return Wrong; }
FMI Status fmi2DeSerializeFMUstate(Component, const char*, std::size_t, void**) { return Wrong; }
FMI Status fmi2GetDirectionalDerivative(Component, const unsigned*, std::size_t, const unsigned*, std::size_t,
                                        const double*, double*) {
    return Wrong;
}
FMI Status fmi2SetRealInputDerivatives(Component, const unsigned*, std::size_t, const int*, const double*) {
    return Wrong;
}
FMI Status fmi2GetRealOutputDerivatives(Component, const unsigned*, std::size_t, const int*, double*) {
    return Wrong;
}
FMI Status fmi2DoStep(Component component, double, double step, int) {
    go(self(component), step);
    return Ok;
}
FMI Status fmi2CancelStep(Component) { return Wrong; }
FMI Status fmi2GetStatus(Component, int, Status*) { return Discard; }
FMI Status fmi2GetRealStatus(Component, int, double*) { return Discard; }
FMI Status fmi2GetIntegerStatus(Component, int, int*) { return Discard; }
FMI Status fmi2GetBooleanStatus(Component, int, int*) { return Discard; }
FMI Status fmi2GetStringStatus(Component, int, Text*) { return Discard; }
}

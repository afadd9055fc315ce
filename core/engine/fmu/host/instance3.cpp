// FMI 3.0.
#include "core/engine/fmu/host/instance.h"

#include <tuple>

namespace rigor::host {
namespace {

using namespace fmi;
using namespace fmi::three;

void logMessage3(void*, Status, Text, Text message) { addToLog(message); }

struct Functions3 {
#define X(name, gives, takes) gives(*name) takes = nullptr;
    RIGOR_FMI3_COMMON(X)
    RIGOR_FMI3_CO_SIMULATION(X)
    RIGOR_FMI3_MODEL_EXCHANGE(X)
#undef X
#define X(name, type)                                                                                        \
    Status (*Get##name)(Component, const Reference*, std::size_t, type*, std::size_t) = nullptr;             \
    Status (*Set##name)(Component, const Reference*, std::size_t, const type*, std::size_t) = nullptr;
    RIGOR_FMI3_TYPES(X)
#undef X

    Functions3(void* library, bool modelExchange) {
        const auto need = [&](auto& function, const char* name, bool needed) {
            function =
                reinterpret_cast<std::remove_reference_t<decltype(function)>>(functionOf(library, name));
            if (!function && needed) throw Failure{.problem = Problem::Function, .text = name};
        };
        // Who has no structural parameters needs no mode for them.
        const auto optional = [](std::string_view name) {
            return forGoingBack(name) || name.ends_with("ConfigurationMode");
        };
#define X(name, gives, takes) need(name, "fmi3" #name, !optional(#name));
        RIGOR_FMI3_COMMON(X)
#undef X
#define X(name, gives, takes) need(name, "fmi3" #name, !modelExchange);
        RIGOR_FMI3_CO_SIMULATION(X)
#undef X
#define X(name, gives, takes) need(name, "fmi3" #name, modelExchange);
        RIGOR_FMI3_MODEL_EXCHANGE(X)
#undef X
#define X(name, type)                                                                                        \
    need(Get##name, "fmi3Get" #name, false);                                                                 \
    need(Set##name, "fmi3Set" #name, false);
        RIGOR_FMI3_TYPES(X)
#undef X
    }
};

class Instance3 final : public Instance {
  public:
    explicit Instance3(const Setup& setup)
        : setup_(setup), call_(loadLibrary(setup.library), setup.modelExchange != 0) {}

    bool create(bool logging) override {
        component_ = setup_.modelExchange
                         ? call_.InstantiateModelExchange(setup_.name.c_str(), setup_.token.c_str(),
                                                          setup_.resources.c_str(), false, logging, nullptr,
                                                          logMessage3)
                         : call_.InstantiateCoSimulation(setup_.name.c_str(), setup_.token.c_str(),
                                                         setup_.resources.c_str(), false, logging, false,
                                                         false, nullptr, 0, nullptr, logMessage3, nullptr);
        return component_ != nullptr;
    }
    void destroy() override {
        if (state_) call_.FreeFMUState(component_, &state_);
        if (component_) call_.FreeInstance(component_);
        component_ = nullptr;
        state_ = nullptr;
    }
    bool exists() const override { return component_ != nullptr; }
    bool reset() override { return call_.Reset && done(call_.Reset(component_), "fmi3Reset"); }
    bool keepState() override {
        return call_.GetFMUState && call_.SetFMUState && call_.FreeFMUState &&
               done(call_.GetFMUState(component_, &state_), "fmi3GetFMUState") && state_;
    }
    bool setState() override { return done(call_.SetFMUState(component_, state_), "fmi3SetFMUState"); }

    void set(const Access& a, const double* values) override {
        withType(
            a.type,
            [&](auto& room, auto, auto setter, const char*, const char* name) {
                using T = std::remove_reference_t<decltype(*room.data())>;
                const std::size_t n = a.positions.size();
                room.size(n);
                for (std::size_t k = 0; k < n; ++k) room.data()[k] = toType<T>(values[a.positions[k]]);
                if (!setter) throw Failure{.problem = Problem::Function, .text = name};
                check(setter(component_, a.references.data(), a.references.size(), room.data(), n), name);
            },
            given_);
    }

    void get(const Access& a, double* values, std::vector<std::uint32_t>* never) override {
        withType(
            a.type,
            [&](auto& room, auto getter, auto, const char* name, const char*) {
                using T = std::remove_reference_t<decltype(*room.data())>;
                const std::size_t n = a.positions.size();
                room.size(n);
                if (!getter) throw Failure{.problem = Problem::Function, .text = name};
                const auto ask = [&] {
                    check(getter(component_, a.references.data(), a.references.size(), room.data(), n), name);
                };
                for (const bool second : {false, true}) {
                    if (!never) break;
                    std::fill_n(room.data(), n, untouched<T>(second));
                    ask();
                    for (std::size_t k = 0; k < n; ++k) {
                        const bool same = room.data()[k] == untouched<T>(second);
                        std::uint32_t& mark = (*never)[a.positions[k]];
                        mark = second ? mark && same : same;
                    }
                }
                if (!never) ask();
                for (std::size_t k = 0; k < n; ++k)
                    values[a.positions[k]] = static_cast<double>(room.data()[k]);
            },
            taken_);
    }

    void configure(bool enter) override {
        const auto call = enter ? call_.EnterConfigurationMode : call_.ExitConfigurationMode;
        const char* name = enter ? "fmi3EnterConfigurationMode" : "fmi3ExitConfigurationMode";
        if (!call) throw Failure{.problem = Problem::Function, .text = name};
        check(call(component_), name);
    }
    void beforeStart(const Request&) override {}
    void enterStart(const Request& r) override {
        check(call_.EnterInitializationMode(component_, r.tolerance > 0, r.tolerance, r.start, !r.onGrid,
                                            r.stop),
              "fmi3EnterInitializationMode");
    }
    void leaveStart() override {
        check(call_.ExitInitializationMode(component_), "fmi3ExitInitializationMode");
    }
    void terminate() override { check(call_.Terminate(component_), "fmi3Terminate"); }

    StepDone step(double time, double size) override {
        bool event = false, ended = false, early = false;
        double last = time + size;
        const Status status = call_.DoStep(component_, time, size, true, &event, &ended, &early, &last);
        if (status == Discard) return {.time = early || ended ? last : time, .terminated = ended};
        check(status, "fmi3DoStep");
        return {.time = early || ended ? last : time + size, .terminated = ended};
    }

    std::size_t states() override {
        std::size_t n = 0;
        check(call_.GetNumberOfContinuousStates(component_, &n), "fmi3GetNumberOfContinuousStates");
        return n;
    }
    std::size_t indicators() override {
        std::size_t n = 0;
        check(call_.GetNumberOfEventIndicators(component_, &n), "fmi3GetNumberOfEventIndicators");
        return n;
    }
    void enterEvents() override { check(call_.EnterEventMode(component_), "fmi3EnterEventMode"); }
    Discrete updateDiscrete() override {
        bool timed = false;
        double next = 0;
        Discrete found;
        check(call_.UpdateDiscreteStates(component_, &found.again, &found.terminated, &found.nominalsChanged,
                                         &found.statesChanged, &timed, &next),
              "fmi3UpdateDiscreteStates");
        if (timed) found.nextTime = next;
        return found;
    }
    void enterContinuous() override {
        check(call_.EnterContinuousTimeMode(component_), "fmi3EnterContinuousTimeMode");
    }
    std::pair<bool, bool> completedStep() override {
        bool event = false, ended = false;
        check(call_.CompletedIntegratorStep(component_, true, &event, &ended), "fmi3CompletedIntegratorStep");
        return {event, ended};
    }
    void setTime(double time) override { check(call_.SetTime(component_, time), "fmi3SetTime"); }
    void setStates(const double* x, std::size_t n) override {
        check(call_.SetContinuousStates(component_, x, n), "fmi3SetContinuousStates");
    }
    void getStates(double* x, std::size_t n) override {
        check(call_.GetContinuousStates(component_, x, n), "fmi3GetContinuousStates");
    }
    void getNominals(double* x, std::size_t n) override {
        check(call_.GetNominalsOfContinuousStates(component_, x, n), "fmi3GetNominalsOfContinuousStates");
    }
    bool getDerivatives(double* x, std::size_t n) override {
        const Status status = call_.GetContinuousStateDerivatives(component_, x, n);
        if (status == Discard) return false;
        check(status, "fmi3GetContinuousStateDerivatives");
        return true;
    }
    void getIndicators(double* z, std::size_t n) override {
        check(call_.GetEventIndicators(component_, z, n), "fmi3GetEventIndicators");
    }
    bool intact() const override {
        return std::apply([](const auto&... room) { return (room.intact() && ...); }, taken_);
    }

  private:
    /// std::vector of bool is none of C's.
    struct Flags : Room<unsigned char> {
        bool* data() { return reinterpret_cast<bool*>(Room<unsigned char>::data()); }
    };
    template <class T> using RoomOf = std::conditional_t<std::is_same_v<T, bool>, Flags, Room<T>>;

    using Rooms = std::tuple<Room<double>, Room<float>, Room<std::int8_t>, Room<std::uint8_t>,
                             Room<std::int16_t>, Room<std::uint16_t>, Room<std::int32_t>, Room<std::uint32_t>,
                             Room<std::int64_t>, Room<std::uint64_t>, Flags>;
    template <class T> static auto& room(Rooms& rooms) { return std::get<RoomOf<T>>(rooms); }

    /// task(room, getter, setter, their names) for a type.
    template <class Task> void withType(Type type, Task task, Rooms& rooms) {
        switch (type) {
#define X(name, ctype)                                                                                       \
    case Type::name:                                                                                         \
        return task(room<ctype>(rooms), call_.Get##name, call_.Set##name, "fmi3Get" #name, "fmi3Set" #name);
            RIGOR_FMI3_TYPES(X)
#undef X
        case Type::Enumeration: // 64-bit numbers
            return task(room<std::int64_t>(rooms), call_.GetInt64, call_.SetInt64, "fmi3GetInt64",
                        "fmi3SetInt64");
        }
    }
    const Setup& setup_;
    Functions3 call_;
    Component component_ = nullptr;
    State state_ = nullptr; ///< as create() left it
    Rooms given_, taken_;   ///< the margins of what the FMU wrote are looked at
};

} // namespace

std::unique_ptr<Instance> makeInstance3(const Setup& setup) { return std::make_unique<Instance3>(setup); }

} // namespace rigor::host

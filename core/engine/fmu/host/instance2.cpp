// FMI 2.0.
#include "core/engine/fmu/host/instance.h"

#include <cstdarg>
#include <cstdio>
#include <cstdlib>

namespace rigor::host {
namespace {

using namespace fmi;
using namespace fmi::two;

void logMessage(void*, Text, Status, Text, Text message, ...) {
    if (!message) return;
    char text[1024];
    va_list values;
    va_start(values, message);
    std::vsnprintf(text, sizeof text, message, values);
    va_end(values);
    addToLog(text);
}

struct Functions2 {
#define X(name, gives, takes) gives(*name) takes = nullptr;
    RIGOR_FMI2_COMMON(X)
    RIGOR_FMI2_CO_SIMULATION(X)
    RIGOR_FMI2_MODEL_EXCHANGE(X)
#undef X

    Functions2(void* library, bool modelExchange) {
        const auto need = [&](auto& function, const char* name, bool needed) {
            function =
                reinterpret_cast<std::remove_reference_t<decltype(function)>>(functionOf(library, name));
            if (!function && needed) throw Failure{.problem = Problem::Function, .text = name};
        };
#define X(name, gives, takes) need(name, "fmi2" #name, !forGoingBack(#name));
        RIGOR_FMI2_COMMON(X)
#undef X
#define X(name, gives, takes) need(name, "fmi2" #name, !modelExchange && #name[0] == 'D');
        RIGOR_FMI2_CO_SIMULATION(X)
#undef X
#define X(name, gives, takes) need(name, "fmi2" #name, modelExchange);
        RIGOR_FMI2_MODEL_EXCHANGE(X)
#undef X
    }
};

class Instance2 final : public Instance {
  public:
    explicit Instance2(const Setup& setup)
        : setup_(setup),
          call_(loadLibrary(setup.library), setup.modelExchange != 0), callbacks_{logMessage, std::calloc,
                                                                                  std::free, nullptr,
                                                                                  nullptr} {}

    bool create(bool logging) override {
        component_ =
            call_.Instantiate(setup_.name.c_str(), setup_.modelExchange ? ModelExchange : CoSimulation,
                              setup_.token.c_str(), setup_.resources.c_str(), &callbacks_, 0, logging);
        return component_ != nullptr;
    }
    void destroy() override {
        if (state_) call_.FreeFMUstate(component_, &state_);
        if (component_) call_.FreeInstance(component_);
        component_ = nullptr;
        state_ = nullptr;
    }
    bool exists() const override { return component_ != nullptr; }
    bool reset() override { return call_.Reset && done(call_.Reset(component_), "fmi2Reset"); }
    bool keepState() override {
        return call_.GetFMUstate && call_.SetFMUstate && call_.FreeFMUstate &&
               done(call_.GetFMUstate(component_, &state_), "fmi2GetFMUstate") && state_;
    }
    bool setState() override { return done(call_.SetFMUstate(component_, state_), "fmi2SetFMUstate"); }

    void set(const Access& a, const double* values) override {
        if (a.type == Type::Float64) {
            gather(a, values, givenReals_);
            check(call_.SetReal(component_, a.references.data(), a.references.size(), givenReals_.data()),
                  "fmi2SetReal");
        } else {
            gather(a, values, givenIntegers_);
            const bool truth = a.type == Type::Boolean;
            for (std::size_t k = 0; truth && k < a.positions.size(); ++k)
                givenIntegers_[k] = values[a.positions[k]] >= 0.5;
            check((truth ? call_.SetBoolean : call_.SetInteger)(component_, a.references.data(),
                                                                a.references.size(), givenIntegers_.data()),
                  truth ? "fmi2SetBoolean" : "fmi2SetInteger");
        }
    }

    void get(const Access& a, double* values, std::vector<std::uint32_t>* never) override {
        if (a.type == Type::Float64)
            scatter(a, values, never, reals_, call_.GetReal, "fmi2GetReal");
        else if (a.type == Type::Boolean)
            scatter(a, values, never, integers_, call_.GetBoolean, "fmi2GetBoolean");
        else
            scatter(a, values, never, integers_, call_.GetInteger, "fmi2GetInteger");
    }

    void configure(bool) override {}
    void beforeStart(const Request& r) override {
        check(call_.SetupExperiment(component_, r.tolerance > 0, r.tolerance, r.start, !r.onGrid, r.stop),
              "fmi2SetupExperiment");
    }
    void enterStart(const Request&) override {
        check(call_.EnterInitializationMode(component_), "fmi2EnterInitializationMode");
    }
    void leaveStart() override {
        check(call_.ExitInitializationMode(component_), "fmi2ExitInitializationMode");
    }
    void terminate() override { check(call_.Terminate(component_), "fmi2Terminate"); }

    StepDone step(double time, double size) override {
        const Status status = call_.DoStep(component_, time, size, 1);
        if (status != Discard) {
            check(status, "fmi2DoStep");
            return {.time = time + size};
        }
        StepDone done{.time = time};
        Boolean ended = 0;
        if (call_.GetRealStatus) call_.GetRealStatus(component_, LastSuccessfulTime, &done.time);
        if (call_.GetBooleanStatus && call_.GetBooleanStatus(component_, Terminated, &ended) <= Warning)
            done.terminated = ended != 0;
        return done;
    }

    std::size_t states() override { return setup_.states; }
    std::size_t indicators() override { return setup_.indicators; }
    void enterEvents() override { check(call_.EnterEventMode(component_), "fmi2EnterEventMode"); }
    Discrete updateDiscrete() override {
        EventInfo info{};
        check(call_.NewDiscreteStates(component_, &info), "fmi2NewDiscreteStates");
        Discrete found{.again = info.newDiscreteStatesNeeded != 0,
                       .terminated = info.terminateSimulation != 0,
                       .statesChanged = info.valuesOfContinuousStatesChanged != 0,
                       .nominalsChanged = info.nominalsOfContinuousStatesChanged != 0};
        if (info.nextEventTimeDefined) found.nextTime = info.nextEventTime;
        return found;
    }
    void enterContinuous() override {
        check(call_.EnterContinuousTimeMode(component_), "fmi2EnterContinuousTimeMode");
    }
    std::pair<bool, bool> completedStep() override {
        Boolean event = 0, ended = 0;
        check(call_.CompletedIntegratorStep(component_, 1, &event, &ended), "fmi2CompletedIntegratorStep");
        return {event != 0, ended != 0};
    }
    void setTime(double time) override { check(call_.SetTime(component_, time), "fmi2SetTime"); }
    void setStates(const double* x, std::size_t n) override {
        check(call_.SetContinuousStates(component_, x, n), "fmi2SetContinuousStates");
    }
    void getStates(double* x, std::size_t n) override {
        check(call_.GetContinuousStates(component_, x, n), "fmi2GetContinuousStates");
    }
    void getNominals(double* x, std::size_t n) override {
        check(call_.GetNominalsOfContinuousStates(component_, x, n), "fmi2GetNominalsOfContinuousStates");
    }
    bool getDerivatives(double* x, std::size_t n) override {
        const Status status = call_.GetDerivatives(component_, x, n);
        if (status == Discard) return false;
        check(status, "fmi2GetDerivatives");
        return true;
    }
    void getIndicators(double* z, std::size_t n) override {
        check(call_.GetEventIndicators(component_, z, n), "fmi2GetEventIndicators");
    }
    bool intact() const override { return reals_.intact() && integers_.intact(); }

  private:
    template <class T> static void gather(const Access& a, const double* values, std::vector<T>& given) {
        given.resize(a.positions.size());
        for (std::size_t k = 0; k < a.positions.size(); ++k) given[k] = toType<T>(values[a.positions[k]]);
    }
    template <class T, class Get>
    void scatter(const Access& a, double* values, std::vector<std::uint32_t>* never, Room<T>& room,
                 Get getter, const char* name) {
        const std::size_t n = a.positions.size();
        room.size(n);
        const auto filledWith = [&](T value) {
            std::fill_n(room.data(), n, value);
            check(getter(component_, a.references.data(), a.references.size(), room.data()), name);
        };
        if (!never) {
            check(getter(component_, a.references.data(), a.references.size(), room.data()), name);
        } else {
            filledWith(untouched<T>(false));
            for (std::size_t k = 0; k < n; ++k)
                (*never)[a.positions[k]] = room.data()[k] == untouched<T>(false);
            filledWith(untouched<T>(true));
            for (std::size_t k = 0; k < n; ++k)
                (*never)[a.positions[k]] &= room.data()[k] == untouched<T>(true);
        }
        for (std::size_t k = 0; k < n; ++k) {
            const auto value = static_cast<double>(room.data()[k]);
            values[a.positions[k]] = a.type == Type::Boolean ? static_cast<double>(value != 0) : value;
        }
    }

    const Setup& setup_;
    Functions2 call_;
    Callbacks callbacks_;
    Component component_ = nullptr;
    State state_ = nullptr; ///< as create() left it
    Room<double> reals_;
    Room<int> integers_;
    std::vector<double> givenReals_;
    std::vector<int> givenIntegers_;
};

} // namespace

std::unique_ptr<Instance> makeInstance2(const Setup& setup) { return std::make_unique<Instance2>(setup); }

} // namespace rigor::host

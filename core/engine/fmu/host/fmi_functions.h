#pragma once
// The C interface of FMI, written from the standard: FMI 2.0.4, chapters 2 to 4, and FMI 3.0, chapters 2
// to 4. Only what the helper calls. FMI 2.0 and 3.0 have the same first five states of return.

#include <cstddef>
#include <cstdint>

namespace fmi {

enum Status : int { Ok, Warning, Discard, Error, Fatal, Pending };
using Component = void*;
using State = void*;
using Reference = std::uint32_t;
using Text = const char*;

namespace two {
using Boolean = int;
enum StatusKind : int { DoStepStatus, PendingStatus, LastSuccessfulTime, Terminated };
enum Kind : int { ModelExchange, CoSimulation };

struct EventInfo {
    Boolean newDiscreteStatesNeeded, terminateSimulation, nominalsOfContinuousStatesChanged,
        valuesOfContinuousStatesChanged, nextEventTimeDefined;
    double nextEventTime;
};

using Logger = void (*)(void* environment, Text instance, Status, Text category, Text message, ...);
struct Callbacks {
    Logger logger;
    void* (*allocate)(std::size_t, std::size_t);
    void (*release)(void*);
    void (*stepFinished)(void*, Status);
    void* environment;
};

// name of the function without fmi2, what it gives, what it takes
#define RIGOR_FMI2_COMMON(X)                                                                                 \
    X(Instantiate, Component,                                                                                \
      (Text name, Kind, Text guid, Text resources, const Callbacks*, Boolean visible, Boolean logging))      \
    X(FreeInstance, void, (Component))                                                                       \
    X(SetupExperiment, Status,                                                                               \
      (Component, Boolean hasTolerance, double tolerance, double start, Boolean hasStop, double stop))       \
    X(EnterInitializationMode, Status, (Component))                                                          \
    X(ExitInitializationMode, Status, (Component))                                                           \
    X(Terminate, Status, (Component))                                                                        \
    X(Reset, Status, (Component))                                                                            \
    X(GetFMUstate, Status, (Component, State*))                                                              \
    X(SetFMUstate, Status, (Component, State))                                                               \
    X(FreeFMUstate, Status, (Component, State*))                                                             \
    X(GetReal, Status, (Component, const Reference*, std::size_t, double*))                                  \
    X(GetInteger, Status, (Component, const Reference*, std::size_t, int*))                                  \
    X(GetBoolean, Status, (Component, const Reference*, std::size_t, Boolean*))                              \
    X(SetReal, Status, (Component, const Reference*, std::size_t, const double*))                            \
    X(SetInteger, Status, (Component, const Reference*, std::size_t, const int*))                            \
    X(SetBoolean, Status, (Component, const Reference*, std::size_t, const Boolean*))
#define RIGOR_FMI2_CO_SIMULATION(X)                                                                          \
    X(DoStep, Status, (Component, double time, double step, Boolean noReturn))                               \
    X(GetRealStatus, Status, (Component, StatusKind, double*))                                               \
    X(GetBooleanStatus, Status, (Component, StatusKind, Boolean*))
#define RIGOR_FMI2_MODEL_EXCHANGE(X)                                                                         \
    X(EnterEventMode, Status, (Component))                                                                   \
    X(NewDiscreteStates, Status, (Component, EventInfo*))                                                    \
    X(EnterContinuousTimeMode, Status, (Component))                                                          \
    X(CompletedIntegratorStep, Status, (Component, Boolean noReturn, Boolean * event, Boolean * terminate))  \
    X(SetTime, Status, (Component, double))                                                                  \
    X(SetContinuousStates, Status, (Component, const double*, std::size_t))                                  \
    X(GetDerivatives, Status, (Component, double*, std::size_t))                                             \
    X(GetEventIndicators, Status, (Component, double*, std::size_t))                                         \
    X(GetContinuousStates, Status, (Component, double*, std::size_t))                                        \
    X(GetNominalsOfContinuousStates, Status, (Component, double*, std::size_t))
} // namespace two

namespace three {

using Logger = void (*)(void* environment, Status, Text category, Text message);
using IntermediateUpdate = void (*)(void*, double, bool, bool, bool, bool, bool, bool*, double*);

// A pair of functions for every type of number.
#define RIGOR_FMI3_TYPES(X)                                                                                  \
    X(Float64, double)                                                                                       \
    X(Float32, float)                                                                                        \
    X(Int8, std::int8_t)                                                                                     \
    X(UInt8, std::uint8_t)                                                                                   \
    X(Int16, std::int16_t)                                                                                   \
    X(UInt16, std::uint16_t)                                                                                 \
    X(Int32, std::int32_t)                                                                                   \
    X(UInt32, std::uint32_t)                                                                                 \
    X(Int64, std::int64_t)                                                                                   \
    X(UInt64, std::uint64_t)                                                                                 \
    X(Boolean, bool)

#define RIGOR_FMI3_COMMON(X)                                                                                 \
    X(FreeInstance, void, (Component))                                                                       \
    X(EnterInitializationMode, Status,                                                                       \
      (Component, bool hasTolerance, double tolerance, double start, bool hasStop, double stop))             \
    X(ExitInitializationMode, Status, (Component))                                                           \
    X(Terminate, Status, (Component))                                                                        \
    X(Reset, Status, (Component))                                                                            \
    X(GetFMUState, Status, (Component, State*))                                                              \
    X(SetFMUState, Status, (Component, State))                                                               \
    X(FreeFMUState, Status, (Component, State*))                                                             \
    X(EnterConfigurationMode, Status, (Component))                                                           \
    X(ExitConfigurationMode, Status, (Component))
#define RIGOR_FMI3_CO_SIMULATION(X)                                                                          \
    X(InstantiateCoSimulation, Component,                                                                    \
      (Text name, Text token, Text resources, bool visible, bool logging, bool eventMode, bool earlyReturn,  \
       const Reference*, std::size_t, void*, Logger, IntermediateUpdate))                                    \
    X(DoStep, Status,                                                                                        \
      (Component, double time, double step, bool noReturn, bool* event, bool* terminate, bool* early,        \
       double* last))
#define RIGOR_FMI3_MODEL_EXCHANGE(X)                                                                         \
    X(InstantiateModelExchange, Component,                                                                   \
      (Text name, Text token, Text resources, bool visible, bool logging, void*, Logger))                    \
    X(EnterEventMode, Status, (Component))                                                                   \
    X(UpdateDiscreteStates, Status,                                                                          \
      (Component, bool* again, bool* terminate, bool* nominals, bool* states, bool* timed, double* next))    \
    X(EnterContinuousTimeMode, Status, (Component))                                                          \
    X(CompletedIntegratorStep, Status, (Component, bool noReturn, bool* event, bool* terminate))             \
    X(SetTime, Status, (Component, double))                                                                  \
    X(SetContinuousStates, Status, (Component, const double*, std::size_t))                                  \
    X(GetContinuousStateDerivatives, Status, (Component, double*, std::size_t))                              \
    X(GetEventIndicators, Status, (Component, double*, std::size_t))                                         \
    X(GetContinuousStates, Status, (Component, double*, std::size_t))                                        \
    X(GetNominalsOfContinuousStates, Status, (Component, double*, std::size_t))                              \
    X(GetNumberOfContinuousStates, Status, (Component, std::size_t*))                                        \
    X(GetNumberOfEventIndicators, Status, (Component, std::size_t*))
} // namespace three

} // namespace fmi

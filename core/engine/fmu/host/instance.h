#pragma once
// An instance of the FMU, whichever version of FMI it is written for. Every call that fails throws Failure.

#include "core/engine/fmu/host/access.h"
#include "core/engine/fmu/host/fmi_functions.h"

#include <limits>
#include <memory>

namespace rigor::host {

/// Of one communication step.
struct StepDone {
    double time = 0; ///< that it came to
    bool terminated = false;
};

struct Discrete {
    bool again = false, terminated = false, statesChanged = false, nominalsChanged = false;
    double nextTime = std::numeric_limits<double>::infinity();
};

class Instance {
  public:
    virtual ~Instance() = default;

    /// False: it refuses. logging: it shall say what it does.
    virtual bool create(bool logging) = 0;
    virtual void destroy() = 0;
    virtual bool exists() const = 0;
    /// Back to what create() made; false: it cannot.
    virtual bool reset() = 0;
    /// The same for an FMU that cannot be reset: its state, kept behind create(), set again.
    virtual bool keepState() = 0;
    virtual bool setState() = 0;

    virtual void set(const Access& access, const double* values) = 0;
    /// never: the place to say of each number whether it was never set, null = do not ask.
    virtual void get(const Access& access, double* values, std::vector<std::uint32_t>* never = nullptr) = 0;

    virtual void configure(bool enter) = 0; ///< FMI 3.0: around the setting of structural parameters
    virtual void beforeStart(const Request& request) = 0;
    virtual void enterStart(const Request& request) = 0;
    virtual void leaveStart() = 0;
    virtual void terminate() = 0;

    virtual StepDone step(double time, double size) = 0;

    virtual std::size_t states() = 0;
    virtual std::size_t indicators() = 0;
    virtual void enterEvents() = 0;
    virtual Discrete updateDiscrete() = 0;
    virtual void enterContinuous() = 0;
    /// First: an event is wanted; second: the end.
    virtual std::pair<bool, bool> completedStep() = 0;
    virtual void setTime(double time) = 0;
    virtual void setStates(const double* x, std::size_t n) = 0;
    virtual void getStates(double* x, std::size_t n) = 0;
    virtual void getNominals(double* x, std::size_t n) = 0;
    /// False: not here (Discard), so a shorter step may help.
    virtual bool getDerivatives(double* x, std::size_t n) = 0;
    virtual void getIndicators(double* z, std::size_t n) = 0;

    virtual bool intact() const = 0; ///< nothing was written behind the numbers asked for
};

/// Loads the library; throws Failure.
std::unique_ptr<Instance> makeInstance2(const Setup& setup);
std::unique_ptr<Instance> makeInstance3(const Setup& setup);

/// The last messages of the FMU, and room for more.
std::string& fmuLog();
void addToLog(const char* message);

/// dlopen and dlsym; throw Failure.
void* loadLibrary(const std::string& file);
void* functionOf(void* library, const char* name);

/// Throws Failure unless it is all right.
void check(int status, const char* function);
/// The same as yes or no, where an FMU may say no; throws Failure where nothing may be called any more.
bool done(int status, const char* function);

/// Functions that an FMU may lack: it is made anew for each run instead.
bool forGoingBack(std::string_view function);

} // namespace rigor::host

#include "core/engine/fmu/host/instance.h"

#include <dlfcn.h>

namespace rigor::host {

std::string& fmuLog() {
    static std::string log;
    return log;
}

void addToLog(const char* message) {
    constexpr std::size_t kKept = 4000;
    std::string& log = fmuLog();
    if (!message || !*message) return;
    log += std::string_view(message).substr(0, kKept);
    if (log.back() != '\n') log += '\n';
    if (log.size() > 2 * kKept) log.erase(0, log.size() - kKept);
}

void* loadLibrary(const std::string& file) {
    void* library = dlopen(file.c_str(), RTLD_NOW | RTLD_LOCAL);
    if (library) return library;
    const char* why = dlerror();
    throw Failure{.problem = Problem::Library, .text = why ? why : "dlopen"};
}

void* functionOf(void* library, const char* name) { return dlsym(library, name); }

void check(int status, const char* function) {
    if (status == fmi::Ok || status == fmi::Warning) return;
    throw Failure{.problem = status == fmi::Pending ? Problem::Asynchronous : Problem::Status,
                  .text = function,
                  .status = status};
}

bool done(int status, const char* function) {
    if (status == fmi::Fatal) check(status, function);
    return status == fmi::Ok || status == fmi::Warning;
}

bool forGoingBack(std::string_view function) {
    return function == "Reset" || function.ends_with("FMUstate") || function.ends_with("FMUState");
}

} // namespace rigor::host

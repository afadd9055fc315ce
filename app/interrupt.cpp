#include "app/interrupt.h"

#include "app/commands/commands.h"

#include <pthread.h>
#include <unistd.h>

#include <csignal>
#include <string_view>

namespace rigor {

namespace {

sigset_t watched() {
    sigset_t set;
    sigemptyset(&set);
    sigaddset(&set, SIGINT);
    sigaddset(&set, SIGTERM);
    sigaddset(&set, SIGUSR2); // from the destructor: nothing more to watch
    return set;
}

void watch(std::stop_source source) {
    const sigset_t set = watched();
    for (;;) {
        int signal = 0;
        if (sigwait(&set, &signal) != 0) continue;
        if (signal == SIGUSR2) return;
        if (source.stop_requested()) ::_exit(kInterrupted);
        constexpr std::string_view note =
            "\nStopping; what was reached so far is written out. Once more to stop at once.\n";
        if (::write(STDERR_FILENO, note.data(), note.size()) < 0) {
            // Nobody is listening; stopping is what counts.
        }
        source.request_stop();
    }
}

} // namespace

InterruptWatch::InterruptWatch() {
    const sigset_t set = watched();
    pthread_sigmask(SIG_BLOCK, &set, nullptr);
    thread_ = std::jthread(watch, source_);
}

InterruptWatch::~InterruptWatch() {
    pthread_kill(thread_.native_handle(), SIGUSR2);
    thread_.join();
}

} // namespace rigor

#pragma once
// Parallel loops on oneTBB. The result of a loop must not depend on the number of threads: write to slot i
// only.

#include <cstddef>
#include <functional>
#include <stop_token>

namespace rigor {

/// Number of threads used when an option says 0: all that the machine has.
int hardwareThreads();

/// Calls body(i) for i in [0, n) on at most `threads` threads (0 = all, 1 = the calling
/// thread; never more than the machine has). The first
/// exception is rethrown. Returns false if `stop` was requested before all calls were made; calls under way
/// are finished.
bool parallelFor(std::size_t n, int threads, std::stop_token stop,
                 const std::function<void(std::size_t)>& body);

/// Like parallelFor, and tells body a worker number in [0, threads) that no other call under way has: the
/// index of a workspace.
bool parallelForWorkers(std::size_t n, int threads, std::stop_token stop,
                        const std::function<void(std::size_t i, int worker)>& body);

} // namespace rigor

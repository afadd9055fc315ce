#include "core/foundation/base/parallel.h"

#include "core/foundation/base/retold.h"

#include <tbb/info.h>
#include <tbb/parallel_for.h>
#include <tbb/task_arena.h>

#include <algorithm>
#include <atomic>

namespace rigor {

int hardwareThreads() { return tbb::info::default_concurrency(); }

bool parallelForWorkers(std::size_t n, int threads, std::stop_token stop,
                        const std::function<void(std::size_t, int)>& body) {
    threads = threads <= 0 ? hardwareThreads() : std::min(threads, hardwareThreads());
    if (threads == 1 || n <= 1) {
        for (std::size_t i = 0; i < n; ++i) {
            if (stop.stop_requested()) return false;
            body(i, 0);
        }
        return true;
    }
    std::atomic<bool> complete{true};
    const bool keep = KeepSources::here();
    tbb::task_arena arena(threads);
    arena.execute([&] {
        tbb::parallel_for(
            std::size_t{0}, n,
            [&](std::size_t i) {
                if (stop.stop_requested()) {
                    complete = false;
                    return;
                }
                const KeepSources asInTheCaller(keep);
                body(i, tbb::this_task_arena::current_thread_index());
            },
            tbb::simple_partitioner{});
    });
    return complete;
}

bool parallelFor(std::size_t n, int threads, std::stop_token stop,
                 const std::function<void(std::size_t)>& body) {
    return parallelForWorkers(n, threads, stop, [&](std::size_t i, int) { body(i); });
}

} // namespace rigor

#include "core/foundation/base/parallel.h"

#include <tbb/info.h>
#include <tbb/parallel_for.h>
#include <tbb/task_arena.h>

#include <algorithm>
#include <atomic>
#include <map>
#include <memory>
#include <mutex>
#include <vector>

namespace rigor {

namespace {
/// An arena for the time of one loop. They are used again, since each one made costs memory for the rest of
/// the program; loops at the same time, nested ones too, never share one, so that a thread that waits in a
/// loop does not take up the work of another.
class LentArena {
  public:
    explicit LentArena(int threads) : threads_(threads) {
        const std::lock_guard lock(mutex());
        auto& free = idle()[threads];
        if (free.empty()) {
            arena_ = std::make_unique<tbb::task_arena>(threads);
        } else {
            arena_ = std::move(free.back());
            free.pop_back();
        }
    }
    ~LentArena() {
        const std::lock_guard lock(mutex());
        idle()[threads_].push_back(std::move(arena_));
    }
    LentArena(const LentArena&) = delete;
    LentArena& operator=(const LentArena&) = delete;
    tbb::task_arena& operator*() { return *arena_; }

  private:
    using Arenas = std::map<int, std::vector<std::unique_ptr<tbb::task_arena>>>;
    // Never destroyed: threads may end later than the static objects.
    static std::mutex& mutex() {
        static auto* made = new std::mutex;
        return *made;
    }
    static Arenas& idle() {
        static auto* made = new Arenas;
        return *made;
    }

    int threads_;
    std::unique_ptr<tbb::task_arena> arena_;
};
} // namespace

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
    LentArena arena(threads);
    (*arena).execute([&] {
        tbb::parallel_for(
            std::size_t{0}, n,
            [&](std::size_t i) {
                if (stop.stop_requested()) {
                    complete = false;
                    return;
                }
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

#pragma once
// A function that stops where it needs an answer from outside and goes on when it has got one: searches whose
// evaluations somebody else makes, many searches together. The function is a coroutine that returns Steps and
// says `co_await Steps::answer` wherever it waits; the question is left in an object that both sides know.

#include <coroutine>
#include <exception>
#include <utility>

namespace rigor {

class Steps {
  public:
    struct promise_type {
        std::exception_ptr error;
        Steps get_return_object() { return Steps(Handle::from_promise(*this)); }
        std::suspend_always initial_suspend() noexcept { return {}; }
        std::suspend_always final_suspend() noexcept { return {}; }
        void return_void() {}
        void unhandled_exception() { error = std::current_exception(); }
    };
    static constexpr std::suspend_always answer{};

    Steps() = default;
    Steps(Steps&& other) noexcept : handle_(std::exchange(other.handle_, {})) {}
    Steps& operator=(Steps&& other) noexcept {
        std::swap(handle_, other.handle_);
        return *this;
    }
    ~Steps() {
        if (handle_) handle_.destroy();
    }

    /// Runs to the next question; false = the function has returned. Rethrows what it throws.
    bool next() {
        if (!handle_ || handle_.done()) return false;
        handle_.resume();
        if (!handle_.done()) return true;
        if (handle_.promise().error) std::rethrow_exception(handle_.promise().error);
        return false;
    }

  private:
    using Handle = std::coroutine_handle<promise_type>;
    explicit Steps(Handle handle) : handle_(handle) {}
    Handle handle_;
};

} // namespace rigor

#pragma once
// What ends a run within the helper.

#include "core/engine/fmu/host/host_protocol.h"

namespace rigor::host {

struct Failure {
    Problem problem = Problem::None;
    std::string text; ///< the function, what the loader said
    int status = 0;
    std::uint32_t variable = 0;
    std::uint64_t size = 0;
};

/// The end of a run that is no failure of the FMU: terminated, budget used up, ...
struct Stopped {
    End end;
};

/// Room for others' library to write into, with a margin that shows when it writes more than it says.
template <class T> class Room {
  public:
    void size(std::size_t count) {
        if (count == count_ && !numbers_.empty()) return;
        constexpr std::size_t kMost = std::size_t{1} << 28;
        if (count > kMost) throw Failure{.problem = Problem::Memory, .size = count};
        numbers_.assign(count + kMargin, T{});
        std::memset(static_cast<void*>(numbers_.data() + count), 0x5A, kMargin * sizeof(T));
        count_ = count;
    }
    T* data() { return numbers_.data(); }
    const T* data() const { return numbers_.data(); }
    const T& operator[](std::size_t k) const { return numbers_[k]; }
    std::size_t count() const { return count_; }
    bool intact() const {
        const auto* margin = reinterpret_cast<const unsigned char*>(numbers_.data() + count_);
        for (std::size_t k = 0; k < (numbers_.empty() ? 0 : kMargin * sizeof(T)); ++k)
            if (margin[k] != 0x5A) return false;
        return true;
    }

  private:
    static constexpr std::size_t kMargin = 64;
    std::vector<T> numbers_;
    std::size_t count_ = 0;
};

} // namespace rigor::host

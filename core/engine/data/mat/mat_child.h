#pragma once
// Work on what a stranger has made, done by a library that trusts it: in a process of its own, with limits.
//
// libmatio and HDF5 crash, hang or ask for terabytes on damaged files. The child is a copy of this process
// (fork) that does nothing but read the bytes and write what it found into a pipe; it keeps no other open
// file, and what it writes is checked. A program of its own would have to be found by every program that
// links this library.

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>

namespace rigor {

struct ChildLimits {
    double seconds = 1;              ///< of computing
    std::size_t memory = 400u << 20; ///< bytes beyond those of this process
    std::size_t output = 400u << 20; ///< bytes
};

struct ChildOutcome {
    enum class End { Done, TookTooLong, Died } end = End::Died;
    std::string output; ///< empty unless Done
};

/// Runs `work` in a child with the path of a copy of `bytes`, and a function that takes its
/// output piece by piece. An exception in it ends the child. Throws Error if there can be no child.
ChildOutcome inChild(
    std::string_view bytes, const ChildLimits& limits,
    const std::function<void(const char* path, const std::function<void(std::string_view)>& write)>& work);

} // namespace rigor

#pragma once
// How a run counts its simulations: one of one experiment is one, with derivatives or without, whichever part
// of the run asked for it.

namespace rigor {

struct SolveCount {
    long long made = 0, failed = 0;
    SolveCount& operator+=(const SolveCount& other) {
        made += other.made;
        failed += other.failed;
        return *this;
    }
};

} // namespace rigor

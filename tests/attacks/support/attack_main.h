#pragma once
// What every attack program is made of: its families, how many records it wants, and what one record does.
// The command line is in README.md of the folder above.

#include "tests/attacks/support/study_files.h"
#include "tests/attacks/support/tally.h"

namespace rigor::attacks {

/// One record of one rig. Everything is drawn from rigDraw() (the same for all records of the rig) and
/// recordDraw(), so that a record is a function of (seed, number) alone.
class Attempt {
  public:
    Attempt(std::string family, std::uint64_t seed, std::uint64_t number, std::uint64_t rig,
            std::filesystem::path shown)
        : family_(std::move(family)), seed_(seed), number_(number), rig_(rig), shown_(std::move(shown)) {}

    const std::string& family() const { return family_; }
    std::uint64_t number() const { return number_; }
    Draw rigDraw() const;
    /// `which`: an independent one for each number.
    Draw recordDraw(std::uint64_t which = 0) const;
    /// Runs the files; with --show they stay in the folder shown (a further run in run2, run3, ...).
    Outcome run(const StudyFiles& files);

    Claims claims;

  private:
    std::string family_;
    std::uint64_t seed_, number_, rig_;
    std::filesystem::path shown_; ///< "" = not shown
    int runs_ = 0;
};

struct Attack {
    std::string name; ///< "least_squares"
    std::vector<std::string> families;
    std::uint64_t rigsPerFamily = 2;     ///< record j of a family is one of rig j modulo this
    std::uint64_t few = 30, full = 2000; ///< records of a test, and of `make attack`
    std::function<void(Attempt&)> record;
};

/// 0: no claim is broken; 1: one is; 2: wrong arguments; 3: none is, but records are left (--minutes).
int attackMain(int argc, char** argv, const Attack& attack);

} // namespace rigor::attacks

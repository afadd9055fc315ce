#pragma once
// The offline procedure: set inversion over the whole record. A box of the unknowns is admissible if every
// simulated output enclosure lies inside its measured interval, excluded if one is disjoint from it, else it
// is divided until it is small. Source: Jaulin and Walter, Automatica 29 (1993) 1053 (SIVIA); the deck's
// offline procedure.
//
// The record is followed once for a box with its unknowns as symbols; the parts of the box are then judged by
// those linear forms alone, on the rows that are still open, until their rests decide too much: then the part
// is followed anew.

#include "core/foundation/base/progress.h"
#include "core/methods/verified/observer.h"

namespace rigor {

enum class Verdict : std::uint8_t { Admissible, Undecided, Excluded };

struct PavingBox {
    Verdict verdict = Verdict::Undecided;
    std::vector<Interval> box; ///< unknowns
    Exclusion why{};           ///< of an excluded box: one row that excludes it
};

struct OfflineSettings {
    double accuracy = 0.001; ///< of the smallest boxes, relative to the prior
    long long mostBoxes = 2000000;
    int threads = 0;
};

struct OfflineResult {
    std::vector<PavingBox> boxes;
    long long tested = 0, simulated = 0; ///< boxes judged; of these, followed through the record
    long long admissible = 0, undecided = 0, excluded = 0;
    double innerVolume = 0, outerVolume = 0;   ///< rounded down, up; of the unknowns that are divided
    bool cancelled = false, exhausted = false; ///< exhausted: mostBoxes reached
    bool slow = false; ///< ended early: the boxes of this model take too long to follow
};

OfflineResult identifyOffline(const VerifiedProblem& problem, const OfflineSettings& settings,
                              const Progress& progress);

} // namespace rigor

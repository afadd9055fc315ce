#pragma once
// A run of the window on the thread of its own: in a folder that keeps what is computed, on this computer or
// at a place, and from there on without the window if that is asked for.

#include "core/study/places/run_state.h"
#include "core/study/project/project_importer.h"

#include <functional>
#include <memory>
#include <string>

namespace rigor {

struct KeptFolder {
    std::string folder = {};       ///< "" = nothing is kept
    bool goesOn = false;           ///< with what is there
    bool ours = true;              ///< made by a window: what is written there is of no use to anybody else
    SelfContainedStudy files = {}; ///< for the folder; those of a run that goes on lie there
    std::string note = {};         ///< text of window.json; "" = none is written
};

struct RunRequest;

/// How a run under way is reached from outside; all of it by the thread that runs it.
struct RunHooks {
    std::function<void(std::function<std::vector<PlaceState>()>)> watch; ///< {} = nothing to ask any more
    std::function<void(const Message&, bool trouble)> say;
    std::function<bool()> leaves; ///< it is to go on without the window
    std::function<bool()> moves;  ///< it is to go on at another place
};

struct RunEnded {
    std::shared_ptr<Result> result; ///< null if it was refused, or has left
    Message why;                    ///< that it was refused
    bool left = false;              ///< it goes on in a process of its own
    bool moved = false;             ///< its workers are ended, and its folder has what was computed
    bool kept = false;              ///< no result, but what was computed lies in the folder
};

/// Never throws.
RunEnded runKept(const RunRequest& request, const Progress& progress, const RunHooks& hooks);

} // namespace rigor

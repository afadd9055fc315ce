#pragma once
// Settings, provenance and diagnostics of a run as names and values for people, whatever keys they have.

#include "core/methods/result/result.h"

#include <string>
#include <vector>

namespace rigor {

struct RecordedFact {
    std::string name;
    std::string value; ///< with its unit, in the language of now; "" where there are members
    std::vector<RecordedFact> members;
};

struct RecordedFacts {
    std::vector<RecordedFact> settings; ///< as they were stated or by their defaults
    std::vector<RecordedFact> provenance, diagnostics;
};
RecordedFacts recordedFacts(const Result& result);

} // namespace rigor

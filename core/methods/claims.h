#pragma once
// What a run claims of each unknown, of every method alike: a value with its error, a set that holds it for
// certain, or a population that it is drawn from. Read from the typed results of the methods. Of a value at a
// bound of its search, or without an error, nothing is claimed, and why is said.

#include "core/methods/result/result.h"

#include <string>
#include <vector>

namespace rigor {

enum class Claim { Value, Set, Population };

/// What a run says of an unknown.
struct ClaimedUnknown {
    int run = 0; ///< its number
    std::string name, unit;
    Claim claim = Claim::Value;
    bool late = false;   ///< of a filter: at the end of its record
    double value, error; ///< of a population: mean and its error
    double lower, upper; ///< interval, or set
    double spread;       ///< standard deviation of a population; else NaN
    Message why;         ///< why it cannot be compared; "" = it can
};
/// Everything a run claims; of an inverse uncertainty also the populations that its shape parameters make.
std::vector<ClaimedUnknown> claimsOf(int run, const Result& result);

/// Of a study with candidates: whose estimates the result has; "" = those of the study's own model.
std::string candidateOfEstimates(const Result& result);

/// What is found with one of several models.
struct ModelEstimate {
    std::string model, verdict; ///< in words, in the language of now
    Estimate estimate;
};
/// Of a run that compares models, those that are not rejected first; empty where there is one only.
std::vector<ModelEstimate> modelEstimatesOf(const Result& result);
/// Whether the model of the result's own estimates is rejected.
bool isOwnModelRejected(const Result& result);

/// What the answer rests on, as far as the run lists it.
Messages statedAssumptions(const Result& result);

} // namespace rigor

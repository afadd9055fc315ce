#pragma once
// Answers of runs as tests state them: estimates with errors, guaranteed sets, a result that has them.

#include "core/foundation/base/numbers.h"
#include "core/methods/result/result.h"

// static: files of one test program include other headers that name theirs alike.
namespace rigor::sample {

static inline Estimate estimate(const std::string& name, double value, double error) {
    Estimate e;
    e.name = name;
    e.value = value;
    e.standardError = error;
    e.lower = value - kTwoSided95 * error;
    e.upper = value + kTwoSided95 * error;
    return e;
}

static inline Estimate guaranteed(const std::string& name, double lower, double upper) {
    Estimate e;
    e.name = name;
    e.lower = lower;
    e.upper = upper;
    e.value = (lower + upper) / 2;
    e.guaranteed = true;
    return e;
}

static inline Result answered(std::vector<Estimate> unknowns, const char* method = "least-squares",
                              const char* data = "a") {
    Result result;
    result.method = method;
    result.outcome = RunOutcome::Answered;
    result.unknowns = std::move(unknowns);
    result.provenance["data_sha256"] = data;
    return result;
}

} // namespace rigor::sample

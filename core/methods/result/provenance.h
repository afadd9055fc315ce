#pragma once
// Where a run comes from and what it took, typed: the place of the keys of Result::provenance that more than
// their writer reads.

#include "core/foundation/base/fields.h"
#include "core/foundation/base/numbers.h"
#include "core/methods/result/result.h"

#include <optional>
#include <string>

namespace rigor {

/// What is not recorded is "", NaN or none.
struct Provenance {
    std::string program, version, date; ///< ISO 8601 with time zone: when it began
    double wallTime = kNaN;             ///< s
    std::string study, studySha256;     ///< its file; of its text
    std::string dataSha256;
    std::string samplesSha256; ///< of the files that empirical distributions come from, of one its own
    std::string modelSha256;
    std::string modelOffers; ///< of a model that not every method can use (core/methods/advice.h)
    std::optional<long long> seed, threads, simulations, failures;
    std::string instructionSet;

    double secondsPerSimulation() const; ///< NaN = not known

    template <class V> void describe(V& v) {
        v("program", program);
        v("version", version);
        v("date", date);
        v("wall_time", wallTime);
        v("study", study);
        v("study_sha256", studySha256);
        v("data_sha256", dataSha256);
        v("samples_sha256", samplesSha256);
        v("model_sha256", modelSha256);
        v("model_offers", modelOffers);
        v.optional("seed", seed);
        v.optional("threads", threads);
        v.optional("simulations", simulations);
        v.optional("failures", failures);
        v("instruction_set", instructionSet);
    }
};
Provenance provenanceOf(const Result& result);
/// As provenanceOf reads it.
nlohmann::ordered_json toJson(Provenance provenance);

/// Of every run alike: `common`, the options of the method and what the method itself recorded, which counts
/// more exactly than what it told on the way; `more` are simulations that it does not know of.
struct FurtherRuns {
    long long simulations = 0, failures = 0;
};
void recordProvenance(Result& result, Provenance common, const Fields& options, FurtherRuns more);

/// The command line that ran it and where, which are known after the run.
void recordCommand(Result& result, const std::string& command, const std::string& directory);
std::string recordedCommand(const Result& result); ///< "" = not recorded

/// The options that the run had; null = they are not recorded.
const nlohmann::ordered_json* recordedOptions(const Result& result);
/// All that is recorded but for them.
nlohmann::ordered_json provenanceBesideOptions(const Result& result);
std::string unitOfProvenance(const std::string& key); ///< "s"; "" = it has none

/// An option that the run had, as it was stated or by its default; null = it is not recorded.
const nlohmann::ordered_json* recordedOption(const Result& result, const char* key);
/// The confidence level of its intervals; NaN = not recorded.
double recordedConfidence(const Result& result);

} // namespace rigor

#include "core/study/watch/watch_study.h"

#include "core/foundation/base/sha256.h"
#include "core/methods/adequacy/result.h"
#include "core/methods/filter/result.h"
#include "core/methods/fit/search/optimisers.h"
#include "core/methods/result/describe.h"
#include "core/study/run/option_files.h"

#include <algorithm>
#include <cmath>
#include <system_error>

namespace rigor {

namespace {

const FieldValue* statedOption(const Study& study, const std::string& key) {
    const auto found = std::ranges::find(study.options, key, &std::pair<std::string, FieldValue>::first);
    return found == study.options.end() ? nullptr : &found->second;
}

/// Where the method has it.
void stateOption(Study& study, const std::string& key, const FieldValue& value) {
    if (!makeMethod(study.method)->options().find(key)) return;
    std::erase_if(study.options, [&](const auto& option) { return option.first == key; });
    study.options.emplace_back(key, value);
}

double numberOf(const FieldValue& value) {
    if (const auto* whole = std::get_if<long long>(&value)) return static_cast<double>(*whole);
    const auto* real = std::get_if<double>(&value);
    return real ? *real : kNaN;
}

void startFrom(Study& study, const std::vector<Estimate>& estimates) {
    for (Unknown& unknown : study.unknowns) {
        const auto found = std::ranges::find(estimates, unknown.name, &Estimate::name);
        if (found == estimates.end() || !unknown.family.empty() || !std::isfinite(found->value)) continue;
        unknown.value.start = std::clamp(found->value, unknown.value.min, unknown.value.max);
    }
}

/// The local search of the plain fit, for the same objective.
void searchNearby(Study& study) {
    if (study.method != plainFit().key) {
        std::vector<std::pair<std::string, FieldValue>> kept;
        for (const char* key : {"objective", "confidence", "assumed_error"})
            if (const FieldValue* value = statedOption(study, key)) kept.emplace_back(key, *value);
        study.method = plainFit().key;
        study.options = std::move(kept);
    }
    stateOption(study, "optimiser", std::string(kLocalOptimiser));
}

FilterOptions filterOptionsOf(const Study& study) {
    FilterOptions options;
    const Fields fields = options.fields();
    for (const auto& [key, value] : study.options) fields.set(key, value);
    return options;
}

} // namespace

double levelOf(const Study& study) {
    const FieldValue* stated = comparesModels(study.method) ? statedOption(study, "significance") : nullptr;
    return stated && std::isfinite(numberOf(*stated)) ? numberOf(*stated) : 0.05;
}

Study studyForLook(Study study, const std::vector<Estimate>& estimates, const std::string& sensors,
                   const WatchVerdict& verdict) {
    const WatchState state = verdict.state();
    const bool known =
        !estimates.empty() && state != WatchState::Nothing && state != WatchState::NotConverged;
    if (known) startFrom(study, estimates);
    if (comparesModels(study.method)) {
        for (const char* key : {"series", "next_input", "next_column", "planned_sensors"})
            stateOption(study, key, std::string());
        stateOption(study, "bootstrap", 0LL);
        stateOption(study, "profile", false);
        if (!sensors.empty()) stateOption(study, "sensors", sensors);
        // The study's own model is judged at every look, under the name of the candidate that it is.
        for (const WatchVerdict::Model& model : verdict.models())
            if (model.wrongSince && study.candidates.size() > 1)
                std::erase_if(study.candidates, [&](const StudyCandidate& candidate) {
                    return candidate.name == model.name && !candidate.model.empty();
                });
    } else if (answers(study.method, AnswerKind::Trajectory)) {
        stateOption(study, "smoother", false);
        stateOption(study, "cross_check", false);
        stateOption(study, "refine_to", 0LL);
    } else {
        stateOption(study, "profiles", false);
        if (known) searchNearby(study);
    }
    return study;
}

ShownEstimates shownEstimates(const Result& result) {
    ShownEstimates shown{{}, result.unknowns};
    if (!comparesModels(result.method)) return shown;
    const auto facts = readFacts<AdequacyResult>(result);
    shown.model = facts.estimated.model;
    for (const adequacy::ModelEstimateResult& one : facts.modelEstimates) {
        if (one.rejected || !one.determined || !one.estimate || !one.covariance) continue;
        shown.model = one.model;
        for (std::size_t k = 0; k < shown.estimates.size() && k < one.estimate->size(); ++k) {
            Estimate& e = shown.estimates[k];
            const double half = e.upper - e.value, before = e.standardError;
            e.value = (*one.estimate)[k].second;
            e.standardError = std::sqrt((*one.covariance)[k][k]);
            // At the level of the study, as the interval of the result is.
            e.lower = e.value - half / before * e.standardError;
            e.upper = e.value + half / before * e.standardError;
        }
        break;
    }
    return shown;
}

double judgedFromOf(const Study& study, const Result& first) {
    if (!answers(study.method, AnswerKind::Trajectory)) return kNaN;
    if (const FieldValue* stated = statedOption(study, "judge_from"); stated && numberOf(*stated) >= 0)
        return numberOf(*stated);
    const auto result = read<FilterResult>(first);
    return result.innovations && !result.innovations->t.empty() ? result.innovations->t.back() : kNaN;
}

bool isOfTheStudy(const Study& study, const std::string& hash, std::size_t bytes) {
    return std::ranges::any_of(study.data.files, [&](const std::string& written) {
        const auto file = study.file.parent_path() / written;
        std::error_code error;
        return std::filesystem::file_size(file, error) == bytes && !error &&
               sha256OfFile(file.string()) == hash;
    });
}

WatchedFilter::WatchedFilter(const Study& study, std::filesystem::path folder)
    : prepared_(prepare(study)), options_(filterOptionsOf(study)), growing_(prepared_, std::move(folder)) {}

Result WatchedFilter::result() {
    Messages notes;
    if (growing_.grown()) {
        Problem further = growing_.read();
        for (const std::string& note : growing_.notes()) notes.push_back(verbatim(note));
        integrator_.apply(prepared_.study, further, {});
        if (!filter_ || growing_.beganAnew()) {
            further.files = readOptionFiles(prepared_.study);
            filter_ = std::make_unique<LiveFilter>(further, options_);
        } else {
            filter_->extend(further);
        }
        filter_->follow(filter_->recordEnd());
    }
    Result result = filter_->result();
    result.method = prepared_.study.method;
    result.notes.insert(result.notes.end(), notes.begin(), notes.end());
    return result;
}

} // namespace rigor

// rigor propose STUDY: where a search should start and between which bounds, and which unknowns the data
// tell.

#include "app/commands.h"
#include "app/console.h"
#include "app/interrupt.h"
#include "app/progress_line.h"

#include "core/foundation/message/number_text.h"
#include "core/methods/fit/proposal.h"
#include "core/study/study.h"

#include <nlohmann/json.hpp>

namespace rigor {

namespace {

using Json = nlohmann::ordered_json;

Json rangeOf(const SearchValue& value) {
    const auto number = [](double x) { return std::isfinite(x) ? Json(x) : Json(); };
    return {{"start", number(value.start)}, {"min", number(value.min)}, {"max", number(value.max)}};
}

std::string jsonOf(const FitProposal& proposal) {
    Json json = {{"unknowns", Json::object()}};
    for (const ProposedUnknown& u : proposal.unknowns)
        json["unknowns"][u.name] = {{"unit", u.unit},
                                    {"now", rangeOf(u.now)},
                                    {"proposed", rangeOf(u.proposed)},
                                    {"scale", u.logarithmic ? "log" : "linear"},
                                    {"standard_error", std::isfinite(u.error) ? Json(u.error) : Json()}};
    json["undetermined"] = proposal.undetermined;
    json["singular_values"] = proposal.singularValues;
    json["said"] = Json::array();
    for (const Message& one : proposal.said) json["said"].push_back(one.text(Minus::Hyphen));
    json["simulations"] = proposal.simulations;
    json["failures"] = proposal.failures;
    return json.dump(2, ' ', false, nlohmann::json::error_handler_t::replace) + "\n";
}

/// As it stands in a study.
std::string textOf(const FitProposal& proposal) {
    std::string text;
    for (const Message& one : proposal.said) text += one.text() + "\n";
    text += fmt::format("{} simulations, {} failed\n", proposal.simulations, proposal.failures);
    for (const ProposedUnknown& u : proposal.unknowns) {
        text += fmt::format("\n[unknowns.{}]", u.name);
        if (!u.unit.empty()) text += fmt::format(" # {}", u.unit);
        text += std::isfinite(u.error)
                    ? fmt::format("{} expected standard error {}\n", u.unit.empty() ? " #" : ";",
                                  significantText(u.error, 2))
                    : fmt::format("{} the data do not tell it\n", u.unit.empty() ? " #" : ";");
        text +=
            fmt::format("start = {}\nmin = {}\nmax = {}\n", u.proposed.start, u.proposed.min, u.proposed.max);
        if (u.logarithmic) text += "scale = \"log\"\n";
    }
    return text;
}

} // namespace

int runPropose(const ProposeRequest& request) {
    const InterruptWatch interrupt;
    std::vector<StudyOverride> overrides;
    for (const auto& text : request.set) overrides.push_back(parseOverride(text));
    Study study = loadStudy(request.study, overrides);
    for (const Unknown& u : study.unknowns)
        if (!u.family.empty())
            fail("{} has a distribution ({}); ranges are proposed for numbers", u.name, u.family);
    study.method = plainFit().key;
    study.options.clear();
    study.data.validation = {};
    const PreparedStudy prepared = prepare(study);
    ProgressLine line(request.quiet);
    const FitProposal proposal = proposeFit(
        prepared.problem, {interrupt.token(), [&](const ProgressEvent& event) { line.show(event); }});
    line.finish();
    if (proposal.unknowns.empty()) return kInterrupted;
    if (!tellStdout(request.json ? jsonOf(proposal) : textOf(proposal)))
        fail("the proposal could not be printed");
    return kAnswered;
}

} // namespace rigor

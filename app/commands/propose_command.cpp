// rigor propose STUDY: where a search should start and between which bounds, and which unknowns the data
// tell.

#include "app/commands/commands.h"
#include "app/console.h"
#include "app/interrupt.h"
#include "app/progress_line.h"

#include "core/foundation/message/number_text.h"
#include "core/methods/fit/proposal.h"
#include "core/methods/result/described_text.h"
#include "core/study/run/integrator_choice.h"
#include "core/study/study.h"

#include <utility>

namespace rigor {

namespace {

struct RangeKeys {
    double start, min, max;
    template <class V> void describe(V& v) {
        v("start", start);
        v("min", min);
        v("max", max);
    }
};
RangeKeys keysOf(const SearchValue& range) { return {range.start, range.min, range.max}; }

struct UnknownKeys {
    std::string unit;
    RangeKeys now, proposed;
    std::string scale;
    double error;
    template <class V> void describe(V& v) {
        v("unit", unit);
        v.object("now", now);
        v.object("proposed", proposed);
        v("scale", scale);
        v("standard_error", error);
    }
};

struct ProposalKeys {
    ByName<UnknownKeys> unknowns;
    std::vector<std::string> undetermined;
    std::vector<double> singularValues;
    std::vector<std::string> said;
    long long simulations, failures;
    template <class V> void describe(V& v) {
        v.named("unknowns", unknowns);
        v("undetermined", undetermined);
        v("singular_values", singularValues);
        v("said", said);
        v("simulations", simulations);
        v("failures", failures);
    }
};

std::string jsonOf(const FitProposal& proposal) {
    ProposalKeys keys{.undetermined = proposal.undetermined,
                      .singularValues = proposal.singularValues,
                      .said = textsOf(proposal.said, Minus::Hyphen),
                      .simulations = proposal.simulations,
                      .failures = proposal.failures};
    for (const ProposedUnknown& u : proposal.unknowns)
        keys.unknowns.emplace_back(u.name, UnknownKeys{u.unit, keysOf(u.now), keysOf(u.proposed),
                                                       u.logarithmic ? "log" : "linear", u.error});
    return describedText(std::move(keys), 2) + "\n";
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
    const std::string method = std::exchange(study.method, plainFit().key);
    study.options.clear();
    study.data.validation = {};
    PreparedStudy prepared = prepare(study);
    (void)chooseIntegrator(prepared.study, prepared.problem, interrupt.token());
    ProgressLine line(request.quiet);
    const FitProposal proposal = proposeFit(
        prepared.problem, {interrupt.token(), [&](const ProgressEvent& event) { line.show(event); }}, method);
    line.finish();
    if (proposal.unknowns.empty()) return kInterrupted;
    if (!tellStdout(request.json ? jsonOf(proposal) : textOf(proposal)))
        fail("the proposal could not be printed");
    return kAnswered;
}

} // namespace rigor

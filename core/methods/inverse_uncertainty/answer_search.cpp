#include "core/methods/inverse_uncertainty/answer_search.h"

#include "core/foundation/base/numbers.h"
#include "core/foundation/base/translate.h"
#include "core/methods/inverse_uncertainty/likelihood/confirm.h"

#include <cmath>

namespace rigor {

namespace {

/// A search by simulation that ends so much higher than the surfaces led to shows that they hid a maximum.
constexpr double kHidden = 0.5;

} // namespace

Eigen::Index AnswerSearch::searchedNumbers(const InputModel& inputs) {
    return (inputs.upper().array() > inputs.lower().array()).count();
}

bool AnswerSearch::tooFewValues(const RunContext& context) {
    return context.likelihood.measuredCount() <= searchedNumbers(context.inputs);
}

void AnswerSearch::run() {
    const auto& options = context_.options;
    if (options.responses == "surfaces")
        found_.simulatedBecause = whyNoSurfaces(context_.likelihood, context_.inputs, options);
    if (options.responses == "surfaces" && found_.simulatedBecause.empty())
        searchOnSurfaces();
    else
        searchBySimulation();
    if (found_.alpha.size() == 0 || cancelled()) return;
    lookElsewhere();
    if (found_.onSurfaces() && options.optimiser != "genetic" && !cancelled()) confirm();
    const bool informed = options.standardErrors || options.asksProfiles();
    if (informed && found_.fisher.standardErrors.size() == 0 && !cancelled())
        found_.fisher = observedInformation(context_.likelihood, context_.inputs, found_.alpha, progress_);
    if (options.standardErrors) return;
    // The profiles need the curvature, whose errors nobody asked for.
    FisherInformation unsaid;
    if (informed) {
        unsaid.information = found_.fisher.information;
        unsaid.atBound = found_.fisher.atBound;
        unsaid.standardErrors.setConstant(found_.alpha.size(), kNaN);
    }
    found_.fisher = std::move(unsaid);
}

void AnswerSearch::searchOnSurfaces() {
    const Problem& problem = context_.problem;
    found_.search =
        maximiseOnSurfaces(context_.likelihood, context_.inputs, context_.forward, context_.options,
                           problem.threads, problem.seed, progress_, found_.surfaces);
    found_.alpha = found_.search.alpha;
    if (!found_.surfaces.givenUp.empty() && !cancelled()) startAnew(found_.surfaces.givenUp);
}

void AnswerSearch::searchBySimulation() {
    found_.search = maximiseLikelihood(context_.likelihood, context_.inputs, context_.forward,
                                       context_.options, context_.problem.seed, progress_);
    found_.alpha = found_.search.alpha;
}

void AnswerSearch::startAnew(const Message& reason) {
    found_.simulatedBecause = reason;
    found_.surfaces.surfaces = nullptr;
    found_.surfaces.checked = false;
    searchBySimulation();
}

/// Where another maximum is higher the answer moves there; only the published genetic algorithm alone keeps
/// what it found, and the difference is told.
void AnswerSearch::lookElsewhere() {
    const auto& options = context_.options;
    if (!options.asksProfiles() || tooFewValues(context_)) return;
    const Problem& problem = context_.problem;
    const bool wereWrong = !found_.surfaces.givenUp.empty();
    examiner_.emplace(context_.likelihood, context_.inputs, context_.forward, found_.search.evaluations,
                      found_.surfaces.surfaces, !wereWrong, options.intervals == "profile", problem.threads,
                      problem.seed, progress_);
    Examination& seen = found_.examination;
    seen = {};
    examiner_->lookElsewhere(found_.alpha, seen);
    if (seen.maxima.empty() || cancelled() || options.optimiser == "genetic") return;
    const OtherMaximum higher = seen.maxima.front();
    if (higher.logLikelihood <= found_.search.logLikelihood + kHigherMaximum) return;
    const OtherMaximum before{found_.alpha, found_.search.logLikelihood};
    const SurfaceUse use = found_.surfaces;
    found_.search.alpha = higher.alpha;
    found_.search = found_.onSurfaces()
                        ? refineOnSurfaces(context_.likelihood, context_.inputs, context_.forward, options,
                                           std::move(found_.search), problem.seed, progress_, found_.surfaces)
                        : refineLikelihood(context_.likelihood, context_.inputs, context_.forward, options,
                                           std::move(found_.search), problem.seed, progress_);
    if (!(found_.search.logLikelihood > before.logLikelihood)) {
        found_.search.alpha = before.alpha;
        found_.search.logLikelihood = before.logLikelihood;
        found_.surfaces = use;
        return;
    }
    found_.alpha = found_.search.alpha;
    if (!cancelled()) examiner_->lookElsewhere(found_.alpha, seen);
}

/// Nothing is left of the surfaces in the answer but where it was looked for: it is a maximum of the
/// simulated likelihood, to kTrustedOffset standard errors, or it is searched by simulation.
void AnswerSearch::confirm() {
    const double before = found_.search.logLikelihood;
    const Eigen::VectorXd checkedAt = found_.alpha;
    const auto surfaces = found_.surfaces.surfaces;
    const Likelihood onSurfaces(context_.likelihood, *surfaces);
    const bool many = context_.problem.unknowns.size() >= kManyUnknowns;
    const auto confirmed = [&] {
        return confirmMaximum(
            context_.likelihood, many ? onSurfaces : context_.likelihood, context_.inputs, found_.alpha,
            progress_, observedInformation(onSurfaces, context_.inputs, found_.alpha, progress_).information);
    };
    ConfirmedMaximum maximum = confirmed();
    if (!maximum.complete) return;
    found_.alpha = found_.search.alpha = maximum.alpha;
    found_.search.logLikelihood = maximum.logLikelihood;
    found_.surfaces.moved = maximum.moved;
    if (!maximum.isMaximum) {
        found_.search =
            refineLikelihood(context_.likelihood, context_.inputs, context_.forward, context_.options,
                             std::move(found_.search), context_.problem.seed, progress_);
        if (cancelled()) return;
        found_.alpha = found_.search.alpha;
        maximum = confirmed();
        if (!maximum.complete) return;
        found_.alpha = found_.search.alpha = maximum.alpha;
        found_.search.logLikelihood = maximum.logLikelihood;
        found_.surfaces.moved = kNaN;
    }
    found_.fisher = maximum.fisher;
    found_.fisher.onSurfaces = many;
    found_.surfaces.offset = maximum.offset;
    const double rise = found_.search.logLikelihood - before;
    if (maximum.isMaximum && rise <= kHidden) {
        if (found_.alpha != checkedAt)
            found_.surfaces.checked =
                checkAt(found_.alpha, context_.likelihood, context_.forward, progress_, found_.surfaces)
                    .has_value();
        return;
    }
    found_.surfaces.givenUp =
        rise > kHidden
            ? filled(sentence("Method", "log L is higher by {:.2f} beside their answer than there"), rise)
            : translate("Method", "simulations find no maximum of log L at their answer");
    found_.fisher = {};
    startAnew(found_.surfaces.givenUp);
    if (found_.alpha.size() > 0 && !cancelled()) lookElsewhere();
}

void AnswerSearch::profile() {
    if (examiner_ && found_.fisher.information.size() > 0 && !cancelled())
        examiner_->profile(found_.alpha, found_.fisher.information, found_.examination);
}

namespace {

Message aboutTheAgreement(const Findings& found) {
    const SurfaceUse& use = found.surfaces;
    Message text =
        filled(sentence("Method", "The search ran on response surfaces of {} simulations."), use.simulations);
    if (use.simulatedDirectly > 0)
        text += filled(sentence("Method", " {} of {} experiments have no good one and were simulated."),
                       use.simulatedDirectly, found.labels.size());
    if (const auto error = use.surfaces ? use.surfaces->leaveOneOut() : std::nullopt)
        text += filled(sentence("Method",
                                " Each of them left out, they miss it by at most {:.2g} % of the output's "
                                "range (root mean square)."),
                       100 * *error);
    if (use.checked)
        text += filled(sentence("Method", " Simulated at the answer, the log L of no experiment differs by "
                                          "more than {:.2g} from that on its surface."),
                       use.largestDifference);
    if (use.places > 0)
        text += filled(sentence("Method", " At {} places on the way there, where log L is up to 30 lower, "
                                          "the two differ by at most {:.2g}."),
                       use.places, use.differenceElsewhere);
    if (std::isfinite(use.offset))
        text += filled(
            sentence("Method", " The maximum by simulation is {:.1g} standard errors from the answer."),
            use.offset);
    return text;
}

/// Of the intervals and the reference, which may rest on surfaces whatever the search ran on.
Message aboutTheRest(const Findings& found) {
    Message text;
    const Examination& seen = found.examination;
    if (seen.complete && seen.onSurfaces)
        text = filled(sentence("Method", "The intervals come from response surfaces: at their ends log L is "
                                         "at most {:.2g} off the simulated one."),
                      seen.differenceAtEnds);
    else if (seen.complete && seen.differenceAtEnds > kTrustedAtEnds)
        text =
            filled(sentence("Method", "The intervals were followed by simulation: at their ends on response "
                                      "surfaces log L was {:.2g} off the simulated one."),
                   seen.differenceAtEnds);
    const Reference& reference = found.reference;
    if (reference.complete && reference.onSurfaces > 0) {
        if (!text.empty()) text += " ";
        text += filled(sentence("Method", "The reference of {} of {} experiments is sampled on response "
                                          "surfaces; where it was simulated too it differs by at most {:.2g} "
                                          "standard deviations."),
                       reference.onSurfaces, found.labels.size(), reference.surfaceError);
    }
    return text;
}

} // namespace

Messages notesOnResponses(const RunContext& context, const Findings& found) {
    if (!found.searched || found.alpha.size() == 0) return {};
    Messages list;
    if (!found.surfaces.givenUp.empty())
        list.push_back(filled(sentence("Method", "The search was made by simulation, because its response "
                                                 "surfaces were wrong: {}."),
                              found.simulatedBecause));
    else if (!found.simulatedBecause.empty())
        list.push_back(
            filled(sentence("Method", "The search was made by simulation: {}."), found.simulatedBecause));
    else if (context.options.responses == "surfaces")
        list.push_back(aboutTheAgreement(found));
    if (Message rest = aboutTheRest(found); !rest.empty()) list.push_back(std::move(rest));
    return list;
}

} // namespace rigor

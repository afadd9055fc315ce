#pragma once
// eq. (1): the alpha of the largest likelihood. It is searched on response surfaces by default, and confirmed
// by simulation: slopes and curvature of the simulated log L at the answer, its fall on the way there. Where
// surfaces cannot be built, would cost more than they save or turn out wrong, the search is made by
// simulation, as with `responses` = `simulation`.

#include "core/methods/inverse_uncertainty/findings.h"

#include <optional>

namespace rigor {

class AnswerSearch {
  public:
    /// Keeps references. Fills search, alpha, surfaces, fisher, examination.
    AnswerSearch(const RunContext& context, const Progress& progress, Findings& found)
        : context_(context), progress_(progress), found_(found) {}

    /// The answer, other maxima, standard errors.
    void run();
    /// Intervals of the profile likelihood; after run().
    void profile();

    /// Entries of alpha that are searched.
    static Eigen::Index searchedNumbers(const InputModel& inputs);
    /// Fewer values than numbers searched fit anything.
    static bool tooFewValues(const RunContext& context);

  private:
    bool cancelled() const { return progress_.stopRequested(); }
    void searchOnSurfaces();
    void searchBySimulation();
    void lookElsewhere();
    void confirm();
    void startAnew(const Message& reason);

    const RunContext& context_;
    const Progress& progress_;
    Findings& found_;
    std::optional<Examiner> examiner_;
};

/// What is said of the responses: where search, answer, intervals and reference come from, and how well
/// surfaces and simulations agree. Whole sentences; none without a search.
Messages notesOnResponses(const RunContext& context, const Findings& found);

} // namespace rigor

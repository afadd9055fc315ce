#pragma once
// A study as one look of a watch runs it, and the filter that goes on from look to look.

#include "core/methods/filter/kalman/live_filter.h"
#include "core/study/project/growing_data.h"
#include "core/study/run/integrator_choice.h"
#include "core/study/watch/watch_verdict.h"

#include <filesystem>
#include <memory>

namespace rigor {

/// Of the verdict: the significance of model adequacy, else 0.05.
double levelOf(const Study& study);

/// The same answer with less beside it, from where the last look ended. The first search, and one behind a
/// search that did not converge, is the study's own; later ones are local, from the estimates. Of adequacy
/// the sensors stay those chosen first, a candidate that was called wrong is not tested again, and what to
/// measure next, coverage and profiles are left to `rigor run`; of the filter the smoother and the fit of all
/// data.
Study studyForLook(Study study, const std::vector<Estimate>& estimates, const std::string& sensors,
                   const WatchVerdict& verdict);

/// What is to be shown of a result: its estimates, of adequacy those of the first model that is not rejected.
struct ShownEstimates {
    std::string model; ///< "" = there is but one
    std::vector<Estimate> estimates;
};
ShownEstimates shownEstimates(const Result& result);

/// s: from where on the innovations of a filter are judged: judge_from, else the end of its first record. NaN
/// of other methods.
double judgedFromOf(const Study& study, const Result& first);

/// Whether a file of these bytes is one of those that the study names.
bool isOfTheStudy(const Study& study, const std::string& sha256, std::size_t bytes);

/// The filter over a record that becomes longer.
class WatchedFilter {
  public:
    /// study: of one file, which grows. folder: for copies.
    WatchedFilter(const Study& study, std::filesystem::path folder);
    /// Of all rows that the file has now; what was followed is not followed again.
    Result result();

  private:
    PreparedStudy prepared_;
    FilterOptions options_;
    GrowingData growing_;
    GrowingChoice integrator_;
    std::unique_ptr<LiveFilter> filter_;
};

} // namespace rigor

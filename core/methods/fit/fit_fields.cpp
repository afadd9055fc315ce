#include "core/methods/fit/fit_fields.h"

#include "core/foundation/base/translate.h"

namespace rigor {

void addPerExperiment(Fields& f, std::string& separate, const std::string& group) {
    f.add(
        "per_experiment", separate,
        {.label = translatable("Field", "One number per experiment"),
         .help = translatable("Field", "Unknowns that have a number of their own in every experiment, with "
                                       "commas between: \"offset, x.start\". The others are shared by all."),
         .group = group});
}

void addIntervals(Fields& f, double& confidence, double& assumedError, std::string& intervals,
                  const std::string& group) {
    f.add("confidence", confidence,
          {.label = translatable("Field", "Confidence level"),
           .help = translatable("Field", "Of the intervals."),
           .group = group,
           .min = 0.5,
           .max = 0.9999});
    f.add("assumed_error", assumedError,
          {.label = translatable("Field", "Assumed sensor error"),
           .help = translatable("Field", "An unknown whose standard error would exceed its own value if the "
                                         "sensors were off by this part of their signal (rms) is named as "
                                         "not determined."),
           .group = group,
           .min = 0,
           .max = 1,
           .minOpen = true,
           .expert = true});
    f.add("intervals", intervals,
          {.label = translatable("Field", "Intervals"),
           .help = translatable("Field", "automatic: linearised, and by the profile likelihood where that "
                                         "does not hold. profile: of every unknown by the profile "
                                         "likelihood, however long that takes."),
           .group = group,
           .choices = {"automatic", "profile"},
           .expert = true});
}

} // namespace rigor

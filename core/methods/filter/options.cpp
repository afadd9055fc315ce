#include "core/methods/filter/options.h"

#include "core/foundation/base/translate.h"

namespace rigor {

void FilterOptions::addStart(Fields& f) {
    const std::string group = translatable("Field", "Before the first sample");
    f.add("start", start,
          {.label = translatable("Field", "States at the start"),
           .help = translatable("Field", "Estimate and standard deviation at the start time in the units of "
                                         "the model: \"z: 1.09 +- 0.02; w: 0 +- 0.02\". A state that is not "
                                         "named starts where the model says."),
           .group = group});
    f.add("uncertainty", uncertainty,
          {.label = translatable("Field", "Uncertainty of the unknowns"),
           .help = translatable("Field", "Standard deviations at the start: \"y: 3e-9\"; y stands for y[1], "
                                         "y[2] and so on. Not named: the width of the bounds divided by the "
                                         "square root of 12."),
           .group = group});
    f.add(
        "experiment", experiment,
        {.label = translatable("Field", "Experiment"),
         .help = translatable("Field", "Name of the one that is followed. Empty: all of them one after the "
                                       "other; in each the states begin anew, what is known of the unknowns "
                                       "is carried on."),
         .group = group});
}

void FilterOptions::addStep(Fields& f) {
    const std::string group = translatable("Field", "Filter");
    f.add(
        "noise", noise,
        {.label = translatable("Field", "Process noise"),
         .help = translatable("Field", "Per variable, in its unit per square root of a second: \"w: 0.02; "
                                       "p1: 1600; y: 1e-12\". Noise on a rate reaches the coordinate it is "
                                       "the rate of. \"w: {start = 0.02, min = 0, max = 1}\" is searched, by "
                                       "the likelihood of the innovations."),
         .group = group});
    f.add("jacobian", jacobian,
          {.label = translatable("Field", "Derivatives"),
           .help = translatable("Field", "Of the one-step map: by dual numbers, or by the complex step of "
                                         "the paper. Both agree to nine digits; dual numbers are faster."),
           .group = group,
           .choices = {"dual", "complex-step"},
           .expert = true});
    f.add("update", update,
          {.label = translatable("Field", "Covariance update"),
           .help = translatable("Field", "(I - KH)P as published, or the form of Joseph, which keeps P "
                                         "positive whatever the gain."),
           .group = group,
           .choices = {"published", "joseph"},
           .expert = true});
    f.add("gate", gate,
          {.label = translatable("Field", "Gate"),
           .help = translatable("Field", "A value further from its prediction than this many standard "
                                         "deviations of the innovation is not used. 0: every value is."),
           .group = group,
           .min = 0,
           .max = 100});
    f.add("smoother", smoother,
          {.label = translatable("Field", "Smooth backwards"),
           .help = translatable("Field", "States given all measurements, also later ones (Rauch, Tung and "
                                         "Striebel)."),
           .group = group});
}

void FilterOptions::addJudgement(Fields& f) {
    const std::string group = translatable("Field", "Judgement");
    f.add("cross_check", crossCheck,
          {.label = translatable("Field", "Fit all data at once beside it"),
           .help = translatable("Field", "Maximum a posteriori fit of the same data without process noise, "
                                         "and the Cramer-Rao bound."),
           .group = group});
    f.add("judge_from", judgeFrom,
          {.label = translatable("Field", "Judged from"),
           .help = translatable("Field", "Innovations before this time are not judged: the filter is still "
                                         "settling. Negative: the second half of the record."),
           .unit = "s",
           .group = group});
    f.add("confidence", confidence,
          {.label = translatable("Field", "Confidence level"),
           .help = translatable("Field", "Of bands and intervals."),
           .group = group,
           .min = 0.5,
           .max = 0.9999});
    f.add("lags", lags,
          {.label = translatable("Field", "Lags"),
           .help = translatable("Field", "Of the autocorrelation and the Ljung-Box test."),
           .group = group,
           .min = 1,
           .max = 1000,
           .expert = true});
}

void FilterOptions::addTruth(Fields& f) {
    const std::string group = translatable("Field", "Truth, where it is known");
    f.add("truth", truth,
          {.label = translatable("Field", "True states"),
           .help = translatable("Field", "A CSV file with time and states, beside the study: shown with the "
                                         "estimates and compared with them, never used by the filter."),
           .group = group});
    f.add("truth_columns", truthColumns,
          {.label = translatable("Field", "Columns of the true states"),
           .help = translatable("Field", "State and column where their names differ: \"crank: z_rad; "
                                         "crank_rate: w_rad_s\"."),
           .group = group,
           .expert = true});
    f.add(
        "true_values", trueValues,
        {.label = translatable("Field", "True unknowns"),
         .help = translatable("Field", "\"y[1]: 0.66e-8; y[2]: 0.70e-8\". With all control points of a curve "
                                       "the true curve is drawn."),
         .group = group,
         .expert = true});
}

void FilterOptions::addCurves(Fields& f) {
    const std::string group = translatable("Field", "Characteristic curves");
    f.add("refine_to", refineTo,
          {.label = translatable("Field", "Refine knots up to"),
           .help = translatable("Field", "Control points of a curve at most. Knots are added where the "
                                         "innovations are not white, as long as the fit of all data gets "
                                         "better by more than chance. 0: the knots of the model stay."),
           .group = group,
           .min = 0,
           .max = 60});
}

Fields FilterOptions::fields() {
    Fields f;
    addStart(f);
    addStep(f);
    addJudgement(f);
    addTruth(f);
    addCurves(f);
    return f;
}

} // namespace rigor

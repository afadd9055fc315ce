#include "core/methods/adequacy/options.h"

#include "core/foundation/base/translate.h"

namespace rigor {

void AdequacyOptions::addEstimate(Fields& f) {
    const std::string group = translatable("Field", "Estimate");
    f.add("sensors", sensors,
          {.label = translatable("Field", "Sensors"),
           .help = translatable("Field", "Outputs used for the estimate and the splits, separated by commas. "
                                         "Empty: the best set by the criterion."),
           .group = group});
    f.add("criterion", criterion,
          {.label = translatable("Field", "Criterion"),
           .help = translatable(
               "Field",
               "What is small for a good set of sensors: A the trace, D the determinant, E the largest "
               "eigenvalue of the covariance, ME its largest over its smallest."),
           .group = group,
           .choices = {"A", "D", "E", "ME"}});
    f.add("sensor_limit", sensorLimit,
          {.label = translatable("Field", "Sensors at most"),
           .help = translatable("Field", "Size of the set that is chosen. 0: no limit."),
           .group = group,
           .min = 0,
           .max = 1000});
    f.add("required_sensors", requiredSensors,
          {.label = translatable("Field", "Required sensors"),
           .help = translatable("Field", "Outputs that the chosen set has in any case, separated by commas."),
           .group = group});
    f.add("forbidden_sensors", forbiddenSensors,
          {.label = translatable("Field", "Forbidden sensors"),
           .help = translatable("Field", "Outputs that the chosen set never has, separated by commas."),
           .group = group});
    f.add("sensor_costs", sensorCosts,
          {.label = translatable("Field", "Costs of the sensors"),
           .help = translatable("Field", "Cost of every output, in any currency: D_y 3, F_x 1. Empty: none."),
           .group = group});
    f.add("cost_limit", costLimit,
          {.label = translatable("Field", "Cost limit"),
           .help = translatable("Field", "Of the sum of the costs of the chosen set. 0: no limit."),
           .group = group,
           .min = 0});
    f.add("proof_nodes", proofNodes,
          {.label = translatable("Field", "Limit of relaxations"),
           .help = translatable("Field",
                                "Of the proof that a set of more than 10 sensors is the best. It ends at "
                                "the same place on every machine. 0: no limit."),
           .group = group,
           .min = 0,
           .max = 100000000,
           .expert = true});
    f.add("rows", rows,
          {.label = translatable("Field", "Experiments of the estimate"),
           .help = translatable("Field", "A selection such as: series 1, 2, 4 and step 1:15. Empty: all."),
           .group = group});
    f.add("level", level,
          {.label = translatable("Field", "Confidence level"),
           .help = translatable("Field", "Of the ellipsoid and of the intervals."),
           .group = group,
           .min = 0.5,
           .max = 0.9999});
    f.add("second_order", secondOrder,
          {.label = translatable("Field", "Second derivatives"),
           .help = translatable("Field", "Adds the term S of the second derivatives to the Hessian (eq. 9)."),
           .group = group,
           .expert = true});
    f.add("condition_limit", conditionLimit,
          {.label = translatable("Field", "Condition limit"),
           .help = translatable("Field", "Largest condition number of the scaled J'J at which the unknowns "
                                         "count as determined."),
           .group = group,
           .min = 10,
           .max = 1e14,
           .expert = true});
}

void AdequacyOptions::addSplits(Fields& f) {
    const std::string group = translatable("Field", "Splits");
    f.add("splits", splits,
          {.label = translatable("Field", "Splits"),
           .help = translatable(
               "Field",
               "Name and experiments that calibrate | that validate, separated by semicolons: "
               "up: step 1:14 | step 15:29; or a rule: alternating step, sign direction, largest force 0.3, "
               "smallest force 0.3, below force 800."),
           .group = group});
    f.add("split_rows", splitRows,
          {.label = translatable("Field", "Experiments of the splits"),
           .help = translatable("Field", "A selection, as above. Empty: those of the estimate."),
           .group = group});
    f.add("significance", significance,
          {.label = translatable("Field", "Significance"),
           .help = translatable("Field", "A right model is rejected with at most this probability."),
           .group = group,
           .min = 1e-6,
           .max = 0.5});
}

void AdequacyOptions::addChecks(Fields& f) {
    const std::string group = translatable("Field", "Checks");
    f.add("series", series,
          {.label = translatable("Field", "Column of repeated series"),
           .help = translatable("Field", "Differences between the series tell the standard deviation of each "
                                         "sensor and whether it is normal. Empty: not checked."),
           .group = group});
    f.add("bootstrap", bootstrap,
          {.label = translatable("Field", "Refits for the coverage"),
           .help = translatable("Field", "Data simulated at the estimate and fitted again; the share whose "
                                         "ellipsoid holds the estimate should be the level. 0: none; 2000 is "
                                         "usual."),
           .group = group,
           .min = 0,
           .max = 1000000});
    f.add(
        "profile", profile,
        {.label = translatable("Field", "Profile likelihood"),
         .help = translatable("Field", "Intervals that need no linearisation: each unknown is held at values "
                                       "around its estimate and the others are fitted again."),
         .group = group});
    f.add("intervals", intervals,
          {.label = translatable("Field", "Intervals"),
           .help = translatable("Field", "automatic: those of the estimates are sections of the ellipsoid. "
                                         "profile: of every unknown by the profile likelihood, however long "
                                         "that takes."),
           .group = group,
           .choices = {"automatic", "profile"},
           .expert = true});
}

void AdequacyOptions::addNext(Fields& f) {
    const std::string group = translatable("Field", "Next experiment");
    f.add("next_input", nextInput,
          {.label = translatable("Field", "Input of the next experiment"),
           .help = translatable("Field", "The control that may be chosen. Empty: not asked."),
           .group = group});
    f.add("next_values", nextValues,
          {.label = translatable("Field", "Its candidates"),
           .help = translatable("Field", "Values of that input, in its unit."),
           .group = group});
    f.add("next_column", nextColumn,
          {.label = translatable("Field", "Column of candidate series"),
           .help = translatable("Field",
                                "Which series first? Every value of this column is one. Series outside the "
                                "experiments of the estimate are added with their data and the unknowns "
                                "estimated anew; those inside stand for a repetition. Empty: not asked."),
           .group = group});
    f.add("next_count", nextCount,
          {.label = translatable("Field", "Experiments"),
           .help = translatable("Field", "How many experiments or series are chosen one after the other."),
           .group = group,
           .min = 1,
           .max = 100});
    f.add("next_repeats", nextRepeats,
          {.label = translatable("Field", "Repetitions"),
           .help = translatable("Field", "A candidate may be taken more than once, where that is best."),
           .group = group});
    f.add("planned_sensors", plannedSensors,
          {.label = translatable("Field", "Sensors not yet there"),
           .help = translatable(
               "Field", "Outputs or states of the model that are not measured, with the standard deviation "
                        "of one reading in the unit of the output: C_y 5e-6, B1_x 9e-6. They "
                        "are judged as if read wherever anything was."),
           .group = group});
}

Fields AdequacyOptions::fields() {
    Fields f;
    addEstimate(f);
    addSplits(f);
    addChecks(f);
    addNext(f);
    return f;
}

} // namespace rigor

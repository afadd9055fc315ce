#include "core/methods/adequacy/selection/selection_options.h"

#include "core/foundation/base/translate.h"

namespace rigor {

Fields SelectionOptions::fields() {
    Fields f;
    const std::string what = translatable("Field", "What is chosen"), how = translatable("Field", "Search");
    f.add("criterion", criterion,
          {.label = translatable("Field", "Criterion"),
           .help = translatable("Field",
                                "What is made small: A, the sum of the variances; D, the determinant of the "
                                "covariance; E, its largest eigenvalue; ME, its condition number. All: A, D "
                                "and E."),
           .group = what,
           .choices = {"all", "A", "D", "E", "ME"}});
    f.add("max_sensors", maxSensors,
          {.label = translatable("Field", "Sensors at most"),
           .help = translatable("Field", "How many sensors may be chosen. 0: as the file of sensors says."),
           .group = what,
           .min = 0,
           .max = 100000});
    f.add("required", required,
          {.label = translatable("Field", "Required sensors"),
           .help = translatable("Field", "Numbers of sensors, from 0, that are always chosen."),
           .group = what,
           .min = 0});
    f.add("forbidden", forbidden,
          {.label = translatable("Field", "Forbidden sensors"),
           .help = translatable("Field", "Numbers of sensors, from 0, that are never chosen."),
           .group = what,
           .min = 0});
    f.add("costs", costs,
          {.label = translatable("Field", "Costs"),
           .help = translatable("Field",
                                "Cost of every sensor, in any currency. Empty: as the file of sensors says."),
           .group = what,
           .min = 0});
    f.add("cost_limit", costLimit,
          {.label = translatable("Field", "Cost limit"),
           .help = translatable("Field",
                                "Of the sum of the costs of the chosen sensors. 0: as the file of sensors "
                                "says, or none."),
           .group = what,
           .min = 0});
    f.add("search", search,
          {.label = translatable("Field", "Search"),
           .help = translatable("Field",
                                "Score every combination, or prove the best one by branch and bound with a "
                                "relaxation. Automatic: by the number of combinations."),
           .group = how,
           .choices = {"automatic", "enumeration", "branch-and-bound"}});
    f.add("enumerate_up_to", enumerateUpTo,
          {.label = translatable("Field", "Enumerate up to"),
           .help = translatable("Field", "Combinations that the automatic choice still scores one by one."),
           .group = how,
           .min = 1,
           .max = 1e9,
           .expert = true});
    f.add("time_limit", timeLimit,
          {.label = translatable("Field", "Time limit"),
           .help = translatable(
               "Field", "Of all searches and proofs together. What is best by then is given with the gap "
                        "to the bound; 0: the greedy combination."),
           .unit = "s",
           .group = how,
           .min = 0,
           .max = 1e7});
    f.add("node_limit", nodeLimit,
          {.label = translatable("Field", "Limit of relaxations"),
           .help = translatable("Field",
                                "Relaxations solved in a proof, per criterion. What such a limit ends is the "
                                "same on every machine, unlike what a time limit ends. 0: no limit."),
           .group = how,
           .min = 0,
           .max = 100000000,
           .expert = true});
    f.add("gap", gap,
          {.label = translatable("Field", "Gap"),
           .help = translatable(
               "Field", "A proof may end when the best combination is within this share of the bound. "
                        "0: only when it is optimal."),
           .group = how,
           .min = 0,
           .max = 1,
           .expert = true});
    f.add("listed", listed,
          {.label = translatable("Field", "Combinations listed"),
           .help = translatable("Field", "Best combinations per criterion in the table: of all, or, beyond "
                                         "enumeration, of those found around the best one."),
           .group = how,
           .min = 1,
           .max = 100000,
           .expert = true});
    return f;
}

} // namespace rigor

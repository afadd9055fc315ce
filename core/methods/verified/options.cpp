#include "core/methods/verified/options.h"

#include "core/foundation/base/translate.h"

namespace rigor {

void VerifiedOptions::addProcedure(Fields& f) {
    const std::string group = translatable("Field", "Procedure");
    f.add("mode", mode,
          {.label = translatable("Field", "Mode"),
           .help = translatable("Field",
                                "observer: a list of boxes follows the record row by row. batch: all rows at "
                                "once, parameters kept to first order. offline: admissible, excluded and "
                                "undecided boxes over the whole record."),
           .group = group,
           .choices = {"observer", "batch", "offline"}});
    f.add("max_boxes", maxBoxes,
          {.label = translatable("Field", "Boxes at most"),
           .help = translatable("Field", "Length of the observer's list."),
           .group = group,
           .min = 1,
           .max = 1000000,
           .onlyIf = "mode!=offline"});
    f.add("subdivisions", subdivisions,
          {.label = translatable("Field", "Subdivisions per row"),
           .help = translatable("Field", "Boxes that the observer divides at most between two rows."),
           .group = group,
           .min = 0,
           .max = 1000000,
           .onlyIf = "mode!=offline"});
    f.add("split", split,
          {.label = translatable("Field", "Divide boxes by"),
           .help = translatable(
               "Field", "Which state or unknown of a box is divided. rates: the one that spreads the "
                        "rates most. product: the unknown that is widest relative to all boxes. "
                        "conditions: an unknown of an open condition where that is decided, else the "
                        "widest state or unknown. paper: the rules of the slides to the letter; boxes "
                        "are then joined only where the list is full."),
           .group = group,
           .choices = {"rates", "product", "conditions", "paper"},
           .expert = true,
           .onlyIf = "mode!=offline"});
    f.add("parts", parts,
          {.label = translatable("Field", "Parts of a divided box"),
           .help = translatable("Field", "2: halves. 3: thirds; each division then adds two boxes."),
           .group = group,
           .min = 2,
           .max = 3,
           .expert = true,
           .onlyIf = "mode!=offline"});
    f.add("order", order,
          {.label = translatable("Field", "Order of the Taylor step"),
           .help = translatable("Field", "The remainder has this power of the time step."),
           .group = group,
           .min = 2,
           .max = 8,
           .expert = true});
    f.add("join_every", joinEvery,
          {.label = translatable("Field", "Join boxes every"),
           .help = translatable("Field",
                                "Then boxes whose hull has at most 1.1 times their volume become one: the "
                                "data have not told them apart. 0: only where the list is full."),
           .unit = "s",
           .group = group,
           .min = 0,
           .expert = true,
           .onlyIf = "mode!=offline"});
    f.add("window", window,
          {.label = translatable("Field", "Contraction window"),
           .help =
               translatable("Field", "The rows of this time contract what is not measured together: a box is "
                                     "described by its states at the beginning of the window."),
           .unit = "s",
           .group = group,
           .min = 0,
           .expert = true,
           .onlyIf = "mode!=offline"});
    f.add("reinitialise", reinitialise,
          {.label = translatable("Field", "Re-initialise at"),
           .help = translatable("Field", "At this time the list becomes the hull of the estimate. 0: never."),
           .unit = "s",
           .group = group,
           .min = 0,
           .onlyIf = "mode!=offline"});
    f.add("report_every", reportEvery,
          {.label = translatable("Field", "Report every"),
           .help = translatable("Field", "Time between two rows of enclosures.csv."),
           .unit = "s",
           .group = group,
           .min = 0,
           .minOpen = true});
}

void VerifiedOptions::addStandstill(Fields& f) {
    const std::string group = translatable("Field", "Standstill");
    f.add("standstill", standstill,
          {.label = translatable("Field", "Standstill column"),
           .help = translatable("Field",
                                "Column of the data in which 1 guarantees that the rig rests: every state of "
                                "the model keeps its value; 0 guarantees nothing. Empty: there is none."),
           .group = group});
    f.add("standstill_window", standstillWindow,
          {.label = translatable("Field", "Standstill window"),
           .help = translatable("Field", "A 1 guarantees rest during this time before its row too."),
           .unit = "s",
           .group = group,
           .min = 0});
    f.add("rest_states", restStates,
          {.label = translatable("Field", "States that are 0 at rest"),
           .help = translatable("Field", "Names, separated by commas."),
           .group = group});
    f.add("resets", resets,
          {.label = translatable("Field", "New at each standstill"),
           .help = translatable("Field",
                                "Unknowns that may take a new value, within their bounds, at every row that "
                                "guarantees rest. Names, separated by commas."),
           .group = group});
}

void VerifiedOptions::addOfflineSet(Fields& f) {
    const std::string group = translatable("Field", "Offline set");
    f.add("accuracy", accuracy,
          {.label = translatable("Field", "Smallest box"),
           .help = translatable("Field",
                                "Relative to the bounds of each unknown; smaller undecided boxes are left."),
           .group = group,
           .min = 1e-6,
           .max = 1,
           .onlyIf = "mode=offline"});
    f.add("held", held,
          {.label = translatable("Field", "Not subdivided"),
           .help = translatable("Field",
                                "Unknowns that stay uncertain: an admissible box explains the data for all "
                                "their values. Names, separated by commas."),
           .group = group,
           .onlyIf = "mode=offline"});
    f.add("most_boxes", mostBoxes,
          {.label = translatable("Field", "Boxes tested at most"),
           .help = translatable("Field", "What is left then stays undecided."),
           .group = group,
           .min = 1,
           .max = 100000000,
           .onlyIf = "mode=offline"});
}

void VerifiedOptions::addAfter(Fields& f) {
    const std::string group = translatable("Field", "Answer");
    f.add("compare", compare,
          {.label = translatable("Field", "Point to compare"),
           .help = translatable(
               "Field",
               "A point fit or the truth, such as \"alpha = -0.84, beta = 21.7\": the answer "
               "says whether it lies inside. Of an unknown that is new at each standstill the motion is "
               "named by one of its times: \"TFs@12.5 = 0.142\"."),
           .group = group});
}

Fields VerifiedOptions::fields() {
    Fields f;
    addProcedure(f);
    addStandstill(f);
    addOfflineSet(f);
    addAfter(f);
    return f;
}

} // namespace rigor

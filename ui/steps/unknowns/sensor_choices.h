#pragma once
// Clocks of files, sensors of outputs and factors of inputs as unknowns: what a study can have and has not
// yet, with starts and bounds to begin with.

#include "core/study/study.h"

#include <QString>

namespace rigor {

struct SensorChoice {
    QString title;   ///< "gain", in the language of now
    Unknown unknown; ///< with a name of its own, `of` and `kind`
};
/// Those of one file or output.
struct SensorChoices {
    QString of; ///< "force.csv", "y"
    bool ofFile = false;
    std::vector<SensorChoice> kinds;
};

/// Of the files that hold courses over time, of the measured outputs and of the inputs. model: the text
/// alone.
std::vector<SensorChoices> sensorChoices(const Study& study, const Model& model, const Dataset& data);

} // namespace rigor

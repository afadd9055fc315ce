#pragma once
// What the table, the form and the picture of the unknowns share: names, the sentence why an unknown cannot
// stand, another family or parametrisation of the same distribution.

#include "core/engine/model/model.h"
#include "core/foundation/stats/distributions/distribution.h"
#include "core/study/study.h"

#include <QString>
#include <QStringList>

namespace rigor {

/// "sd" of "standard_deviation", "log mean" of "log_mean".
QString shapeName(const std::string& name);
/// "Std. deviation", "Log mean": as the label of a field.
QString shapeTitle(const std::string& name);
QString familyTitle(const std::string& key);
/// "mean, sd" of a parametrisation.
QString parametrisationTitle(const std::string& family, std::size_t index);

const SearchValue* shapeOf(const Unknown& unknown, const std::string& name);
SearchValue& shapeOf(Unknown& unknown, const std::string& name);

/// Why an unknown cannot stand as it is, one sentence naming it; empty = it can.
QString whyWrong(const Unknown& unknown);
/// Probability that the box clips off; NaN for a point value or a distribution that cannot be.
double clippedShare(const Unknown& unknown);
/// "6 ppm", "< 1 ppm", "3.1 %".
QString clippedText(const Unknown& unknown);
/// How many numbers a run searches for it.
std::size_t searchedNumbers(const Unknown& unknown);
/// The same where each of so many experiments may have a number of its own.
std::size_t searchedNumbers(const Study& study, const Unknown& unknown, std::size_t experiments);

/// Whether the study's method lets a point value have a number of its own in every experiment (the option
/// per_experiment).
bool offersNumbersPerExperiment(const Study& study);
bool perExperiment(const Study& study, const std::string& unknown);
/// Whether the study's method searches a logarithm and knows priors.
bool offersScaleAndPrior(const Study& study);
/// Adds the unknown to that option or takes it out; an option that names nobody is not written.
void setPerExperiment(Study& study, const std::string& unknown, bool separate);

/// A first guess for a parameter of the model: as a distribution normal about its value with a tenth of it as
/// spread; as a point value started there, bounded by what the model allows or half its size to either side.
Unknown firstGuess(const Variable& parameter, bool asDistribution);
/// The same mean and spread in another family ("" = point value) and parametrisation; search ranges follow
/// the start. Throws Error if the family cannot have them.
Unknown withFamily(const Unknown& unknown, const std::string& family, std::size_t parametrisation);
std::size_t parametrisationOf(const Unknown& unknown);
/// At the start values. Throws Error where they are those of none.
Distribution distributionAtStart(const Unknown& unknown);
/// With the density of samples, as they are: not moved, not stretched.
Unknown withSamples(const Unknown& unknown, const SampleFile& samples);

} // namespace rigor

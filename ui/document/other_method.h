#pragma once
// The same model and data asked another question.

#include "core/foundation/base/translate.h"
#include "core/study/study.h"

#include <QString>

namespace rigor {

/// The study with this method. Settings that it has too are kept. An unknown of the wrong kind becomes one of
/// the right kind: a distribution the number at its mean, which stays in its box; a number a normal
/// distribution about it, within its range. known: studies that asked this method before, the nearest first.
/// The first one of the same model gives back its settings, and its unknowns where they are the same: what
/// another method could not keep is not lost on the way.
Study forMethod(Study study, const std::string& key, const std::vector<Study>& known = {});

/// Searches the mean of a distribution in this range (finite), with a spread up to half of it, and widens its
/// box to hold the range: a box that cuts the distribution off would bend what is found. False: it is not
/// given by mean and standard deviation, and nothing was changed.
bool setMean(Unknown& distribution, const SearchValue& mean);

/// Why the method cannot be asked at once in the run's place; empty = it can. Distributions are not made up
/// there.
QString whyNotForMethod(const Study& study, const std::string& key, const std::vector<Study>& known = {});

/// Labels of the settings of `before` that differ from their defaults and that `after` does not have.
std::vector<std::string> settingsLeft(const Study& before, const Study& after);
/// "Of the settings of Verified identification these are not taken over: ..." as core says it; "" if all are.
Message wordsOnSettingsLeft(const Study& before, const Study& after);

/// Whether a method searches unknowns of this kind, distribution or number.
bool suitsMethod(const Unknown& unknown, const std::string& key);

} // namespace rigor

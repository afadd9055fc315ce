#pragma once
// The same model and data asked another question.

#include "core/study/study.h"

#include <QString>

namespace rigor {

/// The study with this method. Settings that it has too are kept.
Study withMethod(Study study, const std::string& key);

/// The same for a run that begins at once: for a method that searches numbers an unknown with a distribution
/// becomes a number, which starts at its mean and stays in its box.
Study forMethod(Study study, const std::string& key);

/// Why forMethod cannot be asked; empty = it can.
QString whyNotForMethod(const Study& study, const std::string& key);

/// Whether a method searches unknowns of this kind, distribution or number.
bool suitsMethod(const Unknown& unknown, const std::string& key);

} // namespace rigor

#pragma once
// Texts of the window as LaTeX writes them.

#include <QString>

namespace rigor {

/// One cell: special characters escaped, signs, Greek letters and raised digits in mathematics ("−" is "$-$",
/// "m²" is "m$^{2}$"). Needs no package; letters with accents are UTF-8, which LaTeX reads since 2018.
QString latexText(const QString& text);

} // namespace rigor

#pragma once
#include <string>

namespace rigor {

/// R² = 1 - |residuals|^2/|values - mean|^2 with as many nines as it has and two digits behind; "–" for NaN.
std::string rSquaredText(double value);

} // namespace rigor

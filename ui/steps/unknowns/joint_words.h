#pragma once
// A dependence in words: its family, its tails, and whether the experiments tell it.

#include "core/methods/inverse_uncertainty/present/live.h"
#include "ui/widgets/message_bar.h"

namespace rigor {

QString copulaTitle(const std::string& family); ///< "Gaussian", "Clayton"
/// Whether a method works with a key that not every method knows (MethodDescriptor::reads).
bool reads(const std::string& method, const std::string& key);
/// The same pairs in another family, at equal Kendall's tau.
Dependence withCopula(Dependence dependence, const std::string& family);
/// How far out both go together: "none", "lower 0.38" (H. Joe, "Multivariate Models and Dependence Concepts",
/// 1997, table 5.1: 2^(-1/theta) and 2 - 2^(1/theta)).
QString tailText(const std::string& family, double number, double degreesOfFreedom, bool survival);

/// Numbers of the pair that explain the experiments as well as the best: log L within 1.92 of it, everything
/// else as it is; the standard error by the curvature there. NaN where the profile has none.
struct ToldDependence {
    double lower = 0, upper = 0, error = 0;
    bool told = false; ///< the ends of the search range are excluded on both sides, or 0 is
};
ToldDependence toldDependence(const LiveModel::PairProfile& profile, const SearchValue& range);

/// The strip over the joint density; none while there is nothing to say. `current`: the profile belongs to
/// what is shown.
std::optional<BarMessage> dependenceStrip(const std::string& first, const std::string& second,
                                          const SearchValue& value, const std::vector<double>& changes,
                                          const LiveModel::PairProfile& profile, bool current);

} // namespace rigor

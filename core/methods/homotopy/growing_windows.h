#pragma once
// Windows that grow as far as the model follows the measurements, for records of systems whose errors grow
// with time. The path is followed in a first part of the record; from there the window is extended to where
// the model with the values found leaves the measurements, or where the errors of these values move the
// outputs too far, fitted again, and so on: up to there the outputs move nearly linearly with the values, so
// that a local fit stays in the valley of the truth. Where more than noise is left, as behind a saddle, the
// window grows by half; where that is little already, and at the end of the record, values are drawn from
// what the window before leaves open. Ends of windows are parts of the time of every case, 0 to 1.

#include "core/methods/fit/residuals/residual_view.h"

#include <array>

namespace rigor {

/// First windows, tried in this order until the model follows one of them.
inline constexpr std::array kFirstWindows{0.125, 0.1875, 0.25, 0.375, 0.5};
/// A window grows by this part of it at least; where that is not followed by half as much, and so on to
/// kLeastStep of the time.
inline constexpr double kLeastGrowth = 0.1, kLeastStep = 1.0 / 240;
/// What the fit of a window does not follow up to this part of it, it does not follow.
inline constexpr double kFollowedPart = 0.98;

/// Values drawn, and how many of them are fitted.
inline constexpr int kDraws = 64;
inline constexpr std::size_t kDrawsFitted = 4;

/// Where in the time of its case a row lies, 0 to 1. data: of the whole record.
double partOf(const FitData& data, const FitRow& row);

/// A window is sure if the model follows the record by so much of its time beyond it: what only bends to the
/// end of a window is no model of what comes.
inline constexpr double kFollowedBeyond = 1.0 / 60;
/// Followed::structure above which a better valley may be beside.
inline constexpr double kStructure = 3;

struct Followed {
    /// Up to which part of the time: to the first block (a sixtieth of the record) in which the rms of what
    /// is left of an output exceeds 0.3 standard deviations of its measured values, or 2 1/2 times its noise,
    /// if that is more. Values that are not finite are not followed.
    double part = 0;
    /// By how many standard errors (1/sqrt(values)) the mean square of what is left of an output up to
    /// `fitted` exceeds its noise; the largest. What is left counts from a thousandth of the deviation on.
    double structure = 0;
};

/// How far predicted values (rows of `data`) follow the measured ones. Noise: half the mean square of the
/// changes from row to row of what is left up to `fitted` (J. von Neumann, Ann. Math. Stat. 12 (1941) 367).
Followed followedOf(const FitData& data, const Eigen::VectorXd& predicted, double fitted);

/// By how many standard deviations what a fit of all windows leaves has more structure than independent
/// errors leave: the cube root of mean square over noise of a trajectory, the largest of all, against that of
/// (I - X G) u (residual_view.h), where u are the residuals scaled to their noise, with random signs; 0 where
/// one of 300 draws has as much. So neither count sizes that follow the signal, nor what a precise output has
/// of the errors of an estimate that noisy ones made. asked: per output.
double structureBeside(const ResidualView& view, const std::vector<bool>& asked);

/// What a fit up to `fitted` leaves open: this matrix times standard normal numbers is the error of the
/// values in the linear picture, with the noise that is left. Empty where the values are not determined.
/// left, slopes: weighted, of all rows.
Eigen::MatrixXd openAfter(const FitData& data, const Eigen::VectorXd& left, const Eigen::MatrixXd& slopes,
                          double fitted);

/// A window grows to where what its fit leaves open moves an output by this part of the standard deviation of
/// its measured values: up to there the outputs are nearly linear in the values.
inline constexpr double kMoved = 0.1;

/// Up to which part of the time; slopes: of the predicted values. Empty `open`: all of it.
double foreseenTo(const FitData& data, const Eigen::MatrixXd& slopes, const Eigen::MatrixXd& open);

/// Rows up to `part` (0..1] of the time of each case.
FitData firstPart(const FitData& data, double part);

} // namespace rigor

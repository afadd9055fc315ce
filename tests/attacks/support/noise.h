#pragma once
// What sensors add to the truth.

#include "tests/attacks/support/rigs/rig.h"

namespace rigor::attacks {

enum class NoiseKind {
    White,     ///< independent, normal
    Ar1,       ///< e_k = correlation e_(k-1) + ..., normal with the deviation sigma at every time
    Outliers,  ///< white, and a share of the values off by a size of either sign
    Bias,      ///< white, and all values off by a size
    Quantised, ///< white, and the reading rounded to whole steps
    Uniform    ///< independent, even within +- sqrt(3) sigma: bounded for certain
};

struct Noise {
    NoiseKind kind = NoiseKind::White;
    double correlation = 0.8;
    double share = 0.05; ///< of outliers
    double size = 15;    ///< of outliers, bias, steps: in sigma
};

/// What one record measures: per run times x outputs, in the units of the model, NaN in an empty cell.
struct Record {
    std::vector<Eigen::MatrixXd> measured;
};

/// A trajectory of readings around `truth`.
Eigen::VectorXd read(const Eigen::VectorXd& truth, double sigma, const Noise& noise, Draw& d);
Record drawRecord(const Rig& rig, const Noise& noise, Draw d);

} // namespace rigor::attacks

#pragma once
// What the values of a sensor tell of its own error, for whoever has no data sheet at hand: a proposal with
// what it rests on, or none where the values cannot know.
//
// Repeats: the pooled scatter of rows whose conditions and inputs are equal, s^2 = sum (y - mean)^2 / sum (n
// - 1).
//
// Neighbours: the variate-difference method. The k-th divided difference of k + 1 neighbouring samples, with
// weights of sum of squares 1, is 0 for every polynomial of degree below k (any spacing), so what is left has
// the variance of the error if the signal is smooth over k + 1 samples. Its scale is taken without what lies
// beyond three of it, from a median; outliers count little. The differences of white noise have known
// correlations, with even spacing (-1)^j C(2k, k+j) / C(2k, k) at lag j. Where those of lags 1 to 3 are
// others, the differences are signal or the noise is not white, and the next order is tried; after the last
// one there is no proposal. Sources: G. Tintner, "The Variate Difference Method" (1940); Th. Gasser, L.
// Sroka, Ch. Jennen-Steinmetz, Biometrika 73 (1986) 625, eq. (2.5) for the weights of uneven spacing; M. S.
// Bartlett, J. R. Stat. Soc. Suppl. 8 (1946) 27 for the scatter of the correlations.
//
// Steps: a sensor that moves in steps of q, and whose other error is not seen beside them, errs by q /
// sqrt 12.

#include "core/engine/data/dataset.h"
#include "core/engine/data/series/preparation.h"

#include <cstdint>
#include <optional>

namespace rigor {

struct NoiseProposal {
    enum class From : std::uint8_t { Repeats, Neighbours, Steps } from = From::Neighbours;
    double standardDeviation = 0; ///< unit of the values, > 0
    std::size_t count = 0;        ///< differences or degrees of freedom that it rests on
};

/// The step in which values move: they are multiples of it, apart from an offset. 0 = they are not.
double stepOfValues(const std::vector<double>& values);

/// Of one series; times strictly increasing, NaN = missing, gaps (gaps.h) are not differenced across. Nothing
/// with fewer than 50 differences, without scatter, or where neighbours cannot tell.
std::optional<NoiseProposal> noiseOfNeighbours(const Samples& samples);

/// Of groups of values measured under equal conditions. Nothing with fewer than 5 degrees of freedom or
/// without scatter.
std::optional<NoiseProposal> noiseOfRepeats(const std::vector<std::vector<double>>& groups);

/// Of a measured output, in its unit: its repeats where it is measured once per experiment, its neighbours
/// where over time, all experiments together. Nothing for values that were computed, resampled or filtered,
/// and where one of the experiments that are long enough cannot tell.
std::optional<NoiseProposal> proposedNoise(const Dataset& data, const std::string& output);

} // namespace rigor

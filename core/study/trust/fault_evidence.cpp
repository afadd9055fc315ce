#include "core/study/trust/fault_evidence.h"

#include "core/foundation/base/numbers.h"
#include "core/foundation/base/parallel.h"
#include "core/foundation/base/random.h"
#include "core/methods/fit/residuals/residual_view.h"

#include <Eigen/QR>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace rigor {

const char* keyOf(FaultClass fault) {
    switch (fault) {
    case FaultClass::Bias:
        return "bias";
    case FaultClass::Clock:
        return "clock";
    case FaultClass::Start:
        return "start";
    case FaultClass::Model:
        return "model";
    case FaultClass::Specimen:
        return "specimen";
    case FaultClass::Noise:
        return "noise";
    case FaultClass::InputScale:
        return "input-scale";
    case FaultClass::Saturation:
        return "saturation";
    case FaultClass::Unit:
        return "unit";
    case FaultClass::Drift:
        return "drift";
    case FaultClass::CorrelatedNoise:
        return "correlated-noise";
    }
    return "";
}

namespace {

/// Values drawn in all, and the fewest and most times that residuals are drawn.
constexpr double kFaultValuesDrawn = 2e6;
constexpr std::size_t kFewestFaultDraws = 399, kMostFaultDraws = 999;
constexpr std::uint64_t kFaultSeed = 20261127;
/// Part of a signature that the unknowns do not follow, below which it is not seen.
constexpr double kSeen = 1e-3;
constexpr double kFewestOfSensor = 8;
constexpr double kPrior = kPriorSize * kPriorSize;

/// log B of a ratio T of r directions, over which the size of the fault is spread.
double logBayes(double ratio, double directions) {
    const double g = kPrior / directions;
    return g / (1 + g) * ratio / 2 - directions / 2 * std::log1p(g);
}

/// Mean of B by weights.
struct LogMean {
    double most = -HUGE_VAL, sum = 0, weights = 0;
    void add(double logB, double weight) {
        if (logB > most) {
            sum *= std::isfinite(most) ? std::exp(most - logB) : 0;
            most = logB;
        }
        sum += weight * std::exp(logB - most);
        weights += weight;
    }
    double value() const { return weights > 0 ? most + std::log(sum / weights) : -HUGE_VAL; }
};

/// What is read off residuals: coordinates along all signatures, sums of squares and of neighbours.
struct Reading {
    Eigen::VectorXd along;               ///< Q'e of all signatures behind each other
    Eigen::VectorXd squares, neighbours; ///< per sensor
    Eigen::VectorXd scales;              ///< per sensor: by which its residuals were made ones of deviation 1
};

/// A signature as the residuals show it.
struct Seen {
    std::size_t signature = 0;
    Eigen::Index first = 0, count = 0; ///< columns of Q
    double norm = 0;                   ///< of one direction: |(I - P)D|
    bool oneSided = false;
    Eigen::VectorXd shares; ///< of one direction: what part of its square lies in each sensor
};

class FaultFamily {
  public:
    FaultFamily(const FaultData& data, const std::vector<FaultSignature>& signatures)
        : data_(data), signatures_(signatures), fitted_(orthonormalColumns(data.slopes)) {
        const auto sensors = static_cast<Eigen::Index>(data.names.size());
        freedom_ = Eigen::VectorXd::Zero(sensors);
        pairs_ = Eigen::VectorXd::Zero(sensors);
        for (Eigen::Index k = 0; k < data.left.size(); ++k)
            freedom_[sensorOf(k)] += 1 - (fitted_.cols() > 0 ? fitted_.row(k).squaredNorm() : 0);
        for (const auto& sequence : data.sequences)
            if (sequence.size() > 1)
                pairs_[sensorOf(sequence.front())] += static_cast<double>(sequence.size()) - 1;
        gather();
    }

    FaultVerdict judge(int threads, double level) {
        const auto n = static_cast<double>(std::max<Eigen::Index>(1, data_.left.size()));
        const auto draws =
            std::clamp(static_cast<std::size_t>(kFaultValuesDrawn / n), kFewestFaultDraws, kMostFaultDraws);
        std::vector<Reading> drawn(draws);
        parallelFor(draws, threads, {}, [&](std::size_t k) { drawn[k] = read(errors(k)); });
        settleNeighbours(drawn);
        const Reading own = read(data_.left);
        FaultVerdict verdict;
        std::size_t beyond = 0;
        const double total = sumOf(classesOf(own));
        for (const Reading& one : drawn) beyond += sumOf(classesOf(one)) >= total ? 1 : 0;
        verdict.leastProbability = 1 / (static_cast<double>(draws) + 1);
        verdict.p = (1 + static_cast<double>(beyond)) * verdict.leastProbability;
        verdict.found = verdict.p <= level;
        rank(own, verdict);
        return verdict;
    }

  private:
    Eigen::Index sensorOf(Eigen::Index value) const {
        return static_cast<Eigen::Index>(data_.sensor[static_cast<std::size_t>(value)]);
    }

    Eigen::VectorXd errors(std::size_t draw) const {
        RandomStream stream(kFaultSeed, draw);
        Eigen::VectorXd values(data_.left.size());
        // Box and Muller: a logarithm for two.
        for (Eigen::Index k = 0; k < values.size(); k += 2) {
            const double size = std::sqrt(-2 * std::log(stream.uniform())),
                         angle = 2 * std::numbers::pi * stream.uniform();
            values[k] = size * std::cos(angle);
            if (k + 1 < values.size()) values[k + 1] = size * std::sin(angle);
        }
        return values;
    }

    void gather() {
        std::vector<Eigen::MatrixXd> parts;
        Eigen::Index columns = 0;
        for (std::size_t k = 0; k < signatures_.size(); ++k) {
            const FaultSignature& one = signatures_[k];
            Eigen::MatrixXd seen = one.shift;
            for (Eigen::Index c = 0; c < seen.cols(); ++c)
                if (!seen.col(c).allFinite()) seen.col(c).setZero();
            const Eigen::VectorXd whole = seen.colwise().norm();
            if (fitted_.cols() > 0) seen -= fitted_ * (fitted_.transpose() * seen).eval();
            Eigen::Index kept = 0;
            for (Eigen::Index c = 0; c < seen.cols(); ++c)
                if (whole[c] > 0 && seen.col(c).norm() > kSeen * whole[c]) seen.col(kept++) = seen.col(c);
            seen.conservativeResize(Eigen::NoChange, kept);
            if (kept == 0) continue;
            // One direction keeps its sign.
            const Eigen::MatrixXd basis =
                kept == 1 ? Eigen::MatrixXd(seen / seen.norm()) : orthonormalColumns(seen);
            seen_.push_back({k, columns, basis.cols(), kept == 1 && one.shift.cols() == 1 ? seen.norm() : 0,
                             one.oneSided, Eigen::VectorXd::Zero(freedom_.size())});
            for (Eigen::Index v = 0; v < basis.rows(); ++v)
                seen_.back().shares[sensorOf(v)] += basis(v, 0) * basis(v, 0);
            columns += basis.cols();
            parts.push_back(basis);
        }
        basis_.resize(data_.left.size(), columns);
        Eigen::Index at = 0;
        for (const Eigen::MatrixXd& part : parts) {
            basis_.middleCols(at, part.cols()) = part;
            at += part.cols();
        }
    }

    /// Of any errors or residuals, as the fit leaves them.
    Reading read(Eigen::VectorXd e) const {
        if (fitted_.cols() > 0) e -= fitted_ * (fitted_.transpose() * e).eval();
        const auto sensors = freedom_.size();
        Reading reading{{},
                        Eigen::VectorXd::Zero(sensors),
                        Eigen::VectorXd::Zero(sensors),
                        Eigen::VectorXd::Ones(sensors)};
        for (Eigen::Index k = 0; k < e.size(); ++k) reading.squares[sensorOf(k)] += e[k] * e[k];
        if (!data_.stated) {
            for (Eigen::Index s = 0; s < sensors; ++s)
                if (const double found = reading.squares[s]; found > 0)
                    reading.scales[s] = std::sqrt(std::max(1.0, freedom_[s]) / found);
            for (Eigen::Index k = 0; k < e.size(); ++k) e[k] *= reading.scales[sensorOf(k)];
            reading.squares = freedom_;
        }
        for (const auto& sequence : data_.sequences)
            for (std::size_t i = 1; i < sequence.size(); ++i)
                reading.neighbours[sensorOf(sequence[i])] += e[sequence[i]] * e[sequence[i - 1]];
        for (Eigen::Index s = 0; s < sensors; ++s)
            if (reading.squares[s] > 0) reading.neighbours[s] *= freedom_[s] / reading.squares[s];
        reading.along = basis_.transpose() * e;
        return reading;
    }

    /// Mean and spread of the sums of neighbours, which the fit has moved off 0.
    void settleNeighbours(const std::vector<Reading>& drawn) {
        means_ = Eigen::VectorXd::Zero(freedom_.size());
        Eigen::VectorXd squares = means_;
        for (const Reading& one : drawn) {
            means_ += one.neighbours;
            squares += one.neighbours.cwiseAbs2();
        }
        const auto count = static_cast<double>(drawn.size());
        means_ /= count;
        spreads_ = (squares / count - means_.cwiseAbs2()).cwiseMax(0).cwiseSqrt();
    }

    double ratioOf(const Seen& one, const Reading& reading) const {
        return reading.along.segment(one.first, one.count).squaredNorm();
    }
    double evidenceOf(const Seen& one, const Reading& reading) const {
        if (!one.oneSided) return logBayes(ratioOf(one, reading), static_cast<double>(one.count));
        // Half of the prior lies on the other side: what is left of the posterior on this one.
        const double z = reading.along[one.first] * std::sqrt(kPrior / (1 + kPrior));
        return logBayes(z > 0 ? ratioOf(one, reading) : 0, 1) +
               std::log(std::max(1e-12, std::erfc(-z / std::numbers::sqrt2)));
    }
    /// Sensors together; s = their number: all of them.
    double noiseRatio(Eigen::Index s, const Reading& reading, double& factor) const {
        const double freedom = s < freedom_.size() ? freedom_[s] : freedom_.sum();
        const double w = (s < freedom_.size() ? reading.squares[s] : reading.squares.sum()) / freedom;
        factor = std::sqrt(w);
        return freedom >= kFewestOfSensor && w > 0 ? freedom * (w - 1 - std::log(w)) : 0;
    }
    bool noiseSeen(Eigen::Index s) const {
        return data_.stated &&
               (s < freedom_.size() ? freedom_[s] >= kFewestOfSensor
                                    : freedom_.size() > 1 && freedom_.minCoeff() >= kFewestOfSensor);
    }
    bool neighboursSeen(Eigen::Index s) const {
        return pairs_[s] >= kFewestOfSensor && freedom_[s] >= kFewestOfSensor && spreads_[s] > 0;
    }
    double neighbourRatio(Eigen::Index s, const Reading& reading) const {
        const double z = (reading.neighbours[s] - means_[s]) / spreads_[s];
        return z * z;
    }

    /// Calls with every signature that is seen: class and evidence.
    template <class F> void forEach(const Reading& reading, F&& tell) const {
        for (const Seen& one : seen_) {
            const FaultSignature& its = signatures_[one.signature];
            tell(its.fault, its.weight, evidenceOf(one, reading), &one, -1);
        }
        double factor = 1;
        for (Eigen::Index s = 0; s <= freedom_.size(); ++s)
            if (noiseSeen(s))
                tell(FaultClass::Noise, 1, logBayes(noiseRatio(s, reading, factor), 1), nullptr, s);
        for (Eigen::Index s = 0; s < freedom_.size(); ++s)
            if (neighboursSeen(s))
                tell(FaultClass::CorrelatedNoise, 1, logBayes(neighbourRatio(s, reading), 1), nullptr, s);
    }

    /// Per class log of the mean evidence; -infinity: not seen.
    std::array<double, kFaults> classesOf(const Reading& reading) const {
        std::array<LogMean, kFaults> all;
        forEach(reading, [&](FaultClass fault, double weight, double evidence, const Seen*, Eigen::Index) {
            all[static_cast<std::size_t>(fault)].add(evidence, weight);
        });
        std::array<double, kFaults> classes;
        for (std::size_t k = 0; k < kFaults; ++k) classes[k] = all[k].value();
        return classes;
    }

    /// log of the sum of the evidence.
    static double sumOf(const std::array<double, kFaults>& classes) {
        const double most = *std::max_element(classes.begin(), classes.end());
        if (!std::isfinite(most)) return 0;
        double sum = 0;
        for (const double one : classes) sum += std::exp(one - most);
        return most + std::log(sum);
    }

    void rank(const Reading& own, FaultVerdict& verdict) const {
        const auto classes = classesOf(own);
        const double all = sumOf(classes);
        for (std::size_t k = 0; k < kFaults; ++k) {
            if (!std::isfinite(classes[k])) continue;
            verdict.likely[k] = std::exp(classes[k] - all);
            verdict.ranked.push_back(static_cast<FaultClass>(k));
        }
        std::ranges::stable_sort(verdict.ranked, std::greater<>(),
                                 [&](FaultClass f) { return classes[static_cast<std::size_t>(f)]; });
        for (const FaultClass fault : verdict.ranked) {
            if (fault != verdict.ranked.front() &&
                classes[static_cast<std::size_t>(fault)] >=
                    classes[static_cast<std::size_t>(verdict.ranked.front())] - std::log(kToldApart))
                verdict.alike.push_back(fault);
            verdict.best.push_back(bestOf(fault, own));
        }
    }

    SignatureEvidence bestOf(FaultClass fault, const Reading& own) const {
        const Seen* best = nullptr;
        Eigen::Index sensor = -1;
        double most = -HUGE_VAL;
        forEach(own, [&](FaultClass its, double weight, double evidence, const Seen* seen, Eigen::Index s) {
            evidence += std::log(weight);
            if (its != fault || !(evidence > most)) return;
            most = evidence;
            best = seen;
            sensor = s;
        });
        SignatureEvidence told = best ? ofSignature(*best, own) : ofErrors(fault, sensor, own);
        told.fault = fault;
        told.logEvidence = most;
        return told;
    }

    SignatureEvidence ofSignature(const Seen& seen, const Reading& own) const {
        const FaultSignature& one = signatures_[seen.signature];
        SignatureEvidence told;
        told.place = one.place;
        told.experiment = one.experiment;
        told.unit = one.unit;
        told.ratio = ratioOf(seen, own);
        if (seen.norm > 0) {
            // The signature is of the errors as stated, the residuals were scaled.
            const double norm = seen.norm * std::sqrt(seen.shares.dot(own.scales.cwiseAbs2()));
            told.size = own.along[seen.first] / norm;
            told.error = 1 / norm;
        }
        return told;
    }

    SignatureEvidence ofErrors(FaultClass fault, Eigen::Index sensor, const Reading& own) const {
        SignatureEvidence told;
        told.unit = "1";
        const bool one = sensor < freedom_.size();
        if (one) told.place = data_.names[static_cast<std::size_t>(sensor)];
        if (fault == FaultClass::Noise) {
            told.ratio = noiseRatio(sensor, own, told.size);
            told.error = told.size / std::sqrt(2 * (one ? freedom_[sensor] : freedom_.sum()));
        } else {
            told.ratio = neighbourRatio(sensor, own);
            told.size = (own.neighbours[sensor] - means_[sensor]) / pairs_[sensor];
            told.error = spreads_[sensor] / pairs_[sensor];
        }
        return told;
    }

    const FaultData& data_;
    const std::vector<FaultSignature>& signatures_;
    Eigen::MatrixXd fitted_, basis_; ///< orthonormal columns of X; all Q
    std::vector<Seen> seen_;
    Eigen::VectorXd freedom_, pairs_; ///< per sensor
    Eigen::VectorXd means_, spreads_;
};

} // namespace

FaultVerdict judgeFaults(const FaultData& data, const std::vector<FaultSignature>& signatures, int threads,
                         double level) {
    if (data.left.size() <= data.slopes.cols()) return {};
    return FaultFamily(data, signatures).judge(threads, level);
}

} // namespace rigor

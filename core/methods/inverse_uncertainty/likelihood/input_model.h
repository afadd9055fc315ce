#pragma once
// The parametric probability model P_X(alpha) of the unknowns (paper, sections 2.2 and 3.5): inputs X_i, each
// of a family with shape parameters and a feasible box, independent or joined by a copula; and the noise that
// is added to the output.
//
// alpha holds the first shape parameter of every unknown, then the second of every unknown, and so on; the
// order of an unknown's parameters is that of its family (mean before standard deviation), whatever the order
// in the study. Then come the dependences and the noise that are searched; given ones are not in it. Units
// are those of the model parameter, of the noise that of the output.

#include "core/foundation/stats/distributions/joint_distribution.h"
#include "core/methods/method.h"

#include <Eigen/Core>

#include <optional>

namespace rigor {

class InputModel {
  public:
    /// Throws Error: family unknown, shape parameter unknown, missing or refused (negative spread), box
    /// empty, min > max, start outside the bounds, or no admissible alpha puts any probability inside the
    /// box.
    explicit InputModel(const std::vector<Unknown>& unknowns, const Dependence& dependence = {},
                        const std::optional<SensorNoise>& noise = std::nullopt);
    /// Of the unknowns of the problem and the noise of this output.
    InputModel(const Problem& problem, const std::string& output);

    Eigen::Index inputs() const { return static_cast<Eigen::Index>(inputs_.size()); } ///< n
    Eigen::Index size() const { return static_cast<Eigen::Index>(entries_.size()); }  ///< length of alpha
    const std::string& inputName(Eigen::Index i) const { return inputs_[static_cast<std::size_t>(i)].name; }
    const std::vector<std::string>& names() const { return names_; } ///< of alpha: "x1.mean", ...

    Eigen::VectorXd lower() const, upper() const; ///< of alpha; may be infinite
    /// Start values; the middle of the bounds where none is given. Throws Error if neither is there.
    Eigen::VectorXd start() const;
    /// Throws Error naming the entry if a bound that a population method needs is infinite.
    void requireFiniteBounds() const;
    double boxLower(Eigen::Index i) const { return inputs_[static_cast<std::size_t>(i)].lower; }
    double boxUpper(Eigen::Index i) const { return inputs_[static_cast<std::size_t>(i)].upper; }
    enum class EntryKind { Shape, Dependence, Noise };
    EntryKind kindOf(Eigen::Index k) const { return entries_[static_cast<std::size_t>(k)].kind; }
    /// Unknown that entry k of alpha, a shape, belongs to.
    Eigen::Index inputOf(Eigen::Index k) const { return entries_[static_cast<std::size_t>(k)].input; }
    /// Name of its parameter, "mean"; of others their own name.
    const std::string& parameterOf(Eigen::Index k) const {
        return entries_[static_cast<std::size_t>(k)].parameter;
    }
    /// Whether the dependence of two unknowns is part of the model, whatever its number.
    bool dependent(Eigen::Index i, Eigen::Index j) const;
    bool hasNoise() const { return noise_.has_value(); }
    /// Largest standard deviation of the noise that is searched or given; 0 without.
    double mostNoise() const { return noise_ ? noise_->deviation.max : 0; }
    /// Standard deviation of the noise at alpha, in the unit of the output; 0 without.
    double noiseAt(const Eigen::VectorXd& alpha) const;

    /// The n distributions at alpha, and how they depend on each other. Throws Error if alpha is not
    /// admissible.
    JointDistribution at(const Eigen::VectorXd& alpha) const;
    /// The same; nullopt instead of an Error, and where no probability is left inside a box.
    std::optional<JointDistribution> tryAt(const Eigen::VectorXd& alpha) const;

  private:
    struct Entry {
        Eigen::Index input; ///< of a dependence: the pair
        std::string parameter;
        SearchValue value;
        EntryKind kind = EntryKind::Shape;
    };
    struct Pair {
        CopulaPair given; ///< the value of one that is searched is that of alpha
        bool searched;
    };
    struct Input {
        std::string name, family;
        double lower, upper;
        SampleLawPtr samples; ///< of the empirical family
    };
    static Distribution distributionOf(const Input& input, const ShapeValues& shape);
    void checkReachable() const;
    void addDependence(const Dependence& dependence);
    Copula copulaAt(const Eigen::VectorXd& alpha) const;

    std::vector<Input> inputs_;
    std::vector<Entry> entries_;
    std::vector<std::string> names_;
    Dependence dependence_;
    std::vector<Pair> pairs_;
    std::optional<SensorNoise> noise_;
};

/// Names of alpha for these unknowns; whole even where a shape is missing, so that forms can show it.
std::vector<std::string> alphaNames(const std::vector<Unknown>& unknowns);
/// With those of the dependences and the noise that are searched.
std::vector<std::string> alphaNames(const Problem& problem);
/// The noise of this output; nullopt without.
std::optional<SensorNoise> noiseOf(const Problem& problem, const std::string& output);

} // namespace rigor

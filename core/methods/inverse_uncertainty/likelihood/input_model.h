#pragma once
// The parametric probability model P_X(alpha) of the unknowns (paper, sections 2.2 and 3.5): independent
// inputs X_i, each of a family with shape parameters and a feasible box.
//
// alpha holds the first shape parameter of every unknown, then the second of every unknown, and so on; the
// order of an unknown's parameters is that of its family (mean before standard deviation), whatever the order
// in the study. Units are those of the model parameter.

#include "core/foundation/stats/distributions/distribution.h"
#include "core/methods/method.h"

#include <Eigen/Core>

#include <optional>

namespace rigor {

class InputModel {
  public:
    /// Throws Error: family unknown, shape parameter unknown, missing or refused (negative spread), box
    /// empty, min > max, start outside the bounds, or no admissible alpha puts any probability inside the
    /// box.
    explicit InputModel(const std::vector<Unknown>& unknowns);

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
    /// Unknown that entry k of alpha belongs to.
    Eigen::Index inputOf(Eigen::Index k) const { return entries_[static_cast<std::size_t>(k)].input; }

    /// The n distributions at alpha. Throws Error if alpha is not admissible.
    std::vector<Distribution> at(const Eigen::VectorXd& alpha) const;
    /// The same; nullopt instead of an Error, and where no probability is left inside a box.
    std::optional<std::vector<Distribution>> tryAt(const Eigen::VectorXd& alpha) const;

  private:
    struct Entry {
        Eigen::Index input;
        std::string parameter;
        SearchValue value;
    };
    struct Input {
        std::string name, family;
        double lower, upper;
    };
    void checkReachable() const;

    std::vector<Input> inputs_;
    std::vector<Entry> entries_;
    std::vector<std::string> names_;
};

/// Names of alpha for these unknowns; whole even where a shape is missing, so that forms can show it.
std::vector<std::string> alphaNames(const std::vector<Unknown>& unknowns);

} // namespace rigor

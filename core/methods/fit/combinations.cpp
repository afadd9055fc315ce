#include "core/methods/fit/combinations.h"

#include "core/foundation/base/numbers.h"
#include "core/foundation/base/translate.h"

#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>
#include <optional>

namespace rigor {

namespace {

/// A share of a direction below this is rounding.
constexpr double kShare = 1e-3;
/// So far other values of an unknown are away, relative to its value.
constexpr double kAway = 0.1;
/// Exponents that agree to this are the same.
constexpr double kSame = 1e-3;

bool same(double a, double b) { return std::abs(a - b) <= kSame * std::max(1.0, std::abs(b)); }

/// exponent = slope * (value of `unknown`) + offset
struct FollowedExponent {
    Eigen::Index unknown = -1;
    double slope = 0, offset = 0;
};

class Finder {
  public:
    Finder(const Eigen::VectorXd& relative, const Eigen::VectorXd& estimate, const Eigen::VectorXd& lower,
           const Eigen::VectorXd& upper, const Eigen::MatrixXd& covariance,
           const std::vector<std::string>& names, const DirectionAt& directionAt)
        : estimate_(estimate), lower_(lower), upper_(upper), covariance_(covariance), names_(names),
          directionAt_(directionAt) {
        found_.members = membersOf(relative);
        base_ = found_.members.front();
        for (const Eigen::Index i : found_.members) exponents_.push_back(-relative[i] / relative[base_]);
        followed_.resize(found_.members.size());
    }

    Combinations find() {
        // An unknown that is 0 has no relative change.
        for (const Eigen::Index i : found_.members)
            if (estimate_[i] == 0) found_.kind = CombinationKind::Unknown;
        if (found_.kind != CombinationKind::Unknown && directionAt_) found_.kind = kindOf();
        if (found_.kind == CombinationKind::Unknown) return std::move(found_);
        if (directionAt_ && found_.kind == CombinationKind::Product) follow();
        for (std::size_t k = 1; k < found_.members.size(); ++k)
            found_.all.push_back(found_.kind == CombinationKind::Sum ? sum(k) : product(k));
        return std::move(found_);
    }

  private:
    const std::string& name(Eigen::Index i) const { return names_[static_cast<std::size_t>(i)]; }

    /// `sign` tenths further in one unknown; nothing where a bound is in between.
    std::optional<Eigen::VectorXd> away(Eigen::Index i, int sign) const {
        Eigen::VectorXd p = estimate_;
        p[i] *= 1 + sign * kAway;
        if (p[i] == estimate_[i] || p[i] < lower_[i] || p[i] > upper_[i]) return std::nullopt;
        return p;
    }

    /// Exponents of the members there; empty where it has not the same members.
    std::vector<double> exponentsAt(const Eigen::VectorXd& p) const {
        const Eigen::VectorXd relative = directionAt_(p);
        if (relative.size() == 0 || membersOf(relative) != found_.members) return {};
        std::vector<double> exponents;
        for (const Eigen::Index i : found_.members) exponents.push_back(-relative[i] / relative[base_]);
        return exponents;
    }

    /// Where a member has another value a product keeps its exponents, a sum the ratios of its changes.
    CombinationKind kindOf() const {
        bool seen = false, product = true, sum = true;
        for (const Eigen::Index moved : found_.members)
            for (const int sign : {1, -1}) {
                const auto p = away(moved, sign);
                if (!p) continue;
                const std::vector<double> there = exponentsAt(*p);
                if (there.empty()) continue;
                seen = true;
                for (std::size_t k = 1; k < there.size(); ++k) {
                    const Eigen::Index i = found_.members[k];
                    product = product && same(there[k], exponents_[k]);
                    sum = sum && same(there[k] * (*p)[i] / (*p)[base_],
                                      exponents_[k] * estimate_[i] / estimate_[base_]);
                }
                break;
            }
        if (!seen || product) return CombinationKind::Product;
        return sum ? CombinationKind::Sum : CombinationKind::Unknown;
    }

    /// Exponents that change with a determined unknown as s n + a, with s and a whole or half.
    void follow() {
        for (Eigen::Index m = 0; m < estimate_.size(); ++m) {
            if (std::find(found_.members.begin(), found_.members.end(), m) != found_.members.end()) continue;
            const auto above = away(m, 1), below = away(m, -1);
            if (!above || !below) continue;
            const std::vector<double> up = exponentsAt(*above), down = exponentsAt(*below);
            if (up.empty() || down.empty()) continue;
            for (std::size_t k = 1; k < exponents_.size(); ++k) {
                if (same(up[k], exponents_[k]) && same(down[k], exponents_[k])) continue;
                const double slope = (up[k] - down[k]) / ((*above)[m] - (*below)[m]);
                const double rounded = std::round(2 * slope) / 2,
                             offset = std::round(2 * (exponents_[k] - rounded * estimate_[m])) / 2;
                const auto fits = [&](const std::vector<double>& at, double value) {
                    return std::abs(at[k] - rounded * value - offset) < 0.01;
                };
                if (rounded != 0 && fits(up, (*above)[m]) && fits(down, (*below)[m]) &&
                    fits(exponents_, estimate_[m]))
                    followed_[k] = {m, rounded, offset};
            }
        }
    }

    /// "n-1", "2*n", "1-n"
    std::string exponentText(const FollowedExponent& e, double sign) const {
        const double slope = sign * e.slope, offset = sign * e.offset;
        const std::string& n = name(e.unknown);
        const std::string part = std::abs(slope) == 1 ? n : fmt::format("{:g}*{}", std::abs(slope), n);
        if (offset == 0) return slope > 0 ? part : "-" + part;
        return slope > 0 ? fmt::format("{}{:+g}", part, offset) : fmt::format("{:g}-{}", offset, part);
    }

    Combination product(std::size_t k) const {
        const Eigen::Index i = found_.members[k];
        const double exponent = exponents_[k], sign = exponent > 0 ? 1 : -1;
        std::string root = name(base_);
        const FollowedExponent& followed = followed_[k];
        if (followed.unknown >= 0) {
            const std::string text = exponentText(followed, sign);
            root += text == name(followed.unknown) ? "^" + text : "^(" + text + ")";
        } else if (std::abs(std::abs(exponent) - 1) >= kSame) {
            root += fmt::format("^{:.3g}", std::abs(exponent));
        }
        Combination made{.text = name(i) + (exponent > 0 ? "*" : "/") + root};
        made.value = estimate_[i] * std::pow(estimate_[base_], exponent);
        Eigen::VectorXd slope = Eigen::VectorXd::Zero(estimate_.size());
        slope[i] = made.value / estimate_[i];
        slope[base_] = exponent * made.value / estimate_[base_];
        if (followed.unknown >= 0)
            slope[followed.unknown] = made.value * followed.slope * std::log(std::abs(estimate_[base_]));
        made.standardError = errorOf(slope);
        made.slope = std::move(slope);
        return made;
    }

    Combination sum(std::size_t k) const {
        const Eigen::Index i = found_.members[k];
        const double factor = exponents_[k] * estimate_[i] / estimate_[base_]; // p_i + factor p_0 stays
        const std::string part = std::abs(std::abs(factor) - 1) < kSame
                                     ? name(base_)
                                     : fmt::format("{:.3g}*{}", std::abs(factor), name(base_));
        Combination made{.text = name(i) + (factor > 0 ? " + " : " - ") + part};
        made.value = estimate_[i] + factor * estimate_[base_];
        Eigen::VectorXd slope = Eigen::VectorXd::Zero(estimate_.size());
        slope[i] = 1;
        slope[base_] = factor;
        made.standardError = errorOf(slope);
        made.slope = std::move(slope);
        return made;
    }

    /// Of a function of the unknowns with these slopes.
    double errorOf(const Eigen::VectorXd& slope) const {
        double variance = 0;
        for (Eigen::Index a = 0; a < slope.size(); ++a)
            for (Eigen::Index b = 0; b < slope.size(); ++b)
                if (slope[a] != 0 && slope[b] != 0) variance += slope[a] * covariance_(a, b) * slope[b];
        return variance >= 0 ? std::sqrt(variance) : kNaN;
    }

    const Eigen::VectorXd &estimate_, &lower_, &upper_;
    const Eigen::MatrixXd& covariance_;
    const std::vector<std::string>& names_;
    const DirectionAt& directionAt_;
    Combinations found_;
    Eigen::Index base_ = 0;
    std::vector<double> exponents_; ///< per member, of the base; -1 for the base itself
    std::vector<FollowedExponent> followed_;
};

} // namespace

std::vector<Eigen::Index> membersOf(const Eigen::VectorXd& relative) {
    std::vector<Eigen::Index> members;
    for (Eigen::Index i = 0; i < relative.size(); ++i)
        if (std::abs(relative[i]) > kShare) members.push_back(i);
    return members;
}

Combinations combinationsOf(const Eigen::VectorXd& relative, const Eigen::VectorXd& estimate,
                            const Eigen::VectorXd& lower, const Eigen::VectorXd& upper,
                            const Eigen::MatrixXd& covariance, const std::vector<std::string>& names,
                            const DirectionAt& directionAt) {
    return Finder(relative, estimate, lower, upper, covariance, names, directionAt).find();
}

Message sentenceOf(const Combinations& combinations, const std::vector<std::string>& names) {
    std::vector<std::string> together, parts;
    for (const Eigen::Index i : combinations.members) together.push_back(names[static_cast<std::size_t>(i)]);
    for (const Combination& one : combinations.all) parts.push_back(one.text);
    const std::string last = together.back();
    together.pop_back();
    if (parts.empty())
        return filled(sentence("Method", "{} and {} only together"), fmt::join(together, ", "), last);
    if (parts.size() == 1)
        return filled(sentence("Method", "{} and {} only in the combination {}"), fmt::join(together, ", "),
                      last, parts.front());
    return filled(sentence("Method", "{} and {} only in the combinations {}"), fmt::join(together, ", "),
                  last, fmt::join(parts, ", "));
}

} // namespace rigor

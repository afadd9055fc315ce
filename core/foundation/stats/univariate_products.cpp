#include "core/foundation/stats/univariate_products.h"

#include "core/foundation/stats/quadrature.h"

#include <algorithm>
#include <cmath>
#include <unordered_map>

namespace rigor {

namespace {
using Multiset = std::vector<int>; ///< degrees >= 1, ascending

std::uint64_t keyOf(const Multiset& degrees) { // degrees <= 20 fit 5 bits
    std::uint64_t key = 0;
    for (int degree : degrees) key = (key << 5) | static_cast<std::uint64_t>(degree);
    return key;
}

/// All multisets in the order of a depth-first walk: a prefix comes before what it begins.
void appendMultisets(std::vector<Multiset>& out, Multiset& current, int degree, int order) {
    out.push_back(current);
    if (static_cast<int>(current.size()) == order) return;
    for (int k = current.empty() ? 1 : current.back(); k <= degree; ++k) {
        current.push_back(k);
        appendMultisets(out, current, degree, order);
        current.pop_back();
    }
}

bool vanishes(const Germ& germ, const Multiset& degrees) {
    int sum = 0;
    for (int degree : degrees) sum += degree;
    if (germ.symmetric() && sum % 2 == 1) return true;
    return !degrees.empty() && 2 * degrees.back() > sum;
}

std::vector<double> valuesFor(const Germ& germ, const std::vector<Multiset>& multisets, int degree,
                              int order) {
    // A cancellation that leaves this share of the integral of magnitudes is rounding.
    constexpr double kRounding = 1e-13;
    const QuadratureRule rule = gaussRule(germ, degree * order / 2 + 1);
    const Eigen::ArrayXXd phi = OrthonormalPolynomials(germ, degree).evaluate(rule.nodes).transpose().array();
    std::vector<Eigen::ArrayXd> products(static_cast<std::size_t>(order) + 1); // of the current prefix
    products[0] = rule.weights.array();
    std::vector<double> values;
    for (const Multiset& degrees : multisets) {
        const std::size_t length = degrees.size();
        if (length > 0) products[length] = products[length - 1] * phi.col(degrees.back());
        const double sum = products[length].sum(), magnitude = products[length].abs().sum();
        const bool zero = vanishes(germ, degrees) || std::abs(sum) <= kRounding * magnitude;
        values.push_back(zero ? 0.0 : sum);
    }
    return values;
}
} // namespace

UnivariateProducts::UnivariateProducts(const std::vector<Germ>& germs, int degree, int order)
    : degree_(degree) {
    std::vector<Multiset> multisets;
    Multiset current;
    appendMultisets(multisets, current, degree, order);
    std::unordered_map<std::uint64_t, int> idOf;
    for (std::size_t i = 0; i < multisets.size(); ++i) idOf.emplace(keyOf(multisets[i]), static_cast<int>(i));

    next_.assign(multisets.size() * static_cast<std::size_t>(degree + 1), -1);
    for (std::size_t i = 0; i < multisets.size(); ++i) {
        int* row = &next_[i * static_cast<std::size_t>(degree + 1)];
        row[0] = static_cast<int>(i);
        if (static_cast<int>(multisets[i].size()) == order) continue;
        for (int k = 1; k <= degree; ++k) {
            Multiset more = multisets[i];
            more.insert(std::ranges::upper_bound(more, k), k);
            row[k] = idOf.at(keyOf(more));
        }
    }
    for (const Germ& germ : germs) {
        const auto same = std::ranges::find(germs, germ) - germs.begin();
        if (same < std::ssize(values_))
            values_.push_back(values_[static_cast<std::size_t>(same)]);
        else
            values_.push_back(valuesFor(germ, multisets, degree, order));
    }
}

} // namespace rigor

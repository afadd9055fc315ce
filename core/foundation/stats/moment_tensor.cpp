// Push and fork. The m items of a row are written as the ascending sequence of the locations they lie in.
// "Push" moves the last item one location on; when it lies in the last location, "fork" moves the last item
// that still can, and puts all items behind it beside it. Beside each item stand the running states of the
// univariate products, one per dimension, and the running multinomial coefficient, so that a new row costs
// the items that moved and no more.
#include "core/foundation/base/error.h"
#include "core/foundation/base/parallel.h"
#include "core/foundation/stats/moments.h"
#include "core/foundation/stats/univariate_products.h"

#include <array>
#include <cmath>

namespace rigor {

namespace {
constexpr int kMaxTensorOrder = 8;
constexpr int kMaxDimension = 6;

struct Part {
    long long generated = 0;
    std::vector<std::uint16_t> factors;
    std::vector<double> weights;
};

struct Item {
    int location = 0;
    int run = 1;            ///< items in this location so far, this one included
    double coefficient = 1; ///< m! / product of factorials of the runs so far
    std::array<int, kMaxDimension> states{};
};

class Walk {
  public:
    Walk(const ChaosBasis& basis, const UnivariateProducts& products, int order)
        : products_(products), order_(order), terms_(basis.size()), dimension_(basis.dimension()),
          degree_(basis.degree()) {
        for (const auto& index : basis.indices())
            for (int power : index) powers_.push_back(static_cast<std::uint8_t>(power));
        factorial_ = std::tgamma(order + 1.0);
    }

    /// All rows whose first items lie in `fixed` (ascending), in lexicographic order.
    void run(std::span<const int> fixed, Part& part) {
        int depth = 0;
        for (int location : fixed) place(depth++, location);
        const int first = depth;
        if (first == order_) {
            keepIfNonzero(part);
            return;
        }
        // Items 0 .. order-2 are walked by fork, the last one is pushed through all its locations in
        // pushLast.
        while (depth < order_ - 1) {
            place(depth, depth > 0 ? item(depth - 1).location : 0);
            ++depth;
        }
        for (;;) {
            pushLast(part);
            int forked = order_ - 2;
            while (forked >= first && item(forked).location == terms_ - 1) --forked;
            if (forked < first) return;
            const int location = item(forked).location + 1;
            for (int i = forked; i < order_ - 1; ++i) place(i, location);
        }
    }

  private:
    Item& item(int i) { return items_[static_cast<std::size_t>(i)]; }
    const std::uint8_t* powersOf(int term) const {
        return &powers_[static_cast<std::size_t>(term * dimension_)];
    }

    void place(int i, int location) {
        static const Item nothing = {.location = -1};
        const Item& before = i > 0 ? item(i - 1) : nothing;
        Item& here = item(i);
        here.location = location;
        here.run = before.location == location ? before.run + 1 : 1;
        here.coefficient = (i > 0 ? before.coefficient : factorial_) / here.run;
        const std::uint8_t* powers = powersOf(location);
        for (int j = 0; j < dimension_; ++j) {
            const auto at = static_cast<std::size_t>(j);
            here.states[at] =
                products_.add(i > 0 ? before.states[at] : UnivariateProducts::kEmpty, powers[j]);
        }
    }

    /// The last item through all locations from that of the item before it: one inner product per location.
    void pushLast(Part& part) {
        const Item none{.location = 0, .run = 0, .coefficient = factorial_};
        const Item& before = order_ > 1 ? item(order_ - 2) : none;
        std::array<std::array<double, 32>, kMaxDimension> value;
        for (int j = 0; j < dimension_; ++j)
            for (int k = 0; k <= degree_; ++k)
                value[static_cast<std::size_t>(j)][static_cast<std::size_t>(k)] =
                    products_.value(j, products_.add(before.states[static_cast<std::size_t>(j)], k));
        const std::uint8_t* powers = powersOf(before.location);
        for (int location = before.location; location < terms_; ++location, powers += dimension_) {
            double product = value[0][powers[0]];
            for (int j = 1; j < dimension_; ++j) product *= value[static_cast<std::size_t>(j)][powers[j]];
            ++part.generated;
            if (product == 0) continue;
            const int run = location == before.location ? before.run + 1 : 1;
            keep(part, location, before.coefficient / run * product);
        }
    }

    void keep(Part& part, int last, double weight) {
        for (int i = 0; i + 1 < order_; ++i)
            part.factors.push_back(static_cast<std::uint16_t>(item(i).location));
        part.factors.push_back(static_cast<std::uint16_t>(last));
        part.weights.push_back(weight);
    }

    void keepIfNonzero(Part& part) {
        const Item& last = item(order_ - 1);
        double product = 1;
        for (int j = 0; j < dimension_; ++j)
            product *= products_.value(j, last.states[static_cast<std::size_t>(j)]);
        ++part.generated;
        if (product != 0) keep(part, last.location, last.coefficient * product);
    }

    const UnivariateProducts& products_;
    int order_, terms_, dimension_, degree_;
    double factorial_ = 1;
    std::vector<std::uint8_t> powers_;
    std::array<Item, kMaxTensorOrder> items_{};
};

/// The first items of each part of the work: enough parts for any number of threads, the same for all.
std::vector<std::vector<int>> partsOf(int terms, int order) {
    std::vector<std::vector<int>> parts;
    for (int a = 0; a < terms; ++a) {
        if (order < 3) {
            parts.push_back({a});
            continue;
        }
        for (int b = a; b < terms; ++b) parts.push_back({a, b});
    }
    return parts;
}
} // namespace

long long multiIndexCount(int terms, int order) {
    // binomial(order + terms - 1, order), saturating
    long double count = 1;
    for (int k = 1; k <= order; ++k) count = count * (terms - 1 + k) / k;
    return count > 0x1p62L ? 1LL << 62 : static_cast<long long>(count + 0.5L);
}

std::optional<MomentTensor> MomentTensor::build(const ChaosBasis& basis, int order, int threads,
                                                std::stop_token stop) {
    if (order < 1 || order > kMaxTensorOrder)
        fail("the multinomial sum for moments of order {}: 1 to {} are possible", order, kMaxTensorOrder);
    if (const long long count = multiIndexCount(basis.size(), order); count > (1LL << 36))
        fail("the multinomial sum for the moment of order {} with {} terms has {} multi-indices; the limit "
             "is 2^36: use "
             "quadrature",
             order, basis.size(), count);
    const UnivariateProducts products(basis.germs(), basis.degree(), order);
    const std::vector<std::vector<int>> starts = partsOf(basis.size(), order);
    std::vector<Part> parts(starts.size());
    const bool complete = parallelFor(starts.size(), threads, stop, [&](std::size_t i) {
        Walk(basis, products, order).run(starts[i], parts[i]);
    });
    if (!complete) return std::nullopt;

    MomentTensor tensor;
    tensor.order_ = order;
    tensor.terms_ = basis.size();
    std::size_t nonzero = 0;
    for (const Part& part : parts) nonzero += part.weights.size();
    tensor.weights_.reserve(nonzero);
    tensor.factors_.reserve(nonzero * static_cast<std::size_t>(order));
    for (Part& part : parts) {
        tensor.generated_ += part.generated;
        tensor.weights_.insert(tensor.weights_.end(), part.weights.begin(), part.weights.end());
        tensor.factors_.insert(tensor.factors_.end(), part.factors.begin(), part.factors.end());
        part = {};
    }
    return tensor;
}

std::span<const std::uint16_t> MomentTensor::factors(std::size_t t) const {
    const auto order = static_cast<std::size_t>(order_);
    return std::span(factors_).subspan(t * order, order);
}

Eigen::VectorXd MomentTensor::moments(const Eigen::MatrixXd& coefficients) const {
    eigen_assert(coefficients.rows() == terms_);
    // one row per term, so that a product over all columns runs along memory
    const Eigen::Array<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor> rows = coefficients.array();
    Eigen::Array<double, 1, Eigen::Dynamic> sum =
        Eigen::Array<double, 1, Eigen::Dynamic>::Zero(coefficients.cols());
    Eigen::Array<double, 1, Eigen::Dynamic> product(coefficients.cols());
    for (std::size_t t = 0; t < weights_.size(); ++t) {
        product.setConstant(weights_[t]);
        for (std::uint16_t factor : factors(t)) product *= rows.row(factor);
        sum += product;
    }
    return sum.matrix().transpose();
}

} // namespace rigor

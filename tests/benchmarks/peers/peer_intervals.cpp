// Intervals beside Boost.Interval and MPFI at 53 bits: 512 operands of all signs in the first cache. What is
// right is decided by MPFI at 200 bits.
#include "core/foundation/base/random.h"
#include "core/foundation/scalar/interval.h"
#include "core/foundation/scalar/interval_batch.h"
#include "peer.h"

#include <boost/numeric/interval.hpp>
#include <boost/version.hpp>
#include <mpfi.h>
#include <mpfi_io.h>

#include <array>
#include <cmath>
#include <limits>
#include <memory>
#include <vector>

using namespace rigor;

namespace {

constexpr std::size_t kCount = 512;
const std::string kBoost = "Boost.Interval " + std::to_string(BOOST_VERSION / 100000) + "." +
                           std::to_string(BOOST_VERSION / 100 % 1000);
const std::string kMpfi = std::string("MPFI ") + mpfi_get_version();

using BoostInterval = boost::numeric::interval<
    double,
    boost::numeric::interval_lib::policies<
        boost::numeric::interval_lib::save_state<boost::numeric::interval_lib::rounded_transc_std<double>>,
        boost::numeric::interval_lib::checking_base<double>>>;

/// Operands 0 to 2, results 3.
struct Operands {
    alignas(64) double lower[4][kCount], upper[4][kCount];
    explicit Operands(bool positive) {
        RandomStream random(1, 1);
        for (int operand = 0; operand < 3; ++operand)
            for (std::size_t k = 0; k < kCount; ++k) {
                const double x = positive ? std::abs(random.normal()) : random.normal();
                lower[operand][k] = x,
                upper[operand][k] = x + (positive ? 1e-3 : std::pow(10.0, -9 * random.uniform()));
            }
    }
    IntervalView view(int k) const { return {lower[k], upper[k]}; }
};

class Mpfi {
  public:
    explicit Mpfi(mpfr_prec_t bits = 53) { mpfi_init2(x_, bits); }
    ~Mpfi() { mpfi_clear(x_); }
    Mpfi(const Mpfi& other) : Mpfi(mpfi_get_prec(other.x_)) { mpfi_set(x_, other.x_); }
    Mpfi& operator=(const Mpfi&) = delete;
    void set(double lower, double upper) { mpfi_interv_d(x_, lower, upper); }
    double lower() const { return mpfr_get_d(&x_->left, MPFR_RNDD); }
    double upper() const { return mpfr_get_d(&x_->right, MPFR_RNDU); }
    mpfi_ptr get() { return x_; }

  private:
    mpfi_t x_;
};

using Function = std::function<void(mpfi_ptr result, mpfi_ptr a, mpfi_ptr b, mpfi_ptr c)>;

/// How much wider than the narrowest interval of doubles the results are, in units in the last place of the
/// larger end, on average; infinite where one does not contain the exact result.
double excess(const Operands& o, const Function& f) {
    Mpfi exact(200), a(200), b(200), c(200);
    double sum = 0;
    for (std::size_t k = 0; k < kCount; ++k) {
        a.set(o.lower[0][k], o.upper[0][k]), b.set(o.lower[1][k], o.upper[1][k]),
            c.set(o.lower[2][k], o.upper[2][k]);
        f(exact.get(), a.get(), b.get(), c.get());
        const double low = exact.lower(), high = exact.upper(),
                     size = std::max(std::abs(low), std::abs(high));
        if (o.lower[3][k] > low || o.upper[3][k] < high) return std::numeric_limits<double>::infinity();
        sum += ((o.upper[3][k] - o.lower[3][k]) - (high - low)) / (std::nextafter(size, 1e308) - size);
    }
    return sum / kCount;
}

/// One function by single intervals, by batches where there are any, by Boost's and by MPFI's.
template <typename Ours, typename Boost, typename Multiple>
void add(const std::string& name, bool positive, Ours ours, Boost boost, Multiple mpfi,
         const std::function<void(const IntervalKernels&, Operands&)>& batch = {}) {
    const std::string measure =
        "width beyond the narrowest, units in the last place; inf: a result does not contain the exact one";
    const auto o = std::make_shared<Operands>(positive);
    const auto error = [=] { return excess(*o, mpfi); };
    const auto x = std::make_shared<std::vector<std::array<Interval, 4>>>();
    const auto y = std::make_shared<std::vector<std::array<BoostInterval, 4>>>();
    const auto z = std::make_shared<std::vector<std::vector<Mpfi>>>();
    for (std::size_t k = 0; k < kCount; ++k) {
        x->emplace_back(), y->emplace_back(), z->emplace_back(4);
        for (std::size_t i = 0; i < 3; ++i) {
            (*x)[k][i] = Interval(o->lower[i][k], o->upper[i][k]);
            (*y)[k][i] = BoostInterval(o->lower[i][k], o->upper[i][k]);
            (*z)[k][i].set(o->lower[i][k], o->upper[i][k]);
        }
    }
    peer::task(
        name, peer::kRigor + ", one by one", measure,
        [=] {
            for (auto& v : *x) v[3] = ours(v[0], v[1], v[2]);
            benchmark::DoNotOptimize(x->data());
        },
        [=] {
            for (std::size_t k = 0; k < kCount; ++k)
                o->lower[3][k] = (*x)[k][3].lower, o->upper[3][k] = (*x)[k][3].upper;
            return error();
        },
        benchmark::kMicrosecond);
    if (batch)
        for (const IntervalKernels* kernels : allIntervalKernels())
            peer::task(
                name, peer::kRigor + ", batch, " + kernels->name, measure,
                [=] {
                    batch(*kernels, *o);
                    benchmark::ClobberMemory();
                },
                error, benchmark::kMicrosecond);
    peer::task(
        name, kBoost, measure,
        [=] {
            for (auto& v : *y) v[3] = boost(v[0], v[1], v[2]);
            benchmark::DoNotOptimize(y->data());
        },
        [=] {
            for (std::size_t k = 0; k < kCount; ++k)
                o->lower[3][k] = (*y)[k][3].lower(), o->upper[3][k] = (*y)[k][3].upper();
            return error();
        },
        benchmark::kMicrosecond);
    peer::task(
        name, kMpfi, measure,
        [=] {
            for (auto& v : *z) mpfi(v[3].get(), v[0].get(), v[1].get(), v[2].get());
            benchmark::DoNotOptimize(z->data());
        },
        [=] {
            for (std::size_t k = 0; k < kCount; ++k)
                o->lower[3][k] = (*z)[k][3].lower(), o->upper[3][k] = (*z)[k][3].upper();
            return error();
        },
        benchmark::kMicrosecond);
}

} // namespace

#define ELEMENTARY(function)                                                                                 \
    add(                                                                                                     \
        "512 times " #function " of intervals", true,                                                        \
        [](const Interval& a, const Interval&, const Interval&) { return math::function(a); },               \
        [](const BoostInterval& a, const BoostInterval&, const BoostInterval&) {                             \
            return boost::numeric::function(a);                                                              \
        },                                                                                                   \
        [](mpfi_ptr r, mpfi_ptr a, mpfi_ptr, mpfi_ptr) { mpfi_##function(r, a); })

int main(int argc, char** argv) {
    add(
        "512 times a b + c of intervals", false,
        [](const Interval& a, const Interval& b, const Interval& c) { return a * b + c; },
        [](const BoostInterval& a, const BoostInterval& b, const BoostInterval& c) { return a * b + c; },
        [](mpfi_ptr r, mpfi_ptr a, mpfi_ptr b, mpfi_ptr c) {
            mpfi_mul(r, a, b);
            mpfi_add(r, r, c);
        },
        [](const IntervalKernels& kernels, Operands& o) {
            kernels.multiplyAdd(kCount, o.view(0), o.view(1), o.view(2), {o.lower[3], o.upper[3]});
        });
    ELEMENTARY(exp);
    ELEMENTARY(log);
    ELEMENTARY(sin);
    ELEMENTARY(atan);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
}

// Polynomial chaos beside OpenTURNS: the Ishigami function of three uniform variables, whose Sobol indices
// are known (Sobol and Levitan 1999), and the third and fourth moments of an expansion in two normal
// variables.
#include "core/foundation/base/random.h"
#include "core/foundation/stats/moments.h"
#include "peer.h"

#include <openturns/OT.hxx>
#include <openturns/TBB.hxx>

#include <numbers>

using namespace rigor;

namespace {

constexpr int kDegree = 12, kNodes = 13;
constexpr double kA = 7, kB = 0.1, kPi = std::numbers::pi;
const std::string kOpenTurns = "OpenTURNS " + OT::PlatformInfo::GetVersion();

double ishigami(double x1, double x2, double x3) {
    return std::sin(x1) + kA * std::sin(x2) * std::sin(x2) + kB * std::pow(x3, 4) * std::sin(x1);
}

/// First and total indices.
struct Exact {
    double total = kA * kA / 8 + kB * std::pow(kPi, 4) / 5 + kB * kB * std::pow(kPi, 8) / 18 + 0.5;
    double one = 0.5 * std::pow(1 + kB * std::pow(kPi, 4) / 5, 2), two = kA * kA / 8;
    double oneThree = 8 * kB * kB * std::pow(kPi, 8) / 225;
    double first[3] = {one / total, two / total, 0};
    double all[3] = {(one + oneThree) / total, two / total, oneThree / total};

    template <typename First, typename Total> double error(First&& f, Total&& t) const {
        double worst = 0;
        for (int k = 0; k < 3; ++k)
            worst = std::max({worst, std::abs(f(k) - first[k]), std::abs(t(k) - all[k])});
        return worst;
    }
};

void addSobol() {
    const std::string task = "Sobol indices by a chaos of degree 12, 13^3 runs",
                      measure = "largest error of an index";
    auto ours = std::make_shared<SobolIndices>();
    peer::task(
        task, peer::kRigor, measure,
        [=] {
            const ChaosBasis basis(std::vector<Germ>(3, Germ{.family = GermFamily::Legendre}), kDegree);
            const QuadratureGrid grid = tensorGrid(basis.germs(), kNodes);
            Eigen::VectorXd values(grid.size());
            for (Eigen::Index j = 0; j < grid.size(); ++j)
                values[j] = ishigami(kPi * grid.nodes(0, j), kPi * grid.nodes(1, j), kPi * grid.nodes(2, j));
            *ours = sobolIndices(basis, projectionMatrix(basis, grid) * values);
        },
        [=] {
            return Exact{}.error([&](int k) { return ours->first[k]; },
                                 [&](int k) { return ours->total[k]; });
        });

    auto theirs = std::make_shared<std::array<double, 6>>();
    peer::task(
        task, kOpenTurns, measure,
        [=] {
            const OT::ComposedDistribution inputs(
                OT::Collection<OT::Distribution>(3, OT::Uniform(-kPi, kPi)));
            OT::Point weights;
            const OT::Sample nodes =
                OT::GaussProductExperiment(inputs, OT::Indices(3, kNodes)).generateWithWeights(weights);
            OT::Sample values(nodes.getSize(), 1);
            for (OT::UnsignedInteger j = 0; j < nodes.getSize(); ++j)
                values(j, 0) = ishigami(nodes(j, 0), nodes(j, 1), nodes(j, 2));
            const OT::OrthogonalProductPolynomialFactory basis(
                OT::Collection<OT::OrthogonalUniVariatePolynomialFamily>(3, OT::LegendreFactory()),
                OT::LinearEnumerateFunction(3));
            const OT::FixedStrategy all(basis, static_cast<OT::UnsignedInteger>(chaosSize(3, kDegree)));
            OT::FunctionalChaosAlgorithm algorithm(nodes, weights, values, inputs, all,
                                                   OT::IntegrationStrategy());
            algorithm.run();
            const OT::FunctionalChaosSobolIndices indices(algorithm.getResult());
            for (OT::UnsignedInteger k = 0; k < 3; ++k)
                (*theirs)[k] = indices.getSobolIndex(k), (*theirs)[3 + k] = indices.getSobolTotalIndex(k);
        },
        [=] {
            return Exact{}.error([&](int k) { return (*theirs)[static_cast<std::size_t>(k)]; },
                                 [&](int k) { return (*theirs)[static_cast<std::size_t>(3 + k)]; });
        });
}

/// Skewness and kurtosis of an expansion in two normal variables. OpenTURNS has mean and variance of a chaos
/// in closed form and the others from samples of it.
void addMoments() {
    const std::string task = "skewness and kurtosis of a chaos (2 variables, degree 4)",
                      measure = "largest error of the two";
    const ChaosBasis basis(std::vector<Germ>(2), 4);
    Eigen::VectorXd c(basis.size());
    RandomStream random(1, 1);
    for (Eigen::Index i = 0; i < c.size(); ++i)
        c[i] = random.normal() / (1 + basis.totalDegree(static_cast<int>(i)));
    // The polynomial itself, by Gauss quadrature of far more nodes than it needs.
    const QuadratureGrid grid = tensorGrid(basis.germs(), 24);
    const Eigen::VectorXd y = basis.evaluate(grid.nodes).transpose() * c;
    const double mean = grid.weights.dot(y),
                 variance = grid.weights.dot((y.array() - mean).square().matrix());
    const auto standardised = [&](int order) {
        return grid.weights.dot(((y.array() - mean) / std::sqrt(variance)).pow(order).matrix());
    };
    const double skewness = standardised(3), kurtosis = standardised(4);

    auto ours = std::make_shared<Moments>();
    peer::task(
        task, peer::kRigor, measure, [=] { *ours = momentsOfExpansion(QuadratureMoments(basis, 4), c); },
        [=] {
            return std::max(std::abs(ours->standardised[2] - skewness),
                            std::abs(ours->standardised[3] - kurtosis));
        });

    const OT::ComposedDistribution inputs(OT::Collection<OT::Distribution>(2, OT::Normal()));
    OT::Point weights;
    const OT::Sample nodes =
        OT::GaussProductExperiment(inputs, OT::Indices(2, 5)).generateWithWeights(weights);
    OT::Sample values(nodes.getSize(), 1);
    for (OT::UnsignedInteger j = 0; j < nodes.getSize(); ++j) {
        const double theta[2] = {nodes(j, 0), nodes(j, 1)};
        values(j, 0) = basis.evaluate(theta).dot(c);
    }
    const OT::OrthogonalProductPolynomialFactory products(
        OT::Collection<OT::OrthogonalUniVariatePolynomialFamily>(2, OT::HermiteFactory()),
        OT::LinearEnumerateFunction(2));
    OT::FunctionalChaosAlgorithm algorithm(
        nodes, weights, values, inputs,
        OT::FixedStrategy(products, static_cast<OT::UnsignedInteger>(basis.size())),
        OT::IntegrationStrategy());
    algorithm.run();
    const OT::FunctionalChaosResult chaos = algorithm.getResult();
    auto theirs = std::make_shared<std::array<double, 2>>();
    for (const OT::UnsignedInteger samples : {10000UL, 1000000UL})
        peer::task(
            task, kOpenTurns + ", " + std::to_string(samples) + " samples", measure,
            [=] {
                const OT::Sample drawn = OT::FunctionalChaosRandomVector(chaos).getSample(samples);
                *theirs = {drawn.computeSkewness()[0], drawn.computeKurtosis()[0]};
            },
            [=] { return std::max(std::abs((*theirs)[0] - skewness), std::abs((*theirs)[1] - kurtosis)); });
}

} // namespace

int main(int argc, char** argv) {
    OT::TBB::Disable();
    addSobol();
    addMoments();
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
}

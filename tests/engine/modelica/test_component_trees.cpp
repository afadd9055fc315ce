// Random trees of inertias, gears, springs and dampers, as plain text with tied states and as the components
// that a flattening would write, against the same system as matrices.

#include "composed_text.h"
#include "core/foundation/base/random.h"
#include "tests/support/test_program.h"

#include <QRegularExpression>
#include <QtTest>

#include <Eigen/Dense>

#include <array>
#include <set>

namespace test_component_trees {

using namespace rigor;
using namespace rigor::test;

namespace {

/// A tree of inertias that hang on each other by gears or by springs with dampers; the first may hang on a
/// wall by a spring.
struct Tree {
    std::string body;
    std::string components;  ///< the same of components with flanges, as the flattening would write it
    Eigen::MatrixXd angles;  ///< of the inertias and springs, from the coordinates: one per rigid cluster
    Eigen::VectorXd inertia; ///< of the inertias
    Eigen::VectorXd spring, damper;
};

/// Writes both texts of a tree and its matrices.
class TreeMaker {
  public:
    explicit TreeMaker(RandomStream& random) : random_(random) {}

    Tree run() {
        const int n = 2 + static_cast<int>(random_.uniform() * 8);
        for (int i = 0; i < n; ++i) inertia(i);
        if (random_.uniform() < 0.5) spring(-1, 0);
        for (int i = 1; i < n; ++i) {
            const int parent = static_cast<int>(random_.uniform() * i);
            if (random_.uniform() < 0.45)
                spring(parent, i);
            else
                gear(parent, i);
        }
        for (int i = 0; i < n; ++i) {
            equations_ += fmt::format("{:.17g}*der(w{}) = {}; ", inertias_[at(i)], i, torques_[at(i)]);
            composed_ += fmt::format("J{}__a__tau{} = 0; ", i, flanges_[at(i)]);
        }
        return {declarations_ + "equation " + equations_,
                parts_ + "equation " + composed_,
                angles(),
                vector(inertias_),
                vector(stiffness_),
                vector(damping_)};
    }

  private:
    static std::size_t at(int i) { return static_cast<std::size_t>(i); }
    double number() { return 0.5 + random_.uniform(); }
    static Eigen::VectorXd vector(const std::vector<double>& values) {
        return Eigen::Map<const Eigen::VectorXd>(values.data(), static_cast<Eigen::Index>(values.size()));
    }

    void inertia(int i) {
        inertias_.push_back(number());
        torques_.emplace_back("0");
        flanges_.emplace_back();
        cluster_.push_back(clusters_++);
        ratio_.push_back(1);
        declarations_ += fmt::format("Real phi{0}; Real w{0}; ", i);
        equations_ += fmt::format("der(phi{0}) = w{0}; ", i);
        parts_ += fmt::format(
            "Real J{0}__phi; Real J{0}__w; Real J{0}__acc; Real J{0}__a__phi; Real J{0}__a__tau; ", i);
        composed_ +=
            fmt::format("J{0}__phi = J{0}__a__phi; J{0}__w = der(J{0}__phi); J{0}__acc = der(J{0}__w); "
                        "{1:.17g}*J{0}__acc = J{0}__a__tau; ",
                        i, inertias_.back());
    }

    /// A flange of a component on that of an inertia.
    void connect(const std::string& flange, int i) {
        parts_ += fmt::format("Real {0}__phi; Real {0}__tau; ", flange);
        composed_ += random_.uniform() < 0.5 ? fmt::format("{}__phi = J{}__a__phi; ", flange, i)
                                             : fmt::format("J{1}__a__phi = {0}__phi; ", flange, i);
        flanges_[at(i)] += fmt::format(" + {}__tau", flange);
    }

    void spring(int from, int to) {
        const std::size_t s = springs_.size();
        springs_.push_back({from, to});
        stiffness_.push_back(number());
        damping_.push_back(number());
        declarations_ += fmt::format("Real rel{0}; Real wrel{0}; Real f{0}; ", s);
        equations_ += from < 0                  ? fmt::format("rel{} = phi{}; ", s, to)
                      : random_.uniform() < 0.5 ? fmt::format("rel{} = phi{} - phi{}; ", s, to, from)
                                                : fmt::format("phi{} + rel{} = phi{}; ", from, s, to);
        const std::string law =
            fmt::format("{:.17g}*{{0}}rel{} + {:.17g}*{{0}}wrel{}; ", stiffness_[s], s, damping_[s], s);
        equations_ += fmt::format("wrel{0} = der(rel{0}); f{0} = ", s) + fmt::format(fmt::runtime(law), "");
        torques_[at(to)] += fmt::format(" - f{}", s);
        if (from >= 0) torques_[at(from)] += fmt::format(" + f{}", s);
        const std::string name = fmt::format("S{}", s);
        parts_ += fmt::format("Real {0}__rel{1}; Real {0}__wrel{1}; Real {0}__tau; ", name, s);
        composed_ += fmt::format("{0}__rel{1} = {0}__b__phi - {0}__a__phi; {0}__wrel{1} = der({0}__rel{1}); "
                                 "{0}__b__tau = {0}__tau; {0}__a__tau = -{0}__tau; {0}__tau = ",
                                 name, s) +
                     fmt::format(fmt::runtime(law), name + "__");
        connect(name + "__b", to);
        if (from >= 0) return connect(name + "__a", from);
        parts_ += fmt::format("Real {0}__a__phi; Real {0}__a__tau; Real W__a__phi; Real W__a__tau; ", name);
        composed_ +=
            fmt::format("W__a__phi = 0; W__a__phi = {0}__a__phi; W__a__tau + {0}__a__tau = 0; ", name);
    }

    void gear(int parent, int i) {
        const double r = (random_.uniform() < 0.3 ? -1 : 1) * number();
        cluster_[at(i)] = cluster_[at(parent)];
        ratio_[at(i)] = ratio_[at(parent)] / r;
        declarations_ += fmt::format("Real t{0}; Real T{0}; parameter Real r{0} = {1:.17g}; ", i, r);
        equations_ += fmt::format("phi{0} = r{1}*phi{1}; T{1} = r{1}*t{1}; ", parent, i);
        torques_[at(parent)] += fmt::format(" - t{}", i);
        torques_[at(i)] += fmt::format(" + T{}", i);
        const std::string name = fmt::format("G{}", i);
        parts_ += fmt::format("parameter Real {}__r = {:.17g}; ", name, r);
        composed_ +=
            fmt::format("{0}__a__phi = {0}__r*{0}__b__phi; 0 = {0}__r*{0}__a__tau + {0}__b__tau; ", name);
        connect(name + "__a", parent);
        connect(name + "__b", i);
    }

    Eigen::MatrixXd angles() const {
        const auto n = static_cast<Eigen::Index>(inertias_.size());
        std::map<int, Eigen::Index> columnOf;
        for (const int c : cluster_) columnOf.emplace(c, static_cast<Eigen::Index>(columnOf.size()));
        Eigen::MatrixXd out = Eigen::MatrixXd::Zero(n + static_cast<Eigen::Index>(springs_.size()),
                                                    static_cast<Eigen::Index>(columnOf.size()));
        for (std::size_t i = 0; i < inertias_.size(); ++i)
            out(static_cast<Eigen::Index>(i), columnOf.at(cluster_[i])) = ratio_[i];
        for (std::size_t s = 0; s < springs_.size(); ++s) {
            const auto row = n + static_cast<Eigen::Index>(s);
            out.row(row) = out.row(springs_[s][1]);
            if (springs_[s][0] >= 0) out.row(row) -= out.row(springs_[s][0]);
        }
        return out;
    }

    RandomStream& random_;
    std::string declarations_, equations_, parts_, composed_;
    std::vector<double> inertias_, ratio_, stiffness_, damping_;
    std::vector<std::string> torques_, flanges_; ///< what acts on every inertia
    std::vector<int> cluster_;
    std::vector<std::array<int, 2>> springs_;
    int clusters_ = 0;
};

/// An angle, speed or acceleration under any of its names, as motionOf names it: der(der(J3.phi)) and J3.acc
/// are der(w3).
std::string plainName(const std::string& name) {
    static const QRegularExpression form("^((?:der\\()*)(?:[JS]\\d+\\.)?(phi|w|acc|rel|wrel)(\\d*)\\)*$");
    static const QRegularExpression number("^(?:der\\()*J(\\d+)\\.");
    const QString text = QString::fromStdString(name);
    const auto found = form.match(text);
    if (!found.hasMatch()) return name;
    const QString member = found.captured(2);
    const QString index = found.captured(3).isEmpty() ? number.match(text).captured(1) : found.captured(3);
    const bool spring = member.endsWith("rel");
    const auto order = found.captured(1).size() / 4 + (member == "acc" ? 2 : member.startsWith("w") ? 1 : 0);
    const QString angle = spring ? "rel" : "phi", speed = spring ? "wrel" : "w";
    return (order == 0   ? angle + index
            : order == 1 ? speed + index
                         : "der(" + speed + index + ")")
        .toStdString();
}

/// Angles, speeds and accelerations of the inertias and springs from the coordinates, by the equations of
/// motion of the coordinates.
std::map<std::string, double> motionOf(const Tree& tree, const Eigen::VectorXd& x, const Eigen::VectorXd& v) {
    const Eigen::Index n = tree.inertia.size();
    const Eigen::MatrixXd inertias = tree.angles.topRows(n),
                          springs = tree.angles.bottomRows(tree.spring.size());
    const Eigen::MatrixXd mass = inertias.transpose() * tree.inertia.asDiagonal() * inertias;
    const Eigen::VectorXd force = -springs.transpose() * (tree.spring.asDiagonal() * (springs * x) +
                                                          tree.damper.asDiagonal() * (springs * v));
    const Eigen::VectorXd a = mass.fullPivLu().solve(force);
    std::map<std::string, double> out;
    for (Eigen::Index i = 0; i < tree.angles.rows(); ++i) {
        const std::string phi = i < n ? fmt::format("phi{}", i) : fmt::format("rel{}", i - n);
        const std::string w = i < n ? fmt::format("w{}", i) : fmt::format("wrel{}", i - n);
        out[phi] = tree.angles.row(i).dot(x);
        out[w] = tree.angles.row(i).dot(v);
        out[fmt::format("der({})", w)] = tree.angles.row(i).dot(a);
    }
    return out;
}

/// Whether the model has as many states and moves as expected.
bool agree(const Model& model, const std::map<std::string, double>& expected, Eigen::Index states) {
    if (!model.unknowns().empty() || model.states().size() != static_cast<std::size_t>(states)) return false;
    std::vector<double> slots = declaredSlots(model);
    for (std::size_t i = 0; i < model.states().size(); ++i)
        slots[SlotLayout(model).states + i] = expected.at(plainName(model.states()[i].name));
    std::set<std::string> compared;
    for (const auto& [name, value] : valuesAt(model, slots)) {
        const auto found = expected.find(plainName(name));
        if (found == expected.end()) continue;
        if (!close(value, found->second, 1e-11)) {
            qWarning("%s", name.c_str());
            return false;
        }
        compared.insert(found->first);
    }
    return compared.size() >= expected.size() * 2 / 3;
}

} // namespace

class TestComponentTrees : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void randomTreesAreTheSystemOfTheirMatrices() {
        for (int trial = 0; trial < 200; ++trial) {
            RandomStream random(41, static_cast<std::uint64_t>(trial));
            const Tree tree = TreeMaker(random).run();
            ModelPtr plain, components;
            try {
                plain = compiled(tree.body);
                components = modelOf(tree.components);
            } catch (const std::exception& e) {
                QFAIL((tree.body + "\n" + tree.components + "\n" + e.what()).c_str());
            }
            const Eigen::Index q = tree.angles.cols();
            Eigen::VectorXd x(q), v(q);
            for (Eigen::Index k = 0; k < q; ++k) {
                x(k) = 2 * random.uniform() - 1;
                v(k) = 2 * random.uniform() - 1;
            }
            const auto expected = motionOf(tree, x, v);
            QVERIFY2(agree(*plain, expected, 2 * q), tree.body.c_str());
            QVERIFY2(agree(*components, expected, 2 * q), tree.components.c_str());
        }
    }
};

RIGOR_TEST(TestComponentTrees)
#include "test_component_trees.moc"

} // namespace test_component_trees

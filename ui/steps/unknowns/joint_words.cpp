#include "ui/steps/unknowns/joint_words.h"

#include "core/foundation/message/number_text.h"
#include "core/foundation/stats/distributions/copula.h"
#include "core/foundation/stats/special.h"
#include "ui/steps/unknowns/joint_editor.h"
#include "ui/widgets/text/free_tr.h"
#include "ui/widgets/text/qt_text.h"

#include <boost/math/distributions/students_t.hpp>

#include <algorithm>
#include <cmath>

namespace rigor {

QString copulaTitle(const std::string& family) {
    if (family == "t") return tr("Student t");
    if (family == "gaussian") return tr("Gaussian");
    return qt(family).left(1).toUpper() + qt(family).mid(1); // names of people
}

bool reads(const std::string& method, const std::string& key) {
    const MethodDescriptor* known = findMethod(method);
    return known && std::ranges::find(known->reads, key) != known->reads.end();
}

Dependence withCopula(Dependence dependence, const std::string& family) {
    const bool byTau = family != "gaussian" && family != "t";
    const auto turned = [&](double number) {
        const double tau = kendallTau(dependence.family, number);
        const double made = byTau ? tau : std::sin(M_PI * tau / 2);
        return QString::number(made, 'g', 3).toDouble();
    };
    for (Dependence::Pair& pair : dependence.pairs) {
        const bool given = pair.given();
        pair.value.start = turned(numberNow(pair.value));
        pair.value.min = given ? pair.value.start : std::min(turned(pair.value.min), pair.value.start);
        pair.value.max = given ? pair.value.start : std::max(turned(pair.value.max), pair.value.start);
    }
    dependence.family = family;
    if (family != "t") dependence.degreesOfFreedom = 4;
    if (family != "clayton" && family != "gumbel") dependence.survival = false;
    return dependence;
}

QString tailText(const std::string& family, double number, double degreesOfFreedom, bool survival) {
    const double tau = std::abs(kendallTau(family, number));
    const auto told = [](const QString& side, double share) { return side + ' ' + qt(fixedText(share, 2)); };
    if (family == "t") { // 2 t_(v+1)(-sqrt((v + 1)(1 - rho)/(1 + rho)))
        const boost::math::students_t_distribution<double> law(degreesOfFreedom + 1);
        const double at = -std::sqrt((degreesOfFreedom + 1) * (1 - number) / (1 + number));
        return told(tr("both"), 2 * boost::math::cdf(law, at));
    }
    if (!(tau > 0) || (family != "clayton" && family != "gumbel")) return tr("no tails together");
    const double share =
        family == "clayton" ? std::pow(2.0, -(1 - tau) / (2 * tau)) : 2 - std::pow(2.0, 1 - tau);
    if (number < 0) return told(tr("one corner"), share);
    return told((family == "clayton") != survival ? tr("lower corner") : tr("upper corner"), share);
}

ToldDependence toldDependence(const LiveModel::PairProfile& profile, const SearchValue& range) {
    ToldDependence told{range.min, range.max, std::nan(""), false};
    std::size_t best = profile.logL.size();
    for (std::size_t k = 0; k < profile.logL.size(); ++k)
        if (std::isfinite(profile.logL[k]) &&
            (best == profile.logL.size() || profile.logL[k] > profile.logL[best]))
            best = k;
    if (best == profile.logL.size()) return told;
    const double level = profile.logL[best] - 1.92;
    // Outwards from the best, straight between the points.
    const auto crossing = [&](int direction) {
        for (auto k = static_cast<std::ptrdiff_t>(best);
             k + direction >= 0 && k + direction < std::ssize(profile.logL); k += direction) {
            const auto here = static_cast<std::size_t>(k), next = static_cast<std::size_t>(k + direction);
            if (profile.logL[next] >= level) continue;
            if (!std::isfinite(profile.logL[next])) return profile.number[here];
            const double share = (profile.logL[here] - level) / (profile.logL[here] - profile.logL[next]);
            return profile.number[here] + share * (profile.number[next] - profile.number[here]);
        }
        return direction < 0 ? range.min : range.max;
    };
    told.lower = crossing(-1);
    told.upper = crossing(1);
    const bool below = told.lower > range.min, above = told.upper < range.max;
    told.told = (below && above) || told.lower > 0 || told.upper < 0;
    if (best > 0 && best + 1 < profile.logL.size()) {
        const double step = profile.number[best + 1] - profile.number[best];
        const double curvature =
            (profile.logL[best - 1] - 2 * profile.logL[best] + profile.logL[best + 1]) / (step * step);
        if (curvature < 0) told.error = std::sqrt(-1 / curvature);
    }
    return told;
}

std::optional<BarMessage> dependenceStrip(const std::string& first, const std::string& second,
                                          const SearchValue& value, const std::vector<double>& changes,
                                          const LiveModel::PairProfile& profile, bool current) {
    if (!current || changes.empty() || profile.number.empty() || value.min == value.max) return std::nullopt;
    const ToldDependence told = toldDependence(profile, value);
    BarMessage strip;
    if (!told.told) {
        strip.kind = BarMessage::Kind::Warning;
        strip.clause = tr("The experiments do not tell the dependence:");
        strip.more = tr("any number from %1 to %2 explains them alike, the rest as it is here.")
                         .arg(qt(fixedText(told.lower, 2)), qt(fixedText(told.upper, 2)));
        return strip;
    }
    double gain = 0;
    for (const double change : changes)
        if (std::isfinite(change)) gain += change;
    strip.kind = BarMessage::Kind::Info;
    strip.clause = tr("The experiments tell the dependence:");
    strip.more = std::isfinite(told.error)
                     ? tr("expected error ±%1, the rest as it is here.").arg(qt(plainText(told.error, 2)))
                     : tr("from %1 to %2, the rest as it is here.")
                           .arg(qt(fixedText(told.lower, 2)), qt(fixedText(told.upper, 2)));
    strip.more += ' ';
    if (gain > 0) // twice the difference of log L is chi-squared of one degree of freedom
        strip.more += tr("With %1 and %2 independent log L is %3 lower (p = %4).")
                          .arg(qt(first), qt(second), qt(fixedText(gain, 1)),
                               qt(plainText(std::erfc(std::sqrt(gain)), 2)));
    else
        strip.more += tr("With %1 and %2 independent log L is %3 higher than with the number here.")
                          .arg(qt(first), qt(second), qt(fixedText(-gain, 1)));
    return strip;
}

} // namespace rigor

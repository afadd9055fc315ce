// What each set of sensors is worth against the chosen one. Gally et al., section 3.
#include "core/foundation/base/translate.h"
#include "core/methods/adequacy/present/present_parts.h"

#include <algorithm>
#include <cmath>

namespace rigor::adequacy {

namespace {

/// NaN where a stored matrix is too small.
double varianceOf(const Matrix& covariance, std::size_t i) {
    return i < covariance.size() ? valueAt(covariance[i], i) : std::numeric_limits<double>::quiet_NaN();
}

/// The standard error that changes most against the chosen set.
std::string changeInWords(const SensorSetResult& set, const SensorSetResult& chosen) {
    std::string name;
    double most = 1;
    if (!set.covariance || !chosen.covariance || !chosen.estimate) return {};
    for (std::size_t i = 0; i < std::min(set.covariance->size(), chosen.estimate->size()); ++i) {
        const double ratio = std::sqrt(varianceOf(*set.covariance, i) / varianceOf(*chosen.covariance, i));
        if (!std::isfinite(ratio) || !(ratio > 0)) continue;
        if (name.empty() || std::abs(std::log(ratio)) > std::abs(std::log(most))) {
            most = ratio;
            name = (*chosen.estimate)[i].first;
        }
    }
    if (name.empty()) return {};
    if (std::abs(most - 1) < 0.005) return translate("Report", "as narrow as the chosen set");
    if (most >= 1.5) return filled(sentence("Report", "{} {} times wider"), name, fixedText(most, 1));
    const std::string percent = fixedText(100 * std::abs(most - 1), 0);
    return most > 1 ? filled(sentence("Report", "{} {} % wider"), name, percent)
                    : filled(sentence("Report", "{} {} % narrower"), name, percent);
}

/// Criteria for which the chosen set is the best, and of which sets: of all, or of those with as many sensors
/// at most where a larger one is better.
std::string bestFor(const std::vector<SensorSetResult>& sets, const SensorSetResult& chosen) {
    std::vector<std::string> best;
    const std::size_t size = chosen.sensors.size();
    bool ofAll = true;
    for (const auto& [key, criterion] :
         {std::pair{"A", &SensorSetResult::a}, {"D", &SensorSetResult::d}, {"E", &SensorSetResult::e}}) {
        const double mine = chosen.*criterion;
        bool least = std::isfinite(mine), leastOfAll = least;
        for (const SensorSetResult& other : sets) {
            if (!other.determined || !(other.*criterion < mine)) continue;
            leastOfAll = false;
            least = least && other.sensors.size() > size;
        }
        if (!least) continue;
        best.emplace_back(key);
        ofAll = ofAll && leastOfAll;
    }
    if (best.empty()) return translate("Report", "chosen");
    const std::string words =
        best.size() == 1 ? filled(sentence("Report", "chosen, best for {}"), best[0])
        : best.size() == 2
            ? filled(sentence("Report", "chosen, best for {} and {}"), best[0], best[1])
            : filled(sentence("Report", "chosen, best for {}, {} and {}"), best[0], best[1], best[2]);
    if (ofAll) return words;
    return size == 1 ? filled(sentence("Report", "{} of the single sensors"), words)
                     : filled(sentence("Report", "{} of the sets with at most {} sensors"), words, size);
}

} // namespace

std::vector<SensorSetView> sensorSetViews(const AdequacyResult& result) {
    const auto chosen = std::ranges::find(result.sets, true, &SensorSetResult::chosen);
    const bool any = chosen != result.sets.end();
    std::vector<SensorSetView> views;
    for (const SensorSetResult& set : result.sets) {
        SensorSetView& view = views.emplace_back();
        view.chosen = set.chosen;
        if (any && set.determined)
            view = {set.chosen,
                    set.a / chosen->a,
                    set.d / chosen->d,
                    set.e / chosen->e,
                    set.modifiedE / chosen->modifiedE,
                    {}};
        if (set.chosen)
            view.words = bestFor(result.sets, set);
        else if (!set.determined)
            view.words = translate("Report", "not determined");
        else if (any)
            view.words = changeInWords(set, *chosen);
    }
    return views;
}

std::string chosenSet(const AdequacyResult& result) {
    const auto chosen = std::ranges::find(result.sets, true, &SensorSetResult::chosen);
    return chosen == result.sets.end() ? std::string() : chosen->names();
}

} // namespace rigor::adequacy

#include "core/engine/data/series/splits.h"

#include "core/foundation/base/error.h"
#include "core/foundation/base/translate.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace rigor {
namespace {

Split splitBy(const std::vector<bool>& validates) {
    Split split;
    for (std::size_t i = 0; i < validates.size(); ++i)
        (validates[i] ? split.validation : split.calibration).push_back(i);
    if (split.calibration.empty() || split.validation.empty())
        fail(sentence("Data", "of {} experiments {} calibrate and {} validate; both need at least one"),
             validates.size(), split.calibration.size(), split.validation.size());
    return split;
}

} // namespace

Split alternatingSplit(std::size_t count, std::size_t period, std::size_t first) {
    if (period < 2)
        fail(sentence("Data", "every {}th experiment validates: the period must be at least 2"), period);
    if (first >= period)
        fail(sentence("Data", "the first validating experiment {} must be below the period {}"), first,
             period);
    std::vector<bool> validates(count);
    for (std::size_t i = first; i < count; i += period) validates[i] = true;
    return splitBy(validates);
}

Split splitByMagnitude(const std::vector<double>& magnitudes, double share, bool largest) {
    if (!(share > 0 && share < 1))
        fail(sentence("Data", "the validating share {} must lie between 0 and 1"), share);
    for (std::size_t i = 0; i < magnitudes.size(); ++i)
        if (std::isnan(magnitudes[i]))
            fail(sentence("Data", "the magnitude of experiment {} is missing"), i + 1);
    const std::size_t n = magnitudes.size();
    if (n < 2) fail(sentence("Data", "a split needs at least two experiments"));
    std::vector<std::size_t> order(n);
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
        const double x = std::abs(magnitudes[a]), y = std::abs(magnitudes[b]);
        return largest ? x > y : x < y;
    });
    const auto wanted = static_cast<std::size_t>(std::lround(share * static_cast<double>(n)));
    const std::size_t taken = std::clamp<std::size_t>(wanted, 1, n - 1);
    std::vector<bool> validates(n);
    for (std::size_t i = 0; i < taken; ++i) validates[order[i]] = true;
    return splitBy(validates);
}

Split splitByLabels(const std::vector<std::string>& labels, const std::vector<std::string>& validation) {
    std::vector<bool> validates(labels.size());
    for (const std::string& label : validation) {
        const auto found = std::find(labels.begin(), labels.end(), label);
        if (found == labels.end()) {
            const auto near = nearestName(label, labels);
            fail(sentence("Data", "there is no experiment \"{}\"{}"), label,
                 near ? filled(sentence("Data", ". Did you mean \"{}\"?"), *near) : Message{});
        }
        if (std::find(found + 1, labels.end(), label) != labels.end())
            fail(sentence("Data", "the experiment \"{}\" occurs more than once"), label);
        validates[static_cast<std::size_t>(found - labels.begin())] = true;
    }
    return splitBy(validates);
}

} // namespace rigor

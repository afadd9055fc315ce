#include "core/methods/over_time.h"

#include "core/engine/data/series/gaps.h"
#include "core/foundation/base/numbers.h"

#include <algorithm>
#include <functional>
#include <map>
#include <string_view>

namespace rigor {

bool followInTime(std::span<const std::string> experiments, std::span<const double> times) {
    std::map<std::string_view, double> latest;
    bool follows = false;
    for (std::size_t i = 0; i < std::min(experiments.size(), times.size()); ++i) {
        const auto [known, isNew] = latest.emplace(experiments[i], times[i]);
        if (!isNew && !(times[i] > known->second)) return false;
        follows = follows || !isNew;
        known->second = times[i];
    }
    return follows;
}

void breakAtGaps(FigureSeries& line) {
    if (std::ranges::adjacent_find(line.x, std::greater_equal<>()) != line.x.end()) return;
    const std::vector<GapPlace> gaps = gapsBetween(line.x);
    for (auto gap = gaps.rbegin(); gap != gaps.rend(); ++gap) {
        const auto behind = static_cast<std::ptrdiff_t>(gap->after) + 1;
        const double middle = (line.x[gap->after] + line.x[gap->after + 1]) / 2;
        line.x.insert(line.x.begin() + behind, middle);
        line.y.insert(line.y.begin() + behind, kNaN);
        if (!line.keys.empty()) line.keys.insert(line.keys.begin() + behind, std::string());
    }
}

} // namespace rigor

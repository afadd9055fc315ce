#include "core/presentation/correlation_panel.h"

#include "core/foundation/base/translate.h"
#include "core/foundation/message/number_text.h"
#include "core/presentation/display_name.h"

#include <algorithm>
#include <cmath>

namespace rigor {

FigurePanel correlationPanel(const std::vector<std::string>& names,
                             const std::vector<std::vector<double>>& columns) {
    FigurePanel panel;
    panel.title = translate("Report", "Correlation of the estimates");
    const std::size_t n = names.size();
    for (std::size_t column = 0; column < n; ++column) {
        panel.x.categories.push_back(wordsOf(names[column]));
        for (std::size_t row = 0; column < columns.size() && row < std::min(n, columns[column].size());
             ++row) {
            const double value = columns[column][row];
            if (!std::isfinite(value)) continue;
            const auto x = static_cast<double>(column),
                       y = static_cast<double>(n - 1 - row); // the first unknown on top
            const bool positive = value > 0;
            panel.bands.push_back({.name = positive ? translate("Report", "positive, by its strength")
                                                    : translate("Report", "negative, by its strength"),
                                   .role = positive ? SeriesRole::Main : SeriesRole::Alternative,
                                   .x = {x - 0.47, x + 0.47},
                                   .lower = {y - 0.47, y - 0.47},
                                   .upper = {y + 0.47, y + 0.47},
                                   .opacity = 0.04 + 0.9 * std::abs(value)});
            panel.labels.push_back({x, y, {fixedText(value, 2)}});
        }
    }
    panel.y.categories.assign(panel.x.categories.rbegin(), panel.x.categories.rend());
    return panel;
}

} // namespace rigor

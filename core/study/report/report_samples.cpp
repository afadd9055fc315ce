// How many brute-force samples are as good as the expansion: the paper's Table 2.
#include "core/study/report/report_parts.h"

#include <cmath>

namespace rigor {
namespace {
double numberAt(const ResultTable& table, const std::string& column, std::size_t row) {
    const ResultColumn* c = table.find(column);
    return c && row < c->numbers.size() ? c->numbers[row] : std::numeric_limits<double>::quiet_NaN();
}

/// A number of samples to two digits: it is interpolated between powers of two.
std::string samplesText(double samples) {
    if (!std::isfinite(samples)) return kMissingText;
    const double digit = std::pow(10.0, std::floor(std::log10(samples)) - 1);
    return countText(std::llround(std::round(samples / digit) * digit));
}
} // namespace

std::optional<ReportSection> sampleSizesSection(ReportSource& source) {
    const ResultTable* sizes = source.result.table("sample_sizes");
    if (!sizes || sizes->rows() == 0) return std::nullopt;
    ReportTable table{.columns = {{translate("Report", "Density")},
                                  {translate("Report", "Mean error of log L"), true},
                                  {translate("Report", "Expansion"), true},
                                  {translate("Report", "Monte Carlo"), true},
                                  {translate("Report", "Quasi Monte Carlo"), true}}};
    const ResultColumn* density = sizes->find("density");
    for (std::size_t row = 0; row < sizes->rows(); ++row) {
        const bool gaussian = density && row < density->texts.size() && density->texts[row] == "gaussian";
        table.rows.push_back(
            {gaussian ? translate("Report", "Gaussian") : translate("Report", "maximum entropy"),
             fixedText(numberAt(*sizes, "mean_abs_log_error", row), 3),
             samplesText(numberAt(*sizes, "simulations", row)),
             samplesText(numberAt(*sizes, "monte_carlo_samples", row)),
             samplesText(numberAt(*sizes, "quasi_monte_carlo_samples", row))});
    }
    double most = 0;
    if (const ResultTable* curves = source.result.table("sample_curves"))
        if (const ResultColumn* tried = curves->find("samples"); tried && !tried->numbers.empty())
            most = tried->numbers.back();
    table.caption = filled(
        translate("Report",
                  "Simulations per experiment with which log L is known to the same mean absolute error "
                  "over {} experiments: by the expansion, and from samples of the model alone (up to {} "
                  "were tried; – is more than that, or fewer than 8)."),
        source.figures.count(), countText(std::llround(most)));
    return ReportSection{
        translate("Report", "Samples that reach the same accuracy"), "", {std::move(table)}, {}};
}

} // namespace rigor

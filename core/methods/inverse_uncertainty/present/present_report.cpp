// Sections of the report: densities, predictions, sample sizes, search, Sobol indices, all experiments.
#include "core/foundation/base/translate.h"
#include "core/foundation/message/quantity_text.h"
#include "core/methods/inverse_uncertainty/present/present_parts.h"

#include <algorithm>
#include <cmath>

namespace rigor::inverse {

namespace {

constexpr std::size_t kDensityPanels = 6; ///< half with the largest distance, half around the median

/// "1, 2 and 3", "1, 2, ... and 5 more".
std::string joined(const std::vector<std::string>& labels) {
    constexpr std::size_t kMost = 12;
    std::string text;
    for (std::size_t i = 0; i < std::min(kMost, labels.size()); ++i) {
        const bool last = i + 1 == labels.size();
        text += (i == 0 ? "" : last ? translate("Report", " and ") : ", ") + labels[i];
    }
    if (labels.size() > kMost) text += filled(sentence("Report", " and {} more"), labels.size() - kMost);
    return text;
}

void addDensities(const Shown& shown, std::vector<PaperSection>& sections) {
    const InverseFigures& figures = *shown.figures;
    const InverseUncertaintyResult& r = *shown.result;
    const auto rows = figures.worstAndMiddle(kDensityPanels);
    if (rows.empty()) return;
    Figure figure{.name = "densities", .columnWidths = {1, 1, 1}, .panelHeight = 68};
    std::vector<std::string> worst, middle;
    const bool split = rows.size() < figures.count();
    for (std::size_t i = 0; i < rows.size(); ++i) {
        figure.panels.push_back(figures.densityPanel(rows[i]));
        (i < (rows.size() + 1) / 2 ? worst : middle).push_back(figures.labels()[rows[i]]);
        for (auto& h : figure.panels.back().histograms)
            if (r.reference.samples > 0)
                h.name += filled(sentence("Report", ", {} draws"), countText(r.reference.samples));
    }
    figure.columnWidths.resize(std::min(rows.size(), figure.columnWidths.size()));
    std::string text = filled(sentence("Report", "Predicted density of {}"), figures.quantity());
    const bool reference = !figure.panels.front().histograms.empty();
    if (!split)
        text += rows.size() == 1 ? translate("Report", " of the only experiment. ")
                                 : filled(sentence("Report", " of the {} experiments. "), rows.size());
    else if (reference)
        text += filled(
            sentence(
                "Report",
                " of {} of the {} experiments: {} with the largest and {} with a middling distance between "
                "prediction and {}. "),
            rows.size(), figures.count(), joined(worst), joined(middle), figures.referenceName());
    else
        text += filled(sentence("Report", " of {} of the {} experiments. No reference was simulated. "),
                       rows.size(), figures.count());
    if (std::isfinite(r.meanEmdMaximumEntropy) && std::isfinite(r.meanEmdGaussian))
        text += filled(
            sentence("Report",
                     "The mean distance (EMD) is {} with maximum entropy and {} with a Gaussian density. "),
            figures.distanceText(r.meanEmdMaximumEntropy), figures.distanceText(r.meanEmdGaussian));
    text += translate("Report", "The number of the experiment stands at the upper left of each plot.");
    figure.caption = text;
    figure.description = filled(sentence("Report", "Predicted densities of the {}"), figures.quantity());
    const std::string note =
        split              ? filled(sentence("Report", "{} of {} experiments"), rows.size(), figures.count())
        : rows.size() == 1 ? translate("Report", "one experiment")
                           : filled(sentence("Report", "{} experiments"), rows.size());
    sections.push_back(
        {"densities", "densities", translate("Report", "Predicted densities"), {std::move(figure)}, note});
}

void addPredictions(const Shown& shown, std::vector<PaperSection>& sections) {
    const InverseFigures& figures = *shown.figures;
    Figure figure{.name = "measured-against-predicted", .columnWidths = {2, 1}, .panelHeight = 165};
    FigurePanel fit = figures.measuredAgainstPredicted();
    if (fit.series.empty() || fit.series.back().x.empty()) return;
    fit.title.clear();
    std::erase_if(fit.series, [](const auto& s) { return s.role == SeriesRole::Alternative; });
    const FigurePanel probabilities = figures.probabilityHistogram();
    const bool tested = !probabilities.histograms.empty();
    figure.panels = {std::move(fit)};
    if (tested) figure.panels.push_back(probabilities);
    if (!tested) figure.columnWidths = {1};
    figure.caption =
        filled(sentence("Report", "Measured values over their predicted means with the central 95 % range "
                                  "predicted: {}. Hollow points lie outside."),
               figures.coverageText());
    if (tested)
        figure.caption +=
            " " + translate("Report", "Right: the probabilities of the measured values under their "
                                      "predicted distributions, which are uniform if these are right.");
    if (const double p = shown.result->modelClassP; std::isfinite(p))
        figure.caption +=
            " " + filled(sentence("Report", "Test of the model class, all departures together: {}."),
                         pValueText(p));
    figure.description = filled(sentence("Report", "Measured against predicted {}"), figures.quantity());
    sections.push_back({"predictions",
                        "predictions",
                        translate("Report", "Measured against predicted"),
                        {std::move(figure)},
                        translate("Report", "scatter, probabilities")});
}

/// A number of samples to two digits: it is interpolated between powers of two.
std::string samplesText(double samples) {
    if (!std::isfinite(samples)) return kMissingText;
    const double digit = std::pow(10.0, std::floor(std::log10(samples)) - 1);
    return roundedCountText(std::round(samples / digit) * digit);
}

/// How many brute-force samples are as good as the expansion: the paper's Table 2.
void addSampleSizes(const Shown& shown, std::vector<PaperSection>& sections) {
    if (!shown.result->sampleSizes || shown.result->sampleSizes->density.empty()) return;
    const SampleSizesTable& sizes = *shown.result->sampleSizes;
    PaperTable table{.columns = {{translate("Report", "Density")},
                                 {translate("Report", "Mean error of log L"), true},
                                 {translate("Report", "Expansion"), true},
                                 {translate("Report", "Monte Carlo"), true},
                                 {translate("Report", "Quasi Monte Carlo"), true}}};
    const auto at = &InverseFigures::at;
    for (std::size_t row = 0; row < sizes.density.size(); ++row)
        table.rows.push_back({sizes.density[row] == kGaussian ? translate("Report", "Gaussian")
                                                              : translate("Report", "maximum entropy"),
                              fixedText(at(sizes.logError, row), 3), samplesText(at(sizes.simulations, row)),
                              samplesText(at(sizes.monteCarlo, row)),
                              samplesText(at(sizes.quasiMonteCarlo, row))});
    double most = 0;
    if (const auto& curves = shown.result->sampleCurves; curves && !curves->samples.empty())
        most = curves->samples.back();
    table.caption = filled(
        sentence("Report",
                 "Simulations per experiment with which log L is known to the same mean absolute error "
                 "over {} experiments: by the expansion, and from samples of the model alone (up to {} "
                 "were tried; – is more than that, or fewer than 8)."),
        shown.figures->count(), roundedCountText(most));
    sections.push_back({"samples",
                        "samples",
                        translate("Report", "Samples that reach the same accuracy"),
                        {std::move(table)}});
}

void addSearch(const Shown& shown, std::vector<PaperSection>& sections) {
    FigurePanel objective = shown.figures->objectiveTrace();
    if (objective.series.empty()) return;
    Figure figure{.name = "search", .panelHeight = 130};
    figure.panels = {std::move(objective)};
    figure.caption = translate(
        "Report", "Best log-likelihood over the iterations of the search, and the median of its population.");
    if (const auto& search = shown.result->search) {
        if (search->evaluations > 0)
            figure.caption +=
                filled(sentence("Report", " {} likelihoods were evaluated."), countText(search->evaluations));
        if (!search->reason.empty())
            figure.caption += filled(sentence("Report", " It ended because: {}."),
                                     translate("Field", search->reason.c_str()));
    }
    figure.description = translate("Report", "Course of the search");
    sections.push_back({"search",
                        "search",
                        translate("Report", "Search trace"),
                        {std::move(figure)},
                        translate("Report", "half a page")});
}

void addSobol(const Shown& shown, std::vector<PaperSection>& sections) {
    const auto& shares = shown.result->sobol;
    // A run that ended before the expansion has none.
    if (std::ranges::none_of(shares, [](const auto& share) { return std::isfinite(share.second.total); }))
        return;
    PaperTable table{.columns = {{translate("Report", "Unknown")},
                                 {translate("Report", "First order"), true},
                                 {translate("Report", "Total"), true}}};
    for (const auto& [name, share] : shares)
        table.rows.push_back({name, fixedText(share.first, 3), fixedText(share.total, 3)});
    table.caption = filled(
        sentence("Report",
                 "Sobol indices from the polynomial expansion: share of the variance of the {} that each "
                 "unknown causes alone (first order) and with the others (total), {}."),
        shown.figures->quantity(),
        shown.figures->count() == 1
            ? translate("Report", "in one experiment")
            : filled(sentence("Report", "mean over {} experiments"), shown.figures->count()));
    sections.push_back({"sobol",
                        "sobol",
                        translate("Report", "Which unknowns matter"),
                        {std::move(table)},
                        translate("Report", "half a page")});
}

void addExperiments(const Shown& shown, std::vector<PaperSection>& sections) {
    const InverseFigures& figures = *shown.figures;
    if (figures.count() == 0) return;
    const ExperimentsTable& rows = figures.experiments();
    const std::string unit = figures.unit().text, emd = figures.distanceUnit().text;
    PaperTable table{.columns = {{translate("Report", "No.")},
                                 {translate("Report", "Conditions")},
                                 {translate("Report", "measured") + " [" + unit + "]", true},
                                 {translate("Report", "mean") + " [" + unit + "]", true},
                                 {translate("Report", "sd") + " [" + unit + "]", true},
                                 {translate("Report", "log L"), true},
                                 {translate("Report", "EMD") + " [" + emd + "]", true}}};
    for (std::size_t i = 0; i < figures.count(); ++i) {
        const auto inUnit = [&](const std::vector<double>& column) {
            return fixedText(InverseFigures::at(column, i) * figures.unit().scale,
                             figures.measuredDecimals());
        };
        table.rows.push_back(
            {figures.labels()[i], figures.explained(i) ? figures.conditionsText(i) : figures.status(i),
             inUnit(rows.measured), inUnit(rows.mean), inUnit(rows.standardDeviation),
             fixedText(InverseFigures::at(rows.logLikelihood, i), 2),
             fixedText(figures.distance(i) * figures.distanceUnit().scale, figures.distanceDecimals())});
    }
    table.caption =
        figures.count() == 1
            ? filled(sentence("Report", "The experiment: measured value, mean and standard deviation of its "
                                        "prediction, log-likelihood, distance of the density to {}."),
                     figures.referenceName())
            : filled(sentence("Report",
                              "All {} experiments: measured value, mean and standard deviation of its "
                              "prediction, log-likelihood, distance of the density to {}."),
                     figures.count(), figures.referenceName());
    sections.push_back({"experiments",
                        "experiments",
                        translate("Report", "All experiments"),
                        {std::move(table)},
                        figures.count() == 1 ? translate("Report", "1 row")
                                             : filled(sentence("Report", "{} rows"),
                                                      countText(static_cast<long long>(figures.count())))});
}

} // namespace

std::vector<PaperSection> sectionsOf(const Shown& shown) {
    std::vector<PaperSection> sections;
    addDensities(shown, sections);
    addPredictions(shown, sections);
    addSampleSizes(shown, sections);
    addSearch(shown, sections);
    addSobol(shown, sections);
    addExperiments(shown, sections);
    return sections;
}

} // namespace rigor::inverse

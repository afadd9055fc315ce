// What the page of rows says of formulas whose conditions come again
// (core/methods/fit/present/row_figures.h): what the residuals depend on, the means that are not zero by
// chance, lack of fit, and the band that another measurement lies in. Half of the records state their
// deviation. uneven_: the size of the errors follows a condition; alike_: errors follow each other in the
// order of the file.

#include "core/methods/fit/present/row_figures.h"
#include "core/methods/result/describe.h"
#include "tests/attacks/support/attack_main.h"
#include "tests/attacks/support/scratch.h"

using namespace rigor;
using namespace rigor::attacks;

namespace {

struct Formula {
    const char *name, *equation, *start; ///< start: of the fit, as the unknowns
    std::vector<double> truth;
    std::function<double(double, double)> value;
};

/// u, v within 0.2 and 2.
std::vector<Formula> formulas() {
    return {
        {"factor", "k1*u", "", {1.3}, [](double u, double) { return 1.3 * u; }},
        {"line", "k1 + k2*u", "", {0.8, 1.2}, [](double u, double) { return 0.8 + 1.2 * u; }},
        {"plane",
         "k1 + k2*u + k3*v",
         "",
         {0.8, 1.2, 0.6},
         [](double u, double v) { return 0.8 + 1.2 * u + 0.6 * v; }},
        {"cubic",
         "k1 + k2*u + k3*u^2 + k4*u^3",
         "",
         {0.8, 1.2, 0.5, 0.3},
         [](double u, double) { return 0.8 + u * (1.2 + u * (0.5 + 0.3 * u)); }},
        {"saturating", "k1*u/(k2 + u)", "", {1.5, 0.6}, [](double u, double) { return 1.5 * u / (0.6 + u); }},
        {"decaying",
         "k1*exp(-k2*u) + k3*v",
         "",
         {1.5, 1.1, 0.6},
         [](double u, double v) { return 1.5 * std::exp(-1.1 * u) + 0.6 * v; }},
    };
}

void record(Attempt& attempt) {
    Draw d = attempt.recordDraw();
    const std::vector<Formula> all = formulas();
    const Formula formula = all[static_cast<std::size_t>(d.whole(0, static_cast<int>(all.size()) - 1))];
    const bool uneven = attempt.family() == "uneven", alike = attempt.family() == "alike",
               stated = d.chance(0.5);
    const auto unknowns = static_cast<int>(formula.truth.size());
    // Levels of both conditions, each pair some times; or hardly any value twice.
    std::vector<std::pair<double, double>> rows;
    if (const bool again = d.chance(0.7); again) {
        const int us = d.whole(std::max(3, unknowns), 6), vs = d.whole(2, 4), times = d.whole(1, 3);
        for (int i = 0; i < us; ++i)
            for (int j = 0; j < vs; ++j)
                for (int k = 0; k < times && rows.size() < 60; ++k)
                    rows.emplace_back(0.2 + 1.8 * i / (us - 1), 0.2 + 1.8 * j / (vs - 1));
    } else {
        const int count = d.whole(6 + unknowns, 60);
        for (int k = 0; k < count; ++k) rows.emplace_back(d.between(0.2, 2), d.between(0.2, 2));
    }
    if (d.chance(0.5)) // as they were made, or in any order
        for (std::size_t k = rows.size(); k-- > 1;)
            std::swap(rows[k], rows[static_cast<std::size_t>(d.whole(0, static_cast<int>(k)))]);
    const double sigma = d.scaled(0.005, 0.05);
    const bool byU = d.chance(0.5);
    const auto sizeAt = [&](const std::pair<double, double>& at) {
        return uneven ? sigma * (byU ? at.first : at.second) : sigma;
    };
    std::string csv = "u,v,y\n";
    constexpr double kAlike = 0.6;
    double before = d.normal();
    for (const auto& at : rows) {
        before = alike ? kAlike * before + std::sqrt(1 - kAlike * kAlike) * d.normal() : d.normal();
        csv += fmt::format("{:.17g},{:.17g},{:.17g}\n", at.first, at.second,
                           formula.value(at.first, at.second) + sizeAt(at) * before);
    }
    std::string model = "model F\n  input Real u;\n  input Real v;\n  output Real y;\n";
    for (int k = 1; k <= unknowns; ++k) model += fmt::format("  parameter Real k{} = 1;\n", k);
    model += fmt::format("equation\n  y = {} + 0*v;\nend F;\n", formula.equation);
    StudyFiles files = studyOver("least-squares", model, csv);
    for (const char* name : {"u", "v"}) files.study.set("data.inputs", name, toml(std::string(name)));
    files.study.set("data.measurements", "y", toml(std::string("y")));
    if (stated) files.study.set("data.standard_deviations", "y", toml(sigma));
    for (int k = 1; k <= unknowns; ++k) setRange(files.study, fmt::format("k{}", k), 1, 0.01, 20);
    const Scratch folder("rows", attempt.number());
    const StudyRun run = runIn(folder.path, files);
    attempt.claims.never("no answer", run.result.outcome != RunOutcome::Answered);
    const auto fit = std::make_shared<const FitResult>(read<FitResult>(run.result));
    if (!fit->fitted) return;
    const RowFigures page(fit, "y", run.result.unknowns.size(), {});
    const std::string kind = stated ? ", stated" : ", found";
    Claims& claims = attempt.claims;
    bool depends = false, order = false;
    for (const ConditionEffect& effect : page.effects())
        (effect.name.empty() ? order : depends) |= effect.found;
    if (!alike) claims.made("residuals depend on something", Rule::atMost(0.05), depends || order);
    if (alike) claims.made("residuals depend on a condition", Rule::atMost(0.05), depends);
    bool marked = false;
    for (std::size_t e = 0; e < page.effects().size(); ++e)
        for (const view::TableColumn& column : page.means(e).columns)
            for (const std::string& mark : column.marks)
                marked |= !page.effects()[e].name.empty() && !mark.empty();
    claims.made("the mean of a condition is not zero by chance", Rule::atMost(0.05), marked);
    if (std::isfinite(page.lackOfFit()))
        claims.made("lack of fit", Rule::atMost(0.05), page.lackOfFit() < 0.05);
    // The band takes the errors to be of one size and independent; what is not so the run says elsewhere.
    if (attempt.family() == "even" && page.count() > 0 && std::isfinite(page.halfBand(0))) {
        const auto row = static_cast<std::size_t>(d.whole(0, static_cast<int>(rows.size()) - 1));
        // Where it was measured: rows are found by their label, the number in the file.
        const std::size_t at = static_cast<std::size_t>(std::stoul(fit->fitted->experiment[row])) - 1;
        const double again = formula.value(rows[at].first, rows[at].second) + sizeAt(rows[at]) * d.normal();
        claims.made("another measurement lies outside of the band" + kind, Rule::exactly(0.05),
                    std::abs(again - fit->fitted->fitted[row]) > page.halfBand(row));
    }
}

} // namespace

int main(int argc, char** argv) {
    Attack attack;
    attack.name = "rows";
    attack.families = {"even", "uneven", "alike"};
    attack.rigsPerFamily = 1;
    attack.few = 60;
    attack.full = 6000;
    attack.record = record;
    return attackMain(argc, argv, attack);
}

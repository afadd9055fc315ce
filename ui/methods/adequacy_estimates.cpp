// Views of the model adequacy page about the estimate: regions of every pair, the ellipsoid of three,
// intervals, correlations, and whether the ellipsoid is a fair picture.
#include "core/foundation/base/translate.h"
#include "core/study/report/inverse_figures.h"
#include "ui/methods/adequacy_page.h"
#include "ui/methods/ellipsoid_view.h"
#include "ui/methods/page_parts.h"
#include "ui/methods/result_table.h"

#include <QScrollArea>
#include <QSplitter>

namespace rigor {
using namespace parts;

void AdequacyPage::drawSolid() {
    const auto source = estimateSource(*result_, drawing_.secondOrder);
    if (!solid_ || !source) return;
    std::vector<std::string> names;
    std::vector<DisplayUnit> units;
    for (const auto& e : result_->unknowns) {
        names.push_back(e.name);
        units.push_back(figures_->unitOf(e.name));
    }
    solid_->setEllipsoid(source->estimate, source->covariance, drawing_.level, names, units);
}

/// Every unknown in the unit it reads well in, with both kinds of interval.
QWidget* AdequacyPage::makeIntervals() {
    const ResultTable& table = *result_->table("estimates");
    std::vector<TableColumn> columns;
    for (const QString& name : {tr("unknown"), tr("value ± std. error"), tr("marginal interval"),
                                tr("joint interval"), tr("unit")}) {
        TableColumn c;
        c.name = name;
        c.text = true;
        c.strong = columns.size() == 1;
        columns.push_back(c);
    }
    const ResultColumn* names = table.find("unknown");
    for (std::size_t r = 0; names && r < names->texts.size(); ++r) {
        const DisplayUnit unit = figures_->unitOf(names->texts[r]);
        const auto scaled = [&](const char* name) { return table.find(name)->numbers[r] * unit.scale; };
        const double error = scaled("standard_error");
        const int decimals = decimalsForError(error);
        const std::string cells[] = {
            names->texts[r], withError(scaled("value"), error),
            intervalText(scaled("marginal_lower"), scaled("marginal_upper"), decimals),
            intervalText(scaled("joint_lower"), scaled("joint_upper"), decimals), unit.text};
        for (std::size_t c = 0; c < std::size(cells); ++c) columns[c].texts.push_back(qt(cells[c]));
    }
    auto* view = new RankingTable;
    view->setAccessibleName(tr("Estimates and intervals"));
    view->setRows(std::move(columns));
    auto* panel = new Panel(tr("Estimates"));
    const QString rejected = rejectedModel();
    panel->setNote(rejected.isEmpty() ? tr("intervals of the level of the run; full digits in the export")
                                      : tr("of the model %1, which is rejected").arg(rejected));
    panel->setContent(view);
    return panel;
}

QString AdequacyPage::rejectedModel() const {
    const auto own = result_->diagnostics.find("estimated_model");
    return own != result_->diagnostics.end() && own->is_object() && own->value("rejected", false)
               ? qt(own->value("model", ""))
               : QString();
}

/// Whether the ellipsoid is a fair picture, and what to do where it is not. Null if the run did not look.
QWidget* AdequacyPage::makePicture() {
    const auto found = result_->diagnostics.find("contour");
    if (found == result_->diagnostics.end() || !found->is_object()) return nullptr;
    const bool fair = found->value("fair", false);
    const QString rejected = rejectedModel();
    const bool well = fair && rejected.isEmpty();
    QVector<QWidget*> lines{sentence(well ? "check" : "warning", well ? Ink::Success : Ink::Warning,
                                     qt(found->value("words", "")))};
    if (!rejected.isEmpty())
        lines << paragraph(tr("This would hold if the model %1 were right; it is rejected.").arg(rejected),
                           Ink::Warning);
    if (result_->table("profile_intervals")) {
        lines << paragraph(tr("The intervals by profile likelihood stand in the view Coverage and profiles."),
                           Ink::Muted);
    } else {
        lines << paragraph(fair
                               ? tr("Profile likelihood would give nearly the same intervals.")
                               : tr("Profile likelihood holds each unknown at values around its estimate and "
                                    "fits the others again: its intervals need no linearisation."),
                           Ink::Muted);
        profile_ = makeButton(tr("Run with profile likelihood"), {}, fair ? "link" : "");
        connect(profile_, &QPushButton::clicked, this, [this] { emit optionRequested("profile", true); });
        auto* row = new QWidget;
        auto* place = new QHBoxLayout(row);
        place->setContentsMargins(0, 0, 0, 0);
        place->addWidget(profile_);
        place->addStretch();
        lines << row;
    }
    return wordsPanel(tr("Is the ellipsoid a fair picture?"), lines);
}

QWidget* AdequacyPage::makeEstimates() {
    auto* page = splitter(Qt::Horizontal);
    auto* left = new QWidget;
    auto* grid = new QGridLayout(left);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(12);
    const auto pairs = pairsOf(*result_);
    const int across = pairs.size() > 1 ? 2 : 1;
    int place = 0;
    for (const auto& [first, second] : pairs) {
        RegionDrawing drawing;
        drawing.first = first;
        drawing.second = second;
        auto* panel = plotPanel({});
        pairPanels_.emplace_back(drawing, panel);
        grid->addWidget(panel, place / across, place % across);
        ++place;
    }
    if (result_->unknowns.size() == 3 && estimateSource(*result_, true)) {
        auto* panel = new Panel(tr("Ellipsoid of all three"));
        panel->setNote(tr("drag or arrow keys turn it"));
        solid_ = new EllipsoidView;
        panel->setContent(solid_);
        grid->addWidget(panel, place / across, place % across);
        ++place;
    }
    if (place > 4) { // more pairs than fit: they scroll
        left->setMinimumHeight((place + 1) / 2 * 280);
        page->addWidget(scrolled(left, tr("Estimates and covariance")));
    } else if (place > 0) {
        page->addWidget(left);
    }
    auto* right = splitter(Qt::Vertical);
    if (result_->table("estimates")) right->addWidget(makeIntervals());
    const auto covariance = result_->diagnostics.find("covariance");
    if (covariance != result_->diagnostics.end() && covariance->contains("correlation") &&
        (*covariance)["correlation"].is_array()) {
        ResultTable table{"correlation",
                          translatable("Field",
                                       "Correlation of the unknowns, from the covariance with second "
                                       "derivatives where the run has it."),
                          {{"unknown", {}, {}, {}}}};
        for (const auto& e : result_->unknowns) {
            table.columns.front().texts.push_back(e.name);
            table.columns.push_back({e.name, {}, {}, {}});
        }
        for (const auto& row : (*covariance)["correlation"])
            for (std::size_t k = 0; k < row.size() && k + 1 < table.columns.size(); ++k)
                table.columns[k + 1].numbers.push_back(row[k].is_number() ? row[k].get<double>() : qQNaN());
        right->addWidget(resultTablePanel(table));
    }
    if (QWidget* picture = makePicture()) right->addWidget(picture);
    if (right->count() > 0) page->addWidget(right);
    page->setSizes({450, 450});
    drawRegions();
    return page;
}

} // namespace rigor

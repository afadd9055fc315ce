// Views of the model adequacy page about the estimate: regions of every pair, the ellipsoid of three,
// intervals, correlations, and whether the ellipsoid is a fair picture.
#include "core/foundation/base/translate.h"
#include "core/foundation/message/number_text.h"
#include "core/methods/estimate_text.h"
#include "ui/methods/adequacy_page.h"
#include "ui/methods/ellipsoid_view.h"
#include "ui/methods/page_parts.h"
#include "ui/methods/result_table.h"
#include "ui/widgets/qt_text.h"

#include <QComboBox>
#include <QScrollArea>
#include <QSplitter>

namespace rigor {
using namespace parts;

void AdequacyPage::drawSolid() {
    const auto source = estimateSource(*result_, drawing_.secondOrder, estimateModel());
    if (!solid_ || !source) return;
    std::vector<std::string> names;
    std::vector<DisplayUnit> units;
    for (const auto& e : result_->unknowns) {
        names.push_back(e.name);
        units.push_back(figures_->unitOf(e.name));
    }
    solid_->setEllipsoid(source->estimate, source->covariance, drawing_.level, names, units);
}

/// Every unknown in the unit it reads well in, with both kinds of interval, of the model chosen.
QWidget* AdequacyPage::makeIntervals() {
    intervals_ = new RankingTable;
    intervals_->setAccessibleName(tr("Estimates and intervals"));
    intervalsPanel_ = new Panel(tr("Estimates"));
    intervalsPanel_->setContent(intervals_);
    const auto models = result_->diagnostics.find("model_estimates");
    if (models != result_->diagnostics.end() && models->is_array() && models->size() > 1) {
        models_ = new QComboBox;
        models_->setAccessibleName(tr("Model of the estimates"));
        // Those that are not rejected stand first, and so does their estimate.
        for (const auto& model : *models) {
            const QString name = qt(model.value("model", ""));
            models_->addItem(model.value("rejected", false) ? tr("%1, rejected").arg(name) : name, name);
        }
        const auto own = result_->diagnostics.find("estimated_model");
        const QString name =
            own != result_->diagnostics.end() && own->is_object() ? qt(own->value("model", "")) : QString();
        models_->addItem(tr("%1, estimate of the run").arg(name), QString());
        models_->setItemData(models_->count() - 1,
                             tr("From the experiments of the estimate; the others from those of the splits"),
                             Qt::ToolTipRole);
        if (rejectedModel().isEmpty()) models_->setCurrentIndex(models_->count() - 1);
        connect(models_, &QComboBox::activated, this, [this] {
            fillIntervals();
            drawRegions();
        });
        intervalsPanel_->addToHead(models_);
    }
    fillIntervals();
    return intervalsPanel_;
}

std::string AdequacyPage::estimateModel() const {
    return models_ ? models_->currentData().toString().toStdString() : std::string();
}

void AdequacyPage::fillIntervals() {
    const std::string model = estimateModel();
    const ResultTable& table = *result_->table(model.empty() ? "estimates" : "model_estimates");
    std::vector<TableColumn> columns;
    for (const QString& name : {tr("unknown"), tr("value ± std. error"), tr("marginal interval"),
                                tr("joint interval"), tr("unit")}) {
        TableColumn c;
        c.name = name;
        c.text = true;
        c.strong = columns.size() == 1;
        columns.push_back(c);
    }
    const ResultColumn *names = table.find("unknown"), *models = table.find("model"),
                       *bounds = table.find("at_bound");
    bool rejected = model.empty() && !rejectedModel().isEmpty();
    for (std::size_t r = 0; names && r < names->texts.size(); ++r) {
        if (models && models->texts[r] != model) continue;
        if (models) {
            const std::string& verdict = table.find("verdict")->texts[r];
            rejected = rejected || verdict == "rejected" || verdict == "misfit";
        }
        const DisplayUnit unit = figures_->unitOf(names->texts[r]);
        const auto told = [&](const char* lower, const char* upper) {
            const auto number = [&](const char* name) { return table.find(name)->numbers[r]; };
            Estimate e;
            e.value = number("value"), e.standardError = number("standard_error");
            e.lower = number(lower), e.upper = number(upper);
            e.atBound = bounds && bounds->texts[r] == "yes";
            return shown(e, unit);
        };
        const EstimateText marginal = told("marginal_lower", "marginal_upper");
        const std::string cells[] = {names->texts[r], marginal.withError, marginal.intervalOrRemark(),
                                     told("joint_lower", "joint_upper").interval, unit.text};
        for (std::size_t c = 0; c < std::size(cells); ++c) columns[c].texts.push_back(qt(cells[c]));
    }
    intervals_->setRows(std::move(columns));
    // A number is never elided: the pictures beside give way.
    intervals_->setMinimumWidth(std::min(intervals_->widthOfCells(), 560));
    const QString name = model.empty() ? rejectedModel() : qt(model);
    intervalsPanel_->setNote(rejected ? tr("of the model %1, which is rejected").arg(name)
                             : model.empty()
                                 ? tr("intervals of the level of the run; full digits in the export")
                                 : tr("of the model %1, which the data do not reject").arg(name));
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
    QVector<QWidget*> lines;
    // That an ellipsoid is a fair picture is good news, of whichever model.
    if (!rejected.isEmpty())
        lines << paragraph(tr("This is about the estimate of the model %1, which is rejected.").arg(rejected),
                           Ink::Warning);
    lines << sentence(fair ? "check" : "warning", fair ? Ink::Success : Ink::Warning,
                      qt(found->value("words", "")));
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
        const QString rejected = rejectedModel();
        right->addWidget(resultTablePanel(
            table, rejected.isEmpty() ? QString() : tr("Correlation, model %1, rejected").arg(rejected)));
    }
    if (QWidget* picture = makePicture()) right->addWidget(picture);
    if (right->count() > 0) page->addWidget(right);
    page->setSizes({450, 450});
    drawRegions();
    return page;
}

} // namespace rigor

// What stands at the right of the result page: estimate, fit, shown series, provenance.
#include "core/foundation/base/translate.h"
#include "core/methods/estimate_text.h"
#include "ui/jobs/event_loop_slices.h"
#include "ui/methods/inverse_page.h"
#include "ui/methods/page_parts.h"
#include "ui/widgets/qt_text.h"

namespace rigor {
namespace {
double numberOf(const nlohmann::ordered_json& object, const char* key) {
    if (!object.is_object()) return qQNaN();
    const auto found = object.find(key);
    return found != object.end() && found->is_number() ? found->get<double>() : qQNaN();
}
} // namespace

void InversePage::fillInspector() {
    // Group by group: some forty labels with their styles take longer than the window may be held.
    const auto piece = [this, shown = result_](void (InversePage::*add)()) {
        return [this, shown, add] {
            if (result_ != shown) return false;
            (this->*add)();
            return true;
        };
    };
    inspector_->clear();
    std::vector<std::function<bool()>> pieces{piece(&InversePage::addEstimate)};
    if (figures_->count() > 0) {
        pieces.push_back(piece(&InversePage::addFit));
        pieces.push_back(piece(&InversePage::addShown));
    }
    pieces.push_back(piece(&InversePage::addProvenance));
    runInSlices(this, std::move(pieces));
}

void InversePage::addEstimate() {
    const auto& r = *result_;
    auto* estimate =
        inspector_->addGroup(r.outcome == RunOutcome::Answered ? tr("Estimate") : tr("Best so far"));
    QVector<QStringList> rows;
    QStringList meanings, bounds;
    for (const auto& e : r.unknowns) {
        const EstimateText text = rigor::shown(e);
        rows.push_back({qt(estimateTitle(e.name)), qt(text.briefWithUnit()), qt(text.intervalOrRemark())});
        if (!e.interval.empty() && !meanings.contains(qt(e.interval))) meanings << qt(e.interval);
        if (e.atBound) bounds << qt(estimateTitle(e.name));
    }
    const bool answered = r.outcome == RunOutcome::Answered;
    if (!rows.isEmpty()) estimate->addTable({QString(), tr("value"), tr("interval")}, rows);
    if (!answered)
        return estimate->addText(
            rows.isEmpty() ? tr("Nothing was found before the run ended. Run again and let the search end.")
                           : tr("No interval: it is computed when the search has ended. Run again and "
                                "let it end."));
    QString note = meanings.isEmpty() ? tr("No interval is stated.") : meanings.join("; ") + '.';
    note[0] = note[0].toUpper();
    note +=
        ' ' + (bounds.isEmpty() ? tr("No bound is active.") : tr("On a bound: %1.").arg(bounds.join(", ")));
    estimate->addText(note);
}

void InversePage::addFit() {
    auto* fit = inspector_->addGroup(tr("Fit"));
    const auto& d = result_->diagnostics;
    const auto value = [&](const QString& name, double number, int decimals) {
        if (std::isfinite(number)) fit->addValue(name, qt(fixedText(number, decimals)));
    };
    const auto distance = [&](const QString& name, double number) {
        if (std::isfinite(number)) fit->addValue(name, qt(figures_->distanceText(number)));
    };
    value(tr("log L, maximum entropy"), numberOf(d, "log_likelihood_maximum_entropy"), 2);
    value(tr("log L, Gaussian"), numberOf(d, "log_likelihood_gaussian"), 2);
    value(tr("log L, %1").arg(qt(figures_->referenceName())), numberOf(d, "log_likelihood_reference"), 2);
    distance(tr("mean EMD, maximum entropy"), numberOf(d, "mean_emd_maximum_entropy"));
    distance(tr("mean EMD, Gaussian"), numberOf(d, "mean_emd_gaussian"));
    value(tr("error of log L, maximum entropy"), numberOf(d, "mean_abs_log_error_maximum_entropy"), 3);
    value(tr("error of log L, Gaussian"), numberOf(d, "mean_abs_log_error_gaussian"), 3);
    if (const auto found = d.find("expansion_error");
        found != d.end() && std::isfinite(numberOf(*found, "max")))
        fit->addValue(tr("expansion error, largest"), qt(significantText(numberOf(*found, "max"), 2)));
    if (const double p = figures_->classProbability(); std::isfinite(p))
        fit->addValue(tr("model class, p"), qt(significantText(p, 2)), p <= 0.05 ? Ink::Warning : Ink::Text);
    if (const auto tails = figures_->tailLabels(); !tails.empty()) {
        QStringList labels;
        for (const auto& label : tails) labels << qt(label);
        if (labels.size() > 10) labels = labels.mid(0, 10) << tr("…");
        fit->addValue(tr("outside the 95 % range"), tr("%1 of %2").arg(tails.size()).arg(figures_->count()));
        fit->addText(labels.join(", "));
    }
}

void InversePage::addShown() {
    auto* shown = inspector_->addGroup(tr("Shown"));
    const auto& d = result_->diagnostics;
    shown_.clear();
    QString samples =
        figures_->referenceSamples() > 0 ? ", " + qt(countText(figures_->referenceSamples())) : QString();
    const double moments = numberOf(d, "moments");
    const QString m = std::isfinite(moments) ? tr(", M = %1").arg(moments) : QString();
    // Series are known by their names, and those are in the language of the window.
    const QPair<QString, QString> series[] = {
        {qt(translate("Report", "maximum entropy")), tr("maximum entropy") + m},
        {qt(translate("Report", "Gaussian")), tr("Gaussian")},
        {qt(figures_->referenceName()), qt(figures_->referenceName()) + samples},
        {qt(translate("Report", "measured")), tr("measured value")}};
    for (const auto& [key, text] : series) {
        auto* box = new QCheckBox(text);
        box->setFont(fontFor(TextUse::Table));
        box->setProperty("series", key);
        box->setChecked(density_->plot()->isSeriesVisible(key));
        connect(box, &QCheckBox::toggled, this, &InversePage::applyShown);
        connect(density_->plot(), &Plot::visibilityChanged, box, [this, box] {
            const QSignalBlocker quiet(box);
            box->setChecked(density_->plot()->isSeriesVisible(box->property("series").toString()));
            QSet<QString> hidden;
            for (auto* other : shown_)
                if (!density_->plot()->isSeriesVisible(other->property("series").toString()))
                    hidden.insert(other->property("series").toString());
            grid_->setHidden(hidden);
        });
        shown->addWidget(box);
        shown_ << box;
    }
}

void InversePage::addProvenance() {
    auto* provenance = inspector_->addGroup(tr("Provenance"));
    const auto& p = result_->provenance;
    if (const double n = numberOf(p, "simulations"); std::isfinite(n))
        provenance->addValue(tr("simulations"), qt(countText(std::llround(n))));
    if (const double n = numberOf(p, "failures"); n > 0)
        provenance->addValue(tr("failed"), qt(countText(std::llround(n))), Ink::Warning);
    if (const double t = numberOf(p, "wall_time"); std::isfinite(t))
        provenance->addValue(tr("wall time"), qt(durationText(t)));
    if (const double s = numberOf(p, "seed"); std::isfinite(s))
        provenance->addValue(tr("seed"), qt(countText(std::llround(s))));
    if (!context_.studyText.isEmpty()) {
        auto* link = makeButton(tr("open study as text"), {}, "link");
        connect(link, &QPushButton::clicked, this, [this] {
            showView(kFacts);
            Q_EMIT studyTextRequested();
        });
        provenance->addWidget(link);
    }
}

} // namespace rigor

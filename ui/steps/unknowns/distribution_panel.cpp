#include "ui/steps/unknowns/distribution_panel.h"

#include "core/foundation/stats/distributions/sample_law.h"
#include "ui/methods/input_density.h"
#include "ui/steps/unknowns/unknowns_edit.h"

#include <algorithm>
#include <cmath>

namespace rigor {

namespace {
/// Samples have their mean and deviation; what is searched is how they are moved and stretched.
const SampleLaw* movedSamples(const Unknown& u) {
    return u.samples.law && shapeOf(u, "shift") && shapeOf(u, "scale") ? u.samples.law.get() : nullptr;
}

double meanNow(const Unknown& u) {
    if (const SampleLaw* samples = movedSamples(u)) return samples->mean() + shapeOf(u, "shift")->start;
    return shapeOf(u, "mean")->start;
}

double spreadHere(const Unknown& u) {
    if (const SampleLaw* samples = movedSamples(u))
        return samples->standardDeviation() * shapeOf(u, "scale")->start;
    return shapeOf(u, "standard_deviation")->start;
}

double numberOf(const Unknown& u, HandleKind kind) {
    switch (kind) {
    case HandleKind::Value:
        return u.value.start;
    case HandleKind::Mean:
        return meanNow(u);
    case HandleKind::SpreadBelow:
    case HandleKind::SpreadAbove:
        return spreadHere(u);
    case HandleKind::Minimum:
        return u.family.empty() ? u.value.min : shapeOf(u, "minimum")->start;
    case HandleKind::Maximum:
        return u.family.empty() ? u.value.max : shapeOf(u, "maximum")->start;
    case HandleKind::Lower:
        return u.lower;
    case HandleKind::Upper:
        return u.upper;
    }
    return 0;
}

void hold(SearchValue& value, double x) { value.start = std::clamp(x, value.min, value.max); }

void holdMean(Unknown& u, double x) {
    if (const SampleLaw* samples = movedSamples(u))
        hold(shapeOf(u, "shift"), x - samples->mean());
    else
        hold(shapeOf(u, "mean"), x);
}

void holdSpread(Unknown& u, double spread) {
    if (const SampleLaw* samples = movedSamples(u))
        hold(shapeOf(u, "scale"), spread / samples->standardDeviation());
    else
        hold(shapeOf(u, "standard_deviation"), spread);
}

} // namespace

QString handleName(HandleKind kind) {
    switch (kind) {
    case HandleKind::Value:
        return DistributionPanel::tr("value");
    case HandleKind::Mean:
        return DistributionPanel::tr("mean");
    case HandleKind::SpreadBelow:
    case HandleKind::SpreadAbove:
        return DistributionPanel::tr("sd");
    case HandleKind::Minimum:
        return DistributionPanel::tr("minimum");
    case HandleKind::Maximum:
        return DistributionPanel::tr("maximum");
    case HandleKind::Lower:
        return DistributionPanel::tr("clip lower");
    case HandleKind::Upper:
        return DistributionPanel::tr("clip upper");
    }
    return {};
}

std::vector<Handle> handlesOf(const Unknown& u) {
    std::vector<Handle> list;
    const double top = std::nan("");
    if (u.family.empty()) { // what limits a number is the range of its search
        if (std::isfinite(u.value.min)) list.push_back({HandleKind::Minimum, u.value.min, top});
        list.push_back({HandleKind::Value, u.value.start, 0});
        if (std::isfinite(u.value.max)) list.push_back({HandleKind::Maximum, u.value.max, top});
        return list;
    }
    if (std::isfinite(u.lower)) list.push_back({HandleKind::Lower, u.lower, top});
    const SearchValue *low = shapeOf(u, "minimum"), *high = shapeOf(u, "maximum");
    if (movedSamples(u) || (shapeOf(u, "mean") && shapeOf(u, "standard_deviation"))) {
        const double mean = meanNow(u), sd = spreadHere(u);
        list.push_back({HandleKind::SpreadBelow, mean - sd, densityAt(u, mean - sd)});
        list.push_back({HandleKind::Mean, mean, densityAt(u, mean)});
        list.push_back({HandleKind::SpreadAbove, mean + sd, densityAt(u, mean + sd)});
    } else if (u.family == "uniform" && low && high) {
        const double y = densityAt(u, (low->start + high->start) / 2);
        list.push_back({HandleKind::Minimum, low->start, y});
        list.push_back({HandleKind::Maximum, high->start, y});
    }
    if (std::isfinite(u.upper)) list.push_back({HandleKind::Upper, u.upper, top});
    return list;
}

std::optional<Unknown> withHandleAt(const Unknown& unknown, HandleKind kind, double x) {
    Unknown u = unknown;
    switch (kind) {
    case HandleKind::Value:
        hold(u.value, x);
        break;
    case HandleKind::Mean:
        holdMean(u, x);
        break;
    case HandleKind::SpreadBelow:
        holdSpread(u, meanNow(u) - x);
        break;
    case HandleKind::SpreadAbove:
        holdSpread(u, x - meanNow(u));
        break;
    case HandleKind::Minimum:
        if (u.family.empty())
            u.value.min = x;
        else
            hold(shapeOf(u, "minimum"), x);
        break;
    case HandleKind::Maximum:
        if (u.family.empty())
            u.value.max = x;
        else
            hold(shapeOf(u, "maximum"), x);
        break;
    case HandleKind::Lower:
        u.lower = x;
        break;
    case HandleKind::Upper:
        u.upper = x;
        break;
    }
    if (!whyWrong(u).isEmpty()) return std::nullopt;
    return u;
}

DistributionPanel::DistributionPanel(QWidget* parent) : HandledPanel(Qt::Horizontal, parent) {
    now_.resize(1);
}

void DistributionPanel::setUnknown(const Unknown& unknown, const QString& unit) {
    unit_ = unit;
    setTitle(QString::fromStdString(isDragged() ? now_.front().name : unknown.name));
    setParts({unknown});
}

void DistributionPanel::draw() {
    FigurePanel panel = inputDensityPanel(unknown(), unit_);
    if (isDragged()) {
        panel.x.lower = frozen_.first;
        panel.x.upper = frozen_.second;
        FigurePanel was = inputDensityPanel(before_.front(), unit_);
        for (FigureSeries& series : was.series) {
            series.name = tr("before").toStdString();
            series.role = SeriesRole::Reference;
            series.dashed = true;
            panel.series.push_back(std::move(series));
        }
    }
    plot()->setPanel(panel);
    legend()->hide();
    setNote(isDragged() ? QString() : tr("drag the handles"));
    plot()->setDescription(
        QString::fromStdString(unknown().name),
        unknown().family.empty()
            ? tr("Start and bounds of the search")
            : tr("Input density at the start values; %1 clipped off").arg(clippedText(unknown())));
    plot()->redrawNow();
}

std::vector<Grip> DistributionPanel::grips() const {
    std::vector<Grip> all;
    for (const Handle& handle : handlesOf(unknown()))
        all.push_back({handle.x, handle.y, handleName(handle.kind), numberOf(unknown(), handle.kind)});
    return all;
}

bool DistributionPanel::place(int grip, double to) {
    const auto moved = withHandleAt(unknown(), handlesOf(unknown())[static_cast<std::size_t>(grip)].kind, to);
    if (moved) now_ = {*moved};
    return moved.has_value();
}

QPointF DistributionPanel::handlePosition(HandleKind kind) const {
    const auto handles = handlesOf(unknown());
    const auto found = std::ranges::find(handles, kind, &Handle::kind);
    return gripPosition(found == handles.end() ? -1 : static_cast<int>(found - handles.begin()));
}

} // namespace rigor

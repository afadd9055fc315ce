#include "ui/steps/unknowns/distribution_panel.h"

#include "ui/methods/input_density.h"
#include "ui/steps/unknowns/unknowns_edit.h"

#include <algorithm>
#include <cmath>

namespace rigor {

namespace {
double numberOf(const Unknown& u, HandleKind kind) {
    switch (kind) {
    case HandleKind::Value:
        return u.value.start;
    case HandleKind::Mean:
        return shapeOf(u, "mean")->start;
    case HandleKind::SpreadBelow:
    case HandleKind::SpreadAbove:
        return shapeOf(u, "standard_deviation")->start;
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
    const SearchValue *mean = shapeOf(u, "mean"), *sd = shapeOf(u, "standard_deviation");
    const SearchValue *low = shapeOf(u, "minimum"), *high = shapeOf(u, "maximum");
    if (mean && sd) {
        list.push_back(
            {HandleKind::SpreadBelow, mean->start - sd->start, densityAt(u, mean->start - sd->start)});
        list.push_back({HandleKind::Mean, mean->start, densityAt(u, mean->start)});
        list.push_back(
            {HandleKind::SpreadAbove, mean->start + sd->start, densityAt(u, mean->start + sd->start)});
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
        hold(shapeOf(u, "mean"), x);
        break;
    case HandleKind::SpreadBelow:
        hold(shapeOf(u, "standard_deviation"), shapeOf(u, "mean").start - x);
        break;
    case HandleKind::SpreadAbove:
        hold(shapeOf(u, "standard_deviation"), x - shapeOf(u, "mean").start);
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

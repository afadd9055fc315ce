#include "ui/steps/unknowns/curve_panel.h"

#include "core/foundation/base/translate.h"
#include "core/foundation/message/unit_text.h"
#include "ui/steps/unknowns/distribution_panel.h"
#include "ui/steps/unknowns/unknowns_edit.h"

#include <algorithm>
#include <cmath>

namespace rigor {

namespace {
constexpr int kDrawn = 201; ///< points of the line
}

CurvePanel::CurvePanel(QWidget* parent) : HandledPanel(Qt::Vertical, parent) {}

void CurvePanel::setCurve(const UnknownRow& row, const std::vector<Unknown>& points) {
    if (isDragged()) return;
    row_ = row;
    at_ = row.curve->controlAbscissas();
    setTitle(QString::fromStdString(row.name));
    setParts(points);
}

FigureSeries CurvePanel::lineThrough(const std::vector<Unknown>& points) const {
    const ModelCurve& curve = *row_.curve;
    const Eigen::VectorXd x = Eigen::VectorXd::LinSpaced(kDrawn, curve.firstArgument(), curve.lastArgument());
    Eigen::VectorXd starts(static_cast<Eigen::Index>(points.size()));
    for (std::size_t k = 0; k < points.size(); ++k)
        starts[static_cast<Eigen::Index>(k)] = points[k].value.start;
    const Eigen::VectorXd y = curve.basisOnGrid(x) * starts;
    return {.x = {x.begin(), x.end()}, .y = {y.begin(), y.end()}};
}

void CurvePanel::draw() {
    const ModelCurve& curve = *row_.curve;
    FigurePanel panel;
    panel.key = panel.title = row_.name;
    panel.x = {.quantity = curve.argument.empty() ? translate("Field", "argument") : curve.argument,
               .unit = unitText(curve.argumentUnit)};
    panel.y = {.quantity = curve.value.empty() ? row_.name : curve.value, .unit = unitText(curve.valueUnit)};
    FigureBand range{
        .name = translate("Field", "search range"), .role = SeriesRole::Reference, .opacity = 0.14};
    FigureSeries polygon{.name = "", .role = SeriesRole::Reference, .thin = true, .dashed = true};
    double low = std::numeric_limits<double>::infinity(), high = -low;
    for (std::size_t k = 0; k < now_.size(); ++k) {
        const SearchValue& value = now_[k].value;
        polygon.x.push_back(at_[k]);
        polygon.y.push_back(value.start);
        for (const double end : {value.min, value.start, value.max})
            if (std::isfinite(end)) {
                low = std::min(low, end);
                high = std::max(high, end);
            }
        if (!std::isfinite(value.min) || !std::isfinite(value.max)) continue;
        range.x.push_back(at_[k]);
        range.lower.push_back(value.min);
        range.upper.push_back(value.max);
    }
    if (range.x.size() == now_.size()) panel.bands.push_back(std::move(range));
    if (isDragged()) {
        panel.y.lower = frozen_.first;
        panel.y.upper = frozen_.second;
        FigureSeries was = lineThrough(before_);
        was.name = DistributionPanel::tr("before").toStdString();
        was.role = SeriesRole::Reference;
        was.dashed = true;
        panel.series.push_back(std::move(was));
    } else if (low < high) { // the points and their handles are seen whole
        panel.y.lower = low - 0.08 * (high - low);
        panel.y.upper = high + 0.08 * (high - low);
    }
    const double room = 0.04 * (at_.back() - at_.front());
    panel.x.lower = at_.front() - room;
    panel.x.upper = at_.back() + room;
    panel.series.push_back(std::move(polygon));
    FigureSeries line = lineThrough(now_);
    line.name = translate("Field", "start");
    panel.series.push_back(std::move(line));
    plot()->setPanel(panel);
    legend()->show();
    setNote(isDragged() ? QString() : tr("drag the points"));
    plot()->setDescription(QString::fromStdString(row_.name),
                           tr("The curve at the start of the search, and the range of its points"));
    plot()->redrawNow();
}

std::vector<Grip> CurvePanel::grips() const {
    std::vector<Grip> all;
    for (std::size_t k = 0; k < now_.size(); ++k)
        all.push_back(
            {at_[k], now_[k].value.start, QString::fromStdString(now_[k].name), now_[k].value.start});
    return all;
}

bool CurvePanel::place(int grip, double to) {
    Unknown moved = now_[static_cast<std::size_t>(grip)];
    moved.value.start = std::clamp(to, moved.value.min, moved.value.max);
    if (!whyWrong(moved).isEmpty()) return false;
    now_[static_cast<std::size_t>(grip)] = moved;
    return true;
}

} // namespace rigor

#include "ui/plot/plot.h"

#include "core/foundation/message/number_text.h"
#include "ui/plot/plot_overlay.h"
#include "ui/plot/plot_theme.h"
#include "ui/widgets/look/fonts.h"
#include "ui/widgets/look/theme.h"
#include "ui/widgets/text/qt_text.h"

namespace rigor {
namespace {

/// The number in a cell between categories; it is drawn where it fits.
class CellText : public QCPItemText {
  public:
    using QCPItemText::QCPItemText;

  protected:
    void draw(QCPPainter* painter) override {
        const QCPAxis *x = parentPlot()->xAxis, *y = parentPlot()->yAxis;
        const QFontMetricsF metrics(font());
        if (metrics.horizontalAdvance(text()) + 4 < std::abs(x->coordToPixel(1) - x->coordToPixel(0)) &&
            metrics.height() < std::abs(y->coordToPixel(1) - y->coordToPixel(0)))
            QCPItemText::draw(painter);
    }
};

/// The numbers of the cells between categories, in that of the two colours of text that is read best there.
void addCellTexts(QCustomPlot* canvas, const FigurePanel& panel) {
    if (panel.x.categories.empty() || panel.y.categories.empty()) return;
    const auto& t = theme();
    for (const FigureLabel& cell : panel.labels) {
        if (cell.lines.size() != 1) continue;
        QColor ground = t.raised;
        for (const FigureBand& b : panel.bands) {
            if (!(b.x.front() < cell.x && b.x.back() > cell.x && b.lower.front() < cell.y &&
                  b.upper.front() > cell.y))
                continue;
            const QColor over = lineColour(t, b.role);
            const auto mixed = [&](double under, double above) {
                return static_cast<float>(under + b.opacity * (above - under));
            };
            ground =
                QColor::fromRgbF(mixed(t.raised.redF(), over.redF()), mixed(t.raised.greenF(), over.greenF()),
                                 mixed(t.raised.blueF(), over.blueF()));
        }
        auto* text = new CellText(canvas);
        text->setText(qt(cell.lines[0]));
        text->setFont(fontFor(TextUse::Small));
        text->setColor(contrast(t.text, ground) >= contrast(t.raised, ground) ? t.text : t.raised);
        text->setPositionAlignment(Qt::AlignCenter);
        text->position->setType(QCPItemPosition::ptPlotCoords);
        text->position->setCoords(cell.x, cell.y);
    }
}

constexpr int kPlotInterval = 33; // ms
constexpr double kBarOpacity = 0.4;

QVector<double> vectorOf(const std::vector<double>& values) {
    return QVector<double>(values.begin(), values.end());
}
} // namespace

Plot::Plot(QWidget* parent) : QWidget(parent), canvas_(new QCustomPlot(this)), overlay_(new Overlay(this)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(canvas_);
    setFocusPolicy(Qt::StrongFocus);
    canvas_->setFocusPolicy(Qt::NoFocus);
    canvas_->setMouseTracking(true);
    canvas_->setNoAntialiasingOnDrag(true);
    canvas_->installEventFilter(this);
    canvas_->setMinimumSize(80, 60);
    hideFromAccess(canvas_);
    hideFromAccess(overlay_);
    overlay_->raise();
    redrawTimer_.setSingleShot(true);
    connect(&redrawTimer_, &QTimer::timeout, this, &Plot::redrawNow);
    connect(canvas_, &QCustomPlot::afterLayout, this, &Plot::placeLabels);
    connect(&Theme::instance(), &Theme::changed, this, &Plot::build);
    build();
}

Plot::~Plot() = default;

void Plot::setPanel(const FigurePanel& panel, bool keepZoom) {
    const bool keep = keepZoom && panel.key == given_.key;
    if (panel.key != given_.key || panel.x.quantity != given_.x.quantity ||
        panel.y.quantity != given_.y.quantity)
        logarithmicAcross_ = logarithmicUpwards_ = false;
    const auto x = xRange(), y = yRange();
    const auto isOfAnother = [&](const FigureMark& line) {
        const FigureAxis &before = line.vertical ? given_.x : given_.y,
                         &now = line.vertical ? panel.x : panel.y;
        return before.quantity != now.quantity || before.unit != now.unit;
    };
    std::erase_if(own_, isOfAnother);
    given_ = panel;
    given_.marks.insert(given_.marks.end(), own_.begin(), own_.end());
    std::size_t omitted = 0;
    panel_ = drawnPanel(omitted);
    build();
    if (keep) {
        canvas_->xAxis->setRange(x.first, x.second);
        canvas_->yAxis->setRange(y.first, y.second);
    }
    if (!keep) cursor_.reset(), anchor_.reset();
    scheduleRedraw();
    Q_EMIT panelChanged();
}

void Plot::setReferenceLines(std::vector<FigureMark> lines) {
    FigurePanel bare = given_;
    bare.marks.resize(bare.marks.size() - own_.size());
    own_ = std::move(lines);
    setPanel(bare, true);
}

void Plot::setDescription(const QString& title, const QString& sentence) {
    setAccessibleName(title);
    setAccessibleDescription(sentence);
}

void Plot::build() {
    const QSignalBlocker quiet(canvas_);
    const auto x = xRange(), y = yRange();
    const bool themeOnly = sender() == &Theme::instance();
    parts_.clear();
    rangeLabels_.clear();
    levelLabels_.clear();
    canvas_->clearItems();
    canvas_->clearPlottables();
    styleAxes();
    for (const auto& r : panel_.ranges) addRange(r);
    for (const auto& h : panel_.histograms) addHistogram(h);
    for (const auto& b : panel_.bands) addBand(b);
    for (const bool main : {false, true})
        for (const auto& s : panel_.series)
            if ((s.role == SeriesRole::Main) == main) addSeries(s);
    for (const auto& m : panel_.marks) addMark(m);
    addCellTexts(canvas_, panel_);
    applyVisibility();
    if (themeOnly) {
        canvas_->xAxis->setRange(x.first, x.second);
        canvas_->yAxis->setRange(y.first, y.second);
        scheduleRedraw();
    } else {
        fit();
    }
}

void Plot::styleAxes() {
    const auto& t = theme();
    canvas_->setBackground(t.raised);
    auto* frame = canvas_->axisRect();
    frame->setBackground(t.raised);
    const bool labelled = std::any_of(panel_.ranges.begin(), panel_.ranges.end(),
                                      [](const FigureRange& r) { return !r.label.empty(); });
    const QMargins margins(leftMargin_, labelled ? 24 : 8, 14, 2);
    frame->setAutoMargins(QCP::msLeft | QCP::msBottom);
    frame->setMinimumMargins(margins);
    frame->setMargins(margins);
    canvas_->xAxis2->setVisible(false);
    canvas_->yAxis2->setVisible(false);
    const auto style = [&](QCPAxis* axis, const FigureAxis& spec, int most, int room) {
        axis->setBasePen(QPen(t.strong, 1));
        axis->setTickPen(QPen(t.strong, 1));
        axis->setSubTicks(false);
        axis->setTickLength(0, 4);
        axis->setTickLabelFont(fontFor(TextUse::Small));
        axis->setTickLabelColor(t.text);
        axis->setLabelFont(fontFor(TextUse::Small));
        axis->setLabelColor(t.text);
        axis->setLabel(qt(axisLabel(spec.quantity, spec.unit)));
        axis->setLabelPadding(3);
        axis->setTickLabelPadding(4);
        axis->grid()->setPen(QPen(t.grid, 1));
        axis->grid()->setZeroLinePen(QPen(t.grid, 1));
        axis->grid()->setSubGridVisible(false);
        axis->setTickLabels(!spec.bare);
        axis->setTicks(!spec.bare);
        axis->setTicker(QSharedPointer<FigureTicker>::create(spec, most, room));
    };
    const int across = width() - std::max(leftMargin_, 40) - margins.right();
    style(canvas_->xAxis, panel_.x, width() > 360 ? 7 : 5, across);
    style(canvas_->yAxis, panel_.y, height() > 240 ? 6 : height() > 110 ? 4 : 3, 0);
    constexpr int kBelow = 40; // px of tick labels and label of the abscissa
    canvas_->xAxis->setLabel(fittingLabel(panel_.x, across));
    canvas_->yAxis->setLabel(fittingLabel(panel_.y, height() - margins.top() - kBelow));
}

/// Quantity and unit in one line, in two where one is longer than the axis, elided beyond that.
QString Plot::fittingLabel(const FigureAxis& axis, int room) const {
    const QFontMetrics metrics(fontFor(TextUse::Small));
    const QString whole = qt(axisLabel(axis.quantity, axis.unit));
    if (metrics.horizontalAdvance(whole) <= room) return whole;
    const QStringList words = whole.split(' ', Qt::SkipEmptyParts);
    QString first, second;
    for (qsizetype i = 0; i < words.size(); ++i) {
        const QString longer = first.isEmpty() ? words[i] : first + ' ' + words[i];
        const bool unit = i > 0 && i + 1 == words.size() && !axis.unit.empty(); // begins the second line
        if (second.isEmpty() && !unit && (first.isEmpty() || metrics.horizontalAdvance(longer) <= room))
            first = longer;
        else
            second += (second.isEmpty() ? "" : " ") + words[i];
    }
    const auto shown = [&](const QString& line) {
        return metrics.elidedText(line, Qt::ElideMiddle, std::max(room, 20));
    };
    return second.isEmpty() ? shown(first) : shown(first) + '\n' + shown(second);
}

void Plot::setDimmed(bool dimmed) {
    if (dimmed_ == dimmed) return;
    dimmed_ = dimmed;
    overlay_->update();
}

void Plot::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    styleAxes(); // count of ticks and lines of the labels follow the size
    scheduleRedraw();
}

void Plot::addHistogram(const FigureHistogram& h) {
    auto* curve = new QCPCurve(canvas_->xAxis, canvas_->yAxis);
    QVector<double> x, y;
    const auto down = [&] {
        if (x.isEmpty() || y.back() == 0) return;
        x << x.back();
        y << 0;
    };
    for (std::size_t i = 0; i < h.height.size(); ++i) {
        if (!std::isfinite(h.height[i])) continue;
        const bool joined = !h.outlined && !x.isEmpty() &&
                            std::abs(x.back() - h.lower[i]) <= 1e-9 * (std::abs(h.lower[i]) + 1e-300);
        if (!joined) {
            down();
            x << h.lower[i];
            y << 0;
        }
        x << h.lower[i] << h.upper[i];
        y << h.height[i] << h.height[i];
    }
    down();
    curve->setData(x, y);
    curve->setPen(h.outlined ? QPen(lineColour(theme(), h.role), 1) : QPen(Qt::NoPen));
    curve->setBrush(fillColour(theme(), h.role, 0.28));
    parts_.emplace_back(qt(h.name), curve);
}

void Plot::addBand(const FigureBand& b) {
    auto* curve = new QCPCurve(canvas_->xAxis, canvas_->yAxis);
    QVector<double> x, y;
    for (std::size_t i = 0; i < b.x.size(); ++i)
        if (std::isfinite(b.upper[i])) x << b.x[i], y << b.upper[i];
    for (std::size_t i = b.x.size(); i-- > 0;)
        if (std::isfinite(b.lower[i])) x << b.x[i], y << b.lower[i];
    curve->setData(x, y);
    curve->setPen(Qt::NoPen);
    curve->setBrush(fillColour(theme(), b.role, b.opacity));
    parts_.emplace_back(qt(b.name), curve);
}

void Plot::addSeries(const FigureSeries& s) {
    if (s.shape == SeriesShape::Points) return addPoints(s);
    QPen pen = linePen(theme(), s.role, s.thin, s.dashed);
    const bool ascending = std::is_sorted(s.x.begin(), s.x.end());
    if (!ascending) { // a closed curve, such as an ellipse
        auto* curve = new QCPCurve(canvas_->xAxis, canvas_->yAxis);
        curve->setData(vectorOf(s.x), vectorOf(s.y));
        curve->setPen(pen);
        parts_.emplace_back(qt(s.name), curve);
        return;
    }
    auto* graph = new QCPGraph(canvas_->xAxis, canvas_->yAxis);
    graph->setData(vectorOf(s.x), vectorOf(s.y), true);
    // Above 2000 points QCustomPlot draws the smallest and largest value of each pixel column: extremes stay.
    graph->setAdaptiveSampling(true);
    if (s.x.size() > 2000) pen.setWidthF(1);
    if (s.shape == SeriesShape::Steps) graph->setLineStyle(QCPGraph::lsStepLeft);
    graph->setPen(pen);
    parts_.emplace_back(qt(s.name), graph);
}

void Plot::addPoints(const FigureSeries& s) {
    const auto& t = theme();
    const QColor colour = fillColour(t, s.role, s.faint ? 0.45 : 1);
    static constexpr QCPScatterStyle::ScatterShape shapes[] = {
        QCPScatterStyle::ssDisc,    QCPScatterStyle::ssSquare, QCPScatterStyle::ssTriangle,
        QCPScatterStyle::ssDiamond, QCPScatterStyle::ssCross,  QCPScatterStyle::ssPlus};
    const auto role = static_cast<int>(s.role) - static_cast<int>(SeriesRole::Main);
    const auto shape = role >= 0 && role < 6 ? shapes[role] : QCPScatterStyle::ssDisc;
    for (const bool hollow : {false, true}) {
        QVector<double> x, y, below, above;
        for (std::size_t i = 0; i < s.x.size() && i < s.y.size(); ++i) {
            if ((i < s.hollow.size() && s.hollow[i] != 0) != hollow || !std::isfinite(s.x[i] + s.y[i]))
                continue;
            x << s.x[i];
            y << s.y[i];
            const bool bar =
                i < s.lower.size() && i < s.upper.size() && std::isfinite(s.lower[i] + s.upper[i]);
            below << (bar ? s.y[i] - s.lower[i] : qQNaN());
            above << (bar ? s.upper[i] - s.y[i] : qQNaN());
        }
        if (x.isEmpty()) continue;
        auto* graph = new QCPGraph(canvas_->xAxis, canvas_->yAxis);
        graph->setData(x, y);
        graph->setLineStyle(QCPGraph::lsNone);
        const double size = s.faint || s.x.size() > 2000 ? 3 : hollow ? 7 : 5.5;
        graph->setScatterStyle(
            hollow ? QCPScatterStyle(QCPScatterStyle::ssCircle, QPen(colour, 1.6), t.raised, size)
                   : QCPScatterStyle(shape, QPen(colour, 1), colour, size));
        parts_.emplace_back(qt(s.name), graph);
        if (s.lower.empty()) continue;
        auto* bars = new QCPErrorBars(canvas_->xAxis, canvas_->yAxis);
        bars->setDataPlottable(graph);
        bars->setData(below, above);
        bars->setWhiskerWidth(0);
        bars->setSymbolGap(0);
        bars->setPen(QPen(fillColour(t, s.role, kBarOpacity), 1));
        bars->setAntialiased(true);
        parts_.emplace_back(qt(s.name), bars);
    }
}

void Plot::addMark(const FigureMark& m) {
    const auto& t = theme();
    auto* line = new QCPItemLine(canvas_);
    const QPen pen =
        m.role == SeriesRole::Reference
            ? QPen(t.strong, 1, m.dashed ? Qt::DashLine : Qt::SolidLine)
            : QPen(lineColour(t, m.role), 1.5, m.dashed ? Qt::DashLine : Qt::SolidLine, Qt::FlatCap);
    line->setPen(pen);
    for (auto* end : {line->start, line->end}) {
        end->setTypeX(m.vertical ? QCPItemPosition::ptPlotCoords : QCPItemPosition::ptAxisRectRatio);
        end->setTypeY(m.vertical ? QCPItemPosition::ptAxisRectRatio : QCPItemPosition::ptPlotCoords);
    }
    line->start->setCoords(m.vertical ? m.at : 0, m.vertical ? 1 : m.at);
    line->end->setCoords(m.vertical ? m.at : 1, m.vertical ? 0.06 : m.at);
    parts_.emplace_back(qt(m.name), line);
    if (m.label.empty()) return;
    auto* label = new QCPItemText(canvas_);
    label->setText(qt(m.label));
    label->setFont(fontFor(TextUse::Small));
    label->setColor(labelColour(t, m.role));
    // Readable over a line that passes there.
    QColor face = t.raised;
    face.setAlphaF(0.8F);
    label->setBrush(face);
    label->position->setTypeX(line->start->typeX());
    label->position->setTypeY(line->start->typeY());
    if (m.vertical) {
        // On the side where there is more room, so that it is never cut off.
        const auto extent = xExtent(panel_);
        const bool leftHalf = m.at < (extent.lower + extent.upper) / 2;
        label->setPositionAlignment((leftHalf ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
        label->setPadding(QMargins(5, 0, 5, 0));
        // Below the label of another one nearby.
        int level = 0;
        for (const FigureMark* other = panel_.marks.data(); other < &m; ++other)
            level += other->vertical && !other->label.empty() &&
                     std::abs(other->at - m.at) < 0.35 * (extent.upper - extent.lower);
        label->position->setCoords(m.at, 0.075 + 0.09 * level);
    } else {
        label->setPositionAlignment(Qt::AlignRight | Qt::AlignBottom);
        label->position->setCoords(1, m.at);
        levelLabels_.push_back(label);
    }
    parts_.emplace_back(qt(m.name), label);
}

void Plot::addRange(const FigureRange& r) {
    const auto& t = theme();
    auto* rectangle = new QCPItemRect(canvas_);
    rectangle->setPen(Qt::NoPen);
    rectangle->setBrush(r.filled ? QBrush(fillColour(t, SeriesRole::Reference, 0.10)) : QBrush(Qt::NoBrush));
    for (auto* corner : {rectangle->topLeft, rectangle->bottomRight}) {
        corner->setTypeX(QCPItemPosition::ptPlotCoords);
        corner->setTypeY(QCPItemPosition::ptAxisRectRatio);
    }
    rectangle->topLeft->setCoords(r.lower, 0);
    rectangle->bottomRight->setCoords(r.upper, 1);
    rectangle->setLayer("grid");
    if (r.label.empty()) return;
    auto* label = new QCPItemText(canvas_);
    label->setText(qt(r.label));
    label->setFont(fontFor(TextUse::Small));
    label->setColor(t.muted);
    label->setClipToAxisRect(false);
    label->position->setTypeX(QCPItemPosition::ptPlotCoords);
    label->position->setTypeY(QCPItemPosition::ptAxisRectRatio);
    label->setPositionAlignment(Qt::AlignLeft | Qt::AlignBottom);
    label->position->setCoords(r.lower, 0);
    rangeLabels_.push_back(label);
}

/// Of labels that would run into each other or out of the frame the first ones stay: short ranges follow each
/// other closer than their labels are wide.
void Plot::placeLabels() {
    const QRect frame = canvas_->axisRect()->rect();
    for (QCPItemText* label : levelLabels_) { // below a line that leaves no room above
        const double room = label->position->pixelPosition().y() - frame.top();
        const bool below = room < QFontMetricsF(label->font()).height();
        label->setPositionAlignment(Qt::AlignRight | (below ? Qt::AlignTop : Qt::AlignBottom));
    }
    double free = frame.left() - 1;
    for (QCPItemText* label : rangeLabels_) {
        const double from = label->position->pixelPosition().x();
        const double to = from + QFontMetricsF(label->font()).horizontalAdvance(label->text());
        const bool fits = from >= free && to <= frame.right() + 8;
        label->setVisible(fits);
        if (fits) free = to + 4;
    }
}

void Plot::applyVisibility() {
    for (const auto& [name, part] : parts_)
        if (auto* layer = qobject_cast<QCPLayerable*>(part))
            layer->setVisible(name.isEmpty() || isSeriesVisible(name));
    scheduleRedraw();
}

void Plot::setSeriesVisible(const QString& name, bool visible) {
    isolated_.clear();
    if (visible == !hidden_.contains(name)) return;
    if (visible)
        hidden_.remove(name);
    else
        hidden_.insert(name);
    applyVisibility();
    Q_EMIT visibilityChanged();
}

bool Plot::isSeriesVisible(const QString& name) const {
    return isolated_.isEmpty() ? !hidden_.contains(name) : name == isolated_;
}

void Plot::isolateSeries(const QString& name) {
    if (isolated_ == name)
        isolated_.clear();
    else
        isolated_ = name;
    hidden_.clear();
    applyVisibility();
    Q_EMIT visibilityChanged();
}

void Plot::setSelectedKey(const QString& key) {
    selected_ = key;
    overlay_->update();
}

void Plot::setLeftMargin(int pixels) {
    leftMargin_ = pixels;
    styleAxes();
    scheduleRedraw();
}

void Plot::alignLeft(const std::vector<Plot*>& plots, int pixels) {
    for (Plot* plot : plots) {
        plot->setLeftMargin(pixels);
        for (Plot* other : plots)
            if (other != plot)
                connect(plot, &Plot::leftMarginGrown, other, [other](int needed) {
                    if (needed > other->leftMargin_) other->setLeftMargin(needed);
                });
    }
}

void Plot::scheduleRedraw() {
    if (!sinceRedraw_.isValid() || sinceRedraw_.elapsed() >= kPlotInterval) {
        if (!redrawTimer_.isActive()) redrawTimer_.start(0);
    } else if (!redrawTimer_.isActive()) {
        redrawTimer_.start(static_cast<int>(kPlotInterval - sinceRedraw_.elapsed()));
    }
}

void Plot::redrawNow() {
    redrawTimer_.stop();
    sinceRedraw_.start();
    canvas_->replot();
    if (const int left = canvas_->axisRect()->margins().left(); leftMargin_ > 0 && left > leftMargin_) {
        leftMargin_ = left;
        Q_EMIT leftMarginGrown(left);
    }
    overlay_->setGeometry(rect());
    overlay_->update();
}

QRectF Plot::readoutRect() const { return overlay_->boxRect(); }

bool Plot::inFrame(const QPointF& position) const {
    return QRectF(canvas_->axisRect()->rect()).adjusted(-1, -1, 1, 1).contains(position);
}

} // namespace rigor

// What leaves a plot: the read-out, the table, pictures.
#include "core/foundation/base/error.h"
#include "core/foundation/message/number_text.h"
#include "core/foundation/message/quantity_text.h"
#include "core/foundation/message/unit_text.h"
#include "core/study/report/svg.h"
#include "ui/plot/plot_overlay.h"
#include "ui/plot/plot_scope.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/text/qt_text.h"

#include <algorithm>
#include <cmath>

#include <QClipboard>
#include <QSaveFile>

namespace rigor {
namespace {
/// Height of a series at x: on its line, on its step, NaN outside or for points.
double valueAt(const FigureSeries& s, double x) {
    if (s.shape == SeriesShape::Points || s.x.size() < 2 || !std::is_sorted(s.x.begin(), s.x.end()))
        return qQNaN();
    if (x < s.x.front() || x > s.x.back()) return qQNaN();
    const auto next = std::upper_bound(s.x.begin(), s.x.end(), x);
    const auto i = static_cast<std::size_t>(next - s.x.begin());
    if (i >= s.x.size()) return s.y.back();
    if (s.shape == SeriesShape::Steps) return s.y[i - 1];
    const double share = (x - s.x[i - 1]) / (s.x[i] - s.x[i - 1]);
    return share == 0 ? s.y[i - 1] : s.y[i - 1] + share * (s.y[i] - s.y[i - 1]); // the next may be NaN
}

QString withUnit(double value, const std::string& unit) {
    // Rows, experiments and iterations are counted.
    const bool count = unit.empty() && value == std::round(value) && std::abs(value) < 1e9;
    QString text = qt(count ? roundedCountText(value) : significantText(value, 4));
    if (!unit.empty() && unit != "–") text += ' ' + qt(unit);
    return text;
}

/// The point of a series of points nearest to x; their number if none is finite.
std::size_t nearestTo(const FigureSeries& s, double x) {
    std::size_t found = s.x.size();
    double nearest = HUGE_VAL;
    for (std::size_t i = 0; i < s.x.size() && i < s.y.size(); ++i)
        if (std::isfinite(s.y[i]) && std::abs(s.x[i] - x) < nearest) {
            nearest = std::abs(s.x[i] - x);
            found = i;
        }
    return found;
}

/// Lines of the reader's own.
void addReferenceLines(Plot& plot, QMenu& menu, const QPointF& place, const FigurePanel& panel) {
    const QString name = Plot::tr("Reference line");
    auto* lines = menu.addMenu(Plot::tr("Reference lines"));
    const auto offer = [&](const QString& entry, const FigureAxis& axis, double at, bool vertical) {
        if (!axis.categories.empty() || axis.bare || !std::isfinite(at)) return;
        const QString value = withUnit(shownValue(axis, at), axis.unit);
        lines->addAction(entry.arg(value), &plot, [&plot, name, value, at, vertical] {
            std::vector<FigureMark> own = plot.referenceLines();
            own.push_back({.name = name.toStdString(),
                           .label = value.toStdString(),
                           .role = SeriesRole::Reference,
                           .at = at,
                           .vertical = vertical,
                           .dashed = true});
            plot.setReferenceLines(std::move(own));
        });
    };
    offer(Plot::tr("Across, at %1"), panel.y, place.y(), false);
    offer(Plot::tr("Upright, at %1"), panel.x, place.x(), true);
    if (!plot.referenceLines().empty())
        lines->addAction(Plot::tr("Remove all"), &plot, [&plot] { plot.setReferenceLines({}); });
    lines->menuAction()->setVisible(!lines->isEmpty());
}

/// The same as a click in the legend, which not every plot has beside it.
void addSeriesChoice(Plot& plot, QMenu& menu, const FigurePanel& panel) {
    QStringList names;
    const auto add = [&](const std::string& name) {
        if (!name.empty() && !names.contains(qt(name))) names << qt(name);
    };
    for (const auto& s : panel.series) add(s.name);
    for (const auto& b : panel.bands) add(b.name);
    for (const auto& h : panel.histograms) add(h.name);
    for (const auto& m : panel.marks) add(m.name);
    if (names.size() < 2) return;
    auto* shown = menu.addMenu(Plot::tr("Shown"));
    for (const QString& name : names) {
        auto* action = shown->addAction(QString(name).replace('&', "&&"));
        action->setCheckable(true);
        action->setChecked(plot.isSeriesVisible(name));
        QObject::connect(action, &QAction::toggled, &plot,
                         [&plot, name](bool on) { plot.setSeriesVisible(name, on); });
    }
}

QString fullDigits(double value) {
    return std::isfinite(value) ? QString::number(value, 'g', 17) : QString();
}
} // namespace

PlotReading Plot::readingAt(double x) const {
    PlotReading reading;
    reading.x = x;
    reading.heading = withUnit(shownValue(panel_.x, x), panel_.x.unit);
    const auto number = [this](const FigureSeries& s) { return static_cast<int>(&s - panel_.series.data()); };
    for (const auto& s : panel_.series) {
        const QString name = qt(s.name);
        if (name.isEmpty() || !isSeriesVisible(name)) continue;
        if (const double y = valueAt(s, x); std::isfinite(y))
            reading.lines.push_back({.name = name,
                                     .value = withUnit(shownValue(panel_.y, y), panel_.y.unit),
                                     .y = y,
                                     .role = s.role,
                                     .series = number(s)});
    }
    for (const auto& h : panel_.histograms) {
        const QString name = qt(h.name);
        if (name.isEmpty() || !isSeriesVisible(name)) continue;
        for (std::size_t i = 0; i < h.height.size(); ++i)
            if (x >= h.lower[i] && x < h.upper[i] && std::isfinite(h.height[i]))
                reading.lines.push_back({name, qt(significantText(h.height[i], 3)), h.height[i], h.role});
    }
    // Points beside a line: the nearest of each series, with its own place. A plot of points only reads out
    // the nearest of all.
    const bool lines = std::any_of(panel_.series.begin(), panel_.series.end(), [&](const FigureSeries& s) {
        return s.shape != SeriesShape::Points && !s.name.empty() && isSeriesVisible(qt(s.name));
    });
    if (lines)
        for (const auto& s : panel_.series) {
            const QString name = qt(s.name);
            if (s.shape != SeriesShape::Points || name.isEmpty() || !isSeriesVisible(name)) continue;
            const std::size_t i = nearestTo(s, x);
            if (i >= s.x.size() || std::abs(s.x[i] - x) > 0.02 * (xRange().second - xRange().first)) continue;
            const QString where = withUnit(shownValue(panel_.x, s.x[i]), panel_.x.unit);
            reading.lines.push_back({where == reading.heading ? name : tr("%1 at %2:").arg(name, where),
                                     withUnit(shownValue(panel_.y, s.y[i]), panel_.y.unit), s.y[i], s.role,
                                     s.x[i], number(s)});
        }
    if (lines || !reading.lines.isEmpty()) return reading;
    double nearest = (xRange().second - xRange().first) * 0.02;
    for (const auto& s : panel_.series) {
        const QString name = qt(s.name);
        if (s.shape != SeriesShape::Points || name.isEmpty() || !isSeriesVisible(name)) continue;
        for (std::size_t i = 0; i < s.x.size() && i < s.y.size(); ++i) {
            if (!(std::abs(s.x[i] - x) < nearest) || !std::isfinite(s.y[i])) continue;
            nearest = std::abs(s.x[i] - x);
            reading.heading = withUnit(shownValue(panel_.x, s.x[i]), panel_.x.unit);
            if (i < s.names.size())
                reading.heading =
                    qt(s.names[i]) + (panel_.x.unit.empty() ? QString() : ": " + reading.heading);
            else if (i < s.keys.size())
                reading.heading = tr("No. %1: ").arg(qt(s.keys[i])) + reading.heading;
            reading.lines = {{name, withUnit(shownValue(panel_.y, s.y[i]), panel_.y.unit), s.y[i], s.role,
                              s.x[i], number(s)}};
        }
    }
    return reading;
}

PlotReading Plot::reading() const {
    if (!cursor_) return {};
    PlotReading reading = readingAt(*cursor_);
    if (!anchor_) return reading;
    const auto across = [this](double from, double to) {
        return shownValue(panel_.x, to) - shownValue(panel_.x, from);
    };
    const double span = across(*anchor_, *cursor_);
    reading.span = tr("Δ %1").arg(withUnit(span, panel_.x.unit));
    const PlotReading first = readingAt(*anchor_);
    for (auto& line : reading.lines) {
        const auto from = std::find_if(first.lines.begin(), first.lines.end(), [&](const auto& one) {
            return one.series == line.series && (line.series >= 0 || one.name == line.name);
        });
        if (from == first.lines.end()) continue;
        line.difference =
            tr("Δ %1").arg(withUnit(shownValue(panel_.y, line.y) - shownValue(panel_.y, from->y),
                                    line.series < 0 ? std::string() : panel_.y.unit));
        // Points stand where they were measured, not where the cursors are.
        if (!std::isfinite(line.x) || !std::isfinite(from->x)) continue;
        const double apart = across(from->x, line.x);
        if (const QString said = withUnit(apart, panel_.x.unit); said != withUnit(span, panel_.x.unit))
            line.difference =
                tr("%1 over %2", "a difference over a stretch of time").arg(line.difference, said);
    }
    return reading;
}

QString Plot::readingText() const {
    const PlotReading now = reading();
    QString text = now.heading + (now.span.isEmpty() ? QString() : '\t' + now.span) + '\n';
    for (const auto& line : now.lines)
        text += line.name + ' ' + line.value +
                (line.difference.isEmpty() ? QString() : '\t' + line.difference) + '\n';
    return text;
}

QString Plot::tableText() const {
    const auto head = [](const FigureAxis& axis) {
        return qt(axisLabel(axis.quantity, axis.unit)).replace("  ", " ");
    };
    QString text = tr("series") + '\t' + tr("name") + '\t' + head(given_.x) + '\t' + head(given_.y) + '\t' +
                   tr("lower", "limit") + '\t' + tr("upper", "limit") + '\n';
    const auto row = [&](const std::string& series, const QString& key, double x, double y, double low,
                         double up) {
        const FigureAxis& axis = given_.y;
        text += qt(series) + '\t' + key + '\t' + fullDigits(shownValue(given_.x, x)) + '\t' +
                fullDigits(shownValue(axis, y)) + '\t' + fullDigits(shownValue(axis, low)) + '\t' +
                fullDigits(shownValue(axis, up)) + '\n';
    };
    for (const auto& s : given_.series)
        for (std::size_t i = 0; i < s.x.size() && i < s.y.size() && !s.name.empty(); ++i)
            row(s.name, i < s.keys.size() ? qt(s.keys[i]) : QString(), s.x[i], s.y[i],
                i < s.lower.size() ? s.lower[i] : qQNaN(), i < s.upper.size() ? s.upper[i] : qQNaN());
    for (const auto& b : given_.bands)
        for (std::size_t i = 0; i < b.x.size(); ++i) row(b.name, {}, b.x[i], qQNaN(), b.lower[i], b.upper[i]);
    for (const auto& h : given_.histograms)
        for (std::size_t i = 0; i < h.height.size(); ++i)
            row(h.name, {}, (h.lower[i] + h.upper[i]) / 2, h.height[i], h.lower[i], h.upper[i]);
    for (const auto& m : given_.marks)
        if (!m.name.empty())
            row(m.name, {}, m.vertical ? m.at : qQNaN(), m.vertical ? qQNaN() : m.at, qQNaN(), qQNaN());
    return text;
}

QString Plot::accessSummary() const {
    QStringList said;
    if (cursor_) {
        const PlotReading reading = this->reading();
        QStringList read{reading.heading};
        if (!reading.span.isEmpty()) read << reading.span;
        for (const auto& line : reading.lines) {
            read << line.name + ' ' + line.value;
            if (!line.difference.isEmpty()) read << line.difference;
        }
        said << read.join(", ") + '.';
    }
    const auto range = [](const FigureAxis& axis, double lower, double upper) {
        const QString from = withUnit(shownValue(axis, lower), axis.unit),
                      to = withUnit(shownValue(axis, upper), axis.unit);
        return axis.decades ? tr("%1 to %2 (logarithmic)").arg(from, to) : tr("%1 to %2").arg(from, to);
    };
    const auto x = xExtent(panel_), y = yExtent(panel_);
    if (!panel_.x.quantity.empty() || !panel_.y.quantity.empty())
        said << tr("Across %1, %2.").arg(qt(panel_.x.quantity), range(panel_.x, x.lower, x.upper))
             << tr("Upwards %1, %2.").arg(qt(panel_.y.quantity), range(panel_.y, y.lower, y.upper));
    for (const FigureSeries& s : panel_.series) {
        if (s.name.empty() || !isSeriesVisible(qt(s.name))) continue;
        double lower = HUGE_VAL, upper = -HUGE_VAL;
        int count = 0;
        for (const double value : s.y)
            if (std::isfinite(value)) {
                lower = std::min(lower, value);
                upper = std::max(upper, value);
                ++count;
            }
        said << qt(s.name) + ": " + tr("%n point(s)", nullptr, count) +
                    (count ? ", " + range(panel_.y, lower, upper) : QString()) + '.';
    }
    for (const FigureMark& m : panel_.marks)
        if (!m.name.empty() || !m.label.empty()) said << qt(m.name) + ' ' + qt(m.label) + '.';
    return said.join(' ');
}

void Plot::copyTable() const {
    QApplication::clipboard()->setText(tableText());
    tellBriefly(this, tr("The data are copied as a table."));
}

void Plot::exportTo(const QString& file) const {
    bool good = true;
    if (file.endsWith(".png", Qt::CaseInsensitive)) {
        good = canvas_->savePng(file, 0, 0, 2);
    } else if (file.endsWith(".pdf", Qt::CaseInsensitive)) {
        good = canvas_->savePdf(file);
    } else if (file.endsWith(".svg", Qt::CaseInsensitive) || file.endsWith(".csv", Qt::CaseInsensitive)) {
        QByteArray bytes = tableText().toUtf8();
        if (file.endsWith(".svg", Qt::CaseInsensitive)) {
            Figure figure{
                .panels = {panel_}, .panelHeight = 220, .description = accessibleName().toStdString()};
            bytes = QByteArray::fromStdString(renderSvg(figure).text);
        }
        QSaveFile out(file);
        good = out.open(QIODevice::WriteOnly) && out.write(bytes) == bytes.size() && out.commit();
    } else {
        fail(sentence("Project", "{} is no picture format known here; use .png, .svg, .pdf or .csv."),
             file.toStdString());
    }
    if (!good) fail(sentence("Project", "The plot cannot be written to {}."), file.toStdString());
}

void Plot::contextMenuEvent(QContextMenuEvent* event) {
    QMenu menu(this);
    menu.addAction(tr("Fit"), this, &Plot::fitByHand);
    if (panel_.x.categories.empty()) {
        const auto* across = canvas_->xAxis;
        const bool byMouse = event->reason() == QContextMenuEvent::Mouse && inFrame(event->pos());
        const double at =
            byMouse ? across->pixelToCoord(event->pos().x()) : cursor_.value_or(across->range().center());
        auto* measure = menu.addAction(anchor_ ? tr("End measuring") : tr("Measure differences from here"),
                                       this, [this, at] { toggleAnchor(at); });
        measure->setShortcut(Qt::Key_M);
        if (anchor_ && cursor_) {
            menu.addAction(tr("Zoom to the measured stretch"), this, &Plot::zoomToMeasured)
                ->setShortcut(Qt::Key_Z);
            menu.addAction(tr("Copy differences"), this, [this] {
                QApplication::clipboard()->setText(readingText());
                tellBriefly(this, tr("The differences are copied."));
            });
        }
    }
    addScaleActions(menu);
    const QPointF place = event->reason() == QContextMenuEvent::Mouse && inFrame(event->pos())
                              ? QPointF(event->pos())
                              : QRectF(canvas_->axisRect()->rect()).center();
    addReferenceLines(*this, menu,
                      {quantityAt(FigureDirection::Across, canvas_->xAxis->pixelToCoord(place.x())),
                       quantityAt(FigureDirection::Upwards, canvas_->yAxis->pixelToCoord(place.y()))},
                      given_);
    addSeriesChoice(*this, menu, given_);
    if (auto* scope = PlotScope::of(*this); scope && scope->hasOthers(*this)) {
        auto* linked = menu.addAction(tr("Zoom the plots of this page together"));
        linked->setCheckable(true);
        linked->setChecked(scope->isLinked());
        connect(linked, &QAction::toggled, this, [this, scope](bool on) { scope->setLinked(on, *this); });
    }
    menu.addSeparator();
    menu.addAction(tr("Copy picture"), this, [this] {
        QApplication::clipboard()->setPixmap(canvas_->toPixmap(0, 0, 2));
        tellBriefly(this, tr("The picture is copied."));
    });
    menu.addAction(tr("Copy data as table"), this, &Plot::copyTable);
    menu.addAction(tr("Export…"), this, [this] {
        QString kind;
        QString file = QFileDialog::getSaveFileName(this, tr("Export plot"), {},
                                                    tr("Pictures (*.png *.svg *.pdf);;Table (*.csv)"), &kind);
        if (file.isEmpty()) return;
        file = withSuffixOf(file, kind);
        try {
            exportTo(file);
        } catch (const Error& e) {
            reportError(this, tr("The plot was not exported."), QString::fromStdString(e.sentence()));
        }
    });
    menu.exec(event->globalPos());
}

} // namespace rigor

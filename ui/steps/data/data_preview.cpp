#include "ui/steps/data/data_preview.h"

#include "core/engine/data/joined_files.h"
#include "core/engine/data/mapping.h"
#include "core/engine/data/series/gaps.h"
#include "core/foundation/message/unit_text.h"
#include "ui/document/shown_file.h"
#include "ui/jobs/background.h"
#include "ui/plot/plot_scope.h"
#include "ui/widgets/text/qt_text.h"

#include <QComboBox>
#include <QMenu>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <set>

namespace rigor {

namespace {
constexpr std::size_t kFew = 2000; ///< points drawn one by one up to this many

struct Curve {
    std::vector<double> x, y;
    std::vector<std::size_t> rows;
};

/// All samples, or the smallest and the largest of each of kFew stretches.
Curve thinned(const std::vector<double>& x, const std::vector<double>& y) {
    Curve curve;
    const std::size_t n = y.size();
    const auto take = [&](std::size_t i) {
        curve.x.push_back(x.empty() ? static_cast<double>(i + 1) : x[i]);
        curve.y.push_back(y[i]);
        curve.rows.push_back(i);
    };
    if (n <= 2 * kFew) {
        for (std::size_t i = 0; i < n; ++i) take(i);
        return curve;
    }
    for (std::size_t b = 0; b < kFew; ++b) {
        const std::size_t first = b * n / kFew, last = (b + 1) * n / kFew;
        std::size_t low = first, high = first;
        for (std::size_t i = first; i < last; ++i) {
            if (!(y[i] >= y[low])) low = i;
            if (!(y[i] <= y[high])) high = i;
        }
        take(std::min(low, high));
        if (low != high) take(std::max(low, high));
    }
    return curve;
}

/// The curve with a missing point within every gap of its abscissa, so that no line is drawn across.
Curve broken(Curve curve, const std::vector<double>& x) {
    std::vector<double> rising;
    std::vector<std::size_t> rows;
    for (std::size_t i = 0; i < x.size(); ++i)
        if (std::isfinite(x[i]) && (rising.empty() || x[i] > rising.back())) {
            rising.push_back(x[i]);
            rows.push_back(i);
        }
    for (const GapPlace& gap : gapsBetween(rising)) {
        const std::size_t row = rows[gap.after];
        const auto at = std::upper_bound(curve.rows.begin(), curve.rows.end(), row) - curve.rows.begin();
        curve.x.insert(curve.x.begin() + at, (rising[gap.after] + rising[gap.after + 1]) / 2);
        curve.y.insert(curve.y.begin() + at, std::nan(""));
        curve.rows.insert(curve.rows.begin() + at, row);
    }
    return curve;
}

/// Seconds from the first moment of a column of dates; other columns as they are.
std::vector<double> abscissa(const Column& column) {
    std::vector<double> x = column.numbers;
    if (column.type != ColumnType::DateTime) return x;
    const auto first = std::find_if(x.begin(), x.end(), [](double t) { return std::isfinite(t); });
    const double origin = first == x.end() ? 0 : *first;
    for (double& t : x) t -= origin;
    return x;
}

void addPrepared(const PreviewRequest& r, const std::vector<double>& x, const std::vector<double>& y,
                 FigurePanel& panel) {
    Samples samples;
    std::vector<bool> marked;
    std::vector<std::size_t> rows;
    for (std::size_t i = 0; i < x.size(); ++i) {
        if (!std::isfinite(x[i]) || (!samples.times.empty() && !(x[i] > samples.times.back()))) continue;
        samples.times.push_back(x[i]);
        samples.values.push_back(y[i]);
        marked.push_back(i < r.marked.size() && r.marked[i]);
        rows.push_back(i);
    }
    if (samples.times.empty()) return;
    const PreparedSeries prepared = preparedSeries(samples, marked, r.preparation);
    const Curve curve =
        broken(thinned(prepared.samples.times, prepared.samples.values), prepared.samples.times);
    panel.series.push_back({.name = DataPreview::tr("prepared").toStdString(),
                            .role = SeriesRole::Main,
                            .x = curve.x,
                            .y = curve.y});
    FigureSeries outliers{.name = DataPreview::tr("outlier").toStdString(),
                          .role = SeriesRole::Alternative,
                          .shape = SeriesShape::Points};
    for (const std::size_t i : prepared.outliers) {
        outliers.x.push_back(samples.times[i]);
        outliers.y.push_back(samples.values[i]);
        outliers.keys.push_back(std::to_string(rows[i]));
    }
    if (!outliers.x.empty()) panel.series.push_back(std::move(outliers));
    if (r.preparation.trim.size() == 2) {
        const double low = samples.times.front(), high = samples.times.back();
        const std::string label = DataPreview::tr("trimmed").toStdString();
        if (r.preparation.trim[0] > low) panel.ranges.push_back({low, r.preparation.trim[0], label});
        if (r.preparation.trim[1] < high) panel.ranges.push_back({r.preparation.trim[1], high, label});
    }
}

/// Per row; empty = none is held back.
std::vector<bool> heldRows(const PreviewRequest& r) {
    if (!r.held || r.held->empty()) return {};
    std::vector<bool> held(r.csv->table.rows());
    const auto& lines = r.csv->table.lines;
    auto next = r.held->begin();
    for (std::size_t row = 0; row < std::min(lines.size(), held.size()); ++row) {
        while (next != r.held->end() && *next < lines[row]) ++next;
        held[row] = next != r.held->end() && *next == lines[row];
    }
    return held;
}

/// Of a curve over a rising axis: where its rows are held back.
void addHeldStretches(const std::vector<bool>& held, const std::vector<double>& x, const std::string& label,
                      FigurePanel& panel) {
    constexpr std::size_t kMost = 40; // more are rows here and there, and no stretches
    if (held.empty() || !std::ranges::is_sorted(x)) return;
    const auto at = [&](std::size_t row) { return x.empty() ? static_cast<double>(row + 1) : x[row]; };
    std::vector<FigureRange> stretches;
    for (std::size_t row = 0; row < held.size(); ++row) {
        if (!held[row]) continue;
        const std::size_t first = row;
        while (row + 1 < held.size() && held[row + 1]) ++row;
        stretches.push_back({at(first), at(row), label});
    }
    if (stretches.size() <= kMost)
        panel.ranges.insert(panel.ranges.end(), stretches.begin(), stretches.end());
}

/// Whether the measured trajectory is that of before: what was zoomed into is still there. Missing cells
/// equal each other.
bool sameTrajectory(const FigurePanel& before, const FigurePanel& now) {
    if (before.series.empty() || now.series.empty()) return false;
    const auto same = [](const std::vector<double>& a, const std::vector<double>& b) {
        return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                          [](double p, double q) { return p == q || (std::isnan(p) && std::isnan(q)); });
    };
    return same(before.series[0].x, now.series[0].x) && same(before.series[0].y, now.series[0].y);
}
} // namespace

namespace {
/// A column that states no unit is not dimensionless.
std::string statedUnit(const Column& column) {
    return column.unit.empty() ? std::string() : unitText(column.unit);
}
} // namespace

FigurePanel previewPanel(const PreviewRequest& r) {
    FigurePanel panel;
    const auto& columns = r.csv->table.columns;
    if (r.y < 0 || static_cast<std::size_t>(r.y) >= columns.size()) return panel;
    const Column& column = columns[static_cast<std::size_t>(r.y)];
    const std::vector<double>& y = column.numbers;
    std::vector<double> x;
    if (r.x >= 0) {
        const Column& over = columns[static_cast<std::size_t>(r.x)];
        x = abscissa(over);
        panel.x = {.quantity = over.name, .unit = over.type == ColumnType::DateTime ? "s" : statedUnit(over)};
    } else {
        panel.x.quantity = DataPreview::tr("row").toStdString();
    }
    panel.y = {.quantity = column.name, .unit = statedUnit(column)};
    // The zoom is kept while these are the same, and the numbers.
    panel.key = panel.x.quantity + ',' + panel.x.unit + ',' + column.name + ',' + panel.y.unit;
    const bool few = y.size() <= kFew, trajectory = r.x >= 0 && r.prepare;
    const Curve curve = broken(thinned(x, y), x);
    FigureSeries measured{.name = DataPreview::tr("measured").toStdString(),
                          .role = trajectory ? SeriesRole::Reference
                                  : few      ? SeriesRole::Measurement
                                             : SeriesRole::Main,
                          .shape = few && !trajectory ? SeriesShape::Points : SeriesShape::Line,
                          .x = curve.x,
                          .y = curve.y,
                          .thin = true};
    const auto named = [&](FigureSeries& series, std::size_t row) {
        series.keys.push_back(std::to_string(row));
        const auto& lines = r.csv->table.lines;
        series.names.push_back((row < lines.size() ? DataPreview::tr("line %1").arg(lines[row])
                                                   : DataPreview::tr("row %1").arg(row + 1))
                                   .toStdString());
    };
    const bool points = measured.shape == SeriesShape::Points;
    FigureSeries held{.name = DataPreview::tr("held back").toStdString(),
                      .role = SeriesRole::Measurement,
                      .shape = SeriesShape::Points,
                      .thin = true};
    const std::vector<bool> isHeld = heldRows(r);
    if (points && !isHeld.empty()) {
        measured.x.clear();
        measured.y.clear();
        for (std::size_t k = 0; k < curve.rows.size(); ++k) {
            FigureSeries& series = isHeld[curve.rows[k]] ? held : measured;
            series.x.push_back(curve.x[k]);
            series.y.push_back(curve.y[k]);
            named(series, curve.rows[k]);
        }
        held.hollow.assign(held.x.size(), 1);
    } else {
        for (const std::size_t row : curve.rows) named(measured, row);
        addHeldStretches(isHeld, x, held.name, panel);
    }
    panel.series.push_back(std::move(measured));
    if (!held.x.empty()) panel.series.push_back(std::move(held));
    if (trajectory) addPrepared(r, x, y, panel);
    FigureSeries marked{.name = DataPreview::tr("marked").toStdString(),
                        .role = SeriesRole::Fifth,
                        .shape = SeriesShape::Points};
    for (std::size_t i = 0; i < r.marked.size() && i < y.size(); ++i)
        if (r.marked[i]) {
            marked.x.push_back(x.empty() ? static_cast<double>(i + 1) : x[i]);
            marked.y.push_back(y[i]);
            named(marked, i);
        }
    if (!marked.x.empty()) panel.series.push_back(std::move(marked));
    return panel;
}

DataPreview::DataPreview(Document& document, QWidget* parent)
    : PlotPanel(tr("Preview"), parent), document_(document) {
    canvas_ = newPlot();
    auto* stack = new QWidget;
    stack_ = new QVBoxLayout(stack);
    stack_->setContentsMargins(0, 0, 0, 0);
    stack_->setSpacing(0);
    stack_->addWidget(canvas_, 1);
    setPlot(canvas_, stack);
    new PlotScope(this); // what is below each other is zoomed together
    const auto combo = [this](const QString& name) {
        auto* c = new QComboBox;
        c->setAccessibleName(name);
        c->setToolTip(name);
        c->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        c->setMinimumContentsLength(7);
        c->setMaximumWidth(150);
        connect(c, &QComboBox::activated, this, &DataPreview::draw);
        return c;
    };
    y_ = combo(tr("Column shown"));
    x_ = combo(tr("Shown over"));
    auto* over = new Text(tr("over"), TextUse::Table, Ink::Muted);
    mark_ = makeButton(tr("Mark"), "outlier", "flat");
    mark_->setCheckable(true);
    mark_->setToolTip(
        tr("Mark outliers: while this is down, a click on a point or a rectangle drawn around several marks "
           "them or takes the marks away"));
    connect(mark_, &QPushButton::toggled, this, [this](bool picking) {
        canvas_->setPicking(picking);
        for (Plot* plot : beside_) plot->setPicking(picking);
    });
    mark_->setAccessibleName(tr("Mark outliers"));
    more_ = makeButton(tr("More columns"), "add", "flat");
    more_->setToolTip(tr("Other columns below it, over the same abscissa"));
    auto* menu = new QMenu(more_);
    connect(menu, &QMenu::aboutToShow, this, [this, menu] { fillBeside(*menu); });
    more_->setMenu(menu);
    addHeadWidget(y_);
    addHeadWidget(over);
    addHeadWidget(x_);
    addHeadWidget(more_);
    addHeadWidget(mark_);
}

Plot* DataPreview::newPlot() {
    auto* plot = new Plot;
    connect(plot, &Plot::rectanglePicked, this,
            [this, plot](const QRectF& place) { toggleMarks(place, *plot); });
    connect(plot, &Plot::pointClicked, this, [this, plot](const QString& key) {
        bool ok = false;
        const int row = key.toInt(&ok);
        if (!ok) return;
        emit rowClicked(row);
        if (mark_->isChecked()) toggleMark(row, *plot);
    });
    return plot;
}

void DataPreview::fillBeside(QMenu& menu) {
    menu.clear();
    for (int k = 0; k < y_->count(); ++k) {
        const QString name = y_->itemText(k);
        if (k == y_->currentIndex() || (name == x_->currentText() && x_->currentIndex() > 0)) continue;
        QAction* action = menu.addAction(name);
        action->setCheckable(true);
        action->setChecked(besideNames_.contains(name));
        action->setEnabled(action->isChecked() || besideNames_.size() < kMostBeside);
        connect(action, &QAction::toggled, this, [this, name](bool shown) { setBeside(name, shown); });
    }
    if (menu.isEmpty()) menu.addAction(tr("There is no other column of numbers"))->setEnabled(false);
}

void DataPreview::setBeside(const QString& name, bool shown) {
    if (shown == besideNames_.contains(name) || (shown && besideNames_.size() >= kMostBeside)) return;
    if (shown)
        besideNames_ << name;
    else
        besideNames_.removeAll(name);
    draw();
}

QString DataPreview::column() const { return y_->currentText(); }

void DataPreview::setColumn(const QString& name) {
    const int index = y_->findText(name);
    if (index < 0 || index == y_->currentIndex()) return;
    y_->setCurrentIndex(index);
    draw();
}

void DataPreview::setHeld(std::shared_ptr<const std::vector<std::size_t>> lines) {
    if (!lines && !held_) return;
    held_ = std::move(lines);
    draw();
}

void DataPreview::toggleMark(int row, const Plot& plot) {
    if (!shown_ || row < 0 || static_cast<std::size_t>(row) >= shown_->table.lines.size()) return;
    const std::size_t line = shown_->table.lines[static_cast<std::size_t>(row)];
    toggleMarks({{document_.shownFileName(), line, plot.panel().y.quantity}},
                tr("mark line %1 as outlier").arg(line), tr("take the mark of line %1 away").arg(line));
}

void DataPreview::toggleMarks(const QRectF& place, const Plot& plot) {
    const std::string& name = plot.panel().y.quantity;
    const int column = shown_ ? shown_->table.find(name) : -1;
    if (column < 0) return;
    const auto& columns = shown_->table.columns;
    const std::vector<double>& y = columns[static_cast<std::size_t>(column)].numbers;
    const int over = x_->currentData().toInt();
    const std::vector<double> x =
        over < 0 ? std::vector<double>() : abscissa(columns[static_cast<std::size_t>(over)]);
    std::vector<MarkedCell> cells;
    for (std::size_t i = 0; i < y.size() && i < shown_->table.lines.size(); ++i)
        if (place.contains(x.empty() ? static_cast<double>(i + 1) : x[i], y[i]))
            cells.push_back({document_.shownFileName(), shown_->table.lines[i], name});
    const auto count = static_cast<int>(cells.size());
    if (count > 0)
        toggleMarks(cells, tr("mark %n sample(s) as outliers", nullptr, count),
                    tr("take the marks of %n sample(s) away", nullptr, count));
}

void DataPreview::toggleMarks(const std::vector<MarkedCell>& cells, const QString& mark,
                              const QString& take) {
    const auto& now = document_.study().data.marked;
    const std::set<MarkedCell> before(now.begin(), now.end()), chosen(cells.begin(), cells.end());
    const bool all = std::ranges::includes(before, chosen);
    document_.changeStudy(all ? take : mark, [&](Study& study) {
        std::erase_if(study.data.marked, [&](const MarkedCell& cell) { return chosen.contains(cell); });
        if (!all) study.data.marked.insert(study.data.marked.end(), cells.begin(), cells.end());
    });
}

void DataPreview::refresh() {
    if (shown_ != document_.data().csv) {
        shown_ = document_.data().csv;
        fillColumns();
    }
    // Another column became the time: the picture follows. What was chosen here stays as long as it does not.
    if (const std::string time = timeColumn(); time != time_) {
        time_ = time;
        const int index =
            x_->findText(QString::fromStdString(time), Qt::MatchExactly | Qt::MatchCaseSensitive);
        if (!time.empty() && index > 0) x_->setCurrentIndex(index);
    }
    if (const std::string output = outputColumn(); output != output_) {
        output_ = output;
        const int index =
            y_->findText(QString::fromStdString(output), Qt::MatchExactly | Qt::MatchCaseSensitive);
        if (!output.empty() && index >= 0) y_->setCurrentIndex(index);
    }
    draw();
}

std::string DataPreview::outputColumn() const {
    if (const auto& mappedData = document_.data().data; shown_ && mappedData)
        for (const MappedColumn& mapped : mappedData->mapping)
            if (mapped.role == MappedColumn::Role::Measurement && shown_->table.find(mapped.column) >= 0)
                return mapped.column;
    return {};
}

/// As the study says, as the columns were mapped, else as they would be.
std::string DataPreview::timeColumn() const {
    if (!shown_) return {};
    const Table& table = shown_->table;
    const std::string stated = recipeOfFile(document_.study().data, shownFile(document_)).time;
    if (table.find(stated) >= 0) return stated;
    if (const auto& mappedData = document_.data().data)
        for (const MappedColumn& mapped : mappedData->mapping)
            if (mapped.role == MappedColumn::Role::Time && table.find(mapped.column) >= 0)
                return mapped.column;
    const int index = likelyTime(table, [](const Column& column) { return column.type != ColumnType::Text; });
    return index < 0 ? std::string() : table.columns[static_cast<std::size_t>(index)].name;
}

void DataPreview::fillColumns() {
    const QString before = y_->currentText(), beforeX = x_->currentText();
    x_->clear();
    y_->clear();
    x_->addItem(tr("row"), -1);
    if (!shown_) return;
    const std::string timeName = timeColumn();
    int time = 0, last = -1;
    const auto& columns = shown_->table.columns;
    for (std::size_t i = 0; i < columns.size(); ++i) {
        if (columns[i].type == ColumnType::Text) continue;
        const QString name = QString::fromStdString(columns[i].name);
        x_->addItem(name, static_cast<int>(i));
        const bool timed = columns[i].type == ColumnType::DateTime || isTimeName(columns[i].name) ||
                           columns[i].name == timeName;
        if (columns[i].name == timeName) time = x_->count() - 1;
        if (columns[i].type != ColumnType::Number) continue;
        y_->addItem(name, static_cast<int>(i));
        if (!timed) last = y_->count() - 1;
    }
    y_->setCurrentIndex(y_->findText(before) >= 0 ? y_->findText(before)
                        : last >= 0               ? last
                                                  : y_->count() - 1);
    x_->setCurrentIndex(!beforeX.isEmpty() && x_->findText(beforeX) > 0 ? x_->findText(beforeX) : time);
}

std::vector<int> DataPreview::shownColumns() const {
    if (!shown_ || y_->currentIndex() < 0) return {};
    std::vector<int> columns{y_->currentData().toInt()};
    for (const QString& name : besideNames_) {
        const int at = y_->findText(name, Qt::MatchExactly | Qt::MatchCaseSensitive);
        if (at >= 0 && at != y_->currentIndex()) columns.push_back(y_->itemData(at).toInt());
    }
    return columns;
}

PreviewRequest DataPreview::requestOf(int column) const {
    const DataRecipe& recipe = document_.study().data;
    PreviewRequest request{shown_, x_->currentData().toInt(), column, {}, held_, recipe.preparation, false};
    const std::string file = document_.shownFileName();
    const std::string& name = shown_->table.columns[static_cast<std::size_t>(column)].name;
    for (const MarkedCell& cell : recipe.marked) {
        if (cell.file != file || cell.column != name) continue;
        request.marked.resize(shown_->table.rows(), false);
        const auto& lines = shown_->table.lines;
        const auto at = std::lower_bound(lines.begin(), lines.end(), cell.line);
        if (at != lines.end() && *at == cell.line)
            request.marked[static_cast<std::size_t>(at - lines.begin())] = true;
    }
    Preparation lines = recipe.preparation;
    lines.trim.clear();
    lines.step = lines.cutoff = lines.outlierLimit = 0;
    request.prepare = recipe.layout == "signals" && request.x >= 0 &&
                      (!(recipe.preparation == lines) || !request.marked.empty());
    return request;
}

namespace {
struct Drawn {
    std::vector<FigurePanel> panels;
    QString why; ///< a preparation does not fit: its measured trajectory stands alone
};

Drawn drawnOf(std::vector<PreviewRequest> requests) {
    Drawn drawn;
    for (PreviewRequest& request : requests) try {
            drawn.panels.push_back(previewPanel(request));
        } catch (const Error& e) {
            drawn.why = qt(e.sentence());
            request.prepare = false;
            drawn.panels.push_back(previewPanel(request));
        }
    return drawn;
}
} // namespace

void DataPreview::setPlotCount(std::size_t count) {
    constexpr int kMargin = 60, kLeastHeight = 140; // px of stacked plots
    if (static_cast<std::size_t>(beside_.size()) + 1 == count) return;
    while (static_cast<std::size_t>(beside_.size()) + 1 > count) delete beside_.takeLast();
    while (static_cast<std::size_t>(beside_.size()) + 1 < count) {
        beside_ << newPlot();
        beside_.last()->setPicking(mark_->isChecked());
        stack_->addWidget(beside_.last(), 1);
    }
    std::vector<Plot*> all{canvas_};
    all.insert(all.end(), beside_.begin(), beside_.end());
    for (Plot* plot : all) {
        disconnect(plot, &Plot::leftMarginGrown, nullptr, nullptr);
        plot->setMinimumHeight(count > 1 ? kLeastHeight : 0);
    }
    canvas_->setLeftMargin(0);
    if (count > 1) Plot::alignLeft(all, kMargin);
}

void DataPreview::draw() {
    const int ticket = ++ticket_;
    std::vector<PreviewRequest> requests;
    for (const int column : shownColumns()) requests.push_back(requestOf(column));
    setPlotCount(std::max<std::size_t>(1, requests.size()));
    if (requests.empty()) {
        canvas_->setPanel({});
        return;
    }
    inBackground(
        this, [requests] { return drawnOf(requests); },
        [this, ticket](Outcome<Drawn>& outcome) {
            if (ticket != ticket_ || !outcome.value) return;
            setNote(outcome.value->why);
            const auto& panels = outcome.value->panels;
            for (std::size_t k = 0; k < panels.size(); ++k) {
                Plot* plot = k == 0 ? canvas_ : beside_[static_cast<qsizetype>(k) - 1];
                plot->setPanel(panels[k], sameTrajectory(plot->panel(), panels[k]));
                plot->setDescription(tr("Preview of %1").arg(qt(panels[k].y.quantity)),
                                     tr("One point per row of the file."));
            }
            // One curve needs no name beside the combo.
            legend()->setVisible(panels.front().series.size() > 1);
        });
}

} // namespace rigor

#include "ui/steps/data/clock_panel.h"

#include "core/engine/data/file_names.h"
#include "core/engine/data/joined_files.h"
#include "core/engine/data/series/file_record.h"
#include "core/foundation/message/number_text.h"
#include "ui/document/other_method.h"
#include "ui/jobs/background.h"
#include "ui/plot/plot.h"
#include "ui/widgets/tables/table_view.h"
#include "ui/widgets/text/qt_text.h"

#include <QHBoxLayout>
#include <QPointer>
#include <QProgressBar>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace rigor {

namespace {
constexpr std::size_t kCurvePoints = 4000; ///< drawn of |r|

/// A curve of a file with its unit.
struct FileCurve {
    Samples samples;
    std::string name, unit;
};

/// What is asked of the background.
struct ClockQuestion {
    Study study;       ///< of point values
    DataRecipe recipe; ///< with the paths of its files
    std::vector<MappedColumn> mapping;
    ModelPtr model; ///< null = there is none
    std::string modelText, modelName;
    std::size_t reference = 0, file = 0;
};

/// The column that is compared: what is measured, else the last column of numbers.
FileCurve comparedCurve(const ClockQuestion& asked, std::size_t index) {
    const DataRecipe own = recipeOfFile(asked.recipe, index);
    const std::string& path = asked.recipe.files[index];
    CsvReadOptions options;
    options.overrides = overridesOf(own);
    const Table table = readCsv(path, options).table;
    const FileRecord record = recordOf(table, own, path);
    int column = -1;
    FileCurve curve;
    const auto unitStated = [&](const std::string& name) {
        const auto stated = own.units.find(name);
        return stated != own.units.end() ? stated->second : table.column(name).unit;
    };
    for (const MappedColumn& mapped : asked.mapping) {
        if (mapped.role != MappedColumn::Role::Measurement || column >= 0) continue;
        column = table.find(mapped.column);
        if (column < 0) continue;
        const auto variable = asked.model ? findVariable(*asked.model, mapped.target) : std::nullopt;
        if (variable) curve.unit = rigor::variable(*asked.model, *variable).unit;
    }
    for (std::size_t c = 0; c < table.columns.size() && column < 0; ++c) {
        const std::size_t k = table.columns.size() - 1 - c;
        if (k != record.time && table.columns[k].type == ColumnType::Number) column = static_cast<int>(k);
    }
    if (column < 0)
        throw Error(ClockPanel::tr("no column beside the time holds numbers").toStdString(), {.file = path});
    const std::string& name = table.columns[static_cast<std::size_t>(column)].name;
    if (curve.unit.empty()) curve.unit = unitStated(name);
    curve.name =
        ClockPanel::tr("%1 of %2").arg(qt(name), qt(distinctNames(asked.recipe.files)[index])).toStdString();
    curve.samples = curveOf(table, record, static_cast<std::size_t>(column));
    // The reference may have an offset of its own.
    if (index < asked.recipe.entries.size() && index == asked.reference)
        for (double& t : curve.samples.times) t += asked.recipe.entries[index].offset;
    return curve;
}

ClockFinding findClock(const ClockQuestion& asked, const Progress& progress) {
    ClockFinding finding;
    const FileCurve reference = comparedCurve(asked, asked.reference),
                    moved = comparedCurve(asked, asked.file);
    finding.reference = reference.name;
    finding.moved = moved.name;
    finding.derivatives = derivativesBetween(reference.unit, moved.unit);
    finding.search = clockOffsets(reference.samples, moved.samples, finding.derivatives, progress.stop);
    // A peak lies beside the offset by some steps, or by a part of the window of a derivative.
    const double reach = std::max(2 * finding.search.step, finding.search.smoothing / 4);
    if (asked.model) {
        finding.proposal = judgedByModel(asked.study, asked.modelText, asked.modelName, asked.file,
                                         finding.search.candidates, reach, progress);
        return finding;
    }
    for (const OffsetCandidate& candidate : finding.search.candidates)
        finding.proposal.trials.push_back({.candidate = candidate, .why = {}});
    finding.proposal.reason =
        finding.search.candidates.empty()
            ? translate("Study",
                        "The curves resemble each other at no offset; type the offset if it is known.")
            : translate("Study", "Without a model it is not decided: the strongest resemblance can be false. "
                                 "Choose one below, or write the model first.");
    return finding;
}
} // namespace

ClockPanel::ClockPanel(Document& document, QWidget* parent)
    : Panel(tr("Offset of a clock"), parent), document_(document) {
    auto* whole = new QWidget;
    auto* column = new QVBoxLayout(whole);
    column->setContentsMargins(9, 0, 9, 9);
    column->setSpacing(6);
    sentence_ = new Text({}, TextUse::Table);
    sentence_->setWordWrap(true);
    column->addWidget(sentence_);
    auto* line = new QHBoxLayout;
    bar_ = new QProgressBar;
    bar_->setAccessibleName(tr("Offsets tried"));
    line->addWidget(bar_, 1);
    cancel_ = makeButton(tr("Cancel search"), "stop");
    connect(cancel_, &QPushButton::clicked, this, &ClockPanel::cancel);
    line->addWidget(cancel_);
    take_ = makeButton({}, "done");
    connect(take_, &QPushButton::clicked, this, [this] {
        if (finding_.proposal.proposed) take(static_cast<int>(*finding_.proposal.proposed));
    });
    line->addWidget(take_);
    line->addStretch();
    column->addLayout(line);
    plot_ = new Plot;
    plot_->setMinimumHeight(90);
    connect(plot_, &Plot::pointClicked, this, [this](const QString& key) {
        bool ok = false;
        if (const int trial = key.toInt(&ok); ok) take(trial);
    });
    column->addWidget(plot_, 2);
    table_ = new NumberTable(this);
    view_ = new TableView;
    view_->setTable(table_);
    view_->setAccessibleName(tr("Offsets that could be right"));
    view_->setToolTip(tr("A click takes an offset"));
    connect(view_, &QTableView::clicked, this, [this](const QModelIndex& index) { take(index.row()); });
    connect(view_, &QTableView::activated, this, [this](const QModelIndex& index) { take(index.row()); });
    column->addWidget(view_, 3);
    setContent(whole);
    close_ = makeButton(tr("Close"), {}, "link");
    close_->setAccessibleName(tr("Close the search of the offset"));
    connect(close_, &QPushButton::clicked, this, &ClockPanel::closeSearch);
    addToHead(close_);
    hide();
}

ClockPanel::~ClockPanel() { stop_.request_stop(); }

void ClockPanel::cancel() { stop_.request_stop(); }

void ClockPanel::closeSearch() {
    stop_.request_stop();
    ++ticket_;
    searching_ = false;
    files_.clear();
    hide();
    emit shown(false);
}

void ClockPanel::propose(std::size_t file) {
    const Study& study = document_.study();
    if (file >= study.data.files.size()) return;
    stop_.request_stop();
    stop_ = {};
    const int ticket = ++ticket_;
    file_ = file;
    files_ = study.data.files;
    finding_ = {};
    ClockQuestion asked;
    asked.study = forMethod(study, plainFit().key, document_.askedBefore());
    asked.recipe = study.data;
    for (std::string& path : asked.recipe.files)
        path = (study.file.parent_path() / path).lexically_normal().string();
    asked.study.data.files = asked.recipe.files;
    asked.file = file;
    asked.reference = firstFiles(asked.recipe)[file];
    if (asked.reference == file) asked.reference = file == 0 ? 1 : 0;
    if (const auto& mapped = document_.data().data) asked.mapping = mapped->mapping;
    if (document_.model().phase == ModelState::Phase::Good) asked.model = document_.model().model;
    asked.modelText = document_.modelText().toStdString();
    asked.modelName = document_.model().fileName.toStdString();
    searching_ = true;
    setTitle(tr("Offset of %1").arg(qt(distinctNames(asked.recipe.files)[file])));
    sentence_->setText(tr("Comparing the curves …"));
    bar_->setRange(0, 0);
    bar_->show();
    cancel_->show();
    take_->hide();
    table_->setColumns({});
    plot_->setPanel({});
    show();
    emit shown(true);
    const QPointer<ClockPanel> guard(this);
    Progress progress;
    progress.stop = stop_.get_token();
    progress.report = [guard, ticket](const ProgressEvent& event) {
        QMetaObject::invokeMethod(
            qApp,
            [guard, ticket, event] {
                if (!guard || ticket != guard->ticket_) return;
                guard->bar_->setRange(0, static_cast<int>(event.total));
                guard->bar_->setValue(static_cast<int>(event.done));
                guard->sentence_->setText(
                    tr("The model is fitted at offset %1 of %2.").arg(event.done + 1).arg(event.total));
            },
            Qt::QueuedConnection);
    };
    inBackground(
        this, [asked, progress] { return findClock(asked, progress); },
        [this, ticket](Outcome<ClockFinding>& outcome) {
            if (ticket != ticket_) return;
            searching_ = false;
            bar_->hide();
            cancel_->hide();
            if (outcome.value)
                showFinding(*outcome.value);
            else
                sentence_->setText(placed(outcome.sentence, outcome.place));
            emit found();
        });
}

bool ClockPanel::wasFound(std::size_t file, double offset) const {
    return file == file_ && files_ == document_.study().data.files &&
           std::ranges::any_of(finding_.proposal.trials,
                               [&](const ClockTrial& trial) { return trial.candidate.offset == offset; });
}

/// With one digit more than a step of the finer record.
QString ClockPanel::offsetText(double offset) const {
    const double step = finding_.search.step;
    const int decimals = step > 0 ? std::clamp(1 - static_cast<int>(std::floor(std::log10(step))), 0, 9) : 4;
    return qt(fixedText(offset, decimals));
}

void ClockPanel::showFinding(const ClockFinding& finding) {
    finding_ = finding;
    const ClockProposal& proposal = finding_.proposal;
    const int times = std::abs(finding_.derivatives);
    const QString reference = qt(finding_.reference), moved = qt(finding_.moved);
    const QString compared = times == 0
                                 ? tr("Compared: %1 and %2.").arg(reference, moved)
                                 : tr("Compared: %1, differentiated %n time(s), and %2.", nullptr, times)
                                       .arg(finding_.derivatives > 0 ? reference : moved,
                                            finding_.derivatives > 0 ? moved : reference);
    sentence_->setText(qt(proposal.reason) + ' ' + compared);
    take_->setVisible(proposal.proposed.has_value());
    if (proposal.proposed)
        take_->setText(tr("Take %1 s").arg(offsetText(proposal.trials[*proposal.proposed].candidate.offset)));
    TableColumn offset{tr("offset"), "s"}, resembles{tr("correlation")}, left{tr("the model leaves"), "%"};
    resembles.decimals = 2;
    for (const ClockTrial& trial : proposal.trials) {
        offset.numbers.push_back(trial.candidate.offset);
        offset.shown.push_back(offsetText(trial.candidate.offset));
        resembles.numbers.push_back(trial.candidate.correlation);
        left.numbers.push_back(100 * trial.remainder);
    }
    left.decimals = 1;
    if (proposal.trials.empty())
        table_->setColumns({});
    else if (std::ranges::all_of(left.numbers, [](double x) { return std::isnan(x); }))
        table_->setColumns({offset, resembles});
    else
        table_->setColumns({offset, resembles, left});
    for (int k = 0; k < static_cast<int>(proposal.trials.size()) && table_->columnCount() > 2; ++k)
        if (const ClockTrial& trial = proposal.trials[static_cast<std::size_t>(k)]; !trial.why.empty())
            table_->setMark(k, 2, qt(trial.why));
    view_->fitColumns(false);
    refresh();
    draw();
}

void ClockPanel::draw() {
    const OffsetSearch& search = finding_.search;
    FigurePanel panel;
    if (search.offsets.empty()) return plot_->setPanel(panel);
    panel.key = "offset" + std::to_string(file_);
    panel.x = {.quantity = tr("offset").toStdString(), .unit = "s"};
    panel.y = {.quantity = tr("|correlation|").toStdString(), .unit = "", .lower = 0, .upper = 1.05};
    FigureSeries line{.name = tr("resemblance").toStdString(), .role = SeriesRole::Reference};
    // The largest of each stretch: peaks stay.
    const std::size_t n = search.offsets.size(), stretch = n / kCurvePoints + 1;
    for (std::size_t k = 0; k < n; k += stretch) {
        std::size_t top = k;
        for (std::size_t j = k; j < std::min(n, k + stretch); ++j)
            if (!(std::abs(search.correlations[j]) <= std::abs(search.correlations[top]))) top = j;
        line.x.push_back(search.offsets[top]);
        line.y.push_back(std::abs(search.correlations[top]));
    }
    panel.series.push_back(std::move(line));
    FigureSeries peaks{
        .name = tr("candidate").toStdString(), .role = SeriesRole::Main, .shape = SeriesShape::Points};
    for (std::size_t k = 0; k < finding_.proposal.trials.size(); ++k) {
        peaks.x.push_back(finding_.proposal.trials[k].candidate.offset);
        peaks.y.push_back(std::abs(finding_.proposal.trials[k].candidate.correlation));
        peaks.keys.push_back(std::to_string(k));
        peaks.names.push_back((offsetText(peaks.x.back()) + " s").toStdString());
    }
    if (!peaks.x.empty()) panel.series.push_back(std::move(peaks));
    const auto& entries = document_.study().data.entries;
    const bool within = file_ < entries.size() && entries[file_].offset >= search.offsets.front() &&
                        entries[file_].offset <= search.offsets.back();
    if (within) panel.marks.push_back({.label = tr("now").toStdString(), .at = entries[file_].offset});
    plot_->setPanel(panel, true);
    plot_->setDescription(tr("Resemblance over the offset"), sentence_->text());
}

void ClockPanel::refresh() {
    if (!isVisible() || searching_) return;
    if (files_ != document_.study().data.files) return closeSearch();
    const auto& entries = document_.study().data.entries;
    const auto& trials = finding_.proposal.trials;
    int now = -1;
    for (std::size_t k = 0; k < trials.size() && file_ < entries.size(); ++k)
        if (trials[k].candidate.offset == entries[file_].offset) now = static_cast<int>(k);
    if (now < 0 && finding_.proposal.proposed) now = static_cast<int>(*finding_.proposal.proposed);
    if (now >= 0)
        view_->selectRow(now);
    else
        view_->clearSelection();
    draw();
}

void ClockPanel::take(int trial) {
    if (trial < 0 || static_cast<std::size_t>(trial) >= finding_.proposal.trials.size()) return;
    const double offset = finding_.proposal.trials[static_cast<std::size_t>(trial)].candidate.offset;
    const auto& entries = document_.study().data.entries;
    if (file_ < entries.size() && entries[file_].offset == offset) return;
    document_.changeStudy(tr("take the offset %1 s").arg(offsetText(offset)), [&](Study& study) {
        study.data.entries.resize(study.data.files.size());
        study.data.entries[file_].offset = offset;
    });
}

} // namespace rigor

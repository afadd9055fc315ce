#include "ui/steps/data/data_import.h"

#include "core/engine/data/joined_files.h"
#include "core/engine/data/mapping.h"
#include "core/engine/data/series/held_back.h"
#include "ui/document/shown_file.h"
#include "ui/jobs/background.h"
#include "ui/steps/data/clock_panel.h"
#include "ui/steps/data/data_dialect.h"
#include "ui/steps/data/data_preview.h"
#include "ui/steps/data/data_table.h"
#include "ui/steps/data/files_panel.h"
#include "ui/steps/data/rows_view.h"
#include "ui/widgets/look/fonts.h"
#include "ui/widgets/panel.h"

#include <QScrollBar>
#include <QSplitter>

#include <cmath>
#include <numeric>

namespace rigor {

namespace {
constexpr int kRowsMeasured = 40; ///< rows looked at for the width of a column
} // namespace

ImportRoom::ImportRoom(Document& document, QWidget* parent) : QWidget(parent), document_(document) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(12);
    files_ = new FilesPanel(document_);
    column->addWidget(files_);
    dialect_ = new DialectPanel(document_);
    column->addWidget(dialect_);
    makeRows();
    makeProblems();
    preview_ = new DataPreview(document_);
    auto* split = new QSplitter(Qt::Vertical);
    split->setChildrenCollapsible(false);
    split->addWidget(rowsPanel_);
    auto* lower = new QSplitter(Qt::Horizontal);
    lower->setChildrenCollapsible(false);
    lower->addWidget(preview_);
    lower->addWidget(problemPanel_);
    clock_ = new ClockPanel(document_);
    lower->addWidget(clock_);
    lower->setStretchFactor(0, 5);
    lower->setStretchFactor(1, 3);
    lower->setSizes({560, 340});
    split->addWidget(lower);
    split->setStretchFactor(0, 2);
    split->setStretchFactor(1, 3);
    split->setSizes({250, 340});
    column->addWidget(split, 1);
    connect(preview_, &DataPreview::rowClicked, this, [this](int row) { view_->selectRow(row); });
    files_->setFound([this](std::size_t file, double offset) { return clock_->wasFound(file, offset); });
    connect(files_, &FilesPanel::offsetAsked, clock_, &ClockPanel::propose);
    connect(clock_, &ClockPanel::found, files_, &FilesPanel::refresh);
    // The search of an offset is looked at beside the preview alone.
    connect(clock_, &ClockPanel::shown, this, [this](bool open) {
        for (QWidget* panel : std::initializer_list<QWidget*>{problemPanel_, rowsPanel_, dialect_})
            panel->setVisible(!open);
    });
    refreshChoices();
}

void ImportRoom::makeRows() {
    rowsPanel_ = new Panel;
    table_ = new DataTable(this);
    view_ = new RowsView(document_);
    head_ = new DataHead(view_);
    view_->setHorizontalHeader(head_);
    view_->setRows(table_);
    view_->setAccessibleName(tr("Rows of the file"));
    rowsPanel_->setContent(view_);
    constexpr int kRowsSeen = 6, kRowHeight = 24;
    view_->setMinimumHeight(head_->sizeHint().height() + kRowsSeen * kRowHeight);
    connect(head_, &DataHead::meaningChosen, this, [this](int section, const ColumnMeaning& meaning) {
        // After the combo has closed: the change makes the combos anew.
        QTimer::singleShot(
            0, this, [this, section, meaning] { chooseMeaning(section, meaning.role, meaning.target); });
    });
    connect(view_->horizontalScrollBar(), &QScrollBar::valueChanged, head_, &DataHead::place);
    const auto nameOf = [this](int section) {
        return table_->headerData(section, Qt::Horizontal, Qt::DisplayRole).toString();
    };
    const auto chosen = [this, nameOf](int section) {
        if (section >= 1) chooseColumn(nameOf(section));
    };
    connect(head_, &DataHead::unitAsked, this, [this, nameOf](int section) {
        chooseColumn(nameOf(section));
        emit unitAsked();
    });
    connect(head_, &DataHead::errorAsked, this, [this, nameOf](int section, bool bound) {
        chooseColumn(nameOf(section));
        emit errorAsked(bound);
    });
    connect(head_, &QHeaderView::sectionClicked, this, chosen);
    connect(view_, &QTableView::clicked, this,
            [chosen](const QModelIndex& index) { chosen(index.column()); });
}

void ImportRoom::makeProblems() {
    problemPanel_ = new Panel(tr("Problems"));
    problems_ = new NumberTable(this);
    problemView_ = new TableView;
    problemView_->setTable(problems_);
    problemView_->setAccessibleName(tr("Problems in the file"));
    problemPanel_->setContent(problemView_);
    connect(problemView_->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex& i) {
                if (!i.isValid()) return;
                const double line = problems_->columns()[0].numbers[static_cast<std::size_t>(i.row())];
                if (std::isfinite(line)) selectLine(static_cast<std::size_t>(line));
            });
}

bool ImportRoom::hasColumn(const QString& name) const {
    return shown_ && shown_->table.find(name.toStdString()) >= 0;
}

void ImportRoom::chooseColumn(const QString& name) {
    chosen_ = name;
    preview_->setColumn(name);
    for (int section = 1; section < table_->columnCount(); ++section)
        if (table_->headerData(section, Qt::Horizontal, Qt::DisplayRole).toString() == name &&
            table_->rowCount() > 0)
            view_->scrollTo(table_->index(std::max(0, view_->currentIndex().row()), section));
    emit columnChosen(name);
}

void ImportRoom::selectLine(std::size_t line) {
    const int row = table_->rowOfLine(line);
    if (row < 0) return;
    view_->selectRow(row);
    view_->scrollTo(table_->index(row, 0), QAbstractItemView::PositionAtCenter);
}

void ImportRoom::refreshHeld() {
    const DataRecipe& recipe = document_.study().data;
    const std::size_t file = shownFile(document_);
    const HeldOf now{shownData_, recipe.validation, file};
    if (now == heldOf_) return;
    heldOf_ = now;
    const auto show = [this](std::shared_ptr<const std::vector<std::size_t>> lines) {
        table_->setHeld(lines);
        preview_->setHeld(std::move(lines));
    };
    if (!shownData_ || !recipe.validation.any()) return show(nullptr);
    inBackground(
        this,
        [data = shownData_, recipe, file] {
            return std::make_shared<const std::vector<std::size_t>>(heldLines(*data, recipe, file));
        },
        [this, now, show](Outcome<std::shared_ptr<const std::vector<std::size_t>>>& outcome) {
            if (heldOf_ == now && outcome.value) show(*outcome.value);
        });
}

void ImportRoom::refreshChoices() {
    head_->setChoices(meaningsFor(document_.model().model.get(), document_.study().data.layout));
    files_->refresh();
    clock_->refresh();
    dialect_->refresh();
    preview_->refresh();
}

void ImportRoom::chooseMeaning(int section, MappedColumn::Role role, const std::string& target) {
    if (table_->meaning(section) == ColumnMeaning{role, target}) return;
    const QString name = table_->headerData(section, Qt::Horizontal, Qt::DisplayRole).toString();
    document_.changeStudy(tr("use %1 as %2").arg(name, meaningText({role, target})), [&](Study& study) {
        DataRecipe& recipe = study.data;
        // The time is a column of each file by itself.
        if (role == MappedColumn::Role::Time && recipe.files.size() > 1) {
            recipe.entries.resize(recipe.files.size());
            recipe.entries[shownFile(document_)].time = name.toStdString();
            return;
        }
        assignColumn(recipe, name.toStdString(), role, target);
    });
}

void ImportRoom::refresh() {
    const DataState& state = document_.data();
    if (shown_ != state.csv || shownData_ != state.data) {
        const bool fresh = shown_ != state.csv;
        shown_ = state.csv;
        shownData_ = state.data;
        const int row = view_->currentIndex().row();
        table_->setTable(state.csv, state.data, recipeOfFile(document_.study().data, shownFile(document_)),
                         QString::fromStdString(document_.shownFileName()));
        fitColumns();
        head_->rebuild();
        if (!fresh && row >= 0 && row < table_->rowCount()) view_->selectRow(row);
        refreshProblems();
        // A file that is read anew keeps the column that is being worked on.
        if (fresh) emit columnChosen(chosen_ = hasColumn(chosen_) ? chosen_ : QString());
    }
    refreshHeld();
    refreshChoices();
    if (state.data)
        for (const MappedColumn& mapped : state.data->mapping)
            if (mapped.role == MappedColumn::Role::Measurement && preview_->column().isEmpty())
                preview_->setColumn(QString::fromStdString(mapped.column));
}

void ImportRoom::fitColumns() {
    const QFontMetrics metrics(fontFor(TextUse::Table)), strong(fontFor(TextUse::Table, QFont::DemiBold));
    constexpr int kMostFitted = 200; ///< columns of a wide file
    widths_.clear();
    narrowest_.clear();
    for (int c = 0; c < std::min(table_->columnCount(), kMostFitted); ++c) {
        const auto head = [&](int role) { return table_->headerData(c, Qt::Horizontal, role).toString(); };
        int width = strong.horizontalAdvance(head(Qt::DisplayRole)) +
                    metrics.horizontalAdvance(head(Qt::UserRole)) + 8;
        for (int r = 0; r < std::min(kRowsMeasured, table_->rowCount()); ++r)
            width = std::max(width, metrics.horizontalAdvance(
                                        table_->data(table_->index(r, c), Qt::DisplayRole).toString()));
        const auto shown = [c](int content) {
            return c == 0 ? std::max(44, content + 22) : std::clamp(content + 24, 84, 280);
        };
        narrowest_.push_back(shown(width));
        if (c > 0) width = std::max(width, metrics.horizontalAdvance(table_->meaningOf(c)) + 26);
        widths_.push_back(shown(width));
    }
    shareWidth();
}

void ImportRoom::shareWidth() {
    const int sum = std::accumulate(widths_.begin(), widths_.end(), 0);
    const int least = std::accumulate(narrowest_.begin(), narrowest_.end(), 0);
    const int room = view_->viewport()->width(), shares = static_cast<int>(widths_.size()) - 1;
    for (int c = 0; c < static_cast<int>(widths_.size()); ++c) {
        const auto k = static_cast<std::size_t>(c);
        int width = widths_[k];
        // What is left is shared, so that few columns fill the panel; what is missing is taken from the
        // meanings, which their tooltips say whole, before the numbers have to be scrolled.
        if (c > 0 && sum < room && shares > 0)
            width += std::min((room - sum) / shares, 80);
        else if (sum > room && least <= room && sum > least)
            width = narrowest_[k] + (width - narrowest_[k]) * (room - least) / (sum - least);
        view_->setColumnWidth(c, width);
    }
}

void ImportRoom::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    // After the splitters have given the table its width.
    QTimer::singleShot(0, this, &ImportRoom::shareWidth);
}

void ImportRoom::refreshProblems() {
    TableColumn line{tr("line")}, what{tr("what was found and what Rigor does")};
    line.decimals = 0;
    line.muted = true;
    what.text = true;
    for (const DataFinding& finding : document_.data().findings) {
        line.numbers.push_back(finding.line ? static_cast<double>(finding.line) : std::nan(""));
        what.texts.push_back(finding.note ? tr("note: %1").arg(finding.sentence) : finding.sentence);
    }
    problemCount_ =
        static_cast<int>(std::ranges::count(document_.data().findings, false, &DataFinding::note));
    const int notes = static_cast<int>(line.numbers.size()) - problemCount_;
    problems_->setColumns({line, what});
    problemView_->setColumnWidth(0, 52);
    problemView_->horizontalHeader()->setStretchLastSection(true);
    problemView_->setWordsWhole(true);
    problemView_->fitRows();
    const QString noted = tr("%n note(s)", nullptr, notes);
    problemPanel_->setNote(problemCount_ > 0 && notes > 0 ? QString("%1 · %2").arg(problemCount_).arg(noted)
                           : problemCount_ > 0            ? QString::number(problemCount_)
                           : notes > 0                    ? noted
                                                          : tr("every line was understood"));
}

QString ImportRoom::problemText() const { return problems_->copyText(); }

void ImportRoom::nextProblem() {
    if (problems_->rowCount() == 0) return;
    if (!problemPanel_->isVisibleTo(this)) clock_->closeSearch();
    const int next = (problemView_->currentIndex().row() + 1) % problems_->rowCount();
    problemView_->selectRow(next);
}

} // namespace rigor

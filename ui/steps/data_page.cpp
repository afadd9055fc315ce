#include "ui/steps/data_page.h"

#include "ui/kit/number_format.h"
#include "ui/kit/theme.h"
#include "ui/plot/plot_panel.h"
#include "ui/steps/start_page.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QFileInfo>
#include <QSplitter>
#include <QStackedWidget>

#include <cmath>

namespace rigor {

namespace {
QString roleText(const MappedColumn& mapped) {
    const QString target = QString::fromStdString(mapped.target);
    switch (mapped.role) {
    case MappedColumn::Role::Label:
        return DataPage::tr("label");
    case MappedColumn::Role::Condition:
        return DataPage::tr("parameter %1").arg(target);
    case MappedColumn::Role::Input:
        return DataPage::tr("input %1").arg(target);
    case MappedColumn::Role::Measurement:
        return DataPage::tr("output %1").arg(target);
    case MappedColumn::Role::Time:
        return DataPage::tr("time");
    case MappedColumn::Role::Shown:
        return DataPage::tr("shown only");
    }
    return {};
}

QString typeText(ColumnType type) {
    switch (type) {
    case ColumnType::Number:
        return DataPage::tr("number");
    case ColumnType::Text:
        return DataPage::tr("text");
    case ColumnType::DateTime:
        return DataPage::tr("date, time");
    }
    return {};
}
} // namespace

void DataTable::setData(std::shared_ptr<const CsvData> csv, std::shared_ptr<const Dataset> data,
                        const DataRecipe& recipe) {
    beginResetModel();
    csv_ = std::move(csv);
    decimals_.clear();
    roles_.clear();
    marked_.clear();
    if (csv_) {
        for (const Column& column : csv_->table.columns) {
            // The first rows decide the decimals; reading them all would block the window on long files.
            int decimals = 0;
            for (std::size_t r = 0; r < std::min<std::size_t>(column.numbers.size(), 200); ++r)
                if (std::isfinite(column.numbers[r])) {
                    const QString text = QString::number(column.numbers[r], 'f', 6);
                    qsizetype end = text.size();
                    while (text[end - 1] == '0') --end;
                    decimals = std::max(decimals, static_cast<int>(end - text.indexOf('.') - 1));
                }
            decimals_.push_back(decimals);
            QString role = typeText(column.type);
            if (data)
                for (const MappedColumn& mapped : data->mapping)
                    if (mapped.column == column.name) role = roleText(mapped);
            if (const auto codes = recipe.codes.find(column.name); codes != recipe.codes.end()) {
                QStringList targets;
                if (!codes->second.empty())
                    for (const auto& [name, value] : codes->second.begin()->second)
                        targets << QString::fromStdString(name);
                role = DataPage::tr("stands for %1").arg(targets.join(", "));
            }
            roles_.push_back(role);
        }
        for (const CsvWarning& warning : csv_->warnings) marked_.insert(warning.line);
    }
    endResetModel();
}

int DataTable::rowCount(const QModelIndex& parent) const {
    return parent.isValid() || !csv_ ? 0 : static_cast<int>(csv_->table.rows());
}

int DataTable::columnCount(const QModelIndex& parent) const {
    return parent.isValid() || !csv_ ? 0 : static_cast<int>(csv_->table.columns.size()) + 1;
}

QVariant DataTable::data(const QModelIndex& index, int role) const {
    const auto r = static_cast<std::size_t>(index.row());
    const bool hasLine = r < csv_->table.lines.size();
    const std::size_t line = hasLine ? csv_->table.lines[r] : r + 1;
    if (index.column() == 0) {
        if (role == Qt::DisplayRole) return QString::number(line);
        if (role == Qt::TextAlignmentRole) return static_cast<int>(Qt::AlignRight | Qt::AlignVCenter);
        if (role == Qt::UserRole + 2) return true;
        if (role == Qt::UserRole && marked_.contains(line)) return DataPage::tr("This line has a problem");
        return {};
    }
    const auto c = static_cast<std::size_t>(index.column() - 1);
    const Column& column = csv_->table.columns[c];
    const bool text = column.type == ColumnType::Text;
    switch (role) {
    case Qt::DisplayRole:
        if (text) return QString::fromStdString(column.texts[r]);
        if (column.type == ColumnType::DateTime)
            return std::isfinite(column.numbers[r])
                       ? QDateTime::fromMSecsSinceEpoch(std::llround(column.numbers[r] * 1000), Qt::UTC)
                             .toString("yyyy-MM-dd HH:mm:ss.zzz")
                       : QString(QChar(kMissing));
        return formatFixed(column.numbers[r], decimals_[c]);
    case Qt::TextAlignmentRole:
        return static_cast<int>((text ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    case Qt::ToolTipRole:
        return text ? QVariant() : QString::number(column.numbers[r], 'g', 17);
    default:
        return {};
    }
}

QVariant DataTable::headerData(int section, Qt::Orientation orientation, int role) const {
    if (!csv_ || orientation != Qt::Horizontal) return {};
    if (section == 0) return role == Qt::DisplayRole ? QVariant(DataPage::tr("line")) : QVariant();
    const auto c = static_cast<std::size_t>(section - 1);
    const Column& column = csv_->table.columns[c];
    if (role == Qt::DisplayRole)
        return QString::fromStdString(column.name) +
               (column.unit.empty() ? QString() : " [" + formatUnit(column.unit) + "]");
    if (role == Qt::UserRole) return roles_[c];
    if (role == Qt::UserRole + 1) return column.type == ColumnType::Text;
    return {};
}

int DataTable::rowOfLine(std::size_t line) const {
    if (!csv_) return -1;
    const auto& lines = csv_->table.lines;
    const auto it = std::lower_bound(lines.begin(), lines.end(), line);
    return it == lines.end() || *it != line ? -1 : static_cast<int>(it - lines.begin());
}

DataPage::DataPage(Document& document, RunQueue& queue, QWidget* parent) : StepPage(document, queue, parent) {
    head_ = new PageHead(tr("New project"));
    other_ = makeButton(tr("Other file…"), "file");
    head_->addAction(other_);
    connect(other_, &QPushButton::clicked, this, [this] { emit actionAsked("open-data"); });
    auto* body = pageLayout(this, head_);
    strips_ = new StripArea;
    body->addWidget(strips_);
    stack_ = new QStackedWidget;
    start_ = new StartPage;
    connect(start_, &StartPage::actionAsked, this, &StepPage::actionAsked);
    connect(start_, &StartPage::rigChosen, this, [this](const QString& rig) { document_.openRig(rig); });
    stack_->addWidget(start_);

    auto* import = new QWidget;
    auto* column = new QVBoxLayout(import);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(12);
    auto* recognised = new Panel(tr("Recognised"));
    recognised->setNote(tr("every guess can be changed, the preview follows at once"));
    auto* reset = makeButton(tr("Reset to recognised"), {}, "link");
    recognised->addToHead(reset);
    connect(reset, &QPushButton::clicked, this, [this] {
        document_.changeStudy(tr("reset the dialect"), [](Study& study) {
            study.data.delimiter.clear();
            study.data.decimal.clear();
            study.data.encoding.clear();
            study.data.headerLine = -1;
        });
    });
    auto* row = new QWidget;
    auto* line = new QHBoxLayout(row);
    line->setContentsMargins(11, 0, 11, 11);
    line->setSpacing(12);
    delimiter_ = new QComboBox;
    for (const auto& [name, key] : {std::pair{tr(", comma"), ","},
                                    {tr("; semicolon"), ";"},
                                    {tr("tab"), "tab"},
                                    {tr("| bar"), "|"},
                                    {tr("blanks"), "space"},
                                    {tr("none"), "none"}})
        delimiter_->addItem(name, QString(key));
    decimal_ = new QComboBox;
    decimal_->addItem(tr(". point"), QString("."));
    decimal_->addItem(tr(", comma"), QString(","));
    encoding_ = new QComboBox;
    for (const auto& [name, key] : {std::pair{"UTF-8", "utf-8"},
                                    {"Windows-1252", "cp1252"},
                                    {"Latin-1", "latin-1"},
                                    {"UTF-16 LE", "utf-16-le"},
                                    {"UTF-16 BE", "utf-16-be"}})
        encoding_->addItem(name, QString(key));
    headerLine_ = new QComboBox;
    line->addWidget(dialectBox(tr("Delimiter"), delimiter_));
    line->addWidget(dialectBox(tr("Decimal sign"), decimal_));
    line->addWidget(dialectBox(tr("Encoding"), encoding_));
    line->addWidget(dialectBox(tr("Names in line"), headerLine_));
    const auto shown = [&](const QString& caption) {
        auto* box = new QWidget;
        auto* rows = new QVBoxLayout(box);
        rows->setContentsMargins(0, 0, 0, 0);
        rows->setSpacing(2);
        rows->addWidget(new Text(caption, TextUse::Small, Ink::Muted));
        auto* value = new Text({}, TextUse::Body);
        value->setFixedHeight(26);
        rows->addWidget(value);
        line->addWidget(box);
        return value;
    };
    units_ = shown(tr("Units"));
    comment_ = shown(tr("Comment"));
    line->addStretch();
    recognised->setContent(row);
    recognised->setFixedHeight(88);
    column->addWidget(recognised);
    connect(delimiter_, &QComboBox::activated, this, [this] {
        document_.changeStudy(tr("change the delimiter"), [this](Study& s) {
            s.data.delimiter = delimiter_->currentData().toString().toStdString();
        });
    });
    connect(decimal_, &QComboBox::activated, this, [this] {
        document_.changeStudy(tr("change the decimal sign"), [this](Study& s) {
            s.data.decimal = decimal_->currentData().toString().toStdString();
        });
    });
    connect(encoding_, &QComboBox::activated, this, [this] {
        document_.changeStudy(tr("change the encoding"), [this](Study& s) {
            s.data.encoding = encoding_->currentData().toString().toStdString();
        });
    });
    connect(headerLine_, &QComboBox::activated, this, [this] {
        document_.changeStudy(tr("change the line of names"),
                              [this](Study& s) { s.data.headerLine = headerLine_->currentData().toInt(); });
    });

    auto* split = new QSplitter(Qt::Vertical);
    split->setChildrenCollapsible(false);
    rowsPanel_ = new Panel;
    table_ = new DataTable(this);
    view_ = new TableView;
    view_->setModel(table_);
    view_->setAccessibleName(tr("Rows of the file"));
    rowsPanel_->setContent(view_);
    split->addWidget(rowsPanel_);
    auto* lower = new QSplitter(Qt::Horizontal);
    lower->setChildrenCollapsible(false);
    plotPanel_ = new PlotPanel(tr("Preview"));
    plot_ = new Plot;
    plotPanel_->setPlot(plot_);
    column_ = new QComboBox;
    column_->setFixedWidth(170);
    column_->setAccessibleName(tr("Column shown"));
    plotPanel_->addHeadWidget(column_);
    connect(column_, &QComboBox::activated, this, &DataPage::refreshPlot);
    lower->addWidget(plotPanel_);
    problemPanel_ = new Panel(tr("Problems"));
    problems_ = new NumberTable(this);
    problemView_ = new TableView;
    problemView_->setTable(problems_);
    problemView_->setAccessibleName(tr("Problems in the file"));
    problemPanel_->setContent(problemView_);
    lower->addWidget(problemPanel_);
    lower->setStretchFactor(0, 5);
    lower->setStretchFactor(1, 3);
    lower->setSizes({560, 340});
    split->addWidget(lower);
    split->setStretchFactor(0, 2);
    split->setStretchFactor(1, 3);
    split->setSizes({250, 340});
    column->addWidget(split, 1);
    stack_->addWidget(import);
    body->addWidget(stack_, 1);
    connect(problemView_->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex& i) {
                if (!i.isValid() || !shown_) return;
                const int target =
                    table_->rowOfLine(shown_->warnings[static_cast<std::size_t>(i.row())].line);
                if (target >= 0) view_->selectRow(target);
            });
    inspector_ = new Inspector(this);
    inspector_->hide();
    connect(&document_, &Document::dataChanged, this, &DataPage::refresh);
    connect(&document_, &Document::modelChecked, this, &DataPage::refreshInspector);
    connect(&document_, &Document::projectChanged, this, [this] { refresh(); });
    refresh();
}

QWidget* DataPage::dialectBox(const QString& caption, QComboBox* combo) {
    auto* box = new QWidget;
    auto* rows = new QVBoxLayout(box);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(2);
    rows->addWidget(new Text(caption, TextUse::Small, Ink::Muted));
    combo->setAccessibleName(caption);
    combo->setMinimumWidth(100);
    rows->addWidget(combo);
    return box;
}

void DataPage::refresh() {
    const DataState& state = document_.data();
    const bool start = document_.isEmpty();
    stack_->setCurrentIndex(start || !state.csv ? 0 : 1);
    other_->setVisible(!start);
    std::vector<StripMessage> messages;
    head_->clearState();
    if (start) {
        head_->setTitle(tr("New project"));
        head_->setClause(tr("nothing in it yet"));
    } else {
        head_->setTitle(tr("Data"));
        head_->setClause(state.phase == DataState::Phase::None ? tr("no file yet") : QString());
    }
    if (state.phase == DataState::Phase::Loading)
        head_->setState("running", Ink::Accent, tr("reading"), true);
    if (state.csv) {
        head_->setClause(
            QStringList{QFileInfo(state.file).fileName(),
                        tr("%1 rows").arg(formatCount(static_cast<long long>(state.csv->table.rows()))),
                        tr("%1 columns").arg(state.csv->table.columns.size()), formatBytes(state.bytes)}
                .join(" · "));
        const int problems = static_cast<int>(state.csv->warnings.size());
        if (problems > 0)
            messages.push_back(
                {StripMessage::Kind::Warning,
                 tr("%1 problems in %2 rows.")
                     .arg(problems)
                     .arg(formatCount(static_cast<long long>(state.csv->table.rows()))),
                 tr("Nothing is dropped silently; every decision is listed below and can be changed."),
                 {{tr("Next problem F8"), [this] { nextProblem(); }},
                  {tr("Copy list"), [this] { QApplication::clipboard()->setText(problems_->copyText()); }}}});
        if (state.phase == DataState::Phase::Table && !state.sentence.isEmpty())
            messages.push_back(
                {StripMessage::Kind::Error, tr("The data do not fit the model."), state.sentence, {}});
        if (state.phase == DataState::Phase::Ready && state.data && !state.data->warnings.empty()) {
            QStringList list;
            for (const auto& w : state.data->warnings) list << QString::fromStdString(w);
            messages.push_back({StripMessage::Kind::Warning,
                                tr("%1 findings when the rows became experiments.").arg(list.size()),
                                list.mid(0, 2).join(' '),
                                {}});
        }
        if (state.phase == DataState::Phase::Ready) head_->setState("done", Ink::Success, tr("imported"));
    } else if (state.phase == DataState::Phase::Wrong) {
        messages.push_back(
            {StripMessage::Kind::Error, tr("The data file cannot be read."), state.sentence, {}});
    }
    strips_->show(std::move(messages));
    if (shown_ != state.csv || state.phase == DataState::Phase::Ready) {
        const bool fresh = shown_ != state.csv;
        shown_ = state.csv;
        table_->setData(state.csv, state.data, document_.study().data);
        view_->horizontalHeader()->setStretchLastSection(false);
        const QFontMetrics metrics(fontFor(TextUse::Table));
        for (int c = 0; c < table_->columnCount(); ++c) {
            int width = std::max(
                metrics.horizontalAdvance(table_->headerData(c, Qt::Horizontal, Qt::DisplayRole).toString()),
                metrics.horizontalAdvance(table_->headerData(c, Qt::Horizontal, Qt::UserRole).toString()));
            for (int r = 0; r < std::min(40, table_->rowCount()); ++r)
                width = std::max(width, metrics.horizontalAdvance(
                                            table_->data(table_->index(r, c), Qt::DisplayRole).toString()));
            view_->setColumnWidth(c, std::min(260, width + (c == 0 ? 24 : 32)));
        }
        if (fresh) {
            refreshDialect();
            refreshProblems();
            column_->clear();
            if (shown_)
                for (const Column& column : shown_->table.columns)
                    if (column.type == ColumnType::Number)
                        column_->addItem(QString::fromStdString(column.name));
            column_->setCurrentIndex(column_->count() - 1);
        }
        if (state.data)
            for (const MappedColumn& mapped : state.data->mapping)
                if (mapped.role == MappedColumn::Role::Measurement && fresh)
                    column_->setCurrentText(QString::fromStdString(mapped.column));
        refreshPlot();
    }
    refreshInspector();
}

void DataPage::refreshDialect() {
    if (!shown_) return;
    const CsvDialect& d = shown_->dialect;
    delimiter_->setCurrentIndex(d.delimiter == ','    ? 0
                                : d.delimiter == ';'  ? 1
                                : d.delimiter == '\t' ? 2
                                : d.delimiter == '|'  ? 3
                                : d.delimiter == ' '  ? 4
                                                      : 5);
    decimal_->setCurrentIndex(d.decimal == ',' ? 1 : 0);
    encoding_->setCurrentIndex(encoding_->findData(QString::fromStdString(toString(d.encoding))));
    headerLine_->clear();
    headerLine_->addItem(tr("none"), 0);
    for (int i = 1; i <= std::max(12, static_cast<int>(d.headerLine)); ++i)
        headerLine_->addItem(QString::number(i), i);
    headerLine_->setCurrentIndex(static_cast<int>(d.headerLine));
    bool any = false;
    for (const CsvColumn& c : shown_->columns) any = any || !c.unit.empty();
    units_->setText(d.unitLine ? tr("in line %1").arg(d.unitLine)
                    : any      ? tr("in header [ ]")
                               : tr("none stated"));
    comment_->setText(d.comment.empty() ? tr("none") : tr("%1 lines").arg(QString::fromStdString(d.comment)));
}

void DataPage::refreshPlot() {
    FigurePanel panel;
    if (shown_ && column_->currentIndex() >= 0) {
        const int index = shown_->table.find(column_->currentText().toStdString());
        if (index >= 0) {
            const Column& column = shown_->table.columns[static_cast<std::size_t>(index)];
            FigureSeries series;
            series.name = column.name;
            const bool few = column.numbers.size() <= 2000;
            series.role = few ? SeriesRole::Measurement : SeriesRole::Main;
            series.shape = few ? SeriesShape::Points : SeriesShape::Line;
            // Long columns are thinned to their extremes before they reach the plot.
            if (few) {
                for (std::size_t i = 0; i < column.numbers.size(); ++i) {
                    series.x.push_back(static_cast<double>(i + 1));
                    series.y.push_back(column.numbers[i]);
                }
            } else {
                const std::size_t n = column.numbers.size(), bins = 2000;
                for (std::size_t b = 0; b < bins; ++b) {
                    const std::size_t first = b * n / bins, last = std::max(first + 1, (b + 1) * n / bins);
                    std::size_t low = first, high = first;
                    for (std::size_t i = first; i < last; ++i) {
                        if (column.numbers[i] < column.numbers[low]) low = i;
                        if (column.numbers[i] > column.numbers[high]) high = i;
                    }
                    for (const std::size_t i : {std::min(low, high), std::max(low, high)}) {
                        series.x.push_back(static_cast<double>(i + 1));
                        series.y.push_back(column.numbers[i]);
                    }
                }
                series.thin = true;
            }
            panel.x.quantity = tr("row").toStdString();
            panel.y.quantity = column.name;
            panel.y.unit = formatUnit(column.unit).toStdString();
            panel.series.push_back(std::move(series));
        }
    }
    plot_->setPanel(panel);
    plot_->setDescription(tr("Preview of %1").arg(column_->currentText()),
                          tr("One point per row of the file."));
}

void DataPage::refreshProblems() {
    TableColumn line{tr("line")}, what{tr("what was found and what Rigor does")};
    line.decimals = 0;
    line.muted = true;
    what.text = true;
    if (shown_)
        for (const CsvWarning& w : shown_->warnings) {
            line.numbers.push_back(w.line ? static_cast<double>(w.line) : std::nan(""));
            what.texts.push_back(QString::fromStdString(w.sentence));
        }
    const auto count = line.numbers.size();
    problems_->setColumns({line, what});
    problemView_->setColumnWidth(0, 52);
    problemView_->horizontalHeader()->setStretchLastSection(true);
    problemPanel_->setNote(count ? QString::number(count) : tr("none: every line was understood"));
}

void DataPage::refreshInspector() {
    inspector_->clear();
    const DataState& state = document_.data();
    if (document_.isEmpty()) {
        auto* first = inspector_->addGroup(tr("First steps"));
        first->addText(tr("1. Pick Wet clutch."));
        first->addText(tr("2. Press F5: 108 experiments."));
        first->addText(tr("3. In Unknowns, change a mean and run again."));
        return;
    }
    auto* expects = inspector_->addGroup(tr("The model expects"));
    if (!document_.model().model) {
        expects->addText(tr("No model yet. Columns are matched by name as soon as there is one."));
    } else if (state.data) {
        QVector<QStringList> rows;
        for (const MappedColumn& m : state.data->mapping)
            if (!m.target.empty())
                rows.push_back(
                    {QString::fromStdString(m.target),
                     QString::fromStdString(m.column) + (m.unit.empty() ? "" : "  " + formatUnit(m.unit))});
        expects->addTable({tr("Model"), tr("File")}, rows);
        expects->setNote(tr("%1 matched").arg(rows.size()));
        expects->addText(
            tr("Matched by name. Units are read from the header and converted; values in the file stay "
               "as they are."));
    } else {
        expects->addText(state.sentence.isEmpty() ? tr("Nothing is matched yet.") : state.sentence);
    }
    if (state.data) {
        auto* experiments = inspector_->addGroup(tr("Experiments"));
        experiments->addValue(tr("experiments"),
                              formatCount(static_cast<long long>(state.data->experiments.size())));
        experiments->addValue(tr("rows in the file"),
                              formatCount(static_cast<long long>(state.csv->table.rows())));
        experiments->addValue(tr("left out"),
                              formatCount(static_cast<long long>(document_.study().data.excluded.size())));
        experiments->addValue(tr("layout"), document_.study().data.layout == "rows" ? tr("one row each")
                                                                                    : tr("one file each"));
    }
    if (state.csv) {
        auto* file = inspector_->addGroup(tr("File"));
        file->addValue(tr("size"), formatBytes(state.bytes));
        file->addValue(tr("line ends"), QString::fromStdString(state.csv->dialect.newline));
        file->addValue(tr("first row of data"), tr("line %1").arg(state.csv->dialect.dataLine));
    }
}

void DataPage::nextProblem() {
    if (problems_->rowCount() == 0) return;
    const int next = (problemView_->currentIndex().row() + 1) % problems_->rowCount();
    problemView_->selectRow(next);
}

} // namespace rigor

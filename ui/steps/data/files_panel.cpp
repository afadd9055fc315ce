#include "ui/steps/data/files_panel.h"

#include "core/engine/data/file_names.h"
#include "core/engine/data/joined_files.h"
#include "core/engine/data/series/file_record.h"
#include "core/foundation/message/number_text.h"
#include "core/study/run/clock_candidates.h"
#include "ui/document/shown_file.h"
#include "ui/jobs/background.h"
#include "ui/widgets/tables/typed_number.h"
#include "ui/widgets/text/qt_text.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QLineEdit>
#include <QScrollArea>
#include <QTimer>

#include <algorithm>
#include <cmath>

namespace rigor {

namespace {
constexpr std::size_t kMostFiles = 60; ///< with a row of their own
constexpr int kFileRow = 32, kRowsInView = 3, kFilesHead = 26;

/// What decides how the files are read and which times they have, and nothing else.
DataRecipe readBy(const Document& document) {
    const DataRecipe& recipe = document.study().data;
    DataRecipe key;
    for (const std::string& file : recipe.files)
        key.files.push_back((document.study().file.parent_path() / file).lexically_normal().string());
    key.entries = recipe.entries;
    for (FileEntry& entry : key.entries) {
        entry.experiment = 0;
        entry.offset = 0;
    }
    key.entries.resize(key.files.size());
    key.time = recipe.time;
    key.sheet = recipe.sheet;
    key.variable = recipe.variable;
    key.delimiter = recipe.delimiter;
    key.decimal = recipe.decimal;
    key.encoding = recipe.encoding;
    key.comment = recipe.comment;
    key.dateOrder = recipe.dateOrder;
    key.headerLine = recipe.headerLine;
    key.unitLine = recipe.unitLine;
    key.numbers = recipe.numbers;
    key.units = recipe.units;
    return key;
}

FileFacts factsOfFile(const DataRecipe& recipe, std::size_t index) {
    FileFacts facts;
    try {
        const DataRecipe own = recipeOfFile(recipe, index);
        CsvReadOptions options;
        options.overrides = overridesOf(own);
        const CsvData csv = readCsv(recipe.files[index], options);
        facts.rows = csv.table.rows();
        for (const Column& column : csv.table.columns)
            if (column.type != ColumnType::Text) facts.times << qt(column.name);
        const FileRecord record = recordOf(csv.table, own, recipe.files[index]);
        facts.time = qt(csv.table.columns[record.time].name);
        facts.dated = csv.table.columns[record.time].type == ColumnType::DateTime;
        facts.start = record.rows.times.front();
        facts.end = record.rows.times.back();
        facts.step = record.step;
        facts.gaps = record.gaps;
        facts.widestGap = record.widestGap;
    } catch (const Error& e) {
        facts.why = qt(e.sentence());
    }
    return facts;
}

Text* headOf(const QString& text, bool right = false) {
    auto* label = new Text(text, TextUse::Table, Ink::Muted);
    if (right) label->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    return label;
}

Text* cellOf(const QString& text, bool right = true) {
    auto* label = new Text(text, TextUse::Table);
    label->setAlignment((right ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    return label;
}

QComboBox* smallCombo(const QString& name, int letters) {
    auto* combo = new QComboBox;
    combo->setAccessibleName(name);
    combo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    combo->setMinimumContentsLength(letters);
    return combo;
}

bool areOne(const DataRecipe& recipe) {
    return !recipe.files.empty() && recipe.entries.size() == recipe.files.size() &&
           recipe.entries.front().experiment > 0 &&
           std::ranges::all_of(recipe.entries, [&](const FileEntry& entry) {
               return entry.experiment == recipe.entries.front().experiment;
           });
}
} // namespace

FilesPanel::FilesPanel(Document& document, QWidget* parent)
    : Panel(tr("Files"), parent), document_(document) {
    one_ = new QCheckBox(tr("These files are one experiment"));
    one_->setToolTip(tr("Their sensors belong to the same run of the rig, each with times of its own"));
    connect(one_, &QCheckBox::clicked, this,
            [this](bool one) { QTimer::singleShot(0, this, [this, one] { joinAll(one); }); });
    addToHead(one_);
    propose_ = makeButton(tr("Propose offset"), "find");
    propose_->setToolTip(
        tr("Where the curves of two files resemble each other, and what the model leaves there"));
    connect(propose_, &QPushButton::clicked, this, [this] {
        const std::size_t file = shownFile(document_);
        emit offsetAsked(file == 0 ? 1 : file);
    });
    addToHead(propose_);
    auto* whole = new QWidget;
    auto* column = new QVBoxLayout(whole);
    column->setContentsMargins(0, 0, 0, 4);
    column->setSpacing(2);
    scroll_ = new QScrollArea;
    scroll_->setFrameShape(QFrame::NoFrame);
    scroll_->setWidgetResizable(true);
    scroll_->setFocusPolicy(Qt::NoFocus);
    column->addWidget(scroll_);
    why_ = new Text({}, TextUse::Small, Ink::Error);
    why_->setContentsMargins(11, 0, 11, 2);
    why_->setWordWrap(true);
    why_->hide();
    column->addWidget(why_);
    setContent(whole);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    hide();
}

void FilesPanel::refresh() {
    const DataRecipe& recipe = document_.study().data;
    const bool several = recipe.files.size() > 1 && recipe.layout == "signals" && document_.needsModel();
    setVisible(several);
    if (!several) {
        ++ticket_;
        facts_.clear();
        read_ = {};
        return;
    }
    one_->setChecked(areOne(recipe));
    why_->hide();
    if (!(readBy(document_) == read_)) readFacts();
    makeRows();
}

void FilesPanel::readFacts() {
    const int ticket = ++ticket_;
    const DataRecipe by = read_ = readBy(document_);
    facts_.clear();
    inBackground(
        this,
        [by] {
            std::vector<FileFacts> facts;
            for (std::size_t i = 0; i < std::min(by.files.size(), kMostFiles); ++i)
                facts.push_back(factsOfFile(by, i));
            return facts;
        },
        [this, ticket](Outcome<std::vector<FileFacts>>& outcome) {
            if (ticket != ticket_ || !outcome.value) return;
            facts_ = std::move(*outcome.value);
            makeRows();
        });
}

void FilesPanel::makeRows() {
    const DataRecipe& recipe = document_.study().data;
    if (const QWidget* now = QApplication::focusWidget(); now && isAncestorOf(now) && focused_.isEmpty())
        focused_ = now->accessibleName();
    auto* grid = new Surface(Surface::Fill::Raised);
    auto* layout = new QGridLayout(grid);
    layout->setContentsMargins(11, 0, 11, 0);
    layout->setHorizontalSpacing(10);
    layout->setVerticalSpacing(0);
    int column = 0;
    for (const auto& [text, right] :
         std::initializer_list<std::pair<QString, bool>>{{tr("File"), false},
                                                         {tr("experiment"), false},
                                                         {tr("time column"), false},
                                                         {tr("rows"), true},
                                                         {tr("rate [Hz]"), true},
                                                         {tr("starts [s]"), true},
                                                         {tr("offset of its clock [s]"), false},
                                                         {QString(), false},
                                                         {tr("then ends [s]"), true},
                                                         {tr("gaps"), false}})
        layout->addWidget(headOf(text, right), 0, column++);
    layout->setRowMinimumHeight(0, kFilesHead);
    layout->setColumnStretch(9, 1);
    const auto names = distinctNames(recipe.files);
    const std::size_t shown = std::min(recipe.files.size(), kMostFiles);
    for (std::size_t i = 0; i < shown; ++i) makeRow(static_cast<int>(i) + 1, i, qt(names[i]), grid, layout);
    const auto more = static_cast<int>(recipe.files.size() - shown);
    setNote(more > 0 ? tr("%n more file(s) are read and not listed", nullptr, more)
                     : tr("each with its own time and clock; nothing is resampled"));
    scroll_->setWidget(grid); // deletes the one before
    scroll_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    grid->setMinimumWidth(0);
    scroll_->setFixedHeight(kFilesHead + kFileRow * std::min(static_cast<int>(shown), kRowsInView) + 4);
    propose_->setEnabled(!facts_.empty());
    QTimer::singleShot(0, this, [this] {
        const QString wanted = std::exchange(focused_, {});
        if (wanted.isEmpty() || !isVisible()) return;
        for (QWidget* field : findChildren<QWidget*>())
            if (field->accessibleName() == wanted && (field->focusPolicy() & Qt::TabFocus))
                return field->setFocus(Qt::OtherFocusReason);
    });
}

void FilesPanel::makeRow(int row, std::size_t file, const QString& name, QWidget* grid, QGridLayout* layout) {
    const DataRecipe& recipe = document_.study().data;
    const FileEntry entry = file < recipe.entries.size() ? recipe.entries[file] : FileEntry{};
    const bool shown = file == shownFile(document_);
    layout->setRowMinimumHeight(row, kFileRow);
    auto* show = makeButton(name, shown ? "done" : "file", "flat", grid);
    show->setCheckable(true);
    show->setChecked(shown);
    show->setAccessibleName(tr("Show %1").arg(name));
    show->setToolTip(qt(recipe.files[file]));
    connect(show, &QPushButton::clicked, this, [this, show, file] {
        show->setChecked(file == shownFile(document_));
        QTimer::singleShot(0, this, [this, file] { showFile(document_, file); });
    });
    layout->addWidget(show, row, 0, Qt::AlignLeft | Qt::AlignVCenter);
    auto* experiment = smallCombo(tr("Experiment of %1").arg(name), 2);
    experiment->addItem(tr("own"), 0);
    for (std::size_t k = 1; k <= std::min<std::size_t>(recipe.files.size(), 20); ++k)
        experiment->addItem(QString::number(k), static_cast<int>(k));
    if (experiment->findData(static_cast<int>(entry.experiment)) < 0)
        experiment->addItem(QString::number(entry.experiment), static_cast<int>(entry.experiment));
    experiment->setCurrentIndex(experiment->findData(static_cast<int>(entry.experiment)));
    connect(experiment, &QComboBox::activated, this, [this, experiment, file, name] {
        const long long number = experiment->currentData().toInt();
        setEntry(tr("make %1 part of experiment %2").arg(name, experiment->currentText()), file,
                 [number](FileEntry& e) { e.experiment = number; });
    });
    layout->addWidget(experiment, row, 1, Qt::AlignVCenter);
    if (file >= facts_.size()) return;
    const FileFacts& facts = facts_[file];
    if (!facts.why.isEmpty()) {
        auto* why = new Text(facts.why, TextUse::Table, Ink::Error);
        why->setElided(true);
        layout->addWidget(why, row, 2, 1, 8);
        return;
    }
    auto* time = smallCombo(tr("Time column of %1").arg(name), 6);
    time->addItems(facts.times);
    time->setCurrentIndex(time->findText(facts.time));
    connect(time, &QComboBox::activated, this, [this, time, file, name] {
        setEntry(tr("take %1 as the time of %2").arg(time->currentText(), name), file,
                 [column = time->currentText().toStdString()](FileEntry& e) { e.time = column; });
    });
    layout->addWidget(time, row, 2, Qt::AlignVCenter);
    layout->addWidget(cellOf(qt(countText(static_cast<long long>(facts.rows)))), row, 3);
    layout->addWidget(cellOf(facts.step > 0 ? qt(fixedText(1 / facts.step, 1)) : QString()), row, 4);
    layout->addWidget(cellOf(qt(fixedText(facts.start, 3))), row, 5);
    auto* offset = new QLineEdit(qt(exactText(entry.offset)));
    offset->setAccessibleName(tr("Offset of the clock of %1 in s").arg(name));
    offset->setTextMargins(5, 0, 0, 0);
    offset->setFixedWidth(112);
    connect(offset, &QLineEdit::editingFinished, this, [this, offset, file] {
        QTimer::singleShot(0, this, [this, file, typed = offset->text()] { setOffset(file, typed); });
    });
    layout->addWidget(offset, row, 6, Qt::AlignVCenter);
    const bool counts = firstFiles(recipe)[file] == file;
    const QString whose = entry.offset != 0 && found_ && found_(file, entry.offset) ? tr("proposed")
                          : entry.offset != 0                                       ? tr("yours")
                          : counts                                                  ? tr("its clock counts")
                          : facts.dated                                             ? tr("none")
                                                                                    : tr("taken as the same");
    Text* told = headOf(whose);
    if (entry.offset == 0 && !counts && !facts.dated)
        told->setToolTip(tr("Its times are taken to be of the same clock as those of the first file. If it "
                            "began at another time, state here by how much, or let it be proposed."));
    layout->addWidget(told, row, 7);
    layout->addWidget(cellOf(qt(fixedText(facts.end + entry.offset, 3))), row, 8);
    layout->addWidget(
        cellOf(facts.gaps == 0
                   ? tr("none")
                   : tr("%1, up to %2 s").arg(facts.gaps).arg(qt(significantText(facts.widestGap, 3))),
               false),
        row, 9);
}

void FilesPanel::setEntry(const QString& text, std::size_t file,
                          const std::function<void(FileEntry&)>& edit) {
    // The change makes the rows anew: after the control has left its handler.
    QTimer::singleShot(0, this, [this, text, file, edit] {
        DataRecipe changed = document_.study().data;
        changed.entries.resize(changed.files.size());
        edit(changed.entries[file]);
        if (!(changed == document_.study().data))
            document_.changeStudy(text, [&](Study& study) { study.data = changed; });
    });
}

void FilesPanel::setOffset(std::size_t file, const QString& typed) {
    const auto& entries = document_.study().data.entries;
    const double before = file < entries.size() ? entries[file].offset : 0;
    QString why;
    const auto value = parseTyped(typed, "s", &why);
    if (!value || !std::isfinite(*value)) {
        why_->setText(tr("The offset \"%1\" is no number of seconds: %2").arg(typed, why));
        why_->show();
        return;
    }
    why_->hide();
    if (*value == before) return;
    setEntry(tr("set the offset of a clock"), file, [value](FileEntry& e) { e.offset = *value; });
}

void FilesPanel::joinAll(bool one) {
    if (facts_.empty()) return;
    const FileFacts& first = facts_.front();
    document_.changeStudy(
        one ? tr("join the files to one experiment") : tr("one experiment per file"), [&](Study& study) {
            DataRecipe& recipe = study.data;
            if (one) return joinFiles(recipe, first.start, first.step);
            for (FileEntry& entry : recipe.entries) entry.experiment = 0;
            if (std::ranges::all_of(recipe.entries,
                                    [](const FileEntry& entry) { return entry == FileEntry{}; }))
                recipe.entries.clear();
        });
}

} // namespace rigor

#include "ui/steps/data/data_dialect.h"

#include <QComboBox>

namespace rigor {

namespace {
constexpr int kLinesOffered = 12;

std::string textOf(const QVariant& v) { return v.toString().toStdString(); }

/// Shows the entry with that data; an unusual one is added.
void choose(QComboBox* combo, const QString& data) {
    int index = combo->findData(data);
    if (index < 0) {
        combo->addItem(data, data);
        index = combo->count() - 1;
    }
    combo->setCurrentIndex(index);
}

QString delimiterKey(char delimiter) {
    switch (delimiter) {
    case '\t':
        return "tab";
    case ' ':
        return "space";
    case '\0':
        return "none";
    default:
        return QString(QLatin1Char(delimiter));
    }
}
} // namespace

DialectPanel::DialectPanel(Document& document, QWidget* parent)
    : Panel(tr("Recognised"), parent), document_(document) {
    setNote(tr("every guess can be changed, the rows follow at once"));
    auto* reset = makeButton(tr("Reset to recognised"), {}, "link");
    addToHead(reset);
    connect(reset, &QPushButton::clicked, this, [this] {
        document_.changeStudy(tr("reset the dialect"), [](Study& study) {
            DataRecipe& d = study.data;
            for (std::string* text :
                 {&d.sheet, &d.variable, &d.delimiter, &d.decimal, &d.encoding, &d.comment, &d.dateOrder})
                text->clear();
            d.headerLine = d.unitLine = -1;
        });
    });
    auto* row = new QWidget;
    line_ = new QHBoxLayout(row);
    line_->setContentsMargins(11, 0, 11, 11);
    line_->setSpacing(12);
    // Lines are those of the sheet that was shown.
    addGuess(Guess::Sheet, tr("Sheet"), 180, tr("change the sheet"), [](DataRecipe& d, const QVariant& v) {
        d.sheet = textOf(v);
        d.headerLine = d.unitLine = -1;
    });
    addGuess(Guess::Variable, tr("Variable"), 180, tr("change the variable"),
             [](DataRecipe& d, const QVariant& v) { d.variable = textOf(v); });
    addGuess(Guess::Delimiter, tr("Delimiter"), 112, tr("change the delimiter"),
             [](DataRecipe& d, const QVariant& v) { d.delimiter = textOf(v); });
    addGuess(Guess::Decimal, tr("Decimal sign"), 98, tr("change the decimal sign"),
             [](DataRecipe& d, const QVariant& v) { d.decimal = textOf(v); });
    addGuess(Guess::Encoding, tr("Encoding"), 124, tr("change the encoding"),
             [](DataRecipe& d, const QVariant& v) { d.encoding = textOf(v); });
    addGuess(Guess::HeaderLine, tr("Names"), 90, tr("change the line of names"),
             [](DataRecipe& d, const QVariant& v) { d.headerLine = v.toInt(); });
    addGuess(Guess::UnitLine, tr("Units"), 108, tr("change the line of units"),
             [](DataRecipe& d, const QVariant& v) { d.unitLine = v.toInt(); });
    addGuess(Guess::Comment, tr("Comment"), 90, tr("change the comment sign"),
             [](DataRecipe& d, const QVariant& v) { d.comment = textOf(v); });
    addGuess(Guess::DateOrder, tr("Dates"), 108, tr("change the order of dates"),
             [](DataRecipe& d, const QVariant& v) { d.dateOrder = textOf(v); });
    line_->addStretch();
    for (const auto& [name, key] : {std::pair{tr(", comma"), ","},
                                    {tr("; semicolon"), ";"},
                                    {tr("tab"), "tab"},
                                    {tr("| bar"), "|"},
                                    {tr("blanks"), "space"},
                                    {tr("none"), "none"}})
        combo(Guess::Delimiter)->addItem(name, QString(key));
    combo(Guess::Decimal)->addItem(tr(". point"), QString("."));
    combo(Guess::Decimal)->addItem(tr(", comma"), QString(","));
    for (const auto& [name, key] : {std::pair{"UTF-8", "utf-8"},
                                    {"Windows-1252", "cp1252"},
                                    {"Latin-1", "latin-1"},
                                    {"UTF-16 LE", "utf-16-le"},
                                    {"UTF-16 BE", "utf-16-be"}})
        combo(Guess::Encoding)->addItem(name, QString(key));
    combo(Guess::Comment)->addItem(tr("none"), QString("none"));
    for (const char* sign : {"#", "%", "//", "!"})
        combo(Guess::Comment)->addItem(tr("%1 lines").arg(sign), QString(sign));
    combo(Guess::DateOrder)->addItem(tr("day first"), QString("day-first"));
    combo(Guess::DateOrder)->addItem(tr("month first"), QString("month-first"));
    setContent(row);
    setFixedHeight(90);
}

void DialectPanel::addGuess(Guess guess, const QString& caption, int width, const QString& undoText,
                            std::function<void(DataRecipe&, const QVariant&)> set) {
    auto* box = new QWidget;
    auto* rows = new QVBoxLayout(box);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(2);
    auto* name = new Text(caption, TextUse::Small, Ink::Muted);
    rows->addWidget(name);
    auto* combo = new QComboBox;
    combo->setAccessibleName(caption);
    name->setBuddy(combo);
    combo->setMinimumWidth(60);
    combo->setMaximumWidth(width);
    combo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    combo->setMinimumContentsLength(4);
    rows->addWidget(combo);
    box->setMaximumWidth(width);
    line_->addWidget(box, width);
    combos_[static_cast<std::size_t>(guess)] = combo;
    connect(combo, &QComboBox::activated, this, [this, combo, undoText, set = std::move(set)] {
        document_.changeStudy(undoText, [&](Study& study) { set(study.data, combo->currentData()); });
    });
}

void DialectPanel::fillLines(QComboBox* combo, const QString& none, int now) {
    combo->clear();
    combo->addItem(none, 0);
    for (int i = 1; i <= std::max(kLinesOffered, now); ++i) combo->addItem(tr("line %1").arg(i), i);
    combo->setCurrentIndex(combo->findData(now));
}

void DialectPanel::refreshTables(const CsvDialect& d, const DataRecipe& recipe) {
    const bool workbook = !d.sheet.empty(), mat = !d.variable.empty();
    const auto show = [&](Guess guess, bool visible) { combo(guess)->parentWidget()->setVisible(visible); };
    show(Guess::Sheet, workbook);
    show(Guess::Variable, mat);
    for (const Guess guess : {Guess::Delimiter, Guess::Encoding, Guess::Comment})
        show(guess, !workbook && !mat);
    for (const Guess guess : {Guess::Decimal, Guess::HeaderLine, Guess::UnitLine}) show(guess, !mat);
    if (!workbook && !mat) return;
    QComboBox* tables = combo(workbook ? Guess::Sheet : Guess::Variable);
    tables->clear();
    for (const std::string& name : d.tables)
        tables->addItem(QString::fromStdString(name), QString::fromStdString(name));
    const std::string& stated = workbook ? recipe.sheet : recipe.variable;
    const std::string& read = workbook ? d.sheet : d.variable;
    choose(tables, QString::fromStdString(stated.empty() ? read : stated));
}

void DialectPanel::refresh() {
    const auto csv = document_.data().csv;
    const DataRecipe& recipe = document_.study().data;
    if (!csv) return;
    const CsvDialect& d = csv->dialect;
    // What a person chose goes before what was recognised: after a wrong choice the file could not be read.
    const auto chosen = [](const std::string& text, const QString& recognised) {
        return text.empty() ? recognised : QString::fromStdString(text);
    };
    choose(combo(Guess::Delimiter),
           chosen(recipe.delimiter == "\t" ? "tab" : recipe.delimiter, delimiterKey(d.delimiter)));
    choose(combo(Guess::Decimal), chosen(recipe.decimal, QString(QLatin1Char(d.decimal))));
    choose(combo(Guess::Encoding), chosen(recipe.encoding, QString::fromStdString(toString(d.encoding))));
    choose(combo(Guess::Comment),
           chosen(recipe.comment, d.comment.empty() ? QString("none") : QString::fromStdString(d.comment)));
    choose(combo(Guess::DateOrder),
           chosen(recipe.dateOrder, d.dateOrder == DateOrder::DayMonthYear ? "day-first" : "month-first"));
    refreshTables(d, recipe);
    const bool dated = std::any_of(csv->columns.begin(), csv->columns.end(),
                                   [](const CsvColumn& c) { return c.type == ColumnType::DateTime; });
    combo(Guess::DateOrder)->parentWidget()->setVisible(dated || !recipe.dateOrder.empty());
    fillLines(combo(Guess::HeaderLine), tr("none"),
              recipe.headerLine >= 0 ? recipe.headerLine : static_cast<int>(d.headerLine));
    const bool inNames = std::any_of(csv->columns.begin(), csv->columns.end(),
                                     [](const CsvColumn& c) { return !c.unit.empty(); });
    fillLines(combo(Guess::UnitLine), inNames && !d.unitLine ? tr("in names [ ]") : tr("none"),
              recipe.unitLine >= 0 ? recipe.unitLine : static_cast<int>(d.unitLine));
}

} // namespace rigor

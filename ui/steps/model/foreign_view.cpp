#include "ui/steps/model/foreign_view.h"

#include "core/engine/external/confined.h"
#include "core/engine/external/consent.h"
#include "core/engine/fmu/fmu_model.h"
#include "core/engine/simulate/external.h"
#include "core/foundation/message/number_text.h"
#include "core/foundation/message/unit_text.h"
#include "ui/jobs/background.h"
#include "ui/steps/model/program_view.h"
#include "ui/steps/model/variable_use.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/text/labels.h"
#include "ui/widgets/text/qt_text.h"

#include <QCheckBox>
#include <QClipboard>
#include <QFileInfo>
#include <QGridLayout>
#include <QGuiApplication>
#include <QHash>
#include <QLineEdit>
#include <QMenu>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

#include <cmath>

namespace rigor {

namespace {

enum Shown { kUsed, kParameters, kInputs, kOutputs, kAll };

/// Two lines of four groups of eight digits.
QString hashLines(const std::string& hash) {
    QString text;
    for (std::size_t at = 0; at + 8 <= hash.size(); at += 8)
        text += (at == 0 ? "" : at == 32 ? "\n" : " ") + QString::fromStdString(hash.substr(at, 8));
    return text;
}

Text* wrapped(const QString& text, TextUse use, Ink ink = Ink::Text, int weight = QFont::Normal) {
    auto* label = new Text(text, use, ink, weight);
    label->setWordWrap(true);
    return label;
}

QWidget* listOf(const QString& head, const char* icon, Ink ink, const QStringList& lines) {
    auto* whole = new QWidget;
    auto* column = new QVBoxLayout(whole);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    column->addWidget(new Text(head, TextUse::Body, Ink::Text, QFont::DemiBold));
    for (const QString& line : lines) {
        auto* row = new QHBoxLayout;
        row->setSpacing(8);
        row->addWidget(new IconLabel(icon, ink), 0, Qt::AlignTop);
        row->addWidget(wrapped(line, TextUse::Body), 1);
        column->addLayout(row);
    }
    column->addStretch();
    return whole;
}

QString rangeText(const Variable& v, const FmuLiterals& literals) {
    if (!std::isfinite(v.min) && !std::isfinite(v.max)) return qt(kMissingText);
    const auto end = [&](double value) {
        const std::string word = literals.of(v.name, value);
        return !word.empty() ? qt(word) : std::isfinite(value) ? qt(exactText(value)) : QString("∞");
    };
    return (std::isfinite(v.min) ? end(v.min) : QString("−∞")) + " … " + end(v.max);
}

/// By the name that the number has here: what kind of number the file says it is.
QHash<QString, QString> typesOf(const Model& model) {
    QHash<QString, QString> types;
    if (const FmuDescription* fmu = fmuDescription(model))
        for (const FmuVariable& v : fmu->variables) {
            if (!v.isNumber()) continue;
            for (const std::string& name : spreadNames(v)) {
                types.insert(qt(name), qt(v.type));
                if (v.startsExactly()) types.insert(qt(name) + ".start", qt(v.type));
            }
        }
    return types;
}

} // namespace

namespace {
/// What is asked is seen whole: a splitter gives a column of texts that wrap no more than their least height.
class WholeTexts : public QObject {
  public:
    using QObject::QObject;

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        auto* widget = static_cast<QWidget*>(watched);
        if ((event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest) && widget->layout())
            widget->setMinimumHeight(widget->layout()->totalHeightForWidth(widget->width()));
        return false;
    }
};
} // namespace

ConsentPanel::ConsentPanel(QWidget* parent) : Panel({}, parent) {
    auto* content = new QWidget;
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(14, 12, 14, 12);
    column->setSpacing(10);
    auto* head = new QHBoxLayout;
    head->setSpacing(10);
    head->addWidget(new IconLabel("warning", Ink::Warning, 20), 0, Qt::AlignTop);
    auto* words = new QVBoxLayout;
    words->setSpacing(2);
    question_ = wrapped({}, TextUse::Title, Ink::Text, QFont::DemiBold);
    words->addWidget(question_);
    nothingYet_ =
        wrapped(tr("It holds a program that somebody else made. Rigor cannot see what it does, only "
                   "limit it. Nothing of it has run so far."),
                TextUse::Body, Ink::Muted);
    words->addWidget(nothingYet_);
    head->addLayout(words, 1);
    column->addLayout(head);
    auto* three = new QHBoxLayout;
    three->setSpacing(24);
    auto* file = new QWidget;
    file_ = new QGridLayout(file);
    file_->setContentsMargins(30, 0, 0, 0);
    file_->setVerticalSpacing(4);
    file_->setColumnStretch(1, 1);
    three->addWidget(file, 5);
    lists_ = new QHBoxLayout;
    lists_->setSpacing(24);
    three->addLayout(lists_, 8);
    column->addLayout(three);
    auto* confined = new QHBoxLayout;
    confined->setContentsMargins(30, 0, 0, 0);
    confined->setSpacing(8);
    confinedIcon_ = new IconLabel("warning", Ink::Warning);
    confined->addWidget(confinedIcon_, 0, Qt::AlignTop);
    confined_ = wrapped({}, TextUse::Body);
    confined->addWidget(confined_, 1);
    column->addLayout(confined);
    know_ = new QCheckBox(tr("I know that it can do all that I can"));
    know_->hide();
    column->addWidget(know_);
    column->addWidget(makeLine(Qt::Horizontal));
    auto* buttons = new QHBoxLayout;
    buttons->setContentsMargins(30, 0, 0, 0);
    buttons->setSpacing(10);
    trust_ = makeButton(tr("Trust this file"), {}, "primary");
    trust_->setAutoDefault(false);
    trust_->setEnabled(false);
    notNow_ = makeButton(tr("Not now"));
    buttons->addWidget(trust_);
    buttons->addWidget(notNow_);
    buttons->addWidget(
        wrapped(tr("Kept in your own list for this SHA-256. A changed file asks again; a project or a "
                   "study can never give this consent."),
                TextUse::Small, Ink::Muted),
        1);
    column->addLayout(buttons);
    setContent(content);
    content->installEventFilter(new WholeTexts(content));
    connect(know_, &QCheckBox::toggled, trust_, &QPushButton::setEnabled);
    connect(trust_, &QPushButton::clicked, this, &ConsentPanel::trusted);
    connect(notNow_, &QPushButton::clicked, this, &ConsentPanel::refused);
}

/// A question: its edge is that of what can be pressed.
void ConsentPanel::paintEvent(QPaintEvent* event) {
    Panel::paintEvent(event);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(theme().strong);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6);
}

void ConsentPanel::fillFile(const ForeignCode& code) {
    while (QLayoutItem* item = file_->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    int row = 0;
    file_->addWidget(new Text(tr("The file"), TextUse::Body, Ink::Text, QFont::DemiBold), row++, 0, 1, 2);
    const auto add = [&](const QString& name, const QString& value) {
        if (value.isEmpty()) return;
        file_->addWidget(new Text(name, TextUse::Body, Ink::Muted), row, 0);
        auto* text = new Text(value, TextUse::Body);
        text->setElided(true);
        text->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
        text->setAlignment(Qt::AlignRight);
        file_->addWidget(text, row++, 1);
    };
    const QFileInfo file(QString::fromStdString(code.file));
    add(tr("file"), file.fileName());
    add(tr("from"), file.absolutePath());
    add(tr("size"), file.exists() ? QLocale().formattedDataSize(file.size()) : QString());
    add(tr("written by"), QString::fromStdString(code.tool));
    for (const ForeignFact& fact : code.facts) add(qt(fact.name.text()), QString::fromStdString(fact.value));
    const auto addHash = [&](const QString& name, const std::string& hash) {
        file_->addWidget(new Text(name, TextUse::Body, Ink::Muted), row, 0);
        auto* copy = makeButton(tr("Copy"), {}, "link");
        copy->setAccessibleName(tr("Copy %1").arg(name));
        connect(copy, &QPushButton::clicked, this, [hash, copy] {
            QGuiApplication::clipboard()->setText(QString::fromStdString(hash));
            tellBriefly(copy, tr("Copied"));
        });
        file_->addWidget(copy, row++, 1, Qt::AlignRight);
        auto* digits = new Text(hashLines(hash), TextUse::Code);
        file_->addWidget(digits, row++, 0, 1, 2);
    };
    addHash(tr("SHA-256"), code.sha256);
    if (const std::string former = formerHash(code); !former.empty())
        addHash(tr("SHA-256 when it was allowed"), former);
    file_->setRowStretch(row, 1);
}

/// What it may and may not, as the kind of file and the confinement have it.
void ConsentPanel::fillLists(const ExternalModel& model, Confinement how, double timeLimit) {
    while (QLayoutItem* item = lists_->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    const std::size_t memory = fmuMemoryLimit(model);
    const bool full = how == Confinement::Full, fmu = model.code().kind == "FMU";
    const QString time = qt(durationText(timeLimit)),
                  size = QLocale().formattedDataSize(static_cast<qint64>(memory), 0,
                                                     QLocale::DataSizeTraditionalFormat);
    QStringList may = {
        tr("compute, in a process of its own, never inside Rigor"),
        memory > 0 ? tr("use %1 of memory and %2 a run, then it is ended and replaced").arg(size, time)
                   : tr("take %1 a run, then it is ended and replaced").arg(time)};
    if (how != Confinement::None)
        may << (fmu ? tr("write in a folder of its own that is removed afterwards")
                    : tr("write in a folder of its own; those of some failed runs are kept"));
    may << (full && fmu ? tr("read the files of the system, not those of your home folder")
                        : tr("read the files of this computer that you may read"));
    QStringList mayNot;
    if (how != Confinement::None) mayNot << tr("reach the network");
    if (full)
        mayNot << tr("change your files") << tr("see other programs") << tr("go on when Rigor is closed");
    lists_->addWidget(listOf(tr("It may"), "done", Ink::Success, may), 1);
    lists_->addWidget(listOf(tr("It may not"), "remove", Ink::Error, mayNot), 1);
    confinedIcon_->set(full                         ? "done"
                       : how == Confinement::Partly ? "warning"
                                                    : "error",
                       full                         ? Ink::Success
                       : how == Confinement::Partly ? Ink::Warning
                                                    : Ink::Error);
    const QString words = qt(told(how).text());
    confined_->setText((full                         ? tr("Fully confined, %1.")
                        : how == Confinement::Partly ? tr("Partly confined, %1.")
                                                     : QString("%1."))
                           .arg(words));
    trust_->setEnabled(how != Confinement::None);
}

void ConsentPanel::show(const ExternalModel& model, Confinement how, bool asks, double timeLimit) {
    const ForeignCode& code = model.code();
    fillLists(model, how, timeLimit);
    know_->setVisible(asks && how == Confinement::None);
    trust_->setVisible(asks);
    notNow_->setVisible(asks);
    nothingYet_->setVisible(asks);
    const QString name = QString::fromStdString(code.name);
    question_->setText(
        !asks ? tr("What %1 may do").arg(name)
        : formerHash(code).empty()
            ? tr("May %1 run on this computer?").arg(name)
            : tr("%1 has changed since it was allowed. May it run on this computer?").arg(name));
    fillFile(code);
    know_->setChecked(false);
}

ForeignView::ForeignView(Document& document, QWidget* parent) : QWidget(parent), document_(document) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(12);
    given_ = new MessageArea;
    column->addWidget(given_);
    consent_ = new ConsentPanel;
    connect(consent_, &ConsentPanel::trusted, this, &ForeignView::allow);
    connect(consent_, &ConsentPanel::refused, this, &ForeignView::openAsked);
    column->addWidget(consent_);
    program_ = new ProgramView;
    column->addWidget(program_, 1);
    panel_ = new Panel(tr("Variables"));
    filter_ = new QLineEdit;
    filter_->setPlaceholderText(tr("Filter"));
    filter_->setAccessibleName(tr("Filter"));
    filter_->setFixedWidth(150);
    filter_->setClearButtonEnabled(true);
    which_ = new Segments({tr("used"), tr("parameters"), tr("inputs"), tr("outputs"), tr("all")});
    which_->setAccessibleName(tr("Variables shown"));
    which_->setCurrent(kAll);
    panel_->addToHead(filter_);
    panel_->addToHead(which_);
    variables_ = new NumberTable(this);
    view_ = new TableView;
    view_->setTable(variables_);
    view_->setAccessibleName(tr("Variables"));
    view_->setNothing(tr("No variable of this kind or name."));
    connect(view_, &TableView::choiceAsked, this, &ForeignView::chooseUse);
    panel_->setContent(view_);
    column->addWidget(panel_, 1);
    connect(filter_, &QLineEdit::textChanged, this, &ForeignView::refreshVariables);
    connect(which_, &Segments::chosen, this, &ForeignView::refreshVariables);
}

void ForeignView::refresh() {
    const ModelPtr model = document_.model().model;
    const ExternalModel* elsewhere = model ? model->external() : nullptr;
    if (!elsewhere) return;
    const auto program = std::dynamic_pointer_cast<const ProgramModel>(model);
    program_->setVisible(program && !program->shown().empty());
    if (program) program_->show(program);
    if (!confinement_) {
        if (asked_) return;
        asked_ = true;
        consent_->hide();
        inBackground(
            this, [] { return confinement(); },
            [this](Outcome<Confinement>& outcome) {
                confinement_ = outcome.value.value_or(Confinement::None);
                refresh();
                takeFocus();
            });
        return refreshVariables();
    }
    const ForeignCode& code = elsewhere->code();
    setProperty("guide", code.kind == "FMU"       ? "own-fmu"
                         : code.kind == "program" ? "own-program"
                                                  : "model-server");
    const bool may = mayRun(code);
    const std::string how = elsewhere->how().text();
    const double timeLimit = document_.simulationOptions().timeLimit;
    if (const std::string now =
            code.file + code.name + code.sha256 + (may ? "+" : "-") + how + std::to_string(timeLimit);
        now != shown_) {
        shown_ = now;
        consent_->setVisible(!may);
        if (!may) consent_->show(*elsewhere, *confinement_, true, timeLimit);
        std::vector<BarMessage> strips;
        if (may) {
            BarMessage strip;
            strip.kind = BarMessage::Kind::Success;
            strip.clause = QString::fromStdString(code.name) + ".";
            strip.more = QString::fromStdString(how);
            if (!code.sha256.empty())
                strip.links = {{tr("What it may do"), [this] { tellLimits(); }},
                               {tr("Withdraw"), [this] { withdraw(); }}};
            strips.push_back(std::move(strip));
        }
        given_->show(std::move(strips));
    }
    refreshVariables();
}

/// What was asked, once more, without a question; and away again.
void ForeignView::tellLimits() {
    const ModelPtr model = document_.model().model;
    if (!model || !model->external() || !confinement_) return;
    consent_->setVisible(!consent_->isVisible());
    if (consent_->isVisible())
        consent_->show(*model->external(), *confinement_, false, document_.simulationOptions().timeLimit);
}

void ForeignView::takeFocus() {
    if (consent_->isVisible()) consent_->notNow()->setFocus(Qt::OtherFocusReason);
}

void ForeignView::allow() {
    const ModelPtr model = document_.model().model;
    if (!model || !model->external()) return;
    try {
        trustAlways(model->external()->code());
    } catch (const Error& e) {
        reportError(this, tr("It was not allowed."), QString::fromStdString(e.sentence()));
        return;
    }
    document_.consentChanged();
}

void ForeignView::withdraw() {
    const ModelPtr model = document_.model().model;
    if (!model || !model->external()) return;
    try {
        withdrawTrust(model->external()->code());
    } catch (const Error& e) {
        reportError(this, tr("Its consent was not withdrawn."), QString::fromStdString(e.sentence()));
        return;
    }
    document_.consentChanged();
}

void ForeignView::refreshVariables() {
    const ModelPtr model = document_.model().model;
    if (!model || !model->external()) return;
    TableColumn name{tr("variable")}, about{tr("description")}, is{tr("is")}, type{tr("type")},
        start{tr("start")}, unit{tr("unit")}, range{tr("min … max")}, used{tr("used as")};
    for (TableColumn* text : {&name, &about, &is, &type, &unit, &range, &used}) text->text = true;
    name.strong = about.muted = type.muted = unit.muted = used.choice = true;
    const auto types = typesOf(*model);
    const FmuLiterals literals(*model);
    start.decimals = -2;
    rows_.clear();
    std::size_t count = 0, usedCount = 0;
    const QString wanted = filter_->text().trimmed();
    const auto add = [&](const std::vector<Variable>& variables, VariableKind kind, int listed,
                         const QString& kindText) {
        for (const Variable& v : variables) {
            ++count;
            const VariableUses uses = usesOf(document_, kind, v);
            usedCount += uses.stated();
            const int shown = which_->current();
            if (shown == kUsed ? !uses.stated() : shown != kAll && shown != listed) continue;
            const QString title = QString::fromStdString(v.name),
                          words = QString::fromStdString(v.description);
            if (!title.contains(wanted, Qt::CaseInsensitive) && !words.contains(wanted, Qt::CaseInsensitive))
                continue;
            rows_.emplace_back(kind, v);
            name.texts.push_back(title);
            about.texts.push_back(words);
            is.texts.push_back(kindText);
            type.texts.push_back(types.value(title, "Real"));
            start.numbers.push_back(kind == VariableKind::Output ? std::nan("") : v.start);
            start.shown.push_back(kind == VariableKind::Output ? QString()
                                                               : qt(literals.of(v.name, v.start)));
            unit.texts.push_back(qt(unitText(v.unit)));
            range.texts.push_back(rangeText(v, literals));
            used.texts.push_back(uses.now().title);
        }
    };
    add(model->parameters(), VariableKind::Parameter, kParameters, tr("parameter"));
    add(model->inputs(), VariableKind::Input, kInputs, tr("input"));
    add(model->outputs(), VariableKind::Output, kOutputs, tr("output"));
    const int row = view_->currentIndex().row();
    variables_->setColumns({name, about, is, type, start, unit, range, used});
    view_->fitColumns();
    if (row >= 0 && row < variables_->rowCount()) view_->selectRow(row);
    panel_->setNote(mayRun(model->external()->code())
                        ? tr("%1 used of %2").arg(usedCount).arg(count)
                        : tr("%1, read from its description; nothing has run").arg(count));
}

void ForeignView::chooseUse(int row, const QPoint& at) {
    if (row < 0 || row >= static_cast<int>(rows_.size())) return;
    const auto& [kind, variable] = rows_[static_cast<std::size_t>(row)];
    const QString name = qt(variable.name);
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (const VariableUse& use : usesOf(document_, kind, variable).all) {
        auto* action = menu->addAction(use.title);
        action->setCheckable(true);
        action->setChecked(use.now);
        if (!use.now)
            connect(action, &QAction::triggered, this, [this, use, name] {
                document_.changeStudy(tr("use %1 as: %2").arg(name, use.title), use.change);
            });
    }
    menu->popup(at);
}

} // namespace rigor

#include "ui/shell/places/places_page.h"

#include "core/foundation/base/error.h"
#include "core/foundation/message/number_text.h"
#include "ui/jobs/background.h"
#include "ui/shell/places/settings_tabs.h"
#include "ui/widgets/form.h"
#include "ui/widgets/page_area.h"
#include "ui/widgets/tables/signed_table.h"
#include "ui/widgets/tables/table_view.h"
#include "ui/widgets/text/labelled.h"
#include "ui/widgets/text/qt_text.h"

#include <QApplication>
#include <QClipboard>
#include <QKeyEvent>
#include <QLineEdit>
#include <QScrollArea>
#include <QTabBar>
#include <QTimer>

namespace rigor {

namespace {
constexpr int kLastTest = 5, kRemove = 8; ///< columns

/// Of a panel: it shows the panel's own fill.
QScrollArea* makeArea() {
    auto* area = new QScrollArea;
    area->setFrameShape(QFrame::NoFrame);
    area->setWidgetResizable(true);
    area->viewport()->setAutoFillBackground(false);
    return area;
}
void putInto(QScrollArea* area, QWidget* content) {
    area->setWidget(content);
    content->setAutoFillBackground(false); // set by the area
}
} // namespace

PlacesPage::PlacesPage(QWidget* parent) : QWidget(parent), fields_(profile_.fields()) {
    setProperty("guide", "run");
    auto* head = new PageHead(tr("Settings"));
    head->setClause(tr("kept for you on this computer, not in projects"));
    auto* close = makeButton(tr("Close"), "close");
    close->setToolTip(tr("Back to the study (Esc)"));
    head->addAction(close);
    connect(close, &QPushButton::clicked, this, &PlacesPage::closeAsked);
    auto* body = pageLayout(this, head);
    tabs_ = new QTabBar;
    tabs_->setDrawBase(false);
    tabs_->setExpanding(false);
    tabs_->setAccessibleName(tr("Settings"));
    body->addWidget(tabs_);
    auto* stack = new ShownStack;
    auto* trusted = new TrustedPrograms;
    stack->addWidget(new GeneralSettings);
    inspector_ = new Inspector;
    stack->addWidget(makePlaces());
    stack->addWidget(trusted);
    auto* keys = new KeyboardKeys;
    stack->addWidget(keys);
    for (const QString& name :
         {tr("General"), tr("Places"), TrustedPrograms::tr("Trusted programs"), KeyboardKeys::tr("Keyboard")})
        tabs_->addTab(name);
    body->addWidget(stack, 1);
    connect(tabs_, &QTabBar::currentChanged, this, [this, stack, trusted, keys](int tab) {
        stack->setCurrentIndex(tab);
        if (tab == Places)
            showPlace();
        else
            inspector_->refill([] {});
        if (tab == Trusted) trusted->refresh();
        if (tab == Keyboard) keys->refresh();
    });
    showTab(Places);
    refresh();
}

void PlacesPage::showTab(int tab) { tabs_->setCurrentIndex(tab); }

int PlacesPage::tab() const { return tabs_->currentIndex(); }

QWidget* PlacesPage::makePlaces() {
    auto* page = new QWidget;
    auto* body = new QVBoxLayout(page);
    body->setContentsMargins(0, 0, 0, 0);
    body->setSpacing(12);
    strips_ = new MessageArea;
    body->addWidget(strips_);

    auto* list = new Panel(tr("Places"));
    list->setNote(tr("where runs may be computed"));
    auto* add = makeButton(tr("Add a place…"), "add");
    list->addToHead(add);
    connect(add, &QPushButton::clicked, this, &PlacesPage::addPlace);
    rows_ = new SignedTable(this);
    view_ = new TableView;
    view_->setTable(rows_);
    view_->setFrameShape(QFrame::NoFrame);
    view_->setAccessibleName(tr("Places"));
    view_->setSelectionBehavior(QAbstractItemView::SelectRows);
    view_->setSelectionMode(QAbstractItemView::SingleSelection);
    connect(view_->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex& now) {
                const auto row = static_cast<std::size_t>(std::max(0, now.row()));
                if (!filling_ && now.isValid() && row < places_.size()) select(places_[row].name);
            });
    connect(view_, &TableView::linkAsked, this, [this](int row, int link) {
        select(places_[static_cast<std::size_t>(row)].name);
        if (link == kRemove)
            removePlace();
        else
            test_->click();
    });
    list->setContent(view_);
    body->addWidget(list, 2);

    auto* below = new QHBoxLayout;
    below->setSpacing(12);
    makeForm();
    below->addWidget(formPanel_);
    testPanel_ = new Panel(tr("Test"));
    test_ = makeButton(tr("Test"), "run");
    testPanel_->addToHead(test_);
    connect(test_, &QPushButton::clicked, this, [this] {
        if (tester_.running())
            tester_.stop();
        else if (const PlaceEntry* one = entry(selected_); one && one->damaged.isEmpty())
            tester_.start(selected_, one->profile);
    });
    steps_ = makeArea();
    testPanel_->setContent(steps_);
    below->addWidget(testPanel_, 1);
    body->addLayout(below, 5);
    connect(&tester_, &PlaceTester::told, this, &PlacesPage::showTest);
    connect(&tester_, &PlaceTester::ended, this, &PlacesPage::tested);
    return page;
}

void PlacesPage::makeForm() {
    formPanel_ = new Panel(tr("this computer"));
    formPanel_->setFixedWidth(400);
    remove_ = makeButton(tr("Remove"), "remove");
    formPanel_->addToHead(remove_);
    connect(remove_, &QPushButton::clicked, this, &PlacesPage::removePlace);
    auto* area = makeArea();
    auto* content = new QWidget;
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(14, 8, 14, 8);
    formWords_ = new Text({}, TextUse::Table, Ink::Muted);
    formWords_->setWordWrap(true);
    column->addWidget(formWords_);
    formHolder_ = new QWidget;
    auto* rows = new QVBoxLayout(formHolder_);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(4);
    name_ = new QLineEdit;
    name_->setTextMargins(5, 0, 0, 0);
    QWidget* named = labelled(tr("Name"), name_);
    // As wide as the rows of the form below it.
    named->findChild<Text*>()->setFixedWidth(126);
    named->layout()->setContentsMargins(0, 0, 28, 0);
    rows->addWidget(named);
    form_ = new FieldForm;
    form_->setFields(fields_.all());
    rows->addWidget(form_);
    column->addWidget(formHolder_);
    column->addStretch(1);
    putInto(area, content);
    formPanel_->setContent(area);
    connect(form_, &FieldForm::edited, this, [this](const QString& key, const FieldValue& value) {
        try {
            fields_.set(key.toStdString(), value);
        } catch (const Error&) {
            return; // the form says why
        }
        form_->refresh(fields_.all());
        write(selected_, profile_);
    });
    connect(name_, &QLineEdit::editingFinished, this, [this] {
        const QString wanted = name_->text().trimmed();
        if (wanted == selected_ || selected_.isEmpty()) return;
        if (entry(wanted)) {
            strips_->show({{BarMessage::Kind::Error,
                            tr("The place was not renamed."),
                            tr("There is a place called %1 already.").arg(wanted),
                            {}}});
            name_->setText(selected_);
            return;
        }
        write(wanted, profile_, selected_);
    });
}

const PlaceEntry* PlacesPage::entry(const QString& name) const {
    for (const PlaceEntry& one : places_)
        if (one.name == name) return &one;
    return nullptr;
}

void PlacesPage::refresh(const QString& select) {
    const int ticket = ++ticket_;
    inBackground(
        this, [] { return knownPlaces(); },
        [this, ticket, select](Outcome<std::vector<PlaceEntry>>& outcome) {
            if (ticket != ticket_ || !outcome.value) return;
            places_ = std::move(*outcome.value);
            if (!select.isEmpty()) selected_ = select;
            if (!entry(selected_)) selected_.clear();
            showTable();
            showPlace();
            emit placesChanged();
        });
}

void PlacesPage::select(const QString& name) {
    if (name == selected_) return;
    selected_ = name;
    strips_->show({});
    showTable();
    showPlace();
}

void PlacesPage::showTable() {
    const auto textColumn = [](const QString& head) {
        TableColumn column;
        column.name = head;
        column.text = true;
        return column;
    };
    TableColumn place = textColumn(tr("Place")), kind = textColumn(tr("kind")),
                time = textColumn(tr("time limit")), last = textColumn(tr("last test")),
                answers = textColumn(tr("answers")), workers, memory;
    TableColumn test = textColumn({}), remove = textColumn({});
    test.link = remove.link = true;
    place.strong = true;
    workers.name = tr("slots");
    memory.name = tr("memory each");
    memory.unit = "MB";
    workers.decimals = memory.decimals = 0;
    std::vector<CellSign> signs;
    const auto say = [&](const QString& text, const char* icon, Ink ink, const QString& why = {}) {
        last.texts.push_back(text);
        signs.push_back({icon, ink, why});
    };
    int row = 0;
    for (std::size_t k = 0; k < places_.size(); ++k) {
        const PlaceEntry& one = places_[k];
        const bool here = one.name.isEmpty(), known = one.damaged.isEmpty();
        if (one.name == selected_) row = static_cast<int>(k);
        place.texts.push_back(here ? tr("this computer") : one.name);
        kind.texts.push_back(one.kind());
        workers.numbers.push_back(known ? one.workers : std::nan(""));
        time.texts.push_back(one.profile.time.empty() ? qt(kMissingText) : qt(one.profile.time));
        memory.numbers.push_back(one.profile.memory > 0 ? one.profile.memory : std::nan(""));
        if (here)
            say(tr("always there"), "done", Ink::Success);
        else if (!known)
            say(tr("damaged"), "error", Ink::Error, one.damaged);
        else if (!one.lacks.isEmpty())
            say(one.sizeText(), "warning", Ink::Warning, one.whyNot());
        else if (!one.tested.when.isValid())
            say(tr("not tested"), "info", Ink::Muted);
        else if (one.tested.works)
            say(tr("works, %1").arg(shownDay(one.tested.when)), "done", Ink::Success);
        else
            say(tr("no answer, %1").arg(shownDay(one.tested.when)), "warning", Ink::Warning,
                one.tested.sentence);
        answers.texts.push_back(here ? tr("at once")
                                : one.tested.when.isValid() && one.tested.works
                                    ? tr("after %1").arg(qt(durationText(one.tested.seconds)))
                                    : qt(kMissingText));
        test.texts.push_back(here || !known ? QString() : tr("Test"));
        remove.texts.push_back(here ? QString() : tr("Remove"));
    }
    filling_ = true;
    rows_->setColumns({place, kind, workers, time, memory, last, answers, test, remove}, kLastTest,
                      std::move(signs));
    view_->fitColumns();
    view_->selectionModel()->setCurrentIndex(rows_->index(row, 0),
                                             QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    filling_ = false;
}

void PlacesPage::showPlace() {
    const PlaceEntry* one = entry(selected_);
    if (!one) return;
    const bool here = one->name.isEmpty(), known = one->damaged.isEmpty();
    const QString name = here ? tr("this computer") : one->name;
    formPanel_->setTitle(name);
    formPanel_->setNote(here || !known               ? QString()
                        : one->tested.when.isValid() ? tr("tested after the last change")
                                                     : tr("not tested since the last change"));
    remove_->setVisible(!here);
    formHolder_->setVisible(!here && known);
    const QString why = !known ? one->damaged : one->lacks.isEmpty() ? QString() : one->whyNot();
    formWords_->setVisible(here || !why.isEmpty());
    formWords_->setInk(here ? Ink::Muted : Ink::Warning);
    formWords_->setText(
        here ? tr("The threads of this computer. Nothing is to be set, and nothing to be tested.") : why);
    if (!here && known && writing_ == 0) {
        profile_ = one->profile;
        if (!name_->hasFocus() || name_->text().isEmpty()) name_->setText(one->name);
        form_->refresh(fields_.all());
    }
    if (!known)
        strips_->show(
            {{BarMessage::Kind::Error,
              tr("The file of %1 cannot be read.").arg(one->name),
              one->damaged + ' ' + tr("Mend it in an editor, or remove the place."),
              {{tr("Read it again"), [this] { QTimer::singleShot(0, this, [this] { refresh(); }); }}}}});
    testPanel_->setTitle(here ? tr("Test") : tr("Test of %1").arg(name));
    test_->setVisible(!here && known);
    if (tab() == Places) describe(*one);
    showTest();
}

void PlacesPage::describe(const PlaceEntry& one) {
    inspector_->refill([&] {
        auto* about =
            inspector_->addGroup(tr("About %1").arg(one.name.isEmpty() ? tr("this computer") : one.name));
        about->addValue(tr("kind"), one.kind());
        if (one.damaged.isEmpty()) about->addValue(tr("slots"), qt(countText(one.workers)));
        if (one.name.isEmpty()) return about->addText(tr("Runs there need nothing but this window."));
        about->addText(tr("The same place on the command line: rigor run STUDY.toml --on %1").arg(one.name));
        about->addText(tr("Its file: %1").arg(qt(profileFile(one.name.toStdString()).string())));
        about->addText(
            tr("Homotopy, filter and observer have a serial backbone: what they can spread is spread, "
               "the rest is computed here."));
    });
}

void PlacesPage::takeKeys() { view_->setFocus(Qt::OtherFocusReason); }

void PlacesPage::addPlace() {
    QString name = tr("place");
    for (int n = 2; entry(name); ++n) name = tr("place") + QString("-%1").arg(n);
    write(name, PlaceProfile());
}

/// instead: the name it had.
void PlacesPage::write(const QString& name, const PlaceProfile& profile, const QString& instead) {
    ++writing_;
    inBackground(
        this,
        [name = name.toStdString(), profile, instead = instead.toStdString()] {
            if (!instead.empty() && instead != name) {
                // Its comments go along.
                std::error_code error;
                std::filesystem::copy_file(profileFile(instead), profileFile(name), error);
                writeProfile(name, profile);
                removeProfile(instead);
            } else
                writeProfile(name, profile);
            return true;
        },
        [this, name](Outcome<bool>& outcome) {
            --writing_;
            if (outcome.value) {
                strips_->show({});
                return refresh(name);
            }
            strips_->show(
                {{BarMessage::Kind::Error, tr("The place was not written."), outcome.sentence, {}}});
            name_->setText(selected_);
        });
}

void PlacesPage::removePlace() {
    if (selected_.isEmpty()) return;
    inBackground(
        this,
        [name = selected_.toStdString()] {
            removeProfile(name);
            return true;
        },
        [this, name = selected_](Outcome<bool>& outcome) {
            if (!outcome.value)
                return strips_->show(
                    {{BarMessage::Kind::Error, tr("The place was not removed."), outcome.sentence, {}}});
            forgetTest(name);
            refresh();
        });
}

void PlacesPage::showTest() {
    const bool mine = tester_.name() == selected_ && !selected_.isEmpty();
    test_->setText(mine && tester_.running() ? tr("Stop") : mine ? tr("Test again") : tr("Test"));
    test_->setEnabled(!tester_.running() || mine);
    test_->setToolTip(test_->isEnabled() ? tr("Starts a worker there and has a job of one second computed")
                                         : tr("%1 is being tested").arg(tester_.name()));
    auto* content = new QWidget;
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(12, 6, 12, 6);
    column->setSpacing(6);
    if (!mine)
        column->addWidget(new Text(
            selected_.isEmpty() ? QString()
                                : tr("A test starts a worker there and has a job of one second computed."),
            TextUse::Table, Ink::Muted));
    for (const PlaceTestStep& step : mine ? tester_.test().steps : std::vector<PlaceTestStep>()) {
        using State = PlaceTestStep::State;
        auto* row = new QHBoxLayout;
        row->setSpacing(8);
        auto* sign = new IconLabel(step.state == State::Done     ? "done"
                                   : step.state == State::Note   ? "info"
                                   : step.state == State::Failed ? "error"
                                                                 : "running",
                                   step.state == State::Done     ? Ink::Success
                                   : step.state == State::Failed ? Ink::Error
                                                                 : Ink::Accent);
        sign->setTurning(step.state == State::UnderWay);
        row->addWidget(sign, 0, Qt::AlignTop);
        auto* words = new QVBoxLayout;
        words->setSpacing(2);
        const auto addWords = [&](const QString& text, TextUse use, Ink ink, int weight = QFont::Normal) {
            if (text.isEmpty()) return;
            auto* one = new Text(text, use, ink, weight);
            one->setWordWrap(true);
            one->setTextInteractionFlags(Qt::TextSelectableByMouse);
            words->addWidget(one);
        };
        addWords(qt(step.said), TextUse::Table, Ink::Text, QFont::Medium);
        addWords(qt(step.more), TextUse::Table, Ink::Muted);
        addWords(qt(step.own).trimmed(), TextUse::Code, Ink::Error);
        addWords(qt(step.advice), TextUse::Table, Ink::Text);
        row->addLayout(words, 1);
        if (step.state != State::UnderWay)
            row->addWidget(
                new Text(tr("%1 s").arg(qt(fixedText(step.seconds, 1))), TextUse::Table, Ink::Muted), 0,
                Qt::AlignTop);
        column->addLayout(row);
    }
    column->addStretch(1);
    putInto(steps_, content);
}

void PlacesPage::tested() {
    const PlaceTest& test = tester_.test();
    const QString name = tester_.name();
    PlaceTested told{QDateTime::currentDateTime(), test.works, test.seconds, {}};
    const PlaceTestStep* failed = nullptr;
    for (const PlaceTestStep& step : test.steps)
        if (step.state == PlaceTestStep::State::Failed) failed = &step;
    if (failed) told.sentence = qt(failed->said);
    rememberTest(name, told);
    BarMessage message{BarMessage::Kind::Success, {}, {}, {}};
    if (test.works) {
        message.clause =
            tr("%1 works: a job of one second was back after %2.").arg(name, qt(durationText(test.seconds)));
        message.more = test.sameDigits ? tr("Its digits are those of this computer.")
                                       : tr("It computes other digits than this computer.");
        if (!test.sameDigits) message.kind = BarMessage::Kind::Warning;
    } else {
        message.kind = BarMessage::Kind::Error;
        message.clause = tr("%1 does not work: %2").arg(name, told.sentence);
        if (failed) message.more = qt(failed->advice);
    }
    message.links.push_back(
        {tr("Copy the log"), [log = qt(logOf(test))] { QApplication::clipboard()->setText(log); }});
    refresh();
    strips_->show({std::move(message)});
}

void PlacesPage::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape)
        emit closeAsked();
    else
        QWidget::keyPressEvent(event);
}

} // namespace rigor

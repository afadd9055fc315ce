#include "ui/shell/places/settings_tabs.h"

#include "core/engine/external/consent.h"
#include "core/foundation/base/error.h"
#include "ui/jobs/background.h"
#include "ui/shell/main_window.h"
#include "ui/widgets/look/theme.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/tables/table_view.h"
#include "ui/widgets/text/labelled.h"
#include "ui/widgets/text/labels.h"
#include "ui/widgets/text/language.h"
#include "ui/widgets/text/qt_text.h"

#include <QAction>
#include <QComboBox>
#include <QMenu>
#include <QMenuBar>
#include <QSettings>
#include <QTimer>
#include <QVBoxLayout>

namespace rigor {

GeneralSettings::GeneralSettings(QWidget* parent) : QWidget(parent) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    auto* panel = new Panel(tr("This window"));
    panel->setFixedWidth(400);
    auto* content = new QWidget;
    auto* rows = new QVBoxLayout(content);
    rows->setContentsMargins(14, 8, 14, 12);
    auto* language = new QComboBox;
    language->addItem(MainWindow::tr("As the system"), QString());
    for (const auto& [code, name] : Language::all()) language->addItem(name, code);
    language->setCurrentIndex(language->findData(Language::instance().choice()));
    rows->addWidget(labelled(MainWindow::tr("Language"), language));
    connect(language, &QComboBox::activated, this, [language] {
        const QString code = language->currentData().toString();
        QSettings().setValue("language", code);
        // The page goes with its texts: not while its box is telling.
        QTimer::singleShot(0, &Language::instance(), [code] { Language::instance().choose(code); });
    });
    auto* look = new QComboBox;
    for (const auto& [name, key, choice] :
         {std::tuple{MainWindow::tr("As the system"), "system", ThemeChoice::System},
          std::tuple{MainWindow::tr("Light"), "light", ThemeChoice::Light},
          std::tuple{MainWindow::tr("Dark"), "dark", ThemeChoice::Dark}}) {
        look->addItem(name, QString(key));
        if (Theme::instance().choice() == choice) look->setCurrentIndex(look->count() - 1);
    }
    rows->addWidget(labelled(MainWindow::tr("Theme"), look));
    connect(look, &QComboBox::activated, this, [look](int index) {
        Theme::instance().choose(static_cast<ThemeChoice>(index));
        QSettings().setValue("theme", look->itemData(index));
    });
    panel->setContent(content);
    column->addWidget(panel);
    column->addStretch(1);
}

TrustedPrograms::TrustedPrograms(QWidget* parent) : QWidget(parent) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    auto* panel = new Panel(tr("Trusted programs"));
    panel->setNote(tr("each by the hash of its file; a changed file asks again"));
    auto* content = new QWidget;
    auto* rows = new QVBoxLayout(content);
    rows->setContentsMargins(0, 0, 0, 0);
    view_ = new TableView;
    rows_ = new NumberTable(this);
    view_->setTable(rows_);
    view_->setFrameShape(QFrame::NoFrame);
    view_->setAccessibleName(tr("Trusted programs"));
    view_->setNothing(tr("You have allowed no FMU and no program for good."));
    rows->addWidget(view_, 1);
    said_ = new Text({}, TextUse::Table, Ink::Error);
    said_->setWordWrap(true);
    said_->hide();
    rows->addWidget(said_);
    panel->setContent(content);
    column->addWidget(panel, 1);
    connect(view_, &TableView::linkAsked, this, [this](int row) {
        const auto& columns = rows_->columns();
        const auto at = static_cast<std::size_t>(row);
        inBackground(
            this,
            [file = columns[0].texts[at].toStdString(), hash = columns[1].texts[at].toStdString()] {
                withdrawTrust({.file = file, .sha256 = hash});
                return true;
            },
            [this](Outcome<bool>& outcome) {
                said_->setText(outcome.sentence);
                said_->setVisible(!outcome.value);
                refresh();
            });
    });
}

void TrustedPrograms::refresh() {
    inBackground(
        this, [] { return trustedCode(); },
        [this](Outcome<std::vector<ForeignCode>>& outcome) {
            if (!outcome.value) return;
            TableColumn file, hash, withdraw;
            file.name = tr("file");
            hash.name = "SHA-256";
            file.text = hash.text = withdraw.text = withdraw.link = true;
            file.strong = true;
            for (const ForeignCode& one : *outcome.value) {
                file.texts.push_back(qt(one.file));
                hash.texts.push_back(qt(one.sha256));
                withdraw.texts.push_back(tr("Withdraw"));
            }
            rows_->setColumns({file, hash, withdraw});
            view_->fitColumns();
        });
}

KeyboardKeys::KeyboardKeys(QWidget* parent) : QWidget(parent) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    auto* panel = new Panel(tr("Keyboard"));
    panel->setNote(tr("the keys of the menus; F1 tells those of plots, tables and the model too"));
    panel->setFixedWidth(620);
    view_ = new TableView;
    view_->setProperty("guide", "keys");
    view_->setFrameShape(QFrame::NoFrame);
    view_->setAccessibleName(tr("Keyboard"));
    rows_ = new NumberTable(this);
    view_->setTable(rows_);
    panel->setContent(view_);
    column->addWidget(panel);
}

void KeyboardKeys::refresh() {
    const auto* window = qobject_cast<MainWindow*>(this->window());
    if (!window) return;
    TableColumn menu, action, keys;
    menu.name = tr("menu");
    action.name = tr("action");
    keys.name = tr("keys");
    menu.text = action.text = keys.text = menu.muted = keys.strong = true;
    const auto plain = [](QString text) { return text.remove('&'); };
    const auto add = [&](const auto& self, const QMenu* of, const QString& title) -> void {
        for (const QAction* one : of->actions()) {
            if (const QMenu* below = one->menu()) self(self, below, title);
            if (one->shortcut().isEmpty()) continue;
            menu.texts.push_back(title);
            action.texts.push_back(plain(one->text()));
            keys.texts.push_back(one->shortcut().toString(QKeySequence::NativeText));
        }
    };
    for (const QAction* one : window->menuBar()->actions())
        if (one->menu()) add(add, one->menu(), plain(one->text()));
    rows_->setColumns({menu, action, keys});
    view_->fitColumns();
}

} // namespace rigor

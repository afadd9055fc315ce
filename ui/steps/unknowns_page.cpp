#include "ui/steps/unknowns_page.h"

#include "core/foundation/stats/distribution.h"
#include "ui/kit/empty_state.h"
#include "ui/kit/form.h"
#include "ui/kit/number_format.h"
#include "ui/methods/input_density.h"

#include <QApplication>
#include <QComboBox>
#include <QLineEdit>
#include <QMenu>
#include <QStackedWidget>

#include <cmath>

namespace rigor {

namespace {
QString shapeName(const std::string& name) {
    if (name == "standard_deviation") return UnknownsPage::tr("sd");
    return QString::fromStdString(name).replace('_', ' ');
}

QString familyTitle(const std::string& key) {
    if (key.empty()) return UnknownsPage::tr("point value");
    try {
        return QString::fromStdString(distributionFamily(key).title);
    } catch (const Error&) {
        return QString::fromStdString(key);
    }
}

const SearchValue* shapeOf(const Unknown& u, const std::string& name) {
    for (const auto& [key, value] : u.shape)
        if (key == name) return &value;
    return nullptr;
}

SearchValue& shapeOf(Unknown& u, const std::string& name) {
    for (auto& [key, value] : u.shape)
        if (key == name) return value;
    u.shape.emplace_back(name, SearchValue{});
    return u.shape.back().second;
}

/// Why an unknown cannot stand as it is; empty = it can.
QString whyWrong(const Unknown& u) {
    const auto check = [](const QString& what, const SearchValue& v) -> QString {
        if (v.min > v.max)
            return UnknownsPage::tr("%1: min %2 is above max %3")
                .arg(what, formatExact(v.min), formatExact(v.max));
        if (v.start < v.min || v.start > v.max)
            return UnknownsPage::tr("%1: start %2 is not between min %3 and max %4")
                .arg(what, formatExact(v.start), formatExact(v.min), formatExact(v.max));
        return {};
    };
    if (u.lower >= u.upper)
        return UnknownsPage::tr("%1: clip lower %2 is not below clip upper %3")
            .arg(QString::fromStdString(u.name), formatExact(u.lower), formatExact(u.upper));
    if (u.family.empty()) return check(QString::fromStdString(u.name), u.value);
    for (const auto& [name, value] : u.shape) {
        const QString what = QString::fromStdString(u.name) + ' ' + shapeName(name);
        if (QString why = check(what, value); !why.isEmpty()) return why;
        if (const std::string why = whyShapeRefused(name, value.start); !why.empty())
            return what + ' ' + QString::fromStdString(why);
        if (const std::string why = whyShapeRefused(name, value.min); !why.empty())
            return what + UnknownsPage::tr(" min ") + QString::fromStdString(why);
    }
    return {};
}
} // namespace

UnknownsPage::UnknownsPage(Document& document, RunQueue& queue, QWidget* parent)
    : StepPage(document, queue, parent) {
    head_ = new PageHead(tr("Unknowns"));
    auto* add = makeButton(tr("Add unknown"), "add");
    auto* menu = new QMenu(add);
    connect(menu, &QMenu::aboutToShow, this, [this, menu] { fillMenu(menu); });
    add->setMenu(menu);
    head_->addAction(add);
    auto* body = pageLayout(this, head_);
    strips_ = new StripArea;
    body->addWidget(strips_);
    stack_ = new QStackedWidget;
    auto* empty = new EmptyState("unknowns", tr("Nothing is unknown yet"),
                                 tr("Choose the parameters to identify; the rest keeps its value"));
    auto* choose = empty->addAction(tr("Choose parameters"), true);
    choose->setMenu(menu);
    stack_->addWidget(empty);
    auto* content = new QWidget;
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(12);
    panel_ = new Panel;
    table_ = new NumberTable(this);
    table_->onEdit = [this](int row, int c, const QString& typed) { return edit(row, c, typed); };
    connect(table_, &NumberTable::refused, this, [this](const QString& sentence) {
        strips_->show({{StripMessage::Kind::Error, tr("The value is not taken."), sentence, {}}});
    });
    view_ = new TableView;
    view_->setTable(table_);
    view_->setAccessibleName(tr("Unknowns"));
    panel_->setContent(view_);
    column->addWidget(panel_);
    picture_ = new InputDensityView;
    picture_->setMaximumHeight(360);
    column->addWidget(picture_, 4);
    column->addStretch(1);
    stack_->addWidget(content);
    body->addWidget(stack_, 1);
    inspector_ = new Inspector(this);
    inspector_->hide();
    connect(view_->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex& index) {
                if (!index.isValid() || filling_) return;
                selected_ = index.row();
                refreshInspector();
            });
    connect(&document_, &Document::studyChanged, this, &UnknownsPage::refresh);
    connect(&document_, &Document::modelChecked, this, &UnknownsPage::refresh);
    refresh();
}

void UnknownsPage::fillMenu(QMenu* menu) {
    menu->clear();
    const ModelPtr model = document_.model().model;
    if (!model) {
        menu->addAction(tr("The model has no parameters yet"))->setEnabled(false);
        return;
    }
    for (const Variable& p : model->parameters()) {
        const QString name = QString::fromStdString(p.name);
        const auto& list = document_.study().unknowns;
        const bool there =
            std::any_of(list.begin(), list.end(), [&](const Unknown& u) { return u.name == p.name; });
        auto* action = menu->addAction(name + "    " + QString::fromStdString(p.description));
        action->setEnabled(!there);
        connect(action, &QAction::triggered, this, [this, name] { addUnknown(name); });
    }
}

void UnknownsPage::addUnknown(const QString& name) {
    const auto& parameters = document_.model().model->parameters();
    const auto it = std::find_if(parameters.begin(), parameters.end(),
                                 [&](const Variable& v) { return v.name == name.toStdString(); });
    if (it == parameters.end()) return;
    // A normal distribution about the present value with a tenth of it as spread, searched within a factor of
    // two.
    const double centre = it->start, size = centre == 0 ? it->nominal : std::abs(centre);
    Unknown u;
    u.name = it->name;
    u.family = "normal";
    u.lower = std::max(it->min, centre - size / 2);
    u.upper = std::min(it->max, centre + size / 2);
    u.shape = {{"mean", {centre, u.lower, u.upper}},
               {"standard_deviation", {size / 10, size / 100, size / 2}}};
    document_.changeStudy(tr("add unknown %1").arg(name), [&](Study& study) {
        study.parameters.erase(u.name);
        study.unknowns.push_back(u);
    });
}

void UnknownsPage::refresh() {
    const auto& unknowns = document_.study().unknowns;
    stack_->setCurrentIndex(unknowns.empty() ? 0 : 1);
    std::size_t searched = 0;
    for (const Unknown& u : unknowns) searched += u.family.empty() ? 1 : u.shape.size();
    head_->setClause(unknowns.empty()
                         ? QString()
                         : tr("%1 unknowns, %2 searched numbers").arg(unknowns.size()).arg(searched));
    std::vector<StripMessage> messages;
    for (const Unknown& u : unknowns)
        if (const QString why = whyWrong(u); !why.isEmpty())
            messages.push_back({StripMessage::Kind::Error, why + ".", tr("Change it in the table."), {}});
    strips_->show(std::move(messages));

    filling_ = true;
    TableColumn name{tr("Unknown")}, family{tr("Family")}, mean{tr("mean")}, sd{tr("sd")},
        lower{tr("clip lower")}, upper{tr("clip upper")}, off{tr("clipped off")}, what{tr("searched")},
        about{tr("description")};
    name.text = family.text = what.text = about.text = off.text = true;
    name.strong = true;
    about.muted = true;
    mean.editable = sd.editable = lower.editable = upper.editable = true;
    for (TableColumn* c : {&mean, &sd, &lower, &upper}) c->decimals = -3;
    const ModelPtr model = document_.model().model;
    QStringList units;
    for (const Unknown& u : unknowns) {
        const SearchValue *m = shapeOf(u, "mean"), *s = shapeOf(u, "standard_deviation");
        name.texts.push_back(QString::fromStdString(u.name));
        family.texts.push_back(familyTitle(u.family) + (std::isfinite(u.lower) || std::isfinite(u.upper)
                                                            ? tr(", clipped")
                                                            : QString()));
        mean.numbers.push_back(u.family.empty() ? u.value.start : m ? m->start : std::nan(""));
        sd.numbers.push_back(s ? s->start : std::nan(""));
        lower.numbers.push_back(u.lower);
        upper.numbers.push_back(u.upper);
        QString clipped = QString(QChar(kMissing));
        if (u.family == "normal" && m && s && s->start > 0) {
            const double share = 0.5 * std::erfc((m->start - u.lower) / s->start / std::sqrt(2.0)) +
                                 0.5 * std::erfc((u.upper - m->start) / s->start / std::sqrt(2.0));
            clipped = share < 1e-6   ? tr("< 1 ppm")
                      : share < 1e-3 ? tr("%1 ppm").arg(formatNumber(share * 1e6, 2))
                                     : formatPercent(share, 1);
        }
        off.texts.push_back(clipped);
        QStringList list;
        for (const auto& [key, value] : u.shape) list << shapeName(key);
        what.texts.push_back(u.family.empty() ? tr("value") : list.join(", "));
        QString description, unit;
        if (model)
            for (const Variable& v : model->parameters())
                if (v.name == u.name) {
                    description = QString::fromStdString(v.description);
                    unit = QString::fromStdString(v.unit);
                }
        about.texts.push_back(description.isEmpty()
                                  ? formatUnit(unit.toStdString())
                                  : description + "  [" + formatUnit(unit.toStdString()) + "]");
        units << unit;
    }
    table_->setColumns({name, family, mean, sd, lower, upper, off, what, about});
    view_->fitColumns();
    panel_->setFixedHeight(std::min(240, 36 + 24 * static_cast<int>(unknowns.size())));
    selected_ = std::clamp(selected_, 0, std::max(0, static_cast<int>(unknowns.size()) - 1));
    if (!unknowns.empty()) view_->selectRow(selected_);
    filling_ = false;
    const bool fine =
        std::all_of(unknowns.begin(), unknowns.end(), [](const Unknown& u) { return whyWrong(u).isEmpty(); });
    if (fine) picture_->setUnknowns(unknowns, units);
    refreshInspector();
}

QString UnknownsPage::edit(int row, int column, const QString& typed) {
    Unknown u = document_.study().unknowns[static_cast<std::size_t>(row)];
    QString why;
    const auto value = parseTyped(typed, "1", &why);
    if (!value) return why;
    QString what;
    if (column == 2) {
        what = tr("mean");
        (u.family.empty() ? u.value : shapeOf(u, "mean")).start = *value;
    } else if (column == 3) {
        what = tr("sd");
        if (u.family.empty()) return tr("A point value has no standard deviation");
        shapeOf(u, "standard_deviation").start = *value;
    } else if (column == 4) {
        what = tr("clip lower");
        u.lower = *value;
    } else {
        what = tr("clip upper");
        u.upper = *value;
    }
    if (QString sentence = whyWrong(u); !sentence.isEmpty()) return sentence;
    // After the delegate has closed its editor: the change rebuilds the table.
    QTimer::singleShot(0, this, [this, row, u, what] {
        document_.changeStudy(tr("change %1 of %2").arg(what, QString::fromStdString(u.name)),
                              [&](Study& study) { study.unknowns[static_cast<std::size_t>(row)] = u; });
    });
    return {};
}

void UnknownsPage::refreshInspector() {
    // The rows are rebuilt; the keyboard stays in the field it was in.
    QString focused;
    if (const QWidget* now = QApplication::focusWidget(); now && inspector_->isAncestorOf(now))
        focused = now->accessibleName();
    fillInspector();
    if (focused.isEmpty()) return;
    for (QLineEdit* edit : inspector_->findChildren<QLineEdit*>())
        if (edit->accessibleName() == focused && edit->isVisibleTo(inspector_))
            edit->setFocus(Qt::TabFocusReason);
}

void UnknownsPage::fillInspector() {
    inspector_->clear();
    const auto& unknowns = document_.study().unknowns;
    if (unknowns.empty()) {
        inspector_->addGroup(tr("Unknowns"))
            ->addText(tr("An unknown is a parameter of the model whose value or "
                         "distribution the run identifies."));
        return;
    }
    const auto at = static_cast<std::size_t>(selected_);
    const Unknown& u = unknowns[at];
    auto* group = inspector_->addGroup(QString::fromStdString(u.name));
    auto* familyRow = new QWidget;
    auto* line = new QHBoxLayout(familyRow);
    line->setContentsMargins(0, 0, 0, 0);
    auto* label = new Text(tr("Family"), TextUse::Body, Ink::Muted);
    label->setFixedWidth(108);
    auto* combo = new QComboBox;
    combo->setAccessibleName(tr("Family"));
    combo->addItem(tr("point value"), QString());
    for (const FamilyInfo& info : distributionFamilies())
        combo->addItem(QString::fromStdString(info.title), QString::fromStdString(info.key));
    combo->setCurrentIndex(combo->findData(QString::fromStdString(u.family)));
    combo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    connect(combo, &QComboBox::activated, this, [this, at, combo] {
        const std::string key = combo->currentData().toString().toStdString();
        document_.changeStudy(tr("change family"), [&](Study& study) {
            Unknown& now = study.unknowns[at];
            const Unknown before = now;
            const SearchValue* mean = shapeOf(before, "mean");
            now.family = key;
            now.shape.clear();
            if (key.empty()) {
                now.value = mean ? *mean : before.value;
                return;
            }
            const double lo = std::isfinite(before.lower) ? before.lower : before.value.min;
            const double hi = std::isfinite(before.upper) ? before.upper : before.value.max;
            for (const auto& name : distributionFamily(key).parametrisations.front().required) {
                const SearchValue* old = shapeOf(before, name);
                SearchValue v;
                if (old)
                    v = *old;
                else if (name == "mean")
                    v = mean ? *mean : before.value;
                else if (name == "minimum")
                    v = {lo, lo, (lo + hi) / 2};
                else if (name == "maximum")
                    v = {hi, (lo + hi) / 2, hi};
                else
                    v = {(hi - lo) / 10, (hi - lo) / 100, (hi - lo) / 2};
                now.shape.emplace_back(name, v);
            }
        });
    });
    line->addWidget(label);
    line->addWidget(combo, 1);
    group->addWidget(familyRow);

    // The numbers of this unknown as fields of a scratch copy; an edit makes one undoable change.
    auto scratch = std::make_shared<Unknown>(u);
    Fields fields;
    if (u.family.empty()) fields.add("start", scratch->value.start, {.label = tr("Start").toStdString()});
    for (auto& [name, value] : scratch->shape)
        fields.add(name, value.start,
                   {.label = (name == "standard_deviation"
                                  ? tr("Std. deviation")
                                  : shapeName(name).left(1).toUpper() + shapeName(name).mid(1))
                                 .toStdString()});
    fields.add("lower", scratch->lower, {.label = tr("Clip lower").toStdString()});
    fields.add("upper", scratch->upper, {.label = tr("Clip upper").toStdString()});
    const auto commit = [this, at, scratch](const QString& what) {
        if (const QString why = whyWrong(*scratch); !why.isEmpty()) {
            strips_->show({{StripMessage::Kind::Error, tr("The value is not taken."), why, {}}});
            *scratch = document_.study().unknowns[at];
            return;
        }
        const Unknown now = *scratch;
        QTimer::singleShot(0, this, [this, at, now, what] {
            document_.changeStudy(tr("change %1 of %2").arg(what, QString::fromStdString(now.name)),
                                  [&](Study& study) { study.unknowns[at] = now; });
        });
    };
    const auto addForm = [&](InspectorGroup* to, const Fields& list) {
        for (const Field& field : list.all()) {
            auto* row = new QWidget;
            auto* rowLine = new QHBoxLayout(row);
            rowLine->setContentsMargins(0, 0, 0, 0);
            auto* text = new Text(QString::fromStdString(field.info.label), TextUse::Body, Ink::Muted);
            text->setFixedWidth(108);
            text->setFixedHeight(26);
            auto* number = new NumberField(field.info);
            number->setValue(field.get());
            connect(number, &NumberField::edited, this,
                    [set = field.set, commit,
                     what = QString::fromStdString(field.info.label)](const FieldValue& v) {
                        set(v);
                        commit(what);
                    });
            rowLine->addWidget(text, 0, Qt::AlignTop);
            rowLine->addWidget(number, 1);
            to->addWidget(row);
        }
    };
    addForm(group, fields);
    auto* remove = makeButton(tr("Remove"), "remove");
    connect(remove, &QPushButton::clicked, this, [this, at] {
        QTimer::singleShot(0, this, [this, at] {
            const QString name = QString::fromStdString(document_.study().unknowns[at].name);
            document_.changeStudy(tr("remove unknown %1").arg(name), [&](Study& study) {
                study.unknowns.erase(study.unknowns.begin() + static_cast<std::ptrdiff_t>(at));
            });
        });
    });
    group->addWidget(remove);

    auto* range = inspector_->addGroup(tr("Search range of %1").arg(QString::fromStdString(u.name)));
    Fields bounds;
    if (u.family.empty()) {
        bounds.add("min", scratch->value.min, {.label = tr("Min").toStdString()});
        bounds.add("max", scratch->value.max, {.label = tr("Max").toStdString()});
    }
    for (auto& [name, value] : scratch->shape) {
        const QString shown = shapeName(name);
        bounds.add(name + ".min", value.min, {.label = tr("%1 min").arg(shown).toStdString()});
        bounds.add(name + ".max", value.max, {.label = tr("%1 max").arg(shown).toStdString()});
    }
    addForm(range, bounds);
}

} // namespace rigor

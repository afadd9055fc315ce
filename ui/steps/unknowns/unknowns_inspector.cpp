#include "ui/steps/unknowns/unknowns_inspector.h"

#include "core/foundation/message/number_text.h"
#include "core/foundation/stats/distributions/distribution.h"
#include "core/foundation/stats/distributions/sample_law.h"
#include "core/study/sample_files.h"
#include "ui/plot/plot.h"
#include "ui/steps/unknowns/constraints_editor.h"
#include "ui/steps/unknowns/joint_editor.h"
#include "ui/steps/unknowns/joint_words.h"
#include "ui/steps/unknowns/unknowns_edit.h"
#include "ui/widgets/checked_text.h"
#include "ui/widgets/form.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/text/labelled.h"
#include "ui/widgets/text/qt_text.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QLineEdit>

#include <algorithm>
#include <cmath>
#include <tuple>

namespace rigor {

namespace {
void addLabelled(InspectorGroup* group, const QString& name, QWidget* control) {
    group->addWidget(labelled(name, control));
}
} // namespace

UnknownsInspector::UnknownsInspector(Document& document, QWidget* parent)
    : Inspector(parent), document_(document) {
    connect(&document_, &Document::replaced, this, [this] { rangesBefore_.clear(); });
}

void UnknownsInspector::showRow(const UnknownRow& row) {
    row_ = row;
    shown_ = true;
    // The rows are rebuilt; the keyboard stays in the field it was in.
    if (const QWidget* now = QApplication::focusWidget(); now && isAncestorOf(now))
        focused_ = now->accessibleName();
    fill();
    // The new rows are shown in the next turn, and what is hidden cannot have the focus.
    if (!focused_.isEmpty()) QTimer::singleShot(0, this, &UnknownsInspector::giveFocusBack);
}

void UnknownsInspector::showNone() {
    shown_ = false;
    fill();
}

void UnknownsInspector::giveFocusBack() {
    const QString name = std::exchange(focused_, {});
    if (name.isEmpty() || !isVisible()) return;
    for (QWidget* field : findChildren<QWidget*>())
        if (field->accessibleName() == name && field->isVisibleTo(this) &&
            (field->focusPolicy() & Qt::TabFocus))
            return field->setFocus(Qt::TabFocusReason);
}

void UnknownsInspector::follow(int index, const Unknown& now) {
    const auto unknown = static_cast<std::size_t>(index);
    if (!shown_ || !row_.holds(unknown)) return;
    Unknown shown = now;
    for (const ShownNumber& number : numbers_)
        if (number.field && number.count == 1 && number.first == unknown)
            number.field->setValue(FieldValue(number.place(shown)));
    if (clipped_) clipped_->setText(clippedText(now));
}

void UnknownsInspector::fill() {
    for (const char* form : {"unknowns", "ties", "constraints"})
        document_.setRefused(form, {}); // the fields are made anew, with what is in force
    clear();
    sentence_ = nullptr;
    numbers_.clear();
    const auto& unknowns = document_.study().unknowns;
    const bool gone = row_.pair && *row_.pair >= document_.study().dependence.pairs.size();
    if (!shown_ || gone || row_.first + row_.count > unknowns.size()) {
        addGroup(tr("Unknowns"))
            ->addText(
                tr("An unknown is a parameter of the model whose value or distribution the run identifies."));
        return;
    }
    if (row_.curve) {
        fillCurve();
    } else if (row_.pair) {
        fillPair();
    } else {
        const Unknown& u = unknowns[row_.first];
        auto* group = addGroup(QString::fromStdString(u.name));
        const bool follows = !u.equals.empty();
        if (!follows) {
            addChoices(group, u);
            addNumbers(group, u);
        }
        if (u.family.empty() && u.of.empty()) addTie(group, u);
        addButtons(group);
        if (!follows) addRange(addGroup(tr("Search range of %1").arg(QString::fromStdString(u.name))), u);
        if (!follows && u.family.empty() && offersScaleAndPrior(document_.study()))
            addPrior(addGroup(tr("Prior of %1").arg(QString::fromStdString(u.name))), u);
    }
    if (ConstraintsEditor::isNeeded(document_.study()))
        addGroup(tr("Between the unknowns"))->addWidget(new ConstraintsEditor(document_));
    addLive();
}

void UnknownsInspector::followPair(const Dependence& now) {
    if (!shown_ || !row_.pair || *row_.pair >= now.pairs.size()) return;
    const double number = numberNow(now.pairs[*row_.pair].value);
    if (pairNumber_) pairNumber_->setValue(FieldValue(number));
    if (tau_) tau_->setText(qt(fixedText(kendallTau(now.family, number), 2)));
}

void UnknownsInspector::putPair(const Dependence& now, const QString& what) {
    QTimer::singleShot(0, this, [this, now, what, of = row_.name] {
        document_.changeStudy(tr("change %1 of %2").arg(what, qt(of)),
                              [&](Study& study) { study.dependence = now; });
    });
}

void UnknownsInspector::addPairNumber(InspectorGroup* group, const QString& label,
                                      std::function<double&(SearchValue&)> place) {
    auto* number = new NumberField(FieldInfo{.label = label.toStdString()});
    SearchValue shown = document_.study().dependence.pairs[*row_.pair].value;
    shown.start = numberNow(shown);
    number->setValue(FieldValue(place(shown)));
    connect(number, &NumberField::edited, this, [this, number, place, label](const FieldValue& value) {
        Dependence now = document_.study().dependence;
        Dependence::Pair& pair = now.pairs[*row_.pair];
        const bool given = pair.given();
        pair.value.start = numberNow(pair.value);
        const double before = place(pair.value);
        place(pair.value) = std::get<double>(value);
        if (given) pair.value.min = pair.value.max = pair.value.start;
        const SearchValue& v = pair.value;
        if (!(v.min > -1 && v.max < 1 && v.min <= v.start && v.start <= v.max))
            return number->refuse(FieldValue(before),
                                  tr("A dependence lies between -1 and 1, its start within min and max."));
        putPair(now, label);
    });
    connect(number, &NumberField::checked, this, [this] {
        QStringList why;
        for (const auto* field : findChildren<NumberField*>())
            if (!field->sentence().isEmpty()) why << field->sentence();
        document_.setRefused("unknowns", why);
    });
    addLabelled(group, label, number);
    if (!pairNumber_) pairNumber_ = number;
}

void UnknownsInspector::fillPair() {
    const Dependence& all = document_.study().dependence;
    const Dependence::Pair& pair = all.pairs[*row_.pair];
    auto* group = addGroup(qt(row_.name));
    group->setNote(tr("dependence"));
    auto* families = new QComboBox;
    families->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    for (const std::string& key : copulaFamilies()) families->addItem(copulaTitle(key), qt(key));
    families->setCurrentIndex(families->findData(qt(all.family)));
    families->setToolTip(tr("The same for all pairs; Kendall's tau is kept"));
    connect(families, &QComboBox::activated, this, [this, families] {
        focused_ = families->accessibleName();
        putPair(withCopula(document_.study().dependence, families->currentData().toString().toStdString()),
                tr("family"));
    });
    addLabelled(group, tr("Family"), families);
    pairNumber_ = nullptr;
    const QString name = dependenceNumberName(all.family);
    addPairNumber(group, name.left(1).toUpper() + name.mid(1),
                  [](SearchValue& v) -> double& { return v.start; });
    tau_ = group->addValue(dependenceNumberName("frank"),
                           qt(fixedText(kendallTau(all.family, numberNow(pair.value)), 2)));
    group->addValue(tr("dependence in the tails"),
                    tailText(all.family, numberNow(pair.value), all.degreesOfFreedom, all.survival));
    auto* searched = new QCheckBox(tr("search it"));
    searched->setChecked(!pair.given());
    connect(searched, &QCheckBox::toggled, this, [this, searched](bool on) {
        focused_ = searched->text();
        Dependence now = document_.study().dependence;
        SearchValue& value = now.pairs[*row_.pair].value;
        value.start = numberNow(value);
        if (on) {
            const auto before = rangesBefore_.find({now.family, row_.name});
            std::tie(value.min, value.max) =
                before == rangesBefore_.end() ? std::pair(-0.95, 0.95) : before->second;
            value.start = std::clamp(value.start, value.min, value.max);
        } else {
            rangesBefore_.insert_or_assign(std::pair(now.family, row_.name), std::pair(value.min, value.max));
            value.min = value.max = value.start;
        }
        putPair(now, tr("search"));
    });
    group->addWidget(searched);
    if (!pair.given()) {
        addPairNumber(group, tr("Min"), [](SearchValue& v) -> double& { return v.min; });
        addPairNumber(group, tr("Max"), [](SearchValue& v) -> double& { return v.max; });
    }
    addButtons(group);
}

void UnknownsInspector::fillCurve() {
    const QString name = QString::fromStdString(row_.name);
    auto* group = addGroup(name);
    group->setNote(Plot::tr("%n point(s)", nullptr, static_cast<int>(row_.count)));
    const auto start = [](Unknown& x) -> double& { return x.value.start; };
    for (std::size_t k = row_.first; k < row_.first + row_.count; ++k)
        addNumber(group, QString::fromStdString(document_.study().unknowns[k].name), start, k, 1);
    addButtons(group);
    auto* range = addGroup(tr("Search range of %1").arg(name));
    addNumber(
        range, tr("Min"), [](Unknown& x) -> double& { return x.value.min; }, row_.first, row_.count);
    addNumber(
        range, tr("Max"), [](Unknown& x) -> double& { return x.value.max; }, row_.first, row_.count);
}

void UnknownsInspector::addButtons(InspectorGroup* group) {
    sentence_ = new Text({}, TextUse::Small, Ink::Error);
    sentence_->setWordWrap(true);
    sentence_->hide();
    group->addWidget(sentence_);
    auto* row = new QWidget;
    auto* line = new QHBoxLayout(row);
    line->setContentsMargins(0, 4, 0, 0);
    auto* button = makeButton(tr("Remove"), "remove");
    connect(button, &QPushButton::clicked, this, &UnknownsInspector::remove);
    line->addWidget(button);
    line->addStretch();
    if (const std::string curve = row_.curve ? row_.name : row_.apartOf; !curve.empty()) {
        auto* other = makeButton(row_.curve ? tr("Point by point") : tr("As one curve"), {}, "link");
        other->setAccessibleName(tr("Points or curve"));
        connect(other, &QPushButton::clicked, this, [this, curve, apart = row_.curve.has_value()] {
            QTimer::singleShot(0, this, [this, curve, apart] { emit apartAsked(curve, apart); });
        });
        line->addWidget(other);
    }
    group->addWidget(row);
}

void UnknownsInspector::remove() {
    QTimer::singleShot(0, this, [this, row = row_] {
        if (row.first + row.count > document_.study().unknowns.size()) return;
        if (row.pair)
            return document_.changeStudy(tr("remove dependence %1").arg(qt(row.name)), [&](Study& study) {
                study.dependence = withoutPair(study.dependence, *row.pair);
                if (study.dependence.pairs.empty()) study.dependence = {};
            });
        document_.changeStudy(
            tr("remove unknown %1").arg(QString::fromStdString(row.name)), [&](Study& study) {
                const auto first = study.unknowns.begin() + static_cast<std::ptrdiff_t>(row.first);
                const auto last = first + static_cast<std::ptrdiff_t>(row.count);
                for (auto u = first; u != last; ++u) {
                    setPerExperiment(study, u->name, false);
                    std::erase_if(study.dependence.pairs, [&](const Dependence::Pair& pair) {
                        return pair.first == u->name || pair.second == u->name;
                    });
                }
                if (study.dependence.pairs.empty()) study.dependence = {};
                study.unknowns.erase(first, last);
            });
    });
}

void UnknownsInspector::addTie(InspectorGroup* group, const Unknown& u) {
    auto* field = new CheckedText(tr("Equals"));
    field->setValue(QString::fromStdString(u.equals));
    field->edit()->setPlaceholderText(tr("nothing"));
    field->edit()->setToolTip(tr("An expression over other parameters that it follows: 2*k1"));
    field->check = [this](const QString& typed) {
        Study changed = document_.study();
        changed.places.clear(); // of the file, which this text does not stand in
        changed.unknowns[row_.first].equals = typed.toStdString();
        return whyRelationsWrong(changed, document_);
    };
    connect(field, &CheckedText::edited, this, [this](const QString& typed) {
        Unknown now = document_.study().unknowns[row_.first];
        now.equals = typed.toStdString();
        if (!typed.isEmpty()) { // nothing of its own
            now.logarithmic = false;
            now.prior = {};
        }
        focused_ = tr("Equals");
        putLater({now}, tr("Equals"), now.name);
    });
    connect(field, &CheckedText::checked, this, [this, field] {
        document_.setRefused("ties",
                             field->sentence().isEmpty() ? QStringList() : QStringList{field->sentence()});
    });
    addLabelled(group, tr("Equals"), field);
    if (!u.equals.empty()) group->addText(tr("It follows the others and is not searched."));
}

void UnknownsInspector::showLive(const LiveFacts& facts) {
    live_ = facts;
    if (!rows_.group && facts.any) addLive();
    if (rows_.group) fillLive();
}

void UnknownsInspector::addLive() {
    rows_ = {};
    if (!live_.any) return;
    InspectorGroup* group = rows_.group = addGroup(tr("Live"));
    auto* figure = new QWidget;
    auto* line = new QHBoxLayout(figure);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(8);
    line->addWidget(rows_.logL = new Text({}, TextUse::Figure, Ink::Text, QFont::DemiBold));
    line->addWidget(new Text(tr("log L, all %1").arg(live_.measured), TextUse::Table, Ink::Muted));
    line->addStretch();
    rows_.logL->setAccessibleName(tr("log L"));
    group->addWidget(figure);
    rows_.since = group->addValue(tr("since the drag began"), {});
    rows_.surfaces = group->addValue(tr("response surfaces"), {});
    rows_.error = group->addValue(tr("largest error in log L"), {});
    rows_.refined = group->addValue(tr("refined here"), {});
    rows_.tails = group->addValue(tr("experiments in the tails"), {});
    fillLive();
}

void UnknownsInspector::fillLive() {
    rows_.group->setVisible(live_.any);
    if (!live_.any) return;
    const auto dashed = [](const QString& text) { return text.isEmpty() ? qt(kMissingText) : text; };
    rows_.group->setNote(tr("%1 ms per frame").arg(qt(plainText(1000 * live_.seconds, 2))));
    rows_.logL->setText(qt(fixedText(live_.logL, 2)));
    const QString sign = live_.since > 0 ? "+" : QString();
    rows_.since->setText(live_.dragged ? sign + qt(fixedText(live_.since, 2)) : qt(kMissingText));
    rows_.since->setInk(!live_.dragged || live_.since == 0 ? Ink::Text
                        : live_.since > 0                  ? Ink::Success
                                                           : Ink::Error);
    rows_.surfaces->setText(live_.surfaces);
    rows_.error->setText(live_.error);
    rows_.refined->setText(dashed(live_.refined));
    rows_.tails->setText(tr("%1 of %2").arg(live_.inTails).arg(live_.measured));
}

void UnknownsInspector::addChoices(InspectorGroup* group, const Unknown& u) {
    auto* families = new QComboBox;
    families->setAccessibleName(tr("Family"));
    families->addItem(familyTitle({}), QString());
    for (const FamilyInfo& info : distributionFamilies())
        families->addItem(QString::fromStdString(info.title), QString::fromStdString(info.key));
    families->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    const std::string key = u.family.empty() ? std::string() : distributionFamily(u.family).key;
    families->setCurrentIndex(families->findData(QString::fromStdString(key)));
    connect(families, &QComboBox::activated, this, [this, families] {
        focused_ = families->accessibleName(); // the list that dropped down may still have it
        setFamily(families->currentData().toString().toStdString(), 0);
    });
    addLabelled(group, tr("Family"), families);
    if (u.family.empty()) return addNumberOf(group, u);
    if (!u.samples.file.empty()) addSamples(group, u);
    const auto& kinds = distributionFamily(u.family).parametrisations;
    if (kinds.size() < 2) return;
    auto* given = new QComboBox;
    given->setAccessibleName(tr("Given by"));
    for (std::size_t i = 0; i < kinds.size(); ++i) given->addItem(parametrisationTitle(u.family, i));
    given->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    given->setCurrentIndex(static_cast<int>(parametrisationOf(u)));
    given->setToolTip(tr("The same distribution by other numbers"));
    connect(given, &QComboBox::activated, this, [this, given, family = u.family] {
        focused_ = given->accessibleName();
        setFamily(family, static_cast<std::size_t>(given->currentIndex()));
    });
    addLabelled(group, tr("Given by"), given);
}

void UnknownsInspector::addNumberOf(InspectorGroup* group, const Unknown& u) {
    if (!offersNumbersPerExperiment(document_.study())) return;
    auto* number = new QComboBox;
    number->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    number->setAccessibleName(tr("Number"));
    number->addItem(tr("shared"), false);
    number->addItem(tr("per experiment"), true);
    number->setToolTip(tr("One number for all experiments, or a number of its own in each"));
    number->setCurrentIndex(perExperiment(document_.study(), u.name) ? 1 : 0);
    connect(number, &QComboBox::activated, this, [this, number, name = u.name] {
        const bool separate = number->currentData().toBool();
        if (separate == perExperiment(document_.study(), name)) return;
        focused_ = number->accessibleName();
        // After the control has left its handler: the change rebuilds the form.
        QTimer::singleShot(0, this, [this, name, separate] {
            document_.changeStudy(tr("change %1 of %2").arg(tr("number"), QString::fromStdString(name)),
                                  [&](Study& study) { setPerExperiment(study, name, separate); });
        });
    });
    addLabelled(group, tr("Number"), number);
}

void UnknownsInspector::addScale(InspectorGroup* group, const Unknown& u) {
    constexpr double kDecade = 10;
    auto* scale = new QComboBox;
    scale->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    scale->setAccessibleName(tr("Scale"));
    scale->addItem(tr("linear"), false);
    scale->addItem(tr("logarithmic"), true);
    scale->setToolTip(
        tr("Whether the value is searched or its logarithm; its interval is that of the same scale"));
    scale->setCurrentIndex(u.logarithmic ? 1 : 0);
    connect(scale, &QComboBox::activated, this, [this, scale] {
        Unknown now = document_.study().unknowns[row_.first];
        now.logarithmic = scale->currentData().toBool();
        focused_ = scale->accessibleName();
        if (!commit(now, tr("scale")).isEmpty()) scale->setCurrentIndex(now.logarithmic ? 0 : 1);
    });
    addLabelled(group, tr("Scale"), scale);
    if (!u.logarithmic && u.value.min > 0 && u.value.max > kDecade * u.value.min)
        group->addText(tr("The range spans over a decade: a logarithmic scale searches all of it alike."));
}

void UnknownsInspector::addPrior(InspectorGroup* group, const Unknown& u) {
    auto* families = new QComboBox;
    families->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    families->setAccessibleName(tr("Prior"));
    for (const auto& [key, title] : {std::pair<const char*, QString>{"", tr("none")},
                                     {"normal", tr("normal")},
                                     {"lognormal", tr("lognormal")},
                                     {"uniform", tr("uniform, soft edges")}})
        families->addItem(title, QString(key));
    families->setCurrentIndex(families->findData(QString::fromStdString(u.prior.family)));
    families->setToolTip(tr("What is known of the value beside the data"));
    connect(families, &QComboBox::activated, this, [this, families] {
        focused_ = families->accessibleName();
        setPrior(families->currentData().toString().toStdString());
    });
    addLabelled(group, tr("Prior"), families);
    if (u.prior.family == "uniform") {
        addNumber(group, tr("Prior min"), [](Unknown& x) -> double& { return x.prior.min; });
        addNumber(group, tr("Prior max"), [](Unknown& x) -> double& { return x.prior.max; });
        addNumber(group, tr("Edge"), [](Unknown& x) -> double& { return x.prior.edge; });
    } else if (u.prior.stated()) {
        addNumber(group, tr("Mean"), [](Unknown& x) -> double& { return x.prior.mean; });
        addNumber(group, tr("Std. deviation"),
                  [](Unknown& x) -> double& { return x.prior.standardDeviation; });
    }
}

/// Of another family with numbers to begin with: about the start, a tenth of it wide.
void UnknownsInspector::setPrior(const std::string& family) {
    Unknown now = document_.study().unknowns[row_.first];
    const double start = std::isfinite(now.value.start) ? now.value.start : 1,
                 width = start != 0 ? std::abs(start) / 10 : 1;
    now.prior = {.family = family};
    if (family == "uniform") {
        now.prior.min = std::isfinite(now.value.min) ? now.value.min : start - 5 * width;
        now.prior.max = std::isfinite(now.value.max) ? now.value.max : start + 5 * width;
        now.prior.edge = (now.prior.max - now.prior.min) / 20;
    } else if (!family.empty()) {
        now.prior.mean = start;
        now.prior.standardDeviation = width;
    }
    if (!commit(now, tr("prior")).isEmpty()) QTimer::singleShot(0, this, [this] { fill(); });
}

void UnknownsInspector::addSamples(InspectorGroup* group, const Unknown& u) {
    auto* file = makeButton(QFileInfo(qt(u.samples.file)).fileName(), "data");
    file->setToolTip(qt(u.samples.file));
    connect(file, &QPushButton::clicked, this, &UnknownsInspector::askSamples);
    addLabelled(group, tr("Samples"), file);
    auto* columns = new QComboBox;
    columns->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    try {
        for (const std::string& name : sampleColumns(sampleFile(document_.study(), u)))
            columns->addItem(qt(name));
    } catch (const Error&) {
        columns->addItem(qt(u.samples.column)); // why not is said above
    }
    columns->setCurrentText(qt(u.samples.column));
    connect(columns, &QComboBox::activated, this, [this, columns] {
        focused_ = columns->accessibleName();
        SampleFile from = document_.study().unknowns[row_.first].samples;
        from.column = columns->currentText().toStdString();
        takeSamples(from, tr("column"));
    });
    addLabelled(group, tr("Column"), columns);
    auto* estimate = new QComboBox;
    estimate->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    estimate->addItem(tr("kernels"), "kernel");
    estimate->addItem(tr("histogram"), "histogram");
    estimate->setCurrentIndex(estimate->findData(qt(u.samples.estimate)));
    connect(estimate, &QComboBox::activated, this, [this, estimate] {
        focused_ = estimate->accessibleName();
        SampleFile from = document_.study().unknowns[row_.first].samples;
        from.estimate = estimate->currentData().toString().toStdString();
        takeSamples(from, tr("density"));
    });
    addLabelled(group, tr("Density"), estimate);
    if (const auto& law = u.samples.law)
        group->addText(
            (u.samples.estimate == "histogram" ? tr("%1 samples, bins %2 wide")
                                               : tr("%1 samples, kernels with a deviation of %2"))
                .arg(qt(countText(static_cast<long long>(law->samples()))), qt(plainText(law->width(), 2))));
}

void UnknownsInspector::askSamples() {
    const QString file =
        QFileDialog::getOpenFileName(this, tr("Samples of %1").arg(qt(row_.name)), {},
                                     tr("Data (*.csv *.tsv *.txt *.xlsx *.ods *.mat);;All files (*)"));
    if (file.isEmpty())
        return QTimer::singleShot(0, this, [this] { fill(); }); // the list shows the old family
    SampleFile from;
    from.file = file.toStdString();
    const Unknown& u = document_.study().unknowns[row_.first];
    from.estimate = u.samples.estimate;
    try { // of several columns the one called as the unknown, else the first
        const auto columns = sampleColumns(from.file);
        if (!columns.empty())
            from.column = std::ranges::find(columns, u.name) != columns.end() ? u.name : columns.front();
    } catch (const Error&) {
        // said when it is read
    }
    takeSamples(from, tr("samples"));
}

void UnknownsInspector::takeSamples(const SampleFile& from, const QString& what) {
    const Unknown before = document_.study().unknowns[row_.first];
    QString why;
    try {
        Unknown now = before;
        now.samples = from;
        now.samples = readSampleFile(sampleFile(document_.study(), now), from);
        const bool same = before.samples.column == now.samples.column && before.samples.file == from.file;
        if (!same) now = withSamples(before, now.samples); // else they are moved and stretched as before
        why = commit(now, what);
    } catch (const Error& e) {
        why = qt(e.placed().text());
    }
    if (why.isEmpty()) return;
    showRow(UnknownRow(row_));
    sentence_->setText(why);
    sentence_->show();
}

void UnknownsInspector::setFamily(const std::string& family, std::size_t parametrisation) {
    const Unknown before = document_.study().unknowns[row_.first];
    if (!family.empty() && distributionFamily(family).fromSamples && before.samples.file.empty())
        return askSamples();
    try {
        commit(withFamily(before, family, parametrisation),
               family == before.family ? tr("parametrisation") : tr("family"));
    } catch (const Error& e) {
        showRow(UnknownRow(row_));
        sentence_->setText(QString::fromStdString(e.sentence()));
        sentence_->show();
    }
}

QString UnknownsInspector::commit(const Unknown& now, const QString& what) {
    if (QString why = whyWrong(now); !why.isEmpty()) {
        if (sentence_) {
            sentence_->setText(why + '.');
            sentence_->show();
        }
        return why;
    }
    if (sentence_) sentence_->hide();
    putLater({now}, what, now.name);
    return {};
}

void UnknownsInspector::putLater(std::vector<Unknown> now, const QString& what, const std::string& of) {
    // After the control has left its handler: the change rebuilds the form.
    QTimer::singleShot(0, this, [this, now = std::move(now), what, of] {
        document_.changeStudy(tr("change %1 of %2").arg(what, QString::fromStdString(of)), [&](Study& study) {
            for (const Unknown& one : now) {
                const auto to = std::ranges::find(study.unknowns, one.name, &Unknown::name);
                if (to == study.unknowns.end()) continue;
                *to = one;
                if (one.family.empty() && one.equals.empty()) continue;
                to->logarithmic = false; // of a point value that is searched
                to->prior = {};
                setPerExperiment(study, one.name, false);
            }
        });
    });
}

void UnknownsInspector::addNumber(InspectorGroup* group, const QString& label,
                                  std::function<double&(Unknown&)> place) {
    addNumber(group, label, std::move(place), row_.first, 1);
}

void UnknownsInspector::addNumber(InspectorGroup* group, const QString& label,
                                  std::function<double&(Unknown&)> place, std::size_t first,
                                  std::size_t count) {
    // What they have alike; else an empty field that says so.
    constexpr double kUnlike = std::numeric_limits<double>::quiet_NaN();
    const auto common = [this, place, first, count] {
        std::vector<Unknown> all = document_.study().unknowns;
        const double value = place(all[first]);
        for (std::size_t k = first; k < first + count; ++k)
            if (place(all[k]) != value) return kUnlike;
        return value;
    };
    FieldInfo info{.label = label.toStdString()};
    if (std::isnan(common()))
        info.unstated =
            count > 1 ? translatable("Field", "they differ") : translatable("Field", "as in the model");
    auto* number = new NumberField(info);
    number->setValue(FieldValue(common()));
    numbers_.push_back({number, place, first, count});
    connect(number, &NumberField::edited, this,
            [this, number, place, label, first, count, common](const FieldValue& value) {
                const double before = common();
                const auto from = document_.study().unknowns.begin() + static_cast<std::ptrdiff_t>(first);
                std::vector<Unknown> changed(from, from + static_cast<std::ptrdiff_t>(count));
                for (Unknown& u : changed) {
                    place(u) = std::get<double>(value);
                    if (const QString why = whyWrong(u); !why.isEmpty())
                        return number->refuse(FieldValue(before), why + '.');
                }
                if (sentence_) sentence_->hide();
                const bool many = row_.curve && count == 1;
                putLater(changed, many ? tr("start") : label, count == 1 ? changed.front().name : row_.name);
            });
    connect(number, &NumberField::checked, this, [this] {
        QStringList why;
        for (const auto* field : findChildren<NumberField*>())
            if (!field->sentence().isEmpty()) why << field->sentence();
        document_.setRefused("unknowns", why);
    });
    addLabelled(group, label, number);
}

void UnknownsInspector::addNumbers(InspectorGroup* group, const Unknown& u) {
    if (u.family.empty()) {
        addNumber(group, tr("Start"), [](Unknown& x) -> double& { return x.value.start; });
        return;
    }
    for (const auto& [name, value] : u.shape)
        addNumber(group, shapeTitle(name),
                  [name = name](Unknown& x) -> double& { return shapeOf(x, name).start; });
    addNumber(group, tr("Clip lower"), [](Unknown& x) -> double& { return x.lower; });
    addNumber(group, tr("Clip upper"), [](Unknown& x) -> double& { return x.upper; });
    clipped_ = group->addValue(tr("clipped off"), clippedText(u));
}

void UnknownsInspector::addRange(InspectorGroup* group, const Unknown& u) {
    if (u.family.empty()) {
        addNumber(group, tr("Min"), [](Unknown& x) -> double& { return x.value.min; });
        addNumber(group, tr("Max"), [](Unknown& x) -> double& { return x.value.max; });
        if (offersScaleAndPrior(document_.study())) addScale(group, u);
        return;
    }
    for (const auto& [name, value] : u.shape) {
        addNumber(group, tr("%1 min").arg(shapeName(name)),
                  [name = name](Unknown& x) -> double& { return shapeOf(x, name).min; });
        addNumber(group, tr("%1 max").arg(shapeName(name)),
                  [name = name](Unknown& x) -> double& { return shapeOf(x, name).max; });
    }
}

} // namespace rigor

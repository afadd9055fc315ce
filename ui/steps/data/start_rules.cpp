#include "ui/steps/data/start_rules.h"

#include "core/engine/model/start_parameters.h"
#include "core/engine/simulate/external.h"
#include "core/foundation/message/quantity_text.h"
#include "core/study/record_starts.h"
#include "ui/widgets/form.h"
#include "ui/widgets/text/labelled.h"
#include "ui/widgets/text/labels.h"
#include "ui/widgets/text/qt_text.h"

#include <QComboBox>
#include <QStandardItemModel>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace rigor {

namespace {
constexpr int kAsModel = -1;
constexpr double kElsewhere = 0.05;     ///< part of the range of what is measured
constexpr std::size_t kMostStates = 30; ///< more are of a model that is too large to be asked about here
} // namespace

StartRules::StartRules(Document& document, QWidget* parent) : QWidget(parent), document_(document) {
    column_ = new QVBoxLayout(this);
    column_->setContentsMargins(0, 0, 0, 0);
    column_->setSpacing(4);
}

bool StartRules::isNeeded() const {
    const ModelPtr model = document_.model().model;
    if (!model || document_.study().data.layout != "signals") return false;
    const std::size_t states = statesWithStarts(*model).size();
    return states > 0 && states <= kMostStates;
}

QComboBox* StartRules::rule(const std::string& state) const {
    const auto row = rows_.find(state);
    return row == rows_.end() ? nullptr : row->second.rule;
}

QPushButton* StartRules::proposal(const std::string& state) const {
    const auto row = rows_.find(state);
    return row == rows_.end() ? nullptr : row->second.take;
}

NumberField* StartRules::value(const std::string& state) const {
    const auto row = rows_.find(state);
    return row == rows_.end() ? nullptr : row->second.value;
}

void StartRules::make(const Model& model) {
    for (QWidget* old : findChildren<QWidget*>(Qt::FindDirectChildrenOnly)) {
        column_->removeWidget(old);
        old->hide();
        old->deleteLater();
    }
    rows_.clear();
    auto* about = new Text(tr("A record seldom starts where the model says."), TextUse::Table, Ink::Muted);
    about->setWordWrap(true);
    column_->addWidget(about);
    for (const Variable& state : statesWithStarts(model)) {
        Row row;
        row.rule = new QComboBox;
        const auto offer = [&](const QString& text, int kind, const QString& tip) {
            row.rule->addItem(text, kind);
            row.rule->setItemData(row.rule->count() - 1, tip, Qt::ToolTipRole);
        };
        offer(tr("as in the model"), kAsModel, tr("Where the model says"));
        offer(tr("given value"), static_cast<int>(StartRule::Kind::Given),
              tr("At one value in every record"));
        offer(tr("first measured"), static_cast<int>(StartRule::Kind::Measured),
              tr("Near the first measured value, in every record another"));
        offer(tr("at rest"), static_cast<int>(StartRule::Kind::Steady),
              model.external()
                  ? tr("At rest under the first values of the inputs: found by the equations of a model, "
                       "which this one does not offer")
                  : tr("At rest under the first values of the inputs"));
        if (auto* items = qobject_cast<QStandardItemModel*>(row.rule->model()))
            items->item(row.rule->count() - 1)->setEnabled(!model.external());
        offer(tr("unknown"), static_cast<int>(StartRule::Kind::Unknown),
              tr("In every record another, which is searched"));
        row.rule->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        row.rule->setMinimumContentsLength(6);
        row.rule->setToolTip(qt(state.description));
        column_->addWidget(labelled(qt(state.name), row.rule));
        row.rule->setAccessibleName(tr("Start of %1").arg(qt(state.name)));
        FieldInfo info;
        info.label = state.name;
        info.unit = state.unit;
        row.value = new NumberField(info);
        column_->addWidget(labelled(tr("Value"), row.value));
        row.value->edit()->setAccessibleName(tr("Start value of %1").arg(qt(state.name)));
        connect(row.rule, &QComboBox::activated, this,
                [this, rule = row.rule, name = state.name, start = state.start] {
                    const int chosen = rule->currentData().toInt();
                    // After the combo has left its handler: the change reads the data anew.
                    QTimer::singleShot(0, this, [this, name, chosen, start] {
                        if (chosen == kAsModel) return put(name, std::nullopt);
                        const auto kind = static_cast<StartRule::Kind>(chosen);
                        const bool given = kind == StartRule::Kind::Given && std::isfinite(start);
                        put(name, StartRule{kind, given ? start : 0});
                    });
                });
        connect(row.value, &NumberField::edited, this, [this, name = state.name](const FieldValue& value) {
            put(name, StartRule{StartRule::Kind::Given, std::get<double>(value)});
        });
        connect(row.value, &NumberField::checked, this, &StartRules::tellRefusals);
        row.hint = new Text({}, TextUse::Table, Ink::Muted);
        row.hint->setWordWrap(true);
        column_->addWidget(row.hint);
        row.take = makeButton(tr("Start at the first measured value"), {}, "link");
        row.take->setAccessibleName(tr("Start %1 at the first measured value").arg(qt(state.name)));
        column_->addWidget(row.take, 0, Qt::AlignLeft);
        connect(row.take, &QPushButton::clicked, this, [this, name = state.name] {
            QTimer::singleShot(0, this, [this, name] { put(name, StartRule{StartRule::Kind::Measured, 0}); });
        });
        row.start = state.start;
        row.unit = state.unit;
        rows_[state.name] = row;
    }
}

void StartRules::refresh() {
    const ModelPtr model = document_.model().model;
    if (!isNeeded()) return;
    // The same states with the same units keep their fields: the text of the model is compiled anew at every
    // key.
    const auto alike = [&] {
        const auto now = statesWithStarts(*model), before = statesWithStarts(*of_);
        return (model->external() == nullptr) == (of_->external() == nullptr) &&
               std::equal(
                   now.begin(), now.end(), before.begin(), before.end(),
                   [](const Variable& a, const Variable& b) { return a.name == b.name && a.unit == b.unit; });
    };
    if (!of_ || !alike()) make(*model);
    of_ = model;
    const auto& starts = document_.study().data.starts;
    for (auto& [name, row] : rows_) {
        const auto rule = starts.find(name);
        const int kind = rule == starts.end() ? kAsModel : static_cast<int>(rule->second.kind);
        row.rule->setCurrentIndex(row.rule->findData(kind));
        const bool given = kind == static_cast<int>(StartRule::Kind::Given);
        row.value->parentWidget()->setVisible(given);
        row.value->setValue(FieldValue(given ? rule->second.value : 0.0));
        row.hint->hide();
        row.take->hide();
        if (rule == starts.end()) propose(name, row);
    }
    tellRefusals();
}

void StartRules::propose(const std::string& state, Row& row) {
    const auto& dataset = document_.data().data;
    if (!dataset || !std::isfinite(row.start)) return;
    const Study& study = document_.study();
    const std::string asParameter = startParameter(state); // said there already
    if (study.parameters.contains(asParameter) ||
        std::ranges::find(study.unknowns, asParameter, &Unknown::name) != study.unknowns.end())
        return;
    for (const Experiment& experiment : dataset->experiments)
        for (const Measurement& m : experiment.measurements) {
            if (m.output != state || m.times.empty()) continue;
            double first = std::nan(""), low = first, high = first;
            for (const double value : m.values) {
                if (!std::isfinite(value)) continue;
                if (std::isnan(first)) first = low = high = value;
                low = std::min(low, value);
                high = std::max(high, value);
            }
            if (!(std::abs(first - row.start) > kElsewhere * (high - low))) continue;
            const QString label = qt(experiment.label);
            row.hint->setText(
                tr("Measured first in %1: %2; the model starts at %3")
                    .arg(label, qt(quantityText(first, row.unit)), qt(quantityText(row.start, row.unit))));
            row.hint->show();
            row.take->show();
            return;
        }
}

void StartRules::tellRefusals() {
    QStringList why;
    for (const auto& [name, row] : rows_)
        if (!row.value->sentence().isEmpty() && row.value->parentWidget()->isVisibleTo(this))
            why << row.value->sentence();
    document_.setRefused("starts", why);
}

void StartRules::put(const std::string& state, std::optional<StartRule> rule) {
    const auto& starts = document_.study().data.starts;
    const auto now = starts.find(state);
    if (rule ? now != starts.end() && now->second == *rule : now == starts.end()) return;
    document_.changeStudy(tr("change the start of %1").arg(qt(state)), [&](Study& study) {
        if (rule)
            study.data.starts[state] = *rule;
        else
            study.data.starts.erase(state);
    });
}

} // namespace rigor

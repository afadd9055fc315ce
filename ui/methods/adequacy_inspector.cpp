// The right column of the model adequacy page: what is selected, how regions are drawn, noise, provenance.
#include "core/foundation/message/number_text.h"
#include "core/methods/estimate_text.h"
#include "ui/methods/adequacy_page.h"
#include "ui/methods/page_parts.h"
#include "ui/widgets/qt_text.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLineEdit>
#include <QLocale>

#include <cmath>

namespace rigor {
namespace {
/// A row of a label and a control.
QWidget* labelled(const QString& name, QWidget* control) {
    auto* line = new QWidget;
    auto* row = new QHBoxLayout(line);
    row->setContentsMargins(0, 0, 0, 0);
    auto* label = new Text(name, TextUse::Body);
    label->setFixedWidth(std::max(104, label->sizeHint().width()));
    label->setBuddy(control);
    row->addWidget(label);
    row->addWidget(control, 1);
    control->setAccessibleName(name);
    // The field within a box of a number is read out by itself.
    if (auto* field = control->findChild<QLineEdit*>()) field->setAccessibleName(name);
    // Long words of another language do not widen the column.
    if (auto* choice = qobject_cast<QComboBox*>(control)) {
        choice->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        choice->setMinimumContentsLength(8);
    }
    return line;
}

/// Broken at blanks into lines that the column holds.
QString inLines(const QString& text) {
    constexpr int kWidth = 216; // px, beside the box
    const QFontMetrics metrics(fontFor(TextUse::Body));
    QStringList lines;
    for (const QString& word : text.split(' ')) {
        if (!lines.isEmpty() && metrics.horizontalAdvance(lines.back() + ' ' + word) <= kWidth)
            lines.back() += ' ' + word;
        else
            lines << word;
    }
    return lines.join('\n');
}

QString valueText(const Eigen::VectorXd& value, const Eigen::MatrixXd& covariance, Eigen::Index i,
                  const DisplayUnit& unit) {
    return qt(withErrorShort(value[i] * unit.scale, std::sqrt(covariance(i, i)) * unit.scale)) + ' ' +
           qt(unit.text);
}
} // namespace

void AdequacyPage::fillInspector() {
    inspector_->clear();
    selected_ = inspector_->addGroup({});
    fillSelected();
    if (result_->unknowns.size() > 1) addRegionControls(*inspector_->addGroup(tr("Ellipse")));

    auto* noise = inspector_->addGroup(tr("Noise"));
    const ResultTable* repeated = result_->table("repeatability");
    const auto units = result_->diagnostics.find("output_units");
    if (repeated) {
        noise->setNote(tr("of one value, from repeated series"));
        const double significance = result_->diagnostics.value("significance", 0.05);
        for (std::size_t r = 0; r < repeated->rows(); ++r) {
            const std::string sensor = repeated->find("sensor")->texts[r];
            const double sigma = repeated->find("sigma")->numbers[r];
            // The exact one, which the words are of; older results have only the published.
            const ResultColumn* exact = repeated->find("p_normal");
            const double p = (exact ? exact : repeated->find("p"))->numbers[r];
            const std::string unit = units != result_->diagnostics.end() ? units->value(sensor, "") : "";
            const DisplayUnit shown = displayUnit(unit, sigma);
            noise->addValue(qt(sensor), qt(significantText(sigma * shown.scale, 4)) + ' ' + qt(shown.text));
            if (!std::isfinite(p)) {
                noise->addValue(tr("normal, %1").arg(qt(sensor)), tr("not tested"), Ink::Muted);
                continue;
            }
            // The word holds for all sensors together.
            const ResultColumn* word = exact ? repeated->find("normal") : nullptr;
            const bool rejected =
                word && r < word->texts.size() ? word->texts[r] == "rejected" : p < significance;
            noise->addValue(
                tr("normal, %1").arg(qt(sensor)),
                (rejected ? tr("rejected, p %1") : tr("not rejected, p %1")).arg(qt(probabilityText(p))),
                rejected ? Ink::Warning : Ink::Success);
        }
    } else {
        noise->addText(tr("The stated standard deviations were taken as they are: the study names no column "
                          "of repeated series."));
    }

    auto* run = inspector_->addGroup(tr("Provenance"));
    const auto covariance = result_->diagnostics.find("covariance");
    if (covariance != result_->diagnostics.end() && covariance->is_object() &&
        (*covariance)["values"].is_number())
        run->addValue(tr("n, p"), QString("%1, %2")
                                      .arg(qt(countText(std::llround((*covariance)["values"].get<double>()))))
                                      .arg(result_->unknowns.size()));
    if (const auto count = result_->provenance.find("simulations");
        count != result_->provenance.end() && count->is_number())
        run->addValue(tr("simulations"), qt(countText(count->get<long long>())));
    if (const auto time = result_->provenance.find("wall_time");
        time != result_->provenance.end() && time->is_number())
        run->addValue(tr("wall time"), qt(durationText(time->get<double>())));
    if (const auto seed = result_->provenance.find("seed");
        seed != result_->provenance.end() && seed->is_number())
        run->addValue(tr("seed"), QString::number(seed->get<long long>()));
    auto* guide = makeButton(tr("What the numbers mean"), {}, "link");
    connect(guide, &QPushButton::clicked, this,
            [this] { emit guideRequested(property("guide").toString()); });
    run->addWidget(guide);
}

void AdequacyPage::addRegionControls(InspectorGroup& group) {
    auto* level = new QDoubleSpinBox;
    level->setLocale(QLocale()); // of the language chosen, not of the window the box is put into
    level->setRange(50, 99.99);
    level->setDecimals(2);
    level->setSingleStep(1);
    level->setSuffix(tr(" %"));
    level->setKeyboardTracking(false);
    level->setValue(100 * drawing_.level);
    connect(level, &QDoubleSpinBox::valueChanged, this, [this](double percent) {
        drawing_.level = percent / 100;
        drawRegions();
    });
    group.addWidget(labelled(tr("Level"), level));

    auto* kind = new QComboBox;
    kind->addItems({tr("joint, projection"), tr("joint, cut"), tr("these two alone")});
    kind->setToolTip(tr("Projection: the shadow of the ellipsoid that holds all unknowns at once. Cut: its "
                        "slice with the others known. These two alone: the region of the pair, whatever the "
                        "others are."));
    connect(kind, &QComboBox::currentIndexChanged, this, [this](int index) {
        drawing_.kind = static_cast<RegionKind>(index);
        drawRegions();
    });
    group.addWidget(labelled(tr("Drawn"), kind));

    auto* second = new QComboBox;
    second->addItems({tr("with S (eq. 9)"), tr("without S")});
    second->setToolTip(tr("S: the term of the second derivatives in the Hessian."));
    connect(second, &QComboBox::currentIndexChanged, this, [this](int index) {
        drawing_.secondOrder = index == 0;
        drawRegions();
        fillSelected();
    });
    group.addWidget(labelled(tr("Covariance"), second));

    const auto pairs = pairsOf(*result_);
    if (pairs.size() > 1) {
        auto* pair = new QComboBox;
        for (const auto& [first, rest] : pairs)
            pair->addItem(qt(result_->unknowns[first].name) + ", " + qt(result_->unknowns[rest].name));
        connect(pair, &QComboBox::currentIndexChanged, this, [this, pairs](int index) {
            if (index < 0) return;
            std::tie(drawing_.first, drawing_.second) = pairs[static_cast<std::size_t>(index)];
            drawRegions();
        });
        group.addWidget(labelled(tr("Unknowns"), pair));
    }
    const auto check = [&](const QString& text, bool on, bool RegionDrawing::*what, const QString& why) {
        auto* box = new QCheckBox(inLines(text));
        box->setAccessibleName(text);
        box->setChecked(on);
        box->setEnabled(why.isEmpty());
        box->setToolTip(why);
        box->setAccessibleDescription(why);
        connect(box, &QCheckBox::toggled, this, [this, what](bool now) {
            drawing_.*what = now;
            drawRegions();
        });
        group.addWidget(box);
        return box;
    };
    const QString noSplits = figures_->splits().empty() ? tr("The study has no splits.") : QString();
    calibration_ = check(tr("calibration, filled"), true, &RegionDrawing::calibration, noSplits);
    validation_ = check(tr("validation, hollow"), true, &RegionDrawing::validation, noSplits);
    refits_ = check(tr("refits of the coverage check"), false, &RegionDrawing::refits,
                    result_->table("coverage")
                        ? QString()
                        : tr("The run made no refits; the setting is Refits for the coverage."));
    group.addText(pairs.size() > 1 ? tr("Joint: for all %1 unknowns at once.").arg(result_->unknowns.size())
                                   : tr("Joint for both unknowns at once."));
}

void AdequacyPage::fillSelected() {
    if (!selected_) return;
    selected_->clear();
    if (matrix_ && matrix_->models() > 0) return fillSplitSelected();
    selected_->setTitle(tr("Estimate"));
    selected_->setNote({});
    QVector<QStringList> rows;
    QStringList meanings;
    for (const Estimate& e : result_->unknowns) {
        const EstimateText text = shown(e, figures_->unitOf(e.name));
        rows.push_back({qt(e.name), qt(text.briefWithUnit()), qt(text.intervalOrRemark())});
        if (!e.interval.empty() && !meanings.contains(qt(e.interval))) meanings << qt(e.interval);
    }
    selected_->addTable({QString(), tr("value"), tr("interval")}, rows);
    if (!meanings.isEmpty()) selected_->addText(meanings.join("; ") + '.');
}

void AdequacyPage::fillSplitSelected() {
    const std::string model = matrix_->modelName().toStdString(), split = matrix_->splitName().toStdString();
    selected_->setTitle(tr("Selected: %1, %2").arg(matrix_->modelName(), matrix_->splitName()));
    const auto c = sideSource(*result_, model, split, "calibration", drawing_.secondOrder),
               v = sideSource(*result_, model, split, "validation", drawing_.secondOrder);
    for (std::size_t k = 0; k < result_->unknowns.size(); ++k) {
        const std::string& name = result_->unknowns[k].name;
        const DisplayUnit unit = figures_->unitOf(name);
        const auto i = static_cast<Eigen::Index>(k);
        for (const auto& [label, side] : {std::pair{tr("%1, calibration"), &c}, {tr("%1, validation"), &v}})
            selected_->addValue(label.arg(qt(name)),
                                *side ? valueText((*side)->estimate, (*side)->covariance, i, unit)
                                      : tr("no estimate"));
    }
    if (c && c->estimate.size() == 2)
        selected_->addValue(
            tr("correlation, calibration"),
            qt(fixedText(c->covariance(0, 1) / std::sqrt(c->covariance(0, 0) * c->covariance(1, 1)), 2)));
    const auto splits = result_->diagnostics.find("splits");
    if (splits == result_->diagnostics.end() || !splits->is_array()) return;
    for (const auto& one : *splits) {
        if (one.value("model", "") != model || one.value("split", "") != split) continue;
        const auto number = [&](const char* key) {
            const auto found = one.find(key);
            return found != one.end() && found->is_number() ? found->get<double>() : qQNaN();
        };
        selected_->addValue(tr("distance², both covariances"), qt(significantText(number("distance"), 3)));
        selected_->addValue(tr("p"), qt(probabilityText(number("p"))), Ink::Text, true);
        selected_->addValue(tr("p after Holm"), qt(probabilityText(number("p_holm"))), Ink::Text, true);
        selected_->addValue(tr("p, published rule"), qt(probabilityText(number("p_published"))), Ink::Muted);
        for (const char* side : {"calibration", "validation"}) {
            const auto found = one.find(side);
            if (found == one.end() || !found->is_object()) continue;
            if (const std::string reason = found->value("reason", std::string()); !reason.empty())
                selected_->addText(qt(reason) + '.');
        }
    }
}

} // namespace rigor

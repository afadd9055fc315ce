#include "ui/steps/unknowns/unknowns_picture.h"

#include "core/foundation/base/translate.h"

#include "ui/methods/input_density.h"
#include "ui/steps/unknowns/curve_panel.h"
#include "ui/steps/unknowns/distribution_panel.h"

#include <QComboBox>
#include <QGridLayout>

#include <algorithm>
#include <iterator>

namespace rigor {

namespace {
constexpr int kMostDrawn = 12; ///< pictures; more are in the table
constexpr int kNarrowest = 260, kLowest = 200, kHighest = 440;
} // namespace

UnknownsPicture::UnknownsPicture(QWidget* parent) : QWidget(parent) {
    grid_ = new QGridLayout(this);
    grid_->setContentsMargins(0, 0, 0, 0);
    grid_->setSpacing(12);
    grid_->setAlignment(Qt::AlignTop);
    joint_ = new PlotPanel(tr("Joint density"));
    joint_->setPlot(new Plot);
    joint_->setNote(tr("1, 2, 3 sd · correlation 0"));
    joint_->setToolTip(tr("The unknowns are independent of each other: their correlation is 0."));
    joint_->setParent(this);
    const auto combo = [this](const QString& name) {
        auto* c = new QComboBox;
        c->setAccessibleName(name);
        c->setToolTip(name);
        c->setSizeAdjustPolicy(QComboBox::AdjustToContents);
        connect(c, &QComboBox::activated, this, [this, c] {
            // The one that is already on the other axis changes places with it.
            if (first_->currentText() == second_->currentText())
                (c == first_ ? second_ : first_)->setCurrentText(c == first_ ? shown_.first : shown_.second);
            shown_ = {first_->currentText(), second_->currentText()};
            drawJoint();
        });
        joint_->addHeadWidget(c);
        return c;
    };
    first_ = combo(tr("Abscissa of the joint density"));
    second_ = combo(tr("Ordinate of the joint density"));
    joint_->hide();
}

DistributionPanel* UnknownsPicture::panel(int row) const {
    return qobject_cast<DistributionPanel*>(panels_.value(row));
}

CurvePanel* UnknownsPicture::curve(int row) const { return qobject_cast<CurvePanel*>(panels_.value(row)); }

void UnknownsPicture::addPanel(const UnknownRow& row) {
    auto* panel = row.curve ? static_cast<HandledPanel*>(new CurvePanel(this)) : new DistributionPanel(this);
    const int place = static_cast<int>(panels_.size());
    const auto unknown = [this, place](int part) {
        return static_cast<int>(rows_[static_cast<std::size_t>(place)].first) + part;
    };
    connect(panel, &HandledPanel::pressed, this, [this, unknown](int part) { emit pressed(unknown(part)); });
    connect(panel, &HandledPanel::dragged, this, [this, unknown](int part, const Unknown& now) {
        unknowns_[static_cast<std::size_t>(unknown(part))] = now;
        drawJoint();
        emit dragged(unknown(part), now);
    });
    connect(panel, &HandledPanel::changed, this,
            [this, unknown](int part, const Unknown& now, const QString& what, bool merge) {
                emit changed(unknown(part), now, what, merge);
            });
    panels_ << panel;
}

void UnknownsPicture::setUnknowns(const std::vector<UnknownRow>& all, const std::vector<Unknown>& unknowns,
                                  const QStringList& units) {
    std::vector<UnknownRow> rows; // what follows others has nothing to be dragged, a pair its own picture
    std::ranges::copy_if(all, std::back_inserter(rows), [&](const UnknownRow& row) {
        return !row.pair && unknowns[row.first].equals.empty();
    });
    const bool dependent =
        std::ranges::any_of(all, [](const UnknownRow& row) { return row.pair.has_value(); });
    const auto wanted = std::min<std::size_t>(kMostDrawn, rows.size());
    // Panels are kept while their number and kinds are, so that typing does not make widgets anew.
    std::size_t alike = 0;
    while (alike < wanted && alike < static_cast<std::size_t>(panels_.size()) &&
           rows[alike].curve.has_value() == (curve(static_cast<int>(alike)) != nullptr))
        ++alike;
    const bool other = alike != wanted || wanted != static_cast<std::size_t>(panels_.size());
    rows_ = rows;
    unknowns_ = unknowns;
    units_ = units;
    while (static_cast<std::size_t>(panels_.size()) > alike) delete panels_.takeLast();
    while (static_cast<std::size_t>(panels_.size()) < wanted)
        addPanel(rows[static_cast<std::size_t>(panels_.size())]);
    for (std::size_t i = 0; i < wanted; ++i) {
        const UnknownRow& row = rows[i];
        const auto first = unknowns.begin() + static_cast<std::ptrdiff_t>(row.first);
        if (CurvePanel* panel = curve(static_cast<int>(i)))
            panel->setCurve(row, {first, first + static_cast<std::ptrdiff_t>(row.count)});
        else
            this->panel(static_cast<int>(i))->setUnknown(*first, units.value(static_cast<int>(row.first)));
    }
    QStringList names;
    for (const Unknown& u : unknowns)
        if (!u.family.empty() && !dependent) names << QString::fromStdString(u.name);
    // Two different ones, those of before where they still have a density. With fewer there is nothing to
    // draw: the pair is kept for when they have one again.
    if (names.size() >= 2) {
        const QString kept = names.contains(shown_.second) ? shown_.second : QString();
        if (!names.contains(shown_.first)) shown_.first = names[names[0] == kept ? 1 : 0];
        if (kept.isEmpty() || kept == shown_.first) shown_.second = names[names[0] == shown_.first ? 1 : 0];
        for (QComboBox* combo : {first_, second_}) {
            combo->clear();
            combo->addItems(names);
            combo->setVisible(names.size() > 2);
            combo->setCurrentText(combo == first_ ? shown_.first : shown_.second);
        }
    }
    const bool appears = joint_->isHidden() != (names.size() < 2);
    joint_->setVisible(names.size() >= 2);
    if (other || appears) arrange();
    drawJoint();
}

void UnknownsPicture::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange();
}

void UnknownsPicture::arrange() {
    QVector<QWidget*> cells;
    for (HandledPanel* panel : panels_) cells << panel;
    if (!joint_->isHidden()) cells << joint_;
    const int columns =
        std::clamp((width() + 12) / (kNarrowest + 12), 1, std::max(1, static_cast<int>(cells.size())));
    while (grid_->count() > 0) delete grid_->takeAt(0);
    for (int i = 0; i < cells.size(); ++i) grid_->addWidget(cells[i], i / columns, i % columns);
    const int rows = (static_cast<int>(cells.size()) + columns - 1) / std::max(1, columns);
    for (int c = 0; c < grid_->columnCount(); ++c) grid_->setColumnStretch(c, c < columns ? 1 : 0);
    for (QWidget* cell : cells) cell->setMaximumHeight(kHighest);
    setMinimumHeight(rows * kLowest + std::max(0, rows - 1) * 12);
}

void UnknownsPicture::drawJoint() {
    const auto find = [this](const QString& name) -> int {
        for (std::size_t i = 0; i < unknowns_.size(); ++i)
            if (QString::fromStdString(unknowns_[i].name) == name) return static_cast<int>(i);
        return -1;
    };
    const int a = find(shown_.first), b = find(shown_.second);
    if (a < 0 || b < 0 || a == b || joint_->isHidden()) return;
    const FigurePanel panel = jointDensityPanel(unknowns_[static_cast<std::size_t>(a)], units_.value(a),
                                                unknowns_[static_cast<std::size_t>(b)], units_.value(b));
    const bool ellipses = std::any_of(panel.series.begin(), panel.series.end(), [](const FigureSeries& s) {
        return s.name == translate("Field", "1, 2, 3 standard deviations").text();
    });
    joint_->setNote(ellipses ? tr("1, 2, 3 sd · correlation 0") : tr("39, 86, 99 % · correlation 0"));
    joint_->plot()->setPanel(panel);
    joint_->plot()->setDescription(
        tr("Joint density"),
        tr("%1 and %2 are independent: correlation 0.").arg(shown_.first, shown_.second));
    joint_->legend()->hide();
}

} // namespace rigor

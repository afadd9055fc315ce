#include "ui/shell/guide/first_steps.h"

#include "ui/document/document.h"
#include "ui/jobs/run_queue.h"
#include "ui/shell/step_states.h"
#include "ui/steps/step_page.h"
#include "ui/widgets/text/labels.h"

#include <QGridLayout>
#include <QVBoxLayout>

namespace rigor {

namespace {
constexpr std::array<int, FirstSteps::kRows> kStepOf{kData, kModel, kUnknowns, kRun, kReport};

/// What there is to do; asked for where the step is still to come.
QString hintOf(int row) {
    switch (row) {
    case 0:
        return FirstSteps::tr(
            "Import your measurement, or drop it on the window. Look at the units, at what each "
            "column means and at the problems found.");
    case 1:
        return FirstSteps::tr("Write the equations of your rig, open a .mo file, or begin with a template.");
    case 2:
        return FirstSteps::tr(
            "Choose two or three parameters that you do not know, with bounds you would bet on.");
    case 3:
        return FirstSteps::tr("F5. Read the sentence above the answer first; F1 on it explains it.");
    default:
        return FirstSteps::tr("Write down what was done, with data, model and settings.");
    }
}
} // namespace

FirstSteps::FirstSteps(Document& document, RunQueue& queue, QWidget* parent)
    : QDialog(parent), document_(document), queue_(queue) {
    setWindowTitle(tr("First steps with your own files"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 16, 16, 16);
    column->setSpacing(12);
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(12);
    grid->setVerticalSpacing(2);
    grid->setColumnStretch(1, 1);
    for (int i = 0; i < kRows; ++i) {
        Row& row = rows_[static_cast<std::size_t>(i)];
        row = {new IconLabel("data", Ink::Muted), new Text({}, TextUse::Body, Ink::Text, QFont::DemiBold),
               new Text({}, TextUse::Body), new Text(hintOf(i), TextUse::Table, Ink::Muted), makeButton({})};
        row.state->setWordWrap(true);
        row.hint->setWordWrap(true);
        row.hint->setMinimumWidth(360);
        grid->addWidget(row.icon, 4 * i, 0, Qt::AlignTop);
        grid->addWidget(row.title, 4 * i, 1);
        grid->addWidget(row.state, 4 * i + 1, 1);
        grid->addWidget(row.hint, 4 * i + 2, 1);
        grid->addWidget(row.go, 4 * i, 2, 3, 1, Qt::AlignVCenter);
        grid->setRowMinimumHeight(4 * i + 3, 10);
        connect(row.go, &QPushButton::clicked, this, [this, i] {
            const bool nothing = document_.data().phase == DataState::Phase::None;
            emit actionAsked(i == 0 && nothing ? QStringLiteral("open-data")
                             : i == 3 && next_ == 3 && document_.whyNotRun().isEmpty()
                                 ? QStringLiteral("run")
                                 : QString("step:%1").arg(kStepOf[static_cast<std::size_t>(i)]));
        });
    }
    column->addLayout(grid);
    auto* more = makeButton(tr("How to fit your own data"), "help", "link");
    connect(more, &QPushButton::clicked, this, [this] { emit actionAsked("guide:own-data"); });
    column->addWidget(more, 0, Qt::AlignLeft);
    connect(&document_, &Document::statusChanged, this, &FirstSteps::refresh);
    connect(&document_, &Document::runsChanged, this, &FirstSteps::refresh);
    refresh();
}

QString FirstSteps::sentence(int row) const {
    const Row& one = rows_[static_cast<std::size_t>(row)];
    return row == next_ ? one.hint->text() : one.state->text();
}

void FirstSteps::refresh() {
    const auto steps = stepStates(document_, queue_);
    const auto isDone = [](StepState state) {
        return state == StepState::Done || state == StepState::Attention || state == StepState::NotNeeded ||
               state == StepState::EmptySet;
    };
    next_ = kRows;
    for (int i = kRows - 1; i >= 0; --i) {
        const StepInfo& step = steps[static_cast<std::size_t>(kStepOf[static_cast<std::size_t>(i)])];
        // A report can be written as soon as there is an answer, and is nobody's duty.
        if (!isDone(step.state) && i < kRows - 1) next_ = i;
    }
    if (next_ == kRows) next_ = kRows - 1;
    for (int i = 0; i < kRows; ++i) {
        const StepInfo& step = steps[static_cast<std::size_t>(kStepOf[static_cast<std::size_t>(i)])];
        Row& row = rows_[static_cast<std::size_t>(i)];
        const auto [icon, ink] = stateIcon(step.state);
        row.icon->set(icon.isEmpty() ? step.iconName : icon, icon.isEmpty() ? Ink::Muted : ink);
        row.title->setText(QString("%1. %2").arg(i + 1).arg(step.name));
        row.state->setText(step.sentence);
        row.hint->setVisible(i == next_);
        row.go->setText(i == 0 && document_.data().phase == DataState::Phase::None ? tr("Import data…")
                        : i == 3 && next_ == 3 && document_.whyNotRun().isEmpty()
                            ? tr("Run")
                            : tr("Go to %1").arg(step.name));
        row.go->setProperty("kind", i == next_ ? "primary" : "");
        row.go->setDefault(i == next_);
        row.go->update();
    }
}

} // namespace rigor

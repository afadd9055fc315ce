#include "ui/result/page_state.h"

#include "ui/widgets/text/labels.h"
#include "ui/widgets/text/qt_text.h"

#include <QPushButton>

namespace rigor {

bool changesStudy(const Action& action) {
    return action.kind == Action::Kind::SetOption || action.kind == Action::Kind::StateDeviations ||
           action.kind == Action::Kind::SwitchOn || action.kind == Action::Kind::Split ||
           action.kind == Action::Kind::Assume || action.kind == Action::Kind::LeaveOut ||
           action.kind == Action::Kind::BringBack;
}

QPushButton* actionButton(const Action& action, PageState& state) {
    auto* button = makeButton(qt(action.text), {}, changesStudy(action) ? "" : "link");
    button->setToolTip(qt(action.tip));
    QObject::connect(button, &QPushButton::clicked, &state, [&state, action] { state.asked(action); });
    return button;
}

} // namespace rigor

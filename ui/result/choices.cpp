#include "ui/result/choices.h"

#include "ui/widgets/text/qt_text.h"

#include <QComboBox>

#include <memory>

namespace rigor {

view::Chosen firstChosen(const std::vector<view::Choice>& choices) {
    view::Chosen chosen;
    for (const view::Choice& choice : choices) chosen.push_back(choice.chosen);
    return chosen;
}

QList<QComboBox*> choiceBoxes(const std::vector<view::Choice>& choices, QObject* owner,
                              const std::function<void(const view::Chosen&)>& changed) {
    const auto chosen = std::make_shared<view::Chosen>(firstChosen(choices));
    QList<QComboBox*> boxes;
    for (std::size_t k = 0; k < choices.size(); ++k) {
        auto* box = new QComboBox;
        box->setAccessibleName(qt(choices[k].label));
        for (const std::string& option : choices[k].options) box->addItem(qt(option));
        box->setCurrentIndex(static_cast<int>(choices[k].chosen));
        QObject::connect(box, &QComboBox::currentIndexChanged, owner, [chosen, changed, k](int index) {
            if (index < 0) return;
            (*chosen)[k] = static_cast<std::size_t>(index);
            changed(*chosen);
        });
        boxes << box;
    }
    return boxes;
}

} // namespace rigor

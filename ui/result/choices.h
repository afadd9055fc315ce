#pragma once
// What the reader may choose of a view, as combo boxes.

#include "core/presentation/presentation.h"

#include <QList>

class QComboBox;
class QObject;

namespace rigor {

view::Chosen firstChosen(const std::vector<view::Choice>& choices);

/// One box per choice; `changed` is told what is chosen in all of them, as long as `owner` lives.
QList<QComboBox*> choiceBoxes(const std::vector<view::Choice>& choices, QObject* owner,
                              const std::function<void(const view::Chosen&)>& changed);

} // namespace rigor

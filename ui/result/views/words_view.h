#pragma once
// Sentences with signs, and what can be done about them (view::Words).

#include "core/presentation/presentation.h"

class QWidget;

namespace rigor {

class PageState;

/// The icon of a tone.
const char* signOf(view::Tone tone);

QWidget* wordsPanel(const view::Words& words, PageState& state);
/// The lines alone, wrapping; nothing below them moves up.
QWidget* wordsBody(const view::Lines& lines, PageState& state);

} // namespace rigor

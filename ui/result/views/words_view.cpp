#include "ui/result/views/words_view.h"

#include "ui/methods/page_parts.h"
#include "ui/result/page_state.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/text/labels.h"
#include "ui/widgets/text/qt_text.h"

#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

namespace rigor {

const char* signOf(view::Tone tone) {
    return tone == view::Tone::Bad ? "cross" : tone == view::Tone::Good ? "check" : "warning";
}

namespace {

Ink inkOf(view::Tone tone) {
    switch (tone) {
    case view::Tone::Muted:
        return Ink::Muted;
    case view::Tone::Good:
        return Ink::Success;
    case view::Tone::Doubtful:
        return Ink::Warning;
    case view::Tone::Bad:
        return Ink::Error;
    case view::Tone::Plain:
        break;
    }
    return Ink::Text;
}

QWidget* lineOf(const view::Line& line) {
    if (line.sign)
        return parts::sentence(signOf(line.tone), inkOf(line.tone), qt(line.text), qt(line.strong));
    return parts::paragraph(qt(line.text), inkOf(line.tone));
}

} // namespace

QWidget* wordsBody(const view::Lines& lines, PageState& state) {
    auto* words = new QWidget;
    auto* column = new QVBoxLayout(words);
    column->setContentsMargins(12, 10, 12, 10);
    column->setSpacing(8);
    for (const auto& line : lines)
        if (const auto* said = std::get_if<view::Line>(&line))
            column->addWidget(lineOf(*said));
        else
            column->addWidget(actionButton(std::get<Action>(line), state), 0, Qt::AlignLeft);
    column->addStretch();
    return words;
}

QWidget* wordsPanel(const view::Words& words, PageState& state) {
    auto* panel = new Panel(qt(words.title));
    panel->setContent(parts::scrolled(wordsBody(words.lines, state), qt(words.title)));
    return panel;
}

} // namespace rigor

#pragma once
// What a result says and shows, without saying how: a method makes it of its typed result, the window
// (ui/result) and the report draw it and know neither methods nor keys. Texts are for people, in the language
// of now; numbers are texts but where a plot or a table draws them.

#include "core/presentation/figure.h"

#include <functional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace rigor {

namespace view {

/// What the reader may choose of a view, in its head.
struct Choice {
    std::string label; ///< for screen readers
    std::vector<std::string> options;
    std::size_t chosen = 0;
};
/// One entry per choice, the option chosen.
using Chosen = std::vector<std::size_t>;

/// A plot with its legend, made when it is shown and again for every choice.
struct Plot {
    std::string title;
    std::vector<Choice> choices;
    std::function<FigurePanel(const Chosen&)> panel;
};

/// Plots over one abscissa, one below the other, with one cursor; the choices stand at the first.
struct PlotStack {
    std::vector<std::string> titles; ///< one per plot
    std::vector<Choice> choices;
    std::function<FigurePanel(std::size_t plot, const Chosen&)> panel;
};

/// Numbers or texts, one per row; NaN = missing.
struct TableColumn {
    std::string name, unit;
    std::vector<double> numbers;
    std::vector<std::string> texts;
    int decimals = -1; ///< of the numbers; -1 = as many as they need
};
struct Table {
    std::string title, note;
    std::vector<TableColumn> columns;
};

struct Split;
/// A body: one thing, or several beside each other.
using Body = std::variant<Plot, PlotStack, Table, Split>;
struct Split {
    bool sideBySide = true; ///< else one below the other
    std::vector<Body> parts;
    std::vector<int> shares; ///< of the room, one per part
};

/// A tab of the result page.
struct Page {
    std::string title;
    Body body;
};

struct Fact {
    std::string name, value;
};
/// Rows of name, numbers, unit.
struct FactTable {
    std::vector<std::string> heads;
    std::vector<std::vector<std::string>> rows;
};
/// What stands beside the page: facts, sentences and small tables under a title.
struct FactGroup {
    std::string title;
    std::vector<std::variant<Fact, std::string, FactTable>> items;
};

} // namespace view

/// What can be done about a verdict, by one click.
struct Action {
    enum class Kind {
        Copy,     ///< `argument` to the clipboard
        ShowLine, ///< of the data, `argument`
        Guide,    ///< the page of the method
    };
    Kind kind = Kind::Guide;
    std::string text, argument;
};

/// A section that the report has of this method alone. The place says under which of the sections of every
/// report (reportSectionKeys) it stands; of those with a key of its own the report never leaves out "proof".
struct PaperSection {
    std::string place, key, title;
    std::vector<std::variant<std::string, Figure>> blocks; ///< paragraphs and figures
};

struct Presentation {
    std::string clause;        ///< beside the state: "3 boxes left"
    bool tellsVerdict = false; ///< the verdict is part of the answer: it is shown though all is well
    bool proven = false;       ///< the verdict is a proof
    std::vector<Action> actions;
    std::vector<view::Page> pages;
    std::vector<view::FactGroup> facts;
    std::vector<PaperSection> sections;
};

} // namespace rigor

#pragma once
// What a result says and shows, without saying how: a method makes it of its typed result, the window
// (ui/result) and the report draw it and know neither methods nor keys. Texts are for people, in the language
// of now; numbers are texts but where a plot or a table draws them.

#include "core/engine/data/series/factorial_grid.h"
#include "core/presentation/ellipsoid_solid.h"
#include "core/presentation/figure.h"
#include "core/presentation/predicted_output.h"

#include <array>
#include <functional>
#include <limits>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace rigor {

/// What can be done by one click: about a verdict, on an empty page, beside a fact.
struct Action {
    enum class Kind {
        Copy,            ///< `argument` to the clipboard
        ShowLine,        ///< of the data, `argument`
        Guide,           ///< the page of the method
        RunAgain,        ///< the study as it was
        ShowPage,        ///< of the result, by its title in `argument`; "" = settings and study text
        ShowFact,        ///< the action beside the facts with the text `argument`: seen, not done
        SetOption,       ///< of the method, `argument`, to `value`; the study is changed, nothing is run
        StateDeviations, ///< `numbers` by sensor, into the study; nothing is run
        SwitchOn,        ///< an option of the method, `argument`, and the study is run
        SetSearch,       ///< `numbers` by "k.max", "k.start" of the unknowns, into the study; nothing is run
        RunWith,         ///< an option of the method, `argument`, at the number `value`; the study is run
        SwitchMethod,    ///< of the study, to `argument`; nothing is run
        /// Something else than the study took for granted, by its kind in `argument` and what it is of in
        /// `value` (fit/result.h, OtherAssumption); into the study, nothing is run.
        Assume,
        Split,     ///< the data where the experiment `argument` lies: below calibrates; by the input `value`
        LeaveOut,  ///< `experiments` of the data of the study; nothing is run
        BringBack, ///< `experiments` that were left out; nothing is run
    };
    Kind kind = Kind::Guide;
    std::string text, argument;
    std::string tip = {}, value = {};
    std::vector<std::size_t> chosen = {}; ///< of ShowPage: in its choices; empty = as it is
    std::vector<std::pair<std::string, double>> numbers = {};
    std::vector<std::string> experiments = {}; ///< of LeaveOut, BringBack
};

namespace view {

/// What the reader may choose of a view, in its head.
struct Choice {
    std::string label; ///< for screen readers
    std::vector<std::string> options;
    std::size_t chosen = 0;
};
/// One entry per choice, the option chosen.
using Chosen = std::vector<std::size_t>;

/// What is chosen on the page, for all of its views.
struct PageChoice {
    std::map<std::string, std::string> selected; ///< key by what it is of (Table::about); "" = experiments
    std::map<std::string, double> settings;      ///< value by key
    std::string key(const std::string& about = {}) const {
        const auto found = selected.find(about);
        return found == selected.end() ? std::string() : found->second;
    }
    double setting(const std::string& key, double first) const {
        const auto found = settings.find(key);
        return found == settings.end() ? first : found->second;
    }
};
/// What the reader may set for all views of the page: one of several options (its index), a number, or yes
/// and no (1 and 0).
struct Setting {
    std::string key, label;
    double value = 0; ///< at first
    std::string tip = {};
    std::vector<std::string> options = {};
    struct Range {
        double lower, upper;
        int decimals;
        std::string unit;
    };
    std::optional<Range> range = {};
    std::string whyNot = {}; ///< why it cannot be set; "" = it can
};

/// How a line of words is meant.
enum class Tone { Plain, Muted, Good, Doubtful, Bad };
struct Line {
    std::string text;
    Tone tone = Tone::Plain;
    std::string strong = {}; ///< before the text
    bool sign = false;       ///< with that of its tone
};
/// Sentences, and what can be done about them.
using Lines = std::vector<std::variant<Line, Action>>;
struct Words {
    std::string title;
    Lines lines;
};

/// Cells by rows and columns: a sign of what was found, a number that decides and one beside it. One is
/// selected by a click or the arrow keys.
struct Matrix {
    struct Cell {
        std::string key; ///< "" = there is none
        Tone tone = Tone::Muted;
        std::string strong, small; ///< small: "" = `strong` is a word, without a sign
        std::string words = {};    ///< in words, for tooltips and screen readers
    };
    std::string title, note, name; ///< name: for screen readers
    std::string about;             ///< what its keys are of
    std::string corner;            ///< head of the column of rows
    std::vector<std::string> rows, columns;
    std::string rowNote;     ///< below the name of each row: what the small numbers are
    std::vector<Cell> cells; ///< row by row
    Lines lines = {};        ///< below
};

/// A body in space as lines, which the reader turns.
struct Solid {
    std::string title, note, name; ///< name: for screen readers
    EllipsoidSolid shape;
    std::array<std::string, 3> axes; ///< what stands beside each, in lines
};

/// A plot with its legend, made when it is shown and again for every choice.
struct Plot {
    std::string title; ///< "" = title and note are those of what is shown
    std::vector<Choice> choices;
    std::function<FigurePanel(const Chosen&)> panel;
    bool overTime = false; ///< its abscissa is the time (s) of the page's Replay: they have one cursor
};

/// Values at times (s, ascending).
struct Signal {
    std::vector<double> t, values;
};
/// A plot as it was at times of a record, to be played or gone through. Beside it stands the mechanism where
/// the model is one.
struct Replay {
    std::vector<double> times;                     ///< s, ascending; fewer than two: the plot stands still
    std::function<FigurePanel(std::size_t)> panel; ///< at times[k], titled
    std::string model;                             ///< its text
    std::function<Signal(const std::string& state)> signal = {}; ///< how a state of the model moved
};

/// Plots one below the other, with one cursor where they have one abscissa; the choices stand at the first.
struct PlotStack {
    std::vector<std::string> titles; ///< one per plot; "" = that of what is chosen
    std::vector<Choice> choices;
    std::function<FigurePanel(std::size_t plot, const Chosen&)> panel;
    std::vector<int> shares = {}; ///< of the height, one per plot; empty = alike
    std::size_t across = 1;       ///< so many beside each other
    /// In the head of the first, about the experiment selected ("" = none); without an argument it cannot be
    /// done.
    std::function<Action(const std::string& key, const Chosen&)> act = {};
};

/// Plots with their own titles and notes, as many as the choice asks for, which stands above them. They keep
/// a height that can be read; what does not fit is scrolled to.
struct Panels {
    std::string title; ///< for screen readers
    std::vector<Choice> choices;
    std::function<std::vector<FigurePanel>(const Chosen&)> panels;
    int columns = 1;
    std::string note = {}; ///< with one they stand in a panel under the title
};

/// Numbers or texts, one per row; NaN = missing. With both the texts stand in the cells, and copies have the
/// numbers.
struct TableColumn {
    std::string name, unit;
    std::vector<double> numbers;
    std::vector<std::string> texts;
    int decimals = -1;                   ///< of the numbers; -1 = as many as they need
    std::vector<std::string> marks = {}; ///< why a cell is a finding, one per row; "" = it is none
    bool strong = false;                 ///< what the row is known by
    bool bar = false; ///< ratios to 1: beside the number a dot on a logarithmic track with a tick at 1
    bool used =
        false; ///< a box per row: whether the study of now uses its experiment; without cells of its own
};
inline constexpr std::size_t kAsTheyAre = static_cast<std::size_t>(-1);
struct Table {
    std::string title, note;
    std::vector<TableColumn> columns;
    /// What each row is about (an experiment): it is selected with the row, and rows can be sorted and
    /// filtered. Empty = a plain table.
    std::vector<std::string> keys = {};
    std::size_t sortedBy = 0; ///< column by which they are sorted at first, falling; kAsTheyAre = by none
    std::size_t seen = 4;     ///< rows that are seen on a page that scrolls
    std::string about = {};   ///< what the keys are of; "" = experiments
    bool whole = false;       ///< no cell is cut: what stands beside it gives way
};

/// A table with keys, made again for every choice in its head; then its first row is selected.
struct ChosenTable {
    std::vector<Choice> choices; ///< few and short: all options are seen
    std::function<Table(const Chosen&)> table;
};

/// The plot of what is selected on the page, with its title and note; made when it is selected, and again for
/// every choice.
struct SelectedPlot {
    std::function<FigurePanel(const std::string& key, const Chosen&)> panel;
    std::vector<Choice> choices = {};
};

/// Small plots of one kind in a lattice, one per key, each made when it is first seen. A click selects the
/// key for all views of the page.
struct Multiples {
    std::string title;
    std::vector<std::string> keys; ///< their names too
    std::function<FigurePanel(std::size_t)> panel;
    std::function<std::string(std::size_t)> note = {}; ///< beside the name; empty = cells have no heads
    std::function<std::string(std::size_t)> tip = {};  ///< in words; empty = there is none
    std::vector<char> flagged = {};                    ///< drawn as findings; empty = none is
    struct Order {
        std::string label;
        std::vector<std::size_t> places; ///< the plot in each place
    };
    std::vector<Order> orders = {}; ///< to choose from; empty = as they are
    FactorialGrid plan = {};        ///< their places where there is room for it
};

/// Why there is nothing to show.
struct Nothing {
    std::string line, why;
    std::vector<Action> actions = {};
};

/// One unknown: texts as people read them, "–" where there is nothing, and the numbers behind them in the
/// unit shown, NaN where there is nothing.
struct EstimateRow {
    std::string name, unit;   ///< unit as people write it, with its prefix
    std::string value, error; ///< estimate and standard error
    std::string brief;        ///< value and error in one: "12.02(8)"
    std::string lower, upper; ///< of the interval
    std::string interval;     ///< both in one
    std::string kind;         ///< what the interval rests on: "profile"
    std::string range;        ///< searched: "20 … 500", "≥ 0"
    std::string remark;       ///< "at its upper bound"; "" = nothing is to be said
    double scale = 1;         ///< from the unit of the model to the one shown
    static constexpr double kNone = std::numeric_limits<double>::quiet_NaN();
    std::array<double, 4> numbers{kNone, kNone, kNone, kNone}; ///< behind value, error, lower, upper
    std::string meaning = {}; ///< as the model describes it; "" = it does not
    double place = kNone;     ///< of the value in the range searched, 0 to 1; of a range without end none
    bool atBound = false;
};
/// The estimates as a table; copies have all digits.
struct Estimates {
    std::string note;  ///< what the intervals mean
    std::string level; ///< of the intervals: "95 %"; "" = not stated
    std::vector<EstimateRow> rows;
    bool marked = true;     ///< remarks are findings, not mere notes
    std::string about = {}; ///< what a row selects by its name (PageChoice); "" = nothing
};

struct Linked;
struct Split;
/// A body: one thing, or several beside each other.
using Body = std::variant<Plot, PlotStack, Replay, Panels, Table, ChosenTable, Estimates, SelectedPlot,
                          Multiples, Nothing, Words, Matrix, Solid, Linked, Split>;
/// A body that goes on to another one of its kind when something else is chosen on the page.
struct Linked {
    std::function<Body(const PageChoice&)> body;
    std::vector<Setting> settings = {}; ///< in its head
};
struct Split {
    bool sideBySide = true; ///< else one below the other
    std::vector<Body> parts;
    std::vector<int> shares; ///< of the room, one per part
};

/// A tab of the result page.
struct Page {
    std::string title;
    Body body;
    bool scrolls = false; ///< plots keep a height that can be read; what does not fit is scrolled to
};

struct Fact {
    std::string name, value;
    bool finding = false; ///< in the colour of warnings
    bool good = false;    ///< in the colour of success: proven
};
/// Series of the selected plot and the small ones that can be left out.
struct SeriesChoice {
    struct Series {
        std::string name; ///< in the legend
        std::string text;
    };
    std::vector<Series> series;
};
/// Rows of name, numbers, unit.
struct FactTable {
    std::vector<std::string> heads;
    std::vector<std::vector<std::string>> rows;
    std::vector<std::vector<std::string>> tips = {}; ///< of the cells, all digits; may be empty
};
/// What stands beside the page: facts, sentences and small tables under a title.
struct FactGroup {
    std::string title;
    std::vector<std::variant<Fact, std::string, FactTable, SeriesChoice, Action, Setting, Plot>> items;
    std::string note = {}; ///< beside the title
    std::string key = {};  ///< of one that is told again with another title; "" = its title
};

} // namespace view

/// A table of the report.
struct PaperTable {
    struct Column {
        std::string head;
        bool right = false;  ///< numbers
        bool strong = false; ///< the estimate itself
    };
    std::vector<Column> columns;
    std::vector<std::vector<std::string>> rows;
    std::string caption;
};

/// A section that the report has of this method alone. The place says under which of the sections of every
/// report (reportSectionKeys) it stands; of those with a key of its own the report never leaves out "proof".
struct PaperSection {
    std::string place, key, title;
    std::vector<std::variant<std::string, Figure, PaperTable>> blocks; ///< strings: paragraphs
    std::string note = {}; ///< what is in it, for those who choose among sections: "108 rows"
};

struct Presentation {
    std::string clause; ///< beside the state: "3 boxes left"
    std::vector<std::string>
        brief;                 ///< the verdict in short, where the pages tell it whole; empty = it is told
    bool tellsVerdict = false; ///< the verdict is part of the answer: it is shown though all is well
    bool proven = false;       ///< the verdict is a proof
    std::vector<Action> actions;
    std::vector<view::Page> pages;
    std::vector<view::FactGroup> facts;
    /// Before the facts, what was known at a time (s); `time`: at first, NaN = there are none.
    std::function<std::vector<view::FactGroup>(double)> factsAt = {};
    double time = std::numeric_limits<double>::quiet_NaN();
    /// Before the facts, of what is chosen on the page; always as many groups.
    std::function<std::vector<view::FactGroup>(const view::PageChoice&)> factsOf = {};
    std::string pending = {}; ///< while data stream in: from when on there is a verdict; "" = there is one
    std::vector<PaperSection> sections;
    bool estimatesInSections = false;         ///< those at the place "estimate" tell them
    std::vector<PredictedOutput> predictions; ///< in the order of the result
    std::string selected;                     ///< experiment that is selected at first; "" = none
    view::PageChoice chosen = {};             ///< what else is chosen at first
    std::size_t firstPage = 0;
    bool given = false;                        ///< nothing was searched: it says what given values predict
    std::size_t experiments = 0, measured = 0; ///< all, and with a measured value; 0 = not told
    /// How the report says what the estimates are and what they reach, and the estimates in words; "" = as of
    /// every method.
    std::string whatEstimatesAre, whatEstimatesReach, estimatesInWords;
    static constexpr double kNone = std::numeric_limits<double>::quiet_NaN();
    double scorePerExperiment = kNone; ///< mean of log L of those with one; larger is better
    double meanDistance = kNone; ///< of the predicted densities to a reference, in the unit of the output
};

} // namespace rigor

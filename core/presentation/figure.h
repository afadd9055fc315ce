#pragma once
// A plot as data: what is drawn, not how. The same specification is shown in the window (ui/plot), drawn as
// SVG into the HTML report and painted into the PDF, so that no two of them can tell different stories.
//
// Numbers are in the unit named by the axis; builders choose that unit (number_text.h, displayUnit).

#include <limits>
#include <string>
#include <vector>

namespace rigor {

/// What a series means decides its colour, dash and marker everywhere (see the theme of ui/plot).
enum class SeriesRole {
    Measurement, ///< the text colour
    Main,        ///< the chosen density or estimate: first series colour
    Alternative, ///< second
    Third,
    Fourth,
    Fifth,
    Sixth,
    Reference,  ///< Monte Carlo, population: grey
    Truth,      ///< text colour, dashed
    Admissible, ///< areas of a paving
    Undecided,
    Excluded,
    Alert, ///< where something is proven wrong: the colour of errors
};
/// Of series that are told apart only by their order.
inline constexpr SeriesRole kSeriesRoles[] = {SeriesRole::Main,   SeriesRole::Alternative, SeriesRole::Third,
                                              SeriesRole::Fourth, SeriesRole::Fifth,       SeriesRole::Sixth};

struct FigureAxis {
    std::string quantity; ///< "shifting time"
    std::string unit;     ///< as shown, "–" = dimensionless, "" = none (counts, categories)
    double lower = std::numeric_limits<double>::quiet_NaN(); ///< NaN = from the data
    double upper = std::numeric_limits<double>::quiet_NaN();
    bool fromZero = false;
    std::vector<std::string> categories; ///< labels at 0, 1, 2, ... instead of numbers
    bool bare = false;    ///< in a window: no numbers, for a panel with nothing to be read against it
    bool decades = false; ///< numbers are log10 of the quantity, which is what labels and read-outs show
};

enum class SeriesShape { Line, Steps, Points };

struct FigureSeries {
    std::string name; ///< "" = not in the legend
    SeriesRole role = SeriesRole::Main;
    SeriesShape shape = SeriesShape::Line;
    std::vector<double> x, y;         ///< a NaN breaks the line
    std::vector<double> lower, upper; ///< vertical bar of each point; may be empty
    std::vector<std::string> keys;    ///< what each point is (experiment); may be empty
    std::vector<std::string> names;   ///< what a read-out calls each point; empty = its key, "No. 7"
    std::vector<char> hollow;         ///< points drawn hollow; may be empty
    bool thin = false;                ///< 1 px, for guides
    bool dashed = false;              ///< dashed whatever the role
    bool faint = false;               ///< small pale points, for populations; pale lines, behind others
};

struct FigureBand {
    std::string name;
    SeriesRole role = SeriesRole::Main;
    std::vector<double> x, lower, upper;
    double opacity = 0.18; ///< 0.18 = 95 % band, 0.14 = acceptance, 0.26 = guaranteed
};

struct FigureHistogram {
    std::string name;
    SeriesRole role = SeriesRole::Reference;
    std::vector<double> lower, upper, height;
    bool outlined = false;
};

/// A vertical or horizontal line across the plot, with a label at its end.
struct FigureMark {
    std::string name; ///< in the legend; "" = not
    std::string label;
    SeriesRole role = SeriesRole::Measurement;
    double at = 0;
    bool vertical = true;
    bool dashed = false;
};

/// A stretch of the abscissa with a grey background and a label above the frame.
struct FigureRange {
    double lower = 0, upper = 0;
    std::string label;
    bool filled = true; ///< else only the label is drawn
};

/// Lines of text in the middle of a place.
struct FigureLabel {
    double x = 0, y = 0;
    std::vector<std::string> lines;
};

struct FigurePanel {
    std::string key;   ///< experiment, or "" if it stands for no single one
    std::string title; ///< bold, upper left
    std::string note;  ///< muted, upper right
    FigureAxis x, y;
    std::vector<FigureRange> ranges;
    std::vector<FigureHistogram> histograms;
    std::vector<FigureBand> bands;
    std::vector<FigureSeries> series;
    std::vector<FigureMark> marks;
    bool equalRanges = false; ///< x and y show the same range
    /// A drawing instead of a plot: no frame, grid, ticks nor titles of axes, one scale in both directions,
    /// only lines, points and labels. Its extents are those that the axes state.
    bool drawing = false;
    std::vector<FigureLabel> labels; ///< of a drawing; of cells between categories, where they fit
};

/// Panels in rows, one legend above, one caption below.
struct Figure {
    std::string name; ///< file name without extension: "densities"
    std::vector<FigurePanel> panels;
    std::vector<double> columnWidths = {1}; ///< relative; its length = panels per row
    double panelHeight = 110;               ///< pt in print
    std::string caption;                    ///< whole sentences with n, method and kind of interval
    std::string description;                ///< the finding in one sentence, for screen readers
};

/// An entry of the legend, in drawing order without repetition.
enum class LegendSign { Line, Points, Area, Mark };
struct LegendEntry {
    std::string name;
    SeriesRole role = SeriesRole::Main;
    LegendSign sign = LegendSign::Line;
    bool dashed = false;
    bool hollow = false;   ///< of Points: all of them are
    double opacity = 0.32; ///< of Area: that of a pale band is raised to this
    bool vertical = true;  ///< of Mark: as the mark lies in its panel
};
std::vector<LegendEntry> legendOf(const FigurePanel& panel);
std::vector<LegendEntry> legendOf(const Figure& figure);

/// Smallest and largest number shown, with the settings of the axis applied and, where the data decide, 4 %
/// of margin. `pixels`-free: tick positions do not move the range. Never empty: {0, 1} without finite data.
struct FigureExtent {
    double lower = 0, upper = 1;
};
FigureExtent xExtent(const FigurePanel& panel);
FigureExtent yExtent(const FigurePanel& panel);

/// Ticks at 1, 2, 2.5 or 5 times a power of ten, at most `most` of them inside the extent.
std::vector<double> tickPositions(const FigureExtent& extent, int most);
/// Labels of those ticks: as few decimals as tell them apart, real minus.
std::vector<std::string> tickLabels(const std::vector<double>& ticks);

/// The same for an axis: whole decades where its numbers are logarithms (labels 10⁻³) and at least two fit
/// in.
std::vector<double> tickPositions(const FigureAxis& axis, const FigureExtent& extent, int most);
std::vector<std::string> tickLabels(const FigureAxis& axis, const std::vector<double>& ticks);
/// The quantity at a number of the axis.
double shownValue(const FigureAxis& axis, double number);

/// Indices of at most 4 points per column that draw the same picture as all of them: first, smallest, largest
/// and last of each of `columns` equal stretches of [lower, upper] (x ascending). Extremes are never lost.
std::vector<std::size_t> levelOfDetail(const std::vector<double>& x, const std::vector<double>& y,
                                       double lower, double upper, int columns);

} // namespace rigor

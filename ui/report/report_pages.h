#pragma once
// The report laid out on A4 pages that can be painted on anything: the PDF, the preview, a printer.
//
// Lengths are in points. Fonts are laid out at 20 units per point, so that 9.25 pt is a whole number of units
// and text has the same breaks on every device.

#include "core/study/report/report.h"

#include <QFont>
#include <QPainter>
#include <QRectF>
#include <QString>

#include <functional>
#include <memory>
#include <vector>

namespace rigor {

/// Loads the shipped fonts of reports; returns the family. Needs a QGuiApplication.
QString reportFontFamily();
/// Font of that size in units of the pages.
QFont reportFont(double points, int weight = QFont::Normal);

class ReportPages {
  public:
    static constexpr double kWidth = 595.276, kHeight = 841.890; ///< A4
    static constexpr double kUnitsPerPoint = 20;

    explicit ReportPages(const Report& report);

    int count() const { return static_cast<int>(pages_.size()); }
    /// Paints a page; the painter's units are points (origin at the upper left corner of the paper).
    void paint(QPainter& painter, int page) const;

    struct OutlineEntry {
        QString title; ///< with its number
        QString key;   ///< of the section (reportSectionKeys)
        int page = 0;
        double top = 0; ///< from the upper edge
    };
    const std::vector<OutlineEntry>& outline() const { return outline_; }

    /// A piece that is never broken over two pages. Positions are given at drawing time, in points.
    struct Item {
        double height = 0;
        double before = 0;         ///< space above, dropped at the top of a page
        bool keepWithNext = false; ///< headings, figures before their caption
        bool floats = false;       ///< a figure: what follows may stand before it where it does not fit
        std::function<void(QPainter&, double top)> draw;
        double least = 0; ///< a figure can be made this low, so that a page is not left half empty; 0 = not
        std::function<void(double height)> lower; ///< makes it that high, again from its own height
        std::shared_ptr<Item> repeated; ///< drawn again if this item starts a page (head of a table)
        QString outlineTitle, outlineKey;
    };

  private:
    struct Placed {
        std::shared_ptr<Item> item;
        double top = 0;
    };
    using ItemList = std::vector<std::shared_ptr<Item>>;
    /// Figures may move behind what follows them.
    void paginate(ItemList& items);
    void fillLastPage(ItemList& items);
    static std::size_t chainEnd(const ItemList& items, std::size_t begin, double& height);
    static bool fillGap(ItemList& items, std::size_t begin, std::size_t end, double top);

    Report report_;
    std::vector<std::vector<Placed>> pages_;
    std::vector<OutlineEntry> outline_;
};

/// The blocks of a report as items, in order.
std::vector<std::shared_ptr<ReportPages::Item>> reportItems(const Report& report);

} // namespace rigor

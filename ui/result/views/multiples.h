#pragma once
// Small plots of one kind in a lattice: of all experiments of a result, or of a running search. All are in
// view at once where there is room, in the places of their plan if they have one; else they scroll. Painted
// by hand and only where they are visible, so that a hundred of them cost a few milliseconds.

#include "core/presentation/presentation.h"
#include "ui/widgets/access.h"

#include <QAbstractScrollArea>
#include <QSet>

#include <memory>

namespace rigor {

class PageState;

class Multiples : public QAbstractScrollArea, public Painted {
    Q_OBJECT
  public:
    explicit Multiples(QWidget* parent = nullptr);
    QAccessible::Role accessRole() const override { return QAccessible::Chart; }
    /// In the first of its orders. What is selected stays so if it is there.
    void setView(view::Multiples shown);
    void setOrder(std::vector<std::size_t> places);
    int count() const { return static_cast<int>(order_.size()); }
    QString keyAt(int place) const;
    void setSelected(const QString& key);
    QString selected() const { return selected_; }
    /// Names of the legend that are not drawn.
    void setHidden(const QSet<QString>& names);
    /// What is shown is out of date: drawn pale.
    void setBehind(bool behind);
    bool isBehind() const { return behind_; }
    bool isPlanned() const { return planned_; } ///< in the rows and groups of the plan, with its headings
    QRect cellRect(int place) const;            ///< in the viewport
    QString readout(int place) const;           ///< what a cell says in words

  Q_SIGNALS:
    void keyClicked(const QString& key);

  protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool viewportEvent(QEvent* event) override;

  private:
    bool hasHeads() const { return static_cast<bool>(shown_.note); }
    int gap() const;
    int left() const; ///< of the first column
    int top() const;  ///< of the first row, not scrolled
    void arrange();
    bool arrangePlanned();
    bool arrangeInView(int width, int height);
    int placeAt(const QPoint& position) const;
    int placeOf(const QString& key) const; ///< -1 = none
    /// The cell next to the selected one in a direction.
    int neighbour(int dx, int dy) const;
    void choose(int place);
    const FigurePanel& panelOf(std::size_t plot) const;
    void paintHeadings(QPainter& painter) const;
    void paintCell(QPainter& painter, const QRect& cell, std::size_t plot, bool chosen) const;
    QRectF paintHead(QPainter& painter, const QRect& cell, std::size_t plot) const;
    void paintPanel(QPainter& painter, const QRectF& box, const FigurePanel& panel) const;

    view::Multiples shown_;
    mutable std::vector<std::unique_ptr<FigurePanel>> panels_; ///< made when first painted
    std::vector<std::size_t> order_;
    QSet<QString> hidden_;
    QString selected_;
    int place_ = -1; ///< chosen here: keys may be alike
    int columns_ = 1, cellHeight_ = 40, titleWidth_ = 0;
    bool behind_ = false, planned_ = false;
};

/// With the choice of its order; a click selects on the page.
QWidget* multiplesPanel(const view::Multiples& view, PageState& state);

} // namespace rigor

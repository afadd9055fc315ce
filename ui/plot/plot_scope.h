#pragma once
// What the plots of one page share where they have one abscissa: both cursors, and the stretch of it that a
// person zooms to.

#include <QObject>

#include <functional>

class QWidget;

namespace rigor {

class Plot;

class PlotScope : public QObject {
    Q_OBJECT
  public:
    /// Of all plots in `page`, those that are made later too; owned by it.
    explicit PlotScope(QWidget* page);
    /// That of the page a plot stands on; nullptr = it stands alone.
    static PlotScope* of(const Plot& plot);

    /// Plots zoom together; else each for itself.
    bool isLinked() const { return linked_; }
    /// `after` is the plot whose stretch the others take when they are linked anew.
    void setLinked(bool linked, const Plot& after);
    bool hasOthers(const Plot& plot) const;
    /// Every other plot of the page over the abscissa of this one.
    void eachOther(const Plot& plot, const std::function<void(Plot&)>& act) const;

  private:
    QWidget* page_;
    bool linked_ = true;
};

/// One quantity in one unit; what is counted without a name, or told apart by words, is no common abscissa.
bool haveOneAbscissa(const Plot& a, const Plot& b);

} // namespace rigor

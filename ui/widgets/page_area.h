#pragma once
// Pages in windows that are smaller than they need: they scroll instead of being squeezed.

#include <QScrollArea>
#include <QStackedWidget>

namespace rigor {

/// Holds a page: as large as the area, never smaller than the page can be.
class PageArea : public QScrollArea {
  public:
    explicit PageArea(QWidget* page);
    QSize minimumSizeHint() const override { return {200, 120}; }

  protected:
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void place();
};

/// Needs the room of the widget that is shown, not that of the largest.
class ShownStack : public QStackedWidget {
  public:
    explicit ShownStack(QWidget* parent = nullptr);
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return false; }
};

/// Scrolls all areas around a widget so far that it is in sight.
void bringIntoView(QWidget* widget);

} // namespace rigor

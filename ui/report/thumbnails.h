#pragma once
// The pages of the report as small pictures with their numbers below each other; a click, or the arrow keys,
// choose a page; Page Up and Page Down scroll the whole ones. The current one has the accent's frame.

#include "ui/widgets/access.h"

#include <QImage>
#include <QScrollArea>

#include <vector>

namespace rigor {

class ReportThumbnails : public QScrollArea, public Painted {
    Q_OBJECT
  public:
    explicit ReportThumbnails(QWidget* parent = nullptr);
    static constexpr int kPageWidth = 92;
    QAccessible::Role accessRole() const override { return QAccessible::List; }
    std::vector<AccessPart> accessParts() const override;
    int accessFocus() const override { return current_; }
    std::function<void()> accessPress(int part) override;
    /// A page's picture at the size of this column; for any thread.
    static QImage smallOf(const QImage& page, double ratio);
    void set(std::vector<QImage> pages);
    void setCurrent(int page);
    int current() const { return current_; }
    int count() const { return static_cast<int>(pages_.size()); }
    QRect rectOf(int page) const; ///< of the picture, in the coordinates of the column

  Q_SIGNALS:
    void chosen(int page);
    void scrollAsked(int views); ///< Page Up, Page Down: through the whole pages

  protected:
    void keyPressEvent(QKeyEvent* event) override;

  private:
    class Column;
    void choose(int page);
    std::vector<QImage> pages_;
    Column* column_;
    int current_ = 0;
};

} // namespace rigor

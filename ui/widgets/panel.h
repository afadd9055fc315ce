#pragma once
// Panel: raised fill, border, head of 32 (title, muted note, legend or actions right), content below. Panels
// are not nested.

#include "ui/widgets/text/labels.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

namespace rigor {

class Panel : public QWidget, public Painted {
    Q_OBJECT
  public:
    /// Empty title: no head.
    explicit Panel(const QString& title = {}, QWidget* parent = nullptr);
    QAccessible::Role accessRole() const override { return QAccessible::Grouping; }
    void setTitle(const QString& title);
    void setNote(const QString& note);
    /// Puts a widget at the right of the head, after those already there.
    void addToHead(QWidget* widget);
    /// The one content widget; it fills the panel to `margin` px.
    void setContent(QWidget* content, int margin = 2);
    QWidget* content() const { return content_; }

  protected:
    static constexpr int kHeadMargin = 11; ///< px left and right of what stands in the head
    /// Width left in the head for this widget, beside the title and what else stands there; the note gives
    /// way, as it is elided.
    int roomInHead(const QWidget* widget) const;
    /// Moves a widget of the head into a row of its own under it, or back to its place at the right.
    void placeUnderHead(QWidget* widget, bool under);
    void paintEvent(QPaintEvent* event) override;

  private:
    QWidget* head_;
    Text* title_;
    Text* note_;
    QHBoxLayout* headRow_;
    QVBoxLayout* column_;
    QWidget* content_ = nullptr;
    QWidget* under_ = nullptr; ///< the row under the head, if there is one
};

/// Head of a page (44 high): title, state as icon + word, one muted clause, actions at the right.
class PageHead : public QWidget {
    Q_OBJECT
  public:
    explicit PageHead(const QString& title, QWidget* parent = nullptr);
    void setTitle(const QString& title);
    void setState(const QString& iconName, Ink ink, const QString& word, bool turning = false);
    void clearState() { setState({}, Ink::Text, {}); }
    void setClause(const QString& clause);
    void addAction(QWidget* button);

  private:
    Text* title_;
    IconLabel* icon_;
    Text* word_;
    Text* clause_;
    QHBoxLayout *row_, *actions_;
};

/// A row of buttons of which one is down.
class Segments : public QWidget, public Painted {
    Q_OBJECT
  public:
    explicit Segments(const QStringList& texts, QWidget* parent = nullptr);
    void setCurrent(int index);
    int current() const { return current_; }
    QAccessible::Role accessRole() const override { return QAccessible::Grouping; }
    std::vector<AccessPart> accessParts() const override;
    int accessFocus() const override { return current_; }
    std::function<void()> accessPress(int part) override;
  Q_SIGNALS:
    void chosen(int index);

  protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    QSize sizeHint() const override;

  private:
    std::vector<int> edges() const;
    void choose(int index);
    QStringList texts_;
    int current_ = 0;
};

/// Standard layout of a page: head, strips, body with margins 16 / 12 and gaps of 12.
QVBoxLayout* pageLayout(QWidget* page, PageHead* head);

} // namespace rigor

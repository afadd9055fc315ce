#pragma once
// The sections of the report, rows to tick and to drag into another order: number and name, what is in it,
// locked where it is always printed. A click on a row shows the section in the preview; with the keyboard
// Enter does, Space ticks, Alt+Up and Alt+Down move.

#include "ui/widgets/access.h"

#include <QWidget>

#include <vector>

class QCheckBox;
class QVBoxLayout;

namespace rigor {

class Text;

class SectionRow : public QWidget, public Painted {
    Q_OBJECT
  public:
    /// key: of the section in the report, for preview and order; "" = the first page, which does not move.
    SectionRow(const QString& name, const QString& key, bool ticked, bool locked, bool movable,
               QWidget* parent = nullptr);
    void setNumber(const QString& number); ///< "" = not in the report
    void setNote(const QString& note);
    void setCurrent(bool current);
    bool isTicked() const;
    void setTicked(bool ticked);
    bool isMovable() const { return movable_; }
    QString key() const { return key_; }
    QString shownName() const;
    QAccessible::Role accessRole() const override { return QAccessible::ListItem; }
    void addAccessState(QAccessible::State& state) const override { state.selected = current_; }
    std::function<void()> accessPress(int part) override;

  Q_SIGNALS:
    void toggled();
    void chosen();
    void moveAsked(int places); ///< by the keyboard; -1 = up
    void draggedTo(double y);   ///< the middle of the row, in the parent's coordinates
    void dropped();

  protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

  private:
    QString name_, key_;
    QCheckBox* box_;
    Text *label_, *note_;
    bool movable_, current_ = false, dragging_ = false;
    double pressedAt_ = -1;
};

/// The rows in their order. Rows that do not move keep their places.
class SectionList : public QWidget {
    Q_OBJECT
  public:
    explicit SectionList(QWidget* parent = nullptr);
    /// These rows, in this order; those of before that are not among them are hidden and stay the caller's.
    void setRows(const std::vector<SectionRow*>& rows);
    const std::vector<SectionRow*>& rows() const { return rows_; } ///< as they stand
    /// Moves a row past movable ones only; nothing happens where that is not possible.
    void move(SectionRow* row, int places);
    /// Back to the order in which the rows were set.
    void reset();
    /// Keys of the movable rows, from top to bottom.
    std::vector<std::string> order() const;

  Q_SIGNALS:
    void chosen(rigor::SectionRow* row);
    void toggled();
    void reordered();

  private:
    void place(SectionRow* row, int index);
    void follow(SectionRow* row);
    QVBoxLayout* column_;
    std::vector<SectionRow*> rows_, added_;
    bool movedByDrag_ = false;
};

} // namespace rigor

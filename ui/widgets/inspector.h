#pragma once
// The right column: collapsible groups of rows. A page fills it with its own groups.

#include "ui/widgets/text/labels.h"

#include <QScrollArea>
#include <QVBoxLayout>

class QGridLayout;

namespace rigor {

/// One group: head of 32 with chevron, title and muted note; rows below.
class InspectorGroup : public QWidget, public Painted {
    Q_OBJECT
  public:
    explicit InspectorGroup(const QString& title, QWidget* parent = nullptr);
    void setTitle(const QString& title);
    void setNote(const QString& note);
    void setOpen(bool open);
    bool isOpen() const { return open_; }
    QAccessible::Role accessRole() const override { return QAccessible::Grouping; }
    void addAccessState(QAccessible::State& state) const override;
    std::function<void()> accessPress(int part) override;

    /// Row "muted name ... value at the right".
    Text* addValue(const QString& name, const QString& value, Ink ink = Ink::Text, bool strong = false);
    void addText(const QString& text);
    /// The single number a group is about.
    void addFigure(const QString& text);
    void addWidget(QWidget* widget);
    /// A small table: heads (first column left, others right), rows; first column strong if `strongFirst`.
    /// Where a row is too wide for the inspector, name and first value stand over the others. tips: of the
    /// cells, as rows; may be empty.
    void addTable(const QStringList& heads, const QVector<QStringList>& rows, bool strongFirst = false,
                  const QVector<QStringList>& tips = {});
    void clear();
    /// Says the rows anew: those that come again in `fill` stay, with their new texts.
    template <class Fill> void refill(const Fill& fill) {
        at_ = 0;
        fill();
        dropFrom(at_);
    }

  protected:
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

  private:
    friend class Inspector;
    /// A row that may be said anew: what it is, and the texts that change.
    struct Row {
        QString kind;
        QWidget* widget;
        QVector<Text*> texts;
        bool stacked = false; ///< a table with two lines a row
    };
    /// The row to be said anew, if the next one is of this kind; else that one and all below go, null.
    Row* next(const QString& kind);
    void dropFrom(qsizetype row);
    QString key_; ///< the title it was added with
    Text* title_;
    Text* note_;
    QWidget* body_;
    QVBoxLayout* rows_;
    QVector<Row> said_;
    qsizetype at_ = 0; ///< rows of said_ that are said
    bool open_ = true;
};

/// A column of groups with lines between them, scrolling when it is too high.
class Inspector : public QScrollArea {
    Q_OBJECT
  public:
    explicit Inspector(QWidget* parent = nullptr);
    InspectorGroup* addGroup(const QString& title);
    void addWidget(QWidget* widget);
    void clear();
    /// Says all groups anew, several times a second: groups and rows that come again in `fill` stay, with the
    /// keyboard, the scrolling and whether they are open.
    template <class Fill> void refill(const Fill& fill) {
        beginRefill();
        fill();
        endRefill();
    }

  private:
    void beginRefill();
    void endRefill();
    QWidget* column_;
    QVBoxLayout* layout_;
    QVector<InspectorGroup*> groups_; ///< added by addGroup since the last clear
    qsizetype at_ = -1;               ///< groups that are filled anew; -1 = none is
};

} // namespace rigor

#pragma once
// Small pieces every page is made of: texts of a use and ink, buttons of a kind, lines.

#include "ui/widgets/access.h"
#include "ui/widgets/look/fonts.h"
#include "ui/widgets/look/icons.h"

#include <QLabel>
#include <QPushButton>
#include <QWidget>

namespace rigor {

/// A label that keeps its ink when the theme changes and elides its end when there is no room (full text as
/// tooltip).
class Text : public QLabel {
    Q_OBJECT
  public:
    Text(const QString& text, TextUse use, Ink ink = Ink::Text, int weight = QFont::Normal,
         QWidget* parent = nullptr);
    void setInk(Ink ink);
    void setElided(bool elided);
    QSize minimumSizeHint() const override;

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    void recolour();
    Ink ink_;
    bool elided_ = false;
};

/// An icon of 16 (or 24) px that turns while `running`.
class IconLabel : public QWidget, public Painted {
    Q_OBJECT
  public:
    IconLabel(const QString& name, Ink ink, int size = 16, QWidget* parent = nullptr);
    void set(const QString& name, Ink ink);
    void setTurning(bool turning);
    /// The words beside it say what it means.
    QAccessible::Role accessRole() const override { return QAccessible::Graphic; }

  protected:
    void paintEvent(QPaintEvent* event) override;
    void timerEvent(QTimerEvent* event) override;

  private:
    QString name_;
    Ink ink_;
    int timer_ = 0;
    double angle_ = 0;
};

QPushButton* makeButton(const QString& text, const QString& iconName = {}, const char* kind = "",
                        QWidget* parent = nullptr);
/// 1-px line in the border colour.
QWidget* makeLine(Qt::Orientation orientation, QWidget* parent = nullptr);
/// A widget filled with a palette role or token colour that follows the theme; set by the object name "nav",
/// ...
class Surface : public QWidget {
    Q_OBJECT
  public:
    enum class Fill { Window, Nav, Raised };
    explicit Surface(Fill fill, QWidget* parent = nullptr);
    /// Draws a 1-px border line on these edges.
    void setEdges(Qt::Edges edges);

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    Fill fill_;
    Qt::Edges edges_;
};

} // namespace rigor

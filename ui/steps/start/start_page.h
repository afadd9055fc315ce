#pragma once
// What an empty project shows: a place to drop a file and the shipped rigs to start from.

#include "ui/widgets/access.h"

#include <QWidget>

namespace rigor {

struct ShippedRig;
/// "Rig: wet friction clutch, shifting time (108 experiments)" -> "Wet friction clutch".
QString rigTitle(const ShippedRig& rig);

class StartPage : public QWidget {
    Q_OBJECT
  public:
    explicit StartPage(QWidget* parent = nullptr);

  Q_SIGNALS:
    void actionAsked(const QString& name);
    void rigChosen(const QString& name);
};

/// One shipped rig: small picture, title, question, method. A button in behaviour.
class RigCard : public QWidget, public Painted {
    Q_OBJECT
  public:
    RigCard(const QString& rig, const QString& title, const QString& question, const QString& method,
            bool ready, QWidget* parent = nullptr);
    QAccessible::Role accessRole() const override { return QAccessible::Button; }
    QString accessSummary() const override { return ready_ ? method_ : QString(); }
    std::function<void()> accessPress(int part) override;

  Q_SIGNALS:
    void chosen(const QString& rig);

  protected:
    void paintEvent(QPaintEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;

  private:
    QString rig_, title_, question_, method_;
    bool ready_, hovered_ = false;
};

} // namespace rigor

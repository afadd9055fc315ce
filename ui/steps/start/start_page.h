#pragma once
// What an empty project shows: a place to drop a file, templates of an own study and the shipped rigs.

#include "ui/widgets/access.h"

#include <QWidget>

#include <vector>

class QGridLayout;

namespace rigor {

class RigCard;
struct ShippedRig;
/// "Rig: wet friction clutch, shifting time (108 experiments)" -> "Wet friction clutch".
QString rigTitle(const ShippedRig& rig);

/// A template as it is offered, in the language of the window.
struct TemplateText {
    QString name;  ///< its folder, "rc-circuit"
    QString title; ///< "RC circuit"
    QString about; ///< what is measured and what is found
};
/// In the order in which they are offered.
std::vector<TemplateText> templateTexts();
std::vector<TemplateText> exampleTexts(); ///< of models from elsewhere: "fmu", "program", "server"

class StartPage : public QWidget {
    Q_OBJECT
  public:
    explicit StartPage(QWidget* parent = nullptr);

  Q_SIGNALS:
    void actionAsked(const QString& name);
    void rigChosen(const QString& name);

  protected:
    void resizeEvent(QResizeEvent* event) override;

  private:
    /// Small cards in as many columns as their words leave room for.
    struct SmallCards {
        QGridLayout* grid = nullptr;
        std::vector<RigCard*> cards;
        int columns = 0;
    };
    void arrange(SmallCards& small) const;

    SmallCards templates_, examples_;
};

/// One shipped rig: small picture, title, question, method; a template (method "") beside its fellows: small
/// picture and title, the rest as its tip. A button in behaviour.
class RigCard : public QWidget, public Painted {
    Q_OBJECT
  public:
    RigCard(const QString& rig, const QString& title, const QString& question, const QString& method,
            bool ready, QWidget* parent = nullptr);
    QAccessible::Role accessRole() const override { return QAccessible::Button; }
    QString accessSummary() const override { return ready_ ? method_ : QString(); }
    std::function<void()> accessPress(int part) override;
    int heightForWidth(int width) const override; ///< of a template: as many lines as its title takes
    int leastWidth() const;                       ///< of a template: that of its longest word

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

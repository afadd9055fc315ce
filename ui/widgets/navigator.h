#pragma once
// The left column: seven steps of two lines with their states, the runs, the guide. Below 1440 px it is a
// rail of icons, in which the runs are a menu. It only shows; what a step's state is decides
// ui/shell/step_states.h.

#include "ui/widgets/access.h"
#include "ui/widgets/look/icons.h"

#include <QWidget>

#include <array>
#include <vector>

class QMenu;

namespace rigor {

/// NotNeeded: the method of the study does without this step; the sentence says why.
enum class StepState { Done, Next, Blocked, Running, Attention, Wrong, EmptySet, NotNeeded };

struct StepInfo {
    QString name;     ///< "Data"
    QString iconName; ///< own icon, shown in state Next and in the rail
    StepState state = StepState::Next;
    QString sentence; ///< second line
};

struct RunItem {
    QString name;  ///< "3 Maximum entropy"
    QString right; ///< time, "EMPTY", "failed", "42 %"
    QString iconName;
    Ink ink = Ink::Success;
    bool turning = false;
    QString state = {}; ///< in words, where only the icon tells it
};

/// Icon and ink of a state; Next has none of its own.
std::pair<QString, Ink> stateIcon(StepState state);

class Navigator : public QWidget, public Painted {
    Q_OBJECT
  public:
    static constexpr int kSteps = 7, kWide = 208, kRail = 48;
    explicit Navigator(QWidget* parent = nullptr);
    void setSteps(const std::array<StepInfo, kSteps>& steps);
    void setRuns(const std::vector<RunItem>& runs);
    void setCurrentStep(int step);
    void setCurrentRun(int run); ///< index in the list, -1 = none
    void setRail(bool rail);
    const std::array<StepInfo, kSteps>& steps() const { return steps_; }
    QRect stepRect(int step) const;
    QRect runRect(int run) const;
    QRect runsRect() const; ///< of the rail: the button that opens the menu of runs
    QAccessible::Role accessRole() const override { return QAccessible::List; }
    std::vector<AccessPart> accessParts() const override;
    int accessFocus() const override;
    std::function<void()> accessPress(int part) override;
    /// The runs as a menu, newest first; null if there are none.
    QMenu* openRuns();

  Q_SIGNALS:
    void stepChosen(int step);
    void runChosen(int run);
    void runMenu(int run, const QPoint& globalPosition);
    void guideAsked();

  protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void timerEvent(QTimerEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    bool event(QEvent* event) override;
    QSize sizeHint() const override { return {rail_ ? kRail : kWide, 400}; }

  private:
    void paintStep(QPainter& painter, int step);
    void paintRail(QPainter& painter);
    void paintRuns(QPainter& painter);
    void paintFocus(QPainter& painter);    ///< the ring
    int itemAt(const QPoint& point) const; ///< 0.. steps, 98 menu of runs, 99 guide, 100.. runs, -1
    void choose(int item, const QPoint& menuAt, bool menu);
    std::vector<int> items() const; ///< what the keyboard reaches, from above
    QRect rectOf(int item) const;
    QRect guideRect() const;
    void updateTimer();
    void focusOn(int item);
    std::array<StepInfo, kSteps> steps_;
    std::vector<RunItem> runs_;
    int current_ = 0, currentRun_ = -1, hovered_ = -1, focused_ = 0;
    bool rail_ = false, ring_ = false; ///< ring_: focus came by the keyboard
    int timer_ = 0;
    double angle_ = 0;
};

} // namespace rigor
